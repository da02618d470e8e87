//! Guests, accounts, and history across devices.

use serde_json::json;

use crate::house::{Guest, House, http, seated};

#[tokio::test]
async fn a_guest_claims_an_account_and_finds_their_tables_on_another_device() {
    let house = House::open().await;
    let (first, guests, _sockets) = seated(&house, "duel", 2, json!({})).await;
    let credentials = json!({"account": "Ann_1", "password": "correct horse"});
    let claimed = guests[0].post("/api/account", &credentials).await;
    assert_eq!((claimed.status, &claimed.json()["account"]), (200, &json!("Ann_1")), "{}", claimed.text);
    assert_eq!(guests[0].post("/api/account", &credentials).await.status, 403);
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

    let ann = Guest { secret: me["secret"].as_str().unwrap().to_owned(), ..guests[0].clone() };
    let mine = ann.get("/api/tables").await.json();
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
}

#[tokio::test]
async fn names_and_passwords_are_checked() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    assert_eq!(ann.ask("PATCH", "/api/me", Some(&json!({"name": "Anna"}))).await.json()["name"], "Anna");
    assert_eq!(ann.ask("PATCH", "/api/me", Some(&json!({"name": " "}))).await.status, 400);
    assert_eq!(ann.ask("PATCH", "/api/me", Some(&json!({"name": "x".repeat(33)}))).await.status, 400);
    assert_eq!(ann.post("/api/account", &json!({"account": "a b", "password": "long enough"})).await.status, 400);
    assert_eq!(ann.post("/api/account", &json!({"account": "anna", "password": "short"})).await.status, 400);
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
    assert_eq!(claimed.post("/api/account", &account).await.status, 200);
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
