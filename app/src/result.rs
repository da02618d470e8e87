//! Who plays, who won and who is pending, in the shared table's sentences.

use hustings_core::{Arg, MAX_SEATS, Message, Outcome, Seat, SeatSet, say};
use hustings_words::{self as words, Names, Wording};

use crate::harmless;

/// `Seat 1 (mcts) wins. Most tiles on the board. Scores by seat: 17 and 19.`, and the same for teams and shared wins.
pub fn sentence(outcome: &Outcome, wording: &Wording, names: &[String]) -> String {
    let winners = outcome.winners();
    let is_team = outcome.teams.iter().any(|team| team.seats.iter().copied().collect::<SeatSet>() == winners);
    let how = match winners.len() {
        1 => "alone",
        _ if is_team => "team",
        _ => "shared",
    };
    let won = say!("result-won", winners = list(winners), how);
    let result = say!("result", won, reason = outcome.why(), scores = outcome.scores.values().to_vec());
    if outcome.teams.is_empty() {
        return worded(&result, wording, names);
    }
    let team = |score: i32, seats: SeatSet| say!("result-team", score, seats = list(seats));
    let teams: Vec<_> = outcome.teams.iter().map(|one| team(one.score, one.seats.iter().copied().collect())).collect();
    worded(&say!("result-of-teams", result, teams), wording, names)
}

/// The sentence about the pending seats.
pub fn waiting_for(seats: SeatSet, names: &[String]) -> String {
    worded(&say!("waiting-for", seats = list(seats)), words::shared(), names)
}

/// A seat, counted from 0 as in records, with its player's name.
pub fn called(seat: Seat, names: &[String]) -> String {
    let number = seat.0;
    let message = match names.get(seat.index()) {
        Some(name) if !name.is_empty() => say!("seat-with-name", number, name = harmless(&name.replace('\n', " "))),
        _ => say!("seat", number),
    };
    words::shared().say(&message, &Names::default())
}

fn list(seats: SeatSet) -> Arg {
    seats.iter().collect::<Vec<_>>().into()
}

fn worded(message: &Message, wording: &Wording, names: &[String]) -> String {
    let seats = (0..MAX_SEATS as u8).map(|seat| called(Seat(seat), names)).collect();
    wording.say(message, &Names { seats, you: None })
}

#[cfg(test)]
mod tests {
    use hustings_catalog::Catalog;

    use super::*;

    /// With Kuzushi's sentences.
    fn sentence(outcome: &Outcome, names: &[String]) -> String {
        super::sentence(outcome, Catalog::standard().game("kuzushi").unwrap().wording(), names)
    }

    fn outcome(json: &str) -> Outcome {
        serde_json::from_str(json).unwrap()
    }

    #[test]
    fn one_winner_several_and_a_team_are_told_apart() {
        let alone = outcome(r#"{"ranks":[2,1],"scores":[17,19],"reason":"tiles"}"#);
        let names = ["Ann".to_owned(), "Bob".to_owned()];
        assert_eq!(sentence(&alone, &names), "Seat 1 (Bob) wins. Most tiles on the board. Scores by seat: 17 and 19.");
        let shared = outcome(r#"{"ranks":[1,1],"scores":[18,18],"reason":"shared"}"#);
        assert_eq!(
            sentence(&shared, &[]),
            "Seat 0 and Seat 1 share the win. Equal tiles and equal groups: the win is shared. Scores by seat: 18 and 18."
        );
    }

    /// KZ-6.2: members share their team's rank, and the team's sum is shown beside the scores.
    #[test]
    fn a_team_wins_as_one_and_its_sum_is_shown() {
        let teams = r#""teams":[{"seats":[0,2],"score":34},{"seats":[1,3],"score":30}]"#;
        let won = outcome(&format!(r#"{{"ranks":[1,2,1,2],"scores":[19,17,15,13],"reason":"tiles",{teams}}}"#));
        assert_eq!(
            sentence(&won, &[]),
            "Seat 0 and Seat 2 win as a team. Most tiles on the board. Scores by seat: 19, 17, 15 and 13. \
             Teams: 34 (Seat 0 and Seat 2) and 30 (Seat 1 and Seat 3)."
        );
        let shared = outcome(&format!(r#"{{"ranks":[1,1,1,1],"scores":[17,17,15,15],"reason":"shared",{teams}}}"#));
        assert!(sentence(&shared, &[]).contains("Seat 2 and Seat 3 share the win."));
    }

    #[test]
    fn a_name_cannot_control_the_terminal() {
        let names = ["\x1b[2J\u{9b}31m\u{202e}Eve\n0. seat".to_owned()];
        let called = called(Seat(0), &names);
        assert_eq!(called, "Seat 0 (�[2J�31m�Eve 0. seat)");
    }
}
