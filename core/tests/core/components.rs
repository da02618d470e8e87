//! Component files: every check says file, line and what was expected, and a set's name tells two sets apart.

use hustings_core::components::{Change, Id, Ids, Spanned, Text, Within};
use hustings_core::{BadData, Components, Files, TomlFile};
use serde::Deserialize;

#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Deck {
    card: Vec<Card>,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Card {
    id: Id,
    name: Text,
    cost: Spanned<Within<0, 9>>,
    bonus: Option<Change<-3, 3>>,
    kind: Option<Kind>,
    after: Option<Id>,
}

#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Plain,
    Free,
    AddOn,
}

const GOOD: &str =
    "# the deck\n[[card]]\nid = \"a\"\nname = \"A\"\ncost = 1\n\n[[card]]\nid = \"b-2\"\nname = \"B\"\ncost = 2\n";

fn files(text: &str) -> Files {
    Files::from([("deck.toml".to_owned(), text.to_owned())])
}

fn load(text: &str) -> Result<Deck, BadData> {
    let files = files(text);
    let file = TomlFile::open(&files, "deck.toml")?;
    let deck: Deck = file.read()?;
    let ids = || deck.card.iter().map(|card| &card.id);
    file.exactly(2, "cards", ids())?;
    file.each_once("id", ids())?;
    for reference in deck.card.iter().filter_map(|card| card.after.as_ref()) {
        file.known("a card of this file", reference, ids())?;
    }
    file.total(3, "dollars", deck.card.iter().map(|card| &card.cost))?;
    Ok(deck)
}

/// The error when `from` becomes `to` once.
fn error(from: &str, to: &str) -> String {
    assert!(GOOD.contains(from), "{from}");
    load(&GOOD.replacen(from, to, 1)).expect_err("a bad file").to_string()
}

#[test]
fn an_error_knows_its_line() {
    assert!(load(GOOD).is_ok());
    assert_eq!(error("cost = 2", "cost = 12"), "deck.toml:10: expected a number from 0 to 9, not `12`");
    let moved = |text: String| load(&text.replace("cost = 2", "cost = 12")).expect_err("a bad file").line;
    assert_eq!(moved(GOOD.replace('\n', "\r\n")), 10);
    assert_eq!(moved(GOOD.replace("# the deck", "# größer 😀")), 10, "lines are counted, not characters");

    assert_eq!(
        error("cost", "price"),
        "deck.toml:5: expected a key (id, name, cost, bonus, kind or after), not `price`"
    );
    assert_eq!(error("name = \"B\"\n", ""), "deck.toml:7: expected the key `name`, and there is none");
    let unclosed = error("\"A\"", "\"A");
    assert!(unclosed.starts_with("deck.toml:4: ") && !unclosed.contains('\n'), "{unclosed}");
}

#[test]
fn values_are_checked_by_their_types() {
    assert_eq!(error("cost = 1", "cost = -1"), "deck.toml:5: expected a number from 0 to 9, not `-1`");
    assert_eq!(
        error("cost = 1", "cost = 99999999999"),
        "deck.toml:5: expected a number from 0 to 9, not `99999999999`"
    );
    assert_eq!(error("cost = 1", "cost = \"one\""), "deck.toml:5: expected a number from 0 to 9, not `one`");
    assert_eq!(error("\"A\"", "\" \""), "deck.toml:4: expected a text that is not empty");
    assert_eq!(error("\"A\"", "7"), "deck.toml:4: expected a string, not `7`");
    assert_eq!(error("\"A\"", "[7]"), "deck.toml:4: expected a string, not a sequence");
    assert_eq!(error("cost = 1", "cost = {}"), "deck.toml:5: expected a number from 0 to 9, not a map");
    assert_eq!(error("cost = 1", "cost = true"), "deck.toml:5: expected a number from 0 to 9, not `true`");
    for id in ["", "a b", "a.b", "ä"] {
        let expected = format!("deck.toml:3: expected one word of letters, digits, - and _, not `{id}`");
        assert_eq!(error("\"a\"", &format!("\"{id}\"")), expected);
    }
    let bonus = |number: i8| error("cost = 2", &format!("cost = 2\nbonus = {number}"));
    assert_eq!(bonus(0), "deck.toml:11: expected a number from -3 to 3 other than 0, not `0`");
    assert_eq!(bonus(4), "deck.toml:11: expected a number from -3 to 3 other than 0, not `4`");
    let kind = error("cost = 2", "cost = 2\nkind = \"fere\"");
    assert_eq!(kind, "deck.toml:11: expected a word (plain, free or add_on), not `fere`");
    let deck = load(&GOOD.replace("cost = 2", "cost = 2\nbonus = -3\nkind = \"add_on\"")).expect("a good file");
    assert_eq!((deck.card[1].bonus.map(i8::from), deck.card[1].kind), (Some(-3), Some(Kind::AddOn)));
}

