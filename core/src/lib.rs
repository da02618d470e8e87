//! What every game of Hustings shares: the common types, and the promises behind them.
//!
//! Start with [`Game`], the trait a rule set implements. Beside it are the small traits [`Search`] for bots, [`Orders`]
//! for servers, [`Balance`] for the lab, [`Learning`] for learning agents and [`Terminal`] for terminals. Around them:
//! [`Seat`], [`Viewer`] and [`PerSeat`] say who; [`Luck`] is the random stream handed to the rules; [`Event`] and
//! [`Log`] say what happened and who may know it; [`Refusal`] says why a move is refused, and by which [`Rule`];
//! [`Match`] is one game being played and [`Record`] its text. Nothing here knows a game, does I/O or asks the time.

mod balance;
mod changes;
pub mod components;
mod difference;
mod event;
mod faces;
mod game;
mod info;
mod learning;
mod luck;
mod message;
mod notation;
mod orders;
mod outcome;
mod playing;
mod playout;
mod printed;
mod record;
mod refusal;
mod rooms;
mod rules_page;
mod search;
mod seat;
mod terminal;

pub use balance::{Balance, Fact, Usage, Use};
#[doc(hidden)]
pub use changes::write_members;
pub use changes::{Changes, by};
pub use components::{BadData, Components, Files, TomlFile};
pub use difference::{apply, difference, list_difference};
pub use event::{Event, Log, Nature, Silent};
pub use faces::Faces;
pub use game::{CompleteGame, Game, Start};
pub use info::{Info, OptionInfo, OptionKind, box_text};
pub use learning::{Learning, hashed_features};
pub use luck::{Luck, Seed, SeedError};
pub use message::{Arg, Message, NONE};
pub use notation::{free_text, one_line, whole_number};
pub use orders::{OrderAnswer, OrderInfo, OrderKind, Orders};
pub use outcome::{Outcome, TeamScore, parted_by, rank};
pub use playing::{Audit, Match, ReplayError, perft};
pub use playout::playout;
pub use printed::Printed;
pub use record::{Record, RecordError};
pub use refusal::{BadOption, Refusal, Rule};
pub use rules_page::{Audience, RuleBlock, RuleLine, RuleSection, RulesPage, is_section_number};
pub use search::{FastPosition, FastVisitor, LOG_ODDS_ONE, Search, Verdict};
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet, Viewer};
pub use terminal::{Pen, Sketch, Span, Speak, Spot, Terminal, Tone, columns, cut, fill};
