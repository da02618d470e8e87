//! How our server is talked to: as the page does it, with `changes`.

use futures_util::SinkExt;
use hustings_core::apply;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::wire::{Stream, connect, post};
use crate::{Client, Load, Seen};

/// The people at one of the measured tables.
async fn guests(load: &Load, table: usize) -> Vec<String> {
    let mut secrets = load.guests[table].lock().unwrap().clone();
    while secrets.len() < load.seats {
        let me = post(&load.address, "/api/session", None, &json!({"bearer": true})).await;
        secrets.push(me["secret"].as_str().expect("a secret").to_owned());
    }
    load.guests[table].lock().unwrap().clone_from(&secrets);
    secrets
}

/// A new game with as many people as it has seats, all seated; it begins.
pub async fn seats(load: &Load, table: usize) -> Vec<Client> {
    let secrets = guests(load, table).await;
    let seats: Vec<Value> =
        (0..load.seats).map(|seat| json!({"type": if seat == 0 { "me" } else { "open" }})).collect();
    let wish = json!({"game": load.game, "seats": seats});
    let table = post(&load.address, "/api/tables", Some(&secrets[0]), &wish).await;
    let table = table["table"].as_str().expect("a table").to_owned();
    let mut clients = Vec::new();
    for (seat, secret) in secrets.into_iter().enumerate() {
        let node = &load.nodes[seat % load.nodes.len()];
        let mut stream = connect(node, &socket_path(&table), Some(&secret)).await;
        let sit = match seat {
            0 => json!({"type": "word", "seat": 0, "word": "w"}),
            _ => json!({"type": "sit", "seat": seat, "word": "w"}),
        };
        stream.send(Message::text(sit.to_string())).await.expect("a socket");
        clients.push(Client { stream, table: table.clone(), secret });
    }
    clients
}

pub async fn socket(load: &Load, table: &str, secret: &str) -> Stream {
    connect(&load.address, &socket_path(table), Some(secret)).await
}

fn socket_path(table: &str) -> String {
    format!("/api/tables/{table}/socket?changes=true")
}

#[derive(Deserialize)]
struct Frame {
    seq: Option<u64>,
    position: Option<Position>,
    change: Option<Change>,
}

#[derive(Deserialize)]
struct Position {
    played: usize,
}

#[derive(Deserialize)]
struct Change {
    played: Option<usize>,
}

/// For games whose moves are known beforehand.
pub fn seen(text: &str) -> Option<Seen> {
    let frame: Frame = serde_json::from_str(text).expect("JSON");
    let played = match (frame.position, frame.change) {
        (Some(position), _) => position.played,
        (None, Some(change)) => change.played?,
        (None, None) => return None,
    };
    Some(Seen { played, number: frame.seq? })
}

pub fn play(seat: usize, seq: u64, mv: &str) -> String {
    json!({"type": "play", "id": 1, "seat": seat, "seq": seq, "move": mv}).to_string()
}

/// What a client knows that chooses among the moves it was sent.
#[derive(Default)]
pub struct Known {
    seq: u64,
    position: Value,
    pub over: bool,
}

/// A frame, as far as a client that plays cares.
pub enum Heard {
    Welcome,
    Update,
    /// What was sent is done, or was refused.
    Answer,
    Hint,
    Other,
}

impl Known {
    pub fn hear(&mut self, text: &str) -> Heard {
        let mut frame: Value = serde_json::from_str(text).expect("JSON");
        self.seq = frame["seq"].as_u64().unwrap_or(self.seq);
        self.over |= frame["phase"] == "over";
        if let Some(position) = frame.get_mut("position") {
            self.position = position.take();
        }
        if let Some(change) = frame.get("change") {
            self.position = apply(self.position.take(), change).expect("a change fits the last position");
        }
        match frame["type"].as_str() {
            Some("welcome") => Heard::Welcome,
            Some("update" | "snapshot") => Heard::Update,
            Some("done" | "refused") => Heard::Answer,
            Some("hint") => Heard::Hint,
            _ => Heard::Other,
        }
    }

    pub fn is_asked(&self, seat: usize) -> bool {
        self.position["pending"].as_array().is_some_and(|pending| pending.iter().any(|one| one == seat))
    }

    /// The move to make for a seat that is asked, one of its legal ones.
    pub fn choose(&self, seat: usize, pick: impl FnOnce(usize) -> usize) -> Option<String> {
        let asked = self.is_asked(seat);
        let listed = self.position["moves"].as_array()?.iter().find(|one| one["seat"] == seat)?;
        let moves = listed["moves"].as_array()?;
        // Those at the end are not legal now.
        let moves = &moves[..moves.len() - listed["idle"].as_u64().unwrap_or(0) as usize];
        if !asked || moves.is_empty() {
            return None;
        }
        let mv = moves[pick(moves.len())]["text"].as_str()?;
        Some(play(seat, self.seq, mv))
    }
}
