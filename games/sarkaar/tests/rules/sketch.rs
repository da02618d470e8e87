//! The country in characters: it fits a small terminal and says everything without colour.

use hustings_core::{Game, Luck, Seat, Silent, Start, Viewer, columns};
use hustings_sarkaar::Sarkaar;
use hustings_words::Names;

use crate::scene::Scene;

#[test]
fn the_country_without_colour() {
    let table = Scene::seats(2).owns("HAY 0:1,2,3 1:4").tokens(0, 5, 2, 1).hand(0, &["HOR1"]).table();
    let mut moves = Vec::new();
    Sarkaar::legal_moves(table.state(), Seat(0), &mut moves);
    let sketch = hustings_words::sketch(table.start(), &table.view(0), &moves, &Names::default());
    let text = sketch.plain();
    for expected in ["HAY A PM", "5V 2M 1P", "HOR1 Horse Trading", "Round 1", "Haystack Plains"] {
        assert!(text.contains(expected), "`{expected}` is missing in\n{text}");
    }
}

/// Every position of random games fits 78 columns and 42 rows, and every move has a place or is one plain word.
#[test]
fn it_fits_a_terminal() {
    for seats in 2..=4 {
        let start = Start::<Sarkaar>::new(seats, Default::default()).expect("a table");
        let mut luck = Luck::from_number(u64::from(seats));
        for _ in 0..2 {
            let mut state = Sarkaar::setup(&start, &mut luck, &mut Silent);
            while let Some(seat) = Sarkaar::pending(&state).first() {
                let mut moves = Vec::new();
                Sarkaar::legal_moves(&state, seat, &mut moves);
                let view = Sarkaar::view(&start, &state, Viewer::Seat(seat));
                let sketch = hustings_words::sketch(&start, &view, &moves, &Names::default());
                assert!(sketch.lines.len() <= 42, "{} lines", sketch.lines.len());
                for line in sketch.plain().lines() {
                    assert!(columns(line) <= 78, "{line}");
                }
                for mv in moves.iter().map(|mv| Sarkaar::write_move(&start, mv)) {
                    let placed = sketch.spots.iter().any(|spot| spot.mv == mv);
                    assert!(placed || !mv.contains(' '), "{mv} has no place");
                }
                let mv = *luck.pick(&moves);
                Sarkaar::play(&mut state, seat, &mv, &mut luck, &mut Silent).expect("a listed move");
            }
        }
    }
}
