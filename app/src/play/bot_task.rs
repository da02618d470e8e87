//! Work for a bot, ready to be sent to another thread.

use std::time::Duration;

use hustings_bots::{Advice, Budget, Question, Roster, Spec, ViewedPosition};
use hustings_catalog::AnyMatch;
use hustings_core::{Luck, Seat, Viewer};
use serde_json::Value;
use serde_json::value::RawValue;

/// How long a bot thinks about a move where its spec does not say.
const BUDGET: Budget = Budget::Time(Duration::from_millis(800));

/// What a bot needs to decide for a seat: the seat's view and nothing more of the game.
pub struct BotTask {
    game: &'static str,
    seats: u8,
    options: Value,
    view: Box<RawValue>,
    seat: Seat,
    spec: Spec,
    seed: u64,
}

impl BotTask {
    /// `seed` is the text the bot's luck is derived from.
    pub(super) fn new(game: &dyn AnyMatch, seat: Seat, spec: Spec, seed: &str) -> Option<BotTask> {
        Some(BotTask {
            game: game.info().name,
            seats: game.seats(),
            options: game.options(),
            view: game.view(Viewer::Seat(seat)).ok()?,
            seat,
            spec,
            seed: Luck::from_text(seed).next_u64(),
        })
    }

    pub fn choose(&self, roster: &Roster) -> Result<String, String> {
        roster.choose(&self.question()).map(|decision| decision.mv).map_err(|error| error.to_string())
    }

    /// A move out of turn, if the bot finds one worth making.
    pub(super) fn out_of_turn(&self, roster: &Roster) -> Option<String> {
        roster.out_of_turn(&self.question()).ok().flatten()
    }

    /// What a strong player would do in this seat.
    pub fn advise(&self, roster: &Roster) -> Result<Advice<String>, String> {
        roster.advise(&self.position(), self.seat, None).map_err(|error| error.to_string())
    }

    fn question(&self) -> Question<'_> {
        Question { position: self.position(), seat: self.seat, spec: &self.spec }
    }

    fn position(&self) -> ViewedPosition<'_> {
        let BotTask { game, seats, options, view, seed, .. } = self;
        ViewedPosition { game, seats: *seats, options, view: view.get(), budget: BUDGET, seed: *seed }
    }
}
