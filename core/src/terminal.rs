//! A position drawn in characters, for terminals: lines of spans, and the spots where moves can be chosen.
//!
//! A game draws its View; the terminal knows nothing else about the game.

use crate::{Game, Message, Seat, Start};

/// A game that can be drawn in characters.
pub trait Terminal: Game {
    /// A Fluent file with words for [`Terminal::explain`] beside the game's own: what the game's page says of its moves.
    const MOVE_WORDS: &'static str = "";

    /// The view as characters, with the places of `moves`.
    fn sketch(start: &Start<Self>, view: &Self::View, moves: &[Self::Move]) -> Sketch;

    /// A move for people who do not know the notation by heart: first what it is, then what the cards in it are or do. Nothing where
    /// the notation says it all.
    fn explain(_start: &Start<Self>, _mv: &Self::Move) -> Vec<Message> {
        Vec::new()
    }
}

/// A drawing of one view.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sketch {
    pub lines: Vec<Vec<Span>>,
    /// The places on the drawing where moves can be chosen with the cursor keys.
    pub spots: Vec<Spot>,
    /// How many lines at the top stay in sight where the drawing does not fit.
    pub pinned: u16,
}

/// Characters that share a tone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Span {
    pub text: String,
    pub tone: Tone,
}

/// What a span is, for terminals with colours. The characters alone must be enough to read the sketch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    Plain,
    Faint,
    Strong,
    /// Belongs to a seat.
    Of(Seat),
    /// Belongs to a seat and is emphasised.
    StrongOf(Seat),
}

/// A place where a move can be chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spot {
    /// The move in notation.
    pub mv: String,
    pub line: u16,
    pub column: u16,
    pub width: u16,
}

impl Span {
    pub fn new(text: impl Into<String>, tone: Tone) -> Span {
        Span { text: text.into(), tone }
    }
}

/// Draws a sketch from left to right, line after line.
#[derive(Debug, Default)]
pub struct Pen {
    sketch: Sketch,
    /// The line being drawn, and its width so far.
    line: Vec<Span>,
    column: usize,
}

impl Pen {
    pub fn column(&self) -> usize {
        self.column
    }

    pub fn write(&mut self, text: impl Into<String>, tone: Tone) {
        let span = Span::new(text, tone);
        self.column += span.text.chars().count();
        self.line.push(span);
    }

    /// Adds blanks up to a column.
    pub fn pad(&mut self, column: usize) {
        let blanks = column.saturating_sub(self.column);
        self.write(" ".repeat(blanks), Tone::Plain);
    }

    /// Marks the next `width` characters as the place where this move is chosen.
    pub fn spot(&mut self, mv: String, width: usize) {
        let line = self.sketch.lines.len() as u16;
        self.sketch.spots.push(Spot { mv, line, column: self.column as u16, width: width as u16 });
    }

    pub fn end_line(&mut self) {
        self.sketch.lines.push(std::mem::take(&mut self.line));
        self.column = 0;
    }

    /// The lines ended so far stay in sight where the drawing does not fit.
    pub fn pin(&mut self) {
        self.sketch.pinned = self.sketch.lines.len() as u16;
    }

    /// All lines that were ended.
    pub fn finish(self) -> Sketch {
        self.sketch
    }
}

impl Sketch {
    /// The drawing without tones.
    pub fn plain(&self) -> String {
        let lines = self.lines.iter().map(|line| {
            let text: String = line.iter().map(|span| span.text.as_str()).collect();
            text.trim_end().to_owned()
        });
        lines.collect::<Vec<_>>().join("\n")
    }
}
