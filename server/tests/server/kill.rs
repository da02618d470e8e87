//! `kill -9` at any moment, under load: nothing acknowledged is lost, and the server always starts again.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::process::Child;
use tokio_tungstenite::tungstenite::Message;

use crate::house::{Guest, connect, http};
use crate::kit::start_server;

const TABLES: usize = 12;

async fn start(data: &Path) -> (Child, SocketAddr) {
    start_server(&data.display().to_string()).await.expect("it starts")
}

async fn guest(address: SocketAddr) -> Guest {
    let me = http(address, "POST", "/api/session", &[], Some(&json!({"bearer": true}))).await.json();
    let text = |field: &str| me[field].as_str().unwrap().to_owned();
    Guest { address, name: text("name"), user: text("user"), secret: text("secret") }
}

/// What a client saw with its own eyes before the lights went out.
#[derive(Default)]
struct Witness {
    /// The newest entry acknowledged or shown.
    seq: u64,
    played: u64,
    view: Value,
}

/// Plays both seats of one table as fast as it goes, until the server is gone.
async fn play(guest: Guest, table: String) -> Witness {
    let mut witness = Witness::default();
    let bearer = format!("Bearer {}", guest.secret);
    let path = format!("/api/tables/{table}/socket");
    let Ok(mut stream) = connect(guest.address, &path, &[("Authorization", &bearer)]).await else { return witness };
    while let Some(Ok(message)) = stream.next().await {
        let Message::Text(text) = message else { continue };
        let frame: Value = serde_json::from_str(&text).unwrap();
        if let Some(seq) = frame["seq"].as_u64() {
            witness.seq = witness.seq.max(seq);
        }
        for seat in frame["you"]["words_wanted"].as_array().into_iter().flatten() {
            let word = json!({"type": "word", "seat": seat, "word": "w"}).to_string();
            if stream.send(Message::text(word)).await.is_err() {
                return witness;
            }
        }
        let Some(position) = frame.get("position").filter(|position| position.is_object()) else { continue };
        witness.played = position["played"].as_u64().unwrap();
        witness.view = position["view"].clone();
        let Some(seat) = position["pending"][0].as_u64() else { return witness };
        let own = position["moves"].as_array().unwrap().iter().find(|listed| listed["seat"] == seat).unwrap();
        let moves = own["moves"].as_array().unwrap();
        let mv = &moves[witness.played as usize % moves.len()]["text"];
        let play = json!({"type": "play", "id": 1, "seat": seat, "seq": witness.seq, "move": mv}).to_string();
        if stream.send(Message::text(play)).await.is_err() {
            return witness;
        }
    }
    witness
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let dir = tempfile::tempdir().unwrap();
    let data = dir.path().join("hustings.db");
    let mut interrupted = 0;
    for round in 0..5u64 {
        let (mut child, address) = start(&data).await;
        let mut tables = Vec::new();
        let host = guest(address).await;
        for _ in 0..TABLES {
            let plan = json!([{"type": "me"}, {"type": "hot_seat", "name": "Other"}]);
            tables.push(host.table(json!({"game": "kuzushi", "seats": plan})).await);
        }
        let players: Vec<_> = tables.iter().map(|table| tokio::spawn(play(host.clone(), table.clone()))).collect();
        tokio::time::sleep(Duration::from_millis(20 + 35 * round)).await;
        child.start_kill().unwrap();
        child.wait().await.unwrap();

        let (mut again, address) = start(&data).await;
        for (table, player) in tables.iter().zip(players) {
            let witness = player.await.unwrap();
            let back = Guest { address, ..host.clone() }.come(table).await;
            assert!(back.seq() >= witness.seq, "entry {} was shown and is gone", witness.seq);
            let played = back.state["position"]["played"].as_u64().unwrap_or(0);
            assert!(played >= witness.played, "{} moves were shown, {played} are left", witness.played);
            if played == witness.played && played > 0 {
                assert_eq!(back.state["position"]["view"], witness.view);
            }
            interrupted += usize::from(back.state["phase"] == "playing" && played > 0);
        }
        again.start_kill().unwrap();
        again.wait().await.unwrap();
    }
    assert!(interrupted > 0, "no game was interrupted, so nothing was tested");
}

/// By table and number: the position that one person was shown.
type Shown = HashMap<(String, u64), Value>;

