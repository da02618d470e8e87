//! KU-12: who sees what, what can be remembered, and that events alone are enough to follow all that is public.

use std::collections::BTreeSet;

use hustings_core::{Game, Luck, Printed, Seat, Start, Viewer};
use hustings_kursi::{Kursi, State, View};
use hustings_testkit::Table;
use serde_json::{Value, json};

use crate::scene::{Scene, Text, everybody, to_rallies};

/// Worlds a player imagines, as the eyes that see everything would see them.
fn worlds(table: &Table<Kursi>, viewer: Viewer, count: u64) -> Vec<View> {
    let view = table.view_of(viewer);
    let world = |seed| {
        let state: State = Kursi::imagine(table.start(), &view, &mut Luck::from_number(seed)).expect("a sound view");
        Kursi::view(table.start(), &state, Viewer::Everything)
    };
    (0..count).map(world).collect()
}

fn hand_of(world: &View, player: u8) -> Vec<Text> {
    let own = &world.everything.as_ref().expect("all is seen").hands[Seat(player)];
    own.hand.iter().flat_map(|count| (0..count.count).map(|_| count.kind.clone())).collect()
}

#[test]
fn ku_12_1_hands_are_two_numbers() {
    let table = Scene::players(2).hand(0, "RE AC m05").rally(1, "A", "RE").tucked(1, "B", "AP").discard("RW").table();
    let view = table.view_of(Viewer::Spectator);
    assert_eq!((view.parties[Seat(0)].hand_cards, view.parties[Seat(0)].hand_strokes), (2, 1));
    assert_eq!(view.parties[Seat(1)].candidates[0].rally, ["RE"]);
    assert_eq!(view.parties[Seat(1)].candidates[1].tucked, ["AP"]);
    assert_eq!(view.rally_discard[0].kind, "RW");
    assert_eq!(view.own, None);
}

#[test]
fn ku_12_2_only_the_owner() {
    let mut table = Scene::players(2)
        .field(0, "k13 k14 k10 k19 k07")
        .field(1, "k01 k02 k08 k09 k05")
        .hand(0, "REb AC")
        .hand(1, "RW")
        .playing()
        .table();
    table.play(0, "play REb A");
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let mut view = table.view_of(viewer);
        view.components.kinds = Printed::new(Vec::new());
        view.memory = Default::default();
        assert!(!serde_json::to_string(&view).expect("plain data").contains("REb"));
    }
    assert_eq!(table.view(0).own.expect("a player").played[0].card, "REb");
}

/// KU-12.3: tiles passed on are known to be among the next player's.
#[test]
fn ku_12_3_the_draft_is_remembered() {
    let mut table = Table::<Kursi>::seats(4);
    for _ in 0..2 {
        for player in 0..4 {
            let mv = table.moves(player)[0].clone();
            table.play(player, &mv);
        }
    }
    let first = &table.view(0).memory.packs[0];
    assert_eq!((first.pack, first.picks, first.tiles.len()), (Seat(0), 0, 6));
    let own = table.view(0).own.expect("a player");
    let mut boxes = BTreeSet::new();
    for world in worlds(&table, Viewer::Seat(Seat(0)), 40) {
        let all = world.everything.as_ref().expect("all is seen");
        assert_eq!(all.hands[Seat(0)].tiles, own.tiles);
        let mut pack: Vec<Text> = all.packs[Seat(0)].iter().chain(&all.picks[Seat(0)]).cloned().collect();
        pack.sort();
        assert_eq!(pack, first.tiles, "the first pack is what it was");
        assert!(own.tiles.contains(&all.picks[Seat(0)][0]));
        boxes.insert(all.picks[Seat(0)][1].clone());
    }
    assert!(boxes.len() > 2, "who took what is not known");
}

/// KU-12.3: a pack that comes back says what was taken in between; with two players also by whom.
#[test]
fn ku_12_3_a_pack_that_comes_back() {
    let mut table = Table::<Kursi>::seats(2);
    for _ in 0..2 {
        for player in 0..2 {
            let mv = table.moves(player)[1].clone();
            table.play(player, &mv);
        }
    }
    let real = table.view_of(Viewer::Everything).everything.expect("all is seen");
    for world in worlds(&table, Viewer::Seat(Seat(0)), 20) {
        let all = world.everything.expect("all is seen");
        assert_eq!(all.picks[Seat(0)], real.picks[Seat(0)], "both picks from the first pack are known");
        assert_eq!(all.packs[Seat(0)], real.packs[Seat(0)]);
        assert_eq!(all.picks[Seat(1)][1], real.picks[Seat(1)][1], "and the own one from the other");
    }
}

