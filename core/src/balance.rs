//! The `Balance` trait: what a game tells balance tables to split results by.

use serde::Serialize;

use crate::{Game, Seat, Start};

/// A game that says what its results can be split by.
pub trait Balance: Game {
    /// Appends the facts a balance table may split this seat's result by, once the game is over: its leader, its place.
    fn facts(_start: &Start<Self>, _state: &Self::State, _seat: Seat, _out: &mut Vec<Fact>) {}

    /// Appends the components this event gave to a seat, or that a seat used in it. The event is the unredacted one.
    fn uses(_event: &Self::Event, _out: &mut Vec<Use>) {}
}

/// Something true of one seat in a finished game.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct Fact {
    /// What sort of thing: `leader`.
    pub kind: &'static str,
    /// Which one: `fox`.
    pub name: String,
}

/// A component that a seat drew or played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Use {
    pub seat: Seat,
    /// The component's id, as [`Game::component_names`] lists it.
    pub component: String,
    pub how: Usage,
}

/// What a seat did with a component.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Usage {
    Drawn,
    Played,
}

impl Use {
    pub fn drawn(seat: Seat, component: impl ToString) -> Use {
        Use { seat, component: component.to_string(), how: Usage::Drawn }
    }

    pub fn played(seat: Seat, component: impl ToString) -> Use {
        Use { seat, component: component.to_string(), how: Usage::Played }
    }
}
