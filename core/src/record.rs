//! A game as text that a person can read and paste: a few header lines, then one line per move.
//!
//! ```text
//! hustings record 1
//! game: kuzushi
//! rules: 1
//! seats: 2
//! options: {"grid":6,"tiles":19,"teams":0}
//! name 0: "Ann"
//! seed: "any text"
//! moves:
//! 1 base 1,0
//! 0 base 2,1
//! ```
//! Blank lines and lines that begin with `#` are ignored. Texts are JSON strings, so that any name and any seed fits on
//! one line. `result:` and `events:` follow the moves of a finished game.

use std::fmt;

use serde::de::DeserializeOwned;

use crate::{MAX_SEATS, Outcome, Seat};

const TITLE: &str = "hustings record 1";

/// Header and moves, not yet checked against any game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    pub game: String,
    /// The game's rules version.
    pub rules: u32,
    /// The component set, for games that have one.
    pub set: Option<String>,
    pub seats: u8,
    pub options: serde_json::Value,
    /// One name for each seat, or empty if nobody has one.
    pub names: Vec<String>,
    /// The secret, once it may be published.
    pub seed: Option<String>,
    /// The hash the table published before the players gave their words.
    pub commitment: Option<String>,
    /// The players' words; empty if the luck comes from the seed alone.
    pub words: Vec<String>,
    pub moves: Vec<(Seat, String)>,
    pub result: Option<Outcome>,
    /// The hash over all events, so that dice and shuffles cannot be rewritten afterwards.
    pub events: Option<String>,
}

/// Why a text is not a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordError {
    /// Counted from 1; 0 when something is missing.
    pub line: usize,
    pub expected: String,
}

impl std::error::Error for RecordError {}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => f.write_str(&self.expected),
            line => write!(f, "line {line}: {}", self.expected),
        }
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{TITLE}")?;
        writeln!(f, "game: {}", self.game)?;
        writeln!(f, "rules: {}", self.rules)?;
        if let Some(set) = &self.set {
            writeln!(f, "set: {}", quoted(set))?;
        }
        writeln!(f, "seats: {}", self.seats)?;
        writeln!(f, "options: {}", self.options)?;
        for (seat, name) in self.names.iter().enumerate() {
            writeln!(f, "name {seat}: {}", quoted(name))?;
        }
        if let Some(commitment) = &self.commitment {
            writeln!(f, "commitment: {}", quoted(commitment))?;
        }
        if let Some(seed) = &self.seed {
            writeln!(f, "seed: {}", quoted(seed))?;
        }
        for (seat, word) in self.words.iter().enumerate() {
            writeln!(f, "word {seat}: {}", quoted(word))?;
        }
        writeln!(f, "moves:")?;
        for (seat, mv) in &self.moves {
            writeln!(f, "{seat} {mv}")?;
        }
        if let Some(result) = &self.result {
            let result = serde_json::to_string(result).map_err(|_| fmt::Error)?;
            writeln!(f, "result: {result}")?;
        }
        if let Some(events) = &self.events {
            writeln!(f, "events: {}", quoted(events))?;
        }
        Ok(())
    }
}

fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

impl std::str::FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(number, line)| Line { number: number + 1, text: line.trim() })
            .filter(|line| !line.text.is_empty() && !line.text.starts_with('#'));

        let title = lines.next().ok_or_else(|| missing("a record, but the text is empty"))?;
        if title.text != TITLE {
            return Err(title.wrong(format!("expected `{TITLE}`")));
        }
        let mut header = Header::default();
        loop {
            let line = lines.next().ok_or_else(|| missing("`moves:` after the header"))?;
            if line.text == "moves:" {
                break;
            }
            header.read(&line)?;
        }
        let mut record = header.finish()?;
        for line in lines {
            record.read_after_header(&line)?;
        }
        Ok(record)
    }
}

struct Line<'a> {
    number: usize,
    text: &'a str,
}

impl Line<'_> {
    fn wrong(&self, expected: impl Into<String>) -> RecordError {
        RecordError { line: self.number, expected: expected.into() }
    }

    /// `key: value`, or `key seat: value`.
    fn parts(&self) -> Result<(&str, Option<usize>, &str), RecordError> {
        let (left, value) = self.text.split_once(':').ok_or_else(|| self.wrong("expected `key: value` or `moves:`"))?;
        match left.split_once(' ') {
            None => Ok((left, None, value.trim())),
            Some((key, seat)) => {
                let seat = seat.parse().map_err(|_| self.wrong(format!("expected a seat number after `{key}`")))?;
                Ok((key, Some(seat), value.trim()))
            }
        }
    }

    fn value<T: DeserializeOwned>(&self, value: &str, what: &str) -> Result<T, RecordError> {
        serde_json::from_str(value).map_err(|error| self.wrong(format!("expected {what}: {error}")))
    }

    fn once<T>(&self, slot: &mut Option<T>, value: T) -> Result<(), RecordError> {
        if slot.replace(value).is_some() { Err(self.wrong("this line stands here a second time")) } else { Ok(()) }
    }
}

