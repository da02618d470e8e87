//! Bots think on threads of their own, never on those that serve people, and tables take turns at them (`turns`).

mod turns;

use std::sync::{Arc, Condvar, Mutex};
use std::time::{Duration, Instant};

use hustings_bots::{Budget, Question, Roster, Scene, Spec, characters};
use hustings_core::Seat;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::ids;
use crate::journal::{TableNo, lock};
use crate::metrics::Metrics;
use crate::protocol::{BotInfo, Code, Refusal};
use turns::Turns;

/// Who takes a seat over when nobody says which bot.
pub const STAND_IN: &str = "mcts:ms=500";
/// The longest a seated bot may think about one move.
const LONGEST: Duration = Duration::from_secs(10);
const MOST_NODES: u32 = 100_000;
/// Holds for bots whose name says nothing about it.
const USUAL: Duration = Duration::from_millis(1000);
/// What bots that count nodes are granted for each: far more than it takes on any machine that is not overloaded.
const A_NODE: Duration = Duration::from_micros(500);
const A_FEW_NODES: Duration = Duration::from_millis(200);
/// Whose turn it is when somebody wants something thought over that belongs to no table.
pub const NO_TABLE: TableNo = 0;

/// The bots on offer for a game, the gentlest first.
pub fn offered(game: &str) -> Vec<BotInfo> {
    let info = |character: &characters::Character| BotInfo {
        spec: character.slug.clone(),
        title: character.name.clone(),
        about: character.about.clone(),
        temper: character.temper().word().to_owned(),
        face: character.face,
        rating: character.rating,
    };
    characters::of(game).map(info).collect()
}

/// What a bot is called at a table where others have these names already: a character by its name, a bare search by its own.
pub fn name<'a>(game: &str, bot: &str, taken: impl Iterator<Item = &'a str>) -> String {
    // As short as it can be said, however it was written.
    let search = || characters::read(game, bot).map_or_else(|_| bot.to_owned(), |spec| spec.to_string());
    let title = characters::find(game, bot).map_or_else(search, |character| character.name.clone());
    let taken: Vec<&str> = taken.collect();
    let numbered = (2..).map(|number| format!("{title} {number}"));
    let free = std::iter::once(title.clone()).chain(numbered).find(|name| !taken.contains(&name.as_str()));
    free.unwrap_or(title)
}

/// Reads a bot's name, within what a server can grant.
pub fn check(game: &str, bot: &str) -> Result<Spec, Refusal> {
    let refuse = |message: String| Err(Refusal { code: Code::UnknownBot, rule: None, message });
    let spec = match characters::read(game, bot) {
        Ok(spec) => spec,
        Err(bad) => return refuse(bad.to_string()),
    };
    if spec.search().is_some_and(|search| search.threads > 1) {
        return refuse("at a table a bot thinks on one thread; leave out `threads`".to_owned());
    }
    match spec.search().and_then(|search| search.budget) {
        Some(Budget::Time(time)) if time > LONGEST => {
            refuse(format!("at a table a bot thinks for at most {} ms", LONGEST.as_millis()))
        }
        Some(Budget::Nodes(nodes)) if nodes > MOST_NODES => {
            refuse(format!("at a table a bot tries at most {MOST_NODES} nodes"))
        }
        _ => Ok(spec),
    }
}

/// The bot with the time it is given, and that time. Bots that count nodes have a time too: they always answer within it.
pub fn granted(game: &str, bot: &str, at_most: Option<Duration>) -> Result<(Spec, Duration), Refusal> {
    let mut spec = check(game, bot)?;
    let Some(search) = spec.search_mut() else { return Ok((spec, Duration::ZERO)) };
    let within = |time: Duration| at_most.map_or(time, |at_most| time.min(at_most));
    let budget = match search.budget {
        Some(Budget::Nodes(nodes) | Budget::NodesWithin(nodes, _)) => {
            Budget::NodesWithin(nodes, within((A_NODE * nodes).clamp(A_FEW_NODES, LONGEST)))
        }
        Some(Budget::Time(time)) => Budget::Time(within(time)),
        None => Budget::Time(within(USUAL)),
    };
    search.budget = Some(budget);
    let time = spec.time(budget).unwrap_or(Duration::ZERO);
    Ok((spec, time))
}

/// Something for a bot to think about.
pub struct Thought {
    /// Whose it is: tables take turns.
    pub table: TableNo,
    pub game: String,
    pub seats: u8,
    pub options: Value,
    pub view: Box<RawValue>,
    pub seat: Seat,
    pub spec: String,
    /// Where the seat's clock leaves less than the bot would take.
    pub at_most: Option<Duration>,
    /// Nobody waits for the seat: it may keep still.
    pub unasked: bool,
    pub answer: Box<dyn FnOnce(Decided) + Send>,
}

/// What threads do: think for a seat, or about something a person asked.
enum Job {
    Thought(Thought),
    Asked(Box<dyn FnOnce(&Roster) + Send>),
}

