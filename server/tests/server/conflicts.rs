//! Another writer on the same journal, as on a second machine: its entries are read and shown, and decisions are made again.

use std::sync::Arc;

use hustings_core::Seat;
use hustings_server::{Entry, Journal as _, Metrics, Sqlite};
use serde_json::{Value, json};

use crate::house::{House, Socket, play_out, seated};

/// The only table of the house.
const TABLE: i64 = 1;

fn second_writer(house: &House) -> Sqlite {
    Sqlite::open(house.data(), Arc::new(Metrics::new())).unwrap()
}

async fn newest(journal: &Sqlite) -> u32 {
    journal.read(TABLE, 1).await.unwrap().last().unwrap().seq
}

async fn append(journal: &Sqlite, house: &House, entry: Entry) {
    journal.append(TABLE, newest(journal).await, house.time.now(), &[entry]).await.unwrap();
}

fn chat(text: &str) -> Entry {
    Entry::Chat { user: "elsewhere".to_owned(), name: "Elsewhere".to_owned(), seat: None, text: text.to_owned() }
}

/// What a client was shown, by number, without a gap.
fn numbers(socket: &Socket) -> Vec<u64> {
    let frames = socket.frames.iter().map(|text| serde_json::from_str::<Value>(text).unwrap());
    let shown = frames.filter(|frame| ["update", "chat"].contains(&frame["type"].as_str().unwrap()));
    shown.map(|frame| frame["seq"].as_u64().unwrap()).collect()
}

#[tokio::test]
async fn a_move_is_made_although_somebody_else_wrote_first() {
    let house = House::open().await;
    let (_, _, mut sockets) = seated(&house, "kuzushi", 2, json!({})).await;
    let journal = second_writer(&house);
    append(&journal, &house, chat("hello from another machine")).await;

    let seat = sockets[0].pending()[0];
    let before = sockets[seat as usize].seq();
    let mv = sockets[seat as usize].moves(seat)[0].clone();
    let done = sockets[seat as usize].play(seat, &mv).await;
    assert_eq!((&done["type"], &done["seq"]), (&json!("done"), &json!(before + 2)), "{done}");
    for socket in &mut sockets {
        assert_eq!(socket.ever(|frame| frame["type"] == "chat").await["name"], "Elsewhere");
        socket.until_state(|state| state["position"]["played"] == 1).await;
        assert_eq!(numbers(socket)[numbers(socket).len() - 2..], [before + 1, before + 2]);
    }
}

#[tokio::test]
async fn a_move_that_was_overtaken_is_refused_as_the_rules_say_and_the_other_one_is_shown() {
    let house = House::open().await;
    let (_, _, mut sockets) = seated(&house, "kuzushi", 2, json!({})).await;
    let journal = second_writer(&house);
    let seat = sockets[0].pending()[0];
    let (mine, theirs) = (sockets[seat as usize].moves(seat)[0].clone(), sockets[seat as usize].moves(seat)[1].clone());
    append(&journal, &house, Entry::Moved { seat: Seat(seat as u8), mv: theirs, by: None }).await;

    let refused = sockets[seat as usize].play(seat, &mine).await;
    assert_eq!(refused["code"], "stale", "{refused}");
    for socket in &mut sockets {
        socket.until_state(|state| state["position"]["played"] == 1).await;
        assert_eq!(socket.pending(), [1 - seat]);
    }
    play_out(&mut sockets, 0).await;
}

/// Two people sit down on the same seat, on two machines: one has it, the other is told so.
#[tokio::test]
async fn a_seat_is_taken_once() {
    let house = House::open().await;
    let host = house.guest("Host").await;
    let table = host.table(json!({"game": "kuzushi", "seats": [{"type": "me"}, {"type": "open"}]})).await;
    let mut socket = house.guest("Late").await.come(&table).await;
    let user = Some(house.guest("Early").await.user);
    let seated = Entry::Seated { seat: Seat(1), name: "Early".to_owned(), user, bot: None };
    append(&second_writer(&house), &house, seated).await;
    assert_eq!(socket.refused(json!({"type": "sit", "seat": 1})).await, "seat_taken");
    socket.until_state(|state| state["seats"][1]["name"] == "Early").await;
}

/// The other machine has always written before a move is made here, and writes once more at the same time.
#[tokio::test]
async fn a_whole_game_is_played_while_another_machine_writes_all_the_time() {
    let house = House::open().await;
    let (table, guests, mut sockets) = seated(&house, "duel", 3, json!({"rounds": 3})).await;
    let journal = second_writer(&house);
    let mut moves = 0;
    // Not by the newest number, as usual: that is ahead all the time.
    while sockets[0].state["phase"] != "over" {
        let played = sockets[0].state["position"]["played"].as_u64().unwrap();
        let seat = sockets[0].pending()[0];
        let socket = &mut sockets[seat as usize];
        socket.until_state(|state| state["position"]["played"].as_u64().unwrap() >= played).await;
        let mv = socket.moves(seat).into_iter().find(|mv| !mv.starts_with("taunt")).unwrap();
        append(&journal, &house, chat("before")).await;
        let race = async {
            let newest = newest(&journal).await;
            let _ = journal.append(TABLE, newest, house.time.now(), &[chat("beside")]).await;
        };
        let (done, ()) = tokio::join!(socket.play(seat, &mv), race);
        assert_eq!(done["type"], "done", "{done}");
        moves += 1;
        sockets[0].until_state(|state| state["position"]["played"].as_u64().unwrap() > played).await;
        if sockets[0].pending().is_empty() {
            sockets[0].until_phase("over").await;
        }
    }
    let verified = guests[0].get(&format!("/api/tables/{table}/verify")).await;
    assert_eq!(verified.status, 200, "{}", verified.text);
    for socket in &mut sockets {
        socket.until_phase("over").await;
        let said = |text: &str| socket.frames.iter().filter(|frame| frame.contains(text)).count();
        assert!(moves > 5 && said("\"before\"") == moves, "{moves} moves, {} lines between them", said("\"before\""));
        let numbers = numbers(socket);
        assert!(numbers.windows(2).all(|two| two[1] == two[0] + 1), "{numbers:?}");
    }
}
