//! KL-6: moves as short text, both ways. There is exactly one way to write a move, so that records can be compared as
//! text.

use std::fmt;
use std::str::FromStr;

use hustings_core::Seat;

use crate::cards::Set;
use crate::error::Illegal;
use crate::moves::{Move, Token};
use crate::regions::Region;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Home { at: region } => write!(f, "home {region}"),
            Move::Move { to: region } => write!(f, "move {region}"),
            Move::Ad { at: region } => write!(f, "ad {region}"),
            Move::Smear { at, rival } => write!(f, "smear {at} {rival}"),
            Move::Debate { rival } => write!(f, "debate {rival}"),
            Move::Choose { option } => write!(f, "choose {option}"),
            Move::End => f.write_str("end"),
        }
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Token::Region { at } => at.fmt(f),
            Token::Seat { seat } => seat.fmt(f),
            Token::Chip { seat, at } => write!(f, "{seat}@{at}"),
            Token::A => f.write_str("a"),
            Token::B => f.write_str("b"),
        }
    }
}

pub(crate) fn write(_set: &Set, mv: &Move) -> String {
    mv.to_string()
}

pub(crate) fn read(_set: &Set, text: &str) -> Result<Move, Illegal> {
    let words: Option<Move> = match text.split_once(' ') {
        None if text == "end" => Some(Move::End),
        Some(("home", region)) => Region::named(region).map(|at| Move::Home { at }),
        Some(("move", region)) => Region::named(region).map(|to| Move::Move { to }),
        Some(("ad", region)) => Region::named(region).map(|at| Move::Ad { at }),
        Some(("smear", target)) => target
            .split_once(' ')
            .and_then(|(region, rival)| Some(Move::Smear { at: Region::named(region)?, rival: Seat::named(rival)? })),
        Some(("debate", rival)) => Seat::named(rival).map(|rival| Move::Debate { rival }),
        Some(("choose", option)) => option.parse().ok().map(|option| Move::Choose { option }),
        _ => None,
    };
    // The refusal repeats what was written, so a long text is cut.
    words.ok_or_else(|| Illegal::Unreadable(text.chars().take(40).collect()))
}

impl FromStr for Token {
    type Err = ();

    fn from_str(text: &str) -> Result<Token, ()> {
        let token = match text {
            "a" => Some(Token::A),
            "b" => Some(Token::B),
            _ => match text.split_once('@') {
                Some((rival, region)) => {
                    Seat::named(rival).zip(Region::named(region)).map(|(seat, at)| Token::Chip { seat, at })
                }
                None => match Region::named(text) {
                    Some(at) => Some(Token::Region { at }),
                    None => Seat::named(text).map(|seat| Token::Seat { seat }),
                },
            },
        };
        token.ok_or(())
    }
}
