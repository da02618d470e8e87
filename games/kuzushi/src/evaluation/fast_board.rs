//! The board of two seats for alpha-beta search: only what play changes, with the hash key and the pattern sums updated incrementally.
//! It repeats the rules of `rules::turn`; a test plays both side by side.

use hustings_core::{FastPosition, LOG_ODDS_ONE, Seat, Verdict};

use super::patterns::{PatternWeights, Sum, UNIT};
use crate::bits::Set;
use crate::counts::Counts;
use crate::fingerprint::{self, Marks, WAYS};
use crate::geometry::{Board, Geometry};
use crate::state::{Bounds, Position};

/// Steps between the opening and the ending.
const STAGES: i32 = 64;

#[derive(Clone)]
pub(super) struct FastBoard<'t, B: Board> {
    geometry: &'static Geometry<B>,
    marks: &'static Marks,
    weights: &'t PatternWeights,
    bases: [B; 2],
    flags: [B; 2],
    /// Where a tile would not stretch the board past its grid.
    window: B,
    bounds: Bounds,
    stacks: [u8; 2],
    /// Tiles of the two seats on the board, without the city.
    scores: [u8; 2],
    /// How many bases are on the board.
    laid: u8,
    turn: u8,
    over: bool,
    /// Whether rotations and reflections of the board play alike to the end of the game (KZ-4.6).
    symmetric: bool,
    sum: Sum,
    /// The key of the board in each rotation and reflection.
    keys: [u64; WAYS],
}