fn missing(what: &str) -> RecordError {
    RecordError { line: 0, expected: format!("expected {what}") }
}

/// The part of the header read so far.
#[derive(Default)]
struct Header {
    game: Option<String>,
    rules: Option<u32>,
    set: Option<String>,
    seats: Option<u8>,
    options: Option<serde_json::Value>,
    names: Vec<String>,
    seed: Option<String>,
    commitment: Option<String>,
    words: Vec<String>,
}

impl Header {
    fn read(&mut self, line: &Line<'_>) -> Result<(), RecordError> {
        match line.parts()? {
            ("game", None, value) => line.once(&mut self.game, value.to_owned()),
            ("rules", None, value) => line.once(&mut self.rules, line.value(value, "the version of the rules")?),
            ("set", None, value) => line.once(&mut self.set, line.value(value, "a text in quotes")?),
            ("seats", None, value) => {
                let seats: u8 = line.value(value, "the number of seats")?;
                if seats == 0 || usize::from(seats) > MAX_SEATS {
                    return Err(line.wrong(format!("expected 1 to {MAX_SEATS} seats")));
                }
                line.once(&mut self.seats, seats)
            }
            ("options", None, value) => line.once(&mut self.options, line.value(value, "the options as JSON")?),
            ("seed", None, value) => line.once(&mut self.seed, line.value(value, "a text in quotes")?),
            ("commitment", None, value) => line.once(&mut self.commitment, line.value(value, "a text in quotes")?),
            ("name", Some(seat), value) => push_in_order(&mut self.names, seat, value, line),
            ("word", Some(seat), value) => push_in_order(&mut self.words, seat, value, line),
            (key, _, _) => Err(line.wrong(format!("`{key}` is no line of a record's header"))),
        }
    }

    fn finish(self) -> Result<Record, RecordError> {
        let seats = self.seats.ok_or_else(|| missing("a line `seats:`"))?;
        for (list, what) in [(&self.names, "name"), (&self.words, "word")] {
            if !list.is_empty() && list.len() != usize::from(seats) {
                return Err(missing(&format!("a line `{what}` for each seat or for none")));
            }
        }
        Ok(Record {
            game: self.game.ok_or_else(|| missing("a line `game:`"))?,
            rules: self.rules.ok_or_else(|| missing("a line `rules:`"))?,
            set: self.set,
            seats,
            options: self.options.unwrap_or_else(|| serde_json::Value::Object(serde_json::Map::new())),
            names: self.names,
            seed: self.seed,
            commitment: self.commitment,
            words: self.words,
            moves: Vec::new(),
            result: None,
            events: None,
        })
    }
}

fn push_in_order(list: &mut Vec<String>, seat: usize, value: &str, line: &Line<'_>) -> Result<(), RecordError> {
    if seat != list.len() || seat >= MAX_SEATS {
        return Err(line.wrong(format!("expected seat {} here", list.len())));
    }
    list.push(line.value(value, "a text in quotes")?);
    Ok(())
}

impl Record {
    fn read_after_header(&mut self, line: &Line<'_>) -> Result<(), RecordError> {
        if line.text.starts_with(|first: char| first.is_ascii_digit()) {
            if self.result.is_some() || self.events.is_some() {
                return Err(line.wrong("a move after the result"));
            }
            let (seat, mv) = line.text.split_once(' ').ok_or_else(|| line.wrong("expected `seat move`"))?;
            let seat = seat.parse().ok().filter(|seat| *seat < self.seats);
            let seat = seat.ok_or_else(|| line.wrong(format!("expected a seat below {}", self.seats)))?;
            self.moves.push((Seat(seat), mv.trim().to_owned()));
            return Ok(());
        }
        match line.parts()? {
            ("result", None, value) => line.once(&mut self.result, line.value(value, "the result as JSON")?),
            ("events", None, value) => line.once(&mut self.events, line.value(value, "a text in quotes")?),
            (key, _, _) => Err(line.wrong(format!("expected `seat move`, `result:` or `events:`, not `{key}`"))),
        }
    }
}
