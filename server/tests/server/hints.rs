//! "What would you do?", "why did you do that?", and a game thought over again.

use std::time::Duration;

use hustings_bots::Budget;
use serde_json::{Value, json};

use crate::house::{House, Socket, play_out, seated};

async fn house() -> House {
    House::with(|config| config.hint = Budget::Nodes(60)).await
}

fn can_hint(socket: &Socket, seat: u64) -> bool {
    let listed = socket.state["position"]["moves"].as_array().unwrap();
    listed.iter().any(|listed| listed["seat"] == seat && listed["can_hint"] == true)
}

/// A table of the host and a bot, where the host is asked.
async fn against_a_bot(house: &House, game: &str, options: Value) -> (String, crate::house::Guest, Socket) {
    let host = house.guest("Host").await;
    let seats = json!([{"type": "me"}, {"type": "bot", "bot": "random"}]);
    let table = host.table(json!({"game": game, "seats": seats, "options": options})).await;
    let mut socket = host.come_and_give_words(&table).await;
    socket
        .until_state(|state| state["position"]["pending"].as_array().is_some_and(|all| all.contains(&json!(0))))
        .await;
    (table, host, socket)
}

#[tokio::test]
async fn against_bots_a_hint_names_the_best_moves_to_the_person_who_asked() {
    let house = house().await;
    for (game, options) in [("kuzushi", json!({})), ("duel", json!({})), ("kilonzo", json!({}))] {
        let (table, _, mut socket) = against_a_bot(&house, game, options).await;
        let mut spectator = house.guest("Watcher").await.come(&table).await;
        assert!(can_hint(&socket, 0));
        let hint = socket.request(json!({"type": "hint", "seat": 0})).await;
        assert_eq!((&hint["type"], &hint["seat"]), (&json!("hint"), &json!(0)), "{hint}");
        let moves = hint["moves"].as_array().unwrap();
        assert!((1..=5).contains(&moves.len()), "{hint}");
        assert!(
            moves.iter().all(|judged| socket.moves(0).contains(&judged["move"]["text"].as_str().unwrap().to_owned()))
        );
        let sum: f64 = hint["shares"].as_array().unwrap().iter().map(|share| share.as_f64().unwrap()).sum();
        assert!((sum - 1.0).abs() < 1e-3, "{hint}");
        spectator.request(json!({"type": "ping"})).await;
        assert!(spectator.frames.iter().all(|frame| !frame.contains("\"hint\"") && !frame.contains("can_hint")));
    }
}

#[tokio::test]
async fn nobody_is_helped_against_other_people_or_out_of_turn() {
    let house = house().await;
    let (_, _, mut sockets) = seated(&house, "kuzushi", 2, json!({})).await;
    let asked = sockets[0].pending()[0];
    assert!(!can_hint(&sockets[asked as usize], asked));
    assert_eq!(sockets[asked as usize].refused(json!({"type": "hint", "seat": asked})).await, "forbidden");

    let (table, _, mut socket) = against_a_bot(&house, "kuzushi", json!({})).await;
    assert_eq!(socket.refused(json!({"type": "hint", "seat": 1})).await, "not_your_seat");
    assert_eq!(socket.refused(json!({"type": "hint", "seat": 7})).await, "bad_seat");
    let mut spectator = house.guest("Watcher").await.come(&table).await;
    assert_eq!(spectator.refused(json!({"type": "hint", "seat": 0})).await, "not_your_seat");
    socket.request(json!({"type": "pause", "seat": 0})).await;
    socket.until_phase("paused").await;
    assert!(!can_hint(&socket, 0));
    assert_eq!(socket.refused(json!({"type": "hint", "seat": 0})).await, "wrong_phase");

    // Several at one keyboard are one person; but a seat that is not asked gets no hint.
    let host = house.guest("Host").await;
    let seats = json!([{"type": "me"}, {"type": "hot_seat", "name": "Grandma"}]);
    let table = host.table(json!({"game": "kuzushi", "seats": seats})).await;
    let mut socket = host.come_and_give_words(&table).await;
    socket.until_phase("playing").await;
    let asked = socket.pending()[0];
    assert!(can_hint(&socket, asked) && !can_hint(&socket, 1 - asked));
    assert_eq!(socket.request(json!({"type": "hint", "seat": asked})).await["type"], "hint");
    assert_eq!(socket.refused(json!({"type": "hint", "seat": 1 - asked})).await, "wrong_phase");

    let table = host.table(json!({"game": "kilonzo", "seats": [{"type": "me"}], "daily": true})).await;
    let mut socket = host.come(&table).await;
    socket.until_phase("playing").await;
    assert!(!can_hint(&socket, 0));
    assert_eq!(socket.refused(json!({"type": "hint", "seat": 0})).await, "forbidden");
}

