//! The result of a comparison in sentences.

use super::compare::{Difference, GAME};
use super::play::{DRAWN, PLAYED};

/// At most this many figures are named one by one.
const MOST: usize = 8;

pub(super) fn sentences(differences: &[Difference], games: usize) -> Vec<String> {
    let moved: Vec<&Difference> = differences.iter().filter(|one| one.moved).collect();
    let mut sentences: Vec<String> = moved.iter().take(MOST).map(|one| sentence(one)).collect();
    if moved.len() > MOST {
        sentences.push(format!("{} more figures moved; the table has them.", moved.len() - MOST));
    }
    sentences.push(match (moved.len(), smallest(differences)) {
        (0, Some(points)) => format!(
            "Nothing moved that {games} pairs of games can show; for most figures a change of less than {points:.0} points would not be seen."
        ),
        (0, None) => format!("Nothing moved that {games} pairs of games can show."),
        _ => "Nothing else moved.".to_owned(),
    });
    sentences
}

/// The median half-width of the shares' confidence intervals, in percentage points: about the smallest change that
/// would show.
fn smallest(differences: &[Difference]) -> Option<f64> {
    let shares = differences.iter().filter(|one| one.kind != GAME);
    let mut reach: Vec<f64> = shares.map(|one| 50.0 * (one.interval.high - one.interval.low)).collect();
    reach.sort_by(f64::total_cmp);
    reach.get(reach.len() / 2).copied()
}

fn sentence(one: &Difference) -> String {
    let Difference { kind, name, change, interval, .. } = one;
    let more = if *change > 0.0 { "more" } else { "less" };
    let (near, far) = (interval.low.abs().min(interval.high.abs()), interval.low.abs().max(interval.high.abs()));
    if kind == GAME {
        let what = match name.as_str() {
            "moves" => format!("A game takes {} moves {more}", range(near, far)),
            "lead changes" => format!("The lead changes {} times {more}", range(near, far)),
            _ => format!("The leader at half-time wins {} points {more} often", range(100.0 * near, 100.0 * far)),
        };
        return format!("{what}.");
    }
    let when = match kind.as_str() {
        DRAWN => format!("{name} wins {{}} when drawn"),
        PLAYED => format!("{name} wins {{}} when played"),
        "seat" => format!("Seat {name} wins {{}}"),
        _ => format!("{name} ({kind}) wins {{}}"),
    };
    when.replace("{}", &format!("{} points {more} often", range(100.0 * near, 100.0 * far))) + "."
}

/// A range such as `6 to 9`, with a decimal if the whole numbers would say nothing.
fn range(near: f64, far: f64) -> String {
    let digits = usize::from(far < 10.0 && (far - near) < 2.0);
    let (near, far) = (format!("{near:.digits$}"), format!("{far:.digits$}"));
    if near == far { far } else { format!("{near} to {far}") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Interval;

    fn moved(kind: &str, name: &str, low: f64, high: f64) -> Difference {
        let change = f64::midpoint(low, high);
        let interval = Interval { low, high };
        Difference {
            kind: kind.into(),
            name: name.into(),
            before: 0.25,
            after: 0.25 + change,
            change,
            interval,
            moved: true,
        }
    }

    #[test]
    fn a_card_that_moved_is_named_with_its_range() {
        let verdict = sentences(&[moved(DRAWN, "Land Bank", 0.06, 0.09), moved(GAME, "moves", -3.4, -2.6)], 1000);
        assert_eq!(
            verdict,
            [
                "Land Bank wins 6 to 9 points more often when drawn.",
                "A game takes 2.6 to 3.4 moves less.",
                "Nothing else moved."
            ]
        );
    }

    #[test]
    fn without_a_change_it_says_what_would_not_be_seen() {
        let still = Difference { moved: false, ..moved("seat", "0", -0.03, 0.03) };
        assert_eq!(
            sentences(&[still], 200),
            [
                "Nothing moved that 200 pairs of games can show; for most figures a change of less than 3 points would not be seen."
            ]
        );
    }
}
