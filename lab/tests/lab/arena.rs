//! The arena is fair, and its results depend only on the seed.

use std::sync::atomic::AtomicU32;
use std::sync::atomic::Ordering::Relaxed;

use hustings_bots::Budget;
use hustings_kuzushi::Kuzushi;
use hustings_lab::arena::{self, Arena, ArenaError, Entrant, Results, Watcher, contest};
use hustings_testkit::Duel;
use serde_json::{Value, json};

fn arena(bots: &[&str], games: u32, options: Value) -> Arena {
    let bots = bots.iter().map(|bot| Entrant::read("kuzushi", bot).expect(bot)).collect();
    let (budget, seed) = (Budget::Nodes(60), "test".into());
    Arena { bots, games, budget, seats: None, options, seed, threads: Some(1), file: None }
}

/// Counts games, and stops the arena after some.
#[derive(Default)]
struct Count {
    ticks: AtomicU32,
    known: AtomicU32,
    /// 0 for never.
    enough_at: u32,
}

impl Watcher for Count {
    fn begin(&self, _games: u32, known: u32) {
        self.known.store(known, Relaxed);
    }

    fn tick(&self) {
        self.ticks.fetch_add(1, Relaxed);
    }

    fn enough(&self) -> bool {
        self.enough_at > 0 && self.ticks.load(Relaxed) >= self.enough_at
    }
}

fn kuzushi(arena: &Arena) -> Results {
    contest::<Kuzushi>(arena, &()).expect("an arena")
}

fn why(arena: &Arena) -> ArenaError {
    contest::<Kuzushi>(arena, &()).expect_err("no arena")
}

