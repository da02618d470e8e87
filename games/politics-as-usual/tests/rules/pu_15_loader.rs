//! PU-15: the component files. A mistake is answered with file, line and what was expected.

use hustings_core::components::Change;
use hustings_core::{Files, Game};
use hustings_politics_as_usual::{Attack, Effect, Few, FrozenBy, IssueEffect, PoliticsAsUsual, Power, RoundRule};
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
    assert_eq!(set.components.kinds[8].effect, Effect::Freeze(Few::new(1), FrozenBy::Random));
    assert_eq!(set.components.kinds[4].effect, Effect::Redirect(Attack::Slander));
    assert_eq!(set.components.issues[15].effect, IssueEffect::Round(RoundRule::SpeakerBonus(Change::new(-2))));
    assert_eq!(set.components.candidates[6].power, Power::WarRoom(Few::new(2)));
    let mut without = files();
    without.remove(ISSUES);
    let bad = PoliticsAsUsual::load(&without).expect_err("a file is missing");
    assert_eq!((bad.file.as_str(), bad.line), (ISSUES, 0));
}

/// PU-15.2: somebody who owns the printed cards types them in; the split of the bands is free.
#[test]
fn pu_15_2_another_split() {
    let mut files = files();
    edit(&mut files, CAMPAIGN, "count = 4\neffect = \"modify -2\"", "count = 3\neffect = \"modify -2\"");
    edit(&mut files, CAMPAIGN, "count = 2\neffect = \"guard slander\"", "count = 3\neffect = \"guard slander\"");
    assert!(PoliticsAsUsual::load(&files).is_ok());
}

/// PU-15.3: Candidates.
#[test]
fn pu_15_3_wrong_candidates() {
    let wrong = |old: &str, new: &str, at: &str, expected: &str| expects(CANDIDATES, old, new, at, expected);
    wrong("id = \"governor\"", "id = \"bush\"", "id = \"bush\"\nname = \"The Gov", "each id once");
    wrong("id = \"governor\"", "id = \"no_name\"", "id = \"no_name\"", "means nothing else in a move");
    for id in ["the mayor", "mayor ", "may:or", ""] {
        let new = format!("id = \"{id}\"");
        wrong("id = \"mayor\"", &new, &new, "expected one word");
    }
    wrong("party = \"R\"", "party = \"X\"", "party = \"X\"", "a word (D, I or R), not `X`");
    wrong("favors = 3", "favors = 7", "favors = 7", "a number from 0 to 6, not `7`");
    wrong("favors = 3", "favors = -1", "favors = -1", "a number from 0 to 6, not `-1`");
    wrong("favors = 3", "favors = 6", "", "add up to at most 18, not 19");
    let power = |old: &str, new: &str, expected: &str| {
        let new = format!("power = \"{new}\"");
        wrong(&format!("power = \"{old}\""), &new, &new, expected);
    };
    power("parade 1", "march 1", "expected a power (wins_ties, cheap_sidestep, parade,");
    power("parade 1", "parade", "expected a number from 1 to 9 after `parade`");
    power("parade 1", "parade 0", "a number from 1 to 9 after `parade`, not `0`");
    power("recycle 3", "recycle 0", "a number from 1 to 9 after `recycle`, not `0`");
    power("stonewall", "stonewall 1", "nothing more after `stonewall`, not `1`");
    wrong("power = \"stonewall\"", "power = \"wins_ties\"", "power = \"wins_ties\"\ntext = \"Once", "this is a second");
    wrong("name = \"The Mayor\"", "name = \" \"", "name = \" \"", "not empty");
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
    assert!(bad.expected.contains("expected 8 Candidates, and this is one more") && bad.line > 60, "{bad}");
}

