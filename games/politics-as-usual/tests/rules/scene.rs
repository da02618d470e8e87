//! Positions made by hand: a scene is a view, edited, and imagined back into a state.

use hustings_core::{Game, Luck, Seat, Silent, Start, Viewer};
use hustings_politics_as_usual::{CardId, PhaseView, PoliticsAsUsual, View};
use hustings_testkit::Table;
use serde_json::{Value, json};

/// Round 1, seat 0 is Speaker and has the first turn of the contest for Farm Subsidies, whose effect waits for the end. Nobody wins
/// ties. Whoever is given no hand holds five cards that nobody else needs.
pub struct Scene {
    start: Start<PoliticsAsUsual>,
    view: View,
    hands: [Option<Vec<u8>>; 6],
    pile: Option<Vec<u8>>,
    deck: Option<Vec<&'static str>>,
}

/// Without a power that works by itself in a contest.
const CANDIDATES: [&str; 6] = ["outsider", "professor", "governor", "mayor", "runner_up", "senator"];

fn cards(numbers: &[u8]) -> Vec<CardId> {
    numbers.iter().map(|number| CardId(*number)).collect()
}

impl Scene {
    pub fn seats(seats: u8) -> Scene {
        Scene::options(seats, json!({}))
    }

    pub fn options(seats: u8, options: Value) -> Scene {
        Scene::open(Start::new(seats, serde_json::from_value(options).expect("options")).expect("a table"))
    }

    pub fn open(start: Start<PoliticsAsUsual>) -> Scene {
        let mut luck = Luck::from_number(0);
        let mut state = PoliticsAsUsual::setup(&start, &mut luck, &mut Silent);
        let mut moves = Vec::new();
        while state.phase() == PhaseView::Candidate {
            let seat = PoliticsAsUsual::pending(&state).first().expect("somebody chooses");
            moves.clear();
            PoliticsAsUsual::legal_moves(&state, seat, &mut moves);
            PoliticsAsUsual::play(&mut state, seat, &moves[0], &mut luck, &mut Silent).expect("a listed move");
        }
        let mut view = PoliticsAsUsual::view(&start, &state, Viewer::Everything);
        (view.phase, view.round, view.plays) = (PhaseView::Turn, 1, 1);
        (view.speaker, view.turn) = (Seat(0), Seat(0));
        view.deck_bottom.clear();
        for seat in Seat::all(start.seats()) {
            view.camps[seat].candidate = Some(CANDIDATES[seat.index()].to_owned());
        }
        let mut scene = Scene { start, view, hands: Default::default(), pile: None, deck: None };
        for seat in 0..scene.start.seats() {
            scene.favors(seat);
        }
        scene.issue("farms")
    }

    fn favors(&mut self, seat: u8) {
        let camp = &mut self.view.camps[Seat(seat)];
        let set = &self.start.set().data;
        let named = set.components.candidates.iter().find(|candidate| Some(&candidate.id) == camp.candidate.as_ref());
        (camp.card, camp.stack) = (named.map_or(3, |candidate| candidate.favors), 0);
    }

    /// Who runs for a seat; whoever had that Candidate takes the one that is free now.
    pub fn runs(mut self, seat: u8, candidate: &str) -> Scene {
        let before = self.view.camps[Seat(seat)].candidate.clone();
        if candidate != "no_name" {
            for other in 0..self.start.seats() {
                if self.view.camps[Seat(other)].candidate.as_deref() == Some(candidate) {
                    self.view.camps[Seat(other)].candidate = before.clone();
                    self.favors(other);
                }
            }
        }
        self.view.camps[Seat(seat)].candidate = Some(candidate.to_owned());
        self.favors(seat);
        self
    }

    /// The Issue that is up.
    pub fn issue(mut self, issue: &str) -> Scene {
        self.view.issue = Some(issue.to_owned());
        self
    }

