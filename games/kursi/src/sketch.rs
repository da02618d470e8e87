//! The table in characters: Seats on top, then each party with its Candidates and rallies, then what the viewer holds. Cards have their
//! names, after the ids that moves are typed with.

use hustings_core::{Arg, Message, Pen, Seat, Sketch, Speak, Start, Tone, columns, cut, fill, say};

use crate::Kursi;
use crate::cards::Set;
use crate::icons::{Icon, Icons};
use crate::moves::{Letter, Move};
use crate::notation;
use crate::phase::PhaseName;
use crate::view::{Active, Ask, Committed, Count, Fielded, Own, Text, View};

/// The width of a line.
const WIDTH: usize = 78;
/// Columns of a Candidate, of a card in hand, of a tile to choose, and of a Seat's name.
const CANDIDATE: usize = 15;
const CARD: usize = 26;
const TILE: usize = 39;
const SEAT: usize = 18;

pub(crate) const WORDS: &str = include_str!("../words/sketch.en.ftl");

/// What cards do is worded by their effects.
pub(crate) fn texts(_set: &Set) -> Vec<(String, String)> {
    Vec::new()
}

pub(crate) fn sketch(start: &Start<Kursi>, view: &View, moves: &[Move], speak: Speak<'_>) -> Sketch {
    let moves = moves.iter().map(|mv| notation::write(&start.set().data, mv)).collect();
    let mut drawing = Drawing { view, moves, pen: Pen::new(WIDTH, speak) };
    drawing.headline();
    drawing.pen.pin();
    drawing.seats();
    for seat in Seat::all(view.parties.seats()) {
        drawing.party(seat);
    }
    drawing.piles();
    if let Some(own) = &view.own {
        drawing.tiles(own);
        drawing.hand(own);
        drawing.set_aside(own);
    }
    drawing.pen.finish()
}

struct Drawing<'a> {
    view: &'a View,
    /// In notation.
    moves: Vec<String>,
    pen: Pen<'a>,
}

