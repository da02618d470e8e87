//! Sketches on the screen: tones become styles, and the chosen spot is marked in characters too.

use hustings_core::{Sketch, Spot, Tone};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Span;

/// Whether colours may be used; everything can be read without them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Palette {
    Colours,
    Plain,
}

impl Palette {
    /// As the person asked: <https://no-color.org>.
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

/// Columns and lines of a sketch.
pub fn size(sketch: &Sketch) -> (u16, u16) {
    let width = |line: &Vec<hustings_core::Span>| line.iter().map(|span| Span::raw(&span.text).width()).sum::<usize>();
    let columns = sketch.lines.iter().map(width).max().unwrap_or(0);
    (columns.min(usize::from(u16::MAX)) as u16, sketch.lines.len().min(usize::from(u16::MAX)) as u16)
}

/// Where a sketch lies: the screen position of its first character, which may be outside of what is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Origin {
    pub x: i32,
    pub y: i32,
}

impl Origin {
    /// In the middle of `area` where it fits; where it does not, so that `spot` is in sight.
    pub fn place(sketch: &Sketch, spot: Option<&Spot>, area: Rect) -> Origin {
        let (columns, lines) = size(sketch);
        let at = |from: u16, room: u16, length: u16, spot: Option<(u16, u16)>| {
            let (from, room, length) = (i32::from(from), i32::from(room), i32::from(length));
            if length <= room {
                return from + (room - length) / 2;
            }
            let middle = spot.map_or(0, |(start, width)| i32::from(start) + i32::from(width) / 2);
            from - (middle - room / 2).clamp(0, length - room)
        };
        Origin {
            x: at(area.x, area.width, columns, spot.map(|spot| (spot.column, spot.width))),
            y: at(area.y, area.height, lines, spot.map(|spot| (spot.line, 1))),
        }
    }

    /// Another drawing of the same board, laid so that `there` covers `here`: pieces stay where they are.
    #[must_use]
    pub fn aligned(self, here: &Spot, there: &Spot) -> Origin {
        Origin {
            x: self.x + i32::from(here.column) - i32::from(there.column),
            y: self.y + i32::from(here.line) - i32::from(there.line),
        }
    }

    /// Moved just so far that nothing is cut off which need not be.
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

/// Draws what of the sketch lies in `area`.
pub fn draw(sketch: &Sketch, focus: Option<&Spot>, origin: Origin, area: Rect, palette: Palette, buffer: &mut Buffer) {
    for (row, line) in sketch.lines.iter().enumerate() {
        let y = origin.y + row as i32;
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
    if let Some(spot) = focus {
        mark(spot, origin, area, buffer);
    }
}

fn inside(area: Rect, x: i32, y: i32) -> Option<Position> {
    let position = Position { x: u16::try_from(x).ok()?, y: u16::try_from(y).ok()? };
    area.contains(position).then_some(position)
}

/// `>·<`: in place of what frames the spot, a blank or a bracket; around it where letters go up to its ends.
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
