//! Changes between JSON texts: the samples that the page's tests read too, and any two texts at all.

use hustings_core::{apply, difference};
use proptest::prelude::*;
use serde_json::{Value, json};

fn change(old: &Value, new: &Value) -> Value {
    serde_json::from_str(&difference(&old.to_string(), &new.to_string())).expect("a change is JSON")
}

#[test]
fn the_samples_that_the_page_reads_too() {
    let samples: Vec<Value> = serde_json::from_str(include_str!("../differences.json")).expect("JSON");
    assert!(samples.len() > 5);
    for sample in &samples {
        let (old, new) = (&sample["old"], &sample["new"]);
        assert_eq!(change(old, new), sample["change"], "from {old} to {new}");
        assert_eq!(apply(old.clone(), &sample["change"]).as_ref(), Some(new), "from {old} to {new}");
    }
}

#[test]
fn a_change_that_does_not_fit_is_noticed() {
    let old = json!({"list": [1, 2], "text": "x"});
    let wrong = [
        json!([]),
        json!([[], [], []]),
        json!({"gone": []}),
        json!({"text": {"0": [1]}}),
        json!({"list": {"2": [1]}}),
        json!({"list": {"first": [1]}}),
        json!({"list": {"1-2": [1]}}),
        json!({"list": {"0,2": [1]}}),
        json!({"list": {"0-18446744073709551615": [1]}}),
        json!({"list": {"": [1]}}),
        json!({"list": {"0,": [1]}}),
        json!({"list": {"-1": [1]}}),
        json!({"list": [[0, 3], []]}),
        json!({"list": [[0], []]}),
        json!({"list": [[-1, 1], []]}),
        json!({"list": [[0, u64::MAX], []]}),
        json!({"text": [[0, 1], []]}),
    ];
    for change in wrong {
        assert_eq!(apply(old.clone(), &change), None, "{change}");
    }
}

/// Small and few, so that two values often share something.
fn values() -> impl Strategy<Value = Value> {
    let text = prop::sample::select(vec!["", "a", "b,", "\"}", "\\", "ä]", "a longer text"]);
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (-12..12_i64).prop_map(Value::from),
        text.clone().prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 40, 6, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::vec((text.clone(), inner), 0..5)
                .prop_map(|members| members.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()),
        ]
    })
}

proptest! {
    #[test]
    fn any_change_leads_from_the_old_to_the_new(old in values(), new in values()) {
        let change = change(&old, &new);
        prop_assert_eq!(apply(old, &change), Some(new), "{}", change);
    }

    /// Also where one stands inside the other, and most is unchanged.
    #[test]
    fn a_small_change_is_written_small(old in values(), new in values(), around in values()) {
        let [one, two] = [&old, &new].map(|inner| json!({"around": around, "list": [around, inner, around], "last": 1}));
        let change = change(&one, &two);
        prop_assert!(change.to_string().len() <= new.to_string().len() + 40, "{}", change);
        prop_assert_eq!(apply(one, &change), Some(two), "{}", change);
    }
}