impl Drawing<'_> {
    /// Text where the first of these moves that is legal can be chosen.
    fn spots(&mut self, text: &str, choices: &[String], tone: Tone) {
        let may = choices.iter().find(|mv| self.moves.contains(mv));
        if let Some(mv) = may {
            self.pen.spot(mv.clone(), columns(text));
        }
        self.pen.write(text, if may.is_some() { Tone::Strong } else { tone });
    }

    /// A card by the id that moves are typed with, and its name.
    fn card(&self, id: &str) -> String {
        format!("{id} {}", self.pen.name(id))
    }

    fn headline(&mut self) {
        let view = self.view;
        let time = match (view.phase, view.round) {
            (PhaseName::Draft, _) => say!("sketch-draft", pick = view.picks + 1),
            (PhaseName::Field, _) => say!("phase-field"),
            (PhaseName::Over, _) => say!("phase-over"),
            (PhaseName::Bonus, _) => say!("phase-bonus"),
            (PhaseName::Free, _) => say!("phase-free"),
            (_, round) => say!("phase-round", round, rounds = view.limits.rounds),
        };
        self.pen.say(&time, Tone::Strong);
        let microphone = view.holder.map(|seat| say!("sketch-microphone", seat));
        let waiting = view.ask.as_ref().map(|ask| {
            let seats: Vec<Arg> = view.waiting.iter().map(|seat| Arg::from(*seat)).collect();
            say!("sketch-waiting", seats, question = question(ask))
        });
        for message in microphone.into_iter().chain(waiting) {
            self.pen.write(" · ", Tone::Faint);
            self.pen.say(&message, Tone::Plain);
        }
        self.pen.end_line();
    }

    /// One line each: letter, name, issue, bonus, cards under it, matching icons by player, totals if they may be seen.
    fn seats(&mut self) {
        for place in &self.view.constituencies {
            let at = place.letter;
            self.spots(&at.to_string(), &[format!("free {at}"), format!("target {at}")], Tone::Strong);
            let name = fill(&self.pen.name(&place.id), SEAT);
            let matching = icon_letters(&place.matching);
            self.pen.write(format!(" {name} {} {matching:>4}+{:<2} ", place.issue, place.bonus), Tone::Plain);
            self.pen.say(&say!("sketch-box", cards = place.cards), Tone::Plain);
            for (seat, count) in place.counts.iter() {
                let choices = [format!("minus {seat} {at}"), format!("target {seat} {at}")];
                let lead = if place.leaders.contains(&seat) { "*" } else { "" };
                let total = place.tally.as_ref().map(|tally| format!("={}", tally[seat].total)).unwrap_or_default();
                self.pen.write(" ", Tone::Plain);
                self.spots(&format!("{seat}:{count}{lead}{total}"), &choices, Tone::Of(seat));
            }
            if let Some(result) = &place.result {
                self.pen.write(" ", Tone::Plain);
                self.pen.say(&say!("sketch-won", seat = result.winner), Tone::Strong);
            }
            self.pen.end_line();
        }
    }

    fn party(&mut self, seat: Seat) {
        let party = &self.view.parties[seat];
        let waiting = if self.view.waiting.contains(&seat) { ">" } else { " " };
        let choices = [format!("give {seat}"), format!("target {seat}")];
        self.pen.write(waiting, Tone::Strong);
        let name = cut(&self.pen.says(&say!("plain", text = seat)), CANDIDATE);
        self.spots(&format!("{seat} {name}"), &choices, Tone::StrongOf(seat));
        let (totals, supply) = (party.totals, party.supply);
        self.pen.write(format!(" C{} I{} R{} P{}  ", totals.c, totals.i, totals.r, totals.p), Tone::Plain);
        let (cards, strokes) = (party.hand_cards, party.hand_strokes);
        self.pen.say(&say!("sketch-hand", cards, strokes), Tone::Plain);
        self.pen.write(
            format!("  5×{} 3×{} 1×{} −2×{}", supply.fives, supply.threes, supply.ones, supply.minus),
            Tone::Plain,
        );
        if party.due > 0 {
            self.pen.write("  ", Tone::Plain);
            self.pen.say(&say!("sketch-owes", cards = party.due), Tone::Strong);
        }
        let lasting = party.active.iter().map(|active| self.aimed(active));
        let committed = party.committed.iter().map(|stroke| format!("!{}", self.pen.name(stroke)));
        for stroke in lasting.chain(committed).collect::<Vec<_>>() {
            self.pen.make_room(columns(&stroke) + 2, 1);
            self.pen.write(format!("  {stroke}"), Tone::Of(seat));
        }
        self.pen.end_line();
        if party.candidates.is_empty() {
            return;
        }
        self.each_candidate(seat, |drawing, at, candidate| {
            let name = cut(&drawing.pen.name(&candidate.id), CANDIDATE - 1);
            let choice = if candidate.rally.is_empty() { String::new() } else { format!("target {seat} {at}") };
            drawing.spots(&name, &[choice], Tone::Of(seat));
        });
        self.each_candidate(seat, |drawing, _, candidate| {
            drawing.pen.write(cut(&letters(&candidate.icons), CANDIDATE - 1), Tone::Plain);
        });
        if party.candidates.iter().any(|candidate| !candidate.rally.is_empty()) {
            self.each_candidate(seat, |drawing, at, candidate| drawing.rally(seat, at, candidate));
        }
    }

    /// A line with something about each Candidate of a party.
    fn each_candidate(&mut self, seat: Seat, mut draw: impl FnMut(&mut Self, Letter, &Fielded)) {
        let candidates = &self.view.parties[seat].candidates;
        for (at, candidate) in Letter::all(candidates.len() as u8).zip(candidates) {
            self.pen.pad(1 + usize::from(at.0) * CANDIDATE);
            draw(self, at, candidate);
        }
        self.pen.end_line();
    }

    /// How many cards, and what ending the rally for each issue would bring.
    fn rally(&mut self, seat: Seat, at: Letter, candidate: &Fielded) {
        if candidate.rally.is_empty() {
            return;
        }
        self.pen.write(format!("{}:", candidate.rally.len()), Tone::Of(seat));
        let own = self.view.viewer == Some(seat);
        for ending in &candidate.endings {
            let mv = if own { format!("end {at} {}", ending.issue) } else { String::new() };
            self.spots(&format!("{}{}", ending.issue, ending.votes), &[mv], Tone::Plain);
            self.pen.write(" ", Tone::Plain);
        }
    }

    /// A Masterstroke that lasts, and at whom or at which Seat it was aimed.
    fn aimed(&self, active: &Active) -> String {
        let name = self.pen.name(&active.stroke);
        match (active.player, active.at) {
            (Some(player), _) => format!("{name}>{player}"),
            (_, Some(at)) => format!("{name}>{at}"),
            _ => name,
        }
    }

    fn piles(&mut self) {
        let view = self.view;
        self.pen.say(&say!("sketch-open"), Tone::Faint);
        for stroke in &view.display {
            let text = self.card(stroke);
            self.pen.make_room(columns(&text) + 2, 1);
            self.pen.write("  ", Tone::Plain);
            self.spots(&text, &[format!("take {stroke}")], Tone::Plain);
        }
        let deck = self.pen.says(&say!("sketch-deck", cards = view.stroke_deck));
        self.pen.make_room(columns(&deck) + 2, 1);
        self.pen.write("  ", Tone::Plain);
        self.spots(&deck, &["take deck".to_owned()], Tone::Faint);
        self.pen.end_line();
        let used = |pile: &[Count]| pile.iter().map(|count| u32::from(count.count)).sum::<u32>();
        let (rally_used, asset_used) = (used(&view.rally_discard), used(&view.asset_discard));
        let (rally, asset) = (view.rally_deck, view.asset_deck);
        self.pen.say(&say!("sketch-decks", rally, rally_used, asset, asset_used), Tone::Faint);
        self.pen.end_line();
    }

    /// The tiles to pick from, or to place.
    fn tiles(&mut self, own: &Own) {
        let tiles = if own.pack.is_empty() { &own.tiles } else { &own.pack };
        for tile in tiles {
            let info = self.view.components.candidates.iter().find(|info| info.id == *tile);
            let icons = info.map(|info| letters(&info.icons)).unwrap_or_default();
            self.pen.make_room(TILE, 0);
            let from = self.pen.column();
            let placing: Vec<String> = ["A", "B", "C", "D", "E"].map(|at| format!("field {tile} {at}")).into();
            let choices = [vec![format!("pick {tile}")], placing].concat();
            let text = cut(&self.card(tile), TILE - icons.len() - 3);
            self.spots(&text, &choices, Tone::Plain);
            self.pen.write(format!("  {icons}"), Tone::Faint);
            self.pen.pad(from + TILE);
        }
        if !tiles.is_empty() {
            self.pen.end_line();
        }
    }

    /// Rally and Asset cards, each with the Candidates at which it can be laid, and Masterstrokes.
    fn hand(&mut self, own: &Own) {
        for Count { kind, count } in &own.hand {
            self.pen.make_room(CARD, 0);
            let from = self.pen.column();
            let choices = [format!("pay {kind}"), format!("drop {kind}"), format!("tuck {kind}")];
            let number = if *count > 1 { format!("×{count}") } else { String::new() };
            let text = cut(&format!("{kind}{number} {}", self.pen.name(kind)), CARD - 7);
            self.spots(&text, &choices, Tone::Plain);
            self.pen.pad(from + CARD - 6);
            for at in Letter::all(self.view.constituencies.len() as u8) {
                let choices = [format!("play {kind} {at}"), format!("target {kind} {at}")];
                if choices.iter().any(|mv| self.moves.contains(mv)) {
                    self.spots(&at.to_string(), &choices, Tone::Plain);
                }
            }
            self.pen.pad(from + CARD);
        }
        for stroke in &own.strokes {
            self.pen.make_room(CARD, 0);
            let from = self.pen.column();
            let choices = [format!("stroke {stroke}"), format!("pay {stroke}"), format!("drop {stroke}")];
            let text = cut(&self.card(stroke), CARD - 1);
            self.spots(&text, &choices, Tone::Plain);
            self.pen.pad(from + CARD);
        }
        self.pen.end_line();
    }

    fn set_aside(&mut self, own: &Own) {
        let named = |id: &Text| Arg::name(id.clone());
        let down = own
            .played
            .iter()
            .map(|played| Arg::from(say!("tell-down-at", card = Arg::name(played.card.clone()), at = played.at)));
        let mut parts: Vec<Arg> = down.collect();
        parts.extend(own.set_aside.iter().chain(&own.placed).chain(&own.picked).map(named));
        let committed = |one: &Committed| match &one.stroke {
            Some(stroke) => Arg::name(stroke.clone()),
            None => say!("move-stroke-none").into(),
        };
        parts.extend(own.committed.as_ref().map(committed));
        parts.extend(own.draw.map(|[rally, asset]| Arg::from(say!("move-draw", rally, asset))));
        if parts.is_empty() {
            return;
        }
        let due = Some(own.due).filter(|due| *due > 0);
        let more = Some(own.owed).filter(|more| *more > 0);
        let text = self.pen.says(&say!("sketch-aside", cards = parts, due, left = own.left, more));
        self.pen.flow(&text, 2, Tone::Strong);
        self.pen.end_line();
    }
}

