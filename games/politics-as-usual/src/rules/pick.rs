//! PU-6.7: several cards are picked in secret, by several seats at once, and take effect when all are done.

use hustings_core::{Log, Luck, MAX_SEATS, Seat, SeatSet};

use super::{award, chain, in_hand, piles, raise, turn};
use crate::cards::Cards;
use crate::error::Illegal;
use crate::events::{DiscardCause, Event, PickCause};
use crate::moves::Move;
use crate::state::{Phase, Picking, State};

/// Asks those of `seats` who have a choice; whoever has no more than `count` cards gives all.
pub(super) fn open(
    state: &mut State,
    cause: PickCause,
    count: u8,
    seats: SeatSet,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) {
    let mut asked = SeatSet::NONE;
    for seat in seats.iter() {
        let camp = &mut state.camps[seat];
        if camp.hand.len() > count {
            asked = asked.with(seat);
        } else {
            camp.picked = camp.hand;
        }
    }
    match cause {
        PickCause::Discard | PickCause::Freeze | PickCause::PassLeft | PickCause::CardFreeze => {
            state.phase = Phase::Pick;
        }
        PickCause::Sidestep | PickCause::WinnerDiscard => {}
    }
    state.picking = Some(Picking { cause, count, asked, waiting: asked });
    state.questions += 1;
    log.add(|| Event::PicksOpened { cause, count, asked: asked.iter().collect() });
    if asked.is_empty() {
        close(state, luck, log);
    }
}

pub(super) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    let Some(picking) = state.picking else { return };
    let camp = &state.camps[seat];
    if camp.picked.len() < picking.count {
        out.extend(camp.hand.but(camp.picked).into_iter().map(Move::Pick));
    } else {
        out.push(Move::Done);
    }
}

fn asked(state: &State, seat: Seat) -> Result<Picking, Illegal> {
    let picking = state.picking.ok_or(Illegal::NotNow("no cards are to be picked"))?;
    if picking.waiting.contains(seat) { Ok(picking) } else { Err(Illegal::NotYou) }
}

pub(super) fn pick(
    state: &mut State,
    seat: Seat,
    card: crate::CardId,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let picking = asked(state, seat)?;
    in_hand(state, seat, card, "PU-6.7")?;
    let picked = state.camps[seat].picked;
    if picked.contains(card) {
        return Err(Illegal::PickedAlready(card));
    }
    if picked.len() >= picking.count {
        return Err(Illegal::PickedEnough(picking.count));
    }
    state.camps[seat].picked.insert(card);
    log.add(|| Event::Picked { seat, card: Some(state.named(card)) });
    Ok(())
}

pub(super) fn done(state: &mut State, seat: Seat, luck: &mut Luck, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let picking = asked(state, seat)?;
    let picked = state.camps[seat].picked.len();
    if picked < picking.count {
        return Err(Illegal::PickedTooFew { picked, count: picking.count });
    }
    let waiting = picking.waiting.without(seat);
    state.picking = Some(Picking { waiting, ..picking });
    log.add(|| Event::PicksDone { seat });
    if waiting.is_empty() {
        close(state, luck, log);
    }
    Ok(())
}

/// All are done: what was picked takes effect.
fn close(state: &mut State, luck: &mut Luck, log: &mut impl Log<Event>) {
    let Some(Picking { cause, .. }) = state.picking.take() else { return };
    let (speaker, seats) = (state.speaker, state.seats);
    match cause {
        PickCause::Sidestep => return raise::pay(state, log),
        PickCause::Discard | PickCause::WinnerDiscard => {
            let rule = if cause == PickCause::Discard { "PU-4.7" } else { "PU-4.9" };
            for seat in speaker.round(seats) {
                let picked = std::mem::take(&mut state.camps[seat].picked);
                piles::discard(state, seat, picked, DiscardCause::Issue, rule, log);
            }
        }
        PickCause::Freeze | PickCause::CardFreeze => {
            let rule = if cause == PickCause::Freeze { "PU-4.7" } else { "PU-5.6" };
            for seat in speaker.round(seats) {
                let picked = std::mem::take(&mut state.camps[seat].picked);
                freeze(state, seat, picked, false, rule, log);
            }
        }
        PickCause::PassLeft => pass_left(state, log),
    }
    match cause {
        PickCause::CardFreeze => chain::spend(state, luck, log),
        PickCause::WinnerDiscard => award::settle(state, luck, log),
        _ => turn::begin(state, speaker, luck, log),
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
    log.add(|| Event::Froze { seat, count: cards.len(), cards: Some(state.named_all(cards)), random, rule });
}

/// Everybody gives before anybody receives.
fn pass_left(state: &mut State, log: &mut impl Log<Event>) {
    let (speaker, seats) = (state.speaker, state.seats);
    let mut given = [Cards::NONE; MAX_SEATS];
    for seat in Seat::all(seats) {
        let camp = &mut state.camps[seat];
        given[seat.index()] = std::mem::take(&mut camp.picked);
        camp.hand = camp.hand.but(given[seat.index()]);
    }
    for from in speaker.round(seats) {
        let (to, cards) = (from.next(seats), given[from.index()]);
        let hand = &mut state.camps[to].hand;
        *hand = hand.or(cards);
        if !cards.is_empty() {
            log.add(|| Event::PassedLeft { from, to, count: cards.len(), cards: Some(state.named_all(cards)) });
        }
    }
}
