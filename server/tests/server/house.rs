//! A server in a temporary folder, guests who talk to it, and their sockets.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use hustings_bots::Roster;
use hustings_catalog::Catalog;
use hustings_core::apply;
use hustings_server::assets::NoAssets;
use hustings_server::{Chance, Config, Parts, Server, StoreAt, Time};
use hustings_testkit::Duel;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio_tungstenite::tungstenite::{self, Message};

use crate::ballot::Ballot;
use crate::kit::Stream;
pub use crate::kit::{HttpAnswer, connect, http};

/// Far longer than anything takes; only a test that fails waits for it.
const PATIENCE: Duration = Duration::from_secs(20);

pub struct House {
    pub server: Option<Server>,
    pub dir: TempDir,
    pub time: Time,
    pub config: Config,
}

pub fn catalog() -> Catalog {
    Catalog::standard().with::<Duel>().with::<Ballot>()
}

impl House {
    /// With a clock that stands still until the test moves it.
    pub async fn open() -> House {
        House::with(|_| {}).await
    }

    pub async fn with(change: impl FnOnce(&mut Config)) -> House {
        let dir = tempfile::tempdir().unwrap();
        let mut config = Config::new(dir.path().join("hustings.db"));
        config.listen = SocketAddr::from(([127, 0, 0, 1], 0));
        config.bot_threads = 1;
        config.pace = 0..=0;
        change(&mut config);
        let time = Time::by_hand(1_800_000_000_000);
        let mut house = House { server: None, dir, time, config };
        house.start().await;
        house
    }

    /// Nodes of a house in a database: all have the same clock.
    pub async fn nodes<const MANY: usize>(change: impl Fn(&mut Config)) -> [House; MANY] {
        let database = tokio::task::spawn_blocking(|| hustings_testkit::postgres::postgres().database()).await.unwrap();
        let mut nodes = Vec::new();
        let time = Time::by_hand(1_800_000_000_000);
        for _ in 0..MANY {
            let store = database.parse().unwrap();
            nodes.push(House::on(store, time.clone(), &change).await);
        }
        nodes.try_into().ok().unwrap()
    }

    /// With its data there.
    pub async fn on(store: StoreAt, time: Time, change: impl FnOnce(&mut Config)) -> House {
        let mut config = Config::new(store);
        config.listen = SocketAddr::from(([127, 0, 0, 1], 0));
        config.bot_threads = 1;
        config.pace = 0..=0;
        change(&mut config);
        let mut house = House { server: None, dir: tempfile::tempdir().unwrap(), time, config };
        house.start().await;
        house
    }

    pub async fn start(&mut self) {
        let parts = Parts {
            config: self.config.clone(),
            catalog: catalog(),
            roster: Roster::standard().with::<Duel>().with::<Ballot>(),
            assets: Box::new(NoAssets),
            time: self.time.clone(),
            chance: Chance::rehearsed("house"),
        };
        let server = Server::start(parts).await.unwrap();
        // The same address after a restart, as in life.
        self.config.listen = server.address();
        self.server = Some(server);
    }

    pub async fn stop(&mut self) {
        self.server.take().unwrap().stop().await;
    }

    pub fn address(&self) -> SocketAddr {
        self.config.listen
    }

    /// The file with all data.
    pub fn data(&self) -> &Path {
        self.config.store.file().unwrap()
    }

    pub async fn guest(&self, name: &str) -> Guest {
        let answer =
            http(self.address(), "POST", "/api/session", &[], Some(&json!({"name": name, "bearer": true}))).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        let me = answer.json();
        Guest {
            address: self.address(),
            name: name.to_owned(),
            user: me["user"].as_str().unwrap().to_owned(),
            secret: me["secret"].as_str().unwrap().to_owned(),
        }
    }
}

#[derive(Clone)]
pub struct Guest {
    pub address: SocketAddr,
    pub name: String,
    pub user: String,
    pub secret: String,
}

impl Guest {
    /// The same person on another node.
    pub fn at(&self, node: &House) -> Guest {
        Guest { address: node.address(), ..self.clone() }
    }

    pub async fn ask(&self, method: &str, path: &str, body: Option<&Value>) -> HttpAnswer {
        let bearer = format!("Bearer {}", self.secret);
        http(self.address, method, path, &[("Authorization", &bearer)], body).await
    }

    /// The same person with the secret that an answer gave them.
    pub fn with_secret(&self, answer: &HttpAnswer) -> Guest {
        assert_eq!(answer.status, 200, "{}", answer.text);
        let me = answer.json();
        let text = |field: &str| me[field].as_str().unwrap_or_else(|| panic!("no {field}: {me}")).to_owned();
        Guest { secret: text("secret"), user: text("user"), ..self.clone() }
    }

    pub async fn post(&self, path: &str, body: &Value) -> HttpAnswer {
        self.ask("POST", path, Some(body)).await
    }

