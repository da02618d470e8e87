//! KZ-7 and KZ-8: how moves are written, and who sees what.

use hustings_core::Viewer;
use hustings_kuzushi::Kuzushi;
use hustings_testkit::Table;

use crate::picture::at;

/// KZ-7: x grows to the right, y upward.
#[test]
fn kz_7_directions() {
    let mut table = Table::<Kuzushi>::seats(2);
    table.play(1, "base 0,1");
    assert_eq!(table.sentences()[0], "Seat 1 places a base at 0,1.");
    let drawn = table.view(1);
    assert_eq!((drawn.bounds.top, drawn.bounds.bottom, drawn.bounds.left, drawn.bounds.right), (2, 0, -1, 1));
    assert_eq!(at(&table, "0,2"), 'b');
}

/// KZ-7: one way to write a move, and nothing else is one.
#[test]
fn kz_7_exactly_one_way() {
    let mut table = Table::<Kuzushi>::seats(2);
    for text in [
        "",
        " ",
        "base",
        "base ",
        "base 1",
        "base 1,",
        "base ,0",
        "base 1,0 ",
        " base 1,0",
        "base  1,0",
        "base 1, 0",
        "Base 1,0",
        "base +1,0",
        "base 01,0",
        "base 1,-0",
        "base 1.0,0",
        "base 1,0,0",
        "flip",
        "flip x,y",
        "pass",
        "base 1,0\n",
        "base １,0",
        "base --1,0",
    ] {
        assert_eq!(table.refuse(1, text).rule, "KZ-7", "{text:?}");
    }
    table.play(1, "base -1,0");
}

/// KZ-7: any whole numbers are coordinates; how far out they lie is for the rules of the move (KZ-3.1, KZ-4.1b).
#[test]
fn kz_7_far_away_is_still_a_space() {
    let mut table = Table::<Kuzushi>::seats(2);
    for far in ["127,0", "128,0", "0,-129", "99999999999999999999,0"] {
        assert_eq!(table.refuse(1, &format!("base {far}")).rule, "KZ-3.1", "{far}");
        assert_eq!(table.refuse(1, &format!("flip {far}")).rule, "KZ-4.1b", "{far}");
    }
}

/// KZ-8: everything is public: everybody has the same view and hears of everything.
#[test]
fn kz_8_everything_is_public() {
    let mut table = Table::<Kuzushi>::seats(4);
    table.play(1, "base 1,0");
    for viewer in Viewer::all(4) {
        assert_eq!(table.view_of(viewer), table.view(0));
        assert_eq!(table.events_seen_by(viewer), table.events());
    }
}
