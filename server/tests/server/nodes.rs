//! Several nodes on one database: people at one table are connected to different ones, and nobody notices.

use std::time::Duration;

use serde_json::{Value, json};

use crate::house::{Guest, House, Socket, closed_with, http};

/// Ann is host on the first node, Bob sits down on the second.
pub async fn ann_and_bob(nodes: &[House], mut wish: Value) -> (String, [Guest; 2], [Socket; 2]) {
    wish["seats"] = json!([{"type": "me"}, {"type": "open"}]);
    let (ann, bob) = (nodes[0].guest("Ann").await, nodes[1].guest("Bob").await);
    let table = ann.table(wish).await;
    let ann_sits = ann.come_and_give_words(&table).await;
    let bob_sits = bob.come_and_sit(&table, 1).await;
    let mut sockets = [ann_sits, bob_sits];
    for socket in &mut sockets {
        socket.until_phase("playing").await;
    }
    (table, [ann, bob], sockets)
}

/// Seats 0 and 1 play whenever they are asked, until the game is over.
async fn play_out(sockets: &mut [Socket; 2]) {
    let [ann, bob] = sockets;
    tokio::join!(play_alone(ann, 0), play_alone(bob, 1));
}

async fn play_alone(socket: &mut Socket, seat: u64) {
    let mut turn = 0;
    while socket.state["phase"] != "over" {
        if !socket.pending().contains(&seat) {
            socket.next().await;
            continue;
        }
        let moves: Vec<String> = socket.moves(seat).into_iter().filter(|mv| !mv.starts_with("taunt")).collect();
        let answer = socket.play(seat, &moves[turn % moves.len()]).await;
        assert!(answer["type"] == "done" || answer["code"] == "stale", "{answer}");
        turn += 1;
    }
}