    /// The Issue is only just turned up: the Speaker decides.
    pub fn raised(mut self, issue: &str) -> Scene {
        (self.view.phase, self.view.plays, self.view.turn) = (PhaseView::Sidestep, 0, self.view.speaker);
        self.issue(issue)
    }

    pub fn speaker(mut self, seat: u8) -> Scene {
        (self.view.speaker, self.view.turn) = (Seat(seat), Seat(seat));
        self
    }

    pub fn turn(mut self, seat: u8) -> Scene {
        self.view.turn = Seat(seat);
        self
    }

    pub fn hand(mut self, seat: u8, numbers: &[u8]) -> Scene {
        self.hands[usize::from(seat)] = Some(numbers.to_vec());
        self
    }

    pub fn frozen(mut self, seat: u8, numbers: &[u8]) -> Scene {
        self.view.camps[Seat(seat)].frozen = Some(cards(numbers));
        self
    }

    pub fn front(mut self, seat: u8, numbers: &[u8]) -> Scene {
        self.view.camps[Seat(seat)].front = cards(numbers);
        self
    }

    pub fn discard(mut self, numbers: &[u8]) -> Scene {
        self.view.discard = cards(numbers);
        self
    }

    /// The draw pile, top first; all other cards that nobody is given are discarded then.
    pub fn pile(mut self, numbers: &[u8]) -> Scene {
        self.pile = Some(numbers.to_vec());
        self
    }

