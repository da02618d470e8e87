//! Everything that can happen, and who may know it (PU-14). The events alone are enough to follow a game.

use hustings_core::{Message, Nature, Outcome, PerSeat, Rule, Seat, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::cards::{CardId, NO_NAME, Party};
use crate::sentences;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "event", rename_all = "snake_case")]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsEvent")]
pub enum Event {
    /// PU-6.1; `drawn` unless the table had chosen.
    FirstSpeaker {
        seat: Seat,
        drawn: bool,
    },
    /// PU-6.1: the Issue deck, of which `removed` go back into the box unseen.
    IssuesShuffled {
        issues: u8,
        removed: u8,
    },
    /// PU-6.2, PU-6.3: `no_name` or a Candidate's id.
    Candidate {
        seat: Seat,
        candidate: &'static str,
        name: &'static str,
        party: Party,
        favors: u8,
        drawn: bool,
    },
    /// Cards are shuffled and put under the draw pile, which then has `pile` cards.
    PileShuffled {
        cards: u8,
        pile: u8,
        cause: ShuffleCause,
    },
    /// `cards` is what its seat sees.
    Drew {
        seat: Seat,
        count: u8,
        cards: Option<Vec<CardId>>,
        cause: DrawCause,
        #[serde(skip)]
        rule: &'static str,
    },
    /// PU-6.6: the next Issue is turned up; `left` are still in the deck.
    Raised {
        round: u8,
        speaker: Seat,
        issue: &'static str,
        name: &'static str,
        votes: i8,
        left: u8,
    },
    /// PU-6.8: the Speaker will pay `cost` cards.
    Sidestep {
        seat: Seat,
        issue: &'static str,
        name: &'static str,
        cost: u8,
    },
    /// PU-6.8: face down, to the bottom of the deck.
    Buried {
        issue: &'static str,
        name: &'static str,
    },
    /// PU-6.8: the Issue enters play.
    Contested {
        seat: Seat,
        issue: &'static str,
        name: &'static str,
        effect: &'static str,
    },
    /// PU-6.7: `asked` have to pick `count` cards; a seat with no more than that gives all.
    PicksOpened {
        cause: PickCause,
        count: u8,
        asked: Vec<Seat>,
    },
    Picked {
        seat: Seat,
        card: Option<CardId>,
    },
    PicksDone {
        seat: Seat,
    },
    /// From the hand to the discard pile, face up.
    Discarded {
        seat: Seat,
        cards: Vec<CardId>,
        cause: DiscardCause,
        #[serde(skip)]
        rule: &'static str,
    },
    /// PU-5.6, PU-4.7.
    Froze {
        seat: Seat,
        count: u8,
        cards: Option<Vec<CardId>>,
        random: bool,
        #[serde(skip)]
        rule: &'static str,
    },
    /// PU-9.4: frozen cards come back.
    Thawed {
        seat: Seat,
        count: u8,
    },
    /// PU-4.7: `cards` is what giver and receiver see.
    PassedLeft {
        from: Seat,
        to: Seat,
        count: u8,
        cards: Option<Vec<CardId>>,
    },
    /// PU-7.1: whose turn it is now, and how many plays it has.
    Turn {
        seat: Seat,
        plays: u8,
    },
    /// PU-5.8: `card` is discarded, and the turn counts as a pass.
    Skipped {
        seat: Seat,
        card: CardId,
        passes: u8,
    },
    /// `passes` in a row now; `counts` is false for giving up extra plays (PU-7.3).
    Passed {
        seat: Seat,
        counts: bool,
        passes: u8,
    },
    /// PU-7.1: a Momentum for its Polling.
    Polled {
        seat: Seat,
        card: CardId,
        at: Seat,
    },
    /// PU-7.1: a card for its effect; `target` and `on` are what was named with it, `at` whom it is aimed at (PU-7.2).
    Played {
        seat: Seat,
        card: CardId,
        effect: &'static str,
        at: Option<Seat>,
        target: Option<Seat>,
        on: Option<CardId>,
    },
    /// PU-8.2: a reaction to `answers`; `target` is where a Redirect sends it.
    Reacted {
        seat: Seat,
        card: CardId,
        effect: &'static str,
        answers: CardId,
        at: Option<Seat>,
        target: Option<Seat>,
    },
    /// PU-8.1: the window reaches a seat.
    Asked {
        seat: Seat,
        about: CardId,
    },
    Ok {
        seat: Seat,
    },
    /// PU-8.4a: a play has no effect; it and the Cancel are discarded. `by` is nothing when a power did it.
    Canceled {
        card: CardId,
        by: Option<CardId>,
    },
    /// PU-8.4b: `seat` plays `card` now; the Redirect is discarded.
    Redirected {
        seat: Seat,
        card: CardId,
        by: CardId,
        at: Seat,
    },
    /// A play has resolved, and its card is now in front of a Candidate.
    Landed {
        card: CardId,
        seat: Seat,
    },
    /// A play has resolved, and the card goes to the discard pile.
    Spent {
        card: CardId,
    },
    /// Cards in front of `seat` go to the discard pile.
    Removed {
        seat: Seat,
        cards: Vec<CardId>,
        #[serde(skip)]
        rule: &'static str,
    },
    /// PU-5.15.
    Moved {
        card: CardId,
        from: Seat,
        to: Seat,
    },
    /// PU-5.3: `cards` is what the player sees.
    Peeked {
        seat: Seat,
        target: Seat,
        cards: Option<Vec<CardId>>,
    },
    /// PU-5.5: `cards` is what both seats see.
    Stole {
        seat: Seat,
        from: Seat,
        count: u8,
        cards: Option<Vec<CardId>>,
    },
    /// PU-5.14: out of the discard pile into the hand.
    Retrieved {
        seat: Seat,
        card: CardId,
    },
    /// PU-5.13: `plays` are left now.
    Extra {
        seat: Seat,
        plays: u8,
    },
    /// PU-3.7.
    Power {
        seat: Seat,
        power: &'static str,
    },
    /// PU-3.7: `issue` is what the seat sees.
    Foresaw {
        seat: Seat,
        issue: Option<&'static str>,
    },
    /// PU-10.1.
    Offered {
        seat: Seat,
        to: Seat,
        give: u8,
        want: u8,
        /// Under the name it has in records.
        #[serde(rename = "text")]
        promise: Option<String>,
    },
    /// PU-10.2: the offer of `from`.
    Accepted {
        seat: Seat,
        from: Seat,
    },
    Declined {
        seat: Seat,
        from: Seat,
    },
    Withdrawn {
        seat: Seat,
    },
    /// PU-9.6: an open offer of `seat` ends with the round.
    Lapsed {
        seat: Seat,
    },
    /// PU-10.5: tokens change hands; `card` and `stack` say where the payer takes them from.
    Paid {
        from: Seat,
        to: Seat,
        card: u8,
        stack: u8,
        cause: PayCause,
    },
    /// PU-9.1: an Issue is won, with the Polling of all; `tie` says what broke a tie for the lead.
    Won {
        seat: Seat,
        issue: &'static str,
        name: &'static str,
        votes: i8,
        #[ts(as = "Vec<i16>")]
        polling: PerSeat<i16>,
        tie: Option<Tie>,
    },
    /// PU-4.10: the winner has to say from which of these it takes up to `most` Favors.
    FavorDue {
        seat: Seat,
        most: u8,
        from: Vec<Seat>,
    },
    /// PU-9.6: who speaks in the next round.
    Speaker {
        seat: Seat,
    },
    GameOver {
        outcome: Outcome,
    },
}

