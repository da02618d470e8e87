//! Who plays which seat: people at this keyboard, and bots.

use hustings_bots::{Spec, characters};
use hustings_core::{Seat, say};
use hustings_words as words;

use crate::says::says;

/// Who decides for a seat.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Player {
    Human,
    Bot(Spec),
}

impl Player {
    /// The player's name in a record of `game`: "me" where nobody else is at the keyboard.
    pub(super) fn name(&self, game: &str, seat: Seat, alone: bool) -> String {
        match self {
            Player::Human if alone => says(&say!("terminal-me")),
            Player::Human => says(&say!("terminal-player", number = seat.0)),
            Player::Bot(spec) => bot_name(game, spec),
        }
    }
}

/// A character's name, or the spec of a bot that is no character.
pub(super) fn bot_name(game: &str, spec: &Spec) -> String {
    let known = characters::of(game).find(|character| character.spec == *spec);
    known.map_or_else(|| spec.to_string(), |one| words::character(&one.slug, &one.name))
}

/// Reads `me,mcts:ms=500`: one player per seat.
pub fn read_players(game: &str, text: &str) -> anyhow::Result<Vec<Player>> {
    let bad = |why: String| anyhow::Error::msg(says(&say!("terminal-bad-player", why)));
    let read = |name: &str| match name.trim() {
        "me" => Ok(Player::Human),
        bot => Ok(Player::Bot(characters::read(game, bot).map_err(|error| bad(error.to_string()))?)),
    };
    text.split(',').map(read).collect()
}

/// You against bots, with the fewest seats for two or more.
pub fn default_players(seats: &[u8]) -> Vec<Player> {
    let seats = seats.iter().copied().find(|seats| *seats >= 2).or(seats.first().copied()).unwrap_or(2);
    let bot = "mcts".parse().map_or(Player::Human, Player::Bot);
    Seat::all(seats).map(|seat| if seat == Seat(0) { Player::Human } else { bot }).collect()
}
