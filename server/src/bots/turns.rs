//! Whose thought is next: tables take turns. A table with six slow bots waits for itself, not the others for it.

use std::collections::{HashMap, VecDeque};

use crate::journal::TableNo;

pub(super) struct Turns<T> {
    /// In the order in which they came.
    waiting: VecDeque<(TableNo, T)>,
    tables: HashMap<TableNo, Turn>,
    served: u64,
    /// So many thoughts of one table run at once at most.
    at_once: usize,
}

/// A table that has thoughts waiting or running.
#[derive(Default)]
struct Turn {
    waiting: usize,
    running: usize,
    /// When it was served last; 0 for a table that comes fresh.
    last: u64,
}

impl<T> Turns<T> {
    /// For so many threads: one of them is always left for other tables, if there is more than one.
    pub fn new(threads: usize) -> Turns<T> {
        Turns { waiting: VecDeque::new(), tables: HashMap::new(), served: 0, at_once: threads.saturating_sub(1).max(1) }
    }

    pub fn push(&mut self, table: TableNo, thought: T) {
        self.tables.entry(table).or_default().waiting += 1;
        self.waiting.push_back((table, thought));
    }

    /// The thought that waited longest of the table that was served longest ago.
    pub fn next(&mut self) -> Option<(TableNo, T)> {
        let may = |table: &TableNo| self.tables[table].running < self.at_once;
        let waiting = self.waiting.iter().enumerate().filter(|(_, (table, _))| may(table));
        let (at, _) = waiting.min_by_key(|(at, (table, _))| (self.tables[table].last, *at))?;
        let (table, thought) = self.waiting.remove(at)?;
        self.served += 1;
        let turn = self.tables.entry(table).or_default();
        (turn.waiting, turn.running, turn.last) = (turn.waiting - 1, turn.running + 1, self.served);
        Some((table, thought))
    }

    /// A thought of this table is over.
    pub fn done(&mut self, table: TableNo) {
        let Some(turn) = self.tables.get_mut(&table) else { return };
        turn.running -= 1;
        if turn.running + turn.waiting == 0 {
            self.tables.remove(&table);
        }
    }

    /// How many want something.
    pub fn tables(&self) -> usize {
        self.tables.len()
    }

    pub fn clear(&mut self) {
        self.waiting.clear();
        self.tables.values_mut().for_each(|turn| turn.waiting = 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tables(turns: &mut Turns<()>) -> Vec<TableNo> {
        std::iter::from_fn(|| turns.next().map(|(table, ())| table)).collect()
    }

    #[test]
    fn one_thread_is_left_for_others() {
        let mut turns = Turns::new(3);
        (0..4).for_each(|_| turns.push(1, ()));
        assert_eq!(tables(&mut turns), [1, 1], "the third thread waits for somebody else");
        turns.push(2, ());
        assert_eq!(tables(&mut turns), [2]);
        turns.done(1);
        assert_eq!(tables(&mut turns), [1]);
        turns.done(1);
        turns.done(2);
        assert_eq!(tables(&mut turns), [1]);
        turns.done(1);
        turns.done(1);
        assert!(turns.tables.is_empty(), "a table that wants nothing is forgotten");
    }

    #[test]
    fn a_single_thread_serves_everybody() {
        let mut turns = Turns::new(1);
        turns.push(1, ());
        assert_eq!(tables(&mut turns), [1]);
    }
}
