//! Whole games, one for each way a game can end. The file's name says which: a change of the rules shows up here first.

use std::collections::BTreeSet;

use hustings_kursi::Kursi;
use hustings_testkit::{Kept, kept_records};

#[test]
fn ku_8_5_every_way_to_end() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
    let mut reasons = BTreeSet::new();
    for Kept { name, record, outcome } in kept_records::<Kursi>(folder) {
        assert!(name.ends_with(&format!("-by-{}", outcome.reason)), "{name}: {}", outcome.reason);
        assert!(name.starts_with(&format!("{}-players", record.seats)), "{name}");
        reasons.insert(outcome.reason.into_owned());
    }
    assert_eq!(reasons, ["leftmost", "seats", "shared"].map(str::to_owned).into());
}
