//! KU-6: the vote cards for a gain, exact if the supply allows it.

use hustings_core::{Log, Seat};

use crate::error::Illegal;
use crate::events::{Event, VotesReason};
use crate::info::Payment;
use crate::moves::{Bundle, Letter, Move};
use crate::phase::Gain;
use crate::state::State;

/// The result of paying a gain.
#[must_use]
pub(super) enum Paid {
    Yes,
    /// KU-6.2: its player chooses the vote cards first.
    Asks(Gain),
}

/// KU-6.1: the largest sum up to `wanted` that the supply can make.
#[inline]
pub(crate) fn best_sum(supply: &[u8; 4], wanted: u8) -> u8 {
    (1..=wanted).rev().find(|sum| can_make(supply, *sum)).unwrap_or(0)
}

fn can_make(supply: &[u8; 4], sum: u8) -> bool {
    let [ones, threes, fives, _] = *supply;
    (0..=fives.min(sum / 5)).any(|five| {
        let rest = sum - 5 * five;
        rest - 3 * threes.min(rest / 3) <= ones
    })
}

/// Every set of vote cards that makes `sum`, most fives first, then most threes.
#[inline]
fn bundles(supply: &[u8; 4], sum: u8) -> impl Iterator<Item = Bundle> + use<> {
    let [ones, threes, fives, _] = *supply;
    (0..=fives.min(sum / 5)).rev().flat_map(move |five| {
        let rest = sum - 5 * five;
        let most = threes.min(rest / 3);
        // One three less takes three more ones.
        (0..=most)
            .rev()
            .map(move |three| (three, rest - 3 * three))
            .take_while(move |(_, one)| *one <= ones)
            .map(move |(three, one)| Bundle { fives: five, threes: three, ones: one })
    })
}

/// KU-6.2: the fewest cards, then the fewest ones.
fn fewest(supply: &[u8; 4], sum: u8) -> Bundle {
    bundles(supply, sum).min_by_key(|bundle| (bundle.cards(), bundle.ones)).unwrap_or_default()
}

/// KU-6.2: what is paid where nobody is asked.
pub(crate) fn automatic(state: &State, gain: &Gain) -> Bundle {
    fewest(&state.supply[gain.seat.index()], gain.sum)
}

/// KU-6.1, KU-6.3: `wanted` votes of `seat` under a Seat, paid by themselves.
pub(super) fn gain(
    state: &mut State,
    seat: Seat,
    at: Letter,
    wanted: u8,
    why: VotesReason,
    log: &mut impl Log<Event>,
) -> Paid {
    if wanted == 0 {
        return Paid::Yes;
    }
    let supply = &state.supply[seat.index()];
    let sum = best_sum(supply, wanted);
    let gain = Gain { seat, at, wanted, sum, why };
    if state.options.payment == Payment::Choose && bundles(supply, sum).nth(1).is_some() {
        return Paid::Asks(gain);
    }
    let bundle = fewest(supply, sum);
    place(state, gain, bundle, log);
    Paid::Yes
}

fn place(state: &mut State, gain: Gain, bundle: Bundle, log: &mut impl Log<Event>) {
    let Gain { seat, at, wanted, sum, why } = gain;
    state.move_votes(seat, at, bundle);
    log.add(|| Event::Votes { seat, at, wanted, sum, cards: bundle.into(), why });
}

pub(super) fn legal_moves(state: &State, gain: &Gain, out: &mut Vec<Move>) {
    out.extend(bundles(&state.supply[gain.seat.index()], gain.sum).map(Move::Votes));
}

/// KU-6.2: the player names the cards; the caller continues with what the gain was for.
pub(super) fn choose(state: &mut State, gain: Gain, bundle: Bundle, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let [ones, threes, fives, _] = state.supply[gain.seat.index()];
    let there = bundle.ones <= ones && bundle.threes <= threes && bundle.fives <= fives;
    if !there || bundle.sum() != gain.sum {
        return Err(Illegal::WrongVotes(gain.sum));
    }
    place(state, gain, bundle, log);
    Ok(())
}
