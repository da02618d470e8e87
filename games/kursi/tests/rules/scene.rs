//! Positions made by hand: a scene is the view of everything, edited, and imagined back into a state.

use std::borrow::Cow;

use hustings_core::{Game, Luck, PerSeat, Seat, Silent, Start, Viewer};
use hustings_kursi::{
    Active, Ask, Count, Fielded, KnownHand, Kursi, Letter, Memory, Own, PhaseName, Supply, Tally, View,
};
use hustings_testkit::Table;
use serde_json::{Value, json};

/// The id of a component, as views have it.
pub type Text = Cow<'static, str>;

/// Round 2, everybody is to name a draw. Player 0 has the pawn. Seats A to E are s1 (E), s2 (E), s4 (W), s5 (W), s7 (D). Hands hold what a
/// scene gives them and no Masterstroke; two that a scene does not use lie open, the others are in the deck in order.
pub struct Scene {
    start: Start<Kursi>,
    view: View,
    top: Vec<Text>,
    discarded_rest: Option<(String, String)>,
}

pub fn letter(name: &str) -> Letter {
    Letter::named(name).unwrap_or_else(|| panic!("{name} is no letter"))
}

fn words(text: &str) -> impl Iterator<Item = Text> + '_ {
    text.split(' ').filter(|word| !word.is_empty()).map(|word| Cow::Owned(word.to_owned()))
}

impl Scene {
    pub fn players(players: u8) -> Scene {
        Scene::options(players, json!({}))
    }

    pub fn options(players: u8, options: Value) -> Scene {
        let options = serde_json::from_value(options).expect("options");
        Scene::open(Start::new(players, options).expect("a table"))
    }

    pub fn open(start: Start<Kursi>) -> Scene {
        let state = Kursi::setup(&start, &mut Luck::from_number(0), &mut Silent);
        let mut view = Kursi::view(&start, &state, Viewer::Everything);
        let players = start.seats();
        let places = usize::from(start.options().seats);
        (view.phase, view.round, view.picks, view.holder) = (PhaseName::Draw, 2, places as u8, Some(Seat(0)));
        view.waiting = Seat::all(players).collect();
        view.ask = Some(Ask::Draw);
        view.display.clear();
        let tiles: Vec<Text> = view.components.candidates.iter().map(|tile| tile.id.clone()).collect();
        for seat in Seat::all(players) {
            let own = tiles[seat.index() * places..][..places].iter();
            let fielded = |id: &Text| Fielded {
                id: id.clone(),
                icons: Default::default(),
                tucked: Vec::new(),
                rally: Vec::new(),
                endings: Vec::new(),
                rungs: 0,
                short: None,
            };
            view.parties[seat].candidates = own.map(fielded).collect();
        }
        let all = view.everything.as_mut().expect("all is seen");
        all.hands = PerSeat::new(players, |_| Own::default());
        all.packs = PerSeat::new(players, |_| Vec::new());
        all.picks = PerSeat::new(players, |_| Vec::new());
        let seats = ["s1", "s2", "s4", "s5", "s7"];
        Scene { start, view, top: Vec::new(), discarded_rest: None }.seats(&seats[..places])
    }

    fn all(&mut self) -> &mut hustings_kursi::Everything {
        self.view.everything.as_mut().expect("all is seen")
    }

    pub fn seats(mut self, seats: &[&str]) -> Scene {
        for (constituency, id) in self.view.constituencies.iter_mut().zip(seats) {
            constituency.id = Cow::Owned((*id).to_owned());
        }
        self
    }

    /// Candidates from A.
    pub fn field(mut self, player: u8, tiles: &str) -> Scene {
        for (candidate, id) in self.view.parties[Seat(player)].candidates.iter_mut().zip(words(tiles)) {
            candidate.id = id;
        }
        self
    }

    /// Kinds and Masterstrokes in hand.
    pub fn hand(mut self, player: u8, cards: &str) -> Scene {
        let kinds: Vec<Text> = self.view.components.kinds.iter().map(|kind| kind.id.clone()).collect();
        let own = &mut self.all().hands[Seat(player)];
        for card in words(cards) {
            if kinds.contains(&card) {
                own.hand.push(Count { kind: card, count: 1 });
            } else {
                own.strokes.push(card);
            }
        }
        self
    }

    pub fn rally(mut self, player: u8, at: &str, cards: &str) -> Scene {
        self.view.parties[Seat(player)].candidates[letter(at).index()].rally.extend(words(cards));
        self
    }

    pub fn tucked(mut self, player: u8, at: &str, cards: &str) -> Scene {
        self.view.parties[Seat(player)].candidates[letter(at).index()].tucked.extend(words(cards));
        self
    }

