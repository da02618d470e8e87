//! Leduc poker: six cards, two rounds of betting, one open card (LE-1 to LE-4).

use std::borrow::Cow;
use std::cmp::Ordering;
use std::fmt;

use hustings_core::{
    BadData, BadOption, Balance, Components, Faces, Files, Game, Info, Learning, Log, Luck, Nature, Orders, Outcome,
    PerSeat, Refusal, Rule, Search, Seat, SeatSet, Sketch, Span, Speak, Start, Terminal, Tone, Viewer, rank,
};
use serde::{Deserialize, Serialize};

const INFO: Info = Info {
    name: "leduc",
    title: "Leduc poker",
    tagline: "Six cards, and what the other one may hold.",
    prefix: "LE",
    seats: &[2],
    options: &[],
    orders: &[],
    rules_version: 1,
    secrets: true,
    hidden: true,
    rules: include_str!("LEDUC.md"),
    words: "reason-fold = The other one folded\nreason-cards = The better cards\nreason-shared = Equal cards: the pot is shared\n",
};

/// Two of each rank.
const CARDS: u8 = 6;
const MOST_RAISES: u8 = 2;

#[derive(Debug)]
pub struct Leduc;

/// There is nothing to choose before play.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State {
    /// From 0 to 5, two to a rank.
    cards: [u8; 2],
    betting: Betting,
}

/// What both see.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Betting {
    open: Option<u8>,
    paid: [u8; 2],
    turn: u8,
    /// In this round.
    raises: u8,
    /// Whether somebody has acted in this round.
    acted: bool,
    folded: Option<u8>,
    over: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The viewer's own card; both for a viewer that sees everything, and at the showdown.
    cards: [Option<u8>; 2],
    betting: Betting,
}

hustings_core::changes!(View { cards, betting });

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Move {
    Fold,
    Call,
    Raise,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    Dealt { seat: Seat, card: Option<u8> },
    Folded { seat: Seat },
    Called { seat: Seat },
    Raised { seat: Seat },
    Opened { card: u8 },
    Shown { seat: Seat, card: u8 },
}

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    #[error("it is not your turn")]
    NotYourTurn,
    #[error("there is nothing to call, so nobody folds")]
    NothingToCall,
    #[error("this round has had its two raises")]
    NoMoreRaises,
    #[error("`{0}` is no move; write fold, call or raise")]
    Unreadable(String),
}

impl Betting {
    fn owes(&self) -> bool {
        self.paid[0] != self.paid[1]
    }

    fn raise(&self) -> u8 {
        if self.open.is_none() { 2 } else { 4 }
    }
}

impl State {
    /// All cards are of the deck and different; nobody has paid more than two rounds of raises allow.
    pub fn is_sound(&self) -> bool {
        let [one, other] = self.cards;
        let open = self.betting.open.is_none_or(|open| open < CARDS && open != one && open != other);
        one < CARDS
            && other < CARDS
            && one != other
            && open
            && self.betting.paid.iter().all(|paid| (1..=13).contains(paid))
    }

    /// LE-3.2: a pair beats all, then the rank.
    fn strength(&self, seat: Seat) -> u8 {
        let own = self.cards[seat.index()] / 2;
        if self.betting.open.is_some_and(|open| open / 2 == own) { 10 } else { own }
    }

    fn winner(&self) -> Option<Seat> {
        if let Some(folded) = self.betting.folded {
            return Some(Seat(1 - folded));
        }
        match self.strength(Seat(0)).cmp(&self.strength(Seat(1))) {
            Ordering::Greater => Some(Seat(0)),
            Ordering::Less => Some(Seat(1)),
            Ordering::Equal => None,
        }
    }

    /// A round is over: a card is turned up, or all are shown.
    fn end_round(&mut self, luck: &mut Luck, log: &mut impl Log<Event>) {
        if self.betting.open.is_none() {
            let open = another(&self.cards, luck);
            self.betting = Betting { open: Some(open), turn: 0, raises: 0, acted: false, ..self.betting };
            log.add(|| Event::Opened { card: open });
            return;
        }
        self.betting.over = true;
        for seat in Seat::all(2) {
            log.add(|| Event::Shown { seat, card: self.cards[seat.index()] });
        }
    }
}

/// A card that is not among those, each equally likely.
fn another(taken: &[u8], luck: &mut Luck) -> u8 {
    let mut number = luck.below(u32::from(CARDS) - taken.len() as u32) as u8;
    for card in 0..CARDS {
        if taken.contains(&card) {
            continue;
        }
        if number == 0 {
            return card;
        }
        number -= 1;
    }
    unreachable!("there are more cards than that")
}

