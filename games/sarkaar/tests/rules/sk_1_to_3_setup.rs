//! SK-1, SK-2, SK-3, SK-12: components, options, and the way to the first turn.

use std::collections::BTreeSet;

use hustings_core::components::Within;
use hustings_core::{Game, Seat, Start, Viewer};
use hustings_sarkaar::{Award, Deck, Event, Few, FrameName, Kind, Sarkaar, Track, TrackStep};
use hustings_testkit::Table;
use serde_json::json;

use crate::scene::{Scene, happened, tokens};

fn start(seats: u8, options: serde_json::Value) -> Result<(), String> {
    let options = serde_json::from_value(options).map_err(|error| error.to_string())?;
    Start::<Sarkaar>::new(seats, options).map(|_| ()).map_err(|bad| bad.rule.to_string())
}

/// SK-1.1: 2, 3 or 4 players; 11 states, 23 tiles of which 11 are in use, 8 leaders, 20 + 20 cards, three awards.
#[test]
fn sk_1_1_what_is_in_the_box() {
    for seats in [0, 1, 5, 6] {
        assert!(start(seats, json!({})).unwrap_err().ends_with("SK-1.1"));
    }
    let view = Table::<Sarkaar>::seats(4).view(0);
    let set = &Sarkaar::standard_set().data;
    assert_eq!((set.states().len(), set.tiles().len(), set.leaders().len()), (11, 23, 8));
    assert_eq!((view.states.len(), view.awards.len(), view.tracks.len()), (11, 3, 2));
    for deck in Deck::ALL {
        let cards = set.faces().iter().filter(|face| face.deck == *deck);
        assert_eq!(cards.map(|face| face.count).sum::<u8>(), 20);
    }
}

/// SK-1.2, SK-1.3: what is printed: the two leaders' numbers, the national award, prices from 1 to 6.
#[test]
fn sk_1_2_sk_1_3_what_is_printed() {
    let set = &Sarkaar::standard_set().data;
    let number = |id: &str| set.leaders().iter().find(|leader| leader.id == id).map(|leader| leader.no);
    assert_eq!((number("phil"), number("pig")), (Some(1), Some(9)));
    assert_eq!(set.rules().awards[2], (5, 4));
    let prices: BTreeSet<u8> = set.states().iter().flat_map(|state| state.prices.iter().copied()).collect();
    assert_eq!(prices, (1..=6).collect());
}

/// SK-1.4: with `strict_supply` a gain is cut to what the bank has left; stealing and paying go on.
#[test]
fn sk_1_4_the_bank_can_run_out() {
    for (strict, voters) in [(false, 3), (true, 1)] {
        let scene = Scene::options(2, json!({"strict_supply": strict})).tokens(1, 49, 0, 0).turn(1);
        let mut table = scene.table();
        table.play(1, "end");
        assert_eq!(tokens(&table, 0).0, voters, "strict {strict}");
    }
    // A state action takes tokens even from an empty bank.
    let scene = Scene::options(2, json!({"strict_supply": true})).owns("COO 0:1,2,3,4").tokens(1, 0, 50, 0);
    let mut table = scene.table();
    table.play(0, "state COO moolah");
    assert_eq!(tokens(&table, 0).1, 0);
}

/// SK-1.4: without a cube left no move that gains a seat is legal.
#[test]
fn sk_1_4_cubes_can_run_out() {
    let scene = |strict: bool| {
        let scene = Scene::options(2, json!({"strict_supply": strict, "target_vp": 60})).tokens(0, 9, 9, 9);
        let scene = scene.owns("BAR 0:1,2,3,4,5,6 1:7").owns("MUD 0:1,2,3,4,5 1:6").owns("COO 0:1,2,3,4,5");
        let scene = scene.owns("HAY 0:1,2,3,4 1:5").owns("TUR 0:1 1:2,3,4");
        scene.holds(Award::National, 0).hand(0, &["HOR1", "PRT1", "EXP1", "CUL1"]).table()
    };
    let gains = |table: &Table<Sarkaar>| {
        let gains = ["seat ", "power ", "play HOR1", "play PRT1", "play EXP1"];
        gains.map(|start| table.moves(0).iter().any(|mv| mv.starts_with(start)))
    };
    assert_eq!(gains(&scene(false)), [true; 5]);
    let mut table = scene(true);
    assert_eq!(table.view(0).players[Seat(0)].cubes, Some(0), "25 less one per track, less one per seat held");
    assert_eq!(gains(&table), [false; 5]);
    for mv in ["seat WIN1", "power BAR7", "play HOR1 BAR7", "play PRT1 TUR2", "play EXP1 COO6"] {
        assert_eq!(table.refuse(0, mv).rule, "SK-1.4");
    }
    assert!(table.moves(0).contains(&"play CUL1".to_owned()));
}

