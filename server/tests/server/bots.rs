//! Bots in any seat, taking over and giving back, and thinking on after a restart.

use std::time::Duration;

use serde_json::json;

use crate::house::{House, seated, seated_with};

#[tokio::test]
async fn bots_play_a_whole_table_by_themselves() {
    let house = House::open().await;
    let host = house.guest("Host").await;
    let plan = json!([{"type": "bot", "bot": "random"}, {"type": "bot", "bot": "greedy"}, {"type": "bot", "bot": "mcts:nodes=20"}]);
    let table = host.table(json!({"game": "duel", "seats": plan})).await;
    let mut socket = host.come(&table).await;
    socket.until_phase("over").await;
    assert_eq!(socket.state["you"]["eyes"], "spectator");
    let names: Vec<_> = (0..3).map(|seat| socket.state["seats"][seat]["name"].as_str().unwrap().to_owned()).collect();
    assert_eq!(names, ["random", "greedy", "mcts:nodes=20"]);
    assert_eq!(socket.state["ending"]["how"], "rules");
    assert_eq!(host.get(&format!("/api/tables/{table}/verify")).await.json()["words"], 3);
}

#[tokio::test]
async fn bots_alone_rest_while_nobody_watches() {
    let mut house = House::open().await;
    let host = house.guest("Host").await;
    let plan = json!([{"type": "bot", "bot": "random"}, {"type": "bot", "bot": "random"}]);
    let clock = json!({"type": "decision", "seconds": 30});
    let table = host.table(json!({"game": "kuzushi", "seats": plan, "clock": clock, "timeout": "forfeit"})).await;
    house.time.advance(Duration::from_secs(3600));
    tokio::time::sleep(Duration::from_millis(300)).await;
    house.stop().await;
    house.start().await;
    let summary = host.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!((&summary["phase"], &summary["played"]), (&json!("playing"), &json!(0)), "{summary}");

    // Somebody comes: they play, and no time was lost.
    let mut socket = host.come(&table).await;
    socket.until_phase("over").await;
    assert_eq!(socket.state["ending"]["how"], "rules");
}

/// Their only watcher has left in the middle of the game.
#[tokio::test]
async fn bots_alone_rest_after_their_watcher_left() {
    let house = House::open().await;
    let host = house.guest("Host").await;
    let plan = json!([{"type": "bot", "bot": "mcts:ms=150"}, {"type": "bot", "bot": "mcts:ms=150"}]);
    let table = host.table(json!({"game": "kuzushi", "seats": plan})).await;
    let mut socket = host.come(&table).await;
    socket.until_state(|state| state["position"]["played"].as_u64() >= Some(2)).await;
    drop(socket);
    let played = async |after: u64| {
        tokio::time::sleep(Duration::from_millis(after)).await;
        let summary = host.get(&format!("/api/tables/{table}")).await.json();
        assert_eq!(summary["phase"], "playing", "{summary}");
        summary["played"].as_u64().unwrap()
    };
    // The move that was being thought about is still made, and lists follow with a little delay.
    let rested = played(1500).await;
    assert_eq!(played(1500).await, rested);
    let mut socket = host.come(&table).await;
    socket.until_state(|state| state["position"]["played"].as_u64() > Some(rested)).await;
}

#[tokio::test]
async fn in_a_game_of_days_nobody_else_puts_a_bot_on_a_seat() {
    let house = House::open().await;
    let wish = json!({"game": "kuzushi", "clock": {"type": "days", "days": 3}});
    let (_, _, mut sockets) = seated_with(&house, wish, 2).await;
    drop(sockets.pop().unwrap());
    let socket = &mut sockets[0];
    socket.until(|frame| frame["type"] == "presence" && frame["online"][1] == false).await;
    house.time.advance(Duration::from_secs(3600));
    assert_eq!(socket.refused(json!({"type": "take_over", "seat": 1})).await, "not_agreed");
    assert_eq!(socket.request(json!({"type": "take_over", "seat": 0})).await["type"], "done", "one's own is one's own");
}

