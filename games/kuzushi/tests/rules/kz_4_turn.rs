//! KZ-4: a turn.

use hustings_core::Seat;
use hustings_kuzushi::{Event, Kuzushi, Space};
use hustings_testkit::Table;
use serde_json::json;

use crate::picture::{at, drawn, table, two};

/// KZ-4.1a: a base comes from the stack; beside it rise three flags.
#[test]
fn kz_4_1a_a_base_from_the_stack() {
    let mut table = Table::<Kuzushi>::seats(2);
    table.play(1, "base 1,0");
    assert_eq!(drawn(&table), [".b.", "@Bb", ".b."]);
    assert_eq!(table.view(0).stacks.values(), [19, 15]);
}

/// KZ-4.1b: a flag of one's own becomes a base; the stack is not touched by that.
#[test]
fn kz_4_1b_a_flag_becomes_a_base() {
    let mut table = two(0, &["AaA", "A@A", "AAA"]);
    table.play(0, "flip 0,1");
    assert_eq!(drawn(&table), [".a.", "AAA", "A@A", "AAA"]);
    assert_eq!(table.view(0).stacks.values()[0], 19 - 8 - 1, "one tile for the new flag above");
    assert_eq!(table.events()[0], Event::FlagFlipped { seat: Seat(0), at: Space { x: 0, y: 1 } });
}

/// KZ-4.1b: only an own flag, and not a base, the city or nothing.
#[test]
fn kz_4_1b_only_own_flags() {
    let mut table = Table::<Kuzushi>::seats(2);
    table.play(1, "base 1,0");
    for space in ["1,1", "1,0", "0,0", "0,1", "120,0"] {
        let refused = table.refuse(0, &format!("flip {space}"));
        assert_eq!((refused.rule, refused.message), ("KZ-4.1b", format!("You have no flag at {space} to flip.")));
    }
}

/// KZ-4.2: bases stay through everything that happens beside them.
#[test]
fn kz_4_2_a_base_is_permanent() {
    let mut table = two(1, &[".B.", "BA.", ".@B"]);
    table.play(1, "base 1,1");
    assert_eq!(at(&table, "0,1"), 'A', "three rival bases around it");
}

/// KZ-4.3: only the four spaces beside the new base are settled, not those at its corners or farther away.
#[test]
fn kz_4_3_only_beside_the_new_base() {
    // A stale flag at 2,0 (nothing holds it) is left alone by a base at 0,1.
    let mut table = two(0, &["....", "@.b."]);
    table.play(0, "base 0,1");
    assert_eq!(at(&table, "2,0"), 'b');
}

/// KZ-4.3a: the city counts for nobody: one base of seat 1 beside a space outweighs seat 0's city there.
#[test]
fn kz_4_3a_the_city_counts_for_nobody() {
    let mut table = two(1, &["..", "@.", ".."]);
    table.play(1, "base 0,1");
    assert_eq!(at(&table, "-1,1"), 'b');
    assert_eq!(at(&table, "1,1"), 'b');
    // 1,0 touches the city and, after this, one base of seat 1.
    table.play(0, "base 0,-1").play(1, "base 2,1");
    assert_eq!(at(&table, "1,1"), 'b');
    assert_eq!(at(&table, "1,0"), '.', "not beside the new base");
}

/// KZ-4.3a: flags are not bases and count for nobody either.
#[test]
fn kz_4_3a_flags_do_not_count() {
    let mut table = two(0, &[".b..", "b..b", ".@.."]);
    table.play(0, "base 1,1");
    assert_eq!(at(&table, "0,1"), 'a', "the flags of seat 1 around it weigh nothing");
}

/// KZ-4.3b: strictly more than every other single colour: 2-1-1 is enough.
#[test]
fn kz_4_3b_two_against_one_and_one() {
    let mut table = table(3, json!({}), Some(0), &[".B.", "A.C", "@.."]);
    table.play(0, "base 1,0");
    assert_eq!(at(&table, "1,1"), 'a');
}

/// KZ-4.3b: the flag of the strongest, even when that is not the mover.
#[test]
fn kz_4_3b_the_strongest_need_not_be_the_mover() {
    let mut table = two(0, &[".B.", "B..", "@.."]);
    table.play(0, "base 1,0");
    assert_eq!(at(&table, "1,1"), 'b', "two against the one just placed");
}

/// KZ-4.3c: where no colour has strictly more bases around a space, it shows no flag.
#[test]
fn kz_4_3c_a_tie_shows_no_flag() {
    let mut table = Table::<Kuzushi>::seats(2);
    table.play(1, "base 1,0");
    assert_eq!(at(&table, "1,1"), 'b');
    table.play(0, "base 2,1"); // now one base of each colour beside 1,1 and 2,0
    assert_eq!(at(&table, "1,1"), '.');
    assert_eq!(at(&table, "2,0"), '.');
    assert_eq!(drawn(&table), ["..a.", "..Aa", "@B..", ".b.."]);
}

