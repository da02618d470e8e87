//! For learning agents: every move by number, and the view as hashed facts.

use hustings_core::{Seat, Start, hashed_features};

use crate::PoliticsAsUsual;
use crate::cards::{CandidateId, CardId, Cards, Effect, Party, Set, TOKENS};
use crate::moves::Move;
use crate::view::View;

/// In the order of the notation (PU-13); offers without a promise, which is free text.
pub(crate) fn all_moves(start: &Start<PoliticsAsUsual>, out: &mut Vec<Move>) {
    let set: &Set = &start.set().data;
    let seats = || Seat::all(start.seats());
    let cards = || Cards::ALL.into_iter();
    let candidates = (0..set.components.candidates.len()).map(|candidate| CandidateId(candidate as u8));
    out.extend(candidates.map(|candidate| Move::Candidate { candidate }));
    out.extend(Party::ALL.map(|party| Move::NoName { party }));
    out.extend([Move::Sidestep, Move::Contest]);
    out.extend(set.masks.momentum.into_iter().flat_map(|card| seats().map(move |at| Move::Poll { card, at })));
    cards().for_each(|card| plays(set, start.seats(), card, out));
    out.push(Move::Pass);
    for card in set.masks.reactive {
        match set.face(card).effect {
            Effect::Redirect(_) => out.extend(seats().map(|target| Move::React { card, target: Some(target) })),
            _ => out.push(Move::React { card, target: None }),
        }
    }
    out.push(Move::Ok);
    out.extend([None].into_iter().chain(cards().map(Some)).map(|card| Move::Power { card }));
    out.extend(cards().map(|card| Move::Pick { card }));
    out.push(Move::Done);
    out.extend(seats().map(|from| Move::Take { from }));
    // PU-1.1: no two seats together have more Favors than the box.
    for to in seats() {
        for give in 0..=TOKENS {
            let least = u8::from(give == 0);
            out.extend((least..=TOKENS - give).map(|want| Move::Offer { to, give, want, promise: None }));
        }
    }
    out.extend(seats().map(|from| Move::Accept { from }));
    out.extend(seats().map(|from| Move::Decline { from }));
    out.push(Move::Withdraw);
}

/// A card for its effect, with everything that effect can name (PU-7.2).
fn plays(set: &Set, seats: u8, card: CardId, out: &mut Vec<Move>) {
    let seats = || Seat::all(seats);
    let on = |cards: Cards| cards.into_iter().map(move |on| Move::Play { card, target: None, on: Some(on) });
    match set.face(card).effect {
        Effect::Redirect(_) => {}
        Effect::Draw(_) | Effect::Extra(_) => out.push(Move::Play { card, target: None, on: None }),
        Effect::Cancel(of) => out.extend(on(set.masks.cancelable(of))),
        Effect::Retrieve => out.extend(on(set.masks.momentum)),
        Effect::Move(_) => {
            for on in set.masks.momentum {
                out.extend(seats().map(|to| Move::Play { card, target: Some(to), on: Some(on) }));
            }
        }
        Effect::DrawBoth(_)
        | Effect::Peek
        | Effect::Discard(_)
        | Effect::Steal(_)
        | Effect::Freeze(..)
        | Effect::Modify(_)
        | Effect::Skip
        | Effect::Guard(_)
        | Effect::ClearSlander
        | Effect::Tiebreak => out.extend(seats().map(|target| Move::Play { card, target: Some(target), on: None })),
    }
}

/// All of the view except what is printed on the cards, which never changes.
pub(crate) fn observe(_start: &Start<PoliticsAsUsual>, view: &View, seat: Seat, out: &mut [f32]) {
    hashed_features(view, seat, &["components"], out);
}
