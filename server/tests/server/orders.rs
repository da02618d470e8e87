//! Standing orders: they answer for a seat, outlive the server, run out, and nobody else can tell that there are any.

use std::time::Duration;

use serde_json::{Value, json};

use crate::house::{House, Socket, seated};

fn orders(socket: &Socket, seat: u64) -> Value {
    let listed = socket.state["position"]["moves"].as_array().unwrap();
    let own = listed.iter().find(|listed| listed["seat"] == seat).unwrap();
    own.get("orders").cloned().unwrap_or_else(|| json!([]))
}

/// The numbers of all updates a client was sent, which must leave no gap.
fn no_gap(socket: &Socket) {
    let mut known = None;
    for text in &socket.frames {
        let frame: Value = serde_json::from_str(text).unwrap();
        let kind = frame["type"].as_str().unwrap();
        let Some(seq) = frame["seq"].as_u64().filter(|_| ["welcome", "snapshot", "update", "chat"].contains(&kind))
        else {
            continue;
        };
        if kind == "update" || kind == "chat" {
            assert_eq!(Some(seq), known.map(|known: u64| known + 1), "{text}");
        }
        known = Some(seq);
    }
}

async fn write_nothing(sockets: &mut [Socket]) {
    for (seat, socket) in sockets.iter_mut().enumerate() {
        assert_eq!(socket.play(seat as u64, "done").await["type"], "done");
    }
    for socket in sockets {
        socket.until_state(|state| state["position"]["view"]["vote"] == 1).await;
    }
}

#[tokio::test]
async fn an_order_answers_and_only_its_seat_can_tell() {
    let house = House::open().await;
    let (table, _, mut sockets) = seated(&house, "ballot", 3, json!({})).await;
    let mut spectator = house.guest("Watcher").await.come(&table).await;
    let order = json!({"type": "order", "seat": 2, "orders": ["ok"]});
    assert_eq!(sockets[1].refused(order.clone()).await, "not_your_seat");
    assert_eq!(sockets[2].refused(json!({"type": "order", "seat": 2, "orders": ["bow"]})).await, "bad_request");
    assert_eq!(sockets[2].refused(json!({"type": "order", "seat": 2, "orders": ["ok", "ok"]})).await, "bad_request");
    let before = sockets[2].seq();
    assert_eq!(sockets[2].request(order).await["seq"], before + 1);
    let told = sockets[2].ever(|frame| frame["type"] == "orders").await;
    assert_eq!((&told["seat"], &told["orders"]), (&json!(2), &json!(["ok"])));
    sockets[1].request(json!({"type": "chat", "text": "hm"})).await;

    write_nothing(&mut sockets).await;
    for socket in &mut sockets {
        socket.until_state(|state| state["position"]["pending"] == json!([1])).await;
    }
    assert_eq!(orders(&sockets[2], 2), json!(["ok"]));
    spectator.until_state(|state| state["position"]["pending"] == json!([1])).await;
    assert_eq!(sockets[1].play(1, "ok").await["type"], "done");
    spectator.until_phase("over").await;
    for socket in [&sockets[0], &sockets[1], &spectator] {
        no_gap(socket);
        assert!(!socket.frames.iter().any(|frame| frame.contains("order")), "others are told of an order");
        // Answered in its own name.
        assert!(!socket.frames.iter().any(|frame| frame.contains("\"by\":\"")));
    }
}

#[tokio::test]
async fn orders_outlive_the_server_and_can_be_taken_back() {
    let mut house = House::open().await;
    let (table, guests, mut sockets) = seated(&house, "ballot", 3, json!({})).await;
    for seat in [1, 2] {
        let order = json!({"type": "order", "seat": seat, "orders": ["ok"]});
        assert_eq!(sockets[seat].request(order).await["type"], "done");
    }
    sockets[1].request(json!({"type": "order", "seat": 1, "orders": []})).await;
    drop(sockets);
    house.stop().await;
    house.start().await;
    let mut sockets = Vec::new();
    for guest in &guests {
        sockets.push(guest.come(&table).await);
    }
    assert_eq!((orders(&sockets[1], 1), orders(&sockets[2], 2)), (json!([]), json!(["ok"])));
    write_nothing(&mut sockets).await;
    sockets[1].until_state(|state| state["position"]["pending"] == json!([1])).await;
    sockets[1].play(1, "ok").await;
    sockets[1].until_phase("over").await;
    let record = guests[0].get(&format!("/api/tables/{table}/record")).await;
    assert!(!record.text.contains("order"), "{}", record.text);
    assert_eq!(guests[0].get(&format!("/api/tables/{table}/verify")).await.status, 200);
}

#[tokio::test]
async fn an_order_that_has_run_out_is_forgotten_but_one_given_early_waits() {
    let house = House::open().await;
    let (_, _, mut sockets) = seated(&house, "duel", 2, json!({"rounds": 5})).await;
    // "Until I choose again", said while choosing: it holds from the choice on.
    sockets[0].request(json!({"type": "order", "seat": 0, "orders": ["until_choice"]})).await;
    sockets[1].play(1, "taunt").await;
    sockets[0].until_state(|state| state["position"]["played"] == 1).await;
    assert_eq!(orders(&sockets[0], 0), json!(["until_choice"]));
    for seat in [0, 1] {
        let mv = sockets[seat].moves(seat as u64)[0].clone();
        sockets[seat].play(seat as u64, &mv).await;
    }
    // Into the next round: seats that may block pass, by order or by hand.
    loop {
        sockets[1].until_state(|state| !state["position"]["pending"].as_array().unwrap().is_empty()).await;
        if sockets[1].state["position"]["view"]["round"] == 1 {
            break;
        }
        if sockets[1].pending() == [1] {
            sockets[1].play(1, "pass").await;
        } else {
            sockets[1].next().await;
        }
    }
    sockets[0].until_state(|state| state["position"]["view"]["round"] == 1).await;
    assert_eq!(orders(&sockets[0], 0), json!([]));
}

