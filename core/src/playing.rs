//! One game being played: the state, its luck, and the record that leads to it.

use std::sync::Arc;

use sha2::{Digest, Sha256};

use crate::luck::hex;
use crate::{
    BadOption, Components, Game, Luck, Message, Outcome, Record, Refusal as _, Rule, Seat, Seed, SeedError, Silent,
    Start, Viewer, say,
};

/// A game in progress. It writes, move by move, the record that replays to exactly this state.
pub struct Match<G: Game> {
    start: Start<G>,
    // What never changes is shared by all copies of a match; a server makes one for every move.
    seed: Arc<Seed>,
    commitment: Option<Arc<str>>,
    names: Arc<[String]>,
    state: G::State,
    luck: Luck,
    moves: Vec<(Seat, G::Move)>,
    /// A hash over every event since the setup, as JSON lines.
    events: Sha256,
}

impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Self {
        Match {
            start: self.start.clone(),
            seed: Arc::clone(&self.seed),
            commitment: self.commitment.clone(),
            names: Arc::clone(&self.names),
            state: self.state.clone(),
            luck: self.luck.clone(),
            moves: self.moves.clone(),
            events: self.events.clone(),
        }
    }
}

impl<G: Game> Match<G> {
    /// Sets up the match; returns it with the events of the setup.
    pub fn new(start: Start<G>, seed: Seed) -> (Match<G>, Vec<G::Event>) {
        let mut luck = seed.luck();
        let mut told = Vec::new();
        let state = G::setup(&start, &mut luck, &mut told);
        let mut game = Match {
            start,
            seed: Arc::new(seed),
            commitment: None,
            names: Arc::default(),
            state,
            luck,
            moves: Vec::new(),
            events: Sha256::new(),
        };
        game.witness(&told);
        (game, told)
    }

    /// Names for the record, one per seat.
    pub fn name_seats(&mut self, names: Vec<String>) {
        assert!(names.len() == usize::from(self.start.seats()), "a name for each seat");
        self.names = names.into();
    }

    /// Notes in the record that the seed's hash was published before the players gave their words.
    pub fn commit(&mut self) {
        self.commitment = Some(self.seed.commitment().into());
    }

    pub fn play(&mut self, seat: Seat, mv: &G::Move) -> Result<Vec<G::Event>, G::Illegal> {
        let mut told = Vec::new();
        G::play(&mut self.state, seat, mv, &mut self.luck, &mut told)?;
        self.moves.push((seat, mv.clone()));
        self.witness(&told);
        Ok(told)
    }

    fn witness(&mut self, told: &[G::Event]) {
        for event in told {
            let line = serde_json::to_vec(event).expect("an event is plain data");
            self.events.update(&line);
            self.events.update(b"\n");
        }
    }

    pub fn start(&self) -> &Start<G> {
        &self.start
    }

    pub fn state(&self) -> &G::State {
        &self.state
    }

    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    pub fn names(&self) -> &[String] {
        &self.names
    }

    pub fn moves(&self) -> &[(Seat, G::Move)] {
        &self.moves
    }

    pub fn view(&self, viewer: Viewer) -> G::View {
        G::view(&self.start, &self.state, viewer)
    }

    pub fn outcome(&self) -> Option<Outcome> {
        G::outcome(&self.state)
    }

    /// The whole record, seed included: for the program that runs the match, or for everybody once it is over.
    pub fn record(&self) -> Record {
        let result = self.outcome();
        Record {
            game: G::INFO.name.to_owned(),
            rules: G::INFO.rules_version,
            set: self.start.set().version(),
            seats: self.start.seats(),
            options: serde_json::to_value(self.start.options()).expect("options are plain data"),
            names: self.names.to_vec(),
            seed: Some(self.seed.secret().to_owned()),
            commitment: self.commitment.as_deref().map(str::to_owned),
            words: self.seed.words().to_vec(),
            moves: self.moves.iter().map(|(seat, mv)| (*seat, G::write_move(&self.start, mv))).collect(),
            events: result.as_ref().map(|_| hex(&self.events.clone().finalize())),
            result,
        }
    }

