//! Snapshots of earlier positions of a game. Without them each entry that takes moves back would replay the game from its beginning, and
//! a journal with many of those would take long to read.

use hustings_catalog::AnyMatch;
use hustings_core::Seat;

use super::Broken;

/// The newest positions are all kept, older ones only this many moves apart.
const APART: usize = 16;

/// The moves that lead to the current position, with snapshots.
#[derive(Default)]
pub struct Earlier {
    moves: Vec<(Seat, String)>,
    /// Oldest first.
    positions: Vec<Box<dyn AnyMatch>>,
}

impl Earlier {
    pub fn started(&mut self, game: &dyn AnyMatch) {
        self.moves.clear();
        self.positions = vec![game.duplicate()];
    }

    /// This move led to the position of `game`.
    pub fn moved(&mut self, seat: Seat, mv: &str, game: &dyn AnyMatch) {
        self.moves.push((seat, mv.to_owned()));
        self.positions.push(game.duplicate());
        let old = self.positions.len().checked_sub(APART + 1);
        if let Some(old) = old.filter(|old| !self.positions[*old].played().is_multiple_of(APART)) {
            self.positions.remove(old);
        }
    }

    /// Takes back all moves but the first `kept`, and makes those from number `again` on once more.
    pub fn take_back(&mut self, kept: usize, again: usize) -> Result<Box<dyn AnyMatch>, Broken> {
        let later = self.moves.split_off(again);
        self.moves.truncate(kept);
        while self.positions.last().is_some_and(|newest| newest.played() > kept) {
            self.positions.pop();
        }
        let mut game = self.positions.last().ok_or(Broken::NothingToTakeBack)?.duplicate();
        let missing = self.moves.split_off(game.played());
        for (seat, mv) in missing.into_iter().chain(later) {
            game.play(seat, &mv)?;
            self.moved(seat, &mv, &*game);
        }
        Ok(game)
    }
}

#[cfg(test)]
mod tests {
    use hustings_catalog::Catalog;
    use hustings_core::Seed;
    use serde_json::json;

    use super::*;

    /// However long the game is, few moves are made again, and few positions are kept.
    #[test]
    fn any_position_is_near_one_that_was_kept() {
        let catalog = Catalog::standard();
        let seed = Seed::new("any".to_owned(), Vec::new()).expect("a seed");
        let mut game = catalog.game("kuzushi").expect("a game").start(2, &json!({}), seed).expect("a start").game;
        let mut earlier = Earlier::default();
        earlier.started(&*game);
        while let Some(seat) = game.pending().first() {
            let mv = game.moves(seat).expect("a seat").swap_remove(0);
            game.play(seat, &mv).expect("a legal move");
            earlier.moved(seat, &mv, &*game);
        }
        let moves = game.record().moves;
        assert!(moves.len() > APART, "only {} moves", moves.len());
        for kept in (0..moves.len()).rev() {
            assert!(
                earlier.positions.len() <= APART + moves.len() / APART + 1,
                "{} positions",
                earlier.positions.len()
            );
            let nearest = earlier.positions.iter().rev().map(|game| game.played()).find(|played| *played <= kept);
            assert!(kept - nearest.expect("the beginning is always kept") < APART, "{nearest:?} is far from {kept}");
            let game = earlier.take_back(kept, moves.len().min(kept + 1)).expect("legal moves");
            assert_eq!(game.record().moves, moves[..kept]);
        }
    }
}
