//! KL-7: who sees what, and that events alone are enough to follow a game.

use hustings_core::{Event as _, Game, Luck, Nature, Seat, Start, Viewer};
use hustings_kilonzo::{Event, Kilonzo, Options, Phase};
use hustings_testkit::Table;
use serde_json::{Value, json};

use crate::scene::Scene;

/// KL-7: everything is public but the order of the deck, which the omniscient view has, top first.
#[test]
fn kl_7_only_the_deck_is_hidden() {
    let mut table = Table::<Kilonzo>::seats(4);
    for _ in 0..8 {
        let seat = table.pending()[0];
        let mv = table.moves(seat).last().expect("a move").clone();
        table.play(seat, &mv);
        let public = table.view_of(Viewer::Spectator);
        assert_eq!(public.deck, None);
        for viewer in Viewer::all(4) {
            let mut view = table.view_of(viewer);
            view.deck = None;
            assert_eq!(view, public);
            assert_eq!(table.events_seen_by(viewer), table.events());
        }
    }
    let order = table.view_of(Viewer::Everything).deck.expect("the omniscient view has the deck");
    assert_eq!(order.len(), usize::from(table.view(0).deck_size));
    let next = |table: &Table<Kilonzo>| {
        let drew = |event: &Event| match event {
            Event::Drew { card, .. } => Some((*card).to_owned()),
            _ => None,
        };
        table.events().iter().find_map(drew)
    };
    let mut drawn = Vec::new();
    while let [seat] = table.pending()[..] {
        let mv = table.moves(seat).last().expect("a move").clone();
        table.play(seat, &mv);
        drawn.extend(next(&table));
    }
    assert_eq!(drawn, order[..drawn.len()], "drawn from the top");
    assert!(!drawn.is_empty());
}

/// KL-7: dice and cards cannot be taken back, everything else can.
#[test]
fn kl_7_what_chance_decided_stays() {
    let plain = |table: &Table<Kilonzo>| table.events().iter().all(|event| event.nature() == Nature::Plain);
    assert!(!plain(&Table::<Kilonzo>::seats(1)));
    let mut table = Scene::seats(2).money(0, 9).at(1, "N").table();
    assert!(plain(table.play(0, "ad HN")));
    assert!(plain(table.play(0, "move N")));
    assert!(!plain(table.play(0, "debate 1")));
    assert!(plain(table.play(0, "end")), "nobody draws a card in year 2");
    assert!(!plain(table.play(1, "end")), "seat 0 draws a card");
}

/// An outside program that knows no rule: it adds up what it is told.
struct Follower {
    chips: Vec<[i64; 13]>,
    money: Vec<i64>,
    places: Vec<Value>,
    turn: Value,
    year: u64,
    drawn: Vec<Value>,
    over: bool,
    /// Who chooses a home next.
    seats: u64,
}

impl Follower {
    fn new(seats: u8) -> Follower {
        let each = usize::from(seats);
        Follower {
            chips: vec![[0; 13]; each],
            money: vec![0; each],
            places: vec![Value::Null; each],
            turn: Value::Null,
            year: 0,
            drawn: Vec::new(),
            over: false,
            seats: u64::from(seats),
        }
    }

    fn hear(&mut self, event: &Value) {
        const NAMES: [&str; 13] = ["NW", "N", "NE", "W", "C", "E", "SW", "S", "SE", "HN", "HE", "HS", "HW"];
        let seat = event["seat"].as_u64().unwrap_or(0) as usize;
        match event["event"].as_str().expect("an event has a name") {
            "starter" => self.turn = event["seat"].clone(),
            "placed" => {
                assert_eq!(event["from"], self.places[seat], "{event}");
                self.places[seat] = event["to"].clone();
                if event["by"] == "home" {
                    self.turn = json!((seat as u64 + 1) % self.seats);
                }
            }
            "influence" => {
                let at = NAMES.iter().position(|name| event["at"] == *name).expect("a region");
                self.chips[seat][at] += event["amount"].as_i64().expect("an amount");
            }
            "money" => self.money[seat] += event["amount"].as_i64().expect("an amount"),
            "turn" => (self.turn, self.year) = (event["seat"].clone(), event["year"].as_u64().expect("a year")),
            "drew" => self.drawn.push(event["card"].clone()),
            "game_over" => self.over = true,
            "deck_shuffled" | "rolled" | "decided" | "chose" | "no_option" => {}
            other => panic!("what is {other}?"),
        }
    }

    fn compare(&self, view: &Value) {
        for (seat, candidate) in view["candidates"].as_array().expect("candidates").iter().enumerate() {
            assert_eq!(candidate["money"], json!(self.money[seat]));
            assert_eq!(candidate["at"], self.places[seat]);
            for (at, place) in view["regions"].as_array().expect("regions").iter().enumerate() {
                assert_eq!(place["chips"][seat], json!(self.chips[seat][at]), "seat {seat} in {}", place["region"]);
            }
        }
        assert_eq!(view["phase"] == "over", self.over);
        assert_eq!(view["turn"], if self.over { Value::Null } else { self.turn.clone() });
        assert_eq!(view["year"], json!(self.year));
        let drawn: Vec<Value> =
            view["drawn"].as_array().expect("cards").iter().map(|card| card["card"].clone()).collect();
        assert_eq!(drawn, self.drawn);
    }
}