    /// A Masterstroke face up, aimed at nothing.
    pub fn active(self, player: u8, stroke: &str) -> Scene {
        self.aimed(player, stroke, None, None)
    }

    pub fn aimed(mut self, player: u8, stroke: &str, at_player: Option<u8>, at: Option<&str>) -> Scene {
        let active = Active { stroke: stroke.to_owned().into(), player: at_player.map(Seat), at: at.map(letter) };
        self.view.parties[Seat(player)].active.push(active);
        self
    }

    pub fn holder(mut self, player: u8) -> Scene {
        self.view.holder = Some(Seat(player));
        self
    }

    pub fn round(mut self, round: u8) -> Scene {
        self.view.round = round;
        self
    }

    pub fn display(mut self, strokes: &str) -> Scene {
        self.view.display = words(strokes).collect();
        self
    }

    /// What lies on top of the Masterstroke deck.
    pub fn top(mut self, strokes: &str) -> Scene {
        self.top = words(strokes).collect();
        self
    }

    pub fn stroke_discard(mut self, strokes: &str) -> Scene {
        self.view.stroke_discard = words(strokes).collect();
        self
    }

    pub fn discard(mut self, cards: &str) -> Scene {
        for kind in words(cards) {
            let rally = self.view.components.kinds.iter().any(|known| known.id == kind && known.issue.is_some());
            let pile = if rally { &mut self.view.rally_discard } else { &mut self.view.asset_discard };
            pile.push(Count { kind, count: 1 });
        }
        self
    }

    /// The Rally deck holds these, and every Rally card that is nowhere else lies under player 0's last Candidate.
    pub fn rally_deck(mut self, cards: &str) -> Scene {
        let last = ["", "", "", "C", "D", "E"][self.view.constituencies.len()];
        self.discarded_rest = Some((cards.to_owned(), last.to_owned()));
        self
    }

    /// Vote cards under a Seat: fives, threes, ones, −2s.
    pub fn votes(mut self, player: u8, at: &str, [fives, threes, ones, minus]: [u8; 4]) -> Scene {
        let place = letter(at).index();
        let players = self.start.seats();
        let nothing = PerSeat::new(players, |_| Tally { total: 0, cards: Supply::default() });
        let tally = self.view.constituencies[place].tally.get_or_insert(nothing);
        let cards = &mut tally[Seat(player)].cards;
        cards.fives += fives;
        cards.threes += threes;
        cards.ones += ones;
        cards.minus += minus;
        self
    }

    /// What is left in a supply: fives, threes, ones, −2s; the rest is under a Seat.
    pub fn supply(self, player: u8, [fives, threes, ones, minus]: [u8; 4], rest: &str) -> Scene {
        self.votes(player, rest, [7 - fives, 10 - threes, 12 - ones, 4 - minus])
    }

    /// The step of the pawn holder's Masterstroke.
    pub fn taking(mut self) -> Scene {
        self.view.phase = PhaseName::Take;
        self.view.waiting = self.view.holder.into_iter().collect();
        self.view.ask = self.view.holder.map(|owner| Ask::Take { owner });
        self
    }

    /// The step in which everybody with a Masterstroke may commit one.
    pub fn committing(mut self) -> Scene {
        self.view.phase = PhaseName::Commit;
        let hands = self.all().hands.clone();
        self.view.waiting = hands.iter().filter(|(_, own)| !own.strokes.is_empty()).map(|(seat, _)| seat).collect();
        self.view.ask = Some(Ask::Stroke);
        self
    }

    /// The step in which everybody with a card may play.
    pub fn playing(mut self) -> Scene {
        self.view.phase = PhaseName::Play;
        let hands = self.all().hands.clone();
        self.view.waiting = hands.iter().filter(|(_, own)| !own.hand.is_empty()).map(|(seat, _)| seat).collect();
        self.view.ask = Some(Ask::Play);
        self
    }

    pub fn table(mut self) -> Table<Kursi> {
        self.place_strokes();
        self.place_cards();
        self.place_votes();
        let Scene { start, view, .. } = self;
        let state = Kursi::imagine(&start, &view, &mut Luck::from_number(0)).unwrap_or_else(|why| panic!("{why}"));
        Table::set_up(start, "scene").from_state(state)
    }

