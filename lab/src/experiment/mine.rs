//! Figures from recorded games: the same ones, for games that people played.

use hustings_catalog::{Catalog, EachGame, Refused, each_game, known_sets};
use hustings_core::{CompleteGame, Log, Match, Record, ReplayError};

use super::play::Notes;
use super::{LabError, Sample, Samples};
use crate::arena::play::Onlooker;

/// Replays the finished records of one game and one number of seats; the second value counts the others. Each record
/// comes with the name of its file, for errors.
pub fn mine(records: &[(String, Record)]) -> Result<(Samples, u32), LabError> {
    let (_, first) = records.first().ok_or(LabError::NoGames)?;
    Catalog::standard().game(&first.game)?;
    let mut visit = Visit { records, result: None };
    each_game(&mut visit);
    visit.result.expect("the catalog knows the game")
}

struct Visit<'a> {
    records: &'a [(String, Record)],
    result: Option<Result<(Samples, u32), LabError>>,
}

impl EachGame for Visit<'_> {
    fn each<G: CompleteGame>(&mut self) {
        if G::INFO.name == self.records[0].1.game {
            self.result = Some(all::<G>(self.records));
        }
    }
}

fn all<G: CompleteGame>(records: &[(String, Record)]) -> Result<(Samples, u32), LabError> {
    let first = &records[0].1;
    let mut samples = Samples::default();
    let mut others = 0;
    for (number, (file, record)) in records.iter().enumerate() {
        if record.game != first.game || record.seats != first.seats {
            others += 1;
            continue;
        }
        let bad = |why: String| LabError::BadRecord { file: file.clone(), why };
        match one::<G>(record, number as u32).map_err(bad)? {
            Some(sample) => samples.games.push(sample),
            None => others += 1,
        }
    }
    if samples.games.is_empty() { Err(LabError::NoGames) } else { Ok((samples, others)) }
}

/// `None` for an unfinished game.
fn one<G: CompleteGame>(record: &Record, number: u32) -> Result<Option<Sample>, String> {
    let bad = |why: ReplayError| Refused::record::<G>(&why).to_string();
    let (mut game, events) = Match::<G>::open_with(record, &known_sets::<G>()).map_err(bad)?;
    let start = game.start().clone();
    let mut notes = Notes::new(&start);
    for event in events {
        notes.add(|| event);
    }
    for (number, (seat, text)) in record.moves.iter().enumerate() {
        for event in game.replay_move(number + 1, *seat, text).map_err(bad)? {
            notes.add(|| event);
        }
        notes.after_move(game.state());
    }
    Ok(G::outcome(game.state()).map(|_| notes.sample(number, game.state())))
}
