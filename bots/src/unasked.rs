//! Acting out of turn when it pays: taking an offer, using a power, making an offer that the other side would take too.
//!
//! It looks one step ahead, as a greedy player does, in worlds from `imagine`. An offer is any move that changes nothing by itself
//! but lets another seat do something it could not do before; it is made where that something would be good for both.

use hustings_core::{Game, Luck, Seat, Silent, Start};

use crate::{imagine, worth};

/// Enough to see through chance in a draw; what is given or taken openly is the same in all of them.
const WORLDS: usize = 4;
/// What has to be gained for a seat to stir, as a part of a whole win.
const MARGIN: f32 = 0.01;
/// Offers are thought about in one of so many moments: who proposes something at every turn is a nuisance.
const MOMENTS: u32 = 8;

/// A move that `seat`, which the game does not wait for, does well to make now.
pub(crate) fn worthwhile<G: Game>(start: &Start<G>, view: &G::View, seat: Seat, luck: &mut Luck) -> Option<G::Move> {
    let world = imagine(start, view, luck).ok()?;
    if G::pending(&world).is_empty() || G::pending(&world).contains(seat) {
        return None;
    }
    let moves = listed::<G>(&world, seat);
    if moves.is_empty() {
        return None;
    }
    let mut scene = Scene::<G> { seats: start.seats(), seat, worlds: vec![world], chance: luck.next_u64() };
    // One world tells what is worth a closer look; most moments end here.
    let glance: Vec<f32> = moves.iter().map(|mv| scene.gain(&[(seat, mv)], seat)).collect();
    let offering = luck.below(MOMENTS) == 0;
    if !offering && glance.iter().all(|gain| gain.abs() < MARGIN / 2.0) {
        return None;
    }
    for _ in 1..WORLDS {
        scene.worlds.push(imagine(start, view, luck).ok()?);
    }
    let look = |(mv, gain): (&G::Move, &f32)| match gain.abs() < MARGIN / 2.0 {
        true => *gain,
        false => scene.gain(&[(seat, mv)], seat),
    };
    let gains: Vec<f32> = moves.iter().zip(&glance).map(look).collect();
    let best = (0..moves.len()).max_by(|one, other| gains[*one].total_cmp(&gains[*other]))?;
    if gains[best] > MARGIN {
        return Some(moves[best].clone());
    }
    let neutral = || moves.iter().zip(&gains).filter(|(_, gain)| gain.abs() < MARGIN / 10.0).map(|(mv, _)| mv);
    // What would only hurt if it were ever accepted is declined.
    if gains.iter().any(|gain| *gain < -MARGIN)
        && let Some(mv) = neutral().find(|mv| scene.is_refusal(mv, &moves, &gains))
    {
        return Some(mv.clone());
    }
    if !offering {
        return None;
    }
    let offers = neutral().filter_map(|mv| Some((mv, scene.mutual_gain(mv)?)));
    offers.max_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(mv, _)| mv.clone())
}

fn listed<G: Game>(world: &G::State, seat: Seat) -> Vec<G::Move> {
    let mut moves = Vec::new();
    G::legal_moves(world, seat, &mut moves);
    moves
}

struct Scene<G: Game> {
    seats: u8,
    seat: Seat,
    worlds: Vec<G::State>,
    /// Every line of play meets the same dice.
    chance: u64,
}

impl<G: Game> Scene<G> {
    /// One of the worlds after some moves; `None` if they cannot be made there.
    fn after(&self, world: usize, line: &[(Seat, &G::Move)]) -> Option<G::State> {
        let mut luck = Luck::from_number(self.chance.wrapping_add(world as u64));
        let mut world = self.worlds[world].clone();
        for (seat, mv) in line {
            G::play(&mut world, *seat, mv, &mut luck, &mut Silent).ok()?;
        }
        Some(world)
    }

    /// What the line changes for `whose`, on average.
    fn gain(&self, line: &[(Seat, &G::Move)], whose: Seat) -> f32 {
        let gains = (0..self.worlds.len()).filter_map(|world| {
            let after = self.after(world, line)?;
            Some(worth::<G>(&after, whose) - worth::<G>(&self.worlds[world], whose))
        });
        gains.sum::<f32>() / self.worlds.len() as f32
    }

    /// Whether `mv` does nothing but take a harmful possibility off the seat's own list.
    fn is_refusal(&self, mv: &G::Move, moves: &[G::Move], gains: &[f32]) -> bool {
        let Some(after) = self.after(0, &[(self.seat, mv)]) else { return false };
        let left = listed::<G>(&after, self.seat);
        let gone = moves.iter().zip(gains).filter(|(other, _)| *other != mv && !left.contains(other));
        let (harmful, harmless): (Vec<_>, Vec<_>) = gone.partition(|(_, gain)| **gain < -MARGIN);
        harmful.len() == 1 && harmless.is_empty() && left.iter().all(|mv| moves.contains(mv))
    }

    /// What both sides would gain at least, if `mv` were an offer and were taken; `None` if one of them would not gain enough.
    fn mutual_gain(&self, mv: &G::Move) -> Option<f32> {
        let after = self.after(0, &[(self.seat, mv)])?;
        let mut best: Option<f32> = None;
        for other in Seat::all(self.seats).filter(|other| *other != self.seat) {
            let (before, now) = (listed::<G>(&self.worlds[0], other), listed::<G>(&after, other));
            for answer in fresh(&before, &now) {
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

/// What is in `now` and not in `before`. Both are in the game's order, so what they share at both ends is passed over first.
fn fresh<'a, M: PartialEq>(before: &'a [M], now: &'a [M]) -> impl Iterator<Item = &'a M> {
    let front = before.iter().zip(now).take_while(|(one, other)| one == other).count();
    let (before, now) = (&before[front..], &now[front..]);
    let back = before.iter().rev().zip(now.iter().rev()).take_while(|(one, other)| one == other).count();
    let (before, now) = (&before[..before.len() - back], &now[..now.len() - back]);
    now.iter().filter(|mv| !before.contains(mv))
}
