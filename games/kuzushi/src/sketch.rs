//! The board in characters: capitals are bases, lower-case letters flags, `@` the city, dots the spaces where a base
//! may go.

use hustings_core::{Seat, Sketch, Span, Speak, Spot, Start, Tone, say};

use crate::Kuzushi;
use crate::moves::{Move, Space};
use crate::state::Bounds;
use crate::view::{Kind, View};

/// Characters per space.
const CELL: usize = 3;
/// Characters left of the board, for the row numbers.
const MARGIN: usize = 4;

pub(crate) const WORDS: &str = include_str!("../words/sketch.en.ftl");

/// There are no components that say anything.
pub(crate) fn texts((): &()) -> Vec<(String, String)> {
    Vec::new()
}

pub(crate) fn sketch(start: &Start<Kuzushi>, view: &View, moves: &[Move], speak: Speak<'_>) -> Sketch {
    // One space beyond the tiles, as far as the grid can still grow.
    let Bounds { left, right, bottom, top } = view.bounds;
    let reachable = view.reachable;
    let columns = (left - 1).max(reachable.left)..=(right + 1).min(reachable.right);
    let rows = (bottom - 1).max(reachable.bottom)..=(top + 1).min(reachable.top);

    let mut sketch = Sketch::default();
    for y in rows.rev() {
        let mut line = vec![Span::new(format!("{y:>3} "), Tone::Faint)];
        for x in columns.clone() {
            let at = Space { x, y };
            line.push(cell(view, moves, at));
            for mv in moves.iter().filter(|mv| mv.space() == at) {
                sketch.spots.push(Spot {
                    mv: mv.to_string(),
                    line: sketch.lines.len() as u16,
                    column: (MARGIN + (x - columns.start()) as usize * CELL) as u16,
                    width: CELL as u16,
                });
            }
        }
        sketch.lines.push(line);
    }
    let width = MARGIN + columns.clone().count() * CELL;
    let numbers: String = columns.map(|x| format!("{x:>2} ")).collect();
    sketch.lines.push(vec![Span::new(" ".repeat(MARGIN), Tone::Plain), Span::new(numbers, Tone::Faint)]);
    // Beside the board, not below it: the widest board with six seats still fits 80x24.
    for (line, seat) in Seat::all(start.seats()).enumerate() {
        if line == sketch.lines.len() {
            sketch.lines.push(vec![Span::new(" ".repeat(width), Tone::Plain)]);
        }
        sketch.lines[line].extend(standing(view, seat, speak));
    }
    sketch
}

fn cell(view: &View, moves: &[Move], at: Space) -> Span {
    match view.tiles.iter().find(|tile| tile.at == at) {
        Some(tile) => match tile.kind {
            Kind::City => Span::new("[@]", Tone::StrongOf(tile.seat)),
            Kind::Base => Span::new(format!("[{}]", tile.seat.letter()), Tone::StrongOf(tile.seat)),
            Kind::Flag => Span::new(format!(" {} ", tile.seat.letter().to_ascii_lowercase()), Tone::Of(tile.seat)),
        },
        None if moves.contains(&Move::Base { at }) => Span::new(" · ", Tone::Plain),
        None => Span::new("   ", Tone::Faint),
    }
}

/// A seat's standing: `> 0 [A] 12 tiles (7), 8 left`, with the largest group in brackets; in teams `12/30`, with the
/// team's sum.
fn standing(view: &View, seat: Seat, speak: Speak<'_>) -> [Span; 2] {
    let marker = if view.turn == Some(seat) { '>' } else { ' ' };
    let (score, stack, group) = (view.scores[seat], view.stacks[seat], view.largest[seat].len());
    let mates = view.scores.iter().filter(|(mate, _)| view.teams > 0 && mate.0 % view.teams == seat.0 % view.teams);
    let team = match mates.map(|(_, score)| score).sum::<u32>() {
        0 => String::new(), // no teams, or a team that has nothing yet
        sum => format!("/{sum}"),
    };
    let says = speak(&say!("sketch-standing", tiles = format!("{score}{team}"), group, left = stack));
    [
        Span::new(format!("  {marker} {seat} [{}]", seat.letter()), Tone::StrongOf(seat)),
        Span::new(format!(" {says}"), Tone::Plain),
    ]
}
