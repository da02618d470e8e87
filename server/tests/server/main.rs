//! The server as its clients meet it: real sockets, a real SQLite file, whole games.

mod accounts;
mod across;
mod ballot;
mod bots;
mod calls;
mod changes;
mod choices;
mod clocks;
mod conflicts;
mod connections;
mod daily;
mod documents;
mod guards;
mod hints;
mod house;
mod kill;
#[path = "../kit/mod.rs"]
mod kit;
mod lab;
mod lists;
mod moving;
mod nodes;
mod notices;
mod orders;
mod playing;
mod playing_on;
mod reloading;
mod returning;
mod seam;
mod secrets;
mod series;
mod storage;
mod undo;
mod versions;