/// SK-2.1, SK-2.2: the map and the tiles.
#[test]
fn sk_2_1_sk_2_2_map_and_tiles() {
    let table = Table::<Sarkaar>::seats(2).options(json!({"layout": "beginner"}));
    let view = table.view(0);
    let shown: Vec<String> = view
        .states
        .iter()
        .map(|at| {
            let prices: Vec<String> = at.squares.iter().map(|square| square.price.to_string()).collect();
            format!("{} {} {} {}", at.id, prices.concat(), at.adjoining.join(" "), at.tile)
        })
        .collect();
    let expected = [
        "TUR 1234 WIN HAY BAR MC",
        "WIN 224 TUR BAR CLO PD",
        "HAY 22334 TUR BAR ORC MUD PM",
        "BAR 2234456 TUR WIN HAY CLO MUD COO VS",
        "CLO 12445 WIN BAR COO SHE PA",
        "ORC 1233 HAY MUD BUT MS",
        "MUD 123345 HAY BAR ORC COO BUT PON VA",
        "COO 222345 BAR CLO MUD SHE PON MM",
        "SHE 2224 CLO COO PON VD",
        "BUT 134 ORC MUD PON PC",
        "PON 22345 MUD COO SHE BUT SA",
    ];
    assert_eq!(shown, expected);
    assert_eq!(view.states.iter().map(|at| at.squares.len()).sum::<usize>(), 52);
    let tiles: Vec<&str> = Sarkaar::standard_set().data.tiles().iter().map(|tile| tile.id.as_str()).collect();
    assert_eq!(tiles.join(" "), "PM PV PC PD PS PA MV MC MD MS MA VC VD VS VA SA PP MM VV C D S A");
}

/// SK-2.3: the steps of the two tracks.
#[test]
fn sk_2_3_tracks() {
    use hustings_sarkaar::Resource::{Moolah, Voter};
    use hustings_sarkaar::TrackStep::{Gain, Income, Play, Vp};
    let set = &Sarkaar::standard_set().data;
    let (s, a) = (Play { deck: Deck::Strategy }, Play { deck: Deck::Aggression });
    let gain = |resource, n| Gain { resource, n: Few::new(n) };
    let (income, vp) = (Income { n: Within::new(1) }, Vp { n: Few::new(4) });
    let development: [TrackStep; 8] = [gain(Moolah, 1), s, income, a, vp, s, gain(Voter, 2), a];
    let culture: [TrackStep; 8] = [gain(Voter, 1), a, income, s, vp, a, gain(Moolah, 2), s];
    assert_eq!(set.steps(Track::Development), development);
    assert_eq!(set.steps(Track::Culture), culture);
}

/// SK-2.4, SK-2.5: leaders in the order of their numbers, each with a privilege of the closed list.
#[test]
fn sk_2_4_sk_2_5_leaders() {
    let leaders = Sarkaar::standard_set().data.leaders();
    let shown: Vec<String> =
        leaders.iter().map(|leader| format!("{} {} {}", leader.no, leader.id, leader.privilege_text)).collect();
    let expected = [
        "1 phil tracker_cost 1",
        "2 rooster threshold 2",
        "3 goat cash_rate 2",
        "4 mule state_all",
        "6 hen seat_discount 1",
        "7 fox card_discount 1",
        "8 bull power_discount 1",
        "9 pig income moolah 1",
    ];
    assert_eq!(shown, expected);
    let start = |id: &str| leaders.iter().find(|leader| leader.id == id).map(|leader| (leader.start, leader.cards));
    assert_eq!(start("phil"), Some(([1, 1, 0], [0, 0])));
    assert_eq!(start("pig"), Some(([5, 4, 2], [2, 1])));
}

