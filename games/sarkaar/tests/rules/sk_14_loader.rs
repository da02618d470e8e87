//! SK-14: good files load; a bad one is refused with file, line and what was expected.

use hustings_core::components::Within;
use hustings_core::{Files, Game};
use hustings_sarkaar::{Effect, Few, From, Gains, Privilege, Resource, Sarkaar, Set, Track};
use hustings_testkit::edit;

use crate::scene::files;

fn load(files: &Files) -> Result<Set, String> {
    Sarkaar::load(files).map_err(|bad| bad.to_string())
}

/// The files with `from` replaced once by `to`, and the line of the change.
fn edited(file: &str, from: &str, to: &str) -> (Files, usize) {
    let mut files = files();
    let lines = edit(&mut files, file, from, to);
    (files, *lines.start())
}

/// The refusal when `from` is replaced once by `to`; the line is that of the change.
fn refusal(file: &str, from: &str, to: &str) -> String {
    let (files, line) = edited(file, from, to);
    let bad = load(&files).expect_err("a bad file");
    let place = format!("{file}:{line}: ");
    bad.strip_prefix(&place).unwrap_or_else(|| panic!("`{bad}` does not begin with `{place}`")).to_owned()
}

/// The refusal wherever in the file it is said.
fn refused(file: &str, from: &str, to: &str) -> String {
    let bad = load(&edited(file, from, to).0).expect_err("a bad file");
    let rest = bad.strip_prefix(file).unwrap_or_else(|| panic!("`{bad}` is not about {file}"));
    assert!(rest.starts_with(':'), "{bad}");
    bad
}

/// SK-14.1: an owner of the printed game types in other values; ids may change.
#[test]
fn sk_14_1_other_values() {
    let (files, _) = edited("leaders.toml", "id = \"fox\"", "id = \"vixen\"");
    assert!(load(&files).expect("a good set").leaders().iter().any(|leader| leader.id == "vixen"));
    let (files, _) = edited("states.toml", "seats = [1, 2, 3, 4]", "seats = [0, 9]");
    assert_eq!(load(&files).expect("a good set").states()[0].prices, [0, 9]);
}

fn few(number: i16) -> Few {
    Few::new(number)
}

fn gains(voter: i16, moolah: i16, power: i16) -> Gains {
    let some = |n: i16| (n > 0).then(|| Within::new(n));
    Gains { voter: some(voter), moolah: some(moolah), power: some(power) }
}

/// SK-14.2: every effect and every privilege, as the files write them.
#[test]
fn sk_14_2_effects_and_privileges() {
    let effect = |text: &str| {
        let (files, _) = edited("cards.toml", "effect = \"climb_versatile\"", &format!("effect = \"{text}\""));
        load(&files).unwrap_or_else(|bad| panic!("{bad}")).faces()[0].effect
    };
    let all = [
        ("climb_track culture 1 3", Effect::ClimbTrack { track: Track::Culture, weak: few(1), strong: few(3) }),
        ("climb_versatile", Effect::ClimbVersatile),
        ("gain voter 2 power 1 | moolah 4", Effect::Gain { weak: gains(2, 0, 1), strong: gains(0, 4, 0) }),
        ("seat_rebate 3", Effect::SeatRebate { voters: few(3) }),
        ("same_state", Effect::SameState),
        ("action_limit 4", Effect::ActionLimit { actions: few(4) }),
        ("neighbour_benefits", Effect::NeighbourBenefits),
        ("victory 3", Effect::Victory { points: few(3) }),
        ("take_seat government", Effect::TakeSeat { from: From::Government }),
        ("take_seat opposition", Effect::TakeSeat { from: From::Opposition }),
        ("expand", Effect::Expand),
        ("skip_action 2", Effect::SkipAction { actions: few(2) }),
        ("steal moolah 1 2", Effect::Steal { resource: Resource::Moolah, weak: few(1), strong: few(2) }),
        ("snatch", Effect::Snatch),
        ("push_down 2", Effect::PushDown { steps: few(2) }),
        ("block_tile", Effect::BlockTile),
    ];
    for (text, expected) in all {
        assert_eq!(effect(text), expected);
    }
    let privilege = |text: &str| {
        let (files, _) = edited("leaders.toml", "privilege = \"tracker_cost 1\"", &format!("privilege = \"{text}\""));
        load(&files).unwrap_or_else(|bad| panic!("{bad}")).leaders()[0].privilege
    };
    let all = [
        ("income power 2", Privilege::Income { resource: Resource::Power, n: few(2) }),
        ("seat_discount 2", Privilege::SeatDiscount(few(2))),
        ("tracker_cost 0", Privilege::TrackerCost(Within::new(0))),
        ("state_all", Privilege::StateAll),
        ("card_discount 2", Privilege::CardDiscount(few(2))),
        ("threshold 3", Privilege::Threshold(Within::new(3))),
        ("power_discount 2", Privilege::PowerDiscount(few(2))),
        ("cash_rate 3", Privilege::CashRate(Within::new(3))),
        ("convert_power 2", Privilege::ConvertPower(few(2))),
        ("hand_limit 7", Privilege::HandLimit(Within::new(7))),
        ("none", Privilege::None),
    ];
    for (text, expected) in all {
        assert_eq!(privilege(text), expected);
    }
}

