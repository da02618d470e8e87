//! Events and refusals as messages; the sentences are in `words/en.ftl`.

use hustings_core::{Arg, Message, say};

use crate::error::Illegal;
use crate::events::{Cause, Event};
use crate::moves::{Move, Space};

pub(crate) fn event(event: &Event) -> Message {
    match event {
        Event::CityPlaced { seat, at } => say!("city-placed", seat, at),
        Event::BasePlaced { seat, at } => say!("base-placed", seat, at),
        Event::FlagFlipped { seat, at } => say!("flag-flipped", seat, at),
        Event::FlagReturned { seat, at } => say!("flag-returned", seat, at),
        Event::FlagPlaced { seat, at } => say!("flag-placed", seat, at),
        Event::GameOver { cause: Cause::GridFull, .. } => say!("game-over", cause = "grid_full"),
        Event::GameOver { cause: Cause::StackEmpty, .. } => say!("game-over", cause = "stack_empty"),
    }
}

/// A space and what is put there: the notation says it all.
pub(crate) fn explain(_set: &(), _mv: &Move) -> Vec<Message> {
    Vec::new()
}

pub(crate) fn refusal(illegal: &Illegal) -> Message {
    match illegal {
        Illegal::NotYourTurn(seat) => say!("not-your-turn", seat),
        Illegal::Taken(space) => say!("taken", space),
        Illegal::Alone(space) => say!("alone", space),
        Illegal::OffGrid { space, grid } => say!("off-grid", space, grid),
        Illegal::TooFar { space, .. } => say!("too-far", space),
        Illegal::NotYourFlag(space) => say!("not-your-flag", space),
        Illegal::Over => say!("over"),
        Illegal::Unreadable(text) => say!("unreadable", text),
    }
}

impl From<Space> for Arg {
    fn from(space: Space) -> Arg {
        space.to_string().into()
    }
}
