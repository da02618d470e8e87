//! A table on a Hustings server: the model sits there like anybody else, using the public protocol (docs/protocol.md).
//! One thread holds the socket and reconnects when it breaks.

use std::net::TcpStream;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use hustings_core::Seat;
use hustings_words::{Names, Wording};
use serde_json::{Value, json};
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{ClientRequestBuilder, WebSocket, http::Uri};
use ureq::tls::{RootCerts, TlsConfig};

use super::said;
use super::table::{Look, Rules, Seated, Seen};
use crate::random_seed::random_seed;

/// How long a request may take.
const PATIENCE: Duration = Duration::from_secs(15);
/// How long `play` waits for the others before it shows the position.
const OTHERS: Duration = Duration::from_secs(20);
/// The pause between two attempts to connect.
const PAUSE: Duration = Duration::from_millis(500);
/// How often the thread looks for something to send.
const TICK: Duration = Duration::from_millis(20);

pub struct LiveTable {
    shared: Arc<Shared>,
    out: Sender<Value>,
    wording: &'static Wording,
    seat: Seat,
    next_id: u32,
    /// Entries and chat up to this number have been reported.
    heard: u64,
}

#[derive(Default)]
struct Shared {
    known: Mutex<Known>,
    changed: Condvar,
}

/// What the server has sent.
#[derive(Default)]
struct Known {
    welcome: Value,
    seats: Value,
    position: Value,
    ending: Value,
    own: Vec<u8>,
    words_wanted: Vec<u8>,
    seq: u64,
    /// Log entries and lines of chat, by number.
    news: Vec<(u64, Value)>,
    /// Answers to requests, by their ids.
    answers: Vec<(u64, Value)>,
}

impl Known {
    fn hear(&mut self, frame: Value) {
        let kind = frame["type"].as_str().unwrap_or_default().to_owned();
        match kind.as_str() {
            "welcome" | "snapshot" => {
                for (field, slot) in
                    [("seats", &mut self.seats), ("position", &mut self.position), ("ending", &mut self.ending)]
                {
                    *slot = frame[field].clone();
                }
                self.own = numbers(&frame["you"]["seats"]);
                self.words_wanted = numbers(&frame["you"]["words_wanted"]);
                for list in ["log", "chat"] {
                    for one in frame[list].as_array().into_iter().flatten() {
                        self.note(one.clone());
                    }
                }
                self.seq = self.seq.max(frame["seq"].as_u64().unwrap_or(0));
                if kind == "welcome" {
                    self.welcome = frame;
                }
            }
            "update" => {
                for (field, slot) in
                    [("seats", &mut self.seats), ("position", &mut self.position), ("ending", &mut self.ending)]
                {
                    if !frame[field].is_null() {
                        *slot = frame[field].clone();
                    }
                }
                if !frame["you"].is_null() {
                    self.own = numbers(&frame["you"]["seats"]);
                    self.words_wanted = numbers(&frame["you"]["words_wanted"]);
                }
                self.seq = self.seq.max(frame["seq"].as_u64().unwrap_or(0));
                self.note(frame["entry"].clone());
            }
            "chat" => self.note(frame),
            "done" | "refused" => {
                self.seq = self.seq.max(frame["seq"].as_u64().unwrap_or(0));
                self.answers.push((frame["id"].as_u64().unwrap_or(0), frame));
            }
            _ => {}
        }
    }

    fn note(&mut self, entry: Value) {
        let seq = entry["seq"].as_u64().unwrap_or(0);
        if !self.news.iter().any(|(known, one)| *known == seq && one["text"] == entry["text"]) {
            self.news.push((seq, entry));
        }
    }

    fn pending(&self) -> Vec<u8> {
        numbers(&self.position["pending"])
    }
}

fn numbers(list: &Value) -> Vec<u8> {
    list.as_array().into_iter().flatten().filter_map(|one| u8::try_from(one.as_u64()?).ok()).collect()
}

