//! The table in characters: the Issue, a line for each seat, the chain, the viewer's hand with what can be done with each card, and the
//! rest.

use hustings_core::{Arg, Message, Pen, Seat, Sketch, Speak, Start, Tone, columns, cut, fill, say};

use crate::PoliticsAsUsual;
use crate::cards::{CardId, Party, Set};
use crate::deed::Mode;
use crate::moves::Move;
use crate::notation;
use crate::sentences::{effect, explain, issue_rule};
use crate::view::{CampView, PhaseView, View};

/// Where a line is broken: what a terminal of 80 columns has room for.
const WIDTH: usize = 78;
/// Columns of a Candidate's name, of a card in hand, and of what it does.
const CANDIDATE: usize = 20;
const CARD: usize = 27;
const EFFECT: usize = 28;

pub(crate) const WORDS: &str = include_str!("../words/sketch.en.ftl");

/// What the Candidates' cards say of them.
pub(crate) fn texts(set: &Set) -> Vec<(String, String)> {
    let candidates = set.components.candidates.iter().map(|one| (one.id.clone(), one.text.clone()));
    let no_name = &set.components.no_name;
    candidates.chain([(no_name.id.clone(), no_name.text.clone())]).collect()
}

pub(crate) fn sketch(start: &Start<PoliticsAsUsual>, view: &View, moves: &[Move], speak: Speak<'_>) -> Sketch {
    let mut drawing = Drawing { set: &start.set().data, view, pen: Pen::new(WIDTH, speak) };
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
    set: &'static Set,
    view: &'a View,
    pen: Pen<'a>,
}

