//! The arena is fair, and its figures depend on the seed alone.

use hustings_bots::{Budget, Spec};
use hustings_kuzushi::Kuzushi;
use hustings_lab::arena::{self, Arena, ArenaError, Results, contest};
use hustings_testkit::Duel;
use serde_json::{Value, json};

fn arena(bots: &[&str], games: u32, options: Value) -> Arena {
    let bots = bots.iter().map(|bot| bot.parse::<Spec>().expect(bot)).collect();
    Arena { bots, games, budget: Budget::Nodes(60), seats: None, options, seed: "test".into(), threads: Some(1) }
}

fn kuzushi(arena: &Arena) -> Results {
    contest::<Kuzushi>(arena, &|| ()).expect("an arena")
}

fn why(arena: &Arena) -> ArenaError {
    contest::<Kuzushi>(arena, &|| ()).expect_err("no arena")
}

/// Both games of a pair are the same game, so whoever wins, both names get the same.
#[test]
fn a_bot_against_itself_gets_exactly_half() {
    for bot in ["random", "greedy", "mcts"] {
        let results = kuzushi(&arena(&[bot, bot], 10, json!({"grid": 4})));
        assert_eq!(results.games, 10);
        assert_eq!([results.bots[0].share, results.bots[1].share], [0.5, 0.5], "{bot}");
        let secret = contest::<Duel>(&arena(&[bot, bot], 10, json!({})), &|| ()).expect("an arena");
        assert_eq!([secret.bots[0].share, secret.bots[1].share], [0.5, 0.5], "{bot}");
    }
}

#[test]
fn the_better_bot_wins_from_every_seat() {
    let results = kuzushi(&arena(&["random", "mcts:nodes=300"], 20, json!({"grid": 4})));
    let [worse, better] = &results.bots[..] else { panic!("two bots") };
    assert!(better.share > 0.9, "{results:?}");
    assert!(better.by_seat.iter().all(|share| *share > 0.8), "{results:?}");
    assert!((better.share + worse.share - 1.0).abs() < 1e-9);
    assert_eq!(better.won + worse.won + better.shared, 20);
    assert!(better.interval.low < better.share && better.share <= better.interval.high);
}

#[test]
fn threads_do_not_change_the_result() {
    let serial = arena(&["mcts", "greedy"], 12, json!({"grid": 4}));
    let parallel = Arena { threads: Some(4), ..serial.clone() };
    assert_eq!(kuzushi(&serial), kuzushi(&parallel));
    let other = Arena { seed: "another".into(), ..serial.clone() };
    assert_ne!(kuzushi(&serial).moves_per_game, kuzushi(&other).moves_per_game);
}

/// Three bots at three seats: after three games each has sat everywhere. Games are rounded up to that.
#[test]
fn every_bot_sits_everywhere() {
    let results = kuzushi(&arena(&["mcts", "random", "random"], 4, json!({"grid": 4})));
    assert_eq!((results.seats, results.games), (3, 6));
    assert_eq!(results.bots[0].fair, 1.0 / 3.0);
    let total: f64 = results.bots.iter().map(|bot| bot.share).sum();
    assert!((total - 1.0).abs() < 1e-9);
}

/// With more seats than bots each takes several; in teams that is one side each.
#[test]
fn bots_take_several_seats() {
    let teams = Arena { seats: Some(4), ..arena(&["mcts", "random"], 10, json!({"grid": 5, "teams": 2})) };
    let results = kuzushi(&teams);
    assert_eq!((results.seats, results.games), (4, 10));
    assert_eq!([results.bots[0].fair, results.bots[1].fair], [0.5, 0.5]);
    assert!(results.bots[0].share >= 0.8, "{results:?}");
}

#[test]
fn every_game_is_counted_as_it_ends() {
    let ticks = std::sync::atomic::AtomicU32::new(0);
    let tick = || {
        ticks.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    };
    let results = arena::run("kuzushi", &arena(&["random", "greedy"], 6, json!({"grid": 3})), tick).expect("an arena");
    assert_eq!((results.games, ticks.into_inner()), (6, 6));
}

#[test]
fn an_arena_that_cannot_be_says_why() {
    let fine = arena(&["random", "random"], 2, json!({}));
    let unknown = arena::run("chess", &fine, || ()).expect_err("no such game");
    assert!(unknown.to_string().starts_with("there is no game `chess`; there is kuzushi"));
    assert!(matches!(why(&arena(&["random"], 2, json!({}))), ArenaError::TooFewBots));
    assert!(matches!(why(&arena(&["random"; 7], 2, json!({}))), ArenaError::TooManyBots { bots: 7, most: 6, .. }));
    let crowded = Arena { seats: Some(2), ..arena(&["random"; 3], 2, json!({})) };
    assert!(matches!(why(&crowded), ArenaError::TooFewSeats { bots: 3, seats: 2 }));
    assert!(matches!(why(&Arena { seats: Some(5), ..fine }), ArenaError::Refused(_)));
    assert!(matches!(why(&arena(&["random"; 2], 2, json!({"gird": 4}))), ArenaError::Refused(_)));
}

/// Two timed searches on one core would each think half as long as they were promised.
#[test]
fn timed_bots_get_a_core_each() {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let many = Arena { threads: Some(64), ..arena(&["mcts", "random"], 2, json!({})) };
    assert_eq!(many.workers(), 64);
    let timed = Arena { bots: vec!["mcts:ms=5".parse().expect("a bot"), Spec::Random], ..many };
    assert_eq!(timed.workers(), cores.min(64));
}

/// A team is played by one bot: else each team would hold one of each, and nobody could ever be the better one.
#[test]
fn a_team_is_played_by_one_bot() {
    let mut pair = arena(&["greedy", "random"], 12, json!({"teams": 2, "grid": 6}));
    pair.seats = Some(4);
    assert!(kuzushi(&pair).bots[0].share > 0.9, "{:?}", kuzushi(&pair));
    let mut three = arena(&["greedy", "random", "random"], 3, json!({"teams": 2}));
    three.seats = Some(6);
    assert_eq!(why(&three).to_string(), "2 teams are too few for 3 bots: a team is played by one bot");
}