/// Serde words the same mistake in three ways, by the number of choices.
#[test]
fn choices_are_listed_alike_however_many() {
    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only the errors matter")]
    struct Few {
        one: Option<One>,
        two: Option<Two>,
    }
    #[derive(Debug, Deserialize)]
    enum One {
        A,
    }
    #[derive(Debug, Deserialize)]
    enum Two {
        A,
        B,
    }
    let wrong = |text: &str| {
        let files = files(text);
        TomlFile::open(&files, "deck.toml").and_then(|file| file.read::<Few>()).expect_err("a bad file").to_string()
    };
    assert_eq!(wrong("one = 'x'"), "deck.toml:1: expected a word (A), not `x`");
    assert_eq!(wrong("two = 'x'"), "deck.toml:1: expected a word (A or B), not `x`");
    assert_eq!(wrong("three = 'x'"), "deck.toml:1: expected a key (one or two), not `three`");
    assert_eq!(wrong("two = ', expected `y`'"), "deck.toml:1: expected a word (A or B), not `, expected `y``");
}

#[test]
fn entries_are_compared_with_each_other() {
    let third = "[[card]]\nid = \"c\"\nname = \"C\"\ncost = 0\n";
    let more = load(&format!("{GOOD}{third}")).expect_err("three cards").to_string();
    assert_eq!(more, "deck.toml:12: expected 2 cards, and this is one more");
    let fewer = load(&GOOD[..GOOD.rfind("[[card]]").expect("cards")]).expect_err("one card").to_string();
    assert_eq!(fewer, "deck.toml:7: expected 2 cards, and there are 1");
    assert_eq!(error("b-2", "a"), "deck.toml:8: expected each id once, not `a` again");
    assert_eq!(error("cost = 2", "cost = 3"), "deck.toml:10: expected 3 dollars, and these make 4");
    assert_eq!(error("cost = 2", "cost = 1"), "deck.toml:11: expected 3 dollars, and there are 2");
    let unknown = error("cost = 2", "cost = 2\nafter = \"c\"");
    assert_eq!(unknown, "deck.toml:11: expected a card of this file, not `c`");
    assert!(load(&GOOD.replace("cost = 2", "cost = 2\nafter = \"a\"")).is_ok());
}

#[test]
fn files_can_share_their_ids() {
    let files = files(GOOD);
    let file = TomlFile::open(&files, "deck.toml").expect("it is there");
    let deck: Deck = file.read().expect("a good file");
    let take = |ids: &mut Ids| ids.take(&file, deck.card.iter().map(|card| &card.id)).map_err(|bad| bad.to_string());
    let mut ids = Ids::default();
    assert_eq!(take(&mut ids), Ok(()));
    assert_eq!(take(&mut ids), Err("deck.toml:3: expected each id once, not `a` again".to_owned()));
    let reserved = take(&mut Ids::except(&["none", "b-2"]));
    assert_eq!(reserved, Err("deck.toml:8: expected an id that means nothing else in a move, not `b-2`".to_owned()));
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
    let same = Components::standard(&[("b.toml", ""), ("a.toml", "x = 1\n")], |_| Ok(()));
    assert_eq!(same.version(), set.version());
    let edited = Components::load("standard", &two("\n"), |_| Ok(())).expect("a sound set");
    assert_ne!(edited.hash, set.hash);
    assert_eq!(Components::nothing().version(), None);
    let refused = Components::<()>::load("bad", &two(""), |_| Err(BadData::new("a.toml", 1, "expected better")));
    assert_eq!(refused.expect_err("refused").line, 1);
}

#[test]
fn a_respelled_set_plays_its_older_records() {
    let set = Components::standard(&[("a.toml", "")], |_| Ok(())).formerly(&["house@0123456789abcdef"]);
    assert!(set.plays(set.version().as_deref()));
    assert!(set.plays(Some("house@0123456789abcdef")));
    assert!(!set.plays(Some("house@0000000000000000")));
    assert!(!set.plays(None));
    assert!(Components::nothing().plays(None));
}
