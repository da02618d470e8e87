//! The same games with two sets of cards: which figures moved, and by how much.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use ts_rs::TS;

use super::verdict;
use super::{Figures, Samples};
use crate::Interval;

/// Two experiments side by side. Both were played with the same seed, so that each game has a partner with the same luck.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[ts(export, export_to = "lab.ts")]
pub struct Comparison {
    pub before: Figures,
    pub after: Figures,
    /// The figures that moved come first, the greatest change at the top.
    pub differences: Vec<Difference>,
    /// The verdict in sentences.
    pub verdict: Vec<String>,
}

/// One figure before and after.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[ts(export, export_to = "lab.ts")]
pub struct Difference {
    /// `seat`, `leader`, `card played`; `game` for figures of whole games.
    pub kind: String,
    pub name: String,
    pub before: f64,
    pub after: f64,
    pub change: f64,
    /// 95 % confidence interval of the change, from pairs of games.
    pub interval: Interval,
    /// Whether the change is significant, allowing for the number of figures compared.
    pub moved: bool,
}

/// The kind of figures that are about whole games.
pub const GAME: &str = "game";

/// Compares two experiments that were played with the same seed.
pub fn compare(before: (Figures, &Samples), after: (Figures, &Samples)) -> Comparison {
    let numbers: Vec<u32> = {
        let known: BTreeSet<u32> = before.1.games.iter().map(|game| game.played.number).collect();
        after.1.games.iter().map(|game| game.played.number).filter(|number| known.contains(number)).collect()
    };
    let sides = [Columns::of(before.1, &numbers), Columns::of(after.1, &numbers)];
    let keys: BTreeSet<&(String, String)> = sides.iter().flat_map(|side| side.0.keys()).collect();
    let mut differences: Vec<Difference> = keys
        .into_iter()
        .filter_map(|key| {
            let [before, after] = [sides[0].0.get(key)?, sides[1].0.get(key)?];
            difference(key, before, after)
        })
        .collect();
    // The union bound of the normal tail: in at most one of twenty comparisons is a figure called moved although none
    // did.
    let sure = (2.0 * (2.0 * differences.len().max(1) as f64 / 0.05).ln()).sqrt();
    for one in &mut differences {
        let error = (one.interval.high - one.interval.low) / (2.0 * Z);
        one.moved = one.change != 0.0 && one.change.abs() >= sure * error;
    }
    differences.sort_by(|one, other| {
        let rank = |one: &Difference| (one.moved, (one.change / scale(&one.kind)).abs());
        rank(other).partial_cmp(&rank(one)).expect("figures are numbers")
    });
    let verdict = verdict::sentences(&differences, numbers.len());
    Comparison { before: before.0, after: after.0, differences, verdict }
}

/// Shares are shown in percentage points, figures of whole games as they are.
pub(super) fn scale(kind: &str) -> f64 {
    if kind == GAME { 1.0 } else { 0.01 }
}

const Z: f64 = 1.959_963_984_540_054;

/// For each figure, game by game: the sum (of wins, or of the figure itself) and how many seats or games it is over.
struct Columns(BTreeMap<(String, String), Vec<(f64, f64)>>);

impl Columns {
    fn of(samples: &Samples, numbers: &[u32]) -> Columns {
        let place: BTreeMap<u32, usize> = numbers.iter().enumerate().map(|(at, number)| (*number, at)).collect();
        let mut columns: BTreeMap<(String, String), Vec<(f64, f64)>> = BTreeMap::new();
        for sample in &samples.games {
            let Some(at) = place.get(&sample.played.number).copied() else { continue };
            let mut add = |kind: &str, name: &str, won: f64| {
                let key = (kind.to_owned(), name.to_owned());
                let cell = &mut columns.entry(key).or_insert_with(|| vec![(0.0, 0.0); numbers.len()])[at];
                *cell = (cell.0 + won, cell.1 + 1.0);
            };
            for (seat, facts) in sample.played.facts.iter().enumerate() {
                let credit = sample.played.credit(seat);
                add("seat", &seat.to_string(), credit);
                for (kind, name) in facts {
                    add(kind, name, credit);
                }
            }
            add(GAME, "moves", f64::from(sample.played.moves));
            add(GAME, "lead changes", f64::from(sample.lead_changes));
            add(GAME, "wins of the leader at half-time", sample.halftime);
        }
        Columns(columns)
    }
}

/// The change of a ratio of sums, with the standard error of a paired, linearised ratio.
fn difference((kind, name): &(String, String), before: &[(f64, f64)], after: &[(f64, f64)]) -> Option<Difference> {
    let ratio = |cells: &[(f64, f64)]| {
        let (won, held) = cells.iter().fold((0.0, 0.0), |sum, cell| (sum.0 + cell.0, sum.1 + cell.1));
        (held > 0.0).then(|| (won / held, held / cells.len() as f64))
    };
    let ((old, old_held), (new, new_held)) = (ratio(before)?, ratio(after)?);
    let n = before.len() as f64;
    let residual = |(won, held): &(f64, f64), ratio: f64, mean: f64| (won - ratio * held) / mean;
    let squares: f64 = before
        .iter()
        .zip(after)
        .map(|(old_cell, new_cell)| residual(new_cell, new, new_held) - residual(old_cell, old, old_held))
        .map(|residual| residual * residual)
        .sum();
    let reach = Z * (squares / (n - 1.0).max(1.0) / n).sqrt();
    let change = new - old;
    Some(Difference {
        kind: kind.clone(),
        name: name.clone(),
        before: old,
        after: new,
        change,
        interval: Interval { low: change - reach, high: change + reach },
        moved: false,
    })
}
