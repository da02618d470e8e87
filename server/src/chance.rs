//! The randomness of tables, passed in so that a rehearsal can be repeated. Names and secrets of people are not drawn
//! here but in `ids`, always from the system.

use std::collections::HashMap;
use std::fmt::Display;
use std::sync::{Arc, Mutex, PoisonError};

use hustings_core::Luck;

use crate::ids;

/// Where tables get their secret seeds, and bots their words and the seeds of their search.
#[derive(Clone)]
pub struct Chance(Source);

#[derive(Clone)]
enum Source {
    System,
    Rehearsed(Arc<Rehearsal>),
}

/// Draws for one purpose do not depend on draws for others, so they do not depend on timing.
struct Rehearsal {
    luck: String,
    drawn: Mutex<HashMap<String, u64>>,
}

impl Rehearsal {
    fn next(&self, purpose: String) -> Luck {
        let mut drawn = self.drawn.lock().unwrap_or_else(PoisonError::into_inner);
        let times = drawn.entry(purpose.clone()).or_default();
        *times += 1;
        Luck::from_text(&format!("{}\n{purpose}\n{times}", self.luck))
    }
}

impl Chance {
    pub fn system() -> Chance {
        Chance(Source::System)
    }

    /// The same draws every time for the same text, so anybody who knows the text knows the luck. For tests.
    pub fn rehearsed(luck: impl Into<String>) -> Chance {
        Chance(Source::Rehearsed(Arc::new(Rehearsal { luck: luck.into(), drawn: Mutex::default() })))
    }

    /// The secret seed of a new table.
    pub fn table_secret(&self) -> String {
        match &self.0 {
            Source::System => ids::secret(),
            Source::Rehearsed(rehearsal) => format!("rehearsed {}", rehearsal.next("table".to_owned()).next_u64()),
        }
    }

    /// A bot's word for the luck of its table.
    pub fn bot_word(&self) -> String {
        match &self.0 {
            Source::System => ids::random_text(16),
            Source::Rehearsed(rehearsal) => rehearsal.next("word".to_owned()).next_u64().to_string(),
        }
    }

    /// The seed of a bot's search, for the next decision of `who`.
    pub fn bot_seed(&self, who: impl Display) -> u64 {
        match &self.0 {
            Source::System => ids::random_u64(),
            Source::Rehearsed(rehearsal) => rehearsal.next(format!("bot {who}")).next_u64(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rehearsal_can_be_repeated_and_purposes_do_not_disturb_each_other() {
        let (once, again) = (Chance::rehearsed("a"), Chance::rehearsed("a"));
        let first = (once.table_secret(), once.table_secret(), once.bot_seed("1 0"));
        let seed = again.bot_seed("1 0");
        assert_eq!(first, (again.table_secret(), again.table_secret(), seed));
        assert_ne!(first.0, first.1);
        assert_ne!(first.0, Chance::rehearsed("b").table_secret());
    }

    #[test]
    fn the_system_never_repeats_itself() {
        assert_ne!(Chance::system().table_secret(), Chance::system().table_secret());
    }
}
