//! What a person takes along, and what is left of them when they leave: everybody else's games, whole.

use std::time::Duration;

use serde_json::{Value, json};

use crate::house::{Guest, House, Socket, http, seated};

async fn play_on(sockets: &mut [Socket]) {
    for _ in 0..200 {
        let Some(seat) = sockets[0].pending().first().copied() else { break };
        let socket = &mut sockets[seat as usize];
        socket.until_state(|state| state["position"]["pending"].as_array().unwrap().contains(&json!(seat))).await;
        let mv = socket.moves(seat)[0].clone();
        assert_eq!(socket.play(seat, &mv).await["type"], "done");
        let seq = socket.state["seq"].as_u64().unwrap();
        sockets[0].until_state(|state| state["seq"].as_u64().unwrap() >= seq).await;
        if sockets[0].state["phase"] == "over" {
            return;
        }
    }
}

async fn text(guest: &Guest, path: &str) -> String {
    let answer = guest.get(path).await;
    assert_eq!(answer.status, 200, "{path}: {}", answer.text);
    answer.text
}

/// Lists may lag behind a moment.
async fn without(guest: &Guest, path: &str, name: &str) {
    let named = format!("\"{name}\"");
    for _ in 0..200 {
        if !text(guest, path).await.contains(&named) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("{path} still names {name}: {}", text(guest, path).await);
}

#[tokio::test]
async fn a_finished_game_stays_whole_without_its_players_name() {
    let house = House::open().await;
    let (table, guests, mut sockets) = seated(&house, "duel", 2, json!({})).await;
    assert_eq!(sockets[0].request(json!({"type": "chat", "text": "good luck"})).await["type"], "done");
    play_on(&mut sockets).await;
    let record = format!("/api/tables/{table}/record");
    let before = text(&guests[1], &record).await;
    assert!(before.contains("\"Host\""), "{before}");
    let moves = |record: &str| record.split_once("moves:").unwrap().1.to_owned();

    let left = guests[0].ask("DELETE", "/api/me", None).await;
    assert_eq!(left.status, 204, "{}", left.text);
    assert_eq!(guests[0].get("/api/me").await.status, 401);
    let after = text(&guests[1], &record).await;
    assert!(!after.contains("\"Host\"") && after.contains("A former player"), "{after}");
    assert_eq!(moves(&before), moves(&after));
    let verified = text(&guests[1], &format!("/api/tables/{table}/verify")).await;
    assert!(verified.contains("\"committed\":true") && verified.contains("\"witnessed\":true"), "{verified}");
    without(&guests[1], &format!("/api/tables/{table}"), "Host").await;
    // Everything that a client is sent, now and after a restart.
    let mut house = house;
    for restarted in [false, true] {
        if restarted {
            drop(sockets.drain(..));
            house.stop().await;
            house.start().await;
        }
        let socket = guests[1].come(&table).await;
        let frames = socket.frames.concat();
        assert!(!frames.contains("Host") && !frames.contains(&guests[0].user), "{frames}");
        assert!(frames.contains("good luck"), "what was said stays");
        assert_eq!(socket.state["seats"][0]["name"], "A former player");
    }
}

#[tokio::test]
async fn a_bot_plays_on_for_somebody_who_leaves_and_the_others_see_it() {
    let house = House::open().await;
    let (table, guests, mut sockets) = seated(&house, "duel", 2, json!({})).await;
    assert_eq!(guests[0].ask("DELETE", "/api/me", None).await.status, 204);
    sockets[1].until_state(|state| state["seats"][0]["name"] == "A former player").await;
    let seat = sockets[1].state["seats"][0].clone();
    assert_eq!((&seat["kind"], &seat["taken_over"]), (&json!("person"), &json!(true)), "{seat}");
    assert!(seat["user"].is_null(), "{seat}");
    // The game goes on to its end.
    for _ in 0..200 {
        if sockets[1].state["phase"] == "over" {
            break;
        }
        if sockets[1].pending().contains(&1) {
            let mv = sockets[1].moves(1)[0].clone();
            sockets[1].play(1, &mv).await;
        } else {
            sockets[1].next().await;
        }
    }
    assert_eq!(sockets[1].state["phase"], "over");
    let verified = text(&guests[1], &format!("/api/tables/{table}/verify")).await;
    assert!(verified.contains("true"), "{verified}");
}

#[tokio::test]
async fn a_game_without_anybody_else_ends_and_an_open_seat_is_free() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let bots = json!([{"type": "me"}, {"type": "bot", "bot": "random"}]);
    let alone = ann.table(json!({"game": "duel", "seats": bots})).await;
    let _socket = ann.come_and_give_words(&alone).await;
    let open = ann.table(json!({"game": "duel", "public": true, "seats": [{"type": "me"}, {"type": "open"}]})).await;
    let ben = house.guest("Ben").await;
    let watched = ben.table(json!({"game": "duel", "seats": [{"type": "me"}, {"type": "open"}]})).await;
    let mut watching = ann.come(&watched).await;
    assert_eq!(watching.request(json!({"type": "chat", "text": "hello"})).await["type"], "done");
    assert_eq!(ann.ask("DELETE", "/api/me", None).await.status, 204);
    let seen = ben.come(&alone).await;
    assert_eq!((&seen.state["phase"], &seen.state["seats"][0]["resigned"]), (&json!("over"), &json!(true)));
    assert_eq!(ben.come(&open).await.state["seats"][0]["kind"], "open");
    let chat = ben.come(&watched).await.frames.concat();
    assert!(chat.contains("hello") && !chat.contains("\"Ann\""), "{chat}");
    without(&ben, "/api/lobby", "Ann").await;
    let frames = ben.come(&open).await.frames.concat();
    assert!(!frames.contains("\"Ann\""), "{frames}");
}