#[tokio::test]
async fn a_bot_takes_over_for_a_leaver_and_gives_the_seat_back() {
    let house = House::open().await;
    let (table, guests, mut sockets) = seated(&house, "kuzushi", 2, json!({})).await;
    let leaver = sockets.pop().unwrap();
    let mut socket = sockets.pop().unwrap();
    let over = json!({"type": "take_over", "seat": 1});
    let weak = json!({"type": "take_over", "seat": 1, "bot": "random"});
    assert_eq!(socket.refused(over.clone()).await, "not_agreed", "its holder is here");
    drop(leaver);
    socket.until(|frame| frame["type"] == "presence" && frame["online"][1] == false).await;
    assert_eq!(socket.refused(over.clone()).await, "not_agreed", "and has only just gone");
    house.time.advance(Duration::from_secs(30));
    assert_eq!(socket.refused(weak).await, "forbidden", "it is not for an opponent to choose");
    assert_eq!(socket.request(over).await["type"], "done");
    socket.until_state(|state| state["seats"][1]["taken_over"] == true).await;
    socket.until_state(|state| state["position"]["pending"] == json!([0])).await;
    let mv = socket.moves(0)[0].clone();
    let played = socket.state["position"]["played"].as_u64().unwrap();
    socket.play(0, &mv).await;
    let moved = socket.until(|frame| frame["entry"]["what"] == "moved" && frame["entry"]["seat"] == 1).await;
    assert_eq!(moved["entry"]["by"], "bot");

    let mut back = guests[1].come(&table).await;
    assert_eq!((&back.state["you"]["seats"], &back.state["seats"][1]["taken_over"]), (&json!([1]), &json!(true)));
    assert_eq!(back.refused(json!({"type": "play", "seat": 1, "seq": back.seq(), "move": mv})).await, "wrong_phase");
    assert_eq!(socket.refused(json!({"type": "hand_back", "seat": 1})).await, "not_your_seat");
    assert_eq!(back.request(json!({"type": "hand_back", "seat": 1})).await["type"], "done");
    socket
        .until_state(|state| state["position"]["played"] == played + 2 && state["seats"][1]["taken_over"] == false)
        .await;
    let mv = socket.moves(0)[0].clone();
    socket.play(0, &mv).await;
    back.until_state(|state| state["position"]["pending"] == json!([1])).await;
    let mv = back.moves(1)[0].clone();
    assert_eq!(back.play(1, &mv).await["type"], "done");
}

#[tokio::test]
async fn a_bot_goes_on_thinking_after_a_restart_although_nobody_is_there() {
    let mut house = House::open().await;
    let host = house.guest("Host").await;
    // So slow that the server is gone before it has decided.
    let plan = json!([{"type": "bot", "bot": "mcts:ms=400"}, {"type": "me"}]);
    let table = host.table(json!({"game": "kuzushi", "seats": plan})).await;
    let mut socket = host.come_and_give_words(&table).await;
    socket.until_phase("playing").await;
    if socket.pending() == [1] {
        let mv = socket.moves(1)[0].clone();
        socket.play(1, &mv).await;
    }
    let played = socket.state["position"]["played"].as_u64().unwrap();
    assert_eq!(socket.pending(), [0]);
    drop(socket);
    house.stop().await;
    house.start().await;
    // Nobody comes to the table; its list entry tells that the bot has moved.
    loop {
        let summary = host.get(&format!("/api/tables/{table}")).await.json();
        if summary["played"] == played + 1 {
            assert_eq!(summary["my_turn"], true);
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn the_host_may_seat_and_unseat_bots_before_the_start() {
    let house = House::open().await;
    let host = house.guest("Host").await;
    let table =
        host.table(json!({"game": "kuzushi", "seats": [{"type": "me"}, {"type": "open"}, {"type": "open"}]})).await;
    let mut socket = host.come_and_give_words(&table).await;
    let mut other = house.guest("Other").await.come(&table).await;
    let bot = json!({"type": "seat_bot", "seat": 1, "bot": "random"});
    assert_eq!(other.refused(bot.clone()).await, "not_the_host");
    assert_eq!(socket.refused(json!({"type": "seat_bot", "seat": 1, "bot": "oracle"})).await, "unknown_bot");
    assert_eq!(socket.refused(json!({"type": "seat_bot", "seat": 1, "bot": "mcts:ms=999999"})).await, "unknown_bot");
    assert_eq!(socket.request(bot.clone()).await["type"], "done");
    assert_eq!(socket.refused(bot).await, "seat_taken");
    assert_eq!(other.refused(json!({"type": "sit", "seat": 1})).await, "seat_taken");
    assert_eq!(socket.request(json!({"type": "open_seat", "seat": 1})).await["type"], "done");
    assert_eq!(other.request(json!({"type": "sit", "seat": 1, "word": "w"})).await["type"], "done");
    assert_eq!(other.request(json!({"type": "stand", "seat": 1})).await["type"], "done");
    other.until_state(|state| state["you"]["seats"] == json!([])).await;
    let games = host.get("/api/games").await.json();
    let kuzushi = games.as_array().unwrap().iter().find(|game| game["name"] == "kuzushi").unwrap();
    let gentlest = &kuzushi["bots"][0];
    for seat in [1, 2] {
        socket.request(json!({"type": "seat_bot", "seat": seat, "bot": gentlest["spec"]})).await;
    }
    socket.until_phase("playing").await;
    let title = gentlest["title"].as_str().unwrap();
    assert_eq!(socket.state["seats"][1]["name"], title);
    assert_eq!(socket.state["seats"][1]["bot"], gentlest["spec"]);
    assert_eq!(socket.state["seats"][2]["name"], "Pebble 2", "two of a kind are told apart, by the short name");
}
