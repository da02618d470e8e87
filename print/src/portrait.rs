//! Busts in one ink line, as on the page (`web/src/lib/Portrait.svelte`): the same name always looks the same.

use kurbo::{Affine, BezPath};

use crate::Ink;
use crate::canvas::{Canvas, Colour, Op};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hair {
    Short,
    Parted,
    Bob,
    Bun,
    Curls,
    Bald,
    Long,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cover {
    None,
    Cap,
    Turban,
    Sari,
    Bowler,
    Beret,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lip {
    None,
    Moustache,
    Beard,
    Goatee,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Face {
    pub shape: usize,
    pub skin: usize,
    pub hair: Hair,
    pub tone: usize,
    pub cover: Cover,
    /// None, round, square.
    pub glasses: usize,
    pub lip: Lip,
    pub brow: usize,
    pub mouth: usize,
    pub collar: usize,
}

const SKINS: [u32; 5] = [0xf6d7b8, 0xe8b98d, 0xc98f62, 0x9c653d, 0x6f4527];
const HAIRS: [u32; 5] = [0x2a211c, 0x4f3422, 0x8a5a2b, 0xb9b1a6, 0x7b2d1a];
const INK: Colour = Colour::hex(0x231d19);
const LINEN: Colour = Colour::hex(0xfbf6ea);
/// The drawing is a square of this side.
pub const SIDE: f64 = 100.0;

/// A small stream of numbers from a text, the page's own (FNV-1a into mulberry32).
fn stream(seed: &str) -> impl FnMut(usize) -> usize {
    let mut state =
        seed.encode_utf16().fold(0x811c_9dc5_u32, |state, unit| (state ^ u32::from(unit)).wrapping_mul(0x0100_0193));
    move |below| {
        state = state.wrapping_add(0x6d2b_79f5);
        let mut t = (state ^ (state >> 15)).wrapping_mul(1 | state);
        t = t.wrapping_add((t ^ (t >> 7)).wrapping_mul(61 | t)) ^ t;
        (t ^ (t >> 14)) as usize % below
    }
}

/// The face that goes with a text.
pub fn face(seed: &str) -> Face {
    let mut pick = stream(seed);
    let hair = [Hair::Short, Hair::Parted, Hair::Bob, Hair::Bun, Hair::Curls, Hair::Bald, Hair::Long][pick(7)];
    let soft = matches!(hair, Hair::Bob | Hair::Bun | Hair::Long);
    let covers =
        [Cover::None, Cover::None, Cover::None, Cover::Cap, Cover::Turban, Cover::Sari, Cover::Bowler, Cover::Beret];
    let cover = match covers[pick(8)] {
        Cover::Sari if !soft => Cover::None,
        Cover::Turban if soft => Cover::None,
        cover => cover,
    };
    let (shape, skin, tone) = (pick(3), pick(5), pick(5));
    let glasses = [0, 0, 1, 2][pick(4)];
    let lip = match soft {
        true => Lip::None,
        false => [Lip::None, Lip::None, Lip::Moustache, Lip::Beard, Lip::Goatee][pick(5)],
    };
    Face { shape, skin, hair, tone, cover, glasses, lip, brow: pick(3), mouth: pick(3), collar: pick(3) }
}

struct Bust<'a> {
    canvas: &'a mut Canvas,
    by: Affine,
    scale: f64,
    ink: Ink,
}

impl Bust<'_> {
    /// A shape with the ink's line around it; without a fill it is the line alone.
    fn draw(&mut self, path: &str, fill: Option<Colour>) {
        let Ok(path) = BezPath::from_svg(path) else { return };
        let path = self.by * path;
        if let Some(colour) = fill {
            self.canvas.ops.push(Op::Fill { path: path.clone(), colour: self.shade(colour) });
        }
        self.line(path, INK, 1.8);
    }

    fn line(&mut self, path: BezPath, colour: Colour, width: f64) {
        let colour = if self.ink == Ink::Black { Colour::BLACK } else { colour };
        self.canvas.ops.push(Op::Stroke { path, colour, width: width * self.scale, dash: None });
    }

    /// Grey for printers without colours, and light enough for its lines.
    fn shade(&self, colour: Colour) -> Colour {
        if self.ink == Ink::Colour {
            return colour;
        }
        let grey = (255.0 * (0.5 + 0.5 * colour.brightness())).round() as u8;
        Colour(grey, grey, grey)
    }
}

fn round(x: f64, y: f64, r: f64) -> String {
    format!("M{} {y}a{r} {r} 0 1 0 {} 0a{r} {r} 0 1 0 {} 0z", x - r, 2.0 * r, -2.0 * r)
}

/// A bust in a square of [`SIDE`], moved and scaled; clothes are of this colour.
pub fn draw(canvas: &mut Canvas, by: Affine, face: &Face, cloth: Colour, ink: Ink) {
    let scale = by.as_coeffs()[0];
    let deep = cloth.mixed(Colour::BLACK, 0.35);
    let (skin, hair) = (Colour::hex(SKINS[face.skin % 5]), Colour::hex(HAIRS[face.tone % 5]));
    let mut bust = Bust { canvas, by, scale, ink };
    if face.hair == Hair::Long || face.cover == Cover::Sari {
        let colour = if face.cover == Cover::Sari { cloth } else { hair };
        bust.draw("M24 44C20 10 80 10 76 44c0 18 6 30 4 44H20c-2-14 4-26 4-44z", Some(colour));
    } else if face.hair == Hair::Bob {
        bust.draw("M24 42C20 12 80 12 76 42c1 12 1 18-2 25H26c-3-7-3-13-2-25z", Some(hair));
    }
    let coat = if face.collar == 2 { Colour::hex(0xefe6d4) } else { deep };
    bust.draw("M12 100c2-17 15-22 30-25h16c15 3 28 8 30 25z", Some(coat));
    bust.draw("M42 64v13q8 7 16 0V64z", Some(skin));
    match face.collar {
        0 => {
            bust.draw("M41 76l9 11 9-11 6 3-11 17H46L35 79z", Some(LINEN));
            bust.draw("M50 87l-4 5 4 8 4-8z", Some(cloth));
        }
        1 => bust.draw("M40 77q10 9 20 0l3 5q-13 10-26 0z", Some(LINEN)),
        _ => bust.draw("M38 77l12 23 12-23", None),
    }
    head(&mut bust, face, skin, hair);
    covering(&mut bust, face, cloth, deep, hair);
}

fn head(bust: &mut Bust<'_>, face: &Face, skin: Colour, hair: Colour) {
    let width = [21.0, 19.0, 22.0][face.shape % 3];
    let jaw = [26.0, 29.0, 24.0][face.shape % 3];
    let (left, right) = (50.0 - width, 50.0 + width);
    bust.draw(&format!("M{left} 44q-6-1-5 6t6 6M{right} 44q6-1 5 6t-6 6"), Some(skin));
    let (cheek, chin) = (44.0 + jaw * 0.6, 46.0 + jaw);
    let (one, other) = (50.0 + width * 0.55, 50.0 - width * 0.55);
    bust.draw(
        &format!(
            "M{left} 42C{left} 18 {right} 18 {right} 42C{right} {cheek} {one} {chin} 50 {chin}C{other} {chin} {left} {cheek} {left} 42Z"
        ),
        Some(skin),
    );
    match face.lip {
        Lip::Beard => {
            let (low, side) = (jaw * 0.95, jaw * 0.2);
            let beard = format!("M{left} 50q2 8 8 8q12-5 24 0q6 0 8-8c0 20-8 {low} -20 {low}s-20-{side} -20-{low}z");
            bust.draw(&beard, Some(hair));
        }
        Lip::Goatee => bust.draw("M43 64q7-3 14 0v6q-7 7-14 0z", Some(hair)),
        Lip::None | Lip::Moustache => {}
    }
    let brows = ["M36 38q5-3 9-1M55 37q5-2 9 1", "M36 37h9M55 37h9", "M36 36q4-4 9 0M55 36q5-4 9 0"];
    bust.draw(brows[face.brow % 3], None);
    for x in [41.0, 59.0] {
        bust.draw(&round(x, 44.0, 1.4), Some(INK));
    }
    bust.draw("M50 44l-3 10q3 2 6 0", None);
    bust.draw(["M43 62q7 5 14 0", "M44 62h12", "M43 61q7 3 14-1"][face.mouth % 3], None);
    if face.lip == Lip::Moustache {
        bust.draw("M38 59q6-6 12-2q6-4 12 2q-6 3-12 0q-6 3-12 0z", Some(hair));
    }
    match face.glasses {
        1 => {
            bust.draw(&round(41.0, 44.0, 7.0), None);
            bust.draw(&round(59.0, 44.0, 7.0), None);
        }
        2 => bust.draw(
            "M36 39h9q3 0 3 3v4q0 3-3 3h-9q-3 0-3-3v-4q0-3 3-3zM55 39h9q3 0 3 3v4q0 3-3 3h-9q-3 0-3-3v-4q0-3 3-3z",
            None,
        ),
        _ => return,
    }
    bust.draw("M48 43h4", None);
}

fn covering(bust: &mut Bust<'_>, face: &Face, cloth: Colour, deep: Colour, hair: Colour) {
    match face.cover {
        Cover::Turban => {
            bust.draw("M26 36C22 6 78 6 74 36q-12-10-24-10T26 36z", Some(cloth));
            bust.draw("M30 29q20-16 40-3M34 20q18-9 34 3M50 26l-5-12 5-4 5 4z", None);
        }
        Cover::Cap => {
            bust.draw("M28 32C28 12 72 12 72 32z", Some(cloth));
            bust.draw("M26 32h50q6 0 8 5H30z", Some(deep));
        }
        Cover::Bowler => {
            bust.draw("M31 29C30 8 70 8 69 29z", Some(Colour::hex(0x2a2521)));
            bust.draw("M22 30q28-8 56 0q-28 6-56 0z", Some(Colour::hex(0x2a2521)));
        }
        Cover::Beret => bust.draw("M26 30Q22 14 50 12t30 12q-2 8-24 6t-30 4z", Some(cloth)),
        Cover::Sari => {
            bust.draw("M27 44C22 16 78 16 73 44q-3-16-23-17T27 44z", Some(cloth));
            bust.draw(&round(50.0, 35.0, 1.5), Some(Colour::hex(0xb3261e)));
        }
        Cover::None => match face.hair {
            Hair::Short => bust.draw("M28 40C26 12 74 12 72 40q-4-12-12-13t-20 1q-8 0-12 12z", Some(hair)),
            Hair::Parted => bust.draw("M27 42C23 12 77 10 73 42q-2-11-9-15-16 4-28-2-6 6-9 17z", Some(hair)),
            Hair::Bun => {
                bust.draw(&round(50.0, 13.0, 8.0), Some(hair));
                bust.draw("M27 42C25 14 75 14 73 42q-6-15-23-16T27 42z", Some(hair));
            }
            Hair::Curls => bust.draw(
                "M27 42q-7-5-1-11-3-9 6-10 2-9 11-7 7-6 13 0 10-2 11 7 9 1 7 10 5 6-1 11-4-14-23-15T27 42z",
                Some(hair),
            ),
            Hair::Bob | Hair::Long => {
                bust.draw("M27 44C24 14 76 14 73 44q-2-12-10-17-14 6-26 2-8 4-10 15z", Some(hair));
            }
            Hair::Bald => {
                if let Ok(path) = BezPath::from_svg("M29 46q-4-4-2-10M71 46q4-4 2-10") {
                    let path = bust.by * path;
                    bust.line(path, hair, 4.0);
                }
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use super::stream;

    /// The page draws the same faces only if its numbers are these (`stream` in `web/src/lib/portrait.ts`).
    #[test]
    fn the_numbers_are_those_of_the_page() {
        let mut pick = stream("Kissing Babies é");
        assert_eq!([0; 5].map(|_| pick(1000)), [293, 943, 710, 205, 852]);
    }
}
