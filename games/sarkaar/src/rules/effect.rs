//! SK-8: what cards may be aimed at, whom they are played against, and what they do.

use hustings_core::{Log, Seat, SeatSet};

use super::{Table, benefit, track};
use crate::cards::{Effect, Face, From, Square, StateId};
use crate::error::Illegal;
use crate::events::{Event, Source, Way};
use crate::moves::Target;
use crate::state::{Climb, Frame, InPlay, State, bit, bits, of_deck};
use crate::words::{Deck, Resource, Track};

/// SK-8.7: states adjoining the player's presence, as bits.
pub(super) fn neighbours(state: &State, seat: Seat) -> u64 {
    let own = bits(state.presence[seat.index()].into());
    own.fold(0, |all, at| all | u64::from(state.set.state(StateId(at)).adjoining))
}

/// SK-8.9, SK-8.10: the squares of a state that a card takes, as bits.
#[inline]
fn takeable(state: &State, seat: Seat, effect: Effect, at: StateId) -> u16 {
    let government = state.government[at.index()];
    let cubes = &state.cubes[at.index()];
    let theirs = |rival: Seat| if rival == seat { 0 } else { cubes[rival.index()] };
    match effect {
        Effect::TakeSeat(From::Government) => government.map_or(0, theirs),
        Effect::TakeSeat(From::Opposition) => {
            state.rivals(seat).filter(|rival| government != Some(*rival)).fold(0, |all, rival| all | theirs(rival))
        }
        Effect::Expand if government != Some(seat) => 0,
        Effect::Expand => match state.empty(at) {
            0 => state.rivals(seat).fold(0, |all, rival| all | theirs(rival)),
            empty => empty,
        },
        _ => 0,
    }
}

/// SK-8.12: how much is to be stolen in all.
fn due(state: &State, seat: Seat, of: Resource, most: u8) -> u16 {
    let held: u16 = state.rivals(seat).map(|rival| state.tokens(rival, of)).fold(0, u16::saturating_add);
    held.min(u16::from(most))
}

/// Everything a card may be aimed at now, in a stable order; nothing where it would do nothing (SK-7.2).
#[inline]
pub(super) fn each_target(state: &State, seat: Seat, effect: Effect, strong: bool, mut each: impl FnMut(Target)) {
    match effect {
        Effect::Gain(..) | Effect::SeatRebate(_) | Effect::Victory(_) => each(Target::Nothing),
        Effect::ClimbTrack(track, ..) if track::at_top(state, seat, track) => {}
        Effect::SameState if state.now.same_state => {}
        Effect::ActionLimit(_) if state.now.limit > 0 => {}
        Effect::ClimbTrack(..) | Effect::SameState | Effect::ActionLimit(_) => each(Target::Nothing),
        Effect::ClimbVersatile => {
            let open = Track::ALL.iter().filter(|track| !track::at_top(state, seat, **track));
            open.for_each(|track| each(Target::Track(*track)));
        }
        Effect::NeighbourBenefits => {
            let near = bits(neighbours(state, seat)).map(StateId).filter(|at| state.blocked != Some(*at));
            near.filter(|at| benefit::any_benefit(state, seat, *at)).for_each(|at| each(Target::State(at)));
        }
        Effect::TakeSeat(_) | Effect::Expand => {
            if state.has_cube(seat) {
                for at in bits(state.presence[seat.index()].into()).map(StateId) {
                    let squares = takeable(state, seat, effect, at);
                    bits(squares.into()).for_each(|number| each(Target::Square(Square { state: at, number })));
                }
            }
        }
        Effect::SkipAction(_) => state.rivals(seat).for_each(|rival| each(Target::Player(rival))),
        Effect::Steal(of, weak, most) => {
            let due = due(state, seat, of, if strong { most } else { weak });
            if due > 0 {
                each_split(state, seat, of, Seat(0), due, [0; 4], &mut each);
            }
        }
        Effect::Snatch => {
            for rival in state.rivals(seat) {
                let held = Deck::ALL.iter().filter(|deck| state.backs(rival, **deck) > 0);
                held.for_each(|deck| each(Target::Back(rival, *deck)));
            }
        }
        Effect::PushDown(_) => {
            for rival in state.rivals(seat) {
                let up = Track::ALL.iter().filter(|track| state.level(rival, **track) > 0);
                up.for_each(|track| each(Target::Marker(rival, *track)));
            }
        }
        Effect::BlockTile => {
            StateId::all().filter(|at| state.blocked != Some(*at)).for_each(|at| each(Target::State(at)));
        }
        Effect::Cancel => {}
    }
}