/// What came of it.
pub struct Decided {
    /// Nothing where a bot that was not asked keeps still.
    pub mv: Result<Option<String>, String>,
    /// How much of the time it had it did not need.
    pub spare: Duration,
}

pub struct Bots {
    queue: Arc<Queue>,
}

struct Queue {
    state: Mutex<State>,
    ready: Condvar,
    roster: Roster,
    threads: u32,
    metrics: Arc<Metrics>,
}

struct State {
    turns: Turns<Job>,
    closed: bool,
}

impl Bots {
    pub fn new(roster: Roster, threads: usize, metrics: Arc<Metrics>) -> Bots {
        let threads = threads.max(1);
        let state = Mutex::new(State { turns: Turns::new(threads), closed: false });
        let queue = Arc::new(Queue { state, ready: Condvar::new(), roster, threads: threads as u32, metrics });
        for number in 0..threads {
            let queue = Arc::clone(&queue);
            let name = format!("bot-{number}");
            // Not joined: a thought ends by itself, and nobody waits for its answer after the end.
            std::thread::Builder::new().name(name).spawn(move || queue.work()).expect("the system has threads");
        }
        Bots { queue }
    }

    pub fn think(&self, thought: Thought) {
        self.queue.metrics.bots_thinking.inc();
        self.queue.push(thought.table, Job::Thought(thought));
    }

    /// Has something thought over that people at a table ask, in turns with the tables. The answer is an error where the thinking
    /// broke down.
    pub fn ask<T>(
        &self,
        table: TableNo,
        work: impl FnOnce(&Roster) -> Result<T, String> + Send + 'static,
        answer: impl FnOnce(Result<T, String>) + Send + 'static,
    ) {
        let asked = move |roster: &Roster| {
            let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| work(roster)));
            answer(done.unwrap_or_else(|_| Err("the bot broke down".to_owned())));
        };
        // As if it were another table's: however many people ask, the table's own bots have every other turn.
        self.queue.push(-table, Job::Asked(Box::new(asked)));
    }
}

impl Drop for Bots {
    fn drop(&mut self) {
        let mut state = lock(&self.queue.state);
        state.closed = true;
        state.turns.clear();
        self.queue.ready.notify_all();
    }
}

impl Queue {
    fn push(&self, table: TableNo, job: Job) {
        lock(&self.state).turns.push(table, job);
        self.ready.notify_one();
    }

    /// A job of this table is over.
    fn done(&self, table: TableNo) {
        lock(&self.state).turns.done(table);
        self.ready.notify_one(); // another of the same table may have waited for this
    }

