//! The description of the API describes the API: it is made from the handlers, and its examples work.

use serde_json::{Value, json};

use crate::house::{Guest, House};

#[tokio::test]
async fn every_call_that_is_described_exists_and_every_type_it_names_is_defined() {
    let house = House::with(|config| config.rate = 100).await;
    let guest = house.guest("Reader").await;
    let api = guest.get("/api/openapi.json").await.json();
    assert_eq!(api["openapi"], "3.1.0");
    let table = guest.table(json!({"game": "kuzushi", "seats": [{"type": "me"}, {"type": "open"}]})).await;
    let mut calls = 0;
    for (path, methods) in api["paths"].as_object().unwrap() {
        for (method, call) in methods.as_object().unwrap() {
            assert!(call["summary"].is_string(), "{method} {path} says nothing about itself");
            // What an e-mail holds nobody else knows; browser tests read one.
            if path.contains("{token}") {
                continue;
            }
            let real = path.replace("{game}", "kuzushi").replace("{table}", &table).replace("{number}", "1");
            // By then the first one has logged out.
            let told = house.guest("Told").await;
            let (guest, real) = match real.contains("{way}") {
                true => (&told, real.replace("{way}", &a_way(&told).await)),
                false => (&guest, real),
            };
            let real = match real.contains("/api/calendar/{secret}") {
                true => guest.post("/api/notices/calendar", &json!({})).await.json()["calendar"]
                    .as_str()
                    .unwrap()
                    .to_owned(),
                false => real,
            };
            let real = if real.contains("{set}") {
                real.replace("{set}", &a_set(&house.guest("Owner").await).await)
            } else {
                real
            };
            let real = match real.contains("{experiment}") {
                true => real.replace("{experiment}", &an_experiment(guest).await),
                false => real,
            };
            let answer = guest.ask(&method.to_uppercase(), &real, Some(&json!({}))).await;
            assert!(![404, 405, 500].contains(&answer.status), "{method} {path}: {} {}", answer.status, answer.text);
            calls += 1;
        }
    }
    assert!(calls >= 23, "{calls} calls are described");
    let mut refs = Vec::new();
    collect_refs(&api, &mut refs);
    assert!(!refs.is_empty());
    for name in refs {
        let name = name.strip_prefix("#/components/schemas/").expect("a reference to a schema");
        assert!(api["components"]["schemas"].get(name).is_some(), "{name} is not defined");
    }
}

/// Fresh ones, because the calls also delete them.
async fn a_set(guest: &Guest) -> String {
    let sheet = guest.post("/api/games/kilonzo/sheet", &json!({})).await.json();
    let set =
        guest.post("/api/sets", &json!({"game": "kilonzo", "name": "mine", "files": sheet["files"]})).await.json();
    set["set"].as_str().expect("a set").to_owned()
}

async fn a_way(guest: &Guest) -> String {
    let wish = json!({"kind": "slack", "address": "https://hooks.example/abc"});
    guest.post("/api/notices/webhook", &wish).await.json()["id"].as_str().expect("a way").to_owned()
}

async fn an_experiment(guest: &Guest) -> String {
    let plan = json!({"game": "kuzushi", "seats": 2, "games": 2, "bot": "random", "question": {"type": "measure"}});
    let begun = guest.post("/api/experiments", &plan).await.json();
    begun["experiment"].as_str().expect("an experiment").to_owned()
}

/// A reader who copies an example into a program gets an answer.
#[tokio::test]
async fn every_example_of_a_body_is_accepted() {
    let house = House::with(|config| config.rate = 100).await;
    let api = house.guest("Reader").await.get("/api/openapi.json").await.json();
    let mut tried = 0;
    for (path, methods) in api["paths"].as_object().unwrap() {
        for (method, call) in methods.as_object().unwrap() {
            let body = &call["requestBody"]["content"]["application/json"]["schema"]["$ref"];
            let Some(name) = body.as_str().and_then(|name| name.strip_prefix("#/components/schemas/")) else {
                continue;
            };
            // It would have to be that account's, or a whole set.
            let of_somebody = ["{set}", "{experiment}", "{way}", "{table}"].iter().any(|part| path.contains(part));
            // This server sends no e-mail, and these are for somebody with an account, a letter, a code or a passkey.
            let personal = ["/api/account/", "/api/code/", "/api/passkeys", "/api/password", "/api/recover"];
            let personal = personal.iter().any(|part| path.starts_with(part));
            if of_somebody || personal || path == "/api/notices/mail" || path == "/api/sets" {
                continue;
            }
            let example = &api["components"]["schemas"][name]["example"];
            let guest = house.guest("Reader").await;
            let answer = guest.ask(&method.to_uppercase(), &path.replace("{game}", "kuzushi"), Some(example)).await;
            assert!(answer.status < 300, "{method} {path} {example}: {} {}", answer.status, answer.text);
            tried += 1;
        }
    }
    assert_eq!(tried, 17);
}

fn collect_refs(value: &Value, out: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                match value.as_str() {
                    Some(name) if key == "$ref" => out.push(name.to_owned()),
                    _ => collect_refs(value, out),
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| collect_refs(item, out)),
        _ => {}
    }
}

/// Calls are declared to the router together with their description; only a table's WebSocket, which OpenAPI has no words for, is not.
#[test]
fn no_route_is_made_without_its_description() {
    let source = include_str!("../../src/http/mod.rs");
    assert!(source.contains(".routes(routes!("));
    let undescribed: Vec<&str> = source.lines().filter(|line| line.contains(".route(")).map(str::trim).collect();
    assert_eq!(undescribed, [r#".route("/api/tables/{table}/socket", get(socket::open))"#]);
}

/// A line of the security page that names a test which is gone would promise what nobody checks.
#[test]
fn every_test_that_the_security_page_names_exists() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    let page = std::fs::read_to_string(format!("{root}/docs/security.md")).unwrap();
    let named: Vec<(&str, &str)> =
        page.split('`').skip(1).step_by(2).filter_map(|code| code.split_once(".rs::")).collect();
    assert!(named.len() > 30, "only {} tests are named", named.len());
    for (file, name) in named {
        let folder = if file.contains('/') { "" } else { "server/tests/server/" };
        let text = std::fs::read_to_string(format!("{root}/{folder}{file}.rs"));
        assert!(text.is_ok_and(|text| text.contains(&format!("fn {name}("))), "{file}.rs has no {name}");
    }
}
