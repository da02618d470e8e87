//! Standing orders: what a seat has answered for it while others act. Nobody but the seat learns that there are any.

use hustings_core::{Obeyed, Seat};

use super::state::Table;
use crate::protocol::{Code, Phase, Refusal};

/// An order as it stands.
pub struct Order {
    /// One of the game's.
    pub name: &'static str,
    /// Whether it has been in force: one given before its time ("until my turn", in one's turn) waits for that.
    begun: bool,
}

impl Table {
    /// The seat's orders are these from now on, in the order in which the game lists them.
    pub(super) fn set_orders(&mut self, seat: Seat, names: &[String]) {
        let Some(game) = &self.game else { return };
        let known = game.info().orders.iter().filter(|order| names.iter().any(|name| name == order.name));
        self.orders[seat.index()] = known.map(|order| Order { name: order.name, begun: false }).collect();
        self.heed_orders();
    }

    /// Forgets what has run out.
    pub(super) fn heed_orders(&mut self) {
        let Some(game) = &self.game else { return };
        for (orders, seat) in self.orders.iter_mut().zip(Seat::all(self.created.seats)) {
            orders.retain_mut(|order| {
                let done = game.obey(seat, order.name) == Obeyed::Done;
                order.begun |= !done;
                !(done && order.begun)
            });
        }
    }

    pub fn orders_of(&self, seat: Seat) -> Vec<&'static str> {
        self.orders[seat.index()].iter().map(|order| order.name).collect()
    }

    /// What a seat that is asked has left word to do.
    pub fn ordered(&self, seat: Seat) -> Option<String> {
        let game = self.game.as_ref()?;
        if self.phase != Phase::Playing || !self.pending.contains(seat) || self.seats[seat.index()].by_bot() {
            return None;
        }
        self.orders[seat.index()].iter().find_map(|order| match game.obey(seat, order.name) {
            Obeyed::Plays(mv) => Some(mv),
            Obeyed::Waits | Obeyed::Done => None,
        })
    }

    pub fn check_orders(&self, names: &[String]) -> Result<(), Refusal> {
        let known = self.game.as_ref().map_or(&[][..], |game| game.info().orders);
        match names.iter().find(|name| !known.iter().any(|order| order.name == **name)) {
            None if names.len() <= known.len() => Ok(()),
            _ if known.is_empty() => super::refuse(Code::BadRequest, "this game knows no standing orders"),
            _ => {
                let known: Vec<_> = known.iter().map(|order| order.name).collect();
                super::refuse(Code::BadRequest, format!("an order is one of {}, each once", known.join(", ")))
            }
        }
    }
}
