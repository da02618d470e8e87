//! A table to play on in rule tests: moves are text, and every failure explains itself.

use std::fmt::Debug;

use hustings_core::{Event as _, Game, Luck, Outcome, Record, Refusal as _, Seat, SeatSet, Seed, Start, Viewer};
use hustings_words::{self as words, Names};

/// A game in progress, set up and dealt by `Table::<Duel>::seats(2)`.
pub struct Table<G: Game> {
    start: Start<G>,
    state: G::State,
    luck: Luck,
    told: Vec<G::Event>,
    seed: String,
    /// The moves so far, for failure messages.
    played: Vec<String>,
}

/// A refused move: the rule number and the sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RefusedMove {
    pub rule: &'static str,
    pub message: String,
}

impl<G: Game> Table<G> {
    pub fn seats(seats: u8) -> Table<G> {
        Table::with(seats, serde_json::json!({}), "table")
    }

    /// The same seats with these options, as JSON; the game is set up again.
    #[must_use]
    pub fn options(self, options: serde_json::Value) -> Table<G> {
        Table::with(self.start.seats(), options, &self.seed)
    }

    /// The same table with another seed; the game is set up again.
    #[must_use]
    pub fn seed(self, seed: &str) -> Table<G> {
        Table::set_up(self.start, seed)
    }

    /// Seats, options and seed at once.
    pub fn with(seats: u8, options: serde_json::Value, seed: &str) -> Table<G> {
        let read = serde_json::from_value(options.clone());
        let read: G::Options = read.unwrap_or_else(|why| panic!("the options {options} cannot be read: {why}"));
        let start = Start::new(seats, read);
        Table::set_up(start.unwrap_or_else(|bad| panic!("{seats} seats with {options}: {bad:?}")), seed)
    }

    /// A table with a given start, such as one with edited components.
    pub fn set_up(start: Start<G>, seed: &str) -> Table<G> {
        let mut luck = Seed::new(seed, Vec::new()).expect("a seed is one line").luck();
        let mut told = Vec::new();
        let state = G::setup(&start, &mut luck, &mut told);
        Table { start, state, luck, told, seed: seed.to_owned(), played: Vec::new() }
    }

    /// A table at the position a record leads to.
    pub fn after(record: &str) -> Table<G> {
        let record: Record = record.parse().unwrap_or_else(|why| panic!("the record cannot be read: {why}"));
        let options = record.options.clone();
        let mut table = Table::with(record.seats, options, record.seed.as_deref().expect("a record with its seed"));
        let words = Seed::new(table.seed.clone(), record.words.clone()).expect("a seed is one line");
        table.luck = words.luck();
        table.told.clear();
        table.state = G::setup(&table.start, &mut table.luck, &mut table.told);
        for (seat, text) in &record.moves {
            table.play(seat.0, text);
        }
        table
    }

    /// Continues from a hand-made state.
    #[must_use]
    pub fn from_state(mut self, state: G::State) -> Table<G> {
        self.state = state;
        self.told.clear();
        self
    }

    /// The newest events as sentences, with seats by number.
    pub fn sentences(&self) -> Vec<String> {
        let names = Names::numbered(self.start.seats());
        self.told.iter().map(|event| words::of(&self.start).say(&event.message(), &names)).collect()
    }

    /// Makes a move; a refusal fails the test.
    pub fn play(&mut self, seat: u8, text: &str) -> &mut Table<G> {
        let mv = self.read(text).unwrap_or_else(|why| panic!("`{text}` is no move: {}{}", why.message, self.so_far()));
        let mut told = Vec::new();
        if let Err(why) = G::play(&mut self.state, Seat(seat), &mv, &mut self.luck, &mut told) {
            let may = self.moves(seat).join(", ");
            let RefusedMove { rule, message } = self.refused(&why);
            panic!("seat {seat} may not `{text}`: {message} ({rule}) It may: {may}{}", self.so_far());
        }
        self.told = told;
        self.played.push(format!("{seat} {text}"));
        self
    }

    /// Tries a move that must be refused, and checks that nothing changed.
    pub fn refuse(&mut self, seat: u8, text: &str) -> RefusedMove {
        let mv = match self.read(text) {
            Ok(mv) => mv,
            Err(refused) => return refused,
        };
        let (state, luck, mut told) = (self.state.clone(), self.luck.clone(), Vec::new());
        let result = G::play(&mut self.state, Seat(seat), &mv, &mut self.luck, &mut told);
        let Err(why) = result else { panic!("seat {seat} should not be allowed to `{text}`{}", self.so_far()) };
        let same = self.state == state && self.luck == luck && told.is_empty();
        assert!(same, "refusing `{text}` to seat {seat} changed state, luck or log{}", self.so_far());
        assert!(!self.listed(seat).contains(&mv), "`{text}` is refused to seat {seat}, but listed{}", self.so_far());
        self.refused(&why)
    }

    fn read(&self, text: &str) -> Result<G::Move, RefusedMove> {
        G::read_move(&self.start, text).map_err(|why| self.refused(&why))
    }

    fn refused(&self, why: &G::Illegal) -> RefusedMove {
        let names = Names::numbered(self.start.seats());
        RefusedMove { rule: why.rule().0, message: words::of(&self.start).say(&why.message(), &names) }
    }

    /// A seat's legal moves, in notation.
    pub fn moves(&self, seat: u8) -> Vec<String> {
        self.listed(seat).iter().map(|mv| G::write_move(&self.start, mv)).collect()
    }

    fn listed(&self, seat: u8) -> Vec<G::Move> {
        let mut moves = Vec::new();
        G::legal_moves(&self.state, Seat(seat), &mut moves);
        moves
    }

    pub fn pending(&self) -> Vec<u8> {
        let pending: SeatSet = G::pending(&self.state);
        pending.iter().map(|seat| seat.0).collect()
    }

    /// What a seat sees.
    pub fn view(&self, seat: u8) -> G::View {
        self.view_of(Viewer::Seat(Seat(seat)))
    }

    pub fn view_of(&self, viewer: Viewer) -> G::View {
        G::view(&self.start, &self.state, viewer)
    }

    pub fn state(&self) -> &G::State {
        &self.state
    }

    pub fn start(&self) -> &Start<G> {
        &self.start
    }

    /// The events of the last move (or the setup), unredacted.
    pub fn events(&self) -> &[G::Event] {
        &self.told
    }

    /// The same events as one viewer is told them.
    pub fn events_seen_by(&self, viewer: Viewer) -> Vec<G::Event> {
        use hustings_core::Event as _;
        self.told.iter().filter_map(|event| event.seen_by(viewer)).collect()
    }

    pub fn outcome(&self) -> Option<Outcome> {
        G::outcome(&self.state)
    }

    fn so_far(&self) -> String {
        let seats = self.start.seats();
        let options = serde_json::to_string(self.start.options()).expect("options are plain data");
        let played = self.played.join("\n");
        format!("\n{} with {seats} seats, options {options}, seed {:?}, after:\n{played}", G::INFO.name, self.seed)
    }
}

impl<G: Game> Debug for Table<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.so_far())
    }
}
