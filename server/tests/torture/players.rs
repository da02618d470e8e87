//! Clients that play and watch, come back by themselves wherever a node is, and write down what they saw and what they were promised.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Message;

use crate::kit::{connect, try_http};

/// Longer than any answer takes while nothing is wrong.
const PATIENCE: Duration = Duration::from_secs(3);
/// How often a person looks whether there is something to do.
const GLANCE: Duration = Duration::from_millis(150);

/// What all clients have in common.
#[derive(Clone)]
pub struct World {
    pub doors: Arc<Vec<SocketAddr>>,
    pub stop: Arc<AtomicBool>,
    /// Moves acknowledged, by the group of people.
    pub moves: Arc<Vec<AtomicU64>>,
    /// The table that each group is at.
    pub tables: Arc<Mutex<Vec<String>>>,
    /// How long people were without a connection that they had lost.
    pub away: Arc<Mutex<Vec<Duration>>>,
    /// What each person heard last at a table, for whoever asks why it stands still.
    pub last_heard: Arc<Mutex<HashMap<(usize, String), String>>>,
}

impl World {
    fn is_over(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn heard(&self, person: &Person, what: String) {
        self.last_heard.lock().expect("nobody panicked").insert((person.group, person.name.clone()), what);
    }

    /// Any node, as a balancer that knows nothing would choose.
    fn door(&self, draw: u64) -> SocketAddr {
        self.doors[draw as usize % self.doors.len()]
    }

    /// Asks until somebody answers.
    pub async fn ask(&self, path: &str, secret: Option<&str>, body: &Value) -> Option<Value> {
        let bearer = secret.map(|secret| format!("Bearer {secret}")).unwrap_or_default();
        let headers: &[(&str, &str)] = if secret.is_some() { &[("Authorization", &bearer)] } else { &[] };
        for attempt in 0.. {
            if self.is_over() {
                break;
            }
            let asking = try_http(self.door(attempt), "POST", path, headers, Some(body));
            match tokio::time::timeout(PATIENCE, asking).await {
                Ok(Some(answer)) if answer.status < 300 => return Some(answer.json()),
                Ok(Some(answer)) if answer.status < 500 => panic!("{path}: {} {}", answer.status, answer.text),
                _ => tokio::time::sleep(Duration::from_millis(100)).await,
            }
        }
        None
    }
}

#[derive(Clone)]
pub struct Person {
    pub name: String,
    pub secret: String,
    /// Who counts together.
    pub group: usize,
}

impl Person {
    pub async fn new(world: &World, name: String, group: usize) -> Person {
        let me = world.ask("/api/session", None, &json!({"name": name, "bearer": true})).await;
        let secret = me.expect("nothing has stopped yet")["secret"].as_str().expect("a secret").to_owned();
        Person { name, secret, group }
    }
}

/// What became of something that was sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fate {
    /// It became the entry with this number.
    Acknowledged(u64),
    Refused,
    Unknown,
}

/// What one client saw at one table.
#[derive(Default)]
pub struct Witness {
    pub table: String,
    pub seat: Option<u64>,
    pub moves: Vec<(String, Fate)>,
    pub lines: Vec<(String, Fate)>,
    /// By number.
    pub shown: HashMap<u64, Sight>,
    /// By number: the line of the log, or of the chat.
    pub told: HashMap<u64, Value>,
    /// What contradicts itself.
    pub wrong: Vec<String>,
    newest: u64,
    over: bool,
}

/// A position that was shown. Whole positions of a long run would not fit into memory, so it is known by what it amounts to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sight {
    pub view: Digest,
    pub pending: Digest,
    /// All of it but the clocks.
    whole: Digest,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Digest(u64);

impl Digest {
    pub fn of(value: &Value) -> Digest {
        let mut hasher = DefaultHasher::new();
        value.hash(&mut hasher);
        Digest(hasher.finish())
    }
}

