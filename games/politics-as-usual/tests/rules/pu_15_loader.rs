//! PU-15: the component files. A mistake is answered with file, line and what was expected.

use hustings_core::{Files, Game};
use hustings_politics_as_usual::PoliticsAsUsual;
use hustings_testkit::{components, edit};

const CANDIDATES: &str = "candidates.toml";
const ISSUES: &str = "issues.toml";
const CAMPAIGN: &str = "campaign.toml";

fn files() -> Files {
    components(env!("CARGO_MANIFEST_DIR"))
}

/// The first place of `old` in a file becomes `new`; the line of the answer is where `at` stands afterwards (0: the last line).
fn expects(file: &str, old: &str, new: &str, at: &str, expected: &str) {
    let mut files = files();
    edit(&mut files, file, old, new);
    let text = &files[file];
    let before = match at {
        "" => text,
        _ => &text[..text.find(at).unwrap_or_else(|| panic!("no `{at}`"))],
    };
    let line = 1 + before.matches('\n').count();
    let bad = PoliticsAsUsual::load(&files).expect_err(expected);
    assert_eq!((bad.file.as_str(), bad.line), (file, line), "{bad}");
    assert!(bad.expected.contains(expected), "`{}` does not say `{expected}`", bad.expected);
}

#[test]
fn pu_15_1_the_files_that_come_with_the_game() {
    let set = PoliticsAsUsual::load(&files()).expect("sound files");
    assert_eq!(set.kinds[8].effect, "freeze 1 random");
    assert_eq!(set.kinds[4].effect, "redirect slander");
    assert_eq!(set.issues[15].effect_text, "speaker_bonus -2");
    assert_eq!(set.candidates[6].power_text, "war_room 2");
    let mut without = files();
    without.remove(ISSUES);
    let bad = PoliticsAsUsual::load(&without).expect_err("a file is missing");
    assert_eq!((bad.file.as_str(), bad.line), (ISSUES, 0));
}

/// PU-15.2: somebody who owns the printed cards types them in; the split of the bands is free.
#[test]
fn pu_15_2_another_split() {
    let mut files = files();
    edit(&mut files, CAMPAIGN, "count = 4\neffect = \"modify\"", "count = 3\neffect = \"modify\"");
    edit(&mut files, CAMPAIGN, "count = 2\neffect = \"guard\"", "count = 3\neffect = \"guard\"");
    assert!(PoliticsAsUsual::load(&files).is_ok());
}

/// PU-15.3: Candidates.
#[test]
fn pu_15_3_wrong_candidates() {
    let wrong = |old: &str, new: &str, at: &str, expected: &str| expects(CANDIDATES, old, new, at, expected);
    wrong("id = \"governor\"", "id = \"bush\"", "id = \"bush\"\nname = \"The Gov", "each id once");
    wrong("id = \"governor\"", "id = \"no_name\"", "id = \"no_name\"", "another id");
    for id in ["the mayor", "mayor ", "Mayor", ""] {
        let new = format!("id = \"{id}\"");
        wrong("id = \"mayor\"", &new, &new, "an id of a to z, 0 to 9 and _");
    }
    wrong("party = \"R\"", "party = \"X\"", "party = \"X\"", "a party (D, I or R)");
    wrong("favors = 3", "favors = 7", "favors = 7", "Favors from 0 to 6, not 7");
    wrong("favors = 3", "favors = -1", "favors = -1", "Favors from 0 to 6, not -1");
    wrong("favors = 3", "favors = 6", "", "add up to at most 18, not 19");
    wrong("power = \"parade\"", "power = \"march\"", "power = \"march\"", "expected a power (");
    wrong("power = \"stonewall\"", "power = \"wins_ties\"", "power = \"wins_ties\"\ntext = \"Once", "this is a second");
    wrong("power = \"parade\"\nn = 1", "power = \"parade\"", "power = \"parade\"", "the key `n` with `parade`");
    wrong("power = \"parade\"\nn = 1", "power = \"parade\"\nn = 0", "n = 0", "`n` from 1 to 9, not 0");
    wrong("power = \"recycle\"\nn = 3", "power = \"recycle\"\nn = 0", "n = 0", "`n` from 1 to 9, not 0");
    wrong("power = \"stonewall\"", "power = \"stonewall\"\nn = 1", "n = 1\ntext = \"Once", "no `n` with `stonewall`");
    wrong("name = \"The Mayor\"", "name = \" \"", "name = \" \"", "a name that is not empty");
    wrong("text = \"Wins", "texts = \"Wins", "texts", "texts");
    let mut all = files();
    let text = all[CANDIDATES].clone();
    let (head, last) = text.split_at(text.rfind("[[candidate]]").expect("eight of them"));
    all.insert(CANDIDATES.to_owned(), head.to_owned());
    let bad = PoliticsAsUsual::load(&all).expect_err("seven");
    assert!(bad.expected.contains("expected 8 Candidates, and there are 7"), "{bad}");
    let nine = format!("{text}\n{}", last.replace("runner_up", "walker_on"));
    all.insert(CANDIDATES.to_owned(), nine);
    let bad = PoliticsAsUsual::load(&all).expect_err("nine");
    assert!(bad.expected.contains("expected 8 Candidates, and this is one more") && bad.line > 70, "{bad}");
}

