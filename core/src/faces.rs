//! The `Faces` trait: what is printed on a game's components, for whoever draws them.

use serde::Serialize;

use crate::Game;

/// A game that says what is printed on its components.
pub trait Faces: Game {
    /// All cards, leaders and tiles of a set, with typed effects.
    type Faces: Serialize;

    fn faces(set: &Self::Set) -> Self::Faces;
}
