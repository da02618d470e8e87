//! Any game, by clients that choose at random among the moves they were sent. And how many bytes that takes.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use futures_util::{SinkExt, StreamExt};
use hustings_core::Luck;
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use crate::hustings::{self, Heard, Known};
use crate::{Client, Load};

/// One game by everybody at the table.
pub async fn one_game(load: &Arc<Load>, table: usize, number: u64) {
    let mut clients = Vec::new();
    for (seat, client) in hustings::seats(load, table).await.into_iter().enumerate() {
        let luck = Luck::from_number(number * 16 + seat as u64);
        clients.push(tokio::spawn(one_seat(Arc::clone(load), seat, client, luck)));
    }
    for client in clients {
        client.await.expect("a client does not fail");
    }
}

async fn one_seat(load: Arc<Load>, seat: usize, mut client: Client, mut luck: Luck) {
    let (mut known, mut sent) = (Known::default(), None::<Instant>);
    while let Some(Ok(message)) = client.stream.next().await {
        let Message::Text(text) = message else { continue };
        match known.hear(&text) {
            Heard::Update => load.count_update(text.len()),
            Heard::Answer => {
                if let Some(sent) = sent.take() {
                    load.moves.fetch_add(1, Ordering::Relaxed);
                    load.count_latency(sent.elapsed());
                }
            }
            Heard::Welcome | Heard::Hint | Heard::Other => {}
        }
        if known.over || load.stop.load(Ordering::Relaxed) {
            break;
        }
        if sent.is_none()
            && let Some(frame) = known.choose(seat, |count| luck.below(count as u32) as usize)
        {
            if let Some(pace) = load.pace {
                tokio::time::sleep(pace).await;
            }
            sent = Some(Instant::now());
            if client.stream.send(Message::text(frame)).await.is_err() {
                break;
            }
        }
    }
    if known.over {
        // Everything again, as somebody sees it who comes back for the result.
        let mut again = hustings::socket(&load, &client.table, &client.secret).await;
        while let Some(Ok(message)) = again.next().await {
            if let Message::Text(text) = message {
                load.count_welcome(text.len());
                break;
            }
        }
        let _ = again.close(None).await;
    }
    let _ = client.stream.close(None).await;
}

/// The bytes of whole games.
pub async fn bytes(load: &Arc<Load>, games: usize) {
    for number in 0..games {
        one_game(load, number, number as u64).await;
    }
    let mut updates = std::mem::take(&mut *load.updates.lock().unwrap());
    let welcomes = std::mem::take(&mut *load.welcomes.lock().unwrap());
    updates.sort_unstable();
    let mean = |sizes: &[usize]| sizes.iter().sum::<usize>().checked_div(sizes.len()).unwrap_or(0);
    println!(
        "{}",
        json!({"game": load.game, "seats": load.seats, "updates": updates.len(), "bytes_per_update": mean(&updates),
            "p95": updates.get(updates.len() * 95 / 100), "largest": updates.last(),
            "welcome_at_the_end": mean(&welcomes), "largest_welcome": welcomes.iter().max()})
    );
}
