//! Records as text: whatever can be written reads back the same, and what cannot be read says where and why.

use hustings_core::{MAX_SEATS, Outcome, PerSeat, Record, Seat, TeamScore};
use proptest::prelude::*;
use serde_json::json;

const SMALL: &str = "\
hustings record 1
game: kuzushi
rules: 1
seats: 2
options: {\"grid\":6}
name 0: \"Ann\"
name 1: \"Ben\"
seed: \"any text\"
moves:
1 base 1,0
0 base 2,1
result: {\"ranks\":[1,2],\"scores\":[19,17],\"reason\":\"tiles\"}
events: \"abc\"
";

fn small() -> Record {
    Record {
        game: "kuzushi".to_owned(),
        rules: 1,
        set: None,
        seats: 2,
        options: json!({"grid": 6}),
        names: vec!["Ann".to_owned(), "Ben".to_owned()],
        seed: Some("any text".to_owned()),
        commitment: None,
        words: Vec::new(),
        moves: vec![(Seat(1), "base 1,0".to_owned()), (Seat(0), "base 2,1".to_owned())],
        result: Some(Outcome {
            ranks: PerSeat::new(2, |seat| seat.0 + 1),
            scores: PerSeat::new(2, |seat| 19 - 2 * i32::from(seat.0)),
            reason: "tiles".into(),
            teams: Vec::new(),
        }),
        events: Some("abc".to_owned()),
    }
}

#[test]
fn a_record_is_text_a_person_can_read() {
    assert_eq!(small().to_string(), SMALL);
    assert_eq!(SMALL.parse(), Ok(small()));
}

#[test]
fn line_ends_marks_blank_lines_and_remarks_mean_nothing() {
    let windows = format!("\u{feff}{}", SMALL.replace('\n', "\r\n"));
    assert_eq!(windows.parse(), Ok(small()));
    let airy = SMALL.replace('\n', "  \n\n# a remark\n\t# another\n");
    assert_eq!(airy.parse(), Ok(small()));
    assert_eq!(SMALL.trim_end().parse(), Ok(small()), "the last line end may be missing");
}

#[test]
fn odd_names_and_seeds_fit_on_their_lines() {
    for text in
        ["", " ", "\"quoted\"", "a\nb\r\n", "\0\u{1}\u{7f}\u{85}", "# no remark", "名前 😀 \u{202e}", "\\", "moves:"]
    {
        let mut record = small();
        record.names = vec![text.to_owned(), text.to_owned()];
        record.seed = Some(text.to_owned());
        record.words = vec![text.to_owned(), text.to_owned()];
        record.set = Some(text.to_owned());
        record.commitment = Some(text.to_owned());
        assert_eq!(record.to_string().parse(), Ok(record), "{text:?}");
    }
}

#[test]
fn teams_are_part_of_a_result() {
    let mut record = small();
    let result = record.result.as_mut().expect("a finished game");
    result.teams = vec![TeamScore { seats: vec![Seat(0), Seat(1)], score: 36 }];
    assert!(record.to_string().contains(r#""teams":[{"seats":[0,1],"score":36}]"#));
    assert_eq!(record.to_string().parse(), Ok(record));
}

/// The small record with one line replaced (or, with nothing, taken out).
fn with(line: usize, text: Option<&str>) -> String {
    let mut lines: Vec<&str> = SMALL.lines().collect();
    match text {
        Some(text) => lines[line - 1] = text,
        None => drop(lines.remove(line - 1)),
    }
    lines.join("\n")
}

fn error(text: &str) -> String {
    text.parse::<Record>().expect_err("no record").to_string()
}

#[test]
fn a_bad_record_says_which_line_and_what_was_expected() {
    for (line, text, expected) in [
        (1, "hustings record 2", "line 1: expected `hustings record 1`"),
        (3, "rules: one", "line 3: expected the version of the rules: expected value at line 1 column 1"),
        (3, "rules 1", "line 3: expected `key: value` or `moves:`"),
        (3, "rulez: 1", "line 3: `rulez` is no line of a record's header"),
        (4, "seats: 0", "line 4: expected 1 to 6 seats"),
        (4, "seats: 7", "line 4: expected 1 to 6 seats"),
        (5, "game: other", "line 5: this line stands here a second time"),
        (6, "name x: \"Ann\"", "line 6: expected a seat number after `name`"),
        (6, "name 1: \"Ann\"", "line 6: expected seat 0 here"),
        (7, "name 0: \"Ben\"", "line 7: expected seat 1 here"),
        (10, "2 base 1,0", "line 10: expected a seat below 2"),
        (10, "999 base 1,0", "line 10: expected a seat below 2"),
        (10, "1", "line 10: expected `seat move`"),
        (11, "base 2,1", "line 11: expected `key: value` or `moves:`"),
        (11, "seed: \"late\"", "line 11: expected `seat move`, `result:` or `events:`, not `seed`"),
        (13, "0 base 3,1", "line 13: a move after the result"),
    ] {
        assert_eq!(error(&with(line, Some(text))), expected, "{text}");
    }
    let unquoted = error(&with(8, Some("seed: any text")));
    assert!(unquoted.starts_with("line 8: expected a text in quotes: "), "{unquoted}");
    let many: Vec<u8> = (0..=MAX_SEATS as u8).collect();
    let many = format!("result: {{\"ranks\":{many:?},\"scores\":[],\"reason\":\"\"}}");
    let many = error(&with(12, Some(&many)));
    assert!(many.starts_with("line 12: expected the result as JSON: "), "{many}");
}

#[test]
fn a_record_with_something_missing_says_what() {
    assert_eq!(error(""), "expected a record, but the text is empty");
    assert_eq!(error(" \n# only a remark\n"), "expected a record, but the text is empty");
    assert_eq!(error(&with(2, None)), "expected a line `game:`");
    assert_eq!(error(&with(3, None)), "expected a line `rules:`");
    assert_eq!(error(&with(4, None)), "expected a line `seats:`");
    assert_eq!(error(&with(7, None)), "expected a line `name` for each seat or for none");
    assert_eq!(error("hustings record 1\ngame: a\n"), "expected `moves:` after the header");
    assert_eq!(with(5, None).parse::<Record>().expect("options may be left out").options, json!({}));
}

#[test]
fn nesting_without_end_is_an_error() {
    let deep = format!("options: {}", "[".repeat(100_000));
    assert!(error(&with(5, Some(&deep))).starts_with("line 5: expected the options as JSON: recursion limit"));
}

prop_compose! {
    fn any_record()(
        seats in 1..=MAX_SEATS as u8,
    )(
        seats in Just(seats),
        game in "[a-z][a-z-]{0,20}",
        rules in any::<u32>(),
        texts in proptest::collection::vec(proptest::option::of(any::<String>()), 4),
        options in any_options(),
        names in proptest::option::of(proptest::collection::vec(any::<String>(), usize::from(seats))),
        words in proptest::option::of(proptest::collection::vec(any::<String>(), usize::from(seats))),
        moves in proptest::collection::vec((0..seats, "[a-z0-9#:,-]([ -~ä€]{0,10}[a-z0-9#:,-])?"), 0..8),
        result in proptest::option::of((any::<[u8; MAX_SEATS]>(), any::<[i32; MAX_SEATS]>(), any::<String>())),
    ) -> Record {
        let [set, seed, commitment, events]: [_; 4] = texts.try_into().expect("four texts");
        Record {
            game, rules, set, seats, options, seed, commitment, events,
            names: names.unwrap_or_default(),
            words: words.unwrap_or_default(),
            moves: moves.into_iter().map(|(seat, mv)| (Seat(seat), mv)).collect(),
            result: result.map(|(ranks, scores, reason)| Outcome {
                ranks: PerSeat::new(seats, |seat| ranks[seat.index()]),
                scores: PerSeat::new(seats, |seat| scores[seat.index()]),
                reason: reason.into(),
                teams: Vec::new(),
            }),
        }
    }
}

fn any_options() -> impl Strategy<Value = serde_json::Value> {
    let value = prop_oneof![
        any::<i64>().prop_map(serde_json::Value::from),
        any::<u64>().prop_map(serde_json::Value::from),
        proptest::num::f64::NORMAL.prop_map(serde_json::Value::from),
        any::<bool>().prop_map(serde_json::Value::from),
        any::<String>().prop_map(serde_json::Value::from),
    ];
    let fields = proptest::collection::vec((any::<String>(), value), 0..5);
    fields.prop_map(|fields| serde_json::Value::Object(fields.into_iter().collect()))
}

/// A cut, a doubled or a moved piece, or a few other characters, anywhere in a good record.
fn spoilt() -> impl Strategy<Value = String> {
    let scrap = prop_oneof![
        Just(String::new()),
        any::<String>(),
        "[0-9]{1,12}( [a-z]{1,3})?",
        "\n?(moves|result|seats|game|name 0|word 9|options):.{0,9}\n?",
    ];
    (any_record(), any::<prop::sample::Index>(), 0..40usize, scrap).prop_map(|(record, at, length, scrap)| {
        let chars: Vec<char> = record.to_string().chars().collect();
        let at = at.index(chars.len());
        let end = (at + length).min(chars.len());
        chars[..at].iter().copied().chain(scrap.chars()).chain(chars[end..].iter().copied()).collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, rng_seed: proptest::test_runner::RngSeed::Fixed(1), ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_reads_back(record in any_record()) {
        let text = record.to_string();
        prop_assert_eq!(text.parse::<Record>(), Ok(record), "{}", text);
    }

    /// Whatever is accepted is a whole record: written again it reads as itself.
    #[test]
    fn a_spoilt_record_is_an_error_or_a_record(text in spoilt()) {
        if let Ok(record) = text.parse::<Record>() {
            prop_assert_eq!(record.to_string().parse::<Record>(), Ok(record));
        }
    }

    #[test]
    fn any_text_at_all_is_an_error_or_a_record(text in ".{0,200}") {
        let _ = text.parse::<Record>();
        let _ = format!("hustings record 1\n{text}").parse::<Record>();
        let _ = with(11, Some(&text)).parse::<Record>();
    }
}
