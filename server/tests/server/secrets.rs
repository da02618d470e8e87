//! Nobody learns what they may not know: every frame of every seat and of a spectator, and every list, is searched for cards
//! that are hidden from them at that moment, and for the seed and the words.

use hustings_core::{Record, Viewer};
use serde_json::{Value, json};

use crate::house::{House, Socket, catalog, play_out, seated};

/// For each number of moves made: the cards hidden from each seat and, last, from a spectator.
fn hidden(record: &Record, seats: usize) -> Vec<Vec<Vec<String>>> {
    let opened = catalog().open(record).unwrap();
    let mut game = opened.game;
    let mut states = Vec::new();
    for number in 0..=record.moves.len() {
        if let Some((seat, mv)) = number.checked_sub(1).map(|index| &record.moves[index]) {
            game.play(*seat, mv).unwrap();
        }
        let all: Value = serde_json::from_str(game.view(Viewer::Everything).unwrap().get()).unwrap();
        let cards = |list: &Value| -> Vec<String> {
            list.as_array().unwrap().iter().map(|card| card.as_str().unwrap().to_owned()).collect()
        };
        let from = |viewer: Option<usize>| -> Vec<String> {
            let others = (0..seats).filter(|seat| Some(*seat) != viewer).flat_map(|seat| cards(&all["hands"][seat]));
            let mut deck = cards(&all["deck"]);
            if viewer.is_some() && all["looked"].as_u64() == viewer.map(|seat| seat as u64) {
                deck.pop();
            }
            others.chain(deck).collect()
        };
        let mut viewers: Vec<_> = (0..seats).map(|seat| from(Some(seat))).collect();
        viewers.push(from(None));
        states.push(viewers);
    }
    states
}

/// `"rock-1"` must not be found in `"rock-12"`.
fn mentions(frame: &str, card: &str) -> bool {
    frame.match_indices(card).any(|(at, _)| !frame[at + card.len()..].starts_with(|next: char| next.is_ascii_digit()))
}

fn search(socket: &Socket, states: &[Vec<Vec<String>>], viewer: usize, secrets: &[String]) -> usize {
    let mut played = None;
    let mut searched = 0;
    for text in &socket.frames {
        let frame: Value = serde_json::from_str(text).unwrap();
        let now = frame["position"]["played"].as_u64().or(frame["change"]["played"].as_u64());
        played = now.map(|played| played as usize).or(played);
        if frame.get("ending").is_some_and(|ending| !ending.is_null()) {
            break;
        }
        for secret in secrets {
            assert!(!text.contains(secret), "viewer {viewer} was sent {secret} in {text}");
        }
        let Some(played) = played else { continue };
        for card in &states[played][viewer] {
            assert!(!mentions(text, card), "viewer {viewer} was sent {card}, hidden after {played} moves, in {text}");
            searched += 1;
        }
    }
    searched
}

#[tokio::test]
async fn no_frame_of_anybody_holds_what_is_hidden_from_them() {
    let house = House::open().await;
    for choice in 0..3 {
        let (table, guests, mut sockets) =
            seated(&house, "duel", 3, json!({"rounds": 4, "hand": 3, "taunts": 2})).await;
        let watcher = house.guest("Watcher").await;
        let mut spectator = watcher.come(&table).await;

        // A little of everything that answers with something.
        let mut late = Vec::new();
        for seat in 0..3u64 {
            let socket = &mut sockets[seat as usize];
            socket.request(json!({"type": "preview", "seat": seat})).await;
            socket.play(seat, "choose rock-7").await;
            socket.play(seat, "taunt").await;
            socket.request(json!({"type": "undo", "seat": seat})).await;
            socket.request(json!({"type": "chat", "text": "hm"})).await;
            let mv = socket.moves(seat)[choice % socket.moves(seat).len()].clone();
            if !mv.starts_with("taunt") && seat < 2 {
                assert_eq!(socket.play(seat, &mv).await["type"], "done");
            }
            late.push(guests[seat as usize].come_for_changes(&table).await);
            for path in [format!("/api/tables/{table}"), "/api/tables".to_owned(), "/api/lobby".to_owned()] {
                let list = guests[seat as usize].get(&path).await.text;
                assert!(!list.contains("rock") && !list.contains("shield"), "{list}");
            }
            assert_eq!(guests[seat as usize].get(&format!("/api/tables/{table}/record")).await.status, 409);
            assert_eq!(guests[seat as usize].get(&format!("/api/tables/{table}/verify")).await.status, 409);
        }
        play_out(&mut sockets, choice).await;
        spectator.until_phase("over").await;
        for socket in &mut late {
            socket.until_phase("over").await;
        }

        let record: Record = guests[0].get(&format!("/api/tables/{table}/record")).await.text.parse().unwrap();
        let states = hidden(&record, 3);
        let mut secrets = vec![record.seed.clone().unwrap()];
        secrets.extend(record.words.iter().cloned());
        secrets.extend(guests.iter().map(|guest| guest.secret.clone()));
        let mut searched = 0;
        for (seat, socket) in sockets.iter().chain(&late).enumerate() {
            searched += search(socket, &states, seat % 3, &secrets);
        }
        searched += search(&spectator, &states, 3, &secrets);
        assert!(searched > 2000, "only {searched} places were searched");
    }
}

/// The search itself must be able to fail: with one's own eyes a hand is found.
#[tokio::test]
async fn the_search_finds_a_card_that_is_shown() {
    let house = House::open().await;
    let (table, guests, mut sockets) = seated(&house, "duel", 2, json!({"rounds": 1})).await;
    play_out(&mut sockets, 0).await;
    let record: Record = guests[0].get(&format!("/api/tables/{table}/record")).await.text.parse().unwrap();
    let states = hidden(&record, 2);
    let socket = &sockets[0];
    let found = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| search(socket, &states, 2, &[])));
    assert!(found.is_err(), "seat 0's frames hold its own hand, which is hidden from a spectator");
}
