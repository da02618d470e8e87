//! Whole games, one for each way a game can end. The file's name says which: a change of the rules shows up here first.

use std::collections::BTreeSet;

use hustings_sarkaar::Sarkaar;
use hustings_testkit::{Kept, kept_records};

#[test]
fn sk_10_4_every_way_to_end() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
    let mut reasons = BTreeSet::new();
    for Kept { name, record, outcome } in kept_records::<Sarkaar>(folder) {
        let shared = outcome.winners().len() > 1;
        let way = if shared { "shared".to_owned() } else { outcome.reason.replace('_', "-") };
        assert!(name.ends_with(&format!("-by-{way}")), "{name}: {} {shared}", outcome.reason);
        assert!(name.starts_with(&format!("{}-seats", record.seats)), "{name}");
        reasons.insert(way);
    }
    assert_eq!(reasons, ["round-cap", "shared", "states", "target"].map(str::to_owned).into());
}
