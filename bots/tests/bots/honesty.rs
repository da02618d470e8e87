//! A bot's choice depends only on what its seat may know, its settings and its seed.

use hustings_bots::{BotError, Budget, Decision, Player, Question, Roster, Spec, ViewedPosition};
use hustings_core::{Game, Luck, Search, Seat, Silent, Start, Viewer, playout};
use hustings_kuzushi::Kuzushi;
use hustings_testkit::{Duel, duel};
use serde_json::json;

const BOTS: [&str; 5] =
    ["random", "greedy", "mcts:nodes=150", "mcts:nodes=150:cut=end:playouts=uniform", "mcts:nodes=150:threads=2"];

fn player<G: Search>(spec: &str) -> Box<dyn Player<G>> {
    spec.parse::<Spec>().expect(spec).player(Budget::Nodes(100))
}

fn start<G: Search>(seats: u8) -> Start<G> {
    Start::new(seats, G::Options::default()).expect("a usual table")
}

/// A position `moves` random moves into a game.
fn midgame<G: Search>(start: &Start<G>, seed: u64, moves: u32) -> G::State {
    let mut luck = Luck::from_number(seed);
    let mut state = G::setup(start, &mut luck, &mut Silent);
    playout::<G>(&mut state, &mut luck, &mut Vec::new(), moves);
    state
}

fn choose<G: Search>(start: &Start<G>, state: &G::State, seat: Seat, spec: &str, seed: u64) -> Decision<G::Move> {
    let view = G::view(start, state, Viewer::Seat(seat));
    player::<G>(spec).choose(start, &view, seat, &mut Luck::from_number(seed)).expect(spec)
}

/// With other hands and another deck, a bot makes the same choice with the same figures.
#[test]
fn hidden_cards_do_not_change_a_choice() {
    let mut changed = 0;
    for seed in 0..30 {
        let start = start::<Duel>(2 + (seed % 3) as u8);
        let state = midgame(&start, seed, seed as u32 % 8);
        for seat in Duel::pending(&state).iter() {
            let view = Duel::view(&start, &state, Viewer::Seat(seat));
            let other = Duel::imagine(&start, &view, &mut Luck::from_number(1000 + seed)).expect("a real view");
            changed += u32::from(other != state);
            for spec in BOTS {
                let here = choose(&start, &state, seat, spec, seed);
                assert_eq!(here, choose(&start, &other, seat, spec, seed), "{spec}, seat {seat}, seed {seed}");
            }
        }
    }
    assert!(changed > 30, "the hidden part did differ: {changed}");
}

/// Where a seat can only talk out of turn, a bot makes no move.
#[test]
fn talk_is_not_worth_a_move() {
    let mut asked = 0;
    for seed in 0..60 {
        let start = start::<Duel>(3);
        let state = midgame(&start, seed, seed as u32 % 8);
        for seat in Seat::all(3) {
            let mut moves = Vec::new();
            Duel::legal_moves(&state, seat, &mut moves);
            asked += u32::from(!moves.is_empty() && !Duel::pending(&state).contains(seat));
            let view = Duel::view(&start, &state, Viewer::Seat(seat));
            for spec in BOTS {
                let mv = player::<Duel>(spec).out_of_turn(&start, &view, seat, &mut Luck::from_number(seed));
                assert_eq!(mv, None, "{spec}, seat {seat}, seed {seed}");
            }
        }
    }
    assert!(asked > 30, "some could have spoken: {asked}");
}

#[test]
fn the_same_question_gets_the_same_answer() {
    let start = start::<Kuzushi>(3);
    let state = midgame(&start, 5, 9);
    let seat = Kuzushi::pending(&state).first().expect("not over");
    for spec in BOTS {
        assert_eq!(choose(&start, &state, seat, spec, 7), choose(&start, &state, seat, spec, 7), "{spec}");
    }
}

/// A bot that has searched another position before answers like a new one.
#[test]
fn bots_remember_nothing() {
    let start = start::<Kuzushi>(2);
    let (first, second) = (midgame(&start, 1, 6), midgame(&start, 2, 11));
    let seat = |state| Kuzushi::pending(state).first().expect("not over");
    let mut bot = player::<Kuzushi>("mcts:nodes=200");
    let view = |state| Kuzushi::view(&start, state, Viewer::Seat(seat(state)));
    bot.choose(&start, &view(&first), seat(&first), &mut Luck::from_number(3)).expect("a move");
    let again = bot.choose(&start, &view(&second), seat(&second), &mut Luck::from_number(4)).expect("a move");
    assert_eq!(again, choose(&start, &second, seat(&second), "mcts:nodes=200", 4));
}

fn ask<'a>(view: &'a str, seat: u8, spec: &'a Spec, options: &'a serde_json::Value) -> Question<'a> {
    let position = ViewedPosition { game: "duel", seats: 2, options, view, budget: Budget::Nodes(100), seed: 1 };
    Question { position, seat: Seat(seat), spec }
}

fn duel_view(state: &duel::State, start: &Start<Duel>, viewer: Viewer) -> String {
    serde_json::to_string(&Duel::view(start, state, viewer)).expect("plain data")
}

#[test]
fn the_roster_answers_as_the_typed_bot_does() {
    let start = start::<Duel>(2);
    let state = midgame(&start, 3, 0);
    let roster = Roster::standard().with::<Duel>();
    let options = json!({});
    for spec in BOTS {
        let typed = choose(&start, &state, Seat(1), spec, 1);
        let view = duel_view(&state, &start, Viewer::Seat(Seat(1)));
        let spec = spec.parse().expect(spec);
        let decision = roster.choose(&ask(&view, 1, &spec, &options)).expect("an answer");
        assert_eq!(decision.mv, Duel::write_move(&start, &typed.mv));
        let written: Vec<_> = decision.candidates.iter().map(|one| (one.mv.clone(), one.share, one.visits)).collect();
        let expected = typed.candidates.iter().map(|one| (Duel::write_move(&start, &one.mv), one.share, one.visits));
        assert_eq!(written, expected.collect::<Vec<_>>());
    }
}

#[test]
fn the_roster_says_why_there_is_no_answer() {
    let start = start::<Duel>(2);
    let state = midgame(&start, 3, 0);
    let roster = Roster::standard().with::<Duel>();
    let (none, spec) = (json!({}), Spec::Random);
    let view = duel_view(&state, &start, Viewer::Seat(Seat(1)));
    let why = |question: Question<'_>| roster.choose(&question).expect_err("no answer");

    let sound = ask(&view, 1, &spec, &none);
    let elsewhere = |position| why(Question { position, ..sound });
    assert_eq!(elsewhere(ViewedPosition { game: "chess", ..sound.position }), BotError::UnknownGame("chess".into()));
    assert!(matches!(elsewhere(ViewedPosition { seats: 9, ..sound.position }), BotError::BadOptions(_)));
    assert!(matches!(why(ask(&view, 1, &spec, &json!({"hnad": 3}))), BotError::BadOptions(_)));
    assert!(matches!(why(ask("{\"round\":", 1, &spec, &none)), BotError::UnreadableView(_)));
    // A seat that does not exist or is not pending has no choice.
    assert_eq!(why(ask(&view, 5, &spec, &none)).to_string(), "the game is not waiting for seat 5");
    let wrong = view.replacen("\"deck_size\":", "\"deck_size\":1", 1);
    assert!(why(ask(&wrong, 1, &spec, &none)).to_string().starts_with("the view contradicts itself"));
}
