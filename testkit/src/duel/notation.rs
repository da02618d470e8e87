//! DU-9.1: moves as short text, both ways.

use hustings_core::free_text;

use super::{Illegal, Move, Set};

pub(super) const LONGEST_TAUNT: usize = 60;

pub(super) fn write(_set: &Set, mv: &Move) -> String {
    match mv {
        Move::Choose(card) => format!("choose {card}"),
        Move::Block => "block".to_owned(),
        Move::Pass => "pass".to_owned(),
        Move::Taunt(text) => format!("taunt {text}").trim_end().to_owned(),
    }
}

pub(super) fn read(_set: &Set, text: &str) -> Result<Move, Illegal> {
    let text = text.trim();
    // The refusal repeats what was written, so a long text is cut.
    let unreadable = || Illegal::Unreadable(text.chars().take(40).collect());
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    let rest = rest.trim();
    match verb {
        "choose" => Ok(Move::Choose(rest.parse().map_err(|_| unreadable())?)),
        "block" if rest.is_empty() => Ok(Move::Block),
        "pass" if rest.is_empty() => Ok(Move::Pass),
        "taunt" => free_text(rest).filter(|text| is_sayable(text)).map(Move::Taunt).ok_or(Illegal::BadTaunt),
        _ => Err(unreadable()),
    }
}

/// Whether a taunt's text fits on one line and reads back unchanged.
pub(super) fn is_sayable(text: &str) -> bool {
    text.chars().count() <= LONGEST_TAUNT && text.trim() == text && !text.contains(char::is_control)
}
