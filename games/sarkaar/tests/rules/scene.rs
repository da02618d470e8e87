//! Positions made by hand: a scene is a view, edited, and imagined back into a state.

use std::collections::BTreeMap;

use hustings_core::{Components, Files, Game, Luck, Seat, Silent, Start, Viewer};
use hustings_sarkaar::{Award, FrameName, Open, Player, Sarkaar, Turn, View};
use hustings_testkit::{Table, components};
use serde_json::{Value, json};

/// As SK-17 has it: beginner layout, turn order 0, 1, 2, 3, no privileges, player 0's turn after its income. Everything else is
/// empty until it is said; cards not placed lie closed in the order of the files.
pub struct Scene {
    start: Start<Sarkaar>,
    view: View,
    hands: BTreeMap<u8, Vec<String>>,
    rows: BTreeMap<usize, Vec<Option<String>>>,
    tops: Vec<String>,
    discards: Vec<String>,
    /// Whether cards not placed are discarded or lie closed, by deck.
    spent: [bool; 2],
}

pub fn files() -> Files {
    components(env!("CARGO_MANIFEST_DIR"))
}

const LEADERS: [&str; 8] = ["phil", "rooster", "goat", "mule", "hen", "fox", "bull", "pig"];

/// The standard set without privileges, but for these of seats 0, 1, ...
fn set_with(privileges: &[&str], edits: &[(&str, &str, &str)]) -> &'static Components<hustings_sarkaar::Set> {
    let mut files = files();
    for (file, from, to) in edits {
        let text = files.get_mut(*file).expect("a file of the set");
        assert!(text.contains(from), "`{from}` is not in {file}");
        *text = text.replace(from, to);
    }
    let text = files.get_mut("leaders.toml").expect("leaders");
    let mut seat = 0;
    let lines = text.lines().map(|line| {
        if line.starts_with("privilege = ") {
            seat += 1;
            format!("privilege = \"{}\"", privileges.get(seat - 1).unwrap_or(&"none"))
        } else {
            line.to_owned()
        }
    });
    *text = lines.collect::<Vec<_>>().join("\n");
    let set = Components::load("scene", &files, Sarkaar::load).unwrap_or_else(|bad| panic!("{bad}"));
    Box::leak(Box::new(set))
}

impl Scene {
    pub fn seats(seats: u8) -> Scene {
        Scene::with(seats, json!({}), &[])
    }

    pub fn options(seats: u8, options: Value) -> Scene {
        Scene::with(seats, options, &[])
    }

    /// The leader of seat 0 has this privilege, and so on.
    pub fn privileges(seats: u8, privileges: &[&str]) -> Scene {
        Scene::with(seats, json!({}), privileges)
    }

    pub fn with(seats: u8, options: Value, privileges: &[&str]) -> Scene {
        Scene::edited(seats, options, privileges, &[])
    }

    /// With other numbers in the files: file, what stands there, what shall.
    pub fn edited(seats: u8, options: Value, privileges: &[&str], edits: &[(&str, &str, &str)]) -> Scene {
        let mut options = options;
        options["layout"] = json!("beginner");
        let options = serde_json::from_value(options).expect("options");
        let start = Start::with_set(seats, options, set_with(privileges, edits)).expect("a table");
        let state = Sarkaar::setup(&start, &mut Luck::from_number(0), &mut Silent);
        let mut view = Sarkaar::view(&start, &state, Viewer::Everything);
        let all: Vec<Seat> = Seat::all(seats).collect();
        (view.frame, view.round, view.turn) = (FrameName::Main, 1, Some(Seat(0)));
        (view.order, view.waiting, view.open) = (all.clone(), vec![Seat(0)], vec![Open::Main]);
        view.now = Some(Turn {
            used: 0,
            limit: 2,
            raised: 0,
            rebate: 0,
            same_state: false,
            seated: false,
            seat_in: Vec::new(),
            power_in: Vec::new(),
            addons: 0,
        });
        let deal = usize::from(start.options().leader_deal);
        let secrets = view.secrets.as_mut().expect("all eyes");
        for seat in all {
            let own = seat.index();
            view.players[seat] =
                Player { leader: Some(LEADERS[own].into()), picked: true, ..view.players[seat].clone() };
            secrets.dealt[own] = [LEADERS[own], LEADERS[7 - own]][..deal].iter().map(|name| (*name).into()).collect();
            secrets.picked[own] = Some(LEADERS[own].into());
        }
        for (_, player) in view.players.iter_mut() {
            (player.voter, player.moolah, player.power) = (0, 0, 0);
        }
        Scene {
            start,
            view,
            hands: BTreeMap::new(),
            rows: BTreeMap::new(),
            tops: Vec::new(),
            discards: Vec::new(),
            spent: [false; 2],
        }
    }

