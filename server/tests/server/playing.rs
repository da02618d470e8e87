//! From invitation to rematch.

use serde_json::json;

use crate::house::{House, play_out, seated};

#[tokio::test]
async fn two_clients_play_a_whole_game_and_its_record_verifies() {
    let house = House::open().await;
    let (table, guests, mut sockets) = seated(&house, "kuzushi", 2, json!({})).await;
    let early = guests[1].get(&format!("/api/tables/{table}/record")).await;
    assert_eq!((early.status, early.code().as_str()), (409, "wrong_phase"));

    let played = play_out(&mut sockets, 0).await;

    for socket in &sockets {
        assert_eq!(socket.state["ending"]["how"], "rules");
        assert_eq!(socket.state["position"]["pending"], json!([]));
    }
    let record = guests[1].get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(record.status, 200);
    assert!(record.head.contains("content-disposition: attachment"));
    let verified = guests[0].get(&format!("/api/tables/{table}/verify")).await.json();
    assert_eq!(verified["moves"], played);
    assert_eq!(
        (&verified["committed"], &verified["words"], &verified["witnessed"]),
        (&json!(true), &json!(2), &json!(true))
    );
    assert_eq!(verified["outcome"], sockets[0].state["ending"]["outcome"]);

    let verified = guests[0].post("/api/verify", &json!({"record": record.text})).await;
    assert_eq!(verified.json()["moves"], played);
    let forged = record.text.replace("commitment: \"", "commitment: \"0");
    let refused = guests[0].post("/api/verify", &json!({"record": forged})).await;
    assert_eq!((refused.status, refused.code().as_str()), (422, "bad_record"));
}

#[tokio::test]
async fn the_commitment_was_published_before_anybody_gave_a_word() {
    use sha2::{Digest, Sha256};
    let house = House::open().await;
    let host = house.guest("Host").await;
    let plan = json!([{"type": "me"}, {"type": "open"}]);
    let table = host.table(json!({"game": "duel", "seats": plan, "options": {"rounds": 1}})).await;
    let socket = host.come(&table).await;
    let published = socket.state["table"]["commitment"].as_str().unwrap().to_owned();
    assert_eq!(socket.state["you"]["words_wanted"], json!([0]));
    assert_eq!(socket.state["phase"], "open");
    drop(socket);

    let mut first = host.come_and_give_words(&table).await;
    let second = house.guest("Second").await.come_and_sit(&table, 1).await;
    first.until_phase("playing").await;
    let mut sockets = [first, second];
    play_out(&mut sockets, 1).await;
    let seed = sockets[1].state["ending"]["seed"].as_str().unwrap();
    let hash: String = Sha256::digest(seed).iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(hash, published);
    let record = host.get(&format!("/api/tables/{table}/record")).await.text;
    assert!(record.contains("word 0: \"word of 0\"") && record.contains("word 1: \"word of Second\""), "{record}");
    let forged = record.replace("word of Second", "word of nobody");
    let refused = host.post("/api/verify", &json!({"record": forged})).await;
    assert_eq!((refused.status, refused.code().as_str()), (422, "bad_record"), "another word is another luck");
}

#[tokio::test]
async fn an_illegal_or_stale_move_is_refused_by_name_and_changes_nothing() {
    let house = House::open().await;
    let (_, _, mut sockets) = seated(&house, "kuzushi", 2, json!({})).await;
    let seat = sockets[0].pending()[0];
    let socket = &mut sockets[seat as usize];
    let (before, seq) = (socket.state["position"].clone(), socket.seq());
    let answer = socket.play(seat, "base 5,5").await;
    assert_eq!((&answer["code"], answer["rule"].is_string()), (&json!("illegal_move"), true), "{answer}");
    let answer = socket.play(seat, "nonsense").await;
    assert_eq!(answer["code"], "illegal_move");
    let mv = socket.moves(seat)[0].clone();
    let early = json!({"type": "play", "seat": seat, "seq": seq - 1, "move": mv});
    assert_eq!(socket.refused(early).await, "stale");
    assert_eq!((&socket.state["position"], socket.seq()), (&before, seq));

    let other = &mut sockets[1 - seat as usize];
    let answer = other.play(1 - seat, &mv).await;
    assert_eq!(answer["type"], "refused", "it is not this seat's turn");
    assert_eq!(other.refused(json!({"type": "play", "seat": seat, "seq": seq, "move": mv})).await, "not_your_seat");
    assert_eq!(other.refused(json!({"type": "play", "seat": 7, "seq": seq, "move": mv})).await, "bad_seat");

    let done = sockets[seat as usize].play(seat, &mv).await;
    assert_eq!(done["seq"], seq + 1, "the refusals left no trace");
}

