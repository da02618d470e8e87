//! One conversation: at most one game at a time, and an answer to every line.

use hustings_catalog::{AnyMatch, Catalog, Refused};
use hustings_core::{Record, Seat, Seed, Viewer};
use serde_json::Value;

use super::LONGEST_LINE;
use super::answer::{Answer, Code, GameLine, Line, Refusal};
use super::request::{Eyes, Request};

/// The game being driven, if one was begun.
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

    /// Appends the answer to `line` and a line feed; a blank line asks nothing and is answered by nothing.
    pub fn answer(&mut self, line: &[u8], out: &mut Vec<u8>) -> Then {
        if line.trim_ascii().is_empty() {
            return Then::GoOn;
        }
        let answer = Request::read(line).and_then(|request| self.carry_out(request));
        write(&answer, out);
        if matches!(answer, Ok(Answer::Bye {})) { Then::Quit } else { Then::GoOn }
    }

    /// The answer to a line that was too long to be read.
    pub fn refuse_long_line(&mut self, out: &mut Vec<u8>) -> Then {
        let message = format!("a request has at most {LONGEST_LINE} bytes; the rest of this line was skipped");
        write(&Err(Refusal::new(Code::LineTooLong, message)), out);
        Then::GoOn
    }

    fn carry_out(&mut self, request: Request) -> Result<Answer, Refusal> {
        Ok(match request {
            Request::Games {} => {
                let games = self.catalog.games().map(GameLine::new);
                Answer::Games { games: games.collect() }
            }
            Request::New { game, seats, options, seed, viewer } => self.begin(&game, seats, &options, seed, viewer)?,
            Request::Load { record, viewer } => self.load(&record, viewer)?,
            Request::Pending {} => Answer::Pending { pending: pending(self.game()?) },
            Request::Moves { seat } => {
                let game = self.game()?;
                Answer::Moves { moves: game.moves(find_seat(seat, game)?)? }
            }
            Request::Play { seat, text, viewer } => {
                let game = self.game.as_deref_mut().ok_or_else(no_game)?;
                // Both before the move is made: a refusal changes nothing.
                let (seat, viewer) = (find_seat(seat, game)?, find_viewer(viewer, game)?);
                Answer::Events { events: game.play(seat, &text)?.seen_by(viewer) }
            }
            Request::View { seat } => {
                let game = self.game()?;
                Answer::View { view: game.view(find_viewer(seat, game)?)? }
            }
            Request::Outcome {} => Answer::Outcome { outcome: self.game()?.outcome() },
            Request::Record {} => Answer::Record { record: self.game()?.record().to_string() },
            Request::Perft { depth } => Answer::Nodes { nodes: perft(self.game()?, depth, MOST_NODES)? },
            Request::Quit {} => Answer::Bye {},
        })
    }

    fn game(&self) -> Result<&dyn AnyMatch, Refusal> {
        self.game.as_deref().ok_or_else(no_game)
    }

    fn begin(
        &mut self,
        name: &str,
        seats: u64,
        options: &Value,
        seed: Option<String>,
        viewer: Eyes,
    ) -> Result<Answer, Refusal> {
        let game = self.catalog.game(name)?;
        let seats = u8::try_from(seats).map_err(|_| {
            Refused::new(hustings_catalog::Code::BadOptions, format!("no game has a table with {seats} seats"))
        })?;
        let seed = match seed {
            Some(text) => text,
            None => crate::chance::seed(),
        };
        let seed = Seed::new(seed, Vec::new())
            .map_err(|error| Refused::new(hustings_catalog::Code::BadSeed, error.to_string()))?;
        let opened = game.start(seats, options, seed)?;
        let viewer = find_viewer(viewer, &*opened.game)?;
        self.game = Some(opened.game);
        Ok(Answer::Events { events: opened.told.seen_by(viewer) })
    }

    fn load(&mut self, text: &str, viewer: Eyes) -> Result<Answer, Refusal> {
        let record: Record =
            text.parse().map_err(|error| Refused::new(hustings_catalog::Code::BadRecord, format!("{error}")))?;
        let game = self.catalog.replay(&record)?;
        let view = game.view(find_viewer(viewer, &*game)?)?;
        let game = &*self.game.insert(game);
        Ok(Answer::Loaded { pending: pending(&**game), moves: game.played(), outcome: game.outcome(), view })
    }
}

fn no_game() -> Refusal {
    Refusal::new(Code::NoGame, "no game has been begun: ask for `new` or `load` first")
}

fn find_seat(number: u64, game: &dyn AnyMatch) -> Result<Seat, Refused> {
    let seats = game.seats();
    u8::try_from(number).ok().filter(|seat| *seat < seats).map(Seat).ok_or_else(|| {
        let message = format!("there is no seat {number}; this table has seats 0 to {}", seats - 1);
        Refused::new(hustings_catalog::Code::BadSeat, message)
    })
}

fn find_viewer(eyes: Eyes, game: &dyn AnyMatch) -> Result<Viewer, Refused> {
    Ok(match eyes {
        Eyes::Seat(number) => Viewer::Seat(find_seat(number, game)?),
        Eyes::Spectator => Viewer::Spectator,
        Eyes::All => Viewer::Everything,
    })
}

fn pending(game: &dyn AnyMatch) -> Vec<u8> {
    game.pending().iter().map(|seat| seat.0).collect()
}

/// How many sequences are counted at most, so that one line cannot hold a session for hours.
const MOST_NODES: u64 = 2_000_000_000;
/// How far ahead is counted at most: longer than any game lasts.
const DEEPEST: u64 = 200;

/// Counts depth by depth. From how the last two grew it knows, before it starts, whether the next one is too much.
fn perft(game: &dyn AnyMatch, depth: u64, most: u64) -> Result<u64, Refusal> {
    if depth > DEEPEST {
        return Err(Refusal::new(Code::TooDeep, format!("`depth` is at most {DEEPEST}")));
    }
    let (mut before, mut nodes, mut work) = (1, 1, 0);
    for reached in 1..=depth {
        let guess = u128::from(nodes) * u128::from(nodes) / u128::from(before);
        if work + guess > u128::from(most) {
            let last = reached - 1;
            let message = format!(
                "counting to depth {reached} would take about {guess} sequences, and {most} are counted at most; \
                 depth {last} has {nodes}"
            );
            return Err(Refusal::new(Code::TooDeep, message));
        }
        (before, nodes) = (nodes, game.perft(reached as u32));
        work += u128::from(nodes);
    }
    Ok(nodes)
}

fn write(answer: &Result<Answer, Refusal>, out: &mut Vec<u8>) {
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