impl<'t, B: Board> FastBoard<'t, B> {
    pub fn new(position: &Position<B>, weights: &'t PatternWeights) -> FastBoard<'t, B> {
        let marks = fingerprint::marks(position.geometry);
        let tiles = |seat: usize| (position.bases[seat] | position.flags[seat]).count();
        let spaces = u32::from(position.geometry.grid) * u32::from(position.geometry.grid);
        let mut board = FastBoard {
            geometry: position.geometry,
            marks,
            weights,
            bases: [position.bases[0], position.bases[1]],
            flags: [position.flags[0], position.flags[1]],
            window: position.window,
            bounds: position.bounds,
            stacks: [position.stacks[0], position.stacks[1]],
            scores: [tiles(0) as u8, tiles(1) as u8],
            laid: (position.bases[0] | position.bases[1]).count() as u8,
            turn: position.turn.0,
            over: position.over,
            // Then a seat that runs out of tiles has more than half the board, and groups never have to decide a tie.
            symmetric: 2 * (u32::from(position.stacks[1]) + tiles(1)) > spaces,
            sum: [0; 4],
            keys: fingerprint::bounds(position.bounds),
        };
        for (bases, marks) in board.bases.iter().zip(marks) {
            bases.each(|index| toggle(&mut board.keys, &marks[index]));
        }
        board.sum = board.recomputed_sum();
        board
    }

    /// Spaces that a seat has or can still get. All others are closed, including those outside the grid's reach.
    #[inline]
    fn open(&self) -> B {
        self.window & !self.geometry.city
    }

    /// Visits every piece of the board.
    pub fn pieces(&self, mut found: impl FnMut(usize)) {
        let open = self.open();
        open.each(|index| {
            let from = self.geometry.vicinity(self.geometry.spaces[index]);
            let closed = !open.local(from);
            let rows = self.bases.map(|bases| rows(bases.local(from) | closed, self.geometry.stride));
            found(piece(&rows, 1, 1));
        });
    }

    fn recomputed_sum(&self) -> Sum {
        let mut sum = [0; 4];
        self.pieces(|piece| self.weights.add(&mut sum, piece));
        sum
    }

    /// From 0 in the opening to 1 in the ending.
    pub fn lateness(&self) -> f32 {
        self.stage() as f32 / STAGES as f32
    }

    #[inline]
    fn stage(&self) -> i32 {
        let spaces = i32::from(self.geometry.grid) * i32::from(self.geometry.grid);
        ((i32::from(self.laid) * 36 / spaces - 4) * STAGES / 24).clamp(0, STAGES)
    }

    pub fn mover(&self) -> Seat {
        Seat(self.turn)
    }

    pub fn is_over(&self) -> bool {
        self.over
    }

    pub fn margin(&self, seat: u8) -> i32 {
        let margin = i32::from(self.scores[0]) + 1 - i32::from(self.scores[1]);
        if seat == 0 { margin } else { -margin }
    }

    /// KZ-5: the result for `seat`.
    pub fn verdict(&self, seat: u8) -> Verdict {
        let margin = self.margin(seat);
        let win = if margin != 0 {
            margin.signum()
        } else {
            let group = |seat: usize| {
                let city = if seat == 0 { self.geometry.city } else { B::NONE };
                self.geometry.largest_group(self.bases[seat] | self.flags[seat] | city).count()
            };
            let ahead = group(0).cmp(&group(1)) as i32;
            if seat == 0 { ahead } else { -ahead }
        };
        Verdict { win: win as i8, margin }
    }

    /// The number of tiles a seat cannot lose: its bases, the city, and flags with more bases around them than the
    /// other seat can ever have there.
    fn safe(&self, own: usize) -> u32 {
        let stride = self.geometry.stride;
        let fixed = self.bases[0] | self.bases[1] | self.geometry.city;
        let count = |set: B| Counts::around(stride, set);
        let (mine, theirs) = (count(self.bases[own]), count(self.bases[1 - own]));
        let room = count(self.window & !fixed);
        let (safe, _) = mine.compare(&theirs.plus(&room));
        (self.bases[own] | (self.flags[own] & safe)).count() + u32::from(own == 0)
    }

    #[inline]
    fn tiles(&self) -> B {
        self.bases[0] | self.bases[1] | self.flags[0] | self.flags[1] | self.geometry.city
    }
}

#[inline]
fn toggle(keys: &mut [u64; WAYS], marks: &[u64; WAYS]) {
    for (key, mark) in keys.iter_mut().zip(marks) {
        *key ^= mark;
    }
}

/// Five rows of five spaces.
#[inline]
fn rows<S: Set>(local: S, stride: u32) -> [usize; 5] {
    let mut left = local;
    [0; 5].map(|_| {
        let row = left.low() as usize & 31;
        left = left.down(stride);
        row
    })
}

/// The piece with its south-west corner at this position.
#[inline]
fn piece(rows: &[[usize; 5]; 2], x: usize, y: usize) -> usize {
    let plane = |rows: &[usize; 5]| (rows[y] >> x & 7) | (rows[y + 1] >> x & 7) << 3 | (rows[y + 2] >> x & 7) << 6;
    plane(&rows[0]) | plane(&rows[1]) << 9
}

impl<B: Board> FastPosition for FastBoard<'_, B> {
    #[inline]
    fn moves(&self, out: &mut Vec<u16>) {
        if self.over {
            return;
        }
        let tiles = self.tiles();
        let playable = self.geometry.around(tiles) & !tiles & self.window;
        (playable | self.flags[usize::from(self.turn)]).each(|index| out.push(index as u16));
    }