/// What is shuffled, and where it goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsShuffleCause")]
pub enum ShuffleCause {
    /// All cards, before the first deal.
    Setup,
    /// The discard pile, under a pile that ran low.
    Low,
    /// The discard pile, in the middle of a deal.
    Empty,
}

/// Why cards are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsDrawCause")]
pub enum DrawCause {
    /// The first hand.
    Setup,
    /// After a round, what everybody gets.
    Deal,
    /// After a round, the winner's extra card.
    Winner,
    Consolation,
    /// An Issue's effect.
    Issue,
    /// An Issue's symbol.
    Party,
    /// A card's effect.
    Card,
    /// `recycle`.
    Power,
}

/// Why cards are picked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, serde::Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsPickCause")]
pub enum PickCause {
    /// PU-6.8: to be discarded by the Speaker.
    Sidestep,
    /// PU-4.7, `all_discard`.
    Discard,
    /// PU-4.7, `all_freeze`.
    Freeze,
    /// PU-4.7, `pass_left`.
    PassLeft,
    /// PU-5.6: to be frozen by the seat a card names.
    CardFreeze,
    /// PU-4.9: to be discarded by the winner.
    WinnerDiscard,
}

/// Why cards are discarded from a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsDiscardCause")]
pub enum DiscardCause {
    Sidestep,
    /// An Issue's effect.
    Issue,
    /// A card's effect, chosen at random.
    Card,
    /// The price of a power.
    Power,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsPayCause")]
pub enum PayCause {
    Trade,
    /// PU-4.10, `take_favor`.
    Issue,
}

/// PU-9.3: what breaks a tie for the lead.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, serde::Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsTie")]
pub enum Tie {
    /// The power `wins_ties`.
    Power,
    /// A `tiebreak` card.
    Card,
    /// Closest to the Speaker, clockwise.
    Order,
}

impl hustings_core::Event for Event {
    /// PU-14.3.
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        let mut seen = self.clone();
        match &mut seen {
            Event::Drew { seat, cards, .. } | Event::Froze { seat, cards, .. } | Event::Peeked { seat, cards, .. } => {
                cards.take_if(|_| !viewer.is(*seat));
            }
            Event::Picked { seat, card } => {
                card.take_if(|_| !viewer.is(*seat));
            }
            Event::Foresaw { seat, issue } => {
                issue.take_if(|_| !viewer.is(*seat));
            }
            Event::PassedLeft { from: one, to: other, cards, .. }
            | Event::Stole { seat: one, from: other, cards, .. } => {
                cards.take_if(|_| !viewer.is(*one) && !viewer.is(*other));
            }
            // Everybody at the table sees these.
            Event::FirstSpeaker { .. }
            | Event::IssuesShuffled { .. }
            | Event::Candidate { .. }
            | Event::PileShuffled { .. }
            | Event::Raised { .. }
            | Event::Sidestep { .. }
            | Event::Buried { .. }
            | Event::Contested { .. }
            | Event::PicksOpened { .. }
            | Event::PicksDone { .. }
            | Event::Discarded { .. }
            | Event::Thawed { .. }
            | Event::Turn { .. }
            | Event::Skipped { .. }
            | Event::Passed { .. }
            | Event::Polled { .. }
            | Event::Played { .. }
            | Event::Reacted { .. }
            | Event::Asked { .. }
            | Event::Ok { .. }
            | Event::Canceled { .. }
            | Event::Redirected { .. }
            | Event::Landed { .. }
            | Event::Spent { .. }
            | Event::Removed { .. }
            | Event::Moved { .. }
            | Event::Retrieved { .. }
            | Event::Extra { .. }
            | Event::Power { .. }
            | Event::Offered { .. }
            | Event::Accepted { .. }
            | Event::Declined { .. }
            | Event::Withdrawn { .. }
            | Event::Lapsed { .. }
            | Event::Paid { .. }
            | Event::Won { .. }
            | Event::FavorDue { .. }
            | Event::Speaker { .. }
            | Event::GameOver { .. } => {}
        }
        Some(seen)
    }

