//! Games played again by the same people: the score goes with them, and so do their standing orders.

use serde_json::{Value, json};

use crate::house::{Guest, House, Socket, play_out, seated};

/// Everybody agrees to a rematch and gives a word for it; sockets by their new seats.
async fn again(guests: &[Guest], sockets: &mut [Socket]) -> (String, Vec<Socket>) {
    sockets[0].request(json!({"type": "rematch", "seat": 0})).await;
    for socket in &mut sockets[1..] {
        let proposal = socket.until(|frame| frame["proposal"]["what"]["type"] == "rematch").await;
        let answer = json!({"type": "answer", "proposal": proposal["proposal"]["id"], "agree": true});
        assert_eq!(socket.request(answer).await["type"], "done");
    }
    let next = sockets[0].ever(|frame| frame["type"] == "rematch").await["table"].as_str().unwrap().to_owned();
    let mut seated = Vec::new();
    for guest in guests.iter().cycle().skip(guests.len() - 1).take(guests.len()) {
        seated.push(guest.come_and_give_words(&next).await);
    }
    for socket in &mut seated {
        socket.until_phase("playing").await;
    }
    (next, seated)
}

#[tokio::test]
async fn a_rematch_shows_the_score_so_far_and_the_result_counts_the_game() {
    let house = House::open().await;
    let (_, guests, mut sockets) = seated(&house, "kuzushi", 2, json!({})).await;
    assert_eq!(sockets[0].state["series"], Value::Null, "the first game");
    sockets[1].request(json!({"type": "resign", "seat": 1})).await;
    sockets[0].until_phase("over").await;
    assert_eq!(sockets[0].state["ending"]["series"], Value::Null, "one game is no series");
    // Guest 0, who won, sits on seat 1 now.
    let (_, mut sockets) = again(&guests, &mut sockets).await;
    assert_eq!(sockets[0].state["series"], json!({"wins": [0, 1], "draws": 0}));
    sockets[1].request(json!({"type": "resign", "seat": 1})).await;
    sockets[0].until_phase("over").await;
    assert_eq!(sockets[0].state["ending"]["series"], json!({"wins": [1, 1], "draws": 0}));
}

#[tokio::test]
async fn a_series_ends_where_somebody_else_sits_down() {
    let house = House::open().await;
    let (_, guests, mut sockets) = seated(&house, "duel", 2, json!({"rounds": 1})).await;
    play_out(&mut sockets, 0).await;
    sockets[0].request(json!({"type": "rematch", "seat": 0})).await;
    let proposal = sockets[1].until(|frame| frame["proposal"]["what"]["type"] == "rematch").await;
    sockets[1].request(json!({"type": "answer", "proposal": proposal["proposal"]["id"], "agree": true})).await;
    let next = sockets[0].ever(|frame| frame["type"] == "rematch").await["table"].as_str().unwrap().to_owned();
    let mut socket = guests[0].come(&next).await;
    assert!(socket.state["series"].is_object());
    socket.request(json!({"type": "stand", "seat": 1})).await;
    let other = house.guest("Other").await.come_and_sit(&next, 1).await;
    assert_eq!(other.state["series"], Value::Null);
}

#[tokio::test]
async fn standing_orders_go_on_in_the_rematch_and_nobody_else_is_told() {
    let house = House::open().await;
    let (_, guests, mut sockets) = seated(&house, "ballot", 3, json!({})).await;
    sockets[2].request(json!({"type": "order", "seat": 2, "orders": ["ok"]})).await;
    for (seat, socket) in sockets.iter_mut().enumerate() {
        socket.play(seat as u64, "done").await;
    }
    sockets[1].until_state(|state| state["position"]["pending"] == json!([1])).await;
    sockets[1].play(1, "ok").await;
    for socket in &mut sockets {
        socket.until_phase("over").await;
    }
    let (table, sockets) = again(&guests, &mut sockets).await;
    // Seat 2 sits on seat 0 now.
    let own = |socket: &Socket| socket.state["position"]["moves"][0]["orders"].clone();
    assert_eq!(own(&sockets[0]), json!(["ok"]));
    for socket in &sockets[1..] {
        assert_eq!(own(socket), Value::Null);
        assert!(!socket.frames.iter().any(|frame| frame.contains("order")), "others are told of an order");
    }
    let spectator = house.guest("Watcher").await.come(&table).await;
    assert!(!spectator.frames.iter().any(|frame| frame.contains("order")));
}