/// What the log told a client, by number.
pub fn told(socket: &Socket) -> Vec<(u64, Value)> {
    let frames = socket.frames.iter().map(|text| serde_json::from_str::<Value>(text).unwrap());
    let updates = frames.filter(|frame| frame["type"] == "update");
    updates.map(|frame| (frame["seq"].as_u64().unwrap(), frame["entry"]["what"].clone())).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_players_a_spectator_and_a_bot_are_on_different_nodes() {
    for game in ["duel", "kursi", "sarkaar"] {
        let nodes = House::nodes::<3>(|_| {}).await;
        let bot = json!({"type": "bot", "bot": "random"});
        let ann = nodes[0].guest("Ann").await;
        let seats = json!([{"type": "me"}, {"type": "open"}, bot]);
        let table = ann.table(json!({"game": game, "seats": seats})).await;
        let mut spectator = nodes[2].guest("Eve").await.come(&table).await;
        let ann_sits = ann.come_and_give_words(&table).await;
        let bob = nodes[1].guest("Bob").await;
        let mut sockets = [ann_sits, bob.come_and_sit(&table, 1).await];
        for socket in &mut sockets {
            socket.until_phase("playing").await;
        }
        play_out(&mut sockets).await;
        spectator.until_phase("over").await;

        let log = told(&spectator);
        assert!(log.windows(2).all(|two| two[1].0 > two[0].0), "{log:?}");
        assert!(log.iter().any(|(_, what)| what == "started") && log.len() > 10);
        let records: Vec<String> = {
            let mut records = Vec::new();
            for node in &nodes {
                assert_eq!(ann.at(node).get(&format!("/api/tables/{table}/verify")).await.status, 200);
                records.push(ann.at(node).get(&format!("/api/tables/{table}/record")).await.text);
            }
            records
        };
        assert!(records.iter().all(|record| *record == records[0]));
        // Nobody did anything twice: the journal has no number twice, and nobody started or ended it twice.
        for once in ["started", "ended"] {
            assert_eq!(log.iter().filter(|(_, what)| what == once).count(), 1, "{once}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_sees_who_is_here_on_whatever_node() {
    let nodes = House::nodes::<3>(|_| {}).await;
    let (table, _, [mut ann_sits, bob_sits]) = ann_and_bob(&nodes, json!({"game": "kuzushi"})).await;
    let presence = |online: [bool; 2], spectators: u64| {
        move |frame: &Value| {
            frame["type"] == "presence" && frame["online"] == json!(online) && frame["spectators"] == spectators
        }
    };
    ann_sits.ever(presence([true, true], 0)).await;
    let eve = nodes[2].guest("Eve").await.come(&table).await;
    assert_eq!(eve.state["seats"][1]["name"], "Bob");
    ann_sits.until(presence([true, true], 1)).await;
    drop(bob_sits);
    ann_sits.until(presence([true, false], 1)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_one_proposes_on_one_node_the_other_answers_on_another() {
    let nodes = House::nodes::<2>(|_| {}).await;
    let (_, _, [mut ann, mut bob]) = ann_and_bob(&nodes, json!({"game": "kuzushi"})).await;
    let first = ann.pending()[0];
    let (mover, other) = if first == 0 { (&mut ann, &mut bob) } else { (&mut bob, &mut ann) };
    let mv = mover.moves(first)[0].clone();
    mover.play(first, &mv).await;
    assert_eq!(mover.request(json!({"type": "undo", "seat": first})).await["type"], "done");
    let id = other.until(|frame| frame["proposal"]["what"]["type"] == "undo").await["proposal"]["id"].clone();
    // One at a time, on whatever node.
    assert_eq!(other.refused(json!({"type": "pause", "seat": 1 - first})).await, "wrong_phase");
    assert_eq!(other.request(json!({"type": "answer", "proposal": id, "agree": true})).await["type"], "done");
    for socket in [&mut *mover, &mut *other] {
        socket.until_state(|state| state["position"]["played"] == 0).await;
    }
    mover.request(json!({"type": "pause", "seat": first})).await;
    let id = other.until(|frame| frame["proposal"]["what"]["type"] == "pause").await["proposal"]["id"].clone();
    other.request(json!({"type": "answer", "proposal": id, "agree": true})).await;
    mover.until_phase("paused").await;
    mover.request(json!({"type": "resume", "seat": first})).await;
    other.until_phase("playing").await;
    mover.request(json!({"type": "resign", "seat": first})).await;
    other.until_phase("over").await;
    other.request(json!({"type": "rematch", "seat": 1 - first})).await;
    let id = mover.until(|frame| frame["proposal"]["what"]["type"] == "rematch").await["proposal"]["id"].clone();
    mover.request(json!({"type": "answer", "proposal": id, "agree": true})).await;
    let rematch = other.until_type("rematch").await;
    assert_eq!(mover.ever(|frame| frame["type"] == "rematch").await["table"], rematch["table"]);
}

/// A step of a secret plan on one node has no number that somebody on another could notice.
#[tokio::test(flavor = "multi_thread")]
async fn secret_steps_and_orders_are_silent_across_nodes() {
    let nodes = House::nodes::<2>(|_| {}).await;
    let (table, [ann, _], [mut ann_sits, mut bob_sits]) =
        ann_and_bob(&nodes, json!({"game": "ballot", "options": {}})).await;
    let before = (bob_sits.seq(), bob_sits.frames.len());
    let answer = ann_sits.play(0, "write 2").await;
    assert_eq!(answer["type"], "done", "{answer}");
    // It is there on another node for the same eyes.
    let there = ann.at(&nodes[1]).come(&table).await;
    assert_eq!(there.seq(), ann_sits.seq());
    let pong = bob_sits.request(json!({"type": "ping"})).await;
    assert_eq!(pong["type"], "pong");
    let since: Vec<&String> = bob_sits.frames[before.1..].iter().filter(|frame| !frame.contains("presence")).collect();
    assert!(bob_sits.seq() == before.0 && since.len() == 1, "{since:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_ends_on_one_node_ends_on_all() {
    let nodes = House::nodes::<2>(|_| {}).await;
    let ann = nodes[0].guest("Ann").await;
    let table = ann.table(json!({"game": "kuzushi", "seats": [{"type": "me"}, {"type": "open"}]})).await;
    let there = ann.at(&nodes[1]);
    let mut socket = there.come(&table).await;
    assert_eq!(there.get("/api/me").await.status, 200);
    assert_eq!(ann.post("/api/logout", &json!({})).await.status, 204);
    assert_eq!(tokio::time::timeout(Duration::from_secs(1), closed_with(&mut socket)).await.expect("soon"), 1008);
    assert_eq!(there.get("/api/me").await.status, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn guesses_at_a_password_are_counted_on_all_nodes_together() {
    let nodes = House::nodes::<2>(|_| {}).await;
    let wrong = json!({"account": "somebody", "password": "not the right one"});
    let guess = async |node: &House| http(node.address(), "POST", "/api/login", &[], Some(&wrong)).await.code();
    while guess(&nodes[0]).await != "too_many" {}
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(guess(&nodes[1]).await, "too_many");
}

/// Everybody may say five lines at once at a table, on however many nodes.
#[tokio::test(flavor = "multi_thread")]
async fn chat_is_limited_by_person_on_all_nodes_together() {
    let nodes = House::nodes::<2>(|_| {}).await;
    let (table, [ann, _], [mut here, mut bob]) = ann_and_bob(&nodes, json!({"game": "kuzushi"})).await;
    let mut there = ann.at(&nodes[1]).come(&table).await;
    for line in 0..5 {
        assert_eq!(here.request(json!({"type": "chat", "text": format!("line {line}")})).await["type"], "done");
    }
    bob.until(|frame| frame["type"] == "chat" && frame["text"] == "line 4").await;
    assert_eq!(there.refused(json!({"type": "chat", "text": "one more"})).await, "too_many");
    assert_eq!(bob.request(json!({"type": "chat", "text": "my first"})).await["type"], "done");
}

/// Whoever runs the table, time runs out once.
#[tokio::test(flavor = "multi_thread")]
async fn time_runs_out_once() {
    let nodes = House::nodes::<3>(|_| {}).await;
    let wish = json!({"game": "kuzushi", "clock": {"type": "decision", "seconds": 30}, "timeout": "default_move"});
    let (table, _, [mut ann_sits, mut bob_sits]) = ann_and_bob(&nodes, wish).await;
    let _eve = nodes[2].guest("Eve").await.come(&table).await;
    for round in 1..=4u64 {
        nodes[0].time.advance(Duration::from_secs(30));
        for socket in [&mut ann_sits, &mut bob_sits] {
            socket.until_state(|state| state["position"]["played"] == round).await;
        }
    }
    let outs = told(&bob_sits).iter().filter(|(_, what)| what == "timed_out").count();
    assert_eq!(outs, 4);
}

/// A node that stops hands its tables over: people are told to come back at once, and what they were asked goes on.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_stops_hands_its_tables_over() {
    let mut nodes = House::nodes::<2>(|_| {}).await;
    let wish =
        json!({"game": "kuzushi", "clock": {"type": "game", "minutes": 5, "increment": 0}, "timeout": "forfeit"});
    let bot = json!({"type": "bot", "bot": "random"});
    let ann = nodes[0].guest("Ann").await;
    let mut seats = wish.clone();
    seats["seats"] = json!([{"type": "me"}, bot]);
    let table = ann.table(seats).await;
    let mut socket = ann.come_and_give_words(&table).await;
    for _ in 0..2 {
        socket.until_state(|state| state["position"]["pending"] == json!([0])).await;
        let mv = socket.moves(0)[0].clone();
        assert_eq!(socket.play(0, &mv).await["type"], "done");
    }
    socket.until_state(|state| state["position"]["pending"] == json!([0])).await;
    let played = socket.state["position"]["played"].clone();
    nodes[0].time.advance(Duration::from_secs(60));
    nodes[0].stop().await;
    let bye = socket.until_type("bye").await;
    assert_eq!(bye["retry_ms"], 0);

    let mut socket = ann.at(&nodes[1]).come_back(&table, Some(socket.seq())).await;
    assert_eq!(socket.state["position"]["played"], played);
    let left = socket.state["position"]["clocks"][0]["left_ms"].as_i64().unwrap();
    assert_eq!(left, 240_000, "nobody was away, so the clock ran");
    let mv = socket.moves(0)[0].clone();
    assert_eq!(socket.play(0, &mv).await["type"], "done");
    // The bot is run here now.
    socket.until_state(|state| state["position"]["pending"] == json!([0])).await;

    // And a table that nobody looks at is looked after: time runs out at it.
    drop(socket);
    nodes[1].time.advance(Duration::from_secs(241));
    let over = async {
        loop {
            let table = ann.at(&nodes[1]).get(&format!("/api/tables/{table}")).await.json();
            if table["phase"] == "over" {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), over).await.expect("its time is up");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_says_whether_people_should_be_sent_to_it() {
    let [node] = House::nodes::<1>(|_| {}).await;
    let ready = http(node.address(), "GET", "/readyz", &[], None).await;
    assert_eq!((ready.status, ready.text.as_str()), (200, "ready\n"));
    let mut metrics = String::new();
    for _ in 0..100 {
        metrics = http(node.address(), "GET", "/metrics", &[], None).await.text;
        if metrics.contains("hustings_nodes 1") {
            break;
        }
        // It has just started.
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    for name in ["hustings_nodes 1", "hustings_leases 0", "hustings_lease_takeovers_total", "hustings_news_lag_seconds"]
    {
        assert!(metrics.contains(name), "{name}: {metrics}");
    }
}