#[tokio::test]
async fn seats_that_decide_at_once_never_lose_a_move() {
    let house = House::open().await;
    let (_, _, mut sockets) = seated(&house, "duel", 4, json!({"rounds": 5, "hand": 5})).await;
    for _ in 0..5 {
        for socket in &mut sockets {
            socket
                .until_state(|state| {
                    state["phase"] == "over" || state["position"]["view"]["phase"]["phase"] != "blocking"
                })
                .await;
        }
        let seq = sockets[0].seq();
        for socket in &mut sockets {
            socket.until_state(|state| state["seq"].as_u64().unwrap() >= seq).await;
        }
        if sockets[0].state["phase"] == "over" {
            break;
        }
        assert_eq!(sockets[0].pending(), [0, 1, 2, 3]);
        // All four at once, each on the same sequence number.
        for (socket, seat) in sockets.iter_mut().zip(0u64..) {
            let mv = socket.moves(seat)[0].clone();
            socket.send(json!({"type": "play", "id": 1000, "seat": seat, "seq": seq, "move": mv})).await;
        }
        for socket in &mut sockets {
            let answer = socket.until(|frame| frame["id"] == 1000).await;
            assert_eq!(answer["type"], "done", "{answer}");
        }
        // Seats that are asked to block pass.
        loop {
            let newest = sockets.iter().map(|socket| socket.seq()).max().unwrap();
            for socket in &mut sockets {
                socket.until_state(|state| state["seq"].as_u64().unwrap() >= newest).await;
            }
            match sockets[0].pending()[..] {
                [seat] => assert_eq!(sockets[seat as usize].play(seat, "pass").await["type"], "done"),
                _ => break,
            }
        }
    }
    assert!(sockets[0].state["position"]["played"].as_u64().unwrap() >= 20);
}

#[tokio::test]
async fn two_tabs_of_one_seat_are_fine_and_move_once() {
    let house = House::open().await;
    let (table, guests, mut sockets) = seated(&house, "kuzushi", 2, json!({})).await;
    let seat = sockets[0].pending()[0];
    let mut tab = guests[seat as usize].come(&table).await;
    let mut socket = sockets.swap_remove(seat as usize);
    assert_eq!(tab.state["position"], socket.state["position"]);

    let mv = socket.moves(seat)[0].clone();
    let frame = json!({"type": "play", "id": 77, "seat": seat, "seq": socket.seq(), "move": mv});
    socket.send(frame.clone()).await;
    tab.send(frame).await;
    let mut answers = Vec::new();
    for one in [&mut socket, &mut tab] {
        let answer = one.until(|frame| frame["id"] == 77).await;
        answers.push(answer["code"].as_str().unwrap_or("done").to_owned());
    }
    answers.sort();
    assert_eq!(answers, ["done", "stale"]);
    tab.until_state(|state| state["position"]["played"] == 1).await;
    socket.until_state(|state| state["position"]["played"] == 1).await;
    assert_eq!(tab.state["position"], socket.state["position"]);
}

#[tokio::test]
async fn a_rematch_needs_everybody_and_rotates_the_seats() {
    let house = House::open().await;
    let (_, guests, mut sockets) = seated(&house, "duel", 3, json!({"rounds": 1})).await;
    play_out(&mut sockets, 0).await;
    let answer = sockets[0].request(json!({"type": "rematch", "seat": 0})).await;
    assert_eq!(answer["type"], "done");
    for (at, seat) in [(1, 1), (2, 2)] {
        let proposal = sockets[at].until(|frame| frame["proposal"]["what"]["type"] == "rematch").await;
        let id = proposal["proposal"]["id"].clone();
        let answer = sockets[at].request(json!({"type": "answer", "proposal": id, "agree": true})).await;
        assert_eq!(answer["type"], "done", "seat {seat}: {answer}");
    }
    for socket in &mut sockets {
        let frame = socket.ever(|frame| frame["type"] == "rematch").await;
        let next = frame["table"].as_str().unwrap();
        let socket = guests[0].come(next).await;
        let users: Vec<_> = socket.state["seats"].as_array().unwrap().iter().map(|seat| seat["user"].clone()).collect();
        assert_eq!(users, [json!(guests[2].user), json!(guests[0].user), json!(guests[1].user)]);
        assert_eq!(socket.state["you"]["seats"], json!([1]));
    }
    assert_eq!(sockets[0].refused(json!({"type": "rematch", "seat": 0})).await, "wrong_phase");
}

