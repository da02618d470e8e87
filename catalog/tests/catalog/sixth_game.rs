//! A sixth game touches its own folders, one line in the catalog and one in the page (CONTRIBUTING.md, "Adding a game").

use std::fs;
use std::path::{Path, PathBuf};

use hustings_catalog::Catalog;
use hustings_core::{Game as _, Luck, Record, Seed};
use hustings_testkit::Duel;
use serde_json::json;

/// The catalog plays a game it has never seen: a whole match, by name and in text.
#[test]
fn a_game_of_ones_own_is_played_from_a_catalog_of_ones_own() {
    let catalog = Catalog::empty().with::<Duel>();
    let game = catalog.game(Duel::INFO.name).expect("the only game");
    let opened =
        game.start(3, &json!({"rounds": 2}), Seed::new("sixth", Vec::new()).expect("a seed")).expect("a table");
    let (mut table, mut luck) = (opened.game, Luck::from_number(6));
    while let Some(seat) = table.pending().first() {
        let moves = table.typed_moves(seat).expect("a seat of this table");
        assert!(moves.iter().all(|legal| legal.value.get().starts_with('{')), "typed values beside the notation");
        let told = table.play(seat, &luck.pick(&moves).text.clone()).expect("a listed move");
        assert!(!table.sentences(&told, hustings_core::Viewer::Spectator).is_empty());
    }
    let record: Record = table.record().to_string().parse().expect("what is written can be read");
    assert!(game.verify(&record).expect("it holds").outcome.is_some());
}

/// Shared code that names a game would have to be touched for the next one. Examples in help and comments take the first.
#[test]
fn shared_code_names_no_game() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the house");
    let rooms = ["core/src", "words/src", "testkit/src", "catalog/src", "bots/src", "lab/src", "server/src", "app/src"];
    let page = ["web/src/lib", "web/src/pages", "web/src/look", "web/src/table", "web/src/replay"];
    let single = ["web/src/App.svelte", "web/src/main.ts", "web/index.html", "web/public/manifest.webmanifest"];
    let mut files: Vec<PathBuf> = single.map(|file| root.join(file)).to_vec();
    rooms.iter().chain(&page).for_each(|room| collect(&root.join(room), &mut files));
    // The list itself.
    files.retain(|file| !file.ends_with("catalog/src/lib.rs"));
    assert!(files.len() > 100, "the rooms are where they are looked for");
    let mut names: Vec<&str> = Catalog::standard().games().skip(1).map(|game| game.info().name).collect();
    // Nor does it count them.
    names.push("five games");
    for file in files {
        let text = fs::read_to_string(&file).unwrap_or_default().to_lowercase();
        for name in &names {
            assert!(!text.contains(name), "{} says `{name}`", file.display());
        }
    }
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display())) {
        let path = entry.expect("a folder can be listed").path();
        if path.is_dir() {
            collect(&path, files);
        } else if !path.to_string_lossy().contains(".test.") {
            files.push(path);
        }
    }
}
