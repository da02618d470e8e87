//! KL-5: the end, the ranks and the reason.

use hustings_core::{Game, Outcome, Start};
use hustings_kilonzo::{Kilonzo, Options};

use crate::scene::{Scene, told};

/// The outcome once the last turn ends and brings nothing.
fn elected(scene: Scene, seats: u8) -> Outcome {
    let mut table = scene.year(5, seats - 1).now(|now| now.stuck = true).table();
    assert_eq!(table.outcome(), None);
    table.play(seats - 1, "end");
    assert_eq!(told(&table), ["Five years are over. The votes are counted."]);
    assert_eq!(table.refuse(0, "end").rule, "KL-5.1");
    assert!(table.pending().is_empty());
    table.outcome().expect("the game is over")
}

fn line(outcome: &Outcome) -> (Vec<u8>, Vec<i32>, &str) {
    (outcome.ranks.values().to_vec(), outcome.scores.values().to_vec(), &outcome.reason)
}

/// KL-5.1: most chips; then most majorities, homes included; then most money; then the place is shared.
#[test]
fn kl_5_1_what_parts_them() {
    let equal = || Scene::seats(2);
    assert_eq!(line(&elected(equal().chips(1, "S", 1), 2)), (vec![2, 1], vec![2, 3], "influence"));
    let split = equal().chips(0, "S", 2).chips(1, "N", 1).chips(1, "W", 1);
    assert_eq!(line(&elected(split, 2)), (vec![2, 1], vec![4, 4], "majorities"));
    let guest = equal().chips(0, "HE", 1).chips(1, "HE", 1).chips(0, "N", 1).chips(1, "S", 2);
    assert_eq!(line(&elected(guest, 2)), (vec![1, 2], vec![4, 3], "influence"));
    let home = equal().chips(0, "HE", 2).chips(1, "HE", 1).chips(1, "S", 3);
    assert_eq!(line(&elected(home, 2)), (vec![1, 2], vec![4, 4], "majorities"), "a chosen home counts");
    assert_eq!(line(&elected(equal().money(0, 3), 2)), (vec![1, 2], vec![2, 2], "money"));
    assert_eq!(line(&elected(equal(), 2)), (vec![1, 1], vec![2, 2], "shared"));
}

/// KL-5.1: the same comparison ranks everybody.
#[test]
fn kl_5_1_ranks() {
    let scene = Scene::seats(4).chips(2, "S", 1).money(3, 0);
    assert_eq!(line(&elected(scene, 4)), (vec![2, 2, 1, 4], vec![2, 2, 3, 2], "influence"));
    let scene = Scene::seats(4).money(3, 0);
    assert_eq!(line(&elected(scene, 4)), (vec![1, 1, 1, 4], vec![2, 2, 2, 2], "shared"));
}

/// KL-5.2: alone, the score is the chip total.
#[test]
fn kl_5_2_solo() {
    assert_eq!(line(&elected(Scene::seats(1).chips(0, "C", 3), 1)), (vec![1], vec![5], "solo"));
}

/// KL-5.3: 400 decisions are never exceeded; random games stay far below.
#[test]
fn kl_5_3_every_game_ends() {
    use hustings_core::{Luck, Silent, playout};
    for seats in 1..=4 {
        let start =
            Start::<Kilonzo>::new(seats, Options { first_turn_funding: true, homes_pay: true, ..Options::default() });
        let start = start.expect("a table");
        assert_eq!(Kilonzo::longest(&start), 400);
        let mut luck = Luck::from_number(u64::from(seats));
        for _ in 0..300 {
            let mut state = Kilonzo::setup(&start, &mut luck, &mut Silent);
            let played = playout::<Kilonzo>(&mut state, &mut luck, &mut Vec::new(), 401);
            assert!(played <= 400 && Kilonzo::outcome(&state).is_some());
        }
    }
}

/// KL-5.3: also with the most generous decks, and players who end a turn only when nothing else is left to do.
#[test]
fn kl_5_3_restless_players_stay_below() {
    let mut longest = 0;
    for effect in ["ad_price 1", "smear_price 1", "money 4", "money_all 2", "windfall 2", "interview 4"] {
        for game in 0..25 {
            let mut table = Scene::every_card(4, effect).year(1, 0).table();
            let mut luck = hustings_core::Luck::from_number(game);
            let mut played = 4; // the homes
            while let [seat] = table.pending()[..] {
                let mut moves = table.moves(seat);
                if moves.len() > 1 {
                    moves.retain(|mv| mv != "end");
                }
                // Ads and smears first: they are what money buys.
                let bought: Vec<String> =
                    moves.iter().filter(|mv| mv.starts_with("ad ") || mv.starts_with("smear ")).cloned().collect();
                let mv = luck.pick(if bought.is_empty() { &moves } else { &bought }).clone();
                table.play(seat, &mv);
                played += 1;
            }
            longest = longest.max(played);
        }
    }
    assert!((100..=400).contains(&longest), "{longest} decisions");
}
