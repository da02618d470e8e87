//! KU-7: Masterstrokes, each card of our set and each effect of the list.

use hustings_core::{Seat, Viewer};
use hustings_kursi::{Event, Kursi, PhaseName};
use hustings_testkit::Table;
use serde_json::json;

use crate::scene::{Scene, events, everybody, everything, hand, moves, rally, tucked, votes};

/// Player 1 commits the card; player 0 has the pawn.
fn played(stroke: &str, scene: Scene) -> Table<Kursi> {
    let mut table = scene.hand(1, stroke).committing().table();
    everybody_but_one(&mut table);
    table.play(1, &format!("stroke {stroke}"));
    table
}

fn everybody_but_one(table: &mut Table<Kursi>) {
    for player in table.pending().into_iter().filter(|player| *player != 1) {
        table.play(player, "stroke none");
    }
}

fn three() -> Scene {
    let scene = Scene::options(3, json!({"payment": "auto"}));
    scene.field(0, "k01 k02 k03 k04 k05").field(1, "k06 k07 k08 k09 k10").field(2, "k11 k12 k13 k14 k15")
}

/// KU-7.1: where cards go.
#[test]
fn ku_7_1_lasting() {
    let now = played("m03", three());
    let mut now = now;
    now.play(1, "target A");
    assert_eq!(now.view(0).memory.bottom, ["m03"]);
    assert_eq!(everything(&now).everything.expect("all").strokes.last().map(AsRef::as_ref), Some("m03"));
    let round = played("m09", three());
    assert_eq!(round.view(0).parties[Seat(1)].active[0].stroke, "m09");
    let mut game = played("m15", three());
    everybody(&mut game, "draw 0 0");
    assert_eq!((game.view(0).round, game.view(0).parties[Seat(1)].active.len()), (3, 1));
}

/// KU-7.2, KU-7.5: the shield spares the pawn holder, but not from its own card.
#[test]
fn ku_7_2_the_shield() {
    let table = played("m04", three().hand(0, "RE").hand(2, "RW"));
    assert_eq!(table.moves(1), ["target 2", "target none"]);
    let table = played("m12", three());
    assert_eq!(table.moves(1), ["target 0", "target 2", "target none"], "no shield");
    let mut own = three().hand(0, "m04").hand(1, "RE").committing().table();
    own.play(0, "stroke m04");
    assert_eq!(own.moves(0), ["target 1", "target none"], "nobody else has a card");
}

/// KU-7.3: `target none` wastes; without a target nothing is asked; some choices are always asked.
#[test]
fn ku_7_3_choices() {
    let mut table = played("m07", three());
    table.play(1, "target none");
    assert_eq!(events(&table, "wasted")[0]["stroke"], "m07");
    assert_eq!(table.view(0).memory.bottom, ["m07"]);
    let unasked = played("m08", three());
    assert_eq!((unasked.view(0).phase, events(&unasked, "wasted").len()), (PhaseName::Draw, 1), "no rally to shift");
    for always in ["m02", "m03", "m13"] {
        let table = played(always, three().supply(1, [0, 0, 0, 0], "E"));
        assert_eq!(table.pending(), [1], "{always}");
        assert!(table.moves(1).contains(&"target none".to_owned()));
    }
    let mut draw = played("m01", three());
    assert_eq!(draw.refuse(1, "target none").rule, "KU-10");
    draw.play(1, "draw 0 0");
    assert_eq!(draw.view(0).phase, PhaseName::Draw);
}

/// KU-7.3: that a Masterstroke would be wasted is known to its owner before it is committed, and to nobody else.
#[test]
fn ku_7_3_idle_masterstrokes() {
    let idle = |scene: Scene| {
        let table = scene.hand(1, "m02 m03 m06 m08 m11").committing().table();
        assert_eq!(table.view(0).own.map(|own| own.idle), Some(Vec::new()), "another's cards are theirs");
        table.view(1).own.expect("a player has a hand").idle
    };
    assert_eq!(idle(three()), ["m02", "m06", "m08"], "nothing to grant, scatter or shift");
    assert_eq!(idle(three().hand(1, "AR")), ["m06", "m08"], "an Asset card can be granted");
    assert_eq!(idle(three().rally(2, "A", "RE")), ["m02", "m08"], "a rally can be scattered");
    assert_eq!(idle(three().rally(1, "A", "RE")), ["m02", "m06"], "and an own one shifted");
    let few = three().hand(2, "m11").committing().table();
    let idle = few.view(2).own.expect("a player has a hand").idle;
    assert_eq!(idle, ["m11"], "with one play a round there is no third rally to end");
}

