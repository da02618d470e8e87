//! The targets: everything that reads input from outside.

use std::io::BufReader;

use hustings_catalog::{Catalog, EachGame, each_game};
use hustings_core::{CompleteGame, Record, apply};
use hustings_server::protocol::ClientFrame;
use serde_json::Value;

use crate::corpus;

/// Something that reads input from outside and must never panic.
pub struct Target {
    pub name: &'static str,
    pub samples: Vec<Vec<u8>>,
    pub read: fn(&[u8]),
}

pub fn all() -> Vec<Target> {
    let from_corpus = |name: &'static str, read| Target { name, samples: corpus(name), read };
    vec![
        from_corpus("frames", frames),
        from_corpus("records", records),
        from_corpus("lines", lines),
        from_corpus("changes", changes),
        Target { name: "components", samples: component_files(), read: components },
    ]
}

/// A frame that can be read has a cost of at least 1, and reads back unchanged.
fn frames(input: &[u8]) {
    let Ok(frame) = serde_json::from_slice::<ClientFrame>(input) else { return };
    assert!(frame.message.cost() >= 1);
    let written = serde_json::to_string(&frame).expect("a frame is plain data");
    assert_eq!(serde_json::from_str::<ClientFrame>(&written).expect("what was written can be read"), frame);
}

/// A record that can be read reads back unchanged; replaying it works, or says why not.
fn records(input: &[u8]) {
    let Ok(record) = String::from_utf8_lossy(input).parse::<Record>() else { return };
    assert_eq!(record.to_string().parse::<Record>().expect("what was written can be read"), record);
    match Catalog::standard().replay(&record) {
        Ok(game) => assert_eq!(game.played(), record.moves.len()),
        Err(refused) => assert!(!refused.message.is_empty()),
    }
}

/// Every line is answered by one line of JSON.
fn lines(input: &[u8]) {
    // `perft` is skipped: counting positions to a great depth takes very long, and that is no fault.
    if input.windows(5).any(|word| word == b"perft") {
        return;
    }
    let mut answers = Vec::new();
    hustings::engine::serve(&Catalog::standard(), BufReader::new(input), &mut answers)
        .expect("memory takes any answer");
    for answer in answers.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()) {
        let answer: Value = serde_json::from_slice(answer).expect("an answer is JSON");
        assert!(answer["ok"].is_boolean(), "{answer}");
    }
}

/// Two lines, a value and a change: the change fits the value or is refused.
fn changes(input: &[u8]) {
    let mut parts = input.splitn(2, |byte| *byte == b'\n').map(serde_json::from_slice::<Value>);
    if let (Some(Ok(old)), Some(Ok(change))) = (parts.next(), parts.next()) {
        let _ = apply(old, &change);
    }
}

/// All files of all games: `game/file`, a line feed, and the text.
pub fn component_files() -> Vec<Vec<u8>> {
    struct Collect(Vec<Vec<u8>>);
    impl EachGame for Collect {
        fn each<G: CompleteGame>(&mut self) {
            let files = G::standard_set().files.iter();
            self.0.extend(files.map(|(name, text)| format!("{}/{name}\n{text}", G::INFO.name).into_bytes()));
        }
    }
    let mut collect = Collect(Vec::new());
    each_game(&mut collect);
    collect.0
}

/// Replaces one of a game's files: the set loads, or the error names a file.
fn components(input: &[u8]) {
    struct Load<'a> {
        name: &'a str,
        text: &'a str,
    }
    impl EachGame for Load<'_> {
        fn each<G: CompleteGame>(&mut self) {
            let Some(file) = self.name.strip_prefix(G::INFO.name).and_then(|rest| rest.strip_prefix('/')) else {
                return;
            };
            let mut files = G::standard_set().files.clone();
            files.insert(file.to_owned(), self.text.to_owned());
            if let Err(why) = G::load(&files) {
                assert!(why.to_string().contains(':'), "no file and line: {why}");
            }
        }
    }
    let text = String::from_utf8_lossy(input);
    if let Some((name, text)) = text.split_once('\n') {
        each_game(&mut Load { name, text });
    }
}