impl Game for Leduc {
    type Options = Options;
    type Set = ();
    type State = State;
    type Move = Move;
    type TypedMove = String;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    const INFO: Info = INFO;

    fn complete_options(seats: u8, options: Options) -> Result<Options, BadOption> {
        if seats == 2 {
            Ok(options)
        } else {
            Err(BadOption::seats("LE-1.1", Self::INFO.title, Self::INFO.seats, seats))
        }
    }

    fn load(_files: &Files) -> Result<(), BadData> {
        Ok(())
    }

    fn standard_set() -> &'static Components<()> {
        Components::nothing()
    }

    fn setup(_start: &Start<Self>, luck: &mut Luck, log: &mut impl Log<Event>) -> State {
        let first = luck.below(u32::from(CARDS)) as u8;
        let cards = [first, another(&[first], luck)];
        for seat in Seat::all(2) {
            log.add(|| Event::Dealt { seat, card: Some(cards[seat.index()]) });
        }
        let betting = Betting { open: None, paid: [1; 2], turn: 0, raises: 0, acted: false, folded: None, over: false };
        State { cards, betting }
    }

    #[inline]
    fn pending(state: &State) -> SeatSet {
        if state.betting.over { SeatSet::NONE } else { SeatSet::one(Seat(state.betting.turn)) }
    }

    #[inline]
    fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
        if !Self::pending(state).contains(seat) {
            return;
        }
        if state.betting.owes() {
            out.push(Move::Fold);
        }
        out.push(Move::Call);
        if state.betting.raises < MOST_RAISES {
            out.push(Move::Raise);
        }
    }

    #[inline]
    fn play(
        state: &mut State,
        seat: Seat,
        mv: &Move,
        luck: &mut Luck,
        log: &mut impl Log<Event>,
    ) -> Result<(), Illegal> {
        if !Self::pending(state).contains(seat) {
            return Err(Illegal::NotYourTurn);
        }
        let betting = &mut state.betting;
        let (own, other) = (seat.index(), 1 - seat.index());
        match mv {
            Move::Fold if !betting.owes() => return Err(Illegal::NothingToCall),
            Move::Raise if betting.raises == MOST_RAISES => return Err(Illegal::NoMoreRaises),
            Move::Fold => {
                (betting.folded, betting.over) = (Some(seat.0), true);
                log.add(|| Event::Folded { seat });
                return Ok(());
            }
            Move::Call => {
                let ends = betting.acted;
                betting.paid[own] = betting.paid[other];
                log.add(|| Event::Called { seat });
                if ends {
                    state.end_round(luck, log);
                    return Ok(());
                }
            }
            Move::Raise => {
                betting.paid[own] = betting.paid[other] + betting.raise();
                betting.raises += 1;
                log.add(|| Event::Raised { seat });
            }
        }
        state.betting.acted = true;
        state.betting.turn = 1 - seat.0;
        Ok(())
    }

    fn outcome(state: &State) -> Option<Outcome> {
        if !state.betting.over {
            return None;
        }
        let winner = state.winner();
        let gain = |seat: Seat| match winner {
            None => 0,
            Some(winner) if winner == seat => i32::from(state.betting.paid[1 - seat.index()]),
            Some(_) => -i32::from(state.betting.paid[seat.index()]),
        };
        let scores = PerSeat::new(2, gain);
        let reason = match (winner, state.betting.folded) {
            (None, _) => "shared",
            (_, Some(_)) => "fold",
            (_, None) => "cards",
        };
        Some(Outcome { ranks: rank(&scores), scores, reason: Cow::Borrowed(reason), teams: Vec::new() })
    }

    fn view(_start: &Start<Self>, state: &State, viewer: Viewer) -> View {
        let shown = state.betting.over && state.betting.folded.is_none();
        let card = |seat: u8| (shown || viewer.is(Seat(seat))).then_some(state.cards[usize::from(seat)]);
        View { cards: [card(0), card(1)], betting: state.betting }
    }

    fn imagine(_start: &Start<Self>, view: &View, luck: &mut Luck) -> Result<State, String> {
        let known: arrayvec::ArrayVec<u8, 3> = view.cards.into_iter().chain([view.betting.open]).flatten().collect();
        let sound = |at: usize| known[at] < CARDS && !known[..at].contains(&known[at]);
        if !(0..known.len()).all(sound) || view.betting.turn > 1 || view.betting.folded.is_some_and(|seat| seat > 1) {
            return Err("no such cards are in the deck".to_owned());
        }
        let mut taken = known;
        let mut deal = |card: Option<u8>| {
            card.unwrap_or_else(|| {
                let card = another(&taken, luck);
                taken.push(card);
                card
            })
        };
        Ok(State { cards: view.cards.map(&mut deal), betting: view.betting })
    }

    fn write_move(_start: &Start<Self>, mv: &Move) -> String {
        match mv {
            Move::Fold => "fold",
            Move::Call => "call",
            Move::Raise => "raise",
        }
        .to_owned()
    }

    fn read_move(_start: &Start<Self>, text: &str) -> Result<Move, Illegal> {
        match text.trim() {
            "fold" => Ok(Move::Fold),
            "call" => Ok(Move::Call),
            "raise" => Ok(Move::Raise),
            other => Err(Illegal::Unreadable(other.chars().take(20).collect())),
        }
    }

    /// Two rounds, in each a call, two raises and a last call.
    fn typed_move(start: &Start<Self>, mv: &Move) -> String {
        Self::write_move(start, mv)
    }

    fn longest(_start: &Start<Self>) -> u32 {
        8
    }
}

