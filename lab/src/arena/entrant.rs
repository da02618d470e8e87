//! Entrants of an arena: our own bots, and external engines.

use std::fmt;
use std::time::Duration;

use hustings_bots::{Budget, Player, Spec, characters};
use hustings_core::CompleteGame;

use super::ArenaError;
use super::engine::{Engine, EnginePlayer};

/// A bot or an engine.
#[derive(Debug, Clone, PartialEq)]
pub enum Entrant {
    Bot(Spec),
    /// A program that speaks JSON lines: `exec:python my_bot.py`.
    Engine(Engine),
}

/// The prefix of an engine's command.
const EXEC: &str = "exec:";

impl Entrant {
    /// Reads an entrant as people write it: a character of the game, a spec, or `exec:` and a command.
    pub fn read(game: &str, text: &str) -> Result<Entrant, ArenaError> {
        match text.strip_prefix(EXEC) {
            Some(command) => Ok(Entrant::Engine(Engine::read(command)?)),
            None => {
                let spec = characters::read(game, text).map_err(|bad| ArenaError::BadBot(bad.to_string()))?;
                Ok(Entrant::Bot(spec))
            }
        }
    }

    /// The time limit of its moves, if it has one.
    pub(super) fn time(&self, budget: Budget) -> Option<Duration> {
        match self {
            Entrant::Bot(spec) => spec.time(budget),
            Entrant::Engine(_) => Some(Engine::time(budget)),
        }
    }

    /// A player for one game.
    pub(super) fn player<G: CompleteGame>(&self, budget: Budget) -> Box<dyn Player<G>> {
        match self {
            Entrant::Bot(spec) => spec.player(budget),
            Entrant::Engine(engine) => Box::new(EnginePlayer::start(engine, budget)),
        }
    }
}

impl From<Spec> for Entrant {
    fn from(spec: Spec) -> Entrant {
        Entrant::Bot(spec)
    }
}

/// The text that reads back as the same entrant.
impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Bot(spec) => spec.fmt(f),
            Entrant::Engine(engine) => write!(f, "{EXEC}{}", engine.command()),
        }
    }
}
