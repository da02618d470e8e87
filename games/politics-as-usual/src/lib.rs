//! Politics as Usual: a contest of cards for each of twelve Issues, for 2 to 6 seats, with reactions to reactions and Favors traded at
//! any time.
//!
//! A tour: `info` has the name, seats and options; `cards` is what Candidates, Issues and Campaign cards can be, and
//! how `data/` is read; `cards/bits` are sets of cards, one bit for each. `setup` prepares the decks; `rules` reads in
//! order of play: `candidate`, `raise` and `pick`, then `turn` with `targets`, the `chain` of reactions and its
//! `effects`, `polling` and `award`; `trade` and `power` at any time between; `finish`. `state` holds the table,
//! `phase` is what the game waits for, `deed` a play and the chain of reactions to it. `view` is what each viewer is
//! shown, and the way back to a state; `notation` is how a move is written; `orders` are the standing orders; `events`
//! is what can happen and `sentences` how it is told; `sketch` is the table in characters.

mod cards;
mod deed;
mod error;
mod evaluation;
mod events;
mod info;
mod learning;
mod moves;
mod notation;
mod orders;
mod phase;
mod rules;
mod sentences;
mod setup;
mod sketch;
mod state;
mod view;

pub use cards::{
    Aimed, Attack, Band, Cancelable, Candidate, CandidateId, CardId, Cards, ComponentList, Effect, EnterEffect, Face,
    Few, FrozenBy, Issue, IssueEffect, IssueId, Kind, NoName, Party, Power, RoundRule, Set, When, WinEffect,
};
pub use deed::Mode;
pub use error::{Illegal, Moment};
pub use events::{DiscardCause, DrawCause, Event, PayCause, PickCause, ShuffleCause, Tie};
pub use info::{Choosing, FirstSpeaker, Options};
pub use moves::{Move, TypedMove};
pub use sentences::{effect as card_effect, issue_rule};
pub use state::State;
pub use view::{
    AwardView, CampView, How, Leading, LinkView, ModifierCard, OfferView, PhaseView, PickingView, PolledCard, Polling,
    Prospect, SidestepView, View,
};

/// The rule set.
pub struct PoliticsAsUsual;

hustings_core::rooms!(PoliticsAsUsual with text; Search: evaluate, prior; Orders: follow, question; Balance: facts, uses; Learning: all_moves, observe; Faces: faces);
