//! KL-6: how moves are written.

use crate::scene::Scene;

/// KL-6: each kind of move in its one way, read and written.
#[test]
fn kl_6_every_kind_of_move() {
    use hustings_core::Game;
    use hustings_kilonzo::Kilonzo;
    let table = Scene::seats(4).table();
    for text in [
        "home HN",
        "move NE",
        "ad C",
        "smear C 2",
        "debate 2",
        "choose NE",
        "choose 2",
        "choose 2@NE",
        "choose a",
        "choose b",
        "end",
    ] {
        let mv = Kilonzo::read_move(table.start(), text).expect("a move");
        assert_eq!(Kilonzo::write_move(table.start(), &mv), text);
    }
}

/// KL-6: exact and case-sensitive.
#[test]
fn kl_6_exactly_one_way() {
    let mut table = Scene::seats(4).table();
    for text in [
        "",
        " ",
        "END",
        "end ",
        " end",
        "end now",
        "move",
        "move ",
        "move ne",
        "move  NE",
        "move NE ",
        "move X",
        "Move NE",
        "ad 2",
        "smear C",
        "smear C  2",
        "smear 2 C",
        "smear C 2 ",
        "smear C 02",
        "smear C +2",
        "debate",
        "debate 12",
        "debate C",
        "choose",
        "choose ",
        "choose A",
        "choose 2@",
        "choose @NE",
        "choose NE@2",
        "choose 2@ne",
        "choose c",
        "home",
        "home hn",
        "debate ２",
        "move NE\n",
        "pass",
    ] {
        assert_eq!(table.refuse(0, text).rule, "KL-6", "{text:?}");
    }
    table.play(0, "move N");
}
