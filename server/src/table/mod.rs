//! Tables. Each has one owner task that alone changes it and that shows nothing before it is durable. A table nobody looks at is not in
//! memory at all.
//!
//! The way of a request: `http::socket` hands a frame to the table's [`owner`]; `owner::requests` decides, on the table as it stands, which
//! entries to write; `owner::commit` has [`state`] prepare them, appends them to the journal and applies them; `owner::frames` shows the new
//! table to everybody with their own eyes; `owner::asking` asks the bots. What a table is at any entry follows from the journal alone: that
//! is [`state`], where nothing waits, sends or reads a clock.

mod create;
mod listing;
mod owner;
mod registry;
mod state;

pub use create::{Beginning, Made, Plan};
pub use owner::{ConnectionId, Message, Out, Outbox, Wish, outbox, refused};
pub use registry::{Context, Services};
pub use state::Table;
