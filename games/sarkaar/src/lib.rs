//! Sarkaar: eleven states, two decks, and governments that last until the next card, for 2 to 4 players.
//!
//! A tour: `info` has the name, seats and options, `pieces` the closed lists of decks, tracks, tokens and benefits,
//! `cards` reads the six files of `data/` (states, tiles, tracks, leaders, cards, numbers). `setup` lays the tiles and
//! deals the leaders. `state` holds the table and the stack of open frames.
//!
//! `rules` reads in order of play: leaders are picked (`pick`); a `turn` has seats (`seat`), steps (`track`), benefits
//! (`benefit`) and cards (`card`), each paid for in `pay`. What cards do is in `effects`, one file for each group
//! (`tracks`, `tokens`, `turns`, `tiles`, `hands`, `seats`); what they are aimed at is in `targets`, how they are
//! answered in `react`. `board` keeps presence, governments and points; `finish` ends the game.
//!
//! `view` is what each viewer may know: `view/show` fills it from a state, `view/offers` works out prices and
//! majorities, `view/imagine` is the way back. `notation` is how a move is written, `sentences` how an event is told,
//! `sketch` the country in characters, `orders` the standing orders. `evaluation` is only for bots.
//!
//! A `Seat` is a player, as everywhere in Hustings; a seat of a state is a `Square`.

mod cards;
mod error;
mod evaluation;
mod events;
mod info;
mod learning;
mod moves;
mod notation;
mod orders;
mod pieces;
mod rules;
mod sentences;
mod setup;
mod sketch;
mod state;
mod view;

pub use cards::{
    CardId, Effect, Face, Few, From, Gains, Leader, LeaderId, Privilege, Rules, Set, Square, SquareName, StateCard,
    StateId, Terms, Tile, TrackStep,
};
pub use error::Illegal;
pub use events::{Action, Event, How, Laid, Purpose, Source, Way, Why};
pub use info::{CardCost, Layout, Options};
pub use moves::{Move, Shape, Share, Target, TypedMove, TypedTarget};
pub use pieces::{Award, Benefit, Deck, Kind, Resource, Track};
pub use sentences::{effect as card_effect, privilege};
pub use state::{FrameName, Points, Reason, State};
pub use view::{
    AwardView, Bid, CardFace, DeckView, HandCard, LeaderFace, Offer, Open, Player, Question, Secrets, SquareView,
    Standing, StateView, Threat, Tokens, TrackView, Turn, View,
};

/// The rule set.
pub struct Sarkaar;

hustings_core::rooms!(Sarkaar; Search: evaluate, prior; Orders: follow, question; Balance: facts, uses; Learning: all_moves, observe; Faces: faces);