/// PU-15.3: Issues.
#[test]
fn pu_15_3_wrong_issues() {
    let wrong = |old: &str, new: &str, at: &str, expected: &str| expects(ISSUES, old, new, at, expected);
    wrong("votes = 4", "votes = 6", "votes = 6", "votes from -3 to 5, not 6");
    wrong("votes = 4", "votes = -4", "votes = -4", "votes from -3 to 5, not -4");
    wrong("sidestep = 1", "sidestep = 6", "sidestep = 6", "a sidestep value from 0 to 5");
    wrong("party = \"D\"", "party = \"d\"", "party = \"d\"", "a party (D, I or R)");
    wrong("effect = \"all_draw\"", "effect = \"all_sing\"", "effect = \"all_sing\"", "expected an effect (");
    wrong("when = \"round\"", "when = \"always\"", "when = \"always\"", "`enter`, `round` or `win`");
    wrong(
        "when = \"round\"",
        "when = \"win\"",
        "when = \"win\"",
        "expected `round`, which is when `speaker_bonus` works",
    );
    wrong("n = 2\ntext = \"Whoever holds", "n = 0\ntext = \"Whoever holds", "n = 0", "from -9 to 9 but not 0");
    wrong(
        "effect = \"own_only\"",
        "effect = \"own_only\"\nn = 1",
        "n = 1\ntext = \"Up there",
        "no `n` with `own_only`",
    );
    wrong("effect = \"all_draw\"\nn = 1", "effect = \"all_draw\"", "effect = \"all_draw\"", "the key `n`");
    wrong("id = \"taxes\"", "id = \"health\"", "id = \"health\"\nname = \"Taxes", "each id once");
    wrong("text = \"Everybody draws", "text = \"\"\n#", "text = \"\"", "a text that is not empty");
    wrong("[[issue]]", "[issues]\n[[issue]]", "issues", "issues");
    let mut all = files();
    let text = all[ISSUES].clone();
    all.insert(ISSUES.to_owned(), text[..text.rfind("[[issue]]").expect("sixteen")].to_owned());
    let bad = PoliticsAsUsual::load(&all).expect_err("fifteen");
    assert!(bad.expected.contains("expected 16 Issues, and there are 15"), "{bad}");
}

