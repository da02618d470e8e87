//! How the weights of the patterns were found: the evaluation plays itself, looking one move ahead, and after each game every
//! position of it is moved a little towards what came of it (temporal differences, each weight with a pace of its own).

use hustings_core::{Bout, LOOKS, Luck, Seat};

use super::bout::Duel;
use super::patterns::{Table, Weights, patterns};
use crate::geometry::Board;
use crate::state::Position;

/// How much of a target is what was really reached later, and not what the next move promised.
const REACHED: f32 = 0.8;
/// The pace of a weight that has so far been pushed one way only.
const PACE: f32 = 0.02;
/// One move in so many is a whim, so that all kinds of positions are met.
const WHIMS: u32 = 12;
/// The most moves of an opening that are drawn by lot.
const OPENING: u32 = 8;
/// Games between two looks at the table.
const BATCH: u32 = 1000;

/// Plays `games` games on a board of that grid and gives the weights; after each batch `tell` hears the number of games played
/// and the mean squared error of the forecasts in it.
pub fn learn(grid: u8, tiles: u8, games: u32, seed: u64, mut tell: impl FnMut(u32, f32)) -> Weights {
    let mut luck = Luck::from_number(seed);
    let mut learner = Learner { weights: Weights::none(), paces: [Vec::new(), Vec::new()], moves: Vec::new() };
    learner.paces = patterns().counts.map(|count| vec![[Pace::default(); 2]; count]);
    let root = Position::<u128>::new(2, grid, tiles, 0);
    let mut played = 0;
    while played < games {
        let table = Table::new(&learner.weights);
        let (mut error, mut positions) = (0.0, 0.0);
        for _ in 0..BATCH.min(games - played) {
            let line = learner.play(Duel::new(&root, &table), &mut luck);
            for (bout, target) in &line {
                let off = learner.take_in(bout, *target);
                error += off * off;
                positions += 1.0;
            }
            played += 1;
        }
        tell(played, error / positions);
    }
    learner.weights
}

struct Learner {
    weights: Weights,
    /// Of worths and heats.
    paces: [Vec<[Pace; 2]>; 2],
    moves: Vec<u16>,
}

/// A weight pushed back and forth has found its place and slows down.
#[derive(Clone, Copy, Default)]
struct Pace {
    sum: f32,
    size: f32,
}

impl Pace {
    fn step(&mut self, push: f32) -> f32 {
        let pace = if self.size == 0.0 { 1.0 } else { self.sum.abs() / self.size };
        self.sum += push;
        self.size += push.abs();
        PACE * pace * push
    }
}

impl Learner {
    /// A game of the present weights against themselves: each position after the opening with seat 0's prospects as they turned
    /// out.
    fn play<'t, B: Board>(&mut self, mut bout: Duel<'t, B>, luck: &mut Luck) -> Vec<(Duel<'t, B>, f32)> {
        let opening = luck.below(OPENING + 1);
        let mut line: Vec<(Duel<'t, B>, f32)> = Vec::new();
        let mut whims = Vec::new();
        let mut number = 0;
        while !bout.is_over() {
            self.moves.clear();
            bout.moves(&mut self.moves);
            let mut best: Option<(f32, Duel<'t, B>)> = None;
            for mv in &self.moves {
                let mut next = bout.clone();
                next.play(*mv);
                let hope = prospects(&next);
                let hope_of_mover = if bout.mover() == Seat(0) { hope } else { 1.0 - hope };
                if best.as_ref().is_none_or(|(most, _)| hope_of_mover > *most) {
                    best = Some((hope_of_mover, next));
                }
            }
            let (hope, next) = best.expect("there is always a move");
            let whim = number < opening || luck.below(WHIMS) == 0;
            line.push((bout.clone(), if bout.mover() == Seat(0) { hope } else { 1.0 - hope }));
            whims.push(whim);
            if whim {
                bout.play(*luck.pick(&self.moves));
            } else {
                bout = next;
            }
            number += 1;
        }
        let mut reached = prospects(&bout);
        for ((_, target), whim) in line.iter_mut().zip(whims).rev() {
            if !whim {
                *target += REACHED * (reached - *target);
            }
            reached = *target;
        }
        line
    }

    fn take_in<B: Board>(&mut self, bout: &Duel<'_, B>, target: f32) -> f32 {
        let late = bout.lateness();
        let shares = [1.0 - late, late];
        let mover = if bout.mover() == Seat(0) { 1.0 } else { -1.0 };
        let patterns = patterns();
        let mut found: Vec<usize> = Vec::with_capacity(128);
        bout.pieces(|piece| found.push(piece));
        let of = |weights: &[f32; 2]| weights[0] * shares[0] + weights[1] * shares[1];
        let mut odds = of(&self.weights.worth[0]) + mover * of(&self.weights.heat[0]);
        for piece in &found {
            let ((worth, sign), heat) = (patterns.worth[*piece], patterns.heat[*piece]);
            if sign != 0 {
                odds += f32::from(sign) * of(&self.weights.worth[usize::from(worth)]);
            }
            if heat != 0 {
                odds += mover * of(&self.weights.heat[usize::from(heat)]);
            }
        }
        let off = target - 1.0 / (1.0 + (-odds).exp());
        let mut push = |kind: usize, number: usize, sign: f32| {
            let weights = if kind == 0 { &mut self.weights.worth[number] } else { &mut self.weights.heat[number] };
            for ((weight, pace), share) in weights.iter_mut().zip(&mut self.paces[kind][number]).zip(shares) {
                if share > 0.0 {
                    *weight += pace.step(off * sign * share);
                }
            }
        };
        push(0, 0, 1.0);
        push(1, 0, mover);
        for piece in found {
            let ((worth, sign), heat) = (patterns.worth[piece], patterns.heat[piece]);
            if sign != 0 {
                push(0, usize::from(worth), f32::from(sign));
            }
            if heat != 0 {
                push(1, usize::from(heat), mover);
            }
        }
        off
    }
}

/// Seat 0's, between 0 and 1.
fn prospects<B: Board>(bout: &Duel<'_, B>) -> f32 {
    if bout.is_over() {
        return (f32::from(bout.verdict(0).win) + 1.0) / 2.0;
    }
    let odds = bout.looks() as f32 / LOOKS as f32;
    1.0 / (1.0 + (if bout.mover() == Seat(0) { -odds } else { odds }).exp())
}
