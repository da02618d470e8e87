//! Columns of cards, each in order, in one flat list. The columns follow each other, so that equal tables have equal
//! rows.

/// Pairs of a column and a card.
#[derive(Clone, Copy)]
pub(crate) struct Row<T, const N: usize> {
    len: u8,
    items: [(u8, T); N],
}

impl<T: Copy, const N: usize> Row<T, N> {
    /// `filler` fills the unused part.
    pub const fn empty(filler: T) -> Row<T, N> {
        Row { len: 0, items: [(0, filler); N] }
    }

    #[inline]
    pub fn items(&self) -> &[(u8, T)] {
        &self.items[..usize::from(self.len)]
    }

    /// Whether another card fits; needed for views from outside.
    pub fn has_room(&self) -> bool {
        usize::from(self.len) < N
    }

    /// Puts a card on top of its column.
    #[inline]
    pub fn push(&mut self, column: u8, card: T) {
        let len = usize::from(self.len);
        let mut at = len;
        while at > 0 && self.items[at - 1].0 > column {
            self.items[at] = self.items[at - 1];
            at -= 1;
        }
        self.items[at] = (column, card);
        self.len += 1;
    }

    /// The cards of one column, from the bottom.
    #[inline]
    pub fn column(&self, column: u8) -> impl DoubleEndedIterator<Item = T> + '_ {
        self.items().iter().filter(move |item| item.0 == column).map(|item| item.1)
    }

    /// Removes the item at an index of the list.
    pub fn remove(&mut self, at: usize) -> (u8, T) {
        let item = self.items[at];
        self.cut(at..at + 1);
        item
    }

    /// Removes all but the first `kept` cards of a column.
    pub fn shorten_column(&mut self, column: u8, kept: usize) {
        let [from, to] = [column, column + 1].map(|column| self.start_of(column));
        self.cut((from + kept).min(to)..to);
    }

    /// Removes everything in these columns.
    pub fn clear_columns(&mut self, columns: std::ops::Range<u8>) {
        self.cut(self.start_of(columns.start)..self.start_of(columns.end));
    }

    /// Where a column begins in the list.
    fn start_of(&self, column: u8) -> usize {
        self.items().partition_point(|item| item.0 < column)
    }

    fn cut(&mut self, places: std::ops::Range<usize>) {
        self.items.copy_within(places.end..usize::from(self.len), places.start);
        self.len -= places.len() as u8;
    }

    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + PartialEq, const N: usize> PartialEq for Row<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.items() == other.items()
    }
}

impl<T: Copy + std::fmt::Debug, const N: usize> std::fmt::Debug for Row<T, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.items()).finish()
    }
}
