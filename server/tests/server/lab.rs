//! The laboratory: sets that are edited and saved, tables that keep theirs, and experiments that outlive the server.

use std::time::Duration;

use hustings_server::{StoreAt, finished};
use serde_json::{Value, json};

use crate::house::{Guest, House, catalog, play_out, seated};
use crate::kit::{http, start_server, try_http};

/// A set that differs from the standard one in one number.
async fn edited(guest: &Guest, game: &str, edit: Value) -> Value {
    let answer = guest.post(&format!("/api/games/{game}/sheet"), &json!({"edits": [edit]})).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.json()
}

fn cost(of: usize, to: &str) -> Value {
    let entry = json!({"list": "card", "number": of});
    json!({"type": "set", "file": "cards.toml", "entry": entry, "key": "cost", "value": to})
}

async fn saved(guest: &Guest, game: &str, name: &str, edit: Value) -> Value {
    let sheet = edited(guest, game, edit).await;
    let answer = guest.post("/api/sets", &json!({"game": game, "name": name, "files": sheet["files"]})).await;
    assert_eq!(answer.status, 201, "{}", answer.text);
    answer.json()
}

fn kilonzo_edit(value: &str) -> Value {
    let entry = json!({"list": "card", "number": 0});
    json!({"type": "set", "file": "cards.toml", "entry": entry, "key": "effect", "value": value})
}

#[tokio::test]
async fn an_edit_is_shown_with_its_differences_or_with_the_loaders_error_at_its_field() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let sheet = edited(&ann, "sarkaar", cost(1, "3")).await;
    assert_eq!(sheet["wrong"], Value::Null);
    let differs = &sheet["differences"];
    assert_eq!(differs.as_array().unwrap().len(), 1, "{differs}");
    assert_eq!(differs[0]["entry"], "Freebies");
    assert_eq!(
        (&differs[0]["key"], &differs[0]["before"], &differs[0]["after"]),
        (&json!("cost"), &json!("2"), &json!("3"))
    );
    assert_eq!(sheet["faces"]["cards"][1]["cost"], 3, "as the board draws it");

    let sheet = edited(&ann, "kilonzo", kilonzo_edit("monney 3")).await;
    let wrong = &sheet["wrong"];
    assert_eq!(
        (&wrong["list"], &wrong["entry"], &wrong["key"]),
        (&json!("card"), &json!(0), &json!("effect")),
        "{wrong}"
    );
    assert!(wrong["expected"].as_str().unwrap().contains("not `monney`"), "{wrong}");
    assert_eq!(sheet["faces"], Value::Null);

    let sheet = edited(&ann, "sarkaar", cost(1, "much")).await;
    assert_eq!(sheet["wrong"]["expected"], "expected a whole number");
}

/// Nothing bad is saved, and a set of 100,000 cards does not even reach the loader.
#[tokio::test]
async fn what_cannot_be_played_is_refused_and_not_saved() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let files = edited(&ann, "kilonzo", kilonzo_edit("money 3")).await["files"].clone();
    let wrong = edited(&ann, "kilonzo", kilonzo_edit("fly 3")).await["files"].clone();
    let text = files["cards.toml"].as_str().unwrap();
    let few = json!({"cards.toml": text.split("\n[[card]]").take(3).collect::<Vec<_>>().join("\n[[card]]")});
    let many = "[[card]]\nid = \"x\"\n".repeat(7600);
    for (name, files, part) in [
        ("mine", wrong, "an effect"),
        ("mine", few, "cards"),
        ("mine", json!({"cards.toml": many}), "128 kB"),
        ("mine", json!({"cards.toml": "[[card"}), "cards.toml:1"),
        ("mine", json!({}), "missing"),
        ("<script>", files.clone(), "lower-case letters"),
        ("../up", files.clone(), "lower-case letters"),
        ("standard", files.clone(), "comes with"),
    ] {
        let answer = ann.post("/api/sets", &json!({"game": "kilonzo", "name": name, "files": files})).await;
        assert_eq!((answer.status, answer.code().as_str()), (422, "bad_request"), "{name}: {}", answer.text);
        assert!(answer.text.contains(part), "{part}: {}", answer.text);
    }
    let huge = "x".repeat(300_000);
    let answer =
        ann.post("/api/sets", &json!({"game": "kilonzo", "name": "mine", "files": {"cards.toml": huge}})).await;
    assert_eq!(answer.code(), "too_large");
    assert_eq!(ann.get("/api/sets").await.json(), json!([]));
}