    /// Other leaders for seats 0, 1, ...; their numbers make the turn order. Seat 0 is still the one to move.
    pub fn leaders(mut self, leaders: &[&'static str]) -> Scene {
        let spare: Vec<_> = LEADERS.iter().filter(|name| !leaders.contains(name)).collect();
        let secrets = self.view.secrets.as_mut().expect("all eyes");
        for (seat, leader) in leaders.iter().enumerate() {
            self.view.players[Seat(seat as u8)].leader = Some((*leader).into());
            secrets.dealt[seat] = vec![(*leader).into(), (*spare[seat]).into()];
            secrets.picked[seat] = Some((*leader).into());
        }
        let place = |seat: &Seat| LEADERS.iter().position(|name| *name == leaders[seat.index()]);
        self.view.order.sort_by_key(place);
        self
    }

    /// `HAY 0:1,2 1:3,4`: players and the numbers of their seats.
    pub fn owns(mut self, text: &str) -> Scene {
        let mut words = text.split(' ');
        let name = words.next().expect("a state");
        let place = self.view.states.iter_mut().find(|place| place.id == name).expect("a state of the map");
        for word in words {
            let (seat, numbers) = word.split_once(':').expect("seat:numbers");
            for number in numbers.split(',') {
                let number: usize = number.parse().expect("a number");
                place.squares[number - 1].owner = Some(Seat(seat.parse().expect("a seat")));
            }
        }
        self
    }

    /// Voters, moolah, power.
    pub fn tokens(mut self, seat: u8, voter: u16, moolah: u16, power: u16) -> Scene {
        let player = &mut self.view.players[Seat(seat)];
        (player.voter, player.moolah, player.power) = (voter, moolah, power);
        self
    }

    /// Development and culture.
    pub fn levels(mut self, seat: u8, development: u8, culture: u8) -> Scene {
        let player = &mut self.view.players[Seat(seat)];
        (player.development, player.culture) = (development, culture);
        self
    }

    pub fn holds(mut self, award: Award, seat: u8) -> Scene {
        self.view.awards[award.index()].holder = Some(Seat(seat));
        self
    }

    pub fn hand(mut self, seat: u8, cards: &[&str]) -> Scene {
        self.hands.entry(seat).or_default().extend(cards.iter().map(|card| (*card).to_owned()));
        self
    }

    /// `-` is an empty slot.
    pub fn row(mut self, deck: usize, cards: [&str; 3]) -> Scene {
        let slot = |card: &str| (card != "-").then(|| card.to_owned());
        self.rows.insert(deck, cards.into_iter().map(slot).collect());
        self
    }

    /// These lie on top of their closed decks, the first on top.
    pub fn top(mut self, cards: &[&str]) -> Scene {
        self.tops = cards.iter().map(|card| (*card).to_owned()).collect();
        self
    }

    pub fn discarded(mut self, cards: &[&str]) -> Scene {
        self.discards.extend(cards.iter().map(|card| (*card).to_owned()));
        self
    }

    /// All cards of the deck that are placed nowhere else are in the hands of `seat`, so that nothing is closed or discarded.
    pub fn nothing_closed(mut self, deck: usize) -> Scene {
        self.spent[deck] = true;
        self
    }

    pub fn skips(mut self, seat: u8, skips: u8) -> Scene {
        self.view.players[Seat(seat)].skips = skips;
        self
    }

    pub fn blocked(mut self, state: &str) -> Scene {
        let place = self.view.states.iter_mut().find(|place| place.id == state);
        place.expect("a state of the map").blocked = true;
        self
    }

    pub fn tile(mut self, state: &str, tile: &str) -> Scene {
        let place = self.view.states.iter_mut().find(|place| place.id == state);
        place.expect("a state of the map").tile = tile.to_owned().into();
        self
    }

    pub fn laid(mut self, seat: u8, cards: &[&str]) -> Scene {
        self.view.players[Seat(seat)].laid = cards.iter().map(|card| (*card).to_owned().into()).collect();
        self
    }

    pub fn round(mut self, round: u8) -> Scene {
        self.view.round = round;
        self
    }

    pub fn turn(mut self, seat: u8) -> Scene {
        self.view.turn = Some(Seat(seat));
        self
    }

    pub fn table(self) -> Table<Sarkaar> {
        self.seeded("scene")
    }

    pub fn seeded(mut self, seed: &str) -> Table<Sarkaar> {
        self.place_cards();
        let Scene { start, view, .. } = self;
        let state = Sarkaar::imagine(&start, &view, &mut Luck::from_number(0)).unwrap_or_else(|why| panic!("{why}"));
        Table::set_up(start, seed).from_state(state)
    }

    fn place_cards(&mut self) {
        let faces = self.start.set().data.faces();
        let copies = |deck: usize| {
            let of_deck = faces.iter().filter(move |face| face.deck.index() == deck);
            of_deck.flat_map(|face| (1..=face.count).map(|copy| format!("{}{copy}", face.code)))
        };
        let laid: Vec<String> =
            self.view.players.values().iter().flat_map(|player| &player.laid).map(ToString::to_string).collect();
        let secrets = self.view.secrets.as_mut().expect("all eyes");
        for deck in 0..2 {
            let all: Vec<String> = copies(deck).collect();
            let mut free = all.clone();
            let row = self.rows.get(&deck).cloned().unwrap_or_else(|| vec![None; 3]);
            let known = self.hands.values().flatten().chain(&self.discards).chain(&self.tops).chain(&laid);
            let known: Vec<String> = known.chain(row.iter().flatten()).cloned().collect();
            free.retain(|card| !known.contains(card));
            let tops: Vec<String> = self.tops.iter().filter(|card| all.contains(card)).cloned().collect();
            if self.spent[deck] {
                // Out of the way: in the last player's hand.
                let last = self.start.seats() - 1;
                self.hands.entry(last).or_default().append(&mut free);
            }
            let view = &mut self.view.decks[deck];
            view.row = row.into_iter().map(|slot| slot.map(Into::into)).collect();
            view.discards = self.discards.iter().filter(|card| all.contains(card)).cloned().map(Into::into).collect();
            let closed: Vec<String> = tops.into_iter().chain(free).collect();
            view.closed = closed.len() as u8;
            secrets.closed[deck] = closed.into_iter().map(Into::into).collect();
        }
        for seat in Seat::all(self.start.seats()) {
            let hand = self.hands.remove(&seat.0).unwrap_or_default();
            let of_deck = |deck: usize| {
                let all: Vec<String> = copies(deck).collect();
                hand.iter().filter(|card| all.contains(card)).count() as u8
            };
            let player = &mut self.view.players[seat];
            (player.strategy, player.aggression) = (of_deck(0), of_deck(1));
            assert_eq!(usize::from(player.strategy + player.aggression), hand.len(), "unknown cards in {hand:?}");
            secrets.hands[seat.index()] = hand.into_iter().map(Into::into).collect();
        }
    }
}

/// Voters, moolah, power.
pub fn tokens(table: &Table<Sarkaar>, seat: u8) -> (u16, u16, u16) {
    let view = table.view_of(Viewer::Everything);
    let player = &view.players[Seat(seat)];
    (player.voter, player.moolah, player.power)
}

pub fn player(table: &Table<Sarkaar>, seat: u8) -> Player {
    table.view_of(Viewer::Everything).players[Seat(seat)].clone()
}

pub fn vp(table: &Table<Sarkaar>, seat: u8) -> u16 {
    player(table, seat).vp
}

pub fn frame(table: &Table<Sarkaar>) -> FrameName {
    table.view_of(Viewer::Everything).frame
}

/// Actions used.
pub fn used(table: &Table<Sarkaar>) -> u8 {
    table.view_of(Viewer::Everything).now.expect("a turn").used
}

pub fn owner(table: &Table<Sarkaar>, square: &str) -> Option<u8> {
    let view = table.view_of(Viewer::Everything);
    let mut squares = view.states.iter().flat_map(|place| &place.squares);
    squares.find(|own| own.id == square).expect("a seat of the map").owner.map(|seat| seat.0)
}

pub fn government(table: &Table<Sarkaar>, state: &str) -> Option<u8> {
    let view = table.view_of(Viewer::Everything);
    view.states.iter().find(|place| place.id == state).expect("a state").government.map(|seat| seat.0)
}

pub fn hand(table: &Table<Sarkaar>, seat: u8) -> Vec<String> {
    let view = table.view_of(Viewer::Everything);
    view.secrets.expect("all eyes").hands[usize::from(seat)].iter().map(ToString::to_string).collect()
}

pub fn row(table: &Table<Sarkaar>, deck: usize) -> Vec<String> {
    let view = table.view_of(Viewer::Everything);
    view.decks[deck].row.iter().map(|slot| slot.as_deref().unwrap_or("-").to_owned()).collect()
}

pub fn discards(table: &Table<Sarkaar>) -> Vec<String> {
    let view = table.view_of(Viewer::Everything);
    view.decks.iter().flat_map(|deck| &deck.discards).map(ToString::to_string).collect()
}

/// The legal moves that begin so, without that beginning.
pub fn moves(table: &Table<Sarkaar>, seat: u8, verb: &str) -> Vec<String> {
    let prefix = format!("{verb} ");
    table.moves(seat).iter().filter_map(|mv| mv.strip_prefix(&prefix).map(str::to_owned)).collect()
}

pub fn may(table: &Table<Sarkaar>, seat: u8, mv: &str) -> bool {
    table.moves(seat).iter().any(|own| own == mv)
}

/// The names of the events the last move reported.
pub fn happened(table: &Table<Sarkaar>) -> Vec<String> {
    let name = |event: &hustings_sarkaar::Event| {
        let json = serde_json::to_value(event).expect("plain data");
        json["event"].as_str().expect("a name").to_owned()
    };
    table.events().iter().map(name).collect()
}
