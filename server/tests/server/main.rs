//! The server as its clients meet it: real sockets, a real SQLite file, whole games.

mod accounts;
mod ballot;
mod bots;
mod choices;
mod clocks;
mod daily;
mod documents;
mod guards;
mod hints;
mod house;
mod kill;
mod lists;
mod orders;
mod playing;
mod returning;
mod secrets;
mod storage;
mod undo;
mod versions;