#[tokio::test]
async fn a_draw_needs_everybody_who_still_plays_and_no_bot() {
    let house = House::open().await;
    let (table, guests, mut sockets) = seated(&house, "duel", 3, json!({"rounds": 1})).await;
    assert_eq!(sockets[2].request(json!({"type": "resign", "seat": 2})).await["type"], "done");
    assert_eq!(sockets[0].request(json!({"type": "draw", "seat": 0})).await["type"], "done");
    let offered = sockets[1].until(|frame| frame["proposal"]["what"]["type"] == "draw").await;
    assert_eq!(offered["proposal"]["waiting"], json!([1]), "who has resigned is not asked");
    let id = offered["proposal"]["id"].clone();
    assert_eq!(sockets[1].request(json!({"type": "answer", "proposal": id, "agree": true})).await["type"], "done");
    sockets[0].until_phase("over").await;
    assert_eq!(sockets[0].state["ending"]["how"], "agreement");
    assert_eq!(sockets[0].state["ending"]["ranks"], json!([1, 1, 3]));
    assert_eq!(guests[0].get(&format!("/api/tables/{table}/verify")).await.status, 200);

    let (_, _, mut sockets) = seated(&house, "duel", 2, json!({"rounds": 1})).await;
    assert_eq!(sockets[1].request(json!({"type": "take_over", "seat": 1})).await["type"], "done");
    assert_eq!(sockets[0].refused(json!({"type": "draw", "seat": 0})).await, "not_agreed");
}

#[tokio::test]
async fn resigning_ends_a_game_of_two_and_a_bot_plays_on_in_a_larger_one() {
    let house = House::open().await;
    let (table, guests, mut sockets) = seated(&house, "kuzushi", 2, json!({})).await;
    assert_eq!(sockets[1].request(json!({"type": "resign", "seat": 1})).await["type"], "done");
    sockets[0].until_phase("over").await;
    assert_eq!(sockets[0].state["ending"]["how"], "resignation");
    assert_eq!(sockets[0].state["ending"]["ranks"], json!([1, 2]));
    assert_eq!(guests[0].get(&format!("/api/tables/{table}/verify")).await.status, 200);

    let (_, _, mut sockets) = seated(&house, "duel", 3, json!({"rounds": 1})).await;
    assert_eq!(sockets[2].request(json!({"type": "resign", "seat": 2})).await["type"], "done");
    for seat in [0, 1] {
        let mv = sockets[seat].moves(seat as u64)[0].clone();
        assert_eq!(sockets[seat].play(seat as u64, &mv).await["type"], "done");
    }
    let moved = sockets[0].ever(|frame| frame["entry"]["what"] == "moved" && frame["entry"]["seat"] == 2).await;
    assert_eq!(moved["entry"]["by"], "bot");
    while sockets[0].state["phase"] != "over" {
        match sockets[0].pending()[..] {
            [seat @ (0 | 1)] => {
                let newest = sockets[0].seq();
                sockets[seat as usize].until_state(|state| state["seq"].as_u64().unwrap() >= newest).await;
                assert_eq!(sockets[seat as usize].play(seat, "pass").await["type"], "done");
                sockets[0].until_state(|state| state["seq"].as_u64().unwrap() > newest).await;
            }
            _ => {
                sockets[0].next().await;
            }
        }
    }
    assert_eq!(sockets[0].state["ending"]["ranks"][2], 3);
}

#[tokio::test]
async fn a_pause_needs_consent_and_stops_the_game() {
    let house = House::open().await;
    let (_, _, mut sockets) = seated(&house, "kuzushi", 2, json!({})).await;
    sockets[0].request(json!({"type": "pause", "seat": 0})).await;
    let id = sockets[1].until_type("proposal").await["proposal"]["id"].clone();
    sockets[1].request(json!({"type": "answer", "proposal": id, "agree": false})).await;
    sockets[0].until(|frame| frame["type"] == "proposal" && frame["proposal"].is_null()).await;
    assert_eq!(sockets[0].state["phase"], "playing");

    sockets[1].request(json!({"type": "pause", "seat": 1})).await;
    let id = sockets[0].until(|frame| frame["proposal"]["by"] == 1).await["proposal"]["id"].clone();
    sockets[0].request(json!({"type": "answer", "proposal": id, "agree": true})).await;
    for socket in &mut sockets {
        socket.until_phase("paused").await;
    }
    let seat = sockets[0].pending()[0];
    let answer = sockets[seat as usize].play(seat, "base 1,0").await;
    assert_eq!(answer["code"], "wrong_phase");
    sockets[0].request(json!({"type": "resume", "seat": 0})).await;
    sockets[1].until_phase("playing").await;
}

