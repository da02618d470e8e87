//! What people do at a table, done from several nodes at once: help, orders, secrets, sessions and limits are as on one. And a newer program
//! beside this one.

use std::time::Duration;

use hustings_bots::Budget;
use serde_json::{Value, json};

use crate::house::{Guest, House, Socket, closed_with, http};
use crate::nodes::{ann_and_bob, told};

/// Seats 0, 1 and 2 of a game of ballot, each on a node of its own, and somebody who watches on the last one.
async fn ballot_on(nodes: &[House; 3]) -> (String, Vec<Guest>, Vec<Socket>, Socket) {
    let mut guests = Vec::new();
    for (node, name) in nodes.iter().zip(["Ann", "Bob", "Cid"]) {
        guests.push(node.guest(name).await);
    }
    let seats = json!([{"type": "me"}, {"type": "open"}, {"type": "open"}]);
    let table = guests[0].table(json!({"game": "ballot", "seats": seats})).await;
    let mut sockets = vec![guests[0].come_and_give_words(&table).await];
    for (guest, seat) in guests.iter().zip(0..).skip(1) {
        sockets.push(guest.come_and_sit(&table, seat).await);
    }
    for socket in &mut sockets {
        socket.until_phase("playing").await;
    }
    let spectator = nodes[2].guest("Eve").await.come(&table).await;
    (table, guests, sockets, spectator)
}

