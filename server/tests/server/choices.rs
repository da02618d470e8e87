//! Secret choices: others see who is still to act and nothing else, and one's own are taken back freely until all are made.

use serde_json::{Value, json};

use crate::house::{House, Socket, seated};

fn can_undo(socket: &Socket, seat: usize) -> String {
    let moves = socket.state["position"]["moves"].as_array().unwrap();
    let own = moves.iter().find(|listed| listed["seat"] == seat).unwrap();
    own["can_undo"].as_str().unwrap().to_owned()
}

/// What a client was sent since its `from`th frame, without the answers to its own requests.
fn sent(socket: &Socket, from: usize) -> Vec<Value> {
    let frames = socket.frames[from..].iter().map(|text| serde_json::from_str::<Value>(text).unwrap());
    frames.filter(|frame| frame["type"] != "pong" && frame["type"] != "presence").collect()
}

#[tokio::test]
async fn steps_of_a_plan_are_nobodys_business_and_can_be_taken_back() {
    let mut house = House::open().await;
    let (table, guests, mut sockets) = seated(&house, "ballot", 2, json!({})).await;
    let mut spectator = house.guest("Watcher").await.come(&table).await;
    sockets[1].request(json!({"type": "ping"})).await;
    let (other, watcher) = (sockets[1].frames.len(), spectator.frames.len());

    for mv in ["write 1", "write 2"] {
        assert_eq!(sockets[0].play(0, mv).await["type"], "done");
    }
    assert_eq!(can_undo(&sockets[0], 0), "freely");
    assert_eq!(sockets[0].request(json!({"type": "undo", "seat": 0})).await["type"], "done");
    assert_eq!(sockets[0].state["position"]["view"]["papers"][0], json!([1]));
    assert_eq!(sockets[0].state["position"]["played"], 1);
    sockets[1].request(json!({"type": "ping"})).await;
    spectator.request(json!({"type": "ping"})).await;
    assert_eq!(sent(&sockets[1], other), [] as [Value; 0]);
    assert_eq!(sent(&spectator, watcher), [] as [Value; 0]);
    // Somebody who comes in now finds nothing either.
    let mut again = guests[1].come(&table).await;
    assert_eq!((&again.state["position"]["played"], again.seq()), (&json!(0), sockets[1].seq()));
    again.request(json!({"type": "ping"})).await;
    drop(again);

    // The other one's paper stays where it is while seat 0 changes its mind, even after it was done.
    sockets[1].play(1, "write 3").await;
    sockets[0].play(0, "done").await;
    assert_eq!(can_undo(&sockets[0], 0), "freely");
    sockets[1].until_state(|state| state["position"]["pending"] == json!([1])).await;
    let before = sockets[1].seq();
    assert_eq!(sockets[0].request(json!({"type": "undo", "seat": 0})).await["type"], "done");
    let told = sockets[1].until_what("took_back").await;
    assert_eq!((&told["entry"]["seat"], &told["position"]["pending"]), (&json!(0), &json!([0, 1])));
    assert_eq!(told["seq"], before + 1);
    assert_eq!(told["position"]["view"]["papers"], json!([null, [3]]));

    // All of it again from the journal.
    drop(sockets);
    drop(spectator);
    house.stop().await;
    house.start().await;
    let mut sockets = [guests[0].come(&table).await, guests[1].come(&table).await];
    assert_eq!(sockets[1].seq(), before + 1);
    assert_eq!(sockets[0].state["position"]["view"]["papers"], json!([[1], null]));
    assert_eq!(can_undo(&sockets[0], 0), "freely");
    sockets[0].request(json!({"type": "undo", "seat": 0})).await;
    assert_eq!(can_undo(&sockets[0], 0), "no");
    assert_eq!(sockets[0].refused(json!({"type": "undo", "seat": 0})).await, "nothing_to_undo");
    sockets[0].play(0, "write 2").await;
    sockets[0].play(0, "done").await;
    assert_eq!(sockets[1].play(1, "done").await["type"], "done");

    // Now everybody has seen it.
    sockets[0].until_state(|state| state["position"]["view"]["vote"] == 1).await;
    assert_eq!(can_undo(&sockets[0], 0), "asking");
    assert_eq!(sockets[1].state["position"]["view"]["papers"], json!([[2], [3]]));
    sockets[1].play(1, "ok").await;
    sockets[1].until_phase("over").await;
    let record = guests[0].get(&format!("/api/tables/{table}/record")).await.text;
    let moves: Vec<&str> = record.lines().filter(|line| line.starts_with(['0', '1'])).collect();
    assert_eq!(moves, ["1 write 3", "0 write 2", "0 done", "1 done", "1 ok"]);
    assert_eq!(guests[0].get(&format!("/api/tables/{table}/verify")).await.status, 200);
}

#[tokio::test]
async fn lists_do_not_tell_of_them_either() {
    let mut house = House::open().await;
    let (table, guests, mut sockets) = seated(&house, "ballot", 2, json!({})).await;
    sockets[1].play(1, "done").await;
    sockets[0].until_state(|state| state["position"]["pending"] == json!([0])).await;
    // Stopping writes the lists.
    drop(sockets);
    house.stop().await;
    house.start().await;
    let listed = guests[1].get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(listed["played"], 1);
    house.time.advance(std::time::Duration::from_secs(5));
    let mut socket = guests[0].come(&table).await;
    socket.request(json!({"type": "order", "seat": 0, "orders": ["ok"]})).await;
    assert_eq!(socket.play(0, "write 1").await["type"], "done");
    drop(socket);
    house.stop().await;
    house.start().await;
    let now = guests[1].get(&format!("/api/tables/{table}")).await.json();
    assert_eq!((&now["played"], &now["changed_at"]), (&listed["played"], &listed["changed_at"]));
    house.time.advance(std::time::Duration::from_secs(5));
    guests[0].come(&table).await.play(0, "done").await;
    house.stop().await;
    house.start().await;
    let later = guests[1].get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(later["played"], 2);
    assert!(later["changed_at"].as_i64() > listed["changed_at"].as_i64());
}

/// A choice by which the seat itself learned something cannot be taken back, even if nobody else was told.
#[tokio::test]
async fn a_seat_that_peeked_cannot_take_that_back() {
    let house = House::open().await;
    let (_, _, mut sockets) = seated(&house, "ballot", 2, json!({})).await;
    sockets[1].play(1, "write 3").await;
    sockets[0].play(0, "write 1").await;
    assert_eq!(can_undo(&sockets[0], 0), "freely");
    sockets[0].play(0, "peek").await;
    assert_eq!(can_undo(&sockets[0], 0), "asking");
    sockets[0].play(0, "write 2").await;
    assert_eq!(can_undo(&sockets[0], 0), "freely");
    sockets[0].request(json!({"type": "undo", "seat": 0})).await;
    assert_eq!(can_undo(&sockets[0], 0), "asking");
}
