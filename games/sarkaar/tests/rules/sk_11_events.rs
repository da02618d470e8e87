//! SK-11: events alone are enough. Whoever hears what a spectator hears can keep the whole public table without a rule.

use std::collections::{BTreeMap, BTreeSet};

use hustings_core::{Event as _, Game, Luck, Start, Viewer};
use hustings_sarkaar::{Event, Sarkaar, View};
use serde_json::{Value, json};

/// The public table as told by events.
#[derive(Debug, Default, PartialEq)]
struct Told {
    tiles: Vec<String>,
    leaders: Vec<String>,
    order: Vec<u64>,
    turn: Option<u64>,
    round: u64,
    used: u64,
    over: bool,
    blocked: Option<String>,
    owners: BTreeMap<String, u64>,
    governments: BTreeMap<String, u64>,
    holders: BTreeMap<String, u64>,
    players: Vec<Side>,
    rows: BTreeMap<String, Vec<Option<String>>>,
    closed: BTreeMap<String, u64>,
    discards: BTreeSet<String>,
}

#[derive(Debug, Default, Clone, PartialEq)]
struct Side {
    picked: bool,
    tokens: BTreeMap<&'static str, i64>,
    levels: BTreeMap<String, u64>,
    backs: BTreeMap<String, i64>,
    vp: u64,
    skips: u64,
    laid: BTreeSet<String>,
}

const TOKENS: [&str; 3] = ["voter", "moolah", "power"];

impl Told {
    fn new(seats: u8) -> Told {
        let mut side = Side { tokens: TOKENS.map(|of| (of, 0)).into(), ..Side::default() };
        side.levels = ["development", "culture", "national"].map(|track| (track.to_owned(), 0)).into();
        side.backs = ["strategy", "aggression"].map(|deck| (deck.to_owned(), 0)).into();
        Told {
            players: vec![side; usize::from(seats)],
            rows: ["strategy", "aggression"].map(|deck| (deck.to_owned(), vec![None; 3])).into(),
            closed: ["strategy", "aggression"].map(|deck| (deck.to_owned(), 20)).into(),
            ..Told::default()
        }
    }

    fn back(&mut self, seat: &Value, deck: &str, by: i64) {
        *self.players[index(seat)].backs.get_mut(deck).expect("a deck") += by;
    }

    fn pay(&mut self, seat: &Value, event: &Value, sign: i64) {
        for of in TOKENS {
            let amount = event[of].as_i64().expect("an amount");
            *self.players[index(seat)].tokens.get_mut(of).expect("a token") += sign * amount;
        }
    }

