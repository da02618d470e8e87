//! KL-4.2, KL-8: a Card of Chance, the choice it may ask for, and what it does.

use hustings_core::{Log, Luck, Seat};

use super::debate::roll_off;
use super::{influence, money};
use crate::cards::{Choice, Effect, Plain};
use crate::error::Illegal;
use crate::events::{Cause, Chooser, Event, Purpose, Way};
use crate::info::YEARS;
use crate::moves::{Move, Token};
use crate::regions::{Region, Regions};
use crate::state::{Phase, State};

pub(super) fn draw(state: &mut State, seat: Seat, luck: &mut Luck, log: &mut impl Log<Event>) {
    let card = state.set.card(state.deck[usize::from(state.drawn)]);
    state.drawn += 1;
    log.add(|| Event::Drew {
        seat,
        card: &card.id,
        name: &card.name,
        text: &card.text,
        effect: &card.effect.text,
        what: card.effect.value,
    });
    let choice = match card.effect.value {
        Effect::Plain(plain) => return apply(state, seat, plain, log),
        Effect::Choice(choice) => choice,
    };
    // KL-8.2: with several options the seat is asked, a single one is taken, and with none nothing happens.
    let (mut options, mut first) = (0, None);
    each_option(state, seat, choice, |token| {
        options += 1;
        first = first.or(Some(token));
    });
    match first {
        None => log.add(|| Event::NoOption { seat, card: &card.id }),
        Some(only) if options == 1 => {
            log.add(|| Event::Chose { seat, option: only, by: Chooser::Engine });
            resolve(state, seat, choice, only, luck, log);
        }
        Some(_) => state.phase = Phase::Choosing,
    }
}

pub(super) fn legal_moves(state: &State, out: &mut Vec<Move>) {
    if let Some(choice) = state.asking() {
        each_option(state, state.turn, choice, |option| out.push(Move::Choose { option }));
    }
}

pub(super) fn choose(
    state: &mut State,
    seat: Seat,
    token: Token,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let choice = state.asking().ok_or(Illegal::NothingToChoose)?;
    let mut listed = false;
    each_option(state, seat, choice, |option| listed |= option == token);
    if !listed {
        return Err(Illegal::NoOption(token));
    }
    log.add(|| Event::Chose { seat, option: token, by: Chooser::Seat });
    state.phase = Phase::Acting;
    resolve(state, seat, choice, token, luck, log);
    Ok(())
}

/// What the drawing seat may choose from, in the order of regions and seats.
pub(crate) fn each_option(state: &State, seat: Seat, choice: Choice, mut each: impl FnMut(Token)) {
    let rivals = || Seat::all(state.seats).filter(|rival| *rival != seat);
    match choice {
        Choice::Radio => Regions::NINE.filter(|at| state.room(*at) > 0).for_each(|at| each(Token::Region { at })),
        Choice::Recount => Regions::NINE.filter(|at| has_chips(state, *at)).for_each(|at| each(Token::Region { at })),
        Choice::Blog => {
            for at in Regions::NINE {
                rivals()
                    .filter(|rival| state.losable(*rival, at) > 0)
                    .for_each(|rival| each(Token::Chip { seat: rival, at }));
            }
        }
        Choice::Swap | Choice::Interview(_) => rivals().for_each(|rival| each(Token::Seat { seat: rival })),
        Choice::Either(..) => [Token::A, Token::B].into_iter().for_each(each),
    }
}

fn has_chips(state: &State, at: Region) -> bool {
    state.chips[at.index()].iter().any(|chips| *chips > 0)
}

/// What a card does once its choice is made. The token is one of its options.
fn resolve(state: &mut State, seat: Seat, choice: Choice, token: Token, luck: &mut Luck, log: &mut impl Log<Event>) {
    match (choice, token) {
        (Choice::Radio, Token::Region { at }) => {
            influence(state, seat, at, 1, Cause::Card, log);
        }
        (Choice::Blog, Token::Chip { seat: rival, at }) => {
            influence(state, rival, at, -1, Cause::Card, log);
        }
        (Choice::Recount, Token::Region { at }) => {
            for other in seat.round(state.seats) {
                if state.chips(other, at) > 0 {
                    influence(state, other, at, -1, Cause::Card, log); // KL-3.6
                }
            }
        }
        (Choice::Swap, Token::Seat { seat: rival }) => {
            let (own, other) = (state.place(seat), state.place(rival));
            put(state, seat, other, log);
            put(state, rival, own, log);
        }
        (Choice::Interview(most), Token::Seat { seat: rival }) => {
            let (winner, loser) = roll_off(seat, rival, 0, Purpose::Interview, luck, log);
            pay(state, loser, winner, most.into(), log);
        }
        (Choice::Either(first, _), Token::A) => apply(state, seat, first, log),
        (Choice::Either(_, second), Token::B) => apply(state, seat, second, log),
        _ => unreachable!("{token} is no option of {choice:?}"),
    }
}

/// KL-8.3: the effects that need no choice.
fn apply(state: &mut State, seat: Seat, plain: Plain, log: &mut impl Log<Event>) {
    match plain {
        Plain::Money(amount) => money(state, seat, i16::from(amount), Cause::Card, log),
        Plain::MoneyAll(amount) => {
            for other in seat.round(state.seats) {
                money(state, other, i16::from(amount), Cause::Card, log); // KL-3.6
            }
        }
        Plain::Level(amount) => {
            if let Some((richest, poorest)) = extremes(state) {
                pay(state, richest, poorest, amount.into(), log);
            }
        }
        Plain::Here(amount) => {
            influence(state, seat, state.place(seat), amount.into(), Cause::Card, log); // KL-3.3
        }
        Plain::AtHome(amount) => {
            influence(state, seat, state.home(seat), amount.into(), Cause::Card, log);
        }
        Plain::AdPrice(price) => state.now.ad_price = price.into(),
        Plain::SmearPrice(price) => state.now.smear_price = price.into(),
        Plain::TwoFree => state.now.two_free = true,
        Plain::Roam => state.now.roam = true,
        Plain::Stuck => state.now.stuck = true,
        Plain::Gather(region) => {
            if state.in_play.contains(region) {
                for other in seat.round(state.seats) {
                    put(state, other, region, log);
                }
            }
        }
        Plain::Coach(bonus) => state.now.coach = bonus.into(),
        Plain::Windfall(factor) => {
            if state.year < YEARS {
                state.factor[seat.index()] = factor.into();
            }
        }
    }
}

/// KL-4.5: a change of place that is not the move.
fn put(state: &mut State, seat: Seat, to: Region, log: &mut impl Log<Event>) {
    let from = state.place[seat.index()].replace(to);
    if from != Some(to) {
        log.add(|| Event::Placed { seat, from, to, by: Way::Card });
    }
}

/// Up to `most` dollars from one seat to another.
fn pay(state: &mut State, from: Seat, to: Seat, most: u8, log: &mut impl Log<Event>) {
    let paid = state.money(from).min(u16::from(most)) as i16;
    money(state, from, -paid, Cause::Card, log);
    money(state, to, paid, Cause::Card, log);
}

/// The seats with strictly most and strictly least money.
fn extremes(state: &State) -> Option<(Seat, Seat)> {
    let money = &state.money[..usize::from(state.seats)];
    let alone = |amount: u16| {
        let mut with = Seat::all(state.seats).filter(|seat| state.money(*seat) == amount);
        with.next().filter(|_| with.next().is_none())
    };
    let (richest, poorest) = (alone(*money.iter().max()?)?, alone(*money.iter().min()?)?);
    (richest != poorest).then_some((richest, poorest))
}
