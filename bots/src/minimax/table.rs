//! Positions seen before: a table of fixed size in which the deeper and the later stay.

/// What was found out about a position.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Entry {
    pub value: i32,
    pub depth: u8,
    pub bound: Bound,
    /// Whether every line was followed to its end.
    pub exact: bool,
    /// The key of the position the best move leads to.
    pub best: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bound {
    Exactly,
    AtLeast,
    AtMost,
}

#[derive(Debug, Clone, Copy)]
struct Slot {
    key: u64,
    entry: Entry,
}

/// Two slots to a place: one for what was searched deepest, one for what came last.
pub(super) struct Table {
    slots: Vec<Option<Slot>>,
}

/// A power of two.
const PLACES: usize = 1 << 18;

impl Table {
    pub fn new() -> Table {
        Table { slots: Vec::new() }
    }

    /// Forgets everything; the memory is kept.
    pub fn forget(&mut self) {
        self.slots.clear();
        self.slots.resize(2 * PLACES, None);
    }

    pub fn get(&self, key: u64) -> Option<Entry> {
        let place = place(key);
        let found = self.slots[place..place + 2].iter().flatten().find(|slot| slot.key == key);
        found.map(|slot| slot.entry)
    }

    pub fn put(&mut self, key: u64, entry: Entry) {
        let place = place(key);
        let slot = Some(Slot { key, entry });
        let keep = |slot: &Option<Slot>| slot.is_some_and(|old| old.key != key && worth(&old.entry) > worth(&entry));
        if keep(&self.slots[place]) {
            self.slots[place + 1] = slot;
        } else {
            self.slots[place] = slot;
        }
    }
}

/// Exact knowledge outlives every depth.
fn worth(entry: &Entry) -> (bool, u8) {
    (entry.exact, entry.depth)
}

fn place(key: u64) -> usize {
    key as usize % PLACES * 2
}
