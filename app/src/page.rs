//! A rules page for the terminal: the few marks of Markdown that our rules use, wrapped to a width.
//!
//! Rules are numbered `KZ-4.3c`: the heading `## KZ-4 ...`, its item `3.` and that item's `c.`. A Markdown library knows no
//! lettered items, so the numbers could not be found again in what it gives.

use textwrap::core::display_width;
use textwrap::{Options, WordSplitter, wrap};

/// One line of a page, ready to print.
pub type PageLine = Vec<Piece>;

/// Characters of one weight.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    pub text: String,
    pub bold: bool,
}

/// Wrapped between words, never inside a rule's number; the first line begins with `first`, the others with `later`.
pub fn wrap_words(text: &str, width: usize, first: &str, later: &str) -> Vec<String> {
    let options = Options::new(width.max(later.len() + 10))
        .initial_indent(first)
        .subsequent_indent(later)
        .word_splitter(WordSplitter::NoHyphenation);
    wrap(text, options).into_iter().map(|line| line.into_owned()).collect()
}

/// The whole page, no line wider than `width`.
pub fn lay_out(markdown: &str, width: usize) -> Vec<PageLine> {
    let mut lines = Vec::new();
    for block in blocks(markdown) {
        block.lay_out(width, &mut lines);
    }
    while lines.last().is_some_and(|line: &PageLine| line.is_empty()) {
        lines.pop();
    }
    lines
}

/// The part of a page that `number` names, with everything below it; `None` where there is no such rule.
pub fn rule<'a>(markdown: &'a str, number: &str) -> Option<String> {
    let (chapter, steps) = split_number(number)?;
    let mut lines: Vec<&'a str> = markdown.lines().collect();
    let start = lines.iter().position(|line| heading(line).is_some_and(|text| starts_with_word(text, chapter)))?;
    let title = lines[start];
    lines = section(&lines[start + 1..], |line| heading(line).is_some());
    for step in &steps {
        let from = lines
            .iter()
            .position(|line| item(line).is_some_and(|(_, mark, _)| mark.strip_suffix('.') == Some(step)))?;
        let depth = indent(lines[from]);
        let rest = section(&lines[from + 1..], |line| !line.trim().is_empty() && indent(line) <= depth);
        lines = std::iter::once(lines[from]).chain(rest).collect();
    }
    Some(format!("{title}\n\n{}", lines.join("\n")))
}

/// `KZ-4.3c` is the chapter `KZ-4`, its item 3 and that item's c.
fn split_number(number: &str) -> Option<(&str, Vec<String>)> {
    let (chapter, rest) = number.split_once('.').unwrap_or((number, ""));
    let digits = rest.trim_end_matches(|letter: char| letter.is_ascii_lowercase());
    let letters = &rest[digits.len()..];
    if chapter.is_empty() || !digits.chars().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let steps = [digits, letters].into_iter().filter(|step| !step.is_empty()).map(str::to_owned);
    Some((chapter, steps.collect()))
}

fn starts_with_word(text: &str, word: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or_default();
    first.trim_end_matches([':', '.']).eq_ignore_ascii_case(word)
}

fn section<'a>(lines: &[&'a str], ends: impl Fn(&str) -> bool) -> Vec<&'a str> {
    lines.iter().copied().take_while(|line| !ends(line)).collect()
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

fn heading(line: &str) -> Option<&str> {
    let text = line.trim_start_matches('#');
    (text.len() < line.len()).then(|| text.trim())
}

/// A list item: how far it is indented, its mark, its text.
fn item(line: &str) -> Option<(usize, &str, &str)> {
    let (mark, text) = line.trim_start().split_once(' ')?;
    let is_number = |body: &str| !body.is_empty() && body.len() < 3 && body.chars().all(|digit| digit.is_ascii_digit());
    let is_letter = |body: &str| body.len() == 1 && body.chars().all(|letter| letter.is_ascii_lowercase());
    let numbered = mark.strip_suffix('.').is_some_and(|body| is_number(body) || is_letter(body));
    (numbered || mark == "-" || mark == "*").then(|| (indent(line), mark, text.trim()))
}

