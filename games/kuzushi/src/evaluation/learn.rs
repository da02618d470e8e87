//! How the weights of the patterns were learnt: by temporal differences, TD(λ), from games of the evaluation against itself with
//! one-ply search. Each weight has its own learning rate (temporal coherence).

use hustings_core::{FastPosition, LOG_ODDS_ONE, Luck, Seat};

use super::fast_board::FastBoard;
use super::patterns::{PatternWeights, Weights, patterns};
use crate::geometry::Board;
use crate::state::Position;

/// λ: how much of a target comes from later positions, and not from the value of the next one.
const LAMBDA: f32 = 0.8;
/// The learning rate of a weight that has so far been pushed in one direction only.
const RATE: f32 = 0.02;
/// One move in this many is random, for exploration.
const EXPLORE_EVERY: u32 = 12;
/// The most random moves at the start of a game.
const OPENING: u32 = 8;
/// Games between two updates of the weights in play.
const BATCH: u32 = 1000;

/// Plays `games` games on a board of that grid and returns the weights. After each batch, `tell` is called with the number of games played
/// and the mean squared error of the batch.
pub fn learn(grid: u8, tiles: u8, games: u32, seed: u64, mut tell: impl FnMut(u32, f32)) -> Weights {
    let mut luck = Luck::from_number(seed);
    let mut learner = Learner { weights: Weights::none(), rates: [Vec::new(), Vec::new()], moves: Vec::new() };
    learner.rates = patterns().counts.map(|count| vec![[Rate::default(); 2]; count]);
    let root = Position::<u128>::new(2, grid, tiles, 0);
    let mut played = 0;
    while played < games {
        let weights = PatternWeights::new(&learner.weights);
        let (mut error, mut positions) = (0.0, 0.0);
        for _ in 0..BATCH.min(games - played) {
            let line = learner.play(FastBoard::new(&root, &weights), &mut luck);
            for (board, target) in &line {
                let off = learner.update(board, *target);
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
    /// For worths and for heats.
    rates: [Vec<[Rate; 2]>; 2],
    moves: Vec<u16>,
}

/// The learning rate of a weight: it falls when the weight is pushed back and forth.
#[derive(Clone, Copy, Default)]
struct Rate {
    sum: f32,
    size: f32,
}

impl Rate {
    fn step(&mut self, push: f32) -> f32 {
        let rate = if self.size == 0.0 { 1.0 } else { self.sum.abs() / self.size };
        self.sum += push;
        self.size += push.abs();
        RATE * rate * push
    }
}

impl Learner {
    /// Plays a game of the current weights against themselves: each position with its target, seat 0's expected result.
    fn play<'t, B: Board>(&mut self, mut board: FastBoard<'t, B>, luck: &mut Luck) -> Vec<(FastBoard<'t, B>, f32)> {
        let opening = luck.below(OPENING + 1);
        let mut line: Vec<(FastBoard<'t, B>, f32)> = Vec::new();
        let mut explored = Vec::new();
        let mut number = 0;
        while !board.is_over() {
            self.moves.clear();
            board.moves(&mut self.moves);
            let mut best: Option<(f32, FastBoard<'t, B>)> = None;
            for mv in &self.moves {
                let mut next = board.clone();
                next.play(*mv);
                let value = expected(&next);
                let movers = if board.mover() == Seat(0) { value } else { 1.0 - value };
                if best.as_ref().is_none_or(|(most, _)| movers > *most) {
                    best = Some((movers, next));
                }
            }
            let (value, next) = best.expect("there is always a move");
            let random = number < opening || luck.below(EXPLORE_EVERY) == 0;
            line.push((board.clone(), if board.mover() == Seat(0) { value } else { 1.0 - value }));
            explored.push(random);
            if random {
                board.play(*luck.pick(&self.moves));
            } else {
                board = next;
            }
            number += 1;
        }
        let mut reached = expected(&board);
        for ((_, target), random) in line.iter_mut().zip(explored).rev() {
            if !random {
                *target += LAMBDA * (reached - *target);
            }
            reached = *target;
        }
        line
    }

    /// Moves the weights of a position towards its target and returns the error.
    fn update<B: Board>(&mut self, board: &FastBoard<'_, B>, target: f32) -> f32 {
        let late = board.lateness();
        let shares = [1.0 - late, late];
        let mover = if board.mover() == Seat(0) { 1.0 } else { -1.0 };
        let patterns = patterns();
        let mut found: Vec<usize> = Vec::with_capacity(128);
        board.pieces(|piece| found.push(piece));
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
            for ((weight, rate), share) in weights.iter_mut().zip(&mut self.rates[kind][number]).zip(shares) {
                if share > 0.0 {
                    *weight += rate.step(off * sign * share);
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

/// Seat 0's expected result, from 0 to 1.
fn expected<B: Board>(board: &FastBoard<'_, B>) -> f32 {
    if board.is_over() {
        return (f32::from(board.verdict(0).win) + 1.0) / 2.0;
    }
    let odds = board.log_odds() as f32 / LOG_ODDS_ONE as f32;
    1.0 / (1.0 + (if board.mover() == Seat(0) { -odds } else { odds }).exp())
}
