//! Taking back: freely up to a reveal or a roll inside one's own turn, by consent beyond it.

use serde_json::{Value, json};

use crate::house::{House, play_out, seated};

fn can_undo(socket: &crate::house::Socket, seat: usize) -> String {
    let moves = socket.state["position"]["moves"].as_array().unwrap();
    let own = moves.iter().find(|listed| listed["seat"] == seat).unwrap();
    own["can_undo"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_move_that_taught_nobody_anything_is_taken_back_at_once() {
    let house = House::open().await;
    let (table, guests, mut sockets) = seated(&house, "duel", 2, json!({})).await;
    let before = sockets[0].state["position"].clone();
    assert_eq!(can_undo(&sockets[0], 0), "no");
    assert_eq!(sockets[0].refused(json!({"type": "undo", "seat": 0})).await, "nothing_to_undo");
    sockets[0].play(0, "taunt I have three rocks").await;
    assert_eq!(can_undo(&sockets[0], 0), "freely");
    assert_eq!(sockets[0].request(json!({"type": "undo", "seat": 0})).await["type"], "done");
    assert_eq!(sockets[0].state["position"], before);
    sockets[1].until(|frame| frame["type"] == "snapshot" && frame["position"]["played"] == 0).await;
    play_out(&mut sockets, 0).await;
    assert_eq!(guests[0].get(&format!("/api/tables/{table}/verify")).await.status, 200);
}

#[tokio::test]
async fn a_reveal_and_a_roll_end_that_and_others_are_asked() {
    let house = House::open().await;
    let (_, _, mut sockets) = seated(&house, "duel", 2, json!({"rounds": 5})).await;
    let start = sockets[0].state["position"]["view"].clone();
    let mv = sockets[0].moves(0)[0].clone();
    sockets[0].play(0, &mv).await;
    assert_eq!(can_undo(&sockets[0], 0), "asking", "its turn is over");
    let mv = sockets[1].moves(1)[0].clone();
    sockets[1].play(1, &mv).await;
    assert_eq!(can_undo(&sockets[1], 1), "asking", "cards were shown and the die rolled");

    assert_eq!(sockets[1].request(json!({"type": "undo", "seat": 1})).await["type"], "done");
    let proposal = sockets[0].until(|frame| frame["proposal"]["what"]["type"] == "undo").await;
    assert_eq!(proposal["proposal"]["what"]["moves"], 1);
    let answer = json!({"type": "answer", "proposal": proposal["proposal"]["id"], "agree": false});
    sockets[0].request(answer).await;
    assert_eq!(sockets[0].state["position"]["played"], 2, "not agreed, not taken back");

    sockets[0].request(json!({"type": "undo", "seat": 0})).await;
    let proposal = sockets[1].until(|frame| frame["proposal"]["by"] == 0).await;
    assert_eq!(proposal["proposal"]["what"]["moves"], 2);
    let stranger = json!({"type": "answer", "proposal": proposal["proposal"]["id"], "agree": true});
    assert_eq!(sockets[0].refused(stranger.clone()).await, "not_your_seat");
    assert_eq!(sockets[1].request(stranger).await["type"], "done");
    sockets[0].until(|frame| frame["type"] == "snapshot").await;
    assert_eq!(sockets[0].state["position"]["view"], start);
    let last = sockets[0].state["log"].as_array().unwrap().last().unwrap().clone();
    assert_eq!((&last["what"], &last["moves"]), (&json!("undone"), &json!(2)));
}

#[tokio::test]
async fn bots_take_back_moves_but_no_reveal() {
    let house = House::open().await;
    let host = house.guest("Host").await;
    let plan = json!([{"type": "me"}, {"type": "bot", "bot": "random"}]);
    let table = host.table(json!({"game": "kuzushi", "seats": plan})).await;
    let mut socket = host.come_and_give_words(&table).await;
    socket.until_state(|state| state["position"]["pending"] == json!([0])).await;
    let before = socket.state["position"]["view"].clone();
    let played = socket.state["position"]["played"].as_u64().unwrap();
    let mv = socket.moves(0)[0].clone();
    socket.play(0, &mv).await;
    socket.until_state(|state| state["position"]["played"] == played + 2).await;
    assert_eq!(socket.request(json!({"type": "undo", "seat": 0})).await["type"], "done");
    assert_eq!(socket.state["position"]["view"], before);

    let table = host.table(json!({"game": "duel", "seats": plan})).await;
    let mut socket = host.come_and_give_words(&table).await;
    socket.until_phase("playing").await;
    let mv = socket.moves(0)[0].clone();
    socket.play(0, &mv).await;
    // Once both have chosen, the cards lie open; a taunt of the bot's is no reveal.
    let shown = |state: &Value| state["position"]["view"]["discard"].as_array().is_some_and(|cards| !cards.is_empty());
    socket.until_state(shown).await;
    assert_eq!(socket.refused(json!({"type": "undo", "seat": 0})).await, "not_agreed");
}

#[tokio::test]
async fn a_move_overtakes_a_proposal() {
    let house = House::open().await;
    let (_, _, mut sockets) = seated(&house, "kuzushi", 2, json!({})).await;
    let first = sockets[0].pending()[0];
    let second = 1 - first;
    let mv = sockets[first as usize].moves(first)[0].clone();
    sockets[first as usize].play(first, &mv).await;
    sockets[first as usize].request(json!({"type": "undo", "seat": first})).await;
    let socket = &mut sockets[second as usize];
    let id = socket.until(|frame| frame["proposal"].is_object()).await["proposal"]["id"].clone();
    let mv = socket.moves(second)[0].clone();
    assert_eq!(socket.play(second, &mv).await["type"], "done");
    assert_eq!(socket.refused(json!({"type": "answer", "proposal": id, "agree": true})).await, "wrong_phase");
    assert_eq!(socket.state["position"]["played"], 2);
}

/// A bot never forgets: what it would refuse for certain is not offered.
#[tokio::test]
async fn what_a_bot_would_refuse_is_said_beforehand() {
    let house = House::open().await;
    let host = house.guest("Host").await;
    let plan = json!([{"type": "me"}, {"type": "bot", "bot": "random"}]);
    let table = host.table(json!({"game": "duel", "seats": plan, "options": {"rounds": 5, "taunts": 0}})).await;
    let mut socket = host.come_and_give_words(&table).await;
    socket.until_phase("playing").await;
    let mv = socket.moves(0)[0].clone();
    socket.play(0, &mv).await;
    socket.until_state(|state| state["position"]["played"].as_u64() >= Some(2)).await;
    assert_eq!(can_undo(&socket, 0), "refused", "cards were shown and the die rolled");
    assert_eq!(socket.refused(json!({"type": "undo", "seat": 0})).await, "not_agreed");
}
