//! The page's typefaces, shaped into glyphs: Bricolage Grotesque for titles and figures, Source Serif 4 for reading; Noto Sans Devanagari
//! and Zen Kaku Gothic New for the scripts that these lack.
//!
//! A face is a chain of files, as the page has them: a letter comes from the first one that has it.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::{LazyLock, Mutex, PoisonError};

use kurbo::{Affine, BezPath, Point, Rect, Vec2};
use rustybuzz::ttf_parser::{GlyphId, OutlineBuilder, Tag};
use rustybuzz::{Face as Shaper, UnicodeBuffer, Variation};

/// How a text is set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Face {
    /// Heavy and narrow: titles and figures.
    Poster,
    /// Lighter: labels.
    Label,
    Text,
    Bold,
    Italic,
}

/// A file at certain weights: what shapes text, and what a PDF embeds.
pub struct Font {
    pub data: &'static [u8],
    pub variations: &'static [([u8; 4], f32)],
    shaper: Shaper<'static>,
}

macro_rules! files {
    ($($name:ident = $file:literal;)+) => {$(
        static $name: LazyLock<&'static [u8]> = LazyLock::new(|| {
            let packed = include_bytes!(concat!(env!("OUT_DIR"), "/", $file, ".woff2"));
            let font = wuff::decompress_woff2(packed).expect("the typefaces of the page are WOFF2");
            Box::leak(font.into_boxed_slice())
        });
    )+};
}

/// Whether the page's packages were there when the program was built.
pub fn are_there() -> bool {
    env!("HUSTINGS_TYPEFACES") == "built in"
}

files! {
    GROTESQUE = "bricolage-grotesque-latin-wdth-normal";
    GROTESQUE_MORE = "bricolage-grotesque-latin-ext-wdth-normal";
    SERIF = "source-serif-4-latin-wght-normal";
    SERIF_MORE = "source-serif-4-latin-ext-wght-normal";
    SERIF_GREEK = "source-serif-4-greek-wght-normal";
    SERIF_CYRILLIC = "source-serif-4-cyrillic-wght-normal";
    ITALIC = "source-serif-4-latin-wght-italic";
    ITALIC_MORE = "source-serif-4-latin-ext-wght-italic";
    DEVANAGARI = "noto-sans-devanagari-devanagari-wght-normal";
    JAPANESE = "zen-kaku-gothic-new-japanese-500-normal";
    JAPANESE_HEAVY = "zen-kaku-gothic-new-japanese-900-normal";
}

const HEAVY: &[([u8; 4], f32)] = &[(*b"wght", 800.0), (*b"wdth", 80.0)];
const MEDIUM: &[([u8; 4], f32)] = &[(*b"wght", 600.0), (*b"wdth", 88.0)];
const REGULAR: &[([u8; 4], f32)] = &[(*b"wght", 400.0)];
const BOLD: &[([u8; 4], f32)] = &[(*b"wght", 700.0)];
const BLACK: &[([u8; 4], f32)] = &[(*b"wght", 800.0)];

/// All fonts; [`Glyphs::font`] is a place in this list.
pub static FONTS: LazyLock<Vec<Font>> = LazyLock::new(|| {
    let made = |data: &'static [u8], variations: &'static [([u8; 4], f32)]| {
        let mut shaper = Shaper::from_slice(data, 0).expect("the fonts of the page can be read");
        let set: Vec<_> =
            variations.iter().map(|(tag, value)| Variation { tag: Tag::from_bytes(tag), value: *value }).collect();
        shaper.set_variations(&set);
        Font { data, variations, shaper }
    };
    vec![
        made(*GROTESQUE, HEAVY),
        made(*GROTESQUE_MORE, HEAVY),
        made(*GROTESQUE, MEDIUM),
        made(*GROTESQUE_MORE, MEDIUM),
        made(*SERIF, REGULAR),
        made(*SERIF_MORE, REGULAR),
        made(*SERIF_GREEK, REGULAR),
        made(*SERIF_CYRILLIC, REGULAR),
        made(*SERIF, BOLD),
        made(*SERIF_MORE, BOLD),
        made(*SERIF_GREEK, BOLD),
        made(*SERIF_CYRILLIC, BOLD),
        made(*ITALIC, REGULAR),
        made(*ITALIC_MORE, REGULAR),
        made(*DEVANAGARI, REGULAR),
        made(*DEVANAGARI, BOLD),
        made(*DEVANAGARI, BLACK),
        made(*JAPANESE, &[]),
        made(*JAPANESE_HEAVY, &[]),
    ]
});

/// The fonts of a face, first choice first.
fn chain(face: Face) -> &'static [usize] {
    match face {
        Face::Poster => &[0, 1, 8, 9, 10, 11, 16, 18],
        Face::Label => &[2, 3, 8, 9, 10, 11, 15, 17],
        Face::Text => &[4, 5, 6, 7, 14, 17],
        Face::Bold => &[8, 9, 10, 11, 15, 18],
        Face::Italic => &[12, 13, 4, 5, 6, 7, 14, 17],
    }
}

/// Shown for a letter that no font has.
const UNKNOWN: char = '\u{25a1}';
const FALLBACK: char = '?';

/// Letters without a shape that tell Devanagari whether to join two others.
const JOINERS: [char; 2] = ['\u{200c}', '\u{200d}'];

#[derive(Debug, Clone)]
pub struct Glyph {
    pub id: u16,
    /// In ems.
    pub advance: f64,
    pub offset: Vec2,
    /// The letters it stands for.
    pub letters: Range<usize>,
}

