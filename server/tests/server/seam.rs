//! All SQL is in `server/src/store/`: whatever else knows a table or a column would have to be written for each engine again.

use std::path::{Path, PathBuf};

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// What a line says that only a store may say.
fn told(line: &str) -> Option<&'static str> {
    let engines = ["rusqlite", "tokio_postgres", "deadpool_postgres"];
    // A statement begins a text, so that sentences that begin with these words in comments do not count.
    let statements = [
        "\"SELECT ",
        "\"INSERT ",
        "\"UPDATE ",
        "\"DELETE FROM ",
        "\"CREATE TABLE ",
        "\"ALTER TABLE ",
        "\"PRAGMA ",
        "\"BEGIN",
        "\"COMMIT",
        "\"SAVEPOINT ",
        "\"LISTEN ",
        "\"NOTIFY ",
    ];
    engines.into_iter().chain(statements).find(|word| line.contains(word))
}

#[test]
fn all_sql_is_in_the_store() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let store = root.join("server/src/store");
    let mut files = Vec::new();
    for room in ["core", "catalog", "bots", "lab", "app", "words", "server"] {
        sources(&root.join(room).join("src"), &mut files);
    }
    sources(&root.join("server/examples"), &mut files);
    let (inside, outside): (Vec<_>, Vec<_>) = files.into_iter().partition(|file| file.starts_with(&store));
    let lines = |file: &PathBuf| {
        let text = std::fs::read_to_string(file).unwrap();
        let told = text.lines().zip(1..).filter_map(|(line, number)| Some((number, told(line)?)));
        told.map(|(number, word)| format!("{}:{number}: {word}", file.display())).collect::<Vec<_>>()
    };
    let found: Vec<String> = outside.iter().flat_map(lines).collect();
    assert!(found.is_empty(), "this belongs into server/src/store:\n{}", found.join("\n"));
    assert!(inside.iter().flat_map(lines).count() > 50, "the words looked for are those that are used");
}