/// SK-14.2: values come from data wherever a rule prints one.
#[test]
fn sk_14_2_values_come_from_data() {
    use crate::scene::{Scene, moves, player, tokens, vp};
    use serde_json::json;
    let with = |edits: &[(&'static str, &'static str, &'static str)]| Scene::edited(2, json!({}), &[], edits);
    let mut table = with(&[("rules.toml", "income = 3", "income = 5")]).turn(1).table();
    table.play(1, "end");
    assert_eq!(tokens(&table, 0).0, 5);
    let table = with(&[("rules.toml", "actions = 2", "actions = 4")]).table();
    assert_eq!(table.view(0).now.expect("a turn").limit, 4);
    let table = with(&[("rules.toml", "full_majority = 2", "full_majority = 7")]).owns("WIN 0:1,2,3").table();
    assert_eq!(vp(&table, 0), 10);
    let mut table = with(&[("rules.toml", "[1, 3, 6, 10]", "[2, 4]")]).tokens(0, 0, 9, 0).table();
    table.play(0, "seat TUR1").play(0, "skip");
    assert_eq!(tokens(&table, 0).1, 9 - 2 + 1);
    assert_eq!(table.refuse(0, "seat HAY3").rule, "SK-5.2");
    let table = with(&[("rules.toml", "targets = [30, 23, 21]", "targets = [9, 23, 21]")]).table();
    assert_eq!(player(&table, 0).missing_vp, 9);
    let table = with(&[("rules.toml", "tracker_cost = 2", "tracker_cost = 3")]).tokens(0, 0, 2, 0).table();
    assert!(moves(&table, 0, "track").is_empty());
    // With several cancel cards the cheapest decides who is asked.
    let dear = [(
        "cards.toml",
        "code = \"BLO\"\nname = \"Blockade\"\ncount = 2\ncost = 0\nkind = \"addon\"\neffect = \"block_tile\"",
        "code = \"BLO\"\nname = \"Blockade\"\ncount = 2\ncost = 3\nkind = \"reaction\"\neffect = \"cancel\"",
    )];
    let scene = with(&dear).owns("HAY 0:1 1:2").tokens(0, 0, 1, 0).tokens(1, 0, 1, 0).hand(0, &["HOR1"]);
    let mut table = scene.hand(1, &["BLO1", "CHT1"]).table();
    table.play(0, "play HOR1 HAY2");
    assert_eq!(table.moves(1), ["chit CHT1", "pass"], "asked for the cheapest; the dear one cannot be paid");
}

/// SK-14.3: states.
#[test]
fn sk_14_3_states() {
    let file = "states.toml";
    let last = "\n[[state]]\nid = \"PON\"";
    let text = files()[file].clone();
    let mut fewer = files();
    fewer.insert(file.to_owned(), text[..text.find(last).expect("PON")].to_owned());
    assert!(load(&fewer).unwrap_err().contains("expected 11 states, and there are 10"));
    let mut more = files();
    more.insert(
        file.to_owned(),
        format!("{text}\n[[state]]\nid = \"XXX\"\nname = \"X\"\nseats = [1]\nadjoining = []\nbeginner = \"A\"\n"),
    );
    assert!(load(&more).unwrap_err().contains("expected 11 states, and this is one more"));
    assert_eq!(refusal(file, "seats = [1, 2, 3, 4]", "seats = []"), "expected 1 to 9 seats, not 0");
    let ten = "seats = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]";
    assert_eq!(refusal(file, "seats = [1, 2, 3, 4]", ten), "expected 1 to 9 seats, not 10");
    assert_eq!(refusal(file, "seats = [1, 2, 3, 4]", "seats = [1, 10]"), "expected a number from 0 to 9, not `10`");
    assert!(refusal(file, "seats = [1, 2, 3, 4]", "seats = [-1]").contains("-1"));
    let one_way = refused(file, "[\"WIN\", \"HAY\", \"BAR\"]", "[\"HAY\", \"BAR\"]");
    assert!(one_way.contains("expected `TUR` to adjoin `WIN` as `WIN` adjoins `TUR`"), "{one_way}");
    assert_eq!(refusal(file, "[\"WIN\", \"HAY\", \"BAR\"]", "[\"TUR\"]"), "expected other states, not `TUR` itself");
    assert_eq!(refusal(file, "[\"WIN\", \"HAY\", \"BAR\"]", "[\"XYZ\"]"), "expected a state of this file, not `XYZ`");
    assert_eq!(refusal(file, "id = \"WIN\"", "id = \"TUR\""), "expected each id once, not `TUR` again");
    assert_eq!(refusal(file, "beginner = \"MC\"", "beginner = \"ZZ\""), "expected a tile of tiles.toml, not `ZZ`");
    let twice = refusal(file, "beginner = \"PD\"", "beginner = \"MC\"");
    assert_eq!(twice, "expected each tile of the beginner layout once, not `MC` again");
    assert!(refusal(file, "name = \"Turnip Hills\"", "nmae = \"T\"").ends_with("not `nmae`"));
    assert!(refusal(file, "name = \"Turnip Hills\"", "name = \" \"").contains("a text that is not empty"));
}

/// SK-14.3: a map in pieces.
#[test]
fn sk_14_3_a_map_in_pieces() {
    // TUR is cut off from everybody, both ways.
    let mut files = files();
    let text = files.get_mut("states.toml").expect("states");
    *text = text.replace("adjoining = [\"WIN\", \"HAY\", \"BAR\"]", "adjoining = []").replace("[\"TUR\", ", "[");
    assert!(load(&files).unwrap_err().contains("expected a map in one piece, but `WIN` cannot be reached"));
}

/// SK-14.3: tiles.
#[test]
fn sk_14_3_tiles() {
    let file = "tiles.toml";
    assert!(refused(file, "\"PP\", ", "").contains("expected 23 tiles, and there are 22"));
    assert!(refused(file, "\"PP\", ", "\"PP\", \"AA\", ").contains("expected 23 tiles, and this is one more"));
    for wrong in ["", "PPPP", "PX"] {
        let expected = format!("expected 1 to 3 benefits (P, M, V, C, D, S or A) on a tile, not `{wrong}`");
        assert_eq!(refusal(file, "\"PP\"", &format!("\"{wrong}\"")), expected);
    }
    assert_eq!(refusal(file, "\"PP\"", "\"PM\""), "expected each tile once, not `PM` again");
}

/// SK-14.3: tracks.
#[test]
fn sk_14_3_tracks() {
    let file = "tracks.toml";
    let refused_step = |from: &str, to: &str| refusal(file, &format!("\"{from}\""), &format!("\"{to}\""));
    assert!(refused(file, "\"vp 4\"", "\"income 1\"").contains("expected 1 `vp` step of development, and there are 0"));
    assert!(
        refused(file, "\"income 1\"", "\"vp 1\"").contains("expected 1 `vp` step of development, and this is one more")
    );
    assert_eq!(
        refused_step("gain moolah 1", "gain gold 1"),
        "expected a resource (voter, moolah or power) after `gain`, not `gold`"
    );
    assert_eq!(
        refused_step("play strategy", "play tactics"),
        "expected a deck (strategy or aggression) after `play`, not `tactics`"
    );
    assert_eq!(
        refused_step("play strategy", "paly strategy"),
        "expected a track step (gain, play, income or vp), not `paly`"
    );
    assert_eq!(refused_step("play strategy", "play strategy 1"), "expected nothing more after `play`, not `1`");
    assert_eq!(refused_step("vp 4", "vp 10"), "expected a number from 1 to 9 after `vp`, not `10`");
    assert_eq!(refusal(file, "effect =", "efect ="), "expected a key (effect), not `efect`");
    let mut long = files();
    let text = long.get_mut(file).expect("tracks");
    *text += &"\n[[culture]]\neffect = \"play strategy\"\n".repeat(13);
    assert!(load(&long).unwrap_err().ends_with("expected at most 20 steps on a track"));
}

/// SK-14.3: leaders.
#[test]
fn sk_14_3_leaders() {
    let file = "leaders.toml";
    let text = files()[file].clone();
    let mut fewer = files();
    fewer.insert(file.to_owned(), text[..text.rfind("\n[[leader]]").expect("leaders")].to_owned());
    assert!(load(&fewer).unwrap_err().contains("expected 8 leaders, and there are 7"));
    let mut more = files();
    let ninth =
        text[text.rfind("[[leader]]").expect("leaders")..].replace("no = 9", "no = 10").replace("\"pig\"", "\"cow\"");
    more.insert(file.to_owned(), format!("{text}\n{ninth}"));
    assert!(load(&more).unwrap_err().contains("expected 8 leaders, and this is one more"));
    assert!(refusal(file, "no = 2", "no = 1").contains("expected each number once, not `1` again"));
    assert!(refusal(file, "voter = 1", "voter = -1").contains("-1"));
    assert_eq!(refusal(file, "id = \"rooster\"", "id = \"phil\""), "expected each id once, not `phil` again");
    assert!(
        refusal(file, "\"tracker_cost 1\"", "\"charm 1\"").starts_with("expected a privilege (income, seat_discount")
    );
    assert!(refusal(file, "\"tracker_cost 1\"", "\"income gold 1\"").starts_with("expected a resource"));
    assert!(refusal(file, "\"tracker_cost 1\"", "\"tracker_cost x\"").starts_with("expected a number from 0 to 9"));
    assert!(refusal(file, "\"tracker_cost 1\"", "\"state_all 1\"").starts_with("expected nothing more after"));
}

/// SK-14.3: cards.
#[test]
fn sk_14_3_cards() {
    let file = "cards.toml";
    let more =
        refused(file, "code = \"VIC\"\nname = \"Victory\"\ncount = 4", "code = \"VIC\"\nname = \"Victory\"\ncount = 5");
    assert!(more.contains("expected 20 strategy cards, and these make 21"), "{more}");
    let fewer =
        refused(file, "code = \"VIC\"\nname = \"Victory\"\ncount = 4", "code = \"VIC\"\nname = \"Victory\"\ncount = 3");
    assert!(fewer.contains("expected 20 strategy cards, and there are 19"), "{fewer}");
    let none = refused(file, "kind = \"reaction\"\neffect = \"cancel\"", "kind = \"plain\"\neffect = \"snatch\"");
    assert!(none.contains("expected a card with the effect `cancel`"), "{none}");
    let plain = refused(file, "kind = \"reaction\"", "kind = \"plain\"");
    assert!(plain.contains("expected `reaction` for `cancel` and for nothing else, not `plain`"));
    assert!(refused(file, "kind = \"free\"", "kind = \"reaction\"").contains("expected `reaction` for `cancel`"));
    let strategy =
        refused(file, "kind = \"plain\"\neffect = \"climb_versatile\"", "kind = \"reaction\"\neffect = \"cancel\"");
    assert!(strategy.contains("expected `cancel` cards in the aggression deck"));
    assert!(
        refusal(file, "kind = \"free\"", "kind = \"gratis\"")
            .starts_with("expected a word (plain, free, addon or reaction)")
    );
    assert!(
        refusal(file, "deck = \"strategy\"", "deck = \"tactics\"")
            .starts_with("expected a word (strategy or aggression)")
    );
    assert!(refusal(file, "\"climb_versatile\"", "\"fly\"").starts_with("expected an effect (climb_track"));
    assert!(refusal(file, "\"climb_versatile\"", "\"steal gold 1 2\"").starts_with("expected a resource"));
    assert!(refusal(file, "\"climb_versatile\"", "\"climb_track states 1 2\"").starts_with("expected a track"));
    assert!(
        refusal(file, "\"climb_versatile\"", "\"take_seat\"").starts_with("expected a side (government or opposition)")
    );
    assert!(refusal(file, "\"climb_versatile\"", "\"gain moolah 4\"").starts_with("expected a value after `moolah`"));
    assert!(refusal(file, "\"climb_versatile\"", "\"victory 10\"").starts_with("expected a number from 1 to 9"));
    assert_eq!(refusal(file, "code = \"FRE\"", "code = \"VER\""), "expected each code once, not `VER` again");
    assert_eq!(
        refusal(file, "cost = 0", "price = 0"),
        "expected a key (deck, code, name, count, cost, kind, effect or text), not `price`"
    );
    assert_eq!(refusal(file, "cost = 0", "cost = 100"), "expected a number from 0 to 99, not `100`");
}

/// SK-14.3: `VIC` has a copy 11 as soon as there are eleven of it; `VIC1` has `VIC11` at once.
#[test]
fn sk_14_3_ids_of_copies() {
    let file = "cards.toml";
    let mut files = files();
    let text = files.get_mut(file).expect("cards");
    let (scam, aggression) = (text.find("[[card]]\ndeck = \"strategy\"\ncode = \"SCA\""), text.find("\"aggression\""));
    let (scam, aggression) = (scam.expect("Scam"), aggression.expect("the other deck"));
    let next = scam + 1 + text[scam + 1..].find("[[card]]").expect("a card after it");
    let strategy = format!("{}{}", &text[..scam], &text[next..aggression]).replace("count = 2", "count = 1");
    *text = format!("{}{}", strategy.replace("count = 4", "count = 11"), &text[aggression..]);
    assert!(load(&files).is_ok());
    edit(&mut files, file, "\"VER\"", "\"VIC1\"");
    let line = *edit(&mut files, file, "\"VIC\"", "\"VIC\"").start();
    assert_eq!(load(&files).unwrap_err(), format!("{file}:{line}: expected each id once, not `VIC11` again"));
}

/// SK-14.3: the numbers of the rules.
#[test]
fn sk_14_3_rules() {
    let file = "rules.toml";
    assert_eq!(refusal(file, "[1, 3, 6, 10]", "[]"), "expected a conversion table that is not empty");
    let falling = refusal(file, "[1, 3, 6, 10]", "[1, 3, 3]");
    assert_eq!(falling, "expected an increasing conversion table, not 3 after 3");
    assert!(refusal(file, "targets = [30, 23, 21]", "targets = [30]").contains("targets for 2, 3 and 4 players"));
    assert!(refusal(file, "addons = 2", "addon = 2").ends_with("not `addon`"));
    assert!(refused(file, "addons = 2\n", "").contains("expected the key `addons`, and there is none"));
    assert_eq!(refusal(file, "supply = 50", "supply = 1000"), "expected a number from 0 to 999, not `1000`");
    assert_eq!(
        refusal(file, "targets = [30, 23, 21]", "targets = [30, 23, 256]"),
        "expected a number from 0 to 255, not `256`"
    );
    assert!(refusal(file, "row = 3", "row = 0").contains("expected a number from 1 to 6"));
    let mut missing = files();
    missing.remove(file);
    assert_eq!(load(&missing).unwrap_err(), "rules.toml: this file is missing");
}
