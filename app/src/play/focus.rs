//! The cursor: the move it is on, and where arrow keys take it.

use hustings_core::{Sketch, Spot};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    Up,
    Down,
    Left,
    Right,
}

/// The legal moves and the one under the cursor.
#[derive(Debug, Default)]
pub struct Focus {
    moves: Vec<String>,
    at: usize,
    /// The cursor's last spot on the board.
    place: Option<Spot>,
}

impl Focus {
    /// Takes over new moves and their sketch. The cursor stays on its move, or goes to the one nearest to its last spot.
    pub fn renew(&mut self, moves: Vec<String>, sketch: &Sketch) {
        let found = |mv: &str| moves.iter().position(|known| known == mv);
        let nearest = || {
            let (x, y) = middle(self.place.as_ref()?);
            let away = |spot: &&Spot| (middle(spot).0 - x).abs() + (middle(spot).1 - y).abs();
            sketch.spots.iter().min_by_key(away).and_then(|spot| found(&spot.mv))
        };
        let at = self.current().and_then(found).or_else(nearest);
        self.at = at.unwrap_or(self.at.min(moves.len().saturating_sub(1)));
        self.moves = moves;
        self.remember(sketch);
    }

    /// Remembers the cursor's spot, for when the moves change.
    fn remember(&mut self, sketch: &Sketch) {
        if let Some(place) = self.current().and_then(|mv| spot(sketch, mv)) {
            self.place = Some(place.clone());
        }
    }

    pub fn current(&self) -> Option<&str> {
        self.moves.get(self.at).map(String::as_str)
    }

    pub fn moves(&self) -> &[String] {
        &self.moves
    }

    pub fn at(&self) -> usize {
        self.at
    }

    /// Moves the cursor through the list, wrapping around.
    pub fn step(&mut self, by: isize) {
        if !self.moves.is_empty() {
            self.at = (self.at as isize + by).rem_euclid(self.moves.len() as isize) as usize;
        }
    }

    pub fn choose(&mut self, mv: &str) -> bool {
        let found = self.moves.iter().position(|known| known == mv);
        self.at = found.unwrap_or(self.at);
        found.is_some()
    }

    /// Moves the cursor to the nearest spot in that direction, or through the list if its move is not on the board.
    pub fn go(&mut self, direction: Direction, sketch: &Sketch) {
        let here = self.current().and_then(|mv| spot(sketch, mv));
        let Some(here) = here else {
            match direction {
                Direction::Up | Direction::Left => self.step(-1),
                Direction::Down | Direction::Right => self.step(1),
            }
            return;
        };
        let near = sketch.spots.iter().filter_map(|spot| Some((distance(here, spot, direction)?, spot)));
        if let Some((_, spot)) = near.min_by_key(|(distance, _)| *distance) {
            let mv = spot.mv.clone();
            self.choose(&mv);
        }
        self.remember(sketch);
    }
}

pub fn spot<'a>(sketch: &'a Sketch, mv: &str) -> Option<&'a Spot> {
    sketch.spots.iter().find(|spot| spot.mv == mv)
}

/// A character is about twice as high as it is wide; doubled once more to keep the middles whole.
fn middle(spot: &Spot) -> (i32, i32) {
    (i32::from(spot.column) * 2 + i32::from(spot.width), i32::from(spot.line) * 4)
}

/// How far it is to a spot that lies in that direction; straying sideways counts more than going on.
fn distance(from: &Spot, to: &Spot, direction: Direction) -> Option<i32> {
    let ((x, y), (to_x, to_y)) = (middle(from), middle(to));
    let (ahead, aside) = match direction {
        Direction::Up => (y - to_y, to_x - x),
        Direction::Down => (to_y - y, to_x - x),
        Direction::Left => (x - to_x, to_y - y),
        Direction::Right => (to_x - x, to_y - y),
    };
    (ahead > 0).then_some(ahead + 3 * aside.abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cross() -> Sketch {
        let spot = |mv: &str, line, column| Spot { mv: mv.to_owned(), line, column, width: 3 };
        let spots = vec![spot("north", 0, 3), spot("west", 1, 0), spot("east", 1, 6), spot("south", 2, 3)];
        Sketch { spots, ..Sketch::default() }
    }

    fn focus() -> Focus {
        let mut focus = Focus::default();
        focus.renew(["north", "west", "east", "south", "pass"].map(str::to_owned).to_vec(), &cross());
        focus
    }

    #[test]
    fn arrows_go_to_the_nearest_spot_and_stay_where_there_is_none() {
        let (mut focus, sketch) = (focus(), cross());
        let mut path = Vec::new();
        for direction in
            [Direction::Down, Direction::Up, Direction::Left, Direction::Right, Direction::Right, Direction::Up]
        {
            focus.go(direction, &sketch);
            path.push(focus.current().unwrap().to_owned());
        }
        assert_eq!(path, ["south", "north", "west", "east", "east", "north"]);
        focus.go(Direction::Up, &sketch);
        assert_eq!(focus.current(), Some("north"));
    }

    #[test]
    fn moves_without_a_spot_are_reached_through_the_list() {
        let (mut focus, sketch) = (focus(), cross());
        focus.step(-1);
        assert_eq!(focus.current(), Some("pass"));
        focus.go(Direction::Down, &sketch);
        assert_eq!(focus.current(), Some("north"));
    }

    #[test]
    fn the_cursor_keeps_its_move_when_the_list_changes() {
        let mut focus = focus();
        focus.choose("east");
        focus.renew(vec!["east".to_owned(), "south".to_owned()], &cross());
        assert_eq!(focus.current(), Some("east"));
        focus.renew(vec!["north".to_owned()], &cross());
        assert_eq!(focus.current(), Some("north"));
        focus.renew(Vec::new(), &cross());
        assert_eq!(focus.current(), None);
        focus.step(1);
    }
}
