//! Draws sketches on the screen: tones become styles, and the chosen spot is also marked with characters.

use hustings_core::{Sketch, Spot, Tone, columns};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Span;

/// Whether to use colours; the drawing is readable without them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Palette {
    Colours,
    Plain,
}

impl Palette {
    /// Chosen by the environment variable `NO_COLOR`: <https://no-color.org>.
    pub fn from_env() -> Palette {
        match std::env::var_os("NO_COLOR") {
            Some(value) if !value.is_empty() => Palette::Plain,
            _ => Palette::Colours,
        }
    }

    pub fn style(self, tone: Tone) -> Style {
        const SEATS: [Color; 6] = [
            Color::LightRed,
            Color::LightBlue,
            Color::LightGreen,
            Color::LightYellow,
            Color::LightMagenta,
            Color::LightCyan,
        ];
        let of = |seat: hustings_core::Seat| match self {
            Palette::Colours => Style::new().fg(SEATS[seat.index() % SEATS.len()]),
            Palette::Plain => Style::new(),
        };
        match tone {
            Tone::Plain => Style::new(),
            Tone::Faint => Style::new().add_modifier(Modifier::DIM),
            Tone::Strong => Style::new().add_modifier(Modifier::BOLD),
            Tone::Of(seat) => of(seat),
            Tone::StrongOf(seat) => of(seat).add_modifier(Modifier::BOLD),
        }
    }
}

/// The width and height of a sketch.
pub fn size(sketch: &Sketch) -> (u16, u16) {
    let width = |line: &Vec<hustings_core::Span>| line.iter().map(|span| Span::raw(&span.text).width()).sum::<usize>();
    let columns = sketch.lines.iter().map(width).max().unwrap_or(0);
    (columns.min(usize::from(u16::MAX)) as u16, sketch.lines.len().min(usize::from(u16::MAX)) as u16)
}

/// The screen position of a sketch's first character, which may be outside the visible area.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Origin {
    pub x: i32,
    pub y: i32,
}

impl Origin {
    /// Centred in `area` if it fits, otherwise so that `spot` is visible.
    pub fn place(sketch: &Sketch, spot: Option<&Spot>, area: Rect) -> Origin {
        let (columns, lines) = size(sketch);
        // `covered` characters at the beginning of the room belong to lines that stay.
        let at = |from: u16, room: u16, covered: u16, length: u16, spot: Option<(u16, u16)>| {
            let [from, room, covered, length] = [from, room, covered, length].map(i32::from);
            if length <= room {
                return from + (room - length) / 2;
            }
            let middle = spot.map_or(0, |(start, width)| i32::from(start) + i32::from(width) / 2);
            from - (middle - (room + covered) / 2).clamp(0, length - room)
        };
        Origin {
            x: at(area.x, area.width, 0, columns, spot.map(|spot| (spot.column, spot.width))),
            y: at(area.y, area.height, pinned(sketch, area), lines, spot.map(|spot| (spot.line, 1))),
        }
    }

    /// The origin of another sketch of the same board whose spot `there` is on this one's `here`, so that pieces stay
    /// in place.
    #[must_use]
    pub fn aligned(self, here: &Spot, there: &Spot) -> Origin {
        Origin {
            x: self.x + i32::from(here.column) - i32::from(there.column),
            y: self.y + i32::from(here.line) - i32::from(there.line),
        }
    }

    /// Moved as little as possible so that a sketch that fits into `area` is not cut off.
    #[must_use]
    pub fn kept_in(self, area: Rect, sketch: &Sketch) -> Origin {
        let (columns, lines) = size(sketch);
        let keep = |at: i32, from: u16, room: u16, length: u16| match i32::from(room) - i32::from(length) {
            slack if slack >= 0 => at.clamp(i32::from(from), i32::from(from) + slack),
            _ => at,
        };
        Origin { x: keep(self.x, area.x, area.width, columns), y: keep(self.y, area.y, area.height, lines) }
    }
}

