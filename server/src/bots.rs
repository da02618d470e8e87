//! Bots think on threads of their own, never on those that serve people, and take turns at them (`turns`).

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex};
use std::time::{Duration, Instant};

use hustings_bots::{BotError, Budget, Question, Roster, Spec, ViewedPosition, characters};
use hustings_core::{Message, Seat, say};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::metrics::Metrics;
use crate::protocol::{BotInfo, Code, Refused};
use crate::store::{TableNo, lock};
use crate::turns::{Job as InTurn, Most, Payer, Ticket, Turn, Turns};

/// The bot that takes a seat over when nobody chooses one.
pub const STAND_IN: &str = "mcts:ms=500";
/// The longest a seated bot may think about one move.
const LONGEST: Duration = Duration::from_secs(10);
const MOST_NODES: u32 = 100_000;
/// The budget of bots whose name gives none.
const USUAL: Duration = Duration::from_millis(1000);
/// The time granted per node to bots that count nodes: far more than a node takes unless the machine is overloaded.
const A_NODE: Duration = Duration::from_micros(500);
const A_FEW_NODES: Duration = Duration::from_millis(200);
/// The budget of a position when the time for the whole question is up.
const LEAST: Duration = Duration::from_millis(1);
/// Questions about no table queue under this number.
pub const NO_TABLE: TableNo = 0;
/// Bots yield to the threads that serve people, as far as the system knows how.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 5;

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

/// A bot's name at a table where others have these names already: the character's, or the spec of a plain search.
pub fn name<'a>(game: &str, bot: &str, taken: impl Iterator<Item = &'a str>) -> String {
    // In its shortest form, however it was written.
    let search = || characters::read(game, bot).map_or_else(|_| bot.to_owned(), |spec| spec.to_string());
    let character = characters::find(game, bot);
    let title = character.map_or_else(search, |character| character.name.clone());
    let short = character.map_or(&title, |character| &character.short);
    let taken: Vec<&str> = taken.collect();
    let numbered = (2..).map(|number| format!("{short} {number}"));
    let free = std::iter::once(title.clone()).chain(numbered).find(|name| !taken.contains(&name.as_str()));
    free.unwrap_or(title)
}

/// Reads a bot's name, within what a server can grant.
pub fn check(game: &str, bot: &str) -> Result<Spec, Refused> {
    let refuse = |say: Message| Err(Refused::new(Code::UnknownBot, say));
    let spec = match characters::read(game, bot) {
        Ok(spec) => spec,
        Err(bad) => return refuse(bad.message()),
    };
    if spec.search().is_some_and(|search| search.threads > 1) {
        return refuse(say!("table-bot-threads"));
    }
    match spec.search().and_then(|search| search.budget) {
        Some(Budget::Time(time)) if time > LONGEST => refuse(say!("table-bot-time", most = LONGEST.as_millis() as i64)),
        Some(Budget::Nodes(nodes)) if nodes > MOST_NODES => refuse(say!("table-bot-nodes", most = MOST_NODES)),
        _ => Ok(spec),
    }
}

/// The bot with the time it is given, and that time. Bots that count nodes have a time too: they always answer within it.
pub fn granted(game: &str, bot: &str, at_most: Option<Duration>) -> Result<(Spec, Duration), Refused> {
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

/// About how long a budget lasts.
pub fn time_of(budget: Budget) -> Duration {
    match budget {
        Budget::Time(time) | Budget::NodesWithin(_, time) => time,
        Budget::Nodes(nodes) => A_NODE * nodes,
    }
}

/// Something for a bot to think about.
pub struct Thought {
    /// Whose time it takes.
    pub payer: Payer,
    pub table: TableNo,
    /// No person plays at the table: bots play with each other, and somebody watches.
    pub alone: bool,
    pub game: String,
    pub seats: u8,
    pub options: Value,
    pub view: Box<RawValue>,
    pub seat: Seat,
    pub spec: String,
    /// Less than the bot would take, where the seat's clock demands it.
    pub at_most: Option<Duration>,
    pub asked: Asked,
    pub seed: u64,
    pub answer: Box<dyn FnOnce(Decided) + Send>,
}

/// What a bot is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asked {
    /// A decision, or the first step of one.
    First,
    /// A further step of a secret decision. It does not wait for its turn again: the wait would tell how many steps there are.
    Further,
    /// Nobody waits for the seat: the bot may decide to do nothing.
    Not,
}

