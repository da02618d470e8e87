//! Leaving and coming back: a gap, a restart, a table that left memory meanwhile.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use hustings_core::Seat;
use hustings_server::{Entry, Journal as _, Metrics, Sqlite, Store as _};
use serde_json::{Value, json};

use crate::house::{House, play_out, seated, seated_with};

#[tokio::test]
async fn people_who_come_back_get_exactly_what_they_missed() {
    let house = House::open().await;
    let (table, guests, mut sockets) = seated(&house, "kuzushi", 2, json!({})).await;
    let away = 1 - sockets[0].pending()[0];
    let seat = 1 - away;
    let mut stayed = sockets.swap_remove(seat as usize);
    let gone = sockets.pop().unwrap();
    let left_at = gone.seq();
    drop(gone);
    stayed.until(|frame| frame["type"] == "presence" && frame["online"][away as usize] == false).await;

    let mv = stayed.moves(seat)[0].clone();
    assert_eq!(stayed.play(seat, &mv).await["type"], "done");
    stayed.request(json!({"type": "chat", "text": "your turn"})).await;

    let back = guests[away as usize].come_back(&table, Some(left_at)).await;
    assert_eq!(back.state["left_at"], left_at);
    let news = back.state["log"].as_array().unwrap();
    assert_eq!(news.len(), 1, "only what was missed: {news:?}");
    assert_eq!((&news[0]["what"], &news[0]["seat"]), (&json!("moved"), &json!(seat)));
    assert_eq!(back.state["chat"].as_array().unwrap().len(), 1);
    assert_eq!(back.state["position"]["view"], stayed.state["position"]["view"]);
    drop(back);
    stayed.until(|frame| frame["type"] == "presence" && frame["online"][away as usize] == false).await;

    // Without a number of their own, the server remembers how far they had followed.
    let again = guests[away as usize].come(&table).await;
    assert_eq!(again.state["left_at"], again.state["seq"]);
    assert!(again.state["log"].as_array().unwrap().len() > 1);
    stayed.until(|frame| frame["type"] == "presence" && frame["online"][away as usize] == true).await;
}

#[tokio::test]
async fn a_restarted_server_goes_on_where_it_was() {
    let mut house = House::open().await;
    let (table, guests, mut sockets) = seated(&house, "duel", 3, json!({"rounds": 3})).await;
    for seat in [2u64, 0] {
        let mv = sockets[seat as usize].moves(seat)[1].clone();
        assert_eq!(sockets[seat as usize].play(seat, &mv).await["type"], "done");
    }
    sockets[1].until_state(|state| state["position"]["played"] == 2).await;
    let before: Vec<_> = sockets.iter().map(|socket| socket.seq()).collect();
    let newest = *before.iter().max().unwrap();
    for socket in &mut sockets {
        socket.until_state(|state| state["seq"].as_u64().unwrap() >= newest).await;
    }
    house.stop().await;
    for socket in &mut sockets {
        let bye = socket.until_type("bye").await;
        assert!(bye["retry_ms"].is_number());
    }
    house.start().await;

    let mut again = Vec::new();
    for (guest, old) in guests.iter().zip(&sockets) {
        let socket = guest.come(&table).await;
        assert_eq!(socket.state["position"], old.state["position"]);
        assert_eq!(socket.state["seq"], old.state["seq"]);
        again.push(socket);
    }
    play_out(&mut again, 2).await;
    assert_eq!(guests[0].get(&format!("/api/tables/{table}/verify")).await.status, 200);
}

#[tokio::test]
async fn an_idle_table_leaves_memory_and_comes_back() {
    let house = House::with(|config| config.unload_after = Duration::from_millis(20)).await;
    let (table, guests, mut sockets) = seated(&house, "kuzushi", 2, json!({})).await;
    let seat = sockets[0].pending()[0] as usize;
    let mv = sockets[seat].moves(seat as u64)[0].clone();
    sockets[seat].play(seat as u64, &mv).await;
    let view = sockets[seat].state["position"]["view"].clone();
    drop(sockets);
    while house.server.as_ref().unwrap().tables_in_memory() > 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let socket = guests[0].come(&table).await;
    assert_eq!(socket.state["position"]["view"], view);
}

#[tokio::test]
async fn a_table_out_of_memory_still_notices_that_time_is_up() {
    let house = House::with(|config| config.unload_after = Duration::from_millis(20)).await;
    let wish = json!({"game": "kuzushi", "clock": {"type": "days", "days": 2}, "timeout": "forfeit"});
    let (table, guests, sockets) = seated_with(&house, wish, 2).await;
    drop(sockets);
    while house.server.as_ref().unwrap().tables_in_memory() > 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    house.time.advance(Duration::from_secs(2 * 24 * 3600 + 1));
    let mut socket = guests[0].come(&table).await;
    socket.until_phase("over").await;
    assert_eq!(socket.state["ending"]["how"], "timeout");
}

