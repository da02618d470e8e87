//! PU-6.7: several cards are picked in secret, by several seats at once, and take effect when all are done.

use hustings_core::{Log, Luck, MAX_SEATS, Seat, SeatSet};

use super::{award, effects, in_hand, piles, raise, turn};
use crate::cards::{CardId, Cards};
use crate::error::Illegal;
use crate::events::{DiscardCause, Event};
use crate::moves::Move;
use crate::phase::{Entry, Phase, Picking, Picks, Purpose};
use crate::state::State;

/// Asks those of `seats` who have a choice; a seat with no more than `count` cards gives all.
pub(super) fn open(
    state: &mut State,
    purpose: Purpose,
    count: u8,
    seats: SeatSet,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) {
    let (mut asked, mut picked) = (SeatSet::NONE, [Cards::NONE; MAX_SEATS]);
    for seat in seats.iter() {
        let hand = state.camps[seat].hand;
        if hand.len() > count {
            asked = asked.with(seat);
        } else {
            picked[seat.index()] = hand;
        }
    }
    state.questions += 1;
    log.add(|| Event::PicksOpened { cause: purpose.cause(), count, asked: asked.iter().collect() });
    if asked.is_empty() {
        close(state, purpose, picked, luck, log);
    } else {
        state.phase = Phase::Pick(Picking { purpose, count, asked, waiting: asked, picked });
    }
}

pub(super) fn legal_moves(state: &State, picking: &Picking, seat: Seat, out: &mut Vec<Move>) {
    let picked = picking.picked[seat.index()];
    if picked.len() < picking.count {
        out.extend(state.camps[seat].hand.but(picked).into_iter().map(|card| Move::Pick { card }));
    } else {
        out.push(Move::Done);
    }
}

pub(super) fn pick(
    state: &mut State,
    mut picking: Picking,
    seat: Seat,
    card: CardId,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    in_hand(state, seat, card, "PU-6.7")?;
    let picked = &mut picking.picked[seat.index()];
    if picked.contains(card) {
        return Err(Illegal::PickedAlready(card));
    }
    if picked.len() >= picking.count {
        return Err(Illegal::PickedEnough(picking.count));
    }
    picked.insert(card);
    state.phase = Phase::Pick(picking);
    log.add(|| Event::Picked { seat, card: Some(card) });
    Ok(())
}

pub(super) fn done(
    state: &mut State,
    picking: Picking,
    seat: Seat,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let picked = picking.picked[seat.index()].len();
    if picked < picking.count {
        return Err(Illegal::PickedTooFew { picked, count: picking.count });
    }
    let waiting = picking.waiting.without(seat);
    log.add(|| Event::PicksDone { seat });
    if waiting.is_empty() {
        close(state, picking.purpose, picking.picked, luck, log);
    } else {
        state.phase = Phase::Pick(Picking { waiting, ..picking });
    }
    Ok(())
}

/// All are done: what was picked takes effect, and the game goes on from there.
fn close(state: &mut State, purpose: Purpose, picked: Picks, luck: &mut Luck, log: &mut impl Log<Event>) {
    match purpose {
        Purpose::Sidestep { issue } => raise::pay(state, issue, picked[state.speaker.index()], log),
        Purpose::Enter { issue, entry } => {
            match entry {
                Entry::Discard => discard_picked(state, picked, "PU-4.7", log),
                Entry::Freeze => freeze_picked(state, picked, "PU-4.7", log),
                Entry::PassLeft => pass_left(state, picked, log),
            }
            turn::first(state, issue, luck, log);
        }
        Purpose::CardFreeze(react) => {
            freeze_picked(state, picked, "PU-5.6", log);
            effects::spend(state, react, luck, log);
        }
        Purpose::WinnerDiscard(award) => {
            discard_picked(state, picked, "PU-4.9", log);
            award::conclude(state, award, luck, log);
        }
    }
}

fn discard_picked(state: &mut State, picked: Picks, rule: &'static str, log: &mut impl Log<Event>) {
    for seat in state.speaker.round(state.seats) {
        piles::discard(state, seat, picked[seat.index()], DiscardCause::Issue, rule, log);
    }
}

fn freeze_picked(state: &mut State, picked: Picks, rule: &'static str, log: &mut impl Log<Event>) {
    for seat in state.speaker.round(state.seats) {
        freeze(state, seat, picked[seat.index()], false, rule, log);
    }
}

pub(super) fn freeze(
    state: &mut State,
    seat: Seat,
    cards: Cards,
    random: bool,
    rule: &'static str,
    log: &mut impl Log<Event>,
) {
    if cards.is_empty() {
        return;
    }
    let camp = &mut state.camps[seat];
    camp.hand = camp.hand.but(cards);
    camp.frozen = camp.frozen.or(cards);
    log.add(|| Event::Froze { seat, count: cards.len(), cards: Some(cards.list()), random, rule });
}

/// Everybody gives before anybody receives.
fn pass_left(state: &mut State, given: Picks, log: &mut impl Log<Event>) {
    let (speaker, seats) = (state.speaker, state.seats);
    for (seat, camp) in state.camps.iter_mut() {
        camp.hand = camp.hand.but(given[seat.index()]);
    }
    for from in speaker.round(seats) {
        let (to, cards) = (from.next(seats), given[from.index()]);
        let hand = &mut state.camps[to].hand;
        *hand = hand.or(cards);
        if !cards.is_empty() {
            log.add(|| Event::PassedLeft { from, to, count: cards.len(), cards: Some(cards.list()) });
        }
    }
}
