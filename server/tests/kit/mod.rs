//! What all tests of the server share: bare HTTP, sockets, and servers that are processes of their own.
#![allow(dead_code, reason = "each test binary uses its part")]

use std::net::SocketAddr;
use std::process::Stdio;
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};
use tokio_tungstenite::tungstenite;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Far longer than anything takes; only a test that fails waits for it.
const PATIENCE: Duration = Duration::from_secs(20);

/// Starts a bare server as a process, which dies with its handle. None if it does not start.
pub async fn start_server(store: &str) -> Option<(Child, SocketAddr)> {
    start_program(env!("CARGO_BIN_EXE_bare-server"), store).await
}

/// The same with another build of it.
pub async fn start_program(program: &str, store: &str) -> Option<(Child, SocketAddr)> {
    let mut child = Command::new(program)
        .arg(store)
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .expect("the server is built");
    let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines();
    let line = tokio::time::timeout(PATIENCE, lines.next_line()).await.ok()?.ok()??;
    Some((child, line.parse().expect("an address")))
}

pub struct HttpAnswer {
    pub status: u16,
    /// `name=value`, as it is to be sent back.
    pub cookie: Option<String>,
    pub head: String,
    pub text: String,
}

impl HttpAnswer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    pub fn code(&self) -> String {
        self.json()["error"]["code"].as_str().unwrap_or_default().to_owned()
    }
}

/// One HTTP request, with nothing between the test and the bytes.
pub async fn http(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: Option<&Value>,
) -> HttpAnswer {
    let asking = try_http(address, method, path, headers, body);
    tokio::time::timeout(PATIENCE, asking).await.expect("an answer").expect("a whole answer")
}

/// The same with a server that may die meanwhile.
pub async fn try_http(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: Option<&Value>,
) -> Option<HttpAnswer> {
    let body = body.map(Value::to_string).unwrap_or_default();
    let mut request = format!("{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n");
    for (name, value) in headers {
        request += &format!("{name}: {value}\r\n");
    }
    request += &format!("Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}", body.len());
    let mut stream = TcpStream::connect(address).await.ok()?;
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await.ok()?;
    // A PDF is not text; what it begins with is.
    let answer = String::from_utf8_lossy(&bytes);
    let (head, text) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let cookie =
        head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).and_then(|line| line.split(';').next());
    let cookie = cookie.map(str::to_owned);
    Some(HttpAnswer { status, cookie, head: head.to_ascii_lowercase(), text: text.to_owned() })
}

pub type Stream = WebSocketStream<MaybeTlsStream<TcpStream>>;

pub async fn connect(
    address: SocketAddr,
    path: &str,
    headers: &[(&'static str, &str)],
) -> Result<Stream, Box<tungstenite::Error>> {
    let mut request = format!("ws://{address}{path}").into_client_request().unwrap();
    for (name, value) in headers {
        request.headers_mut().insert(*name, HeaderValue::from_str(value).unwrap());
    }
    tokio_tungstenite::connect_async(request).await.map(|(stream, _)| stream).map_err(Box::new)
}
