//! What a seat is asked, and which answers are meant for that question.

use hustings_catalog::Listing;

use crate::protocol::Seq;

/// A list of legal moves; tests use plain texts.
pub trait Moves: Default {
    fn len(&self) -> usize;
    fn is_same_as(&self, other: &Self) -> bool;
    /// Where the item `at` of this list stands in another one; the place `near` is tried first.
    fn place_in(&self, at: usize, other: &Self, near: usize) -> Option<usize>;
}

impl Moves for Listing {
    fn len(&self) -> usize {
        Listing::len(self)
    }

    fn is_same_as(&self, other: &Listing) -> bool {
        self == other
    }

    fn place_in(&self, at: usize, other: &Listing, near: usize) -> Option<usize> {
        Listing::place_in(self, at, other, near)
    }
}

#[derive(Default)]
pub struct Asked<M: Moves = Listing> {
    moves: M,
    /// For each of `moves`, the entry since which it has been listed.
    listed: Vec<Seq>,
    since: Seq,
    changed: Seq,
    question: u32,
}

impl<M: Moves> Asked<M> {
    pub fn moves(&self) -> &M {
        &self.moves
    }

    /// The entry since which the seat has been asked this question. A decision made on an older one answers another question.
    pub fn since(&self) -> Seq {
        self.since
    }

    /// The entry at which the question or the list of moves last changed.
    pub fn changed(&self) -> Seq {
        self.changed
    }

    /// Takes the seat's question after entry `seq`: the list of moves, and the number that tells apart questions that look the same.
    /// `new` says that it is another question even if it looks the same. Returns whether anything changed.
    pub(super) fn ask(&mut self, seq: Seq, moves: M, question: u32, new: bool) -> bool {
        let new = new || question != self.question;
        if !new && moves.is_same_as(&self.moves) {
            return false;
        }
        let mut near = 0;
        let mut since = |at: usize| {
            let known = if new { None } else { moves.place_in(at, &self.moves, near) };
            near = known.map_or(near, |place| place + 1);
            known.map_or(seq, |place| self.listed[place])
        };
        let listed = (0..moves.len()).map(&mut since).collect();
        let since = if new { seq } else { self.since };
        *self = Asked { moves, listed, since, changed: seq, question };
        true
    }

    /// From entry `seq` on only newer decisions count: time was up.
    pub(super) fn expire(&mut self, seq: Seq) {
        self.since = seq;
    }

    /// Whether the move at this index of the list (`None` if it is not listed) was chosen for this question by somebody who had followed
    /// up to `seen`. What others did meanwhile does not matter as long as the move was there to choose and still is.
    pub(super) fn is_meant_by(&self, place: Option<usize>, seen: Seq) -> bool {
        let listed = place.map(|at| self.listed[at]);
        seen >= self.since && seen >= listed.unwrap_or(self.changed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Texts = Vec<&'static str>;

    impl Moves for Texts {
        fn len(&self) -> usize {
            Vec::len(self)
        }

        fn is_same_as(&self, other: &Texts) -> bool {
            self == other
        }

        fn place_in(&self, at: usize, other: &Texts, near: usize) -> Option<usize> {
            let near = other.get(near).filter(|text| **text == self[at]).map(|_| near);
            near.or_else(|| other.iter().position(|text| *text == self[at]))
        }
    }

    impl Asked<Texts> {
        fn is_meant(&self, mv: &str, seen: Seq) -> bool {
            self.is_meant_by(self.moves.iter().position(|listed| *listed == mv), seen)
        }
    }

    #[test]
    fn a_move_counts_for_the_question_it_was_chosen_in() {
        let mut asked = Asked::<Texts>::default();
        asked.ask(3, vec!["ok", "no"], 1, false);
        assert!(asked.is_meant("ok", 3) && !asked.is_meant("ok", 2));
        // One more choice, in the same question: the old ones were there to choose before.
        assert!(asked.ask(5, vec!["maybe", "ok", "no"], 1, false));
        assert!(asked.is_meant("ok", 3) && !asked.is_meant("maybe", 4) && asked.is_meant("maybe", 5));
        assert!(asked.ask(6, vec!["no", "maybe", "ok"], 1, false), "in another order");
        assert!(asked.is_meant("ok", 3) && !asked.is_meant("maybe", 4) && asked.is_meant("maybe", 5));
        assert!(!asked.is_meant("never listed", 5) && asked.is_meant("never listed", 6));
        // The same list, but another question.
        assert!(asked.ask(7, vec!["ok", "no", "maybe"], 2, false));
        assert!(!asked.is_meant("ok", 6) && asked.is_meant("ok", 7));
        assert!(!asked.ask(8, vec!["ok", "no", "maybe"], 2, false));
        assert_eq!((asked.since(), asked.changed()), (7, 7));
        asked.expire(9);
        assert!(!asked.is_meant("ok", 8));
    }
}
