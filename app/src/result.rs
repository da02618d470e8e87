//! How a game ended, in words.

use hustings_core::{Outcome, Seat, SeatSet};

use crate::harmless;

/// `seat 1 (mcts) wins (tiles); scores by seat: 17, 19`, and the like for teams and shared places.
pub fn sentence(outcome: &Outcome, names: &[String]) -> String {
    let winners: Vec<_> = outcome.winners().iter().map(|seat| called(seat, names)).collect();
    let one_team =
        outcome.teams.iter().any(|team| team.seats.iter().copied().collect::<SeatSet>() == outcome.winners());
    let verb = match winners.len() {
        1 => "wins",
        _ if one_team => "win as a team",
        _ => "share the win",
    };
    let sums = outcome.teams.iter().map(|team| {
        let members: Vec<_> = team.seats.iter().map(Seat::to_string).collect();
        format!("{} (seats {})", team.score, listed(&members))
    });
    let teams = match sums.collect::<Vec<_>>() {
        sums if sums.is_empty() => String::new(),
        sums => format!("teams: {}; ", sums.join(", ")),
    };
    let scores: Vec<_> = outcome.scores.values().iter().map(i32::to_string).collect();
    format!("{} {verb} ({}); {teams}scores by seat: {}", listed(&winners), outcome.reason, scores.join(", "))
}

/// A seat as people call it.
pub fn called(seat: Seat, names: &[String]) -> String {
    match names.get(seat.index()) {
        Some(name) => format!("seat {seat} ({})", harmless(&name.replace('\n', " "))),
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

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(json: &str) -> Outcome {
        serde_json::from_str(json).unwrap()
    }

    #[test]
    fn one_winner_several_and_a_team_are_told_apart() {
        let alone = outcome(r#"{"ranks":[2,1],"scores":[17,19],"reason":"tiles"}"#);
        let names = ["Ann".to_owned(), "Bob".to_owned()];
        assert_eq!(sentence(&alone, &names), "seat 1 (Bob) wins (tiles); scores by seat: 17, 19");
        let shared = outcome(r#"{"ranks":[1,1],"scores":[18,18],"reason":"shared"}"#);
        assert_eq!(sentence(&shared, &[]), "seat 0 and seat 1 share the win (shared); scores by seat: 18, 18");
    }

    /// KZ-6.2: members share their team's rank, and the team's sum is shown beside the scores.
    #[test]
    fn a_team_wins_as_one_and_its_sum_is_shown() {
        let teams = r#""teams":[{"seats":[0,2],"score":34},{"seats":[1,3],"score":30}]"#;
        let won = outcome(&format!(r#"{{"ranks":[1,2,1,2],"scores":[19,17,15,13],"reason":"tiles",{teams}}}"#));
        assert_eq!(
            sentence(&won, &[]),
            "seat 0 and seat 2 win as a team (tiles); teams: 34 (seats 0 and 2), 30 (seats 1 and 3); \
             scores by seat: 19, 17, 15, 13"
        );
        let shared = outcome(&format!(r#"{{"ranks":[1,1,1,1],"scores":[17,17,15,15],"reason":"shared",{teams}}}"#));
        assert!(sentence(&shared, &[]).contains("seat 2 and seat 3 share the win (shared)"));
    }

    #[test]
    fn a_name_cannot_reach_the_terminal() {
        let names = ["\x1b[2J\u{9b}31m\u{202e}Eve\n0. seat".to_owned()];
        let called = called(Seat(0), &names);
        assert_eq!(called, "seat 0 (�[2J�31m�Eve 0. seat)");
    }
}
