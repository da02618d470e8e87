//! The records in a game's tests: whole games, one for each way to end, named after it.

use std::path::Path;

use hustings_core::{Game, Match, Outcome, Record};

/// A record and the outcome it leads to.
pub struct Kept {
    /// The file's name without its extension.
    pub name: String,
    pub record: Record,
    pub outcome: Outcome,
}

/// Reads every record of a folder, and checks that it is in canonical form, passes verification and is a finished game.
pub fn kept_records<G: Game>(folder: impl AsRef<Path>) -> Vec<Kept> {
    let entries = std::fs::read_dir(folder).expect("the folder of records");
    let keep = |path: std::path::PathBuf| {
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).expect("a text");
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(record.to_string(), text, "{name} is written as a record is written");
        let audit = Match::<G>::verify(&record).unwrap_or_else(|error| panic!("{name}: {error:?}"));
        assert!(audit.witnessed, "{name} has the hash of its events");
        let outcome = audit.outcome.unwrap_or_else(|| panic!("{name} is not over"));
        Kept { name, record, outcome }
    };
    entries.map(|entry| keep(entry.expect("a file").path())).collect()
}
