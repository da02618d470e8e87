//! Lays out a rules page for the terminal, wrapped to a width. `core` parses the page.

use hustings_core::{RuleBlock, RuleSection, columns, cut};
use textwrap::core::display_width;
use textwrap::{Options, WordSplitter, wrap};

/// One line of a page, ready to print.
pub type PageLine = Vec<Piece>;

/// Text of one weight.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    pub text: String,
    pub bold: bool,
}

/// Wraps text between words, never inside a rule's number. The first line is indented by `first`, the others by `later`.
pub fn wrap_words(text: &str, width: usize, first: &str, later: &str) -> Vec<String> {
    let options = Options::new(width.max(later.len() + 10))
        .initial_indent(first)
        .subsequent_indent(later)
        .word_splitter(WordSplitter::NoHyphenation);
    wrap(text, options).into_iter().map(|line| line.into_owned()).collect()
}

/// The sections under their headings, no line wider than `width`.
pub fn lay_out(sections: &[RuleSection], width: usize) -> Vec<PageLine> {
    let mut lines = Vec::new();
    for section in sections {
        gap(&mut lines);
        let heading = format!("{} {}", section.id, section.title);
        for text in wrap_words(&plain(heading.trim()), width, "", "") {
            lines.push(vec![Piece { text, bold: true }]);
        }
        let is_item = |block: &RuleBlock| matches!(block, RuleBlock::Line(line) if line.depth > 0);
        let mut before: Option<&RuleBlock> = None;
        for block in &section.blocks {
            // No blank lines between the items of a list, but between everything else.
            if before.is_some_and(|before| !(is_item(before) && is_item(block))) {
                gap(&mut lines);
            }
            lay_out_block(block, width, &mut lines);
            before = Some(block);
        }
    }
    lines
}

/// Lines of two cells. The second column begins `gap` columns after the widest cell of the first.
pub fn two_columns(rows: &[(String, String)], gap: usize) -> String {
    let widest = rows.iter().map(|(first, _)| columns(first)).max().unwrap_or(0);
    let line = |(first, second): &(String, String)| {
        let blanks = " ".repeat(widest + gap - columns(first));
        format!("  {first}{blanks}{second}\n")
    };
    rows.iter().map(line).collect()
}

fn gap(lines: &mut Vec<PageLine>) {
    if !lines.is_empty() {
        lines.push(Vec::new());
    }
}

// Escape sequences mark bold text while lines are wrapped: textwrap knows that they have no width.
const BOLD: &str = "\x1b[1m";
const NORMAL: &str = "\x1b[0m";

fn lay_out_block(block: &RuleBlock, width: usize, lines: &mut Vec<PageLine>) {
    match block {
        RuleBlock::Code { text } => {
            lines.extend(text.lines().map(|line| vec![Piece { text: clip(line, width), bold: false }]));
        }
        RuleBlock::Table { rows } => lay_out_table(rows, width, lines),
        RuleBlock::Line(line) => {
            let indent = " ".repeat(3 * usize::from(line.depth.saturating_sub(1)));
            let mark = if line.mark.is_empty() { String::new() } else { format!("{} ", line.mark) };
            let first = indent + &mark;
            let later = " ".repeat(display_width(&first));
            let mut bold = false;
            for wrapped in wrap_words(&with_bold(&line.text), width, &first, &later) {
                lines.push(pieces(&wrapped, &mut bold));
            }
        }
    }
}

/// Columns as wide as their widest cell; if they do not fit the page, the cells of a row are listed and wrapped.
fn lay_out_table(rows: &[Vec<String>], width: usize, lines: &mut Vec<PageLine>) {
    let rows: Vec<Vec<String>> = rows.iter().map(|row| row.iter().map(|cell| plain(cell)).collect()).collect();
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
    cut(text, width.max(1))
}

/// Removes all marks.
fn plain(text: &str) -> String {
    without_emphasis(&text.replace("**", ""))
}

/// Removes the marks for code and emphasis; a star between blanks stays.
fn without_emphasis(text: &str) -> String {
    let text = text.replace(['`', '\x1b'], "");
    let letters: Vec<char> = text.chars().collect();
    let blank = |at: Option<usize>| at.and_then(|at| letters.get(at)).is_none_or(|letter| letter.is_whitespace());
    let lone = |at: usize| blank(at.checked_sub(1)) && blank(Some(at + 1));
    letters.iter().enumerate().filter(|(at, letter)| **letter != '*' || lone(*at)).map(|(_, letter)| *letter).collect()
}