impl Sight {
    fn of(position: &Value) -> Sight {
        let mut timeless = position.clone();
        timeless.as_object_mut().expect("an object").shift_remove("clocks");
        let [view, pending] = ["view", "pending"].map(|part| Digest::of(&position[part]));
        Sight { view, pending, whole: Digest::of(&timeless) }
    }
}

pub type Witnesses = Arc<Mutex<Vec<Witness>>>;

impl Witness {
    /// The same number means the same in all frames.
    fn learn(&mut self, frame: &Value) {
        let seq = frame["seq"].as_u64().expect("a number");
        if let Some(position) = frame.get("position").filter(|position| position.is_object()) {
            let sight = Sight::of(position);
            let before = *self.shown.entry(seq).or_insert(sight);
            if before != sight {
                self.wrong.push(format!("number {seq} shows two positions, {before:?} and {sight:?}: {position}"));
            }
        }
        let lists = ["log", "chat"].into_iter().filter_map(|list| frame[list].as_array()).flatten();
        for line in lists.chain(frame.get("entry")) {
            self.hear(line);
        }
    }

    fn hear(&mut self, line: &Value) {
        let seq = line["seq"].as_u64().expect("a number");
        let before = self.told.entry(seq).or_insert_with(|| line.clone());
        if before != line {
            self.wrong.push(format!("number {seq} is told twice: {before} and {line}"));
        }
    }
}

