//! Tables, lobby, accounts, clocks, storage, HTTP and WebSocket. Knows the catalog, never one game.

pub mod protocol;