/// SK-8.12: every way to take `due` from the opponents from `rival` on.
fn each_split(
    state: &State,
    seat: Seat,
    of: Resource,
    rival: Seat,
    due: u16,
    shares: [u8; 4],
    each: &mut impl FnMut(Target),
) {
    if rival.0 == state.seats {
        if due == 0 {
            each(Target::Shares(shares));
        }
        return;
    }
    let most = if rival == seat { 0 } else { state.tokens(rival, of).min(due) };
    for share in (0..=most).rev() {
        let mut shares = shares;
        shares[rival.index()] = share as u8;
        each_split(state, seat, of, Seat(rival.0 + 1), due - share, shares, each);
    }
}

/// Whether a card may be aimed so, and if not, why: the same question as [`each_target`] answers for all targets at once.
pub(super) fn check(state: &State, seat: Seat, face: &Face, target: Target, strong: bool) -> Result<(), Illegal> {
    let wrong = |expected| Err(Illegal::WrongTarget { card: face.name.clone(), expected });
    let opponent = |rival: Seat| match rival {
        rival if rival.0 >= state.seats => Err(Illegal::NoSuchSeat(rival)),
        rival if rival == seat => Err(Illegal::AimedAtYourself),
        _ => Ok(()),
    };
    let open = |track| match track::at_top(state, seat, track) {
        true => Err(Illegal::AtTop { track, rule: "SK-7.2" }),
        false => Ok(()),
    };
    let name = |at: StateId| state.set.state(at).name.clone();
    match (face.effect, target) {
        (Effect::Gain(..) | Effect::SeatRebate(_) | Effect::Victory(_), Target::Nothing) => Ok(()),
        (Effect::ClimbTrack(track, ..), Target::Nothing) => open(track),
        (Effect::SameState, Target::Nothing) if state.now.same_state => Err(Illegal::AlreadyInForce(face.name.clone())),
        (Effect::ActionLimit(_), Target::Nothing) if state.now.limit > 0 => {
            Err(Illegal::AlreadyInForce(face.name.clone()))
        }
        (Effect::SameState | Effect::ActionLimit(_), Target::Nothing) => Ok(()),
        (Effect::ClimbVersatile, Target::Track(track)) => open(track),
        (Effect::NeighbourBenefits, Target::State(at)) => {
            if neighbours(state, seat) & 1 << at.0 == 0 {
                Err(Illegal::NotAdjoining(name(at)))
            } else if state.blocked == Some(at) {
                Err(Illegal::Blocked { state: name(at), rule: "SK-8.7" })
            } else if !benefit::any_benefit(state, seat, at) {
                Err(Illegal::NothingToTake { state: name(at), rule: "SK-7.2" })
            } else {
                Ok(())
            }
        }
        (Effect::TakeSeat(_) | Effect::Expand, Target::Square(at)) => check_square(state, seat, face.effect, at),
        (Effect::SkipAction(_), Target::Player(rival)) => opponent(rival),
        (Effect::Steal(of, weak, most), Target::Shares(shares)) => {
            let due = due(state, seat, of, if strong { most } else { weak });
            check_shares(state, seat, of, due, shares)
        }
        (Effect::Snatch, Target::Back(rival, deck)) => {
            opponent(rival)?;
            if state.backs(rival, deck) == 0 { Err(Illegal::NoBack { seat: rival, deck }) } else { Ok(()) }
        }
        (Effect::PushDown(_), Target::Marker(rival, track)) => {
            opponent(rival)?;
            let at_bottom = state.level(rival, track) == 0;
            if at_bottom { Err(Illegal::AtBottom { seat: rival, track: track.award() }) } else { Ok(()) }
        }
        (Effect::BlockTile, Target::State(at)) if state.blocked == Some(at) => Err(Illegal::BlockedAlready(name(at))),
        (Effect::BlockTile, Target::State(_)) => Ok(()),
        (Effect::Cancel, _) => Err(Illegal::OnlyAnswer(face.name.clone())),
        (Effect::ClimbVersatile, _) => wrong("a track"),
        (Effect::NeighbourBenefits | Effect::BlockTile, _) => wrong("a state"),
        (Effect::TakeSeat(_) | Effect::Expand, _) => wrong("a seat"),
        (Effect::SkipAction(_), _) => wrong("a player"),
        (Effect::Steal(..), _) => wrong("players and amounts"),
        (Effect::Snatch, _) => wrong("a player and a deck"),
        (Effect::PushDown(_), _) => wrong("a player and a track"),
        _ => wrong("nothing"),
    }
}

