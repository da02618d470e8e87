//! Print-and-play: a game's cards, board, tokens, player aid and rules as a PDF, and its cards as sheets of pictures for virtual
//! tabletops. Everything is drawn here, from the component set, in the words of the game.
//!
//! A tour: [`print`] makes a [`GameBox`]; `games/` has a file per game that says what is in its box; `card`, `token`, `party` and `board`
//! draw the parts all games share; `sheets` lays pieces out so that fronts and backs fit when a sheet is printed on both sides;
//! `pages` has the first page, the player aid and the rules. `canvas` is a drawing, `fonts` and `text` set type in it, `pdf` and `png`
//! write it down.

mod aid;
mod canvas;
mod card;
mod fonts;
mod games;
mod icons;
mod pages;
mod party;
mod pdf;
mod png;
mod portrait;
mod sheets;
mod text;
mod token;
mod words;

use std::collections::BTreeSet;
use std::sync::Arc;

use hustings_catalog::{Catalog, Refused};
pub use kurbo::Rect;

pub use canvas::{Canvas, Colour, Op};
pub use sheets::Sheet;

/// A card as it is cut, in millimetres.
pub const CARD: (f64, f64) = (63.0, 88.0);
/// How far a drawing goes on beyond the cut.
pub const BLEED: f64 = 3.0;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Paper {
    A4,
    Letter,
}

impl Paper {
    /// By its name: `a4` or `letter`.
    pub fn named(name: &str) -> Option<Paper> {
        match name {
            "a4" => Some(Paper::A4),
            "letter" => Some(Paper::Letter),
            _ => None,
        }
    }

    /// Width and height in millimetres.
    pub const fn size(self) -> (f64, f64) {
        match self {
            Paper::A4 => (210.0, 297.0),
            Paper::Letter => (215.9, 279.4),
        }
    }
}

/// How much ink.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ink {
    Colour,
    /// White paper, black lines and patterns: for printers without colours.
    Black,
}

impl Ink {
    /// By its name: `colour` or `black`.
    pub fn named(name: &str) -> Option<Ink> {
        match name {
            "colour" => Some(Ink::Colour),
            "black" => Some(Ink::Black),
            _ => None,
        }
    }
}

/// Something to cut out, with its two sides. Drawings are in millimetres from the left upper corner of the cut.
#[derive(Debug, Clone)]
pub struct Piece {
    pub name: String,
    pub front: Arc<Canvas>,
    pub back: Arc<Canvas>,
    /// The texts that have to be readable on its front.
    pub says: Vec<String>,
}

/// Pieces of one size that belong together.
#[derive(Debug, Clone)]
pub struct Deck {
    /// For file names: `rally`.
    pub id: String,
    /// For people: "Rally cards".
    pub title: String,
    pub width: f64,
    pub height: f64,
    pub pieces: Vec<Piece>,
}

impl Deck {
    pub fn is_cards(&self) -> bool {
        (self.width, self.height) == CARD
    }
}

/// A drawing that fills a page: a board.
#[derive(Debug, Clone)]
pub struct Plate {
    pub id: String,
    pub title: String,
    /// Where it fits on either paper: at most 190 x 259 mm, or lying 259 x 190.
    pub width: f64,
    pub height: f64,
    pub canvas: Arc<Canvas>,
}

/// What is on a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Cover,
    Fronts,
    Backs,
    Board,
    Aid,
    Rules,
    TooLong,
}

#[derive(Debug, Clone)]
pub struct Page {
    pub kind: Kind,
    /// In millimetres.
    pub width: f64,
    pub height: f64,
    pub canvas: Canvas,
    /// Of a sheet: the name of each piece and its cut.
    pub cuts: Vec<(String, Rect)>,
}

/// All that is in a game's box.
pub struct GameBox {
    pub game: &'static str,
    pub title: String,
    /// The component set and its hash; nothing for a game without components.
    pub set: Option<String>,
    pub decks: Vec<Deck>,
    pub plates: Vec<Plate>,
    look: card::Look,
    /// The icon on the first page.
    emblem: &'static str,
    aid: aid::Aid,
    rules: std::borrow::Cow<'static, str>,
    wording: words::Words,
}

/// Whether the program was built with the typefaces and icons that everything here is drawn with.
pub fn is_built_in() -> bool {
    fonts::are_there()
}

/// Why there is no PDF.
#[derive(Debug, thiserror::Error)]
pub enum NotPrinted {
    /// There is no such game or set.
    #[error("{0}")]
    Refused(Refused),
    #[error("this program was built without the page's typefaces and icons")]
    NotBuiltIn,
    /// Our bug.
    #[error("the PDF cannot be written: {0}")]
    Failed(String),
}

/// A game to print and play, as the bytes of a PDF. It takes up to a second of one core, so a server calls it off its async threads.
pub fn pdf(
    catalog: &Catalog,
    game: &str,
    set: &str,
    language: &str,
    paper: Paper,
    ink: Ink,
) -> Result<Vec<u8>, NotPrinted> {
    if !is_built_in() {
        return Err(NotPrinted::NotBuiltIn);
    }
    let made = print(catalog, game, set, language, ink).map_err(NotPrinted::Refused)?;
    made.pdf(paper).map_err(NotPrinted::Failed)
}

/// The box of a game with the components of a set, in a language by its tag (`en`; English if there is no such language).
pub fn print(catalog: &Catalog, game: &str, set: &str, language: &str, ink: Ink) -> Result<GameBox, Refused> {
    let info = catalog.game(game)?.info();
    games::open(info, set, language, ink)
}

impl GameBox {
    /// The pages, in order.
    pub fn pages(&self, paper: Paper) -> Vec<Page> {
        pages::all(self, paper)
    }

    pub fn pdf(&self, paper: Paper) -> Result<Vec<u8>, String> {
        self.pdf_of(&self.pages(paper))
    }

    /// Pages of this box as a PDF.
    pub fn pdf_of(&self, pages: &[Page]) -> Result<Vec<u8>, String> {
        let set = self.set.as_deref().map(|set| format!(", {set}")).unwrap_or_default();
        pdf::write(&format!("{}{set}", self.title), &self.wording.language(), pages)
    }

    /// Pictures for virtual tabletops: sheets of fronts, a picture of each back, the boards, and a list of it all.
    pub fn sheets(&self) -> Result<Vec<Sheet>, String> {
        sheets::pictures(self)
    }

    /// Letters of the set that are in none of our fonts, and are printed as a box.
    pub fn unknown_letters(&self) -> BTreeSet<char> {
        let drawings = self.decks.iter().flat_map(|deck| &deck.pieces).map(|piece| &piece.front);
        let drawings = drawings.chain(self.plates.iter().map(|plate| &plate.canvas));
        drawings.flat_map(|canvas| canvas.unknown.iter().copied()).collect()
    }

    /// Texts that are too long for their place; they stand in full on pages of their own.
    pub fn too_long(&self) -> BTreeSet<String> {
        let drawings = self.decks.iter().flat_map(|deck| &deck.pieces).map(|piece| &piece.front);
        let drawings = drawings.chain(self.plates.iter().map(|plate| &plate.canvas));
        drawings.flat_map(|canvas| canvas.too_long.iter().cloned()).collect()
    }
}
