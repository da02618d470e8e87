//! The country in characters. Seats are letters; `A2` is a seat of player A that costs 2 voters, `·2` an empty one.
//! After each state come its government and its tile, marked with `x` if it is blocked.

use hustings_core::{Arg, Message, Pen, Seat, Sketch, Speak, Start, Tone, columns, cut, fill, say};

use crate::Sarkaar;
use crate::cards::{CardId, LeaderId, Set, Square, StateId};
use crate::moves::{Move, Target, TypedTarget};
use crate::notation;
use crate::pieces::{Benefit, Deck, Track};
use crate::sentences::{aimed_at, privilege};
use crate::state::FrameName;
use crate::view::{Open, StateView, Text, View};

/// The width of a line.
const WIDTH: usize = 78;
/// Columns of a leader's name, of the name of an open card, and before a row of cards.
const LEADER: usize = 14;
const CARD: usize = 12;
const LABEL: usize = 11;

pub(crate) const WORDS: &str = include_str!("../words/sketch.en.ftl");

/// What cards do is worded by their effects.
pub(crate) fn texts(_set: &Set) -> Vec<(String, String)> {
    Vec::new()
}

/// The spot on the drawing that a move belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Spot {
    Leader(LeaderId),
    Square(Square),
    State(StateId),
    Track(Track),
    Card(CardId),
    Row(CardId),
    Closed(Deck),
    Benefit(Benefit),
    Player(Seat),
    /// Moves of one word are typed, not pointed at.
    Nowhere,
}

pub(crate) fn sketch(start: &Start<Sarkaar>, view: &View, moves: &[Move], speak: Speak<'_>) -> Sketch {
    let set = &start.set().data;
    let placed = moves.iter().map(|mv| (spot_of(view, *mv), notation::write(set, mv))).collect();
    let mut drawing = Drawing { set, view, placed, pen: Pen::new(WIDTH, speak) };
    drawing.headline();
    drawing.pen.pin();
    for (at, state) in StateId::all().zip(&view.states) {
        drawing.state(at, state);
    }
    drawing.pen.end_line();
    for seat in Seat::all(view.players.seats()) {
        drawing.player(seat);
    }
    drawing.pen.end_line();
    for deck in Deck::ALL {
        drawing.deck(*deck);
    }
    drawing.own_cards();
    drawing.open();
    drawing.pen.finish()
}

fn spot_of(view: &View, mv: Move) -> Spot {
    match mv {
        Move::Leader(leader) => Spot::Leader(leader),
        Move::Seat(at) | Move::Power(at) => Spot::Square(at),
        Move::Track(track) => Spot::Track(track),
        Move::State(at, _) | Move::StateAll(at) => Spot::State(at),
        Move::Play(card, target) | Move::Addon(card, target) => match target {
            Target::Nothing => Spot::Card(card),
            Target::Track(track) => Spot::Track(track),
            Target::State(at) => Spot::State(at),
            Target::Square(at) => Spot::Square(at),
            Target::Player(seat) | Target::Back(seat, _) | Target::Marker(seat, _) => Spot::Player(seat),
            Target::Shares(shares) => {
                let named = |seat: &Seat| shares[seat.index()] > 0;
                Seat::all(view.players.seats()).find(named).map_or(Spot::Card(card), Spot::Player)
            }
        },
        Move::Cash(card) | Move::Chit(card) | Move::Drop(card) => Spot::Card(card),
        Move::Draw(Some(card)) => Spot::Row(card),
        Move::Draw(None) => match view.open.last() {
            Some(Open::Draw { deck }) => Spot::Closed(*deck),
            _ => Spot::Nowhere,
        },
        Move::Take(benefit) => Spot::Benefit(benefit),
        Move::Done | Move::Pass | Move::Flip | Move::Keep | Move::Skip | Move::End => Spot::Nowhere,
    }
}

struct Drawing<'a> {
    set: &'static Set,
    view: &'a View,
    placed: Vec<(Spot, String)>,
    pen: Pen<'a>,
}

