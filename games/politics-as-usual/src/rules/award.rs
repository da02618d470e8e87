//! PU-9: the Issue goes to its winner, the table is cleared, cards are dealt, and the next Speaker raises the next Issue.

use hustings_core::{Log, Luck, MAX_SEATS, PerSeat, Seat, SeatSet};

use super::{effects, finish, pick, piles, polling, raise, trade};
use crate::cards::{Cards, IssueEffect, IssueId, Power, WinEffect};
use crate::error::Illegal;
use crate::events::{DrawCause, Event, PayCause, ShuffleCause};
use crate::moves::Move;
use crate::phase::{Award, Phase, Purpose};
use crate::state::State;

/// PU-9.4.
const LOW_PILE: usize = 30;
/// PU-9.5.
const DEAL: u8 = 2;

/// PU-9.1: the last pass was said, and the Issue goes to the highest Polling.
pub(super) fn begin(state: &mut State, issue: IssueId, luck: &mut Luck, log: &mut impl Log<Event>) {
    let (winner, _, tie) = polling::winner(state);
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
    state.camps[winner].won.insert(issue);
    let award = Award { winner, issue, consoled };
    if !state.deck.is_empty() {
        clear(state, luck, log);
    }
    match face.effect {
        IssueEffect::Win(effect) => reward(state, award, effect, luck, log),
        IssueEffect::Enter(_) | IssueEffect::Round(_) => conclude(state, award, luck, log),
    }
}

/// PU-4.8 to PU-4.11: what the Issue does for its winner.
fn reward(state: &mut State, award: Award, effect: WinEffect, luck: &mut Luck, log: &mut impl Log<Event>) {
    use WinEffect as W;
    let winner = award.winner;
    let last = state.deck.is_empty();
    match effect {
        W::TakeFavor(most) => return favor_due(state, award, most.into(), luck, log),
        W::WinnerDraw(_) | W::LosersDraw(_) | W::WinnerDiscard(_) if last => {} // PU-9.7
        W::WinnerDraw(count) => piles::draw_many(state, winner, count.into(), DrawCause::Issue, "PU-4.8", log),
        W::LosersDraw(count) => {
            for seat in winner.round(state.seats).skip(1) {
                piles::draw_many(state, seat, count.into(), DrawCause::Issue, "PU-4.8", log);
            }
        }
        W::WinnerDiscard(count) => {
            return pick::open(state, Purpose::WinnerDiscard(award), count.into(), SeatSet::one(winner), luck, log);
        }
        W::WinnerSpeaks => {} // in the next round
    }
    conclude(state, award, luck, log);
}

/// PU-3.6.
fn consolation(state: &State, seat: Seat) -> bool {
    let momentum = state.camps[seat].front.and(state.set.masks.momentum).len();
    matches!(state.camps[seat].power(), Some(Power::Consolation(least)) if momentum >= least.into())
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

fn favor_due(state: &mut State, award: Award, most: u8, luck: &mut Luck, log: &mut impl Log<Event>) {
    let winner = award.winner;
    let (first, second) = {
        let mut payers = payers(state, winner);
        (payers.next(), payers.next())
    };
    match (first, second) {
        (Some(_), Some(_)) => {
            state.phase = Phase::TakeFavor { award, most };
            state.questions += 1;
            log.add(|| Event::FavorDue { seat: winner, most, from: payers(state, winner).collect() });
        }
        (Some(only), None) => {
            collect(state, winner, only, most, log);
            conclude(state, award, luck, log);
        }
        (None, _) => conclude(state, award, luck, log),
    }
}

fn collect(state: &mut State, winner: Seat, from: Seat, most: u8, log: &mut impl Log<Event>) {
    let amount = most.min(state.camps[from].tokens());
    trade::pay(state, from, winner, amount, PayCause::Issue, log);
}

pub(super) fn legal_moves(state: &State, award: Award, out: &mut Vec<Move>) {
    out.extend(payers(state, award.winner).map(|from| Move::Take { from }));
}

pub(super) fn take(
    state: &mut State,
    award: Award,
    most: u8,
    from: Seat,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    super::targets::exists(state, from)?;
    if !payers(state, award.winner).any(|payer| payer == from) {
        return Err(Illegal::NothingToTake(from));
    }
    collect(state, award.winner, from, most, log);
    conclude(state, award, luck, log);
    Ok(())
}

/// The Issue is won and has had its effect: the game ends, or the next round is dealt.
pub(super) fn conclude(state: &mut State, award: Award, luck: &mut Luck, log: &mut impl Log<Event>) {
    if state.deck.is_empty() {
        return finish::end_with_the_last_issue(state, log); // PU-9.7
    }
    if finish::is_landslide(state) {
        return finish::end_by_landslide(state, log); // PU-12.5
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
            piles::tell(seat, cards, DrawCause::Deal, "PU-9.5", log);
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
    let stays = state.set.issue(award.issue).effect == IssueEffect::Win(WinEffect::WinnerSpeaks); // PU-4.11
    state.speaker = if stays { award.winner } else { state.speaker.next(state.seats) };
    log.add(|| Event::Speaker { seat: state.speaker });
    state.round += 1;
    state.sidestepped = Default::default();
    raise::turn_up(state, log);
}