    pub async fn get(&self, path: &str) -> HttpAnswer {
        self.ask("GET", path, None).await
    }

    pub async fn table(&self, wish: Value) -> String {
        let answer = self.post("/api/tables", &wish).await;
        assert_eq!(answer.status, 201, "{}", answer.text);
        answer.json()["table"].as_str().unwrap().to_owned()
    }

    pub async fn come(&self, table: &str) -> Socket {
        self.come_back(table, None).await
    }

    pub async fn come_back(&self, table: &str, since: Option<u64>) -> Socket {
        self.come_with(table, &since.map(|since| format!("?since={since}")).unwrap_or_default()).await
    }

    /// As the page does it: with changes in place of whole positions.
    pub async fn come_for_changes(&self, table: &str) -> Socket {
        self.come_with(table, "?changes=true").await
    }

    pub async fn come_with(&self, table: &str, query: &str) -> Socket {
        let bearer = format!("Bearer {}", self.secret);
        let path = format!("/api/tables/{table}/socket{query}");
        let stream = connect(self.address, &path, &[("Authorization", &bearer)]).await.expect("a socket");
        Socket::begin(stream).await
    }

    /// Comes, gives the words asked for, and stays.
    pub async fn come_and_give_words(&self, table: &str) -> Socket {
        let mut socket = self.come(table).await;
        let wanted = socket.state["you"]["words_wanted"].as_array().unwrap().clone();
        for seat in wanted {
            let done = socket.request(json!({"type": "word", "seat": seat, "word": format!("word of {seat}")})).await;
            assert_eq!(done["type"], "done");
        }
        socket
    }

    pub async fn come_and_sit(&self, table: &str, seat: u64) -> Socket {
        let mut socket = self.come(table).await;
        let done = socket.request(json!({"type": "sit", "seat": seat, "word": format!("word of {}", self.name)})).await;
        assert_eq!(done["type"], "done", "{done}");
        socket
    }
}

/// Reads on until the server closes the socket, and gives its code.
pub async fn closed_with(socket: &mut Socket) -> u16 {
    loop {
        match socket.message().await {
            Some(Ok(Message::Close(frame))) => return frame.map_or(0, |frame| frame.code.into()),
            Some(Ok(_)) => {}
            Some(Err(_)) | None => panic!("the socket ended without a word"),
        }
    }
}

/// A table as one client follows it.
pub struct Socket {
    pub stream: Stream,
    /// Every frame, as it came.
    pub frames: Vec<String>,
    /// What the client knows: the last snapshot, with updates put in.
    pub state: Value,
    /// The last position as it was sent: changes start from it.
    sent: Value,
    next_id: u64,
}

impl Socket {
    async fn begin(stream: Stream) -> Socket {
        let mut socket = Socket { stream, frames: Vec::new(), state: Value::Null, sent: Value::Null, next_id: 1 };
        let welcome = socket.next().await;
        assert_eq!(welcome["type"], "welcome", "{welcome}");
        socket
    }

    pub async fn send(&mut self, frame: Value) {
        self.send_raw(Message::text(frame.to_string())).await;
    }

    pub async fn send_raw(&mut self, message: Message) {
        self.stream.send(message).await.unwrap();
    }

    /// The next message of any kind.
    pub async fn message(&mut self) -> Option<Result<Message, tungstenite::Error>> {
        tokio::time::timeout(PATIENCE, self.stream.next()).await.expect("something within the patience of a test")
    }

    /// The next text frame.
    pub async fn next(&mut self) -> Value {
        loop {
            match self.message().await.expect("an open socket").unwrap() {
                Message::Text(text) => return self.took(&text),
                Message::Ping(_) | Message::Pong(_) => {}
                other => panic!("not a text frame: {other:?}"),
            }
        }
    }

    fn took(&mut self, text: &str) -> Value {
        self.frames.push(text.to_owned());
        let frame: Value = serde_json::from_str(text).unwrap();
        match frame["type"].as_str().unwrap() {
            "welcome" | "snapshot" => self.state = frame.clone(),
            "update" => {
                for part in ["seq", "phase", "position", "seats", "ending", "chat_policy"] {
                    if let Some(value) = frame.get(part) {
                        self.state[part] = value.clone();
                    }
                }
                if let Some(change) = frame.get("change") {
                    self.sent = apply(self.sent.take(), change).expect("a change fits the last position");
                    self.state["position"] = without_idle(self.sent.clone());
                }
            }
            _ => {}
        }
        if let Some(position) = frame.get("position") {
            self.sent = position.clone();
        }
        frame
    }

