//! SK-15: who sees what.

use hustings_core::{Event as _, Seat, Viewer};
use hustings_sarkaar::{Event, Sarkaar};
use hustings_testkit::Table;

use crate::scene::Scene;

/// What a viewer is told of the last move's events of one kind, as JSON.
fn told_to(table: &Table<Sarkaar>, viewer: Viewer, name: &str) -> Vec<String> {
    let seen = table.events().iter().filter_map(|event| event.seen_by(viewer));
    let json = seen.map(|event| serde_json::to_string(&event).expect("plain data"));
    json.filter(|text| text.contains(&format!("\"event\":\"{name}\""))).collect()
}

const OTHERS: [Viewer; 2] = [Viewer::Seat(Seat(2)), Viewer::Spectator];

/// SK-15.1: rows, discards, sizes, backs, tokens and the turn are everybody's.
#[test]
fn sk_15_1_public() {
    let scene = Scene::seats(3).row(0, ["CUL1", "DEV1", "VIC1"]).discarded(&["SCA1"]).tokens(1, 1, 2, 3).skips(1, 1);
    let table = scene.hand(1, &["MED1", "HOR1", "HOR2"]).laid(1, &["VIC2"]).table();
    for viewer in OTHERS {
        let view = table.view_of(viewer);
        let player = &view.players[Seat(1)];
        assert_eq!((player.voter, player.moolah, player.power, player.skips), (1, 2, 3, 1));
        assert_eq!((player.strategy, player.aggression, player.laid.len()), (1, 2, 1));
        assert_eq!((view.decks[0].discards.clone(), view.decks[0].closed), (vec!["SCA1".into()], 14));
        assert!(view.now.is_some() && view.decks[0].row[0].as_deref() == Some("CUL1"));
    }
}

/// SK-15.2: only the owner sees its hand, its leaders and its pick before the reveal.
#[test]
fn sk_15_2_only_the_owner() {
    let table = Scene::seats(3).hand(1, &["MED1", "HOR1"]).table();
    let text = |viewer| serde_json::to_string(&table.view_of(viewer)).expect("plain data");
    assert!(text(Viewer::Seat(Seat(1))).contains("MED1"));
    for viewer in OTHERS {
        assert!(!text(viewer).contains("MED1") && !text(viewer).contains("HOR1"));
    }
    assert!(table.view_of(Viewer::Spectator).hand.is_none());

    let mut table = Table::<Sarkaar>::seats(3);
    let pick = table.moves(0)[0].clone();
    assert_eq!(table.view(0).dealt.as_ref().map(Vec::len), Some(2));
    assert!(table.view_of(Viewer::Spectator).dealt.is_none());
    table.play(0, &pick);
    assert_eq!(table.view(0).picked.as_deref(), pick.strip_prefix("leader "));
    assert!(told_to(&table, Viewer::Seat(Seat(0)), "leader_picked")[0].contains(&pick[7..]));
    for viewer in OTHERS {
        assert!(!told_to(&table, viewer, "leader_picked")[0].contains(&pick[7..]));
        assert!(table.view_of(viewer).players[Seat(0)].leader.is_none());
    }
}

/// SK-15.3: the order of the decks is for the eyes that see everything.
#[test]
fn sk_15_3_nobody() {
    let table = Table::<Sarkaar>::seats(2);
    assert!(table.view(0).secrets.is_none() && table.view_of(Viewer::Spectator).secrets.is_none());
    let secrets = table.view_of(Viewer::Everything).secrets.expect("all eyes");
    assert_eq!(secrets.closed.iter().map(Vec::len).collect::<Vec<_>>(), [17, 17]);
}

/// SK-15.4: a card from the closed deck is seen by the drawer, a row card by all.
#[test]
fn sk_15_4_draws() {
    let scene = || Scene::seats(3).row(0, ["CUL1", "DEV1", "VIC1"]).top(&["SCA1"]).tokens(0, 9, 0, 0);
    let mut table = scene().table();
    table.play(0, "seat ORC1").play(0, "take strategy").play(0, "draw deck");
    assert!(told_to(&table, Viewer::Seat(Seat(0)), "card_drawn")[0].contains("SCA1"));
    for viewer in OTHERS {
        assert!(!told_to(&table, viewer, "card_drawn")[0].contains("SCA1"));
    }
    let mut table = scene().table();
    table.play(0, "seat ORC1").play(0, "take strategy").play(0, "draw DEV1");
    assert!(OTHERS.iter().all(|viewer| told_to(&table, *viewer, "card_taken")[0].contains("DEV1")));
    assert!(table.view(1).players[Seat(0)].strategy == 1 && table.view(1).hand.expect("its own").is_empty());
}

/// SK-15.4: a snatched card is seen by the two players; if it is played, by all.
#[test]
fn sk_15_4_snatched() {
    let mut table = Scene::seats(3).hand(0, &["SNA1"]).hand(1, &["SCA1"]).table();
    table.play(0, "play SNA1 1 strategy");
    for seat in [0, 1] {
        assert!(told_to(&table, Viewer::Seat(Seat(seat)), "snatched")[0].contains("SCA1"));
        assert!(serde_json::to_string(&table.view(seat).open).expect("plain data").contains("SCA1"));
    }
    for viewer in OTHERS {
        assert!(!told_to(&table, viewer, "snatched")[0].contains("SCA1"));
        assert!(!serde_json::to_string(&table.view_of(viewer)).expect("plain data").contains("SCA1"));
    }
    table.play(0, "play SCA1");
    assert!(matches!(&table.events()[0], Event::CardPlayed { card: "SCA1", .. }));
    assert!(OTHERS.iter().all(|viewer| told_to(&table, *viewer, "card_played")[0].contains("SCA1")));
}

/// SK-15.5: others learn only that a player is asked; its list of moves is its own.
#[test]
fn sk_15_5_reactions() {
    let scene = Scene::seats(3).owns("HAY 0:1 1:2").tokens(0, 0, 1, 0).tokens(1, 0, 1, 0);
    let mut table = scene.hand(0, &["HOR1"]).hand(1, &["CHT1"]).table();
    table.play(0, "play HOR1 HAY2");
    assert_eq!(table.view(2).waiting, [Seat(1)]);
    assert!(table.moves(0).is_empty() && table.moves(2).is_empty());
    for viewer in OTHERS {
        assert!(!serde_json::to_string(&table.view_of(viewer)).expect("plain data").contains("CHT1"));
    }
}
