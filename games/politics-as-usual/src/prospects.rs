//! Not a rule but a kindness to whoever decides: what Polling would be if the most recent play stood, were canceled, or went elsewhere.

use hustings_core::{PerSeat, Seat, Silent};

use crate::cards::{Aimed, Band};
use crate::looking::leading;
use crate::moves::Aim;
use crate::rules::{chain, effects, polling};
use crate::state::{Mode, State};
use crate::view::{How, Prospect};

pub(crate) fn prospects(state: &State) -> Vec<Prospect> {
    let Some(top) = state.chain.last() else { return Vec::new() };
    let mut found = vec![prospect(How::Stands, None, state.clone())];
    let mut canceled = state.clone();
    canceled.chain.pop();
    found.push(prospect(How::Canceled, None, canceled));
    let face = state.set.face(top.card);
    let redirectable = match top.mode {
        Mode::Poll => true,
        Mode::Effect => face.band == Band::Slander && matches!(face.aimed, Aimed::Any | Aimed::Other),
        Mode::Reaction => false,
    };
    if redirectable {
        for to in Seat::all(state.seats).filter(|to| top.aim != Aim::Seat(*to)) {
            let mut redirected = state.clone();
            if let Some(play) = redirected.chain.last_mut() {
                play.aim = Aim::Seat(to);
            }
            found.push(prospect(How::Redirected, Some(to), redirected));
        }
    }
    found
}

/// The rest of the chain resolves without another answer, as far as Polling is concerned.
fn prospect(how: How, to: Option<Seat>, mut state: State) -> Prospect {
    while state.chain.len() > 1 {
        chain::answer(&mut state, &mut Silent);
    }
    effects::foresee(&mut state);
    let polling = PerSeat::new(state.seats, |seat| polling::total(&state, seat));
    Prospect { how, to, polling, leading: leading(&state) }
}
