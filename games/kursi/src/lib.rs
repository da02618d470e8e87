//! Kursi: draft Candidates, plan in secret, fill the squares with rallies, and count the votes under each Seat; for 2
//! to 4 players.
//!
//! A tour: `info` has name, seats and options, `icons` the seven icons, `cards` what is in the box and how `data/` is read.
//! `setup` deals, `rules` reads in order of play: `draft`, then each round's `campaign` (the pawn), `strokes` with `targets` (what
//! they may be aimed at) and `effects` (what they do), `draw`, `play`, `end`, with `hands` and `votes` underneath, then `elections`
//! and `finish`. `state` holds the table, `phase` where the game stands, `row` its columns of cards, `memory` what players could
//! remember. `view` is what a viewer gets, and `view/show` makes it; the way back is `view/imagine` for what can be seen, `view/deal`
//! for hidden cards, `view/packs` for the draft and `view/choices` for what was chosen in secret; `view/ask` has what is asked, both
//! ways. `notation` is how a move is written, `orders` what is answered for a player, `sentences` and `words/en.ftl` how an event is told, `sketch` the table in characters.

mod cards;
mod error;
mod evaluation;
mod events;
mod icons;
mod info;
mod learning;
mod memory;
mod moves;
mod notation;
mod orders;
mod phase;
mod row;
mod rules;
mod sentences;
mod setup;
mod sketch;
mod state;
mod view;

pub use cards::effects::{Effect, Lasting, Whose};
pub use cards::{Candidate, Face, Kind, KindId, SeatTile, Set, Stroke, StrokeId, TileId};
pub use error::Illegal;
pub use events::{
    DiscardReason, Event, PawnReason, Pile, PlayedCard, StrokePlace, TakenFrom, ToldChoice, TuckReason, VotesReason,
    WonBy,
};
pub use icons::{Asset, Icon, Icons};
pub use info::{ClearWin, Mix, Options, Payment, RallyStroke, TallyRule};
pub use moves::{Bundle, Card, Letter, MinusTarget, Move, Source, Target, TypedMove, TypedSource, TypedTarget};
pub use phase::{PhaseName, Question};
pub use sentences::{kind_of_card, stroke_effect};
pub use state::State;
pub use view::{
    Active, Ask, CandidateInfo, Committed, ComponentList, Constituency, Count, Ending, Everything, Fielded, KindInfo,
    KnownHand, Limits, Memory, Own, Party, Placed, Playable, SeatResult, Sighting, StrokeInfo, Supply, Tally, TieBreak,
    Totals, View,
};

/// The rule set.
pub struct Kursi;

hustings_core::rooms!(Kursi; Search: evaluate, prior; Orders: follow, question, has_secret_steps; Balance: facts, uses; Learning: all_moves, observe; Faces: faces);
