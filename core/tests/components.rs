//! Component files: errors with file and line, and a name that tells two sets apart.

use hustings_core::{BadData, Components, Files, TomlFile};
use serde::Deserialize;
use toml::Spanned;

#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Deck {
    card: Vec<Card>,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Card {
    name: String,
    cost: Spanned<u8>,
}

const GOOD: &str = "# the deck\n[[card]]\nname = \"a\"\ncost = 1\n\n[[card]]\nname = \"b\"\ncost = 12\n";

fn files(text: &str) -> Files {
    Files::from([("deck.toml".to_owned(), text.to_owned())])
}

fn load(text: &str) -> Result<Deck, BadData> {
    let files = files(text);
    let file = TomlFile::open(&files, "deck.toml")?;
    let deck: Deck = file.read()?;
    for card in &deck.card {
        if *card.cost.get_ref() > 10 {
            return Err(file.wrong(card.cost.span().start, "expected a cost up to 10"));
        }
    }
    Ok(deck)
}

#[test]
fn an_error_knows_its_line() {
    let error = |text: &str| load(text).expect_err("a bad file");
    assert_eq!(error(GOOD), BadData::new("deck.toml", 8, "expected a cost up to 10"));
    assert_eq!(error(GOOD).to_string(), "deck.toml:8: expected a cost up to 10");
    assert_eq!(error(&GOOD.replace('\n', "\r\n")).line, 8);
    assert_eq!(error(&GOOD.replace("# the deck", "# größer 😀")).line, 8, "lines are counted, not characters");

    let misspelt = error(&GOOD.replace("12", "2").replacen("cost", "price", 1));
    assert_eq!(misspelt.line, 4);
    assert!(misspelt.expected.contains("unknown field `price`"), "{misspelt}");
    let wrong_type = error(&GOOD.replace("cost = 1\n", "cost = \"one\"\n"));
    assert_eq!(wrong_type.line, 4);
    let too_big = error(&GOOD.replace("cost = 1\n", "cost = 300\n"));
    assert_eq!(too_big.line, 4);
    let missing = error("[[card]]\nname = \"a\"\ncost = 1\n\n[[card]]\nname = \"b\"\n");
    assert_eq!(missing.line, 5, "{missing}");
    assert!(missing.expected.contains("missing field `cost`"), "{missing}");
    let unclosed = error("[[card]]\nname = \"a\ncost = 1\n");
    assert_eq!(unclosed.line, 2, "{unclosed}");
    assert!(!unclosed.expected.contains('\n'), "{unclosed}");
}

#[test]
fn a_missing_file_is_named() {
    let files = files(GOOD);
    let error = TomlFile::open(&files, "other.toml").map(drop).expect_err("no such file");
    assert_eq!(error.to_string(), "other.toml: this file is missing");
}

#[test]
fn a_set_is_named_by_its_content() {
    let two =
        |second: &str| Files::from([("a.toml", "x = 1\n"), ("b.toml", second)].map(|(n, t)| (n.into(), t.into())));
    let set = Components::load("standard", &two(""), |_| Ok(())).expect("a sound set");
    assert_eq!(set.version().as_deref(), Some("standard@91b3f472e780ad42"));
    let edited = Components::load("standard", &two("\n"), |_| Ok(())).expect("a sound set");
    assert_ne!(edited.hash, set.hash);
    assert_eq!(Components::none(()).version(), None);
    let refused = Components::<()>::load("bad", &two(""), |_| Err(BadData::new("a.toml", 1, "expected better")));
    assert_eq!(refused.expect_err("refused").line, 1);
}
