//! The lobby, one's own tables, and what an invitation leads to.

use std::time::Duration;

use serde_json::{Value, json};

use crate::house::{Guest, House, play_out, seated_with};

fn empty() -> Value {
    json!({"tables": [], "next": null})
}

/// Lists may lag behind a moment.
async fn eventually(guest: &Guest, path: &str, wanted: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..200 {
        let list = guest.get(path).await.json()["tables"].take();
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
    let lobby = visitor.get("/api/lobby").await.json()["tables"].take();
    assert_eq!(lobby.as_array().unwrap().len(), 1);
    assert_eq!((&lobby[0]["table"], &lobby[0]["mine"]), (&json!(shown), &json!([])));
    assert!(!lobby.to_string().contains(&hidden));
    let invited = visitor.get(&format!("/api/tables/{hidden}")).await.json();
    assert_eq!((&invited["phase"], &invited["seats"][1]["kind"]), (&json!("open"), &json!("open")));
    assert_eq!(host.get("/api/tables").await.json()["tables"].as_array().unwrap().len(), 2);
    assert_eq!(visitor.get("/api/tables").await.json(), empty());
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
    assert_eq!(guests[1].get("/api/tables?over=false").await.json(), empty());
    assert_eq!(guests[1].get("/api/lobby").await.json(), empty());
}

/// A person who makes many tables must not push the others' off the list.
#[tokio::test]
async fn the_lobby_has_room_for_everybody() {
    let house = House::open().await;
    let wish = |public: bool| json!({"game": "kuzushi", "seats": [{"type": "me"}, {"type": "open"}], "public": public});
    let (ann, mut made) = (house.guest("Ann").await, 0);
    let first = ann.table(wish(true)).await;
    for _ in 1..5 {
        ann.table(wish(true)).await;
    }
    assert_eq!(ann.post("/api/tables", &wish(true)).await.code(), "too_many", "five of one person");
    ann.table(wish(false)).await;
    // One person with many names has one address.
    for number in 0..4 {
        let guest = house.guest(&format!("Eve {number}")).await;
        for _ in 0..4 {
            made += u32::from(guest.post("/api/tables", &wish(true)).await.status == 201);
        }
    }
    assert!(made <= 14, "{made} more from one address");

    house.time.advance(Duration::from_secs(24 * 3600 + 1));
    assert_eq!(ann.get("/api/lobby").await.json(), empty(), "open tables do not wait there for ever");
    assert_eq!(ann.get(&format!("/api/tables/{first}")).await.status, 200, "the link still leads there");
    let new = ann.table(wish(true)).await;
    assert_eq!(ann.get("/api/lobby").await.json()["tables"][0]["table"], json!(new));
}

#[tokio::test]
async fn lists_come_in_pages() {
    let house = House::with(|config| config.rate = 100).await;
    let ann = house.guest("Ann").await;
    let mut made = Vec::new();
    for _ in 0..5 {
        house.time.advance(Duration::from_millis(5));
        let wish = json!({"game": "kuzushi", "seats": [{"type": "me"}, {"type": "open"}], "public": true});
        made.push(ann.table(wish).await);
    }
    made.reverse();
    for path in ["/api/lobby?limit=2", "/api/tables?limit=2"] {
        let (mut found, mut after) = (Vec::new(), String::new());
        for _ in 0..3 {
            let page = ann.get(&format!("{path}{after}")).await.json();
            let tables = page["tables"].as_array().unwrap();
            assert!(tables.len() <= 2);
            found.extend(tables.iter().map(|table| table["table"].as_str().unwrap().to_owned()));
            after = format!("&after={}", page["next"].as_str().unwrap_or_default());
        }
        assert_eq!((&found, after.as_str()), (&made, "&after="), "newest first, each once, and then it ends");
        for wrong in ["&after=x", "&after=", "&limit=0"] {
            assert_eq!(
                ann.get(&format!("{path}{wrong}").replace("limit=2&limit", "limit")).await.code(),
                "bad_request"
            );
        }
    }
}