impl Drawing<'_> {
    /// Writes text where the moves of a spot can be chosen; it starts a new line when the old one is full.
    fn write_at(&mut self, text: &str, tone: Tone, spot: Spot) {
        let width = columns(text);
        self.pen.make_room(width, 2);
        for (_, mv) in self.placed.iter().filter(|(own, _)| *own == spot) {
            self.pen.spot(mv.clone(), width);
        }
        self.pen.write(text, tone);
    }

    /// What stands before a row of cards.
    fn label(&mut self, message: &Message) {
        let text = fill(&self.pen.says(message), LABEL);
        self.pen.write(text, Tone::Faint);
    }

    fn headline(&mut self) {
        let view = self.view;
        let message = match (view.frame, view.turn) {
            (FrameName::Over, _) => say!("sketch-over"),
            (_, None) => say!("sketch-picking"),
            (frame, Some(seat)) => {
                let (used, limit) = (view.now.as_ref().map(|now| now.used), view.now.as_ref().map(|now| now.limit));
                let asked = view.waiting.first().filter(|asked| **asked != seat).copied();
                let (round, letter, frame) = (view.round, seat.letter().to_string(), frame.to_string());
                say!("sketch-turn", round, seat, letter, used, limit, asked, frame)
            }
        };
        self.pen.say(&message, Tone::Strong);
        self.pen.end_line();
    }

    fn state(&mut self, at: StateId, state: &StateView) {
        self.write_at(&state.id, Tone::Strong, Spot::State(at));
        self.pen.write(" ", Tone::Plain);
        match state.government {
            Some(seat) => self.pen.write(seat.letter().to_string(), Tone::StrongOf(seat)),
            None => self.pen.write("-", Tone::Faint),
        }
        let blocked = if state.blocked { "x" } else { "" };
        self.pen.write(format!(" {blocked}{}", state.tile), if state.blocked { Tone::Faint } else { Tone::Plain });
        self.pen.pad(11);
        for (number, square) in (0..).zip(&state.squares) {
            let (mark, tone) = square.owner.map_or(('·', Tone::Faint), |seat| (seat.letter(), Tone::Of(seat)));
            self.pen.write(" ", Tone::Plain);
            self.write_at(&format!("{mark}{}", square.price), tone, Spot::Square(Square { state: at, number }));
        }
        self.pen.pad(34);
        let name = Arg::name(state.id.to_string());
        let (points, majority, full) = (state.vp, state.majority, state.full);
        self.pen.say(&say!("sketch-state", points, majority, full, name), Tone::Faint);
        self.pen.end_line();
    }

    fn player(&mut self, seat: Seat) {
        let view = self.view;
        let player = &view.players[seat];
        let marker = if view.waiting.contains(&seat) { '>' } else { ' ' };
        self.pen.write(marker.to_string(), Tone::Strong);
        self.write_at(&seat.letter().to_string(), Tone::StrongOf(seat), Spot::Player(seat));
        let leader = match &player.leader {
            Some(leader) => self.pen.name(leader),
            None => self.pen.says(&say!("sketch-leader", picked = player.picked)),
        };
        self.pen.write(format!(" {}", fill(&leader, LEADER)), Tone::Plain);
        self.part(&say!("sketch-points", points = player.vp, target = view.target), Tone::Plain);
        let (voter, moolah, power) = (player.voter, player.moolah, player.power);
        self.part(&say!("sketch-purse", voter, moolah, power), Tone::Plain);
        for (track, level) in [(Track::Development, player.development), (Track::Culture, player.culture)] {
            let text = self.pen.says(&say!("sketch-track", track = track.word(), level));
            self.pen.write(" ", Tone::Plain);
            if view.waiting.contains(&seat) {
                self.write_at(&text, Tone::Plain, Spot::Track(track));
            } else {
                self.pen.make_room(columns(&text), 2);
                self.pen.write(text, Tone::Plain);
            }
        }
        let (states, strategy, aggression) = (player.states, player.strategy, player.aggression);
        self.part(&say!("sketch-holdings", states, strategy, aggression), Tone::Plain);
        for award in view.awards.iter().filter(|award| award.holder == Some(seat)) {
            self.part(&say!("sketch-award", award = award.award.word()), Tone::Strong);
        }
        if player.skips > 0 {
            self.part(&say!("sketch-skips", actions = player.skips), Tone::Strong);
        }
        self.pen.end_line();
    }

    /// One more thing on a line about a player, on a further line where there is no room.
    fn part(&mut self, message: &Message, tone: Tone) {
        let text = self.pen.says(message);
        self.pen.make_room(columns(&text) + 1, 2);
        self.pen.write(format!(" {text}"), tone);
    }

    fn deck(&mut self, deck: Deck) {
        let Some(shown) = self.view.decks.get(deck.index()) else { return };
        self.label(&say!("plain", text = deck));
        for slot in &shown.row {
            match slot.as_deref().and_then(|name| self.set.card_named(name)) {
                Some(card) => self.card(card, Spot::Row(card), CARD),
                None => {
                    self.pen.say(&say!("sketch-empty"), Tone::Faint);
                    self.pen.write(" ", Tone::Plain);
                }
            }
        }
        let (closed, discarded) = (shown.closed, shown.discards.len());
        let text = self.pen.says(&say!("sketch-deck", closed, discarded));
        self.write_at(&text, Tone::Plain, Spot::Closed(deck));
        self.pen.end_line();
    }

    /// A card such as `HOR1 Horse Trading`: the id that moves are typed with, and so many columns of its name.
    fn card(&mut self, card: CardId, spot: Spot, width: usize) {
        let id = self.set.card_name(card);
        let name = cut(&self.pen.name(id), width);
        self.pen.make_room(columns(id) + 1 + columns(&name), 2);
        self.write_at(id, Tone::Strong, spot);
        self.pen.write(format!(" {name} "), Tone::Faint);
    }

    /// The viewer's hand, or the leaders it picks from.
    fn own_cards(&mut self) {
        let view = self.view;
        if view.turn.is_none() {
            for name in view.dealt.iter().flatten() {
                if let Some(leader) = self.set.leader_named(name) {
                    let text = self.pen.name(name);
                    self.write_at(&text, Tone::Strong, Spot::Leader(leader));
                    let does = self.pen.says(&privilege(self.set.leader(leader).privilege));
                    self.pen.flow(&format!(": {does}"), 2, Tone::Plain);
                    self.pen.end_line();
                }
            }
            return;
        }
        let Some(hand) = &view.hand else { return };
        self.label(&say!("sketch-hand"));
        for card in hand {
            self.named_card(&card.card);
        }
        self.pen.end_line();
    }

    fn named_card(&mut self, name: &Text) {
        if let Some(card) = self.set.card_named(name) {
            self.card(card, Spot::Card(card), WIDTH);
        }
    }

    /// The open frames, and who is waited for.
    fn open(&mut self) {
        let view = self.view;
        for open in &view.open {
            match open {
                Open::Card { card, target, .. } => {
                    let target =
                        target.target(self.set).and_then(|target| aimed_at(&TypedTarget::new(self.set, target)));
                    let (card, seat) = (Arg::name(card.to_string()), view.turn);
                    self.pen.say(&say!("sketch-in-play", card, seat, target), Tone::Plain);
                }
                Open::Flipped { card } => {
                    self.label(&say!("sketch-flipped"));
                    self.named_card(card);
                }
                Open::Snatched { from, card, .. } => {
                    self.pen.say(&say!("sketch-snatched", from), Tone::Faint);
                    self.pen.write(" ", Tone::Plain);
                    match card {
                        Some(card) => self.named_card(card),
                        None => self.pen.say(&say!("sketch-unseen"), Tone::Plain),
                    }
                }
                Open::Benefit { culture, development, strategy, aggression } => {
                    self.label(&say!("sketch-to-take"));
                    let left = [
                        (Benefit::Culture, culture),
                        (Benefit::Development, development),
                        (Benefit::Strategy, strategy),
                        (Benefit::Aggression, aggression),
                    ];
                    for (benefit, n) in left.into_iter().filter(|(_, n)| **n > 0) {
                        let times = if *n > 1 { format!("{n}× ") } else { String::new() };
                        self.pen.write(times, Tone::Plain);
                        let text = self.pen.says(&say!("plain", text = benefit));
                        self.write_at(&text, Tone::Strong, Spot::Benefit(benefit));
                        self.pen.write("  ", Tone::Plain);
                    }
                }
                _ => continue,
            }
            self.pen.end_line();
        }
    }
}
