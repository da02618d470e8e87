//! A load for a server of tables: many games of Kuzushi at once, two real WebSocket clients each, the same moves for
//! every server. It drives ours and boardgame.io; `bench/server/run.sh` pins it and the server to a core each.
//!
//! `load SERVER ADDRESS PID full TABLES SECONDS`, `... paced TABLES SECONDS` or `... idle TABLES`; SERVER is `hustings` or
//! `boardgame.io`. The last line it prints is JSON.

use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use hustings_catalog::Catalog;
use hustings_core::{Luck, Seed};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

type Stream = WebSocketStream<MaybeTlsStream<TcpStream>>;
type Script = Arc<Vec<(usize, String)>>;

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Hustings,
    BoardgameIo,
}

struct Load {
    kind: Kind,
    address: String,
    /// When the move with that number was sent, by table.
    sent: Vec<Mutex<Instant>>,
    latencies: Mutex<Vec<u32>>,
    moves: AtomicU64,
    counting: AtomicBool,
    stop: AtomicBool,
    /// The pause between the moves of a table.
    pace: Option<Duration>,
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let text = |at: usize| args.get(at).map(String::as_str).expect("SERVER ADDRESS PID MODE TABLES [SECONDS]");
    let number = |at: usize| text(at).parse::<u64>().expect("a number");
    let kind = match text(0) {
        "hustings" => Kind::Hustings,
        "boardgame.io" => Kind::BoardgameIo,
        other => panic!("no server {other}"),
    };
    let (address, pid, mode, tables) = (text(1).to_owned(), number(2), text(3), number(4) as usize);
    let load = Arc::new(Load {
        kind,
        address,
        sent: (0..tables).map(|_| Mutex::new(Instant::now())).collect(),
        latencies: Mutex::default(),
        moves: AtomicU64::new(0),
        counting: AtomicBool::new(false),
        stop: AtomicBool::new(false),
        pace: (mode == "paced").then_some(Duration::from_secs(1)),
    });
    match mode {
        "idle" => idle(&load, tables, pid).await,
        _ => play(&load, tables, pid, Duration::from_secs(number(5))).await,
    }
}

async fn play(load: &Arc<Load>, tables: usize, pid: u64, time: Duration) {
    let mut running = Vec::new();
    for table in 0..tables {
        let load = Arc::clone(load);
        running.push(tokio::spawn(async move {
            if load.pace.is_some() {
                // Tables spread evenly over the second.
                tokio::time::sleep(Duration::from_millis(1000 * table as u64 / tables as u64)).await;
            }
            let mut game = 0;
            while !load.stop.load(Ordering::Relaxed) {
                one_game(&load, table, script(table as u64 * 1000 + game), usize::MAX).await;
                game += 1;
            }
        }));
    }
    tokio::time::sleep(Duration::from_secs(3)).await;
    let (cpu, started) = (cpu_seconds(pid), Instant::now());
    load.counting.store(true, Ordering::Relaxed);
    let before = load.moves.load(Ordering::Relaxed);
    tokio::time::sleep(time).await;
    let moves = load.moves.load(Ordering::Relaxed) - before;
    let (cpu, took) = (cpu_seconds(pid) - cpu, started.elapsed().as_secs_f64());
    load.counting.store(false, Ordering::Relaxed);
    load.stop.store(true, Ordering::Relaxed);
    let mut latencies = std::mem::take(&mut *load.latencies.lock().unwrap());
    latencies.sort_unstable();
    let percent = |part: usize| f64::from(latencies.get(latencies.len() * part / 100).copied().unwrap_or(0)) / 1000.0;
    println!(
        "{}",
        json!({"tables": tables, "moves_per_second": (moves as f64 / took).round(), "p50_ms": percent(50), "p95_ms": percent(95),
            "p99_ms": percent(99), "cpu_seconds_per_1000_moves": cpu / moves as f64 * 1000.0, "rss_mb": rss_kb(pid) / 1024.0})
    );
    std::process::exit(0);
}

/// Tables on which two people sit and five moves have been made, and which nobody looks at.
async fn idle(load: &Arc<Load>, tables: usize, pid: u64) {
    for table in 0..tables {
        one_game(load, table, script(table as u64), 5).await;
    }
    // Long enough for what is unneeded to be given up, and for a garbage collector to run.
    tokio::time::sleep(Duration::from_secs(8)).await;
    println!("{}", json!({"tables": tables, "rss_mb": rss_kb(pid) / 1024.0}));
}