/// Lines that belong together.
enum Block {
    Heading(String),
    /// Indentation, mark (may be empty), text.
    Text(usize, String, String),
    /// Rows of cells.
    Table(Vec<Vec<String>>),
    /// Code, kept as it stands.
    Verbatim(String),
    Gap,
}

fn blocks(markdown: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut fenced = false;
    for line in markdown.lines() {
        let bare = line.trim();
        if bare.starts_with("```") {
            fenced = !fenced;
        } else if fenced {
            blocks.push(Block::Verbatim(line.to_owned()));
        } else if bare.is_empty() {
            blocks.push(Block::Gap);
        } else if let Some(text) = heading(line) {
            blocks.push(Block::Heading(text.to_owned()));
        } else if bare.starts_with('|') {
            if !bare.chars().all(|letter| matches!(letter, '|' | '-' | ':' | ' ')) {
                let row = bare.trim_matches('|').split('|').map(|cell| plain(cell.trim())).collect();
                match blocks.last_mut() {
                    Some(Block::Table(rows)) => rows.push(row),
                    _ => blocks.push(Block::Table(vec![row])),
                }
            }
        } else if let Some((depth, mark, text)) = item(line) {
            blocks.push(Block::Text(depth, mark.to_owned(), text.to_owned()));
        } else if let Some(Block::Text(_, _, text)) = blocks.last_mut() {
            text.push(' ');
            text.push_str(bare);
        } else {
            blocks.push(Block::Text(indent(line), String::new(), bare.to_owned()));
        }
    }
    blocks
}

// Escape sequences mark what is bold while lines are wrapped: textwrap knows that they take no room.
const BOLD: &str = "\x1b[1m";
const NORMAL: &str = "\x1b[0m";

impl Block {
    fn lay_out(&self, width: usize, lines: &mut Vec<PageLine>) {
        match self {
            Block::Gap if lines.last().is_some_and(|line| !line.is_empty()) => lines.push(Vec::new()),
            Block::Gap => {}
            Block::Verbatim(text) => lines.push(vec![Piece { text: clip(text, width), bold: false }]),
            Block::Table(rows) => lay_out_table(rows, width, lines),
            Block::Heading(text) => {
                for line in wrap_words(&plain(text), width, "", "") {
                    lines.push(vec![Piece { text: line, bold: true }]);
                }
            }
            Block::Text(depth, mark, text) => {
                let mark = if mark.is_empty() { String::new() } else { format!("{mark} ") };
                let first = " ".repeat(*depth) + &mark;
                let later = " ".repeat(first.len());
                let mut bold = false;
                for line in wrap_words(&with_bold(text), width, &first, &later) {
                    lines.push(pieces(&line, &mut bold));
                }
            }
        }
    }
}

/// Columns as wide as their widest cell; where that is too much for the page, cells follow each other and are wrapped.
fn lay_out_table(rows: &[Vec<String>], width: usize, lines: &mut Vec<PageLine>) {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widest = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| display_width(cell)).max();
    let widths: Vec<usize> = (0..columns).map(|column| widest(column).unwrap_or(0)).collect();
    let fits = widths.iter().map(|width| width + 2).sum::<usize>() <= width;
    for (number, row) in rows.iter().enumerate() {
        let padded =
            row.iter().zip(&widths).map(|(cell, width)| cell.clone() + &" ".repeat(width - display_width(cell)));
        let cells: Vec<String> = if fits { padded.collect() } else { row.clone() };
        for line in if fits { vec![cells.join("  ")] } else { wrap_words(&cells.join(", "), width, "", "  ") } {
            lines.push(vec![Piece { text: line.trim_end().to_owned(), bold: number == 0 }]);
        }
    }
}

fn clip(text: &str, width: usize) -> String {
    text.chars().take(width.max(1)).collect()
}

/// Without any marks.
fn plain(text: &str) -> String {
    quiet(&text.replace("**", ""))
}

