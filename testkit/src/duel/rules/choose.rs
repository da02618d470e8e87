//! DU-3, DU-4: everybody chooses in secret, then all is shown and the die rolls.

use hustings_core::{Log, Luck, Seat};

use super::super::state::{Victories, Victory};
use super::super::{Card, Event, Illegal, Move, Phase, State};
use super::block;

pub(super) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    if state.choices[seat].is_none() {
        out.extend(state.hands[seat].iter().map(|card| Move::Choose(*card)));
    }
}

pub(super) fn choose(
    state: &mut State,
    seat: Seat,
    card: Card,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if state.phase != Phase::Choosing {
        return Err(Illegal::NotChoosing); // DU-3.1
    }
    if state.choices[seat].is_some() {
        return Err(Illegal::ChosenAlready); // DU-3.2
    }
    if !state.hands[seat].contains(&card) {
        return Err(Illegal::NotInHand(card));
    }
    state.choices[seat] = Some(card);
    log.add(|| Event::Chose { seat, card: Some(card) });
    if state.pending().is_empty() {
        reveal(state, luck, log);
    }
    Ok(())
}

/// DU-4.1 to DU-4.3: the cards, the die, the victories.
fn reveal(state: &mut State, luck: &mut Luck, log: &mut impl Log<Event>) {
    let shown = state.choices.clone();
    for (seat, card) in shown.iter() {
        let Some(card) = *card else { continue };
        state.choices[seat] = None;
        state.hands[seat].retain(|own| *own != card);
        state.discard.push(card);
        log.add(|| Event::Shown { seat, card });
    }
    let roll = luck.die(state.set.sides);
    log.add(|| Event::Rolled { roll });
    let mut victories = Victories::new();
    for (winner, own) in shown.iter() {
        for (loser, other) in shown.iter() {
            let (Some(own), Some(other)) = (own, other) else { continue };
            if own.kind.beats(other.kind) {
                victories.push(Victory { winner, loser });
                log.add(|| Event::Beaten { winner, loser });
            }
        }
    }
    block::ask(state, Seat(0), roll, victories, log);
}
