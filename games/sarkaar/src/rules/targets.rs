//! SK-2.7, SK-7.2: what cards are aimed at, and whom they are then played against.

use std::convert::Infallible;

use hustings_core::{Seat, SeatSet};

use crate::cards::{Square, StateId};
use crate::error::Illegal;
use crate::moves::{Shape, Shares, Target};
use crate::pieces::{Deck, Track};
use crate::state::State;

/// SK-2.7: the players a card aimed so is played against.
#[inline]
pub(super) fn against(state: &State, target: Target) -> SeatSet {
    match target {
        Target::Square(at) => state.owner(at).map_or(SeatSet::NONE, SeatSet::one),
        _ => named(target),
    }
}

/// The players a target names.
#[inline]
fn named(target: Target) -> SeatSet {
    match target {
        Target::Player(rival) | Target::Back(rival, _) | Target::Marker(rival, _) => SeatSet::one(rival),
        Target::Shares(shares) => {
            (0..).map(Seat).zip(shares).filter(|(_, share)| *share > 0).map(|(seat, _)| seat).collect()
        }
        Target::Nothing | Target::Track(_) | Target::State(_) | Target::Square(_) => SeatSet::NONE,
    }
}

/// SK-7.2: everybody a target names is an opponent at this table.
pub(crate) fn check_opponents(state: &State, seat: Seat, target: Target) -> Result<(), Illegal> {
    named(target).iter().try_for_each(|rival| match rival {
        rival if rival.0 >= state.seats => Err(Illegal::NoSuchSeat(rival)),
        rival if rival == seat => Err(Illegal::AimedAtYourself),
        _ => Ok(()),
    })
}

/// SK-7.8c: what is left of a target without the players on whom the card has no effect.
pub(super) fn without(state: &State, target: Target, cancelled: SeatSet) -> Option<Target> {
    match target {
        Target::Shares(mut shares) => {
            cancelled.iter().for_each(|rival| shares[rival.index()] = 0);
            Some(Target::Shares(shares))
        }
        target => against(state, target).iter().all(|rival| !cancelled.contains(rival)).then_some(target),
    }
}

/// A target as the effect that has such targets knows it, by a type of its own.
pub(super) trait Aim: Copy {
    const SHAPE: Shape;

    fn of(target: Target) -> Option<Self>;

    fn target(self) -> Target;

    /// Everything of this kind that `seat` could aim at, in a stable order. Where it depends on the card, the card's effect says it instead.
    fn all(_state: &State, _seat: Seat, _each: impl FnMut(Self)) {}
}

/// The target of a card that is aimed at nothing.
#[derive(Clone, Copy)]
pub(super) struct Nothing;

impl Aim for Nothing {
    const SHAPE: Shape = Shape::Nothing;

    fn of(target: Target) -> Option<Nothing> {
        (target == Target::Nothing).then_some(Nothing)
    }

    fn target(self) -> Target {
        Target::Nothing
    }

    fn all(_state: &State, _seat: Seat, mut each: impl FnMut(Nothing)) {
        each(Nothing);
    }
}

/// SK-7.8: a Clean Chit cannot be aimed; it is only ever an answer.
impl Aim for Infallible {
    const SHAPE: Shape = Shape::Nothing;

    fn of(_target: Target) -> Option<Infallible> {
        None
    }

    fn target(self) -> Target {
        match self {}
    }
}

macro_rules! aims {
    ($($aim:ty: $shape:ident($($part:ident),+) = $own:tt $(, of $state:ident and $seat:ident: $all:expr)?;)+) => {$(
        impl Aim for $aim {
            const SHAPE: Shape = Shape::$shape;

            #[inline]
            fn of(target: Target) -> Option<$aim> {
                if let Target::$shape($($part),+) = target { Some($own) } else { None }
            }

            #[inline]
            fn target(self) -> Target {
                let $own = self;
                Target::$shape($($part),+)
            }

            $(#[inline]
            fn all($state: &State, $seat: Seat, each: impl FnMut($aim)) {
                $all.for_each(each);
            })?
        }
    )+};
}

/// Each opponent with each of `all`.
fn with_rivals<T: Copy>(state: &State, seat: Seat, all: &'static [T]) -> impl Iterator<Item = (Seat, T)> {
    state.rivals(seat).flat_map(move |rival| all.iter().map(move |one| (rival, *one)))
}

aims! {
    Track: Track(track) = track, of _state and _seat: Track::ALL.iter().copied();
    StateId: State(at) = at, of _state and _seat: StateId::all();
    Square: Square(at) = at;
    Seat: Player(rival) = rival, of state and seat: state.rivals(seat);
    Shares: Shares(shares) = shares;
    (Seat, Deck): Back(rival, deck) = (rival, deck), of state and seat: with_rivals(state, seat, Deck::ALL);
    (Seat, Track): Marker(rival, track) = (rival, track), of state and seat: with_rivals(state, seat, Track::ALL);
}
