//! Slow work for people other than bot moves: previews, replays, verifications. It waits for its turn (`turns`), so
//! that nobody crowds out the others.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::sync::oneshot;

use crate::store::lock;
use crate::turns::{Job, Most, Payer, Ticket, Turn, Turns};

/// A gate that admits a fixed number at a time, in fair turns.
pub struct Errands {
    turns: Mutex<Turns<oneshot::Sender<TurnGuard>>>,
}

/// A turn; it lasts until this is dropped.
pub struct TurnGuard {
    gate: Arc<Errands>,
    ticket: Option<Ticket>,
}

/// The gate no longer exists.
#[derive(Debug, thiserror::Error)]
#[error("the gate is closed")]
pub struct Closed;

impl Errands {
    pub fn new(most: Most) -> Arc<Errands> {
        Arc::new(Errands { turns: Mutex::new(Turns::new(most)) })
    }

    /// Waits for a turn that may last about this long.
    pub async fn turn(self: &Arc<Errands>, payer: Payer, cost: Duration) -> Result<TurnGuard, Closed> {
        let (tell, told) = oneshot::channel();
        lock(&self.turns).push(Job { payer, table: 0, cost, alone: false, work: tell });
        self.let_in();
        told.await.map_err(|_| Closed)
    }

    fn let_in(self: &Arc<Errands>) {
        loop {
            let Some(Turn { work: tell, ticket, .. }) = lock(&self.turns).next() else { return };
            let guard = TurnGuard { gate: Arc::clone(self), ticket: Some(ticket) };
            if let Err(mut guard) = tell.send(guard)
                && let Some(ticket) = guard.ticket.take()
            {
                // The caller has gone away.
                lock(&self.turns).done(ticket);
            }
        }
    }
}

impl Drop for TurnGuard {
    fn drop(&mut self) {
        if let Some(ticket) = self.ticket.take() {
            lock(&self.gate.turns).done(ticket);
            self.gate.let_in();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn payer(person: &str) -> Payer {
        Payer { address: None, person: person.into() }
    }

    const COST: Duration = Duration::from_millis(10);

    /// Ann asks for ten things at once, Ben for one a little later; some of Ann's requests are cancelled.
    #[tokio::test]
    async fn somebody_who_asks_for_much_waits_for_themselves() {
        let gate = Errands::new(Most { at_once: 1, of_address: 1, of_person: 1, dear: 1 });
        let first = gate.turn(payer("ann"), COST).await.expect("a turn");
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut asked = Vec::new();
        for number in 0..11 {
            let (gate, order) = (Arc::clone(&gate), Arc::clone(&order));
            let person = if number == 10 { "ben" } else { "ann" };
            asked.push(tokio::spawn(async move {
                let _turn = gate.turn(payer(person), COST).await.expect("a turn");
                lock(&order).push(person);
            }));
            tokio::task::yield_now().await;
        }
        asked[3].abort();
        asked[7].abort();
        tokio::task::yield_now().await;
        drop(first);
        for one in asked {
            let _ = one.await;
        }
        let order = lock(&order);
        assert_eq!((order[0], order.len()), ("ben", 9), "{order:?}");
    }
}
