//! The table in characters: it fits a terminal, and what can be pointed at can be played.

use hustings_core::{Game, Luck, Seat, Silent, Start, Viewer, columns};
use hustings_kursi::{Kursi, Move};
use hustings_words::Names;

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
    let names = Names { you: Some(Seat(0)), ..Names::default() };
    let sketch = hustings_words::sketch(table.start(), &table.view(0), &moves, &names);
    let expected = "\
Round 2 of 8 · microphone: you · still to act: you (lay cards)
A Bazaar Town        E   EC+5  0 cards 0:3 1:4*
B Cinema Road        E   IP+4  0 cards 0:1* 1:0
C River Steps        W   WP+4  0 cards 0:3* 1:0
D Old Fort Ward      W   CR+6  0 cards 0:1* 1:0
E Ring Road North    D   DI+5  0 cards 0:0 1:2*
>0 you C3 I3 R3 P2  hand 3+1  5×7 3×10 1×12 −2×4  Standing Donors
 Sugar Co-op S… Hill-Station…  Quiz-Show Host Ambassador, R… Auditor Who S…
 E2WCI          WDCI           E2WP2          EDIR           ER2
 3:E5 W2
 1 Seat 2 C6 I4 R0 P0  hand 0+0  5×7 3×10 1×12 −2×4
 Thrifty Grocer Generous Jewe… Brick-Kiln He… Chairwoman of… Everybody's U…
 E2C2           W2C2           D2C2           E2I2           W2I2
Open:  m01 Lorry Full of Pamphlets  m02 Midnight Handshake  deck 12
Rally deck 51 (0 used), Asset deck 57 (0 used)
RE×2 Arithmetic at… ABCDE AC Collection Tin   ABCDE m05 Surprise Audit";
    assert_eq!(sketch.plain(), expected);
    let spot = sketch.spots.iter().find(|spot| spot.mv == "play AC C").expect("a place");
    assert_eq!((spot.line, spot.column, spot.width), (15, 48, 1));
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
            let view = Kursi::view(&start, &state, Viewer::Seat(seat));
            let sketch = hustings_words::sketch(&start, &view, &moves, &Names::default());
            assert!(sketch.lines.len() <= 36);
            for line in sketch.plain().lines() {
                assert!(columns(line) < 80, "{line}");
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
