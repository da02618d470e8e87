//! Tables, lobby, accounts, clocks, storage, HTTP and WebSocket. Knows the catalog, never one game.
//!
//! A frame's way: [`http`] takes the request and `http::socket` the frames of a table's WebSocket; [`table`] has the owner
//! task that alone changes a table; [`journal`] makes it durable; `table::frames` shows it, to each with their own eyes.
//! Beside that: [`bots`] think on threads of their own, [`users`] says who people are, [`protocol`] is what goes over the
//! wire. [`Server`] puts it together.

pub mod assets;
mod bots;
mod config;
mod daily;
mod http;
mod ids;
mod journal;
mod limits;
mod metrics;
pub mod protocol;
mod server;
mod table;
mod time;
mod users;

pub use config::Config;
pub use journal::{Entry, Journal, JournalError, Sqlite, Stored, backup};
pub use metrics::Metrics;
pub use server::{Parts, Server, StartError};
pub use time::Time;