/// KZ-4.3c: 2-2 and 1-1-1 are ties too; 2-2-0 with a third colour as well.
#[test]
fn kz_4_3c_ties_of_every_kind() {
    let mut evens = two(0, &[".B.", "B.A", "@.."]);
    evens.play(0, "base 1,0");
    assert_eq!(at(&evens, "1,1"), '.');
    let mut thirds = table(3, json!({}), Some(0), &[".B.", "@.C", "b.."]);
    thirds.play(0, "base 1,-1");
    assert_eq!(at(&thirds, "1,0"), '.');
}

/// KZ-4.4: a flag that no longer belongs goes back to its owner's stack, also when another takes its place.
#[test]
fn kz_4_4_flags_go_back() {
    let mut table = Table::<Kuzushi>::seats(2);
    table.play(1, "base 1,0");
    table.play(0, "base 2,1");
    assert_eq!(table.view(0).stacks.values(), [16, 17], "two of seat 1's flags came back");
    let mut table = two(0, &[".A.", ".bB", "@.."]);
    table.play(0, "base 0,1");
    assert_eq!(at(&table, "1,1"), 'a', "two against one");
    let returned = Event::FlagReturned { seat: Seat(1), at: Space { x: 1, y: 1 } };
    assert!(table.events().contains(&returned), "{:?}", table.events());
}

/// KZ-4.4: all removals of a turn come before any placement.
#[test]
fn kz_4_4_removals_come_first() {
    let mut table = Table::<Kuzushi>::seats(2);
    table.play(1, "base 1,0").play(0, "base 2,1");
    let placed = |event: &Event| matches!(event, Event::FlagPlaced { .. });
    let first_placed = table.events().iter().position(placed).expect("flags are placed");
    let last_returned = table.events().iter().rposition(|event| matches!(event, Event::FlagReturned { .. }));
    assert!(last_returned.expect("flags go back") < first_placed);
}

/// KZ-4.5: no flag where it would push the board past its grid.
#[test]
fn kz_4_5_no_flag_past_the_border() {
    let mut table = table(2, json!({"grid": 4}), Some(0), &["....", "@BBb"]);
    table.play(0, "base 3,1");
    assert_eq!(drawn(&table), ["...a", "...A", "@BB."], "4,1 would be a fifth column");
}

/// KZ-4.6: with too few tiles left, flags are placed north, east, south, west until the stack is empty.
#[test]
fn kz_4_6_flags_run_out_in_order() {
    let nine_of_a = ["AAAAAA", "..@...", "......", "......", "......"];
    let mut table = table(2, json!({"tiles": 10}), Some(0), &nine_of_a);
    assert_eq!(table.view(0).stacks.values(), [4, 10]);
    table.play(0, "base 0,-1"); // one for the base, three for flags: east, south, west
    assert_eq!(at(&table, "1,-1"), 'a');
    assert_eq!(at(&table, "0,-2"), 'a');
    assert_eq!(at(&table, "-1,-1"), 'a');

    let seven = ["AAAAAAA", "...@...", ".......", "......."];
    let mut short = self::table(2, json!({"tiles": 10, "grid": 7}), Some(0), &seven);
    assert_eq!(short.view(0).stacks.values()[0], 3);
    short.play(0, "base 0,-1"); // the city is north, so two flags: east and south, but not west
    assert_eq!(at(&short, "1,-1"), 'a');
    assert_eq!(at(&short, "0,-2"), 'a');
    assert_eq!(at(&short, "-1,-1"), '.');
    assert_eq!(short.pending(), [] as [u8; 0], "the stack is empty");
}

/// KZ-4.7: there is no pass, and never need of one. (The promises find a legal move at every pending seat of every random
/// game; here: nothing but bases and flips is a move.)
#[test]
fn kz_4_7_no_passing() {
    let mut table = Table::<Kuzushi>::seats(2);
    assert_eq!(table.refuse(1, "pass").rule, "KZ-7");
    assert!(!table.moves(1).is_empty());
}

/// KZ-4.8: coordinates are relative to the city, however the board grows.
#[test]
fn kz_4_8_nothing_ever_slides() {
    let mut table = Table::<Kuzushi>::seats(2);
    table.play(1, "base -1,0").play(0, "base -1,-2");
    assert_eq!(at(&table, "0,0"), '@');
    assert_eq!(at(&table, "-1,0"), 'B');
    assert_eq!(at(&table, "-1,-2"), 'A');
}
