//! When to stop thinking.

use std::time::{Duration, Instant};

use crate::Budget;

/// Says when the budget is spent. The clock is asked only so often that asking costs nothing and no answer is late.
pub(crate) struct Timer {
    budget: Budget,
    begun: Instant,
    asked: Instant,
    /// Simulations begun so far.
    nodes: u32,
    /// How many simulations pass between two looks at the clock, and when the next is due.
    stride: u32,
    due: u32,
}

impl Timer {
    pub fn new(budget: Budget) -> Timer {
        let now = Instant::now();
        Timer { budget, begun: now, asked: now, nodes: 0, stride: 1, due: 1 }
    }

    /// Counts one more simulation, if there is still budget for it. There is always budget for the first.
    pub fn goes_on(&mut self) -> bool {
        let goes_on = match self.budget {
            Budget::Nodes(nodes) => self.nodes < nodes.max(1),
            Budget::Time(time) => self.nodes < self.due || self.ask(time),
            Budget::NodesWithin(nodes, time) => self.nodes < nodes.max(1) && (self.nodes < self.due || self.ask(time)),
        };
        self.nodes = self.nodes.saturating_add(1);
        goes_on
    }

    /// Whether it is time to see if more thinking could still change the choice, and then about how many simulations there
    /// would be to change it with.
    pub fn left(&self) -> Option<u32> {
        const EVERY: u32 = 32;
        if !self.nodes.is_multiple_of(EVERY) {
            return None;
        }
        match self.budget {
            Budget::Nodes(nodes) | Budget::NodesWithin(nodes, _) => Some(nodes.saturating_sub(self.nodes)),
            Budget::Time(time) => {
                let spent = (self.asked - self.begun).as_secs_f64();
                if spent * 8.0 < time.as_secs_f64() {
                    return None; // too early to tell how fast it goes
                }
                let left = time.as_secs_f64() - spent;
                Some((f64::from(self.nodes) * left / spent) as u32)
            }
        }
    }

    fn ask(&mut self, time: Duration) -> bool {
        let now = Instant::now();
        let quick = (now - self.asked).as_micros() < 200;
        self.stride = if quick { (self.stride * 2).min(256) } else { (self.stride / 2).max(1) };
        self.asked = now;
        self.due = self.nodes.saturating_add(self.stride);
        now - self.begun < time
    }
}
