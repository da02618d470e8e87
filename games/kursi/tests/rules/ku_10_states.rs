//! KU-10, KU-11: who may act, and how moves are written.

use hustings_core::{Game, Luck, Orders, Seat, Silent, Start};
use hustings_kursi::{Illegal, Kursi, PhaseName};
use hustings_testkit::Table;
use serde_json::json;

use crate::scene::{Scene, everybody, to_rallies};

/// KU-10: in each state only the moves named there are listed, and a game passes through them in order.
#[test]
fn ku_10_states_and_their_moves() {
    let verbs = |phase: PhaseName| -> &[&str] {
        match phase {
            PhaseName::Draft => &["pick"],
            PhaseName::Field => &["field"],
            PhaseName::Pawn => &["give"],
            PhaseName::Take => &["take"],
            PhaseName::Commit => &["stroke"],
            PhaseName::Resolve => &["target", "draw", "drop", "votes"],
            PhaseName::Draw => &["draw"],
            PhaseName::Play => &["play", "done"],
            PhaseName::Pay => &["pay"],
            PhaseName::End => &["end", "stop", "votes", "tuck", "minus", "take", "extra"],
            PhaseName::Limit => &["drop"],
            PhaseName::Bonus => &["votes"],
            PhaseName::Free => &["free", "votes"],
            PhaseName::Over => &[],
        }
    };
    let alone =
        [PhaseName::Pawn, PhaseName::Take, PhaseName::Resolve, PhaseName::End, PhaseName::Bonus, PhaseName::Free];
    for players in 2..=4 {
        let start = Start::<Kursi>::new(players, Default::default()).expect("a table");
        for game in 0..4 {
            let mut luck = Luck::from_text(&format!("states {players} {game}"));
            let mut state = Kursi::setup(&start, &mut luck, &mut Silent);
            let mut moves = Vec::new();
            loop {
                let phase = Kursi::view(&start, &state, hustings_core::Viewer::Spectator).phase;
                let pending = Kursi::pending(&state);
                assert!(pending.len() == 1 || !alone.contains(&phase), "{phase:?}");
                for seat in Seat::all(players) {
                    moves.clear();
                    Kursi::legal_moves(&state, seat, &mut moves);
                    assert_eq!(pending.contains(seat), !moves.is_empty(), "no moves out of turn");
                    for mv in &moves {
                        let text = Kursi::write_move(&start, mv);
                        let verb = text.split(' ').next().expect("a word").to_owned();
                        assert!(verbs(phase).contains(&verb.as_str()), "{text} in {phase:?}");
                    }
                }
                let Some(seat) = pending.first() else { break };
                moves.clear();
                Kursi::legal_moves(&state, seat, &mut moves);
                let mv = *luck.pick(&moves);
                Kursi::play(&mut state, seat, &mv, &mut luck, &mut Silent).expect("a listed move");
            }
        }
    }
}

/// KU-10: the result of a step does not depend on who was quicker.
#[test]
fn ku_10_the_order_of_secret_moves_does_not_matter() {
    let scene = || {
        Scene::players(2)
            .field(0, "k13 k14 k10 k19 k07")
            .field(1, "k01 k02 k08 k09 k05")
            .hand(0, "RE RW")
            .hand(1, "RD RD")
            .playing()
    };
    let mut one = scene().table();
    one.play(0, "play RE A").play(0, "play RW B").play(1, "play RD C").play(1, "done");
    let mut other = scene().table();
    other.play(1, "play RD C").play(0, "play RE A").play(1, "done").play(0, "play RW B");
    assert_eq!(one.view(0).parties, other.view(0).parties);
    assert_eq!(one.state(), other.state());
}