/// KU-12.3: starter cards, numbers drawn per type, what was taken openly, discards, the bottom of the deck.
#[test]
fn ku_12_3_hands_are_remembered() {
    let mut table = Table::<Kursi>::with(3, json!({}), "memory");
    let mut luck = Luck::from_number(5);
    let mut checked = 0;
    while let Some(player) = table.pending().first().copied() {
        let moves = table.moves(player);
        let mv = luck.pick(&moves).clone();
        table.play(player, &mv);
        checked += 1;
        if checked % 7 != 0 || table.view(0).round == 0 {
            continue;
        }
        let real = table.view_of(Viewer::Everything);
        let deck = &real.everything.as_ref().expect("all is seen").strokes;
        for viewer in 0..3 {
            let memory = table.view(viewer).memory;
            for world in worlds(&table, Viewer::Seat(Seat(viewer)), 3) {
                let all = world.everything.as_ref().expect("all is seen");
                let bottom = memory.bottom.len();
                assert_eq!(all.strokes[all.strokes.len() - bottom..], deck[deck.len() - bottom..]);
                for other in (0..3).filter(|other| *other != viewer) {
                    let known = &memory.hands[usize::from(other)];
                    // Set-aside cards are still in the hand as far as others can tell.
                    let own = &all.hands[Seat(other)];
                    let mut hand = hand_of(&world, other);
                    hand.extend(own.played.iter().map(|played| played.card.clone()));
                    hand.extend(own.set_aside.iter().filter(|id| id.starts_with(['R', 'A'])).cloned());
                    let rallies = hand.iter().filter(|kind| kind.starts_with('R')).count();
                    let count = |first: char| -> usize {
                        let known = known.cards.iter().filter(|count| count.kind.starts_with(first));
                        known.map(|count| usize::from(count.count)).sum()
                    };
                    assert_eq!(rallies, count('R') + usize::from(known.unknown[0] + known.old[0]));
                    for count in &known.cards {
                        let held = hand.iter().filter(|kind| **kind == count.kind).count();
                        assert!(held >= usize::from(count.count), "{} is known to be there", count.kind);
                    }
                    let strokes = own
                        .strokes
                        .iter()
                        .chain(own.committed.iter().flat_map(|one| &one.stroke))
                        .chain(&own.set_aside);
                    let strokes: Vec<_> = strokes.collect();
                    assert!(known.strokes.iter().all(|stroke| strokes.contains(&stroke)), "taken openly");
                }
            }
        }
    }
    assert!(checked > 100);
}

/// KU-12.3: at the start everybody knows the starter sets, and what is drawn later by type.
#[test]
fn ku_12_3_types_are_counted() {
    let mut table = Table::<Kursi>::with(2, json!({}), "types");
    while table.view(0).phase != hustings_kursi::PhaseName::Draw {
        let player = table.pending()[0];
        let moves = table.moves(player);
        // Nobody commits a Masterstroke.
        let mv = moves.iter().find(|mv| *mv == "stroke none").unwrap_or(&moves[0]).clone();
        table.play(player, &mv);
    }
    let known = &table.view(0).memory.hands[1];
    let kinds: Vec<_> = known.cards.iter().map(|count| &*count.kind).collect();
    assert_eq!((kinds, known.unknown), (vec!["RE", "RW", "RD", "AC", "AI", "AR"], [0, 0]));
    let limits = (table.view(0).parties[Seat(1)].rally_draws, table.view(0).parties[Seat(1)].asset_draws);
    table.play(0, "draw 0 0").play(1, &format!("draw {} {}", limits.0, limits.1));
    assert_eq!(table.view(0).memory.hands[1].unknown, [limits.0, limits.1]);
}

