//! What every game of Hustings shares: the words, and the promises behind them.
//!
//! Start with [`Game`], the one trait a rule set implements. Around it: [`Seat`], [`Viewer`] and
//! [`PerSeat`] say who; [`Luck`] is the random stream handed to the rules; [`Event`] and [`Log`] tell what
//! happened and who may know it; [`Refusal`] says why not, by [`Rule`]; [`Match`] is one game being played and
//! [`Record`] its text. Nothing here knows a game, does I/O or asks the time.

mod bout;
mod components;
mod event;
mod game;
mod info;
mod luck;
mod notation;
mod outcome;
mod playing;
mod playout;
mod record;
mod refusal;
mod seat;
mod sketch;

pub use bout::{Bout, LOOKS, Spar, Verdict};
pub use components::{BadData, Components, Files, TomlFile};
pub use event::{Event, Log, Nature, Silent};
pub use game::{Game, Start};
pub use info::{Fact, Info, Obeyed, OptionInfo, OptionKind, OrderInfo};
pub use luck::{Luck, Seed, SeedError};
pub use notation::whole_number;
pub use outcome::{Outcome, TeamScore, parted_by, rank};
pub use playing::{Audit, Match, ReplayError, perft};
pub use playout::playout;
pub use record::{Record, RecordError};
pub use refusal::{BadOption, Refusal, Rule};
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet, Viewer};
pub use sketch::{Pen, Sketch, Span, Spot, Tone};
