//! People who are away are told that it is their turn: once, not while they look, and without a word about the table's name.

use std::time::Duration;

use hustings_server::Config;
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use crate::house::{Guest, House, Socket, seated_with};

/// An HTTP server that takes webhooks; the test reads them one by one.
struct Room {
    address: String,
    posted: mpsc::UnboundedReceiver<Value>,
}

impl Room {
    async fn open(status: &'static str) -> Room {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}/hooks/secret", listener.local_addr().unwrap());
        let (tell, posted) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let mut stream = BufReader::new(stream);
                let (mut line, mut length) = (String::new(), 0);
                while stream.read_line(&mut line).await.unwrap_or(0) > 2 {
                    if let Some(value) = line.to_lowercase().strip_prefix("content-length:") {
                        length = value.trim().parse().unwrap();
                    }
                    line.clear();
                }
                let mut body = vec![0; length];
                stream.read_exact(&mut body).await.unwrap();
                let answer = format!("HTTP/1.1 {status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
                let _ = stream.write_all(answer.as_bytes()).await;
                let _ = tell.send(serde_json::from_slice(&body).unwrap());
            }
        });
        Room { address, posted }
    }

    async fn next(&mut self) -> Value {
        let next = tokio::time::timeout(Duration::from_secs(20), self.posted.recv()).await;
        next.expect("a message arrives").expect("the room is open")
    }

    /// Longer than the server takes to look for what is due, several times.
    async fn stays_quiet(&mut self) {
        let next = tokio::time::timeout(Duration::from_millis(1500), self.posted.recv()).await;
        assert!(next.is_err(), "{next:?}");
    }
}

/// Two seconds to come back, and rooms on this machine.
fn soon(config: &mut Config) {
    config.notices.after = Duration::from_secs(2);
    config.notices.inner = true;
}

async fn told_by(guest: &Guest, room: &Room) -> Value {
    let answer = guest.post("/api/notices/webhook", &json!({"kind": "webhook", "address": room.address})).await;
    assert_eq!(answer.status, 201, "{}", answer.text);
    answer.json()
}

/// A table of Kuzushi for two, whose turn it is, and the other one.
struct Pair {
    table: String,
    guests: Vec<Guest>,
    sockets: Vec<Option<Socket>>,
    asked: usize,
}

impl Pair {
    async fn sit(house: &House, wish: Value) -> Pair {
        let (table, guests, sockets) = seated_with(house, wish, 2).await;
        let asked = sockets[0].pending()[0] as usize;
        Pair { table, guests, sockets: sockets.into_iter().map(Some).collect(), asked }
    }

    fn other(&self) -> usize {
        1 - self.asked
    }

    async fn leaves(&mut self, seat: usize) {
        self.sockets[seat] = None;
        let here = self.sockets[1 - seat].as_mut().unwrap();
        here.until(|frame| frame["type"] == "presence" && frame["online"][seat] == false).await;
    }

    /// Plays on until it is the other's turn.
    async fn moves(&mut self) {
        let seat = self.asked as u64;
        let socket = self.sockets[self.asked].as_mut().unwrap();
        socket.until_state(|state| state["position"]["pending"] == json!([seat])).await;
        while socket.pending() == [seat] {
            let mv = socket.moves(seat)[0].clone();
            let answer = socket.play(seat, &mv).await;
            assert_eq!(answer["type"], "done");
            let seq = answer["seq"].as_u64().unwrap();
            socket.until_state(|state| state["seq"].as_u64().unwrap() >= seq).await;
        }
        self.asked = self.other();
    }

    async fn comes_back(&mut self, seat: usize) {
        self.sockets[seat] = Some(self.guests[seat].come(&self.table).await);
    }
}

fn kuzushi() -> Value {
    json!({"game": "kuzushi"})
}

