//! What all cards share: an edge that bleeds, a band with the name, a picture, what the card does, and a foot.
//!
//! All fronts and all backs of a game have an edge of the same colour. Cards touch on a sheet, so one cut parts two of them, and a cut
//! that is up to [`BLEED`] off shows no other colour.

use std::sync::Arc;

use kurbo::{Affine, Point, Rect};

use crate::canvas::{Canvas, Colour, area, circle, polygon, rounded};
use crate::fonts::Face as Type;
use crate::portrait::{self, Face};
use crate::text::{Align, Stand, Style};
use crate::token::on;
use crate::{BLEED, CARD, Deck, Ink, Piece};

/// A game's colours on paper, from its room on the page.
#[derive(Debug, Clone, Copy)]
pub struct Look {
    /// Around every card, cut through.
    pub edge: Colour,
    pub paper: Colour,
    pub text: Colour,
    pub soft: Colour,
    /// The one loud colour.
    pub loud: Colour,
    pub weave: Weave,
    pub ink: Ink,
}

/// The ground of pictures and backs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weave {
    Mat,
    Burlap,
    Planks,
    Rays,
    Bunting,
}

impl Look {
    /// The same on white paper with black ink.
    #[must_use]
    pub fn with(self, ink: Ink) -> Look {
        match ink {
            Ink::Colour => Look { ink, ..self },
            Ink::Black => Look {
                edge: Colour::WHITE,
                paper: Colour::WHITE,
                text: Colour::BLACK,
                soft: Colour::hex(0x303030),
                loud: Colour::BLACK,
                ink,
                ..self
            },
        }
    }

    /// A colour as this ink shows it: black and white keeps only the drawing.
    pub fn shade(&self, colour: Colour) -> Colour {
        if self.ink == Ink::Black { Colour::WHITE } else { colour }
    }

    /// A line or a letter on such a shade.
    pub fn over(&self, colour: Colour) -> Colour {
        if self.ink == Ink::Black { Colour::BLACK } else { on(colour) }
    }

    /// The ground in a rectangle: two tones of a colour, or faint lines on white.
    pub fn ground(&self, canvas: &mut Canvas, bounds: Rect, colour: Colour) {
        let (ground, thread) = match self.ink {
            Ink::Colour => (colour, colour.mixed(on(colour), 0.1)),
            Ink::Black => (Colour::WHITE, Colour::hex(0xd0d0d0)),
        };
        canvas.fill(bounds, ground);
        let weave = self.weave;
        canvas.clipped(bounds, |inner| weave.draw(inner, bounds, thread));
    }
}

impl Weave {
    fn draw(self, canvas: &mut Canvas, bounds: Rect, thread: Colour) {
        let (x0, y0, x1, y1) = (bounds.x0, bounds.y0, bounds.x1, bounds.y1);
        let rows = |canvas: &mut Canvas, step: f64, width: f64| {
            let mut y = y0 + step / 2.0;
            while y < y1 {
                canvas.line((x0, y), (x1, y), thread, width);
                y += step;
            }
        };
        let columns = |canvas: &mut Canvas, step: f64, width: f64| {
            let mut x = x0 + step / 2.0;
            while x < x1 {
                canvas.line((x, y0), (x, y1), thread, width);
                x += step;
            }
        };
        match self {
            Weave::Mat => rows(canvas, 1.2, 0.25),
            Weave::Burlap => {
                rows(canvas, 1.5, 0.35);
                columns(canvas, 1.5, 0.35);
            }
            Weave::Planks => columns(canvas, 7.0, 0.6),
            Weave::Rays => {
                let (middle, far) = (bounds.center(), (x1 - x0).hypot(y1 - y0));
                for ray in 0..12 {
                    let at = |turn: f64| {
                        let angle = turn * std::f64::consts::TAU / 24.0;
                        (middle.x + far * angle.cos(), middle.y + far * angle.sin())
                    };
                    let turn = f64::from(ray * 2);
                    canvas.fill(polygon(&[(middle.x, middle.y), at(turn), at(turn + 1.0)]), thread);
                }
            }
            Weave::Bunting => {
                let side = 7.0;
                let mut x = x0;
                while x < x1 {
                    canvas.fill(polygon(&[(x, y0), (x + side, y0), (x + side / 2.0, y0 + side)]), thread);
                    x += side;
                }
                let mut x = x0 - side / 2.0;
                while x < x1 {
                    canvas.fill(polygon(&[(x, y1), (x + side, y1), (x + side / 2.0, y1 - side)]), thread);
                    x += side;
                }
            }
        }
    }
}

