//! Bots think on threads of their own, never on those that serve people. First come, first served: a table has at most one
//! question per seat in the queue, so no table can crowd out the others.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex};
use std::time::{Duration, Instant};

use hustings_bots::{Budget, Question, Roster, Spec};
use hustings_core::Seat;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::ids;
use crate::journal::lock;
use crate::metrics::Metrics;
use crate::protocol::{BotInfo, Code, Refusal};

/// Who takes a seat over when nobody says which bot.
pub const STAND_IN: &str = "mcts:ms=500";
/// The longest a seated bot may think about one move.
const LONGEST: Duration = Duration::from_secs(10);
const MOST_NODES: u32 = 100_000;
/// Holds for bots whose name says nothing about it.
const USUAL: Duration = Duration::from_millis(1000);

/// The bots on offer, weakest first.
pub fn offered() -> Vec<BotInfo> {
    let bot = |spec: &str, title: &str, about: &str| BotInfo {
        spec: spec.to_owned(),
        title: title.to_owned(),
        about: about.to_owned(),
    };
    vec![
        bot("random", "Passer-by", "Plays any legal move at all."),
        bot("greedy", "Beginner", "Takes what looks best right now."),
        bot("mcts:ms=100", "Club player", "Looks ahead for a tenth of a second."),
        bot("mcts:ms=1000", "Veteran", "Looks ahead for a second."),
        bot("mcts:ms=3000", "Old fox", "Looks ahead for three seconds."),
    ]
}

/// A bot's name for people.
fn title(spec: &str) -> String {
    offered().into_iter().find(|bot| bot.spec == spec).map_or_else(|| spec.to_owned(), |bot| bot.title)
}

/// What a bot is called at a table where others have these names already.
pub fn name<'a>(spec: &str, taken: impl Iterator<Item = &'a str>) -> String {
    let title = title(spec);
    let taken: Vec<&str> = taken.collect();
    let numbered = (2..).map(|number| format!("{title} {number}"));
    let free = std::iter::once(title.clone()).chain(numbered).find(|name| !taken.contains(&name.as_str()));
    free.unwrap_or(title)
}

/// Reads a bot's name, within what a server can grant.
pub fn check(spec: &str) -> Result<Spec, Refusal> {
    let refuse = |message: String| Refusal { code: Code::UnknownBot, rule: None, message };
    let parsed: Spec = spec.parse().map_err(|bad: hustings_bots::BadSpec| refuse(bad.to_string()))?;
    if let Spec::Mcts(search) = parsed {
        match search.budget {
            Some(Budget::Time(time)) if time > LONGEST => {
                return Err(refuse(format!("at a table a bot thinks for at most {} ms", LONGEST.as_millis())));
            }
            Some(Budget::Nodes(nodes)) if nodes > MOST_NODES => {
                return Err(refuse(format!("at a table a bot tries at most {MOST_NODES} nodes")));
            }
            _ => {}
        }
    }
    Ok(parsed)
}

/// The bot with the time it is given, and that time; `strictly` holds bots that count nodes to it too.
pub fn granted(spec: &str, at_most: Option<Duration>, strictly: bool) -> Result<(Spec, Duration), Refusal> {
    let mut spec = check(spec)?;
    let Spec::Mcts(search) = &mut spec else { return Ok((spec, Duration::ZERO)) };
    if let Some(at_most) = at_most
        && (strictly || !matches!(search.budget, Some(Budget::Nodes(_))))
        && !matches!(search.budget, Some(Budget::Time(time)) if time <= at_most)
    {
        search.budget = Some(Budget::Time(at_most));
    }
    let granted = match search.budget {
        Some(Budget::Time(time)) => time,
        Some(Budget::Nodes(_)) => Duration::ZERO,
        None => USUAL,
    };
    Ok((spec, granted))
}

/// Something for a bot to think about.
pub struct Thought {
    pub game: String,
    pub seats: u8,
    pub options: Value,
    pub view: Box<RawValue>,
    pub seat: Seat,
    pub spec: String,
    /// Where the seat's clock leaves less than the bot would take.
    pub at_most: Option<Duration>,
    /// `at_most` holds for bots that count nodes too.
    pub strictly: bool,
    /// Nobody waits for the seat: it may keep still.
    pub unasked: bool,
    pub answer: Box<dyn FnOnce(Decided) + Send>,
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
    metrics: Arc<Metrics>,
}

#[derive(Default)]
struct State {
    thoughts: VecDeque<Thought>,
    closed: bool,
}

impl Bots {
    pub fn new(roster: Roster, threads: usize, metrics: Arc<Metrics>) -> Bots {
        let queue = Arc::new(Queue { state: Mutex::default(), ready: Condvar::new(), roster, metrics });
        for number in 0..threads.max(1) {
            let queue = Arc::clone(&queue);
            let name = format!("bot-{number}");
            // Not joined: a thought ends by itself, and nobody waits for its answer after the end.
            std::thread::Builder::new().name(name).spawn(move || queue.work()).expect("the system has threads");
        }
        Bots { queue }
    }

    pub fn think(&self, thought: Thought) {
        self.queue.metrics.bots_thinking.inc();
        lock(&self.queue.state).thoughts.push_back(thought);
        self.queue.ready.notify_one();
    }
}

impl Drop for Bots {
    fn drop(&mut self) {
        let mut state = lock(&self.queue.state);
        state.closed = true;
        state.thoughts.clear();
        self.queue.ready.notify_all();
    }
}

impl Queue {
    fn work(&self) {
        while let Some(thought) = self.next() {
            let started = Instant::now();
            let decided = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| self.decide(&thought)));
            let (mv, granted) = decided.unwrap_or_else(|_| (Err("the bot broke down".to_owned()), Duration::ZERO));
            self.metrics.bots_thinking.dec();
            self.metrics.decided(started.elapsed());
            (thought.answer)(Decided { mv, spare: granted.saturating_sub(started.elapsed()) });
        }
    }

    fn next(&self) -> Option<Thought> {
        let mut state = lock(&self.state);
        loop {
            if let Some(thought) = state.thoughts.pop_front() {
                return Some(thought);
            }
            if state.closed {
                return None;
            }
            state = self.ready.wait(state).unwrap_or_else(std::sync::PoisonError::into_inner);
        }
    }

    /// The move, and the time that was granted for it.
    fn decide(&self, thought: &Thought) -> (Result<Option<String>, String>, Duration) {
        let (spec, granted) = match granted(&thought.spec, thought.at_most, thought.strictly) {
            Ok(granted) => granted,
            Err(refusal) => return (Err(refusal.message), Duration::ZERO),
        };
        let question = Question {
            game: &thought.game,
            seats: thought.seats,
            options: &thought.options,
            view: thought.view.get(),
            seat: thought.seat,
            spec: &spec,
            budget: Budget::Time(USUAL),
            seed: ids::random_u64(),
        };
        let mv = if thought.unasked {
            self.roster.unasked(&question)
        } else {
            self.roster.choose(&question).map(|decision| Some(decision.mv))
        };
        (mv.map_err(|error| error.to_string()), granted)
    }
}
