//! Boards drawn in characters: capitals are bases (`A` seat 0's), small letters flags, `@` the city, `.` nothing.

use hustings_core::{Game, Luck, PerSeat, Seat, Start};
use hustings_kuzushi::{Bounds, Kind, Kuzushi, Space, Tile, View};
use hustings_testkit::Table;
use serde_json::json;

/// A table with `turn` to move (nobody, when the game is over) on this board.
pub fn table(seats: u8, options: serde_json::Value, turn: Option<u8>, picture: &[&str]) -> Table<Kuzushi> {
    let read = serde_json::from_value(options).expect("options that can be read");
    let start = Start::<Kuzushi>::new(seats, read).expect("good options");
    let state =
        Kuzushi::imagine(&start, &view(&start, turn, picture), &mut Luck::from_number(0)).expect("a sound board");
    Table::set_up(start, "picture").from_state(state)
}

/// Two seats on a grid of 6.
pub fn two(turn: u8, picture: &[&str]) -> Table<Kuzushi> {
    table(2, json!({}), Some(turn), picture)
}

fn view(start: &Start<Kuzushi>, turn: Option<u8>, picture: &[&str]) -> View {
    let cells =
        || picture.iter().rev().enumerate().flat_map(|(y, row)| row.chars().enumerate().map(move |(x, c)| (x, y, c)));
    let (city_x, city_y, _) = cells().find(|(_, _, c)| *c == '@').expect("a city");
    let tiles: Vec<Tile> = cells()
        .filter(|(_, _, c)| *c != '.')
        .map(|(x, y, c)| {
            let at = Space { x: x as i8 - city_x as i8, y: y as i8 - city_y as i8 };
            match c {
                '@' => Tile { at, kind: Kind::City, seat: Seat(0) },
                'A'..='F' => Tile { at, kind: Kind::Base, seat: Seat(c as u8 - b'A') },
                'a'..='f' => Tile { at, kind: Kind::Flag, seat: Seat(c as u8 - b'a') },
                other => panic!("`{other}` is nothing on a board"),
            }
        })
        .collect();
    let options = start.options();
    let laid = |seat: Seat| tiles.iter().filter(|tile| tile.seat == seat && tile.kind != Kind::City).count() as u8;
    let nowhere = Bounds { left: 0, right: 0, bottom: 0, top: 0 };
    View {
        grid: options.grid.expect("completed"),
        teams: options.teams,
        turn: turn.map(Seat),
        stacks: PerSeat::new(start.seats(), |seat| options.tiles.expect("completed") - laid(seat)),
        tiles,
        // What follows from the tiles is worked out again.
        scores: PerSeat::new(start.seats(), |_| 0),
        largest: PerSeat::new(start.seats(), |_| Vec::new()),
        bounds: nowhere,
        reachable: nowhere,
    }
}

/// The board as `picture` draws it, cropped to the tiles.
pub fn drawn(table: &Table<Kuzushi>) -> Vec<String> {
    let View { tiles, bounds, .. } = table.view(0);
    let cell = |x, y| match tiles.iter().find(|tile| tile.at == Space { x, y }) {
        None => '.',
        Some(Tile { kind: Kind::City, .. }) => '@',
        Some(Tile { kind: Kind::Base, seat, .. }) => char::from(b'A' + seat.0),
        Some(Tile { kind: Kind::Flag, seat, .. }) => char::from(b'a' + seat.0),
    };
    let row = |y| (bounds.left..=bounds.right).map(|x| cell(x, y)).collect();
    (bounds.bottom..=bounds.top).rev().map(row).collect()
}

/// What shows on one space: `A` to `F`, `a` to `f`, `@` or `.`.
pub fn at(table: &Table<Kuzushi>, space: &str) -> char {
    let tile = table.view(0).tiles.into_iter().find(|tile| tile.at.to_string() == space);
    tile.map_or('.', |tile| match tile.kind {
        Kind::City => '@',
        Kind::Base => char::from(b'A' + tile.seat.0),
        Kind::Flag => char::from(b'a' + tile.seat.0),
    })
}
