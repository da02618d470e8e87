//! KL-8.1: a good file loads; a bad one is refused with file, line and what was expected.

use hustings_core::components::Change;
use hustings_core::{Files, Game};
use hustings_kilonzo::{Choice, Effect, Factor, Kilonzo, Plain, Region};
use hustings_testkit::{components, edit};

const FILE: &str = "cards.toml";
const GOOD: &str = include_str!("../../data/cards.toml");

fn load(text: impl Into<String>) -> Result<hustings_kilonzo::Set, String> {
    Kilonzo::load(&Files::from([(FILE.to_owned(), text.into())])).map_err(|bad| bad.to_string())
}

/// The refusal when `from` is replaced once by `to`; the line is that of the change.
fn refusal(from: &str, to: &str) -> String {
    let mut files = components(env!("CARGO_MANIFEST_DIR"));
    let lines = edit(&mut files, FILE, from, to);
    let bad = Kilonzo::load(&files).expect_err("a bad file").to_string();
    let place = format!("{FILE}:{}: ", lines.start());
    bad.strip_prefix(&place).unwrap_or_else(|| panic!("`{bad}` does not begin with `{place}`")).to_owned()
}

/// The refusal of an effect.
fn bad_effect(effect: &str) -> String {
    refusal("effect = \"money 3\"", &format!("effect = \"{effect}\""))
}

/// KL-8.1: other files load too.
#[test]
fn kl_8_1_another_deck() {
    let set = load(GOOD.replace("money 3", "money -4").replace("Harambee Night", "Quiet Night")).expect("a good file");
    let card = &set.cards()[0];
    assert_eq!(card.effect.value, Effect::Plain(Plain::Money(Change::new(-4))));
    assert_eq!((&*card.name, card.effect.text.as_str()), ("Quiet Night", "money -4"));
}

/// KL-8.1: the whole range of each argument, and nothing beyond it.
#[test]
fn kl_8_1_arguments() {
    let ranges: [(&str, i32, i32, &str); 9] = [
        ("money", -4, 4, "a number from -4 to 4 other than 0"),
        ("money_all", -2, 2, "a number from -2 to 2 other than 0"),
        ("here", -2, 2, "a number from -2 to 2 other than 0"),
        ("at_home", -2, 2, "a number from -2 to 2 other than 0"),
        ("level", 1, 4, "a number from 1 to 4"),
        ("interview", 1, 4, "a number from 1 to 4"),
        ("ad_price", 1, 3, "a number from 1 to 3"),
        ("smear_price", 1, 3, "a number from 1 to 3"),
        ("coach", 1, 5, "a number from 1 to 5"),
    ];
    for (name, least, most, expected) in ranges {
        for number in -6..=6 {
            let effect = format!("{name} {number}");
            if (least..=most).contains(&number) && number != 0 {
                load(GOOD.replacen("money 3", &effect, 1)).unwrap_or_else(|bad| panic!("{effect}: {bad}"));
            } else {
                assert_eq!(bad_effect(&effect), format!("expected {expected} after `{name}`, not `{number}`"));
            }
        }
        for wrong in ["", " ", " x", " +1", " 01", " 1.0", " 99999999999"] {
            let refused = bad_effect(&format!("{name}{wrong}"));
            assert!(refused.starts_with(&format!("expected {expected} after `{name}`, ")), "{name}{wrong}: {refused}");
        }
        assert_eq!(bad_effect(&format!("{name} 1 2")), format!("expected nothing more after `{name}`, not `2`"));
    }
    for number in -1..=3 {
        let effect = format!("windfall {number}");
        match number {
            0 | 2 => assert!(load(GOOD.replacen("money 3", &effect, 1)).is_ok()),
            _ => {
                assert_eq!(bad_effect(&effect), format!("expected a factor (0 or 2) after `windfall`, not `{number}`"));
            }
        }
    }
    for name in ["radio", "blog", "recount", "two_free", "roam", "stuck", "swap"] {
        assert!(load(GOOD.replacen("money 3", name, 1)).is_ok(), "{name}");
        assert_eq!(bad_effect(&format!("{name} 1")), format!("expected nothing more after `{name}`, not `1`"));
    }
}

/// KL-8.1: regions are those of the map.
#[test]
fn kl_8_1_regions() {
    for region in Region::ALL {
        assert!(load(GOOD.replacen("money 3", &format!("gather {region}"), 1)).is_ok());
    }
    for wrong in ["", " X", " c", " 1"] {
        let refused = bad_effect(&format!("gather{wrong}"));
        let expected = "expected a region (NW, N, NE, W, C, E, SW, S, SE, HN, HE, HS or HW) after `gather`, ";
        assert!(refused.starts_with(expected), "{refused}");
    }
}