#[test]
fn ku_7_4_one_after_the_other() {
    let mut table = three().hand(1, "m03").hand(2, "m07").hand(0, "m09").holder(2).committing().table();
    table.play(0, "stroke m09").play(1, "stroke m03").play(2, "stroke m07");
    assert_eq!(table.pending(), [2], "clockwise from the holder");
    table.play(2, "target 1 A");
    assert_eq!(table.pending(), [1], "player 0 had nothing to choose");
    assert_eq!(table.view(0).parties[Seat(0)].active.len(), 1);
    table.play(1, "target A");
    assert_eq!(votes(&table, 1, "A"), 0, "2 − 2");
    assert_eq!(table.view(0).phase, PhaseName::Draw);
}

#[test]
fn ku_7_5_opponents_are_others() {
    let table = played("m06", three().rally(0, "A", "RE").rally(1, "A", "RE").rally(2, "B", "RE"));
    assert_eq!(table.moves(1), ["target 0 A", "target 2 B", "target none"]);
    let mut table = table;
    assert_eq!(table.refuse(1, "target 1 A").rule, "KU-7.6");
}

/// KU-7.6, `draw`.
#[test]
fn ku_7_6_m01_lorry_full_of_pamphlets() {
    let mut table = played("m01", three());
    assert_eq!(table.moves(1).len(), 15);
    assert_eq!(table.refuse(1, "draw 3 2").rule, "KU-7.6");
    table.play(1, "draw 1 3");
    assert_eq!(table.view(1).parties[Seat(1)].hand_cards, 4);
    assert_eq!((table.view(0).rally_deck, table.view(0).asset_deck), (59, 58));
}

/// KU-7.6, `grant`; KU-7.7: it is no play.
#[test]
fn ku_7_6_m02_midnight_handshake() {
    let mut table = played("m02", three().hand(1, "ARR RE"));
    assert_eq!(moves(&table, 1, "target"), ["ARR A", "ARR B", "ARR C", "ARR D", "ARR E", "none"]);
    table.play(1, "target ARR B");
    assert_eq!(tucked(&table, 1, "B"), "ARR");
    let party = &table.view(0).parties[Seat(1)];
    assert_eq!((party.plays, party.hand_cards), (8, 1), "R 6 + 2, at once");
}

/// KU-7.6, `votes`.
#[test]
fn ku_7_6_m03_door_to_door_sunday() {
    let mut table = played("m03", three());
    assert_eq!(moves(&table, 1, "target"), ["A", "B", "C", "D", "E", "none"]);
    table.play(1, "target D");
    assert_eq!(votes(&table, 1, "D"), 2);
}

/// KU-7.6, `steal`.
#[test]
fn ku_7_6_m04_borrowed_speechwriter() {
    let mut table = played("m04", three().hand(2, "RW m11"));
    table.play(1, "target 2");
    assert_eq!((hand(&table, 1), hand(&table, 2)), ("RW".to_owned(), "m11".to_owned()), "never a Masterstroke");
    let told = |viewer| serde_json::to_value(table.events_seen_by(viewer)).expect("plain data").to_string();
    assert!(told(Viewer::Seat(Seat(1))).contains("RW") && told(Viewer::Seat(Seat(2))).contains("RW"));
    assert!(!told(Viewer::Seat(Seat(0))).contains("RW") && !told(Viewer::Spectator).contains("RW"));
}

/// KU-7.6, `discard`.
#[test]
fn ku_7_6_m05_surprise_audit() {
    let mut table = played("m05", three().hand(2, "RE RW m11"));
    table.play(1, "target 2");
    assert_eq!(table.pending(), [2]);
    assert_eq!(table.moves(2), ["drop RE", "drop RW", "drop m11"]);
    assert_eq!(table.refuse(2, "drop RD").rule, "KU-7.6");
    table.play(2, "drop m11");
    assert_eq!(events(&table, "discarded")[0]["cards"], json!(["m11"]), "face up, one by one");
    table.play(2, "drop RE");
    assert_eq!(hand(&table, 2), "RW");
    let mut few = played("m05", three().hand(2, "RE RW"));
    few.play(1, "target 2");
    assert_eq!(events(&few, "discarded")[0]["cards"], json!(["RE", "RW"]), "all, unasked");
}

