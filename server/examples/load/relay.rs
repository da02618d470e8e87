//! How the bare relay is talked to: whatever is sent to a table comes back to everybody at it, once it is on disk.

use tokio_tungstenite::tungstenite::Message;

use futures_util::SinkExt;

use crate::wire::connect;
use crate::{Client, Load, Seen};

pub async fn seats(load: &Load, table: usize) -> Vec<Client> {
    // A new one for every game.
    static GAMES: std::sync::atomic::AtomicU64 = std::sync::atomic::AtomicU64::new(0);
    let game = GAMES.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    let table = format!("{table}-{game}");
    let mut clients = Vec::new();
    for _ in 0..load.seats {
        let stream = connect(&load.address, &format!("/{table}"), None).await;
        clients.push(Client { stream, table: table.clone(), secret: String::new() });
    }
    // Everybody is there: the game can begin, a moment after the last handshake.
    tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    if let Some(first) = clients.first_mut() {
        first.stream.send(Message::text("0 begin")).await.expect("a socket");
    }
    clients
}

/// The number of moves made stands in front.
pub fn seen(text: &str) -> Option<Seen> {
    let played = text.split_once(' ')?.0.parse().ok()?;
    Some(Seen { played, number: 0 })
}

pub fn play(played: usize, mv: &str) -> String {
    format!("{} {{\"type\":\"play\",\"id\":1,\"seat\":0,\"seq\":{played},\"move\":\"{mv}\"}}", played + 1)
}