    fn place_strokes(&mut self) {
        let ids: Vec<Text> = self.view.components.strokes.iter().map(|stroke| stroke.id.clone()).collect();
        let hands = self.all().hands.clone();
        let mut used: Vec<Text> = self.top.clone();
        used.extend(self.view.stroke_discard.iter().cloned());
        for (seat, own) in hands.iter() {
            used.extend(own.strokes.iter().cloned());
            self.view.parties[seat].hand_strokes = own.strokes.len() as u8;
            used.extend(self.view.parties[seat].active.iter().map(|active| active.stroke.clone()));
        }
        if self.view.display.is_empty() {
            self.view.display = ids.iter().rev().filter(|id| !used.contains(id)).take(2).cloned().collect();
        }
        used.extend(self.view.display.iter().cloned());
        let rest = ids.iter().filter(|id| !used.contains(id)).cloned();
        let deck: Vec<Text> = self.top.iter().cloned().chain(rest).collect();
        self.view.stroke_deck = deck.len() as u8;
        let known = |seat: Seat| KnownHand { unknown_strokes: hands[seat].strokes.len() as u8, ..KnownHand::default() };
        self.view.memory =
            Memory { hands: Seat::all(hands.seats()).map(known).collect(), strokes: ids.clone(), ..Memory::default() };
        let memory = self.view.memory.clone();
        let all = self.all();
        all.strokes = deck;
        all.memories = hands.each(|_| memory.clone());
    }

    fn place_cards(&mut self) {
        let mut left: Vec<(Text, bool, i32)> = self
            .view
            .components
            .kinds
            .iter()
            .map(|kind| (kind.id.clone(), kind.issue.is_some(), i32::from(kind.count)))
            .collect();
        let mut take = |kind: &str, count: u8| {
            let found = left.iter_mut().find(|(id, ..)| id == kind).unwrap_or_else(|| panic!("{kind} is no kind"));
            found.2 -= i32::from(count);
            assert!(found.2 >= 0, "there are not so many {kind}");
        };
        let hands = self.view.everything.as_ref().expect("all is seen").hands.clone();
        for (seat, own) in hands.iter() {
            own.hand.iter().for_each(|count| take(&count.kind, count.count));
            let party = &mut self.view.parties[seat];
            party.hand_cards = own.hand.iter().map(|count| count.count).sum();
            for candidate in &party.candidates {
                candidate.tucked.iter().chain(&candidate.rally).for_each(|kind| take(kind, 1));
            }
        }
        for count in self.view.rally_discard.iter().chain(&self.view.asset_discard) {
            take(&count.kind, count.count);
        }
        if let Some((deck, last)) = self.discarded_rest.take() {
            words(&deck).for_each(|kind| take(&kind, 1));
            let rest = left.iter().filter(|(_, rally, _)| *rally);
            let rest: Vec<Text> = rest.flat_map(|(id, _, count)| (0..*count).map(move |_| id.clone())).collect();
            for kind in words(&deck) {
                left.iter_mut().filter(|(id, ..)| *id == kind).for_each(|found| found.2 += 1);
            }
            for kind in &rest {
                left.iter_mut().filter(|(id, ..)| id == kind).for_each(|found| found.2 -= 1);
            }
            self.view.parties[Seat(0)].candidates[letter(&last).index()].tucked.extend(rest);
        }
        let size = |wanted: bool| {
            left.iter().filter(|(_, rally, _)| *rally == wanted).map(|(.., count)| count).sum::<i32>() as u8
        };
        (self.view.rally_deck, self.view.asset_deck) = (size(true), size(false));
        // Everybody remembers how many cards of each type the others hold, and nothing more.
        let is_rally = |kind: &str| left.iter().any(|(id, rally, _)| id == kind && *rally);
        let all = self.view.everything.as_mut().expect("all is seen");
        for (viewer, memory) in all.memories.iter_mut() {
            let mut unplaced = left.clone();
            for (seat, own) in hands.iter().filter(|(seat, _)| *seat != viewer) {
                for count in &own.hand {
                    memory.hands[seat.index()].unknown[usize::from(!is_rally(&count.kind))] += count.count;
                    let found = unplaced.iter_mut().find(|(id, ..)| *id == count.kind);
                    found.expect("a kind").2 += i32::from(count.count);
                }
            }
            let some = unplaced.into_iter().filter(|(.., count)| *count > 0);
            memory.decks = some.map(|(kind, _, count)| Count { kind, count: count as u8 }).collect();
        }
    }

    fn place_votes(&mut self) {
        let players = self.start.seats();
        let mut supplies = PerSeat::new(players, |_| Supply { fives: 7, threes: 10, ones: 12, minus: 4 });
        let nothing = || PerSeat::new(players, |_| Tally { total: 0, cards: Supply::default() });
        for constituency in &mut self.view.constituencies {
            let tally = constituency.tally.get_or_insert_with(nothing);
            constituency.cards = 0;
            for (seat, tally) in tally.iter() {
                let cards = tally.cards;
                constituency.cards += cards.fives + cards.threes + cards.ones + cards.minus;
                let supply = &mut supplies[seat];
                supply.fives -= cards.fives;
                supply.threes -= cards.threes;
                supply.ones -= cards.ones;
                supply.minus -= cards.minus;
            }
        }
        for seat in Seat::all(players) {
            self.view.parties[seat].supply = supplies[seat];
        }
    }
}

