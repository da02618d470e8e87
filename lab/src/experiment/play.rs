//! Plays the games of an experiment.

use std::time::{Duration, Instant};

use hustings_catalog::{Catalog, EachGame, each_game};
use hustings_core::{CompleteGame, Log, PerSeat, Seat, Start, Usage, Use};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use super::{Experiment, LabError};
use crate::arena::Entrant;
use crate::arena::play::{Onlooker, Sitting, play_out};
use crate::arena::{ArenaError, Played, Watcher};

/// One game and what was observed in it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Sample {
    /// Its facts name the cards each seat drew and played.
    pub played: Played,
    /// How often the lead changed, by the game's evaluation.
    pub lead_changes: u32,
    /// The share of the win that went to the seat that led half-way.
    pub halftime: f64,
}

/// The games of an experiment.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Samples {
    /// One bot on every seat.
    pub games: Vec<Sample>,
    /// Games with the strong bot on one seat and the weak one on the others: the strong one's share of the win.
    pub skill: Vec<f64>,
    /// The same deals played again, with other luck for the bots: whether the same seat won.
    pub luck: Vec<f64>,
}

/// One game to be played, by its number: one of the experiment's, one with the weaker bot, or one of its deals played again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Job {
    Game(u32),
    Skill(u32),
    Again(u32),
}

/// What a job found.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Done {
    Game(Box<Sample>),
    /// The number of the game, and the strong bot's share of the win.
    Skill(u32, f64),
    /// The number of the game, and each seat's share of the win.
    Again(u32, Vec<f64>),
}

impl Done {
    /// The job that found this.
    pub fn job(&self) -> Job {
        match self {
            Done::Game(sample) => Job::Game(sample.played.number),
            Done::Skill(number, _) => Job::Skill(*number),
            Done::Again(number, _) => Job::Again(*number),
        }
    }
}

/// The games of an experiment, in the order in which they are best played.
pub fn jobs(experiment: &Experiment) -> Vec<Job> {
    let few = side_games(experiment.games);
    (0..experiment.games).map(Job::Game).chain((0..few).map(Job::Skill)).chain((0..few).map(Job::Again)).collect()
}

/// Skill and luck are measured with a fifth of the games each, and with no fewer than this.
const FEWEST: u32 = 40;

fn side_games(games: u32) -> u32 {
    (games / 5).max(FEWEST).min(games)
}

/// Plays an experiment on all cores; its figures depend only on the plan.
pub fn run(experiment: &Experiment, watcher: &impl Watcher) -> Result<Samples, LabError> {
    let jobs = jobs(experiment);
    watcher.begin(jobs.len() as u32, 0);
    let table = Table::new(experiment)?;
    let done: Result<Vec<Option<Done>>, LabError> = jobs
        .into_par_iter()
        .with_max_len(1)
        .map(|job| {
            if watcher.enough() {
                return Ok(None);
            }
            let done = table.play(job);
            watcher.tick();
            done.map(Some)
        })
        .collect();
    let samples = Samples::of(done?.into_iter().flatten());
    if samples.games.is_empty() { Err(ArenaError::Stopped.into()) } else { Ok(samples) }
}

impl Samples {
    /// In the order of the games, whatever the order in which they were played.
    pub fn of(done: impl IntoIterator<Item = Done>) -> Samples {
        let (mut samples, mut skill, mut again) = (Samples::default(), Vec::new(), Vec::new());
        for done in done {
            match done {
                Done::Game(sample) => samples.games.push(*sample),
                Done::Skill(number, share) => skill.push((number, share)),
                Done::Again(number, credits) => again.push((number, credits)),
            }
        }
        samples.games.sort_by_key(|sample| sample.played.number);
        skill.sort_by_key(|(number, _)| *number);
        again.sort_by_key(|(number, _)| *number);
        samples.skill = skill.into_iter().map(|(_, share)| share).collect();
        for (number, credits) in again {
            // If the run was stopped early, the first play of this deal may be missing.
            let first = samples.games.binary_search_by_key(&number, |sample| sample.played.number);
            if let Ok(first) = first.map(|at| &samples.games[at]) {
                let same = credits.iter().enumerate().map(|(seat, credit)| credit * first.played.credit(seat));
                samples.luck.push(same.sum());
            }
        }
        samples
    }
}

/// How long the experiment will take on this machine, estimated from a few of its games.
pub fn estimate(experiment: &Experiment) -> Result<Duration, LabError> {
    const FEW: u32 = 2;
    /// More are not tried: how long a game takes grows with them.
    const SIMULATIONS: u32 = 60;
    let nodes = experiment.nodes.min(SIMULATIONS);
    let began = Instant::now();
    let mut rounds = 0;
    while rounds == 0 || (began.elapsed() < Duration::from_millis(500) && rounds < 20) {
        let seed = format!("{} estimate {rounds}", experiment.seed);
        run(&Experiment { games: FEW, seed, nodes, ..experiment.clone() }, &())?;
        rounds += 1;
    }
    let all = |games: u32| f64::from(games + 2 * side_games(games));
    let slower = f64::from(experiment.nodes) / f64::from(nodes);
    Ok(began.elapsed().mul_f64(slower * all(experiment.games) / all(FEW) / f64::from(rounds)))
}

/// An experiment with its set loaded and its bots read, ready to be played from any thread.
pub struct Table<'a> {
    play: Box<dyn Fn(Job) -> Result<Done, LabError> + Send + Sync + 'a>,
}

