//! Positions seen before: a table of fixed size in which the deeper and the later stay.

/// What was found out about a position.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Entry {
    pub value: i32,
    pub depth: u8,
    pub bound: Bound,
    /// The key of the position the best move leads to.
    pub best: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bound {
    Exactly,
    AtLeast,
    AtMost,
}

/// Key, best, the rest of the entry, and the search it was written in. Plain numbers, so that a new table is untouched zeros
/// and costs nothing until it is used.
type Slot = [u64; 4];

/// Two slots to a place: one for what was searched deepest, one for what came last.
pub(super) struct Table {
    slots: Vec<Slot>,
    /// Which search this is; what others wrote counts as empty.
    search: u64,
}

/// A power of two.
const PLACES: usize = 1 << 18;

impl Table {
    pub fn new() -> Table {
        Table { slots: Vec::new(), search: 0 }
    }

    /// Everything written so far is forgotten.
    pub fn forget(&mut self) {
        if self.slots.is_empty() {
            self.slots = vec![[0; 4]; 2 * PLACES];
        }
        self.search += 1;
    }

    pub fn get(&self, key: u64) -> Option<Entry> {
        let place = place(key);
        let found = self.slots[place..place + 2].iter().find(|slot| slot[0] == key && slot[3] == self.search);
        found.map(read)
    }

    pub fn put(&mut self, key: u64, entry: Entry) {
        let place = place(key);
        let first = &self.slots[place];
        let keeps = first[3] == self.search && first[0] != key && read(first).depth > entry.depth;
        self.slots[place + usize::from(keeps)] = written(key, &entry, self.search);
    }
}

fn place(key: u64) -> usize {
    key as usize % PLACES * 2
}

fn written(key: u64, entry: &Entry, search: u64) -> Slot {
    let Entry { value, depth, bound, best } = *entry;
    let rest = u64::from(value as u32) | u64::from(depth) << 32 | (bound as u64) << 40;
    [key, best, rest, search]
}

fn read(slot: &Slot) -> Entry {
    let rest = slot[2];
    Entry {
        value: rest as u32 as i32,
        depth: (rest >> 32) as u8,
        bound: match (rest >> 40) as u8 {
            0 => Bound::Exactly,
            1 => Bound::AtLeast,
            _ => Bound::AtMost,
        },
        best: slot[1],
    }
}