#[tokio::test]
async fn only_its_owner_changes_a_set_and_only_from_the_version_they_saw() {
    let house = House::open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let set = saved(&ann, "kilonzo", "mine", kilonzo_edit("money 4")).await;
    let path = format!("/api/sets/{}", set["set"].as_str().unwrap());
    let seen = ben.get(&path).await.json();
    assert_eq!((&seen["summary"]["mine"], &seen["summary"]["version"]), (&json!(false), &set["version"]));
    let files = edited(&ann, "kilonzo", kilonzo_edit("money 2")).await["files"].clone();
    let change = json!({"name": "mine", "files": files, "before": set["version"]});
    assert_eq!(ben.ask("PUT", &path, Some(&change)).await.code(), "forbidden");
    assert_eq!(ben.ask("DELETE", &path, None).await.code(), "forbidden");
    let changed = ann.ask("PUT", &path, Some(&change)).await;
    assert_eq!(changed.status, 200, "{}", changed.text);
    assert_eq!(ann.ask("PUT", &path, Some(&change)).await.code(), "stale", "that version is gone");
    assert_eq!(ben.get("/api/sets").await.json(), json!([]));
    assert_eq!(ann.get("/api/sets?game=sarkaar").await.json(), json!([]));
    assert_eq!(ann.get("/api/sets?game=kilonzo").await.json()[0]["version"], changed.json()["version"]);
    assert_eq!(ann.ask("DELETE", &path, None).await.status, 204);
    assert_eq!(ann.get(&path).await.code(), "not_found");
}

/// A table keeps the exact set it was made with: after it was edited, deleted, and in a server that has never seen it.
#[tokio::test]
async fn a_table_keeps_its_set_for_ever() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.sqlite").display().to_string();
    let (mut server, address) = start_server(&data).await.expect("it starts");
    let me = http(address, "POST", "/api/session", &[], Some(&json!({"bearer": true}))).await.json();
    let text = |field: &str| me[field].as_str().unwrap().to_owned();
    let mut ann = Guest { address, name: text("name"), user: text("user"), secret: text("secret") };
    let set = saved(&ann, "kilonzo", "mine", kilonzo_edit("money 4")).await;
    let seats = json!([{"type": "bot", "bot": "random"}, {"type": "bot", "bot": "random"}]);
    let wish = json!({"game": "kilonzo", "seats": seats, "options": {"set": set["version"]}});
    let table = ann.table(wish).await;
    let path = format!("/api/sets/{}", set["set"].as_str().unwrap());
    assert_eq!(ann.ask("DELETE", &path, None).await.status, 204);
    server.kill().await.unwrap();
    let (_server, address) = start_server(&data).await.expect("it starts again");
    ann.address = address;
    let socket = ann.come(&table).await;
    assert_ne!(socket.state["phase"], "frozen", "{}", socket.state);
    let mut verified = ann.get(&format!("/api/tables/{table}/verify")).await;
    for _ in 0..200 {
        if verified.status == 200 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
        verified = ann.get(&format!("/api/tables/{table}/verify")).await;
    }
    assert_eq!(verified.status, 200, "{}", verified.text);
    let record = ann.get(&format!("/api/tables/{table}/record")).await.text;
    assert!(record.contains(&format!("set: {}", set["version"])), "{record}");
    let again = ann.post("/api/verify", &json!({"record": record})).await;
    assert_eq!(again.status, 200, "{}", again.text);
}

