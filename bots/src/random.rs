//! Any legal move, each equally likely: the floor that every other bot is measured from.

use hustings_core::{Game, Luck, Seat, Start};

use crate::{Choice, NoChoice, Player, imagine, options};

pub struct Random;

impl<G: Game> Player<G> for Random {
    fn choose(
        &mut self,
        start: &Start<G>,
        view: &G::View,
        seat: Seat,
        luck: &mut Luck,
    ) -> Result<Choice<G::Move>, NoChoice> {
        let world = imagine(start, view, luck)?;
        let moves = options::<G>(&world, seat)?;
        Ok(Choice::unweighed(luck.pick(&moves).clone()))
    }
}
