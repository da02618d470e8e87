//! Guests, accounts, and history across devices.

use serde_json::json;

use crate::house::{House, closed_with, http, seated};

#[tokio::test]
async fn a_guest_claims_an_account_and_finds_their_tables_on_another_device() {
    let house = House::open().await;
    let (first, guests, _sockets) = seated(&house, "duel", 2, json!({})).await;
    let credentials = json!({"account": "Ann_1", "password": "correct horse"});
    let claimed = guests[0].post("/api/account", &credentials).await;
    assert_eq!((claimed.status, &claimed.json()["account"]), (200, &json!("Ann_1")), "{}", claimed.text);
    assert_eq!(
        guests[0].get("/api/me").await.status,
        401,
        "somebody who knew the guest's secret is not in the account"
    );
    let claimed = guests[0].with_secret(&claimed);
    assert_eq!(claimed.post("/api/account", &credentials).await.status, 403);
    assert_eq!(
        guests[1].post("/api/account", &json!({"account": "ann_1", "password": "another one"})).await.code(),
        "name_taken"
    );

    // Another device, on which somebody has already sat down as a guest.
    let (second, others, _more) = seated(&house, "duel", 2, json!({})).await;
    let device = &others[0];
    let wrong = device.post("/api/login", &json!({"account": "ann_1", "password": "wrong horse"})).await;
    let nobody = device.post("/api/login", &json!({"account": "nobody", "password": "wrong horse"})).await;
    assert_eq!((wrong.status, nobody.status), (401, 401));
    assert_eq!(wrong.text, nobody.text, "who has an account is nobody's business");
    let login = device.post("/api/login", &credentials).await;
    assert_eq!(login.status, 200, "{}", login.text);
    let me = login.json();
    assert_eq!(me["user"], guests[0].user);
    assert_eq!(device.get("/api/me").await.status, 401, "the guest's secret is worthless now");

    let ann = guests[0].with_secret(&login);
    let mine = ann.get("/api/tables").await.json()["tables"].take();
    let mut tables: Vec<_> = mine.as_array().unwrap().iter().map(|table| table["table"].as_str().unwrap()).collect();
    tables.sort_unstable();
    let mut both = [first.as_str(), second.as_str()];
    both.sort_unstable();
    assert_eq!(tables, both);
    let socket = ann.come(&second).await;
    assert_eq!(socket.state["you"]["seats"], json!([0]), "the guest's seat came along");
    assert_eq!(ann.ask("POST", "/api/logout", None).await.status, 204);
    assert_eq!(ann.get("/api/me").await.status, 401);
}

#[tokio::test]
async fn the_cookie_keeps_to_itself() {
    let house = House::open().await;
    let answer = http(house.address(), "POST", "/api/session", &[], Some(&json!({"name": "  Ann \n"}))).await;
    assert_eq!(answer.json()["name"], "Ann");
    assert!(answer.json().get("secret").is_none(), "a page never sees the secret");
    let cookie = answer.head.lines().find(|line| line.starts_with("set-cookie: ")).unwrap();
    for flag in ["httponly", "samesite=lax", "path=/", "max-age="] {
        assert!(cookie.contains(flag), "{cookie}");
    }
    assert!(!cookie.contains("secure"), "this server is not behind HTTPS");
    let secure = House::with(|config| config.origins = vec!["https://club.example".to_owned()]).await;
    let answer = http(secure.address(), "POST", "/api/session", &[], Some(&json!({}))).await;
    assert!(answer.head.contains("; secure"), "{}", answer.head);
    let cookie = answer.cookie.unwrap();
    let me = async |cookie: &str| http(secure.address(), "GET", "/api/me", &[("Cookie", cookie)], None).await.status;
    assert_eq!(me(&cookie).await, 200);
    let plain = cookie.strip_prefix("__Host-").expect("a name that no neighbour can set");
    assert_eq!(me(plain).await, 401);
}