/// SK-2.5: the privileges that no leader of ours has, and reductions that add up but never below 0.
#[test]
fn sk_2_5_the_other_privileges() {
    let mut table = Scene::privileges(2, &["convert_power 1"]).owns("HAY 0:1 1:2").tokens(0, 2, 2, 0).table();
    table.play(0, "power HAY2");
    assert_eq!(tokens(&table, 0), (0, 0, 0), "1 moolah stands for 1 power");
    let seven = ["CUL1", "CUL2", "DEV1", "DEV2", "PRO1", "HOR1", "HOR2"];
    let mut table = Scene::privileges(2, &["hand_limit 7"]).hand(0, &seven).table();
    table.play(0, "end");
    assert_eq!(table.pending(), [1]);
    let scene = Scene::privileges(2, &["seat_discount 9"]).tokens(0, 1, 9, 0).hand(0, &["FRE1"]);
    let mut table = scene.table();
    table.play(0, "play FRE1").play(0, "seat HAY5");
    assert_eq!(tokens(&table, 0).0, 1);
    let mut table = Scene::privileges(2, &["income power 2"]).turn(1).table();
    table.play(1, "end");
    assert_eq!(tokens(&table, 0), (3, 0, 2));
    let mut table = Scene::privileges(2, &["tracker_cost 1"]).tokens(0, 0, 1, 0).table();
    table.play(0, "track culture");
    assert_eq!(tokens(&table, 0).1, 0);
}

/// SK-2.6, SK-2.7: names, counts, prices, kinds and effects of all cards.
#[test]
fn sk_2_6_sk_2_7_cards() {
    let faces = Sarkaar::standard_set().data.faces();
    let shown: Vec<String> = faces
        .iter()
        .map(|face| {
            format!("{} {} {} {} {} {}", face.code, face.name, face.count, face.cost, face.kind, face.effect_text)
        })
        .collect();
    let expected = [
        "VER Versatile 1 0 plain climb_versatile",
        "FRE Freebies 2 2 free seat_rebate 2",
        "LAN Landslide 1 0 free same_state",
        "CUL Culture 2 0 plain climb_track culture 1 2",
        "OVR Overtime Session 2 2 free action_limit 3",
        "SCA Scam 1 0 plain gain moolah 4 | moolah 7",
        "MED Media 1 0 plain gain voter 2 power 1 | voter 4 power 2",
        "DEV Development 2 0 plain climb_track development 1 2",
        "PRO Propaganda 2 0 plain gain power 2 | power 2",
        "DIP Diplomat 2 0 plain neighbour_benefits",
        "VIC Victory 4 0 addon victory 2",
        "HOR Horse Trading 4 1 plain take_seat opposition",
        "APA A.P.A.U. 1 1 addon skip_action 1",
        "EME Emerge! 1 2 addon steal power 1 2",
        "FAK Fake News 2 2 addon steal voter 2 4",
        "SNA Snatch 2 0 addon snatch",
        "SAB Sabotage 1 0 addon push_down 1",
        "PRT Protest 3 2 plain take_seat government",
        "BLO Blockade 2 0 addon block_tile",
        "EXP Expansion 2 0 plain expand",
        "CHT Clean Chit 2 1 reaction cancel",
    ];
    assert_eq!(shown, expected);
    assert!(faces.iter().all(|face| (face.kind == Kind::Reaction) == (face.code == "CHT")));
}

/// SK-2.7: a Blockade is aimed at a tile, so nobody may answer it.
#[test]
fn sk_2_7_nobody_answers_a_blockade() {
    let scene = Scene::seats(2).owns("HAY 1:1,2,3").hand(0, &["BLO1"]).hand(1, &["CHT1"]).tokens(1, 0, 9, 0);
    let mut table = scene.table();
    table.play(0, "play BLO1 HAY");
    assert_eq!(table.pending(), [0]);
}

/// SK-3.1: a random layout deals eleven different tiles; the beginner layout is that of the table.
#[test]
fn sk_3_1_layouts() {
    let layout = |seed: &str| -> Vec<String> {
        let view = Table::<Sarkaar>::seats(2).seed(seed).view(0);
        view.states.iter().map(|at| at.tile.to_string()).collect()
    };
    let (one, other) = (layout("one"), layout("other"));
    assert_ne!(one, other);
    assert_eq!(one.iter().collect::<BTreeSet<_>>().len(), 11);
    let beginner = Table::<Sarkaar>::seats(2).options(json!({"layout": "beginner"})).view(0);
    let hay = beginner.states.iter().find(|at| at.id == "HAY").expect("a state");
    assert_eq!((hay.tile.as_ref(), hay.squares.len()), ("PM", 5));
}

/// SK-3.2, SK-3.3: three open cards of each deck, nothing in hand, everybody at 0.
#[test]
fn sk_3_2_sk_3_3_rows_and_markers() {
    let table = Table::<Sarkaar>::seats(3);
    let view = table.view(0);
    for deck in &view.decks {
        assert!(deck.row.len() == 3 && deck.row.iter().all(Option::is_some) && deck.discards.is_empty());
        assert_eq!(deck.closed, 17);
    }
    for player in view.players.values() {
        let levels = (player.development, player.culture, player.states, player.vp);
        assert_eq!((levels, player.strategy, player.aggression), ((0, 0, 0, 0), 0, 0));
    }
    assert_eq!(happened(&table).iter().filter(|name| *name == "slot_filled").count(), 6);
}