    #[inline]
    fn play(&mut self, mv: u16) {
        let (own, other, index) = (usize::from(self.turn), usize::from(1 - self.turn), usize::from(mv));
        let (geometry, base, at) = (self.geometry, B::one(index), self.geometry.spaces[index]);
        let from = geometry.vicinity(at);
        let (before, mut bounds) = (self.bounds, self.bounds);
        if (self.flags[own] & base).is_empty() {
            self.stacks[own] -= 1;
            self.scores[own] += 1;
            bounds.include(at);
        } else {
            self.flags[own] &= !base;
        }
        self.bases[own] |= base;
        self.laid += 1;
        toggle(&mut self.keys, &self.marks[own][index]);
        if bounds != self.bounds {
            self.stretch(bounds);
        }

        let (mine, theirs) = (self.bases[own].local(from), self.bases[other].local(from));
        let (count, their_count) = (Counts::around(geometry.stride, mine), Counts::around(geometry.stride, theirs));
        let (more, equal) = count.compare(&their_count);
        let (more, less) = (B::from_local(more, from), B::from_local(!(more | equal), from));
        let beside = geometry.around(base) & !(self.bases[0] | self.bases[1] | geometry.city) & self.window;
        // KZ-4.4: all removals come before any placement.
        let lost = self.flags[other] & beside & !less;
        let gone = lost.count() as u8;
        self.flags[other] &= !lost;
        self.stacks[other] += gone;
        self.scores[other] -= gone;
        // The other seat never gains a flag by this seat's base, and this one never loses any.
        let missing = more & beside & !self.flags[own];
        if !missing.is_empty() {
            let mut placed = missing;
            if missing.count() > u32::from(self.stacks[own]) {
                placed = B::NONE; // KZ-4.6: north, east, south, west, until the stack is empty
                let due = geometry.sides(base, at).into_iter().filter(|(side, _)| !(*side & missing).is_empty());
                due.take(usize::from(self.stacks[own])).for_each(|(side, _)| placed |= side);
            }
            let number = placed.count() as u8;
            self.flags[own] |= placed;
            self.stacks[own] -= number;
            self.scores[own] += number;
            let mut bounds = self.bounds;
            for (side, at) in geometry.sides(base, at) {
                if !(side & placed).is_empty() {
                    bounds.include(at);
                }
            }
            if bounds != self.bounds {
                self.stretch(bounds);
            }
        }

        if self.bounds == before {
            let closed = !self.open().local(from);
            let (own_rows, other_rows) = (rows(mine | closed, geometry.stride), rows(theirs | closed, geometry.stride));
            let rows = if own == 0 { [own_rows, other_rows] } else { [other_rows, own_rows] };
            for y in 0..3 {
                for x in 0..3 {
                    let new = piece(&rows, x, y);
                    let bit = 1 << ((2 - y) * 3 + (2 - x) + 9 * own);
                    self.weights.exchange(&mut self.sum, new & !bit, new);
                }
            }
        } else {
            self.sum = self.recomputed_sum();
        }

        // KZ-5.1.
        let spaces = u32::from(geometry.grid) * u32::from(geometry.grid);
        let tiles = u32::from(self.scores[0]) + u32::from(self.scores[1]) + 1;
        self.over = self.stacks.contains(&0) || tiles == spaces;
        self.turn = 1 - self.turn;
    }

    #[inline]
    fn key(&self) -> u64 {
        if self.symmetric { self.keys.into_iter().min().unwrap_or_default() } else { self.keys[0] }
    }

    #[inline]
    fn result(&self) -> Option<Verdict> {
        self.over.then(|| self.verdict(self.turn))
    }

    #[inline]
    fn log_odds(&self) -> i32 {
        let stage = self.stage();
        let mix = |early: usize| {
            let [first, last] =
                [early, early + 1].map(|number| self.sum[number] + i32::from(self.weights.always[number]));
            first * (STAGES - stage) + last * stage
        };
        let (worth, heat) = (mix(0), mix(2));
        const _: () = assert!(UNIT as i32 * STAGES == LOG_ODDS_ONE);
        heat + if self.turn == 0 { worth } else { -worth }
    }

    fn turns_left(&self) -> u8 {
        self.geometry.grid * self.geometry.grid - 1 - self.laid // KZ-5.6
    }

    fn bounds(&self) -> (Verdict, Verdict) {
        let spaces = i32::from(self.geometry.grid) * i32::from(self.geometry.grid);
        let least = |seat: u8| 2 * self.safe(usize::from(seat)) as i32 - spaces;
        let (worst, best) = (least(self.turn), -least(1 - self.turn));
        // A tied score can still be decided either way.
        let (lost, won) = (if worst > 0 { 1 } else { -1 }, if best < 0 { -1 } else { 1 });
        (Verdict { win: lost, margin: worst }, Verdict { win: won, margin: best })
    }
}