#[tokio::test]
async fn a_language_goes_with_its_person_to_every_device() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    assert_eq!(ann.get("/api/me").await.json()["language"], json!(null));
    let chosen = ann.ask("PATCH", "/api/me", Some(&json!({"language": "hi"}))).await;
    assert_eq!((&chosen.json()["language"], &chosen.json()["name"]), (&json!("hi"), &json!("Ann")));
    assert_eq!(ann.ask("PATCH", "/api/me", Some(&json!({"language": "tlh"}))).await.status, 422);
    let credentials = json!({"account": "ann", "password": "correct horse"});
    assert_eq!(ann.post("/api/account", &credentials).await.json()["language"], "hi");
    let device = house.guest("Ben").await;
    device.ask("PATCH", "/api/me", Some(&json!({"language": "ja"}))).await;
    let login = device.post("/api/login", &credentials).await;
    assert_eq!(login.json()["language"], "hi", "the person's, not the device's");
    assert_eq!(device.with_secret(&login).get("/api/me").await.json()["language"], "hi");
}

/// Whoever comes without a name gets one in the language of their page.
#[tokio::test]
async fn guests_are_named_in_their_language() {
    let house = House::open().await;
    let name = async |headers: &[(&str, &str)]| {
        let answer = http(house.address(), "POST", "/api/session", headers, Some(&json!({}))).await;
        (answer.json()["name"].as_str().unwrap().to_owned(), answer.json()["language"].clone())
    };
    let latin = |name: &str| name.chars().all(|letter| letter.is_ascii_alphabetic() || letter == ' ');
    let (english, language) = name(&[]).await;
    assert!(latin(&english) && english.contains(' ') && language.is_null(), "{english}");
    let (hindi, language) = name(&[("Accept-Language", "hi-IN,en;q=0.5")]).await;
    assert!(hindi.chars().any(|letter| ('\u{900}'..='\u{97f}').contains(&letter)), "{hindi}");
    assert!(language.is_null(), "a wish of the browser is no choice");
    let (japanese, language) = name(&[("Accept-Language", "hi-IN"), ("Cookie", "language=ja")]).await;
    assert!(japanese.chars().any(|letter| ('\u{30a0}'..='\u{30ff}').contains(&letter)), "{japanese}");
    assert_eq!(language, "ja", "what was chosen on the device is the person's choice");
}

#[tokio::test]
async fn names_and_passwords_are_checked() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    assert_eq!(ann.ask("PATCH", "/api/me", Some(&json!({"name": "Anna"}))).await.json()["name"], "Anna");
    assert_eq!(ann.ask("PATCH", "/api/me", Some(&json!({"name": " "}))).await.status, 422);
    assert_eq!(ann.ask("PATCH", "/api/me", Some(&json!({"name": "x".repeat(33)}))).await.status, 422);
    assert_eq!(ann.post("/api/account", &json!({"account": "a b", "password": "long enough"})).await.status, 422);
    assert_eq!(ann.post("/api/account", &json!({"account": "anna", "password": "short"})).await.status, 422);
    assert_eq!(
        ann.post("/api/account", &json!({"account": "anna", "password": "short", "admin": true})).await.status,
        400
    );
}