#[tokio::test]
async fn a_turn_is_told_once_to_somebody_who_is_away() {
    let mut house = House::with(soon).await;
    let mut room = Room::open("200 OK").await;
    let mut pair = Pair::sit(&house, kuzushi()).await;
    let away = pair.other();
    told_by(&pair.guests[away], &room).await;
    house.time.advance(Duration::from_secs(1));
    pair.leaves(away).await;
    pair.moves().await;
    // There is time to come back by oneself.
    room.stays_quiet().await;
    house.time.advance(Duration::from_secs(3));
    let told = room.next().await;
    let notice = &told["notices"][0];
    assert_eq!((&notice["occasion"], &notice["game"]), (&json!("turn"), &json!("kuzushi")), "{told}");
    assert!(notice["text"].as_str().unwrap().contains("It is your turn in Kuzushi"), "{told}");
    assert!(!told.to_string().contains(&pair.table), "its name is its invitation: {told}");

    // The link leads those who sit there, and nobody else.
    let number = notice["link"].as_str().unwrap().rsplit('/').next().unwrap();
    let answer = pair.guests[away].get(&format!("/api/go/{number}")).await;
    assert_eq!(answer.json()["table"], json!(pair.table));
    let stranger = house.guest("Stranger").await;
    assert_eq!(stranger.get(&format!("/api/go/{number}")).await.status, 404);

    // The same turn is not told again: not later, not after a restart.
    house.time.advance(Duration::from_secs(3600));
    room.stays_quiet().await;
    pair.sockets = vec![None, None];
    house.stop().await;
    house.start().await;
    house.time.advance(Duration::from_secs(3600));
    room.stays_quiet().await;
}

#[tokio::test]
async fn nobody_is_told_while_they_look() {
    let house = House::with(soon).await;
    let mut room = Room::open("200 OK").await;
    let mut pair = Pair::sit(&house, kuzushi()).await;
    let told = pair.other();
    told_by(&pair.guests[told], &room).await;
    house.time.advance(Duration::from_secs(1));
    pair.moves().await;
    house.time.advance(Duration::from_secs(10));
    room.stays_quiet().await;
    // They have seen it, so leaving without a move changes nothing.
    pair.leaves(told).await;
    house.time.advance(Duration::from_secs(10));
    room.stays_quiet().await;
    pair.comes_back(told).await;
    pair.moves().await;
    // A page in the background is open, but nobody looks at it.
    let answer = pair.sockets[told].as_mut().unwrap().request(json!({"type": "looking", "looking": false})).await;
    assert_eq!(answer["type"], "done", "{answer}");
    pair.moves().await;
    house.time.advance(Duration::from_secs(3));
    assert_eq!(room.next().await["notices"][0]["occasion"], "turn");
    // Nor is one that connects again in the background.
    pair.moves().await;
    pair.leaves(told).await;
    pair.moves().await;
    pair.sockets[told] = Some(pair.guests[told].come_with(&pair.table, "?looking=false").await);
    house.time.advance(Duration::from_secs(3));
    assert_eq!(room.next().await["notices"][0]["occasion"], "turn");
}

#[tokio::test]
async fn coming_back_in_time_is_enough() {
    let house = House::with(soon).await;
    let mut room = Room::open("200 OK").await;
    let mut pair = Pair::sit(&house, kuzushi()).await;
    let away = pair.other();
    told_by(&pair.guests[away], &room).await;
    house.time.advance(Duration::from_secs(1));
    pair.leaves(away).await;
    pair.moves().await;
    pair.comes_back(away).await;
    // The lists know that within a moment.
    tokio::time::sleep(Duration::from_millis(1500)).await;
    house.time.advance(Duration::from_secs(10));
    room.stays_quiet().await;
}

