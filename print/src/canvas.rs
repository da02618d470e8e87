//! A drawing: a list of shapes and texts in millimetres, y downwards. It knows nothing of where it ends up: `pdf` and `png` draw it.

use std::collections::BTreeSet;
use std::sync::Arc;

use kurbo::{Affine, BezPath, Circle, Point, Rect, RoundedRect, Shape, Vec2};

use crate::fonts::Glyphs;
use crate::icons;

/// Red, green, blue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Colour(pub u8, pub u8, pub u8);

impl Colour {
    pub const BLACK: Colour = Colour(0, 0, 0);
    pub const WHITE: Colour = Colour(255, 255, 255);

    /// `0xcb3319`.
    pub const fn hex(value: u32) -> Colour {
        Colour((value >> 16) as u8, (value >> 8) as u8, value as u8)
    }

    /// So much of `other` in it, 0 to 1.
    #[must_use]
    pub fn mixed(self, other: Colour, share: f64) -> Colour {
        let mix = |from: u8, to: u8| (f64::from(from) + (f64::from(to) - f64::from(from)) * share).round() as u8;
        Colour(mix(self.0, other.0), mix(self.1, other.1), mix(self.2, other.2))
    }

    /// How bright it looks, 0 to 1.
    pub fn brightness(self) -> f64 {
        (0.299 * f64::from(self.0) + 0.587 * f64::from(self.1) + 0.114 * f64::from(self.2)) / 255.0
    }
}

#[derive(Debug, Clone)]
pub enum Op {
    Fill {
        path: BezPath,
        colour: Colour,
    },
    Stroke {
        path: BezPath,
        colour: Colour,
        width: f64,
        dash: Option<f64>,
    },
    Text {
        glyphs: Glyphs,
        at: Point,
        colour: Colour,
    },
    /// Another drawing, clipped to a rectangle of its own.
    Place {
        canvas: Arc<Canvas>,
        by: Affine,
        clip: Option<BezPath>,
    },
}

#[derive(Debug, Clone, Default)]
pub struct Canvas {
    pub ops: Vec<Op>,
    /// Texts that were too long for their place, in full: they are printed on a page of their own.
    pub too_long: Vec<String>,
    /// Letters that are in none of our fonts.
    pub unknown: BTreeSet<char>,
}

impl Canvas {
    pub fn fill(&mut self, shape: impl Shape, colour: Colour) {
        self.ops.push(Op::Fill { path: shape.to_path(0.01), colour });
    }

    pub fn stroke(&mut self, shape: impl Shape, colour: Colour, width: f64) {
        self.ops.push(Op::Stroke { path: shape.to_path(0.01), colour, width, dash: None });
    }

    pub fn dashed(&mut self, shape: impl Shape, colour: Colour, width: f64, dash: f64) {
        self.ops.push(Op::Stroke { path: shape.to_path(0.01), colour, width, dash: Some(dash) });
    }

    pub fn line(&mut self, from: (f64, f64), to: (f64, f64), colour: Colour, width: f64) {
        self.stroke(kurbo::Line::new(from, to), colour, width);
    }

    /// An icon in a square of this side around a point.
    pub fn icon(&mut self, name: &str, centre: Point, side: f64, colour: Colour) {
        let scale = side / icons::SIDE;
        let by = Affine::translate(centre.to_vec2() - Vec2::new(side / 2.0, side / 2.0)) * Affine::scale(scale);
        self.ops.push(Op::Fill { path: by * icons::path(name).clone(), colour });
    }

    pub fn place(&mut self, canvas: &Arc<Canvas>, by: Affine, clip: Option<Rect>) {
        let clip = clip.map(|clip| clip.to_path(0.01));
        self.ops.push(Op::Place { canvas: Arc::clone(canvas), by, clip });
    }

    /// The same, and only what is in a shape of it.
    pub fn place_in(&mut self, canvas: &Arc<Canvas>, by: Affine, clip: impl Shape) {
        self.ops.push(Op::Place { canvas: Arc::clone(canvas), by, clip: Some(clip.to_path(0.01)) });
    }

    /// A drawing inside a shape, and nothing of it outside.
    pub fn clipped(&mut self, shape: impl Shape, draw: impl FnOnce(&mut Canvas)) {
        let mut inner = Canvas::default();
        draw(&mut inner);
        self.too_long.append(&mut inner.too_long);
        self.unknown.append(&mut inner.unknown);
        self.ops.push(Op::Place { canvas: Arc::new(inner), by: Affine::IDENTITY, clip: Some(shape.to_path(0.01)) });
    }

    /// Every text with its box on this drawing, those of placed drawings too: what is written, and where.
    pub fn texts(&self) -> Vec<(String, Rect)> {
        let mut found = Vec::new();
        for op in &self.ops {
            match op {
                Op::Text { glyphs, at, .. } => found.push((glyphs.text.clone(), glyphs.bounds(*at))),
                Op::Place { canvas, by, .. } => {
                    found.extend(canvas.texts().into_iter().map(|(text, at)| (text, by.transform_rect_bbox(at))));
                }
                Op::Fill { .. } | Op::Stroke { .. } => {}
            }
        }
        found
    }
}

pub fn rounded(rect: Rect, radius: f64) -> RoundedRect {
    RoundedRect::from_rect(rect, radius)
}

pub fn circle(x: f64, y: f64, radius: f64) -> Circle {
    Circle::new((x, y), radius)
}

/// A rectangle by its left upper corner and its size.
pub fn area(x: f64, y: f64, width: f64, height: f64) -> Rect {
    Rect::new(x, y, x + width, y + height)
}

pub fn polygon(points: &[(f64, f64)]) -> BezPath {
    let mut path = BezPath::new();
    for (at, point) in points.iter().enumerate() {
        if at == 0 { path.move_to(*point) } else { path.line_to(*point) }
    }
    path.close_path();
    path
}