#[tokio::test]
async fn a_version_that_nobody_saved_is_refused() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let seats = json!([{"type": "me"}, {"type": "bot", "bot": "random"}]);
    let wish = json!({"game": "kilonzo", "seats": seats, "options": {"set": "mine@0123456789abcdef"}});
    let answer = ann.post("/api/tables", &wish).await;
    assert_eq!((answer.status, answer.code().as_str()), (422, "bad_options"), "{}", answer.text);
}

fn plan(change: &Value) -> Value {
    let mut plan = json!({"game": "kilonzo", "seats": 2, "games": 40, "bot": "greedy", "seed": "s", "question": {"type": "measure"}});
    plan.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
    plan
}

async fn begun(guest: &Guest, change: &Value) -> String {
    let answer = guest.post("/api/experiments", &plan(change)).await;
    assert_eq!(answer.status, 201, "{}", answer.text);
    answer.json()["experiment"].as_str().unwrap().to_owned()
}

async fn until(guest: &Guest, id: &str, holds: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..600 {
        let answer = guest.get(&format!("/api/experiments/{id}")).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        let report = answer.json();
        if holds(&report) {
            return report;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the experiment never became what was wanted");
}

#[tokio::test]
async fn an_experiment_says_how_long_it_takes_and_what_it_found() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let set = saved(&ann, "kilonzo", "mine", kilonzo_edit("money 4")).await;
    let estimate = ann.post("/api/experiments/estimate", &plan(&json!({}))).await;
    assert_eq!((estimate.status, &estimate.json()["games"]), (200, &json!(120)), "{}", estimate.text);
    let question = json!({"type": "compare"});
    let id = begun(&ann, &json!({"set": set["version"], "question": question})).await;
    let report = until(&ann, &id, |report| report["summary"]["phase"] == "done").await;
    let comparison = &report["findings"]["comparison"];
    assert_eq!((&comparison["after"]["games"], &comparison["before"]["set"]), (&json!(40), &json!("standard")));
    assert!(!comparison["verdict"].as_array().unwrap().is_empty());
    assert_eq!(report["summary"]["played"], report["summary"]["games"]);
    let file = ann.get(&format!("/api/experiments/{id}/file")).await;
    assert!(file.text.contains("game = \"kilonzo\"") && file.text.contains("cards.toml"), "{}", file.text);
    let ben = house.guest("Ben").await;
    assert_eq!(ben.get(&format!("/api/experiments/{id}")).await.code(), "not_found", "it is Ann's");
    assert_eq!(ann.ask("DELETE", &format!("/api/experiments/{id}"), None).await.status, 204);
    assert_eq!(ann.get("/api/experiments").await.json(), json!([]));
}

/// The same figures, whether it was interrupted or not.
#[tokio::test]
async fn an_experiment_pauses_and_goes_on_after_a_restart() {
    let mut house = House::open().await;
    let ann = house.guest("Ann").await;
    let wish = json!({"games": 300, "bot": "mcts", "nodes": 12});
    let id = begun(&ann, &wish).await;
    until(&ann, &id, |report| report["summary"]["played"].as_u64() > Some(2)).await;
    let paused = ann.post(&format!("/api/experiments/{id}"), &json!({"to": "pause"})).await;
    assert_eq!(paused.json()["phase"], "paused", "{}", paused.text);
    assert_eq!(ann.post(&format!("/api/experiments/{id}"), &json!({"to": "pause"})).await.code(), "wrong_phase");
    house.stop().await;
    house.start().await;
    let ann = Guest { address: house.address(), ..ann };
    let report = until(&ann, &id, |report| report["summary"]["phase"] == "paused").await;
    let before = report["summary"]["played"].as_u64().unwrap();
    assert!(before > 0, "what was played is not lost");
    assert_eq!(ann.post(&format!("/api/experiments/{id}"), &json!({"to": "resume"})).await.status, 200);
    let done = until(&ann, &id, |report| report["summary"]["phase"] == "done").await;
    let again = begun(&ann, &wish).await;
    let uninterrupted = until(&ann, &again, |report| report["summary"]["phase"] == "done").await;
    assert_eq!(done["findings"], uninterrupted["findings"]);
}

#[tokio::test]
async fn an_experiment_that_cannot_be_played_is_refused_before_it_begins() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let sweep = |parameter: &str, range: &str| json!({"question": {"type": "sweep", "axes": [{"parameter": parameter, "range": range}]}});
    for (change, part) in [
        (json!({"seats": 9}), "seats"),
        (json!({"bot": "nobody"}), "nobody"),
        (json!({"games": 100_000}), "20"),
        (json!({"nodes": 100_000}), "games"),
        (sweep("cards.nothing.cost", "1..3"), "nothing"),
        (json!({"games": 9000, "question": {"type": "compare"}}), "games"),
        (sweep("cards.c01.effect.1", "1..x"), "range"),
        (sweep("cards.c01.effect.1", "-9223372036854775808..9223372036854775807"), "range"),
        (json!({"bot": "mcts:ms=1500"}), "clock"),
        (json!({"weak": "mcts:nodes=4000000"}), "simulations"),
        (json!({"options": {"set": "mine@0123456789abcdef"}}), "field of its own"),
    ] {
        let answer = ann.post("/api/experiments", &plan(&change)).await;
        assert!((400..500).contains(&answer.status) && answer.text.contains(part), "{change}: {}", answer.text);
    }
    let answer = ann.post("/api/experiments", &plan(&json!({"set": "mine@0123456789abcdef"}))).await;
    assert_eq!(answer.code(), "not_found");
    assert_eq!(ann.get("/api/experiments").await.json(), json!([]));
}

