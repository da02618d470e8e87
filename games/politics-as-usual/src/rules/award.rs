//! PU-9: the Issue goes to its winner, the table is cleared, cards are dealt, and the next Speaker raises the next Issue.

use hustings_core::{Log, Luck, MAX_SEATS, PerSeat, Seat, SeatSet};

use super::{effects, finish, pick, piles, polling, raise, trade};
use crate::cards::{Cards, IssueEffect, Power};
use crate::error::Illegal;
use crate::events::{DrawCause, Event, PayCause, PickCause, ShuffleCause};
use crate::moves::Move;
use crate::state::{Award, Phase, State};

/// PU-9.4.
const LOW_PILE: usize = 30;
/// PU-9.5.
const DEAL: u8 = 2;

/// The last pass was said.
pub(super) fn begin(state: &mut State, luck: &mut Luck, log: &mut impl Log<Event>) {
    let (winner, _, tie) = polling::winner(state);
    let Some(issue) = state.issue else { return };
    let face = state.set.issue(issue);
    log.add(|| Event::Won {
        seat: winner,
        issue: &face.id,
        name: &face.name,
        votes: face.votes,
        polling: PerSeat::new(state.seats, |seat| polling::total(state, seat)),
        tie,
    });
    let consoled = Seat::all(state.seats).filter(|seat| *seat != winner && consolation(state, *seat)).collect();
    state.issue = None;
    state.camps[winner].won.insert(issue);
    state.award = Some(Award { winner, issue, consoled, taking: None });
    state.phase = Phase::Award;
    let last = state.deck.is_empty();
    if !last {
        clear(state, luck, log);
    }
    match face.effect {
        IssueEffect::TakeFavor(most) => favor_due(state, winner, most, luck, log),
        _ if last => settle(state, luck, log), // PU-9.7
        IssueEffect::WinnerDraw(count) => {
            piles::draw_many(state, winner, count, DrawCause::Issue, "PU-4.8", log);
            settle(state, luck, log);
        }
        IssueEffect::LosersDraw(count) => {
            for seat in winner.round(state.seats).skip(1) {
                piles::draw_many(state, seat, count, DrawCause::Issue, "PU-4.8", log);
            }
            settle(state, luck, log);
        }
        IssueEffect::WinnerDiscard(count) => {
            pick::open(state, PickCause::WinnerDiscard, count, SeatSet::one(winner), luck, log);
        }
        _ => settle(state, luck, log),
    }
}

/// PU-3.6.
fn consolation(state: &State, seat: Seat) -> bool {
    let momentum = state.camps[seat].front.and(state.set.masks.momentum).len();
    matches!(state.camps[seat].power(), Some(Power::Consolation(least)) if momentum >= least)
}

/// PU-9.4: what lay on the table is discarded, what was frozen comes back, a low pile is filled up from below.
fn clear(state: &mut State, luck: &mut Luck, log: &mut impl Log<Event>) {
    for seat in state.speaker.round(state.seats) {
        effects::remove(state, seat, state.camps[seat].front, "PU-9.4", log);
    }
    for seat in state.speaker.round(state.seats) {
        let camp = &mut state.camps[seat];
        let count = camp.frozen.len();
        camp.hand = camp.hand.or(std::mem::take(&mut camp.frozen));
        if count > 0 {
            log.add(|| Event::Thawed { seat, count });
        }
    }
    if state.pile.len() < LOW_PILE {
        piles::reshuffle(state, ShuffleCause::Low, luck, log);
    }
}

/// PU-4.10: from whom a Favor can be taken.
fn payers(state: &State, winner: Seat) -> impl Iterator<Item = Seat> + '_ {
    Seat::all(state.seats).filter(move |seat| *seat != winner && state.camps[*seat].tokens() > 0)
}

fn favor_due(state: &mut State, winner: Seat, most: u8, luck: &mut Luck, log: &mut impl Log<Event>) {
    let (first, second) = {
        let mut payers = payers(state, winner);
        (payers.next(), payers.next())
    };
    match (first, second) {
        (Some(_), Some(_)) => {
            if let Some(award) = &mut state.award {
                award.taking = Some(most);
            }
            state.questions += 1;
            log.add(|| Event::FavorDue { seat: winner, most, from: payers(state, winner).collect() });
        }
        (Some(only), None) => {
            collect(state, winner, only, most, log);
            settle(state, luck, log);
        }
        _ => settle(state, luck, log),
    }
}

