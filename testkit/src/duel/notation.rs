//! DU-9: moves as short text, both ways.

use super::{Illegal, Move};

pub(super) const LONGEST_TAUNT: usize = 60;

pub(super) fn write(mv: &Move) -> String {
    match mv {
        Move::Choose(card) => format!("choose {card}"),
        Move::Block => "block".to_owned(),
        Move::Pass => "pass".to_owned(),
        Move::Taunt(text) => format!("taunt {text}").trim_end().to_owned(),
    }
}

pub(super) fn read(text: &str) -> Result<Move, Illegal> {
    let text = text.trim();
    // What was written comes back in the answer, so a wall of text is cut.
    let unreadable = || Illegal::Unreadable(text.chars().take(40).collect());
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    let rest = rest.trim();
    match verb {
        "choose" => Ok(Move::Choose(rest.parse().map_err(|_| unreadable())?)),
        "block" if rest.is_empty() => Ok(Move::Block),
        "pass" if rest.is_empty() => Ok(Move::Pass),
        "taunt" if is_sayable(rest) => Ok(Move::Taunt(rest.to_owned())),
        "taunt" => Err(Illegal::BadTaunt),
        _ => Err(unreadable()),
    }
}

/// Whether a taunt's text can stand on its line and read back as itself.
pub(super) fn is_sayable(text: &str) -> bool {
    text.chars().count() <= LONGEST_TAUNT && text.trim() == text && !text.contains(char::is_control)
}