/// Not those of bots alone, nor those of other games.
#[tokio::test]
async fn a_host_reads_the_games_that_people_finished() {
    let house = House::open().await;
    let (_, _, mut sockets) = seated(&house, "duel", 2, json!({})).await;
    let moves = play_out(&mut sockets, 1).await;
    let bots = json!([{"type": "bot", "bot": "random"}, {"type": "bot", "bot": "random"}]);
    house.guest("Ann").await.table(json!({"game": "duel", "seats": bots})).await;
    let store = StoreAt::File(house.data().to_owned());
    let mut records = Vec::new();
    for _ in 0..100 {
        records = finished(&store, "duel", &catalog()).await.unwrap();
        if !records.is_empty() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(records.iter().map(|(_, record)| record.moves.len()).collect::<Vec<_>>(), [moves]);
    assert!(finished(&store, "kilonzo", &catalog()).await.unwrap().is_empty());
}

/// The letters are read from the page's packages when the program is built; `make` installs them first.
#[tokio::test]
async fn a_set_of_ones_own_is_printed() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let set = saved(&ann, "kilonzo", "mine", kilonzo_edit("money 4")).await;
    let wish = json!({"paper": "letter", "set": set["version"], "black_and_white": true});
    let bearer = format!("Bearer {}", ann.secret);
    let headers = [("Authorization", bearer.as_str())];
    let printed = try_http(ann.address, "POST", "/api/games/kilonzo/print", &headers, Some(&wish)).await;
    let printed = printed.expect("an answer");
    assert_eq!(printed.status, 200, "{}", printed.text);
    assert!(printed.text.starts_with("%PDF-"), "{}", &printed.text[..20]);
    let unknown = json!({"paper": "a4", "set": "mine@0123456789abcdef"});
    assert_eq!(ann.post("/api/games/kilonzo/print", &unknown).await.code(), "bad_options");
    assert_eq!(ann.post("/api/games/chess/print", &json!({"paper": "a4"})).await.code(), "unknown_game");
    assert_eq!(ann.post("/api/games/kilonzo/print", &json!({"paper": "a0"})).await.code(), "bad_message");
}
