//! SK-17: the examples that follow from the rulebook, by number.

use hustings_sarkaar::Award;
use hustings_sarkaar::FrameName;

use crate::scene::{Scene, frame, government, may, moves, owner, player, row, tokens, used, vp};

/// SK-17.1
#[test]
fn sk_17_1_a_first_seat() {
    let mut table = Scene::seats(3).tokens(0, 3, 0, 0).table();
    table.play(0, "seat HAY1");
    assert_eq!(tokens(&table, 0), (1, 1, 1));
    assert_eq!((player(&table, 0).states, vp(&table, 0), used(&table)), (1, 0, 1));
}

/// SK-17.2
#[test]
fn sk_17_2_a_government() {
    let mut table = Scene::seats(3).owns("HAY 0:1,2").tokens(0, 3, 0, 0).table();
    table.play(0, "seat HAY3");
    assert_eq!(tokens(&table, 0), (0, 1, 1));
    assert_eq!((government(&table, "HAY"), vp(&table, 0)), (Some(0), 5));
}

/// SK-17.3
#[test]
fn sk_17_3_a_power_action() {
    let mut table = Scene::seats(3).owns("HAY 0:1,2 1:3,4 2:5").tokens(0, 4, 0, 2).table();
    assert_eq!(player(&table, 2).states, 1);
    table.play(0, "power HAY5");
    assert_eq!(tokens(&table, 0), (0, 0, 0));
    assert_eq!((government(&table, "HAY"), vp(&table, 0), player(&table, 2).states), (Some(0), 5, 0));
}

/// SK-17.4
#[test]
fn sk_17_4_the_largest_national_party() {
    let five = |scene: Scene, seat: u8, squares: u8| {
        ["TUR", "BAR", "CLO", "MUD", "COO"]
            .iter()
            .fold(scene, |scene, at| scene.owns(&format!("{at} {seat}:{squares}")))
    };
    let scene = five(Scene::seats(3), 0, 1).owns("HAY 1:1").owns("TUR 1:2").owns("BAR 1:2").owns("CLO 1:2");
    let mut table = scene.holds(Award::National, 0).turn(1).tokens(1, 9, 0, 0).table();
    assert_eq!((vp(&table, 0), vp(&table, 1)), (4, 0));
    table.play(1, "seat MUD2").play(1, "skip");
    assert_eq!((player(&table, 1).states, vp(&table, 0), vp(&table, 1)), (5, 4, 0), "equal is not crossing");
    table.play(1, "seat COO2");
    assert_eq!((player(&table, 1).states, vp(&table, 0), vp(&table, 1)), (6, 0, 4));
}

/// SK-17.5
#[test]
fn sk_17_5_missing_voters() {
    let mut table = Scene::seats(2).tokens(0, 1, 1, 0).tile("HAY", "C").table();
    table.play(0, "seat HAY1");
    assert_eq!(tokens(&table, 0), (0, 0, 0));
    let mut table = Scene::seats(2).tokens(0, 1, 3, 0).tile("HAY", "C").table();
    table.play(0, "seat HAY3");
    assert_eq!(tokens(&table, 0), (0, 0, 0));
    let mut table = Scene::seats(2).tokens(0, 1, 2, 0).table();
    assert_eq!(table.refuse(0, "seat HAY3").rule, "SK-6.3");
}

/// SK-17.6
#[test]
fn sk_17_6_the_table_of_conversion() {
    for (missing, cost, square) in [(1, 1, "TUR1"), (2, 3, "TUR2"), (3, 6, "TUR3"), (4, 10, "TUR4")] {
        let mut table = Scene::seats(2).tokens(0, 0, cost, 0).tile("TUR", "S").table();
        table.play(0, &format!("seat {square}"));
        assert_eq!(tokens(&table, 0), (0, 0, 0), "{missing}");
        let mut table = Scene::seats(2).tokens(0, 0, cost - 1, 0).table();
        assert_eq!(table.refuse(0, &format!("seat {square}")).rule, "SK-6.3");
    }
    let mut table = Scene::seats(2).tokens(0, 0, 2, 0).tile("TUR", "S").tile("ORC", "A").table();
    table.play(0, "seat TUR1").play(0, "skip").play(0, "seat ORC1");
    assert_eq!(tokens(&table, 0), (0, 0, 0), "the next payment starts again at 1");
}