impl<'a> Table<'a> {
    pub fn new(experiment: &'a Experiment) -> Result<Table<'a>, LabError> {
        if experiment.games == 0 {
            return Err(LabError::BadPlan("an experiment has at least one game".to_owned()));
        }
        experiment.bots()?;
        Catalog::standard().game(&experiment.game)?;
        let mut visit = Visit { experiment, result: None };
        each_game(&mut visit);
        visit.result.expect("the catalog knows the game")
    }

    pub fn play(&self, job: Job) -> Result<Done, LabError> {
        (self.play)(job)
    }
}

struct Visit<'a> {
    experiment: &'a Experiment,
    result: Option<Result<Table<'a>, LabError>>,
}

impl EachGame for Visit<'_> {
    fn each<G: CompleteGame>(&mut self) {
        let experiment = self.experiment;
        if G::INFO.name == experiment.game {
            let start = experiment.start::<G>();
            self.result = Some(start.map(|start| Table { play: Box::new(move |job| one(experiment, &start, &job)) }));
        }
    }
}

fn one<G: CompleteGame>(experiment: &Experiment, start: &Start<G>, job: &Job) -> Result<Done, LabError> {
    let bots = experiment.bots()?.map(Entrant::from);
    let seats = start.seats();
    let luck = |number: u32| format!("{} game {number}", experiment.seed);
    let sit = |number: u32, seating: PerSeat<usize>, bots_luck: &str, notes: &mut Notes<'_, G>| {
        let (luck, budget) = (luck(number), experiment.budget());
        play_out(start, &Sitting { bots: &bots, seating: &seating, budget, luck: &luck, bots_luck }, notes)
    };
    let mut notes = Notes::new(start);
    Ok(match *job {
        Job::Game(number) => {
            let end = sit(number, PerSeat::new(seats, |_| 0), &luck(number), &mut notes)?;
            Done::Game(Box::new(notes.sample(number, &end.state)))
        }
        Job::Skill(number) => {
            let strong = number as usize % usize::from(seats);
            let seating = PerSeat::new(seats, |seat| usize::from(seat.index() != strong));
            let end = sit(number, seating, &luck(number), &mut notes)?;
            Done::Skill(number, notes.sample(number, &end.state).played.credit(strong))
        }
        Job::Again(number) => {
            let end = sit(number, PerSeat::new(seats, |_| 0), &format!("{} again", luck(number)), &mut notes)?;
            let played = notes.sample(number, &end.state).played;
            Done::Again(number, (0..usize::from(seats)).map(|seat| played.credit(seat)).collect())
        }
    })
}

/// What is recorded while a game is played or replayed.
pub(super) struct Notes<'a, G: CompleteGame> {
    start: &'a Start<G>,
    names: Vec<(String, String)>,
    uses: Vec<Use>,
    /// The seat in the lead after each move.
    leaders: Vec<Option<Seat>>,
}

/// A seat counts as leading only if its evaluation is ahead by more than this.
const AHEAD: f32 = 0.01;

impl<'a, G: CompleteGame> Notes<'a, G> {
    pub fn new(start: &'a Start<G>) -> Notes<'a, G> {
        Notes { start, names: G::component_names(&start.set().data), uses: Vec::new(), leaders: Vec::new() }
    }

    /// The finished game.
    pub fn sample(self, number: u32, state: &G::State) -> Sample {
        let seats = self.start.seats();
        let outcome = G::outcome(state).expect("the game is over");
        let name = |id: &str| {
            let known = self.names.iter().find(|(known, _)| known == id);
            known.map_or_else(|| id.to_owned(), |(_, name)| name.clone())
        };
        let facts = |seat: Seat| {
            let mut found = Vec::new();
            G::facts(self.start, state, seat, &mut found);
            let mut facts: Vec<(String, String)> =
                found.into_iter().map(|fact| (fact.kind.to_owned(), name(&fact.name))).collect();
            let mut used: Vec<(String, String)> = self
                .uses
                .iter()
                .filter(|one| one.seat == seat)
                .map(|one| {
                    let kind = match one.how {
                        Usage::Drawn => DRAWN,
                        Usage::Played => PLAYED,
                    };
                    (kind.to_owned(), name(&one.component))
                })
                .collect();
            used.sort();
            used.dedup();
            facts.extend(used);
            facts
        };
        let played = Played {
            number,
            seating: vec![0; usize::from(seats)],
            ranks: outcome.ranks.values().to_vec(),
            scores: outcome.scores.values().to_vec(),
            moves: self.leaders.len() as u32,
            facts: Seat::all(seats).map(facts).collect(),
            forfeits: Vec::new(),
        };
        let mut ahead = self.leaders.iter().flatten();
        let mut changes = 0;
        if let Some(mut leader) = ahead.next() {
            for next in ahead {
                changes += u32::from(next != leader);
                leader = next;
            }
        }
        let half = self.leaders.get(self.leaders.len() / 2).copied().flatten();
        let halftime = half.map_or(1.0 / f64::from(seats), |seat| played.credit(seat.index()));
        Sample { played, lead_changes: changes, halftime }
    }
}

pub(super) const DRAWN: &str = "card drawn";
pub(super) const PLAYED: &str = "card played";

impl<G: CompleteGame> Log<G::Event> for Notes<'_, G> {
    fn add(&mut self, event: impl FnOnce() -> G::Event) {
        G::uses(&event(), &mut self.uses);
    }
}

impl<G: CompleteGame> Onlooker<G> for Notes<'_, G> {
    fn after_move(&mut self, state: &G::State) {
        let mut shares: Vec<(f32, Seat)> =
            Seat::all(self.start.seats()).map(|seat| (G::evaluate(state, seat), seat)).collect();
        shares.sort_by(|one, other| other.0.total_cmp(&one.0));
        let clear = shares.len() < 2 || shares[0].0 - shares[1].0 > AHEAD;
        self.leaders.push(clear.then_some(shares[0].1));
    }
}
