//! What a sequence number has shown is what it shows to somebody who comes again.

use serde_json::{Value, json};

use crate::house::{Guest, House, Socket, seated};

/// Everything of a position but the clocks, which run.
fn position(socket: &Socket) -> Value {
    let mut position = socket.state["position"].clone();
    position.as_object_mut().unwrap().remove("clocks");
    position
}

/// The next move of a seat: steps that tell nobody anything first, then one or the other.
fn choice(moves: &[String], step: usize) -> String {
    let wanted = |verbs: &[&str]| moves.iter().find(|mv| verbs.iter().any(|verb| mv.starts_with(verb)));
    let turn: &[&str] = match step % 4 {
        0 => &["done", "take", "drop"],
        1 => &["play", "cash", "pay"],
        2 => &["drop", "cash", "play"],
        _ => &[],
    };
    wanted(turn).unwrap_or(&moves[(step * 7 + 3) % moves.len()]).clone()
}

async fn same_after_coming_again(guests: &[Guest], table: &str, sockets: &mut [Socket], what: &str) {
    for (guest, socket) in guests.iter().zip(sockets) {
        // Everything that was sent has come when a ping is answered.
        socket.request(json!({"type": "ping"})).await;
        let again = guest.come(table).await;
        assert_eq!(again.seq(), socket.seq(), "{what}: {}", guest.name);
        assert_eq!(position(&again), position(socket), "{what}: {}", guest.name);
    }
}

async fn nobody_sees_a_stale_board(game: &str, seats: usize, moves: usize) -> Vec<String> {
    let house = House::with(|config| config.rate = 1000).await;
    let (table, guests, mut sockets) = seated(&house, game, seats, json!({})).await;
    let mut made = Vec::new();
    for step in 0..moves {
        let Some(seat) = sockets[0].pending().get(step % 2).or(sockets[0].pending().first()).copied() else { break };
        let socket = &mut sockets[seat as usize];
        let mv = choice(&socket.moves(seat), step);
        let done = socket.play(seat, &mv).await;
        assert_eq!(done["type"], "done", "{done}");
        same_after_coming_again(&guests, &table, &mut sockets, &format!("seat {seat}: {mv}")).await;
        made.push(mv);
    }
    made
}

/// The same after the server was away, once after each entry: all that a number showed is in the journal or follows from it.
async fn same_after_a_restart(game: &str, seats: usize, moves: usize) {
    let mut house = House::with(|config| config.rate = 1000).await;
    let (table, guests, mut sockets) = seated(&house, game, seats, json!({})).await;
    for step in 0..moves {
        let Some(seat) = sockets[0].pending().first().copied() else { break };
        let mv = choice(&sockets[seat as usize].moves(seat), step);
        assert_eq!(sockets[seat as usize].play(seat, &mv).await["type"], "done", "{mv}");
        let mut shown = Vec::new();
        for socket in &mut sockets {
            socket.request(json!({"type": "ping"})).await;
            shown.push((socket.seq(), position(socket)));
        }
        house.stop().await;
        house.start().await;
        sockets.clear();
        for (guest, shown) in guests.iter().zip(shown) {
            let again = guest.come(&table).await;
            assert_eq!((again.seq(), position(&again)), shown, "{game}, seat {seat}: {mv}: {}", guest.name);
            sockets.push(again);
        }
    }
}

#[tokio::test]
async fn what_a_number_has_shown_it_shows_after_a_restart() {
    same_after_a_restart("sarkaar", 2, 40).await;
    same_after_a_restart("kursi", 3, 40).await;
}

#[tokio::test]
async fn moves_without_events_change_everybodys_board() {
    let made = nobody_sees_a_stale_board("sarkaar", 2, 120).await;
    let without_events = made.iter().filter(|mv| *mv == "done" || mv.starts_with("take")).count();
    assert!(without_events > 2, "{made:?}");
}

#[tokio::test]
async fn secret_steps_change_nothing_for_others() {
    let made = nobody_sees_a_stale_board("kursi", 3, 90).await;
    let steps = made.iter().filter(|mv| ["play", "pay", "drop"].iter().any(|verb| mv.starts_with(verb))).count();
    assert!(steps > 2, "{made:?}");
}
