//! The six parties: a colour, a pattern and a sign that always appear together, as on the page.

use kurbo::{Affine, BezPath, Point, Rect, Shape, Vec2};

use crate::Ink;
use crate::canvas::{Canvas, Colour, circle};

const COLOURS: [Colour; 6] = [
    Colour::hex(0xcb3319),
    Colour::hex(0x1d5ba6),
    Colour::hex(0x217547),
    Colour::hex(0xad7200),
    Colour::hex(0x76399b),
    Colour::hex(0x2e2824),
];

/// In a box of 24 x 24.
const SIGNS: [&str; 6] = [
    "M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18z",
    "M12 2.5 22 20.5H2z",
    "M4 4h16v16H4z",
    "M12 1.5 21 12l-9 10.5L3 12z",
    "M12 1.6l3.2 6.9 7.5.9-5.5 5.2 1.4 7.5L12 18.4l-6.6 3.7 1.4-7.5L1.3 9.4l7.5-.9z",
    "M9 2.5h6V9h6.5v6H15v6.5H9V15H2.5V9H9z",
];

pub const ALL: usize = COLOURS.len();

pub fn colour(party: usize, ink: Ink) -> Colour {
    match ink {
        Ink::Colour => COLOURS[party % ALL],
        Ink::Black => Colour::BLACK,
    }
}

/// The sign in a square of this side around a point.
pub fn sign(canvas: &mut Canvas, party: usize, centre: Point, side: f64, colour: Colour) {
    let path = BezPath::from_svg(SIGNS[party % ALL]).expect("our signs are SVG paths");
    let by = Affine::translate(centre.to_vec2() - Vec2::new(side / 2.0, side / 2.0)) * Affine::scale(side / 24.0);
    canvas.fill(by * path, colour);
}

/// A shape in the party's colour and pattern. In black and white it is its pattern on white.
pub fn cloth(canvas: &mut Canvas, party: usize, shape: impl Shape, ink: Ink) {
    let bounds = shape.bounding_box();
    let (ground, thread) = match ink {
        Ink::Colour => (COLOURS[party % ALL], COLOURS[party % ALL].mixed(Colour::WHITE, 0.22)),
        Ink::Black => (Colour::WHITE, Colour::hex(0xb4b4b4)),
    };
    let path = shape.to_path(0.01);
    canvas.fill(path.clone(), ground);
    canvas.clipped(path.clone(), |inner| pattern(inner, party, bounds, thread));
    if ink == Ink::Black {
        canvas.stroke(path, Colour::BLACK, 0.35);
    }
}

/// Solid, diagonal, dots, cross-hatch, waves, grid.
fn pattern(canvas: &mut Canvas, party: usize, bounds: Rect, thread: Colour) {
    let step = 2.2;
    let (x0, y0, x1, y1) = (bounds.x0, bounds.y0, bounds.x1, bounds.y1);
    let diagonals = |canvas: &mut Canvas, rising: bool| {
        let high = y1 - y0;
        let mut x = x0 - high;
        while x < x1 {
            let (from, to) = if rising { ((x, y1), (x + high, y0)) } else { ((x, y0), (x + high, y1)) };
            canvas.line(from, to, thread, 0.35);
            x += step;
        }
    };
    match party % ALL {
        1 => diagonals(canvas, true),
        2 => {
            let mut y = y0 + step / 2.0;
            while y < y1 {
                let mut x = x0 + step / 2.0;
                while x < x1 {
                    canvas.fill(circle(x, y, 0.4), thread);
                    x += step;
                }
                y += step;
            }
        }
        3 => {
            diagonals(canvas, true);
            diagonals(canvas, false);
        }
        4 => {
            let mut y = y0 + step / 2.0;
            while y < y1 + step {
                let mut path = BezPath::new();
                path.move_to((x0, y));
                let (mut x, mut up) = (x0, true);
                while x < x1 {
                    let bow = if up { -0.9 } else { 0.9 };
                    path.quad_to((x + step / 2.0, y + bow), (x + step, y));
                    x += step;
                    up = !up;
                }
                canvas.stroke(path, thread, 0.35);
                y += step;
            }
        }
        5 => {
            let mut x = x0 + step / 2.0;
            while x < x1 {
                canvas.line((x, y0), (x, y1), thread, 0.3);
                x += step;
            }
            let mut y = y0 + step / 2.0;
            while y < y1 {
                canvas.line((x0, y), (x1, y), thread, 0.3);
                y += step;
            }
        }
        _ => {}
    }
}
