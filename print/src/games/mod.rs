//! What is in each game's box. A game that has no file here has no pieces to print, and says so.

mod kilonzo;
mod kursi;
mod kuzushi;
mod politics;
mod sarkaar;

use hustings_catalog::{Code, Refused};
use hustings_core::{Info, say};

use crate::{GameBox, Ink};

/// The box of a game; `set` names its components.
pub fn open(info: &Info, set: &str, language: &str, ink: Ink) -> Result<GameBox, Refused> {
    match info.name {
        "kuzushi" => kuzushi::open(set, language, ink),
        "kilonzo" => kilonzo::open(set, language, ink),
        "sarkaar" => sarkaar::open(set, language, ink),
        "kursi" => kursi::open(set, language, ink),
        "politics-as-usual" => politics::open(set, language, ink),
        name => {
            let known = ["kuzushi", "kilonzo", "sarkaar", "kursi", "politics-as-usual"].map(str::to_owned).to_vec();
            Err(Refused::new(Code::UnknownGame, say!("unknown-game", name = name.to_owned(), known)))
        }
    }
}
