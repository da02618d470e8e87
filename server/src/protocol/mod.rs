//! What goes over the wire, one file per direction. `docs/protocol.md` tells it with examples; the web client gets
//! these types generated.

mod accounts;
mod client;
mod http;
mod lab;
mod notices;
mod refused;
mod server;
mod shared;

pub use accounts::*;
pub use client::*;
pub use http::*;
pub use lab::*;
pub use notices::*;
pub use refused::*;
pub use server::*;
pub use shared::*;

/// Raised when a client written for the old protocol would misunderstand the new one.
pub const PROTOCOL: u32 = 1;