    pub async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let frame = self.next().await;
            if wanted(&frame) {
                return frame;
            }
        }
    }

    /// A frame that has come already, or will.
    pub async fn ever(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        let come = self.frames.iter().map(|frame| serde_json::from_str(frame).unwrap()).find(|frame| wanted(frame));
        match come {
            Some(frame) => frame,
            None => self.until(wanted).await,
        }
    }

    pub async fn until_type(&mut self, wanted: &str) -> Value {
        self.until(|frame| frame["type"] == wanted).await
    }

    /// Reads on until what is known fulfils a condition; it may already.
    pub async fn until_state(&mut self, wanted: impl Fn(&Value) -> bool) {
        while !wanted(&self.state) {
            self.next().await;
        }
    }

    pub async fn until_phase(&mut self, phase: &str) {
        self.until_state(|state| state["phase"] == phase).await;
    }

    pub async fn until_what(&mut self, what: &str) -> Value {
        self.until(|frame| frame["entry"]["what"] == what).await
    }

    /// Sends with an id and waits for the answer with that id.
    pub async fn request(&mut self, mut frame: Value) -> Value {
        let id = self.next_id;
        self.next_id += 1;
        frame["id"] = json!(id);
        self.send(frame).await;
        self.until(|answer| {
            answer["id"] == id
                && ["done", "refused", "log", "previews", "hint", "why", "pong", "look_back"]
                    .contains(&answer["type"].as_str().unwrap())
        })
        .await
    }

    pub async fn play(&mut self, seat: u64, mv: &str) -> Value {
        let seq = self.state["seq"].clone();
        self.request(json!({"type": "play", "seat": seat, "seq": seq, "move": mv})).await
    }

    pub async fn refused(&mut self, frame: Value) -> String {
        let answer = self.request(frame).await;
        assert_eq!(answer["type"], "refused", "{answer}");
        answer["code"].as_str().unwrap().to_owned()
    }

    pub fn pending(&self) -> Vec<u64> {
        let pending = self.state["position"]["pending"].as_array();
        pending.map(|seats| seats.iter().map(|seat| seat.as_u64().unwrap()).collect()).unwrap_or_default()
    }

    pub fn moves(&self, seat: u64) -> Vec<String> {
        let listed = self.state["position"]["moves"].as_array();
        let own = listed.and_then(|seats| seats.iter().find(|listed| listed["seat"] == seat));
        let moves = own.and_then(|own| own["moves"].as_array());
        moves.map(|moves| moves.iter().map(|mv| mv["text"].as_str().unwrap().to_owned()).collect()).unwrap_or_default()
    }

    pub fn seq(&self) -> u64 {
        self.state["seq"].as_u64().unwrap()
    }
}

/// Moves at the end of a list that are kept for the next change are not legal now.
fn without_idle(mut position: Value) -> Value {
    for listed in position["moves"].as_array_mut().into_iter().flatten() {
        if let Some(idle) = listed.as_object_mut().unwrap().shift_remove("idle") {
            let moves = listed["moves"].as_array_mut().unwrap();
            moves.truncate(moves.len() - idle.as_u64().unwrap() as usize);
        }
    }
    position
}

/// A table of `game` whose first seat is the host's, all other seats open, and everybody on it.
pub async fn seated(house: &House, game: &str, seats: usize, options: Value) -> (String, Vec<Guest>, Vec<Socket>) {
    seated_with(house, json!({"game": game, "options": options}), seats).await
}

pub async fn seated_with(house: &House, mut wish: Value, seats: usize) -> (String, Vec<Guest>, Vec<Socket>) {
    let mut plan = vec![json!({"type": "me"})];
    plan.resize(seats, json!({"type": "open"}));
    wish["seats"] = json!(plan);
    let mut guests = vec![house.guest("Host").await];
    let table = guests[0].table(wish).await;
    let mut sockets = vec![guests[0].come_and_give_words(&table).await];
    for seat in 1..seats {
        let guest = house.guest(&format!("Guest {seat}")).await;
        sockets.push(guest.come_and_sit(&table, seat as u64).await);
        guests.push(guest);
    }
    for socket in &mut sockets {
        socket.until_phase("playing").await;
    }
    (table, guests, sockets)
}

/// Everybody plays the `choice`th of their moves (round the list) whenever they are asked, until the game is over.
pub async fn play_out(sockets: &mut [Socket], choice: usize) -> usize {
    let mut played = 0;
    loop {
        let newest = sockets.iter().map(Socket::seq).max().unwrap();
        for socket in sockets.iter_mut() {
            socket.until_state(|state| state["seq"].as_u64().unwrap() >= newest).await;
        }
        if sockets[0].state["phase"] == "over" {
            return played;
        }
        let seat = sockets[0].pending()[0];
        let socket = &mut sockets[seat as usize];
        let moves = socket.moves(seat);
        let moves: Vec<_> = moves.iter().filter(|mv| !mv.starts_with("taunt")).collect();
        let mv = moves[(choice + played) % moves.len()].clone();
        let done = socket.play(seat, &mv).await;
        assert_eq!(done["type"], "done", "{done}");
        played += 1;
    }
}
