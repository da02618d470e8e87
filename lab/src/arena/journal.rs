//! The file of an arena: a header line, then a line for every finished game. An arena that was stopped continues from it.

use std::fs::{File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use hustings_core::{CompleteGame, Start};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Arena, ArenaError, Played};
use hustings_bots::Budget;

/// What must be equal for games to belong to the same arena. The number of games is left out, so that an arena can be
/// extended.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(super) struct Header {
    arena: u32,
    game: String,
    rules: u32,
    set: Option<String>,
    seats: u8,
    options: Value,
    bots: Vec<String>,
    budget: String,
    seed: String,
}

/// The version of the file format.
const VERSION: u32 = 1;

impl Header {
    pub fn of<G: CompleteGame>(start: &Start<G>, arena: &Arena) -> Header {
        Header {
            arena: VERSION,
            game: G::INFO.name.to_owned(),
            rules: G::INFO.rules_version,
            set: start.set().version(),
            seats: start.seats(),
            options: serde_json::to_value(start.options()).expect("options are plain data"),
            bots: arena.bots.iter().map(ToString::to_string).collect(),
            budget: match arena.budget {
                Budget::Nodes(nodes) => format!("nodes={nodes}"),
                Budget::Time(time) => format!("ms={}", time.as_millis()),
                Budget::NodesWithin(nodes, time) => format!("nodes={nodes} ms={}", time.as_millis()),
            },
            seed: arena.seed.clone(),
        }
    }

    /// The first field in which `found`, the file's header, differs: its name, the value found and the value expected.
    fn differs(&self, found: &Header) -> Option<(&'static str, String, String)> {
        let parts = |header: &Header| {
            [
                ("version", header.arena.to_string()),
                ("game", header.game.clone()),
                ("rules", header.rules.to_string()),
                ("component set", header.set.clone().unwrap_or_default()),
                ("number of seats", header.seats.to_string()),
                ("options", header.options.to_string()),
                ("bots", header.bots.join(",")),
                ("budget", header.budget.clone()),
                ("seed", header.seed.clone()),
            ]
        };
        let mut both = parts(self).into_iter().zip(parts(found));
        both.find_map(|((what, own), (_, other))| (own != other).then_some((what, other, own)))
    }
}

pub(super) struct Journal(Option<(PathBuf, Mutex<File>)>);

impl Journal {
    pub fn nowhere() -> Journal {
        Journal(None)
    }

    /// Opens or creates the file and reads its games. An incomplete last line is dropped.
    pub fn open(path: &Path, header: &Header) -> Result<(Journal, Vec<Played>), ArenaError> {
        let failed = |why: io::Error| ArenaError::File { file: path.to_owned(), why };
        let text = match std::fs::read_to_string(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            read => read.map_err(failed)?,
        };
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        let played = read(path, whole, header)?;
        let mut file = OpenOptions::new().create(true).append(true).open(path).map_err(failed)?;
        file.set_len(whole.len() as u64).map_err(failed)?;
        if whole.is_empty() {
            writeln!(file, "{}", line(header)).map_err(failed)?;
        }
        Ok((Journal(Some((path.to_owned(), Mutex::new(file)))), played))
    }

    pub fn append(&self, game: &Played) -> Result<(), ArenaError> {
        let Some((path, file)) = &self.0 else { return Ok(()) };
        let text = line(game) + "\n"; // one write, so that an interruption breaks at most one line
        let written = file.lock().expect("nobody panics while writing").write_all(text.as_bytes());
        written.map_err(|why| ArenaError::File { file: path.clone(), why })
    }
}

fn read(path: &Path, text: &str, header: &Header) -> Result<Vec<Played>, ArenaError> {
    let bad = |line: usize, why: String| ArenaError::BadLine { file: path.to_owned(), line, why };
    let mut lines = text.lines().enumerate();
    let Some((_, first)) = lines.next() else { return Ok(Vec::new()) };
    let found: Header =
        serde_json::from_str(first).map_err(|_| bad(1, "this is not the file of an arena".to_owned()))?;
    if let Some((what, found, expected)) = header.differs(&found) {
        return Err(ArenaError::OtherArena { file: path.to_owned(), what, found, expected });
    }
    let seats = usize::from(header.seats);
    let game = |(at, line): (usize, &str)| {
        let game: Played = serde_json::from_str(line).map_err(|error| bad(at + 1, error.to_string()))?;
        let fits = [game.seating.len(), game.ranks.len(), game.facts.len()] == [seats; 3]
            && game.seating.iter().all(|bot| *bot < header.bots.len());
        if fits { Ok(game) } else { Err(bad(at + 1, "this game does not fit the header of the file".to_owned())) }
    };
    lines.map(game).collect()
}

fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data")
}