/// KL-8.1: an unknown effect.
#[test]
fn kl_8_1_unknown_effects() {
    for (wrong, name) in [("", ""), ("bribe 3", "bribe"), ("Money 3", "Money"), ("money_3", "money_3")] {
        let refused = bad_effect(wrong);
        assert!(refused.starts_with("expected an effect (money, money_all, level"), "{wrong}: {refused}");
        assert!(refused.ends_with(&format!("interview or either), not `{name}`")), "{refused}");
    }
    assert_eq!(bad_effect(" money 3"), "expected single spaces, `money 3`, not ` money 3`");
}

/// KL-8.1: an either-or card has two effects that need no choice.
#[test]
fn kl_8_1_either() {
    let set = load(GOOD.replacen("money 3", "either (gather HN) (windfall 0)", 1)).expect("a good file");
    let either = Choice::Either(Plain::Gather(Region::HN), Plain::Windfall(Factor::Nothing));
    assert_eq!(set.cards()[0].effect.value, Effect::Choice(either));
    let halves = "expected an effect without a choice (money, money_all, ";
    for (wrong, start, end) in [
        ("either", halves, "after `either`, but the line ends there"),
        ("either (money 3)", halves, "after `either`, but the line ends there"),
        ("either money 3 here 1", "expected `(money ...)` in parentheses", "not `money` alone"),
        ("either (money 3)(here 1)", "expected single spaces", "not `either (money 3)(here 1)`"),
        ("either (stuck) (roam) (stuck)", "expected nothing more after `either`", "not `(stuck)`"),
        ("eitheror (stuck) (roam)", "expected an effect (money, ", "not `eitheror`"),
        ("either (either (stuck) (roam)) (stuck)", halves, "after `either`, not `either`"),
    ] {
        let refused = bad_effect(wrong);
        assert!(refused.starts_with(start) && refused.ends_with(end), "{wrong}: {refused}");
    }
    for choosing in ["radio", "blog", "recount", "swap", "interview 1"] {
        let refused = bad_effect(&format!("either (stuck) ({choosing})"));
        let name = choosing.split(' ').next().expect("a name");
        assert!(refused.starts_with(halves) && refused.ends_with(&format!("not `{name}`")), "{refused}");
    }
    assert_eq!(
        bad_effect("either (money 9) (stuck)"),
        "expected a number from -4 to 4 other than 0 after `money`, not `9`"
    );
}

/// KL-8.1: 24 cards, neither more nor fewer.
#[test]
fn kl_8_1_the_number_of_cards() {
    let more = format!("{GOOD}\n[[card]]\nid = \"c25\"\nname = \"N\"\ntext = \"T\"\neffect = \"stuck\"\n");
    let lines = GOOD.matches('\n').count();
    assert_eq!(load(more).unwrap_err(), format!("cards.toml:{}: expected 24 cards, and this is one more", lines + 3));
    let fewer = &GOOD[..GOOD.rfind("[[card]]").expect("cards")];
    let line = 1 + fewer.matches('\n').count();
    assert_eq!(load(fewer).unwrap_err(), format!("cards.toml:{line}: expected 24 cards, and there are 23"));
    assert!(load("").unwrap_err().contains("card"));
}

/// KL-8.1: ids are unique.
#[test]
fn kl_8_1_unique_ids() {
    assert_eq!(refusal("\"c02\"", "\"c01\""), "expected each id once, not `c01` again");
}

/// KL-8.1: nothing empty, nothing missing, nothing more.
#[test]
fn kl_8_1_keys() {
    assert_eq!(refusal("\"Harambee Night\"", "\"\""), "expected a text that is not empty");
    assert_eq!(refusal("\"Harambee Night\"", "\"  \""), "expected a text that is not empty");
    assert_eq!(
        refusal("\"It is addressed to nobody, so it must be for you.\"", "\"\""),
        "expected a text that is not empty"
    );
    assert_eq!(refusal("\"c01\"", "\"\""), "expected one word of letters, digits, - and _, not ``");
    assert_eq!(refusal("\"c01\"", "\"c 01\""), "expected one word of letters, digits, - and _, not `c 01`");
    assert!(refusal("name = \"Harambee Night\"", "nmae = \"Harambee Night\"").ends_with("not `nmae`"));
    assert!(refusal("name = \"Harambee Night\"", "name = 7").contains("string"));
    let missing = load(GOOD.replacen("name = \"Harambee Night\"\n", "", 1)).unwrap_err();
    assert!(
        missing.starts_with("cards.toml:4: ") && missing.contains("expected the key `name`, and there is none"),
        "{missing}"
    );
    assert!(load(GOOD.replacen("[[card]]", "[[crad]]", 1)).unwrap_err().contains("crad"));
    assert!(load(GOOD.replacen("id = \"c01\"", "id = \"c01", 1)).unwrap_err().starts_with("cards.toml:5: "));
    assert_eq!(Kilonzo::load(&Files::new()).unwrap_err().to_string(), "cards.toml: this file is missing");
}
