//! The painted map: nine regions with the little scenes of the page, four homes, and the years.

use std::sync::Arc;

use hustings_core::say;
use hustings_kilonzo::Region;
use kurbo::{Affine, BezPath, Point, Rect, Vec2};

use super::{CHIP_SIDE, YEARS};
use crate::canvas::{Canvas, Colour, Op, circle, rounded};
use crate::card::Look;
use crate::fonts::Face;
use crate::text::Style;
use crate::words::Words;
use crate::{Ink, Plate};

/// The page draws its map in a square of 1000.
const SCALE: f64 = 0.19;
const LINES: [f64; 4] = [174.0 * SCALE, 381.0 * SCALE, 619.0 * SCALE, 826.0 * SCALE];
const GROUNDS: [u32; 9] = [0xdfae62, 0xe9c579, 0xd99a54, 0x98ab5c, 0xe7b27a, 0x86a056, 0xe08f45, 0xb9ab58, 0xecd08f];
const CLOTH: Colour = Colour::hex(0xf7e8c6);
const SCENES: &str = include_str!("scenes.txt");

/// KL-1.2: nine regions and four homes, with room for three chips each, and the years.
pub fn map(look: &Look, words: &Words) -> Plate {
    let (width, height) = (190.0, 222.0);
    let mut canvas = Canvas::default();
    let burlap = Rect::new(0.0, 0.0, width, width);
    look.ground(&mut canvas, burlap, Colour::hex(0xcfa872));
    canvas.stroke(burlap, look.text, 0.8);
    roads(&mut canvas, look);
    let name = |region: Region| words.say(&say!("place-title", region = region.name()));
    for (at, region) in Region::ALL.into_iter().take(9).enumerate() {
        let (column, row) = (at % 3, at / 3);
        let bounds = Rect::new(LINES[column], LINES[row], LINES[column + 1], LINES[row + 1]);
        let shape = patch(bounds);
        canvas.fill(shape.clone(), look.shade(Colour::hex(GROUNDS[at])));
        let large = region == Region::C;
        canvas.clipped(shape.clone(), |inner| scene(inner, look, region.name(), bounds.center(), large));
        if look.ink == Ink::Colour {
            canvas.stroke(shape.clone(), CLOTH, 1.5);
        }
        canvas.stroke(shape, look.text, 0.5);
        label(&mut canvas, look, &name(region), Point::new(bounds.center().x, bounds.y0), bounds.width() - 4.0);
        sockets(
            &mut canvas,
            look,
            Point::new(bounds.center().x, bounds.y1 - CHIP_SIDE / 2.0 - 2.2),
            Vec2::new(1.0, 0.0),
        );
    }
    let homes = [
        (Region::HN, Rect::new(62.0, 3.0, 128.0, 29.0)),
        (Region::HE, Rect::new(160.8, 62.0, 187.0, 128.0)),
        (Region::HS, Rect::new(62.0, 161.0, 128.0, 187.0)),
        (Region::HW, Rect::new(3.0, 62.0, 29.2, 128.0)),
    ];
    for (region, bounds) in homes {
        let plot = rounded(bounds, 4.0);
        canvas.fill(plot, look.shade(CLOTH));
        canvas.stroke(plot, look.text, 0.5);
        canvas.dashed(rounded(bounds.inset(-1.2), 3.0), look.soft, 0.3, 1.4);
        let flat = bounds.width() > bounds.height();
        let head = match flat {
            true => Rect::new(bounds.x0 + 3.0, bounds.y0 + 2.0, bounds.x1 - 14.0, bounds.y0 + 10.5),
            false => Rect::new(bounds.x0 + 2.0, bounds.y0 + 11.0, bounds.x1 - 2.0, bounds.y0 + 21.0),
        };
        canvas.fit(&name(region), head, &Style::new(Face::Poster, 10.5, look.text).least(6.0).leading(1.05).centred());
        let (house, middle, along) = match flat {
            true => {
                (Point::new(bounds.x1 - 8.5, bounds.y0 + 6.6), Point::new(95.0, bounds.y1 - 9.0), Vec2::new(1.25, 0.0))
            }
            false => (
                Point::new(bounds.center().x, bounds.y0 + 6.8),
                Point::new(bounds.center().x, bounds.y1 - 22.5),
                Vec2::new(0.0, 1.1),
            ),
        };
        canvas.icon("village", house, 9.0, look.soft);
        sockets(&mut canvas, look, middle, along);
    }
    years(&mut canvas, look, words, Rect::new(0.0, 194.0, width, height));
    let title = words.plain("print-kilonzo-map");
    Plate { id: "map".into(), title, width, height, canvas: Arc::new(canvas) }
}

