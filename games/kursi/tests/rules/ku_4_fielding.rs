//! KU-4: the draft, and Candidates placed in secret.

use hustings_core::{Seat, Viewer};
use hustings_kursi::{Kursi, PhaseName};
use hustings_testkit::Table;
use serde_json::json;

use crate::scene::{Text, events, place_all, placing};

fn pack(table: &Table<Kursi>, player: u8) -> Vec<Text> {
    table.view(player).own.expect("a player").pack
}

#[test]
fn ku_4_1_six_tiles_each() {
    let table = Table::<Kursi>::seats(4);
    let mut tiles: Vec<Text> = (0..4).flat_map(|player| pack(&table, player)).collect();
    assert_eq!(tiles.len(), 24);
    tiles.sort();
    tiles.dedup();
    assert_eq!(tiles.len(), 24);
    assert_eq!(pack(&Table::<Kursi>::seats(2).options(json!({"seats": 4})), 1).len(), 5);
}

#[test]
fn ku_4_2_packs_go_to_the_left() {
    let mut table = Table::<Kursi>::seats(3);
    for round in 1..=5 {
        let packs: Vec<Vec<Text>> = (0..3).map(|player| pack(&table, player)).collect();
        assert_eq!(table.pending(), [0, 1, 2]);
        for player in [2, 0, 1] {
            let chosen = packs[usize::from(player)][0].clone();
            let elsewhere = packs[(usize::from(player) + 1) % 3][0].clone();
            assert_eq!(table.refuse(player, &format!("pick {elsewhere}")).rule, "KU-4.2");
            table.play(player, &format!("pick {chosen}"));
            assert!(player == 1 || table.events_seen_by(Viewer::Spectator).is_empty(), "nobody is told");
            assert!(player == 1 || table.view(player).own.expect("a player").picked == Some(chosen));
        }
        if round < 5 {
            for player in 0..3 {
                let before = &packs[(usize::from(player) + 2) % 3];
                assert_eq!(pack(&table, player), before[1..], "from the right, without the tile picked");
            }
        } else {
            let last = events(&table, "last_tile");
            assert_eq!(last.len(), 3);
            assert_eq!(last[1]["tile"], json!(packs[1][1]));
            let seen = table.events_seen_by(Viewer::Seat(Seat(0)));
            let seen = serde_json::to_value(&seen).expect("plain data");
            assert!(
                seen.as_array()
                    .expect("events")
                    .iter()
                    .any(|event| event["event"] == "last_tile" && event["seat"] == 1 && event["tile"].is_null())
            );
        }
    }
    assert_eq!(table.view(0).phase, PhaseName::Field);
    assert_eq!(table.view(2).own.expect("a player").tiles.len(), 5);
}

#[test]
fn ku_4_3_placing_in_the_order_of_letters() {
    let tiles = ["k01 k02 k03 k04 k05", "k06 k07 k08 k09 k10"];
    let mut table = placing(json!({}), &tiles);
    assert_eq!(table.refuse(0, "field k01 B").rule, "KU-4.3");
    assert_eq!(table.refuse(0, "field k06 A").rule, "KU-4.3");
    table.play(0, "field k03 A");
    assert_eq!(table.events_seen_by(Viewer::Seat(Seat(1))), []);
    assert_eq!(table.moves(0), ["field k01 B", "field k02 B", "field k04 B", "field k05 B"]);
    table.play(0, "field k01 B").play(0, "field k02 C").play(0, "field k05 D");
    assert_eq!(table.pending(), [1], "the last tile is placed by the engine");
    assert!(table.view(1).parties[Seat(0)].candidates.is_empty(), "nothing shows before all are done");
    place_all(&mut table, &["k01", tiles[1]]);
    let fielded: Vec<_> = table.view(1).parties[Seat(0)].candidates.iter().map(|tile| tile.id.clone()).collect();
    assert_eq!(fielded, ["k03", "k01", "k02", "k05", "k04"]);
    assert_eq!(events(&table, "fielded").len(), 2);
    assert_eq!(table.view(0).round, 1);
}
