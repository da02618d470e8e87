//! The table in characters: Seats on top, then each party with its Candidates and rallies, then what the viewer holds.

use hustings_core::{Pen, Seat, Sketch, Start, Tone};

use crate::Kursi;
use crate::icons::{Icon, Icons};
use crate::moves::{Letter, Move};
use crate::notation;
use crate::phase::PhaseName;
use crate::view::{Active, Ask, Committed, Count, Fielded, Own, View};

/// Characters of a Candidate's cell and of a card in hand.
const CELL: usize = 15;
const WIDTH: usize = 79;

pub(crate) fn sketch(start: &Start<Kursi>, view: &View, moves: &[Move]) -> Sketch {
    let moves = moves.iter().map(|mv| notation::write(&start.set().data, mv)).collect();
    let mut drawing = Drawing { view, moves, pen: Pen::default() };
    drawing.headline();
    drawing.pen.pin();
    drawing.seats();
    for seat in Seat::all(view.parties.seats()) {
        drawing.party(seat);
    }
    drawing.piles();
    if let Some(own) = &view.own {
        drawing.own(own);
    }
    drawing.pen.finish()
}

struct Drawing<'a> {
    view: &'a View,
    /// In notation.
    moves: Vec<String>,
    pen: Pen,
}

impl Drawing<'_> {
    /// Writes as much of the text as fits on the line.
    fn write(&mut self, text: impl Into<String>, tone: Tone) {
        let room = WIDTH.saturating_sub(self.pen.column());
        let text: String = text.into().chars().take(room).collect();
        self.pen.write(text, tone);
    }

    /// Text where a move can be chosen, if it is legal.
    fn spot(&mut self, text: &str, mv: &str, tone: Tone) {
        self.spots(text, &[mv.to_owned()], tone);
    }

    /// The same for the first of several moves that is legal.
    fn spots(&mut self, text: &str, choices: &[String], tone: Tone) {
        let may = choices.iter().find(|mv| self.moves.contains(mv));
        let width = text.chars().count().min(WIDTH.saturating_sub(self.pen.column()));
        if let Some(mv) = may
            && width > 0
        {
            self.pen.spot(mv.clone(), width);
        }
        self.write(text, if may.is_some() { Tone::Strong } else { tone });
    }

    fn headline(&mut self) {
        let view = self.view;
        let time = match (view.phase, view.round) {
            (PhaseName::Draft, _) => format!("Draft, pick {}", view.picks + 1),
            (PhaseName::Field, _) => "Placing Candidates".to_owned(),
            (PhaseName::Over, _) => "The count is over".to_owned(),
            (PhaseName::Bonus | PhaseName::Free, _) => "Elections".to_owned(),
            (_, round) => format!("Round {round} of {}", view.limits.rounds),
        };
        self.write(time, Tone::Strong);
        if let Some(holder) = view.holder {
            self.write(format!(", pawn {holder}"), Tone::Plain);
        }
        if let Some(ask) = &view.ask {
            let waiting: Vec<String> = view.waiting.iter().map(ToString::to_string).collect();
            let text = format!(", waiting for {}: {}{}", waiting.join(" "), ask.question().word(), about(ask));
            self.write(text, Tone::Plain);
        }
        self.pen.end_line();
    }

    /// One line each: letter, name, issue, bonus, cards under it, matching icons by player, totals if they may be seen.
    fn seats(&mut self) {
        for place in &self.view.constituencies {
            let at = place.letter;
            self.spots(&at.to_string(), &[format!("free {at}"), format!("target {at}")], Tone::Strong);
            self.write(
                format!(
                    " {:<16.16} {} {:>4}+{:<2}",
                    place.name,
                    place.issue,
                    icon_letters(&place.matching),
                    place.bonus
                ),
                Tone::Plain,
            );
            self.write(format!(" {:>2} cards ", place.cards), Tone::Plain);
            for (seat, count) in place.counts.iter() {
                let choices = [format!("minus {seat} {at}"), format!("target {seat} {at}")];
                let lead = if place.leaders.contains(&seat) { "*" } else { "" };
                let total = place.tally.as_ref().map(|tally| format!("={}", tally[seat].total)).unwrap_or_default();
                self.spots(&format!("{seat}:{count}{lead}{total}"), &choices, Tone::Of(seat));
                self.write(" ", Tone::Plain);
            }
            if let Some(result) = &place.result {
                let winner = result.winner.map_or("nobody".to_owned(), |seat| format!("player {seat}"));
                self.write(format!("-> {winner}"), Tone::Strong);
            }
            self.pen.end_line();
        }
    }

    fn party(&mut self, seat: Seat) {
        let party = &self.view.parties[seat];
        let waiting = if self.view.waiting.contains(&seat) { ">" } else { " " };
        let choices = [format!("give {seat}"), format!("target {seat}")];
        self.write(waiting, Tone::Strong);
        self.spots(&format!("player {seat}"), &choices, Tone::StrongOf(seat));
        let (totals, supply) = (party.totals, party.supply);
        self.write(format!(" C{} I{} R{} P{}", totals.c, totals.i, totals.r, totals.p), Tone::Plain);
        self.write(format!(" hand {}+{}", party.hand_cards, party.hand_strokes), Tone::Plain);
        self.write(
            format!(" votes 5x{} 3x{} 1x{} -2x{}", supply.fives, supply.threes, supply.ones, supply.minus),
            Tone::Plain,
        );
        if party.due > 0 {
            self.write(format!(" owes {}", party.due), Tone::Strong);
        }
        for active in &party.active {
            self.write(format!(" {}", aimed(active)), Tone::Of(seat));
        }
        if let Some(stroke) = &party.committed {
            self.write(format!(" !{stroke}"), Tone::Strong);
        }
        self.pen.end_line();
        if party.candidates.is_empty() {
            return;
        }
        for (at, candidate) in Letter::all(party.candidates.len() as u8).zip(&party.candidates) {
            self.pen.pad(1 + usize::from(at.0) * CELL);
            let choice = format!("target {seat} {at}");
            self.spot(&candidate.id, if candidate.rally.is_empty() { "" } else { &choice }, Tone::Of(seat));
            self.write(format!(" {:.11}", letters(&candidate.icons)), Tone::Plain);
        }
        self.pen.end_line();
        if party.candidates.iter().all(|candidate| candidate.rally.is_empty()) {
            return;
        }
        for (at, candidate) in Letter::all(party.candidates.len() as u8).zip(&party.candidates) {
            self.pen.pad(1 + usize::from(at.0) * CELL);
            self.rally(seat, at, candidate);
        }
        self.pen.end_line();
    }

    /// How many cards, and what ending the rally for each issue would bring.
    fn rally(&mut self, seat: Seat, at: Letter, candidate: &Fielded) {
        if candidate.rally.is_empty() {
            return;
        }
        self.write(format!("{}:", candidate.rally.len()), Tone::Of(seat));
        let own = self.view.viewer == Some(seat);
        for ending in &candidate.endings {
            let mv = if own { format!("end {at} {}", ending.issue) } else { String::new() };
            self.spot(&format!("{}{}", ending.issue, ending.votes), &mv, Tone::Plain);
            self.write(" ", Tone::Plain);
        }
    }

    fn piles(&mut self) {
        let view = self.view;
        self.write("open", Tone::Faint);
        for stroke in &view.display {
            self.write(" ", Tone::Plain);
            self.spot(stroke, &format!("take {stroke}"), Tone::Plain);
        }
        self.write("  ", Tone::Plain);
        self.spot(&format!("deck {}", view.stroke_deck), "take deck", Tone::Faint);
        let discarded = |pile: &[Count]| pile.iter().map(|count| u32::from(count.count)).sum::<u32>();
        self.write(format!("  Rally deck {} ({} used)", view.rally_deck, discarded(&view.rally_discard)), Tone::Faint);
        self.write(format!("  Asset deck {} ({} used)", view.asset_deck, discarded(&view.asset_discard)), Tone::Faint);
        self.pen.end_line();
    }

    fn own(&mut self, own: &Own) {
        let tiles = if own.pack.is_empty() { &own.tiles } else { &own.pack };
        if !tiles.is_empty() {
            for tile in tiles {
                let info = self.view.components.candidates.iter().find(|info| info.id == *tile);
                let icons = info.map(|info| letters(&info.icons)).unwrap_or_default();
                if self.pen.column() + tile.len() + icons.len() + 3 > WIDTH {
                    self.pen.end_line();
                }
                let placing: Vec<String> = ["A", "B", "C", "D", "E"].map(|at| format!("field {tile} {at}")).into();
                let choices = [vec![format!("pick {tile}")], placing].concat();
                self.spots(tile, &choices, Tone::Plain);
                self.write(format!(" {icons}  "), Tone::Faint);
            }
            self.pen.end_line();
        }
        for Count { kind, count } in &own.hand {
            if self.pen.column() + CELL + 3 > WIDTH {
                self.pen.end_line();
            }
            let from = self.pen.column();
            let choices = [format!("pay {kind}"), format!("drop {kind}"), format!("tuck {kind}")];
            self.spots(kind, &choices, Tone::Plain);
            self.write(format!(" {count} "), Tone::Plain);
            for at in Letter::all(self.view.constituencies.len() as u8) {
                let choices = [format!("play {kind} {at}"), format!("target {kind} {at}")];
                if choices.iter().any(|mv| self.moves.contains(mv)) {
                    self.spots(&at.to_string(), &choices, Tone::Plain);
                }
            }
            self.pen.pad(from + CELL);
        }
        for stroke in &own.strokes {
            if self.pen.column() + stroke.len() + 1 > WIDTH {
                self.pen.end_line();
            }
            let choices = [format!("stroke {stroke}"), format!("pay {stroke}"), format!("drop {stroke}")];
            self.spots(stroke, &choices, Tone::Plain);
            self.write(" ", Tone::Plain);
        }
        self.pen.end_line();
        self.set_aside(own);
    }

    fn set_aside(&mut self, own: &Own) {
        let mut parts: Vec<String> =
            own.played.iter().map(|played| format!("{} at {}", played.card, played.at)).collect();
        parts.extend(own.set_aside.iter().map(ToString::to_string));
        parts.extend(own.placed.iter().map(ToString::to_string));
        parts.extend(own.picked.as_ref().map(ToString::to_string));
        let committed = |one: &Committed| one.stroke.as_deref().unwrap_or("none").to_owned();
        parts.extend(own.committed.as_ref().map(committed));
        parts.extend(own.draw.map(|[rally, asset]| format!("draw {rally} {asset}")));
        if parts.is_empty() {
            return;
        }
        self.write(format!("set aside: {}", parts.join(", ")), Tone::Strong);
        if own.due > 0 {
            self.write(format!("; due {} of {}", own.due, own.left), Tone::Plain);
        }
        if own.owed > 0 {
            self.write(format!("; {} more", own.owed), Tone::Plain);
        }
        self.pen.end_line();
    }
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

