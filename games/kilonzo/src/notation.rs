//! KL-6: moves as short text, both ways. Exact: one way to write a move, so that records compare as text.

use std::fmt;
use std::str::FromStr;

use hustings_core::Seat;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::error::Illegal;
use crate::moves::{Move, Token};
use crate::regions::Region;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Home(region) => write!(f, "home {region}"),
            Move::Move(region) => write!(f, "move {region}"),
            Move::Ad(region) => write!(f, "ad {region}"),
            Move::Smear(region, seat) => write!(f, "smear {region} {seat}"),
            Move::Debate(seat) => write!(f, "debate {seat}"),
            Move::Choose(token) => write!(f, "choose {token}"),
            Move::End => f.write_str("end"),
        }
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Token::Region(region) => region.fmt(f),
            Token::Seat(seat) => seat.fmt(f),
            Token::Chip(seat, region) => write!(f, "{seat}@{region}"),
            Token::A => f.write_str("a"),
            Token::B => f.write_str("b"),
        }
    }
}

pub(crate) fn read(text: &str) -> Result<Move, Illegal> {
    let words: Option<Move> = match text.split_once(' ') {
        None if text == "end" => Some(Move::End),
        Some(("home", region)) => Region::named(region).map(Move::Home),
        Some(("move", region)) => Region::named(region).map(Move::Move),
        Some(("ad", region)) => Region::named(region).map(Move::Ad),
        Some(("smear", target)) => target.split_once(' ').and_then(|(region, rival)| {
            let region = Region::named(region)?;
            Some(Move::Smear(region, Seat::named(rival)?))
        }),
        Some(("debate", rival)) => Seat::named(rival).map(Move::Debate),
        Some(("choose", option)) => option.parse().ok().map(Move::Choose),
        _ => None,
    };
    // What was written comes back in the answer, so a wall of text is cut.
    words.ok_or_else(|| Illegal::Unreadable(text.chars().take(40).collect()))
}

impl FromStr for Token {
    type Err = String;

    fn from_str(text: &str) -> Result<Token, String> {
        let token = match text {
            "a" => Some(Token::A),
            "b" => Some(Token::B),
            _ => match text.split_once('@') {
                Some((rival, region)) => {
                    Seat::named(rival).zip(Region::named(region)).map(|(seat, at)| Token::Chip(seat, at))
                }
                None => Region::named(text).map(Token::Region).or_else(|| Seat::named(text).map(Token::Seat)),
            },
        };
        token.ok_or_else(|| format!("`{text}` is no option such as `NE`, `2`, `2@NE` or `a`"))
    }
}

impl Serialize for Token {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Token {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Token, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}
