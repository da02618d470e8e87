//! Standing orders: what a seat has decided in advance for moments in which others act. Nobody else learns that there are any.

use hustings_catalog::AnyMatch;
use hustings_core::{OrderAnswer, OrderInfo, OrderKind, Seat, say};

use crate::protocol::{Code, Refused, refuse};

/// The orders of all seats.
pub struct Orders(Vec<Vec<Order>>);

/// What standing orders answer.
pub struct Ordered {
    pub mv: String,
    /// Of the order that made it.
    pub kind: OrderKind,
}

struct Order {
    /// One of the game's.
    info: &'static OrderInfo,
    /// Whether it has been in force: one given before its time ("until my turn", in one's turn) waits for that.
    begun: bool,
}

impl Orders {
    pub fn none(seats: u8) -> Orders {
        Orders((0..seats).map(|_| Vec::new()).collect())
    }

    /// Checks that all `names` are orders that the game knows.
    pub fn check(known: &[OrderInfo], names: &[String]) -> Result<(), Refused> {
        match names.iter().find(|name| !known.iter().any(|order| order.name == **name)) {
            None if names.len() <= known.len() => Ok(()),
            _ if known.is_empty() => refuse(Code::BadRequest, say!("table-no-orders")),
            _ => {
                let known: Vec<_> = known.iter().map(|order| order.name).collect();
                refuse(Code::BadRequest, say!("table-unknown-order", known))
            }
        }
    }

    /// Replaces the seat's orders, in the order in which the game lists them. They can be left before it has started.
    pub(super) fn set(
        &mut self,
        seat: Seat,
        names: &[String],
        known: &'static [OrderInfo],
        game: Option<&dyn AnyMatch>,
    ) {
        let known = known.iter().filter(|order| names.iter().any(|name| name == order.name));
        self.0[seat.index()] = known.map(|info| Order { info, begun: false }).collect();
        if let Some(game) = game {
            self.expire(game);
        }
    }

    /// Forgets the orders that have run out at this position. When the game is over they stay, for the rematch.
    pub(super) fn expire(&mut self, game: &dyn AnyMatch) {
        if game.pending().is_empty() {
            return;
        }
        for (orders, seat) in self.0.iter_mut().zip(Seat::all(game.seats())) {
            orders.retain_mut(|order| {
                let expired = game.follow(seat, order.info.name) == OrderAnswer::Expired;
                order.begun |= !expired;
                !(expired && order.begun)
            });
        }
    }

    pub(super) fn forget(&mut self, seat: Seat) {
        self.0[seat.index()].clear();
    }

    pub fn of(&self, seat: Seat) -> Vec<&'static str> {
        self.0[seat.index()].iter().map(|order| order.info.name).collect()
    }

    /// The move that a seat's orders make at this position. Those go first whose answer does not hang on what the seat holds.
    pub fn answer(&self, seat: Seat, game: &dyn AnyMatch) -> Option<Ordered> {
        let answers = self.0[seat.index()].iter().filter_map(|order| match game.follow(seat, order.info.name) {
            OrderAnswer::Plays(mv) => Some(Ordered { mv, kind: order.info.kind }),
            OrderAnswer::Waits | OrderAnswer::Expired => None,
        });
        answers.min_by_key(|ordered| ordered.kind == OrderKind::CanAnswer)
    }
}
