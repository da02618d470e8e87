//! Paragraphs: wrapped to a width, or made to fit a box by setting them smaller. Nothing is cut silently: what does not fit even at its
//! smallest size ends in dots, and stands in full on a page at the end.

use kurbo::{Point, Rect};

use crate::canvas::{Canvas, Colour, Op};
use crate::fonts::{Face, printable, shape, width};

/// Millimetres of so many points.
pub const fn pt(points: f64) -> f64 {
    points * 25.4 / 72.0
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Align {
    Left,
    Centre,
    Right,
}

/// Where a text stands in a box that is higher than it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stand {
    Top,
    Middle,
    Bottom,
}

#[derive(Debug, Clone, Copy)]
pub struct Style {
    pub face: Face,
    /// In points; a text that has to fit may be smaller.
    pub size: f64,
    pub least: f64,
    pub colour: Colour,
    pub align: Align,
    pub stand: Stand,
    /// From one base line to the next, in sizes.
    pub leading: f64,
}

impl Style {
    pub const fn new(face: Face, size: f64, colour: Colour) -> Style {
        Style { face, size, least: 5.0, colour, align: Align::Left, stand: Stand::Top, leading: 1.22 }
    }

    #[must_use]
    pub const fn least(self, least: f64) -> Style {
        Style { least, ..self }
    }

    #[must_use]
    pub const fn centred(self) -> Style {
        Style { align: Align::Centre, stand: Stand::Middle, ..self }
    }

    #[must_use]
    pub const fn aligned(self, align: Align) -> Style {
        Style { align, ..self }
    }

    #[must_use]
    pub const fn standing(self, stand: Stand) -> Style {
        Style { stand, ..self }
    }

    #[must_use]
    pub const fn leading(self, leading: f64) -> Style {
        Style { leading, ..self }
    }
}

/// A piece of text in one face.
#[derive(Debug, Clone, PartialEq)]
pub struct Run {
    pub face: Face,
    pub text: String,
}

/// A line of a paragraph: pieces from left to right.
#[derive(Debug, Clone, Default)]
pub struct Line {
    pub runs: Vec<Run>,
    pub width: f64,
}

/// Text with `**bold**` and `` `code` `` as runs.
pub fn marked(text: &str, face: Face) -> Vec<Run> {
    let mut runs = Vec::new();
    let mut push = |face, text: &str| {
        if !text.is_empty() {
            runs.push(Run { face, text: text.to_owned() });
        }
    };
    for (at, part) in text.split("**").enumerate() {
        let face = if at % 2 == 1 { Face::Bold } else { face };
        for (at, part) in part.split('`').enumerate() {
            let code = at % 2 == 1;
            for (at, part) in if code { vec![part] } else { part.split('*').collect() }.into_iter().enumerate() {
                let face = if code {
                    Face::Label
                } else if at % 2 == 1 {
                    Face::Italic
                } else {
                    face
                };
                push(face, part);
            }
        }
    }
    runs
}

/// Wraps runs to a width. A word that is wider than a line is broken.
pub fn wrap(runs: &[Run], size: f64, room: f64) -> Vec<Line> {
    let size = pt(size);
    let mut lines = vec![Line::default()];
    // What stays together, and whether a blank stands before it. A word may go through several runs.
    let mut words: Vec<(Vec<Run>, bool)> = Vec::new();
    for run in runs {
        for (at, part) in run.text.split(' ').enumerate() {
            let blank = at > 0;
            for (number, piece) in pieces(part).into_iter().enumerate() {
                let before = words.last().and_then(|(word, _)| word.last()).and_then(|run| run.text.chars().last());
                let may_break = before.zip(piece.chars().next()).is_none_or(|(last, next)| parts(last, next));
                let piece = Run { face: run.face, text: piece.to_owned() };
                match words.last_mut() {
                    Some((word, _)) if number == 0 && !blank && !may_break => word.push(piece),
                    _ => words.push((vec![piece], blank && number == 0)),
                }
            }
            // A blank at the end of a run parts it from the next one.
            if part.is_empty() && blank {
                words.push((Vec::new(), true));
            }
        }
    }
    let mut blank_before = false;
    for (word, blank) in words {
        blank_before |= blank;
        let Some(first) = word.first() else { continue };
        let blank = width(first.face, size, " ");
        let wide: f64 = word.iter().map(|run| width(run.face, size, &run.text)).sum();
        let line = lines.last_mut().expect("there is a line");
        let gap = if line.runs.is_empty() || !blank_before { 0.0 } else { blank };
        blank_before = false;
        if line.width + gap + wide <= room {
            add(line, word, gap > 0.0, gap + wide);
        } else if wide <= room {
            let mut next = Line::default();
            add(&mut next, word, false, wide);
            lines.push(next);
        } else {
            broken(&mut lines, word, size, room);
        }
    }
    lines.retain(|line| !line.runs.is_empty());
    lines
}

/// A text without blanks, cut where a line may end: nowhere, except in scripts that do without blanks.
fn pieces(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut from = 0;
    for ((_, last), (at, next)) in text.char_indices().zip(text.char_indices().skip(1)) {
        if parts(last, next) {
            found.push(&text[from..at]);
            from = at;
        }
    }
    if from < text.len() {
        found.push(&text[from..]);
    }
    found
}

