//! Connect Four: seven columns, six rows, four in a line win (CF-1 to CF-4).

use std::borrow::Cow;
use std::fmt;

use hustings_core::{
    BadData, BadOption, Balance, Components, Faces, Files, Game, Info, Learning, Log, Luck, Nature, Orders, Outcome,
    PerSeat, Refusal, Rule, Search, Seat, SeatSet, Sketch, Span, Speak, Spot, Start, Terminal, Tone, Viewer,
};
use serde::{Deserialize, Serialize};

const COLUMNS: u8 = 7;
const ROWS: u8 = 6;
/// Bits of a column: its rows, and one that stays empty, so that no line goes around the edge.
const HEIGHT: u8 = ROWS + 1;

const INFO: Info = Info {
    name: "connect-four",
    title: "Connect Four",
    tagline: "Four in a line.",
    prefix: "CF",
    seats: &[2],
    options: &[],
    orders: &[],
    rules_version: 1,
    secrets: false,
    hidden: false,
    rules: include_str!("CONNECT_FOUR.md"),
    words: "reason-line = Four in a line\nreason-shared = A full board without a line\n",
};

#[derive(Debug)]
pub struct ConnectFour;

/// There is nothing to choose before play.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

/// A disc is a bit: seven for each column, from the bottom.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    discs: [u64; 2],
    played: u8,
    won: bool,
}

hustings_core::changes!(State { discs, played, won });

/// A column, counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move(u8);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    Dropped { seat: Seat, column: u8 },
    Won { seat: Seat },
    Drawn,
}

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    #[error("it is not your turn")]
    NotYourTurn,
    #[error("column {0} is full")]
    Full(u8),
    #[error("`{0}` is no column; write a number from 1 to 7")]
    Unreadable(String),
}

impl State {
    /// Every disc lies in one place of the board and was played in turn; who has a line has won.
    pub fn is_sound(&self) -> bool {
        let full: u64 = (0..COLUMNS).map(|column| ((1 << ROWS) - 1) << (column * HEIGHT)).sum();
        let [one, other] = self.discs;
        let (first, second) = (one.count_ones(), other.count_ones());
        one & other == 0
            && (one | other) & !full == 0
            && u32::from(self.played) == first + second
            && (first == second || first == second + 1)
            && self.won == self.discs.into_iter().any(has_line)
    }

    fn turn(&self) -> Seat {
        Seat(self.played % 2)
    }

    fn over(&self) -> bool {
        self.won || self.played == COLUMNS * ROWS
    }

    /// The lowest empty place of a column; one above the top when it is full.
    fn place(&self, Move(column): Move) -> u64 {
        let base = 1 << ((column - 1) * HEIGHT);
        let column = ((1 << ROWS) - 1) * base;
        (((self.discs[0] | self.discs[1]) & column) + base) & (column << 1 | base)
    }

    fn is_full(&self, mv: Move) -> bool {
        self.place(mv) & (1 << ((mv.0 - 1) * HEIGHT + ROWS)) != 0
    }
}

/// CF-3: two neighbours in a direction, and such a pair two steps on.
fn has_line(discs: u64) -> bool {
    [1, HEIGHT - 1, HEIGHT, HEIGHT + 1].into_iter().any(|step| {
        let pairs = discs & discs >> step;
        pairs & pairs >> (2 * step) != 0
    })
}

impl Game for ConnectFour {
    type Options = Options;
    type Set = ();
    type State = State;
    type Move = Move;
    type TypedMove = String;
    type Event = Event;
    type View = State;
    type Illegal = Illegal;

    const INFO: Info = INFO;

    fn complete_options(seats: u8, options: Options) -> Result<Options, BadOption> {
        if seats == 2 {
            Ok(options)
        } else {
            Err(BadOption::seats("CF-1.1", Self::INFO.title, Self::INFO.seats, seats))
        }
    }

    fn load(_files: &Files) -> Result<(), BadData> {
        Ok(())
    }

