//! Every choice a seat can make.

use hustings_core::Seat;

use crate::regions::Region;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Move {
    /// KL-2.2.
    Home(Region),
    /// KL-4.3a.
    Move(Region),
    /// KL-4.3c.
    Ad(Region),
    /// KL-4.3d: where, and whose chip.
    Smear(Region, Seat),
    /// KL-4.3e.
    Debate(Seat),
    /// KL-8.2: what a card asks for.
    Choose(Token),
    /// KL-4.4.
    End,
}

/// KL-6: one option of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Token {
    Region(Region),
    Seat(Seat),
    /// A seat's chip in a region.
    Chip(Seat, Region),
    A,
    B,
}
