//! Search beats simpler bots, keeps to its budget, and does not fool itself.

use std::time::Duration;

use hustings_bots::{Budget, Decision, Player, SearchSettings, Spec};
use hustings_core::{Game, Luck, Search, Seat, Silent, Start, Viewer, playout};
use hustings_kilonzo::Kilonzo;
use hustings_kuzushi::Kuzushi;
use hustings_testkit::{Duel, duel};

fn player<G: Search>(spec: &str) -> Box<dyn Player<G>> {
    spec.parse::<Spec>().expect(spec).player(Budget::Nodes(100))
}

fn start<G: Search>(seats: u8, options: &str) -> Start<G> {
    Start::new(seats, serde_json::from_str(options).expect("options")).expect("a table")
}

/// The share of `one` against `other` in `pairs` pairs of games with swapped seats.
fn share<G: Search>(start: &Start<G>, one: &str, other: &str, pairs: u64) -> f32 {
    let mut total = 0.0;
    for game in 0..2 * pairs {
        let own = Seat((game % 2) as u8);
        let mut luck = Luck::from_number(game / 2);
        let mut mind = Luck::from_number(1_000_000 + game);
        let mut bots = [player::<G>(one), player::<G>(other)];
        let mut state = G::setup(start, &mut luck, &mut Silent);
        while let Some(seat) = G::pending(&state).first() {
            let view = G::view(start, &state, Viewer::Seat(seat));
            let bot = &mut bots[usize::from(seat != own)];
            let choice = bot.choose(start, &view, seat, &mut mind).expect("a move");
            G::play(&mut state, seat, &choice.mv, &mut luck, &mut Silent).expect("a legal move");
        }
        total += G::outcome(&state).expect("over").share(own);
    }
    total / (2 * pairs) as f32
}

fn first_choice<G: Search>(start: &Start<G>, spec: &str, seed: u64) -> Decision<G::Move> {
    let mut luck = Luck::from_number(seed);
    let state = G::setup(start, &mut luck, &mut Silent);
    let seat = G::pending(&state).first().expect("somebody begins");
    player::<G>(spec).choose(start, &G::view(start, &state, Viewer::Seat(seat)), seat, &mut luck).expect("a move")
}