/// Reading a move that was taken back takes as long as reading one that was not, however long the game is: otherwise somebody could make
/// a table that takes minutes to open. Before the patience of a test is over, it is open.
#[tokio::test]
async fn a_table_at_which_much_was_taken_back_opens_at_once() {
    const TAKEN_BACK: usize = 6000;
    let mut house = House::with(|config| config.rate = 1000).await;
    let (table, guests, mut sockets) = seated(&house, "sarkaar", 2, json!({})).await;
    for step in 0..120 {
        let newest = sockets.iter().map(|socket| socket.seq()).max().unwrap();
        for socket in &mut sockets {
            socket.until_state(|state| state["seq"].as_u64().unwrap() >= newest).await;
        }
        let seat = sockets[0].pending()[0];
        let moves = sockets[seat as usize].moves(seat);
        sockets[seat as usize].play(seat, &moves[step * 5 % moves.len()]).await;
    }
    let seat = sockets[0].pending()[0];
    let socket = &mut sockets[seat as usize];
    socket.request(json!({"type": "ping"})).await;
    let (position, mv) = (socket.state["position"].clone(), socket.moves(seat)[0].clone());
    let at = house.time.now();
    house.stop().await;
    let journal = Sqlite::open(house.data(), Arc::new(Metrics::new())).unwrap();
    let newest = journal.read(1, 1).await.unwrap().last().unwrap().seq;
    let seat = Seat(seat as u8);
    let pair = [Entry::Moved { seat, mv, by: None }, Entry::Undone { seat, moves: 1 }];
    journal
        .append(1, newest, at, &pair.iter().cloned().cycle().take(2 * TAKEN_BACK).collect::<Vec<_>>())
        .await
        .unwrap();
    journal.close();
    house.start().await;
    let again = guests[seat.index()].come_for_changes(&table).await;
    assert_eq!(again.state["position"], position);
}

/// Whoever comes back can look at what they missed, as they would have seen it then.
#[tokio::test]
async fn missed_positions_are_those_that_one_would_have_seen() {
    for game in ["kuzushi", "kilonzo", "kursi"] {
        let house = House::with(|config| config.rate = 100).await;
        let (_, _, mut sockets) = seated(&house, game, 2, json!({})).await;
        // Each seat's views by number, as they came.
        let mut seen = [BTreeMap::new(), BTreeMap::new()];
        for _ in 0..60 {
            let newest = sockets.iter().map(|socket| socket.seq()).max().unwrap();
            let Some(seat) = sockets[0].pending().first().copied() else { break };
            let socket = &mut sockets[seat as usize];
            let moves = socket.moves(seat);
            let mv = moves[(newest as usize * 7) % moves.len()].clone();
            assert_eq!(socket.play(seat, &mv).await["type"], "done");
            for (socket, seen) in sockets.iter_mut().zip(&mut seen) {
                // What nobody else may notice does not raise the others' numbers.
                socket.request(json!({"type": "ping"})).await;
                seen.insert(socket.seq(), socket.state["position"]["view"].clone());
            }
        }
        for (socket, seen) in sockets.iter_mut().zip(&seen) {
            let after = *seen.keys().nth(5).expect("enough moves");
            let (mut from, mut told) = (after, Vec::new());
            loop {
                let answer = socket.request(json!({"type": "look_back", "after": from})).await;
                let steps = answer["steps"].as_array().expect("positions").clone();
                assert_eq!(steps[0]["seq"], from, "{game}");
                from = steps.last().unwrap()["seq"].as_u64().unwrap();
                let more = steps.len() > 1;
                told.extend(steps);
                if !more {
                    break;
                }
            }
            assert_eq!(told.last().unwrap()["view"], socket.state["position"]["view"], "{game}: up to the present");
            let mut known: BTreeMap<u64, Value> = BTreeMap::new();
            for step in told {
                let (seq, view) = (step["seq"].as_u64().unwrap(), step["view"].clone());
                // The last move and the end of the game came together.
                if let Some(then) = seen.get(&seq) {
                    assert_eq!(*then, view, "{game}: entry {seq}");
                    known.insert(seq, view);
                }
            }
            assert!(known.len() > 10 && known.len() <= seen.len(), "{game}: {} of {}", known.len(), seen.len());
        }
    }
}
