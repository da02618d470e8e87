//! What is kept out.

use std::time::Duration;

use serde_json::json;
use tokio_tungstenite::tungstenite::{self, Message};

use crate::house::{House, closed_with, connect, http, seated};

fn status(error: &tungstenite::Error) -> u16 {
    match error {
        tungstenite::Error::Http(answer) => answer.status().as_u16(),
        other => panic!("not refused by HTTP: {other}"),
    }
}

#[tokio::test]
async fn a_foreign_page_gets_nowhere() {
    let house = House::open().await;
    let host = house.guest("Host").await;
    let table = host.table(json!({"game": "kuzushi", "seats": [{"type": "me"}, {"type": "open"}]})).await;
    let path = format!("/api/tables/{table}/socket");
    let bearer = format!("Bearer {}", host.secret);
    let own = format!("http://{}", house.address());
    for (origin, allowed) in
        [("https://evil.example", false), ("null", false), ("http://127.0.0.1:1", false), (own.as_str(), true)]
    {
        let headers = [("Authorization", bearer.as_str()), ("Origin", origin)];
        let socket = connect(house.address(), &path, &headers).await;
        let answer = http(house.address(), "POST", "/api/session", &headers, Some(&json!({}))).await;
        match socket {
            Ok(_) => assert!(allowed && answer.status == 200, "{origin} was let in"),
            Err(error) => {
                assert!(!allowed, "{origin} was kept out");
                assert_eq!((status(&error), answer.status, answer.code().as_str()), (403, 403, "forbidden"));
            }
        }
    }
}

