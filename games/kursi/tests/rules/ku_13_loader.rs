//! KU-13: component files with one thing wrong: file, line, and what was expected.

use std::ops::RangeInclusive;

use hustings_core::{Files, Game};
use hustings_kursi::Kursi;
use hustings_testkit::{components, edit};

fn good() -> Files {
    components(env!("CARGO_MANIFEST_DIR"))
}

/// What the loader says with `from` replaced by `to` once, and the lines where that happened.
fn refusal(file: &str, from: &str, to: &str) -> (String, RangeInclusive<usize>) {
    let mut files = good();
    let lines = edit(&mut files, file, from, to);
    (Kursi::load(&files).expect_err(&format!("{from} -> {to}")).to_string(), lines)
}

/// The complaint names the very line that was changed.
fn wrong_here(file: &str, from: &str, to: &str, expected: &str) {
    let (message, lines) = refusal(file, from, to);
    // A replacement may span lines; the complaint is about one of them.
    let here = lines.clone().any(|line| message.starts_with(&format!("{file}:{line}: ")));
    assert!(here, "lines {lines:?}: {message}");
    assert!(message.contains(expected), "{message}");
}

/// The complaint is about the file as a whole, at its end.
fn wrong_in_all(file: &str, from: &str, to: &str, expected: &str) {
    let (message, _) = refusal(file, from, to);
    assert!(message.starts_with(&format!("{file}:")) && message.contains(expected), "{message}");
}

#[test]
fn ku_13_the_standard_set_loads() {
    assert!(Kursi::load(&good()).is_ok());
    assert_eq!(Kursi::standard_set().name, "standard");
    for file in good().keys() {
        let mut files = good();
        files.remove(file);
        assert_eq!(
            Kursi::load(&files).expect_err("a missing file").to_string(),
            format!("{file}: this file is missing")
        );
    }
}

#[test]
fn ku_13_totals() {
    let extra = "[[candidate]]\nid = \"k99\"\nname = \"One More\"\nassets = \"CC\"\nissues = \"E\"\n\n[[candidate]]\nid = \"k01\"";
    wrong_in_all(
        "candidates.toml",
        "[[candidate]]\nid = \"k01\"",
        extra,
        "expected 24 Candidates, and this is one more",
    );
    let first = "[[candidate]]\nid = \"k01\"\nname = \"Thrifty Grocer\"\nassets = \"CC\"\nissues = \"EE\"\n";
    wrong_in_all("candidates.toml", first, "", "expected 24 Candidates, and there are 23");
    let seat = "[[seat]]\nid = \"s1\"\nname = \"Bazaar Town\"\nissue = \"E\"\nmatching = \"EC\"\nbonus = 5\n";
    wrong_in_all("seats.toml", seat, "", "expected 9 Seats, and there are 8");
    wrong_in_all(
        "assets.toml",
        "count = 1\n\n[[asset]]\nid = \"ACIRP\"",
        "count = 2\n\n[[asset]]\nid = \"ACIRP\"",
        "expected 52 Asset cards",
    );
    wrong_in_all("assets.toml", "count = 7", "count = 6", "expected 52 Asset cards, and there are 51");
    wrong_in_all("rallies.toml", "count = 11", "count = 10", "expected 17 Rally cards of issue E, and there are 16");
    wrong_here("rallies.toml", "count = 6", "count = 7", "expected 17 Rally cards of issue E, and these make 18");
    let stroke = "[[stroke]]\nid = \"m02\"\nname = \"Midnight Handshake\"\nlasting = \"now\"\neffect = \"grant\"\n";
    wrong_in_all("strokes.toml", stroke, "", "expected 16 Masterstrokes, and there are 15");
    wrong_in_all("votes.toml", "count = 12", "count = 11", "expected 33 Vote cards, and there are 32");
    wrong_in_all("votes.toml", "count = 4", "count = 5", "expected 33 Vote cards, and these make 34");
}

