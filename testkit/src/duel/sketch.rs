//! A view in characters: a line for each seat, then the table.

use hustings_core::{Pen, Seat, Sketch, Speak, Start, Tone, columns, say};

use super::cards::{Card, Set};
use super::view::Choice;
use super::{Duel, Move, View, notation};

pub(super) const WORDS: &str = include_str!("words/sketch.en.ftl");

/// Cards that say nothing.
pub(super) fn texts(_set: &Set) -> Vec<(String, String)> {
    Vec::new()
}

pub(super) fn sketch(start: &Start<Duel>, view: &View, moves: &[Move], speak: Speak<'_>) -> Sketch {
    let mut pen = Pen::new(80, speak);
    for (seat, points) in view.points.iter() {
        seat_line(&mut pen, start, view, moves, seat, *points);
    }
    let discard: Vec<String> = view.discard.iter().map(Card::to_string).collect();
    let (round, deck, discard) = (view.round + 1, view.deck_size, discard.join(" "));
    pen.say(&say!("sketch-table", round, deck, discard), Tone::Plain);
    pen.end_line();
    pen.finish()
}

fn seat_line(pen: &mut Pen<'_>, start: &Start<Duel>, view: &View, moves: &[Move], seat: Seat, points: impl Into<u32>) {
    let points = format!("{:>2}", points.into());
    pen.say(&say!("sketch-seat", number = seat.0, points), Tone::StrongOf(seat));
    pen.write(" ", Tone::Plain);
    match &view.hands[seat] {
        Some(hand) => {
            for card in hand {
                let (text, mv) = (card.to_string(), Move::Choose(*card));
                pen.write(" ", Tone::Plain);
                if moves.contains(&mv) {
                    pen.spot(notation::write(&start.set().data, &mv), columns(&text));
                }
                pen.write(text, Tone::Of(seat));
            }
        }
        None => pen.write(" ##".repeat(usize::from(view.hand_sizes[seat])), Tone::Faint),
    }
    match view.choices[seat] {
        Choice::None => {}
        Choice::FaceDown => pen.write("  [##]", Tone::Plain),
        Choice::Known(card) => pen.write(format!("  [{card}]"), Tone::Strong),
    }
    pen.end_line();
}
