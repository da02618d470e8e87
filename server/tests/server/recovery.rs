//! A new password by e-mail, with a mail server that keeps what it gets; and those who ask for somebody else's.

use std::time::Duration;

use hustings_server::Config;
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

use crate::house::{Guest, House, closed_with, http, seated};

/// A mail server; the test reads the letters one by one.
struct Letters {
    smtp: String,
    come: mpsc::UnboundedReceiver<String>,
}

impl Letters {
    async fn open() -> Letters {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let smtp = format!("smtp://{}", listener.local_addr().unwrap());
        let (tell, come) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(take(stream, tell.clone()));
            }
        });
        Letters { smtp, come }
    }

    fn configure(&self) -> impl Fn(&mut Config) + use<> {
        let smtp = self.smtp.clone();
        move |config| {
            config.notices.smtp = Some(smtp.clone());
            config.notices.from = Some("Hustings <club@example.org>".to_owned());
            config.origins = vec!["https://club.example".to_owned()];
            config.rate = 20;
        }
    }

    async fn next(&mut self) -> String {
        let next = tokio::time::timeout(Duration::from_secs(20), self.come.recv()).await;
        next.expect("a letter arrives").expect("the server is open")
    }

    /// What the link in the next letter holds.
    async fn token(&mut self, path: &str) -> String {
        let letter = self.next().await;
        let begin = format!("https://club.example{path}#");
        let (_, rest) = letter.split_once(&begin).unwrap_or_else(|| panic!("no link to {path}: {letter}"));
        rest.chars().take_while(char::is_ascii_alphanumeric).collect()
    }

    async fn none_comes(&mut self) {
        let next = tokio::time::timeout(Duration::from_millis(800), self.come.recv()).await;
        assert!(next.is_err(), "{next:?}");
    }
}

/// One connection of a mail program.
async fn take(stream: TcpStream, tell: mpsc::UnboundedSender<String>) {
    let mut stream = BufReader::new(stream);
    stream.write_all(b"220 test\r\n").await.unwrap();
    let (mut line, mut letter) = (String::new(), None::<String>);
    while stream.read_line(&mut line).await.unwrap_or(0) > 0 {
        let answer = match &mut letter {
            Some(text) if line == ".\r\n" => {
                // Long lines are folded with a = at their end.
                let _ = tell.send(text.replace("=\r\n", "").replace("=23", "#"));
                letter = None;
                "250 kept\r\n"
            }
            Some(text) => {
                text.push_str(&line);
                ""
            }
            None if line.starts_with("DATA") => {
                letter = Some(String::new());
                "354 go on\r\n"
            }
            None if line.starts_with("QUIT") => "221 bye\r\n",
            None => "250 fine\r\n",
        };
        stream.write_all(answer.as_bytes()).await.unwrap();
        line.clear();
    }
}

async fn account(house: &House, name: &str) -> Guest {
    let guest = house.guest(name).await;
    let claimed = guest.post("/api/account", &json!({"account": name, "password": "correct horse"})).await;
    guest.with_secret(&claimed)
}

async fn confirm(house: &House, token: &str) -> u16 {
    http(house.address(), "POST", "/api/account/address/confirm", &[], Some(&json!({"token": token}))).await.status
}

/// An account whose owner has confirmed this address.
async fn reachable(house: &House, letters: &mut Letters, name: &str, address: &str) -> Guest {
    let person = account(house, name).await;
    let answer = person.ask("PUT", "/api/account/address", Some(&json!({"address": address}))).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    let token = letters.token("/mail/address").await;
    assert_eq!(confirm(house, &token).await, 204);
    person
}

async fn ask(house: &House, who: &str) -> (u16, String) {
    let answer = http(house.address(), "POST", "/api/recover", &[], Some(&json!({"who": who}))).await;
    (answer.status, answer.text)
}

#[tokio::test]
async fn an_address_counts_when_its_owner_has_pressed_the_button() {
    let mut letters = Letters::open().await;
    let house = House::with(letters.configure()).await;
    let ann = account(&house, "ann").await;
    let info = ann.get("/api/account").await.json();
    assert_eq!((&info["mail"], &info["address"], &info["unconfirmed"]), (&json!(true), &Value::Null, &Value::Null));
    let set = async |address: &str| ann.ask("PUT", "/api/account/address", Some(&json!({"address": address}))).await;
    assert_eq!(set("no address").await.status, 422);
    assert_eq!(set("Ann@Example.org").await.json()["unconfirmed"], "Ann@example.org");
    let token = letters.token("/mail/address").await;
    assert_eq!(ask(&house, "ann").await.0, 204);
    letters.none_comes().await;
    assert_eq!(confirm(&house, "another").await, 404);
    assert_eq!(confirm(&house, &token).await, 204);
    assert_eq!(confirm(&house, &token).await, 404, "once");
    let info = ann.get("/api/account").await.json();
    assert_eq!((&info["address"], &info["unconfirmed"]), (&json!("Ann@example.org"), &Value::Null));
    let gone = ann.ask("DELETE", "/api/account/address", None).await;
    assert_eq!(gone.json()["address"], Value::Null);
    assert_eq!(ask(&house, "ann@example.org").await.0, 204);
    letters.none_comes().await;
    let guest = house.guest("Ben").await;
    let refused = guest.ask("PUT", "/api/account/address", Some(&json!({"address": "ben@example.org"}))).await;
    assert_eq!(refused.status, 403, "a guest has nothing to recover");
}