#[tokio::test]
async fn reminders_come_before_time_is_up_and_stop_with_the_turn() {
    let house = House::with(soon).await;
    let mut room = Room::open("200 OK").await;
    let mut pair = Pair::sit(&house, json!({"game": "kuzushi", "clock": {"type": "days", "days": 2}})).await;
    let away = pair.other();
    let way = told_by(&pair.guests[away], &room).await;
    let path = format!("/api/notices/{}", way["id"].as_str().unwrap());
    let answer = pair.guests[away].ask("PATCH", &path, Some(&json!({"turn": false, "reminder": true}))).await;
    assert_eq!((answer.status, &answer.json()["reminder"]), (200, &json!(true)), "{}", answer.text);
    house.time.advance(Duration::from_secs(1));
    pair.leaves(away).await;
    pair.moves().await;
    let hour = Duration::from_secs(3600);
    house.time.advance(hour * 23);
    room.stays_quiet().await;
    let mine = pair.guests[away].get("/api/tables").await.json();
    let deadline = mine["tables"][0]["deadline"].as_i64().expect("it is listed with its deadline");
    house.time.advance(hour + Duration::from_secs(60));
    let told = room.next().await;
    assert_eq!(told["notices"][0]["occasion"], "half");
    assert!(told["notices"][0]["text"].as_str().unwrap().contains("23 hours left"), "{told}");

    let calendar = pair.guests[away].post("/api/notices/calendar", &json!({})).await.json();
    let address = calendar["calendar"].as_str().unwrap();
    let file = house.guest("Phone").await.get(address).await.text;
    let ends = file.lines().find_map(|line| line.strip_prefix("DTEND:")).expect("an end").trim();
    let expected = chrono::DateTime::from_timestamp_millis(deadline).unwrap().format("%Y%m%dT%H%M%SZ").to_string();
    assert_eq!(ends, expected, "{file}");
    assert!(file.contains("/go/") && !file.contains(&pair.table), "{file}");

    house.time.advance(hour * 23);
    assert_eq!(room.next().await["notices"][0]["occasion"], "hour");
    pair.comes_back(away).await;
    pair.moves().await;
    let file = house.guest("Phone").await.get(address).await.text;
    assert!(!file.contains("BEGIN:VEVENT") || file.contains("/go/"), "{file}");
    assert_eq!(pair.guests[away].ask("DELETE", "/api/notices/calendar", None).await.status, 200);
    assert_eq!(house.guest("Phone").await.get(address).await.status, 404);
}

#[tokio::test]
async fn a_table_can_have_a_room_of_its_own_and_be_left_out_by_a_person() {
    let house = House::with(soon).await;
    let (mut room, mut own) = (Room::open("200 OK").await, Room::open("200 OK").await);
    let mut pair = Pair::sit(&house, kuzushi()).await;
    let away = pair.other();
    told_by(&pair.guests[away], &own).await;
    let wish = json!({"kind": "discord", "address": room.address, "table": pair.table});
    let (host, guest) = (&pair.guests[0], &pair.guests[1]);
    assert_eq!(guest.post("/api/notices/webhook", &wish).await.status, 403);
    assert_eq!(host.post("/api/notices/webhook", &wish).await.status, 201);
    let path = format!("/api/tables/{}/notices", pair.table);
    let answer = pair.guests[away].ask("PUT", &path, Some(&json!({"notices": "never"}))).await;
    assert_eq!(answer.json(), json!({"notices": "never"}));
    house.time.advance(Duration::from_secs(1));
    pair.leaves(away).await;
    pair.moves().await;
    house.time.advance(Duration::from_secs(3));
    let told = room.next().await;
    assert!(told["content"].as_str().unwrap().contains("is to move in Kuzushi"), "{told}");
    assert_eq!(told["allowed_mentions"], json!({"parse": []}));
    own.stays_quiet().await;
}

#[tokio::test]
async fn what_cannot_be_reached_is_tried_again_and_what_is_gone_is_forgotten() {
    let house = House::with(soon).await;
    let (mut broken, mut gone) = (Room::open("500 Oops").await, Room::open("410 Gone").await);
    let mut pair = Pair::sit(&house, kuzushi()).await;
    let away = pair.other();
    told_by(&pair.guests[away], &broken).await;
    told_by(&pair.guests[away], &gone).await;
    house.time.advance(Duration::from_secs(1));
    pair.leaves(away).await;
    pair.moves().await;
    house.time.advance(Duration::from_secs(3));
    let first = broken.next().await;
    gone.next().await;
    broken.stays_quiet().await;
    house.time.advance(Duration::from_secs(61));
    assert_eq!(broken.next().await["id"], first["id"], "the same message");
    let ways = pair.guests[away].get("/api/notices").await.json()["ways"].clone();
    assert_eq!(ways.as_array().unwrap().len(), 1, "{ways}");
    assert_eq!(ways[0]["failing"], true);
}

