//! One-ply search: takes the move after which the game's evaluation is best, on average over a few determinizations.

use hustings_core::{Luck, Search, Seat, Silent, Start};

use crate::{Candidate, Chosen, Decision, Player, imagine, legal_moves, out_of_turn, reward, without_hopeless};

/// Determinizations per choice: enough to tell a good gamble from a bad one, few enough to answer at once.
const WORLDS: u32 = 8;

pub struct Greedy;

impl<G: Search> Player<G> for Greedy {
    fn choose(&mut self, start: &Start<G>, view: &G::View, seat: Seat, luck: &mut Luck) -> Chosen<G> {
        let world = imagine(start, view, luck)?;
        let mut moves = without_hopeless::<G>(&world, seat, legal_moves::<G>(&world, seat)?);
        if moves.len() == 1 {
            return Ok(Decision::without_search(moves.remove(0)));
        }
        luck.shuffle(&mut moves); // breaks ties at random, as the sort below is stable
        let mut candidates: Vec<_> =
            moves.into_iter().map(|mv| Candidate { mv, share: 0.0, visits: WORLDS, solved: None }).collect();
        for _ in 0..WORLDS {
            let world = imagine(start, view, luck)?;
            let dice = luck.next_u64();
            for candidate in &mut candidates {
                // All moves meet the same world and the same dice, so that only the moves differ.
                candidate.share += reward_after::<G>(world.clone(), seat, &candidate.mv, dice);
            }
        }
        for candidate in &mut candidates {
            candidate.share /= WORLDS as f32;
        }
        candidates.sort_by(|one, other| other.share.total_cmp(&one.share));
        Ok(Decision::best(candidates))
    }

    fn out_of_turn(&mut self, start: &Start<G>, view: &G::View, seat: Seat, luck: &mut Luck) -> Option<G::Move> {
        out_of_turn::choose::<G>(start, view, seat, luck)
    }
}

/// The seat's reward after its move, when every other pending seat has first made a random one.
fn reward_after<G: Search>(mut world: G::State, seat: Seat, mv: &G::Move, dice: u64) -> f32 {
    let mut luck = Luck::from_number(dice);
    let others = G::pending(&world).without(seat);
    let mut moves = Vec::new();
    for other in others.iter() {
        moves.clear();
        G::legal_moves(&world, other, &mut moves);
        let mv = luck.pick(&moves).clone();
        // An earlier answer may have closed a reaction window; then this one is refused and changes nothing.
        let _ = G::play(&mut world, other, &mv, &mut luck, &mut Silent);
    }
    let _ = G::play(&mut world, seat, mv, &mut luck, &mut Silent);
    reward::<G>(&world, seat)
}