    /// The match of a record before its first move, with the game's own components.
    pub fn open(record: &Record) -> Result<(Match<G>, Vec<G::Event>), ReplayError> {
        Match::open_with(record, &[G::standard_set()])
    }

    /// The same with whichever of `sets` the record names.
    pub fn open_with(
        record: &Record,
        sets: &[&'static Components<G::Set>],
    ) -> Result<(Match<G>, Vec<G::Event>), ReplayError> {
        if record.game != G::INFO.name {
            return Err(ReplayError::OtherGame { found: record.game.clone(), expected: G::INFO.name });
        }
        if record.rules != G::INFO.rules_version {
            return Err(ReplayError::OtherRules { found: record.rules, current: G::INFO.rules_version });
        }
        let Some(set) = sets.iter().find(|set| set.plays(record.set.as_deref())) else {
            let known: Vec<_> = sets.iter().filter_map(|set| set.version()).collect();
            return Err(ReplayError::OtherSet {
                found: record.set.clone().unwrap_or_default(),
                current: known.join(", "),
            });
        };
        let options = serde_json::from_value(record.options.clone())
            .map_err(|error| G::INFO.wrong_value(&record.options).unwrap_or_else(|| error.to_string()))
            .map_err(ReplayError::UnreadableOptions)?;
        let start = Start::with_set(record.seats, options, set)?;
        let secret = record.seed.clone().ok_or(ReplayError::NoSeed)?;
        let seed = Seed::new(secret, record.words.clone())?;
        let (mut game, told) = Match::new(start, seed);
        game.names = record.names.clone().into();
        game.commitment = record.commitment.as_deref().map(Arc::from);
        Ok((game, told))
    }

    /// Replays a whole record.
    pub fn replay(record: &Record) -> Result<Match<G>, ReplayError> {
        Match::replay_with(record, &[G::standard_set()])
    }

    /// The same with whichever of `sets` the record names.
    pub fn replay_with(record: &Record, sets: &[&'static Components<G::Set>]) -> Result<Match<G>, ReplayError> {
        let (mut game, _) = Match::open_with(record, sets)?;
        for (number, (seat, text)) in record.moves.iter().enumerate() {
            game.replay_move(number + 1, *seat, text)?;
        }
        Ok(game)
    }

    /// Plays one move of a record; `number` counts from 1.
    pub fn replay_move(&mut self, number: usize, seat: Seat, text: &str) -> Result<Vec<G::Event>, ReplayError> {
        let refused = |illegal: G::Illegal| ReplayError::Illegal {
            number,
            seat,
            text: text.to_owned(),
            rule: illegal.rule(),
            why: illegal.message(),
        };
        let mv = G::read_move(&self.start, text).map_err(refused)?;
        self.play(seat, &mv).map_err(refused)
    }

    /// Checks everything that can be recomputed from a record: the commitment, every shuffle and roll, every move's
    /// legality and the outcome.
    pub fn verify(record: &Record) -> Result<Audit, ReplayError> {
        Match::<G>::verify_with(record, &[G::standard_set()])
    }

    /// The same with whichever of `sets` the record names.
    pub fn verify_with(record: &Record, sets: &[&'static Components<G::Set>]) -> Result<Audit, ReplayError> {
        let game = Match::<G>::replay_with(record, sets)?;
        if let Some(published) = &record.commitment
            && *published != game.seed.commitment()
        {
            return Err(ReplayError::OtherCommitment);
        }
        let truth = game.record();
        if record.result.is_some() && record.result != truth.result {
            return Err(ReplayError::OtherResult(Box::new(truth.result)));
        }
        if record.events.is_some() && record.events != truth.events {
            return Err(ReplayError::OtherEvents);
        }
        Ok(Audit {
            moves: record.moves.len(),
            committed: record.commitment.is_some(),
            words: record.words.len(),
            witnessed: record.events.is_some(),
            outcome: truth.result,
        })
    }
}

/// What a verification has confirmed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Audit {
    pub moves: usize,
    /// The seed's hash had been published, and fits.
    pub committed: bool,
    /// How many players' words went into the luck.
    pub words: usize,
    /// The record holds the hash of all events, and it fits.
    pub witnessed: bool,
    pub outcome: Option<Outcome>,
}

/// Why a record cannot be replayed, or does not lead where it says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReplayError {
    OtherGame { found: String, expected: &'static str },
    OtherRules { found: u32, current: u32 },
    OtherSet { found: String, current: String },
    UnreadableOptions(String),
    BadOption(BadOption),
    NoSeed,
    BadSeed(SeedError),
    Illegal { number: usize, seat: Seat, text: String, rule: Rule, why: Message },
    OtherCommitment,
    OtherResult(Box<Option<Outcome>>),
    OtherEvents,
}

impl ReplayError {
    /// The rule behind it, if there is one.
    pub fn rule(&self) -> Option<Rule> {
        match self {
            ReplayError::Illegal { rule, .. } => Some(*rule),
            ReplayError::BadOption(bad) => Some(bad.rule),
            _ => None,
        }
    }

    /// The sentence for it; for an illegal move it contains the game's own sentence.
    pub fn message(&self) -> Message {
        match self {
            ReplayError::OtherGame { found, expected } => say!("record-other-game", found, expected = *expected),
            ReplayError::OtherRules { found, current } => say!("record-other-rules", found, current),
            ReplayError::OtherSet { found, current } => say!("record-other-set", found, current),
            ReplayError::UnreadableOptions(why) => say!("bad-options", why),
            ReplayError::BadOption(bad) => bad.message.clone(),
            ReplayError::NoSeed => say!("record-no-seed"),
            ReplayError::BadSeed(error) => say!("bad-seed", why = error.to_string()),
            ReplayError::Illegal { number, seat, text, why, .. } => {
                say!("record-illegal-move", number, seat, text, why)
            }
            ReplayError::OtherCommitment => say!("record-other-commitment"),
            ReplayError::OtherResult(result) => {
                let truth = result
                    .as_ref()
                    .as_ref()
                    .map(|outcome| serde_json::to_string(outcome).expect("an outcome is plain data"));
                say!("record-other-result", truth)
            }
            ReplayError::OtherEvents => say!("record-other-events"),
        }
    }
}

impl From<BadOption> for ReplayError {
    fn from(bad: BadOption) -> ReplayError {
        ReplayError::BadOption(bad)
    }
}

impl From<SeedError> for ReplayError {
    fn from(error: SeedError) -> ReplayError {
        ReplayError::BadSeed(error)
    }
}

/// Counts move sequences of length `depth`, with the pending seats moving in any order; a game that ends earlier counts
/// as one.
pub fn perft<G: Game>(state: &G::State, luck: &Luck, depth: u32) -> u64 {
    let pending = G::pending(state);
    if depth == 0 || pending.is_empty() {
        return 1;
    }
    let mut moves = Vec::new();
    let mut nodes = 0;
    for seat in pending.iter() {
        moves.clear();
        G::legal_moves(state, seat, &mut moves);
        if depth == 1 {
            // each listed move is legal and ends its sequence, so there is no need to play it
            nodes += moves.len() as u64;
            continue;
        }
        for mv in &moves {
            let (mut next, mut luck) = (state.clone(), luck.clone());
            G::play(&mut next, seat, mv, &mut luck, &mut Silent).expect("a listed move is accepted");
            nodes += perft::<G>(&next, &luck, depth - 1);
        }
    }
    nodes
}

impl<G: Game> Match<G> {
    /// [`perft`] from the current position.
    pub fn perft(&self, depth: u32) -> u64 {
        perft::<G>(&self.state, &self.luck, depth)
    }
}