/// Work for a thread: a decision for a seat, or a person's question.
enum Job {
    Thought(Box<Thought>),
    Asked(Box<dyn FnOnce(&Desk<'_>) + Send>),
}

/// Where a person's question is thought about: by which bots, and until when, since others wait.
pub struct Desk<'a> {
    roster: &'a Roster,
    /// For the whole question, however many positions it is about.
    until: Option<Instant>,
}

impl<'a> Desk<'a> {
    /// Without a time limit; for tests.
    #[cfg(test)]
    pub fn alone(roster: &'a Roster) -> Desk<'a> {
        Desk { roster, until: None }
    }

    pub fn roster(&self) -> &'a Roster {
        self.roster
    }

    /// The budget, cut to the time that is left for the question. The more tables wait, the less that is.
    pub fn grant(&self, budget: Budget) -> Budget {
        let Some(until) = self.until else { return budget };
        let left = until.saturating_duration_since(Instant::now()).max(LEAST);
        match budget {
            Budget::Time(time) => Budget::Time(time.min(left)),
            Budget::Nodes(nodes) => Budget::NodesWithin(nodes, left),
            Budget::NodesWithin(nodes, time) => Budget::NodesWithin(nodes, time.min(left)),
        }
    }
}

/// The thinking panicked; the panic is in the log.
#[derive(Debug, thiserror::Error)]
#[error("the bot broke down")]
pub struct Panicked;

/// Why a bot has not decided.
#[derive(Debug, thiserror::Error)]
pub enum Undecided {
    #[error(transparent)]
    Panicked(#[from] Panicked),
    #[error(transparent)]
    Refused(#[from] Refused),
    #[error(transparent)]
    Bot(#[from] BotError),
}

/// A bot's decision.
pub struct Decided {
    /// None where a bot that was not asked decided to do nothing.
    pub mv: Result<Option<String>, Undecided>,
    /// How much of the granted time was left over.
    pub spare: Duration,
}

pub struct Bots {
    queue: Arc<Queue>,
}

struct Queue {
    state: Mutex<State>,
    ready: Condvar,
    step_ready: Condvar,
    roster: Roster,
    threads: u32,
    metrics: Arc<Metrics>,
}

struct State {
    turns: Turns<Job>,
    /// Further steps of decisions whose turn it was.
    steps: VecDeque<FurtherStep>,
    closed: bool,
}

/// A further step of a secret decision.
struct FurtherStep {
    thought: Thought,
    /// Until then it must be decided: waiting for others is part of the time it has.
    by: Instant,
}

impl FurtherStep {
    /// How long it may think while this many more wait: an equal part, so that all of them are decided in time.
    fn share(&self, more: usize) -> Duration {
        let left = self.by.saturating_duration_since(Instant::now());
        (left / (more as u32 + 1)).max(LEAST)
    }
}

/// Three times as many threads run as bots should keep busy. One person's bots occupy a third of them, so the next person's bot starts at
/// once and shares the processor, instead of waiting until somebody else's bot has finished.
fn places(threads: usize) -> Most {
    Most { at_once: 3 * threads + 1, of_address: 2 * threads + 1, of_person: threads, dear: 2 * threads }
}

impl Bots {
    pub fn new(roster: Roster, threads: usize, metrics: Arc<Metrics>) -> Bots {
        Bots::with_places(roster, threads.max(1), places(threads.max(1)), metrics)
    }

    fn with_places(roster: Roster, threads: usize, most: Most, metrics: Arc<Metrics>) -> Bots {
        let state = Mutex::new(State { turns: Turns::new(most), steps: VecDeque::new(), closed: false });
        let queue = Arc::new(Queue {
            state,
            ready: Condvar::new(),
            step_ready: Condvar::new(),
            roster,
            threads: threads as u32,
            metrics,
        });
        for number in 0..=most.at_once {
            let queue = Arc::clone(&queue);
            let name = format!("bot-{number}");
            let work = move || {
                yield_to_others();
                // One thread does nothing else, so that these never wait for somebody's long thought.
                if number == most.at_once { queue.work_on_steps() } else { queue.work() }
            };
            // Not joined: a thought ends by itself, and nobody waits for its answer after the end.
            std::thread::Builder::new().name(name).spawn(work).expect("the system has threads");
        }
        Bots { queue }
    }

    pub fn think(&self, thought: Thought) {
        self.queue.metrics.bot_asked();
        let cost = granted(&thought.game, &thought.spec, thought.at_most).map_or(Duration::ZERO, |(_, cost)| cost);
        if thought.asked == Asked::Further {
            return self.queue.push_step(thought);
        }
        let (payer, table, alone) = (thought.payer.clone(), thought.table, thought.alone);
        self.queue.push(InTurn { payer, table, cost, alone, work: Job::Thought(Box::new(thought)) });
    }

    /// Queues a person's question, which may take about as long as `cost`.
    pub fn ask<T>(
        &self,
        payer: Payer,
        table: TableNo,
        cost: Duration,
        work: impl FnOnce(&Desk<'_>) -> T + Send + 'static,
        answer: impl FnOnce(Result<T, Panicked>) + Send + 'static,
    ) {
        let asked = move |desk: &Desk<'_>| {
            let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| work(desk)));
            answer(done.map_err(|_| Panicked));
        };
        // Queued as another table: however much a person asks, the table's own bots get every other turn.
        self.queue.push(InTurn { payer, table: -table, cost, alone: false, work: Job::Asked(Box::new(asked)) });
    }
}

impl Drop for Bots {
    fn drop(&mut self) {
        let mut state = lock(&self.queue.state);
        state.closed = true;
        state.turns.clear();
        state.steps.clear();
        self.queue.ready.notify_all();
        self.queue.step_ready.notify_all();
    }
}

impl Queue {
    fn push(&self, job: InTurn<Job>) {
        lock(&self.state).turns.push(job);
        self.ready.notify_one();
    }