impl LiveTable {
    pub fn join(link: &str, name: &str, seat: Option<u8>) -> Result<(Rules, LiveTable), String> {
        let invitation = read_link(link)?;
        let secret = session(&invitation, name)?;
        let (out, outgoing) = channel();
        let shared = Arc::new(Shared::default());
        let connection = Connection { invitation, secret, shared: Arc::clone(&shared), outgoing };
        let socket = connection.connect()?;
        std::thread::spawn(move || connection.run(socket));
        let mut table =
            LiveTable { shared, out, wording: hustings_words::shared(), seat: Seat(0), next_id: 0, heard: 0 };
        table.wait(PATIENCE, |known| !known.welcome.is_null()).ok_or("The server does not answer.")?;
        table.take_a_seat(seat)?;
        let rules = {
            let known = table.known();
            let info = &known.welcome["table"];
            let seats = u8::try_from(info["seats"].as_u64().unwrap_or(0)).unwrap_or(0);
            let game = info["game"].as_str().unwrap_or_default();
            Rules::new(game, seats, &info["options"]).map_err(|error| error.to_string())?
        };
        table.wording = rules.wording;
        Ok((rules, table))
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.shared.known.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Waits until `holds` returns true; `None` if it does not in time.
    fn wait(&self, limit: Duration, mut holds: impl FnMut(&mut Known) -> bool) -> Option<()> {
        let until = Instant::now() + limit;
        let mut known = self.known();
        while !holds(&mut known) {
            let left = until.checked_duration_since(Instant::now())?;
            let waited = self.shared.changed.wait_timeout(known, left);
            known = waited.unwrap_or_else(std::sync::PoisonError::into_inner).0;
        }
        Some(())
    }

    /// Sends a request and waits for its answer.
    fn request(&mut self, mut frame: Value) -> Result<(), String> {
        self.next_id += 1;
        let id = u64::from(self.next_id);
        frame["id"] = json!(id);
        self.out.send(frame).map_err(|_| "The connection to the server is gone.".to_owned())?;
        let mut answer = None;
        let find = |known: &mut Known| {
            let at = known.answers.iter().position(|(one, _)| *one == id);
            answer = at.map(|at| known.answers.swap_remove(at).1);
            answer.is_some()
        };
        self.wait(PATIENCE, find).ok_or("The server does not answer.")?;
        let answer = answer.unwrap_or_default();
        if answer["type"] == "done" {
            return Ok(());
        }
        let rule = answer["rule"].as_str().map_or(String::new(), |rule| format!(" ({rule})"));
        Err(format!("{}{rule}", answer["message"].as_str().unwrap_or("refused")))
    }

    /// Takes a seat and gives its word for the luck.
    fn take_a_seat(&mut self, wanted: Option<u8>) -> Result<(), String> {
        let (own, open) = {
            let known = self.known();
            let seats = known.seats.as_array().cloned().unwrap_or_default();
            let open =
                (0..seats.len()).filter(|at| seats[*at]["kind"] == "open").map(|at| at as u8).collect::<Vec<_>>();
            (known.own.clone(), open)
        };
        let seat = match (wanted, own.first(), open.first()) {
            (Some(seat), _, _) => seat,
            (None, Some(seat), _) | (None, None, Some(seat)) => *seat,
            (None, None, None) => return Err("No seat of this table is open.".to_owned()),
        };
        self.seat = Seat(seat);
        if own.contains(&seat) {
            let wanted = self.known().words_wanted.contains(&seat);
            return if wanted {
                self.request(json!({"type": "word", "seat": seat, "word": random_seed()}))
            } else {
                Ok(())
            };
        }
        self.request(json!({"type": "sit", "seat": seat, "word": random_seed()}))
    }
}

impl Seated for LiveTable {
    fn look(&mut self) -> Result<Look, String> {
        // The game begins a moment after the last player sits down.
        self.wait(Duration::from_millis(300), |known| !known.position.is_null());
        let known = self.known();
        let names: Vec<String> = known.seats.as_array().into_iter().flatten().map(|seat| text(&seat["name"])).collect();
        let words = Names { seats: names.clone(), you: Some(self.seat) };
        let mut news: Vec<_> = known.news.iter().filter(|(seq, _)| *seq > self.heard).collect();
        news.sort_by_key(|(seq, _)| *seq);
        let news: Vec<String> = news.into_iter().flat_map(|(_, one)| sentences(one, self.wording, &words)).collect();
        let heard = known.seq.max(known.news.iter().map(|(seq, _)| *seq).max().unwrap_or(0));
        let position = (!known.position.is_null()).then(|| {
            let own = known.position["moves"].as_array().into_iter().flatten();
            let own = own.filter(|one| one["seat"] == self.seat.0 && one["idle"] != true);
            let moves = own.flat_map(|one| one["moves"].as_array().cloned().unwrap_or_default());
            Seen {
                view: known.position["view"].clone(),
                moves: moves.map(|one| text(&one["text"])).collect(),
                pending: known.pending().into_iter().map(Seat).collect(),
            }
        });
        let result = (!known.ending.is_null()).then(|| {
            let outcome = &known.ending["outcome"];
            format!("Ranks by seat: {}, scores: {}.", outcome["ranks"], outcome["scores"])
        });
        drop(known);
        self.heard = heard;
        Ok(Look { seat: self.seat, names, position, news, result })
    }

    fn play(&mut self, text: &str) -> Result<(), String> {
        let seq = self.known().seq;
        self.request(json!({"type": "play", "seat": self.seat.0, "seq": seq, "move": text}))?;
        let seat = self.seat.0;
        self.wait(OTHERS, |known| !known.ending.is_null() || known.pending().contains(&seat));
        Ok(())
    }

