//! Tokens: small squares to cut out, with a disc, a sign or an icon on both sides.

use std::sync::Arc;

use kurbo::{Point, Rect};

use crate::canvas::{Canvas, Colour, area, circle, rounded};
use crate::fonts::Face;
use crate::text::Style;
use crate::{Deck, Ink, Piece, party};

/// What is on a token.
pub enum Disc<'a> {
    /// A party's cloth and sign, with a word or a figure perhaps.
    Party(usize),
    /// An icon on a colour, with a figure perhaps.
    Icon { icon: &'a str, colour: Colour, figure: &'a str },
}

/// A disc in a square of this side.
pub fn disc(side: f64, face: &Disc<'_>, ink: Ink) -> Canvas {
    let mut canvas = Canvas::default();
    let middle = Point::new(side / 2.0, side / 2.0);
    let round = circle(middle.x, middle.y, side / 2.0 - 0.8);
    match face {
        Disc::Party(seat) => {
            party::cloth(&mut canvas, *seat, round, ink);
            let (ground, sign) = match ink {
                Ink::Colour => (None, Colour::hex(0xfffaf0)),
                Ink::Black => (Some(Colour::WHITE), Colour::BLACK),
            };
            if let Some(ground) = ground {
                canvas.fill(circle(middle.x, middle.y, side * 0.29), ground);
            }
            party::sign(&mut canvas, *seat, middle, side * 0.42, sign);
        }
        Disc::Icon { icon, colour, figure } => {
            let (ground, drawn) = match ink {
                Ink::Colour => (*colour, on(*colour)),
                Ink::Black => (Colour::WHITE, Colour::BLACK),
            };
            canvas.fill(round, ground);
            if ink == Ink::Black {
                canvas.stroke(round, Colour::BLACK, 0.35);
            }
            if figure.is_empty() {
                canvas.icon(icon, middle, side * 0.58, drawn);
            } else {
                canvas.icon(icon, Point::new(middle.x, side * 0.38), side * 0.42, drawn);
                let style = Style::new(Face::Poster, side * 0.85, drawn).centred();
                canvas.fit(figure, Rect::new(1.0, side * 0.56, side - 1.0, side * 0.92), &style);
            }
        }
    }
    canvas
}

/// A square tile with an edge.
pub fn tile(side: f64, ground: Colour, line: Colour) -> Canvas {
    let mut canvas = Canvas::default();
    canvas.fill(area(0.0, 0.0, side, side), ground);
    canvas.stroke(rounded(area(1.0, 1.0, side - 2.0, side - 2.0), 1.5), line, 0.4);
    canvas
}

/// The colour of what stands on a ground.
pub fn on(ground: Colour) -> Colour {
    if ground.brightness() > 0.6 { Colour::hex(0x231d19) } else { Colour::hex(0xfffaf0) }
}

/// Tokens that look the same on both sides.
pub fn deck(id: &str, title: String, side: f64, kinds: Vec<(String, Canvas, usize)>) -> Deck {
    let mut pieces = Vec::new();
    for (name, canvas, count) in kinds {
        let canvas = Arc::new(canvas);
        let piece = Piece { name, front: Arc::clone(&canvas), back: canvas, says: Vec::new() };
        pieces.extend(std::iter::repeat_n(piece, count));
    }
    Deck { id: id.to_owned(), title, width: side, height: side, pieces }
}
