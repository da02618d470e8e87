//! Confidence intervals of measured shares.

use serde::Serialize;
use ts_rs::TS;

/// A 95 % confidence interval.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, TS)]
#[ts(export, export_to = "lab.ts")]
pub struct Interval {
    pub low: f64,
    pub high: f64,
}

/// Wilson's 95 % score interval for `won` of `games`. Shared wins count in part, which makes the interval a little too wide.
pub fn wilson(won: f64, games: u32) -> Interval {
    const Z: f64 = 1.959_963_984_540_054; // the normal distribution's 97.5 % point
    if games == 0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let n = f64::from(games);
    let share = (won / n).min(1.0); // rounding: thirds of wins can add up to slightly more than 1
    let scale = 1.0 + Z * Z / n;
    let middle = (share + Z * Z / (2.0 * n)) / scale;
    let reach = Z / scale * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    Interval { low: (middle - reach).max(0.0), high: (middle + reach).min(1.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(interval: Interval, low: f64, high: f64) -> bool {
        (interval.low - low).abs() < 5e-4 && (interval.high - high).abs() < 5e-4
    }

    /// Figures from Wilson's formula worked by hand: 5 of 10, 0 of 10, 95 of 100.
    #[test]
    fn the_interval_is_wilsons() {
        assert!(close(wilson(5.0, 10), 0.2366, 0.7634), "{:?}", wilson(5.0, 10));
        assert!(close(wilson(0.0, 10), 0.0, 0.2775), "{:?}", wilson(0.0, 10));
        assert!(close(wilson(95.0, 100), 0.8882, 0.9785), "{:?}", wilson(95.0, 100));
    }

    #[test]
    fn without_games_every_share_is_possible() {
        assert_eq!(wilson(0.0, 0), Interval { low: 0.0, high: 1.0 });
    }
}
