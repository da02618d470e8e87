//! The table in characters: it fits a terminal, and what can be pointed at can be played.

use hustings_core::{Game, Luck, Seat, Silent, Start, Terminal, Viewer};
use hustings_kursi::{Kursi, Move};

use crate::scene::Scene;

#[test]
fn a_table_without_colour() {
    let scene = Scene::players(2).field(0, "k13 k14 k10 k19 k07").field(1, "k01 k02 k03 k04 k05");
    let scene = scene
        .rally(0, "A", "RE RE RW")
        .tucked(0, "A", "REb")
        .active(0, "m15")
        .hand(0, "RE RE AC m05")
        .display("m01 m02");
    let table = scene.playing().table();
    let mut moves: Vec<Move> = Vec::new();
    Kursi::legal_moves(table.state(), Seat(0), &mut moves);
    let sketch = Kursi::sketch(table.start(), &table.view(0), &moves);
    let expected = "\
Round 2 of 8, pawn 0, waiting for 0: play
A Bazaar Town      E   EC+5   0 cards 0:3 1:4*
B Cinema Road      E   IP+4   0 cards 0:1* 1:0
C River Steps      W   WP+4   0 cards 0:3* 1:0
D Old Fort Ward    W   CR+6   0 cards 0:1* 1:0
E Ring Road North  D   DI+5   0 cards 0:0 1:2*
>player 0 C3 I3 R3 P2 hand 3+1 votes 5x7 3x10 1x12 -2x4 m15
 k13 E2WCI      k14 WDCI       k10 E2WP2      k19 EDIR       k07 ER2
 3:E5 W2
 player 1 C6 I4 R0 P0 hand 0+0 votes 5x7 3x10 1x12 -2x4
 k01 E2C2       k02 W2C2       k03 D2C2       k04 E2I2       k05 W2I2
open m01 m02  deck 12  Rally deck 51 (0 used)  Asset deck 57 (0 used)
RE 2 ABCDE     AC 1 ABCDE     m05";
    assert_eq!(sketch.plain(), expected);
    let spot = sketch.spots.iter().find(|spot| spot.mv == "play AC C").expect("a place");
    assert_eq!((spot.line, spot.column, spot.width), (12, 22, 1));
}

/// Every position of random games fits 80 columns, and what acts on a card, a tile or a Candidate has a place.
#[test]
fn it_fits_a_terminal() {
    let by_list = ["draw", "votes", "done", "stop", "tuck", "extra", "minus", "target"];
    for players in 2..=4 {
        let start = Start::<Kursi>::new(players, Default::default()).expect("a table");
        let mut luck = Luck::from_number(u64::from(players));
        let mut state = Kursi::setup(&start, &mut luck, &mut Silent);
        while let Some(seat) = Kursi::pending(&state).first() {
            let mut moves = Vec::new();
            Kursi::legal_moves(&state, seat, &mut moves);
            let sketch = Kursi::sketch(&start, &Kursi::view(&start, &state, Viewer::Seat(seat)), &moves);
            assert!(sketch.lines.len() <= 30);
            for line in sketch.plain().lines() {
                assert!(line.chars().count() < 80, "{line}");
            }
            for mv in &moves {
                let text = Kursi::write_move(&start, mv);
                let listed = text.ends_with(" none") || by_list.iter().any(|verb| text.starts_with(verb));
                assert!(listed || sketch.spots.iter().any(|spot| spot.mv == text), "{text} has no place");
            }
            let mv = *luck.pick(&moves);
            Kursi::play(&mut state, seat, &mv, &mut luck, &mut Silent).expect("a listed move");
        }
    }
}
