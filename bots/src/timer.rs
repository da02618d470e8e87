//! Counts the nodes of a search and says when its budget is spent.

use std::time::{Duration, Instant};

use crate::Budget;

/// A search's budget as it is spent. The clock is read only every few nodes, so that reading it costs next to nothing and yet no
/// answer is late.
pub(crate) struct Timer {
    budget: Budget,
    started: Instant,
    /// When the clock was last read.
    read: Instant,
    /// Nodes counted so far.
    nodes: u32,
    /// Nodes between two readings of the clock, and the node at which the next is due.
    stride: u32,
    due: u32,
}

impl Timer {
    pub fn new(budget: Budget) -> Timer {
        let now = Instant::now();
        Timer { budget, started: now, read: now, nodes: 0, stride: 1, due: 1 }
    }

    /// Counts one more node; false once the budget is spent. The first node is always granted.
    pub fn tick(&mut self) -> bool {
        let granted = match self.budget {
            Budget::Nodes(nodes) => self.nodes < nodes.max(1),
            Budget::Time(time) => self.nodes < self.due || self.read_clock(time),
            Budget::NodesWithin(nodes, time) => {
                self.nodes < nodes.max(1) && (self.nodes < self.due || self.read_clock(time))
            }
        };
        self.nodes = self.nodes.saturating_add(1);
        granted
    }

    /// About how many nodes are left in the budget. Only every 32nd node gets an answer; callers need no more.
    pub fn remaining(&self) -> Option<u32> {
        const EVERY: u32 = 32;
        if !self.nodes.is_multiple_of(EVERY) {
            return None;
        }
        match self.budget {
            Budget::Nodes(nodes) | Budget::NodesWithin(nodes, _) => Some(nodes.saturating_sub(self.nodes)),
            Budget::Time(time) => {
                let spent = (self.read - self.started).as_secs_f64();
                if spent * 8.0 < time.as_secs_f64() {
                    return None; // too early to know the speed
                }
                let left = time.as_secs_f64() - spent;
                Some((f64::from(self.nodes) * left / spent) as u32)
            }
        }
    }

    /// Whether there is time left; also adapts how often the clock is read to the speed of the search.
    fn read_clock(&mut self, time: Duration) -> bool {
        let now = Instant::now();
        let quick = (now - self.read).as_micros() < 200;
        self.stride = if quick { (self.stride * 2).min(256) } else { (self.stride / 2).max(1) };
        self.read = now;
        self.due = self.nodes.saturating_add(self.stride);
        now - self.started < time
    }
}