    /// One event as a spectator is told it. `snatched` is the back of a card that
    /// is being looked at; `decks` knows what is printed on a card: its deck, and whether it stays for good.
    fn hear(&mut self, event: &Value, snatched: &mut String, decks: &dyn Fn(&str) -> (String, bool)) {
        let seat = &event["seat"];
        let text = |key: &str| event[key].as_str().unwrap_or_default().to_owned();
        match event["event"].as_str().expect("a name") {
            "tiles_laid" => {
                let tiles = event["tiles"].as_array().expect("tiles");
                self.tiles = tiles.iter().map(|laid| laid["tile"].as_str().expect("a tile").to_owned()).collect();
            }
            "leader_picked" => self.players[index(seat)].picked = true,
            "leaders_revealed" => {
                self.leaders = serde_json::from_value(event["leaders"].clone()).expect("leaders");
                self.order = serde_json::from_value(event["order"].clone()).expect("an order");
                self.players.iter_mut().for_each(|player| player.picked = true);
            }
            "income" => {
                (self.turn, self.used) = (seat.as_u64(), 0);
                self.round = event["round"].as_u64().expect("a round");
                self.pay(seat, event, 1);
            }
            "action_used" => self.used = event["used"].as_u64().expect("a number"),
            "paid" => self.pay(seat, event, -1),
            "gained" => {
                self.pay(seat, event, 1);
                if !event["from"].is_null() {
                    self.pay(&event["from"], event, -1);
                }
            }
            "seat_taken" => drop(self.owners.insert(text("at"), seat.as_u64().expect("a seat"))),
            "government_formed" => drop(self.governments.insert(text("state"), seat.as_u64().expect("a seat"))),
            "government_lost" => drop(self.governments.remove(&text("state"))),
            "level" => {
                let to = event["to"].as_u64().expect("a level");
                self.players[index(seat)].levels.insert(text("track"), to);
            }
            "award" => {
                self.holders.remove(&text("award"));
                if let Some(to) = event["to"].as_u64() {
                    self.holders.insert(text("award"), to);
                }
            }
            "vp" => self.players[index(seat)].vp = event["to"].as_u64().expect("points"),
            "card_taken" => {
                self.back(seat, &text("deck"), 1);
                let slot = event["slot"].as_u64().expect("a slot") as usize - 1;
                self.rows.get_mut(&text("deck")).expect("a row")[slot] = None;
            }
            "card_drawn" => {
                assert!(event["card"].is_null(), "a spectator sees no card drawn");
                self.back(seat, &text("deck"), 1);
                *self.closed.get_mut(&text("deck")).expect("a deck") -= 1;
            }
            "card_played" => {
                let (deck, for_good) = decks(&text("card"));
                if !["flipped", "snatched"].contains(&text("how").as_str()) {
                    self.back(seat, &deck, -1);
                }
                if for_good {
                    self.players[index(seat)].laid.insert(text("card"));
                }
            }
            "card_discarded" => {
                self.discards.insert(text("card"));
                if ["cashed", "dropped"].contains(&text("why").as_str()) {
                    self.back(seat, &decks(&text("card")).0, -1);
                }
            }
            "flipped" => *self.closed.get_mut(&text("deck")).expect("a deck") -= 1,
            "snatched" if event["found"] == json!(true) => {
                self.back(&event["from"], &text("deck"), -1);
                *snatched = text("deck");
            }
            "skipped" if event["frame"] == "snatched" => {
                self.back(seat, snatched, 1);
            }
            "skip_laid" => self.players[index(&event["on"])].skips = event["skips"].as_u64().expect("a number"),
            "tile_blocked" => self.blocked = Some(text("state")),
            "reshuffled" => {
                let deck = text("deck");
                let remade = event["cards"].as_u64().expect("a number");
                let before = self.discards.len();
                self.discards.retain(|card| decks(card).0 != deck);
                assert_eq!((before - self.discards.len()) as u64, remade);
                self.closed.insert(deck, remade);
            }
            "slot_filled" => {
                let slot = event["slot"].as_u64().expect("a slot") as usize - 1;
                self.rows.get_mut(&text("deck")).expect("a row")[slot] = Some(text("card"));
                *self.closed.get_mut(&text("deck")).expect("a deck") -= 1;
            }
            "turn_ended" => self.players[index(seat)].skips = 0,
            "game_over" => self.over = true,
            // These tell more of what the others say already, or what is about to be asked.
            "leaders_dealt" | "turn_shortened" | "seat_lost" | "full_majority" | "benefits_due" | "card_cancelled"
            | "asked" | "passed" | "skipped" | "snatched" | "tile_restored" => {}
            unknown => panic!("SK-11 has no event `{unknown}`"),
        }
    }

