//! SK-3.4, SK-3.5: leaders are picked in secret, shown together, and bring what they begin with.

use hustings_core::{Log, Luck, PerSeat, Seat};

use super::{benefit, board, turn};
use crate::cards::LeaderId;
use crate::error::Illegal;
use crate::events::{Event, Source};
use crate::moves::Move;
use crate::pieces::Deck;
use crate::state::State;

pub(super) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    out.extend(state.dealt[seat.index()].iter().flatten().map(|leader| Move::Leader(*leader)));
}

pub(super) fn pick(
    state: &mut State,
    seat: Seat,
    leader: LeaderId,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let card = state.set.leader(leader);
    if !state.dealt[seat.index()].contains(&Some(leader)) {
        return Err(Illegal::NotDealt(&card.id));
    }
    state.leader[seat.index()] = Some(leader);
    log.add(|| Event::LeaderPicked { seat, leader: Some(&card.id) });
    if state.pending().is_empty() {
        reveal(state, luck, log);
    }
    Ok(())
}

/// SK-3.5: the turn order, the starting tokens and cards, and the first turn.
pub(crate) fn reveal(state: &mut State, luck: &mut Luck, log: &mut impl Log<Event>) {
    let (set, seats) = (state.set, state.seats);
    let leaders = state.leader;
    let leader = |seat: Seat| set.leader(leaders[seat.index()].expect("all have picked"));
    let order = &mut state.order[..usize::from(seats)];
    order.sort_unstable_by_key(|seat| leader(*seat).no);
    log.add(|| Event::LeadersRevealed {
        leaders: PerSeat::new(seats, |seat| leader(seat).id.as_str()),
        order: order.to_vec(),
    });
    for place in 0..usize::from(seats) {
        let seat = state.order[place];
        let own = leader(seat);
        if own.start != [0; 3] {
            board::gain(state, seat, own.start, Source::Start, log);
        }
        for deck in Deck::ALL {
            for _ in 0..own.cards[deck.index()] {
                benefit::draw_closed(state, seat, *deck, luck, log);
            }
        }
    }
    state.place = 0;
    state.round = 1;
    turn::begin(state, log);
}