#[tokio::test]
async fn previews_show_what_each_legal_move_would_do() {
    let house = House::open().await;
    let (_, _, mut sockets) = seated(&house, "kuzushi", 2, json!({})).await;
    let seat = sockets[0].pending()[0];
    let socket = &mut sockets[seat as usize];
    let previews = socket.request(json!({"type": "preview", "seat": seat})).await;
    let moves = socket.moves(seat);
    assert_eq!(previews["previews"].as_array().unwrap().len(), moves.len());
    let (mv, after) = (&previews["previews"][0]["move"], &previews["previews"][0]["after"]["view"]);
    assert_eq!(mv, &moves[0]);
    let played = socket.play(seat, &moves[0]).await;
    assert_eq!(played["type"], "done");
    assert_eq!(&socket.state["position"]["view"], after);
}

#[tokio::test]
async fn chat_reaches_everybody_is_limited_and_can_be_closed() {
    let house = House::open().await;
    let (table, _, mut sockets) = seated(&house, "duel", 2, json!({})).await;
    let mut spectator = house.guest("Passer-by").await.come(&table).await;
    spectator.request(json!({"type": "chat", "text": " good\u{7} luck "})).await;
    for socket in &mut sockets {
        let line = socket.until_type("chat").await;
        assert_eq!((&line["text"], &line["name"], line.get("seat")), (&json!("good luck"), &json!("Passer-by"), None));
    }
    for _ in 0..4 {
        assert_eq!(spectator.request(json!({"type": "chat", "text": "hey"})).await["type"], "done");
    }
    assert_eq!(spectator.refused(json!({"type": "chat", "text": "hey"})).await, "too_many");
    house.time.advance(std::time::Duration::from_secs(10));
    assert_eq!(spectator.request(json!({"type": "chat", "text": "hey"})).await["type"], "done");
    assert_eq!(spectator.refused(json!({"type": "chat", "text": "x".repeat(501)})).await, "too_large");

    assert_eq!(sockets[1].refused(json!({"type": "set_chat", "policy": "nobody"})).await, "not_the_host");
    sockets[0].request(json!({"type": "set_chat", "policy": "seated"})).await;
    spectator.until_state(|state| state["chat_policy"] == "seated").await;
    assert_eq!(spectator.refused(json!({"type": "chat", "text": "hey"})).await, "forbidden");
    assert_eq!(sockets[1].request(json!({"type": "chat", "text": "hey"})).await["type"], "done");
}

#[tokio::test]
async fn replays_positions_and_lessons_need_no_table() {
    let house = House::open().await;
    let (table, guests, mut sockets) = seated(&house, "duel", 2, json!({"rounds": 2})).await;
    let played = play_out(&mut sockets, 3).await;
    let record = guests[0].get(&format!("/api/tables/{table}/record")).await.text;
    let all = guests[1].post("/api/replay", &json!({"record": record, "eyes": "everything"})).await.json();
    assert_eq!(all["steps"].as_array().unwrap().len(), played + 1);
    let own = guests[1].post("/api/replay", &json!({"record": record, "eyes": 1, "from": 1, "to": 1})).await.json();
    let step = &own["steps"][0];
    assert_eq!((own["steps"].as_array().unwrap().len(), &step["number"]), (1, &json!(1)));
    assert!(step["view"]["hands"][0].is_null(), "the other hand stays closed: {step}");
    assert_eq!(step.get("move").is_some(), step["seat"] == 1, "and so does the other's choice");

    let opening = "hustings record 1\ngame: kuzushi\nrules: 1\nseats: 2\nseed: \"lesson\"\nmoves:\n";
    let at = guests[0].post("/api/position", &json!({"record": opening, "seat": 0})).await.json();
    let seat = at["pending"][0].as_u64().unwrap();
    let ask = json!({"record": opening, "seat": seat, "previews": true});
    let at = guests[0].post("/api/position", &ask).await.json();
    assert_eq!(at["previews"].as_array().unwrap().len(), at["moves"].as_array().unwrap().len());
    let mv = at["moves"][0]["text"].as_str().unwrap();
    let next =
        guests[0].post("/api/position", &json!({"record": format!("{opening}{seat} {mv}\n"), "seat": seat})).await;
    assert_eq!(next.json()["view"], at["previews"][0]["after"]["view"]);

    // The same with typed values: how it begins, and the move.
    let moved = |seat: u64, mv: &str| json!({"after": 0, "moves": [{"seat": seat, "move": mv}]});
    let begun = json!({"game": "kuzushi", "seats": 2, "seed": "lesson"});
    let typed = json!({"record": begun, "instead": moved(seat, mv), "seat": seat});
    assert_eq!(guests[0].post("/api/position", &typed).await.json()["view"], next.json()["view"]);
    let played = format!("{opening}{seat} {mv}\n");
    let other = at["moves"][1]["text"].as_str().unwrap();
    let ask = json!({"record": played, "instead": moved(seat, other), "eyes": seat, "from": 1});
    let instead = guests[0].post("/api/replay", &ask).await.json();
    assert_eq!((&instead["moves"], &instead["steps"][0]["view"]), (&json!(1), &at["previews"][1]["after"]["view"]));
    let nobody = json!({"record": opening, "instead": moved(2, mv), "seat": 0});
    assert_eq!(guests[0].post("/api/position", &nobody).await.code(), "bad_seat");
    let wrong =
        guests[0].post("/api/position", &json!({"record": format!("{opening}{seat} base 9,9\n"), "seat": 0})).await;
    assert_eq!(
        (wrong.code().as_str(), wrong.json()["error"]["rule"].is_string()),
        ("bad_record", true),
        "{}",
        wrong.text
    );
}

