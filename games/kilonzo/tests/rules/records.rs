//! Whole games, one for each way a game can end. The file's name says which: a change of the rules shows up here first.

use std::collections::BTreeSet;

use hustings_kilonzo::Kilonzo;
use hustings_testkit::{Kept, kept_records};

#[test]
fn kl_5_1_every_way_to_end() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
    let mut reasons = BTreeSet::new();
    for Kept { name, record, outcome } in kept_records::<Kilonzo>(folder) {
        assert!(name.ends_with(&format!("-by-{}", outcome.reason)), "{name}: {}", outcome.reason);
        assert!(name.starts_with(&format!("{}-seats", record.seats)), "{name}");
        reasons.insert(outcome.reason.into_owned());
    }
    let all = ["influence", "majorities", "money", "shared", "solo"];
    assert_eq!(reasons, all.map(str::to_owned).into());
}
