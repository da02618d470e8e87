//! Tables, lobby, accounts, clocks, storage, HTTP and WebSocket. Knows the catalog, never one game.
//!
//! A frame's way: [`http`] takes the request and `http::socket` the frames of a table's WebSocket; [`table`] has the owner
//! task that alone changes a table; [`store`] makes it durable; `table::owner::frames` shows it, to each with their own eyes.
//! Beside that: [`bots`] think on threads of their own, [`users`] says who people are, [`protocol`] is what goes over the
//! wire. [`Server`] puts it together.

pub mod assets;
mod bots;
mod chance;
mod config;
mod daily;
mod errands;
mod export;
mod http;
mod ids;
mod lab;
mod limits;
mod metrics;
mod notices;
pub mod protocol;
mod server;
mod store;
mod table;
mod time;
mod turns;
mod users;

pub use chance::Chance;
pub use config::{Config, NoticeConfig};
pub use metrics::Metrics;
pub use server::{Parts, Server, StartError};
pub use store::{
    Archived, Entry, Finding, Journal, Moved, Postgres, Sqlite, Store, StoreAt, StoreError, Stored, archive, backup,
    examine, finished, measure, move_store,
};
pub use time::Time;
