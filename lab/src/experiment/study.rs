//! A question about a set, in pieces: every game is a piece of its own. Pieces can be played in any order and stored; what they say is
//! put together again at any time, also before all of them are there.

use std::collections::{BTreeMap, HashSet};

use hustings_catalog::Catalog;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::play::{Table, jobs};
use super::sweep::plans;
use super::{Axis, Comparison, Done, Experiment, Figures, Job, LabError, OwnSet, Samples, Sweep, compare};
use crate::arena::Watcher;

/// What to find out.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Study {
    pub experiment: Experiment,
    pub question: Question,
}

/// What is asked about an experiment.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Question {
    /// Its figures.
    Measure,
    /// What it changes against the same games with another set; none is the set that comes with the game.
    Compare { before: Option<OwnSet> },
    /// What one number or two do.
    Sweep { axes: Vec<AxisPlan> },
}

/// A number of a sweep and its values, as one types them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "lab.ts")]
pub struct AxisPlan {
    /// An option, or such as `cards.LAN.cost`.
    #[schema(example = "cards.LAN.cost", max_length = 100)]
    pub parameter: String,
    /// Such as `1..5`.
    #[schema(example = "1..5", max_length = 20)]
    pub range: String,
}

/// One game of a study.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Piece {
    /// Which of the study's experiments.
    pub side: u16,
    pub done: Done,
}

impl Piece {
    pub fn key(&self) -> (u16, Job) {
        (self.side, self.done.job())
    }
}

/// What a study has found.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export, export_to = "lab.ts")]
pub enum Findings {
    Measured { figures: Box<Figures> },
    Compared { comparison: Box<Comparison> },
    Swept { sweep: Sweep },
}

impl Study {
    /// The experiments it consists of.
    pub fn sides(&self) -> Result<Vec<Experiment>, LabError> {
        let own = &self.experiment;
        Ok(match &self.question {
            Question::Measure => vec![own.clone()],
            Question::Compare { before } => vec![Experiment { set: before.clone(), ..own.clone() }, own.clone()],
            Question::Sweep { .. } => plans(own, &self.axes()?)?.into_iter().map(|(_, plan)| plan).collect(),
        })
    }

    fn axes(&self) -> Result<Vec<Axis>, LabError> {
        let Question::Sweep { axes } = &self.question else { return Ok(Vec::new()) };
        axes.iter().map(|axis| Axis::read(&axis.parameter, &axis.range)).collect()
    }

    /// How many experiments it consists of, without making them.
    pub fn count_sides(&self) -> Result<usize, LabError> {
        Ok(match &self.question {
            Question::Measure => 1,
            Question::Compare { .. } => 2,
            Question::Sweep { .. } => self.axes()?.iter().map(|axis| axis.values.clone().count()).product(),
        })
    }

    /// The number of its pieces.
    pub fn pieces(&self) -> Result<u32, LabError> {
        Ok((self.count_sides()? * jobs(&self.experiment).len()) as u32)
    }

    /// Checks the whole plan, and every set in it, without playing.
    pub fn check(&self) -> Result<(), LabError> {
        Table::new(&self.experiment)?;
        let catalog = Catalog::standard();
        let game = catalog.game(&self.experiment.game)?;
        // Without adding them: sets that are added stay for as long as the program runs.
        for side in self.sides()? {
            game.complete_options(side.seats, &side.options)?;
            if let Some(set) = &side.set {
                let checked = game.check_set(&set.name, &set.files);
                checked.map_err(|why| LabError::BadSet { name: set.name.clone(), why })?;
            }
        }
        Ok(())
    }

    /// Plays the pieces that are not known yet and hands each over as it is done. The first error ends it.
    pub fn play(
        &self,
        known: &HashSet<(u16, Job)>,
        watcher: &impl Watcher,
        hand_over: impl Fn(Piece) + Sync,
    ) -> Result<(), LabError> {
        let sides = self.sides()?;
        let tables: Vec<Table<'_>> = sides.iter().map(Table::new).collect::<Result<_, _>>()?;
        // All sides of a game one after the other: a comparison is about pairs.
        let pieces =
            jobs(&self.experiment).into_iter().flat_map(|job| (0..sides.len() as u16).map(move |side| (side, job)));
        let pieces: Vec<(u16, Job)> = pieces.filter(|piece| !known.contains(piece)).collect();
        pieces.into_par_iter().with_max_len(1).try_for_each(|(side, job)| {
            if watcher.enough() {
                return Ok(());
            }
            let done = tables[usize::from(side)].play(job)?;
            hand_over(Piece { side, done });
            watcher.tick();
            Ok(())
        })
    }

    /// What these pieces say; `None` as long as they are too few.
    pub fn findings(&self, pieces: impl IntoIterator<Item = Piece>) -> Result<Option<Findings>, LabError> {
        let mut by_side: BTreeMap<u16, Vec<Done>> = BTreeMap::new();
        for Piece { side, done } in pieces {
            by_side.entry(side).or_default().push(done);
        }
        let mut samples = |side: u16| Samples::of(by_side.remove(&side).unwrap_or_default());
        Ok(match &self.question {
            Question::Measure => {
                let samples = samples(0);
                let figures = || Box::new(Figures::of(&self.experiment, &samples));
                (!samples.games.is_empty()).then(|| Findings::Measured { figures: figures() })
            }
            Question::Compare { .. } => {
                let sides = self.sides()?;
                let (before, after) = (samples(0), samples(1));
                let pairs = before.games.iter().filter(|game| {
                    after.games.binary_search_by_key(&game.played.number, |other| other.played.number).is_ok()
                });
                let found =
                    || compare((Figures::of(&sides[0], &before), &before), (Figures::of(&sides[1], &after), &after));
                (pairs.count() > 0).then(|| Findings::Compared { comparison: Box::new(found()) })
            }
            Question::Sweep { .. } => {
                let axes = self.axes()?;
                let plans = plans(&self.experiment, &axes)?;
                let played = plans.into_iter().zip(0..).map(|((values, plan), side)| (values, plan, samples(side)));
                let sweep = Sweep::of(&self.experiment, &axes, &played.collect::<Vec<_>>());
                (!sweep.points.is_empty()).then_some(Findings::Swept { sweep })
            }
        })
    }
}