    /// What the view says of the same things.
    fn seen(view: &View) -> Told {
        let mut told = Told::new(view.players.seats());
        let number = |seat: hustings_core::Seat| u64::from(seat.0);
        told.tiles = view.states.iter().map(|at| at.tile.to_string()).collect();
        told.leaders =
            view.players.values().iter().filter_map(|player| player.leader.as_ref()).map(ToString::to_string).collect();
        told.order = view.order.iter().copied().map(number).collect();
        (told.turn, told.round, told.over) = (view.turn.map(number), view.round.into(), view.over.is_some());
        told.used = view.now.as_ref().map_or(0, |now| now.used.into());
        for at in &view.states {
            told.blocked = told.blocked.or(at.blocked.then(|| at.id.to_string()));
            told.governments.extend(at.government.map(|seat| (at.id.to_string(), number(seat))));
            told.owners.extend(at.squares.iter().filter_map(|own| Some((own.id.to_string(), number(own.owner?)))));
        }
        told.holders.extend(view.awards.iter().filter_map(|own| Some((own.award.to_string(), number(own.holder?)))));
        for (seat, player) in view.players.iter() {
            let side = &mut told.players[seat.index()];
            side.picked = player.picked;
            side.tokens = [("voter", player.voter), ("moolah", player.moolah), ("power", player.power)]
                .map(|(of, amount)| (of, i64::from(amount)))
                .into();
            side.levels =
                [("development", player.development), ("culture", player.culture), ("national", player.states)]
                    .map(|(track, level)| (track.to_owned(), u64::from(level)))
                    .into();
            side.backs = [("strategy", player.strategy), ("aggression", player.aggression)]
                .map(|(deck, backs)| (deck.to_owned(), i64::from(backs)))
                .into();
            (side.vp, side.skips) = (player.vp.into(), player.skips.into());
            side.laid = player.laid.iter().map(ToString::to_string).collect();
        }
        for deck in &view.decks {
            let row = deck.row.iter().map(|slot| slot.as_ref().map(ToString::to_string)).collect();
            told.rows.insert(deck.deck.to_string(), row);
            told.closed.insert(deck.deck.to_string(), deck.closed.into());
            told.discards.extend(deck.discards.iter().map(ToString::to_string));
        }
        told
    }
}

fn index(seat: &Value) -> usize {
    seat.as_u64().expect("a seat") as usize
}

/// SK-11: random games, every position: the table kept from events is the table a spectator sees.
#[test]
fn sk_11_events_tell_everything_public() {
    let tables = [
        (2, json!({})),
        (3, json!({"card_cost": "power", "finish_round": true})),
        (4, json!({"strict_supply": true, "target_vp": 60})),
        (4, json!({"leader_deal": 1})),
    ];
    let mut names = BTreeSet::new();
    for (number, (seats, options)) in tables.into_iter().cycle().take(24).enumerate() {
        let options = serde_json::from_value(options).expect("options");
        let start = Start::<Sarkaar>::new(seats, options).expect("a table");
        let faces = start.set().data.faces();
        let decks = |card: &str| {
            let face = faces.iter().find(|face| card.starts_with(&face.code)).expect("a card of the set");
            (face.deck.to_string(), face.effect_text.starts_with("victory"))
        };
        let mut luck = Luck::from_number(number as u64);
        let mut heard: Vec<Event> = Vec::new();
        let mut state = Sarkaar::setup(&start, &mut luck, &mut heard);
        let (mut told, mut snatched) = (Told::new(seats), String::new());
        loop {
            for event in heard.drain(..).filter_map(|event| event.seen_by(Viewer::Spectator)) {
                let event = serde_json::to_value(event).expect("plain data");
                names.insert(event["event"].as_str().expect("a name").to_owned());
                told.hear(&event, &mut snatched, &decks);
            }
            let kept = Told::seen(&Sarkaar::view(&start, &state, Viewer::Spectator));
            assert_eq!(told, kept, "game {number}");
            let Some(seat) = Sarkaar::pending(&state).first() else { break };
            let mut moves = Vec::new();
            Sarkaar::legal_moves(&state, seat, &mut moves);
            let mv = *luck.pick(&moves);
            Sarkaar::play(&mut state, seat, &mv, &mut luck, &mut heard).expect("a listed move");
        }
    }
    assert_eq!(names.len(), 35, "every event happened: {names:?}");
}