/// Without the marks for code and for a raised voice; a star between blanks is a star.
fn quiet(text: &str) -> String {
    let text = text.replace(['`', '\x1b'], "");
    let letters: Vec<char> = text.chars().collect();
    let blank = |at: Option<usize>| at.and_then(|at| letters.get(at)).is_none_or(|letter| letter.is_whitespace());
    let lone = |at: usize| blank(at.checked_sub(1)) && blank(Some(at + 1));
    letters.iter().enumerate().filter(|(at, letter)| **letter != '*' || lone(*at)).map(|(_, letter)| *letter).collect()
}

fn with_bold(text: &str) -> String {
    let parts: Vec<_> = text.split("**").map(quiet).collect();
    let mut marked = String::new();
    for (number, part) in parts.iter().enumerate() {
        // A mark that is never closed means nothing.
        if number % 2 == 1 && number + 1 < parts.len() {
            marked += &format!("{BOLD}{part}{NORMAL}");
        } else {
            marked += part;
        }
    }
    marked
}

/// The pieces of a wrapped line; `bold` goes on from one line to the next.
fn pieces(line: &str, bold: &mut bool) -> PageLine {
    let mut pieces = Vec::new();
    let mut rest = line;
    while !rest.is_empty() {
        let sign = if *bold { NORMAL } else { BOLD };
        let (text, after) = rest.split_once(sign).map_or((rest, None), |(text, after)| (text, Some(after)));
        if !text.is_empty() {
            pieces.push(Piece { text: text.to_owned(), bold: *bold });
        }
        if after.is_some() {
            *bold = !*bold;
        }
        rest = after.unwrap_or_default();
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# Duel\n\nIntro.\n\n## DU-1 Start\n1. First **Ruling** we say\n   so.\n2. Second:\n   a. one;\n   b. \
                        two\n      lines.\n3. Third.\n\n## DU-10 End\nOver.\n";

    fn text(lines: &[PageLine]) -> String {
        let lines = lines.iter().map(|line| line.iter().map(|piece| piece.text.as_str()).collect::<String>());
        lines.collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn a_rule_is_found_by_its_number_and_nothing_else_comes_with_it() {
        assert_eq!(rule(PAGE, "DU-1.2b").unwrap(), "## DU-1 Start\n\n   b. two\n      lines.");
        assert_eq!(rule(PAGE, "du-1.3").unwrap().trim_end(), "## DU-1 Start\n\n3. Third.");
        assert!(rule(PAGE, "DU-1.2").unwrap().contains("a. one;"));
        assert!(rule(PAGE, "DU-10").unwrap().contains("Over."));
        for unknown in ["DU-1.4", "DU-1.2c", "DU-2", "", ".", "DU", "DU-1.2.3", "ÄÖ"] {
            assert_eq!(rule(PAGE, unknown), None, "{unknown}");
        }
    }

    #[test]
    fn tables_have_columns_and_narrow_pages_lose_no_cell() {
        let table = "| set-up | d=1 |\n|---|---|\n| 2 seats | 4 |\n| 10 | 32 |\n";
        assert_eq!(text(&lay_out(table, 80)), "set-up   d=1\n2 seats  4\n10       32");
        let narrow = text(&lay_out(table, 12));
        assert!(["set-up", "2 seats", "32"].iter().all(|cell| narrow.contains(cell)), "{narrow}");
    }

    #[test]
    fn marks_are_taken_away_and_stars_stay() {
        assert_eq!(text(&lay_out("a *word* of `code`, 2 * 3, **bold**", 80)), "a word of code, 2 * 3, bold");
    }

    #[test]
    fn lines_are_wrapped_and_bold_words_found() {
        let lines = lay_out(PAGE, 16);
        assert!(lines.iter().flatten().all(|piece| piece.text.chars().count() <= 16));
        assert_eq!(lines[0], [Piece { text: "Duel".to_owned(), bold: true }]);
        assert!(text(&lines).contains("1. First Ruling\n   we say so.\n2. Second:\n   a. one;\n   b. two lines."));
        assert!(lines.iter().flatten().any(|piece| piece.text == "Ruling" && piece.bold));
    }
}
