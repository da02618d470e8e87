//! Pieces on sheets: fronts, and backs mirrored so that they fit when the paper is turned over its long edge; and as pictures.

use kurbo::{Affine, Rect};
use serde::Serialize;

use crate::canvas::{Canvas, Colour, area};
use crate::fonts::Face;
use crate::text::Style;
use crate::{BLEED, Deck, GameBox, Kind, Page, Paper, Piece, png};
use hustings_core::say;

/// What stays free beside the pieces, for cut marks and the sheet's name.
const MARGIN: (f64, f64) = (10.0, 7.0);

/// Between pieces of one size and those of another, on one sheet.
const GAP: f64 = 10.0;
/// Pieces overlap by so much under their right and lower neighbours, or a viewer shows a hairline between them.
const UNDER: f64 = 0.1;

/// All pieces of one size, and that size.
type Run<'a> = (f64, f64, Vec<(&'a Deck, &'a Piece)>);

/// Pieces side by side on a sheet.
struct Row<'a> {
    /// Rows of the same run on a page touch each other.
    run: usize,
    y: f64,
    left: f64,
    columns: usize,
    width: f64,
    height: f64,
    pieces: Vec<(&'a Deck, &'a Piece)>,
}

/// The rows of each sheet. Decks of one size share sheets, so that few are half empty; small pieces of several sizes do too.
fn arrange(print: &GameBox, paper: Paper) -> Vec<Vec<Row<'_>>> {
    let (width, height) = paper.size();
    let mut runs: Vec<Run<'_>> = Vec::new();
    for deck in &print.decks {
        let at = runs.iter().position(|(width, height, _)| (*width, *height) == (deck.width, deck.height));
        let at = at.unwrap_or_else(|| {
            runs.push((deck.width, deck.height, Vec::new()));
            runs.len() - 1
        });
        runs[at].2.extend(deck.pieces.iter().map(|piece| (deck, piece)));
    }
    let mut sheets: Vec<Vec<Row<'_>>> = Vec::new();
    // Large pieces have sheets of their own, in the middle of the paper.
    let large = |high: f64| high > 50.0;
    let fit = |room: f64, side: f64| ((room / side).floor() as usize).max(1);
    runs.sort_by_key(|(_, high, _)| !large(*high));
    let columns_of = |wide: f64, count: usize| fit(width - 2.0 * MARGIN.0, wide).min(count).max(1);
    let small: f64 = runs
        .iter()
        .filter(|(_, high, _)| !large(*high))
        .map(|(wide, high, pieces)| pieces.len().div_ceil(columns_of(*wide, pieces.len())) as f64 * high + GAP)
        .sum();
    let (mut y, mut last) = (height, 0.0);
    for (run, (wide, high, pieces)) in runs.into_iter().enumerate() {
        let columns = columns_of(wide, pieces.len());
        let top = match large(high) {
            true => (height - fit(height - 2.0 * MARGIN.1, high) as f64 * high) / 2.0,
            false => MARGIN.1 + 8.0,
        };
        // Small pieces lie below the last cards only if all of them do.
        if large(last) && (large(high) || y + small > height - MARGIN.1) {
            y = height;
        }
        y += GAP;
        last = high;
        for row in pieces.chunks(columns) {
            if y + high > height - MARGIN.1 || sheets.is_empty() {
                sheets.push(Vec::new());
                y = top;
            }
            let left = (width - columns as f64 * wide) / 2.0;
            let row = Row { run, y, left, columns, width: wide, height: high, pieces: row.to_vec() };
            sheets.last_mut().expect("a sheet was begun").push(row);
            y += high;
        }
    }
    sheets
}

/// How many sheets there are, each with two sides.
pub fn count(print: &GameBox, paper: Paper) -> usize {
    arrange(print, paper).len()
}

/// Two pages for each sheet: fronts, then backs.
pub fn lay(print: &GameBox, paper: Paper) -> Vec<Page> {
    let sheets = arrange(print, paper);
    let count = sheets.len();
    let mut pages = Vec::new();
    for (at, rows) in sheets.into_iter().enumerate() {
        let mut decks: Vec<String> =
            rows.iter().flat_map(|row| &row.pieces).map(|(deck, _)| deck.title.clone()).collect();
        decks.dedup();
        let decks = print.wording.list(decks);
        for kind in [Kind::Fronts, Kind::Backs] {
            let mut page = sheet(paper, &rows, kind);
            let side = if kind == Kind::Fronts { "fronts" } else { "backs" };
            let game = print.title.clone();
            let text = say!("print-sheet", game, deck = decks.clone(), number = at + 1, count, side);
            let label = label(&print.wording.say(&text), page.height);
            page.canvas.place(&std::sync::Arc::new(label), Affine::IDENTITY, None);
            pages.push(page);
        }
    }
    pages
}

/// The sheet's name, upwards along its left side.
fn label(text: &str, height: f64) -> Canvas {
    let mut flat = Canvas::default();
    let style = Style::new(Face::Label, 6.5, Colour::hex(0x404040)).least(3.0);
    flat.write_within(text, (0.0, 0.0), height - 32.0, &style);
    let mut turned = Canvas::default();
    let by = Affine::translate((5.2, height - 16.0)) * Affine::rotate(-std::f64::consts::FRAC_PI_2);
    turned.place(&std::sync::Arc::new(flat), by, None);
    turned
}

