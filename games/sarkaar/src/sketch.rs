//! The country in characters. Seats are letters; `A2` is a seat of player A that costs 2 voters, `·2` an empty one.
//! After each state come its government and its tile, marked with `x` if it is blocked.

use hustings_core::{Pen, Seat, Sketch, Start, Tone};

use crate::Sarkaar;
use crate::cards::{CardId, LeaderId, Set, Square, StateId};
use crate::moves::{Move, Target};
use crate::notation;
use crate::pieces::{Benefit, Deck, Track};
use crate::state::FrameName;
use crate::view::{Open, StateView, Text, View};

/// The width of a line.
const WIDTH: usize = 80;

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

pub(crate) fn sketch(start: &Start<Sarkaar>, view: &View, moves: &[Move]) -> Sketch {
    let set = &start.set().data;
    let placed = moves.iter().map(|mv| (spot_of(view, *mv), notation::write(set, mv))).collect();
    let mut drawing = Drawing { set, view, placed, pen: Pen::default() };
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
    pen: Pen,
}

impl Drawing<'_> {
    /// Writes text where the moves of a spot can be chosen; it starts a new line when the old one is full.
    fn write_at(&mut self, text: &str, tone: Tone, spot: Spot) {
        let width = text.chars().count();
        if self.pen.column() + width > WIDTH {
            self.pen.end_line();
            self.pen.write("  ", Tone::Plain);
        }
        for (_, mv) in self.placed.iter().filter(|(own, _)| *own == spot) {
            self.pen.spot(mv.clone(), width);
        }
        self.pen.write(text, tone);
    }

    fn headline(&mut self) {
        let view = self.view;
        let text = match (view.frame, view.turn) {
            (FrameName::Over, _) => "The game is over".to_owned(),
            (_, None) => "Everybody picks a leader".to_owned(),
            (frame, Some(turn)) => {
                let mut text = format!("Round {}, turn of {} (seat {turn})", view.round, turn.letter());
                if let Some(now) = &view.now {
                    text += &format!(", action {} of {}", now.used, now.limit);
                }
                if let Some(asked) = view.waiting.first().filter(|asked| **asked != turn) {
                    text += &format!(", {} is asked", asked.letter());
                }
                format!("{text} [{frame}]")
            }
        };
        self.pen.write(text, Tone::Strong);
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
        let full = if state.full { ", full" } else { "" };
        self.pen.write(format!("{} for {}{full}  {}", state.vp, state.majority, state.name), Tone::Faint);
        self.pen.end_line();
    }

    fn player(&mut self, seat: Seat) {
        let view = self.view;
        let player = &view.players[seat];
        let marker = if view.waiting.contains(&seat) { '>' } else { ' ' };
        self.pen.write(marker.to_string(), Tone::Strong);
        self.write_at(&seat.letter().to_string(), Tone::StrongOf(seat), Spot::Player(seat));
        let leader = player.leader.as_deref().unwrap_or(if player.picked { "picked" } else { "picking" });
        let leader: String = leader.chars().take(8).collect();
        self.pen.write(format!(" {leader:<8} {:>2}/{}vp ", player.vp, view.target), Tone::Plain);
        self.pen.write(format!("{}V {}M {}P  ", player.voter, player.moolah, player.power), Tone::Plain);
        for (track, level) in [(Track::Development, player.development), (Track::Culture, player.culture)] {
            let text = format!("{}{level}", &track.word()[..3]);
            if view.waiting.contains(&seat) {
                self.write_at(&text, Tone::Plain, Spot::Track(track));
            } else {
                self.pen.write(text, Tone::Plain);
            }
            self.pen.write(" ", Tone::Plain);
        }
        self.pen.write(format!("states{} S{} A{}", player.states, player.strategy, player.aggression), Tone::Plain);
        let held = view.awards.iter().filter(|award| award.holder == Some(seat)).map(|award| award.award.word());
        let held: Vec<&str> = held.map(|word| &word[..3]).collect();
        if !held.is_empty() {
            self.pen.write(format!(" +{}", held.join("+")), Tone::Strong);
        }
        if player.skips > 0 {
            self.pen.write(format!(" -{}", player.skips), Tone::Strong);
        }
        self.pen.end_line();
    }

    fn deck(&mut self, deck: Deck) {
        let Some(shown) = self.view.decks.get(deck.index()) else { return };
        self.pen.write(format!("{:<11}", deck.word()), Tone::Faint);
        for slot in &shown.row {
            match slot.as_deref().and_then(|name| self.set.card_named(name)) {
                Some(card) => self.card(card, Spot::Row(card)),
                None => self.pen.write("(empty) ", Tone::Faint),
            }
        }
        self.write_at("deck", Tone::Plain, Spot::Closed(deck));
        self.pen.write(format!(" {}, discarded {}", shown.closed, shown.discards.len()), Tone::Faint);
        self.pen.end_line();
    }

    /// A card such as `HOR1 Horse Trading`, its name cut so that three fit in a row.
    fn card(&mut self, card: CardId, spot: Spot) {
        self.write_at(self.set.card_name(card), Tone::Strong, spot);
        let name: String = self.set.face(card).name.chars().take(9).collect();
        self.pen.write(format!(" {name} "), Tone::Faint);
    }

    /// The viewer's hand, or the leaders it picks from.
    fn own_cards(&mut self) {
        let view = self.view;
        if view.turn.is_none() {
            self.pen.write("leaders    ", Tone::Faint);
            for name in view.dealt.iter().flatten() {
                if let Some(leader) = self.set.leader_named(name) {
                    self.write_at(name, Tone::Strong, Spot::Leader(leader));
                    self.pen.write(format!(" ({}) ", self.set.leader(leader).privilege_text), Tone::Faint);
                }
            }
            self.pen.end_line();
            return;
        }
        let Some(hand) = &view.hand else { return };
        self.pen.write("hand       ", Tone::Faint);
        for card in hand {
            self.named_card(&card.card);
        }
        self.pen.end_line();
    }

    fn named_card(&mut self, name: &Text) {
        if let Some(card) = self.set.card_named(name) {
            self.write_at(name, Tone::Strong, Spot::Card(card));
            self.pen.write(" ", Tone::Plain);
        }
    }

    /// The open frames, and who is waited for.
    fn open(&mut self) {
        let view = self.view;
        for open in &view.open {
            match open {
                Open::Card { card, target, .. } => {
                    let by = view.turn.map_or('?', Seat::letter);
                    let target = target.target(self.set).map(|target| notation::write_target(self.set, target));
                    let target = target.unwrap_or_default();
                    self.pen.write(format!("in play    {card} {target} by {by}"), Tone::Plain);
                }
                Open::Flipped { card } => {
                    self.pen.write("turned up  ", Tone::Faint);
                    self.named_card(card);
                }
                Open::Snatched { from, card, .. } => {
                    self.pen.write(format!("snatched from {} ", from.letter()), Tone::Faint);
                    match card {
                        Some(card) => self.named_card(card),
                        None => self.pen.write("a card", Tone::Plain),
                    }
                }
                Open::Benefit { culture, development, strategy, aggression } => {
                    self.pen.write("to take    ", Tone::Faint);
                    let left = [
                        (Benefit::Culture, culture),
                        (Benefit::Development, development),
                        (Benefit::Strategy, strategy),
                        (Benefit::Aggression, aggression),
                    ];
                    for (benefit, n) in left.into_iter().filter(|(_, n)| **n > 0) {
                        let times = if *n > 1 { format!("{n}x ") } else { String::new() };
                        self.pen.write(times, Tone::Plain);
                        self.write_at(benefit.word(), Tone::Strong, Spot::Benefit(benefit));
                        self.pen.write(" ", Tone::Plain);
                    }
                }
                _ => continue,
            }
            self.pen.end_line();
        }
    }
}
