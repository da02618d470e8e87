//! The pages with the results of experiments.

use std::fmt::Write as _;

use super::charts::{Line, bars, escape, heat_map, histogram, page, split_bars};
use crate::Interval;
use crate::arena::Bar;
use crate::experiment::{Comparison, Difference, Figures, Mean, Sweep};

/// The figures of one experiment.
pub fn figures(figures: &Figures) -> String {
    page(&format!("{}: {} games", figures.game, figures.games), &(heading(figures) + &body(figures)))
}

/// Two experiments side by side, with the figures that moved first.
pub fn comparison(comparison: &Comparison) -> String {
    let Comparison { before, after, differences, verdict } = comparison;
    let title = format!("{}: {} against {}", after.game, after.set, before.set);
    let mut text =
        format!("<h1>{}</h1>\n<p>{} pairs of games at {} seats.</p>\n", escape(&title), after.games, after.seats);
    for sentence in verdict {
        let _ = writeln!(text, "<p class=\"verdict\">{}</p>", escape(sentence));
    }
    text += "<h2>Changes</h2>\n<p>Shares of the wins, in points of a hundred; whiskers are 95 % confidence intervals.</p>\n";
    let shares: Vec<&Difference> = differences.iter().filter(|one| one.kind != "game").take(30).collect();
    text += &changes(&shares);
    text += "<table><tr><th>figure</th><th>before</th><th>after</th><th>change</th><th>95 %</th><th></th></tr>\n";
    for one in differences {
        let _ = writeln!(
            text,
            "<tr><td>{}: {}</td><td>{:.3}</td><td>{:.3}</td><td>{:+.3}</td><td>{:+.3} to {:+.3}</td><td>{}</td></tr>",
            escape(&one.kind),
            escape(&one.name),
            one.before,
            one.after,
            one.change,
            one.interval.low,
            one.interval.high,
            if one.moved { "moved" } else { "" },
        );
    }
    text += "</table>\n<h1>After</h1>\n";
    text += &body(after);
    text += "<h1>Before</h1>\n";
    text += &body(before);
    page(&title, &text)
}

/// Figures over a range of one number, or of two as a heat map.
pub fn sweep(sweep: &Sweep) -> String {
    let Sweep { parameters, card, points, suggestion } = sweep;
    let title = parameters.join(" and ");
    let mut text = format!("<h1>{}</h1>\n<p class=\"verdict\">{}</p>\n", escape(&title), escape(suggestion));
    let what = card.as_deref().unwrap_or("the seats");
    if let [_, _] = parameters.as_slice() {
        let cells: Vec<(i64, i64, f64)> = points
            .iter()
            .map(|point| {
                (point.values[0], point.values[1], point.card.as_ref().map_or(point.unfairness, |bar| bar.of_fair))
            })
            .collect();
        let about = if card.is_some() { "wins relative to a fair share" } else { "distance from a fair share" };
        let _ = writeln!(text, "<p>{}: {about}.</p>", escape(what));
        text += &heat_map(&title, &cells);
    } else {
        let lines = points.iter().map(|point| {
            let value = point.values[0].to_string();
            match &point.card {
                Some(Bar { of_fair, interval, seats, .. }) => Line {
                    label: value,
                    value: *of_fair,
                    interval: *interval,
                    fair: 1.0,
                    note: format!("{of_fair:.2} of {seats} seats"),
                },
                None => Line {
                    label: value,
                    value: point.unfairness,
                    interval: Interval { low: point.unfairness, high: point.unfairness },
                    fair: 0.0,
                    note: format!("{:.2}", point.unfairness),
                },
            }
        });
        let lines: Vec<Line> = lines.collect();
        let most = lines.iter().map(|line| line.interval.high).fold(1.5, f64::max);
        text += &bars(&title, lines, most);
    }
    text += "<table><tr><th>value</th><th>card</th><th>95 %</th><th>moves</th><th>lead changes</th><th>half-time</th><th>skill</th></tr>\n";
    for point in points {
        let values: Vec<String> = point.values.iter().map(ToString::to_string).collect();
        let (card, range) = point.card.as_ref().map_or((String::new(), String::new()), |bar| {
            (format!("{:.2}", bar.of_fair), format!("{:.2} to {:.2}", bar.interval.low, bar.interval.high))
        });
        let _ = writeln!(
            text,
            "<tr><td>{}</td><td>{card}</td><td>{range}</td><td>{:.1}</td><td>{:.1}</td><td>{:.0} %</td><td>{}</td></tr>",
            values.join(", "),
            point.figures.moves.value,
            point.figures.lead_changes.value,
            100.0 * point.figures.halftime.value,
            point.figures.skill.map_or(String::new(), |skill| format!("{:.0} %", 100.0 * skill.value)),
        );
    }
    text += "</table>\n";
    page(&title, &text)
}

fn heading(figures: &Figures) -> String {
    let Figures { game, seats, set, bot, seed, games, .. } = figures;
    let (set, bot, seed) = (escape(set), escape(bot), escape(seed));
    format!(
        "<h1>{}</h1>\n<p>{games} games at {seats} seats, components {set}, played by {bot}, seed “{seed}”.</p>\n",
        escape(game)
    )
}

fn body(figures: &Figures) -> String {
    let mut text = String::from("<table>\n");
    let percent = |mean: &Mean| {
        let Mean { value, interval } = mean;
        format!("{:.1} % ({:.1} to {:.1})", 100.0 * value, 100.0 * interval.low, 100.0 * interval.high)
    };
    let plain = |mean: &Mean| format!("{:.1} ({:.1} to {:.1})", mean.value, mean.interval.low, mean.interval.high);
    let mut row = |what: &str, value: String| {
        let _ = writeln!(text, "<tr><td>{what}</td><td>{value}</td></tr>");
    };
    row("moves in a game", plain(&figures.moves));
    row("lead changes in a game", plain(&figures.lead_changes));
    row("the leader at half-time wins", percent(&figures.halftime));
    if let Some(skill) = &figures.skill {
        row("one strong player among weaker ones wins", percent(skill));
    }
    if let Some(luck) = &figures.luck {
        row("the same seat wins when a deal is played again", percent(luck));
    }
    if !figures.unplayed.is_empty() {
        row("drawn, but never played", escape(&figures.unplayed.join(", ")));
    }
    text += "</table>\n<h2>Length</h2>\n";
    text += &histogram(&figures.lengths);
    for split in &figures.splits {
        let _ = writeln!(text, "<h2>By {}</h2>", escape(&split.kind));
        text += "<p>Wins relative to a fair share: 1 is fair. Whiskers are 95 % confidence intervals.</p>\n";
        text += &split_bars(split);
    }
    text
}

/// The changes as bars around a line in the middle that means no change.
fn changes(shares: &[&Difference]) -> String {
    let most = shares.iter().map(|one| one.interval.high.abs().max(one.interval.low.abs())).fold(0.05, f64::max);
    let lines = shares.iter().map(|one| Line {
        label: format!("{} ({})", one.name, one.kind),
        value: one.change + most,
        interval: Interval { low: one.interval.low + most, high: one.interval.high + most },
        fair: most,
        note: format!("{:+.1} points{}", 100.0 * one.change, if one.moved { ", moved" } else { "" }),
    });
    bars("Changes of the shares of the wins", lines.collect(), 2.0 * most)
}