#[tokio::test]
async fn what_cannot_be_a_way_is_refused() {
    let house = House::with(|config| config.rate = 100).await;
    let ann = house.guest("Ann").await;
    for address in [
        "https://127.0.0.1/x",
        "https://2130706433/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://169.254.169.254/latest",
        "https://localhost/x",
        "http://example.org/x",
        "https://user:password@example.org/x",
        "file:///etc/passwd",
        "nonsense",
    ] {
        let answer = ann.post("/api/notices/webhook", &json!({"kind": "webhook", "address": address})).await;
        assert_eq!(answer.status, 422, "{address}: {}", answer.text);
    }
    let ben = house.guest("Ben").await;
    let mail = ben.post("/api/notices/mail", &json!({"address": "ben@example.org"})).await;
    assert_eq!(mail.status, 422, "this server sends none: {}", mail.text);
    let push = json!({"endpoint": "https://push.example/x", "p256dh": "AAAA", "auth": "AAAA"});
    assert_eq!(ben.post("/api/notices/push", &push).await.status, 422);
    assert_eq!(
        ben.post("/api/notices/webhook", &json!({"kind": "push", "address": "https://a.org"})).await.status,
        422
    );
    for token in ["", "x", "7Jk2n4pQxWzR8sTfVbYcLgHd"] {
        assert_eq!(ben.post(&format!("/api/mail/stop/{token}"), &json!({})).await.status, 404);
        assert_eq!(ben.post(&format!("/api/mail/confirm/{token}"), &json!({})).await.status, 404);
    }
    // Another person's ways are not there at all.
    let hook = json!({"kind": "slack", "address": "https://hooks.example.org/secret/path"});
    let way = ben.post("/api/notices/webhook", &hook).await.json();
    assert_eq!(way["name"], "hooks.example.org", "the rest of the address is its secret");
    let path = format!("/api/notices/{}", way["id"].as_str().unwrap());
    assert_eq!(ann.ask("PATCH", &path, Some(&json!({"turn": false}))).await.status, 404);
    assert_eq!(ann.ask("DELETE", &path, None).await.status, 404);
    assert_eq!(ben.ask("DELETE", &path, None).await.status, 204);
}

#[tokio::test]
async fn somebody_who_looks_by_way_of_another_node_is_not_told() {
    let nodes: [House; 2] = House::nodes(soon).await;
    let mut room = Room::open("200 OK").await;
    let mut pair = Pair::sit(&nodes[0], kuzushi()).await;
    let away = pair.other();
    told_by(&pair.guests[away], &room).await;
    nodes[0].time.advance(Duration::from_secs(1));
    let mut there = pair.guests[away].at(&nodes[1]).come(&pair.table).await;
    pair.sockets[away] = None;
    pair.moves().await;
    there.until_state(|state| state["position"]["pending"] == json!([away])).await;
    tokio::time::sleep(Duration::from_millis(1000)).await;
    nodes[0].time.advance(Duration::from_secs(10));
    room.stays_quiet().await;
    // And exactly one node tells those who are nowhere.
    let mv = there.moves(away as u64)[0].clone();
    there.play(away as u64, &mv).await;
    drop(there);
    let here = pair.sockets[1 - away].as_mut().unwrap();
    here.until(|frame| frame["type"] == "presence" && frame["online"][away] == false).await;
    pair.asked = 1 - away;
    here.until_state(|state| state["position"]["pending"] == json!([1 - away])).await;
    pair.moves().await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    nodes[0].time.advance(Duration::from_secs(10));
    room.next().await;
    room.stays_quiet().await;
}
