//! The grammar of effects: what a line of words is read as, and what is said about a wrong one.

use std::collections::BTreeMap;

use hustings_core::components::effect::read;
use hustings_core::components::{Change, Within, either};
use serde::{Deserialize, Deserializer};

type Few = Within<1, 9>;

#[derive(Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Effect {
    Swap,
    Money(Change<-4, 4>),
    Gather(Place),
    ClimbTrack { track: Track, weak: Few, strong: Few },
    Recycle(Option<Few>),
    Freeze(Few, Option<Track>),
    Either(Simple, Simple),
    Gain(Tokens, Tokens),
    Prices(BTreeMap<Track, Few>),
    Visit(Vec<Place>),
    Step(Few, Few),
}

#[derive(Debug, PartialEq, PartialOrd, Eq, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Track {
    Culture,
    Development,
}

#[derive(Debug, PartialEq, Deserialize)]
enum Place {
    N,
    S,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(rename = "simple effect", rename_all = "snake_case")]
enum Simple {
    Rest,
    Money(Change<-4, 4>),
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Tokens {
    voter: Option<Few>,
    power: Option<Few>,
}

fn effect(line: &str) -> Effect {
    read(line).unwrap_or_else(|mistake| panic!("{line}: {mistake}"))
}

fn mistake(line: &str) -> String {
    read::<Effect>(line).map(|effect| panic!("{line}: {effect:?}")).unwrap_or_else(|mistake| mistake.to_string())
}

fn few(number: i16) -> Few {
    Few::new(number)
}

#[test]
fn lines_are_read_into_variants() {
    assert_eq!(effect("swap"), Effect::Swap);
    assert_eq!(effect("money 3"), Effect::Money(Change::new(3)));
    assert_eq!(effect("money -4"), Effect::Money(Change::new(-4)));
    assert_eq!(effect("gather N"), Effect::Gather(Place::N));
    let climb = Effect::ClimbTrack { track: Track::Culture, weak: few(1), strong: few(2) };
    assert_eq!(effect("climb_track culture 1 2"), climb);
}

#[test]
fn last_fields_may_be_optional() {
    assert_eq!(effect("recycle"), Effect::Recycle(None));
    assert_eq!(effect("recycle 3"), Effect::Recycle(Some(few(3))));
    assert_eq!(effect("freeze 1"), Effect::Freeze(few(1), None));
    assert_eq!(effect("freeze 1 culture"), Effect::Freeze(few(1), Some(Track::Culture)));
    assert_eq!(mistake("recycle 0"), "expected a number from 1 to 9 after `recycle`, not `0`");
    assert_eq!(mistake("recycle 3 4"), "expected nothing more after `recycle`, not `4`");
}

#[test]
fn groups_and_parts() {
    let money = |number| Simple::Money(Change::new(number));
    assert_eq!(effect("either (money 2) (rest)"), Effect::Either(money(2), Simple::Rest));
    assert_eq!(effect("either rest (money 1)"), Effect::Either(Simple::Rest, money(1)));
    assert_eq!(effect("either money 2 | rest"), Effect::Either(money(2), Simple::Rest));
    let tokens = |voter: i16, power: i16| Tokens {
        voter: (voter > 0).then(|| few(voter)),
        power: (power > 0).then(|| few(power)),
    };
    assert_eq!(effect("gain voter 2 power 1 | power 4"), Effect::Gain(tokens(2, 1), tokens(0, 4)));
    assert_eq!(effect("step 1 | 2"), Effect::Step(few(1), few(2)));
    let prices = BTreeMap::from([(Track::Culture, few(2)), (Track::Development, few(3))]);
    assert_eq!(effect("prices development 3 culture 2"), Effect::Prices(prices));
    assert_eq!(effect("visit N S N"), Effect::Visit(vec![Place::N, Place::S, Place::N]));
    assert_eq!(effect("visit"), Effect::Visit(Vec::new()));
}

#[test]
fn an_unknown_name_lists_the_choices() {
    let effects = "an effect (swap, money, gather, climb_track, recycle, freeze, either, gain, prices, visit or step)";
    assert_eq!(mistake("monney 3"), format!("expected {effects}, not `monney`"));
    assert_eq!(mistake(""), format!("expected {effects}, but the line ends there"));
    assert_eq!(mistake("(money 3)"), format!("expected {effects}, not `(money 3)`"));
    assert_eq!(
        mistake("climb_track state 1 2"),
        "expected a track (culture or development) after `climb_track`, not `state`"
    );
    assert_eq!(mistake("gather"), "expected a place (N or S) after `gather`, but the line ends there");
    assert_eq!(mistake("either (swap) rest"), "expected a simple effect (rest or money) after `either`, not `swap`");
}

#[test]
fn a_wrong_number_says_its_limits() {
    let expected = "expected a number from -4 to 4 other than 0 after `money`";
    for wrong in ["0", "5", "-5", "x", "+1", "01", "1.0", "99999999999999999999", "(1)"] {
        assert_eq!(mistake(&format!("money {wrong}")), format!("{expected}, not `{wrong}`"));
    }
    assert_eq!(mistake("money"), format!("{expected}, but the line ends there"));
    assert_eq!(mistake("either (money 9) rest"), format!("{expected}, not `9`"));
    assert_eq!(
        mistake("climb_track culture 1"),
        "expected a number from 1 to 9 after `climb_track`, but the line ends there"
    );
}

#[test]
fn nothing_is_left_over() {
    assert_eq!(mistake("swap 2"), "expected nothing more after `swap`, not `2`");
    assert_eq!(mistake("money 1 2"), "expected nothing more after `money`, not `2`");
    assert_eq!(mistake("climb_track culture 1 2 3"), "expected nothing more after `climb_track`, not `3`");
    assert_eq!(mistake("either (rest 1) (rest)"), "expected nothing more after `rest`, not `1`");
    assert_eq!(mistake("either rest rest (money 1)"), "expected nothing more after `either`, not `(money 1)`");
}

#[test]
fn pairs_name_each_word_once() {
    assert_eq!(mistake("gain voter 2 voter 1 | power 4"), "expected each word once after `gain`, not `voter` again");
    assert_eq!(mistake("gain gold 2 | power 4"), "expected a word (voter or power) after `gain`, not `gold`");
    assert_eq!(mistake("gain voter | power 4"), "expected a value after `voter`, but the line ends there");
    assert_eq!(mistake("gain voter 0 | power 4"), "expected a number from 1 to 9 after `voter`, not `0`");
    assert_eq!(mistake("prices culture 1 culture 2"), "expected each word once after `prices`, not `culture` again");
}

#[test]
fn a_line_has_one_spelling() {
    assert_eq!(mistake(" money 3"), "expected single spaces, `money 3`, not ` money 3`");
    assert_eq!(mistake("money  3"), "expected single spaces, `money 3`, not `money  3`");
    let apart = "either (money 3) (rest)";
    assert_eq!(
        mistake("either (money 3)(rest)"),
        format!("expected single spaces, `{apart}`, not `either (money 3)(rest)`")
    );
    assert_eq!(mistake("either (money 3 rest"), "expected `)` at the end of `either (money 3 rest`");
    assert_eq!(mistake("either money 3) rest"), "expected `(` before `)` in `either money 3) rest`");
    assert_eq!(mistake("either money 3 rest"), "expected `(money ...)` in parentheses, not `money` alone");
    assert_eq!(mistake("| money 3"), mistake("|"), "a bar where the name should be");
}

#[derive(Debug, PartialEq)]
enum Card {
    Simple(Simple),
    Asking(Asking),
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Asking {
    Interview(Few),
    Radio,
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        either(deserializer, "effect", Card::Simple, Card::Asking)
    }
}

#[test]
fn two_enums_share_one_list() {
    assert_eq!(read::<Card>("money 3").expect("simple"), Card::Simple(Simple::Money(Change::new(3))));
    assert_eq!(read::<Card>("interview 2").expect("asking"), Card::Asking(Asking::Interview(few(2))));
    assert_eq!(read::<Card>("radio").expect("asking"), Card::Asking(Asking::Radio));
    let mistake = |line: &str| read::<Card>(line).expect_err("wrong").to_string();
    assert_eq!(mistake("bribe"), "expected an effect (rest, money, interview or radio), not `bribe`");
    assert_eq!(mistake("interview 0"), "expected a number from 1 to 9 after `interview`, not `0`");
    assert_eq!(mistake("radio 1"), "expected nothing more after `radio`, not `1`");
    assert!(mistake("").starts_with("expected an effect (rest, money, interview or radio)"));
    assert!(mistake("(rest)").starts_with("expected an effect (rest, money, interview or radio)"));
}
