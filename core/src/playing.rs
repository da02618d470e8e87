//! One game being played: the state, its luck, and the record that leads to it.

use sha2::{Digest, Sha256};

use crate::luck::hex;
use crate::{BadOption, Components, Game, Luck, Outcome, Record, Rule, Seat, Seed, SeedError, Silent, Start, Viewer};

/// A game in progress. Move by move it writes the record that replays to it, bit for bit.
pub struct Match<G: Game> {
    start: Start<G>,
    seed: Seed,
    commitment: Option<String>,
    names: Vec<String>,
    state: G::State,
    luck: Luck,
    moves: Vec<(Seat, G::Move)>,
    /// Over every event since the setup, as JSON lines.
    events: Sha256,
}

impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Self {
        Match {
            start: self.start.clone(),
            seed: self.seed.clone(),
            commitment: self.commitment.clone(),
            names: self.names.clone(),
            state: self.state.clone(),
            luck: self.luck.clone(),
            moves: self.moves.clone(),
            events: self.events.clone(),
        }
    }
}

impl<G: Game> Match<G> {
    /// Sets the table; the events are those of the setup.
    pub fn new(start: Start<G>, seed: Seed) -> (Match<G>, Vec<G::Event>) {
        let mut luck = seed.luck();
        let mut told = Vec::new();
        let state = G::setup(&start, &mut luck, &mut told);
        let mut game = Match {
            start,
            seed,
            commitment: None,
            names: Vec::new(),
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
        self.names = names;
    }

    /// Says in the record that the seed's hash was published before the players gave their words.
    pub fn commit(&mut self) {
        self.commitment = Some(self.seed.commitment());
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

    /// The whole record, seed included: for whoever owns the game, or for everybody once it is over.
    pub fn record(&self) -> Record {
        let result = self.outcome();
        Record {
            game: G::INFO.name.to_owned(),
            rules: G::INFO.rules_version,
            set: self.start.set().version(),
            seats: self.start.seats(),
            options: serde_json::to_value(self.start.options()).expect("options are plain data"),
            names: self.names.clone(),
            seed: Some(self.seed.secret().to_owned()),
            commitment: self.commitment.clone(),
            words: self.seed.words().to_vec(),
            moves: self.moves.iter().map(|(seat, mv)| (*seat, G::write_move(&self.start, mv))).collect(),
            events: result.as_ref().map(|_| hex(&self.events.clone().finalize())),
            result,
        }
    }

    /// The table of a record, set up and not yet played; with the game's own components.
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
        let Some(set) = sets.iter().find(|set| set.version() == record.set) else {
            let known: Vec<_> = sets.iter().filter_map(|set| set.version()).collect();
            return Err(ReplayError::OtherSet {
                found: record.set.clone().unwrap_or_default(),
                current: known.join(", "),
            });
        };
        let options = serde_json::from_value(record.options.clone())
            .map_err(|error| G::INFO.misfit(&record.options).unwrap_or_else(|| error.to_string()))
            .map_err(ReplayError::UnreadableOptions)?;
        let start = Start::with_set(record.seats, options, set)?;
        let secret = record.seed.clone().ok_or(ReplayError::NoSeed)?;
        let seed = Seed::new(secret, record.words.clone())?;
        let (mut game, told) = Match::new(start, seed);
        game.names = record.names.clone();
        game.commitment = record.commitment.clone();
        Ok((game, told))
    }

    /// The state a record leads to.
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

    /// One move of a record; `number` counts from 1.
    pub fn replay_move(&mut self, number: usize, seat: Seat, text: &str) -> Result<Vec<G::Event>, ReplayError> {
        let refused = |illegal: G::Illegal| {
            use crate::Refusal as _;
            ReplayError::Illegal { number, seat, text: text.to_owned(), rule: illegal.rule(), why: illegal.to_string() }
        };
        let mv = G::read_move(&self.start, text).map_err(refused)?;
        self.play(seat, &mv).map_err(refused)
    }

    /// Everything that can be recomputed from a record: the commitment, every shuffle and roll, every move's legality
    /// and the outcome.
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

/// What a verification found to hold.
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

/// Why a record does not lead anywhere, or not where it says. Its `Display` is a whole sentence without the rule number.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    #[error("this is a record of {found}, not of {expected}")]
    OtherGame { found: String, expected: &'static str },
    #[error("played under version {found} of the rules; this program has version {current}")]
    OtherRules { found: u32, current: u32 },
    #[error("played with the components {found:?}; this program has {current:?}")]
    OtherSet { found: String, current: String },
    #[error("the options cannot be read: {0}")]
    UnreadableOptions(String),
    #[error("{}", .0.message)]
    BadOption(#[from] BadOption),
    #[error("the seed is still secret, so nothing can be replayed")]
    NoSeed,
    #[error("{0}")]
    BadSeed(#[from] SeedError),
    #[error("move {number}, `{text}` by seat {seat}: {why}")]
    Illegal { number: usize, seat: Seat, text: String, rule: Rule, why: String },
    #[error("the seed does not have the hash that was published before the game")]
    OtherCommitment,
    #[error("the result is not the one the moves lead to; that is {}", in_a_record(.0))]
    OtherResult(Box<Option<Outcome>>),
    #[error("the events told during the game are not the ones that seed and moves give")]
    OtherEvents,
}

impl ReplayError {
    /// The rule behind it, where there is one.
    pub fn rule(&self) -> Option<Rule> {
        match self {
            ReplayError::Illegal { rule, .. } => Some(*rule),
            ReplayError::BadOption(bad) => Some(bad.rule),
            _ => None,
        }
    }
}

/// A result as its line of a record has it.
fn in_a_record(result: &Option<Outcome>) -> String {
    match result {
        Some(outcome) => serde_json::to_string(outcome).expect("an outcome is plain data"),
        None => "none yet, since the game is not over".to_owned(),
    }
}

/// Move sequences of length `depth`, the pending seats moving in any order; a game that ends earlier counts as one.
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
            nodes += moves.len() as u64; // each listed move is accepted and ends its sequence: no need to play it
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
    /// [`perft`] from here.
    pub fn perft(&self, depth: u32) -> u64 {
        perft::<G>(&self.state, &self.luck, depth)
    }
}
