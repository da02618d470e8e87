//! The table in characters: readable, and every move has its place.

use hustings_core::{Game, Seat, Viewer};
use hustings_politics_as_usual::PoliticsAsUsual;
use hustings_words::{Names, sketch};

use crate::scene::Scene;

#[test]
fn every_move_has_its_place_and_offers_have_one_together() {
    let scene = Scene::seats(3).hand(0, &[48, 1, 49, 69]).front(1, &[13, 50]).runs(2, "mayor");
    let table = scene.table();
    for seat in [0, 2] {
        let view = table.view(seat);
        let moves: Vec<_> = table
            .moves(seat)
            .iter()
            .map(|text| PoliticsAsUsual::read_move(table.start(), text).expect("a listed move"))
            .collect();
        let sketch = sketch(table.start(), &view, &moves, &Names::default());
        let mut places: Vec<String> = sketch.spots.iter().map(|spot| spot.mv.clone()).collect();
        places.sort();
        let mut offers = 0;
        let first_offer = |mv: &String| {
            offers += usize::from(mv.starts_with("offer"));
            !mv.starts_with("offer") || offers == 1
        };
        let mut listed: Vec<String> = table.moves(seat).into_iter().filter(first_offer).collect();
        listed.sort();
        assert_eq!(places, listed);
        assert!(offers > 1, "the scene has offers to make");
        assert!(sketch.plain().contains(&format!("offers ({offers})")), "{}", sketch.plain());
    }
}

#[test]
fn a_table_reads_well() {
    let scene =
        Scene::seats(3).issue("taxes").hand(0, &[48]).hand(1, &[21]).hand(2, &[]).front(1, &[13]).frozen(2, &[5]);
    let mut table = scene.table();
    table.play(0, "poll 48 0").play(1, "react 21");
    let view = table.view_of(Viewer::Seat(Seat(1)));
    let drawing = sketch(table.start(), &view, &[], &Names::default()).plain();
    for part in [
        "Round 1 of 12: a turn",
        "Taxes: 3 Votes, cards to sidestep 2",
        "On entering: everybody discards a card",
        "The Professor",
        "polls 3",
        "13 Pancake Breakfast 3D",
        "1 frozen",
    ] {
        assert!(drawing.contains(part), "{part} is not in\n{drawing}");
    }
}
