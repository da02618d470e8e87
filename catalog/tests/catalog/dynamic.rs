//! The dynamic side keeps what the typed side promises: nothing gets through text and JSON that a view would not show.

use hustings_catalog::{AnyMatch, Catalog, Code, Foreseen};
use hustings_core::{Files, Luck, Match, Record, Seat, Seed, Start, Viewer};
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
                    let shown = format!(
                        "{} {}",
                        serde_json::to_string(&preview.events.seen_by(hustings_core::Viewer::Seat(seat)))
                            .expect("plain data"),
                        preview.sketch.plain()
                    );
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

/// A plan is foreseen move by move, up to the first whose outcome is hidden, and refused where a move of it is.
#[test]
fn a_plan_is_foreseen_move_by_move() {
    let catalog = Catalog::standard();
    let kursi = catalog.game("kursi").expect("on the shelf");
    let mut game = kursi.start(2, &json!({"payment": "auto"}), seed()).expect("good options").game;
    // The draft and the first steps, until cards can be played face down.
    while !game.moves(Seat(0)).expect("a seat").iter().any(|text| text.starts_with("play ")) {
        let seat = game.pending().first().expect("the game goes on");
        let text = game.moves(seat).expect("a seat").remove(0);
        game.play(seat, &text).expect("a legal move");
    }
    let play = game.moves(Seat(0)).expect("a seat").remove(0);
    let plan = game.foresee_plan(Seat(0), &[play.clone(), "done".to_owned()]).expect("a legal plan");
    let played = |step: &Option<Foreseen>| {
        let view: serde_json::Value = serde_json::from_str(step.as_ref()?.view.get()).ok()?;
        view["own"]["played"].as_array().map(Vec::len)
    };
    assert_eq!((plan.len(), played(&plan[0])), (2, Some(1)));
    let refused = game.foresee_plan(Seat(0), &[play, "draw 0 0".to_owned()]).map(drop).expect_err("not asked");
    assert_eq!(refused.code, Code::IllegalMove);
}

#[test]
fn what_cannot_be_is_refused_with_its_code() {
    let catalog = catalog();
    let code = |refused: Result<(), hustings_catalog::Refused>| refused.expect_err("refused").code;
    assert_eq!(code(catalog.game("chess").map(|_| ())), Code::UnknownGame);
    let kuzushi = catalog.game("kuzushi").expect("on the shelf");
    for options in [json!([]), json!({"grid": 99}), json!({"gird": 5}), json!("six")] {
        assert_eq!(code(kuzushi.complete_options(2, &options).map(|_| ())), Code::BadOptions, "{options}");
    }
    let mut game = kuzushi.start(2, &json!({}), seed()).expect("good options").game;
    assert_eq!(code(game.moves(Seat(2)).map(|_| ())), Code::BadSeat);
    assert_eq!(code(game.view(Viewer::Seat(Seat(9))).map(|_| ())), Code::BadSeat);
    assert_eq!(code(game.play(Seat(9), "base 1,0").map(|_| ())), Code::BadSeat);
    assert_eq!(code(game.play(Seat(1), "nonsense").map(|_| ())), Code::IllegalMove);
    assert_eq!(game.played(), 0);
}

/// A designer's own set: chosen by an option that the game never sees, named in the record, and asked for when it is read again.
#[test]
fn a_table_chooses_its_component_set() {
    let catalog = catalog();
    let duel = catalog.game("duel").expect("on the shelf");
    let cards = include_str!("../../../testkit/src/duel/data/cards.toml");
    let files = |text: String| Files::from([("cards.toml".to_owned(), text)]);
    let flat = files(cards.replace("double = 5", "double = 6"));
    assert_eq!(duel.complete_options(2, &json!({"set": "flat"})).expect_err("not yet known").code, Code::BadOptions);
    duel.add_set("flat", &flat).expect("a sound set");
    duel.add_set("flat", &flat).expect("the same again changes nothing");
    assert!(duel.add_set("flat", &files(cards.to_owned())).is_err(), "another one of that name");
    for name in ["standard", "Flat", "a/b", ""] {
        assert!(duel.add_set(name, &flat).is_err(), "{name:?} is no name for a set");
    }
    let bad = duel.add_set("bad", &files(cards.replace("double = 5", "double = \"often\""))).expect_err("no number");
    assert_eq!((bad.file.as_str(), bad.line), ("cards.toml", 6));

    assert_eq!(duel.sets(), ["standard", "flat"]);
    let unknown = duel.complete_options(2, &json!({"set": "round"})).expect_err("unknown");
    assert!(unknown.message.contains("standard and flat"), "{unknown}");
    let kuzushi = catalog.game("kuzushi").expect("on the shelf");
    assert!(
        kuzushi.complete_options(2, &json!({"set": "flat"})).expect_err("no components").message.contains("no sets")
    );
    assert_eq!(
        duel.complete_options(2, &json!({"set": "standard"})).expect("its own"),
        duel.complete_options(2, &json!({})).expect("usual")
    );
    assert_eq!(duel.set_of(&json!({"set": "standard"})).expect("its own"), duel.set_version());

    let completed = duel.complete_options(2, &json!({"set": "flat", "rounds": 2})).expect("good options");
    assert_eq!((&completed["set"], &completed["rounds"]), (&json!("flat"), &json!(2)));
    let mut game = duel.start(2, &completed, seed()).expect("good options").game;
    assert_eq!(game.options(), completed);
    walk(&mut *game, |_| {});
    let record: Record = game.record().to_string().parse().expect("a record");
    assert!(record.set.as_deref().is_some_and(|set| set.starts_with("flat@")), "{record}");
    assert_eq!(record.options.get("set"), None);
    assert!(duel.verify(&record).expect("it holds").witnessed);
    let mut other = record;
    other.set = Some("flat@0123456789abcdef".to_owned());
    let refused = duel.verify(&other).expect_err("edited since").message;
    assert!(refused.contains("flat@0123456789abcdef") && refused.contains("standard@"), "{refused}");
}

/// A game says which part of a move is free text: in Politics as Usual an offer may carry some, and the seat that a card is played on is none.
#[test]
fn free_text_is_told_from_the_rest_of_a_move_by_the_game() {
    let catalog = catalog();
    let game =
        catalog.game("politics-as-usual").expect("it is there").start(3, &json!({}), seed()).expect("a table").game;
    let offer = "offer 1 2 0 : cancel  the\u{200b} next ad";
    assert_eq!(game.as_listed(offer).as_deref(), Some("offer 1 2 0"));
    assert_eq!(game.as_written(offer).as_deref(), Some("offer 1 2 0 : cancel the next ad"));
    assert_eq!(game.as_listed("play 25 2").as_deref(), Some("play 25 2"));
    assert_eq!((game.as_listed("play 25 2 please"), game.as_written("play")), (None, None));
}
