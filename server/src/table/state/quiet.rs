//! Entries that only one seat may notice: a step of its secret plan, an order it left. The sequence numbers that others are shown skip
//! them, or counting would tell.

use hustings_core::{Seat, Viewer};

use crate::protocol::Seq;

/// The entries of a table that concern one seat alone, oldest first.
#[derive(Default)]
pub struct Quiet(Vec<(Seq, Seat)>);

impl Quiet {
    pub fn add(&mut self, seq: Seq, seat: Seat) {
        self.0.push((seq, seat));
    }

    pub fn is_hidden(&self, seq: Seq, viewer: Viewer) -> bool {
        let found = self.0.binary_search_by_key(&seq, |(seq, _)| *seq);
        found.is_ok_and(|at| !viewer.is(self.0[at].1))
    }

    fn hidden_from(&self, viewer: Viewer) -> impl Iterator<Item = Seq> {
        self.0.iter().filter(move |(_, seat)| !viewer.is(*seat)).map(|(seq, _)| *seq)
    }

    /// The number by which `viewer` knows an entry: the count of those it may know of.
    pub fn shown(&self, seq: Seq, viewer: Viewer) -> Seq {
        seq - self.hidden_from(viewer).take_while(|hidden| *hidden <= seq).count() as Seq
    }

    /// The newest entry that `viewer` knows by this number or not at all.
    pub fn real(&self, shown: Seq, viewer: Viewer) -> Seq {
        self.hidden_from(viewer)
            .fold(shown, |real, hidden| if hidden <= real.saturating_add(1) { real.saturating_add(1) } else { real })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_counts_what_it_may_know_of_and_finds_back() {
        let mut quiet = Quiet::default();
        for (seq, seat) in [(3, 0), (4, 1), (7, 0)] {
            quiet.add(seq, Seat(seat));
        }
        let numbers = |viewer| (1..=8).map(|seq| quiet.shown(seq, viewer)).collect::<Vec<_>>();
        assert_eq!(numbers(Viewer::Everything), [1, 2, 3, 4, 5, 6, 7, 8]);
        assert_eq!(numbers(Viewer::Seat(Seat(0))), [1, 2, 3, 3, 4, 5, 6, 7]);
        assert_eq!(numbers(Viewer::Seat(Seat(1))), [1, 2, 2, 3, 4, 5, 5, 6]);
        assert_eq!(numbers(Viewer::Spectator), [1, 2, 2, 2, 3, 4, 4, 5]);
        for viewer in Viewer::all(2) {
            for seq in 1..=8 {
                let real = quiet.real(quiet.shown(seq, viewer), viewer);
                assert!(real >= seq, "{viewer:?}: {seq} became {real}");
                assert!((seq + 1..=real).all(|seq| quiet.is_hidden(seq, viewer)), "{viewer:?}: {seq} became {real}");
            }
        }
        assert_eq!(quiet.real(Seq::MAX, Viewer::Spectator), Seq::MAX);
    }
}
