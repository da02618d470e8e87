//! HTTP calls at their edges: wrong methods, paths and bodies, and how answers are sent.

use std::net::SocketAddr;

use hustings_bots::Roster;
use hustings_catalog::Catalog;
use hustings_server::assets::{Asset, Assets};
use hustings_server::{Chance, Config, Parts, Server, Time};
use serde_json::{Value, json};

use crate::house::{House, http, play_out, seated};

/// A wrong request is refused in the one shape that every program reads.
#[tokio::test]
async fn wrong_methods_and_paths_are_refused_in_the_usual_shape() {
    let house = House::open().await;
    let guest = house.guest("Ann").await;
    for (method, path, status, code, allow) in [
        ("PUT", "/api/me", 405, "wrong_method", "GET,HEAD,PATCH,DELETE"),
        ("GET", "/api/verify", 405, "wrong_method", "POST"),
        ("PUT", "/healthz", 405, "wrong_method", "GET,HEAD"),
        ("POST", "/", 405, "wrong_method", "GET,HEAD"),
        ("DELETE", "/api/nothing", 404, "not_found", ""),
        ("GET", "/api", 404, "not_found", ""),
        ("GET", "/api/tables/%ff", 404, "not_found", ""),
        ("GET", "/api/games/%ff/rules", 404, "not_found", ""),
        ("GET", "/assets/nothing.js", 404, "not_found", ""),
        ("GET", "/api/tables?over=perhaps", 400, "bad_message", ""),
        ("GET", "/api/tables/nosuchtable/socket", 400, "bad_message", ""),
    ] {
        let answer = guest.ask(method, path, None).await;
        assert_eq!((answer.status, answer.code().as_str()), (status, code), "{method} {path}");
        let allowed = answer.head.lines().find_map(|line| line.strip_prefix("allow: ")).unwrap_or_default();
        assert_eq!(allowed.to_uppercase(), allow, "{method} {path}");
    }
}

/// A typing mistake is noticed instead of being ignored.
#[tokio::test]
async fn bodies_of_another_shape_are_refused() {
    let house = House::open().await;
    let guest = house.guest("Ann").await;
    let table = |change: Value| {
        let mut wish = json!({"game": "kuzushi", "seats": [{"type": "me"}, {"type": "open"}]});
        wish.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
        ("/api/tables", wish)
    };
    for (path, body) in [
        ("/api/session", json!({"nmae": "Ann"})),
        ("/api/games/kuzushi/complete", json!({"seats": -1})),
        ("/api/games/kuzushi/complete", json!({"seats": 2, "options": null})),
        ("/api/games/kuzushi/complete", json!({"seats": 2, "options": []})),
        table(json!({"options": null})),
        table(json!({"clock": {"type": "none", "seconds": 3}})),
        table(json!({"clock": null})),
        table(json!({"seats": [{"type": "me", "name": "Ann"}, {"type": "open"}]})),
        table(json!({"seats": [{"type": "open", "bot": "random"}, {"type": "me"}]})),
    ] {
        let answer = guest.post(path, &body).await;
        assert_eq!((answer.status, answer.code().as_str()), (400, "bad_message"), "{path} {body}: {}", answer.text);
    }
    let answer = guest.post("/api/games/kuzushi/complete", &json!({"seats": 6, "options": {"grid": 99}})).await;
    assert_eq!((answer.status, answer.code().as_str()), (422, "bad_options"), "it can be read, but is wrong");
}

#[tokio::test]
async fn nobody_logs_out_without_a_session() {
    let house = House::open().await;
    let answer = http(house.address(), "POST", "/api/logout", &[("Cookie", "hustings=stale")], None).await;
    assert_eq!((answer.status, answer.code().as_str()), (401, "no_session"));
    assert!(answer.head.contains("set-cookie: hustings=;"), "a cookie worth nothing is taken back: {}", answer.head);
    let guest = house.guest("Ann").await;
    assert_eq!(guest.ask("POST", "/api/logout", None).await.status, 204);
    assert_eq!(guest.ask("POST", "/api/logout", None).await.status, 401);
}

/// A long game comes in pages.
#[tokio::test]
async fn a_replay_has_a_hundred_steps_at_most() {
    let house = House::with(|config| config.rate = 100).await;
    let (table, guests, mut sockets) = seated(&house, "kuzushi", 2, json!({"grid": 12, "tiles": 99})).await;
    let moves = play_out(&mut sockets, 0).await;
    assert!(moves > 100, "only {moves} moves");
    let record = guests[0].get(&format!("/api/tables/{table}/record")).await.text;
    let mut seen = Vec::new();
    while seen.len() <= moves {
        let page = json!({"record": record, "eyes": "spectator", "from": seen.len()});
        let page = guests[0].post("/api/replay", &page).await.json();
        assert_eq!(page["moves"], moves);
        let steps = page["steps"].as_array().unwrap();
        assert!((1..=100).contains(&steps.len()), "{} steps", steps.len());
        seen.extend(steps.iter().map(|step| step["number"].as_u64().unwrap() as usize));
    }
    assert_eq!(seen, (0..=moves).collect::<Vec<_>>());
}

/// Two files of a web client, one of which somebody has packed.
struct TwoFiles;

