//! A view in characters: a line for each seat, then the table.

use hustings_core::{Sketch, Span, Spot, Start, Tone};

use super::cards::Card;
use super::view::Choice;
use super::{Duel, Move, View, notation};

pub(super) fn sketch(start: &Start<Duel>, view: &View, moves: &[Move]) -> Sketch {
    let mut sketch = Sketch::default();
    for (seat, points) in view.points.iter() {
        let mut line = vec![Span::new(format!("seat {seat} {points:>2} "), Tone::StrongOf(seat))];
        let mut column = line[0].text.chars().count() as u16;
        match &view.hands[seat] {
            Some(hand) => {
                for card in hand {
                    let text = format!(" {card}");
                    let mv = Move::Choose(*card);
                    if moves.contains(&mv) {
                        let width = text.len() as u16 - 1;
                        let line = sketch.lines.len() as u16;
                        sketch.spots.push(Spot {
                            mv: notation::write(&start.set().data, &mv),
                            line,
                            column: column + 1,
                            width,
                        });
                    }
                    column += text.len() as u16;
                    line.push(Span::new(text, Tone::Of(seat)));
                }
            }
            None => line.push(Span::new(" ##".repeat(usize::from(view.hand_sizes[seat])), Tone::Faint)),
        }
        line.push(match view.choices[seat] {
            Choice::None => Span::new("", Tone::Plain),
            Choice::FaceDown => Span::new("  [##]", Tone::Plain),
            Choice::Known(card) => Span::new(format!("  [{card}]"), Tone::Strong),
        });
        sketch.lines.push(line);
    }
    let discard: Vec<String> = view.discard.iter().map(Card::to_string).collect();
    let table = format!("round {}, deck {}, discard: {}", view.round + 1, view.deck_size, discard.join(" "));
    sketch.lines.push(vec![Span::new(table, Tone::Plain)]);
    sketch
}