#[test]
fn ku_13_tiles() {
    wrong_here("candidates.toml", "assets = \"CC\"", "assets = \"C\"", "2 assets as letters");
    wrong_here("candidates.toml", "assets = \"CC\"", "assets = \"CE\"", "2 assets as letters");
    wrong_here("candidates.toml", "issues = \"EE\"", "issues = \"\"", "1 to 3 issues as letters");
    wrong_here("candidates.toml", "issues = \"EE\"", "issues = \"EEWD\"", "1 to 3 issues as letters");
    wrong_here("candidates.toml", "issues = \"EE\"", "issues = \"EX\"", "issues as letters (E, W, D), not `EX`");
    wrong_in_all("seats.toml", "issue = \"E\"", "issue = \"W\"", "expected 3 Seats of issue E, and there are 2");
    wrong_here("seats.toml", "issue = \"E\"", "issue = \"EW\"", "expected a word (E, W or D), not `EW`");
    wrong_here("seats.toml", "matching = \"EC\"", "matching = \"\"", "1 to 4 distinct icons as letters");
    wrong_here("seats.toml", "matching = \"EC\"", "matching = \"EE\"", "1 to 4 distinct icons as letters");
    wrong_here("seats.toml", "matching = \"EC\"", "matching = \"EWDCI\"", "1 to 4 distinct icons as letters");
    wrong_here("seats.toml", "bonus = 5", "bonus = 0", "a number from 1 to 12");
    wrong_here("seats.toml", "bonus = 5", "bonus = 13", "a number from 1 to 12");
}

#[test]
fn ku_13_cards() {
    wrong_here("assets.toml", "icons = \"C\"", "icons = \"\"", "one or more icons as letters");
    wrong_here("assets.toml", "icons = \"C\"", "icons = \"c\"", "icons as letters");
    wrong_here("assets.toml", "cost = 1", "cost = 10", "a number from 0 to 9");
    wrong_here("assets.toml", "cost = 1", "cost = -1", "a number from 0 to 9");
    wrong_here(
        "rallies.toml",
        "issue = \"E\"\nicons = \"E\"",
        "issue = \"E\"\nicons = \"W\"",
        "the card's issue E among its icons",
    );
    wrong_here("rallies.toml", "issue = \"E\"", "issue = \"C\"", "expected a word (E, W or D), not `C`");
    wrong_here("rallies.toml", "bolster = true\ncount = 6", "bolster = true\ncount = 0", "a count of 1 or more");
    wrong_here("assets.toml", "count = 6", "count = 0", "a count of 1 or more");
    let more = |n| format!("[[asset]]\nid = \"X{n}\"\nname = \"More\"\ncost = 1\nicons = \"C\"\ncount = 1\n\n");
    let many: String = (0..60).map(more).collect();
    let last = "[[asset]]\nid = \"ACIRP\"";
    wrong_here("assets.toml", last, &(many + last), "at most 64 kinds of Rally and Asset cards, and this is one more");
    wrong_here("starter.toml", "id = \"RE\"", "id = \"RX\"", "a kind of Rally or Asset card, not `RX`");
    wrong_here("starter.toml", "count = 1", "count = 0", "a number from 1 to 3");
    wrong_in_all("starter.toml", "count = 1", "count = 2", "expected 3 Rally cards, and these make 4");
    wrong_in_all(
        "starter.toml",
        "[[starter]]\nid = \"RE\"\ncount = 1\n",
        "",
        "expected 3 Rally cards, and there are 2",
    );
    wrong_here("starter.toml", "id = \"RW\"", "id = \"RE\"", "each id once");
    wrong_here("votes.toml", "value = 3", "value = 4", "a vote value of 1, 3, 5 or -2");
    wrong_here("votes.toml", "value = 3", "value = 1", "each value once, not `1` again");
    wrong_in_all("votes.toml", "[[vote]]\nvalue = 3\ncount = 10\n", "", "Vote cards of value 3");
    wrong_here("votes.toml", "count = 4", "count = 0", "a number from 1 to 33");
}

