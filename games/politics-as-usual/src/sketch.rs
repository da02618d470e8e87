//! The table in characters: a line for each seat, the chain, the own hand with what can be done with each card, and the rest.

use hustings_core::{Pen, Seat, Sketch, Start, Tone};

use crate::PoliticsAsUsual;
use crate::cards::{CardId, Party, Set};
use crate::moves::{Aim, Move};
use crate::notation;
use crate::state::{Mode, Phase};
use crate::view::{CampView, View};

/// Where a line of moves is broken.
const WIDTH: usize = 110;

pub(crate) fn sketch(start: &Start<PoliticsAsUsual>, view: &View, moves: &[Move]) -> Sketch {
    let mut drawing = Drawing { set: &start.set().data, view, pen: Pen::default() };
    drawing.headline();
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
    /// A word that stands for a move.
    fn offer(&mut self, label: &str, mv: &Move) {
        if self.pen.column() + label.chars().count() + 1 > WIDTH {
            self.pen.end_line();
            self.pen.write("      ", Tone::Plain);
        }
        self.pen.write(" ", Tone::Plain);
        self.pen.spot(notation::write(self.set, mv), label.chars().count());
        self.pen.write(label, Tone::Strong);
    }

    fn issue_name(&self, slug: &str) -> String {
        self.set.issue_named(slug).map_or_else(|| slug.to_owned(), |id| self.set.issue(id).name.clone())
    }

    fn headline(&mut self) {
        let view = self.view;
        let phase = match view.phase {
            Phase::Candidate => "Candidates are chosen",
            Phase::Sidestep => "contest or sidestep?",
            Phase::Pick => "cards are picked",
            Phase::Turn => "a turn",
            Phase::React => "any reaction?",
            Phase::Award => "the award",
            Phase::Over => "the election is over",
        };
        self.pen.write(format!("Round {} of {}: {phase}", view.round, view.rounds), Tone::Strong);
        let (pile, discard, deck) = (view.pile_size, view.discard.len(), view.deck_size);
        self.pen.write(format!("   pile {pile}, discarded {discard}, Issues to come {deck}"), Tone::Faint);
        self.pen.end_line();
        let slug = view.issue.as_ref().or(view.award.as_ref().map(|award| &award.issue));
        if let Some(issue) = slug.and_then(|slug| self.set.issue_named(slug)).map(|id| self.set.issue(id)) {
            let text =
                format!("{} ({} Votes, sidestep {}, {})", issue.name, issue.votes, issue.sidestep, issue.effect_text);
            self.pen.write(text, Tone::Strong);
            self.pen.write(format!("  {}", issue.text), Tone::Faint);
            self.pen.end_line();
        }
        let bottom: Vec<String> = view.deck_bottom.iter().map(|slug| self.issue_name(slug)).collect();
        if !bottom.is_empty() {
            self.pen.write(format!("At the bottom of the deck: {}", bottom.join(", ")), Tone::Faint);
            self.pen.end_line();
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
            self.pen.write(format!("      {}", front.join(", ")), Tone::Plain);
            self.pen.end_line();
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
            if let Some(words) = &offer.text {
                text += &format!(" “{words}”");
            }
            self.pen.write(text, Tone::Of(offer.from));
            self.pen.end_line();
        }
    }

    fn hand(&mut self, moves: &[Move]) {
        let Some(own) = self.view.camps.iter().map(|(_, camp)| camp).find(|camp| camp.hand.is_some()) else { return };
        let (hand, frozen) = (own.hand.clone().unwrap_or_default(), own.frozen.clone().unwrap_or_default());
        for card in hand {
            let kind = &self.set.kinds[usize::from(self.set.face(card).kind)];
            self.pen.write(format!("  {:<30}", self.card(card)), Tone::Strong);
            self.pen.write(format!("{:<18}", kind.effect), Tone::Plain);
            for mv in moves {
                if let Some(label) = label_of(mv, card) {
                    self.offer(&label, mv);
                }
            }
            self.pen.end_line();
        }
        if !frozen.is_empty() {
            let cards: Vec<String> = frozen.iter().map(|card| self.card(*card)).collect();
            self.pen.write(format!("  frozen: {}", cards.join(", ")), Tone::Faint);
            self.pen.end_line();
        }
    }

    /// Whatever is not a card of one's own; offers come last.
    fn others(&mut self, moves: &[Move]) {
        let about_card = |mv: &&Move| {
            matches!(mv, Move::Poll(..) | Move::Play(..) | Move::React(..) | Move::Pick(_) | Move::Power(Some(_)))
        };
        let rest = moves.iter().filter(|mv| !about_card(mv));
        let (offers, plain): (Vec<&Move>, Vec<&Move>) = rest.partition(|mv| matches!(mv, Move::Offer { .. }));
        for group in [plain, offers] {
            if group.is_empty() {
                continue;
            }
            self.pen.write(" ", Tone::Plain);
            for mv in group {
                let label = notation::write(self.set, mv);
                self.offer(&label, mv);
            }
            self.pen.end_line();
        }
    }
}

/// What a move does with this card, if it is about it.
fn label_of(mv: &Move, own: CardId) -> Option<String> {
    match mv {
        Move::Poll(card, at) if *card == own => Some(format!("poll:{at}")),
        Move::Play(card, aim) if *card == own => Some(match aim {
            Aim::None => "play".to_owned(),
            Aim::Seat(seat) => format!("play:{seat}"),
            Aim::Card(on) => format!("play:#{on}"),
            Aim::CardTo(on, to) => format!("play:#{on}>{to}"),
        }),
        Move::React(card, None) if *card == own => Some("react".to_owned()),
        Move::React(card, Some(to)) if *card == own => Some(format!("react:{to}")),
        Move::Pick(card) if *card == own => Some("pick".to_owned()),
        Move::Power(Some(card)) if *card == own => Some("power".to_owned()),
        _ => None,
    }
}