/// PU-15.3: Issues.
#[test]
fn pu_15_3_wrong_issues() {
    let wrong = |old: &str, new: &str, at: &str, expected: &str| expects(ISSUES, old, new, at, expected);
    wrong("votes = 4", "votes = 6", "votes = 6", "a number from -3 to 5, not `6`");
    wrong("votes = 4", "votes = -4", "votes = -4", "a number from -3 to 5, not `-4`");
    wrong("sidestep = 1", "sidestep = 6", "sidestep = 6", "a number from 0 to 5");
    wrong("party = \"D\"", "party = \"d\"", "party = \"d\"", "a word (D, I or R), not `d`");
    wrong("when = \"round\"", "when = \"always\"", "when = \"always\"", "a word (enter, round or win)");
    wrong(
        "when = \"round\"",
        "when = \"win\"",
        "when = \"win\"",
        "expected `round`, which is when `speaker_bonus 2` works",
    );
    let effect = |old: &str, new: &str, expected: &str| {
        let new = format!("effect = \"{new}\"");
        wrong(&format!("effect = \"{old}\""), &new, &new, expected);
    };
    effect("all_draw 1", "all_sing 1", "expected an effect (speaker_bonus, max_plays,");
    effect("speaker_bonus 2", "speaker_bonus 0", "from -9 to 9 other than 0");
    effect("own_only", "own_only 1", "nothing more after `own_only`");
    effect("all_draw 1", "all_draw", "a number from 1 to 9 after `all_draw`");
    wrong("id = \"taxes\"", "id = \"health\"", "id = \"health\"\nname = \"Taxes", "each id once");
    wrong("text = \"Everybody draws", "text = \"\"\n#", "text = \"\"", "not empty");
    wrong("id = \"taxes\"", "id = \"mayor\"", "id = \"mayor\"", "each id once");
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
    wrong("band = \"slander\"", "band = \"red\"", "band = \"red\"", "a word (momentum, slander or edge)");
    wrong(
        "count = 3\neffect = \"cancel any\"",
        "count = 4\neffect = \"cancel any\"",
        "count = 1\neffect = \"guard",
        "84 Campaign cards, and these make 85",
    );
    wrong(
        "count = 3\neffect = \"cancel any\"",
        "count = 2\neffect = \"cancel any\"",
        "",
        "84 Campaign cards, and there are 83",
    );
    wrong("count = 2", "count = 0", "count = 0", "a number from 1 to 84");
    wrong("polling = 1", "polling = 10", "polling = 10", "a number from 1 to 9, not `10`");
    wrong("polling = 1\n", "", "band = \"momentum\"\nname = \"Kissing", "`polling` on a Momentum card");
    let parties = "parties = [\"D\", \"I\", \"R\", \"\"]";
    let line = format!("{parties}\n");
    wrong(&line, "", "band = \"momentum\"\nname = \"Kissing", "`parties` on a Momentum card");
    wrong(parties, "parties = [\"D\"]", "parties = [\"D\"]", "a symbol for each of 4 copies, not 1");
    wrong(
        parties,
        "parties = [\"D\", \"I\", \"R\", \"X\"]",
        "parties = [\"D\", \"I\", \"R\", \"X\"]",
        "a word (D, I, R or",
    );
    let modify = "effect = \"modify -2\"";
    wrong(modify, &format!("{modify}\npolling = 2"), "polling = 2\naim", "no `polling`");
    wrong(modify, &format!("{modify}\nparties = []"), "parties = []", "no `parties`");
    wrong("name = \"Yard Signs\"", "name = \"\"", "name = \"\"", "not empty");
    wrong("aim = \"card_any\"", "aim = \"moon\"", "aim = \"moon\"", "card_any or discard), not `moon`");
}

/// PU-15.3: effects, each a line of words, and what they are aimed at.
#[test]
fn pu_15_3_wrong_effects() {
    let effect = |old: &str, new: &str, expected: &str| {
        let new = format!("effect = \"{new}\"");
        expects(CAMPAIGN, &format!("effect = \"{old}\""), &new, &new, expected);
    };
    effect("move 3", "juggle 3", "expected an effect (draw, draw_both, peek,");
    effect("move 3", "skip", "does not stay in play");
    effect("move 3", "extra 1", "on an Edge card only");
    effect("skip", "retrieve", "on an Edge card only");
    effect("move 3", "move", "a number from 1 to 9 after `move`");
    effect("modify -2", "modify 10", "from -9 to 9 other than 0");
    effect("peek", "peek 1", "nothing more after `peek`");
    effect("cancel slander", "cancel red", "(momentum, slander, edge or any) after `cancel`, not `red`");
    effect("cancel slander", "cancel", "(momentum, slander, edge or any) after `cancel`");
    effect("redirect slander", "redirect edge", "(momentum or slander) after `redirect`, not `edge`");
    effect("guard slander", "guard any", "(momentum or slander) after `guard`, not `any`");
    effect("freeze 1 random", "freeze 1 luck", "(random or owner)");
    effect("freeze 1 random", "freeze 1", "(random or owner)");
    effect("draw 1", "draw  1", "expected single spaces, `draw 1`");
    for (effect, aim, other) in [
        ("draw 1", "none", "any"),
        ("draw_both 1", "other", "any"),
        ("peek", "other", "any"),
        ("steal 1", "other", "any"),
        ("skip", "other", "any"),
        ("cancel slander", "play_or_card", "any"),
        ("redirect slander", "play_any", "any"),
        ("move 3", "card_any", "any"),
        ("retrieve", "discard", "none"),
        ("extra 2", "none", "other"),
        ("discard 1", "other", "none"),
        ("clear_slander", "any", "none"),
        ("tiebreak", "any", "discard"),
    ] {
        let line = |aim: &str| format!("effect = \"{effect}\"\naim = \"{aim}\"");
        let mut all = files();
        edit(&mut all, CAMPAIGN, &line(aim), &line(other));
        let bad = PoliticsAsUsual::load(&all).expect_err("an aim that does not fit");
        assert!(bad.expected.contains("as the aim of") && bad.line > 1, "{bad}");
    }
}

/// PU-15.3: each band is there.
#[test]
fn pu_15_3_a_band_is_missing() {
    let mut all = files();
    let text = all[CAMPAIGN].replace("band = \"slander\"", "band = \"edge\"");
    all.insert(CAMPAIGN.to_owned(), text);
    let bad = PoliticsAsUsual::load(&all).expect_err("no Slander");
    assert!(bad.expected.contains("at least one Slander card"), "{bad}");
}