/// KU-13: a kind that is only in the starter set has none in its deck.
#[test]
fn ku_13_a_kind_of_starter_cards_only() {
    let mut files = good();
    let rallies = files.get_mut("rallies.toml").expect("a file");
    *rallies += "\n[[rally]]\nid = \"RS\"\nname = \"First Speech\"\nissue = \"E\"\nicons = \"E\"\ncount = 0\n";
    let message = Kursi::load(&files).expect_err("in no starter set").to_string();
    assert!(message.contains("a count of 1 or more"), "{message}");
    edit(&mut files, "starter.toml", "id = \"RE\"", "id = \"RS\"");
    assert!(Kursi::load(&files).is_ok());
}

#[test]
fn ku_13_masterstrokes() {
    wrong_here("strokes.toml", "effect = \"draw 4\"", "effect = \"dance 4\"", "an effect");
    wrong_here("strokes.toml", "effect = \"draw 4\"", "effect = \"draw\"", "a number from 1 to 9");
    wrong_here("strokes.toml", "effect = \"draw 4\"", "effect = \"draw 0\"", "a number from 1 to 9");
    wrong_here("strokes.toml", "effect = \"draw 4\"", "effect = \"draw 10\"", "a number from 1 to 9");
    wrong_here("strokes.toml", "effect = \"grant\"", "effect = \"grant 1\"", "nothing");
    wrong_here(
        "strokes.toml",
        "lasting = \"now\"",
        "lasting = \"later\"",
        "expected a word (now, round or game), not `later`",
    );
    wrong_here("strokes.toml", "lasting = \"now\"", "lasting = \"round\"", "expected lasting now");
    wrong_here("strokes.toml", "lasting = \"round\"", "lasting = \"now\"", "expected lasting round or game");
    wrong_here("strokes.toml", "effect = \"icons R 2 self\"", "effect = \"icons E 2 self\"", "C, I, R or P");
    wrong_here("strokes.toml", "effect = \"icons R 2 self\"", "effect = \"icons R 2\"", "self or other");
    wrong_here("strokes.toml", "effect = \"icons R -1 other\"", "effect = \"icons R 1 other\"", "-9 to -1");
    wrong_here(
        "strokes.toml",
        "lasting = \"now\"\neffect = \"draw 4\"",
        "lasting = \"now\"\nshield = true\neffect = \"draw 4\"",
        "a shield only on",
    );
    let (message, _) = refusal("strokes.toml", "effect = \"icons R 2 self\"", "effect = \"icons P 2 self\"");
    assert!(message.contains("expected lasting game"), "{message}");
    let (message, _) = refusal("strokes.toml", "effect = \"icons R -1 other\"", "effect = \"icons P -1 other\"");
    assert!(message.contains("P is read before Masterstrokes"), "{message}");
}

#[test]
fn ku_13_ids_and_keys() {
    wrong_here("candidates.toml", "id = \"k02\"", "id = \"k01\"", "each id once, not `k01` again");
    wrong_here("strokes.toml", "id = \"m01\"", "id = \"k01\"", "each id once, not `k01` again");
    wrong_here("assets.toml", "id = \"AC\"", "id = \"A C\"", "one word of letters, digits, - and _");
    wrong_here("assets.toml", "id = \"AC\"", "id = \"\"", "one word of letters, digits, - and _");
    wrong_here("strokes.toml", "id = \"m01\"", "id = \"none\"", "an id that means nothing else");
    wrong_here("assets.toml", "id = \"AP\"", "id = \"2\"", "an id that means nothing else");
    wrong_here("assets.toml", "cost = 1", "price = 1", "not `price`");
    wrong_here("assets.toml", "cost = 1", "cost = \"one\"", "a number from 0 to 9");
    let (message, _) = refusal("assets.toml", "cost = 1\n", "");
    assert!(
        message.starts_with("assets.toml:") && message.contains("expected the key `cost`, and there is none"),
        "{message}"
    );
    let (message, _) = refusal("votes.toml", "[[vote]]", "[[ballot]]");
    assert!(message.contains("expected a key (vote), not `ballot`"), "{message}");
}