/// A foreign page can have its own name lead to this machine; then the browser takes us for that page.
#[tokio::test]
async fn a_name_that_is_not_ours_gets_nowhere() {
    let ask = async |house: &House, host: &str, path: &str| {
        let mut stream = tokio::net::TcpStream::connect(house.address()).await.unwrap();
        let request = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        tokio::io::AsyncWriteExt::write_all(&mut stream, request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        tokio::io::AsyncReadExt::read_to_string(&mut stream, &mut answer).await.unwrap();
        answer.split(' ').nth(1).unwrap().to_owned()
    };
    let house = House::open().await;
    for path in ["/api/games", "/metrics"] {
        for host in ["127.0.0.1:8080", "[::1]:8080", "localhost", "app.localhost:1", "club", "club.local:8080"] {
            assert_eq!(ask(&house, host, path).await, "200", "{host}");
        }
        for host in ["evil.example", "evil.example:8080", "127.0.0.1.evil.example", "localhost.evil.example."] {
            assert_eq!(ask(&house, host, path).await, "403", "{host}");
        }
    }
    let public = House::with(|config| config.origins = vec!["https://club.example".to_owned()]).await;
    assert_eq!(ask(&public, "Club.example", "/api/games").await, "200");
    assert_eq!(ask(&public, "evil.example", "/api/games").await, "403");
}

#[tokio::test]
async fn nobody_sits_with_a_wrong_secret_or_on_another_seat() {
    let house = House::open().await;
    let (table, guests, mut sockets) = seated(&house, "kuzushi", 2, json!({})).await;
    let path = format!("/api/tables/{table}/socket");
    let secret = &guests[0].secret;
    let flipped = format!("{}{}", &secret[..secret.len() - 1], if secret.ends_with('x') { 'y' } else { 'x' });
    for wrong in ["", "x", &flipped, &secret[..secret.len() - 1], &format!("{secret}x")] {
        let bearer = format!("Bearer {wrong}");
        let refused = connect(house.address(), &path, &[("Authorization", &bearer)]).await.unwrap_err();
        assert_eq!(status(&refused), 401, "`{wrong}` is not the secret");
    }
    let mut stranger = house.guest("Stranger").await.come(&table).await;
    assert_eq!(stranger.state["you"]["seats"], json!([]));
    let (seat, seq) = (sockets[0].pending()[0], sockets[0].seq());
    let mv = sockets[seat as usize].moves(seat)[0].clone();
    for frame in [
        json!({"type": "play", "seat": seat, "seq": seq, "move": mv}),
        json!({"type": "undo", "seat": seat}),
        json!({"type": "resign", "seat": seat}),
        json!({"type": "pause", "seat": seat}),
        json!({"type": "draw", "seat": seat}),
        json!({"type": "preview", "seat": seat}),
        json!({"type": "look", "eyes": seat}),
        json!({"type": "hand_back", "seat": seat}),
        json!({"type": "take_over", "seat": seat}),
        json!({"type": "word", "seat": seat, "word": "w"}),
    ] {
        assert_eq!(stranger.refused(frame.clone()).await, "not_your_seat", "{frame}");
    }
    assert_eq!(stranger.refused(json!({"type": "sit", "seat": seat})).await, "wrong_phase");
    assert_eq!(sockets[0].request(json!({"type": "ping"})).await["type"], "pong");
    assert_eq!(sockets[0].seq(), seq, "nothing happened");
}

#[tokio::test]
async fn malformed_frames_are_refused_and_the_talk_goes_on() {
    let house = House::open().await;
    let (_, _, mut sockets) = seated(&house, "kuzushi", 2, json!({})).await;
    let socket = &mut sockets[0];
    for text in [
        "",
        "{",
        "null",
        "[]",
        "\"play\"",
        "{\"type\":\"play\"}",
        "{\"type\":\"fly\"}",
        "{\"type\":\"play\",\"seat\":-1,\"seq\":1,\"move\":\"x\"}",
        "{\"type\":\"play\",\"seat\":0,\"seq\":1e99,\"move\":\"x\"}",
        "{\"type\":\"play\",\"seat\":0,\"seq\":1,\"move\":7}",
    ] {
        socket.send_raw(Message::text(text)).await;
        let answer = socket.until_type("refused").await;
        assert_eq!(answer["code"], "bad_message", "{text}");
    }
    socket.send_raw(Message::text("{\"type\":\"fly\",\"id\":5}")).await;
    assert_eq!(socket.until_type("refused").await["id"], 5, "its sender knows which one is meant");
    let deep = "[".repeat(4000);
    socket.send_raw(Message::text(deep)).await;
    assert_eq!(socket.until_type("refused").await["code"], "bad_message");
    assert_eq!(socket.request(json!({"type": "ping"})).await["type"], "pong");
    socket.send_raw(Message::binary(vec![1, 2, 3])).await;
    assert_eq!(closed_with(socket).await, 1003);
}

#[tokio::test]
async fn an_oversized_frame_ends_the_talk_and_nothing_else() {
    let house = House::open().await;
    let (_, _, mut sockets) = seated(&house, "kuzushi", 2, json!({})).await;
    let big = json!({"type": "chat", "text": "x".repeat(9000)});
    sockets[0].send(big).await;
    assert_eq!(closed_with(&mut sockets[0]).await, 1009);
    assert_eq!(sockets[1].request(json!({"type": "ping"})).await["type"], "pong");
}

/// Each fragment is small, and there is no last one.
#[tokio::test]
async fn a_frame_of_endless_fragments_ends_the_talk_with_a_word() {
    use tungstenite::protocol::frame::coding::{Data, OpCode};
    let house = House::open().await;
    let (_, _, mut sockets) = seated(&house, "kuzushi", 2, json!({})).await;
    for number in 0..400 {
        let data = if number == 0 { Data::Text } else { Data::Continue };
        let part = tungstenite::protocol::frame::Frame::message(vec![b'x'; 100], OpCode::Data(data), false);
        // It may be closed before all are sent.
        let _ = futures_util::SinkExt::send(&mut sockets[0].stream, Message::Frame(part)).await;
    }
    assert_eq!(closed_with(&mut sockets[0]).await, 1009);
    assert_eq!(sockets[1].request(json!({"type": "ping"})).await["type"], "pong");
}

#[tokio::test]
async fn a_flood_is_refused_and_then_cut_off() {
    let house = House::open().await;
    let (_, _, mut sockets) = seated(&house, "kuzushi", 2, json!({})).await;
    // The clock stands still, so the bucket holds its burst and no more.
    for _ in 0..500 {
        let _ =
            futures_util::SinkExt::send(&mut sockets[0].stream, Message::text("{\"type\":\"ping\",\"id\":7}")).await;
    }
    let (mut pongs, mut refused) = (0, 0);
    let code = loop {
        match sockets[0].message().await {
            Some(Ok(Message::Text(text))) if text.contains("pong") => pongs += 1,
            Some(Ok(Message::Text(text))) if text.contains("too_many") => {
                assert!(text.contains(r#""id":7"#), "the sender is told: {text}");
                refused += 1;
            }
            Some(Ok(Message::Close(frame))) => break frame.map_or(0, |frame| u16::from(frame.code)),
            Some(Ok(_)) => {}
            Some(Err(_)) | None => panic!("the socket ended without a word"),
        }
    };
    assert_eq!(code, 1008);
    assert!(pongs <= 120 && refused <= 50, "{pongs} answered, {refused} refused");
    assert_eq!(sockets[1].request(json!({"type": "ping"})).await["type"], "pong");
}

/// Several sockets of one person share what the person may send; somebody else's are not touched by it.
#[tokio::test]
async fn a_flood_is_counted_by_person() {
    let house = House::open().await;
    let (table, guests, mut sockets) = seated(&house, "kuzushi", 2, json!({})).await;
    let mut flood = Vec::new();
    for _ in 0..4 {
        flood.push(guests[0].come(&table).await);
    }
    let mut pongs = 0;
    for socket in &mut flood {
        for _ in 0..45 {
            pongs += usize::from(socket.request(json!({"type": "ping"})).await["type"] == "pong");
        }
    }
    assert!(pongs <= 120, "{pongs} of 180 were answered");
    assert_eq!(sockets[1].request(json!({"type": "ping"})).await["type"], "pong");
    // Coming back does not help: a welcome would cost more than what was refused.
    drop(flood);
    let (path, bearer) = (format!("/api/tables/{table}/socket"), format!("Bearer {}", guests[0].secret));
    let Err(turned_away) = connect(house.address(), &path, &[("Authorization", &bearer)]).await else {
        panic!("a flood comes back");
    };
    assert!(matches!(&*turned_away, tungstenite::Error::Http(answer) if answer.status() == 429), "{turned_away}");
    guests[1].come(&table).await;
    house.time.advance(Duration::from_secs(1));
    let mut again = guests[0].come(&table).await;
    assert_eq!(again.request(json!({"type": "ping"})).await["type"], "pong");
}

/// Pings are answered by the library below us, and cost as much as any frame.
#[tokio::test]
async fn a_flood_of_pings_is_cut_off() {
    let house = House::open().await;
    let (_, _, mut sockets) = seated(&house, "kuzushi", 2, json!({})).await;
    for _ in 0..500 {
        let ping = Message::Ping(b"are you there?".to_vec().into());
        let _ = futures_util::SinkExt::send(&mut sockets[0].stream, ping).await;
    }
    assert_eq!(closed_with(&mut sockets[0]).await, 1008);
    assert_eq!(sockets[1].request(json!({"type": "ping"})).await["type"], "pong");
}

/// A few bytes that ask for many views count for more than one frame.
#[tokio::test]
async fn asking_for_many_views_counts_for_many_frames() {
    let house = House::open().await;
    let (_, _, mut sockets) = seated(&house, "kuzushi", 2, json!({})).await;
    let seat = sockets[0].pending()[0];
    let socket = &mut sockets[seat as usize];
    let mut answered = 0;
    let refused = loop {
        let answer = socket.request(json!({"type": "preview", "seat": seat})).await;
        if answer["type"] == "refused" {
            break answer;
        }
        answered += 1;
        assert!(answered < 10, "no end of previews");
    };
    assert_eq!(refused["code"], "too_many");
    house.time.advance(Duration::from_secs(2));
    assert_eq!(socket.request(json!({"type": "preview", "seat": seat})).await["type"], "previews");
}

/// What stays in a journal for good is limited more than what is only asked.
#[tokio::test]
async fn sitting_down_and_standing_up_for_ever_is_refused() {
    let house = House::open().await;
    let host = house.guest("Host").await;
    let table = host.table(json!({"game": "kuzushi", "seats": [{"type": "open"}, {"type": "open"}]})).await;
    let mut socket = host.come(&table).await;
    let mut done = 0;
    let refused = loop {
        let what = if done % 2 == 0 { "sit" } else { "stand" };
        let answer = socket.request(json!({"type": what, "seat": 0})).await;
        if answer["type"] == "refused" {
            break answer;
        }
        done += 1;
    };
    assert_eq!((done, &refused["code"]), (60, &json!("too_many")));
    assert_eq!(socket.request(json!({"type": "ping"})).await["type"], "pong", "the talk goes on");
    house.time.advance(Duration::from_secs(1));
    assert_eq!(socket.request(json!({"type": "sit", "seat": 1})).await["type"], "done");
}

#[tokio::test]
async fn bodies_links_and_sessions_are_limited() {
    let house = House::open().await;
    let host = house.guest("Host").await;
    let huge = json!({"name": "x".repeat(20_000)});
    let answer = host.post("/api/session", &huge).await;
    assert_eq!((answer.status, answer.code().as_str()), (413, "too_large"));
    let answer = host.post("/api/verify", &json!({"record": "x".repeat(300_000)})).await;
    assert_eq!(answer.status, 413);
    let answer = host.post("/api/verify", &json!({"record": "x"})).await;
    assert_eq!((answer.status, answer.code().as_str()), (422, "bad_record"));
    let answer = host.post("/api/tables", &json!({"game": "kuzushi", "seats": [{"type": "me"}], "cheat": 1})).await;
    assert_eq!((answer.status, answer.code().as_str()), (400, "bad_message"));
    let answer = host.post("/api/tables", &json!({"game": "kuzushi", "seats": [{"type": "me"}]})).await;
    assert_eq!((answer.status, answer.code().as_str()), (422, "bad_options"));
    assert_eq!(host.get("/api/nothing").await.status, 404);

    let table = host.table(json!({"game": "kuzushi", "seats": [{"type": "me"}, {"type": "open"}]})).await;
    let mut last = 0;
    for _ in 0..40 {
        last = host.get("/api/tables/nosuchtable").await.status;
    }
    assert_eq!(last, 429, "nobody gets to guess links");
    assert_eq!(host.get(&format!("/api/tables/{table}")).await.status, 200, "others at the address come by right ones");
    let mut last = 0;
    for _ in 0..40 {
        last = http(house.address(), "POST", "/api/session", &[], Some(&json!({}))).await.status;
    }
    assert_eq!(last, 429);
}

#[tokio::test]
async fn every_answer_carries_the_policy_and_metrics_stay_at_home() {
    let house = House::open().await;
    for path in ["/", "/api/games", "/healthz", "/api/nothing"] {
        let answer = http(house.address(), "GET", path, &[], None).await;
        let policy = answer.head.lines().find(|line| line.starts_with("content-security-policy: ")).unwrap().to_owned();
        assert!(policy.contains("script-src 'self';") && policy.contains("default-src 'none'"), "{policy}");
        assert!(answer.head.contains("x-content-type-options: nosniff"));
    }
    assert_eq!(http(house.address(), "GET", "/healthz", &[], None).await.text, "ok\n");
    let metrics = http(house.address(), "GET", "/metrics", &[], None).await;
    assert!(metrics.text.contains("hustings_moves_total"), "{}", metrics.text);
    let forwarded = http(house.address(), "GET", "/metrics", &[("X-Forwarded-For", "203.0.113.9")], None).await;
    assert_eq!(forwarded.status, 404);
}
