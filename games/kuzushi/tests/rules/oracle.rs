//! The rules a second time, written as slowly and plainly as the page reads, and played against the bits.
//!
//! Whatever the fast code does cleverly (floating window, counting a vicinity at once, wide boards) must come out the same.

use std::collections::{BTreeMap, BTreeSet};

use hustings_core::{Game, Luck, Seat, Silent, Start, Viewer};
use hustings_kuzushi::{Kind, Kuzushi, Move, Options, Space};

#[derive(Clone, Copy, PartialEq, Debug)]
enum Tile {
    City,
    Base(u8),
    Flag(u8),
}

struct Plain {
    seats: u8,
    grid: i8,
    stacks: Vec<u8>,
    board: BTreeMap<(i8, i8), Tile>,
    turn: u8,
}

fn beside((x, y): (i8, i8)) -> [(i8, i8); 4] {
    [(x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)]
}

impl Plain {
    fn new(seats: u8, grid: u8, tiles: u8) -> Plain {
        let board = BTreeMap::from([((0, 0), Tile::City)]);
        Plain { seats, grid: grid as i8, stacks: vec![tiles; usize::from(seats)], board, turn: 1 }
    }

    /// KZ-3.1, the second half.
    fn fits(&self, (x, y): (i8, i8)) -> bool {
        let span = |values: BTreeSet<i8>| values.last().unwrap() - values.first().unwrap() < self.grid;
        span(self.board.keys().map(|at| at.0).chain([x]).collect())
            && span(self.board.keys().map(|at| at.1).chain([y]).collect())
    }

    fn is_playable(&self, at: (i8, i8)) -> bool {
        !self.board.contains_key(&at) && beside(at).iter().any(|side| self.board.contains_key(side)) && self.fits(at)
    }

    fn moves(&self) -> BTreeSet<String> {
        let touching: BTreeSet<_> = self.board.keys().flat_map(|at| beside(*at)).collect();
        let bases = touching.into_iter().filter(|at| self.is_playable(*at)).map(|(x, y)| format!("base {x},{y}"));
        let own = Tile::Flag(self.turn);
        let flips = self.board.iter().filter(|(_, tile)| **tile == own).map(|((x, y), _)| format!("flip {x},{y}"));
        bases.chain(flips).collect()
    }

    /// KZ-4.3.
    fn majority(&self, at: (i8, i8)) -> Option<u8> {
        let count = |seat| beside(at).iter().filter(|side| self.board.get(side) == Some(&Tile::Base(seat))).count();
        (0..self.seats).find(|seat| (0..self.seats).all(|other| other == *seat || count(*seat) > count(other)))
    }

    fn play(&mut self, at: (i8, i8), flip: bool) {
        if !flip {
            self.stacks[usize::from(self.turn)] -= 1;
        }
        self.board.insert(at, Tile::Base(self.turn));
        let settled = beside(at).map(|side| (side, self.majority(side)));
        for (side, owner) in settled {
            if let Some(Tile::Flag(old)) = self.board.get(&side).copied()
                && owner != Some(old)
            {
                self.board.remove(&side);
                self.stacks[usize::from(old)] += 1;
            }
        }
        for (side, owner) in settled {
            let Some(owner) = owner else { continue };
            let stack = usize::from(owner);
            if !self.board.contains_key(&side) && self.fits(side) && self.stacks[stack] > 0 {
                self.board.insert(side, Tile::Flag(owner));
                self.stacks[stack] -= 1;
            }
        }
        self.turn = (self.turn + 1) % self.seats;
    }

    fn is_over(&self) -> bool {
        self.stacks.contains(&0) || self.board.len() == (self.grid as usize).pow(2)
    }

    fn colour(&self, seat: u8) -> BTreeSet<(i8, i8)> {
        let own = |tile: &Tile| match tile {
            Tile::City => seat == 0,
            Tile::Base(owner) | Tile::Flag(owner) => *owner == seat,
        };
        self.board.iter().filter(|(_, tile)| own(tile)).map(|(at, _)| *at).collect()
    }

    fn largest_group(&self, seat: u8) -> usize {
        let mut left = self.colour(seat);
        let mut largest = 0;
        while let Some(first) = left.pop_first() {
            let (mut size, mut edge) = (0, vec![first]);
            while let Some(at) = edge.pop() {
                size += 1;
                edge.extend(beside(at).into_iter().filter(|side| left.remove(side)));
            }
            largest = largest.max(size);
        }
        largest
    }
}

fn compare(seats: u8, grid: u8, tiles: u8, game: u64) {
    let options = Options { grid: Some(grid), tiles: Some(tiles), teams: 0 };
    let start = Start::<Kuzushi>::new(seats, options).expect("good options");
    let mut luck = Luck::from_number(game);
    let mut state = Kuzushi::setup(&start, &mut luck, &mut Silent);
    let mut plain = Plain::new(seats, grid, tiles);
    let mut line = Vec::new();
    let tell = |line: &[String]| format!("{seats} seats, grid {grid}, tiles {tiles}: {}", line.join(" / "));
    loop {
        let view = Kuzushi::view(&start, &state, Viewer::Spectator);
        let board: BTreeMap<_, _> = view
            .tiles
            .iter()
            .map(|tile| {
                let plain = match tile.kind {
                    Kind::City => Tile::City,
                    Kind::Base => Tile::Base(tile.seat.0),
                    Kind::Flag => Tile::Flag(tile.seat.0),
                };
                ((tile.at.x, tile.at.y), plain)
            })
            .collect();
        assert_eq!(board, plain.board, "{}", tell(&line));
        assert_eq!(view.stacks.values(), plain.stacks, "{}", tell(&line));
        let groups: Vec<_> = (0..seats).map(|seat| plain.largest_group(seat)).collect();
        assert_eq!(view.largest.each(Vec::len).values(), groups, "{}", tell(&line));
        if plain.is_over() {
            let outcome = Kuzushi::outcome(&state).unwrap_or_else(|| panic!("not over: {}", tell(&line)));
            let scores: Vec<_> = (0..seats).map(|seat| plain.colour(seat).len() as i32).collect();
            assert_eq!(outcome.scores.values(), scores);
            return;
        }
        let mut moves = Vec::new();
        Kuzushi::legal_moves(&state, Seat(plain.turn), &mut moves);
        let texts: BTreeSet<_> = moves.iter().map(ToString::to_string).collect();
        assert_eq!(texts, plain.moves(), "{}", tell(&line));

        let mv = *luck.pick(&moves);
        line.push(mv.to_string());
        Kuzushi::play(&mut state, Seat(plain.turn), &mv, &mut luck, &mut Silent).expect("a listed move");
        let Space { x, y } = mv.space();
        plain.play((x, y), matches!(mv, Move::Flip { .. }));
    }
}

#[test]
fn the_bits_play_by_the_page() {
    for seats in [2, 3, 4, 6] {
        for grid in 3..=12 {
            for tiles in [10, 19, 40] {
                for game in 0..if grid <= 6 { 12 } else { 2 } {
                    compare(seats, grid, tiles, game);
                }
            }
        }
    }
}