    fn work(&self) {
        while let Some((table, job, crowd)) = self.next() {
            let thought = match job {
                Job::Thought(thought) => thought,
                Job::Asked(asked) => {
                    asked(&self.roster);
                    self.done(table);
                    continue;
                }
            };
            let started = Instant::now();
            let decided = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| self.decide(&thought, crowd)));
            let (mv, granted) = decided.unwrap_or_else(|_| (Err("the bot broke down".to_owned()), Duration::ZERO));
            self.metrics.bots_thinking.dec();
            self.metrics.decided(started.elapsed());
            self.done(table);
            (thought.answer)(Decided { mv, spare: granted.saturating_sub(started.elapsed()) });
        }
    }

    /// What is next, and how many tables want something.
    fn next(&self) -> Option<(TableNo, Job, u32)> {
        let mut state = lock(&self.state);
        loop {
            if state.closed {
                return None;
            }
            if let Some((table, job)) = state.turns.next() {
                return Some((table, job, state.turns.tables() as u32));
            }
            state = self.ready.wait(state).unwrap_or_else(std::sync::PoisonError::into_inner);
        }
    }

    /// The move, and the time that was granted for it.
    fn decide(&self, thought: &Thought, crowd: u32) -> (Result<Option<String>, String>, Duration) {
        // The more tables wait, the less time each has: nobody's turn is further away than the longest thought.
        let share = LONGEST * self.threads / crowd.max(1);
        let at_most = thought.at_most.map_or(share, |at_most| at_most.min(share));
        let (spec, granted) = match granted(&thought.game, &thought.spec, Some(at_most)) {
            Ok(granted) => granted,
            Err(refusal) => return (Err(refusal.message), Duration::ZERO),
        };
        let scene = Scene {
            game: &thought.game,
            seats: thought.seats,
            options: &thought.options,
            view: thought.view.get(),
            budget: Budget::Time(USUAL),
            seed: ids::random_u64(),
        };
        let question = Question { scene, seat: thought.seat, spec: &spec };
        let mv = if thought.unasked {
            self.roster.unasked(&question)
        } else {
            self.roster.choose(&question).map(|decision| Some(decision.mv))
        };
        (mv.map_err(|error| error.to_string()), granted)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use hustings_core::{Game, Luck, Silent, Start, Viewer};
    use hustings_testkit::{Duel, duel};

    use super::*;

    /// Seat 0 of a duel is asked for its first move.
    fn thought(table: TableNo, spec: &str, answer: impl FnOnce(Decided) + Send + 'static) -> Thought {
        let start = Start::<Duel>::new(2, duel::Options::default()).expect("a table");
        let state = Duel::setup(&start, &mut Luck::from_number(1), &mut Silent);
        let view = serde_json::to_string(&Duel::view(&start, &state, Viewer::Seat(Seat(0)))).expect("plain data");
        Thought {
            table,
            game: Duel::INFO.name.to_owned(),
            seats: 2,
            options: serde_json::to_value(start.options()).expect("plain data"),
            view: RawValue::from_string(view).expect("JSON"),
            seat: Seat(0),
            spec: spec.to_owned(),
            at_most: None,
            unasked: false,
            answer: Box::new(answer),
        }
    }

    /// Six bots of one table are at it; the others do not have to wait for all of them.
    #[test]
    fn tables_take_turns_at_the_threads() {
        let bots = Bots::new(Roster::standard().with::<Duel>(), 1, Arc::new(Metrics::default()));
        let (free, busy) = mpsc::channel::<()>();
        bots.think(thought(9, "random", move |_| busy.recv().expect("released below")));
        let (tell, told) = mpsc::channel();
        for table in [1, 1, 1, 1, 1, 1, 2, 3, 3] {
            let tell = tell.clone();
            bots.think(thought(table, "mcts:nodes=5", move |decided| {
                tell.send((table, decided.mv)).expect("somebody listens");
            }));
        }
        free.send(()).expect("the thread waits");
        let order: Vec<TableNo> = (0..9)
            .map(|_| {
                let (table, mv) = told.recv().expect("an answer");
                assert!(mv.is_ok_and(|mv| mv.is_some()));
                table
            })
            .collect();
        assert_eq!(order, [1, 2, 3, 1, 3, 1, 1, 1, 1]);
    }

    /// However much is asked at a table, its bots have every other turn; and a question that breaks down breaks nothing else.
    #[test]
    fn questions_do_not_keep_a_tables_bots_waiting() {
        let bots = Bots::new(Roster::standard().with::<Duel>(), 1, Arc::new(Metrics::default()));
        let (free, busy) = mpsc::channel::<()>();
        bots.think(thought(9, "random", move |_| busy.recv().expect("released below")));
        let (tell, told) = mpsc::channel();
        for number in 0..4 {
            let tell = tell.clone();
            let work = move |_: &Roster| if number == 0 { panic!("a question that breaks down") } else { Ok(()) };
            bots.ask(1, work, move |answer: Result<(), String>| {
                assert_eq!(answer.is_err(), number == 0);
                tell.send("asked").expect("somebody listens");
            });
        }
        for _ in 0..2 {
            let tell = tell.clone();
            bots.think(thought(1, "random", move |_| tell.send("thought").expect("somebody listens")));
        }
        drop(tell);
        free.send(()).expect("the thread waits");
        let order: Vec<&str> = (0..6).map(|_| told.recv().expect("an answer")).collect();
        assert_eq!(order, ["asked", "thought", "asked", "thought", "asked", "asked"]);
    }

    #[test]
    fn every_bot_that_searches_has_a_time_to_answer_in() {
        let time = |bot: &str, at_most: Option<u64>| {
            let (spec, time) = granted("kuzushi", bot, at_most.map(Duration::from_millis)).expect(bot);
            assert_eq!(spec.time(Budget::Nodes(1)), Some(time).filter(|time| !time.is_zero()), "{bot}");
            time.as_millis() as u64
        };
        assert_eq!(time("random", None), 0);
        assert_eq!(time("mcts", None), 1000);
        assert_eq!(time("minimax", Some(70)), 70);
        assert_eq!(time("mcts:ms=3000", Some(70)), 70);
        assert_eq!(time("mcts:ms=50", Some(70)), 50);
        assert_eq!(time("minimax:nodes=1000", None), 500);
        assert_eq!(time("mcts:nodes=1000", Some(70)), 70);
        assert_eq!(time("mcts:nodes=100000", None), 10_000);
        for character in hustings_catalog::Catalog::standard().games().flat_map(|game| characters::of(game.info().name))
        {
            let (_, time) = granted(&character.game, &character.slug, None).expect("it can be seated");
            assert!(!time.is_zero() && time <= Duration::from_secs(2), "{}: {time:?}", character.slug);
        }
    }

    #[test]
    fn what_no_server_grants_is_refused() {
        for bot in [
            "mcts:threads=2",
            "mcts:ms=10001",
            "minimax:ms=10001",
            "mcts:nodes=100001",
            "minimax:nodes=100001",
            "oracle",
            "juma",
        ] {
            assert_eq!(check("kuzushi", bot).expect_err(bot).code, Code::UnknownBot, "{bot}");
        }
        assert!(check("kuzushi", "nobody").expect_err("no").message.contains("there is pebble, "));
    }
}
