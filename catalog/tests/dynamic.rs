//! The dynamic side keeps what the typed side promises: nothing gets through text and JSON that a view would not show.

use hustings_catalog::{AnyMatch, Catalog, Code};
use hustings_core::{Luck, Match, Record, Seat, Seed, Start, Viewer};
use hustings_testkit::Duel;
use serde_json::{Value, json};

fn seed() -> Seed {
    Seed::new("catalog", Vec::new()).expect("a seed")
}

fn catalog() -> Catalog {
    Catalog::standard().with::<Duel>()
}

/// A whole random game, one move at a time.
fn walk(game: &mut dyn AnyMatch, mut look: impl FnMut(&dyn AnyMatch)) {
    let mut luck = Luck::from_number(7);
    loop {
        look(game);
        let Some(seat) = game.pending().first() else { return };
        let moves = game.moves(seat).expect("a seat of this table");
        game.play(seat, luck.pick::<String>(&moves)).expect("a listed move");
    }
}

/// What a seat is shown beforehand is made from its own view: no card that is hidden from it is ever named.
#[test]
fn previews_name_nothing_hidden() {
    let start = Start::<Duel>::new(3, Default::default()).expect("good options");
    let (mut game, _) = Match::new(start, seed());
    let mut previews = 0;
    let mut luck = Luck::from_number(1);
    while let Some(mover) = AnyMatch::pending(&game).first() {
        for seat in Seat::all(3) {
            let moves = AnyMatch::moves(&game, seat).expect("a seat of this table");
            let hidden: Vec<String> = game.state().hidden_from(Some(seat)).iter().map(ToString::to_string).collect();
            let foreseen = game.foresee(seat, &moves).expect("legal moves");
            for after in foreseen.into_iter().flatten() {
                let events = after.events.iter().map(|event| event.get().to_owned());
                let shown: Vec<String> = events.chain([after.view.get().to_owned()]).collect();
                for card in &hidden {
                    assert!(!shown.iter().any(|text| text.contains(card.as_str())), "seat {seat} is shown {card}");
                }
                previews += 1;
            }
            for text in &moves {
                if let Some(preview) = game.preview(seat, text).expect("a legal move") {
                    let shown = format!("{} {}", preview.says.join(" "), preview.sketch.plain());
                    assert!(!hidden.iter().any(|card| shown.contains(card.as_str())), "seat {seat}: {shown}");
                }
            }
        }
        let moves = AnyMatch::moves(&game, mover).expect("a seat of this table");
        AnyMatch::play(&mut game, mover, luck.pick::<String>(&moves)).expect("a listed move");
    }
    assert!(previews > 20, "only {previews} moves could be foreseen");
}

#[test]
fn every_game_is_played_by_text_and_its_record_leads_back() {
    let catalog = catalog();
    for any in catalog.games() {
        for seats in any.info().seats {
            let mut game = any.start(*seats, &Value::Null, seed()).expect("good options").game;
            walk(&mut *game, |_| {});
            let record: Record = game.record().to_string().parse().expect("a record");
            let again = catalog.replay(&record).expect("it replays");
            assert_eq!(again.outcome(), game.outcome(), "{}", any.info().name);
            for viewer in Viewer::all(*seats) {
                let (one, other) = (game.view(viewer).expect("a viewer"), again.view(viewer).expect("a viewer"));
                assert_eq!(one.get(), other.get(), "{}", any.info().name);
            }
            assert!(any.verify(&record).expect("it holds").witnessed);
        }
    }
}

#[test]
fn what_cannot_be_is_refused_with_its_code() {
    let catalog = catalog();
    let code = |refused: Result<(), hustings_catalog::Refused>| refused.expect_err("refused").code;
    assert_eq!(code(catalog.game("chess").map(|_| ())), Code::UnknownGame);
    let kuzushi = catalog.game("kuzushi").expect("on the shelf");
    for options in [json!([]), json!({"grid": 99}), json!({"gird": 5}), json!("six")] {
        assert_eq!(code(kuzushi.settle(2, &options).map(|_| ())), Code::BadOptions, "{options}");
    }
    let mut game = kuzushi.start(2, &json!({}), seed()).expect("good options").game;
    assert_eq!(code(game.moves(Seat(2)).map(|_| ())), Code::BadSeat);
    assert_eq!(code(game.view(Viewer::Seat(Seat(9))).map(|_| ())), Code::BadSeat);
    assert_eq!(code(game.play(Seat(9), "base 1,0").map(|_| ())), Code::BadSeat);
    assert_eq!(code(game.play(Seat(1), "nonsense").map(|_| ())), Code::IllegalMove);
    assert_eq!(game.played(), 0);
}
