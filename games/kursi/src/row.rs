//! Cards in columns, each in its order, in one flat list: the columns follow each other, so that equal tables have equal rows.

/// Pairs of a column and a card.
#[derive(Clone, Copy)]
pub(crate) struct Row<const N: usize> {
    len: u8,
    items: [(u8, u8); N],
}

impl<const N: usize> Row<N> {
    pub const EMPTY: Row<N> = Row { len: 0, items: [(0, 0); N] };

    #[inline]
    pub fn items(&self) -> &[(u8, u8)] {
        &self.items[..usize::from(self.len)]
    }

    /// Whether another card fits; views may come from outside.
    pub fn has_room(&self) -> bool {
        usize::from(self.len) < N
    }

    /// On top of its column.
    #[inline]
    pub fn push(&mut self, column: u8, card: u8) {
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
    pub fn column(&self, column: u8) -> impl DoubleEndedIterator<Item = u8> + '_ {
        self.items().iter().filter(move |item| item.0 == column).map(|item| item.1)
    }

    /// Takes out the item at a place of the list.
    pub fn remove(&mut self, at: usize) -> (u8, u8) {
        let item = self.items[at];
        self.items.copy_within(at + 1..usize::from(self.len), at);
        self.len -= 1;
        item
    }

    /// Takes out whatever stands in these columns.
    pub fn clear_columns(&mut self, columns: std::ops::Range<u8>) {
        let mut kept = 0;
        for at in 0..usize::from(self.len) {
            let item = self.items[at];
            if !columns.contains(&item.0) {
                self.items[kept] = item;
                kept += 1;
            }
        }
        self.len = kept as u8;
    }

    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<const N: usize> PartialEq for Row<N> {
    fn eq(&self, other: &Self) -> bool {
        self.items() == other.items()
    }
}

impl<const N: usize> std::fmt::Debug for Row<N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.items()).finish()
    }
}