#[tokio::test]
async fn guests_who_never_sat_down_are_forgotten_and_nobody_else() {
    let day = std::time::Duration::from_secs(24 * 3600);
    let change = |config: &mut hustings_server::Config| (config.forget_guests, config.rate) = (Some(3 * day), 1000);
    let mut house = House::with(change).await;
    let (passing, playing, claimed) = (house.guest("A").await, house.guest("B").await, house.guest("C").await);
    playing.table(json!({"game": "kuzushi", "seats": [{"type": "me"}, {"type": "open"}]})).await;
    let account = json!({"account": "claimed", "password": "long enough"});
    let claimed = claimed.with_secret(&claimed.post("/api/account", &account).await);
    for (days, status) in [(2, 200), (2, 401)] {
        house.stop().await;
        house.time.advance(days * day);
        house.start().await;
        // It happens at the start, but not before the first request can come.
        loop {
            let answer = passing.get("/api/me").await.status;
            if answer == status {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    }
    assert_eq!(playing.get("/api/me").await.status, 200);
    assert_eq!(claimed.get("/api/me").await.status, 200);
}

/// A socket whose session has ended is closed.
#[tokio::test]
async fn logging_out_closes_the_sockets_of_that_session_alone() {
    let house = House::open().await;
    let (table, guests, mut sockets) = seated(&house, "kuzushi", 2, json!({})).await;
    let credentials = json!({"account": "ann", "password": "correct horse"});
    let ann = guests[0].with_secret(&guests[0].post("/api/account", &credentials).await);
    assert_eq!(closed_with(&mut sockets[0]).await, 1008, "the guest's session is no more");
    let phone = house.guest("Phone").await;
    let phone = phone.with_secret(&phone.post("/api/login", &credentials).await);
    let (mut here, mut there) = (ann.come(&table).await, phone.come(&table).await);
    assert_eq!(phone.ask("POST", "/api/logout", None).await.status, 204);
    assert_eq!(closed_with(&mut there).await, 1008);
    for socket in [&mut here, &mut sockets[1]] {
        assert_eq!(socket.request(json!({"type": "ping"})).await["type"], "pong");
    }
    assert_eq!(ann.ask("POST", "/api/logout/everywhere", None).await.status, 204);
    assert_eq!(closed_with(&mut here).await, 1008);
    assert_eq!(ann.get("/api/me").await.status, 401);
}

#[tokio::test]
async fn a_new_password_ends_all_sessions_but_the_one_it_begins() {
    let house = House::with(|config| config.rate = 10).await;
    let guest = house.guest("Ann").await;
    let change = json!({"password": "correct horse", "new": "battery staple"});
    assert_eq!(guest.post("/api/password", &change).await.status, 403, "a guest has none");
    let credentials = json!({"account": "ann", "password": "correct horse"});
    let ann = guest.with_secret(&guest.post("/api/account", &credentials).await);
    let phone = house.guest("Phone").await;
    let phone = phone.with_secret(&phone.post("/api/login", &credentials).await);
    let wrong = json!({"password": "wrong horse", "new": "battery staple"});
    assert_eq!(ann.post("/api/password", &wrong).await.code(), "wrong_password");
    assert_eq!(ann.post("/api/password", &json!({"password": "correct horse", "new": "short"})).await.status, 422);
    let changed = ann.with_secret(&ann.post("/api/password", &change).await);
    assert_eq!((ann.get("/api/me").await.status, phone.get("/api/me").await.status), (401, 401));
    assert_eq!(changed.get("/api/me").await.json()["account"], "ann");
    assert_eq!(phone.post("/api/login", &credentials).await.status, 401);
    let credentials = json!({"account": "ANN", "password": "battery staple"});
    assert_eq!(house.guest("Tablet").await.post("/api/login", &credentials).await.status, 200);
}

/// From wherever they come.
#[tokio::test]
async fn passwords_are_not_guessed_from_many_addresses() {
    let house = House::with(|config| config.behind_proxy = true).await;
    let mut answers = Vec::new();
    for number in 0..15 {
        let from = format!("192.0.2.{number}");
        let guess = json!({"account": if number % 2 == 0 { "ann" } else { "Ann" }, "password": "not this one"});
        let answer = http(house.address(), "POST", "/api/login", &[("X-Forwarded-For", &from)], Some(&guess)).await;
        answers.push(answer.status);
    }
    assert_eq!((answers[0], answers[14]), (401, 429), "{answers:?}");
}

/// A machine has as many addresses of IPv6 as it likes.
#[tokio::test]
async fn a_network_of_ipv6_counts_as_one_address() {
    let house = House::with(|config| config.behind_proxy = true).await;
    let ask = async |number: usize, path: &str, body: serde_json::Value| {
        let from = format!("2001:db8:1:2::{number:x}");
        http(house.address(), "POST", path, &[("X-Forwarded-For", &from)], Some(&body)).await.status
    };
    let (mut guesses, mut sessions) = (0, 0);
    for number in 1..=60 {
        let guess = json!({"account": format!("somebody-{number}"), "password": "not this one"});
        guesses += usize::from(ask(number, "/api/login", guess).await == 401);
        sessions += usize::from(ask(number, "/api/session", json!({})).await == 200);
    }
    assert_eq!((guesses, sessions), (10, 30));
}