impl<B: Board> FastBoard<'_, B> {
    fn stretch(&mut self, bounds: Bounds) {
        toggle(&mut self.keys, &fingerprint::bounds(self.bounds));
        toggle(&mut self.keys, &fingerprint::bounds(bounds));
        self.bounds = bounds;
        self.window = self.geometry.reachable(bounds);
    }
}

#[cfg(test)]
mod tests {
    use hustings_core::{Luck, Silent};

    use super::super::patterns::Weights;
    use super::*;
    use crate::bits::Bits;
    use crate::moves::Move;
    use crate::rules;
    use crate::state::{State, Width};

    /// Random games on a fast board and by the rules, side by side: same moves, same board, same end; and what is updated incrementally
    /// equals what a new board computes.
    #[test]
    fn the_fast_board_follows_the_rules() {
        let mut weights = Weights::none();
        let mut luck = Luck::from_number(7);
        for pair in weights.worth.iter_mut().chain(&mut weights.heat) {
            *pair = [0, 1].map(|_| (luck.below(200) as f32 - 100.0) / 100.0);
        }
        let table = PatternWeights::new(&weights);
        for (grid, tiles) in [(3, 19), (4, 19), (5, 10), (6, 19), (6, 12)] {
            for _ in 0..40 {
                let mut state = State::new(2, grid, tiles, 0);
                let Width::Narrow(position) = &state.0 else { panic!("grid {grid} is narrow") };
                let mut board = FastBoard::new(position, &table);
                while let Some(seat) = state.pending().first() {
                    let mut moves = Vec::new();
                    rules::legal_moves(&state, seat, &mut moves);
                    let mut numbers = Vec::new();
                    board.moves(&mut numbers);
                    let number = |mv: &Move| u128::geometry(grid).bit(mv.space()).lowest() as u16;
                    let mut listed: Vec<u16> = moves.iter().map(number).collect();
                    listed.sort_unstable();
                    assert_eq!(listed, numbers);
                    let mv = *luck.pick(&moves);
                    rules::play(&mut state, seat, &mv, &mut luck, &mut Silent).expect("listed");
                    board.play(number(&mv));
                    let Width::Narrow(position) = &state.0 else { panic!("grid {grid} is narrow") };
                    let fresh = FastBoard::new(position, &table);
                    assert_eq!((board.bases, board.flags, board.window), (fresh.bases, fresh.flags, fresh.window));
                    assert_eq!((board.stacks, board.scores, board.over), (fresh.stacks, fresh.scores, fresh.over));
                    assert_eq!((board.sum, board.keys, board.laid), (fresh.sum, fresh.keys, fresh.laid));
                    assert!(board.over || board.turn == fresh.turn);
                    if let Some(outcome) = rules::outcome(&state) {
                        let (one, other) = (outcome.ranks[Seat(0)], outcome.ranks[Seat(1)]);
                        let margin = outcome.scores[Seat(0)] - outcome.scores[Seat(1)];
                        assert_eq!(board.verdict(0), Verdict { win: other.cmp(&one) as i8, margin });
                    }
                }
            }
        }
    }

    /// Rotated and reflected games have the same keys and scores throughout.
    #[test]
    fn symmetric_boards_are_alike() {
        let mut luck = Luck::from_number(3);
        let table = PatternWeights::new(&Weights::none());
        let geometry = u128::geometry(6);
        for _ in 0..20 {
            let position = Position::<u128>::new(2, 6, 19, 0);
            let mut boards = [0; WAYS].map(|_| FastBoard::new(&position, &table));
            while !boards[0].over {
                let mut numbers = Vec::new();
                boards[0].moves(&mut numbers);
                let at = geometry.spaces[usize::from(*luck.pick(&numbers))];
                for (board, seen) in boards.iter_mut().zip(fingerprint::ways(at)) {
                    board.play(geometry.bit(seen).lowest() as u16);
                }
                assert!(boards.iter().all(|board| board.key() == boards[0].key() && board.scores == boards[0].scores));
            }
        }
    }
}
