//! Sweeps: an experiment played for every value of one number, or of two.

use std::ops::RangeInclusive;

use serde::Serialize;
use ts_rs::TS;

use super::parameter::values;
use super::play::{DRAWN, PLAYED};
use super::{Experiment, Figures, LabError, Parameter, Samples, run};
use crate::arena::{Bar, Watcher};

/// A number and the values it takes.
#[derive(Debug, Clone, PartialEq)]
pub struct Axis {
    pub parameter: Parameter,
    pub values: RangeInclusive<i64>,
}

impl Axis {
    /// Reads an axis from texts such as `cards.LAN.cost` and `1..5`.
    pub fn read(parameter: &str, range: &str) -> Result<Axis, LabError> {
        Ok(Axis { parameter: parameter.parse()?, values: values(range)? })
    }
}

/// The figures for every value.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[ts(export, export_to = "lab.ts")]
pub struct Sweep {
    /// The names of the numbers: one or two.
    pub parameters: Vec<String>,
    /// The card the first number belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<String>,
    pub points: Vec<Point>,
    pub suggestion: String,
}

/// The figures for one value, or one pair of values.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[ts(export, export_to = "lab.ts")]
pub struct Point {
    pub values: Vec<i64>,
    /// How the card does, if the number belongs to one and somebody had it; 1 is a fair share of the wins.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<Bar>,
    /// The greatest distance of any seat from a fair share.
    pub unfairness: f64,
    pub figures: Figures,
}

/// The experiment once for every value, or pair of values, all with the same seed.
pub(super) fn plans(experiment: &Experiment, axes: &[Axis]) -> Result<Vec<(Vec<i64>, Experiment)>, LabError> {
    let (first, second) = match axes {
        [first] => (first, None),
        [first, second] => (first, Some(second)),
        _ => return Err(LabError::BadParameter("a sweep has one number or two".to_owned())),
    };
    let mut plans = Vec::new();
    for value in first.values.clone() {
        let changed = first.parameter.set(experiment, value)?;
        let others = second.map_or(vec![None], |second| second.values.clone().map(Some).collect());
        for other in others {
            plans.push(match (second, other) {
                (Some(second), Some(other)) => (vec![value, other], second.parameter.set(&changed, other)?),
                _ => (vec![value], changed.clone()),
            });
        }
    }
    Ok(plans)
}

/// Plays the experiment once for every value (or pair of values).
pub fn sweep(experiment: &Experiment, axes: &[Axis], watcher: &impl Watcher) -> Result<Sweep, LabError> {
    let mut played = Vec::new();
    for (values, plan) in plans(experiment, axes)? {
        if watcher.enough() {
            break;
        }
        let samples = run(&plan, watcher)?;
        played.push((values, plan, samples));
    }
    Ok(Sweep::of(experiment, axes, &played))
}

impl Sweep {
    /// The figures of what was played, for each value that at least one game was played with.
    pub(super) fn of(experiment: &Experiment, axes: &[Axis], played: &[(Vec<i64>, Experiment, Samples)]) -> Sweep {
        let card = axes.first().and_then(|axis| axis.parameter.component(experiment));
        let played = played.iter().filter(|(_, _, samples)| !samples.games.is_empty());
        let points: Vec<Point> =
            played.map(|(values, plan, samples)| point(plan, samples, values.clone(), card.as_deref())).collect();
        let suggestion = suggestion(&points, card.as_deref());
        Sweep { parameters: axes.iter().map(|axis| axis.parameter.name.clone()).collect(), card, points, suggestion }
    }
}

fn point(plan: &Experiment, samples: &Samples, values: Vec<i64>, card: Option<&str>) -> Point {
    let figures = Figures::of(plan, samples);
    let found = card.and_then(|name| [PLAYED, DRAWN].iter().find_map(|kind| figures.bar(kind, name)).cloned());
    let named =
        card.and_then(|name| figures.splits.iter().flat_map(|split| &split.bars).find(|bar| bar.name == name).cloned());
    let seats = figures.splits.iter().filter(|split| split.kind == "seat").flat_map(|split| &split.bars);
    let unfairness = seats.map(|bar| (bar.of_fair - 1.0).abs()).fold(0.0, f64::max);
    Point { values, card: found.or(named), unfairness, figures }
}

fn suggestion(points: &[Point], card: Option<&str>) -> String {
    let distance = |point: &Point| match (card, &point.card) {
        (Some(_), Some(bar)) => Some((bar.of_fair - 1.0).abs()),
        (Some(_), None) => None,
        (None, _) => Some(point.unfairness),
    };
    let measured = points.iter().filter_map(|point| Some((distance(point)?, point)));
    let Some((_, best)) = measured.min_by(|one, other| one.0.total_cmp(&other.0)) else {
        return "Nobody had this card in any game; play more games.".to_owned();
    };
    let values: Vec<String> = best.values.iter().map(ToString::to_string).collect();
    let values = values.join(" and ");
    match (card, &best.card) {
        (Some(card), Some(bar)) => {
            let held = |point: &&Point| {
                point.card.as_ref().is_some_and(|bar| bar.interval.low <= 1.0 && bar.interval.high >= 1.0)
            };
            let fair = points.iter().filter(held).count();
            format!(
                "With {values}, {card} wins {:.2} of a fair share ({:.2} to {:.2}), the nearest to 1; for {fair} of {} values 1 lies within the interval.",
                bar.of_fair,
                bar.interval.low,
                bar.interval.high,
                points.len()
            )
        }
        _ => format!(
            "With {values} the seats are most alike: none is further than {:.2} from a fair share.",
            best.unfairness
        ),
    }
}