#[tokio::test]
async fn nothing_of_a_person_is_left_in_the_store() {
    let mut house = House::with(|config| config.notices.inner = true).await;
    let (_table, guests, _sockets) = seated(&house, "duel", 2, json!({})).await;
    let hook = json!({"kind": "webhook", "address": "http://127.0.0.1:9/secret-hook"});
    assert_eq!(guests[0].post("/api/notices/webhook", &hook).await.status, 201);
    assert_eq!(guests[0].post("/api/notices/calendar", &json!({})).await.status, 200);
    let credentials = json!({"account": "ann", "password": "correct horse"});
    let device = house.guest("Ann").await;
    let ann = device.with_secret(&device.post("/api/account", &credentials).await);
    let login = guests[0].post("/api/login", &credentials).await;
    let ann_here = ann.with_secret(&login);
    assert_eq!(ann_here.ask("POST", "/api/code", None).await.status, 200);
    assert_eq!(ann_here.ask("DELETE", "/api/me", None).await.status, 204);
    assert_eq!(ann.get("/api/me").await.status, 401, "on all devices");
    assert_eq!(device.post("/api/login", &credentials).await.status, 401);
    let again = house.guest("Other").await.post("/api/account", &credentials).await;
    assert_eq!(again.status, 200, "the account's name is free");
    house.stop().await;
    let data = rusqlite::Connection::open(house.data()).unwrap();
    for (table, column) in [
        ("users", "id"),
        ("sessions", "user"),
        ("aliases", "old"),
        ("aliases", "id"),
        ("ways", "user"),
        ("calendars", "user"),
        ("sitters", "user"),
        ("daily_tables", "user"),
        ("tickets", "user"),
    ] {
        for id in [&ann.user, &guests[0].user] {
            let sql = format!("SELECT count(*) FROM {table} WHERE {column} = ?1");
            let rows: u32 = data.query_row(&sql, [id], |row| row.get(0)).unwrap();
            assert_eq!(rows, 0, "{table}.{column}");
        }
    }
}

#[tokio::test]
async fn an_export_holds_everything_of_ones_own_and_no_secret() {
    let house = House::open().await;
    let (table, guests, mut sockets) = seated(&house, "duel", 2, json!({})).await;
    sockets[0].request(json!({"type": "chat", "text": "mine"})).await;
    sockets[1].request(json!({"type": "chat", "text": "theirs"})).await;
    let export = async |guest: &Guest| {
        let answer = guest.get("/api/me/export").await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        answer
    };
    let answer = export(&guests[0]).await;
    assert!(answer.head.contains("attachment"), "{}", answer.head);
    let file: Value = unchunked(&answer.text);
    assert_eq!((&file["user"]["name"], &file["tables"][0]["summary"]["table"]), (&json!("Host"), &json!(table)));
    assert_eq!(file["tables"][0]["chat"], json!([{"at": house.time.now(), "text": "mine"}]));
    assert_eq!(file["sessions_since"], json!([house.time.now()]));
    let views = &file["tables"][0]["views"];
    assert_eq!((views.as_array().unwrap().len(), &views[0]["seat"]), (1, &json!(0)));
    assert_eq!(views[0]["view"], sockets[0].state["position"]["view"], "what the page shows, and no more");
    assert!(file["tables"][0].get("record").is_none(), "a record would show the seed");
    assert!(!answer.text.contains(&guests[0].secret));
    play_on(&mut sockets).await;
    let file = unchunked(&export(&guests[0]).await.text);
    let record = file["tables"][0]["record"].as_str().unwrap();
    assert!(record.starts_with("hustings record 1") && record.contains("seed:"), "{record}");
    assert_eq!(http(house.address(), "GET", "/api/me/export", &[], None).await.status, 401);
}

/// The body of an answer that came in parts.
fn unchunked(text: &str) -> Value {
    let mut whole = String::new();
    let mut rest = text;
    while let Some((length, after)) = rest.split_once("\r\n") {
        let Ok(length) = usize::from_str_radix(length, 16) else { break };
        whole.push_str(&after[..length]);
        rest = after[length..].trim_start_matches("\r\n");
    }
    serde_json::from_str(&whole).unwrap_or_else(|error| panic!("{error}: {text}"))
}