fn sheet(paper: Paper, rows: &[Row<'_>], kind: Kind) -> Page {
    let (width, height) = paper.size();
    let mut canvas = Canvas::default();
    let mut cuts = Vec::new();
    for (number, row) in rows.iter().enumerate() {
        // How many pieces the row above and below have, if they touch this one.
        let beside =
            |other: Option<&Row<'_>>| other.filter(|other| other.run == row.run).map_or(0, |row| row.pieces.len());
        let above = beside(number.checked_sub(1).and_then(|above| rows.get(above)));
        let below = beside(rows.get(number + 1));
        for (column, (_, piece)) in row.pieces.iter().enumerate() {
            let place = if kind == Kind::Backs { row.columns - 1 - column } else { column };
            let x = row.left + place as f64 * row.width;
            // A drawing goes on where no other begins. Backs lie mirrored, so their neighbours do too.
            let (before, after) = (column > 0, column + 1 < row.pieces.len());
            let (before, after) = if kind == Kind::Backs { (after, before) } else { (before, after) };
            let clip = Rect::new(
                if before { 0.0 } else { -BLEED },
                if column < above { 0.0 } else { -BLEED },
                row.width + if after { UNDER } else { BLEED },
                row.height + if column < below { UNDER } else { BLEED },
            );
            let drawing = if kind == Kind::Backs { &piece.back } else { &piece.front };
            canvas.place(drawing, Affine::translate((x, row.y)), Some(clip));
            cuts.push((piece.name.clone(), area(x, row.y, row.width, row.height)));
        }
    }
    if kind == Kind::Fronts {
        for rows in rows.chunk_by(|one, other| one.run == other.run) {
            marks(&mut canvas, rows);
        }
    }
    Page { kind, width, height, canvas, cuts }
}

/// Where to cut, around the pieces: black on white, so that they show on any colour. What lies under them is cut away.
fn marks(canvas: &mut Canvas, rows: &[Row<'_>]) {
    let Some(first) = rows.first() else { return };
    let (left, top) = (first.left, first.y);
    let columns = rows.iter().map(|row| row.pieces.len()).max().unwrap_or(0);
    let (right, bottom) = (left + columns as f64 * first.width, top + rows.len() as f64 * first.height);
    let mut mark = |from: (f64, f64), to: (f64, f64)| {
        canvas.line(from, to, Colour::WHITE, 0.7);
        canvas.line(from, to, Colour::BLACK, 0.2);
    };
    let (near, far) = (0.8, 5.5);
    for column in 0..=columns {
        let x = left + column as f64 * first.width;
        mark((x, top - near), (x, top - far));
        mark((x, bottom + near), (x, bottom + far));
    }
    for row in 0..=rows.len() {
        let y = top + row as f64 * first.height;
        mark((left - near, y), (left - far, y));
        mark((right + near, y), (right + far, y));
    }
}

/// A picture file.
pub struct Sheet {
    pub name: String,
    pub data: Vec<u8>,
}

/// Virtual tabletops take a deck as one picture of at most 10 x 7 cards, and at least 2 x 2.
const LEAST: usize = 2;
const ACROSS: usize = 10;
const DOWN: usize = 7;
/// The widest picture that every graphics card takes.
const WIDEST: f64 = 4096.0;

#[derive(Serialize)]
struct Listed<'a> {
    deck: &'a str,
    title: &'a str,
    front: String,
    back: String,
    columns: usize,
    rows: usize,
    /// In millimetres.
    width: f64,
    height: f64,
    names: Vec<&'a str>,
}

pub fn pictures(print: &GameBox) -> Result<Vec<Sheet>, String> {
    let (mut sheets, mut list) = (Vec::new(), Vec::new());
    for deck in &print.decks {
        // A deck may have several backs, such as the colours of the parties: each is a deck of its own on a tabletop.
        let mut groups: Vec<Vec<&Piece>> = Vec::new();
        for piece in &deck.pieces {
            let same = |group: &&mut Vec<&Piece>| std::sync::Arc::ptr_eq(&group[0].back, &piece.back);
            match groups.iter_mut().find(same) {
                Some(group) => group.push(piece),
                None => groups.push(vec![piece]),
            }
        }
        let several = groups.len() > 1;
        for (number, group) in groups.iter().enumerate() {
            let part = if several { format!("-{}", number + 1) } else { String::new() };
            let scale = WIDEST / (ACROSS as f64 * deck.width).max(DOWN as f64 * deck.height);
            let back = format!("{}{part}-back.png", deck.id);
            sheets.push(Sheet { name: back.clone(), data: png::sheet(&[&group[0].back], deck, 1, 1, scale)? });
            for (at, pieces) in group.chunks(ACROSS * DOWN).enumerate() {
                let columns = pieces.len().clamp(LEAST, ACROSS);
                let rows = pieces.len().div_ceil(columns).max(LEAST);
                let front = format!("{}{part}-fronts-{}.png", deck.id, at + 1);
                let drawings: Vec<&Canvas> = pieces.iter().map(|piece| &*piece.front).collect();
                sheets.push(Sheet { name: front.clone(), data: png::sheet(&drawings, deck, columns, rows, scale)? });
                let names = pieces.iter().map(|piece| piece.name.as_str()).collect();
                let (width, height) = (deck.width, deck.height);
                let (title, back) = (deck.title.as_str(), back.clone());
                list.push(Listed { deck: &deck.id, title, front, back, columns, rows, width, height, names });
            }
        }
    }
    for plate in &print.plates {
        let scale = 3000.0 / plate.width.max(plate.height);
        let data = png::picture(&plate.canvas, plate.width, plate.height, scale)?;
        sheets.push(Sheet { name: format!("{}.png", plate.id), data });
    }
    let list = serde_json::to_vec_pretty(&list).map_err(|error| error.to_string())?;
    sheets.push(Sheet { name: "sheets.json".to_owned(), data: list });
    Ok(sheets)
}
