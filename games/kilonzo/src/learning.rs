//! For learning agents: every move by number.

use hustings_core::{Seat, Start};

use crate::Kilonzo;
use crate::moves::{Move, Token};
use crate::regions::Region;

/// In the order of the notation (KL-6).
pub(crate) fn all_moves(start: &Start<Kilonzo>, out: &mut Vec<Move>) {
    let seats = || Seat::all(start.seats());
    let regions = || Region::ALL.into_iter();
    out.extend(Region::HOMES.map(|at| Move::Home { at }));
    out.extend(regions().map(|to| Move::Move { to }));
    out.extend(regions().map(|at| Move::Ad { at }));
    out.extend(regions().flat_map(|at| seats().map(move |rival| Move::Smear { at, rival })));
    out.extend(seats().map(|rival| Move::Debate { rival }));
    let chips = regions().flat_map(|at| seats().map(move |seat| Token::Chip { seat, at }));
    let tokens = regions().map(|at| Token::Region { at }).chain(seats().map(|seat| Token::Seat { seat })).chain(chips);
    out.extend(tokens.chain([Token::A, Token::B]).map(|option| Move::Choose { option }));
    out.push(Move::End);
}