/// What is asked: its Masterstroke, its Seat, the votes to pay.
fn question(ask: &Ask) -> Message {
    let (stroke, at, votes) = match ask {
        Ask::Target { stroke, .. } | Ask::StrokeDraw { stroke, .. } | Ask::StrokeDrop { stroke, .. } => {
            (Some(stroke), None, None)
        }
        Ask::StrokeVotes { stroke, at, sum, .. } => (Some(stroke), Some(at), Some(sum)),
        Ask::Tuck { at, .. } | Ask::Minus { at, .. } | Ask::RallyTake { at, .. } | Ask::Extra { at, .. } => {
            (None, Some(at), None)
        }
        Ask::RallyVotes { at, sum, .. }
        | Ask::ExtraVotes { at, sum, .. }
        | Ask::BonusVotes { at, sum, .. }
        | Ask::FreeVotes { at, sum, .. } => (None, Some(at), Some(sum)),
        Ask::Pick | Ask::Field | Ask::Stroke | Ask::Draw | Ask::Play | Ask::Pay | Ask::Drop => (None, None, None),
        Ask::Give { .. } | Ask::Take { .. } | Ask::End { .. } | Ask::Free { .. } => (None, None, None),
    };
    let stroke = stroke.map(|stroke| Arg::name(stroke.clone()));
    say!("sketch-question", what = ask.question().word(), stroke, at = at.copied(), votes = votes.copied())
}

/// Icons as letters, with a number if there are several: `E3WC2`.
fn letters(icons: &Icons) -> String {
    let some = Icon::ALL.into_iter().filter(|icon| icons[*icon] > 0);
    let text = some.map(|icon| match icons[icon] {
        1 => icon.letter().to_owned(),
        count => format!("{icon}{count}"),
    });
    text.collect()
}

/// Icons as letters: `EC`.
fn icon_letters(icons: &[Icon]) -> String {
    icons.iter().map(|icon| icon.letter()).collect()
}