/// Whether a line may end between two letters that no blank parts: in Japanese almost anywhere, but no mark that closes begins a line,
/// and none that opens ends one.
fn parts(last: char, next: char) -> bool {
    let wide =
        |letter: char| matches!(letter, '\u{3000}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{ff00}'..='\u{ffef}');
    const OPENS: &str = "「『（〔［｛〈《【";
    const CLOSES: &str = "、。，．・：；？！」』）〕］｝〉》】ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々…%％,.:;!?)";
    (wide(last) || wide(next)) && !OPENS.contains(last) && !CLOSES.contains(next)
}

fn add(line: &mut Line, word: Vec<Run>, gap: bool, wide: f64) {
    for (at, run) in word.into_iter().enumerate() {
        let text = if gap && at == 0 { format!(" {}", run.text) } else { run.text };
        match line.runs.last_mut() {
            Some(last) if last.face == run.face => last.text.push_str(&text),
            _ => line.runs.push(Run { face: run.face, text }),
        }
    }
    line.width += wide;
}

/// A word wider than a line, letter by letter.
fn broken(lines: &mut Vec<Line>, word: Vec<Run>, size: f64, room: f64) {
    if !lines.last().is_some_and(|line| line.runs.is_empty()) {
        lines.push(Line::default());
    }
    for run in word {
        for letters in clusters(&run.text) {
            let wide = width(run.face, size, letters);
            if lines.last().is_some_and(|line| !line.runs.is_empty() && line.width + wide > room) {
                lines.push(Line::default());
            }
            let line = lines.last_mut().expect("there is a line");
            add(line, vec![Run { face: run.face, text: letters.to_owned() }], false, wide);
        }
    }
}

/// Letters with the marks that belong to them; in Devanagari also consonants that are joined.
fn clusters(text: &str) -> Vec<&str> {
    const JOINS: char = '\u{94d}';
    let mark = |letter: char| {
        matches!(letter, '\u{300}'..='\u{36f}' | '\u{900}'..='\u{903}' | '\u{93a}'..='\u{93c}' | '\u{93e}'..='\u{94f}'
            | '\u{962}' | '\u{963}' | '\u{200c}' | '\u{200d}')
    };
    let mut starts = vec![0];
    let mut last = ' ';
    for (at, letter) in text.char_indices() {
        if at > 0 && !mark(letter) && last != JOINS && last != '\u{200d}' {
            starts.push(at);
        }
        last = letter;
    }
    starts.push(text.len());
    starts.windows(2).map(|pair| &text[pair[0]..pair[1]]).collect()
}

/// How a text was fitted.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Fitted {
    /// In points.
    pub size: f64,
    /// The foot of its last line.
    pub bottom: f64,
}

impl Canvas {
    /// One line from a point on its base line; its width.
    pub fn write(&mut self, text: &str, at: (f64, f64), style: &Style) -> f64 {
        let (text, unknown) = printable(style.face, text);
        self.unknown.extend(unknown);
        let runs = [Run { face: style.face, text }];
        let size = pt(style.size);
        let wide: f64 = runs.iter().map(|run| width(run.face, size, &run.text)).sum();
        let x = match style.align {
            Align::Left => at.0,
            Align::Centre => at.0 - wide / 2.0,
            Align::Right => at.0 - wide,
        };
        self.runs(&runs, Point::new(x, at.1), size, style.colour);
        wide
    }

    /// One line that is set smaller until it is no wider than this.
    pub fn write_within(&mut self, text: &str, at: (f64, f64), room: f64, style: &Style) {
        let high = pt(style.size) * 1.3;
        let x = match style.align {
            Align::Left => at.0,
            Align::Centre => at.0 - room / 2.0,
            Align::Right => at.0 - room,
        };
        // A box around the base line, in which a single line stands on it.
        let bounds = Rect::new(x, at.1 - high * 0.78, x + room, at.1 + high * 0.22);
        let (printed, _) = printable(style.face, text);
        let mut size = style.size;
        while size > style.least && width(style.face, pt(size), &printed) > room {
            size -= 0.25;
        }
        if width(style.face, pt(size), &printed) <= room {
            self.write(text, at, &Style { size, ..*style });
        } else {
            self.fit(text, bounds, &style.standing(Stand::Middle));
        }
    }

    fn runs(&mut self, runs: &[Run], at: Point, size: f64, colour: Colour) {
        let mut x = at.x;
        for run in runs {
            for glyphs in shape(run.face, size, &run.text) {
                let wide = glyphs.width();
                self.ops.push(Op::Text { glyphs, at: Point::new(x, at.y), colour });
                x += wide;
            }
        }
    }

    /// A paragraph in a box, as large as fits.
    pub fn fit(&mut self, text: &str, bounds: Rect, style: &Style) -> Fitted {
        self.fit_all(&[text], bounds, style)
    }

