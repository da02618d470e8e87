//! Transposition table: positions already searched, in a table of fixed size. Each bucket keeps the deepest entry and
//! the latest.

/// What the search knows about a position.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Entry {
    pub value: i32,
    pub depth: u8,
    pub bound: Bound,
    /// The key of the position after the best move.
    pub best: u64,
}

/// How the true value relates to the stored one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    Lower,
    Upper,
}

/// Key, best, the rest of the entry, and the search that wrote it. Plain integers, so that a new table is untouched zero pages and
/// costs nothing until it is used.
type Slot = [u64; 4];

/// Two slots to a bucket: the first keeps the deepest entry, the second the latest.
pub(super) struct TranspositionTable {
    slots: Vec<Slot>,
    /// The number of this search; entries of others count as empty.
    search: u64,
}

/// A power of two.
const BUCKETS: usize = 1 << 18;

impl TranspositionTable {
    pub fn new() -> TranspositionTable {
        TranspositionTable { slots: Vec::new(), search: 0 }
    }

    /// Forgets all entries.
    pub fn clear(&mut self) {
        if self.slots.is_empty() {
            self.slots = vec![[0; 4]; 2 * BUCKETS];
        }
        self.search += 1;
    }

    pub fn get(&self, key: u64) -> Option<Entry> {
        let first = first_slot(key);
        let found = self.slots[first..first + 2].iter().find(|slot| slot[0] == key && slot[3] == self.search);
        found.map(unpack)
    }

    pub fn put(&mut self, key: u64, entry: Entry) {
        let first = first_slot(key);
        let slot = &self.slots[first];
        let keep = slot[3] == self.search && slot[0] != key && unpack(slot).depth > entry.depth;
        self.slots[first + usize::from(keep)] = pack(key, &entry, self.search);
    }
}

fn first_slot(key: u64) -> usize {
    key as usize % BUCKETS * 2
}

fn pack(key: u64, entry: &Entry, search: u64) -> Slot {
    let Entry { value, depth, bound, best } = *entry;
    let rest = u64::from(value as u32) | u64::from(depth) << 32 | (bound as u64) << 40;
    [key, best, rest, search]
}

fn unpack(slot: &Slot) -> Entry {
    let rest = slot[2];
    Entry {
        value: rest as u32 as i32,
        depth: (rest >> 32) as u8,
        bound: match (rest >> 40) as u8 {
            0 => Bound::Exact,
            1 => Bound::Lower,
            _ => Bound::Upper,
        },
        best: slot[1],
    }
}