/// PU-15.3: Campaign cards.
#[test]
fn pu_15_3_wrong_cards() {
    let wrong = |old: &str, new: &str, at: &str, expected: &str| expects(CAMPAIGN, old, new, at, expected);
    wrong("band = \"slander\"", "band = \"red\"", "band = \"red\"", "`momentum`, `slander` or `edge`");
    wrong(
        "count = 3\neffect = \"cancel\"\nof = \"any\"",
        "count = 4\neffect = \"cancel\"\nof = \"any\"",
        "count = 1\neffect = \"guard\"",
        "84 cards in all, and these make 85",
    );
    wrong(
        "count = 3\neffect = \"cancel\"\nof = \"any\"",
        "count = 2\neffect = \"cancel\"\nof = \"any\"",
        "",
        "84 Campaign cards, and there are 83",
    );
    wrong("count = 2", "count = 0", "count = 0", "a count from 1 to 84");
    wrong("polling = 1", "polling = 10", "polling = 10", "a Polling value from 1 to 9, not 10");
    wrong("polling = 1\n", "", "band = \"momentum\"\nname = \"Kissing", "`polling` on a Momentum card");
    wrong(
        "parties = [\"D\", \"I\", \"R\", \"\"]\n",
        "",
        "band = \"momentum\"\nname = \"Kissing",
        "`parties` on a Momentum card",
    );
    wrong(
        "parties = [\"D\", \"I\", \"R\", \"\"]",
        "parties = [\"D\"]",
        "parties = [\"D\"]",
        "a symbol for each of 4 copies, not 1",
    );
    wrong(
        "parties = [\"D\", \"I\", \"R\", \"\"]",
        "parties = [\"D\", \"I\", \"R\", \"X\"]",
        "parties = [\"D\", \"I\", \"R\", \"X\"]",
        "a party",
    );
    wrong("effect = \"modify\"", "effect = \"modify\"\npolling = 2", "polling = 2\nn = -2", "no `polling`");
    wrong("effect = \"modify\"", "effect = \"modify\"\nparties = []", "parties = []", "no `parties`");
    wrong("effect = \"move\"", "effect = \"juggle\"", "effect = \"juggle\"", "expected an effect (");
    wrong(
        "effect = \"move\"\nn = 3\naim = \"card_any\"",
        "effect = \"skip\"\naim = \"other\"",
        "effect = \"skip\"",
        "does not stay in play",
    );
    wrong(
        "effect = \"move\"\nn = 3\naim = \"card_any\"",
        "effect = \"extra\"\nn = 1\naim = \"none\"",
        "effect = \"extra\"",
        "on an Edge card only",
    );
    wrong(
        "effect = \"skip\"\naim = \"other\"",
        "effect = \"retrieve\"\naim = \"discard\"",
        "effect = \"retrieve\"",
        "on an Edge card only",
    );
    wrong("n = 3\naim = \"card_any\"", "aim = \"card_any\"", "effect = \"move\"", "the key `n` with `move`");
    wrong("n = -2", "n = 10", "n = 10", "from -9 to 9 but not 0");
    wrong(
        "effect = \"peek\"",
        "effect = \"peek\"\nn = 1",
        "n = 1\naim = \"other\"\ntext = \"Three",
        "no `n` with `peek`",
    );
    wrong(
        "effect = \"peek\"",
        "effect = \"peek\"\nof = \"edge\"",
        "of = \"edge\"\naim = \"other\"",
        "no `of` with `peek`",
    );
    wrong(
        "effect = \"peek\"",
        "effect = \"peek\"\nby = \"owner\"",
        "by = \"owner\"\naim = \"other\"\ntext = \"Three",
        "no `by` with `peek`",
    );
    wrong("of = \"slander\"", "of = \"red\"", "of = \"red\"", "`momentum`, `slander`, `edge` or `any`");
    wrong("effect = \"cancel\"\nof = \"slander\"", "effect = \"cancel\"", "effect = \"cancel\"", "the key `of`");
    wrong(
        "effect = \"redirect\"\nof = \"slander\"",
        "effect = \"redirect\"\nof = \"edge\"",
        "of = \"edge\"",
        "`momentum` or `slander`",
    );
    wrong(
        "effect = \"guard\"\nof = \"slander\"",
        "effect = \"guard\"\nof = \"any\"",
        "of = \"any\"\naim = \"any\"",
        "`momentum` or `slander`",
    );
    wrong("by = \"random\"", "by = \"luck\"", "by = \"luck\"", "`random` or `owner`");
    wrong("by = \"random\"\n", "", "effect = \"freeze\"", "the key `by`");
    wrong("aim = \"card_any\"", "aim = \"moon\"", "aim = \"moon\"", "expected an aim (");
    wrong("name = \"Yard Signs\"", "name = \"\"", "name = \"\"", "a name that is not empty");
    for (effect, aim, other) in [
        ("effect = \"draw\"\nn = 1", "none", "any"),
        ("effect = \"draw_both\"\nn = 1", "other", "any"),
        ("effect = \"peek\"", "other", "any"),
        ("effect = \"steal\"\nn = 1", "other", "any"),
        ("effect = \"skip\"", "other", "any"),
        ("effect = \"cancel\"\nof = \"slander\"", "play_or_card", "any"),
        ("effect = \"redirect\"\nof = \"slander\"", "play_any", "any"),
        ("effect = \"move\"\nn = 3", "card_any", "any"),
        ("effect = \"retrieve\"", "discard", "none"),
        ("effect = \"extra\"\nn = 2", "none", "other"),
        ("effect = \"discard\"\nn = 1", "other", "none"),
        ("effect = \"clear_slander\"", "any", "none"),
        ("effect = \"tiebreak\"", "any", "discard"),
    ] {
        let new = format!("{effect}\naim = \"{other}\"");
        let mut all = files();
        edit(&mut all, CAMPAIGN, &format!("{effect}\naim = \"{aim}\""), &new);
        let bad = PoliticsAsUsual::load(&all).expect_err("an aim that does not fit");
        assert!(bad.expected.contains("as the aim of") && bad.line > 1, "{bad}");
    }
    let mut all = files();
    let text = all[CAMPAIGN].replace("band = \"slander\"", "band = \"edge\"");
    all.insert(CAMPAIGN.to_owned(), text);
    let bad = PoliticsAsUsual::load(&all).expect_err("no Slander");
    assert!(bad.expected.contains("at least one Slander card"), "{bad}");
}