/// KU-12.3: when a deck is made of its discards, two players know each other's older cards.
#[test]
fn ku_12_3_a_deck_made_of_discards_is_known() {
    let tiles = ["k01 k02 k03 k13 k14", "k15 k16 k17 k18 k04"];
    let mut found = false;
    for seed in 0..30 {
        let mut table = crate::scene::placing(json!({"payment": "auto"}), &tiles).seed(&format!("dry {seed}"));
        let mut luck = Luck::from_number(seed);
        while let Some(player) = table.pending().first().copied() {
            let moves = table.moves(player);
            // Draw all there is, play rallies, so that the deck runs out soon.
            let eager = moves.iter().rev().find(|mv| mv.starts_with("draw ")).cloned();
            let mv = eager.unwrap_or_else(|| luck.pick(&moves).clone());
            table.play(player, &mv);
            let remade = table.events().iter().any(|event| {
                let event = serde_json::to_value(event).expect("plain data");
                event["event"] == "shuffled" && event["pile"] == "rallies" && event["again"] == true
            });
            if remade {
                found = true;
                let deck = |world: &View| -> Vec<(Text, u8)> {
                    let all = world.everything.as_ref().expect("all is seen");
                    all.decks
                        .iter()
                        .filter(|count| count.kind.starts_with('R'))
                        .map(|count| (count.kind.clone(), count.count))
                        .collect()
                };
                // Cards that can be in the deck now were discarded before.
                let memory = table.view(0).memory;
                let known: Vec<(Text, u8)> =
                    memory.decks.iter().map(|count| (count.kind.clone(), count.count)).collect();
                for world in worlds(&table, Viewer::Seat(Seat(0)), 10) {
                    for (kind, count) in deck(&world) {
                        assert!(known.iter().any(|(own, most)| *own == kind && count <= *most), "{kind}");
                    }
                }
            }
        }
    }
    assert!(found, "no deck ran out");
}

/// KU-12.4: announced, remembered, and shown only where the table chose so.
#[test]
fn ku_12_4_votes() {
    let scene = |tally: &str| {
        let scene = Scene::options(2, json!({"payment": "auto", "tally": tally}));
        let scene = scene
            .field(0, "k01 k02 k03 k04 k05")
            .field(1, "k06 k07 k08 k09 k10")
            .rally(0, "C", "RE RE RE")
            .votes(1, "C", [0, 0, 2, 0]);
        let mut table = scene.votes(1, "A", [0, 2, 0, 1]).table();
        to_rallies(&mut table);
        table.play(0, "end C E");
        table
    };
    let open = scene("open");
    let tally = open.view(1).constituencies[2].tally.clone().expect("open");
    assert_eq!((tally[Seat(0)].total, tally[Seat(1)].total), (3, 2));
    let closed = scene("memory");
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert!(closed.view_of(viewer).constituencies.iter().all(|place| place.tally.is_none()));
        let told = serde_json::to_value(closed.events_seen_by(viewer)).expect("plain data");
        let announced =
            told.as_array().expect("events").iter().find(|event| event["event"] == "votes").expect("told").clone();
        assert_eq!((&announced["seat"], &announced["at"], &announced["sum"]), (&json!(0), &json!("C"), &json!(3)));
    }
    // Two histories that differ in the piles alone look alike.
    let twin = |at: &str| {
        let scene =
            Scene::players(2).votes(0, at, [0, 1, 0, 0]).votes(1, if at == "A" { "B" } else { "A" }, [0, 1, 0, 0]);
        serde_json::to_string(&scene.table().view(0)).expect("plain data")
    };
    assert_eq!(twin("A"), twin("B"));
    // A player at the table remembers; anyone who only reads the view deals the piles again, to the right sizes.
    let real = closed.view_of(Viewer::Everything).constituencies;
    for world in worlds(&closed, Viewer::Seat(Seat(1)), 5) {
        assert_eq!(world.constituencies, real);
    }
    let text = serde_json::to_string(&closed.view(1)).expect("plain data");
    let read: View = serde_json::from_str(&text).expect("a view");
    let mut totals = BTreeSet::new();
    for seed in 0..20 {
        let state = Kursi::imagine(closed.start(), &read, &mut Luck::from_number(seed)).expect("a sound view");
        let world = Kursi::view(closed.start(), &state, Viewer::Everything);
        assert!(world.constituencies.iter().zip(&real).all(|(own, real)| own.cards == real.cards));
        totals.insert(world.constituencies[2].tally.clone().expect("all is seen")[Seat(1)].total);
    }
    assert!(totals.len() > 1);
}

/// KU-12.5: the victim knows where its card is, an onlooker only that one moved.
#[test]
fn ku_12_5_a_stolen_card() {
    let mut table = Scene::players(3).hand(1, "m04").hand(2, "ACIRP").committing().table();
    table.play(1, "stroke m04").play(1, "target 2");
    let known: Vec<_> = table.view(2).memory.hands[1].cards.iter().map(|count| count.kind.clone()).collect();
    assert_eq!(known, ["ACIRP"]);
    assert!(table.view(0).memory.hands[1].cards.is_empty());
}