/// SK-3.4: everybody picks at once and in secret; the pick is final; all are revealed together.
#[test]
fn sk_3_4_the_pick() {
    let mut table = Table::<Sarkaar>::seats(3);
    assert_eq!(table.pending(), [0, 1, 2]);
    let dealt: Vec<Vec<String>> = (0..3).map(|seat| table.moves(seat)).collect();
    assert!(dealt.iter().all(|own| own.len() == 2));
    assert_eq!(dealt.iter().flatten().collect::<BTreeSet<_>>().len(), 6, "nobody has the same");
    assert_eq!(table.refuse(0, &dealt[1][0]).rule, "SK-3.4");
    table.play(0, &dealt[0][1]);
    assert_eq!(table.pending(), [1, 2]);
    assert_eq!(table.refuse(0, &dealt[0][0]).rule, "SK-3.4");
    let seen = table.view(1);
    assert_eq!((seen.players[Seat(0)].picked, seen.players[Seat(0)].leader.clone()), (true, None));
    table.play(2, &dealt[2][0]);
    assert_eq!(table.view(0).frame, FrameName::Pick);
    table.play(1, &dealt[1][0]);
    let view = table.view(0);
    assert!(view.players.values().iter().all(|player| player.leader.is_some()));
    assert_eq!(happened(&table)[..2], ["leader_picked", "leaders_revealed"]);
}

/// SK-3.5: ascending leader numbers; starting tokens and cards in that order, cards from the closed decks.
#[test]
fn sk_3_5_order_and_starts() {
    let leaders = Sarkaar::standard_set().data.leaders();
    for seed in 0..20 {
        let table = Table::<Sarkaar>::seats(4).options(json!({"leader_deal": 1})).seed(&format!("start {seed}"));
        let view = table.view_of(Viewer::Everything);
        let leader = |seat: Seat| {
            let id = view.players[seat].leader.clone().expect("shown");
            leaders.iter().find(|leader| leader.id == id).expect("of the set")
        };
        let numbers: Vec<u8> = view.order.iter().map(|seat| leader(*seat).no).collect();
        assert!(numbers.is_sorted());
        assert_eq!(table.pending(), [view.order[0].0]);
        for seat in &view.order[1..] {
            let player = &view.players[*seat];
            let own = leader(*seat);
            assert_eq!([player.voter, player.moolah, player.power], own.start.map(u16::from));
            assert_eq!([player.strategy, player.aggression], own.cards);
        }
        assert!(view.decks.iter().all(|deck| deck.row.iter().all(Option::is_some)), "the rows are untouched");
    }
}

/// SK-12: options and their ranges.
#[test]
fn sk_12_options() {
    let good = [
        json!({"layout": "beginner", "leader_deal": 1, "target_vp": 5, "finish_round": true, "round_cap": 5}),
        json!({"target_vp": 60, "card_cost": "power", "strict_supply": true, "round_cap": 200}),
        json!({"target_vp": 0, "leader_deal": 2}),
    ];
    for options in good {
        start(3, options).expect("good options");
    }
    for bad in [
        json!({"leader_deal": 0}),
        json!({"leader_deal": 3}),
        json!({"target_vp": 4}),
        json!({"target_vp": 61}),
        json!({"round_cap": 4}),
        json!({"round_cap": 201}),
    ] {
        assert!(start(3, bad.clone()).unwrap_err().ends_with("SK-12"), "{bad}");
    }
    assert!(start(3, json!({"round_cpa": 9})).is_err());
    let targets = [2, 3, 4].map(|seats| Table::<Sarkaar>::seats(seats).view(0).target);
    assert_eq!(targets, [30, 23, 21]);
    assert_eq!(Table::<Sarkaar>::seats(2).options(json!({"target_vp": 12})).view(0).target, 12);
}

/// SK-12: with one leader each, leaders are dealt and shown, and nobody picks.
#[test]
fn sk_12_leaders_dealt() {
    let table = Table::<Sarkaar>::seats(2).options(json!({"leader_deal": 1}));
    assert_eq!(table.view(0).frame, FrameName::Main);
    assert!(table.events().iter().any(|event| matches!(event, Event::LeadersRevealed { .. })));
    assert!(!happened(&table).contains(&"leader_picked".to_owned()));
}