/// KL-7: chips, money, places, turn and cards follow from the events alone, at every step of random games.
#[test]
fn kl_7_events_are_enough() {
    for seats in 1..=4 {
        let options = Options { homes_pay: seats % 2 == 0, first_turn_funding: seats == 3, ..Options::default() };
        let start = Start::<Kilonzo>::new(seats, options).expect("a table");
        for game in 0..60 {
            let mut luck = Luck::from_text(&format!("follow {seats} {game}"));
            let mut told = Vec::new();
            let mut state = Kilonzo::setup(&start, &mut luck, &mut told);
            let mut follower = Follower::new(seats);
            let mut moves = Vec::new();
            loop {
                for event in told.drain(..) {
                    follower.hear(&serde_json::to_value(&event).expect("plain data"));
                }
                let view = Kilonzo::view(&start, &state, Viewer::Spectator);
                follower.compare(&serde_json::to_value(&view).expect("plain data"));
                let Some(seat) = Kilonzo::pending(&state).first() else { break };
                moves.clear();
                Kilonzo::legal_moves(&state, seat, &mut moves);
                let mv = *luck.pick(&moves);
                Kilonzo::play(&mut state, seat, &mv, &mut luck, &mut told).expect("a listed move");
            }
            assert!(follower.over);
        }
    }
}

/// KL-7: one gain or loss for each effect and seat, amount 0 included; a `level` that finds a tie has none.
#[test]
fn kl_7_amounts_of_zero() {
    let table = Scene::every_card(1, "money -4").money(0, 0).draws(3, "x05");
    let last = table.events().last().expect("an event");
    assert!(matches!(last, Event::Money { amount: -2, .. }), "{last:?}: the funding of $2 goes");
    let table = Scene::every_card(2, "money_all -2").money(1, 0).draws(3, "x05");
    assert!(table.events().contains(&Event::Money { seat: Seat(1), amount: 0, cause: hustings_kilonzo::Cause::Card }));
    let table = Scene::seats(2).money(0, 0).money(1, 2).draws(3, "c05");
    assert!(matches!(table.events().last(), Some(Event::Drew { .. })), "$2 each: a tie, and nothing is told");
}

/// KL-7: the omniscient view's order, and what was drawn, lead back to the same state; others deal the rest again.
#[test]
fn kl_7_imagined_decks() {
    let table = Scene::seats(3).table();
    let mut orders = std::collections::HashSet::new();
    for seed in 0..20 {
        let mut luck = Luck::from_number(seed);
        let all = table.view_of(Viewer::Everything);
        let same = Kilonzo::imagine(table.start(), &all, &mut luck).expect("a sound view");
        assert_eq!(same, *table.state());
        let dealt = Kilonzo::imagine(table.start(), &table.view(0), &mut luck).expect("a sound view");
        let mut deck = Kilonzo::view(table.start(), &dealt, Viewer::Everything).deck.expect("the deck");
        orders.insert(deck.clone());
        deck.sort();
        let mut unseen = all.deck.expect("the deck");
        unseen.sort();
        assert_eq!(deck, unseen, "no card that was drawn, and each of the others once");
    }
    assert_eq!(orders.len(), 20);
}

/// KL-7: a view that contradicts itself is refused with a reason.
#[test]
fn kl_7_bad_views() {
    let table = Scene::seats(2).table();
    let spoilt = |spoil: &dyn Fn(&mut hustings_kilonzo::View)| {
        let mut view = table.view(0);
        spoil(&mut view);
        Kilonzo::imagine(table.start(), &view, &mut Luck::from_number(0)).expect_err("a bad view")
    };
    assert!(spoilt(&|view| view.turn = None).contains("turn"));
    assert!(spoilt(&|view| view.turn = Some(Seat(2))).contains("turn"));
    assert!(spoilt(&|view| view.year = 6).contains("year"));
    assert!(spoilt(&|view| view.phase = Phase::Homes).contains("year"));
    assert!(spoilt(&|view| view.phase = Phase::Choosing).contains("choice"));
    assert!(spoilt(&|view| view.regions[4].chips[Seat(0)] = 4).contains("fit"));
    assert!(spoilt(&|view| view.regions[11].chips[Seat(0)] = 1).contains("fit"));
    assert!(spoilt(&|view| view.regions[9].chips[Seat(0)] = 0).contains("home"));
    assert!(spoilt(&|view| view.regions.swap(0, 1)).contains("listed"));
    assert!(spoilt(&|view| drop(view.regions.pop())).contains("regions"));
    assert!(spoilt(&|view| view.candidates[Seat(1)].home = view.candidates[Seat(0)].home).contains("home"));
    assert!(spoilt(&|view| view.candidates[Seat(1)].at = None).contains("home"));
    assert!(spoilt(&|view| view.candidates[Seat(1)].money = 60_000).contains("money"));
    assert!(spoilt(&|view| view.drawn[1].number = view.drawn[0].number).contains("card"));
    assert!(spoilt(&|view| view.drawn[1].number = 24).contains("card"));
    assert!(spoilt(&|view| drop(view.drawn.pop())).contains("cards"));
    assert!(spoilt(&|view| view.deck = Some(vec!["c01".to_owned()])).contains("deck"));
    assert!(spoilt(&|view| view.now = None).contains("turn"));
    assert!(spoilt(&|view| view.now.as_mut().expect("a turn").ad_price = 0).contains("price"));
}
