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