/// KU-7.6, `scatter`.
#[test]
fn ku_7_6_m06_rain_on_the_fairground() {
    let mut table = played("m06", three().rally(2, "C", "RE RW"));
    table.play(1, "target 2 C");
    assert_eq!(rally(&table, 2, "C"), "RE");
    assert_eq!(table.view(0).rally_discard[0].kind, "RW");
}

/// KU-7.6, `minus`.
#[test]
fn ku_7_6_m07_gentle_fact_check() {
    let mut table = played("m07", three().votes(0, "E", [0, 0, 0, 4]));
    assert_eq!(moves(&table, 1, "target"), ["2 A", "2 B", "2 C", "2 D", "2 E", "none"]);
    table.play(1, "target 2 D");
    assert_eq!(votes(&table, 2, "D"), -2);
}

/// KU-7.6, `shift`.
#[test]
fn ku_7_6_m08_caravan_changes_course() {
    let scene = three().rally(1, "A", "RE RW RDb RE").rally(1, "B", "RW");
    let mut table = played("m08", scene);
    let targets = moves(&table, 1, "target");
    assert_eq!(targets.len(), 4 * 3 + 4 + 1, "up to 3 from A, 1 from B, or none");
    assert_eq!(table.refuse(1, "target A A 1").rule, "KU-7.6");
    assert_eq!(table.refuse(1, "target A C 4").rule, "KU-7.6");
    table.play(1, "target A B 2");
    assert_eq!((rally(&table, 1, "A"), rally(&table, 1, "B")), ("RE RW".to_owned(), "RW RDb RE".to_owned()));
}

/// KU-7.6, `icons X n self`, for a round.
#[test]
fn ku_7_6_m09_whistle_stop_train() {
    let table = played("m09", three());
    assert_eq!(table.view(0).parties[Seat(1)].plays, 8);
}

/// KU-7.6, `rebate`.
#[test]
fn ku_7_6_m10_volunteers_by_the_busload() {
    let mut table = played("m10", three().hand(1, "ACI AC RE RE RE"));
    assert_eq!(table.view(0).parties[Seat(1)].rebate, 3);
    everybody(&mut table, "draw 0 0");
    table.play(1, "play ACI A").play(1, "play AC A");
    assert_eq!(table.view(1).own.expect("a player").due, 1);
}

/// KU-7.6, `ends`.
#[test]
fn ku_7_6_m11_three_stages_one_evening() {
    let table = played("m11", three());
    assert_eq!((table.view(0).parties[Seat(1)].ends, table.view(0).parties[Seat(0)].ends), (3, 2));
}

/// KU-7.6, `icons X -n other`.
#[test]
fn ku_7_6_m12_microphone_trouble() {
    let mut table = played("m12", three().field(2, "k11 k19 k20 k14 k15"));
    assert_eq!(table.view(0).parties[Seat(2)].plays, 3);
    table.play(1, "target 2");
    assert_eq!(table.view(0).parties[Seat(2)].plays, 2);
    assert_eq!(table.view(0).parties[Seat(1)].active[0].player, Some(Seat(2)));
}

/// KU-7.6, `damp`.
#[test]
fn ku_7_6_m13_code_of_conduct_notice() {
    let mut table = played("m13", three().rally(2, "A", "RD RD"));
    table.play(1, "target A");
    let ending = table.view(0).parties[Seat(2)].candidates[0].endings[0];
    assert_eq!((ending.damp, ending.votes), (2, 1), "k11 shows one D");
}

/// KU-7.6, `icons X n self`, for the game.
#[test]
fn ku_7_6_m14_morning_radio_hour() {
    let table = played("m14", three());
    assert_eq!(table.view(0).parties[Seat(1)].totals.p, 3);
}

#[test]
fn ku_7_6_m15_standing_donors() {
    let table = played("m15", three());
    assert_eq!((table.view(0).parties[Seat(1)].totals.c, table.view(0).parties[Seat(1)].capital), (1, 0));
}

/// KU-7.6, `ladder`.
#[test]
fn ku_7_6_m16_booth_level_machine() {
    let table = played("m16", three());
    assert_eq!(
        (table.view(0).parties[Seat(1)].ladder, table.view(0).parties[Seat(0)].ladder),
        ([1, 3, 5, 7], [2, 4, 6, 8])
    );
}

/// KU-7.7.
#[test]
fn ku_7_7_effects_add_up() {
    let table = three().active(1, "m09").aimed(0, "m12", Some(1), None).table();
    assert_eq!(table.view(0).parties[Seat(1)].plays, 6 + 2 - 1);
    let moved = |event: &Event| matches!(event, Event::StrokeMoved { .. });
    assert!(!table.events().iter().any(moved));
}
