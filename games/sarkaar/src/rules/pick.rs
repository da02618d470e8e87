//! SK-3.4, SK-3.5: leaders are picked in secret, shown together, and bring what they begin with.

use hustings_core::{Log, PerSeat, Seat};

use super::Table;
use crate::cards::LeaderId;
use crate::error::Illegal;
use crate::events::{Event, Source};
use crate::moves::Move;
use crate::state::State;
use crate::words::Deck;

pub(super) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    out.extend(state.dealt[seat.index()].iter().flatten().map(|leader| Move::Leader(*leader)));
}

impl<L: Log<Event>> Table<'_, L> {
    pub(super) fn pick(&mut self, seat: Seat, leader: LeaderId) -> Result<(), Illegal> {
        let card = self.state.set.leader(leader);
        if !self.state.dealt[seat.index()].contains(&Some(leader)) {
            return Err(Illegal::NotDealt(card.name.clone()));
        }
        self.state.leader[seat.index()] = Some(leader);
        self.log.add(|| Event::LeaderPicked { seat, leader: Some(&card.id) });
        if self.state.pending().is_empty() {
            self.reveal();
        }
        Ok(())
    }

    /// SK-3.5: the turn order, the starting tokens and cards, and the first turn.
    pub(crate) fn reveal(&mut self) {
        let (set, seats) = (self.state.set, self.state.seats);
        let leaders = self.state.leader;
        let leader = |seat: Seat| set.leader(leaders[seat.index()].expect("all have picked"));
        let order = &mut self.state.order[..usize::from(seats)];
        order.sort_unstable_by_key(|seat| leader(*seat).no);
        self.log.add(|| Event::LeadersRevealed {
            leaders: PerSeat::new(seats, |seat| leader(seat).id.as_str()),
            order: order.to_vec(),
        });
        for place in 0..usize::from(seats) {
            let seat = self.state.order[place];
            let own = leader(seat);
            if own.start != [0; 3] {
                self.gain(seat, own.start, Source::Start);
            }
            for deck in Deck::ALL {
                for _ in 0..own.cards[deck.index()] {
                    self.draw_closed(seat, *deck);
                }
            }
        }
        self.state.place = 0;
        self.state.round = 1;
        self.begin_turn();
    }
}
