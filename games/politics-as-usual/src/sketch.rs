//! The table in characters: a line for each seat, the chain, the viewer's hand with what can be done with each card,
//! and the rest.

use hustings_core::{Pen, Seat, Sketch, Start, Tone};

use crate::PoliticsAsUsual;
use crate::cards::{CardId, Party, Set};
use crate::deed::Mode;
use crate::moves::Move;
use crate::notation;
use crate::view::{CampView, PhaseView, View};

/// Where a line is broken: what a terminal of 80 columns has room for.
const WIDTH: usize = 78;

pub(crate) fn sketch(start: &Start<PoliticsAsUsual>, view: &View, moves: &[Move]) -> Sketch {
    let mut drawing = Drawing { set: &start.set().data, view, pen: Pen::default() };
    drawing.headline();
    drawing.pen.pin();
    drawing.deck();
    for (seat, camp) in view.camps.iter() {
        drawing.camp(seat, camp);
    }
    drawing.chain();
    drawing.offers();
    drawing.hand(moves);
    drawing.others(moves);
    drawing.pen.finish()
}

struct Drawing<'a> {
    set: &'a Set,
    view: &'a View,
    pen: Pen,
}

impl Drawing<'_> {
    /// A word where a move can be chosen.
    fn offer(&mut self, label: &str, mv: &Move) {
        if self.pen.column() + label.chars().count() + 1 > WIDTH {
            self.pen.end_line();
            self.pen.write("      ", Tone::Plain);
        }
        self.pen.write(" ", Tone::Plain);
        self.pen.spot(notation::write(self.set, mv), label.chars().count());
        self.pen.write(label, Tone::Strong);
    }

    /// Pieces one after another, on as many lines as they need.
    fn flow<'t>(&mut self, indent: &str, pieces: impl IntoIterator<Item = &'t str>, joint: &str, tone: Tone) {
        self.pen.write(indent, tone);
        let mut before = "";
        for piece in pieces {
            self.pen.write(before, tone);
            if self.pen.column() + piece.chars().count() > WIDTH {
                self.pen.end_line();
                self.pen.write("      ", tone);
            }
            self.pen.write(piece, tone);
            before = joint;
        }
        self.pen.end_line();
    }

    fn issue_name(&self, slug: &str) -> String {
        self.set.issue_named(slug).map_or_else(|| slug.to_owned(), |id| self.set.issue(id).name.clone())
    }

    fn headline(&mut self) {
        let view = self.view;
        let phase = match view.phase {
            PhaseView::Candidate => "Candidates are chosen",
            PhaseView::Sidestep => "contest or sidestep?",
            PhaseView::Pick => "cards are picked",
            PhaseView::Turn => "a turn",
            PhaseView::React => "any reaction?",
            PhaseView::Award => "the award",
            PhaseView::Over => "the election is over",
        };
        self.pen.write(format!("Round {} of {}: {phase}", view.round, view.rounds), Tone::Strong);
        let (pile, discard, deck) = (view.pile_size, view.discard.len(), view.deck_size);
        self.pen.write(format!("   pile {pile}, discarded {discard}, Issues to come {deck}"), Tone::Faint);
        self.pen.end_line();
        let slug = view.issue.as_ref().or(view.award.as_ref().map(|award| &award.issue));
        if let Some(id) = slug.and_then(|slug| self.set.issue_named(slug)) {
            let issue = self.set.issue(id);
            let votes = if issue.votes == 1 { "Vote" } else { "Votes" };
            let text = format!("{}: {} {votes}, cards to sidestep {}", issue.name, issue.votes, issue.sidestep);
            self.pen.write(text, Tone::Strong);
            self.pen.end_line();
            self.flow("  ", issue.text.split(' '), " ", Tone::Faint);
        }
    }

    /// What is known of the Issues to come.
    fn deck(&mut self) {
        let view = self.view;
        let bottom: Vec<String> = view.deck_bottom.iter().map(|slug| self.issue_name(slug)).collect();
        if !bottom.is_empty() {
            self.flow("At the bottom of the deck: ", bottom.iter().map(String::as_str), ", ", Tone::Faint);
        }
        if let Some(top) = &view.deck_top {
            self.pen.write(format!("Next, as you have seen: {}", self.issue_name(top)), Tone::Faint);
            self.pen.end_line();
        }
    }

    fn camp(&mut self, seat: Seat, camp: &CampView) {
        let waits = if self.view.pending.contains(&seat) { '>' } else { ' ' };
        let role = if self.view.speaker == seat { "*" } else { " " };
        let name = camp.candidate.as_deref().map_or("nobody yet", |slug| {
            self.set.candidate_named(slug).map_or("No-Name", |id| self.set.candidate(id).name.as_str())
        });
        let party = camp.party.map_or(" ", Party::letter);
        self.pen.write(format!("{waits}{seat}{role}{name:<22}{party} "), Tone::Of(seat));
        self.pen.write(format!("polls {:>3}", camp.polling.total), Tone::StrongOf(seat));
        let (card, stack, votes) = (camp.card, camp.stack, camp.votes);
        let mut text = format!("  votes {votes:>2}, Favors {card}+{stack}, hand {}", camp.hand_size);
        if camp.frozen_size > 0 {
            text += &format!(", {} frozen", camp.frozen_size);
        }
        if camp.picked_size > 0 {
            text += &format!(", {} picked", camp.picked_size);
        }
        if camp.power_used {
            text += ", power used";
        }
        self.pen.write(text, Tone::Plain);
        if self.view.leading.as_ref().is_some_and(|leading| leading.seat == seat) {
            self.pen.write("  leads", Tone::Strong);
        }
        self.pen.end_line();
        if !camp.front.is_empty() {
            let front: Vec<String> = camp.front.iter().map(|card| self.card(*card)).collect();
            self.flow("      ", front.iter().map(String::as_str), ", ", Tone::Plain);
        }
    }

    /// A card in a few characters: number, name, and what it polls.
    fn card(&self, card: CardId) -> String {
        let face = self.set.face(card);
        let name = self.set.name(card);
        let party = face.party.map_or("", Party::letter);
        if face.polling > 0 { format!("{card} {name} {}{party}", face.polling) } else { format!("{card} {name}") }
    }

    fn chain(&mut self) {
        for (depth, link) in self.view.chain.iter().enumerate() {
            let verb = match link.mode {
                Mode::Poll => "polls",
                Mode::Effect => "plays",
                Mode::Reaction => "answers with",
            };
            let mut text = format!("{}seat {} {verb} {}", "  ".repeat(depth + 1), link.seat, self.card(link.card));
            if let Some(on) = link.on {
                text += &format!(" on {}", self.card(on));
            }
            if let Some(target) = link.target {
                text += &format!(" at seat {target}");
            }
            self.pen.write(text, Tone::Of(link.seat));
            self.pen.end_line();
        }
    }

    fn offers(&mut self) {
        for offer in &self.view.offers {
            let mut text = format!("  seat {} offers seat {}: {} for {}", offer.from, offer.to, offer.give, offer.want);
            if let Some(promise) = &offer.promise {
                text += &format!(" “{promise}”");
            }
            self.pen.write(text, Tone::Of(offer.from));
            self.pen.end_line();
        }
    }

    fn hand(&mut self, moves: &[Move]) {
        let Some(own) = self.view.camps.iter().map(|(_, camp)| camp).find(|camp| camp.hand.is_some()) else { return };
        let (hand, frozen) = (own.hand.clone().unwrap_or_default(), own.frozen.clone().unwrap_or_default());
        for card in hand {
            self.pen.write(format!("  {:<27}", self.card(card)), Tone::Strong);
            self.pen.write(format!("{:<16}", self.set.effect_text(card)), Tone::Plain);
            for mv in moves {
                if let Some(label) = label_of(mv, card) {
                    self.offer(&label, mv);
                }
            }
            self.pen.end_line();
        }
        if !frozen.is_empty() {
            let cards: Vec<String> = frozen.iter().map(|card| self.card(*card)).collect();
            self.flow("  frozen: ", cards.iter().map(String::as_str), ", ", Tone::Faint);
        }
    }

    /// Whatever is not a card of one's own. Offers come last, and stand here as one: there are dozens, which the list of moves has.
    fn others(&mut self, moves: &[Move]) {
        let about_card = |mv: &&Move| {
            matches!(
                mv,
                Move::Poll { .. }
                    | Move::Play { .. }
                    | Move::React { .. }
                    | Move::Pick { .. }
                    | Move::Power { card: Some(_) }
            )
        };
        let rest = moves.iter().filter(|mv| !about_card(mv));
        let (offers, plain): (Vec<&Move>, Vec<&Move>) = rest.partition(|mv| matches!(mv, Move::Offer { .. }));
        if plain.is_empty() && offers.is_empty() {
            return;
        }
        self.pen.write(" ", Tone::Plain);
        for mv in plain {
            let label = notation::write(self.set, mv);
            self.offer(&label, mv);
        }
        if let Some(first) = offers.first() {
            self.offer(&format!("offers ({})", offers.len()), first);
        }
        self.pen.end_line();
    }
}

/// What a move does with this card, if it is about that card.
fn label_of(mv: &Move, own: CardId) -> Option<String> {
    match mv {
        Move::Poll { card, at } if *card == own => Some(format!("poll:{at}")),
        Move::Play { card, target, on } if *card == own => Some(match (target, on) {
            (None, None) => "play".to_owned(),
            (Some(seat), None) => format!("play:{seat}"),
            (None, Some(on)) => format!("play:#{on}"),
            (Some(to), Some(on)) => format!("play:#{on}>{to}"),
        }),
        Move::React { card, target: None } if *card == own => Some("react".to_owned()),
        Move::React { card, target: Some(to) } if *card == own => Some(format!("react:{to}")),
        Move::Pick { card } if *card == own => Some("pick".to_owned()),
        Move::Power { card: Some(card) } if *card == own => Some("power".to_owned()),
        _ => None,
    }
}
