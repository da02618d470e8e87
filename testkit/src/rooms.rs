//! The check of a game's rooms: every game keeps the same things in files of the same names, so that a reader who knows
//! one game finds everything in the others. CONTRIBUTING.md has the plan.

use std::collections::BTreeSet;
use std::path::Path;

/// The files every game has.
const ALWAYS: [&str; 15] = [
    "info.rs",
    "setup.rs",
    "state.rs",
    "moves.rs",
    "events.rs",
    "error.rs",
    "notation.rs",
    "learning.rs",
    "sentences.rs",
    "sketch.rs",
    "view/mod.rs",
    "view/show.rs",
    "view/imagine.rs",
    "rules/mod.rs",
    "rules/finish.rs",
];

/// The files of a game with component files.
const CARDS: [&str; 2] = ["cards/mod.rs", "cards/load.rs"];

/// The files a game may have.
const SOMETIMES: [&str; 4] = ["cards/effects.rs", "orders.rs", "evaluation.rs", "evaluation/mod.rs"];

/// Names that a file may not have, because an agreed room has that role under its one name.
const SYNONYMS: [&str; 15] = [
    "effect",
    "says",
    "sayings",
    "words",
    "wording",
    "showing",
    "looking",
    "looks",
    "imagining",
    "loader",
    "loading",
    "target",
    "order",
    "event",
    "ending",
];

/// What is wrong with the files below a game's `src`: an agreed room that is missing, or a file nobody agreed on. Other
/// files are allowed, in `view/` and `cards/` too, if they are among the game's `own_rooms` (`regions`, `view/offers`)
/// and the tour in `lib.rs` mentions them. The files of `rules/` and `evaluation/` are up to the game. No file may use
/// a synonym for an agreed room.
pub fn strange_rooms(src: impl AsRef<Path>, own_rooms: &[&str]) -> Vec<String> {
    let src = src.as_ref();
    // Duel is a module of testkit.
    let root = if src.join("mod.rs").exists() { "mod.rs" } else { "lib.rs" };
    let tour = std::fs::read_to_string(src.join(root)).unwrap_or_default();
    let mut files = BTreeSet::new();
    list(src, "", &mut files);
    strange(&files, root, &tour, own_rooms)
}

fn strange(files: &BTreeSet<String>, root: &str, tour: &str, own_rooms: &[&str]) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut wanted = ALWAYS.to_vec();
    wanted.push(root);
    if files.iter().any(|file| file.starts_with("cards")) {
        wanted.extend(CARDS);
    }
    wrong.extend(wanted.iter().filter(|room| !files.contains(**room)).map(|room| format!("{room} is missing")));
    if !files.contains("evaluation.rs") && !files.contains("evaluation/mod.rs") {
        wrong.push("evaluation is missing".to_owned());
    }
    for file in files {
        let room = file.strip_suffix(".rs").unwrap_or(file);
        let name = room.rsplit('/').next().unwrap_or(room);
        let agreed = wanted.contains(&file.as_str()) || SOMETIMES.contains(&file.as_str());
        let own_affair = file.starts_with("rules/") || file.starts_with("evaluation/");
        if SYNONYMS.contains(&name) {
            wrong.push(format!("{file} is another name for an agreed room"));
        } else if !agreed && !own_affair && !own_rooms.contains(&room) {
            wrong.push(format!("nobody agreed on a room {file}"));
        } else if own_rooms.contains(&room) && !tour.contains(&format!("`{room}`")) {
            wrong.push(format!("the tour in lib.rs does not mention `{room}`"));
        }
    }
    wrong
}

fn list(folder: &Path, prefix: &str, files: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display())) {
        let path = entry.expect("a folder can be listed").path();
        let name = format!("{prefix}{}", path.file_name().expect("a name").to_string_lossy());
        if path.is_dir() {
            list(&path, &format!("{name}/"), files);
        } else if name.ends_with(".rs") {
            files.insert(name);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is wrong with a game that has the agreed rooms and also these files.
    fn with(more: &[&str], own_rooms: &[&str]) -> Vec<String> {
        let agreed = ALWAYS.iter().chain(&CARDS).chain(&["lib.rs", "evaluation.rs"]);
        let files = agreed.chain(more).map(|file| (*file).to_owned()).collect();
        strange(&files, "lib.rs", "//! A tour: `view/offers` are what seats propose.", own_rooms)
    }

    #[test]
    fn a_file_in_the_wrong_place_is_found() {
        assert_eq!(with(&["orders.rs", "rules/debate.rs", "cards/effects.rs", "evaluation/prior.rs"], &[]), [""; 0]);
        assert_eq!(with(&["view/offers.rs"], &["view/offers"]), [""; 0]);
        assert_eq!(with(&["view/offers.rs"], &[]), ["nobody agreed on a room view/offers.rs"]);
        assert_eq!(with(&["cards/bits.rs"], &["cards/bits"]), ["the tour in lib.rs does not mention `cards/bits`"]);
        assert_eq!(with(&["helpers.rs"], &[]), ["nobody agreed on a room helpers.rs"]);
        for synonym in ["view/showing.rs", "rules/target.rs", "rules/effect.rs", "cards/loader.rs", "says.rs"] {
            let own = [synonym.strip_suffix(".rs").unwrap()];
            assert_eq!(with(&[synonym], &own), [format!("{synonym} is another name for an agreed room")]);
        }
    }

    #[test]
    fn a_missing_room_is_found() {
        let files = ["lib.rs".to_owned(), "cards/mod.rs".to_owned()].into();
        let wrong = strange(&files, "lib.rs", "", &[]);
        assert!(wrong.contains(&"view/show.rs is missing".to_owned()), "{wrong:?}");
        assert!(
            wrong.contains(&"cards/load.rs is missing".to_owned())
                && wrong.contains(&"evaluation is missing".to_owned())
        );
    }
}