/// What a client was sent since its `from`th frame, without answers to its own requests and news of who is here.
fn sent(socket: &Socket, from: usize) -> Vec<Value> {
    let frames = socket.frames[from..].iter().map(|text| serde_json::from_str::<Value>(text).unwrap());
    frames.filter(|frame| frame["type"] != "pong" && frame["type"] != "presence").collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_and_a_bots_reasons_are_given_on_any_node() {
    let nodes = House::nodes::<2>(|config| config.hint = Budget::Nodes(60)).await;
    let ann = nodes[0].guest("Ann").await;
    let seats = json!([{"type": "me"}, {"type": "bot", "bot": "random"}]);
    let table = ann.table(json!({"game": "duel", "seats": seats})).await;
    let mut here = ann.come_and_give_words(&table).await;
    here.until_phase("playing").await;
    // The first node runs the table; the second one is asked.
    let mut there = ann.at(&nodes[1]).come(&table).await;
    let mut spectator = nodes[0].guest("Eve").await.come(&table).await;
    there.until_state(|state| state["position"]["pending"].as_array().unwrap().contains(&json!(0))).await;
    let hint = there.request(json!({"type": "hint", "seat": 0})).await;
    assert_eq!(hint["type"], "hint", "{hint}");
    assert!(there.moves(0).contains(&hint["moves"][0]["move"]["text"].as_str().unwrap().to_owned()), "{hint}");
    let chosen = there.ever(|frame| {
        let lines = frame["log"].as_array().into_iter().flatten().chain(frame.get("entry"));
        lines.into_iter().any(|line| line["what"] == "moved" && line["seat"] == 1)
    });
    let chosen = chosen.await;
    let lines = chosen["log"].as_array().into_iter().flatten().chain(chosen.get("entry"));
    let seq = lines.into_iter().find(|line| line["what"] == "moved" && line["seat"] == 1).unwrap()["seq"].clone();
    let reasons = [
        there.request(json!({"type": "why", "seq": seq})).await,
        here.request(json!({"type": "why", "seq": seq})).await,
    ];
    assert_eq!((&reasons[0]["type"], &reasons[0]["text"]), (&json!("why"), &reasons[1]["text"]), "{reasons:?}");
    spectator.request(json!({"type": "ping"})).await;
    assert!(spectator.frames.iter().all(|frame| !frame.contains("hint") && !frame.contains("why")));
}

/// An order is given on a node that does not run the table; whoever does follows it, after the same pause as any answer, and nobody can tell.
#[tokio::test(flavor = "multi_thread")]
async fn an_order_given_on_one_node_is_followed_by_another_and_nobody_can_tell() {
    let nodes = House::nodes::<3>(|config| config.pace = 300..=300).await;
    let (table, guests, mut sockets, mut spectator) = ballot_on(&nodes).await;
    let order = json!({"type": "order", "seat": 2, "orders": ["ok"]});
    assert_eq!(sockets[2].request(order).await["type"], "done");
    for (seat, socket) in sockets.iter_mut().enumerate() {
        assert_eq!(socket.play(seat as u64, "done").await["type"], "done");
    }
    // Whoever gave it has gone.
    drop(sockets.pop());
    for socket in sockets.iter_mut().chain([&mut spectator]) {
        socket.until_state(|state| state["position"]["view"]["vote"] == 1).await;
    }
    assert_eq!(sockets[1].play(1, "ok").await["type"], "done");
    for socket in sockets.iter_mut().chain([&mut spectator]) {
        socket.until_state(|state| state["position"]["pending"] == json!([2])).await;
        socket.request(json!({"type": "ping"})).await;
        assert_eq!(socket.pending(), [2], "the order waits like anybody");
    }
    nodes[0].time.advance(Duration::from_millis(300));
    for socket in sockets.iter_mut().chain([&mut spectator]) {
        socket.until_phase("over").await;
        assert!(!socket.frames.iter().any(|frame| frame.contains("order")), "others are told of an order");
        let numbers: Vec<u64> = told(socket).into_iter().map(|(number, _)| number).collect();
        assert!(numbers.windows(2).all(|two| two[1] == two[0] + 1), "{numbers:?}");
    }
    let verified = guests[2].at(&nodes[0]).get(&format!("/api/tables/{table}/verify")).await;
    assert_eq!(verified.status, 200, "{}", verified.text);
}

/// A plan is written on one node, changed on another and looked at on a third; the others are told nothing, and no number is missing.
#[tokio::test(flavor = "multi_thread")]
async fn steps_of_a_plan_are_taken_back_on_another_node_in_silence() {
    let nodes = House::nodes::<3>(|_| {}).await;
    let (table, guests, mut sockets, mut spectator) = ballot_on(&nodes).await;
    for socket in [&mut sockets[1], &mut spectator] {
        socket.request(json!({"type": "ping"})).await;
    }
    let before = [(sockets[1].frames.len(), sockets[1].seq()), (spectator.frames.len(), spectator.seq())];
    for mv in ["write 1", "write 2"] {
        assert_eq!(sockets[0].play(0, mv).await["type"], "done");
    }
    let mut there = guests[0].at(&nodes[1]).come(&table).await;
    assert_eq!(there.request(json!({"type": "undo", "seat": 0})).await["type"], "done");
    let elsewhere = guests[0].at(&nodes[2]).come(&table).await;
    assert_eq!(elsewhere.state["position"]["view"]["papers"][0], json!([1]));
    sockets[0].until_state(|state| state["position"]["view"]["papers"][0] == json!([1])).await;
    // Its node has read all of it by now: it shows it to Ann's own eyes.
    for (socket, (frames, seq)) in [&mut sockets[1], &mut spectator].into_iter().zip(before) {
        socket.request(json!({"type": "ping"})).await;
        assert_eq!(sent(socket, frames), [] as [Value; 0]);
        assert_eq!(socket.seq(), seq);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn logging_out_everywhere_ends_the_sessions_on_all_nodes() {
    let nodes = House::nodes::<2>(|_| {}).await;
    let credentials = json!({"account": "ann", "password": "correct horse"});
    let guest = nodes[0].guest("Ann").await;
    let ann = guest.with_secret(&guest.post("/api/account", &credentials).await);
    let phone = nodes[1].guest("Phone").await;
    let phone = phone.with_secret(&phone.post("/api/login", &credentials).await);
    let table = ann.table(json!({"game": "kuzushi", "seats": [{"type": "me"}, {"type": "open"}]})).await;
    let mut socket = phone.come(&table).await;
    assert_eq!(ann.post("/api/logout/everywhere", &json!({})).await.status, 204);
    assert_eq!(closed_with(&mut socket).await, 1008);
    assert_eq!(phone.get("/api/me").await.status, 401);
}

/// What a person sends is counted together on all nodes, and so are an address's guests.
#[tokio::test(flavor = "multi_thread")]
async fn floods_and_guests_are_counted_on_all_nodes_together() {
    let nodes = House::nodes::<2>(|_| {}).await;
    let (table, [ann, _], [mut here, mut bob]) = ann_and_bob(&nodes, json!({"game": "kuzushi"})).await;
    let mut there = ann.at(&nodes[1]).come(&table).await;
    // The clock stands still, so nothing is forgotten meanwhile.
    while here.request(json!({"type": "ping"})).await["type"] == "pong" {}
    tokio::time::sleep(Duration::from_secs(1)).await;
    // Of a large allowance the first half is nobody else's business.
    let mut pongs = 0;
    while there.request(json!({"type": "ping"})).await["type"] == "pong" {
        pongs += 1;
    }
    assert!(pongs <= 60, "{pongs} more were answered on the other node");
    assert_eq!(bob.request(json!({"type": "ping"})).await["type"], "pong");

    let guest = async |node: &House| http(node.address(), "POST", "/api/session", &[], Some(&json!({}))).await.status;
    while guest(&nodes[0]).await != 429 {}
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(guest(&nodes[1]).await, 429);
}

/// During an upgrade a newer program may say and write what this one does not understand. What is only said is ignored. At a table where
/// something was written people are sent to other nodes, and all other tables go on.
#[tokio::test(flavor = "multi_thread")]
async fn what_a_newer_program_says_and_writes_does_no_harm() {
    let nodes = House::nodes::<2>(|_| {}).await;
    let (table, [ann, _], [mut ann_sits, mut bob_sits]) = ann_and_bob(&nodes, json!({"game": "kuzushi"})).await;
    let store = nodes[0].config.store.to_string();
    let database = store.rsplit('/').next().unwrap();
    let sql = async |sql: String| {
        let (server, database) = (hustings_testkit::postgres::postgres(), database.to_owned());
        tokio::task::spawn_blocking(move || server.sql(&server.address(&database), &sql)).await.unwrap()
    };
    sql("SELECT pg_notify('hustings_said', 'newer {\"weather\":\"fine\"}')".to_owned()).await;
    // A step of the layout that this program can do without.
    sql("UPDATE house SET layout = layout + 1".to_owned()).await;
    let first = ann_sits.pending()[0];
    let (mover, other) = if first == 0 { (&mut ann_sits, &mut bob_sits) } else { (&mut bob_sits, &mut ann_sits) };
    let mv = mover.moves(first)[0].clone();
    assert_eq!(mover.play(first, &mv).await["type"], "done");
    other.until_state(|state| state["position"]["played"] == 1).await;

    let beside = ann.table(json!({"game": "kuzushi", "seats": [{"type": "me"}, {"type": "open"}]})).await;
    let mut beside = ann.come_and_give_words(&beside).await;
    let newer =
        "INSERT INTO journal SELECT table_no, max(journal.seq) + 1, max(at), '{\"weather\":\"fine\"}' FROM journal
        JOIN tables ON no = table_no WHERE id = 'TABLE' GROUP BY table_no";
    sql(newer.replace("TABLE", &table)).await;
    for socket in [&mut ann_sits, &mut bob_sits] {
        socket.until_type("bye").await;
        closed_with(socket).await;
    }
    assert_eq!(beside.request(json!({"type": "ping"})).await["type"], "pong");
}
