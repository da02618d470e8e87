//! The rules page of a game, set in two columns; and texts that were too long for their card.

use std::collections::BTreeSet;

use hustings_core::{Audience, RuleBlock, RulesPage, say};

use crate::canvas::{Canvas, Colour};
use crate::fonts::{Face, printable, width};
use crate::text::{Line, Run, Style, marked, pt, wrap};
use crate::{GameBox, Kind, Page, Paper};

const SIZE: f64 = 8.8;
const SMALL: f64 = 7.4;
const LEADING: f64 = 1.26;
const GAP: f64 = 8.0;
const SIDES: f64 = 15.0;
const TOP: f64 = 22.0;
const BOTTOM: f64 = 16.0;

/// A piece of a column that is not broken.
struct Item {
    height: f64,
    /// What has to follow in the same column.
    keep: f64,
    /// Nothing at the head of a column.
    is_space: bool,
    lines: Vec<Placed>,
    /// A rule under the head of a table.
    ruled: bool,
}

struct Placed {
    line: Line,
    x: f64,
    y: f64,
    size: f64,
    heading: bool,
}

impl Item {
    fn space(height: f64) -> Item {
        Item { height, keep: 0.0, is_space: true, lines: Vec::new(), ruled: false }
    }
}

pub fn pages(print: &GameBox, paper: Paper) -> Vec<Page> {
    let column = column(paper);
    let rules = RulesPage::parse(&print.rules);
    let mut items = Vec::new();
    for section in rules.sections.iter().filter(|section| section.audience == Audience::Players) {
        let title = format!("{} {}", section.id, section.title);
        heading(&mut items, title.trim(), column);
        for block in &section.blocks {
            match block {
                RuleBlock::Line(line) if line.audience == Audience::Builders => {}
                RuleBlock::Line(line) => {
                    let indent = 5.5 * f64::from(line.depth);
                    paragraph(&mut items, &line.text, &line.mark, indent, column);
                }
                RuleBlock::Table { rows } => table(&mut items, rows, column),
                RuleBlock::Code { text } => {
                    for line in text.lines() {
                        paragraph(&mut items, line, "", 3.0, column);
                    }
                }
            }
        }
    }
    let text = |number: usize, count: usize| print.wording.say(&say!("print-rules-page", number, count));
    flow(print, paper, Kind::Rules, items, text)
}

pub fn too_long(print: &GameBox, paper: Paper, texts: BTreeSet<String>) -> Vec<Page> {
    let column = column(paper);
    let title = print.wording.plain("print-too-long");
    let mut items = Vec::new();
    for text in texts {
        // It is a text of the set, not one with marks.
        let plain = text.replace(['*', '`'], "\u{b7}");
        paragraph(&mut items, &plain, "", 0.0, column);
        items.push(Item::space(3.0));
    }
    flow(print, paper, Kind::TooLong, items, |_, _| title.clone())
}

fn column(paper: Paper) -> f64 {
    (paper.size().0 - 2.0 * SIDES - GAP) / 2.0
}

fn clean(runs: Vec<Run>) -> Vec<Run> {
    runs.into_iter().map(|run| Run { face: run.face, text: printable(run.face, &run.text).0 }).collect()
}

fn heading(items: &mut Vec<Item>, title: &str, column: f64) {
    items.push(Item::space(3.2));
    let size = 12.0;
    let high = pt(size) * 1.15;
    let lines = wrap(&clean(vec![Run { face: Face::Poster, text: title.to_owned() }]), size, column);
    let count = lines.len() as f64;
    let placed = lines.into_iter().enumerate().map(|(at, line)| Placed {
        line,
        x: 0.0,
        y: high * (at as f64) + pt(size) * 0.85,
        size,
        heading: true,
    });
    let keep = pt(SIZE) * LEADING * 3.0;
    items.push(Item { height: high * count + 0.8, keep, is_space: false, lines: placed.collect(), ruled: false });
}

fn paragraph(items: &mut Vec<Item>, text: &str, mark: &str, indent: f64, column: f64) {
    let high = pt(SIZE) * LEADING;
    let lines = wrap(&clean(marked(text, Face::Text)), SIZE, column - indent);
    let count = lines.len();
    for (at, line) in lines.into_iter().enumerate() {
        let y = pt(SIZE) * 0.9;
        let mut placed = vec![Placed { line, x: indent, y, size: SIZE, heading: false }];
        if at == 0 && !mark.is_empty() {
            let text = mark.to_owned();
            let runs = vec![Run { face: Face::Bold, text }];
            placed.push(Placed { line: Line { runs, width: 0.0 }, x: indent - 5.0, y, size: SIZE, heading: false });
        }
        // No first or last line of a paragraph alone in a column.
        let keep = if at == 0 && count > 1 || at + 2 == count { high } else { 0.0 };
        items.push(Item { height: high, keep, is_space: false, lines: placed, ruled: false });
    }
    items.push(Item::space(pt(SIZE) * 0.3));
}

