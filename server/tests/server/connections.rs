//! Connections that ask nothing, ask slowly, or come in crowds.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::house::{House, http};

const PATIENCE: Duration = Duration::from_secs(20);

async fn impatient() -> House {
    House::with(|config| config.read_timeout = Duration::from_millis(300)).await
}

async fn connection(address: SocketAddr, begin: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(begin.as_bytes()).await.unwrap();
    stream
}

/// Everything until the other side closes.
async fn rest(mut stream: TcpStream) -> String {
    let mut bytes = Vec::new();
    let closed = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut bytes)).await;
    let _ = closed.expect("the server closes the connection");
    String::from_utf8(bytes).unwrap()
}

#[tokio::test]
async fn a_connection_that_asks_nothing_is_closed() {
    let house = impatient().await;
    assert_eq!(rest(connection(house.address(), "").await).await, "");
}

#[tokio::test]
async fn a_request_whose_head_never_ends_is_closed() {
    let house = impatient().await;
    let mut stream = connection(house.address(), "GET /healthz HTTP/1.1\r\nHost: x\r\n").await;
    for _ in 0..10 {
        // A little now and then does not help.
        tokio::time::sleep(Duration::from_millis(100)).await;
        if stream.write_all(b"X-Slow: yes\r\n").await.is_err() {
            return;
        }
    }
    let mut end = [0; 1];
    let read = tokio::time::timeout(Duration::from_millis(100), stream.read(&mut end)).await;
    assert!(matches!(read, Ok(Ok(0) | Err(_))), "still open after a second: {read:?}");
}

/// A browser's head is a kilobyte or two.
#[tokio::test]
async fn a_request_with_a_huge_head_is_refused() {
    let house = House::open().await;
    let ask = |bytes: usize| format!("GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: {}\r\n", "x".repeat(bytes));
    let fine = rest(connection(house.address(), &(ask(8_000) + "Connection: close\r\n\r\n")).await).await;
    assert!(fine.starts_with("HTTP/1.1 200"), "{fine}");
    // Its end is never awaited: so much is not kept for anybody.
    let refused = rest(connection(house.address(), &ask(20_000)).await).await;
    assert!(refused.starts_with("HTTP/1.1 431"), "{refused}");
}

#[tokio::test]
async fn a_connection_is_not_kept_for_ever_after_its_answer() {
    let house = impatient().await;
    let answer = rest(connection(house.address(), "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await).await;
    assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("ok\n"), "{answer}");
}

#[tokio::test]
async fn a_body_that_never_ends_is_refused() {
    let house = impatient().await;
    let head =
        "POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
    let answer = rest(connection(house.address(), head).await).await;
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("too_slow"), "{answer}");
}

/// Nobody keeps others out by holding connections open.
#[tokio::test]
async fn an_address_has_so_many_connections_and_no_more() {
    let house = House::open().await;
    let mut held = Vec::new();
    for _ in 0..128 {
        held.push(connection(house.address(), "").await);
    }
    let answer = rest(connection(house.address(), "").await).await;
    assert!(answer.starts_with("HTTP/1.1 429") && answer.contains(r#""code":"too_many""#), "{answer}");
    drop(held);
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_millis(20)).await;
        let ask = "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
        if rest(connection(house.address(), ask).await).await.starts_with("HTTP/1.1 200") {
            return;
        }
    }
    panic!("there is room again, but nobody gets in");
}

/// Behind a proxy everybody comes from one address.
#[tokio::test]
async fn a_proxy_may_bring_as_many_as_it_likes() {
    let house = House::with(|config| config.behind_proxy = true).await;
    let mut held = Vec::new();
    for _ in 0..200 {
        held.push(connection(house.address(), "").await);
    }
    let answer = http(house.address(), "POST", "/api/session", &[], Some(&json!({}))).await;
    assert_eq!(answer.status, 200);
}

/// A WebSocket is a connection too, long after its request was answered.
#[tokio::test]
async fn open_sockets_count_as_connections_of_their_address() {
    let house = House::open().await;
    let host = house.guest("Host").await;
    let table = host.table(json!({"game": "kuzushi", "seats": [{"type": "me"}, {"type": "open"}]})).await;
    let mut sockets = Vec::new();
    for number in 0..5 {
        let guest = house.guest(&format!("Guest {number}")).await;
        for _ in 0..24 {
            sockets.push(guest.come(&table).await);
        }
    }
    let mut held = Vec::new();
    for _ in sockets.len()..128 {
        held.push(connection(house.address(), "").await);
    }
    let answer = rest(connection(house.address(), "").await).await;
    assert!(answer.starts_with("HTTP/1.1 429"), "{answer}");
}
