//! KZ-6: teams.

use hustings_core::{Game, Search, Seat, Start};
use hustings_kuzushi::{Kuzushi, Options};
use hustings_testkit::Table;
use hustings_words::Names;
use serde_json::json;

use crate::picture::{at, table};

/// KZ-6.1: two teams with 4 or 6 seats, three with 6, and no others.
#[test]
fn kz_6_1_who_may_play_in_teams() {
    let complete = |seats, teams| Kuzushi::complete_options(seats, Options { teams, ..Options::default() });
    for (seats, teams) in [(2, 0), (3, 0), (4, 0), (6, 0), (4, 2), (6, 2), (6, 3)] {
        assert!(complete(seats, teams).is_ok(), "{seats} seats, {teams} teams");
    }
    for (seats, teams) in [(2, 1), (2, 2), (3, 3), (4, 1), (4, 3), (4, 4), (6, 1), (6, 4), (6, 6)] {
        assert_eq!(complete(seats, teams).unwrap_err().rule.0, "KZ-6.1", "{seats} seats, {teams} teams");
    }
}

/// KZ-6.1: team-mates sit alternately; the team's score is the sum.
#[test]
fn kz_6_1_sums() {
    let picture = ["AABB", "A@BC", "CCCD", "DDAA"];
    let outcome = table(4, json!({"grid": 4, "teams": 2}), None, &picture).outcome().expect("over");
    assert_eq!(outcome.scores.values(), [6, 3, 4, 3]);
    assert_eq!(outcome.ranks.values(), [1, 2, 1, 2]);
    assert_eq!(outcome.reason, "tiles");
    let teams: Vec<_> = outcome.teams.iter().map(|team| (team.seats.clone(), team.score)).collect();
    assert_eq!(teams, [(vec![Seat(0), Seat(2)], 10), (vec![Seat(1), Seat(3)], 6)]);
}

/// KZ-6.1: six seats in two or in three teams.
#[test]
fn kz_6_1_six_seats() {
    let teams = |teams: u8| {
        let picture = ["AABB", "A@BC", "CCDD", "EEFF"];
        let outcome = table(6, json!({"grid": 4, "teams": teams}), None, &picture).outcome().expect("over");
        outcome
            .teams
            .iter()
            .map(|team| (team.seats.iter().map(|seat| seat.0).collect::<Vec<_>>(), team.score))
            .collect::<Vec<_>>()
    };
    assert_eq!(teams(2), [(vec![0, 2, 4], 9), (vec![1, 3, 5], 7)]);
    assert_eq!(teams(3), [(vec![0, 3], 6), (vec![1, 4], 5), (vec![2, 5], 5)]);
}

/// KZ-6.1: equal sums go to the larger sum of the members' largest groups; then they share.
#[test]
fn kz_6_1_team_tie_break() {
    let outcome = |picture: &[&str]| table(4, json!({"grid": 4, "teams": 2}), None, picture).outcome().expect("over");
    let parted = outcome(&["AABB", "A@BB", "CDCD", "DCDC"]);
    assert_eq!((parted.ranks.values(), parted.reason.as_ref()), (&[1, 1, 1, 1][..], "shared"));
    let parted = outcome(&["AABB", "A@BB", "CDCD", "CDDC"]);
    // Groups: A 4, B 4, C 2, D 3.
    assert_eq!((parted.ranks.values(), parted.reason.as_ref()), (&[2, 1, 2, 1][..], "group"));
}

/// KZ-6.1: majority beside a base stays per colour: team-mates compete there like anybody.
#[test]
fn kz_6_1_majority_is_per_colour() {
    let mut table = table(4, json!({"teams": 2}), Some(0), &[".C.", "@..", "b.."]);
    table.play(0, "base 1,-1");
    assert_eq!(at(&table, "1,0"), '.', "one base of each team-mate is a tie");
}

/// KZ-6.2: no teams by default; members share the team's rank and scores stay per seat.
#[test]
fn kz_6_2_ranks_in_three_teams() {
    let picture = ["AABB", "A@BC", "CCDD", "EEFF"];
    let outcome = table(6, json!({"grid": 4, "teams": 3}), None, &picture).outcome().expect("over");
    assert_eq!(outcome.scores.values(), [4, 3, 3, 2, 2, 2]);
    assert_eq!(
        outcome.ranks.values(),
        [1, 2, 3, 1, 2, 3],
        "the groups of seats 1 and 4 add up to five, those of 2 and 5 to four"
    );
    let alone = table(6, json!({"grid": 4}), None, &picture).outcome().expect("over");
    assert!(alone.teams.is_empty());
    assert_eq!(alone.ranks.values(), [1, 2, 3, 4, 4, 4]);
}

/// KZ-6.1: a team counts together, so a position looks alike to team-mates, and a mate's lead is nobody's loss.
#[test]
fn kz_6_1_team_mates_are_no_rivals() {
    let mut table = Table::<Kuzushi>::seats(4).options(json!({"teams": 2}));
    table.play(1, "base 1,0"); // 4 tiles
    table.play(2, "base -1,0"); // 4 tiles
    let looks = |seat| Kuzushi::evaluate(table.state(), Seat(seat));
    assert_eq!(looks(0), looks(2));
    assert_eq!(looks(1), looks(3));
    assert!((looks(0) + looks(1) - 1.0).abs() < 1e-6, "what one team may hope for, the other may not: {}", looks(0));
}

/// KZ-6.2: the team's sum is shown beside each member's score.
#[test]
fn kz_6_2_sums_are_drawn() {
    let mut table = Table::<Kuzushi>::seats(4).options(json!({"teams": 2}));
    table.play(1, "base 1,0");
    table.play(2, "base -1,0");
    let start = Start::<Kuzushi>::new(4, Options { teams: 2, ..Options::default() }).unwrap();
    let drawn = hustings_words::sketch(&start, &table.view(0), &[], &Names::default()).plain();
    for standing in ["0 [A] 1/5 tiles (1)", "1 [B] 4/4 tiles (4)", "2 [C] 4/5 tiles (4)", "3 [D] 0/4 tiles (0)"] {
        assert!(drawn.contains(standing), "{standing} in\n{drawn}");
    }
}