#[test]
fn search_beats_random_play_where_all_is_open() {
    let start = start::<Kuzushi>(2, r#"{"grid":4}"#);
    let share = share(&start, "mcts:nodes=300", "random", 20);
    assert!(share >= 0.95, "{share}");
}

#[test]
fn search_beats_greedy_where_all_is_open() {
    let start = start::<Kuzushi>(2, "{}");
    let share = share(&start, "mcts:nodes=1500", "greedy", 20);
    assert!(share >= 0.65, "{share}");
}

#[test]
fn search_beats_random_play_where_dice_and_cards_decide() {
    let start = start::<Kilonzo>(2, "{}");
    let share = share(&start, "mcts:nodes=300", "random", 20);
    assert!(share >= 0.85, "{share}"); // 0.96 over many games
}

/// In a game for one seat every result is the first place; bots still play for the score.
#[test]
fn alone_bots_play_for_the_score() {
    let start = start::<Kilonzo>(1, "{}");
    let score = |spec: &str| -> i32 {
        let games = (0..8).map(|game| {
            let mut luck = Luck::from_number(game);
            let mut bot = player::<Kilonzo>(spec);
            let mut state = Kilonzo::setup(&start, &mut luck, &mut Silent);
            while let Some(seat) = Kilonzo::pending(&state).first() {
                let view = Kilonzo::view(&start, &state, Viewer::Seat(seat));
                let choice = bot.choose(&start, &view, seat, &mut luck).expect("a move");
                Kilonzo::play(&mut state, seat, &choice.mv, &mut luck, &mut Silent).expect("a legal move");
            }
            Kilonzo::outcome(&state).expect("over").scores[Seat(0)]
        });
        games.sum()
    };
    let (random, greedy, search) = (score("random"), score("greedy"), score("mcts:nodes=300"));
    assert!(search > random + 8 * 2 && greedy > random + 8 * 2, "random {random}, greedy {greedy}, search {search}");
}

#[test]
fn greedy_beats_random_play() {
    let start = start::<Kuzushi>(2, r#"{"grid":4}"#);
    let share = share(&start, "greedy", "random", 20);
    assert!(share >= 0.8, "{share}");
}

#[test]
fn search_beats_random_play_under_secrets_and_dice() {
    let start = start::<Duel>(2, r#"{"rounds":5}"#);
    let share = share(&start, "mcts:nodes=300", "random", 100);
    assert!(share >= 0.57, "{share}");
}

/// Every simulation tries one move of the seat, and none is saved unless the choice can no longer change.
#[test]
fn a_budget_in_nodes_is_kept() {
    fn check<G: Search>(start: &Start<G>, nodes: u32, threads: u32) {
        let choice = first_choice(start, &format!("mcts:nodes={nodes}:threads={threads}"), 1);
        let visits: Vec<u32> = choice.candidates.iter().map(|option| option.visits).collect();
        let (spent, lead) = (visits.iter().sum::<u32>(), visits[0] - visits.get(1).copied().unwrap_or(0));
        assert!(spent <= nodes && visits.iter().all(|visits| *visits > 0));
        if threads == 1 {
            assert!(spent == nodes || lead > nodes - spent, "{nodes}: {visits:?}");
        }
    }
    for nodes in [1, 2, 37, 500] {
        for threads in [1, 3] {
            check(&start::<Kuzushi>(4, "{}"), nodes.max(threads), threads);
            check(&start::<Duel>(3, "{}"), nodes.max(threads), threads);
        }
    }
}

/// Where one move leads by more visits than the budget has left, the search stops.
#[test]
fn the_search_stops_when_the_choice_can_no_longer_change() {
    let start = start::<Kilonzo>(2, "{}");
    let mut luck = Luck::from_number(4);
    let mut state = Kilonzo::setup(&start, &mut luck, &mut Silent);
    let (mut asked, mut stopped) = (0, 0);
    while let Some(seat) = Kilonzo::pending(&state).first() {
        let view = Kilonzo::view(&start, &state, Viewer::Seat(seat));
        let choice = player::<Kilonzo>("mcts:nodes=400").choose(&start, &view, seat, &mut luck).expect("a move");
        let spent: u32 = choice.candidates.iter().map(|option| option.visits).sum();
        asked += u32::from(spent > 0);
        stopped += u32::from(spent > 0 && spent < 400);
        Kilonzo::play(&mut state, seat, &choice.mv, &mut luck, &mut Silent).expect("a legal move");
    }
    assert!(stopped > 0 && stopped < asked, "{stopped} of {asked}");
}

/// The sum of all trees does not depend on which thread is faster.
#[test]
fn threads_add_up_to_the_same_choice_every_time() {
    let start = start::<Duel>(3, "{}");
    let one = first_choice(&start, "mcts:nodes=600:threads=3", 9);
    assert_eq!(one, first_choice(&start, "mcts:nodes=600:threads=3", 9));
    assert_ne!(one, first_choice(&start, "mcts:nodes=600:threads=2", 9));
}

/// A bot with no budget at all still makes a move.
#[test]
fn without_any_budget_there_is_still_an_answer() {
    let start = start::<Kuzushi>(2, "{}");
    let mut luck = Luck::from_number(1);
    let state = Kuzushi::setup(&start, &mut luck, &mut Silent);
    let view = Kuzushi::view(&start, &state, Viewer::Seat(Seat(1)));
    for budget in [Budget::Nodes(0), Budget::Time(Duration::ZERO)] {
        let choice = Spec::Mcts(SearchSettings::default()).player(budget).choose(&start, &view, Seat(1), &mut luck);
        assert_eq!(choice.expect("a move").candidates.iter().map(|option| option.visits).sum::<u32>(), 1);
    }
}

/// A seat with one legal move does not search.
#[test]
fn a_single_move_is_made_at_once() {
    let start = start::<Duel>(2, r#"{"rounds":5,"taunts":0}"#);
    let mut met = 0;
    for seed in 0..50 {
        let mut luck = Luck::from_number(seed);
        let mut state = Duel::setup(&start, &mut luck, &mut Silent);
        playout::<Duel>(&mut state, &mut luck, &mut Vec::new(), seed as u32 % 12);
        for seat in Duel::pending(&state).iter() {
            let mut moves = Vec::new();
            Duel::legal_moves(&state, seat, &mut moves);
            let view = Duel::view(&start, &state, Viewer::Seat(seat));
            let choice = player::<Duel>("mcts").choose(&start, &view, seat, &mut luck).expect("a move");
            assert_eq!(choice.candidates.is_empty(), moves.len() == 1);
            assert!(moves.contains(&choice.mv));
            met += u32::from(moves.len() == 1);
        }
    }
    assert!(met > 0, "some seat had one move only");
}

#[test]
fn candidates_come_best_first() {
    let choice = first_choice(&start::<Kuzushi>(2, "{}"), "mcts:nodes=400", 1);
    assert_eq!(choice.candidates.len(), 4); // KZ-9: four first moves
    assert_eq!(choice.candidates[0].mv, choice.mv);
    assert!(choice.candidates.is_sorted_by(|one, other| one.visits >= other.visits));
    assert!(choice.candidates.iter().all(|option| (0.0..=1.0).contains(&option.share)));
}

/// Taunts change nothing in Duel, but they pass time. A search that could see cards played face down would find that waiting wins; an
/// honest one finds no taunt better than the best card.
#[test]
fn waiting_does_not_show_what_is_face_down() {
    let start = start::<Duel>(2, r#"{"rounds":1,"hand":5}"#);
    let (mut waiting, mut acting) = (0.0, 0.0);
    for seed in 0..40 {
        let choice = first_choice(&start, "mcts:nodes=2000", seed);
        let best = |wait: bool| {
            let options = choice.candidates.iter().filter(|option| matches!(option.mv, duel::Move::Taunt(_)) == wait);
            options.map(|option| option.share).fold(0.0, f32::max)
        };
        waiting += best(true) / 40.0;
        acting += best(false) / 40.0;
    }
    assert!(waiting < acting + 0.02, "waiting is thought worth {waiting}, acting {acting}");
}