impl Search for Leduc {
    fn evaluate(state: &State, seat: Seat) -> f32 {
        match Self::outcome(state) {
            Some(outcome) => 0.5 + outcome.scores[seat] as f32 / 26.0,
            None => 0.5 + 0.03 * (f32::from(state.strength(seat)) - f32::from(state.strength(seat.next(2)))),
        }
    }
}

impl Orders for Leduc {}

impl Balance for Leduc {}

impl Faces for Leduc {
    type Faces = ();

    fn faces(_: &Self::Set) {}
}

impl Learning for Leduc {
    fn all_moves(_start: &Start<Self>, out: &mut Vec<Move>) {
        out.extend([Move::Fold, Move::Call, Move::Raise]);
    }
}

impl Terminal for Leduc {
    fn sketch(_start: &Start<Self>, view: &View, _moves: &[Move], _speak: Speak<'_>) -> Sketch {
        let mut sketch = Sketch::default();
        for (seat, card) in view.cards.into_iter().enumerate() {
            let card = card.map_or("?", name);
            let text = format!("seat {seat}: {card}, paid {}", view.betting.paid[seat]);
            sketch.lines.push(vec![Span::new(text, Tone::Of(Seat(seat as u8)))]);
        }
        let open = view.betting.open.map_or("no card open yet", name);
        sketch.lines.push(vec![Span::new(open, Tone::Plain)]);
        sketch
    }
}

fn name(card: u8) -> &'static str {
    ["jack", "queen", "king"][usize::from(card / 2)]
}

impl hustings_core::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        match *self {
            Event::Dealt { seat, .. } if !viewer.is(seat) => Some(Event::Dealt { seat, card: None }),
            seen => Some(seen),
        }
    }

    fn nature(&self) -> Nature {
        match self {
            Event::Dealt { .. } | Event::Opened { .. } => Nature::Chance,
            Event::Shown { .. } => Nature::Reveal,
            Event::Folded { .. } | Event::Called { .. } | Event::Raised { .. } => Nature::Plain,
        }
    }

    fn rule(&self) -> Rule {
        Rule(match self {
            Event::Dealt { .. } => "LE-1.2",
            Event::Called { .. } => "LE-2.3",
            Event::Raised { .. } => "LE-2.2",
            Event::Opened { .. } => "LE-2.4",
            Event::Folded { .. } => "LE-3.1",
            Event::Shown { .. } => "LE-3.2",
        })
    }

    fn message(&self) -> hustings_core::Message {
        hustings_core::say!("plain", text = self.to_string())
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Dealt { seat, card: Some(card) } => write!(f, "Seat {seat} is dealt a {}.", name(*card)),
            Event::Dealt { seat, card: None } => write!(f, "Seat {seat} is dealt a card."),
            Event::Folded { seat } => write!(f, "Seat {seat} folds."),
            Event::Called { seat } => write!(f, "Seat {seat} calls."),
            Event::Raised { seat } => write!(f, "Seat {seat} raises."),
            Event::Opened { card } => write!(f, "A {} is turned up.", name(*card)),
            Event::Shown { seat, card } => write!(f, "Seat {seat} shows a {}.", name(*card)),
        }
    }
}

impl Refusal for Illegal {
    fn rule(&self) -> Rule {
        Rule(match self {
            Illegal::NotYourTurn => "LE-2.3",
            Illegal::NothingToCall => "LE-2.1",
            Illegal::NoMoreRaises => "LE-2.2",
            Illegal::Unreadable(_) => "LE-4.1",
        })
    }

    fn message(&self) -> hustings_core::Message {
        hustings_core::say!("plain", text = self.to_string())
    }
}
