//! What a house with many tables costs, beside an empty one: the start, the lobby, one's own tables, memory.
//! `cargo run --release -p hustings-server --example growth -- target/release/bare-server [FINISHED] [OPEN]`

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use hustings_server::measure::multiply;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};

type Failure = Box<dyn std::error::Error>;

const CALLS: u32 = 300;
/// The system counts CPU time in these.
const TICK: Duration = Duration::from_millis(10);

struct House {
    process: Child,
    address: String,
    started: Duration,
}

impl House {
    fn start(program: &str, data: &Path) -> Result<House, Failure> {
        let begin = Instant::now();
        let mut process = Command::new(program).arg(data).stdout(Stdio::piped()).spawn()?;
        let mut address = String::new();
        BufReader::new(process.stdout.take().ok_or("no output")?).read_line(&mut address)?;
        Ok(House { process, address: address.trim().to_owned(), started: begin.elapsed() })
    }

    fn call(&self, method: &str, path: &str, secret: &str, body: &Value) -> Result<Value, Failure> {
        let (address, body) = (&self.address, body.to_string());
        let mut stream = TcpStream::connect(address)?;
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nAuthorization: Bearer {secret}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        )?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        let (head, body) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
        if !head.contains(" 20") {
            return Err(format!("{path}: {answer}").into());
        }
        Ok(serde_json::from_str(body)?)
    }

    /// The shortest game: both give their word, and one gives up.
    fn resign(&self, table: &str, secret: &str) -> Result<(), Failure> {
        let mut request = format!("ws://{}/api/tables/{table}/socket", self.address).into_client_request()?;
        request.headers_mut().insert("Authorization", format!("Bearer {secret}").parse()?);
        let (mut socket, _) = tungstenite::client(request, TcpStream::connect(&self.address)?)?;
        for seat in [0, 1] {
            socket.send(Message::text(json!({"type": "word", "seat": seat, "word": "w"}).to_string()))?;
        }
        while !socket.read()?.to_text()?.contains(r#""phase":"playing""#) {}
        socket.send(Message::text(json!({"type": "resign", "seat": 0}).to_string()))?;
        while !socket.read()?.to_text()?.contains(r#""phase":"over""#) {}
        // Lists lag a moment behind.
        while self.call("GET", "/api/tables?over=true", secret, &Value::Null)?["tables"] == json!([]) {
            std::thread::sleep(TICK);
        }
        Ok(())
    }

    /// User and system time so far.
    fn cpu(&self) -> Result<Duration, Failure> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.process.id()))?;
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        let ticks: u32 = fields[11].parse::<u32>()? + fields[12].parse::<u32>()?;
        Ok(TICK * ticks)
    }

    fn memory(&self) -> Result<String, Failure> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id()))?;
        let line = status.lines().find(|line| line.starts_with("VmRSS")).ok_or("no memory")?;
        let kilobytes: u32 = line.split_whitespace().nth(1).ok_or("no number")?.parse()?;
        Ok(format!("{:.1} MB", f64::from(kilobytes) / 1024.0))
    }

    /// CPU time of the server for each call, in milliseconds.
    fn cost(&self, path: &str, secret: &str) -> Result<f64, Failure> {
        let before = self.cpu()?;
        for _ in 0..CALLS {
            self.call("GET", path, secret, &Value::Null)?;
        }
        Ok((self.cpu()? - before).as_secs_f64() * 1e3 / f64::from(CALLS))
    }

    fn report(&self, name: &str, secret: &str) -> Result<(), Failure> {
        let costs = ["/api/me", "/api/lobby", "/api/tables?over=false", "/api/tables?over=true"];
        let costs = costs.map(|path| self.cost(path, secret).map(|cost| format!("{cost:7.2} ms")));
        let [me, lobby, unfinished, over] = costs;
        println!(
            "{name:<34} {:>7} ms {} {} {} {}   {}",
            self.started.as_millis(),
            me?,
            lobby?,
            unfinished?,
            over?,
            self.memory()?
        );
        Ok(())
    }

    fn stop(mut self) -> Result<(), Failure> {
        self.process.kill()?;
        self.process.wait()?;
        Ok(())
    }
}

fn main() -> Result<(), Failure> {
    let mut arguments = std::env::args().skip(1);
    let program = arguments.next().ok_or("the server's program")?;
    let mut number = |usual: u32| arguments.next().map_or(Ok(usual), |text| text.parse());
    let (finished, open) = (number(100_000)?, number(10_000)?);
    let folder = tempfile::tempdir()?;
    let data = folder.path().join("data.db");

    let house = House::start(&program, &data)?;
    let me = house.call("POST", "/api/session", "", &json!({"name": "Ann", "bearer": true}))?;
    let secret = me["secret"].as_str().ok_or("no secret")?.to_owned();
    let table = |seats: Value| -> Result<String, Failure> {
        let wish = json!({"game": "kuzushi", "seats": seats, "public": true});
        let made = house.call("POST", "/api/tables", &secret, &wish)?;
        Ok(made["table"].as_str().ok_or("no table")?.to_owned())
    };
    let waiting = table(json!([{"type": "me"}, {"type": "open"}]))?;
    let played = table(json!([{"type": "me"}, {"type": "hot_seat", "name": "Ben"}]))?;
    house.resign(&played, &secret)?;
    println!(
        "{:<34} {:>10} {:>10} {:>10} {:>10} {:>10}   memory",
        "a house with", "start", "me", "lobby", "mine", "history"
    );
    house.report("2 tables", &secret)?;
    house.stop()?;

    multiply(&data, &waiting, open)?;
    multiply(&data, &played, finished)?;
    let size = std::fs::metadata(&data)?.len() / 1_000_000;
    let house = House::start(&program, &data)?;
    house.report(&format!("{finished} finished, {open} open"), &secret)?;
    println!("The file has {size} MB. All tables are the asking person's own.");
    house.stop()
}