/// Follows one table until its game is over, or everything is.
pub async fn attend(world: World, person: Person, table: String, seat: Option<u64>, witnesses: Witnesses) {
    let mut witness = Witness { table, seat, ..Witness::default() };
    let mut draw = person.group as u64 + seat.unwrap_or(7);
    let mut lost: Option<Instant> = None;
    while !world.is_over() && !witness.over {
        draw += 1;
        visit(&world, &person, world.door(draw), &mut witness, &mut lost).await;
        lost.get_or_insert_with(Instant::now);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    witnesses.lock().expect("nobody panicked").push(witness);
}

/// Something that was sent and not answered yet.
struct Asked {
    id: u64,
    at: usize,
    since: Instant,
}

/// One connection, for as long as it works.
async fn visit(world: &World, person: &Person, address: SocketAddr, witness: &mut Witness, lost: &mut Option<Instant>) {
    let since = if witness.newest > 0 { format!("?since={}", witness.newest) } else { String::new() };
    let path = format!("/api/tables/{}/socket{since}", witness.table);
    let bearer = format!("Bearer {}", person.secret);
    let headers = [("Authorization", bearer.as_str())];
    let connecting = tokio::time::timeout(PATIENCE, connect(address, &path, &headers)).await;
    let Ok(Ok(mut stream)) = connecting else {
        world.heard(person, format!("no connection to {address}"));
        return;
    };
    let (mut position, mut own_seat) = (Value::Null, Value::Null);
    let (mut number, mut id) = (0, 0);
    let (mut move_asked, mut line_asked): (Option<Asked>, Option<Asked>) = (None, None);
    let (mut heard, mut pinged) = (Instant::now(), Instant::now() - PATIENCE);
    let mut glance = tokio::time::interval(GLANCE);
    while !world.is_over() && !witness.over {
        let mut out = Vec::new();
        tokio::select! {
            message = stream.next() => {
                let Some(Ok(message)) = message else { return };
                heard = Instant::now();
                let Message::Text(text) = message else { continue };
                let frame: Value = serde_json::from_str(&text).expect("JSON");
                match frame["type"].as_str().unwrap_or_default() {
                    kind @ ("done" | "refused") => {
                        let fate = match kind {
                            "done" => Fate::Acknowledged(frame["seq"].as_u64().expect("a number")),
                            // Whether it was written is not known when the server failed.
                            _ if frame["code"] == "internal" => Fate::Unknown,
                            _ => Fate::Refused,
                        };
                        world.heard(person, format!("{address}, number {number}: {frame}"));
                        if let Some(asked) = move_asked.take_if(|asked| frame["id"] == asked.id) {
                            witness.moves[asked.at].1 = fate;
                            if kind == "done" {
                                world.moves[person.group].fetch_add(1, Ordering::Relaxed);
                            }
                        }
                        if let Some(asked) = line_asked.take_if(|asked| frame["id"] == asked.id) {
                            witness.lines[asked.at].1 = fate;
                        }
                    }
                    "bye" => return,
                    "chat" => {
                        let mut line = frame;
                        line.as_object_mut().expect("an object").shift_remove("type");
                        witness.hear(&line);
                    }
                    kind @ ("welcome" | "snapshot" | "update") => {
                        let seq = frame["seq"].as_u64().expect("a number");
                        if seq < number {
                            witness.wrong.push(format!("number {seq} came after {number}"));
                        }
                        if kind == "welcome" {
                            if seq < witness.newest {
                                witness.wrong.push(format!("number {seq} is shown, and {} was before", witness.newest));
                            }
                            if let Some(lost) = lost.take() {
                                world.away.lock().expect("nobody panicked").push(lost.elapsed());
                            }
                        }
                        world.heard(person, format!("{address}: {kind} {seq}, asked: {}", frame["position"]["pending"]));
                        number = seq;
                        witness.newest = witness.newest.max(seq);
                        witness.learn(&frame);
                        if let Some(shown) = frame.get("position").filter(|shown| shown.is_object()) {
                            position = shown.clone();
                        }
                        if let Some(own) = witness.seat.and_then(|seat| frame["seats"].get(seat as usize)) {
                            own_seat = own.clone();
                        }
                        witness.over |= frame["phase"] == "over";
                    }
                    _ => {}
                }
            }
            _ = glance.tick() => {
                let late = [&move_asked, &line_asked].into_iter().flatten().any(|asked| asked.since.elapsed() > PATIENCE);
                if late || heard.elapsed() > PATIENCE {
                    world.heard(person, format!("{address}, number {number}: no answer"));
                    return;
                }
                if pinged.elapsed() > PATIENCE / 4 {
                    pinged = Instant::now();
                    out.push(json!({"type": "ping"}));
                    // Until it has worked: what was asked while the database was away was refused.
                    match own_seat["kind"].as_str() {
                        Some("open") => out.push(json!({"type": "sit", "seat": witness.seat, "word": "w"})),
                        Some(_) if own_seat["word"] == false => {
                            out.push(json!({"type": "word", "seat": witness.seat, "word": "w"}));
                        }
                        _ => {}
                    }
                }
                let seat = witness.seat.filter(|seat| position["pending"].as_array().is_some_and(|asked| asked.contains(&json!(seat))));
                let own = position["moves"].as_array().and_then(|all| all.iter().find(|listed| Some(&listed["seat"]) == seat.map(|seat| json!(seat)).as_ref()));
                let moves = own.and_then(|own| own["moves"].as_array()).filter(|moves| !moves.is_empty() && move_asked.is_none());
                if let (Some(seat), Some(moves)) = (seat, moves) {
                    id += 1;
                    let mv = moves[(number as usize * 7 + witness.moves.len()) % moves.len()]["text"].as_str().expect("a move");
                    move_asked = Some(Asked { id, at: witness.moves.len(), since: Instant::now() });
                    witness.moves.push((mv.to_owned(), Fate::Unknown));
                    out.push(json!({"type": "play", "id": id, "seat": seat, "seq": number, "move": mv}));
                }
                // Others write at the same time, from wherever they are.
                if line_asked.is_none() && witness.lines.len() * 8 < number as usize {
                    id += 1;
                    let line = format!("{} says {}", person.name, witness.lines.len());
                    line_asked = Some(Asked { id, at: witness.lines.len(), since: Instant::now() });
                    out.push(json!({"type": "chat", "id": id, "text": line}));
                    witness.lines.push((line, Fate::Unknown));
                }
            }
        }
        for frame in out {
            if stream.send(Message::text(frame.to_string())).await.is_err() {
                return;
            }
        }
    }
    let _ = tokio::time::timeout(Duration::from_millis(200), stream.close(None)).await;
}
