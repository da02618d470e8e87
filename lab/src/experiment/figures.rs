//! The figures of an experiment, with their confidence intervals.

use serde::Serialize;
use ts_rs::TS;

use super::play::{DRAWN, PLAYED};
use super::{Experiment, Samples};
use crate::Interval;
use crate::arena::{Bar, Lengths, Split, tally};

/// What an experiment found out.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[ts(export, export_to = "lab.ts")]
pub struct Figures {
    pub game: String,
    pub seats: u8,
    pub set: String,
    pub bot: String,
    pub seed: String,
    pub games: u32,
    pub lengths: Lengths,
    /// Moves in a game.
    pub moves: Mean,
    /// How often the lead changed, by the game's evaluation.
    pub lead_changes: Mean,
    /// How often the seat that led half-way won; a fair share is one divided by the number of seats.
    pub halftime: Mean,
    /// How often the bot won against weaker ones; absent for recorded games.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub skill: Option<Mean>,
    /// How often the same seat won when a deal was played again; absent for recorded games.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub luck: Option<Mean>,
    /// Wins by seat, by the game's own facts, by cards drawn and cards played.
    pub splits: Vec<Split>,
    /// Cards that somebody drew and nobody played.
    pub unplayed: Vec<String>,
}

/// An average with its 95 % confidence interval.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, TS)]
#[ts(export, export_to = "lab.ts")]
pub struct Mean {
    pub value: f64,
    pub interval: Interval,
}

impl Mean {
    /// The mean of independent values, of which there must be at least one.
    pub fn of(values: &[f64]) -> Mean {
        const Z: f64 = 1.959_963_984_540_054;
        let n = values.len() as f64;
        let value = values.iter().sum::<f64>() / n;
        let variance = values.iter().map(|one| (one - value).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
        let reach = Z * (variance / n).sqrt();
        Mean { value, interval: Interval { low: value - reach, high: value + reach } }
    }
}

impl Figures {
    pub fn of(experiment: &Experiment, samples: &Samples) -> Figures {
        let Samples { games, skill, luck } = samples;
        let played: Vec<_> = games.iter().map(|sample| sample.played.clone()).collect();
        let each = |value: &dyn Fn(usize) -> f64| Mean::of(&(0..games.len()).map(value).collect::<Vec<_>>());
        let splits = tally::splits(experiment.seats, &played);
        let of_kind =
            |kind: &'static str| splits.iter().filter(move |split| split.kind == kind).flat_map(|split| &split.bars);
        let used = |bar: &&Bar| of_kind(PLAYED).any(|other| other.name == bar.name);
        let unplayed = if of_kind(PLAYED).next().is_none() {
            Vec::new() // a game whose cards take effect when drawn
        } else {
            of_kind(DRAWN).filter(|bar| !used(bar)).map(|bar| bar.name.clone()).collect()
        };
        Figures {
            game: experiment.game.clone(),
            seats: experiment.seats,
            set: experiment.set_name().to_owned(),
            bot: experiment.bot.clone(),
            seed: experiment.seed.clone(),
            games: games.len() as u32,
            lengths: tally::lengths(&played),
            moves: each(&|at| f64::from(games[at].played.moves)),
            lead_changes: each(&|at| f64::from(games[at].lead_changes)),
            halftime: each(&|at| games[at].halftime),
            skill: (!skill.is_empty()).then(|| Mean::of(skill)),
            luck: (!luck.is_empty()).then(|| Mean::of(luck)),
            splits,
            unplayed,
        }
    }

    /// A bar by its kind and name.
    pub fn bar(&self, kind: &str, name: &str) -> Option<&Bar> {
        self.splits.iter().find(|split| split.kind == kind)?.bars.iter().find(|bar| bar.name == name)
    }
}
