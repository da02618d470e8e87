//! KL-2.1: the deck is shuffled, the dice say who starts.

use hustings_core::{Log, Luck, Seat, SeatSet, Start};

use crate::Kilonzo;
use crate::cards::{CARDS, CardId};
use crate::events::{Event, Purpose};
use crate::info::MAX_SEATS;
use crate::regions::{REGIONS, Regions};
use crate::state::{Now, Phase, State};

pub(crate) fn setup(start: &Start<Kilonzo>, luck: &mut Luck, log: &mut impl Log<Event>) -> State {
    let mut deck: [CardId; CARDS] = std::array::from_fn(|place| CardId(place as u8));
    luck.shuffle(&mut deck); // KL-1.4
    log.add(|| Event::DeckShuffled { cards: CARDS as u8 });
    let starter = roll_for_start(start.seats(), luck, log);
    log.add(|| Event::Starter { seat: starter });
    State { deck, ..bare(start, starter) }
}

/// The empty country, with its deck in the order of the file.
pub(crate) fn bare(start: &Start<Kilonzo>, starter: Seat) -> State {
    State {
        set: &start.set().data,
        options: *start.options(),
        seats: start.seats(),
        starter,
        phase: Phase::Homes,
        turn: starter,
        year: 0,
        now: Now::FRESH,
        in_play: Regions::NINE,
        chips: [[0; MAX_SEATS]; REGIONS],
        money: [0; MAX_SEATS],
        home: [None; MAX_SEATS],
        place: [None; MAX_SEATS],
        factor: [1; MAX_SEATS],
        deck: std::array::from_fn(|place| CardId(place as u8)),
        drawn: 0,
    }
}

/// Everybody rolls, then those tied for highest, until one is left.
fn roll_for_start(seats: u8, luck: &mut Luck, log: &mut impl Log<Event>) -> Seat {
    let mut tied = SeatSet::all(seats);
    loop {
        let (mut best, mut highest) = (SeatSet::NONE, 0);
        for seat in tied.iter() {
            let die = luck.die(6);
            log.add(|| Event::Rolled { seat, die, counts: die, purpose: Purpose::Start });
            if die > highest {
                (best, highest) = (SeatSet::one(seat), die);
            } else if die == highest {
                best = best.with(seat);
            }
        }
        tied = best;
        if let (1, Some(starter)) = (tied.len(), tied.first()) {
            return starter;
        }
    }
}