/// A game of random legal moves, the same for every server.
fn script(seed: u64) -> Script {
    let catalog = Catalog::standard();
    let game = catalog.game("kuzushi").expect("it is on the shelf");
    let seed_text = Seed::new(format!("load {seed}"), Vec::new()).expect("a short seed");
    let mut game = game.start(2, &json!({}), seed_text).expect("two may play").game;
    let mut luck = Luck::from_number(seed);
    let mut script = Vec::new();
    while let Some(seat) = game.pending().first() {
        let moves = game.moves(seat).expect("the seat is there");
        let mv = luck.pick(&moves).clone();
        game.play(seat, &mv).expect("a listed move is accepted");
        script.push((seat.index(), mv));
    }
    Arc::new(script)
}

/// Two clients make a table, sit down and play its script, up to `most` moves.
async fn one_game(load: &Arc<Load>, table: usize, script: Script, most: usize) {
    let seats = match load.kind {
        Kind::Hustings => hustings::seats(load).await,
        Kind::BoardgameIo => boardgame_io::seats(load).await,
    };
    let mut clients = Vec::new();
    for (seat, client) in seats.into_iter().enumerate() {
        clients.push(tokio::spawn(follow(Arc::clone(load), table, seat, client, Arc::clone(&script), most)));
    }
    for client in clients {
        client.await.expect("a client does not fail");
    }
}

struct Client {
    stream: Stream,
    /// What boardgame.io wants with every move.
    table: String,
    secret: String,
}

/// What a frame said: how many moves have been made, and the number to send with the next one.
struct Seen {
    played: usize,
    number: u64,
}

async fn follow(load: Arc<Load>, table: usize, seat: usize, mut client: Client, script: Script, most: usize) {
    let last = script.len().min(most);
    let mut shown = None;
    while let Some(message) = client.stream.next().await {
        let Ok(Message::Text(text)) = message else { continue };
        let seen = match load.kind {
            Kind::Hustings => hustings::seen(&text),
            Kind::BoardgameIo => boardgame_io::seen(&mut client, &text).await,
        };
        let Some(Seen { played, number }) = seen else { continue };
        if shown.is_some_and(|shown| played <= shown) {
            continue;
        }
        shown = Some(played);
        if played > 0 && script[played - 1].0 != seat {
            let took = load.sent[table].lock().unwrap().elapsed();
            load.moves.fetch_add(1, Ordering::Relaxed);
            if load.counting.load(Ordering::Relaxed) {
                load.latencies.lock().unwrap().push(took.as_micros() as u32);
            }
        }
        if played >= last {
            break;
        }
        let (mover, mv) = &script[played];
        if *mover == seat {
            if let Some(pace) = load.pace {
                tokio::time::sleep(pace).await;
            }
            let frame = match load.kind {
                Kind::Hustings => hustings::play(seat, number, mv),
                Kind::BoardgameIo => boardgame_io::play(&client, seat, number, mv),
            };
            *load.sent[table].lock().unwrap() = Instant::now();
            if client.stream.send(Message::text(frame)).await.is_err() {
                break;
            }
        }
    }
    let _ = client.stream.close(None).await;
}

mod hustings {
    use super::*;

    pub async fn seats(load: &Load) -> Vec<Client> {
        let mut secrets = Vec::new();
        for _ in 0..2 {
            let me = post(&load.address, "/api/session", None, &json!({"bearer": true})).await;
            secrets.push(me["secret"].as_str().expect("a secret").to_owned());
        }
        let wish = json!({"game": "kuzushi", "seats": [{"type": "me"}, {"type": "open"}]});
        let table = post(&load.address, "/api/tables", Some(&secrets[0]), &wish).await;
        let table = table["table"].as_str().expect("a table").to_owned();
        let mut clients = Vec::new();
        for (seat, secret) in secrets.into_iter().enumerate() {
            let path = format!("/api/tables/{table}/socket");
            let mut stream = connect(&load.address, &path, Some(&secret)).await;
            let sit = match seat {
                0 => json!({"type": "word", "seat": 0, "word": "w"}),
                _ => json!({"type": "sit", "seat": seat, "word": "w"}),
            };
            stream.send(Message::text(sit.to_string())).await.expect("a socket");
            clients.push(Client { stream, table: table.clone(), secret });
        }
        clients
    }

    #[derive(Deserialize)]
    struct Frame {
        seq: Option<u64>,
        position: Option<Position>,
    }

    #[derive(Deserialize)]
    struct Position {
        played: usize,
    }

    pub fn seen(text: &str) -> Option<Seen> {
        let frame: Frame = serde_json::from_str(text).expect("JSON");
        Some(Seen { played: frame.position?.played, number: frame.seq? })
    }

