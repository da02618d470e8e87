//! Uniformly random play: the baseline every other bot is measured against.

use hustings_core::{Luck, Search, Seat, Start};

use crate::{Chosen, Decision, Player, imagine, legal_moves};

pub struct Random;

impl<G: Search> Player<G> for Random {
    fn choose(&mut self, start: &Start<G>, view: &G::View, seat: Seat, luck: &mut Luck) -> Chosen<G> {
        let world = imagine(start, view, luck)?;
        let moves = legal_moves::<G>(&world, seat)?;
        Ok(Decision::without_search(luck.pick(&moves).clone()))
    }
}