/// What one sees in a region: shapes of `scenes.txt`, around its middle.
fn scene(canvas: &mut Canvas, look: &Look, region: &str, middle: Point, large: bool) {
    let size = if large { SCALE * 1.12 } else { SCALE };
    // Names stand above, so everything is drawn a little lower than on the page.
    let whole = Affine::translate(middle.to_vec2() + Vec2::new(0.0, 2.6)) * Affine::scale(size);
    for line in SCENES.lines().filter(|line| line.split(' ').next() == Some(region)) {
        let parts: Vec<&str> = line.splitn(9, ' ').collect();
        let [_, fill, stroke, width, dash, x, y, scale, path] = parts[..] else { continue };
        let number = |text: &str| text.parse::<f64>().unwrap_or_default();
        let Ok(path) = BezPath::from_svg(path) else { continue };
        let path = whole * Affine::translate((number(x), number(y))) * Affine::scale(number(scale)) * path;
        if let Some(colour) = colour(fill).filter(|_| stroke != "none" || look.ink == Ink::Colour) {
            canvas.fill(path.clone(), look.shade(colour));
        }
        if let Some(colour) = colour(stroke) {
            let colour = match look.ink {
                Ink::Colour => colour,
                Ink::Black if colour.brightness() > 0.7 => Colour::hex(0x909090),
                Ink::Black => Colour::BLACK,
            };
            let thin = if look.ink == Ink::Black { 0.6 } else { 1.0 };
            let dash = Some(number(dash) * size).filter(|dash| *dash > 0.0);
            canvas.ops.push(Op::Stroke { path, colour, width: number(width) * size * number(scale) * thin, dash });
        }
    }
}

fn colour(text: &str) -> Option<Colour> {
    u32::from_str_radix(text.strip_prefix('#')?, 16).ok().map(Colour::hex)
}

/// A name on a ribbon across the upper side of a region.
fn label(canvas: &mut Canvas, look: &Look, name: &str, top: Point, most: f64) {
    let style = Style::new(Face::Poster, 9.5, look.text).least(6.0).leading(1.0).centred();
    let wide = (crate::fonts::width(Face::Poster, crate::text::pt(9.5), name) + 4.0).min(most);
    let ribbon = Rect::new(top.x - wide / 2.0, top.y + 1.6, top.x + wide / 2.0, top.y + 6.8);
    canvas.fill(rounded(ribbon, 1.2), look.shade(CLOTH));
    canvas.stroke(rounded(ribbon, 1.2), look.text, 0.3);
    canvas.fit(name, ribbon.inset((-1.0, 0.0)), &style);
}

/// Room for three chips, one after the other.
fn sockets(canvas: &mut Canvas, look: &Look, middle: Point, along: Vec2) {
    for place in [-1.0, 0.0, 1.0] {
        let at = middle + along * place * (CHIP_SIDE + 0.2);
        let socket = circle(at.x, at.y, CHIP_SIDE / 2.0 - 0.5);
        canvas.fill(socket, look.shade(Colour::hex(0xe9d3a3)));
        canvas.dashed(socket, look.soft, 0.3, 1.0);
    }
}

/// Between homes and regions.
fn roads(canvas: &mut Canvas, look: &Look) {
    for (from, to) in [
        ((95.0, 20.0), (95.0, 40.0)),
        ((170.0, 95.0), (150.0, 95.0)),
        ((95.0, 170.0), (95.0, 150.0)),
        ((20.0, 95.0), (40.0, 95.0)),
    ] {
        canvas.line(from, to, look.text, 4.0);
        canvas.line(from, to, look.shade(CLOTH), 3.2);
        canvas.dashed(kurbo::Line::new(from, to), look.soft, 0.3, 0.8);
    }
}

fn years(canvas: &mut Canvas, look: &Look, words: &Words, bounds: Rect) {
    canvas.fill(rounded(bounds, 3.0), look.shade(look.edge));
    canvas.stroke(rounded(bounds, 3.0), look.text, 0.5);
    let over = look.over(look.edge);
    let label = Rect::new(4.0, bounds.y0 + 2.0, 34.0, bounds.y1 - 2.0);
    canvas.fit(&words.plain("print-kilonzo-years"), label, &Style::new(Face::Poster, 18.0, over).centred());
    let middle = bounds.center().y;
    canvas.line((52.0, middle), (52.0 + 30.0 * (YEARS - 1) as f64, middle), over, 1.2);
    for year in 0..YEARS {
        let x = 52.0 + year as f64 * 30.0;
        canvas.fill(circle(x, middle, 11.0), look.paper);
        canvas.stroke(circle(x, middle, 11.0), look.text, 0.5);
        let room = Rect::new(x - 9.0, middle - 9.0, x + 9.0, middle + 9.0);
        canvas.fit(&(year + 1).to_string(), room, &Style::new(Face::Poster, 26.0, look.text).leading(1.0).centred());
    }
}

/// A region with sides that were drawn by hand; neighbours share them.
fn patch(bounds: Rect) -> BezPath {
    let corners = [(bounds.x0, bounds.y0), (bounds.x1, bounds.y0), (bounds.x1, bounds.y1), (bounds.x0, bounds.y1)];
    let mut path = BezPath::new();
    path.move_to(corners[0]);
    for side in 0..4 {
        let (from, to) = (corners[side], corners[(side + 1) % 4]);
        // The bow depends on the side's place alone, so that both regions bend it alike.
        let place = (from.0 + to.0) * 3.1 + (from.1 + to.1) * 1.7;
        let bow = place.sin() * 1.6;
        let (nx, ny) = if side % 2 == 0 { (0.0, bow) } else { (bow, 0.0) };
        let mid = ((from.0 + to.0) / 2.0 + nx, (from.1 + to.1) / 2.0 + ny);
        path.quad_to(mid, to);
    }
    path.close_path();
    path
}