#[tokio::test]
async fn orders_and_bots_take_the_same_time_whatever_they_answer() {
    let house = House::with(|config| config.pace = 300..=300).await;
    let host = house.guest("Host").await;
    let plan = json!([{"type": "bot", "bot": "random"}, {"type": "me"}]);
    let table = host.table(json!({"game": "ballot", "seats": plan})).await;
    let mut socket = host.come_and_give_words(&table).await;
    socket.until_phase("playing").await;
    socket.request(json!({"type": "order", "seat": 1, "orders": ["ok"]})).await;
    socket.play(1, "done").await;
    // However long it took to say all this, the time stood still, and so the bot has not answered.
    assert_eq!(socket.pending(), [0]);
    while socket.state["position"]["view"]["vote"] == 0 {
        house.time.advance(Duration::from_millis(300));
        socket.request(json!({"type": "ping"})).await;
        tokio::task::yield_now().await;
    }
    assert_eq!(socket.pending(), [1], "the order waits like anybody");
    socket.request(json!({"type": "chat", "text": "hm"})).await;
    assert_eq!(socket.pending(), [1]);
    house.time.advance(Duration::from_millis(300));
    socket.until_phase("over").await;
}

/// Who has nothing to answer with is not troubled, and it takes as long as a person might take; who has something is asked.
#[tokio::test]
async fn asked_only_where_there_is_an_answer() {
    let house = House::with(|config| (config.pace, config.rate) = (100..=100, 1000)).await;
    let (mut asked, mut spared) = (0, 0);
    for _ in 0..60 {
        let (_, _, mut sockets) = seated(&house, "duel", 2, json!({"rounds": 1, "taunts": 0})).await;
        for seat in [0, 1] {
            let order = json!({"type": "order", "seat": seat, "orders": ["can_answer"]});
            assert_eq!(sockets[seat].request(order).await["type"], "done");
        }
        for seat in [0, 1] {
            let mv = sockets[seat].moves(seat as u64)[0].clone();
            sockets[seat].play(seat as u64, &mv).await;
        }
        for socket in &mut sockets {
            socket.until_state(|state| state["position"]["played"] == 2).await;
        }
        let [seat] = sockets[0].pending()[..] else { continue };
        let socket = &mut sockets[seat as usize];
        house.time.advance(Duration::from_millis(99));
        socket.request(json!({"type": "ping"})).await;
        assert_eq!(socket.pending(), [seat], "nobody answers at once");
        let can_block = socket.moves(seat).len() > 1;
        house.time.advance(Duration::from_millis(800));
        if can_block {
            socket.request(json!({"type": "ping"})).await;
            assert_eq!(socket.pending(), [seat]);
            asked += 1;
        } else {
            socket.until_state(|state| state["position"]["pending"] != json!([seat])).await;
            spared += 1;
        }
        if asked > 0 && spared > 0 {
            return;
        }
    }
    panic!("asked {asked}, spared {spared}");
}

/// Two clicks on `ok`, or one that comes too late, never answer the next question although it looks the same.
#[tokio::test]
async fn an_answer_is_for_the_question_it_was_given_to() {
    let house = House::open().await;
    let (_, _, mut sockets) = seated(&house, "ballot", 3, json!({})).await;
    write_nothing(&mut sockets).await;
    let seen = sockets[1].seq();
    let late = json!({"type": "play", "seat": 1, "seq": seen, "move": "ok"});
    // Seat 2 says no, becomes the speaker, and seats 0 and 1 are asked again: for seat 1 the list of moves is the same.
    assert_eq!(sockets[2].play(2, "no").await["type"], "done");
    assert_eq!(sockets[1].refused(late.clone()).await, "stale");
    sockets[1].until_state(|state| state["position"]["view"]["vote"] == 2).await;
    // That somebody else answered is no reason to answer again.
    let seen = sockets[1].seq();
    sockets[0].until_state(|state| state["position"]["view"]["vote"] == 2).await;
    assert_eq!(sockets[0].play(0, "ok").await["type"], "done");
    let mut twice = json!({"type": "play", "seat": 1, "seq": seen, "move": "no"});
    assert_eq!(sockets[1].request(twice.clone()).await["type"], "done");
    twice["move"] = json!("ok");
    assert_eq!(sockets[1].refused(twice).await, "stale");
}

/// However many secret steps a bot takes, it is done at the same time.
#[tokio::test]
async fn nobody_can_count_a_bots_secret_steps_by_the_time_they_take() {
    let house = House::with(|config| config.pace = 300..=300).await;
    let host = house.guest("Host").await;
    let plan = json!([{"type": "bot", "bot": "random"}, {"type": "me"}]);
    for _ in 0..4 {
        let table = host.table(json!({"game": "ballot", "seats": plan})).await;
        let mut socket = host.come_and_give_words(&table).await;
        socket.until_phase("playing").await;
        socket.play(1, "done").await;
        for _ in 0..10 {
            house.time.advance(Duration::from_millis(100));
            socket.request(json!({"type": "ping"})).await;
            assert_eq!(socket.pending(), [0]);
        }
        // On a busy machine the bot's thread may come late, and what it still has to wait is counted from then on.
        for _ in 0..1_000 {
            if socket.state["position"]["view"]["vote"] == 1 {
                break;
            }
            house.time.advance(Duration::from_millis(500));
            socket.request(json!({"type": "ping"})).await;
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        assert_eq!(socket.state["position"]["view"]["vote"], 1, "the bot never votes");
    }
}
