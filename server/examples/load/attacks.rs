//! What one attacker can do to the others. People play, meet bots, ask for hints and make tables, first in peace and then beside an
//! attacker from another address; the table says how much longer they wait.

use std::collections::BTreeMap;
use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use hustings_catalog::Catalog;
use hustings_core::{Luck, Seed};
use serde_json::{Value, json};
use tokio::runtime::{Builder, Handle};
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;

use crate::hustings::{Heard, Known};
use crate::wire::{Stream, answer_to, connect_from, post_from};

const ATTACKER: &str = "198.51.100.9";
/// What people do, in the order of the columns.
const DOINGS: [&str; 5] = ["move", "move, with secrets", "bot", "hint", "new table"];

/// Everybody who takes part in one measurement.
struct Scene {
    address: String,
    stop: AtomicBool,
    took: Mutex<BTreeMap<&'static str, Vec<Duration>>>,
}

type Task = Pin<Box<dyn Future<Output = ()> + Send>>;

impl Scene {
    fn goes_on(&self) -> bool {
        !self.stop.load(Ordering::Relaxed)
    }

    fn note(&self, what: &'static str, since: Instant) {
        self.took.lock().unwrap().entry(what).or_default().push(since.elapsed());
    }

    async fn guest(self: &Arc<Scene>, from: &str) -> Option<Guest> {
        let me = post_from(&self.address, from, "/api/session", None, &json!({"bearer": true})).await?;
        let secret = me["secret"].as_str()?.to_owned();
        Some(Guest { scene: Arc::clone(self), from: from.to_owned(), secret })
    }
}

#[derive(Clone)]
struct Guest {
    scene: Arc<Scene>,
    from: String,
    secret: String,
}

impl Guest {
    async fn post(&self, path: &str, body: &Value) -> Option<Value> {
        post_from(&self.scene.address, &self.from, path, Some(&self.secret), body).await
    }

    async fn table(&self, game: &str, seats: Vec<Value>) -> Option<String> {
        let made = self.post("/api/tables", &json!({"game": game, "seats": seats})).await?;
        made["table"].as_str().map(str::to_owned)
    }

    /// Comes to a table and gives the words it is asked for, or sits down.
    async fn come(&self, table: &str, sit: Option<u64>) -> Option<Player> {
        let path = format!("/api/tables/{table}/socket?changes=true");
        let stream = connect_from(&self.scene.address, &path, Some(&self.secret), Some(&self.from)).await?;
        let mut player = Player { stream, known: Known::default(), seat: sit.unwrap_or(0) as usize };
        let first = match sit {
            None => json!({"type": "word", "seat": 0, "word": "w"}),
            Some(seat) => json!({"type": "sit", "seat": seat, "word": "w"}),
        };
        player.send(&first).await?;
        Some(player)
    }
}

struct Player {
    stream: Stream,
    known: Known,
    seat: usize,
}

impl Player {
    async fn send(&mut self, frame: &Value) -> Option<()> {
        self.stream.send(Message::text(frame.to_string())).await.ok()
    }