#[test]
fn ku_12_6_after_the_end() {
    let mut table = Scene::options(2, json!({"payment": "auto"})).round(8).votes(0, "A", [1, 0, 0, 0]).table();
    everybody(&mut table, "draw 0 0");
    while let [player] = table.pending()[..] {
        table.play(player, "free none");
    }
    let all = table.view_of(Viewer::Everything).everything.expect("all is seen");
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
        let view = table.view_of(viewer);
        assert!(view.constituencies.iter().all(|place| place.tally.is_some() && place.result.is_some()));
        assert_eq!(view.everything.as_ref(), Some(&all), "hands and what is left in the decks");
        let state = Kursi::imagine(table.start(), &view, &mut Luck::from_number(0)).expect("a sound view");
        assert_eq!(&state, table.state(), "nothing is left to imagine");
    }
}

/// An outside program that knows no rule: it adds up what a spectator is told.
#[derive(Default)]
struct Follower {
    hands: Vec<i64>,
    strokes: Vec<i64>,
    supplies: Vec<[i64; 4]>,
    piles: [i64; 5],
    rallies: Vec<Vec<Vec<Value>>>,
    tucked: Vec<Vec<Vec<Value>>>,
    decks: [i64; 3],
    used: [i64; 2],
    display: Vec<Value>,
    holder: Value,
    round: i64,
    over: bool,
}

fn place(at: &Value) -> usize {
    ["A", "B", "C", "D", "E"].iter().position(|letter| at == letter).expect("a letter")
}

fn list(value: &Value) -> Vec<Value> {
    value.as_array().expect("a list").clone()
}

fn is_rally(card: &Value) -> bool {
    card.as_str().expect("a card").starts_with('R')
}

fn is_stroke(card: &Value) -> bool {
    card.as_str().expect("a card").starts_with('m')
}

impl Follower {
    fn new(players: u8) -> Follower {
        let each = usize::from(players);
        Follower {
            hands: vec![0; each],
            strokes: vec![0; each],
            supplies: vec![[0; 4]; each],
            rallies: vec![vec![Vec::new(); 5]; each],
            tucked: vec![vec![Vec::new(); 5]; each],
            ..Follower::default()
        }
    }

    fn discard(&mut self, card: &Value) {
        if !is_stroke(card) {
            self.used[usize::from(!is_rally(card))] += 1;
        }
    }

    fn hear(&mut self, event: &Value) {
        let seat = event["seat"].as_u64().unwrap_or(0) as usize;
        let count = event["count"].as_i64().unwrap_or(0);
        match event["event"].as_str().expect("an event has a name") {
            "shuffled" => {
                let deck = ["rallies", "assets", "strokes"].iter().position(|pile| event["pile"] == *pile);
                if let Some(deck) = deck {
                    self.decks[deck] = event["cards"].as_i64().expect("a number");
                    if event["again"] == true && deck < 2 {
                        self.used[deck] = 0;
                    }
                }
            }
            "displayed" => {
                self.display.push(event["stroke"].clone());
                self.decks[2] -= 1;
            }
            "started" => {
                self.hands[seat] = list(&event["cards"]).len() as i64;
                let votes = &event["votes"];
                self.supplies[seat] =
                    ["fives", "threes", "ones", "minus"].map(|value| votes[value].as_i64().expect("a number"));
            }
            "stroke_taken" => {
                self.strokes[seat] += 1;
                if event["from"] == "deck" {
                    self.decks[2] -= 1;
                } else {
                    self.display.retain(|stroke| *stroke != event["stroke"]);
                }
            }
            "strokes_revealed" => {
                for (seat, stroke) in list(&event["strokes"]).iter().enumerate() {
                    self.strokes[seat] -= i64::from(!stroke.is_null());
                }
            }
            "stroke_moved" if event["to"] == "bottom" => self.decks[2] += 1,
            "round" => self.round = event["round"].as_i64().expect("a number"),
            "pawn" => self.holder = event["to"].clone(),
            "dealt" => {
                self.hands[seat] += count;
                self.decks[usize::from(event["pile"] == "assets")] -= count;
            }
            "stolen" => {
                self.hands[event["from"].as_u64().expect("a player") as usize] -= count;
                self.hands[event["to"].as_u64().expect("a player") as usize] += count;
            }
            "discarded" => {
                for card in list(&event["cards"]) {
                    if is_stroke(&card) {
                        self.strokes[seat] -= 1;
                    } else {
                        self.hands[seat] -= 1;
                    }
                    self.discard(&card);
                }
            }
            "played" => {
                for played in list(&event["cards"]) {
                    self.hands[seat] -= 1;
                    if is_rally(&played["card"]) {
                        self.rallies[seat][place(&played["at"])].push(played["card"].clone());
                    }
                }
            }
            "tucked" => {
                let at = place(&event["at"]);
                self.tucked[seat][at].push(event["card"].clone());
                if event["why"] == "stroke" {
                    self.hands[seat] -= 1;
                } else if event["why"] == "rally" {
                    let column = &mut self.rallies[seat][at];
                    let card = column.iter().rposition(|card| *card == event["card"]).expect("in the rally");
                    column.remove(card);
                }
            }
            "scattered" | "rally_discarded" => {
                for card in list(&event["cards"]) {
                    self.rallies[seat][place(&event["at"])].pop();
                    self.discard(&card);
                }
            }
            "shifted" => {
                for card in list(&event["cards"]) {
                    self.rallies[seat][place(&event["from"])].pop();
                    self.rallies[seat][place(&event["to"])].push(card);
                }
            }
            "votes" => {
                for (value, name) in ["fives", "threes", "ones"].iter().enumerate() {
                    let cards = event["cards"][name].as_i64().expect("a number");
                    self.supplies[seat][value] -= cards;
                    self.piles[place(&event["at"])] += cards;
                }
            }
            "minus" => {
                self.supplies[event["of"].as_u64().expect("a player") as usize][3] -= 1;
                self.piles[place(&event["at"])] += 1;
            }
            "game_over" => self.over = true,
            "chose" => panic!("a spectator is told nothing of {event}"),
            _ => {}
        }
    }