impl Assets for TwoFiles {
    fn get(&self, path: &str) -> Option<Asset> {
        let text = "let x = 1; ".repeat(100).into_bytes();
        let packed = path == "assets/packed.js";
        (packed || path == "assets/plain.js").then(|| Asset {
            bytes: text.into(),
            mime: "text/javascript".to_owned(),
            tag: "t".to_owned(),
            gzip: packed.then(|| b"packed by gzip".into()),
            brotli: packed.then(|| b"packed by brotli".into()),
        })
    }
}

/// The server compresses no file of the client itself: those who build it do, once.
#[tokio::test]
async fn files_are_sent_as_they_were_packed() {
    let dir = tempfile::tempdir().unwrap();
    let mut config = Config::new(dir.path().join("hustings.db"));
    config.listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let (catalog, roster, time) = (Catalog::standard(), Roster::standard(), Time::system());
    let parts = Parts { config, catalog, roster, assets: Box::new(TwoFiles), time, chance: Chance::system() };
    let server = Server::start(parts).await.unwrap();
    for (file, accepts, encoding, bytes) in [
        ("packed", "gzip, br", "br", "packed by brotli"),
        ("packed", "gzip", "gzip", "packed by gzip"),
        ("packed", "br;q=0, gzip", "gzip", "packed by gzip"),
        ("packed", "", "", "let x"),
        ("plain", "gzip, br", "", "let x"),
    ] {
        let path = format!("/assets/{file}.js");
        let answer = http(server.address(), "GET", &path, &[("Accept-Encoding", accepts)], None).await;
        let sent = answer.head.lines().find_map(|line| line.strip_prefix("content-encoding: ")).unwrap_or_default();
        assert_eq!((answer.status, sent), (200, encoding), "{file} for {accepts}");
        assert!(answer.text.starts_with(bytes), "{file} for {accepts}: {}", answer.text);
    }
    server.stop().await;
}

/// A client in several languages.
struct Languages;

impl Assets for Languages {
    fn get(&self, path: &str) -> Option<Asset> {
        let bytes = path.as_bytes().to_vec().into();
        let (mime, tag) = ("text/html".to_owned(), path.to_owned());
        path.starts_with("index.").then_some(Asset { bytes, mime, tag, gzip: None, brotli: None })
    }
}

#[tokio::test]
async fn a_page_comes_in_the_language_of_its_reader() {
    let dir = tempfile::tempdir().unwrap();
    let mut config = Config::new(dir.path().join("hustings.db"));
    config.listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let (catalog, roster, time) = (Catalog::standard(), Roster::standard(), Time::system());
    let parts = Parts { config, catalog, roster, assets: Box::new(Languages), time, chance: Chance::system() };
    let server = Server::start(parts).await.unwrap();
    let page = async |cookie: &str| {
        let headers = [("Accept-Language", "sw-KE,sw;q=0.9"), ("Cookie", cookie)];
        http(server.address(), "GET", "/g/kursi", &headers, None).await.text
    };
    assert_eq!(page("").await, "index.sw.html", "as the browser asks");
    assert_eq!(page("language=hi").await, "index.hi.html", "as was chosen on this device");
    let session = http(server.address(), "POST", "/api/session", &[], Some(&json!({}))).await.cookie.unwrap();
    assert_eq!(page(&session).await, "index.sw.html", "a person who has chosen nothing");
    let wish = json!({"language": "ja"});
    let chosen = http(server.address(), "PATCH", "/api/me", &[("Cookie", session.as_str())], Some(&wish)).await;
    assert_eq!(chosen.status, 200, "{}", chosen.text);
    assert_eq!(page(&format!("language=hi; {session}")).await, "index.ja.html", "as its reader chose on any device");
    server.stop().await;
}

/// A replay may be megabytes: it is compressed by the thread that makes it, with gzip, or not at all.
#[tokio::test]
async fn records_are_not_compressed_on_the_threads_that_serve_everybody() {
    let house = House::open().await;
    let guest = house.guest("Ann").await;
    let bearer = format!("Bearer {}", guest.secret);
    let record = "hustings record 1\ngame: kuzushi\nrules: 1\nseats: 2\nseed: \"s\"\nmoves:\n1 base 1,0\n0 base 2,1\n";
    let wish = json!({"record": record, "eyes": "spectator"});
    let headers = [("Authorization", bearer.as_str()), ("Accept-Encoding", "br")];
    let answer = http(house.address(), "POST", "/api/replay", &headers, Some(&wish)).await;
    assert_eq!((answer.status, answer.head.contains("content-encoding")), (200, false), "{}", answer.head);
    assert_eq!(answer.json()["moves"], 2);
}

/// Somebody at the server's own computer is told where others find it, and whether they do.
#[tokio::test]
async fn the_address_for_friends_is_told_on_this_computer() {
    let mut house = House::open().await;
    let told = house.guest("Ann").await.get("/api/address").await.json();
    assert_eq!(told["reachable"], false, "it listens to this computer alone");
    let port = house.address().port();
    if let Some(address) = told["address"].as_str() {
        assert!(address.starts_with("http://") && address.ends_with(&format!(":{port}")), "{address}");
        assert!(!address.contains("127.0.0.1"), "{address}");
    }
    house.stop().await;
    house.config.origins = vec!["http://127.0.0.1".to_owned()];
    house.start().await;
    let told = house.guest("Ann").await.get("/api/address").await.json();
    assert_eq!(told, json!({"address": "http://127.0.0.1", "reachable": true}), "as its host says");
}