#[tokio::test]
async fn a_link_leads_to_a_new_password_once_and_ends_all_sessions() {
    let mut letters = Letters::open().await;
    let house = House::with(letters.configure()).await;
    let ann = reachable(&house, &mut letters, "ann", "ann@example.org").await;
    // By the account or by the address, in any case.
    assert_eq!(ask(&house, "ANN").await.0, 204);
    let first = letters.token("/recover").await;
    assert_eq!(ask(&house, "Ann@Example.ORG").await.0, 204);
    let second = letters.token("/recover").await;
    let (table, others, _sockets) = seated(&house, "duel", 2, json!({})).await;
    let device = &others[0];
    let set =
        async |token: &str, new: &str| device.post("/api/recover/password", &json!({"token": token, "new": new})).await;
    assert_eq!(set(&first, "another horse").await.status, 404, "a newer link replaced it");
    assert_eq!(set(&second, "short").await.status, 422, "and the link is still good");
    let answer = set(&second, "another horse").await;
    assert_eq!((answer.status, &answer.json()["account"]), (200, &json!("ann")), "{}", answer.text);
    assert_eq!(ann.get("/api/me").await.status, 401, "all sessions have ended");
    assert_eq!(set(&second, "third horse").await.status, 404, "once");
    let back = ann.with_secret(&answer);
    assert_eq!(back.come(&table).await.state["you"]["seats"], json!([0]), "the guest's seat came along");
    let login =
        async |password: &str| device.post("/api/login", &json!({"account": "ann", "password": password})).await.status;
    assert_eq!((login("correct horse").await, login("another horse").await), (401, 200));

    assert_eq!(ask(&house, "ann").await.0, 204);
    let late = letters.token("/recover").await;
    house.time.advance(Duration::from_secs(3601));
    assert_eq!(set(&late, "another horse").await.status, 404, "it is good for an hour");
}

#[tokio::test]
async fn sessions_at_tables_end_with_a_new_password() {
    let mut letters = Letters::open().await;
    let house = House::with(letters.configure()).await;
    let ann = reachable(&house, &mut letters, "ann", "ann@example.org").await;
    let table = ann.table(json!({"game": "duel", "seats": [{"type": "me"}, {"type": "open"}]})).await;
    let mut socket = ann.come(&table).await;
    ask(&house, "ann").await;
    let token = letters.token("/recover").await;
    let wish = json!({"token": token, "new": "another horse"});
    assert_eq!(http(house.address(), "POST", "/api/recover/password", &[], Some(&wish)).await.status, 200);
    assert_eq!(closed_with(&mut socket).await, 1008);
}

/// Who has an account or gave an address is nobody's business.
#[tokio::test]
async fn nobody_learns_who_has_an_account() {
    let mut letters = Letters::open().await;
    let house = House::with(letters.configure()).await;
    reachable(&house, &mut letters, "ann", "ann@example.org").await;
    account(&house, "ben").await;
    let mut answers = Vec::new();
    for who in ["ann", "ben", "nobody", "ann@example.org", "nobody@example.org", ""] {
        answers.push(ask(&house, who).await);
    }
    assert!(answers.iter().all(|answer| *answer == (204, String::new())), "{answers:?}");
    for _ in 0..2 {
        assert!(letters.next().await.contains("ann"));
    }
    letters.none_comes().await;
    // However often somebody asks, the owner gets few letters a day.
    for _ in 0..5 {
        assert_eq!(ask(&house, "ann").await.0, 204);
    }
    letters.next().await;
    letters.none_comes().await;
    house.time.advance(Duration::from_secs(24 * 3600 + 1));
    ask(&house, "ann").await;
    letters.next().await;
    let silent = House::open().await;
    assert_eq!(ask(&silent, "ann").await.0, 422, "a server without e-mail says so");
}

/// Whoever asks does not choose where the link leads.
#[tokio::test]
async fn a_link_leads_where_its_owner_is() {
    let mut letters = Letters::open().await;
    let configure = letters.configure();
    let house = House::with(|config| {
        configure(config);
        config.origins = Vec::new();
    })
    .await;
    let ann = account(&house, "ann").await;
    let set = ann.ask("PUT", "/api/account/address", Some(&json!({"address": "ann@example.org"}))).await;
    assert_eq!(set.status, 200, "{}", set.text);
    let here = format!("http://{}", house.address());
    let letter = letters.next().await;
    let (_, rest) = letter.split_once(&format!("{here}/mail/address#")).expect("a link");
    let token: String = rest.chars().take_while(char::is_ascii_alphanumeric).collect();
    assert_eq!(confirm(&house, &token).await, 204);
    let mut stream = TcpStream::connect(house.address()).await.unwrap();
    let body = json!({"who": "ann"}).to_string();
    let length = body.len();
    let request = format!(
        "POST /api/recover HTTP/1.1\r\nHost: 192.0.2.66\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let letter = letters.next().await;
    assert!(letter.contains(&format!("{here}/recover#")) && !letter.contains("192.0.2.66"), "{letter}");
}
