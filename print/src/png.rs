//! Drawings as pictures.

use kurbo::{Affine, BezPath, PathEl};
use tiny_skia::{
    FillRule, LineJoin, Mask, Paint, Path, PathBuilder, Pixmap, PixmapPaint, Stroke, StrokeDash, Transform,
};

use crate::Deck;
use crate::canvas::{Canvas, Colour, Op};

/// A drawing of this size in millimetres, with so many pixels to each.
pub fn picture(canvas: &Canvas, width: f64, height: f64, scale: f64) -> Result<Vec<u8>, String> {
    let side = |length: f64| (length * scale).round().max(1.0) as u32;
    let mut pixels = Pixmap::new(side(width), side(height)).ok_or("a picture has a size")?;
    pixels.fill(tiny_skia::Color::WHITE);
    draw(&mut pixels, canvas, Affine::scale(scale), None);
    pixels.encode_png().map_err(|error| error.to_string())
}

/// Pieces side by side without their bleed.
pub fn sheet(pieces: &[&Canvas], deck: &Deck, columns: usize, rows: usize, scale: f64) -> Result<Vec<u8>, String> {
    let side = |length: f64| (length * scale).floor().max(1.0) as u32;
    let (wide, high) = (side(deck.width), side(deck.height));
    let new = |width, height| Pixmap::new(width, height).ok_or("a picture has a size");
    let mut whole = new(wide * columns as u32, high * rows as u32)?;
    for (at, piece) in pieces.iter().enumerate() {
        let mut pixels = new(wide, high)?;
        pixels.fill(tiny_skia::Color::WHITE);
        draw(&mut pixels, piece, Affine::scale(scale), None);
        let (x, y) = ((at % columns) as u32 * wide, (at / columns) as u32 * high);
        let paint = PixmapPaint::default();
        whole.draw_pixmap(x as i32, y as i32, pixels.as_ref(), &paint, Transform::identity(), None);
    }
    whole.encode_png().map_err(|error| error.to_string())
}

fn paint(colour: Colour) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color_rgba8(colour.0, colour.1, colour.2, 255);
    paint.anti_alias = true;
    paint
}

fn draw(pixels: &mut Pixmap, canvas: &Canvas, by: Affine, mask: Option<&Mask>) {
    let at = transform(by);
    for op in &canvas.ops {
        match op {
            Op::Fill { path, colour } => {
                if let Some(path) = drawn(path) {
                    pixels.fill_path(&path, &paint(*colour), FillRule::Winding, at, mask);
                }
            }
            Op::Stroke { path, colour, width, dash } => {
                let dash = dash.and_then(|dash| StrokeDash::new(vec![dash as f32; 2], 0.0));
                let stroke = Stroke { width: *width as f32, line_join: LineJoin::Round, dash, ..Stroke::default() };
                if let Some(path) = drawn(path) {
                    pixels.stroke_path(&path, &paint(*colour), &stroke, at, mask);
                }
            }
            Op::Text { glyphs, at: from, colour } => {
                if let Some(path) = drawn(&glyphs.outline(*from)) {
                    pixels.fill_path(&path, &paint(*colour), FillRule::Winding, at, mask);
                }
            }
            Op::Place { canvas, by: inner, clip } => {
                let by = by * *inner;
                let clip = clip.as_ref().and_then(drawn);
                let clipped = clip.and_then(|clip| {
                    let mut own = match mask {
                        Some(mask) => mask.clone(),
                        None => {
                            let mut all = Mask::new(pixels.width(), pixels.height())?;
                            all.data_mut().fill(255);
                            all
                        }
                    };
                    own.intersect_path(&clip, FillRule::Winding, true, transform(by));
                    Some(own)
                });
                draw(pixels, canvas, by, clipped.as_ref().or(mask));
            }
        }
    }
}

fn transform(by: Affine) -> Transform {
    let [a, b, c, d, e, f] = by.as_coeffs().map(|value| value as f32);
    Transform::from_row(a, b, c, d, e, f)
}

fn drawn(path: &BezPath) -> Option<Path> {
    let mut builder = PathBuilder::new();
    let f = |point: kurbo::Point| (point.x as f32, point.y as f32);
    for element in path.elements() {
        match *element {
            PathEl::MoveTo(p) => builder.move_to(f(p).0, f(p).1),
            PathEl::LineTo(p) => builder.line_to(f(p).0, f(p).1),
            PathEl::QuadTo(a, p) => builder.quad_to(f(a).0, f(a).1, f(p).0, f(p).1),
            PathEl::CurveTo(a, b, p) => builder.cubic_to(f(a).0, f(a).1, f(b).0, f(b).1, f(p).0, f(p).1),
            PathEl::ClosePath => builder.close(),
        }
    }
    builder.finish()
}