    fn say(&mut self, text: &str) -> Result<(), String> {
        self.request(json!({"type": "chat", "text": text}))
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// A log entry or a line of chat, as sentences.
fn sentences(one: &Value, wording: &Wording, names: &Names) -> Vec<String> {
    if one["type"] == "chat" || one["user"].is_string() && one["text"].is_string() {
        return vec![format!("{} said: {}", text(&one["name"]), text(&one["text"]))];
    }
    let events = one["events"].as_array().into_iter().flatten();
    let worded = events.filter_map(|event| {
        let say = said::message(&event["say"])?;
        Some(format!("{} ({})", wording.say(&say, names), text(&event["rule"])))
    });
    worded.collect()
}

/// A link to a table, taken apart.
struct Invitation {
    encrypted: bool,
    /// With the port, where the link names one.
    host: String,
    /// Host and port, as they are connected to.
    endpoint: String,
    table: String,
}

fn read_link(link: &str) -> Result<Invitation, String> {
    let uri: Uri = link.trim().parse().map_err(|error| format!("`{link}` is no address: {error}"))?;
    let wrong = || format!("`{link}` is no invitation; one looks like https://games.example/t/8hK2mPq4XwZc7R");
    let (encrypted, port) = match uri.scheme_str() {
        Some("http") => (false, 80),
        Some("https") => (true, 443),
        _ => return Err(wrong()),
    };
    let authority = uri.authority().ok_or_else(wrong)?;
    let table =
        uri.path().strip_prefix("/t/").map(|table| table.trim_end_matches('/')).filter(|table| !table.is_empty());
    Ok(Invitation {
        encrypted,
        host: authority.to_string(),
        endpoint: format!("{}:{}", authority.host(), authority.port_u16().unwrap_or(port)),
        table: table.ok_or_else(wrong)?.to_owned(),
    })
}

/// The secret of a new guest.
fn session(Invitation { encrypted, host, .. }: &Invitation, name: &str) -> Result<String, String> {
    // The machine's own certificates, as the socket uses them: a club may have signed its server's itself.
    let tls = TlsConfig::builder().root_certs(RootCerts::PlatformVerifier).build();
    let agent = ureq::Agent::new_with_config(ureq::Agent::config_builder().tls_config(tls).build());
    let scheme = if *encrypted { "https" } else { "http" };
    let mut answer = agent
        .post(format!("{scheme}://{host}/api/session"))
        .send_json(json!({"name": name, "bearer": true}))
        .map_err(|error| format!("The server at {host} gives no session: {error}"))?;
    let answer: Value = answer.body_mut().read_json().map_err(|error| error.to_string())?;
    Ok(text(&answer["secret"]))
}

type Socket = WebSocket<MaybeTlsStream<TcpStream>>;

/// The socket, and what goes over it. It ends when the table is dropped.
struct Connection {
    invitation: Invitation,
    secret: String,
    shared: Arc<Shared>,
    outgoing: Receiver<Value>,
}

impl Connection {
    fn connect(&self) -> Result<Socket, String> {
        let Invitation { encrypted, host, endpoint, table } = &self.invitation;
        let failed = |error: &dyn std::fmt::Display| format!("The server at {host} cannot be reached: {error}");
        let scheme = if *encrypted { "wss" } else { "ws" };
        let address = format!("{scheme}://{host}/api/tables/{table}/socket");
        let uri: Uri = address.parse().map_err(|error| failed(&error))?;
        let request = ClientRequestBuilder::new(uri).with_header("Authorization", format!("Bearer {}", self.secret));
        let stream = TcpStream::connect(endpoint).map_err(|error| failed(&error))?;
        // Clones of a TCP stream share its time limit, so it can be set below the encryption.
        let limit = stream.try_clone().map_err(|error| failed(&error))?;
        limit.set_read_timeout(Some(PATIENCE)).map_err(|error| failed(&error))?;
        let (socket, _) = tungstenite::client_tls(request, stream).map_err(|error| failed(&error))?;
        limit.set_read_timeout(Some(TICK)).map_err(|error| failed(&error))?;
        Ok(socket)
    }

    fn run(self, mut socket: Socket) {
        loop {
            match self.serve(&mut socket) {
                Ok(()) => return,
                Err(()) => loop {
                    std::thread::sleep(PAUSE);
                    if Arc::strong_count(&self.shared) == 1 {
                        return;
                    }
                    if let Ok(again) = self.connect() {
                        socket = again;
                        break;
                    }
                },
            }
        }
    }

    /// Until the table is dropped (`Ok`) or the connection breaks.
    fn serve(&self, socket: &mut Socket) -> Result<(), ()> {
        loop {
            loop {
                match self.outgoing.try_recv() {
                    Ok(frame) => socket.send(tungstenite::Message::text(frame.to_string())).map_err(drop)?,
                    Err(TryRecvError::Empty) => break,
                    Err(TryRecvError::Disconnected) => {
                        let _ = socket.close(None);
                        return Ok(());
                    }
                }
            }
            match socket.read() {
                Ok(tungstenite::Message::Text(frame)) => {
                    if let Ok(frame) = serde_json::from_str(&frame) {
                        let known = self.shared.known.lock();
                        known.unwrap_or_else(std::sync::PoisonError::into_inner).hear(frame);
                        self.shared.changed.notify_all();
                    }
                }
                Ok(_) => {}
                Err(tungstenite::Error::Io(error))
                    if matches!(error.kind(), std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut) => {}
                Err(_) => return Err(()),
            }
        }
    }
}
