//! A running server and damaged input: nothing panics, nothing is answered with an internal error, and the server keeps
//! running.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, Once};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use hustings_bots::Roster;
use hustings_catalog::Catalog;
use hustings_fuzz::{corpus, damaged, goes_on, runner};
use hustings_server::assets::NoAssets;
use hustings_server::{Chance, Config, Parts, Server, StartError, Time};
use proptest::strategy::{Strategy, ValueTree};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

const PATIENCE: Duration = Duration::from_secs(30);

/// Panics on any thread since the start; the server catches those of its tasks.
static PANICS: AtomicUsize = AtomicUsize::new(0);
/// One test at a time, so that panics are counted for the right test.
static TURN: Mutex<()> = Mutex::new(());

fn count_panics() {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            PANICS.fetch_add(1, Ordering::SeqCst);
            usual(panic);
        }));
    });
}

fn panics() -> usize {
    PANICS.load(Ordering::SeqCst)
}

async fn start(data: &Path) -> Result<Server, StartError> {
    let mut config = Config::new(data.to_path_buf());
    config.listen = SocketAddr::from(([127, 0, 0, 1], 0));
    config.rate = 1_000_000;
    Server::start(Parts {
        config,
        catalog: Catalog::standard(),
        roster: Roster::standard(),
        assets: Box::new(NoAssets),
        time: Time::system(),
        chance: Chance::system(),
    })
    .await
}

/// Status and body of a call.
async fn post(address: SocketAddr, path: &str, secret: Option<&str>, body: &[u8]) -> (u16, Vec<u8>) {
    let bearer = secret.map(|secret| format!("Authorization: Bearer {secret}\r\n")).unwrap_or_default();
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{bearer}Content-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n",
        body.len()
    );
    let talk = async {
        let mut stream = TcpStream::connect(address).await.expect("a server");
        stream.write_all(&[head.as_bytes(), body].concat()).await.expect("a request");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.expect("an answer");
        answer
    };
    let answer = tokio::time::timeout(PATIENCE, talk).await.expect("an answer in time");
    let text = String::from_utf8_lossy(&answer);
    let status = text.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
    let (_, body) = text.split_once("\r\n\r\n").expect("a body");
    (status, body.as_bytes().to_vec())
}

