//! The country in characters: it fits a small terminal and says everything without colour.

use hustings_core::{Game, Luck, Silent, Start, Viewer, columns};
use hustings_kilonzo::{Kilonzo, Move};
use hustings_words::Names;

use crate::scene::Scene;

fn drawn(scene: Scene, seat: u8) -> (String, Vec<(String, String)>) {
    let table = scene.table();
    let mut moves: Vec<Move> = Vec::new();
    Kilonzo::legal_moves(table.state(), hustings_core::Seat(seat), &mut moves);
    let names = Names { you: Some(hustings_core::Seat(seat)), ..Names::default() };
    let sketch = hustings_words::sketch(table.start(), &table.view(seat), &moves, &names);
    let plain: Vec<Vec<char>> =
        sketch.lines.iter().map(|line| line.iter().flat_map(|span| span.text.chars()).collect()).collect();
    let shown = |spot: &hustings_core::Spot| {
        let from = usize::from(spot.column);
        plain[usize::from(spot.line)][from..from + usize::from(spot.width)].iter().collect::<String>()
    };
    let spots = sketch.spots.iter().map(|spot| (spot.mv.clone(), shown(spot))).collect();
    (sketch.plain(), spots)
}

#[test]
fn the_country_without_colour() {
    let scene = Scene::seats(2).at(0, "N").at(1, "N").chips(0, "N", 1).chips(1, "N", 2).chips(1, "C", 1).money(0, 3);
    let (text, spots) = drawn(scene, 0);
    let expected = "\
Year 2 of 5: you (A)
                              HN $0 AA·
               +-------------+-------------+-------------+
               | NW $0       | N           | NE $0       |
               | ···         | ABB @A @B   | ···         |
               +-------------+-------------+-------------+
HW             | W $0        | C Nairobi $0| E $0        | HE $1
unused         | ···         | B··         | ···         | BB·
               +-------------+-------------+-------------+
               | SW $1       | S $1        | SE $1       |
               | ···         | ···         | ···         |
               +-------------+-------------+-------------+
                              HS unused

> 0 A 3 influence, majority in 1, $3, next funding $2, home HN
  1 B 5 influence, majority in 3, $2, next funding $5, home HE
  ad $2, smear $3, debate B 50%";
    assert_eq!(text, expected);
    let shown = |mv: &str| spots.iter().find(|(own, _)| own == mv).map(|(_, text)| text.as_str());
    assert_eq!(shown("move C"), Some("C Nairobi"));
    assert_eq!(shown("ad C"), Some("··"));
    assert_eq!(shown("smear N 1"), Some("BB"));
    assert_eq!(shown("debate 1"), Some("@B"));
    assert_eq!(shown("end"), None);
}

/// Every position of random games fits 80 columns and 22 rows, and every move but `end`, `a` and `b` has a place.
#[test]
fn it_fits_a_small_terminal() {
    for seats in 1..=4 {
        let start = Start::<Kilonzo>::new(seats, Default::default()).expect("a table");
        let mut luck = Luck::from_number(u64::from(seats));
        for _ in 0..20 {
            let mut state = Kilonzo::setup(&start, &mut luck, &mut Silent);
            while let Some(seat) = Kilonzo::pending(&state).first() {
                let mut moves = Vec::new();
                Kilonzo::legal_moves(&state, seat, &mut moves);
                let sketch = hustings_words::sketch(
                    &start,
                    &Kilonzo::view(&start, &state, Viewer::Seat(seat)),
                    &moves,
                    &Names::default(),
                );
                assert!(sketch.lines.len() <= 22);
                for line in sketch.plain().lines() {
                    assert!(columns(line) <= 80, "{line}");
                }
                for mv in moves.iter().map(ToString::to_string) {
                    let listed_only = ["end", "choose a", "choose b"].contains(&mv.as_str());
                    assert!(listed_only || sketch.spots.iter().any(|spot| spot.mv == mv), "{mv} has no place");
                }
                let mv = *luck.pick(&moves);
                Kilonzo::play(&mut state, seat, &mv, &mut luck, &mut Silent).expect("a listed move");
            }
        }
    }
}
