//! A position drawn in characters, for terminals: lines of spans, and the spots where moves can be chosen.
//!
//! A game draws its View; the terminal knows nothing else about the game.

use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

use crate::{Arg, Game, Message, Seat, Start, say};

/// Puts a message into words, in the reader's language and with the players' names.
pub type Speak<'a> = &'a dyn Fn(&Message) -> String;

/// A game that can be drawn in characters.
pub trait Terminal: Game {
    /// A Fluent file with words for [`Terminal::explain`] beside the game's own: what the game's page says of its moves.
    const MOVE_WORDS: &'static str = "";

    /// A Fluent file with the words on the drawing, which nothing but a terminal needs.
    const SKETCH_WORDS: &'static str = "";

    /// The view as characters, with the places of `moves`, in the words of `speak`.
    fn sketch(start: &Start<Self>, view: &Self::View, moves: &[Self::Move], speak: Speak<'_>) -> Sketch;

    /// What cards and other components say in a sentence: the id of each, and its English text. A message gets the text in the reader's
    /// language by [`Arg::text_of`].
    fn component_texts(_set: &Self::Set) -> Vec<(String, String)> {
        Vec::new()
    }

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

/// The columns that a text takes: none for a sign that joins the letter before it, two for a Japanese letter.
pub fn columns(text: &str) -> usize {
    text.width()
}

/// The text as far as it fits into so many columns, with `…` where something is left out; a letter is never cut from its signs.
pub fn cut(text: &str, width: usize) -> String {
    if columns(text) <= width {
        return text.to_owned();
    }
    let (mut short, mut used) = (String::new(), 1);
    for letter in text.graphemes(true) {
        used += columns(letter);
        if used > width {
            break;
        }
        short.push_str(letter);
    }
    if width > 0 {
        short.truncate(short.trim_end().len());
        short.push('…');
    }
    short
}

/// The text in exactly so many columns: cut, or filled up with blanks.
pub fn fill(text: &str, width: usize) -> String {
    let text = cut(text, width);
    let blanks = width.saturating_sub(columns(&text));
    text + &" ".repeat(blanks)
}

/// Draws a sketch from left to right, line after line. No line becomes wider than the pen was told.
pub struct Pen<'a> {
    speak: Speak<'a>,
    width: usize,
    sketch: Sketch,
    /// The line being drawn, and its width so far.
    line: Vec<Span>,
    column: usize,
}

impl<'a> Pen<'a> {
    pub fn new(width: usize, speak: Speak<'a>) -> Pen<'a> {
        Pen { speak, width, sketch: Sketch::default(), line: Vec::new(), column: 0 }
    }

    /// A message in words.
    pub fn says(&self, message: &Message) -> String {
        (self.speak)(message)
    }

    /// What a component is called.
    pub fn name(&self, id: &str) -> String {
        self.says(&say!("plain", text = Arg::name(id.to_owned())))
    }

    pub fn column(&self) -> usize {
        self.column
    }

    /// The columns that are left on this line.
    pub fn room(&self) -> usize {
        self.width.saturating_sub(self.column)
    }

    /// As much of the text as fits on the line.
    pub fn write(&mut self, text: impl Into<String>, tone: Tone) {
        let span = Span::new(cut(&text.into(), self.room()), tone);
        self.column += columns(&span.text);
        self.line.push(span);
    }

    pub fn say(&mut self, message: &Message, tone: Tone) {
        self.write(self.says(message), tone);
    }

    /// Begins another line, indented by so many columns, unless `width` more columns fit on this one.
    pub fn make_room(&mut self, width: usize, indent: usize) {
        if width > self.room() && self.column > indent {
            self.end_line();
            self.pad(indent);
        }
    }

    /// The words of a text, on as many lines as they need; later ones are indented. What has no blanks to break it at is broken anywhere.
    pub fn flow(&mut self, text: &str, indent: usize, tone: Tone) {
        for word in text.split_inclusive(' ') {
            let width = columns(word.trim_end());
            if width <= self.width.saturating_sub(indent) {
                self.make_room(width, indent);
                self.write(if self.room() > width { word } else { word.trim_end() }, tone);
                continue;
            }
            for letter in word.graphemes(true) {
                self.make_room(columns(letter), indent);
                self.write(letter, tone);
            }
        }
    }

    /// Adds blanks up to a column.
    pub fn pad(&mut self, column: usize) {
        let blanks = column.saturating_sub(self.column);
        self.write(" ".repeat(blanks), Tone::Plain);
    }

    /// Marks the next `width` columns as the place where this move is chosen, as far as they are on the line.
    pub fn spot(&mut self, mv: String, width: usize) {
        let width = width.min(self.room());
        let line = self.sketch.lines.len() as u16;
        if width > 0 {
            self.sketch.spots.push(Spot { mv, line, column: self.column as u16, width: width as u16 });
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Devanagari vowel signs belong to the letter before them; Japanese letters take two columns.
    #[test]
    fn no_letter_is_cut_from_its_signs() {
        assert_eq!(cut("Bazaar Town", 11), "Bazaar Town");
        assert_eq!(cut("Bazaar Town", 8), "Bazaar…");
        for (text, width) in [("शलजमगढ़ की किताब", 7), ("選挙区の名前", 7), ("Bazaar Town", 5)]
        {
            let short = cut(text, width);
            let kept = short.strip_suffix('…').expect("something is left out");
            assert!(columns(&short) <= width && columns(&fill(text, width)) == width, "{short}");
            let whole: Vec<&str> = text.graphemes(true).collect();
            assert!(kept.graphemes(true).zip(whole).all(|(one, same)| one == same), "{short} of {text}");
        }
        assert_eq!(cut("選挙区", 0), "");
    }

    #[test]
    fn a_text_flows_over_lines_that_are_never_too_wide() {
        let mut pen = Pen::new(12, &|message| message.id.to_string());
        pen.flow("one two three four 選挙区の名前は", 2, Tone::Plain);
        pen.end_line();
        let sketch = pen.finish();
        let lines: Vec<&str> = sketch.plain().leak().lines().collect();
        assert_eq!(lines, ["one two", "  three four", "  選挙区の名", "  前は"]);
    }
}