/// What a question is about: its Masterstroke, its Seat, the sum to pay.
fn about(ask: &Ask) -> String {
    match ask {
        Ask::Target { stroke, .. } | Ask::StrokeDraw { stroke, .. } | Ask::StrokeDrop { stroke, .. } => {
            format!(" ({stroke})")
        }
        Ask::StrokeVotes { stroke, at, sum, .. } => format!(" ({stroke}) at {at}, sum {sum}"),
        Ask::Tuck { at, .. } | Ask::Minus { at, .. } | Ask::RallyTake { at, .. } | Ask::Extra { at, .. } => {
            format!(" at {at}")
        }
        Ask::RallyVotes { at, sum, .. }
        | Ask::ExtraVotes { at, sum, .. }
        | Ask::BonusVotes { at, sum, .. }
        | Ask::FreeVotes { at, sum, .. } => format!(" at {at}, sum {sum}"),
        Ask::Pick | Ask::Field | Ask::Stroke | Ask::Draw | Ask::Play | Ask::Pay | Ask::Drop => String::new(),
        Ask::Give { .. } | Ask::Take { .. } | Ask::End { .. } | Ask::Free { .. } => String::new(),
    }
}

/// Icons as letters: `EC`.
fn icon_letters(icons: &[Icon]) -> String {
    icons.iter().map(|icon| icon.letter()).collect()
}

fn aimed(active: &Active) -> String {
    match (active.player, active.at) {
        (Some(player), _) => format!("{}>{player}", active.stroke),
        (_, Some(at)) => format!("{}>{at}", active.stroke),
        _ => active.stroke.to_string(),
    }
}
