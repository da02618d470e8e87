//! Drawings as a PDF.

use std::collections::HashMap;

use krilla::color::rgb;
use krilla::geom::{Path, PathBuilder, Point, Transform};
use krilla::metadata::Metadata;
use krilla::num::NormalizedF32;
use krilla::page::PageSettings;
use krilla::paint::{Fill, FillRule, LineCap, LineJoin, Stroke, StrokeDash};
use krilla::surface::Surface;
use krilla::text::{Font, GlyphId, KrillaGlyph, Tag};
use krilla::{Data, Document};
use kurbo::{Affine, BezPath, PathEl};

use crate::Page;
use crate::canvas::{Canvas, Colour, Op};
use crate::fonts::FONTS;

/// Points to a millimetre.
pub const POINTS: f64 = 72.0 / 25.4;

pub fn write(title: &str, language: &str, pages: &[Page]) -> Result<Vec<u8>, String> {
    let mut document = Document::new();
    document.set_metadata(
        Metadata::new().title(title.to_owned()).creator("Hustings".to_owned()).language(language.to_owned()),
    );
    let mut fonts = HashMap::new();
    for page in pages {
        let (width, height) = (page.width * POINTS, page.height * POINTS);
        let settings = PageSettings::from_wh(width as f32, height as f32).ok_or("a page has a size")?;
        let mut sheet = document.start_page_with(settings);
        let mut surface = sheet.surface();
        surface.push_transform(&transform(Affine::scale(POINTS)));
        draw(&mut surface, &page.canvas, &mut fonts);
        surface.pop();
        surface.finish();
        sheet.finish();
    }
    document.finish().map_err(|error| format!("{error:?}"))
}

fn transform(by: Affine) -> Transform {
    let [a, b, c, d, e, f] = by.as_coeffs().map(|value| value as f32);
    Transform::from_row(a, b, c, d, e, f)
}

fn fill(colour: Colour) -> Fill {
    let paint = rgb::Color::new(colour.0, colour.1, colour.2).into();
    Fill { paint, opacity: NormalizedF32::ONE, rule: FillRule::NonZero }
}

fn draw(surface: &mut Surface<'_>, canvas: &Canvas, fonts: &mut HashMap<usize, Font>) {
    for op in &canvas.ops {
        match op {
            Op::Fill { path, colour } => {
                let Some(path) = drawn(path) else { continue };
                surface.set_stroke(None);
                surface.set_fill(Some(fill(*colour)));
                surface.draw_path(&path);
            }
            Op::Stroke { path, colour, width, dash } => {
                let Some(path) = drawn(path) else { continue };
                surface.set_fill(None);
                surface.set_stroke(Some(Stroke {
                    paint: rgb::Color::new(colour.0, colour.1, colour.2).into(),
                    width: *width as f32,
                    miter_limit: 4.0,
                    line_cap: LineCap::Butt,
                    line_join: LineJoin::Round,
                    opacity: NormalizedF32::ONE,
                    dash: dash.map(|dash| StrokeDash { array: vec![dash as f32; 2], offset: 0.0 }),
                }));
                surface.draw_path(&path);
            }
            Op::Text { glyphs, at, colour } => {
                let font = fonts.entry(glyphs.font).or_insert_with(|| embedded(glyphs.font)).clone();
                let set: Vec<KrillaGlyph> = glyphs
                    .glyphs
                    .iter()
                    .map(|glyph| {
                        let (id, advance) = (GlyphId::new(u32::from(glyph.id)), glyph.advance as f32);
                        let (x, y) = (glyph.offset.x as f32, glyph.offset.y as f32);
                        KrillaGlyph::new(id, advance, x, y, 0.0, glyph.letters.clone(), None)
                    })
                    .collect();
                surface.set_stroke(None);
                surface.set_fill(Some(fill(*colour)));
                let start = Point::from_xy(at.x as f32, at.y as f32);
                surface.draw_glyphs(start, &set, font, &glyphs.text, glyphs.size as f32, false);
            }
            Op::Place { canvas, by, clip } => {
                surface.push_transform(&transform(*by));
                let clip = clip.as_ref().and_then(drawn);
                if let Some(clip) = &clip {
                    surface.push_clip_path(clip, &FillRule::NonZero);
                }
                draw(surface, canvas, fonts);
                if clip.is_some() {
                    surface.pop();
                }
                surface.pop();
            }
        }
    }
}

fn embedded(font: usize) -> Font {
    let font = &FONTS[font];
    let variations: Vec<_> = font.variations.iter().map(|(tag, value)| (Tag::new(tag), *value)).collect();
    Font::new_variable(Data::from(font.data), 0, &variations).expect("the fonts of the page can be read")
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
