//! A session: holds at most one game and answers every line.

use hustings_catalog::{AnyMatch, Catalog, Code as CatalogCode, Events, Refused as CatalogRefused};
use hustings_core::{Record, RecordError, Seat, Seed, Viewer, say};
use hustings_words::Names;
use serde_json::Value;
use serde_json::value::RawValue;

use super::LONGEST_LINE;
use super::answer::{Code, EngineAnswer, GameLine, Line, Refused};
use super::request::{Eyes, Request};
use crate::random_seed::random_seed;

/// The state of a session: the current game, if there is one.
pub struct Session<'a> {
    catalog: &'a Catalog,
    game: Option<Box<dyn AnyMatch>>,
}

/// What to do after an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Then {
    GoOn,
    Quit,
}

impl<'a> Session<'a> {
    pub fn new(catalog: &'a Catalog) -> Session<'a> {
        Session { catalog, game: None }
    }

    /// Appends the answer to `line` and a line feed to `out`; a blank line has no answer.
    pub fn answer(&mut self, line: &[u8], out: &mut Vec<u8>) -> Then {
        if line.trim_ascii().is_empty() {
            return Then::GoOn;
        }
        let answer = Request::read(line).and_then(|request| self.handle(request));
        write(&answer, out);
        if matches!(answer, Ok(EngineAnswer::Bye {})) { Then::Quit } else { Then::GoOn }
    }

    /// The answer to a line that is too long.
    pub fn refuse_long_line(&mut self, out: &mut Vec<u8>) -> Then {
        let say = say!("engine-line-too-long", most = LONGEST_LINE as i64);
        write(&Err(Refused::new(Code::LineTooLong, say)), out);
        Then::GoOn
    }

    fn handle(&mut self, request: Request) -> Result<EngineAnswer, Refused> {
        let catalog = |refused: CatalogRefused| refused.map_code(Code::Catalog);
        Ok(match request {
            Request::Games {} => {
                let games = self.catalog.games().map(GameLine::new);
                EngineAnswer::Games { games: games.collect() }
            }
            Request::New { game, seats, options, seed, viewer } => {
                self.begin(&game, seats, &options, seed, viewer).map_err(catalog)?
            }
            Request::Load { record, viewer } => self.load(&record, viewer).map_err(catalog)?,
            Request::Pending {} => EngineAnswer::Pending { pending: pending(self.game()?) },
            Request::Moves { seat } => {
                let game = self.game()?;
                let seat = find_seat(seat, game).map_err(catalog)?;
                EngineAnswer::Moves { moves: game.moves(seat).map_err(catalog)? }
            }
            Request::Play { seat, text, viewer } => {
                let game = self.game.as_deref_mut().ok_or_else(no_game)?;
                // Both are checked before the move is made, because a refused request must change nothing.
                let seat = find_seat(seat, game).map_err(catalog)?;
                let viewer = find_viewer(viewer, game).map_err(catalog)?;
                let told = game.play(seat, &text).map_err(catalog)?;
                EngineAnswer::Events { events: in_words(game, &told, viewer) }
            }
            Request::View { seat } => {
                let game = self.game()?;
                let viewer = find_viewer(seat, game).map_err(catalog)?;
                EngineAnswer::View { view: game.view(viewer).map_err(catalog)? }
            }
            Request::Outcome {} => EngineAnswer::Outcome { outcome: self.game()?.outcome() },
            Request::Record {} => EngineAnswer::Record { record: self.game()?.record().to_string() },
            Request::Perft { depth } => EngineAnswer::Nodes { nodes: perft(self.game()?, depth, MOST_NODES)? },
            Request::Quit {} => EngineAnswer::Bye {},
        })
    }

    fn game(&self) -> Result<&dyn AnyMatch, Refused> {
        self.game.as_deref().ok_or_else(no_game)
    }

    fn begin(
        &mut self,
        name: &str,
        seats: u64,
        options: &Value,
        seed: Option<String>,
        viewer: Eyes,
    ) -> Result<EngineAnswer, CatalogRefused> {
        let game = self.catalog.game(name)?;
        let no_such_table = || say!("no-such-table", seats = seats.to_string());
        let seats = u8::try_from(seats).map_err(|_| CatalogRefused::new(CatalogCode::BadOptions, no_such_table()))?;
        let seed = seed.unwrap_or_else(random_seed);
        let seed = Seed::new(seed, Vec::new())
            .map_err(|error| CatalogRefused::new(CatalogCode::BadSeed, say!("bad-seed", why = error.to_string())))?;
        let opened = game.start(seats, options, seed)?;
        let viewer = find_viewer(viewer, &*opened.game)?;
        let events = in_words(&*opened.game, &opened.told, viewer);
        self.game = Some(opened.game);
        Ok(EngineAnswer::Events { events })
    }

    fn load(&mut self, text: &str, viewer: Eyes) -> Result<EngineAnswer, CatalogRefused> {
        let record: Record = text.parse().map_err(|error: RecordError| {
            CatalogRefused::new(CatalogCode::BadRecord, say!("record-unreadable", why = error.to_string()))
        })?;
        let game = self.catalog.replay(&record)?;
        let view = game.view(find_viewer(viewer, &*game)?)?;
        let game = &*self.game.insert(game);
        Ok(EngineAnswer::Loaded { pending: pending(&**game), moves: game.played(), outcome: game.outcome(), view })
    }
}

/// Events with their sentences; a program counts seats from 0.
fn in_words(game: &dyn AnyMatch, told: &Events, viewer: Viewer) -> Vec<Box<RawValue>> {
    told.seen_in_words(viewer, game.wording(), &Names::numbered(game.seats()))
}

fn no_game() -> Refused {
    Refused::new(Code::NoGame, say!("engine-no-game"))
}

fn find_seat(number: u64, game: &dyn AnyMatch) -> Result<Seat, CatalogRefused> {
    let seats = game.seats();
    u8::try_from(number).ok().filter(|seat| *seat < seats).map(Seat).ok_or_else(|| {
        CatalogRefused::new(CatalogCode::BadSeat, say!("bad-seat", number = number.to_string(), last = seats - 1))
    })
}

fn find_viewer(eyes: Eyes, game: &dyn AnyMatch) -> Result<Viewer, CatalogRefused> {
    Ok(match eyes {
        Eyes::Seat(number) => Viewer::Seat(find_seat(number, game)?),
        Eyes::Spectator => Viewer::Spectator,
        Eyes::All => Viewer::Everything,
    })
}

fn pending(game: &dyn AnyMatch) -> Vec<u8> {
    game.pending().iter().map(|seat| seat.0).collect()
}

/// The most sequences `perft` counts, so that one request cannot block a session for hours.
const MOST_NODES: u64 = 2_000_000_000;
/// The greatest depth of `perft`: more than any game has moves.
const DEEPEST: u64 = 200;

/// Counts depth by depth, and estimates from the growth so far whether the next depth would take too long.
fn perft(game: &dyn AnyMatch, depth: u64, most: u64) -> Result<u64, Refused> {
    if depth > DEEPEST {
        return Err(Refused::new(Code::TooDeep, say!("engine-depth", most = DEEPEST as i64)));
    }
    let (mut before, mut nodes, mut work) = (1, 1, 0);
    for reached in 1..=depth {
        let guess = u128::from(nodes) * u128::from(nodes) / u128::from(before);
        if work + guess > u128::from(most) {
            let say = say!(
                "engine-too-deep",
                depth = reached as i64,
                guess = guess.to_string(),
                most = most.to_string(),
                last = reached as i64 - 1,
                nodes = nodes.to_string(),
            );
            return Err(Refused::new(Code::TooDeep, say));
        }
        (before, nodes) = (nodes, game.perft(reached as u32));
        work += u128::from(nodes);
    }
    Ok(nodes)
}

fn write(answer: &Result<EngineAnswer, Refused>, out: &mut Vec<u8>) {
    serde_json::to_writer(&mut *out, &Line::of(answer)).expect("an answer is plain data, and memory takes it");
    out.push(b'\n');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn perft_stops_before_a_depth_that_would_take_too_long() {
        let catalog = Catalog::standard();
        let seed = Seed::new("", Vec::new()).unwrap();
        let opened = catalog.game("kuzushi").unwrap().start(2, &Value::Null, seed).unwrap();
        assert_eq!(perft(&*opened.game, 4, 10_000).unwrap(), 7064);
        let refused = perft(&*opened.game, 100, 10_000).unwrap_err();
        let message = serde_json::to_value(&refused).unwrap()["message"].as_str().unwrap().to_owned();
        assert!(message.contains("to depth 5") && message.contains("depth 4 has 7064"), "{message}");
    }
}
