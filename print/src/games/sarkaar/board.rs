//! The boards: the farm map of the page, and the four tracks.

use std::sync::Arc;

use hustings_core::{Message, say};
use hustings_sarkaar::{Set, Track, TrackStep};
use kurbo::{BezPath, Rect};

use super::{SEATS, TILE};
use crate::canvas::{Canvas, Colour, Op, area, circle, rounded};
use crate::card::Look;
use crate::fonts::Face;
use crate::text::{Align, Stand, Style};
use crate::words::Words;
use crate::{Ink, Plate};

/// The VP track ends here; more points simply count.
const POINTS: usize = 30;

/// The corners of the fields on the page's farm map, in a box of 1000 x 690.
const CORNERS: [(&str, (f64, f64)); 24] = [
    ("a0", (112.0, 30.0)),
    ("a1", (505.0, 16.0)),
    ("a2", (898.0, 34.0)),
    ("b0", (34.0, 172.0)),
    ("b1", (312.0, 178.0)),
    ("b2", (512.0, 168.0)),
    ("b3", (698.0, 180.0)),
    ("b4", (966.0, 170.0)),
    ("c0", (16.0, 352.0)),
    ("c1", (236.0, 358.0)),
    ("c2", (312.0, 346.0)),
    ("c3", (514.0, 358.0)),
    ("c4", (704.0, 350.0)),
    ("c5", (774.0, 358.0)),
    ("c6", (986.0, 350.0)),
    ("d0", (40.0, 534.0)),
    ("d1", (240.0, 528.0)),
    ("d2", (388.0, 538.0)),
    ("d3", (514.0, 530.0)),
    ("d4", (772.0, 536.0)),
    ("d5", (962.0, 528.0)),
    ("e0", (116.0, 668.0)),
    ("e1", (396.0, 678.0)),
    ("e2", (884.0, 664.0)),
];
/// Its corners by name, and a rectangle: x, y, width, height.
type Field = (&'static str, (f64, f64, f64, f64));

/// The corners of each field, clockwise, in the order of the component file; and the quiet rectangle inside.
const FIELDS: [Field; 11] = [
    ("a0 a1 b2 b1 b0", (112.0, 38.0, 384.0, 128.0)),
    ("a1 a2 b4 b3 b2", (524.0, 38.0, 384.0, 128.0)),
    ("b0 b1 c2 c1 c0", (40.0, 186.0, 264.0, 160.0)),
    ("b1 b2 b3 c4 c3 c2", (328.0, 188.0, 360.0, 160.0)),
    ("b3 b4 c6 c5 c4", (714.0, 188.0, 256.0, 160.0)),
    ("c0 c1 d1 d0", (36.0, 366.0, 196.0, 160.0)),
    ("c1 c2 c3 d3 d2 d1", (254.0, 366.0, 250.0, 160.0)),
    ("c3 c4 c5 d4 d3", (519.0, 366.0, 250.0, 160.0)),
    ("c5 c6 d5 d4", (784.0, 366.0, 190.0, 160.0)),
    ("d0 d1 d2 e1 e0", (92.0, 546.0, 292.0, 122.0)),
    ("d2 d3 d4 d5 e2 e1", (408.0, 546.0, 476.0, 122.0)),
];

fn corner(name: &str) -> (f64, f64) {
    CORNERS.iter().find(|(known, _)| *known == name).map_or((0.0, 0.0), |(_, at)| *at)
}

/// Whether two fields share a fence.
fn beside(one: usize, other: usize) -> bool {
    let sides = |field: usize| {
        let names: Vec<&str> = FIELDS[field].0.split(' ').collect();
        let side = |at: usize| {
            let (from, to) = (names[at], names[(at + 1) % names.len()]);
            if from < to { (from, to) } else { (to, from) }
        };
        (0..names.len()).map(side).collect::<Vec<_>>()
    };
    let own = sides(one);
    sides(other).iter().any(|side| own.contains(side))
}

/// SK-2.1: the states with their seats and room for a tile. Where a set's neighbours are not those of the drawn map, each state names its own.
pub fn map(look: &Look, set: &Set, words: &Words) -> Plate {
    let scale = 0.259;
    let (width, height) = (259.0, 690.0 * scale);
    let mut canvas = Canvas::default();
    let wall = area(0.0, 0.0, width, height);
    look.ground(&mut canvas, wall, Colour::hex(0x9a2d20));
    canvas.stroke(wall, look.text, 0.8);
    let straw =
        [0xe8d08a, 0xd9c677, 0xefdc9c, 0xe2c46a, 0xcdd08a, 0xdfd59a, 0xd7bd72, 0xe9cf80, 0xd3cf92, 0xe6d493, 0xdcc57e];
    let as_drawn = |state: usize| {
        let neighbours: Vec<usize> = set.neighbours(state).collect();
        (0..FIELDS.len()).all(|other| other == state || beside(state, other) == neighbours.contains(&other))
    };
    let fits = (0..set.states().len()).all(as_drawn);
    for (at, state) in set.states().iter().enumerate() {
        let (names, (x, y, wide, high)) = FIELDS[at % FIELDS.len()];
        let mut shape = BezPath::new();
        for (number, name) in names.split(' ').enumerate() {
            let (x, y) = corner(name);
            let point = (x * scale, y * scale);
            if number == 0 { shape.move_to(point) } else { shape.line_to(point) }
        }
        shape.close_path();
        canvas.fill(shape.clone(), look.shade(Colour::hex(straw[at % straw.len()])));
        if look.ink == Ink::Colour {
            canvas.stroke(shape.clone(), Colour::hex(0xf4e7ca), 1.9);
        }
        canvas.stroke(shape.clone(), look.text, 0.5);
        // Posts of a fence.
        canvas.ops.push(Op::Stroke { path: shape, colour: look.text, width: 1.5, dash: Some(0.8) });
        let bounds = area(x * scale, y * scale, wide * scale, high * scale);
        let name = words.name(&state.name);
        let head = Rect::new(bounds.x0, bounds.y0, bounds.x1 - 9.0, bounds.y0 + 7.0);
        let style = Style::new(Face::Poster, 13.0, look.text).least(6.0).leading(1.0).centred();
        canvas.fit(&name, head, &style);
        // SK-4.2: a government is worth a point for each seat of its state.
        let wide = crate::fonts::width(Face::Poster, crate::text::pt(13.0), &name).min(head.width());
        let points = circle(head.center().x + wide / 2.0 + 5.5, head.center().y, 3.4);
        canvas.fill(points, look.shade(Colour::hex(0xf6cf5a)));
        canvas.stroke(points, look.text, 0.4);
        let room = Rect::from_center_size(points.center, (6.0, 6.0));
        let figure = Style::new(Face::Poster, 11.0, look.text).leading(1.0).centred();
        canvas.fit(&state.prices.len().to_string(), room, &figure);
        let mut top = head.y1;
        if !fits {
            let names: Vec<String> = set.neighbours(at).map(|other| set.states()[other].id.clone()).collect();
            let text = words.say(&say!("print-sarkaar-adjoins", states = words.list(names)));
            let line = Rect::new(bounds.x0, top, bounds.x1, top + 3.2);
            canvas.fit(&text, line, &Style::new(Face::Label, 6.0, look.soft).least(4.0).leading(1.0).centred());
            top += 3.2;
        }
        gates(&mut canvas, look, Rect::new(bounds.x0, top, bounds.x1, bounds.y1), &state.prices);
    }
    Plate { id: "map".into(), title: words.plain("print-sarkaar-map"), width, height, canvas: Arc::new(canvas) }
}

/// Seats with their prices, and the place of the benefit tile at their right.
fn gates(canvas: &mut Canvas, look: &Look, bounds: Rect, prices: &[u8]) {
    let room = bounds.width() - TILE - 2.0;
    let count = prices.len().max(1);
    // As large as fits, in one row, two or three.
    let (rows, side) = (1..=3)
        .map(|rows| {
            let across = count.div_ceil(rows) as f64;
            (rows, (room / across).min(bounds.height() / rows as f64).min(13.4))
        })
        .max_by(|one, other| one.1.total_cmp(&other.1))
        .unwrap_or((1, 12.0));
    let across = count.div_ceil(rows);
    let whole = across as f64 * side + TILE + 2.0;
    let left = bounds.center().x - whole / 2.0;
    let top = bounds.center().y - rows as f64 * side / 2.0;
    for (at, price) in prices.iter().enumerate() {
        let (row, column) = (at / across, at % across);
        let gate = area(left + column as f64 * side + 0.5, top + row as f64 * side + 0.5, side - 1.0, side - 1.0);
        canvas.fill(rounded(gate, 1.2), look.paper);
        canvas.stroke(rounded(gate, 1.2), look.text, 0.4);
        canvas.fit(
            &price.to_string(),
            gate,
            &Style::new(Face::Poster, 16.0, look.soft).least(8.0).leading(1.0).centred(),
        );
    }
    let x = left + across as f64 * side + 2.0;
    let tile = area(x, bounds.center().y - TILE / 2.0, TILE, TILE);
    canvas.dashed(rounded(tile, 1.5), look.text, 0.4, 1.2);
}

/// The four tracks of SK-1.1.
pub fn tracks(look: &Look, set: &Set, words: &Words) -> Plate {
    let (width, height) = (190.0, 259.0);
    let mut canvas = Canvas::default();
    let wall = area(0.0, 0.0, width, height);
    look.ground(&mut canvas, wall, Colour::hex(0x9a2d20));
    canvas.stroke(wall, look.text, 0.8);
    let heading = |canvas: &mut Canvas, text: &str, bounds: Rect| {
        canvas.fill(rounded(bounds, 1.5), look.paper);
        canvas.stroke(rounded(bounds, 1.5), look.text, 0.4);
        canvas.fit(text, bounds, &Style::new(Face::Poster, 13.0, look.text).least(8.0).centred());
    };
    let figure = |canvas: &mut Canvas, number: usize, cell: Rect| {
        canvas.fill(rounded(cell, 1.2), look.shade(Colour::hex(0xf4e7ca)));
        canvas.stroke(rounded(cell, 1.2), look.text, 0.4);
        let room = Rect::new(cell.x0 + 1.0, cell.y0 + 0.6, cell.x1 - 1.0, cell.y0 + 7.5);
        let style = Style::new(Face::Poster, 12.0, look.text).leading(1.0).aligned(Align::Left).standing(Stand::Top);
        canvas.fit(&number.to_string(), room, &style);
    };
    heading(&mut canvas, &words.plain("print-sarkaar-points"), Rect::new(5.0, 5.0, 85.0, 13.0));
    for point in 0..=POINTS {
        let (row, column) = (point / 11, point % 11);
        let cell = area(5.0 + column as f64 * 16.4, 15.0 + row as f64 * 17.0, 15.4, 16.0);
        figure(&mut canvas, point, cell);
    }
    heading(&mut canvas, &words.plain("print-sarkaar-states"), Rect::new(5.0, 70.0, 85.0, 78.0));
    let states = set.states().len();
    let side = (180.0 / (states as f64 + 1.0)).min(15.4);
    for state in 0..=states {
        figure(&mut canvas, state, area(5.0 + state as f64 * side, 80.0, side - 0.8, 16.0));
    }
    for (at, track) in Track::ALL.iter().enumerate() {
        let left = 5.0 + at as f64 * 92.0;
        let name = words.say(&say!("print-sarkaar-ladder", track = track.word()));
        heading(&mut canvas, &name, Rect::new(left, 102.0, left + 88.0, 110.0));
        let steps = set.steps(*track);
        let high = ((height - 5.0 - 112.0) / (steps.len() as f64 + 1.0)).min(18.0);
        for level in 0..=steps.len() {
            // The start is at the foot, as on a ladder.
            let y = 112.0 + (steps.len() - level) as f64 * high;
            let cell = area(left, y, 88.0, high - 0.8);
            figure(&mut canvas, level, cell);
            let text = match level.checked_sub(1).map(|step| &steps[step]) {
                None => words.plain("print-sarkaar-start"),
                Some(step) => words.say(&step_words(step)),
            };
            let room = Rect::new(cell.x0 + 8.0, cell.y0 + 0.5, cell.x1 - 34.0, cell.y1 - 0.5);
            let style = Style::new(Face::Label, 10.5, look.text).least(6.0).standing(Stand::Middle);
            canvas.fit(&text, room, &style);
            for place in 0..SEATS {
                let x = cell.x1 - 29.5 + place as f64 * 8.0;
                canvas.dashed(circle(x, cell.center().y, 3.4), look.soft, 0.25, 0.8);
            }
        }
    }
    Plate { id: "tracks".into(), title: words.plain("print-sarkaar-tracks"), width, height, canvas: Arc::new(canvas) }
}

fn step_words(step: &TrackStep) -> Message {
    match step {
        TrackStep::Gain { resource, n } => say!("print-sarkaar-step-gain", n = n.get(), token = resource.word()),
        TrackStep::Play { deck } => say!("print-sarkaar-step-play", deck = deck.word()),
        TrackStep::Income { n } => say!("print-sarkaar-step-income", n = n.get()),
        TrackStep::Vp { n } => say!("print-sarkaar-step-vp", n = n.get()),
    }
}