/// Columns as wide as their longest cell, or sharing what there is.
fn table(items: &mut Vec<Item>, rows: &[Vec<String>], column: f64) {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    if count == 0 {
        return;
    }
    let between = 2.2;
    let runs = |cell: &str, head: bool| {
        let face = if head { Face::Bold } else { Face::Text };
        clean(marked(cell, face))
    };
    let room = column - between * (count as f64 - 1.0);
    // As small as it takes to break no word.
    let mut size = SMALL;
    let widths = loop {
        let wide = |cell: &str, head: bool| -> f64 {
            runs(cell, head).iter().map(|run| width(run.face, pt(size), &run.text)).sum::<f64>() + 0.2
        };
        let mut natural = vec![0.0_f64; count];
        let mut least = vec![0.0_f64; count];
        for (row, cells) in rows.iter().enumerate() {
            for (at, cell) in cells.iter().enumerate() {
                natural[at] = natural[at].max(wide(cell, row == 0));
                // A word of a script without blanks may be broken anywhere.
                let words = wrap(&runs(cell, row == 0), size, 0.5 * column);
                let words = words
                    .iter()
                    .flat_map(|line| &line.runs)
                    .flat_map(|run| run.text.split(' ').map(|text| (run.face, text)));
                let longest = words.map(|(face, text)| width(face, pt(size), text) + 0.3).fold(0.0, f64::max);
                least[at] = least[at].max(longest.min(wide(cell, row == 0)));
            }
        }
        if least.iter().sum::<f64>() <= room || size <= 5.4 {
            break shared(&natural, &least, room);
        }
        size -= 0.2;
    };
    let line = pt(size) * 1.2;
    items.push(Item::space(0.8));
    for (row, cells) in rows.iter().enumerate() {
        let (mut placed, mut x, mut most) = (Vec::new(), 0.0, 1);
        for (at, cell) in cells.iter().enumerate() {
            let lines = wrap(&runs(cell, row == 0), size, widths[at]);
            most = most.max(lines.len());
            for (number, text) in lines.into_iter().enumerate() {
                let y = line * number as f64 + pt(size) * 0.9;
                placed.push(Placed { line: text, x, y, size, heading: false });
            }
            x += widths[at] + between;
        }
        let height = line * most as f64 + 0.9;
        let keep = if row == 0 { line * 2.0 } else { 0.0 };
        items.push(Item { height, keep, is_space: false, lines: placed, ruled: row == 0 });
    }
    items.push(Item::space(2.0));
}

/// Widths that fit into the room: narrow columns keep theirs, wide ones share the rest.
fn shared(natural: &[f64], least: &[f64], room: f64) -> Vec<f64> {
    if natural.iter().sum::<f64>() <= room {
        return natural.to_vec();
    }
    let least_sum: f64 = least.iter().sum();
    if least_sum >= room {
        return least.iter().map(|width| width * room / least_sum).collect();
    }
    let (rest, wish) = (room - least_sum, natural.iter().sum::<f64>() - least_sum);
    natural.iter().zip(least).map(|(natural, least)| least + (natural - least) * rest / wish).collect()
}

/// Items into columns, columns onto pages.
fn flow(
    print: &GameBox,
    paper: Paper,
    kind: Kind,
    items: Vec<Item>,
    head: impl Fn(usize, usize) -> String,
) -> Vec<Page> {
    let (wide, high) = paper.size();
    let (look, column) = (&print.look, column(paper));
    let bottom = high - BOTTOM;
    let mut pages: Vec<Canvas> = Vec::new();
    let (mut at, mut y) = (2, TOP);
    for item in items {
        if at == 2 || y + item.height + item.keep > bottom {
            if item.is_space {
                // It would only stand at the head of the next column.
                if at < 2 {
                    y += item.height;
                }
                continue;
            }
            at = if at == 2 { 0 } else { at + 1 };
            y = TOP;
            if at == 2 || pages.is_empty() {
                at = 0;
            }
            if at == 0 {
                pages.push(Canvas::default());
            }
        }
        if item.is_space && y == TOP {
            continue;
        }
        let canvas = pages.last_mut().expect("a page was begun");
        let x = SIDES + at as f64 * (column + GAP);
        for placed in item.lines {
            let colour = if placed.heading { look.loud } else { look.text };
            canvas.set_line(&placed.line, (x + placed.x, y + placed.y), placed.size, colour);
        }
        if item.ruled {
            let foot = y + item.height - 0.3;
            canvas.line((x, foot), (x + column, foot), look.soft, 0.25);
        }
        y += item.height;
    }
    let count = pages.len();
    let page = |(at, mut canvas): (usize, Canvas)| {
        canvas.write(&print.title, (SIDES, 14.0), &Style::new(Face::Poster, 13.0, look.text));
        let style = Style::new(Face::Label, 8.5, look.soft).aligned(crate::text::Align::Right);
        canvas.write(&head(at + 1, count), (wide - SIDES, 14.0), &style);
        canvas.line((SIDES, 16.5), (wide - SIDES, 16.5), Colour::hex(0x808080), 0.25);
        Page { kind, width: wide, height: high, canvas, cuts: Vec::new() }
    };
    pages.into_iter().enumerate().map(page).collect()
}