/// A text from one font, ready to be drawn.
#[derive(Debug, Clone)]
pub struct Glyphs {
    pub font: usize,
    /// In millimetres.
    pub size: f64,
    pub text: String,
    pub glyphs: Vec<Glyph>,
}

impl Glyphs {
    pub fn width(&self) -> f64 {
        self.glyphs.iter().map(|glyph| glyph.advance).sum::<f64>() * self.size
    }

    /// From the top of capitals to the foot of descending letters.
    pub fn bounds(&self, at: Point) -> Rect {
        Rect::new(at.x, at.y - self.size * 0.72, at.x + self.width(), at.y + self.size * 0.24)
    }

    /// The outlines, for pictures.
    pub fn outline(&self, at: Point) -> BezPath {
        let shaper = &FONTS[self.font].shaper;
        let scale = self.size / f64::from(shaper.units_per_em());
        let mut path = BezPath::new();
        let mut x = at.x;
        for glyph in &self.glyphs {
            let mut pen = Pen(BezPath::new());
            shaper.outline_glyph(GlyphId(glyph.id), &mut pen);
            let origin = Vec2::new(x + glyph.offset.x * self.size, at.y - glyph.offset.y * self.size);
            path.extend(Affine::translate(origin) * Affine::scale_non_uniform(scale, -scale) * pen.0);
            x += glyph.advance * self.size;
        }
        path
    }
}

struct Pen(BezPath);

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.move_to((f64::from(x), f64::from(y)));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0.line_to((f64::from(x), f64::from(y)));
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.0.quad_to((f64::from(x1), f64::from(y1)), (f64::from(x), f64::from(y)));
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.0.curve_to((f64::from(x1), f64::from(y1)), (f64::from(x2), f64::from(y2)), (f64::from(x), f64::from(y)));
    }

    fn close(&mut self) {
        self.0.close_path();
    }
}

/// The font of the face that has this letter.
fn font_for(face: Face, letter: char) -> Option<usize> {
    chain(face).iter().copied().find(|font| FONTS[*font].shaper.glyph_index(letter).is_some())
}

/// A text as it can be printed: control characters are blanks, and each run of letters that the face does not have is one box. Those
/// letters are returned too.
pub fn printable(face: Face, text: &str) -> (String, Vec<char>) {
    let (mut printable, mut unknown) = (String::with_capacity(text.len()), Vec::new());
    for letter in text.chars() {
        if letter.is_control() || letter.is_whitespace() {
            // A blank that does not break stays one.
            printable.push(if letter == '\u{a0}' { letter } else { ' ' });
        } else if font_for(face, letter).is_some() || JOINERS.contains(&letter) {
            printable.push(letter);
        } else {
            unknown.push(letter);
            let stands = if font_for(face, UNKNOWN).is_some() { UNKNOWN } else { FALLBACK };
            if !printable.ends_with(stands) {
                printable.push(stands);
            }
        }
    }
    (printable, unknown)
}

/// Shapes a printable text of this size in millimetres: a part for each font it needs.
pub fn shape(face: Face, size: f64, text: &str) -> Vec<Glyphs> {
    let mut parts: Vec<Glyphs> = Vec::new();
    for letter in text.chars() {
        let last = parts.last().map(|part| part.font);
        let has = |font: usize| FONTS[font].shaper.glyph_index(letter).is_some();
        // Marks stay in the font of the letter they belong to.
        let stays = |font: usize| !letter.is_ascii() && (has(font) || JOINERS.contains(&letter));
        let font = last.filter(|font| stays(*font)).or_else(|| font_for(face, letter));
        let font = font.unwrap_or(chain(face)[0]);
        match parts.last_mut() {
            Some(part) if part.font == font => part.text.push(letter),
            _ => parts.push(Glyphs { font, size, text: letter.to_string(), glyphs: Vec::new() }),
        }
    }
    for part in &mut parts {
        part.glyphs = shaped(&FONTS[part.font].shaper, &part.text);
    }
    parts
}

fn shaped(shaper: &Shaper<'static>, text: &str) -> Vec<Glyph> {
    let mut buffer = UnicodeBuffer::new();
    buffer.push_str(text);
    buffer.guess_segment_properties();
    let shaped = rustybuzz::shape(shaper, &[], buffer);
    let em = f64::from(shaper.units_per_em());
    let mut starts: Vec<usize> = shaped.glyph_infos().iter().map(|info| info.cluster as usize).collect();
    starts.push(text.len());
    starts.sort_unstable();
    let end = |start: usize| starts.iter().copied().find(|next| *next > start).unwrap_or(text.len());
    let both = shaped.glyph_infos().iter().zip(shaped.glyph_positions());
    let glyph = |(info, position): (&rustybuzz::GlyphInfo, &rustybuzz::GlyphPosition)| {
        let start = info.cluster as usize;
        Glyph {
            id: info.glyph_id as u16,
            advance: f64::from(position.x_advance) / em,
            offset: Vec2::new(f64::from(position.x_offset), f64::from(position.y_offset)) / em,
            letters: start..end(start),
        }
    };
    both.map(glyph).collect()
}

/// How wide a text is. Words are measured again and again, at every size that is tried, so their widths are kept.
pub fn width(face: Face, size: f64, text: &str) -> f64 {
    static KEPT: LazyLock<Mutex<HashMap<(Face, String), f64>>> = LazyLock::new(Mutex::default);
    const MOST: usize = 50_000;
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(em) = kept.get(&(face, text.to_owned())) {
        return em * size;
    }
    if kept.len() >= MOST {
        kept.clear();
    }
    let em = shape(face, 1.0, text).iter().map(Glyphs::width).sum::<f64>();
    kept.insert((face, text.to_owned()), em);
    em * size
}