/// SK-17.7
#[test]
fn sk_17_7_a_full_majority() {
    let table = Scene::seats(2).owns("WIN 0:1,2,3").table();
    assert_eq!(vp(&table, 0), 5);
    let mut table = Scene::seats(2).owns("WIN 0:1,2").tokens(0, 4, 0, 0).table();
    assert_eq!(vp(&table, 0), 3);
    table.play(0, "seat WIN3");
    assert_eq!(vp(&table, 0), 5);
}

/// SK-17.8
#[test]
fn sk_17_8_a_protest() {
    let mut table = Scene::seats(3).owns("HAY 0:1,2 1:3,4,5").tokens(0, 0, 2, 0).hand(0, &["PRT1"]).table();
    assert_eq!((vp(&table, 0), vp(&table, 1)), (0, 5));
    table.play(0, "play PRT1 HAY3");
    assert_eq!((vp(&table, 0), vp(&table, 1)), (5, 0));
    assert_eq!(tokens(&table, 0), (0, 0, 0), "no voters paid, no benefits");
    assert_eq!(owner(&table, "HAY3"), Some(0));
}

/// SK-17.9
#[test]
fn sk_17_9_below_and_at_the_threshold() {
    for (power, steps, scam, voters, more_power) in [(3, 1, 4, 2, 1), (4, 2, 7, 4, 2)] {
        let scene = || Scene::seats(2).tokens(0, 0, 0, power).hand(0, &["DEV1", "SCA1", "MED1"]);
        let mut table = scene().levels(0, 6, 0).holds(Award::Development, 0).table();
        table.play(0, "play DEV1");
        if frame(&table) == FrameName::StepPlay {
            table.play(0, "skip");
        }
        assert_eq!(player(&table, 0).development, 6 + steps);
        let mut table = scene().table();
        table.play(0, "play SCA1");
        assert_eq!(tokens(&table, 0), (0, scam, power));
        let mut table = scene().table();
        table.play(0, "play MED1");
        assert_eq!(tokens(&table, 0), (voters, 0, power + more_power));
    }
}

/// SK-17.10
#[test]
fn sk_17_10_one_seat_action_in_a_state() {
    let mut table = Scene::seats(2).owns("HAY 1:5").tokens(0, 20, 0, 20).table();
    table.play(0, "seat HAY1");
    assert_eq!(table.refuse(0, "seat HAY2").rule, "SK-6.3");
    assert_eq!(table.refuse(0, "power HAY5").rule, "SK-6.4");
    let mut table = Scene::seats(2).owns("HAY 0:2 1:5").tokens(0, 20, 0, 20).table();
    table.play(0, "power HAY5");
    assert_eq!(table.refuse(0, "seat HAY1").rule, "SK-6.3");
    assert!(!moves(&table, 0, "seat").iter().any(|at| at.starts_with("HAY")));
}

/// SK-17.11
#[test]
fn sk_17_11_a_blockade_moves_on() {
    let mut table = Scene::seats(2).blocked("HAY").hand(0, &["BLO1"]).table();
    table.play(0, "play BLO1 MUD");
    let blocked: Vec<_> = table.view(0).states.iter().filter(|at| at.blocked).map(|at| at.id.to_string()).collect();
    assert_eq!(blocked, ["MUD"]);
}

/// SK-17.12
#[test]
fn sk_17_12_a_row_is_filled_again() {
    let scene = Scene::seats(2).row(0, ["CUL1", "DEV1", "VIC1"]).top(&["SCA1"]).tokens(0, 9, 0, 0);
    let mut table = scene.table();
    table.play(0, "seat ORC1").play(0, "take strategy").play(0, "draw DEV1");
    assert_eq!(row(&table, 0), ["CUL1", "SCA1", "VIC1"]);
    assert!(may(&table, 0, "play DEV1"));
}
