//! Whole games, one for each way a game can end. The file's name says which: a change of the rules shows up here first.

use std::collections::BTreeSet;

use hustings_core::{Match, Record};
use hustings_kilonzo::Kilonzo;

#[test]
fn kl_5_1_every_way_to_end() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
    let mut reasons = BTreeSet::new();
    for entry in std::fs::read_dir(folder).expect("the folder of records") {
        let path = entry.expect("a file").path();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).expect("a text");
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(record.to_string(), text, "{name} is written as a record is written");

        let audit = Match::<Kilonzo>::verify(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(audit.witnessed, "{name} has the hash of its events");
        let outcome = audit.outcome.unwrap_or_else(|| panic!("{name} is not over"));
        assert!(name.ends_with(&format!("-by-{}", outcome.reason)), "{name}: {}", outcome.reason);
        assert!(name.starts_with(&format!("{}-seats", record.seats)), "{name}");
        reasons.insert(outcome.reason.into_owned());
    }
    let all = ["influence", "majorities", "money", "shared", "solo"];
    assert_eq!(reasons, all.map(str::to_owned).into());
}