/// A table whose players are placing these tiles, from A.
pub fn placing(options: Value, tiles: &[&str]) -> Table<Kursi> {
    let players = tiles.len();
    let options = serde_json::from_value(options).expect("options");
    let start = Start::<Kursi>::new(players as u8, options).expect("a table");
    let places = usize::from(start.options().seats);
    let state = Kursi::setup(&start, &mut Luck::from_number(0), &mut Silent);
    let mut view = Kursi::view(&start, &state, Viewer::Everything);
    (view.phase, view.picks, view.ask) = (PhaseName::Field, places as u8, Some(Ask::Field));
    let tiles: Vec<Vec<Text>> = tiles.iter().map(|tiles| words(tiles).collect()).collect();
    let used: Vec<Text> = tiles.concat();
    let mut rest = view
        .components
        .candidates
        .iter()
        .map(|tile| tile.id.clone())
        .filter(|id| !used.contains(id))
        .collect::<Vec<_>>();
    let all = view.everything.as_mut().expect("all is seen");
    for pack in 0..players {
        let seat = Seat(pack as u8);
        // What player `pack + round` picked in that round was in this pack.
        all.picks[seat] = (0..places).map(|round| tiles[(pack + round) % players][round].clone()).collect();
        all.packs[seat] = vec![rest.pop().expect("tiles are left over")];
        all.hands[seat].tiles = tiles[pack].clone();
        all.hands[seat].pack.clear();
    }
    let state = Kursi::imagine(&start, &view, &mut Luck::from_number(0)).unwrap_or_else(|why| panic!("{why}"));
    Table::set_up(start, "scene").from_state(state)
}

/// Everybody places tiles as they are given; the last is placed by the engine.
pub fn place_all(table: &mut Table<Kursi>, tiles: &[&str]) {
    for (player, tiles) in tiles.iter().enumerate() {
        let tiles: Vec<Text> = words(tiles).collect();
        for (at, tile) in tiles[..tiles.len() - 1].iter().enumerate() {
            table.play(player as u8, &format!("field {tile} {}", ["A", "B", "C", "D", "E"][at]));
        }
    }
}

/// Everybody the game waits for makes the same move.
pub fn everybody(table: &mut Table<Kursi>, mv: &str) {
    for player in table.pending() {
        table.play(player, mv);
    }
}

/// Nobody draws or plays anything more in this round.
pub fn to_rallies(table: &mut Table<Kursi>) {
    if table.view(0).phase == PhaseName::Draw {
        everybody(table, "draw 0 0");
    }
    if table.view(0).phase == PhaseName::Play {
        everybody(table, "done");
    }
}

/// The legal moves that begin so.
pub fn moves(table: &Table<Kursi>, player: u8, verb: &str) -> Vec<String> {
    let prefix = format!("{verb} ");
    table.moves(player).iter().filter_map(|mv| mv.strip_prefix(&prefix).map(str::to_owned)).collect()
}

/// The last move's events as JSON, those with this name.
pub fn events(table: &Table<Kursi>, name: &str) -> Vec<Value> {
    let all = table.events().iter().map(|event| serde_json::to_value(event).expect("plain data"));
    all.filter(|event| event["event"] == name).collect()
}

pub fn everything(table: &Table<Kursi>) -> View {
    table.view_of(Viewer::Everything)
}

/// A player's hand in words, Masterstrokes last.
pub fn hand(table: &Table<Kursi>, player: u8) -> String {
    let own = table.view(player).own.expect("a player");
    let kinds = own.hand.iter().flat_map(|count| (0..count.count).map(|_| count.kind.clone()));
    kinds.chain(own.strokes.clone()).collect::<Vec<_>>().join(" ")
}

/// A player's votes under a Seat, as they will be counted.
pub fn votes(table: &Table<Kursi>, player: u8, at: &str) -> i16 {
    everything(table).constituencies[letter(at).index()].tally.as_ref().expect("all is seen")[Seat(player)].total
}

pub fn rally(table: &Table<Kursi>, player: u8, at: &str) -> String {
    table.view(0).parties[Seat(player)].candidates[letter(at).index()].rally.join(" ")
}

pub fn tucked(table: &Table<Kursi>, player: u8, at: &str) -> String {
    table.view(0).parties[Seat(player)].candidates[letter(at).index()].tucked.join(" ")
}
