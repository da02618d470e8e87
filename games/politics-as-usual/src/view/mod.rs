//! PU-14: what a viewer is shown, with every sum worked out, so that it can be drawn without rules. `show` builds it,
//! `imagine` is the way back.

mod imagine;
mod show;

use hustings_core::{PerSeat, Printed, Seat, changes};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::{CardId, ComponentList, Party, Power};
use crate::deed::Mode;
use crate::events::{PickCause, Tie};

pub(crate) use imagine::imagine;
pub(crate) use show::{faces, view};

/// What is printed on the cards of a set.
pub type Faces = Printed<ComponentList>;

/// PU-6.6: what the game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsPhase")]
pub enum PhaseView {
    Candidate,
    /// The Speaker decides, or picks the cards it pays with.
    Sidestep,
    /// Cards are picked when an Issue enters play, or for a card.
    Pick,
    Turn,
    React,
    /// The winner takes a Favor, or picks cards to discard.
    Award,
    Over,
}

/// The table as one viewer sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsView")]
pub struct View {
    pub phase: PhaseView,
    /// The seats the game waits for; none when it is over.
    pub pending: Vec<Seat>,
    /// Counted from 1; 0 while Candidates are chosen.
    pub round: u8,
    /// How many Issues are contested in all.
    pub rounds: u8,
    /// Who began.
    pub first_speaker: Seat,
    pub speaker: Seat,
    /// Whose turn it is, or who chooses a Candidate; the Speaker at any other time.
    pub turn: Seat,
    /// Plays left in this turn.
    pub plays: u8,
    /// Whether this turn has seen a play: a pass then only gives up extra plays (PU-7.3).
    pub played: bool,
    /// Passes in a row; the contest ends when there are as many as seats (PU-7.4).
    pub passes: u8,
    #[ts(as = "Vec<CampView>")]
    pub camps: PerSeat<CampView>,
    /// The id of the Issue that is up.
    pub issue: Option<String>,
    /// PU-6.8: while the Speaker decides.
    pub sidestep: Option<SidestepView>,
    /// The ids of the Issues sidestepped in this round.
    pub sidestepped: Vec<String>,
    /// Who would win the Issue if the contest ended now; once it is contested.
    pub leading: Option<Leading>,
    /// How many questions have been asked in this game: each has its own number.
    pub questions: u32,
    /// PU-8: the play and the reactions to it, the most recent last.
    pub chain: Vec<LinkView>,
    /// What Polling the most recent play leads to, if nobody answers after that; empty without a chain.
    pub prospects: Vec<Prospect>,
    pub picking: Option<PickingView>,
    pub award: Option<AwardView>,
    /// Open offers, by seat.
    pub offers: Vec<OfferView>,
    pub pile_size: u8,
    /// In order of numbers.
    pub discard: Vec<CardId>,
    /// Issues still in the deck.
    pub deck_size: u8,
    /// The end of the deck that everybody knows, the very bottom last (PU-14.1).
    pub deck_bottom: Vec<String>,
    /// The top of the deck, for a seat that has seen it by `foresight`.
    pub deck_top: Option<String>,
    /// Who has seen it so.
    pub foreseen: Vec<Seat>,
    /// The most Votes that can still be in the deck, without the current Issue.
    pub votes_at_best: i16,
    /// The draw pile, top first: when the game is over, and for a viewer who sees everything.
    pub pile: Option<Vec<CardId>>,
    /// The Issue deck, top first: the same.
    pub deck: Option<Vec<String>>,
    /// The removed Issues: the same.
    pub removed: Option<Vec<String>>,
    /// PU-12.5: the lead that is a landslide, if the table plays with it.
    pub landslide_lead: Option<i16>,
    /// Whether the game ended by a landslide.
    pub landslide: bool,
    /// PU-10.1: the longest promise, in characters.
    pub longest_promise: u8,
    /// What the cards are; the same all game.
    #[ts(as = "ComponentList")]
    pub components: Printed<ComponentList>,
}

changes!(View {
    phase,
    pending,
    round,
    rounds,
    first_speaker,
    speaker,
    turn,
    plays,
    played,
    passes,
    camps: items_of_parts,
    issue,
    sidestep,
    sidestepped,
    leading,
    questions,
    chain: items,
    prospects: items,
    picking,
    award,
    offers: items,
    pile_size,
    discard: items,
    deck_size,
    deck_bottom,
    deck_top,
    foreseen,
    votes_at_best,
    pile,
    deck,
    removed,
    landslide_lead,
    landslide,
    longest_promise,
    components,
});

