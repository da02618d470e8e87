//! How far a measured share can be trusted.

use serde::Serialize;

/// Where the true share lies, 95 times in 100.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Interval {
    pub low: f64,
    pub high: f64,
}

/// Wilson's 95 % interval for `won` of `games`; a shared win counts in part, which only makes it too careful.
pub fn wilson(won: f64, games: u32) -> Interval {
    const Z: f64 = 1.959_963_984_540_054; // the normal distribution's 97.5 % point
    if games == 0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let n = f64::from(games);
    let share = (won / n).min(1.0); // thirds of wins may add up to a little more than all
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
    fn without_games_nothing_is_known() {
        assert_eq!(wilson(0.0, 0), Interval { low: 0.0, high: 1.0 });
    }
}
