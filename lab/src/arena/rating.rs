//! Elo ratings for games of two seats or more. Each game counts as a duel between every two bots in it, decided by rank, and the
//! Bradley-Terry model is fitted to all duels.

use hustings_core::Luck;

use super::Played;
use crate::Interval;

/// Half a win for each side, added to every pair of bots that met: without it, a bot that never lost would be infinitely strong.
const PRIOR: f64 = 0.5;
/// Far more than the fit ever needs.
const ITERATIONS: usize = 10_000;

/// One rating for each bot, with a mean of 0; `None` if there is only one bot.
pub(super) fn ratings(bots: usize, played: &[Played]) -> Vec<Option<f64>> {
    let mut wins = vec![vec![0.0; bots]; bots];
    for game in played {
        for (seat, &bot) in game.seating.iter().enumerate() {
            for (other_seat, &other) in game.seating.iter().enumerate().filter(|(_, other)| **other != bot) {
                wins[bot][other] += match game.ranks[seat].cmp(&game.ranks[other_seat]) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
            }
        }
    }
    if bots < 2 {
        return vec![None; bots];
    }
    let met = |one: usize, other: usize| wins[one][other] + wins[other][one];
    let pairs: Vec<_> = (0..bots)
        .map(|bot| (0..bots).filter(move |other| *other != bot).filter(|other| met(bot, *other) > 0.0).collect())
        .collect::<Vec<Vec<_>>>();
    // Hunter's MM algorithm: a bot's new strength is its wins divided by the wins expected at strength 1.
    let mut strength = vec![1.0_f64; bots];
    for _ in 0..ITERATIONS {
        let mut change = 0.0_f64;
        for bot in 0..bots {
            let won: f64 = pairs[bot].iter().map(|other| wins[bot][*other] + PRIOR).sum();
            let expected: f64 = pairs[bot]
                .iter()
                .map(|other| (met(bot, *other) + 2.0 * PRIOR) / (strength[bot] + strength[*other]))
                .sum();
            if expected > 0.0 {
                change = change.max((won / expected / strength[bot]).ln().abs());
                strength[bot] = won / expected;
            }
        }
        if change < 1e-9 {
            break;
        }
    }
    let mean = strength.iter().map(|strength| strength.log10()).sum::<f64>() / bots as f64;
    strength.iter().map(|strength| Some(400.0 * (strength.log10() - mean))).collect()
}

/// Bootstrap samples.
const SAMPLES: usize = 200;

/// 95 % confidence intervals of the ratings, by bootstrap: rounds are drawn with replacement and rated again.
pub(super) fn intervals(bots: usize, played: &[Played], round: u32) -> Vec<Option<Interval>> {
    let rounds: Vec<&[Played]> = played.chunks(round.max(1) as usize).collect();
    if bots < 2 || rounds.is_empty() {
        return vec![None; bots];
    }
    let mut luck = Luck::from_text("intervals");
    let mut sampled: Vec<Vec<f64>> = vec![Vec::with_capacity(SAMPLES); bots];
    for _ in 0..SAMPLES {
        let sample: Vec<Played> = rounds.iter().flat_map(|_| luck.pick(&rounds).iter().cloned()).collect();
        for (bot, rating) in ratings(bots, &sample).into_iter().enumerate() {
            sampled[bot].extend(rating);
        }
    }
    sampled.into_iter().map(middle).collect()
}

/// The range without the lowest and the highest 2.5 %.
fn middle(mut ratings: Vec<f64>) -> Option<Interval> {
    ratings.sort_by(f64::total_cmp);
    let outermost = ratings.len() / 40;
    Some(Interval { low: *ratings.get(outermost)?, high: *ratings.get(ratings.len() - 1 - outermost)? })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(seating: &[usize], ranks: &[u8]) -> Played {
        let seats = seating.len();
        Played {
            number: 0,
            seating: seating.into(),
            ranks: ranks.into(),
            scores: vec![0; seats],
            moves: 1,
            facts: vec![Vec::new(); seats],
            forfeits: Vec::new(),
        }
    }

    /// Three wins in four are 400 log10(3) = 191 points; the prior of one drawn duel takes a little off: 30.5 of 41.
    #[test]
    fn three_wins_in_four_are_almost_191_points() {
        let mut games = vec![game(&[0, 1], &[1, 2]); 30];
        games.extend(vec![game(&[0, 1], &[2, 1]); 10]);
        let ratings = ratings(2, &games);
        let apart = ratings[0].expect("two bots") - ratings[1].expect("two bots");
        assert!((apart - 400.0 * (30.5f64 / 10.5).log10()).abs() < 1e-3, "{apart}");
    }

    /// Bots that never met are compared through a third.
    #[test]
    fn ratings_are_transitive() {
        let mut games = vec![game(&[0, 1], &[1, 2]); 30];
        games.extend(vec![game(&[0, 1], &[2, 1]); 10]);
        games.extend(vec![game(&[1, 2], &[1, 2]); 30]);
        games.extend(vec![game(&[1, 2], &[2, 1]); 10]);
        let ratings: Vec<f64> = ratings(3, &games).into_iter().flatten().collect();
        assert!(ratings[1].abs() < 1e-3, "{ratings:?}");
        assert!((ratings[0] + ratings[2]).abs() < 1e-3 && ratings[0] > 150.0, "{ratings:?}");
    }

    #[test]
    fn alone_there_is_no_rating() {
        assert_eq!(ratings(1, &[game(&[0, 0], &[1, 2])]), [None]);
    }
}