    /// PU-14.4.
    fn nature(&self) -> Nature {
        match self {
            Event::FirstSpeaker { drawn, .. } | Event::Candidate { drawn, .. } if *drawn => Nature::Chance,
            Event::IssuesShuffled { .. } | Event::PileShuffled { .. } | Event::Stole { .. } => Nature::Chance,
            Event::Discarded { cause: DiscardCause::Card, .. } | Event::Froze { random: true, .. } => Nature::Chance,
            Event::Drew { .. }
            | Event::Raised { .. }
            | Event::Discarded { .. }
            | Event::PassedLeft { .. }
            | Event::Polled { .. }
            | Event::Played { .. }
            | Event::Reacted { .. }
            | Event::Peeked { .. }
            | Event::Foresaw { .. }
            | Event::GameOver { .. } => Nature::Reveal, // the end shows the piles
            // An offer shows what its maker wants, and an answer is a word given to another seat: neither can be taken back.
            Event::Offered { .. } | Event::Accepted { .. } | Event::Declined { .. } => Nature::Reveal,
            _ => Nature::Plain,
        }
    }

    fn rule(&self) -> Rule {
        Rule(match self {
            Event::FirstSpeaker { .. } | Event::IssuesShuffled { .. } => "PU-6.1",
            Event::Candidate { candidate: NO_NAME, .. } => "PU-6.3",
            Event::Candidate { .. } => "PU-6.2",
            Event::PileShuffled { cause, .. } => match cause {
                ShuffleCause::Setup => "PU-6.4",
                ShuffleCause::Low => "PU-9.4",
                ShuffleCause::Empty => "PU-9.5",
            },
            Event::Drew { rule, .. }
            | Event::Discarded { rule, .. }
            | Event::Froze { rule, .. }
            | Event::Removed { rule, .. } => rule,
            Event::Raised { .. } => "PU-6.6",
            Event::Sidestep { .. } | Event::Buried { .. } => "PU-6.8",
            Event::Contested { .. } => "PU-6.9",
            Event::PicksOpened { .. } | Event::Picked { .. } | Event::PicksDone { .. } => "PU-6.7",
            Event::Thawed { .. } => "PU-9.4",
            Event::PassedLeft { .. } => "PU-4.7",
            Event::Turn { .. } => "PU-7.1",
            Event::Skipped { .. } => "PU-5.8",
            Event::Passed { counts: true, .. } => "PU-7.4",
            Event::Passed { counts: false, .. } => "PU-7.3",
            Event::Polled { .. } => "PU-7.1a",
            Event::Played { .. } => "PU-7.1b",
            Event::Reacted { .. } => "PU-8.2",
            Event::Asked { .. } | Event::Ok { .. } => "PU-8.1",
            Event::Canceled { by: Some(_), .. } => "PU-8.4a",
            Event::Canceled { by: None, .. } => "PU-3.7",
            Event::Redirected { .. } => "PU-8.4b",
            Event::Landed { .. } | Event::Spent { .. } => "PU-8.4c",
            Event::Moved { .. } => "PU-5.15",
            Event::Peeked { .. } => "PU-5.3",
            Event::Stole { .. } => "PU-5.5",
            Event::Retrieved { .. } => "PU-5.14",
            Event::Extra { .. } => "PU-5.13",
            Event::Power { .. } | Event::Foresaw { .. } => "PU-3.7",
            Event::Offered { .. } => "PU-10.1",
            Event::Accepted { .. } | Event::Declined { .. } | Event::Withdrawn { .. } => "PU-10.2",
            Event::Lapsed { .. } | Event::Speaker { .. } => "PU-9.6",
            Event::Paid { cause: PayCause::Trade, .. } => "PU-10.5",
            Event::Paid { cause: PayCause::Issue, .. } | Event::FavorDue { .. } => "PU-4.10",
            Event::Won { tie: None, .. } => "PU-9.1",
            Event::Won { .. } => "PU-9.3",
            Event::GameOver { outcome } if outcome.reason == "landslide" => "PU-12.5",
            Event::GameOver { .. } => "PU-12.1",
        })
    }

    fn message(&self) -> Message {
        sentences::event(self)
    }
}