fn check_square(state: &State, seat: Seat, effect: Effect, at: Square) -> Result<(), Illegal> {
    let name = || state.set.state(at.state).name.clone();
    let square = || state.set.square_name(at);
    if !state.has_cube(seat) {
        return Err(Illegal::NoCube);
    }
    let rule = if effect == Effect::Expand { "SK-8.10" } else { "SK-8.9" };
    if effect == Effect::Expand && !state.governs(seat, at.state) {
        return Err(Illegal::NotGoverning { state: name(), rule });
    }
    if !state.present(seat, at.state) {
        return Err(Illegal::NotPresent { state: name(), rule });
    }
    if takeable(state, seat, effect, at.state) & 1 << at.number != 0 {
        return Ok(());
    }
    Err(match (effect, state.owner(at)) {
        (_, Some(owner)) if owner == seat => Illegal::OwnSquare { square: square(), rule },
        (Effect::Expand, _) => Illegal::RoomLeft(name()),
        (Effect::TakeSeat(From::Government), Some(owner)) => Illegal::OwnerDoesNotGovern { state: name(), owner },
        (_, Some(owner)) => Illegal::OwnerGoverns { state: name(), owner },
        (_, None) => Illegal::SquareEmpty { square: square(), rule },
    })
}

fn check_shares(state: &State, seat: Seat, of: Resource, due: u16, shares: [u8; 4]) -> Result<(), Illegal> {
    if due == 0 {
        return Err(Illegal::NothingToSteal(of));
    }
    let total: u16 = shares.iter().map(|share| u16::from(*share)).sum();
    for (rival, share) in (0..).map(Seat).zip(shares).filter(|(_, share)| *share > 0) {
        if rival.0 >= state.seats {
            return Err(Illegal::NoSuchSeat(rival));
        }
        if rival == seat {
            return Err(Illegal::AimedAtYourself);
        }
        if u16::from(share) > state.tokens(rival, of) {
            return Err(Illegal::WrongShares { due, resource: of });
        }
    }
    if total == due { Ok(()) } else { Err(Illegal::WrongShares { due, resource: of }) }
}

/// SK-2.7: the players a card is played against.
#[inline]
pub(crate) fn against(state: &State, played: &InPlay) -> SeatSet {
    match played.target {
        Target::Square(at) => state.owner(at).map_or(SeatSet::NONE, SeatSet::one),
        Target::Player(rival) | Target::Back(rival, _) | Target::Marker(rival, _) => SeatSet::one(rival),
        Target::Shares(shares) => Seat::all(state.seats).filter(|rival| shares[rival.index()] > 0).collect(),
        Target::Nothing | Target::Track(_) | Target::State(_) => SeatSet::NONE,
    }
}