    fn push_step(&self, thought: Thought) {
        let by = Instant::now() + thought.at_most.unwrap_or(LONGEST);
        lock(&self.state).steps.push_back(FurtherStep { thought, by });
        self.step_ready.notify_one();
    }

    fn work_on_steps(&self) {
        loop {
            let mut state = lock(&self.state);
            let step = loop {
                if state.closed {
                    return;
                }
                if let Some(step) = state.steps.pop_front() {
                    break step;
                }
                state = self.step_ready.wait(state).unwrap_or_else(std::sync::PoisonError::into_inner);
            };
            let share = step.share(state.steps.len());
            drop(state);
            self.think(step.thought, share, || ());
        }
    }

    /// A job is over.
    fn done(&self, ticket: Ticket) {
        lock(&self.state).turns.done(ticket);
        self.ready.notify_one(); // another one may have waited for this
    }

    fn work(&self) {
        while let Some(Turn { work: job, crowd, ticket }) = self.next() {
            // The more others wait, the less time each gets; those who ask for most get least.
            let share = LONGEST * self.threads / crowd.max(1);
            let thought = match job {
                Job::Thought(thought) => thought,
                Job::Asked(asked) => {
                    asked(&Desk { roster: &self.roster, until: Some(Instant::now() + share) });
                    self.done(ticket);
                    continue;
                }
            };
            self.think(*thought, share, || self.done(ticket));
        }
    }

    fn think(&self, thought: Thought, share: Duration, done: impl FnOnce()) {
        let started = Instant::now();
        let decided = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| self.decide(&thought, share)));
        let decided = decided.unwrap_or_else(|_| Err(Panicked.into()));
        let (mv, granted) = match decided {
            Ok((mv, granted)) => (Ok(mv), granted),
            Err(why) => (Err(why), Duration::ZERO),
        };
        self.metrics.decided(started.elapsed());
        done();
        (thought.answer)(Decided { mv, spare: granted.saturating_sub(started.elapsed()) });
    }

    /// The next job; waits for it.
    fn next(&self) -> Option<Turn<Job>> {
        let mut state = lock(&self.state);
        loop {
            if state.closed {
                return None;
            }
            if let Some(turn) = state.turns.next() {
                return Some(turn);
            }
            state = self.ready.wait(state).unwrap_or_else(std::sync::PoisonError::into_inner);
        }
    }

