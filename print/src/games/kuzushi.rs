//! Kuzushi: tiles with a base on one side and a flag on the other, the city, and rulers for the grid. There is no board: it grows.

use std::sync::Arc;

use hustings_catalog::{Refused, set_of};
use hustings_core::{Game as _, say};
use hustings_kuzushi::Kuzushi;
use kurbo::{Affine, Point, Rect};

use crate::aid::Aid;
use crate::canvas::{Canvas, Colour, area, circle, polygon, rounded};
use crate::card::{Look, Weave};
use crate::fonts::Face;
use crate::text::Style;
use crate::words::Words;
use crate::{Deck, GameBox, Ink, Piece, Plate, party};

const LOOK: Look = Look {
    edge: Colour::hex(0x3d4a3a),
    paper: Colour::hex(0xfbf5e4),
    text: Colour::hex(0x3a322b),
    soft: Colour::hex(0x5a4f45),
    loud: Colour::hex(0x3d4a3a),
    weave: Weave::Mat,
    ink: Ink::Colour,
};
const SIDE: f64 = 25.0;
/// KZ-1.1: the tiles of a seat.
const TILES: usize = 19;
/// KZ-1.2: the grids, and for how many players each is.
const GRIDS: [(u8, u8); 4] = [(6, 2), (7, 3), (8, 4), (10, 6)];

pub fn open(set: &str, language: &str, ink: Ink) -> Result<GameBox, Refused> {
    let set = set_of::<Kuzushi>(set)?;
    let words = Words::new::<Kuzushi>(set, language);
    let look = LOOK.with(ink);
    let mut pieces = Vec::new();
    for seat in 0..party::ALL {
        let name = words.say(&say!("print-party", party = seat));
        let (front, back) = (Arc::new(base(&look, seat)), Arc::new(flag(&look, seat)));
        let piece = Piece { name, front, back, says: Vec::new() };
        pieces.extend(std::iter::repeat_n(piece, TILES));
    }
    let city = Arc::new(city(&look));
    let name = words.plain("print-kuzushi-city");
    pieces.push(Piece { name, front: Arc::clone(&city), back: city, says: Vec::new() });
    let tiles =
        Deck { id: "tiles".into(), title: words.plain("print-kuzushi-tiles"), width: SIDE, height: SIDE, pieces };
    Ok(GameBox {
        game: Kuzushi::INFO.name,
        title: words.title.clone(),
        set: set.version(),
        decks: vec![tiles],
        plates: vec![rulers(&look, &words)],
        look,
        emblem: "pagoda",
        aid: Aid {
            steps: &["build", "flags", "tie", "flip"],
            signs: &[("base", "stone-tower"), ("flag", "flag-objective"), ("city", "pagoda")],
            bring: "print-bring-nothing",
        },
        rules: hustings_words::rules_in(&words.language(), &Kuzushi::INFO),
        wording: words,
    })
}

fn ground(look: &Look) -> Canvas {
    let mut canvas = Canvas::default();
    canvas.fill(area(0.0, 0.0, SIDE, SIDE), look.paper);
    canvas
}

/// A carved stone.
fn base(look: &Look, seat: usize) -> Canvas {
    let mut canvas = ground(look);
    let stone = rounded(area(1.6, 1.6, SIDE - 3.2, SIDE - 3.2), 4.0);
    party::cloth(&mut canvas, seat, stone, look.ink);
    canvas.stroke(stone, look.text, 0.7);
    canvas.stroke(rounded(area(3.2, 3.2, SIDE - 6.4, SIDE - 6.4), 2.8), look.over(party::colour(seat, look.ink)), 0.35);
    let middle = Point::new(SIDE / 2.0, SIDE / 2.0);
    if look.ink == Ink::Black {
        canvas.fill(circle(middle.x, middle.y, 6.6), Colour::WHITE);
    }
    let sign = if look.ink == Ink::Black { Colour::BLACK } else { Colour::hex(0xfffaf0) };
    party::sign(&mut canvas, seat, middle, 10.5, sign);
    canvas
}

/// A cloth on a little pole.
fn flag(look: &Look, seat: usize) -> Canvas {
    let mut canvas = ground(look);
    canvas.stroke(rounded(area(1.6, 1.6, SIDE - 3.2, SIDE - 3.2), 4.0), look.soft, 0.3);
    let cloth = polygon(&[(7.0, 4.6), (20.4, 6.4), (17.4, 10.2), (20.4, 14.4), (7.0, 14.4)]);
    canvas.line((6.6, 3.6), (6.6, 21.4), look.text, 0.9);
    party::cloth(&mut canvas, seat, cloth, look.ink);
    if look.ink == Ink::Black {
        canvas.fill(circle(11.6, 9.8, 3.3), Colour::WHITE);
    }
    let sign = if look.ink == Ink::Black { Colour::BLACK } else { Colour::hex(0xfffaf0) };
    party::sign(&mut canvas, seat, Point::new(11.6, 9.8), 5.2, sign);
    canvas.line((4.0, 21.4), (11.0, 21.4), look.text, 0.6);
    canvas
}

fn city(look: &Look) -> Canvas {
    let mut canvas = ground(look);
    let lacquer = look.shade(Colour::hex(0x8f1f0d));
    let box_ = rounded(area(1.6, 1.6, SIDE - 3.2, SIDE - 3.2), 2.0);
    canvas.fill(box_, lacquer);
    canvas.stroke(box_, look.text, 0.8);
    canvas.icon("pagoda", Point::new(SIDE / 2.0, SIDE / 2.0), 16.0, look.over(Colour::hex(0x8f1f0d)));
    canvas
}

/// A strip for each grid, as long as so many tiles.
fn rulers(look: &Look, words: &Words) -> Plate {
    let (width, height) = (150.0, 259.0);
    let mut canvas = Canvas::default();
    let style = Style::new(Face::Text, 10.0, look.text).least(7.0);
    let mut how = Canvas::default();
    how.fit(&words.plain("print-kuzushi-rulers-how"), Rect::new(0.0, 0.0, 240.0, 12.0), &style);
    let turn = |x: f64| Affine::translate((x, height)) * Affine::rotate(-std::f64::consts::FRAC_PI_2);
    canvas.place(&Arc::new(how), turn(0.0), None);
    for (at, (grid, seats)) in GRIDS.iter().enumerate() {
        let x = 16.0 + at as f64 * 34.0;
        let long = f64::from(*grid) * SIDE;
        let strip = area(x, height - long, 22.0, long);
        look.ground(&mut canvas, strip, Colour::hex(0xe6dcb8));
        canvas.stroke(strip, look.text, 0.5);
        for step in 1..*grid {
            let y = height - f64::from(step) * SIDE;
            canvas.line((x, y), (x + 5.0, y), look.text, 0.4);
            canvas.line((x + 17.0, y), (x + 22.0, y), look.text, 0.4);
        }
        let text = words.say(&say!("print-kuzushi-ruler", grid = *grid, seats = *seats));
        let mut label = Canvas::default();
        let plate = Rect::new(4.0, 5.0, 118.0, 17.0);
        label.fill(rounded(plate, 2.0), look.paper);
        label.fit(&text, plate, &Style::new(Face::Poster, 16.0, look.text).least(9.0).centred());
        canvas.place(&Arc::new(label), turn(x), None);
    }
    Plate { id: "rulers".into(), title: words.plain("print-kuzushi-rulers"), width, height, canvas: Arc::new(canvas) }
}