    fn standard_set() -> &'static Components<()> {
        Components::nothing()
    }

    fn setup(_start: &Start<Self>, _luck: &mut Luck, _log: &mut impl Log<Event>) -> State {
        State { discs: [0; 2], played: 0, won: false }
    }

    #[inline]
    fn pending(state: &State) -> SeatSet {
        if state.over() { SeatSet::NONE } else { SeatSet::one(state.turn()) }
    }

    #[inline]
    fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
        if Self::pending(state).contains(seat) {
            out.extend((1..=COLUMNS).map(Move).filter(|mv| !state.is_full(*mv)));
        }
    }

    #[inline]
    fn play(
        state: &mut State,
        seat: Seat,
        mv: &Move,
        _luck: &mut Luck,
        log: &mut impl Log<Event>,
    ) -> Result<(), Illegal> {
        if !Self::pending(state).contains(seat) {
            return Err(Illegal::NotYourTurn);
        }
        if state.is_full(*mv) {
            return Err(Illegal::Full(mv.0));
        }
        state.discs[seat.index()] |= state.place(*mv);
        state.played += 1;
        log.add(|| Event::Dropped { seat, column: mv.0 });
        state.won = has_line(state.discs[seat.index()]);
        if state.won {
            log.add(|| Event::Won { seat });
        } else if state.over() {
            log.add(|| Event::Drawn);
        }
        Ok(())
    }

    fn outcome(state: &State) -> Option<Outcome> {
        if !state.over() {
            return None;
        }
        let winner = state.won.then(|| state.turn().next(2));
        let lost = |seat| winner.is_some_and(|winner| winner != seat);
        Some(Outcome {
            ranks: PerSeat::new(2, |seat| 1 + u8::from(lost(seat))),
            scores: PerSeat::new(2, |seat| i32::from(winner == Some(seat))),
            reason: Cow::Borrowed(if state.won { "line" } else { "shared" }),
            teams: Vec::new(),
        })
    }

    fn view(_start: &Start<Self>, state: &State, _viewer: Viewer) -> State {
        state.clone()
    }

    fn imagine(_start: &Start<Self>, view: &State, _luck: &mut Luck) -> Result<State, String> {
        if view.is_sound() { Ok(view.clone()) } else { Err("the discs do not fit the board".to_owned()) }
    }

    fn write_move(_start: &Start<Self>, mv: &Move) -> String {
        mv.0.to_string()
    }

    fn read_move(_start: &Start<Self>, text: &str) -> Result<Move, Illegal> {
        let column = text.trim().parse().ok().filter(|column| (1..=COLUMNS).contains(column));
        column.map(Move).ok_or_else(|| Illegal::Unreadable(text.chars().take(20).collect()))
    }

    fn typed_move(start: &Start<Self>, mv: &Move) -> String {
        Self::write_move(start, mv)
    }

    fn longest(_start: &Start<Self>) -> u32 {
        u32::from(COLUMNS * ROWS)
    }
}

impl Search for ConnectFour {
    /// The middle column is on most lines.
    fn evaluate(state: &State, seat: Seat) -> f32 {
        if let Some(outcome) = Self::outcome(state) {
            return outcome.share(seat);
        }
        let middle = ((1u64 << ROWS) - 1) << (3 * HEIGHT);
        let lead = |seat: Seat| (state.discs[seat.index()] & middle).count_ones() as f32;
        0.5 + 0.05 * (lead(seat) - lead(seat.next(2)))
    }
}

impl Orders for ConnectFour {}

impl Balance for ConnectFour {}

impl Faces for ConnectFour {
    type Faces = ();

    fn faces(_: &Self::Set) {}
}

impl Learning for ConnectFour {
    fn all_moves(_start: &Start<Self>, out: &mut Vec<Move>) {
        out.extend((1..=COLUMNS).map(Move));
    }
}

impl Terminal for ConnectFour {
    fn sketch(start: &Start<Self>, view: &State, moves: &[Move], _speak: Speak<'_>) -> Sketch {
        let mut sketch = Sketch::default();
        for row in (0..ROWS).rev() {
            let disc = |column: u8| {
                let place = 1u64 << (column * HEIGHT + row);
                match view.discs.map(|discs| discs & place != 0) {
                    [true, _] => Span::new("X ", Tone::Of(Seat(0))),
                    [_, true] => Span::new("O ", Tone::Of(Seat(1))),
                    _ => Span::new(". ", Tone::Faint),
                }
            };
            sketch.lines.push((0..COLUMNS).map(disc).collect());
        }
        sketch.lines.push(vec![Span::new("1 2 3 4 5 6 7", Tone::Plain)]);
        let spot = |mv: &Move| {
            let column = 2 * u16::from(mv.0 - 1);
            Spot { mv: Self::write_move(start, mv), line: u16::from(ROWS), column, width: 1 }
        };
        sketch.spots = moves.iter().map(spot).collect();
        sketch
    }
}

impl hustings_core::Event for Event {
    fn seen_by(&self, _viewer: Viewer) -> Option<Event> {
        Some(*self)
    }

    fn nature(&self) -> Nature {
        Nature::Plain
    }

    fn rule(&self) -> Rule {
        Rule(match self {
            Event::Dropped { .. } => "CF-2.1",
            Event::Won { .. } => "CF-3.1",
            Event::Drawn => "CF-3.2",
        })
    }

    fn message(&self) -> hustings_core::Message {
        hustings_core::say!("plain", text = self.to_string())
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Dropped { seat, column } => write!(f, "Seat {seat} drops a disc into column {column}."),
            Event::Won { seat } => write!(f, "Seat {seat} has four in a line."),
            Event::Drawn => f.write_str("The board is full."),
        }
    }
}

impl Refusal for Illegal {
    fn rule(&self) -> Rule {
        Rule(match self {
            Illegal::NotYourTurn => "CF-2.1",
            Illegal::Full(_) => "CF-2.2",
            Illegal::Unreadable(_) => "CF-4.1",
        })
    }

    fn message(&self) -> hustings_core::Message {
        hustings_core::say!("plain", text = self.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_found_in_all_directions() {
        for (discs, line) in [
            (0b1111, true),
            (0b111, false),
            (1 | 1 << 7 | 1 << 14 | 1 << 21, true),
            (1 | 1 << 8 | 1 << 16 | 1 << 24, true),
            (1 << 3 | 1 << 9 | 1 << 15 | 1 << 21, true),
            (0b11 << 4 | 0b11 << 7, false), // the top of one column and the bottom of the next
        ] {
            assert_eq!(has_line(discs), line, "{discs:b}");
        }
    }
}