/// A hint that comes when the next person at the keyboard looks is not for their eyes; and there is one question at a time.
#[tokio::test]
async fn an_answer_is_for_the_eyes_that_asked() {
    let house = House::with(|config| config.hint = Budget::Time(Duration::from_secs(2))).await;
    let host = house.guest("Host").await;
    let seats = json!([{"type": "me"}, {"type": "hot_seat", "name": "Grandma"}]);
    let table = host.table(json!({"game": "duel", "seats": seats})).await;
    let mut socket = host.come_and_give_words(&table).await;
    socket.until_phase("playing").await;
    assert_eq!(socket.refused(json!({"type": "hint", "seat": 0})).await, "not_your_seat", "the curtain is closed");
    socket.request(json!({"type": "look", "eyes": 0})).await;
    socket.send(json!({"type": "hint", "id": 1001, "seat": 0})).await;
    socket.send(json!({"type": "hint", "id": 1002, "seat": 0})).await;
    socket.send(json!({"type": "look", "id": 1003, "eyes": 1})).await;
    let second = socket.until(|frame| frame["id"] == 1002).await;
    assert_eq!(second["code"], "too_many", "{second}");
    let first = socket.until(|frame| frame["id"] == 1001).await;
    assert_eq!((&first["type"], &first["code"]), (&json!("refused"), &json!("stale")), "{first}");
    assert_eq!(socket.request(json!({"type": "hint", "seat": 1})).await["type"], "hint", "the next one is heard");
}

#[tokio::test]
async fn a_bot_says_why_and_a_person_does_not_have_to() {
    let house = house().await;
    let (_, _, mut socket) = against_a_bot(&house, "kuzushi", json!({})).await;
    let mv = socket.moves(0)[0].clone();
    let done = socket.play(0, &mv).await;
    let own = done["seq"].as_u64().unwrap();
    let moved = socket.ever(|frame| frame["entry"]["what"] == "moved" && frame["entry"]["seat"] == 1).await;
    let seq = moved["entry"]["seq"].clone();
    let why = socket.request(json!({"type": "why", "seq": seq})).await;
    assert_eq!((&why["type"], &why["seq"], &why["seat"]), (&json!("why"), &seq, &json!(1)), "{why}");
    assert!(why["text"].as_str().unwrap().ends_with(['.', '?']), "{why}");
    assert!(!why["text"].as_str().unwrap().contains('“'), "no other move is named while the game is played: {why}");
    for seq in [own, 1, 9999] {
        assert_eq!(socket.refused(json!({"type": "why", "seq": seq})).await, "bad_request");
    }
}

