//! The description of the API describes the API.

use serde_json::{Value, json};

use crate::house::House;

#[tokio::test]
async fn every_call_that_is_described_exists_and_every_type_it_names_is_defined() {
    let house = House::with(|config| config.rate = 100).await;
    let guest = house.guest("Reader").await;
    let api = guest.get("/api/openapi.json").await.json();
    assert_eq!(api["openapi"], "3.1.0");
    let table = guest.table(json!({"game": "kuzushi", "seats": [{"type": "me"}, {"type": "open"}]})).await;
    let mut calls = 0;
    for (path, methods) in api["paths"].as_object().unwrap() {
        let real = path.replace("{game}", "kuzushi").replace("{table}", &table);
        for method in methods.as_object().unwrap().keys() {
            let answer = guest.ask(&method.to_uppercase(), &real, Some(&json!({}))).await;
            assert!(![404, 405, 500].contains(&answer.status), "{method} {path}: {} {}", answer.status, answer.text);
            calls += 1;
        }
    }
    assert!(calls >= 19, "{calls} calls are described");
    let mut refs = Vec::new();
    collect_refs(&api, &mut refs);
    assert!(!refs.is_empty());
    for name in refs {
        let name = name.strip_prefix("#/components/schemas/").expect("a reference to a schema");
        assert!(api["components"]["schemas"].get(name).is_some(), "{name} is not defined");
    }
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

/// The routes of the server and the calls of the description are the same.
#[test]
fn every_route_is_described() {
    let source = include_str!("../../src/http/mod.rs");
    let api: Value = serde_json::from_str(include_str!("../../../docs/openapi.json")).unwrap();
    let routes = source.lines().filter_map(|line| line.trim().strip_prefix(".route(\"")?.split('"').next());
    for route in routes.filter(|route| !route.contains("*rest")) {
        let known = api["paths"].get(route).is_some() || route.ends_with("/socket");
        assert!(known, "{route} is not in docs/openapi.json");
    }
}
