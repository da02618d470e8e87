//! SK-8: the card effects, one place for each: what it may be aimed at, why an aim is refused, and what it does.

mod hands;
mod seats;
mod tiles;
mod tokens;
mod tracks;
mod turns;

use hustings_core::{Log, Luck, Seat};

use super::targets::{self, Aim};
use crate::cards::{CardId, Effect};
use crate::error::Illegal;
use crate::events::Event;
use crate::moves::{Shape, Target};
use crate::state::{InPlay, State};

/// A card that is being played: by whom, and whether its strong half counts (SK-7.4).
#[derive(Clone, Copy)]
pub(super) struct Play {
    pub seat: Seat,
    pub card: CardId,
    pub strong: bool,
}

impl Play {
    fn half<T>(self, weak: T, strong: T) -> T {
        if self.strong { strong } else { weak }
    }
}

/// One effect.
trait CardEffect: Copy {
    type Aim: Aim;

    /// What it could be aimed at, in a stable order. Those that [`CardEffect::check`] refuses are left out afterwards.
    #[inline]
    fn candidates(self, state: &State, play: Play, each: impl FnMut(Self::Aim)) {
        Self::Aim::all(state, play.seat, each);
    }

    /// Why it cannot be aimed so; above all because it would do nothing (SK-7.2).
    #[inline]
    fn check(self, _state: &State, _play: Play, _aim: Self::Aim) -> Result<(), Illegal> {
        Ok(())
    }

    /// What it does to those on whom it has an effect. Frames it opens lie above the card.
    fn apply(self, state: &mut State, play: Play, aim: Self::Aim, luck: &mut Luck, log: &mut impl Log<Event>);
}

/// Does the same with any effect: `$one` is its [`CardEffect`].
macro_rules! with {
    ($effect:expr, $one:ident => $done:expr) => {
        with!($effect, $one => $done;
            tracks::ClimbTrack { track, weak, strong }, // SK-8.1
            tracks::ClimbVersatile {}, // SK-8.2
            tokens::Gain { weak, strong }, // SK-8.3
            turns::SeatRebate { voters }, // SK-8.4
            turns::SameState {}, // SK-8.5
            turns::ActionLimit { actions }, // SK-8.6
            tiles::NeighbourBenefits {}, // SK-8.7
            hands::Victory { points }, // SK-8.8
            seats::TakeSeat { from }, // SK-8.9
            seats::Expand {}, // SK-8.10
            turns::SkipAction { actions }, // SK-8.11
            tokens::Steal { resource, weak, strong }, // SK-8.12
            hands::Snatch {}, // SK-8.13
            tracks::PushDown { steps }, // SK-8.14
            tiles::BlockTile {}, // SK-8.15
            hands::Cancel {}, // SK-8.16
        )
    };
    ($effect:expr, $one:ident => $done:expr; $($room:ident::$name:ident { $($field:ident),* },)+) => {
        match $effect {
            $(Effect::$name { $($field),* } => {
                let $one = $room::$name { $($field),* };
                $done
            })+
        }
    };
}

/// The kind of target a card has.
pub(crate) fn shape(effect: Effect) -> Shape {
    fn of<E: CardEffect>(_: E) -> Shape {
        E::Aim::SHAPE
    }
    with!(effect, one => of(one))
}

/// Everything a card may be aimed at now, in a stable order; nothing where it would do nothing (SK-7.2).
#[inline]
pub(super) fn each_target(state: &State, play: Play, mut each: impl FnMut(Target)) {
    with!(state.set.face(play.card).effect, one => one.candidates(state, play, |aim| {
        if one.check(state, play, aim).is_ok() {
            each(aim.target());
        }
    }));
}

/// Whether a card may be aimed so, and if not, why.
pub(super) fn check(state: &State, play: Play, target: Target) -> Result<(), Illegal> {
    fn check<E: CardEffect>(effect: E, state: &State, play: Play, target: Target) -> Result<(), Illegal> {
        let aim = E::Aim::of(target);
        let aim = aim.ok_or(Illegal::WrongTarget { card: state.set.card_name(play.card), expected: E::Aim::SHAPE })?;
        targets::check_opponents(state, play.seat, target)?;
        effect.check(state, play, aim)
    }
    with!(state.set.face(play.card).effect, one => check(one, state, play, target))
}

/// SK-7.5: the card in play takes effect, on those on whom it has any.
pub(super) fn apply(state: &mut State, played: &InPlay, luck: &mut Luck, log: &mut impl Log<Event>) {
    fn apply<E: CardEffect>(
        effect: E,
        state: &mut State,
        play: Play,
        target: Target,
        luck: &mut Luck,
        log: &mut impl Log<Event>,
    ) {
        let aim = E::Aim::of(target).expect("a card in play has a target that was checked");
        effect.apply(state, play, aim, luck, log);
    }
    let play = Play { seat: state.turn(), card: played.card, strong: played.strong };
    if let Some(target) = targets::without(state, played.target, played.cancelled) {
        with!(state.set.face(played.card).effect, one => apply(one, state, play, target, luck, log));
    }
}
