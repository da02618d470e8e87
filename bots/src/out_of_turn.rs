//! Moves out of turn: accepting an offer, using a power, making an offer that the other side would accept.
//!
//! It looks one ply ahead in a few determinizations, as the greedy bot does. An offer is a move that changes nothing by
//! itself but gives another seat a new legal move. It is made if that move would be good for both.

use hustings_core::{Luck, Search, Seat, Silent, Start};

use crate::{imagine, reward};

/// Determinizations per choice: enough to average out a random draw. What changes hands openly is the same in all of them.
const WORLDS: usize = 4;
/// The least gain worth a move, as a fraction of a win.
const MARGIN: f32 = 0.01;
/// Offers are considered once in this many calls: a bot that makes one at every turn is a nuisance.
const OFFER_EVERY: u32 = 8;

/// The best move out of turn for `seat`; `None` if it is pending, or nothing gains enough.
pub(crate) fn choose<G: Search>(start: &Start<G>, view: &G::View, seat: Seat, luck: &mut Luck) -> Option<G::Move> {
    let world = imagine(start, view, luck).ok()?;
    if G::pending(&world).is_empty() || G::pending(&world).contains(seat) {
        return None;
    }
    let moves = listed::<G>(&world, seat);
    if moves.is_empty() {
        return None;
    }
    let mut sample = Sample::<G> { seats: start.seats(), seat, worlds: vec![world], dice: luck.next_u64() };
    // One world shows which moves deserve a closer look; most calls end here.
    let first_gains: Vec<f32> = moves.iter().map(|mv| sample.gain(&[(seat, mv)], seat)).collect();
    let offering = luck.below(OFFER_EVERY) == 0;
    if !offering && first_gains.iter().all(|gain| gain.abs() < MARGIN / 2.0) {
        return None;
    }
    for _ in 1..WORLDS {
        sample.worlds.push(imagine(start, view, luck).ok()?);
    }
    let refine = |(mv, gain): (&G::Move, &f32)| match gain.abs() < MARGIN / 2.0 {
        true => *gain,
        false => sample.gain(&[(seat, mv)], seat),
    };
    let gains: Vec<f32> = moves.iter().zip(&first_gains).map(refine).collect();
    let best = (0..moves.len()).max_by(|one, other| gains[*one].total_cmp(&gains[*other]))?;
    if gains[best] > MARGIN {
        return Some(moves[best].clone());
    }
    let neutral = || moves.iter().zip(&gains).filter(|(_, gain)| gain.abs() < MARGIN / 10.0).map(|(mv, _)| mv);
    // An open offer that would only hurt is declined, so that it cannot be accepted later.
    if gains.iter().any(|gain| *gain < -MARGIN)
        && let Some(mv) = neutral().find(|mv| sample.only_declines(mv, &moves, &gains))
    {
        return Some(mv.clone());
    }
    if !offering {
        return None;
    }
    let offers = neutral().filter_map(|mv| Some((mv, sample.mutual_gain(mv)?)));
    offers.max_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(mv, _)| mv.clone())
}

fn listed<G: Search>(world: &G::State, seat: Seat) -> Vec<G::Move> {
    let mut moves = Vec::new();
    G::legal_moves(world, seat, &mut moves);
    moves
}

/// The determinizations a choice is made in.
struct Sample<G: Search> {
    seats: u8,
    seat: Seat,
    worlds: Vec<G::State>,
    /// The seed of the dice, the same for every line of play.
    dice: u64,
}

impl<G: Search> Sample<G> {
    /// World number `world` after the moves of `line`; `None` if one is illegal there.
    fn after(&self, world: usize, line: &[(Seat, &G::Move)]) -> Option<G::State> {
        let mut luck = Luck::from_number(self.dice.wrapping_add(world as u64));
        let mut world = self.worlds[world].clone();
        for (seat, mv) in line {
            G::play(&mut world, *seat, mv, &mut luck, &mut Silent).ok()?;
        }
        Some(world)
    }

    /// How much the line changes the reward of `whose`, on average.
    fn gain(&self, line: &[(Seat, &G::Move)], whose: Seat) -> f32 {
        let gains = (0..self.worlds.len()).filter_map(|world| {
            let after = self.after(world, line)?;
            Some(reward::<G>(&after, whose) - reward::<G>(&self.worlds[world], whose))
        });
        gains.sum::<f32>() / self.worlds.len() as f32
    }

    /// Whether the only effect of `mv` is that one harmful move of the seat is no longer legal.
    fn only_declines(&self, mv: &G::Move, moves: &[G::Move], gains: &[f32]) -> bool {
        let Some(after) = self.after(0, &[(self.seat, mv)]) else { return false };
        let left = listed::<G>(&after, self.seat);
        let gone = moves.iter().zip(gains).filter(|(other, _)| *other != mv && !left.contains(other));
        let (harmful, harmless): (Vec<_>, Vec<_>) = gone.partition(|(_, gain)| **gain < -MARGIN);
        harmful.len() == 1 && harmless.is_empty() && left.iter().all(|mv| moves.contains(mv))
    }

    /// The smaller of both sides' gains if `mv` is an offer and is accepted; `None` if one of them would not gain enough.
    fn mutual_gain(&self, mv: &G::Move) -> Option<f32> {
        let after = self.after(0, &[(self.seat, mv)])?;
        let mut best: Option<f32> = None;
        for other in Seat::all(self.seats).filter(|other| *other != self.seat) {
            let (before, now) = (listed::<G>(&self.worlds[0], other), listed::<G>(&after, other));
            for answer in new_moves(&before, &now) {
                let line = [(self.seat, mv), (other, answer)];
                let own = self.gain(&line, self.seat);
                if own > MARGIN {
                    let gain = own.min(self.gain(&line, other));
                    best = best.filter(|best| *best >= gain).or(Some(gain));
                }
            }
        }
        best.filter(|gain| *gain > MARGIN)
    }
}

/// The moves that are in `now` but not in `before`. Both are in the game's order, so a common start and end are skipped first.
fn new_moves<'a, M: PartialEq>(before: &'a [M], now: &'a [M]) -> impl Iterator<Item = &'a M> {
    let front = before.iter().zip(now).take_while(|(one, other)| one == other).count();
    let (before, now) = (&before[front..], &now[front..]);
    let back = before.iter().rev().zip(now.iter().rev()).take_while(|(one, other)| one == other).count();
    let (before, now) = (&before[..before.len() - back], &now[..now.len() - back]);
    now.iter().filter(|mv| !before.contains(mv))
}