fn collect(state: &mut State, winner: Seat, from: Seat, most: u8, log: &mut impl Log<Event>) {
    let amount = most.min(state.camps[from].tokens());
    trade::pay(state, from, winner, amount, PayCause::Issue, log);
}

pub(super) fn legal_moves(state: &State, out: &mut Vec<Move>) {
    if let Some(Award { winner, taking: Some(_), .. }) = state.award {
        out.extend(payers(state, winner).map(Move::Take));
    }
}

pub(super) fn take(state: &mut State, from: Seat, luck: &mut Luck, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let Some(Award { winner, taking: Some(most), .. }) = state.award else {
        return Err(Illegal::NotNow("no Favor is to be taken"));
    };
    super::aims::exists(state, from)?;
    if !payers(state, winner).any(|payer| payer == from) {
        return Err(Illegal::NothingToTake(from));
    }
    collect(state, winner, from, most, log);
    settle(state, luck, log);
    Ok(())
}

/// The Issue and its effect are settled: the game ends, or the next round is dealt.
pub(super) fn settle(state: &mut State, luck: &mut Luck, log: &mut impl Log<Event>) {
    let Some(award) = state.award.take() else { return };
    if state.deck.is_empty() {
        return finish::end(state, log);
    }
    if finish::is_landslide(state) {
        state.landslide = true;
        return finish::end(state, log);
    }
    deal(state, award, luck, log);
    next_round(state, award, log);
}

/// PU-9.5. Cards are dealt one by one and told seat by seat, what was dealt from the old pile before a new one is made.
fn deal(state: &mut State, award: Award, luck: &mut Luck, log: &mut impl Log<Event>) {
    let mut dealt = [Cards::NONE; MAX_SEATS];
    let left = state.speaker.next(state.seats);
    for _ in 0..DEAL {
        for seat in left.round(state.seats) {
            if state.pile.is_empty() && !state.discard.is_empty() {
                tell(state, &mut dealt, log);
                piles::reshuffle(state, ShuffleCause::Empty, luck, log);
            }
            dealt[seat.index()] = dealt[seat.index()].or(piles::draw(state, seat));
        }
    }
    tell(state, &mut dealt, log);
    let consoled = left.round(state.seats).filter(|seat| award.consoled.contains(*seat));
    let extra = std::iter::once((award.winner, DrawCause::Winner, "PU-9.5"));
    for (seat, cause, rule) in extra.chain(consoled.map(|seat| (seat, DrawCause::Consolation, "PU-3.6"))) {
        if state.pile.is_empty() {
            piles::reshuffle(state, ShuffleCause::Empty, luck, log);
        }
        piles::draw_many(state, seat, 1, cause, rule, log);
    }
}

fn tell(state: &State, dealt: &mut [Cards; MAX_SEATS], log: &mut impl Log<Event>) {
    for seat in state.speaker.next(state.seats).round(state.seats) {
        let cards = std::mem::take(&mut dealt[seat.index()]);
        if !cards.is_empty() {
            piles::tell(state, seat, cards, DrawCause::Deal, "PU-9.5", log);
        }
    }
}

/// PU-9.6.
fn next_round(state: &mut State, award: Award, log: &mut impl Log<Event>) {
    for (seat, camp) in state.camps.iter_mut() {
        if camp.offer.take().is_some() {
            log.add(|| Event::Lapsed { seat });
        }
        (camp.offers, camp.power_used, camp.plays) = (0, false, 0);
    }
    let stays = state.set.issue(award.issue).effect == IssueEffect::WinnerSpeaks;
    state.speaker = if stays { award.winner } else { state.speaker.next(state.seats) };
    log.add(|| Event::Speaker { seat: state.speaker });
    state.round += 1;
    (state.passes, state.plays, state.played) = (0, 0, false);
    state.sidestepped = Default::default();
    raise::turn_up(state, log);
}