impl<L: Log<Event>> Table<'_, L> {
    /// What the card does to those on whom it has an effect. Frames it opens lie above it.
    pub(super) fn apply(&mut self, seat: Seat, played: &InPlay) {
        let InPlay { card, target, strong, cancelled, .. } = *played;
        let stands = |rival: Seat| !cancelled.contains(rival);
        match (self.state.set.face(card).effect, target) {
            (Effect::ClimbTrack(track, weak, most), _) => {
                let steps = if strong { most } else { weak };
                self.open(Frame::Climb(Climb { track, steps, then: 0 }));
            }
            (Effect::ClimbVersatile, Target::Track(track)) => {
                self.open(Frame::Climb(Climb { track, steps: 1, then: u8::from(strong) }));
            }
            (Effect::Gain(weak, most), _) => self.gain(seat, if strong { most } else { weak }, Source::Card),
            (Effect::SeatRebate(n), _) => self.state.now.rebate = self.state.now.rebate.saturating_add(n),
            (Effect::SameState, _) => self.state.now.same_state = true,
            (Effect::ActionLimit(n), _) => self.state.now.limit = n,
            (Effect::NeighbourBenefits, Target::State(at)) => self.take_benefits(seat, at, Source::Tile),
            (Effect::TakeSeat(_) | Effect::Expand, Target::Square(at)) if self.state.owner(at).is_none_or(stands) => {
                self.take_square(seat, at, Way::Card);
            }
            (Effect::SkipAction(n), Target::Player(rival)) if stands(rival) => self.lay_skip(seat, rival, n),
            (Effect::Steal(of, ..), Target::Shares(shares)) => {
                for rival in self.state.others(seat).filter(|rival| stands(*rival)) {
                    self.steal(seat, rival, of, shares[rival.index()]);
                }
            }
            (Effect::Snatch, Target::Back(rival, deck)) if stands(rival) => self.snatch(seat, rival, deck),
            (Effect::PushDown(n), Target::Marker(rival, track)) if stands(rival) => {
                let down = self.state.level(rival, track).min(n);
                self.move_marker(rival, track, -(down as i8));
            }
            (Effect::BlockTile, Target::State(at)) => self.block(seat, at),
            _ => {} // cancelled
        }
    }

    fn lay_skip(&mut self, seat: Seat, on: Seat, n: u8) {
        let skips = &mut self.state.skips[on.index()];
        *skips = skips.saturating_add(n);
        let skips = *skips;
        self.log.add(|| Event::SkipLaid { seat, on, skips });
    }

    /// SK-7.8: cut to what the victim still has.
    fn steal(&mut self, seat: Seat, from: Seat, of: Resource, share: u8) {
        let taken = u16::from(share).min(self.state.tokens(from, of));
        if share == 0 {
            return;
        }
        self.state.tokens[from.index()][of.index()] -= taken;
        self.state.tokens[seat.index()][of.index()] += taken;
        let amount = |one: Resource| if one == of { taken } else { 0 };
        let [voter, moolah, power] = [Resource::Voter, Resource::Moolah, Resource::Power].map(amount);
        self.log.add(|| Event::Gained { seat, from: Some(from), voter, moolah, power, by: Source::Card });
    }

    fn snatch(&mut self, seat: Seat, from: Seat, deck: Deck) {
        let backs = self.state.hands[from.index()] & of_deck(deck);
        let found = backs != 0;
        if !found {
            self.log.add(|| Event::Snatched { seat, from, deck, found, card: None });
            return;
        }
        let number = self.luck.below(backs.count_ones()) as usize;
        let card = crate::state::cards_in(backs).nth(number).expect("one of the cards in hand");
        self.state.hands[from.index()] &= !bit(card);
        let name = self.card_name(card);
        self.log.add(|| Event::Snatched { seat, from, deck, found, card: Some(name) });
        self.open(Frame::Snatched { card, from });
    }

    /// SK-8.15: at most one tile is blocked.
    fn block(&mut self, seat: Seat, at: StateId) {
        let set = self.state.set;
        let tiles = self.state.tiles;
        let tile = |at: StateId| set.tile(tiles[at.index()]).id.as_str();
        if let Some(before) = self.state.blocked.replace(at) {
            let state = self.state_name(before);
            self.log.add(|| Event::TileRestored { state, tile: tile(before) });
        }
        let state = self.state_name(at);
        self.log.add(|| Event::TileBlocked { seat, state, tile: tile(at) });
    }
}