async fn guest(address: SocketAddr) -> String {
    let (status, me) = post(address, "/api/session", None, br#"{"bearer":true}"#).await;
    assert_eq!(status, 200);
    let me: Value = serde_json::from_slice(&me).expect("JSON");
    me["secret"].as_str().expect("a secret").to_owned()
}

async fn table(address: SocketAddr, secret: &str, game: &str) -> String {
    let wish = json!({"game": game, "seats": [{"type": "me"}, {"type": "bot", "bot": "random"}]}).to_string();
    let (status, made) = post(address, "/api/tables", Some(secret), wish.as_bytes()).await;
    assert_eq!(status, 201);
    serde_json::from_slice::<Value>(&made).expect("JSON")["table"].as_str().expect("a table").to_owned()
}

type Socket = tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<TcpStream>>;

async fn socket(address: SocketAddr, secret: &str, table: &str) -> Option<Socket> {
    let mut request = format!("ws://{address}/api/tables/{table}/socket").into_client_request().expect("a request");
    request.headers_mut().insert("Authorization", format!("Bearer {secret}").parse().expect("a header"));
    tokio_tungstenite::connect_async(request).await.ok().map(|(socket, _)| socket)
}

/// Whether a ping is answered; false if the server has closed the socket and said why.
async fn is_answered(socket: &mut Socket, frame: &str) -> bool {
    let sent = socket.send(Message::text(frame)).await;
    let sent = sent.and(socket.send(Message::text(r#"{"type":"ping","id":987654}"#)).await);
    let heard = async {
        loop {
            match socket.next().await {
                Some(Ok(Message::Text(text))) if text.contains("987654") => return true,
                Some(Ok(Message::Close(Some(_)))) => return false,
                Some(Ok(_)) => {}
                other => panic!("no word after {frame:?}: {sent:?}, {other:?}"),
            }
        }
    };
    tokio::time::timeout(PATIENCE, heard).await.unwrap_or_else(|_| panic!("no answer after {frame:?}"))
}

fn inputs(samples: Vec<Vec<u8>>, cases: u32) -> Vec<Vec<u8>> {
    let (mut runner, strategy) = (runner(cases), damaged(samples));
    (0..cases).map(|_| strategy.new_tree(&mut runner).expect("an input").current()).collect()
}

fn run<F: Future<Output = ()>>(work: impl Fn() -> F) {
    let _turn = TURN.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    count_panics();
    let (before, began) = (panics(), Instant::now());
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("threads");
    loop {
        runtime.block_on(work());
        assert_eq!(panics(), before, "something panicked; see above");
        if !goes_on(began) {
            return;
        }
    }
}

#[test]
fn frames_on_a_socket() {
    run(|| async {
        let dir = tempfile::tempdir().expect("a folder");
        let server = start(&dir.path().join("data.db")).await.expect("a server");
        let secret = guest(server.address()).await;
        for game in ["kuzushi", "sarkaar"] {
            let table = table(server.address(), &secret, game).await;
            let mut talk = socket(server.address(), &secret, &table).await.expect("a socket");
            assert!(is_answered(&mut talk, r#"{"type":"word","seat":0,"word":"w"}"#).await);
            for input in inputs(corpus("frames"), 150) {
                // Text frames must be UTF-8; other bytes end the connection before anything reads them.
                if !is_answered(&mut talk, &String::from_utf8_lossy(&input)).await {
                    talk = socket(server.address(), &secret, &table).await.expect("a socket");
                }
            }
        }
        server.stop().await;
    });
}

#[test]
fn bodies_of_calls() {
    let paths = [
        "/api/session",
        "/api/tables",
        "/api/replay",
        "/api/position",
        "/api/verify",
        "/api/analysis",
        "/api/analysis/move",
        "/api/games/kuzushi/complete",
        "/api/account",
        "/api/login",
        "/api/password",
    ];
    run(|| async move {
        let dir = tempfile::tempdir().expect("a folder");
        let server = start(&dir.path().join("data.db")).await.expect("a server");
        let secret = guest(server.address()).await;
        for (number, input) in inputs(corpus("bodies"), 200).into_iter().enumerate() {
            let path = paths[number % paths.len()];
            let (status, body) = post(server.address(), path, Some(&secret), &input).await;
            assert!(status < 500, "{path}: {status} for {:?}", String::from_utf8_lossy(&input));
            if status >= 400 {
                let refused: Value = serde_json::from_slice(&body).expect("a refusal is JSON");
                assert!(refused["error"]["code"].is_string(), "{path}: {refused}");
            }
        }
        server.stop().await;
    });
}

/// A database with flipped bits is refused or opened; then its table is shown, or reported as unreadable.
#[test]
fn data_with_flipped_bits() {
    run(|| async {
        let dir = tempfile::tempdir().expect("a folder");
        let path = dir.path().join("data.db");
        let server = start(&path).await.expect("a server");
        let secret = guest(server.address()).await;
        let table = table(server.address(), &secret, "kuzushi").await;
        let mut talk = socket(server.address(), &secret, &table).await.expect("a socket");
        for frame in [r#"{"type":"word","seat":0,"word":"w"}"#, r#"{"type":"chat","text":"hello"}"#] {
            assert!(is_answered(&mut talk, frame).await);
        }
        drop(talk);
        server.stop().await;
        let whole = std::fs::read(&path).expect("a file");
        let flips = proptest::collection::vec((0..whole.len(), 0..8_u8), 1..40);
        let mut runner = runner(20);
        for _ in 0..20 {
            let mut bytes = whole.clone();
            for (at, bit) in flips.new_tree(&mut runner).expect("flips").current() {
                bytes[at] ^= 1 << bit;
            }
            let again = tempfile::tempdir().expect("a folder");
            let path = again.path().join("data.db");
            std::fs::write(&path, bytes).expect("room");
            let Ok(server) = start(&path).await else { continue };
            let _ = post(server.address(), "/api/tables", Some(&secret), b"{}").await;
            if let Some(mut talk) = socket(server.address(), &secret, &table).await {
                let _ = tokio::time::timeout(Duration::from_secs(5), talk.next()).await;
            }
            server.stop().await;
        }
    });
}