    async fn hear(&mut self) -> Option<Heard> {
        loop {
            match self.stream.next().await?.ok()? {
                Message::Text(text) => return Some(self.known.hear(&text)),
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    /// Makes a move when asked, and waits until it is acknowledged. None at the end of the game.
    async fn play(&mut self, luck: &mut Luck) -> Option<Duration> {
        loop {
            if self.known.over {
                return None;
            }
            if let Some(frame) = self.known.choose(self.seat, |count| luck.below(count as u32) as usize) {
                let sent = Instant::now();
                self.stream.send(Message::text(frame)).await.ok()?;
                while !matches!(self.hear().await?, Heard::Answer) {}
                return Some(sent.elapsed());
            }
            self.hear().await?;
        }
    }
}

fn me() -> Value {
    json!({"type": "me"})
}

fn bot(spec: &str) -> Value {
    json!({"type": "bot", "bot": spec})
}

/// Two people play with each other, at the pace of quick people.
async fn two_people(scene: Arc<Scene>, game: &'static str, what: &'static str, from: String) {
    while scene.goes_on() {
        let (Some(one), Some(two)) = (scene.guest(&from).await, scene.guest(&from).await) else { return };
        let Some(table) = one.table(game, vec![me(), json!({"type": "open"})]).await else { return };
        let mut playing = Vec::new();
        for (guest, seat) in [(one, None), (two, Some(1))] {
            let (scene, table) = (Arc::clone(&scene), table.clone());
            playing.push(tokio::spawn(async move {
                let Some(mut player) = guest.come(&table, seat).await else { return };
                let mut luck = Luck::from_text(&table);
                while scene.goes_on() {
                    let Some(took) = player.play(&mut luck).await else { return };
                    scene.took.lock().unwrap().entry(what).or_default().push(took);
                    tokio::time::sleep(Duration::from_millis(30)).await;
                }
            }));
        }
        for one in playing {
            let _ = one.await;
        }
    }
}

/// A person plays against a bot: how long after the move the bot's answer comes.
async fn against_a_bot(scene: Arc<Scene>, from: String) {
    let mut luck = Luck::from_text(&from);
    while scene.goes_on() {
        let Some(guest) = scene.guest(&from).await else { return };
        let Some(table) = guest.table("kuzushi", vec![me(), bot("mcts:nodes=400")]).await else { return };
        let Some(mut player) = guest.come(&table, None).await else { return };
        while scene.goes_on() {
            if player.play(&mut luck).await.is_none() {
                break;
            }
            let moved = Instant::now();
            while !player.known.over && !player.known.is_asked(0) {
                if player.hear().await.is_none() {
                    return;
                }
            }
            scene.note("bot", moved);
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }
}

/// A person asks for a hint again and again.
async fn hints(scene: Arc<Scene>, from: String) {
    let Some(guest) = scene.guest(&from).await else { return };
    let Some(table) = guest.table("kuzushi", vec![me(), bot("random")]).await else { return };
    let Some(mut player) = guest.come(&table, None).await else { return };
    while scene.goes_on() {
        if player.known.is_asked(0) {
            let asked = Instant::now();
            if player.send(&json!({"type": "hint", "id": 7, "seat": 0})).await.is_none() {
                return;
            }
            while !matches!(player.hear().await, Some(Heard::Hint | Heard::Answer) | None) {}
            scene.note("hint", asked);
            tokio::time::sleep(Duration::from_millis(30)).await;
        } else if player.hear().await.is_none() {
            return;
        }
    }
}

async fn new_tables(scene: Arc<Scene>, from: String) {
    let mut made = 0;
    let Some(mut guest) = scene.guest(&from).await else { return };
    while scene.goes_on() {
        let began = Instant::now();
        if guest.table("kilonzo", vec![me(), json!({"type": "open"})]).await.is_some() {
            scene.note("new table", began);
        }
        made += 1;
        if made % 20 == 0 {
            let Some(next) = scene.guest(&from).await else { return };
            guest = next;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// Everybody but the attacker, each from an address of their own.
fn people(scene: &Arc<Scene>, round: usize) -> Vec<JoinHandle<()>> {
    let from = |number: usize| format!("10.{round}.0.{number}");
    let mut tasks: Vec<Task> = Vec::new();
    for number in 0..2 {
        tasks.push(Box::pin(two_people(Arc::clone(scene), "kuzushi", "move", from(number))));
        tasks.push(Box::pin(two_people(Arc::clone(scene), "sarkaar", "move, with secrets", from(10 + number))));
    }
    tasks.push(Box::pin(against_a_bot(Arc::clone(scene), from(20))));
    tasks.push(Box::pin(hints(Arc::clone(scene), from(30))));
    tasks.push(Box::pin(new_tables(Arc::clone(scene), from(40))));
    tasks.into_iter().map(tokio::spawn).collect()
}

/// A finished game as text.
fn record(game: &str, seats: u8) -> String {
    let catalog = Catalog::standard();
    let seed = Seed::new("attack".to_owned(), Vec::new()).expect("a short seed");
    let mut game = catalog.game(game).and_then(|game| game.start(seats, &json!({}), seed)).expect("a game").game;
    let mut luck = Luck::from_number(7);
    while let Some(seat) = game.pending().first() {
        let moves = game.moves(seat).expect("the seat is there");
        let mv = luck.pick(&moves).clone();
        game.play(seat, &mv).expect("a listed move is accepted");
    }
    game.record().to_string()
}

/// Repeats a call as fast as it is answered.
async fn call_for_ever(guest: Guest, path: &'static str, body: Arc<Value>) {
    while guest.scene.goes_on() {
        let Guest { scene, from, secret } = &guest;
        let answer = answer_to(&scene.address, from, path, Some(secret), &body).await;
        let refused = answer.is_none_or(|answer| !answer.starts_with("HTTP/1.1 2"));
        if refused {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}

/// Sends frames as fast as the socket takes them; moves are made so that there is always something to ask.
async fn frames_for_ever(guest: Guest, game: &'static str, frame: Value) {
    let Some(table) = guest.table(game, vec![me(), bot("random")]).await else { return };
    while guest.scene.goes_on() {
        let Some(mut player) = guest.come(&table, None).await else {
            // Turned away: it tries again and again.
            tokio::time::sleep(Duration::from_millis(1)).await;
            continue;
        };
        while guest.scene.goes_on() && player.send(&frame).await.is_some() {
            while let Ok(heard) = tokio::time::timeout(Duration::from_millis(1), player.hear()).await {
                if heard.is_none() {
                    break;
                }
            }
        }
    }
}

/// Bots think at a table; the attacker watches, or plays along at random.
async fn bots_for_ever(guest: Guest, plays: bool) {
    let seats = if plays { vec![me(), bot("mcts:ms=10000")] } else { vec![bot("mcts:ms=10000"), bot("mcts:ms=10000")] };
    let Some(table) = guest.table("kuzushi", seats).await else { return };
    let Some(mut player) = guest.come(&table, None).await else { return };
    let mut luck = Luck::from_text(&table);
    while guest.scene.goes_on() {
        let heard = if plays { player.play(&mut luck).await.map(|_| ()) } else { player.hear().await.map(|_| ()) };
        if heard.is_none() {
            return;
        }
    }
}

async fn half_requests(scene: Arc<Scene>) {
    let mut held = Vec::new();
    while scene.goes_on() {
        if let Ok(stream) = tokio::net::TcpStream::connect(&scene.address).await {
            held.push(stream);
        }
        if held.len() > 200 {
            held.clear();
        }
    }
}

/// Not an attack, but it keeps all cores busy: the laboratory plays a thousand games.
async fn experiment(guest: Guest) {
    let plan = json!({"game": "kursi", "seats": 4, "games": 1000, "question": {"type": "measure"}});
    let Some(begun) = guest.post("/api/experiments", &plan).await else { return };
    let path = format!("/api/experiments/{}", begun["experiment"].as_str().unwrap_or_default());
    while guest.scene.goes_on() {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    guest.post(&path, &json!({"to": "cancel"})).await;
}

const EXPERIMENT: &str = "an experiment with 1,000 games";

const ATTACKS: [&str; 13] = [
    "30 tables of bots, watched",
    "30 tables of bots, played at",
    "30 guests with bots",
    "hints at 30 tables",
    "analyses, 16 at a time",
    "replays, 16 at a time",
    "verifications, 16 at a time",
    "previews at 30 tables",
    "new tables, 16 at a time",
    "pings at 30 tables",
    "positions and logs at 30 tables",
    "connections without a request",
    EXPERIMENT,
];

/// The attacker has threads of its own, so that it slows down the server and not the clients that measure.
async fn attack(scene: &Arc<Scene>, name: &str, attackers: &Handle) -> Vec<JoinHandle<()>> {
    let Some(guest) = scene.guest(ATTACKER).await else { return Vec::new() };
    let calls = |path: &'static str, body: Value| -> Vec<Task> {
        let body = Arc::new(body);
        (0..16).map(|_| Box::pin(call_for_ever(guest.clone(), path, Arc::clone(&body))) as Task).collect()
    };
    let frames = |game: &'static str, frame: Value| -> Vec<Task> {
        (0..30).map(|_| Box::pin(frames_for_ever(guest.clone(), game, frame.clone())) as Task).collect()
    };
    let tasks: Vec<Task> = match name {
        "30 tables of bots, watched" => {
            (0..30).map(|_| Box::pin(bots_for_ever(guest.clone(), false)) as Task).collect()
        }
        "30 tables of bots, played at" => {
            (0..30).map(|_| Box::pin(bots_for_ever(guest.clone(), true)) as Task).collect()
        }
        "30 guests with bots" => {
            let mut tasks: Vec<Task> = Vec::new();
            for _ in 0..28 {
                if let Some(guest) = scene.guest(ATTACKER).await {
                    tasks.push(Box::pin(bots_for_ever(guest, true)));
                }
            }
            tasks
        }
        "hints at 30 tables" => frames("kuzushi", json!({"type": "hint", "seat": 0})),
        "analyses, 16 at a time" => calls("/api/analysis", json!({"record": record("kuzushi", 2), "ms": 50})),
        "replays, 16 at a time" => {
            calls("/api/replay", json!({"record": record("sarkaar", 4), "eyes": "everything", "from": 0}))
        }
        "verifications, 16 at a time" => calls("/api/verify", json!({"record": record("sarkaar", 4)})),
        "previews at 30 tables" => frames("sarkaar", json!({"type": "preview", "seat": 0})),
        "new tables, 16 at a time" => calls("/api/tables", json!({"game": "kilonzo", "seats": [me(), bot("random")]})),
        "pings at 30 tables" => frames("kuzushi", json!({"type": "ping"})),
        "positions and logs at 30 tables" => frames("sarkaar", json!({"type": "look", "eyes": 0})),
        "connections without a request" => vec![Box::pin(half_requests(Arc::clone(scene)))],
        EXPERIMENT => vec![Box::pin(experiment(guest.clone()))],
        _ => Vec::new(),
    };
    tasks.into_iter().map(|task| attackers.spawn(task)).collect()
}

/// Waiting times by what was done, sorted.
async fn measured(
    address: &str,
    round: usize,
    name: Option<&str>,
    attackers: &Handle,
    time: Duration,
) -> BTreeMap<&'static str, Vec<Duration>> {
    let scene = Arc::new(Scene { address: address.to_owned(), stop: AtomicBool::new(false), took: Mutex::default() });
    let mut tasks = match name {
        Some(name) => attack(&scene, name, attackers).await,
        None => Vec::new(),
    };
    tasks.extend(people(&scene, round));
    // The attack is under way before anything counts.
    tokio::time::sleep(time / 4).await;
    scene.took.lock().unwrap().clear();
    tokio::time::sleep(time).await;
    scene.stop.store(true, Ordering::Relaxed);
    let mut took = std::mem::take(&mut *scene.took.lock().unwrap());
    took.values_mut().for_each(|times| times.sort_unstable());
    tokio::time::sleep(Duration::from_millis(300)).await;
    tasks.iter().for_each(JoinHandle::abort);
    tokio::time::sleep(Duration::from_secs(1)).await;
    took
}

fn p95(times: Option<&Vec<Duration>>) -> Option<f64> {
    percentile(times, 95)
}

fn percentile(times: Option<&Vec<Duration>>, percent: usize) -> Option<f64> {
    let times = times.filter(|times| times.len() >= 3)?;
    Some(times[times.len() * percent / 100].as_secs_f64() * 1000.0)
}

/// A quiet measurement before each attack, and the table.
pub async fn run(address: &str, time: Duration, only: Option<&str>) {
    let attackers = Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("a thread");
    let wanted = ATTACKS.iter().filter(|name| only.is_none_or(|only| name.contains(only)));
    println!("p95 in milliseconds beside an attacker, and how many times the quiet value before it\n");
    println!("{:<34}{}", "attack", DOINGS.map(|doing| format!("{doing:>20}")).concat());
    let mut worst = (0.0_f64, String::new());
    for (round, name) in (0..).step_by(2).zip(wanted) {
        let quiet = measured(address, round, None, attackers.handle(), time).await;
        let loud = measured(address, round + 1, Some(name), attackers.handle(), time).await;
        let cell = |doing: &&'static str| match (p95(quiet.get(doing)), p95(loud.get(doing))) {
            (Some(quiet), Some(loud)) => (format!("{loud:>12.1} ({:>4.1}x)", loud / quiet), loud / quiet),
            _ => (format!("{:>20}", "too few"), 0.0),
        };
        let cells = DOINGS.each_ref().map(|doing| (*doing, cell(doing)));
        println!("{name:<34}{}", cells.each_ref().map(|(_, (text, _))| text.clone()).concat());
        if *name == EXPERIMENT {
            for doing in &DOINGS[..2] {
                if let (Some(quiet), Some(loud)) = (percentile(quiet.get(doing), 99), percentile(loud.get(doing), 99)) {
                    println!(
                        "    p99 of a {doing}: {loud:.1} ms beside it, {quiet:.1} ms without, {:.2} times",
                        loud / quiet
                    );
                }
            }
        }
        for (doing, (_, times)) in cells {
            if times > worst.0 {
                worst = (times, format!("{doing} beside {name}"));
            }
        }
    }
    println!("\nworst: {:.1} times the quiet p95 ({})", worst.0, worst.1);
    std::process::exit(0);
}