    fn compare(&self, view: &Value) {
        for (seat, party) in list(&view["parties"]).iter().enumerate() {
            assert_eq!(party["hand_cards"], json!(self.hands[seat]));
            assert_eq!(party["hand_strokes"], json!(self.strokes[seat]));
            let [fives, threes, ones, minus] = self.supplies[seat];
            assert_eq!(party["supply"], json!({"fives": fives, "threes": threes, "ones": ones, "minus": minus}));
            for (at, candidate) in list(&party["candidates"]).iter().enumerate() {
                assert_eq!(candidate["rally"], json!(self.rallies[seat][at]));
                assert_eq!(candidate["tucked"], json!(self.tucked[seat][at]));
            }
        }
        for (at, place) in list(&view["constituencies"]).iter().enumerate() {
            assert_eq!(place["cards"], json!(self.piles[at]));
        }
        let used =
            |pile: &str| list(&view[pile]).iter().map(|count| count["count"].as_i64().expect("a number")).sum::<i64>();
        assert_eq!([used("rally_discard"), used("asset_discard")], self.used);
        let decks = ["rally_deck", "asset_deck", "stroke_deck"].map(|deck| view[deck].as_i64().expect("a number"));
        assert_eq!(decks, self.decks);
        let shown: BTreeSet<String> = list(&view["display"]).iter().map(ToString::to_string).collect();
        assert_eq!(shown, self.display.iter().map(ToString::to_string).collect());
        assert_eq!((&view["holder"], &view["round"]), (&self.holder, &json!(self.round)));
        assert_eq!(view["phase"] == "over", self.over);
    }
}

/// KU-10, KU-12.1: all that is public follows from the events alone, at every step of random games.
#[test]
fn ku_12_1_events_are_enough() {
    use hustings_core::Event as _;
    for players in 2..=4 {
        let start = Start::<Kursi>::new(players, Default::default()).expect("a table");
        for game in 0..3 {
            let mut luck = Luck::from_text(&format!("follow {players} {game}"));
            let mut told = Vec::new();
            let mut state = Kursi::setup(&start, &mut luck, &mut told);
            let mut follower = Follower::new(players);
            let mut moves = Vec::new();
            loop {
                for event in told.drain(..).filter_map(|event| event.seen_by(Viewer::Spectator)) {
                    follower.hear(&serde_json::to_value(&event).expect("plain data"));
                }
                let view = Kursi::view(&start, &state, Viewer::Spectator);
                follower.compare(&serde_json::to_value(&view).expect("plain data"));
                let Some(seat) = Kursi::pending(&state).first() else { break };
                moves.clear();
                Kursi::legal_moves(&state, seat, &mut moves);
                let mv = *luck.pick(&moves);
                Kursi::play(&mut state, seat, &mv, &mut luck, &mut told).expect("a listed move");
            }
            assert!(follower.over);
        }
    }
}
