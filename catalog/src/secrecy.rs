//! What the server must know so that its timing and its silence give nothing away: how long a decision would take
//! anybody, whether a move taught its own seat something, and what others can infer from it. All of it is worked out
//! from views and imagined worlds, never from what is hidden.

use hustings_core::{CompleteGame, Luck, Match, OrderAnswer, OrderKind, Seat, Viewer};

use crate::Events;
use crate::any::listed;

/// Judgements about a match that use no more than a viewer knows.
pub trait Secrecy {
    /// Whether everybody can see that `seat` has little to decide: a standing order would answer, or a spectator can imagine only one
    /// move. `luck` picks the imagined world.
    fn is_small_decision(&self, seat: Seat, luck: u64) -> bool;

    /// Whether `seat` could have known beforehand what a move would tell it: it is told the same in several worlds that
    /// it can imagine.
    fn was_foreseeable(&self, seat: Seat, text: &str, told: &Events) -> bool;

    /// What `viewer` can infer about a move that `mover` makes from this position, and of which `viewer` is `told`
    /// this.
    fn guess(&self, viewer: Viewer, mover: Seat, told: &Events) -> Guess;
}

/// How much a viewer knows about somebody else's move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Guess {
    /// As far as the viewer can see, there was only one move.
    Forced,
    /// Other moves would have looked the same, so the choice is still secret.
    FaceDown,
    Open,
}

/// Comparisons of what viewers were told, for the server: can others notice a move, and would they be told the same
/// without it?
impl Events {
    /// Whether, of `seats` seats and the spectators, only `mover` was told anything.
    pub fn is_private_to(&self, mover: Seat, seats: u8) -> bool {
        let others = Seat::all(seats).filter(|seat| *seat != mover).map(Viewer::Seat);
        !others.chain([Viewer::Spectator]).any(|viewer| self.is_told_to(viewer))
    }

    /// Whether both tell every viewer the same.
    pub fn is_same_as(&self, other: &Events, seats: u8) -> bool {
        Viewer::all(seats).all(|viewer| self.is_same_to(other, viewer))
    }
}

/// How many worlds are imagined to decide whether a move was foreseeable.
const WORLDS: u64 = 16;
/// How many worlds are imagined to see what another's move looks like from outside, and how many moves are tried in
/// each.
const GUESSES: u64 = 4;
const TRIED: usize = 400;

/// A determinization from the spectator's view.
fn public_world<G: CompleteGame>(game: &Match<G>, luck: u64) -> Option<G::State> {
    let view = Match::view(game, Viewer::Spectator);
    G::imagine(game.start(), &view, &mut Luck::from_number(luck)).ok()
}

impl<G: CompleteGame> Secrecy for Match<G> {
    fn is_small_decision(&self, seat: Seat, luck: u64) -> bool {
        let speaks = |order: &str| matches!(G::follow(self.state(), seat, order), OrderAnswer::Plays(_));
        // The others look at what the seat holds.
        if G::INFO.orders.iter().any(|order| order.kind == OrderKind::Public && speaks(order.name)) {
            return true;
        }
        public_world(self, luck).is_some_and(|world| listed::<G>(&world, seat).len() == 1)
    }

    fn was_foreseeable(&self, seat: Seat, text: &str, told: &Events) -> bool {
        let Ok(mv) = G::read_move(self.start(), text) else { return false };
        let view = Match::view(self, Viewer::Seat(seat));
        (0..WORLDS).all(|number| {
            let (mut luck, mut imagined) = (Luck::from_number(number), Vec::new());
            let world = G::imagine(self.start(), &view, &mut luck);
            let played = world.is_ok_and(|mut world| G::play(&mut world, seat, &mv, &mut luck, &mut imagined).is_ok());
            played && Events::new(imagined).is_same_to(told, Viewer::Seat(seat))
        })
    }

    fn guess(&self, viewer: Viewer, mover: Seat, told: &Events) -> Guess {
        let view = Match::view(self, viewer);
        let mut forced = true;
        for number in 0..GUESSES {
            let Ok(world) = G::imagine(self.start(), &view, &mut Luck::from_number(number)) else { return Guess::Open };
            let moves = listed::<G>(&world, mover);
            forced &= moves.len() == 1;
            let fits = |mv: &&G::Move| {
                let (mut after, mut imagined) = (world.clone(), Vec::new());
                let played = G::play(&mut after, mover, mv, &mut Luck::from_number(number), &mut imagined);
                played.is_ok() && Events::new(imagined).is_same_to(told, viewer)
            };
            if G::INFO.secrets && moves.iter().take(TRIED).filter(fits).nth(1).is_some() {
                return Guess::FaceDown;
            }
        }
        if forced { Guess::Forced } else { Guess::Open }
    }
}
