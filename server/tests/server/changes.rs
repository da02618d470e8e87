//! A client that wishes for changes knows what it would have been sent whole, in every game and with all eyes; and it gets the log in
//! pages.

use std::time::Duration;

use hustings_core::Luck;
use serde_json::{Value, json};

use crate::house::{House, Socket, catalog, play_out, seated};

/// The same eyes twice: told everything each time, and what changed.
struct Twice {
    whole: Socket,
    changes: Socket,
}

impl Twice {
    /// Everything sent until now has been read when the answer to a ping comes.
    async fn read(&mut self) {
        self.whole.request(json!({"type": "ping"})).await;
        self.changes.request(json!({"type": "ping"})).await;
    }
}

/// How many bytes each update had.
fn updates(socket: &Socket) -> Vec<usize> {
    socket.frames.iter().filter(|frame| frame.starts_with("{\"type\":\"update\"")).map(String::len).collect()
}

async fn follow(game: &str, most: usize) {
    let house = House::with(|config| config.rate = 1000).await;
    let seats = *catalog().game(game).unwrap().info().seats.iter().rfind(|seats| **seats <= 4).unwrap();
    let (table, guests, sockets) = seated(&house, game, seats.into(), json!({})).await;
    let mut all = Vec::new();
    for (guest, whole) in guests.iter().zip(sockets) {
        all.push(Twice { whole, changes: guest.come_for_changes(&table).await });
    }
    let watcher = house.guest("Watcher").await;
    all.push(Twice { whole: watcher.come(&table).await, changes: watcher.come_for_changes(&table).await });
    let mut luck = Luck::from_text(game);
    for number in 0..most {
        for (viewer, twice) in all.iter_mut().enumerate() {
            twice.read().await;
            let [whole, changed] = [&twice.whole, &twice.changes].map(|socket| &socket.state["position"]);
            assert_eq!(whole, changed, "{game}, viewer {viewer}, after {number} moves");
        }
        let Some(seat) = all[0].whole.pending().first().copied() else { break };
        let socket = &mut all[seat as usize].changes;
        let moves = socket.moves(seat);
        let mv = luck.pick(&moves).clone();
        let done = socket.play(seat, &mv).await;
        assert_eq!(done["type"], "done", "{game}: {mv}: {done}");
    }
    let (mut bytes, mut count) = (0, 0);
    for twice in &all {
        bytes += updates(&twice.changes).iter().sum::<usize>();
        count += updates(&twice.changes).len();
        let frames = twice.changes.frames.iter().skip(1);
        assert!(!frames.into_iter().any(|frame| frame.contains("\"position\":")), "{game}: a whole position");
    }
    assert!(count >= 10, "{game}: {count} updates");
    assert!(bytes / count <= 1500, "{game}: {} bytes an update", bytes / count);
}

#[tokio::test]
async fn what_changed_leads_to_what_would_have_been_sent_whole() {
    for game in ["kuzushi", "kilonzo", "kursi", "sarkaar", "politics-as-usual", "duel"] {
        follow(game, 40).await;
    }
}

/// What the pages hold together, oldest first.
async fn recalled(socket: &mut Socket, part: &str) -> Vec<Value> {
    let mut lines = socket.state[part].as_array().unwrap().clone();
    let mut since = socket.state["since"].as_u64().unwrap();
    while since > 0 {
        let page = socket.request(json!({"type": "log", "until": since})).await;
        assert_eq!((&page["type"], &page["until"]), (&json!("log"), &json!(since)));
        assert!(page.to_string().len() < 20_000);
        lines.splice(0..0, page[part].as_array().unwrap().iter().cloned());
        let before = page["since"].as_u64().unwrap();
        assert!(before < since, "{page}");
        since = before;
    }
    lines
}

#[tokio::test]
async fn a_welcome_is_short_and_the_log_comes_in_pages() {
    let house = House::with(|config| config.rate = 1000).await;
    let (table, guests, mut sockets) = seated(&house, "kuzushi", 2, json!({})).await;
    for number in 0..150 {
        // Chat has a limit of its own, by time.
        house.time.advance(Duration::from_secs(3));
        let text = format!("{number} {}", "x".repeat(400));
        let done = sockets[number % 2].request(json!({"type": "chat", "text": text})).await;
        assert_eq!(done["type"], "done", "{done}");
    }
    play_out(&mut sockets, 7).await;
    for guest in [&guests[1], &house.guest("Watcher").await] {
        let whole = guest.come(&table).await;
        let mut short = guest.come_for_changes(&table).await;
        assert_eq!(whole.state["since"], 0);
        assert!(whole.frames[0].len() > 60_000 && short.frames[0].len() < 30_000, "{}", short.frames[0].len());
        for part in ["log", "chat"] {
            assert_eq!(Value::from(recalled(&mut short, part).await), whole.state[part]);
        }
    }
    // Somebody who comes back after a moment gets what came after, and knows that it is all.
    let since = sockets[0].seq() - 1;
    let back = guests[0].come_with(&table, &format!("?changes=true&since={since}")).await;
    assert_eq!((&back.state["since"], back.state["log"].as_array().unwrap().len()), (&json!(since), 1));
}