#[test]
fn ku_10_refusals() {
    let mut table = Scene::players(2).hand(0, "RE").playing().table();
    assert_eq!(table.refuse(1, "done").rule, "KU-10");
    assert_eq!(table.refuse(0, "draw 1 1").rule, "KU-10");
    assert_eq!(table.refuse(0, "play RE A A").rule, "KU-11");
    let small = Scene::options(2, json!({"seats": 3})).field(0, "k01 k02 k03").field(1, "k04 k05 k06");
    let mut small = small.hand(0, "RE").rally(0, "A", "RW").playing().table();
    assert_eq!(small.refuse(0, "play RE D").rule, "KU-3.3");
    small.play(0, "done");
    assert_eq!(small.refuse(0, "end E W").rule, "KU-3.3");
    let mut over = Scene::options(2, json!({"payment": "auto"})).round(8).table();
    everybody(&mut over, "draw 0 0");
    while let [player] = over.pending()[..] {
        over.play(player, "free none");
    }
    assert_eq!(over.refuse(0, "stop").rule, "KU-10");
    let scene =
        Scene::options(2, json!({"payment": "auto"})).field(0, "k01 k02 k03 k04 k05").field(1, "k06 k07 k08 k09 k10");
    let mut long = scene.rally(0, "C", "RE RE RE RE").table();
    to_rallies(&mut long);
    long.play(0, "end C E");
    assert_eq!(long.refuse(0, "minus 2 A").rule, "KU-1.1");
}

/// KU-11: every form of the notation reads back to itself; anything else is refused.
#[test]
fn ku_11_notation() {
    let table = Table::<Kursi>::seats(2);
    let good = "pick k07|field k07 A|give 2|take m05|take deck|take none|stroke m05|stroke none|target none|target ACI B|target B|\
                target 2|target 2 C|target A C 2|draw 2 3|draw 0 12|play REb A|done|pay RE|pay m05|drop ACIRP|drop m01|end A E|stop|\
                tuck REb|tuck none|minus 2 C|minus none|extra|extra none|free C|free none|votes 5+1|votes 3+3|votes 5+3+1+1";
    for text in good.split('|') {
        let mv = Kursi::read_move(table.start(), text).unwrap_or_else(|why| panic!("{text}: {why:?}"));
        assert_eq!(Kursi::write_move(table.start(), &mv), text);
    }
    let bad = "|pick|pick k25|pick K07|pick  k07|field k07|field k07 F|give 12|take m17|stroke|target|target F|target XX A|draw 2|draw 02 1|\
               draw 2 3 4|draw -1 0|draw 256 0|play REb|done now|end A C|end A|tuck|minus 2|extra no|free|free Z|votes|votes 1+5|votes 2|\
               votes 5+|votes 0|DONE|done ";
    for text in bad.split('|') {
        let refused = Kursi::read_move(table.start(), text).expect_err(text);
        assert_eq!(hustings_core::Refusal::rule(&refused).0, "KU-11", "{text}");
    }
    let long = Kursi::read_move(table.start(), &"x".repeat(5000)).expect_err("no move");
    assert_eq!(long, Illegal::Unreadable("x".repeat(40)));
}

/// KU-10: two questions with the same answers are told apart, so that a late answer to one is never taken for the other's.
#[test]
fn ku_10_questions_differ() {
    let mut seen = std::collections::HashMap::new();
    let start = Start::<Kursi>::new(2, Default::default()).expect("a table");
    let mut luck = Luck::from_text("questions");
    let mut state = Kursi::setup(&start, &mut luck, &mut Silent);
    let mut moves = Vec::new();
    let mut asked = 0;
    while let Some(seat) = Kursi::pending(&state).first() {
        moves.clear();
        Kursi::legal_moves(&state, seat, &mut moves);
        let view = Kursi::view(&start, &state, hustings_core::Viewer::Spectator);
        let question = Kursi::question(&state, seat);
        let what = (view.round, view.phase, view.picks, view.ask);
        let before = seen.entry(question).or_insert_with(|| {
            asked += 1;
            format!("{what:?}")
        });
        assert_eq!(*before, format!("{what:?}"));
        let mv = *luck.pick(&moves);
        Kursi::play(&mut state, seat, &mv, &mut luck, &mut Silent).expect("a listed move");
    }
    assert!(asked > 40);
}
