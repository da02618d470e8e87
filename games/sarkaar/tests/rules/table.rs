//! SK-11, SK-13: the state machine and the notation.

use hustings_core::{Game, Start};
use hustings_sarkaar::{FrameName, Sarkaar};

use crate::scene::{Scene, frame};

fn round_trip(text: &str) -> Result<String, &'static str> {
    use hustings_core::Refusal as _;
    let start = Start::<Sarkaar>::new(4, Default::default()).expect("a table");
    let read = Sarkaar::read_move(&start, text).map_err(|why| why.rule().0)?;
    Ok(Sarkaar::write_move(&start, &read))
}

/// SK-13: every move in the one way it is written.
#[test]
fn sk_13_notation() {
    let all = "leader fox|seat HAY3|power HAY3|track culture|state HAY power|state HAY all|cash CUL1|done|chit CHT1|pass|\
               take culture|draw CUL1|draw deck|flip|keep|skip|drop CUL1|end|play FRE1|play LAN1|play CUL1|play OVR1|\
               play SCA1|play MED1|play DEV1|play PRO1|play VIC1|addon VIC1|play VER1 culture|play DIP1 HAY|addon BLO1 HAY|\
               play HOR1 HAY3|play PRT1 HAY3|play EXP1 HAY3|play APA1 2|play EME1 1:1|play FAK1 1:3,2:1|addon SNA1 2 strategy|\
               play SAB1 2 culture|play CHT1";
    for text in all.split('|') {
        assert_eq!(round_trip(text).as_deref(), Ok(text));
    }
    let benefits = ["power", "moolah", "voter", "culture", "development", "strategy", "aggression"];
    for benefit in benefits {
        assert!(round_trip(&format!("take {benefit}")).is_ok());
    }
}

/// SK-13: exact and case-sensitive.
#[test]
fn sk_13_what_is_no_move() {
    let wrong = "|Seat HAY3|seat hay3|seat HAY|seat HAY0|seat HAY6|seat  HAY3|seat HAY3 |end |play|play CUL3|play CUL1 HAY|\
                 play VER1|play VER1 states|play DIP1|play DIP1 HAY3|play HOR1 HAY|play APA1 4|play APA1|play FAK1 2:1,1:3|\
                 play FAK1 1:0|play FAK1 1:03|play FAK1 1:3,1:1|play FAK1 1|play FAK1 |play SNA1 2|play SNA1 2 culture|\
                 play SAB1 2 strategy|state HAY|state HAY everything|draw|draw CUL9|track states|take card|leader wolf|chit";
    for text in wrong.split('|') {
        assert_eq!(round_trip(text), Err("SK-13"), "`{text}`");
    }
}

/// SK-11: the top frame alone says who may move, and offers nothing but its own moves.
#[test]
fn sk_11_frames() {
    let scene = Scene::seats(2).tokens(0, 9, 9, 0).hand(0, &["CUL1", "CUL2"]).hand(1, &["DEV1"]);
    let mut table = scene.table();
    assert_eq!(frame(&table), FrameName::Main);
    for mv in ["done", "pass", "skip", "flip", "keep", "take culture", "draw deck", "leader fox", "drop CUL1"] {
        assert_eq!(table.refuse(0, mv).rule, "SK-11", "{mv}");
    }
    assert_eq!(table.refuse(1, "end").rule, "SK-11");
    assert_eq!(table.refuse(7, "end").rule, "SK-1.1");
    table.play(0, "cash CUL1");
    assert_eq!(table.refuse(0, "play CUL2").rule, "SK-11");
}