#[tokio::test]
async fn one_session_holds_several_seats_behind_a_curtain() {
    let house = House::open().await;
    let host = house.guest("Host").await;
    let plan = json!([{"type": "me"}, {"type": "hot_seat", "name": "Grandma"}]);
    let table = host.table(json!({"game": "duel", "seats": plan})).await;
    let mut socket = host.come_and_give_words(&table).await;
    socket.until_phase("playing").await;
    assert_eq!(socket.state["you"]["seats"], json!([0, 1]));
    assert_eq!(socket.state["seats"][1]["name"], "Grandma");
    assert_eq!(socket.state["you"]["eyes"], "spectator", "the curtain is closed at first");
    assert_eq!(socket.state["position"]["moves"], json!([]));
    assert_eq!(socket.refused(json!({"type": "preview", "seat": 1})).await, "not_your_seat");

    socket.request(json!({"type": "look", "eyes": 1})).await;
    assert!(socket.state["position"]["view"]["hands"][0].is_null());
    assert!(socket.state["position"]["view"]["hands"][1].is_array());
    let mv = socket.moves(1)[0].clone();
    assert_eq!(socket.play(1, &mv).await["type"], "done");
    socket.request(json!({"type": "look", "eyes": "spectator"})).await;
    assert!(socket.state["position"]["view"]["hands"][1].is_null());
    assert_eq!(socket.refused(json!({"type": "look", "eyes": "everything"})).await, "wrong_phase");
}

/// A seat that nobody waits for may act all the same, with words of its own, and neither gets in the way of those who decide.
#[tokio::test]
async fn moves_out_of_turn_and_the_words_that_go_with_them() {
    let house = House::open().await;
    let (_, _, mut sockets) = seated(&house, "duel", 2, json!({"taunts": 3})).await;
    let mv = sockets[0].moves(0)[0].clone();
    sockets[0].play(0, &mv).await;
    assert_eq!(sockets[0].pending(), [1]);
    assert_eq!(sockets[0].moves(0), ["taunt"], "it may still speak");

    // Seat 1 decides on what it saw before seat 0 spoke: its choice is as good as it was.
    sockets[1].until_state(|state| state["position"]["pending"] == json!([1])).await;
    let (seen, choice) = (sockets[1].seq(), sockets[1].moves(1)[0].clone());
    let said = sockets[0].play(0, "taunt  <b>I\tsee</b>\u{202e} you\u{200b}").await;
    assert_eq!(said["type"], "done", "{said}");
    let told = sockets[1].until_what("moved").await;
    assert_eq!(told["entry"]["events"][0]["text"], "<b>I see</b> you");
    assert_eq!(told["position"]["pending"], json!([1]));
    let long = format!("taunt {}", "x".repeat(141));
    let answer = sockets[0].play(0, &long).await;
    assert_eq!((&answer["type"], &answer["code"]), (&json!("refused"), &json!("illegal_move")), "DU-8.1");
    let decided = json!({"type": "play", "seat": 1, "seq": seen, "move": choice});
    assert_eq!(sockets[1].request(decided).await["type"], "done");
    // Twice the same click says it once.
    sockets[0].until_state(|state| state["position"]["played"].as_u64() >= Some(3)).await;
    let twice = json!({"type": "play", "seat": 0, "seq": sockets[0].seq(), "move": "taunt ha"});
    assert_eq!(sockets[0].request(twice.clone()).await["type"], "done");
    assert_eq!(sockets[0].refused(twice).await, "stale");
}
