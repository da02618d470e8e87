//! The deal of the day: the same luck for everybody, one try each, and nothing about it before the day is over.

use std::time::Duration;

use serde_json::{Value, json};

use crate::house::{Guest, House, Socket, play_out};

const GAME: &str = "kilonzo";

fn wish() -> Value {
    json!({"game": GAME, "seats": [{"type": "me"}], "daily": true})
}

async fn sit_down(guest: &Guest) -> (String, Socket) {
    let table = guest.table(wish()).await;
    let mut socket = guest.come(&table).await;
    socket.until_phase("playing").await;
    (table, socket)
}

async fn today(guest: &Guest) -> Value {
    guest.get(&format!("/api/games/{GAME}/daily")).await.json()
}

#[tokio::test]
async fn everybody_gets_the_same_luck_once_a_day() {
    let house = House::open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let (table, first) = sit_down(&ann).await;
    assert_eq!(ann.table(wish()).await, table, "one try a day");
    let (other, second) = sit_down(&ben).await;
    assert_ne!(table, other);
    let (mut first, mut second) = ([first], [second]);
    play_out(&mut first, 0).await;
    play_out(&mut second, 0).await;
    // The same moves and the same luck lead to the same position, cards and all.
    assert_eq!(first[0].state["position"]["view"], second[0].state["position"]["view"]);

    house.time.advance(Duration::from_secs(24 * 3600));
    let (tomorrow, third) = sit_down(&ann).await;
    assert_ne!(tomorrow, table, "a new day, a new deal");
    assert_ne!(third.state["table"]["commitment"], first[0].state["table"]["commitment"]);
}

#[tokio::test]
async fn the_luck_is_kept_until_the_day_is_over() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let (table, socket) = sit_down(&ann).await;
    let mut sockets = [socket];
    play_out(&mut sockets, 0).await;
    let [mut socket] = sockets;
    assert_eq!(socket.state["ending"]["seed"], "");
    assert_eq!(socket.refused(json!({"type": "look", "eyes": "everything"})).await, "wrong_phase");
    for what in ["record", "verify"] {
        assert_eq!(ann.get(&format!("/api/tables/{table}/{what}")).await.code(), "wrong_phase", "{what}");
    }

    house.time.advance(Duration::from_secs(24 * 3600));
    let verified = ann.get(&format!("/api/tables/{table}/verify")).await;
    assert_eq!(verified.status, 200, "{}", verified.text);
    assert_eq!(verified.json()["committed"], true);
    assert_eq!(socket.request(json!({"type": "look", "eyes": "everything"})).await["type"], "done");
}

#[tokio::test]
async fn what_the_day_showed_is_not_taken_back_and_nobody_stands_in() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let (_, mut socket) = sit_down(&ann).await;
    assert_eq!(socket.state["position"]["clocks"][0]["left_ms"], 300_000);
    // The choice of a home begins the first year with a card.
    let mv = socket.moves(0)[0].clone();
    socket.play(0, &mv).await;
    assert_eq!(socket.state["position"]["moves"][0]["can_undo"], "no");
    assert_eq!(socket.refused(json!({"type": "undo", "seat": 0})).await, "nothing_to_undo");
    assert_eq!(socket.refused(json!({"type": "pause", "seat": 0})).await, "forbidden");
    assert_eq!(socket.refused(json!({"type": "take_over", "seat": 0})).await, "forbidden");
}

#[tokio::test]
async fn the_best_of_the_day_come_first_and_others_tables_stay_private() {
    let house = House::with(|config| config.rate = 100).await;
    let (ann, ben, eve) = (house.guest("Ann").await, house.guest("Ben").await, house.guest("Eve").await);
    let mut best = Vec::new();
    for (choice, guest) in [(0, &ann), (3, &ben)] {
        let (_, socket) = sit_down(guest).await;
        let mut sockets = [socket];
        play_out(&mut sockets, choice).await;
        best.push(sockets[0].state["ending"]["outcome"]["scores"][0].as_i64().unwrap());
    }
    let (own, _socket) = sit_down(&eve).await;
    // Lists lag a moment behind the tables.
    let listed = loop {
        let listed = today(&eve).await;
        if listed["scores"].as_array().unwrap().len() == 2 {
            break listed;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    best.sort_by(|a, b| b.cmp(a));
    let scores: Vec<i64> =
        listed["scores"].as_array().unwrap().iter().map(|one| one["score"].as_i64().unwrap()).collect();
    assert_eq!(scores, best);
    assert_eq!(listed["playing"], 1);
    assert_eq!(listed["table"], json!(own));
    assert!(listed["scores"].as_array().unwrap().iter().all(|one| one["mine"] == false && one.get("table").is_none()));
}

#[tokio::test]
async fn it_is_for_one_person_alone() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    for seats in [json!([{"type": "me"}, {"type": "open"}]), json!([{"type": "open"}]), json!([])] {
        let answer = ann.post("/api/tables", &json!({"game": GAME, "seats": seats, "daily": true})).await;
        assert_eq!(answer.code(), "bad_options");
    }
    let answer = ann.post("/api/tables", &json!({"game": "kuzushi", "seats": [{"type": "me"}], "daily": true})).await;
    assert_eq!(answer.code(), "bad_options", "a game for two has no deal of the day");
}
