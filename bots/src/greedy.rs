//! Looks one move ahead and takes what the game's evaluation likes best.

use hustings_core::{Game, Luck, Seat, Silent, Start};

use crate::{Choice, Considered, NoChoice, Player, hopeful, imagine, options, unasked, worth};

/// Enough to tell a good gamble from a bad one, few enough to answer at once.
const WORLDS: u32 = 8;

pub struct Greedy;

impl<G: Game> Player<G> for Greedy {
    fn choose(
        &mut self,
        start: &Start<G>,
        view: &G::View,
        seat: Seat,
        luck: &mut Luck,
    ) -> Result<Choice<G::Move>, NoChoice> {
        let world = imagine(start, view, luck)?;
        let mut moves = hopeful::<G>(&world, seat, options::<G>(&world, seat)?);
        if moves.len() == 1 {
            return Ok(Choice::unweighed(moves.remove(0)));
        }
        luck.shuffle(&mut moves); // so that equals are chosen by luck: the sort below is stable
        let mut considered: Vec<_> =
            moves.into_iter().map(|mv| Considered { mv, share: 0.0, visits: WORLDS, solved: None }).collect();
        for _ in 0..WORLDS {
            let world = imagine(start, view, luck)?;
            let chance = luck.next_u64();
            for option in &mut considered {
                // Every move meets the same world and the same dice, so that they differ by nothing but themselves.
                option.share += after::<G>(world.clone(), seat, &option.mv, chance);
            }
        }
        for option in &mut considered {
            option.share /= WORLDS as f32;
        }
        considered.sort_by(|one, other| other.share.total_cmp(&one.share));
        Ok(Choice { mv: considered[0].mv.clone(), considered })
    }

    fn unasked(&mut self, start: &Start<G>, view: &G::View, seat: Seat, luck: &mut Luck) -> Option<G::Move> {
        unasked::worthwhile::<G>(start, view, seat, luck)
    }
}

/// How the position looks once the move is made, and those who decide at the same time have decided anyhow.
fn after<G: Game>(mut world: G::State, seat: Seat, mv: &G::Move, chance: u64) -> f32 {
    let mut luck = Luck::from_number(chance);
    let others = G::pending(&world).without(seat);
    let mut moves = Vec::new();
    for other in others.iter() {
        moves.clear();
        G::legal_moves(&world, other, &mut moves);
        let mv = luck.pick(&moves).clone();
        // In a reaction window an earlier answer may have settled the matter; then there is nothing left to answer.
        let _ = G::play(&mut world, other, &mv, &mut luck, &mut Silent);
    }
    let _ = G::play(&mut world, seat, mv, &mut luck, &mut Silent);
    worth::<G>(&world, seat)
}
