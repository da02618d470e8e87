//! A table made under other rules says so instead of replaying wrongly.

use serde_json::{Value, json};

use crate::house::{House, play_out, seated};

/// What an older program would have written.
fn change_created(house: &House, table: &str, change: impl Fn(&mut Value)) {
    let connection = rusqlite::Connection::open(house.dir.path().join("hustings.db")).unwrap();
    let no: i64 = connection.query_row("SELECT no FROM tables WHERE id = ?1", [table], |row| row.get(0)).unwrap();
    let select = "SELECT entry FROM journal WHERE table_no = ?1 AND seq = 1";
    let entry: Vec<u8> = connection.query_row(select, [no], |row| row.get(0)).unwrap();
    let mut entry: Value = serde_json::from_slice(&entry).unwrap();
    change(&mut entry["created"]);
    let update = "UPDATE journal SET entry = ?2 WHERE table_no = ?1 AND seq = 1";
    connection.execute(update, rusqlite::params![no, serde_json::to_vec(&entry).unwrap()]).unwrap();
}

#[tokio::test]
async fn an_unfinished_table_of_another_version_can_be_read_and_not_played() {
    let mut house = House::open().await;
    let (rules, guests, mut sockets) = seated(&house, "duel", 2, json!({})).await;
    let card = sockets[0].moves(0)[0].clone();
    sockets[0].play(0, &card).await;
    sockets[0].request(json!({"type": "chat", "text": "still here"})).await;
    let (set, _, _others) = seated(&house, "duel", 2, json!({})).await;
    house.stop().await;
    change_created(&house, &rules, |created| created["rules"] = json!(999));
    change_created(&house, &set, |created| created["set"] = json!("standard@0000000000000000"));
    house.start().await;

    let mut socket = guests[0].come(&rules).await;
    assert_eq!(socket.state["phase"], "frozen");
    assert!(socket.state["table"]["frozen"]["text"].as_str().unwrap().contains("999"), "{}", socket.state["table"]);
    assert_eq!(socket.state["position"], Value::Null);
    assert_eq!(socket.state["chat"][0]["text"], "still here");
    assert_eq!(socket.state["seats"][1]["name"], "Guest 1");
    assert_eq!(
        socket.refused(json!({"type": "play", "seat": 0, "seq": socket.seq(), "move": card})).await,
        "wrong_phase"
    );
    assert!(!socket.frames.concat().contains(&card), "a frozen log tells no secret");
    assert_eq!(guests[0].get(&format!("/api/tables/{rules}/record")).await.status, 409);

    let socket = guests[0].come(&set).await;
    assert!(socket.state["table"]["frozen"]["text"].as_str().unwrap().contains("standard@0000000000000000"));
}

#[tokio::test]
async fn a_finished_game_of_another_version_keeps_its_record() {
    let mut house = House::open().await;
    let (table, guests, mut sockets) = seated(&house, "duel", 2, json!({"rounds": 1})).await;
    play_out(&mut sockets, 0).await;
    let record = guests[0].get(&format!("/api/tables/{table}/record")).await.text;
    house.stop().await;
    change_created(&house, &table, |created| created["rules"] = json!(999));
    house.start().await;
    let socket = guests[0].come(&table).await;
    assert_eq!(socket.state["phase"], "over");
    assert_eq!(socket.state["ending"]["how"], "rules");
    let old = guests[0].get(&format!("/api/tables/{table}/record")).await.text;
    assert_eq!(old, record.replace("rules: 1\n", "rules: 999\n"));
    let verify = guests[0].get(&format!("/api/tables/{table}/verify")).await;
    assert_eq!((verify.status, verify.code().as_str()), (422, "bad_record"));
    assert!(verify.text.contains("999"), "{}", verify.text);
}