    pub fn play(seat: usize, seq: u64, mv: &str) -> String {
        format!("{{\"type\":\"play\",\"id\":1,\"seat\":{seat},\"seq\":{seq},\"move\":\"{mv}\"}}")
    }
}

mod boardgame_io {
    use super::*;

    pub async fn seats(load: &Load) -> Vec<Client> {
        let (host, port) = load.address.rsplit_once(':').expect("host:port");
        let lobby = format!("{host}:{}", port.parse::<u16>().expect("a port") + 1);
        let created = post(&lobby, "/games/kuzushi/create", None, &json!({"numPlayers": 2})).await;
        let table = created["matchID"].as_str().expect("a match").to_owned();
        let mut clients = Vec::new();
        for seat in 0..2 {
            let wish = json!({"playerID": seat.to_string(), "playerName": "Somebody"});
            let joined = post(&lobby, &format!("/games/kuzushi/{table}/join"), None, &wish).await;
            let secret = joined["playerCredentials"].as_str().expect("credentials").to_owned();
            let mut stream = connect(&load.address, "/socket.io/?EIO=4&transport=websocket", None).await;
            stream.send(Message::text("40/kuzushi,")).await.expect("a socket");
            // The namespace is open when the server says so; then the state is asked for.
            while let Some(Ok(message)) = stream.next().await {
                if message.to_text().is_ok_and(|text| text.starts_with("40/kuzushi")) {
                    break;
                }
            }
            let sync = json!(["sync", table, seat.to_string(), secret, 2]);
            stream.send(Message::text(format!("42/kuzushi,{sync}"))).await.expect("a socket");
            clients.push(Client { stream, table: table.clone(), secret });
        }
        clients
    }

    #[derive(Deserialize)]
    struct State {
        #[serde(rename = "_stateID")]
        number: u64,
        #[serde(rename = "G")]
        game: Game,
    }

    #[derive(Deserialize)]
    struct Game {
        played: usize,
    }

    #[derive(Deserialize)]
    struct Sync {
        state: State,
    }

    pub async fn seen(client: &mut Client, text: &str) -> Option<Seen> {
        if text == "2" {
            let _ = client.stream.send(Message::text("3")).await;
            return None;
        }
        let body = text.strip_prefix("42/kuzushi,")?;
        let state = if body.starts_with("[\"update\"") {
            let (_, _, state, _): (String, String, State, Value) = serde_json::from_str(body).ok()?;
            state
        } else if body.starts_with("[\"sync\"") {
            let (_, _, sync): (String, String, Sync) = serde_json::from_str(body).ok()?;
            sync.state
        } else {
            return None;
        };
        Some(Seen { played: state.game.played, number: state.number })
    }

    pub fn play(client: &Client, seat: usize, number: u64, mv: &str) -> String {
        let (kind, space) = mv.split_once(' ').expect("kind and space");
        let (x, y) = space.split_once(',').expect("x,y");
        let args = json!([kind, x.parse::<i32>().expect("x"), y.parse::<i32>().expect("y")]);
        let payload = json!({"type": "turn", "args": args, "playerID": seat.to_string(), "credentials": client.secret});
        let action = json!({"type": "MAKE_MOVE", "payload": payload});
        format!("42/kuzushi,{}", json!(["update", action, number, client.table, seat.to_string()]))
    }
}

async fn connect(address: &str, path: &str, secret: Option<&str>) -> Stream {
    let mut request = format!("ws://{address}{path}").into_client_request().expect("an address");
    if let Some(secret) = secret {
        let bearer = format!("Bearer {secret}").parse().expect("a header");
        request.headers_mut().insert("Authorization", bearer);
    }
    let (stream, _) = tokio_tungstenite::connect_async(request).await.expect("a socket");
    if let MaybeTlsStream::Plain(plain) = stream.get_ref() {
        plain.set_nodelay(true).expect("a TCP socket");
    }
    stream
}

async fn post(address: &str, path: &str, secret: Option<&str>, body: &Value) -> Value {
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
fn cpu_seconds(pid: u64) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).expect("the server runs");
    let after_name = stat.rsplit_once(')').expect("a name in brackets").1;
    let fields: Vec<&str> = after_name.split_whitespace().collect();
    let ticks = |at: usize| fields[at].parse::<f64>().expect("ticks");
    (ticks(11) + ticks(12)) / 100.0
}

fn rss_kb(pid: u64) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).expect("the server runs");
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).expect("a size");
    line.split_whitespace().nth(1).and_then(|size| size.parse().ok()).expect("kilobytes")
}
