//! A load for a server of tables: many games at once, a real WebSocket client for every seat. It drives ours, boardgame.io, and a
//! bare relay that only writes moves to disk and passes them on; `bench/server/run.sh` pins it and the server to a core each.
//!
//! `load hustings ADDRESS PID attacks SECONDS [WORD]`: what one attacker does to the others; those of the list with WORD in their name.
//!
//! `load SERVER ADDRESS PID MODE TABLES SECONDS [GAME SEATS]`: SERVER is `hustings`, `boardgame.io` or `relay`; MODE is `full` (as fast as
//! it goes), `paced` (a move a second at each table), `idle` (tables that nobody looks at; no SECONDS) or `bytes` (whole games, TABLES of
//! them, and how many bytes they take). Kuzushi for two is played from a script, the same for every server; in other games the
//! clients choose among the moves they are sent. The last line it prints is JSON.
//!
//! ADDRESS and PID may be several nodes of one house, with commas: each seat of a table is connected to another one, and a move counts when
//! it is seen there. Further PIDs are those of processes whose CPU time counts too.

mod attacks;
mod boardgame_io;
mod choosing;
mod hustings;
mod relay;
mod wire;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{LazyLock, Mutex};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use hustings_catalog::Catalog;
use hustings_core::{Luck, Seed};
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use wire::{Stream, cpu_seconds, rss_kb};

type Script = Arc<Vec<(usize, String)>>;

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Hustings,
    BoardgameIo,
    Relay,
}

struct Load {
    kind: Kind,
    address: String,
    /// The same, and other nodes of the house.
    nodes: Vec<String>,
    game: String,
    seats: usize,
    /// When the move with that number was sent, by table.
    sent: Vec<Mutex<Instant>>,
    /// The secrets of our server's guests, by table: the same people play one game after another.
    guests: Vec<Mutex<Vec<String>>>,
    latencies: Mutex<Vec<u32>>,
    /// Bytes of each.
    updates: Mutex<Vec<usize>>,
    welcomes: Mutex<Vec<usize>>,
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
        "relay" => Kind::Relay,
        other => panic!("no server {other}"),
    };
    let nodes: Vec<String> = text(1).split(',').map(str::to_owned).collect();
    let pids: Vec<u64> = text(2).split(',').map(|pid| pid.parse().expect("a process")).collect();
    let (address, pid, mode, tables) = (nodes[0].clone(), pids[0], text(3), number(4) as usize);
    let load = Arc::new(Load {
        kind,
        address,
        nodes,
        game: args.get(6).map_or("kuzushi", String::as_str).to_owned(),
        seats: args.get(7).map_or(2, |seats| seats.parse().expect("a number")),
        sent: (0..tables).map(|_| Mutex::new(Instant::now())).collect(),
        guests: (0..tables).map(|_| Mutex::default()).collect(),
        latencies: Mutex::default(),
        updates: Mutex::default(),
        welcomes: Mutex::default(),
        moves: AtomicU64::new(0),
        counting: AtomicBool::new(false),
        stop: AtomicBool::new(false),
        pace: (mode == "paced").then_some(Duration::from_secs(1)),
    });
    match mode {
        "idle" => idle(&load, tables, pid).await,
        "bytes" => choosing::bytes(&load, tables).await,
        "attacks" => attacks::run(&load.address, Duration::from_secs(number(4)), args.get(5).map(String::as_str)).await,
        _ => play(&load, tables, &pids, Duration::from_secs(number(5))).await,
    }
}

async fn play(load: &Arc<Load>, tables: usize, pids: &[u64], time: Duration) {
    let cpu_seconds = || -> f64 { pids.iter().map(|pid| cpu_seconds(*pid)).sum() };
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
                let number = table as u64 * 1000 + game;
                match load.is_scripted() {
                    true => one_game(&load, table, script(&load, number), usize::MAX).await,
                    false => choosing::one_game(&load, table, number).await,
                }
                game += 1;
            }
        }));
    }
    tokio::time::sleep(Duration::from_secs(3)).await;
    let (cpu, started) = (cpu_seconds(), Instant::now());
    load.counting.store(true, Ordering::Relaxed);
    let before = load.moves.load(Ordering::Relaxed);
    tokio::time::sleep(time).await;
    let moves = load.moves.load(Ordering::Relaxed) - before;
    let (cpu, took) = (cpu_seconds() - cpu, started.elapsed().as_secs_f64());
    load.counting.store(false, Ordering::Relaxed);
    load.stop.store(true, Ordering::Relaxed);
    let mut latencies = std::mem::take(&mut *load.latencies.lock().unwrap());
    latencies.sort_unstable();
    let percent = |part: usize| f64::from(latencies.get(latencies.len() * part / 100).copied().unwrap_or(0)) / 1000.0;
    println!(
        "{}",
        json!({"tables": tables, "moves_per_second": (moves as f64 / took).round(), "p50_ms": percent(50), "p95_ms": percent(95),
            "p99_ms": percent(99), "cpu_seconds_per_1000_moves": cpu / moves as f64 * 1000.0, "rss_mb": rss_kb(pids[0]) / 1024.0})
    );
    std::process::exit(0);
}

/// Tables on which two people sit and five moves have been made, and which nobody looks at.
async fn idle(load: &Arc<Load>, tables: usize, pid: u64) {
    for table in 0..tables {
        one_game(load, table, script(load, table as u64), 5).await;
    }
    // Long enough for what is unneeded to be given up, and for a garbage collector to run.
    tokio::time::sleep(Duration::from_secs(8)).await;
    println!("{}", json!({"tables": tables, "rss_mb": rss_kb(pid) / 1024.0}));
}

impl Load {
    /// Where the moves are known beforehand: nothing depends on the server's luck.
    fn is_scripted(&self) -> bool {
        self.kind != Kind::Hustings || (self.game == "kuzushi" && self.seats == 2)
    }

    fn count_latency(&self, took: Duration) {
        if self.counting.load(Ordering::Relaxed) {
            self.latencies.lock().unwrap().push(took.as_micros() as u32);
        }
    }

    fn count_update(&self, bytes: usize) {
        self.updates.lock().unwrap().push(bytes);
    }

    fn count_welcome(&self, bytes: usize) {
        self.welcomes.lock().unwrap().push(bytes);
    }
}

/// A game of random legal moves, the same for every server; for a relay with more seats, each in turn.
fn script(load: &Load, seed: u64) -> Script {
    if load.seats != 2 {
        return Arc::new((0..200).map(|number| (number % load.seats, format!("move {number}"))).collect());
    }
    static CATALOG: LazyLock<Catalog> = LazyLock::new(Catalog::standard);
    let game = CATALOG.game("kuzushi").expect("it is on the shelf");
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
        Kind::Hustings => hustings::seats(load, table).await,
        Kind::BoardgameIo => boardgame_io::seats(load).await,
        Kind::Relay => relay::seats(load, table).await,
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
            Kind::Relay => relay::seen(&text),
        };
        let Some(Seen { played, number }) = seen else { continue };
        if shown.is_some_and(|shown| played <= shown) {
            continue;
        }
        shown = Some(played);
        // One of those who did not move counts it, when they see it.
        if played > 0 && seat == (script[played - 1].0 + 1) % load.seats {
            load.moves.fetch_add(1, Ordering::Relaxed);
            load.count_latency(load.sent[table].lock().unwrap().elapsed());
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
                Kind::Relay => relay::play(played, mv),
            };
            *load.sent[table].lock().unwrap() = Instant::now();
            if client.stream.send(Message::text(frame)).await.is_err() {
                break;
            }
        }
    }
    let _ = client.stream.close(None).await;
}
