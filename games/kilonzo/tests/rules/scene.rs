//! Positions made by hand: a scene is a view, edited, and imagined back into a state.

use hustings_core::{Components, Event as _, Files, Game, Luck, Seat, Silent, Start, Viewer};
use hustings_kilonzo::{Candidate, Drawn, Kilonzo, Phase, Region, Turn, View};
use hustings_testkit::Table;
use hustings_words::{Names, Wording};
use serde_json::{Value, json};

/// Seat 0 started and is acting in year 2. Seat 0 lives in HN, 1 in HE, 2 in HS, 3 in HW; everybody is at home with two chips
/// and $2.
pub struct Scene {
    start: Start<Kilonzo>,
    view: View,
}

fn region(name: &str) -> Region {
    Region::named(name).unwrap_or_else(|| panic!("{name} is no region"))
}

impl Scene {
    pub fn seats(seats: u8) -> Scene {
        Scene::options(seats, json!({}))
    }

    pub fn options(seats: u8, options: Value) -> Scene {
        let options = serde_json::from_value(options).expect("options");
        Scene::open(Start::new(seats, options).expect("a table"))
    }

    /// With a deck in which every card has this effect.
    pub fn every_card(seats: u8, effect: &str) -> Scene {
        let card = |number: usize| {
            format!("[[card]]\nid = \"x{number:02}\"\nname = \"N\"\ntext = \"T\"\neffect = \"{effect}\"\n")
        };
        let text: String = (1..=24).map(card).collect();
        let files = Files::from([("cards.toml".to_owned(), text)]);
        let set = Components::load("test", &files, Kilonzo::load).unwrap_or_else(|bad| panic!("{bad}"));
        let set = Box::leak(Box::new(set));
        Scene::open(Start::with_set(seats, Default::default(), set).expect("a table"))
    }

    fn open(start: Start<Kilonzo>) -> Scene {
        let state = Kilonzo::setup(&start, &mut Luck::from_number(0), &mut Silent);
        let view = Kilonzo::view(&start, &state, Viewer::Everything);
        let mut scene = Scene { start, view };
        scene.view.starter = Seat(0);
        scene.view.phase = Phase::Acting;
        let now = json!({
            "moved": false, "debated": false, "stuck": false, "two_free": false, "roam": false, "ad_price": 2,
            "smear_price": 3, "coach": 0, "reach": [], "ads": [], "smears": [], "debates": [], "staying": 0
        });
        scene.view.now = Some(serde_json::from_value(now).expect("a turn"));
        for seat in Seat::all(scene.start.seats()) {
            let home = Region::HOMES[seat.index()];
            let candidate: &mut Candidate = &mut scene.view.candidates[seat];
            (candidate.home, candidate.at, candidate.money) = (Some(home), Some(home), 2);
            scene.set_chips(seat, home, 2);
        }
        scene.year(2, 0)
    }

    fn set_chips(&mut self, seat: Seat, at: Region, chips: u8) {
        let place = self.view.regions.iter_mut().find(|place| place.region == at).expect("every region is listed");
        place.chips[seat] = chips;
    }

    /// Whose year it is. Cards drawn so far are the first of the file, the rest lie in the order of the file.
    pub fn year(mut self, year: u8, turn: u8) -> Scene {
        self.view.year = year;
        self.view.turn = Some(Seat(turn));
        let seats = self.start.seats();
        let begun = |seat: u8| if seat <= turn { year } else { year - 1 };
        let drawn: u8 = (0..seats).map(|seat| begun(seat).div_ceil(2)).sum();
        let cards = self.start.set().data.cards();
        let face = |number: u8| Drawn {
            seat: Seat(number % seats),
            year: 1 + 2 * (number / seats),
            number,
            card: cards[usize::from(number)].id.to_string(),
            name: String::new(),
            text: String::new(),
            effect: cards[usize::from(number)].effect.value,
        };
        self.view.drawn = (0..drawn).map(face).collect();
        self.view.deck_size = 24 - drawn;
        self.view.deck = Some(cards[usize::from(drawn)..].iter().map(|card| card.id.to_string()).collect());
        self
    }