impl Drawing<'_> {
    /// Words where a move can be chosen.
    fn offer(&mut self, label: &Message, mv: &Move) {
        let label = self.pen.says(label);
        self.pen.make_room(columns(&label) + 2, 5);
        self.pen.write("  ", Tone::Plain);
        self.pen.spot(notation::write(self.set, mv), columns(&label));
        self.pen.write(label, Tone::Strong);
    }

    /// A sentence on as many lines as it needs.
    fn flow(&mut self, message: &Message, tone: Tone) {
        let text = self.pen.says(message);
        self.pen.flow(&text, 6, tone);
        self.pen.end_line();
    }

    fn headline(&mut self) {
        let view = self.view;
        let phase = match view.phase {
            PhaseView::Candidate => "candidate",
            PhaseView::Sidestep => "sidestep",
            PhaseView::Pick => "pick",
            PhaseView::Turn => "turn",
            PhaseView::React => "react",
            PhaseView::Award => "award",
            PhaseView::Over => "over",
        };
        self.pen.say(&say!("sketch-round", round = view.round, rounds = view.rounds, phase), Tone::Strong);
        let (pile, discarded, issues) = (view.pile_size, view.discard.len(), view.deck_size);
        self.pen.write("   ", Tone::Plain);
        self.pen.say(&say!("sketch-piles", pile, discarded, issues), Tone::Faint);
        self.pen.end_line();
        let slug = view.issue.as_ref().or(view.award.as_ref().map(|award| &award.issue));
        if let Some(id) = slug.and_then(|slug| self.set.issue_named(slug)) {
            let issue = self.set.issue(id);
            let name = Arg::name(issue.id.as_str());
            self.pen.say(&say!("sketch-issue", issue = name, votes = issue.votes, cost = issue.sidestep), Tone::Strong);
            self.pen.end_line();
            let (when, rule) = issue_rule(issue);
            self.pen.write("  ", Tone::Plain);
            self.flow(&say!("sketch-rule", when, rule), Tone::Plain);
        }
    }

    /// What is known of the Issues to come.
    fn deck(&mut self) {
        let view = self.view;
        if !view.deck_bottom.is_empty() {
            self.flow(&say!("sketch-bottom", issues = Arg::names(view.deck_bottom.clone())), Tone::Faint);
        }
        if let Some(top) = &view.deck_top {
            self.flow(&say!("sketch-next", issue = Arg::name(top.clone())), Tone::Faint);
        }
    }

    fn camp(&mut self, seat: Seat, camp: &CampView) {
        let waits = if self.view.pending.contains(&seat) { '>' } else { ' ' };
        let role = if self.view.speaker == seat { "*" } else { " " };
        let name = match &camp.candidate {
            Some(candidate) => self.pen.name(candidate),
            None => self.pen.says(&say!("sketch-nobody")),
        };
        let party = camp.party.map_or(" ", Party::letter);
        self.pen.write(format!("{waits}{seat}{role}{} {party} ", fill(&name, CANDIDATE)), Tone::Of(seat));
        self.pen.say(&say!("sketch-polls", polls = camp.polling.total), Tone::StrongOf(seat));
        let (own, received, votes, hand) = (camp.card, camp.stack, camp.votes, camp.hand_size);
        let (frozen, picked, used) = (camp.frozen_size, camp.picked_size, camp.power_used);
        self.pen.write("  ", Tone::Plain);
        self.pen.say(&say!("sketch-camp", votes, own, received, hand, frozen, picked, used), Tone::Plain);
        if self.view.leading.as_ref().is_some_and(|leading| leading.seat == seat) {
            let leads = self.pen.says(&say!("sketch-leads"));
            self.pen.make_room(columns(&leads) + 2, 6);
            self.pen.write(format!("  {leads}"), Tone::Strong);
        }
        self.pen.end_line();
        if !camp.front.is_empty() {
            let cards: Vec<Arg> = camp.front.iter().map(|card| self.card(*card).into()).collect();
            self.pen.pad(6);
            self.flow(&say!("sketch-cards", cards), Tone::Plain);
        }
    }

    /// A card in a few characters: the number that moves are typed with, its name, and what it polls.
    fn card(&self, card: CardId) -> String {
        let face = self.set.face(card);
        let name = self.pen.name(&card.to_string());
        let party = face.party.map_or("", Party::letter);
        if face.polling > 0 { format!("{card} {name} {}{party}", face.polling) } else { format!("{card} {name}") }
    }

    fn chain(&mut self) {
        for (depth, link) in self.view.chain.iter().enumerate() {
            let mode = match link.mode {
                Mode::Poll => "poll",
                Mode::Effect => "effect",
                Mode::Reaction => "reaction",
            };
            let (seat, card, at) = (link.seat, self.card(link.card), link.target);
            let on = link.on.map(|on| self.card(on));
            self.pen.pad(2 * (depth + 1));
            self.pen.say(&say!("sketch-link", seat, mode, card, on, at), Tone::Of(seat));
            self.pen.end_line();
        }
    }

    fn offers(&mut self) {
        for offer in &self.view.offers {
            let (from, to, give, want) = (offer.from, offer.to, offer.give, offer.want);
            let message = say!("sketch-offer", from, to, give, want, promise = offer.promise.clone());
            self.pen.pad(2);
            self.pen.say(&message, Tone::Of(from));
            self.pen.end_line();
        }
    }

    fn hand(&mut self, moves: &[Move]) {
        let Some(own) = self.view.camps.iter().map(|(_, camp)| camp).find(|camp| camp.hand.is_some()) else { return };
        let (hand, frozen) = (own.hand.clone().unwrap_or_default(), own.frozen.clone().unwrap_or_default());
        for card in hand {
            self.pen.write(format!("  {} ", fill(&self.card(card), CARD)), Tone::Strong);
            let does = cut(&self.pen.says(&effect(self.set, card)), EFFECT);
            self.pen.write(does, Tone::Plain);
            for mv in moves {
                if let Some(label) = label_of(mv, card) {
                    self.offer(&label, mv);
                }
            }
            self.pen.end_line();
        }
        if !frozen.is_empty() {
            let cards: Vec<Arg> = frozen.iter().map(|card| self.card(*card).into()).collect();
            self.pen.pad(2);
            self.flow(&say!("sketch-frozen", cards), Tone::Faint);
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
        for mv in plain {
            if let Some(label) = explain(self.set, mv).first() {
                self.offer(label, mv);
            }
        }
        if let Some(first) = offers.first() {
            self.offer(&say!("sketch-offers", count = offers.len()), first);
        }
        self.pen.end_line();
    }
}

/// What a move does with this card, if it is about that card. Seats are shown by their numbers, since all of them stand on one line.
fn label_of(mv: &Move, own: CardId) -> Option<Message> {
    let number = |seat: &Option<Seat>| seat.map(|seat| seat.0);
    match mv {
        Move::Poll { card, at } if *card == own => Some(say!("sketch-poll", at = at.0)),
        Move::Play { card, target, on } if *card == own => {
            Some(say!("sketch-play", at = number(target), on = on.map(|on| on.to_string())))
        }
        Move::React { card, target } if *card == own => Some(say!("sketch-react", at = number(target))),
        Move::Pick { card } if *card == own => Some(say!("sketch-pick")),
        Move::Power { card: Some(card) } if *card == own => Some(say!("sketch-power")),
        _ => None,
    }
}