    /// The Issue deck, top first; the Issues missing from the game then are won by the last seat unless somebody has them.
    pub fn deck(mut self, issues: &[&'static str]) -> Scene {
        self.deck = Some(issues.to_vec());
        self
    }

    pub fn won(mut self, seat: u8, issues: &[&str]) -> Scene {
        self.view.camps[Seat(seat)].won = issues.iter().map(|issue| (*issue).to_owned()).collect();
        self
    }

    pub fn tokens(mut self, seat: u8, card: u8, stack: u8) -> Scene {
        let camp = &mut self.view.camps[Seat(seat)];
        (camp.card, camp.stack) = (card, stack);
        self
    }

    pub fn passes(mut self, passes: u8) -> Scene {
        self.view.passes = passes;
        self
    }

    pub fn table(mut self) -> Table<PoliticsAsUsual> {
        self.place_cards();
        self.place_issues();
        let Scene { start, view, .. } = self;
        let luck = &mut Luck::from_number(0);
        let state = PoliticsAsUsual::imagine(&start, &view, luck).unwrap_or_else(|why| panic!("{why}\n{view:?}"));
        Table::set_up(start, "scene").from_state(state)
    }

    fn place_cards(&mut self) {
        let view = &mut self.view;
        let mut free: Vec<u8> = (1..=84).collect();
        let mut used: Vec<u8> = self.hands.iter().flatten().flatten().copied().collect();
        used.extend(self.pile.iter().flatten());
        used.extend(view.discard.iter().map(|card| card.0));
        let opened = view.pile.is_some();
        assert!(opened, "the scene sees everything");
        for (_, camp) in view.camps.iter_mut() {
            if camp.frozen.as_ref().is_some_and(|frozen| frozen.len() != usize::from(camp.frozen_size)) {
                camp.frozen_size = camp.frozen.as_ref().map_or(0, Vec::len) as u8;
            }
            used.extend(camp.frozen.iter().flatten().chain(&camp.front).map(|card| card.0));
        }
        free.retain(|card| !used.contains(card));
        for (seat, camp) in view.camps.iter_mut() {
            let hand = match self.hands[seat.index()].take() {
                Some(hand) => hand,
                None => free.drain(..5).collect(),
            };
            camp.hand_size = hand.len() as u8;
            camp.hand = Some(cards(&hand));
        }
        let pile = match self.pile.take() {
            Some(pile) => {
                view.discard.extend(cards(&free));
                pile
            }
            None => free,
        };
        view.pile_size = pile.len() as u8;
        view.pile = Some(cards(&pile));
    }

    fn place_issues(&mut self) {
        let view = &mut self.view;
        let set = &self.start.set().data;
        let won: Vec<String> = view.camps.iter().flat_map(|(_, camp)| camp.won.clone()).collect();
        let taken = |id: &String| won.contains(id) || view.issue.as_ref() == Some(id);
        let mut free: Vec<String> =
            set.components.issues.iter().map(|issue| issue.id.clone()).filter(|id| !taken(id)).collect();
        let to_come = usize::from(view.rounds) - 1 - won.len();
        let deck = match &self.deck {
            Some(deck) => {
                free.retain(|id| !deck.contains(&id.as_str()));
                let last = Seat(self.start.seats() - 1);
                let missing = to_come - deck.len();
                view.camps[last].won.extend(free.drain(..missing));
                deck.iter().map(|id| (*id).to_owned()).collect()
            }
            None => free.drain(..to_come).collect::<Vec<_>>(),
        };
        view.deck_size = deck.len() as u8;
        view.deck = Some(deck);
    }
}

/// Everybody who is asked says ok.
pub fn oks(table: &mut Table<PoliticsAsUsual>) {
    while table.state().phase() == PhaseView::React {
        let seat = table.pending()[0];
        table.play(seat, "ok");
    }
}

/// A play that nobody answers.
pub fn plays(table: &mut Table<PoliticsAsUsual>, seat: u8, mv: &str) {
    table.play(seat, mv);
    oks(table);
}

/// All pass, whoever's turn it is, until the contest is over.
pub fn all_pass(table: &mut Table<PoliticsAsUsual>) {
    while table.state().phase() == PhaseView::Turn {
        let seat = table.pending()[0];
        table.play(seat, "pass");
    }
}

pub fn all(table: &Table<PoliticsAsUsual>) -> View {
    table.view_of(Viewer::Everything)
}

pub fn polling(table: &Table<PoliticsAsUsual>) -> Vec<i16> {
    all(table).camps.iter().map(|(_, camp)| camp.polling.total).collect()
}

pub fn hand(table: &Table<PoliticsAsUsual>, seat: u8) -> Vec<u8> {
    all(table).camps[Seat(seat)].hand.iter().flatten().map(|card| card.0).collect()
}

pub fn frozen(table: &Table<PoliticsAsUsual>, seat: u8) -> Vec<u8> {
    all(table).camps[Seat(seat)].frozen.iter().flatten().map(|card| card.0).collect()
}

pub fn front(table: &Table<PoliticsAsUsual>, seat: u8) -> Vec<u8> {
    all(table).camps[Seat(seat)].front.iter().map(|card| card.0).collect()
}

pub fn discarded(table: &Table<PoliticsAsUsual>, card: u8) -> bool {
    all(table).discard.contains(&CardId(card))
}

pub fn tokens(table: &Table<PoliticsAsUsual>, seat: u8) -> (u8, u8) {
    let camp = &all(table).camps[Seat(seat)];
    (camp.card, camp.stack)
}

pub fn votes(table: &Table<PoliticsAsUsual>, seat: u8) -> i16 {
    all(table).camps[Seat(seat)].votes
}

pub fn won(table: &Table<PoliticsAsUsual>, seat: u8) -> Vec<String> {
    all(table).camps[Seat(seat)].won.clone()
}

pub fn sizes(table: &Table<PoliticsAsUsual>) -> Vec<u8> {
    all(table).camps.iter().map(|(_, camp)| camp.hand_size).collect()
}

/// What the last move reported, as sentences.
pub fn told(table: &Table<PoliticsAsUsual>) -> Vec<String> {
    table.sentences()
}

/// The rule by which a move is refused.
pub fn refused(table: &mut Table<PoliticsAsUsual>, seat: u8, mv: &str) -> &'static str {
    table.refuse(seat, mv).rule
}

/// Whether a move is listed.
pub fn may(table: &Table<PoliticsAsUsual>, seat: u8, mv: &str) -> bool {
    table.moves(seat).iter().any(|listed| listed == mv)
}
