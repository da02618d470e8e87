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

/// How many pieces fit: columns, rows.
pub fn grid(paper: Paper, deck: &Deck) -> (usize, usize) {
    let (width, height) = paper.size();
    let fit = |room: f64, side: f64| ((room / side).floor() as usize).max(1);
    (fit(width - 2.0 * MARGIN.0, deck.width), fit(height - 2.0 * MARGIN.1, deck.height))
}

/// Two pages for each sheet of a deck: fronts, then backs.
pub fn lay(print: &GameBox, deck: &Deck, paper: Paper) -> Vec<Page> {
    let (columns, rows) = grid(paper, deck);
    let sheets: Vec<&[Piece]> = deck.pieces.chunks(columns * rows).collect();
    let count = sheets.len();
    let mut pages = Vec::new();
    for (at, pieces) in sheets.into_iter().enumerate() {
        for kind in [Kind::Fronts, Kind::Backs] {
            let mut page = sheet(deck, paper, pieces, kind);
            let side = if kind == Kind::Fronts { "fronts" } else { "backs" };
            let text = say!("print-sheet", game = print.title.clone(), deck = deck.title.clone(), number = at + 1, count, side);
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
    flat.write(text, (0.0, 0.0), &Style::new(Face::Label, 6.5, Colour::hex(0x404040)));
    let mut turned = Canvas::default();
    let by = Affine::translate((6.6, height - 16.0)) * Affine::rotate(-std::f64::consts::FRAC_PI_2);
    turned.place(&std::sync::Arc::new(flat), by, None);
    turned
}

fn sheet(deck: &Deck, paper: Paper, pieces: &[Piece], kind: Kind) -> Page {
    let (width, height) = paper.size();
    let (columns, rows) = grid(paper, deck);
    let left = (width - columns as f64 * deck.width) / 2.0;
    let top = (height - rows as f64 * deck.height) / 2.0;
    let mut canvas = Canvas::default();
    let mut cuts = Vec::new();
    let taken = |row: i64, column: i64| {
        let inside = column >= 0 && row >= 0 && column < columns as i64;
        inside && ((row as usize) * columns + column as usize) < pieces.len()
    };
    for (at, piece) in pieces.iter().enumerate() {
        let (row, column) = (at / columns, at % columns);
        let place = if kind == Kind::Backs { columns - 1 - column } else { column };
        let (x, y) = (left + place as f64 * deck.width, top + row as f64 * deck.height);
        // A drawing goes on where no other begins. Backs lie mirrored, so their neighbours do too.
        let (row, column) = (row as i64, column as i64);
        let (before, after) = if kind == Kind::Backs { (column + 1, column - 1) } else { (column - 1, column + 1) };
        let bleed = |neighbour: bool| if neighbour { 0.0 } else { BLEED };
        let clip = Rect::new(
            -bleed(taken(row, before)),
            -bleed(taken(row - 1, column)),
            deck.width + bleed(taken(row, after)),
            deck.height + bleed(taken(row + 1, column)),
        );
        let drawing = if kind == Kind::Backs { &piece.back } else { &piece.front };
        canvas.place(drawing, Affine::translate((x, y)), Some(clip));
        cuts.push((piece.name.clone(), area(x, y, deck.width, deck.height)));
    }
    if kind == Kind::Fronts {
        let used = (pieces.len().min(columns), pieces.len().div_ceil(columns));
        marks(&mut canvas, deck, (left, top), used);
    }
    Page { kind, width, height, canvas, cuts }
}

/// Where to cut, around the pieces: black on white, so that they show on any colour. What lies under them is cut away.
fn marks(canvas: &mut Canvas, deck: &Deck, (left, top): (f64, f64), (columns, rows): (usize, usize)) {
    let (right, bottom) = (left + columns as f64 * deck.width, top + rows as f64 * deck.height);
    let mut mark = |from: (f64, f64), to: (f64, f64)| {
        canvas.line(from, to, Colour::WHITE, 0.7);
        canvas.line(from, to, Colour::BLACK, 0.2);
    };
    let (near, far) = (0.8, 5.5);
    for column in 0..=columns {
        let x = left + column as f64 * deck.width;
        mark((x, top - near), (x, top - far));
        mark((x, bottom + near), (x, bottom + far));
    }
    for row in 0..=rows {
        let y = top + row as f64 * deck.height;
        mark((left - near, y), (left - far, y));
        mark((right + near, y), (right + far, y));
    }
}

/// A picture file.
pub struct Sheet {
    pub name: String,
    pub data: Vec<u8>,
}

/// Virtual tabletops take a deck as one picture of at most 10 x 7 cards.
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
                let rows = pieces.len().div_ceil(ACROSS);
                let front = format!("{}{part}-fronts-{}.png", deck.id, at + 1);
                let drawings: Vec<&Canvas> = pieces.iter().map(|piece| &*piece.front).collect();
                sheets.push(Sheet { name: front.clone(), data: png::sheet(&drawings, deck, ACROSS, rows, scale)? });
                let names = pieces.iter().map(|piece| piece.name.as_str()).collect();
                let (width, height) = (deck.width, deck.height);
                let (title, back) = (deck.title.as_str(), back.clone());
                list.push(Listed { deck: &deck.id, title, front, back, columns: ACROSS, rows, width, height, names });
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