/// Draws the part of the sketch that lies in `area`. Its pinned lines stay at the top, and the others pass below them.
pub fn draw(sketch: &Sketch, focus: Option<&Spot>, origin: Origin, area: Rect, palette: Palette, buffer: &mut Buffer) {
    let pinned = pinned(sketch, area);
    let top = origin.y.max(i32::from(area.y));
    let below = Rect { y: area.y + pinned, height: area.height - pinned, ..area };
    for (row, line) in sketch.lines.iter().enumerate() {
        let is_pinned = row < usize::from(pinned);
        let y = if is_pinned { top } else { origin.y } + row as i32;
        let area = if is_pinned { area } else { below };
        let mut x = origin.x;
        for span in line {
            for grapheme in Span::raw(&span.text).styled_graphemes(palette.style(span.tone)) {
                if let Some(at) = inside(area, x, y) {
                    buffer[at].set_symbol(grapheme.symbol).set_style(grapheme.style);
                }
                x += Span::raw(grapheme.symbol).width() as i32;
            }
        }
    }
    match focus {
        Some(spot) if spot.line < pinned => mark(spot, Origin { y: top, ..origin }, area, buffer),
        Some(spot) => mark(spot, origin, below, buffer),
        None => {}
    }
}

/// Gives every letter and every spacing sign a cell of its own, as terminals do. Otherwise a Devanagari syllable of two columns would leave its
/// sign behind where something narrower is drawn over it.
pub fn one_cell_each(buffer: &mut Buffer) {
    let area = *buffer.area();
    for y in area.top()..area.bottom() {
        for x in area.left()..area.right() {
            let cell = &buffer[(x, y)];
            let width = columns(cell.symbol());
            if width < 2 || usize::from(area.right() - x) < width {
                continue;
            }
            let mut parts: Vec<String> = Vec::new();
            for letter in cell.symbol().chars().map(String::from) {
                match parts.last_mut() {
                    Some(part) if columns(&letter) == 0 => part.push_str(&letter),
                    _ => parts.push(letter),
                }
            }
            let style = cell.style();
            if parts.len() == width && parts.iter().all(|part| columns(part) == 1) {
                for (part, at) in parts.iter().zip(x..) {
                    buffer[(at, y)].set_symbol(part).set_style(style);
                }
            }
        }
    }
}

/// How many lines stay at the top: none if everything fits, and always few enough to leave the board some room.
fn pinned(sketch: &Sketch, area: Rect) -> u16 {
    if size(sketch).1 <= area.height { 0 } else { sketch.pinned.min(area.height / 2) }
}

fn inside(area: Rect, x: i32, y: i32) -> Option<Position> {
    let position = Position { x: u16::try_from(x).ok()?, y: u16::try_from(y).ok()? };
    area.contains(position).then_some(position)
}

/// Marks a spot as `>·<`: over its first and last character if these are not letters or digits, otherwise around it.
fn mark(spot: &Spot, origin: Origin, area: Rect, buffer: &mut Buffer) {
    let y = origin.y + i32::from(spot.line);
    let first = origin.x + i32::from(spot.column);
    let last = first + i32::from(spot.width) - 1;
    for x in first..=last {
        if let Some(at) = inside(area, x, y) {
            buffer[at].set_style(Style::new().add_modifier(Modifier::REVERSED));
        }
    }
    let frames = |x| {
        let letter = |at: Position| buffer[at].symbol().chars().any(char::is_alphanumeric);
        inside(area, x, y).is_some_and(|at| !letter(at))
    };
    let around = !(spot.width >= 3 && frames(first) && frames(last));
    let ends = if around { [first - 1, last + 1] } else { [first, last] };
    for (x, sign) in ends.into_iter().zip([">", "<"]) {
        if let Some(at) = inside(area, x, y) {
            buffer[at].set_symbol(sign);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_syllable_takes_as_many_cells_as_a_terminal_gives_it() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 8, 1));
        buffer.set_string(0, 0, "नाक्ष駒x", Style::new());
        one_cell_each(&mut buffer);
        let cells: Vec<&str> = (0..8).map(|x| buffer[(x, 0)].symbol()).collect();
        assert_eq!(cells, ["न", "ा", "क्", "ष", "駒", " ", "x", " "]);
    }
}