/// Follows a table until the server is gone, and plays where it can. Whatever a number shows must be what it has shown before.
async fn follow(guest: Guest, table: String, mut shown: Shown) -> Shown {
    let bearer = format!("Bearer {}", guest.secret);
    let path = format!("/api/tables/{table}/socket");
    let Ok(mut stream) = connect(guest.address, &path, &[("Authorization", &bearer)]).await else { return shown };
    let mut seq = 0;
    while let Some(Ok(message)) = stream.next().await {
        let Message::Text(text) = message else { continue };
        let frame: Value = serde_json::from_str(&text).unwrap();
        seq = frame["seq"].as_u64().unwrap_or(seq);
        let mut answers = Vec::new();
        for seat in frame["you"]["words_wanted"].as_array().into_iter().flatten() {
            answers.push(json!({"type": "word", "seat": seat, "word": "w"}));
        }
        if let Some(position) = frame.get("position").filter(|position| position.is_object()) {
            let before = shown.entry((table.clone(), seq)).or_insert_with(|| position.clone());
            assert_eq!(before, position, "{}: number {seq} shows two positions", guest.name);
            for listed in position["moves"].as_array().into_iter().flatten() {
                let (seat, moves) = (&listed["seat"], listed["moves"].as_array().unwrap());
                let asked = position["pending"].as_array().unwrap().contains(seat);
                let Some(mv) = moves.get(seq as usize * 7 % moves.len().max(1)).filter(|_| asked) else { continue };
                answers.push(json!({"type": "play", "seat": seat, "seq": seq, "move": mv["text"]}));
            }
        }
        for answer in answers {
            if stream.send(Message::text(answer.to_string())).await.is_err() {
                return shown;
            }
        }
    }
    shown
}

/// A server that is killed again and again, often while it is still waking its tables and their bots: in all its lives a number shows the
/// same position to the same eyes. So nothing that was drawn or is still to be done is kept anywhere but in the journal.
#[tokio::test]
async fn a_number_shows_one_position_in_all_lives_of_the_server() {
    let dir = tempfile::tempdir().unwrap();
    let data = dir.path().join("hustings.db");
    let (mut child, mut address) = start(&data).await;
    let people = [guest(address).await, guest(address).await];
    let mut tables = Vec::new();
    for game in ["sarkaar", "sarkaar", "kursi", "kursi"] {
        let bot = json!({"type": "bot", "bot": "random"});
        tables.push(people[0].table(json!({"game": game, "seats": [{"type": "me"}, bot, bot]})).await);
    }
    let mut shown: Vec<Shown> = vec![Shown::new(); people.len() * tables.len()];
    let count = |shown: &[Shown]| shown.iter().map(HashMap::len).sum::<usize>();
    // On a busy machine a life is short of moves; then there are more lives.
    let mut life = 0;
    while life < 12 || (life < 60 && count(&shown) <= 200) {
        let mut following = Vec::new();
        let seen = people.iter().flat_map(|person| tables.iter().map(move |table| (person, table)));
        for ((person, table), shown) in seen.zip(shown.drain(..)) {
            following.push(tokio::spawn(follow(Guest { address, ..person.clone() }, table.clone(), shown)));
        }
        tokio::time::sleep(Duration::from_millis(life * 37 % 200)).await;
        life += 1;
        child.start_kill().unwrap();
        child.wait().await.unwrap();
        for one in following {
            shown.push(one.await.unwrap());
        }
        (child, address) = start(&data).await;
    }
    child.start_kill().unwrap();
    child.wait().await.unwrap();
    let numbers = count(&shown);
    assert!(numbers > 200, "only {numbers} positions were shown, so nothing was tested");
}

/// A node is killed while its player thinks. The player goes on at another one, the bot answers there, and nobody pays for the time in which
/// nobody ran the table.
#[tokio::test(flavor = "multi_thread")]
async fn a_killed_node_is_replaced_and_no_clock_is_charged_for_the_gap() {
    let database = tokio::task::spawn_blocking(|| hustings_testkit::postgres::postgres().database()).await.unwrap();
    let (mut killed, one) = start(Path::new(&database)).await;
    let (mut other, two) = start(Path::new(&database)).await;
    let ann = guest(one).await;
    let clock = json!({"type": "game", "minutes": 5, "increment": 0});
    let seats = json!([{"type": "me"}, {"type": "bot", "bot": "random"}]);
    let wish = json!({"game": "kuzushi", "seats": seats, "clock": clock, "timeout": "forfeit"});
    let table = ann.table(wish).await;
    let mut socket = ann.come_and_give_words(&table).await;
    let asked = |state: &Value| state["position"]["pending"] == json!([0]);
    let left = |state: &Value| state["position"]["clocks"][0]["left_ms"].as_i64().unwrap();
    for _ in 0..2 {
        socket.until_state(asked).await;
        let mv = socket.moves(0)[0].clone();
        assert_eq!(socket.play(0, &mv).await["type"], "done");
    }
    socket.until_state(asked).await;
    let (before, played) = (left(&socket.state), socket.state["position"]["played"].clone());
    killed.start_kill().unwrap();
    killed.wait().await.unwrap();

    let ann = Guest { address: two, ..ann };
    let mut socket = ann.come_back(&table, Some(socket.seq())).await;
    assert_eq!(socket.state["position"]["played"], played);
    // She moves before anybody runs the table again, or after; either way nothing of the gap is charged.
    tokio::time::sleep(Duration::from_millis(900)).await;
    let mv = socket.moves(0)[0].clone();
    assert_eq!(socket.play(0, &mv).await["type"], "done");
    socket.ever(|frame| frame["entry"]["what"] == "clocks_resumed").await;
    socket.until_state(|state| asked(state) && state["position"]["played"] != played).await;
    assert!(left(&socket.state) > before - 700, "{before} ms were left, {} are", left(&socket.state));
    other.start_kill().unwrap();
    other.wait().await.unwrap();
}