    /// Several paragraphs in a box, all of one size.
    pub fn fit_all(&mut self, texts: &[&str], bounds: Rect, style: &Style) -> Fitted {
        let mut paragraphs = Vec::new();
        for text in texts {
            let (printed, unknown) = printable(style.face, text);
            self.unknown.extend(unknown);
            paragraphs.push(vec![Run { face: style.face, text: printed }]);
        }
        let mut size = style.size;
        loop {
            let lines: Vec<Vec<Line>> = paragraphs.iter().map(|runs| wrap(runs, size, bounds.width())).collect();
            let high = height(&lines, size, style.leading);
            let fits = high <= bounds.height() + 0.01;
            if fits || size <= style.least {
                let lines = match fits {
                    true if style.align == Align::Centre => balanced(&paragraphs, lines, size, bounds.width()),
                    true => lines,
                    false => self.shortened(texts, lines, bounds, size, style),
                };
                let high = height(&lines, size, style.leading);
                let bottom = self.set(&lines, bounds, high, size, style);
                return Fitted { size, bottom };
            }
            size = (size - 0.25).max(style.least);
        }
    }

    /// As many lines as fit, the last one ending in dots; the whole text is noted.
    fn shortened(
        &mut self,
        texts: &[&str],
        lines: Vec<Vec<Line>>,
        bounds: Rect,
        size: f64,
        style: &Style,
    ) -> Vec<Vec<Line>> {
        self.too_long.extend(texts.iter().map(|text| (*text).to_owned()));
        let mut kept: Vec<Vec<Line>> = Vec::new();
        for paragraph in lines {
            let mut part = Vec::new();
            for line in paragraph {
                let mut tried = kept.clone();
                part.push(line);
                tried.push(part.clone());
                if height(&tried, size, style.leading) > bounds.height() + 0.01 {
                    part.pop();
                    break;
                }
            }
            if part.is_empty() {
                break;
            }
            kept.push(part);
        }
        if let Some(run) = kept.last_mut().and_then(|part| part.last_mut()).and_then(|line| line.runs.last_mut()) {
            let dots = "...";
            while !run.text.is_empty() && width(run.face, pt(size), &format!("{}{dots}", run.text)) > bounds.width() {
                run.text.pop();
            }
            run.text.push_str(dots);
        }
        for line in kept.iter_mut().flatten() {
            line.width = line.runs.iter().map(|run| width(run.face, pt(size), &run.text)).sum();
        }
        kept
    }

    fn set(&mut self, lines: &[Vec<Line>], bounds: Rect, high: f64, size: f64, style: &Style) -> f64 {
        let mut y = match style.stand {
            Stand::Top => bounds.y0,
            Stand::Middle => bounds.y0 + (bounds.height() - high) / 2.0,
            Stand::Bottom => bounds.y1 - high,
        };
        // The middle of capitals and figures, or of small letters, is the middle of a line.
        let middle = if matches!(style.face, Face::Poster | Face::Label) { 0.35 } else { 0.29 };
        for (at, paragraph) in lines.iter().enumerate() {
            if at > 0 {
                y += pt(size) * BETWEEN;
            }
            for line in paragraph {
                let x = match style.align {
                    Align::Left => bounds.x0,
                    Align::Centre => bounds.x0 + (bounds.width() - line.width) / 2.0,
                    Align::Right => bounds.x1 - line.width,
                };
                self.runs(
                    &line.runs,
                    Point::new(x, y + pt(size) * (style.leading / 2.0 + middle)),
                    pt(size),
                    style.colour,
                );
                y += pt(size) * style.leading;
            }
        }
        y
    }

    /// A wrapped line of runs at a base line.
    pub fn set_line(&mut self, line: &Line, at: (f64, f64), size: f64, colour: Colour) {
        self.runs(&line.runs, Point::new(at.0, at.1), pt(size), colour);
    }
}

/// The same lines about equally long, so that no word stands alone in the last one.
fn balanced(paragraphs: &[Vec<Run>], lines: Vec<Vec<Line>>, size: f64, room: f64) -> Vec<Vec<Line>> {
    let evened = |(runs, lines): (&Vec<Run>, Vec<Line>)| {
        if lines.len() < 2 {
            return lines;
        }
        let steps = (0..10).map(|step| room * (0.5 + 0.05 * f64::from(step)));
        let narrow = steps.map(|room| wrap(runs, size, room)).find(|tried| tried.len() == lines.len());
        // Lines that had to be broken inside a word would be broken elsewhere.
        narrow.filter(|tried| words_in(tried) == words_in(&lines)).unwrap_or(lines)
    };
    paragraphs.iter().zip(lines).map(evened).collect()
}

fn words_in(lines: &[Line]) -> usize {
    let text = |line: &Line| line.runs.iter().map(|run| run.text.as_str()).collect::<String>();
    lines.iter().map(|line| text(line).split_whitespace().count()).sum()
}

/// Between two paragraphs, in sizes.
const BETWEEN: f64 = 0.35;

fn height(lines: &[Vec<Line>], size: f64, leading: f64) -> f64 {
    let count: usize = lines.iter().map(Vec::len).sum();
    let gaps = lines.len().saturating_sub(1) as f64;
    (count as f64 * leading + gaps * BETWEEN) * pt(size)
}
