//! The lobby, one's own tables, and what an invitation leads to.

use std::time::Duration;

use serde_json::{Value, json};

use crate::house::{Guest, House, play_out, seated_with};

/// Lists may lag behind a moment.
async fn eventually(guest: &Guest, path: &str, wanted: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..200 {
        let list = guest.get(path).await.json();
        if wanted(&list) {
            return list;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("{path} never became what was wanted: {}", guest.get(path).await.text);
}

#[tokio::test]
async fn only_tables_that_opted_in_are_in_the_lobby() {
    let house = House::with(|config| config.rate = 100).await;
    let host = house.guest("Host").await;
    let open = json!([{"type": "me"}, {"type": "open"}]);
    let hidden = host.table(json!({"game": "kuzushi", "seats": open})).await;
    let shown = host.table(json!({"game": "kuzushi", "seats": open, "public": true})).await;
    let visitor = house.guest("Visitor").await;
    let lobby = visitor.get("/api/lobby").await.json();
    assert_eq!(lobby.as_array().unwrap().len(), 1);
    assert_eq!((&lobby[0]["table"], &lobby[0]["mine"]), (&json!(shown), &json!([])));
    assert!(!lobby.to_string().contains(&hidden));
    let invited = visitor.get(&format!("/api/tables/{hidden}")).await.json();
    assert_eq!((&invited["phase"], &invited["seats"][1]["kind"]), (&json!("open"), &json!("open")));
    assert_eq!(host.get("/api/tables").await.json().as_array().unwrap().len(), 2);
    assert_eq!(visitor.get("/api/tables").await.json(), json!([]));
}

#[tokio::test]
async fn ones_own_tables_say_whose_turn_it_is_and_move_to_history() {
    let house = House::with(|config| config.rate = 100).await;
    let wish = json!({"game": "duel", "options": {"rounds": 1}, "public": true});
    let (table, guests, mut sockets) = seated_with(&house, wish, 2).await;
    let turn = |list: &Value| list[0]["my_turn"] == true;
    eventually(&guests[1], "/api/tables?over=false", turn).await;
    let mv = sockets[1].moves(1)[0].clone();
    sockets[1].play(1, &mv).await;
    eventually(&guests[1], "/api/tables?over=false", |list| list[0]["my_turn"] == false).await;
    eventually(&guests[0], "/api/tables?over=false", turn).await;
    play_out(&mut sockets, 0).await;
    let over = eventually(&guests[1], "/api/tables?over=true", |list| list[0]["phase"] == "over").await;
    assert_eq!(over[0]["table"], table);
    assert_eq!(over[0]["ending"]["ranks"], sockets[0].state["ending"]["ranks"]);
    assert_eq!(guests[1].get("/api/tables?over=false").await.json(), json!([]));
    assert_eq!(guests[1].get("/api/lobby").await.json(), json!([]));
}