/// One seat's side of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsCamp")]
pub struct CampView {
    /// A Candidate's id or `no_name`.
    pub candidate: Option<String>,
    pub party: Option<Party>,
    /// The Candidate's power; none without a Candidate, and for the No-Name.
    pub power: Option<Power>,
    /// PU-3.7: an activated power used in this round.
    pub power_used: bool,
    /// Favors on the Candidate card.
    pub card: u8,
    /// Favors received.
    pub stack: u8,
    /// PU-12.2: the Votes now.
    pub votes: i16,
    /// PU-12.2: the Votes that each Favor on the card counts, and each one received.
    pub card_worth: u8,
    pub stack_worth: u8,
    /// How many Votes more than the best of the others.
    pub lead: i16,
    /// The ids of the Issues won.
    pub won: Vec<String>,
    /// Unfrozen cards.
    pub hand_size: u8,
    pub frozen_size: u8,
    /// What its owner sees.
    pub hand: Option<Vec<CardId>>,
    pub frozen: Option<Vec<CardId>>,
    /// Cards lying in front of the Candidate.
    pub front: Vec<CardId>,
    pub polling: Polling,
    /// Cards played on own turns of this round, and how many there may be (PU-4.2).
    pub plays_made: u8,
    pub plays_limit: Option<u8>,
    /// Offers made in this round, and those still allowed (PU-10.1).
    pub offers_made: u8,
    pub offers_left: u8,
    /// PU-6.7: cards picked so far, and for their owner which ones.
    pub picked_size: u8,
    pub picked: Option<Vec<CardId>>,
}

changes!(CampView {
    candidate,
    party,
    power,
    power_used,
    card,
    stack,
    votes,
    card_worth,
    stack_worth,
    lead,
    won: items,
    hand_size,
    frozen_size,
    hand,
    frozen,
    front: items,
    polling: parts,
    plays_made,
    plays_limit,
    offers_made,
    offers_left,
    picked_size,
    picked,
});

/// PU-7.5: the parts of a Polling total.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsPolling")]
pub struct Polling {
    pub total: i16,
    pub momentum: Vec<PolledCard>,
    pub modifiers: Vec<ModifierCard>,
    /// `parade`.
    pub parade: i16,
    /// `speaker_bonus`.
    pub speaker: i16,
}

changes!(Polling { total, momentum: items, modifiers: items, parade, speaker });

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsPolledCard")]
pub struct PolledCard {
    pub card: CardId,
    pub printed: i16,
    /// `low_boost` (PU-4.3).
    pub boost: i16,
    /// The party's bonus (PU-11.1).
    pub party: i16,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsModifierCard")]
pub struct ModifierCard {
    pub card: CardId,
    pub amount: i16,
}

/// PU-6.8: what sidestepping would take.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsSidestep")]
pub struct SidestepView {
    pub cost: u8,
    pub legal: bool,
}

/// PU-9.3: who leads, and what breaks the tie if there is one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsLeading")]
pub struct Leading {
    pub seat: Seat,
    /// All on the highest Polling, the leader included.
    pub tied: Vec<Seat>,
    pub tie: Option<Tie>,
}

/// One play of the chain.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsLink")]
pub struct LinkView {
    pub card: CardId,
    /// Who plays it now.
    pub seat: Seat,
    pub mode: Mode,
    /// The seat it is aimed at (PU-7.2).
    pub at: Option<Seat>,
    /// The seat named with it.
    pub target: Option<Seat>,
    /// The card named with it.
    pub on: Option<CardId>,
    /// How far its reaction window has got: the seat that is asked, or that answered with the next play.
    pub asked: Seat,
    /// Who will still be asked after that, as hands are now.
    pub to_ask: Vec<Seat>,
}

/// One way the most recent play can go.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsProspect")]
pub struct Prospect {
    pub how: How,
    /// Where it would be redirected to.
    pub to: Option<Seat>,
    #[ts(as = "Vec<i16>")]
    pub polling: PerSeat<i16>,
    pub leading: Leading,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsHow")]
pub enum How {
    Stands,
    Canceled,
    Redirected,
}

/// PU-6.7.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsPicking")]
pub struct PickingView {
    pub cause: PickCause,
    /// How many cards each of them picks.
    pub count: u8,
    pub asked: Vec<Seat>,
    /// Who has not said `done`.
    pub waiting: Vec<Seat>,
}

/// PU-9: the winner has something to decide.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsAward")]
pub struct AwardView {
    pub winner: Seat,
    /// The id of the Issue just won.
    pub issue: String,
    /// Who will get a card by `consolation`.
    pub consoled: Vec<Seat>,
    /// The most Favors the winner takes, while it has to say from whom.
    pub taking: Option<u8>,
}

/// PU-10.1.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsOffer")]
pub struct OfferView {
    pub from: Seat,
    pub to: Seat,
    pub give: u8,
    pub want: u8,
    /// A promise, as it was written; never enforced.
    pub promise: Option<String>,
    /// Whether both can pay now.
    pub payable: bool,
    /// The Votes that an agreement would bring to its maker and to the other.
    pub votes: [i16; 2],
}