    /// The move, and the time that was granted for it.
    fn decide(&self, thought: &Thought, share: Duration) -> Result<(Option<String>, Duration), Undecided> {
        let at_most = thought.at_most.map_or(share, |at_most| at_most.min(share));
        let (spec, granted) = granted(&thought.game, &thought.spec, Some(at_most))?;
        let position = ViewedPosition {
            game: &thought.game,
            seats: thought.seats,
            options: &thought.options,
            view: thought.view.get(),
            budget: Budget::Time(USUAL),
            seed: thought.seed,
        };
        let question = Question { position, seat: thought.seat, spec: &spec };
        let mv = if thought.asked == Asked::Not {
            self.roster.out_of_turn(&question)?
        } else {
            Some(self.roster.choose(&question)?.mv)
        };
        Ok((mv, granted))
    }
}

/// The calling thread gets the processor after those that serve people.
fn yield_to_others() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, NICENESS) {
        tracing::debug!(%error, "the system does not let bots yield");
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use hustings_core::{Game, Luck, Silent, Start, Viewer};
    use hustings_testkit::{Duel, duel};

    use super::*;

    fn payer(person: &str) -> Payer {
        Payer { address: None, person: person.into() }
    }

    const HINT: Duration = Duration::from_millis(200);

    /// One thread, and all wait for it.
    fn one_thread() -> Bots {
        let most = Most { at_once: 1, of_address: 1, of_person: 1, dear: 1 };
        Bots::with_places(Roster::standard().with::<Duel>(), 1, most, Arc::new(Metrics::default()))
    }

    /// Seat 0 of a duel is asked for its first move.
    fn thought(table: TableNo, spec: &str, answer: impl FnOnce(Decided) + Send + 'static) -> Thought {
        let start = Start::<Duel>::new(2, duel::Options::default()).expect("a table");
        let state = Duel::setup(&start, &mut Luck::from_number(1), &mut Silent);
        let view = serde_json::to_string(&Duel::view(&start, &state, Viewer::Seat(Seat(0)))).expect("plain data");
        Thought {
            payer: payer("host"),
            table,
            alone: false,
            game: Duel::INFO.name.to_owned(),
            seats: 2,
            options: serde_json::to_value(start.options()).expect("plain data"),
            view: RawValue::from_string(view).expect("JSON"),
            seat: Seat(0),
            spec: spec.to_owned(),
            at_most: None,
            asked: Asked::First,
            seed: 1,
            answer: Box::new(answer),
        }
    }

    /// Six bots of one table are at it; the others do not have to wait for all of them.
    #[test]
    fn tables_take_turns_at_the_threads() {
        let bots = one_thread();
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
        let bots = one_thread();
        let (free, busy) = mpsc::channel::<()>();
        bots.think(thought(9, "random", move |_| busy.recv().expect("released below")));
        let (tell, told) = mpsc::channel();
        for number in 0..4 {
            let tell = tell.clone();
            let work = move |_: &Desk<'_>| assert_ne!(number, 0, "a question that breaks down");
            bots.ask(payer("host"), 1, HINT, work, move |answer: Result<(), Panicked>| {
                assert_eq!(answer.is_err(), number == 0);
                tell.send("asked").expect("somebody listens");
            });
        }
        for _ in 0..2 {
            let tell = tell.clone();
            bots.think(thought(1, "mcts:nodes=5", move |_| tell.send("thought").expect("somebody listens")));
        }
        drop(tell);
        free.send(()).expect("the thread waits");
        let order: Vec<&str> = (0..6).map(|_| told.recv().expect("an answer")).collect();
        assert_eq!(order, ["asked", "thought", "asked", "thought", "asked", "asked"]);
    }

    /// All threads are busy with long thoughts; the second step of a secret decision does not wait for them.
    #[test]
    fn a_further_step_does_not_wait_for_another_turn() {
        let bots = one_thread();
        let (free, busy) = mpsc::channel::<()>();
        bots.think(thought(9, "random", move |_| busy.recv().expect("released below")));
        let (tell, told) = mpsc::channel();
        bots.think(Thought {
            asked: Asked::Further,
            ..thought(1, "mcts:nodes=5", move |decided| tell.send(decided.mv.is_ok()).expect("somebody listens"))
        });
        assert_eq!(told.recv(), Ok(true));
        free.send(()).expect("the thread waits");
    }

    /// Fifty tables take a step at once. Each may think for 200 ms, and so all of them are decided within that time: nobody is late because
    /// of others' steps, and nobody can tell by the delay how many steps there were.
    #[test]
    fn many_further_steps_share_the_time_of_one() {
        let bots = one_thread();
        let (free, busy) = mpsc::channel::<()>();
        let (tell, told) = mpsc::channel();
        let step = |spec: &str, answer: Box<dyn FnOnce(Decided) + Send>| {
            let at_most = Some(Duration::from_millis(200));
            bots.think(Thought { asked: Asked::Further, at_most, ..thought(1, spec, answer) });
        };
        step("random", Box::new(move |_| busy.recv().expect("released below")));
        for _ in 0..50 {
            let tell = tell.clone();
            step("mcts:nodes=5", Box::new(move |decided| tell.send(decided.spare).expect("somebody listens")));
        }
        free.send(()).expect("the thread waits");
        for waiting in (0..50).rev() {
            let spare = told.recv().expect("an answer");
            let share = Duration::from_millis(200) / (waiting + 1);
            assert!(spare <= share, "{spare:?} were left over, and {share:?} is all there was");
        }
    }

    /// Where a bot has no choice it is done at once, and says that all of its time is left: the table waits for that too.
    #[test]
    fn a_bot_without_a_choice_has_time_left_over() {
        let bots = one_thread();
        let start = Start::<Duel>::new(2, duel::Options::default()).expect("a table");
        let mut luck = Luck::from_number(1);
        let mut state = Duel::setup(&start, &mut luck, &mut Silent);
        let mut choices = std::collections::BTreeSet::new();
        while let Some(seat) = Duel::pending(&state).first() {
            let mut moves = Vec::new();
            Duel::legal_moves(&state, seat, &mut moves);
            if choices.insert(moves.len() > 1) {
                let view = serde_json::to_string(&Duel::view(&start, &state, Viewer::Seat(seat))).expect("plain data");
                let (tell, told) = mpsc::channel();
                let answer = move |decided: Decided| tell.send(decided.spare).expect("somebody listens");
                let view = RawValue::from_string(view).expect("JSON");
                bots.think(Thought { view, seat, ..thought(1, "mcts:nodes=20000", answer) });
                let spare = told.recv().expect("an answer");
                assert!(spare > Duration::from_secs(3), "{} moves: {spare:?} of 10 s", moves.len());
            }
            let mv = luck.pick(&moves).clone();
            Duel::play(&mut state, seat, &mv, &mut luck, &mut Silent).expect("a listed move");
        }
        assert_eq!(choices.len(), 2, "positions with a choice and without");
    }

    /// With fifty tables waiting, a hint gets its share of the threads' time like a bot's move.
    #[test]
    fn questions_are_shortened_by_the_crowd() {
        let bots = one_thread();
        let (free, busy) = mpsc::channel::<()>();
        bots.think(thought(9, "random", move |_| busy.recv().expect("released below")));
        let (tell, told) = mpsc::channel();
        for table in 1..=50 {
            let tell = tell.clone();
            let work = |desk: &Desk<'_>| desk.grant(Budget::Time(Duration::from_secs(1)));
            bots.ask(payer("host"), table, HINT, work, move |granted| {
                tell.send(granted.expect("an answer")).expect("somebody listens");
            });
        }
        free.send(()).expect("the thread waits");
        let Budget::Time(first) = told.recv().expect("an answer") else { panic!("a time") };
        assert!(first <= Duration::from_millis(210), "{first:?}");
    }

    /// The share is for the whole question: an analysis of forty positions gets no more than a hint.
    #[test]
    fn a_question_about_many_positions_has_one_share() {
        let bots = one_thread();
        let (free, busy) = mpsc::channel::<()>();
        bots.think(thought(9, "random", move |_| busy.recv().expect("released below")));
        let (tell, told) = mpsc::channel();
        let work = |desk: &Desk<'_>| {
            let started = Instant::now();
            for _ in 0..40 {
                let Budget::Time(time) = desk.grant(Budget::Time(Duration::from_millis(50))) else { panic!("a time") };
                std::thread::sleep(time);
            }
            started.elapsed()
        };
        bots.ask(payer("host"), 1, HINT, work, move |took| {
            tell.send(took.expect("an answer")).expect("somebody listens");
        });
        for table in 2..=50 {
            bots.ask(payer("host"), table, HINT, |_| (), |_| ());
        }
        free.send(()).expect("the thread waits");
        let took = told.recv().expect("an answer");
        assert!(took < Duration::from_secs(1), "{took:?}, and the share is 0.2 s");
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
