//! Sockets, requests, and what the system says about a process.

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

pub type Stream = WebSocketStream<MaybeTlsStream<TcpStream>>;

pub async fn connect(address: &str, path: &str, secret: Option<&str>) -> Stream {
    connect_from(address, path, secret, None).await.expect("a socket")
}

/// As somebody at another address, whom a proxy brings; none where the server does not want to.
pub async fn connect_from(address: &str, path: &str, secret: Option<&str>, from: Option<&str>) -> Option<Stream> {
    let mut request = format!("ws://{address}{path}").into_client_request().expect("an address");
    if let Some(secret) = secret {
        let bearer = format!("Bearer {secret}").parse().expect("a header");
        request.headers_mut().insert("Authorization", bearer);
    }
    if let Some(from) = from {
        request.headers_mut().insert("X-Forwarded-For", from.parse().expect("a header"));
    }
    let (stream, _) = tokio_tungstenite::connect_async(request).await.ok()?;
    if let MaybeTlsStream::Plain(plain) = stream.get_ref() {
        plain.set_nodelay(true).expect("a TCP socket");
    }
    Some(stream)
}

/// The same for a request; none where there is no answer.
pub async fn post_from(address: &str, from: &str, path: &str, secret: Option<&str>, body: &Value) -> Option<Value> {
    let answer = answer_to(address, from, path, secret, body).await?;
    serde_json::from_str(answer.split_once("\r\n\r\n")?.1).ok()
}

/// The whole answer, unread: an attacker does not care, and reading it would keep the others' clients waiting.
pub async fn answer_to(address: &str, from: &str, path: &str, secret: Option<&str>, body: &Value) -> Option<String> {
    let body = body.to_string();
    let bearer = secret.map(|secret| format!("Authorization: Bearer {secret}\r\n")).unwrap_or_default();
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nX-Forwarded-For: {from}\r\n{bearer}\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await.ok()?;
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.ok()?;
    Some(answer)
}

pub async fn post(address: &str, path: &str, secret: Option<&str>, body: &Value) -> Value {
    let body = body.to_string();
    let bearer = secret.map(|secret| format!("Authorization: Bearer {secret}\r\n")).unwrap_or_default();
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{bearer}Content-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await.expect("a server");
    stream.write_all(request.as_bytes()).await.expect("a request");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("an answer");
    let (_, body) = answer.split_once("\r\n\r\n").expect("a body");
    serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {answer}"))
}

/// User and system time of a process, in seconds; the kernel counts in hundredths.
pub fn cpu_seconds(pid: u64) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).expect("the server runs");
    let after_name = stat.rsplit_once(')').expect("a name in brackets").1;
    let fields: Vec<&str> = after_name.split_whitespace().collect();
    let ticks = |at: usize| fields[at].parse::<f64>().expect("ticks");
    (ticks(11) + ticks(12)) / 100.0
}

pub fn rss_kb(pid: u64) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).expect("the server runs");
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).expect("a size");
    line.split_whitespace().nth(1).and_then(|size| size.parse().ok()).expect("kilobytes")
}
