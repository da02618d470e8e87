//! How a game ended, in words.

use hustings_core::{Outcome, Seat};

/// `seat 1 (mcts) wins 19 to 17, by tiles`, and the like for shared places and many seats.
pub fn sentence(outcome: &Outcome, names: &[String]) -> String {
    let winners: Vec<_> = outcome.winners().iter().map(|seat| called(seat, names)).collect();
    let verb = if winners.len() == 1 { "wins" } else { "share the win" };
    let scores: Vec<_> = outcome.scores.values().iter().map(i32::to_string).collect();
    format!("{} {verb} ({}); scores by seat: {}", listed(&winners), outcome.reason, scores.join(", "))
}

/// A seat as people call it.
pub fn called(seat: Seat, names: &[String]) -> String {
    match names.get(seat.index()) {
        Some(name) => format!("seat {seat} ({name})"),
        None => format!("seat {seat}"),
    }
}

/// `a`, `a and b`, `a, b and c`.
pub fn listed(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}