fn with_bold(text: &str) -> String {
    let parts: Vec<_> = text.split("**").map(without_emphasis).collect();
    let mut marked = String::new();
    for (number, part) in parts.iter().enumerate() {
        // A mark that is never closed is ignored.
        if number % 2 == 1 && number + 1 < parts.len() {
            marked += &format!("{BOLD}{part}{NORMAL}");
        } else {
            marked += part;
        }
    }
    marked
}

/// Splits a wrapped line into pieces; `bold` carries over from line to line.
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
    use hustings_core::RulesPage;

    use super::*;

    const PAGE: &str = "# Duel\n\nIntro.\n\n## DU-1 Start\n1. First **Ruling** we say\n   so.\n2. Second:\n   a. one;\n   b. \
                        two\n      lines.\n3. Third.\n\n## DU-10 End\nOver.\n";

    fn text(lines: &[PageLine]) -> String {
        let lines = lines.iter().map(|line| line.iter().map(|piece| piece.text.as_str()).collect::<String>());
        lines.collect::<Vec<_>>().join("\n")
    }

    /// A page, or one rule of it, as text.
    fn laid_out(markdown: &str, number: Option<&str>, width: usize) -> Option<String> {
        let page = RulesPage::parse(markdown);
        let sections = match number {
            None => page.sections,
            Some(number) => vec![page.rule(number)?],
        };
        Some(text(&lay_out(&sections, width)))
    }

    #[test]
    fn a_rule_is_found_by_its_number_and_nothing_else_comes_with_it() {
        let rule = |number| laid_out(PAGE, Some(number), 80);
        assert_eq!(rule("DU-1.2b").unwrap(), "DU-1 Start\n   b. two lines.");
        assert_eq!(rule("du-1.3").unwrap(), "DU-1 Start\n3. Third.");
        assert!(rule("DU-1.2").unwrap().contains("a. one;"));
        assert!(rule("DU-10").unwrap().contains("Over."));
        for unknown in ["DU-1.4", "DU-1.2c", "DU-2", "", ".", "DU", "DU-1.2.3", "ÄÖ"] {
            assert_eq!(rule(unknown), None, "{unknown}");
        }
    }

    #[test]
    fn tables_have_columns_and_narrow_pages_lose_no_cell() {
        let table = "# Perft\n| set-up | d=1 |\n|---|---|\n| 2 seats | 4 |\n| 10 | 32 |\n";
        assert_eq!(laid_out(table, None, 80).unwrap(), "Perft\nset-up   d=1\n2 seats  4\n10       32");
        let narrow = laid_out(table, None, 12).unwrap();
        assert!(["set-up", "2 seats", "32"].iter().all(|cell| narrow.contains(cell)), "{narrow}");
    }

    #[test]
    fn two_columns_are_measured_as_a_terminal_draws_them() {
        let rows = [("नतीजा", "x"), ("ハッシュ", "y"), ("hash", "z")].map(|(a, b)| (a.to_owned(), b.to_owned()));
        assert_eq!(two_columns(&rows, 2), "  नतीजा     x\n  ハッシュ  y\n  hash      z\n");
    }

    #[test]
    fn marks_are_taken_away_and_stars_stay() {
        let marked = laid_out("# Marks\na *word* of `code`, 2 * 3, **bold**", None, 80);
        assert_eq!(marked.unwrap(), "Marks\na word of code, 2 * 3, bold");
    }

    #[test]
    fn lines_are_wrapped_and_bold_words_found() {
        let lines = lay_out(&RulesPage::parse(PAGE).sections, 16);
        assert!(lines.iter().flatten().all(|piece| piece.text.chars().count() <= 16));
        assert_eq!(lines[0], [Piece { text: "Duel".to_owned(), bold: true }]);
        assert!(text(&lines).contains("1. First Ruling\n   we say so.\n2. Second:\n   a. one;\n   b. two lines."));
        assert!(lines.iter().flatten().any(|piece| piece.text == "Ruling" && piece.bold));
    }
}