#[tokio::test]
async fn of_a_choice_that_lies_face_down_it_says_nothing_and_afterwards_everything() {
    let house = house().await;
    let mut told = Vec::new();
    for _ in 0..3 {
        let (table, host, mut socket) = against_a_bot(&house, "duel", json!({"taunts": 0})).await;
        let chosen = socket.ever(|frame| frame["entry"]["what"] == "moved" && frame["entry"]["seat"] == 1).await;
        let seq = chosen["entry"]["seq"].clone();
        let why = socket.request(json!({"type": "why", "seq": seq})).await;
        told.push(why["text"].as_str().unwrap().to_owned());
        let record = |status| {
            let (host, path) = (host.clone(), format!("/api/tables/{table}/record"));
            async move {
                let answer = host.get(&path).await;
                assert_eq!(answer.status, status);
                answer.text
            }
        };
        record(409).await;
        let mut socket = [socket];
        while socket[0].state["phase"] != "over" {
            socket[0].until_state(|state| state["phase"] == "over" || state["position"]["pending"][0] == 0).await;
            if let Some(mv) = socket[0].moves(0).first().cloned() {
                socket[0].play(0, &mv).await;
            }
        }
        let why = socket[0].request(json!({"type": "why", "seq": seq})).await;
        assert_eq!(why["type"], "why", "{why}");
        let text = record(200).await;
        assert!(text.contains("result:"));
    }
    // Three deals, three choices, one sentence.
    assert!(told.iter().all(|words| *words == told[0]), "{told:?}");
    assert!(["rock", "paper", "scissors", "shield", "%"].iter().all(|secret| !told[0].contains(secret)), "{told:?}");
}

#[tokio::test]
async fn a_finished_game_is_thought_over_again() {
    let house = house().await;
    for game in ["kuzushi", "duel"] {
        let options = if game == "kuzushi" { json!({"grid": 3}) } else { json!({}) };
        let (table, guests, mut sockets) = seated(&house, game, 2, options).await;
        play_out(&mut sockets, 1).await;
        let guest = &guests[0];
        let record = guest.get(&format!("/api/tables/{table}/record")).await.text;
        let analysis = |wish: Value| {
            let (guest, mut wish) = (guest.clone(), wish);
            wish["record"] = json!(record);
            async move { guest.post("/api/analysis", &wish).await }
        };
        let all = analysis(json!({"from": 0, "ms": 2})).await;
        assert_eq!(all.status, 200, "{}", all.text);
        let all = all.json();
        let (moves, points) = (all["moves"].as_u64().unwrap(), all["points"].as_array().unwrap());
        assert_eq!(points.len() as u64, (moves + 1).min(40));
        for point in points {
            let sum: f64 = point["shares"].as_array().unwrap().iter().map(|share| share.as_f64().unwrap()).sum();
            assert!((sum - 1.0).abs() < 1e-3, "{point}");
        }
        let some = analysis(json!({"numbers": [moves, 1], "ms": 2})).await.json();
        assert_eq!((&some["points"][0]["number"], &some["points"][1]["number"]), (&json!(1), &json!(moves)));
        let last = &some["points"][1];
        assert_eq!((&last["exact"], last.get("seat"), last.get("move")), (&json!(true), None, None));
        assert!(some["points"][0]["seat"].is_number() && some["points"][0]["move"]["text"].is_string());
        assert_eq!(analysis(json!({"numbers": [moves + 1]})).await.code(), "bad_request");
        assert_eq!(analysis(json!({"numbers": vec![0; 41]})).await.code(), "bad_request");

        let review = guest.post("/api/analysis/move", &json!({"record": record, "number": 0})).await;
        assert_eq!(review.status, 200, "{}", review.text);
        let review = review.json();
        assert!(review["loss"].as_f64().unwrap() >= 0.0 && !review["best"].as_array().unwrap().is_empty());
        assert_eq!(review["played"]["move"]["text"], some_move(&record, 0));
        let beyond = guest.post("/api/analysis/move", &json!({"record": record, "number": moves})).await;
        assert_eq!(beyond.code(), "bad_request");
        let broken = record.replace("moves:\n", "moves:\n0 nonsense\n");
        assert_eq!(guest.post("/api/analysis", &json!({"record": broken})).await.code(), "bad_record");
    }
}

fn some_move(record: &str, number: usize) -> Value {
    let line = record.lines().skip_while(|line| *line != "moves:").nth(1 + number).unwrap();
    json!(line.split_once(' ').unwrap().1)
}