/// A figure or an icon in a corner of the band.
pub enum Badge<'a> {
    Figure(String),
    Icon(&'a str),
}

/// An icon of a picture, on a badge of this colour: round, square, or none.
#[derive(Clone, Copy)]
pub struct Sign<'a> {
    pub icon: &'a str,
    pub ground: Option<(Colour, bool)>,
}

pub struct Front<'a> {
    pub title: &'a str,
    /// The kind of card, at its foot.
    pub kind: &'a str,
    /// At the right of the foot.
    pub id: &'a str,
    pub band: Colour,
    pub badge: Option<Badge<'a>>,
    /// A second one, at the right.
    pub other: Option<Badge<'a>>,
    /// Somebody, at the left of the signs.
    pub portrait: Option<Face>,
    pub picture: Vec<Sign<'a>>,
    /// Under the badges, in a few words: what the figures are.
    pub says: Vec<String>,
    pub flavour: Option<&'a str>,
}

/// The front of a card.
pub fn front(look: &Look, card: &Front<'_>) -> Canvas {
    let mut canvas = base(look);
    let (band, over) = (look.shade(card.band), look.over(card.band));
    let panel = panel();
    let top = Rect::new(panel.x0, panel.y0, panel.x1, 16.5);
    canvas.clipped(rounded(panel, 2.4), |inner| inner.fill(top, band));
    if look.ink == Ink::Black {
        canvas.line((panel.x0, top.y1), (panel.x1, top.y1), Colour::BLACK, 0.5);
        canvas.stroke(rounded(panel, 2.4), Colour::BLACK, 0.5);
    }
    let mut room = Rect::new(panel.x0 + 2.5, panel.y0 + 1.0, panel.x1 - 2.5, top.y1 - 1.0);
    if let Some(made) = &card.badge {
        badge(&mut canvas, look, made, Point::new(panel.x0 + 7.0, 9.75));
        room.x0 = panel.x0 + 13.5;
    }
    if let Some(made) = &card.other {
        badge(&mut canvas, look, made, Point::new(panel.x1 - 7.0, 9.75));
        room.x1 = panel.x1 - 13.5;
    }
    canvas.fit(card.title, room, &Style::new(Type::Poster, 13.0, over).least(6.0).leading(1.05).centred());

    let foot = panel.y1 - 5.0;
    let words: Vec<&str> = card.says.iter().map(String::as_str).collect();
    let flavour = card.flavour.filter(|flavour| !flavour.is_empty());
    let split = if flavour.is_some() { 69.0 } else { foot - 1.0 };
    let style = Style::new(Type::Text, if flavour.is_some() { 11.5 } else { 12.5 }, look.text).least(5.5).centred();
    let below = |picture: f64| Rect::new(panel.x0 + 3.0, picture + 1.2, panel.x1 - 3.0, split - 1.0);
    // Few words leave room for a large picture.
    let large = |picture: &f64| Canvas::default().fit_all(&words, below(*picture), &style).size >= style.size - 0.5;
    let lower = [58.0, 54.0, 50.0, 47.0].into_iter().filter(|picture| flavour.is_none() || *picture < 51.0).find(large);
    let picture = Rect::new(panel.x0, top.y1, panel.x1, lower.unwrap_or(44.0));
    look.ground(&mut canvas, picture, card.band.mixed(look.paper, 0.72));
    if look.ink == Ink::Black {
        canvas.line((panel.x0, picture.y1), (panel.x1, picture.y1), Colour::BLACK, 0.3);
        canvas.stroke(rounded(panel, 2.4), Colour::BLACK, 0.5);
    }
    let mut room = picture;
    if let Some(face) = &card.portrait {
        let side = (picture.height() - 1.5).min(picture.width() * 0.62);
        let at = match card.picture.is_empty() {
            true => picture.center().x - side / 2.0,
            false => picture.x0 + 1.0,
        };
        room.x0 = at + side - 2.0;
        let by = Affine::translate((at, picture.y1 - side)) * Affine::scale(side / portrait::SIDE);
        canvas.clipped(picture, |inner| portrait::draw(inner, by, face, card.band, look.ink));
        if look.ink == Ink::Black {
            canvas.line((panel.x0, picture.y1), (panel.x1, picture.y1), Colour::BLACK, 0.3);
        }
    }
    signs(&mut canvas, look, &card.picture, room, card.band);

    canvas.fit_all(&words, below(picture.y1), &style);
    if let Some(flavour) = flavour {
        let room = Rect::new(panel.x0 + 3.0, split + 0.4, panel.x1 - 3.0, foot - 0.3);
        canvas.line((panel.x0 + 20.0, split - 0.4), (panel.x1 - 20.0, split - 0.4), look.soft, 0.2);
        canvas.fit(flavour, room, &Style::new(Type::Italic, 8.0, look.soft).least(5.0).centred());
    }
    let small = Style::new(Type::Label, 6.5, look.soft);
    canvas.write_within(card.kind, (panel.x0 + 3.0, panel.y1 - 1.9), 32.0, &small);
    canvas.write_within(card.id, (panel.x1 - 3.0, panel.y1 - 1.9), 17.0, &small.aligned(Align::Right));
    canvas
}