/// Both games of a pair are the same, so each side wins one.
#[test]
fn a_bot_against_itself_gets_exactly_half() {
    for bot in ["random", "greedy", "mcts"] {
        let results = kuzushi(&arena(&[bot, bot], 10, json!({"grid": 4})));
        assert_eq!(results.games, 10);
        assert_eq!([results.bots[0].share, results.bots[1].share], [0.5, 0.5], "{bot}");
        let secret = contest::<Duel>(&arena(&[bot, bot], 10, json!({})), &()).expect("an arena");
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

/// Three bots at three seats: after three games each has had every seat. The number of games is rounded up to that.
#[test]
fn every_bot_has_every_seat() {
    let results = kuzushi(&arena(&["mcts", "random", "random"], 4, json!({"grid": 4})));
    assert_eq!((results.seats, results.games), (3, 6));
    assert_eq!(results.bots[0].fair, 1.0 / 3.0);
    let total: f64 = results.bots.iter().map(|bot| bot.share).sum();
    assert!((total - 1.0).abs() < 1e-9);
}

/// Five bots at two seats: in a round each has either seat once, and over the rounds it meets all the others.
#[test]
fn with_fewer_seats_than_bots_they_take_turns() {
    let bots = ["mcts:nodes=200", "greedy", "random", "random", "random"];
    let results = kuzushi(&Arena { seats: Some(2), ..arena(&bots, 40, json!({"grid": 4})) });
    assert_eq!((results.seats, results.games), (2, 40));
    assert!(results.bots.iter().all(|bot| bot.fair == 0.5));
    let rating = |bot: usize| results.bots[bot].rating.expect("several bots");
    assert!(rating(0) > rating(2) && rating(1) > rating(2), "{results:?}");
    let sum: f64 = (0..5).map(rating).sum();
    assert!(sum.abs() < 1e-6, "{sum}");
}

/// One bot on all seats measures the game: wins by seat and by the game's facts.
#[test]
fn one_bot_alone_measures_the_game() {
    let alone = Arena { seats: Some(3), ..arena(&["random"], 60, json!({})) };
    let results = contest::<Duel>(&alone, &()).expect("an arena");
    assert_eq!((results.games, results.bots[0].won, results.bots[0].rating), (60, 60, None));
    let kinds: Vec<&str> = results.splits.iter().map(|split| split.kind.as_str()).collect();
    assert_eq!(kinds, ["seat", "place"]);
    for split in &results.splits {
        assert_eq!(split.bars.iter().map(|bar| bar.seats).collect::<Vec<_>>(), [60, 60, 60]);
        assert!((split.bars.iter().map(|bar| bar.wins).sum::<f64>() - 60.0).abs() < 1e-9);
        assert!((split.bars.iter().map(|bar| bar.of_fair).sum::<f64>() - 3.0).abs() < 1e-9);
        assert!(split.bars.iter().all(|bar| bar.interval.low < bar.of_fair && bar.of_fair < bar.interval.high));
    }
    let seats: Vec<&str> = results.splits[0].bars.iter().map(|bar| bar.name.as_str()).collect();
    assert_eq!(seats, ["0", "1", "2"]);
    let lengths = &results.lengths;
    assert_eq!(lengths.spans.iter().sum::<u32>(), 60);
    assert!(lengths.shortest <= lengths.median && lengths.median <= lengths.longest);
}

/// An arena that was stopped anywhere, even in the middle of a line, continues to the same result.
#[test]
fn an_interrupted_arena_continues() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("arena.jsonl");
    let whole = arena(&["mcts:nodes=30", "greedy"], 12, json!({"grid": 4}));
    let kept = Arena { file: Some(file.clone()), ..whole.clone() };
    let count = Count { enough_at: 5, ..Count::default() };
    assert_eq!(contest::<Kuzushi>(&kept, &count).expect("some rounds").games, 4); // two whole rounds of five games
    let mut text = std::fs::read_to_string(&file).expect("the file");
    assert_eq!(text.lines().count(), 1 + 5);
    text.truncate(text.len() - 7);
    std::fs::write(&file, text).expect("the file");

    let again = Count::default();
    assert_eq!(contest::<Kuzushi>(&kept, &again).expect("the rest"), kuzushi(&whole));
    assert_eq!((again.known.into_inner(), again.ticks.into_inner()), (4, 8));
    // Now nothing is left to play, and a longer arena reuses the games.
    let (done, longer) = (Count::default(), Count::default());
    contest::<Kuzushi>(&kept, &done).expect("all of it");
    assert_eq!(done.ticks.into_inner(), 0);
    contest::<Kuzushi>(&Arena { games: 14, ..kept.clone() }, &longer).expect("two more");
    assert_eq!(longer.ticks.into_inner(), 2);

    let other = why(&Arena { seed: "another".into(), ..kept.clone() }).to_string();
    assert!(other.ends_with("with seed `test` instead of `another`; use another file"), "{other}");
    std::fs::write(&file, "a diary\n").expect("the file");
    assert!(why(&kept).to_string().ends_with("1: this is not the file of an arena"));
}

#[test]
fn the_report_is_one_file_without_dependencies() {
    let mut results = kuzushi(&arena(&["greedy", "random"], 6, json!({"grid": 3})));
    results.seed = "<script>".into();
    let page = hustings_lab::report::html(&results);
    assert_eq!(page.matches("<svg").count(), 2 + results.splits.len()); // bots, splits, lengths
    assert_eq!(page.matches("<svg").count(), page.matches("</svg>").count());
    assert!(page.contains("&lt;script&gt;") && !page.contains("<script>"));
    assert!(!page.contains("NaN") && !page.contains("http"), "{page}");
}

/// With more seats than bots, each bot takes several; in a team game, a whole team.
#[test]
fn bots_take_several_seats() {
    let teams = Arena { seats: Some(4), ..arena(&["mcts", "random"], 10, json!({"grid": 5, "teams": 2})) };
    let results = kuzushi(&teams);
    assert_eq!((results.seats, results.games), (4, 10));
    assert_eq!([results.bots[0].fair, results.bots[1].fair], [0.5, 0.5]);
    assert!(results.bots[0].share >= 0.8, "{results:?}");
}

#[test]
fn the_watcher_counts_every_game() {
    let count = Count::default();
    let results =
        arena::run("kuzushi", &arena(&["random", "greedy"], 6, json!({"grid": 3})), &count).expect("an arena");
    assert_eq!((results.games, count.ticks.into_inner(), count.known.into_inner()), (6, 6, 0));
}

#[test]
fn an_impossible_arena_is_refused_with_a_reason() {
    let fine = arena(&["random", "random"], 2, json!({}));
    let unknown = arena::run("chess", &fine, &()).expect_err("no such game");
    assert!(unknown.to_string().starts_with("There is no game `chess`. The games: kuzushi"));
    assert!(matches!(why(&arena(&[], 2, json!({}))), ArenaError::TooFewBots));
    assert!(matches!(why(&Arena { seats: Some(5), ..fine }), ArenaError::Refused(_)));
    assert!(matches!(why(&arena(&["random"; 2], 2, json!({"gird": 4}))), ArenaError::Refused(_)));
}

/// Two timed searches on one core would each get half of their time.
#[test]
fn timed_bots_get_a_core_each() {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let many = Arena { threads: Some(64), ..arena(&["mcts", "random"], 2, json!({})) };
    assert_eq!(many.workers(), 64);
    let timed = Arena { bots: arena(&["mcts:ms=5", "random"], 2, json!({})).bots, ..many };
    assert_eq!(timed.workers(), cores.min(64));
}

/// A team is played by one bot: otherwise every team would have one of each, and no bot could be better.
#[test]
fn a_team_is_played_by_one_bot() {
    let mut pair = arena(&["greedy", "random"], 12, json!({"teams": 2, "grid": 6}));
    pair.seats = Some(4);
    assert!(kuzushi(&pair).bots[0].share > 0.9, "{:?}", kuzushi(&pair));
    let mut three = arena(&["greedy", "random", "random"], 3, json!({"teams": 2}));
    three.seats = Some(6);
    assert_eq!(
        why(&three).to_string(),
        "3 bots need at least as many teams, and there are only 2: each team is played by one bot"
    );
}

/// An engine in the shell: ready at once, and then `answer` does what it does to each question.
fn engine(answer: &str) -> String {
    format!(
        "exec:sh -c {}",
        shell_word(&format!("read -r q; echo '{{\"ready\":true}}'; while read -r q; do {answer}; done"))
    )
}

fn shell_word(text: &str) -> String {
    format!("'{}'", text.replace('\'', "'\\''"))
}

const FIRST_MOVE: &str = r#"printf '%s\n' "$q" | sed 's/.*"moves":\["\([^"]*\)".*/{"move":"\1"}/'"#;

#[test]
fn an_engine_from_outside_plays_like_a_bot() {
    let results = kuzushi(&arena(&[&engine(FIRST_MOVE), "random"], 4, json!({"grid": 4})));
    assert_eq!((results.games, &results.bots[0].forfeits), (4, &Vec::new()), "{results:?}");
}

#[test]
fn a_broken_engine_loses_with_a_reason_and_the_arena_goes_on() {
    let cases = [
        ("exec:/no/such/program".to_owned(), "cannot be started"),
        ("exec:sh -c 'echo a word >&2; exit 3'".to_owned(), "a word"),
        (engine("exit 3"), "crashed (exit status: 3)"),
        (engine("exit 0"), "ended in the middle"),
        (engine("echo nonsense"), "answered `nonsense`"),
        (engine(r#"echo '{"move":"base 99,99"}'"#), "played `base 99,99`"),
        (engine(r#"echo '{"move":null}'"#), "made no move"),
        (engine("sleep 60"), "took longer than"),
    ];
    for (command, why) in cases {
        let broken = Arena {
            budget: Budget::Time(std::time::Duration::from_millis(20)),
            ..arena(&[&command, "random"], 2, json!({"grid": 3}))
        };
        let results = kuzushi(&broken);
        let [engine, random] = &results.bots[..] else { panic!("two bots") };
        assert_eq!(
            (engine.won, random.won, engine.forfeits.iter().map(|one| one.games).sum::<u32>()),
            (0, 2, 2),
            "{command}"
        );
        assert!(engine.forfeits[0].why.contains(why), "{command}: {:?}", engine.forfeits);
    }
    assert!(Entrant::read("kuzushi", "exec:").is_err() && Entrant::read("kuzushi", "exec:sh 'open").is_err());
}
