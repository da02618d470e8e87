//! A position drawn in characters, for terminals: lines of spans, and the places on them that moves belong to.
//!
//! A game draws its View; the terminal knows nothing but this.

use crate::Seat;

/// A drawing of one view.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sketch {
    pub lines: Vec<Vec<Span>>,
    /// Where on the drawing moves can be chosen with cursor keys.
    pub spots: Vec<Spot>,
}

/// Characters of one kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Span {
    pub text: String,
    pub tone: Tone,
}

/// What a span is, so that a terminal with colours can say it twice; the characters alone must say it once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    Plain,
    Faint,
    Strong,
    /// Belongs to a seat.
    Of(Seat),
    /// Belongs to a seat and weighs more.
    StrongOf(Seat),
}

/// A place where a move happens.
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
    /// The line being drawn, and how far it reaches.
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

    /// Blanks up to a column.
    pub fn pad(&mut self, column: usize) {
        let blanks = column.saturating_sub(self.column);
        self.write(" ".repeat(blanks), Tone::Plain);
    }

    /// The next `width` characters are where this move is chosen.
    pub fn spot(&mut self, mv: String, width: usize) {
        let line = self.sketch.lines.len() as u16;
        self.sketch.spots.push(Spot { mv, line, column: self.column as u16, width: width as u16 });
    }

    pub fn end_line(&mut self) {
        self.sketch.lines.push(std::mem::take(&mut self.line));
        self.column = 0;
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