/// The panel inside the edge.
fn panel() -> Rect {
    Rect::new(BLEED, BLEED, CARD.0 - BLEED, CARD.1 - BLEED)
}

fn base(look: &Look) -> Canvas {
    let mut canvas = Canvas::default();
    canvas.fill(area(-BLEED, -BLEED, CARD.0 + 2.0 * BLEED, CARD.1 + 2.0 * BLEED), look.edge);
    canvas.fill(rounded(panel(), 2.4), look.paper);
    canvas
}

fn badge(canvas: &mut Canvas, look: &Look, badge: &Badge<'_>, at: Point) {
    let round = circle(at.x, at.y, 5.2);
    canvas.fill(round, look.paper);
    canvas.stroke(round, look.text, 0.5);
    match badge {
        Badge::Figure(figure) => {
            let room = Rect::new(at.x - 4.4, at.y - 4.4, at.x + 4.4, at.y + 4.4);
            canvas.fit(figure, room, &Style::new(Type::Poster, 19.0, look.text).least(6.0).leading(1.0).centred());
        }
        Badge::Icon(icon) => canvas.icon(icon, at, 7.4, look.text),
    }
}

/// Icons side by side, in rows, as large as fits.
fn signs(canvas: &mut Canvas, look: &Look, signs: &[Sign<'_>], bounds: Rect, band: Colour) {
    if signs.is_empty() {
        return;
    }
    let side_in = |rows: usize| {
        let across = signs.len().div_ceil(rows) as f64;
        ((bounds.width() - 4.0) / across).min((bounds.height() - 4.0) / rows as f64).min(26.0)
    };
    let rows = (1..=4).max_by(|one, other| side_in(*one).total_cmp(&side_in(*other)).then(other.cmp(one))).unwrap_or(1);
    let (across, side) = (signs.len().div_ceil(rows), side_in(rows));
    for (at, sign) in signs.iter().enumerate() {
        let (row, column) = (at / across, at % across);
        let here = across.min(signs.len() - row * across);
        let x = bounds.center().x + (column as f64 - (here as f64 - 1.0) / 2.0) * side;
        let y = bounds.center().y + (row as f64 - (rows as f64 - 1.0) / 2.0) * side;
        let centre = Point::new(x, y);
        match sign.ground {
            None => {
                let dark = if look.ink == Ink::Black { Colour::BLACK } else { band.mixed(Colour::BLACK, 0.15) };
                canvas.icon(sign.icon, centre, side * 0.95, dark);
            }
            Some((ground, is_round)) => {
                let half = side * 0.45;
                let shade = look.shade(ground);
                if is_round {
                    canvas.fill(circle(x, y, half), shade);
                    canvas.stroke(circle(x, y, half), look.text, 0.45);
                } else {
                    let square = rounded(area(x - half, y - half, 2.0 * half, 2.0 * half), 1.6);
                    canvas.fill(square, shade);
                    canvas.stroke(square, look.text, 0.45);
                }
                canvas.icon(sign.icon, centre, side * 0.62, look.text);
            }
        }
    }
}

/// The back of a deck.
pub fn back(look: &Look, game: &str, title: &str, icon: &str, colour: Colour) -> Arc<Canvas> {
    Arc::new(back_of(look, game, title, icon, colour, CARD))
}

/// The back of pieces of another size.
pub fn back_of(look: &Look, game: &str, title: &str, icon: &str, colour: Colour, size: (f64, f64)) -> Canvas {
    let mut canvas = Canvas::default();
    let (wide, high) = size;
    canvas.fill(area(-BLEED, -BLEED, wide + 2.0 * BLEED, high + 2.0 * BLEED), look.edge);
    let panel = Rect::new(BLEED, BLEED, wide - BLEED, high - BLEED);
    canvas.clipped(rounded(panel, 2.4), |inner| look.ground(inner, panel, colour));
    let (line, over) = match look.ink {
        Ink::Colour => (on(colour), on(colour)),
        Ink::Black => (Colour::BLACK, Colour::BLACK),
    };
    canvas.stroke(rounded(panel.inset(-1.6), 1.6), line, 0.45);
    if look.ink == Ink::Black {
        canvas.stroke(rounded(panel, 2.4), line, 0.5);
    }
    let (x, y, radius) = (wide / 2.0, high * 0.43, wide * 0.25);
    canvas.fill(circle(x, y, radius), look.paper);
    canvas.stroke(circle(x, y, radius), line, 0.6);
    let dark = if look.ink == Ink::Black { Colour::BLACK } else { colour.mixed(Colour::BLACK, 0.2) };
    canvas.icon(icon, Point::new(x, y), radius * 1.35, dark);
    let ground = look.shade(colour);
    let plate = Rect::new(BLEED + 5.0, high * 0.70, wide - BLEED - 5.0, high * 0.70 + wide * 0.19);
    canvas.fill(rounded(plate, 1.5), ground);
    canvas.stroke(rounded(plate, 1.5), line, 0.4);
    canvas.fit(
        title,
        plate.inset(-1.0),
        &Style::new(Type::Poster, wide * 0.25, over).least(6.0).leading(1.0).centred(),
    );
    let name = Rect::new(BLEED + 4.0, high - BLEED - 7.6, wide - BLEED - 4.0, high - BLEED - 3.0);
    // On the pattern a name needs a calm ground.
    canvas.fill(name.inset((-6.0, 0.0)), ground);
    canvas.fit(
        game,
        name,
        &Style::new(Type::Label, 8.0, over).least(5.0).standing(Stand::Middle).aligned(Align::Centre),
    );
    canvas
}

/// A card that there may be several copies of.
pub fn copies(pieces: &mut Vec<Piece>, card: Canvas, says: Vec<String>, name: &str, back: &Arc<Canvas>, count: usize) {
    let piece = Piece { name: name.to_owned(), front: Arc::new(card), back: Arc::clone(back), says };
    pieces.extend(std::iter::repeat_n(piece, count));
}

/// A deck of cards.
pub fn deck(id: &str, title: String, pieces: Vec<Piece>) -> Deck {
    Deck { id: id.to_owned(), title, width: CARD.0, height: CARD.1, pieces }
}