    pub fn money(mut self, seat: u8, money: u16) -> Scene {
        self.view.candidates[Seat(seat)].money = money;
        self
    }

    pub fn at(mut self, seat: u8, place: &str) -> Scene {
        self.view.candidates[Seat(seat)].at = Some(region(place));
        self
    }

    pub fn chips(mut self, seat: u8, at: &str, chips: u8) -> Scene {
        self.set_chips(Seat(seat), region(at), chips);
        self
    }

    /// Changes what this turn allows.
    pub fn now(mut self, change: impl FnOnce(&mut Turn)) -> Scene {
        change(self.view.now.as_mut().expect("somebody is acting"));
        self
    }

    pub fn table(self) -> Table<Kilonzo> {
        let Scene { start, view } = self;
        let state = Kilonzo::imagine(&start, &view, &mut Luck::from_number(0)).unwrap_or_else(|why| panic!("{why}"));
        Table::set_up(start, "scene").from_state(state)
    }

    /// Seat 0 begins that year and draws `card`: the turn before ends, and brings nobody a chip.
    pub fn draws(self, year: u8, card: &str) -> Table<Kilonzo> {
        let last = self.start.seats() - 1;
        let mut scene = self.year(year - 1, last).now(|now| now.stuck = true);
        let mut all: Vec<String> = scene.start.set().data.cards().iter().map(|card| card.id.to_string()).collect();
        let top = all.iter().position(|id| id == card).unwrap_or_else(|| panic!("{card} is no card"));
        // The card is taken out of its place, wherever that is, and put on top.
        all.remove(top);
        let drawn = scene.view.drawn.len();
        for (face, id) in scene.view.drawn.iter_mut().zip(&all) {
            let cards = scene.start.set().data.cards();
            face.number = cards.iter().position(|card| card.id == *id).expect("it is a card") as u8;
        }
        let rest = all[drawn..].iter().cloned();
        scene.view.deck = Some(std::iter::once(card.to_owned()).chain(rest).collect());
        let mut table = scene.table();
        table.play(last, "end");
        table
    }
}

/// What the last move reported, as sentences.
pub fn told(table: &Table<Kilonzo>) -> Vec<String> {
    let wording = Wording::english(Kilonzo::INFO.words, Kilonzo::component_names(&table.start().set().data));
    let names = Names::numbered(4);
    table.events().iter().map(|event| wording.say(&event.message(), &names)).collect()
}

/// The same from the first sentence that begins so.
pub fn told_from(table: &Table<Kilonzo>, beginning: &str) -> Vec<String> {
    let told = told(table);
    let from = told.iter().position(|says| says.starts_with(beginning));
    told[from.unwrap_or_else(|| panic!("nothing begins with `{beginning}`: {told:?}"))..].to_vec()
}

/// What was told after the card was shown.
pub fn after_card(table: &Table<Kilonzo>) -> Vec<String> {
    told_from(table, "Seat 0 draws")[1..].to_vec()
}

pub fn chips(table: &Table<Kilonzo>, seat: u8, at: &str) -> u8 {
    table.state().chips(Seat(seat), region(at))
}

pub fn money(table: &Table<Kilonzo>, seat: u8) -> u16 {
    table.state().money(Seat(seat))
}

pub fn place(table: &Table<Kilonzo>, seat: u8) -> String {
    table.view(0).candidates[Seat(seat)].at.expect("on the board").to_string()
}

/// The legal moves that begin so.
pub fn moves(table: &Table<Kilonzo>, seat: u8, verb: &str) -> Vec<String> {
    let prefix = format!("{verb} ");
    table.moves(seat).iter().filter_map(|mv| mv.strip_prefix(&prefix).map(str::to_owned)).collect()
}
