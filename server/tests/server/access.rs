//! Passkeys, the code for another device, and what needs a proof; and those who try to come in without.

use std::time::Duration;

use hustings_server::Config;
use serde_json::{Value, json};

use crate::authenticator::Authenticator;
use crate::house::{Guest, House, HttpAnswer, closed_with, http, seated};

const CLUB: &str = "https://club.example";

fn club(config: &mut Config) {
    config.origins = vec![CLUB.to_owned()];
    config.rate = 20;
}

/// Begins and ends what a browser does for a new passkey.
async fn make(guest: &Guest, wish: Value, key: &mut Authenticator, name: &str) -> HttpAnswer {
    let begun = guest.post("/api/passkeys/begin", &wish).await;
    assert_eq!(begun.status, 200, "{}", begun.text);
    let (ticket, options) = (begun.json()["ticket"].take(), begun.json()["options"].take());
    let made = json!({"ticket": ticket, "credential": key.make(&options), "name": name});
    guest.post("/api/passkeys", &made).await
}

/// A challenge and the answer to it.
async fn signed(guest: &Guest, key: &mut Authenticator) -> Value {
    let begun = guest.ask("POST", "/api/passkeys/sign-in/begin", None).await;
    assert_eq!(begun.status, 200, "{}", begun.text);
    let (ticket, options) = (begun.json()["ticket"].take(), begun.json()["options"].take());
    json!({"ticket": ticket, "credential": key.sign(&options)})
}

/// A guest who has become an account by a passkey alone.
async fn ann(house: &House, key: &mut Authenticator) -> Guest {
    let guest = house.guest("Ann").await;
    let made = make(&guest, json!({"account": "ann"}), key, "Telephone").await;
    assert_eq!(made.status, 200, "{}", made.text);
    assert_eq!(guest.get("/api/me").await.status, 401, "somebody who knew the guest's secret is not in the account");
    guest.with_secret(&made)
}

#[tokio::test]
async fn a_guest_becomes_an_account_by_a_passkey_and_comes_back_without_a_name() {
    let house = House::with(club).await;
    let mut key = Authenticator::new(CLUB);
    let ann = ann(&house, &mut key).await;
    let info = ann.get("/api/account").await.json();
    assert_eq!((&info["account"], &info["password"]), (&json!("ann"), &json!(false)));
    assert_eq!(info["passkeys"][0]["name"], "Telephone");
    assert_eq!(
        (&info["passkeys"][0]["place"], &info["passkeys"][0]["used_at"]),
        (&json!("club.example"), &json!(null))
    );
    assert_eq!(ann.ask("POST", "/api/logout", None).await.status, 204);

    // Another device, on which somebody has already sat down as a guest.
    let (table, others, mut sockets) = seated(&house, "duel", 2, json!({})).await;
    let begun = others[0].ask("POST", "/api/passkeys/sign-in/begin", None).await.json();
    assert_eq!(begun["options"]["allowCredentials"], json!([]), "nobody has said who they are");
    assert_eq!(begun["options"]["userVerification"], "required");
    let answer = others[0].post("/api/passkeys/sign-in", &signed(&others[0], &mut key).await).await;
    assert_eq!((answer.status, &answer.json()["account"]), (200, &json!("ann")), "{}", answer.text);
    assert_eq!(closed_with(&mut sockets[0]).await, 1008, "the guest is nobody any more");
    let back = ann.with_secret(&answer);
    assert_eq!(back.come(&table).await.state["you"]["seats"], json!([0]), "the guest's seat came along");
    assert!(back.get("/api/account").await.json()["passkeys"][0]["used_at"].is_i64());
    let password = json!({"account": "ann", "password": "any password"});
    assert_eq!(others[1].post("/api/login", &password).await.status, 401, "there is none");
}

#[tokio::test]
async fn a_challenge_is_good_once_for_a_while_and_for_one_person() {
    let house = House::with(club).await;
    let mut key = Authenticator::new(CLUB);
    ann(&house, &mut key).await;
    let ben = house.guest("Ben").await;
    let answer = signed(&ben, &mut key).await;
    assert_eq!(ben.post("/api/passkeys/sign-in", &answer).await.status, 200);
    let other = house.guest("Eve").await;
    assert_eq!(other.post("/api/passkeys/sign-in", &answer).await.status, 401, "it was replayed");
    // The answer to one challenge is none to another.
    let mut mixed = signed(&other, &mut key).await;
    mixed["credential"] = answer["credential"].clone();
    assert_eq!(other.post("/api/passkeys/sign-in", &mixed).await.status, 401);
    let late = signed(&other, &mut key).await;
    house.time.advance(Duration::from_secs(301));
    assert_eq!(other.post("/api/passkeys/sign-in", &late).await.status, 401);
    // A passkey that one person began to make is not finished by another.
    let begun = ben_anew(&house).await.post("/api/passkeys/begin", &json!({"account": "ben"})).await.json();
    let mut new = Authenticator::new(CLUB);
    let made = json!({"ticket": begun["ticket"], "credential": new.make(&begun["options"]), "name": "x"});
    assert_eq!(other.post("/api/passkeys", &made).await.status, 401);
    let nonsense = json!({"ticket": begun["ticket"], "credential": {"id": 7}, "name": "x"});
    assert_eq!(other.post("/api/passkeys", &nonsense).await.status, 400);
}

async fn ben_anew(house: &House) -> Guest {
    house.guest("Ben").await
}

#[tokio::test]
async fn a_page_elsewhere_gets_nowhere_with_a_passkey() {
    let house = House::with(club).await;
    let mut key = Authenticator::new(CLUB);
    let ann = ann(&house, &mut key).await;
    let eve = house.guest("Eve").await;
    // The visitor of another page unlocks their passkey there; browsers write down which page it was.
    for origin in ["https://evil.example", "http://club.example", "https://club.example.evil.example"] {
        key.origin = origin.to_owned();
        let answer = eve.post("/api/passkeys/sign-in", &signed(&eve, &mut key).await).await;
        assert_eq!(answer.status, 401, "{origin}");
    }
    let mut foreign = Authenticator::new("https://evil.example");
    assert_eq!(make(&ann, json!({}), &mut foreign, "x").await.status, 401);
    // A key that nobody has registered, and a name that browsers would not take.
    let mut unknown = Authenticator::new(CLUB);
    unknown.make(&json!({"user": {"id": "AAAA"}, "rp": {"id": "club.example"}, "challenge": ""}));
    assert_eq!(eve.post("/api/passkeys/sign-in", &signed(&eve, &mut unknown).await).await.status, 401);
    let plain = House::open().await;
    let begun = plain.guest("Ann").await.post("/api/passkeys/begin", &json!({"account": "ann"})).await;
    assert_eq!(begun.status, 422, "an address without a name has no passkeys");
    assert_eq!(plain.guest("Ann").await.get("/api/account").await.json()["can_have_passkeys"], false);
}

#[tokio::test]
async fn a_copied_passkey_is_refused() {
    let house = House::with(club).await;
    let mut key = Authenticator::new(CLUB);
    let ann = ann(&house, &mut key).await;
    assert_eq!(ann.post("/api/passkeys/sign-in", &signed(&ann, &mut key).await).await.status, 200);
    let guest = house.guest("Eve").await;
    // The copy counts on from the moment at which it was made.
    key.count -= 1;
    let copied = guest.post("/api/passkeys/sign-in", &signed(&guest, &mut key).await).await;
    assert_eq!(copied.status, 401);
    assert!(copied.text.contains("passkey-copied"), "{}", copied.text);
    assert_eq!(guest.post("/api/passkeys/sign-in", &signed(&guest, &mut key).await).await.status, 200);
}

#[tokio::test]
async fn the_last_way_in_is_not_removed() {
    let house = House::with(club).await;
    let (mut first, mut second) = (Authenticator::new(CLUB), Authenticator::new(CLUB));
    let ann = ann(&house, &mut first).await;
    let remove = async |key: &Authenticator| ann.ask("DELETE", &format!("/api/passkeys/{}", key.id()), None).await;
    assert_eq!(remove(&first).await.status, 403);
    house.time.advance(Duration::from_secs(1));
    assert_eq!(make(&ann, json!({}), &mut second, "Key ring").await.status, 200);
    assert_eq!(make(&ann, json!({}), &mut second, "again").await.status, 401, "a passkey is added once");
    let names = |info: Value| -> Vec<String> {
        let keys = info["passkeys"].as_array().unwrap();
        keys.iter().map(|key| key["name"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(names(ann.get("/api/account").await.json()), ["Telephone", "Key ring"]);
    let eve = house.guest("Eve").await;
    assert_eq!(eve.ask("DELETE", &format!("/api/passkeys/{}", first.id()), None).await.status, 404);
    assert_eq!(remove(&first).await.status, 204);
    assert_eq!(eve.post("/api/passkeys/sign-in", &signed(&eve, &mut first).await).await.status, 401);
    assert_eq!(remove(&second).await.status, 403);
    // With a password it is not the last way any more.
    let with_password = ann.post("/api/password", &json!({"new": "correct horse"})).await;
    let ann = ann.with_secret(&with_password);
    assert_eq!(ann.ask("DELETE", &format!("/api/passkeys/{}", second.id()), None).await.status, 204);
    let other = json!({"new": "another horse"});
    assert_eq!(ann.post("/api/password", &other).await.status, 401, "now the password is asked for");
}

#[tokio::test]
async fn a_sessions_secret_alone_changes_no_way_in() {
    let house = House::with(club).await;
    let guest = house.guest("Ann").await;
    let claimed = guest.post("/api/account", &json!({"account": "ann", "password": "correct horse"})).await;
    let ann = guest.with_secret(&claimed);
    let mut key = Authenticator::new(CLUB);
    assert_eq!(make(&ann, json!({}), &mut key, "Telephone").await.status, 200, "the password was just given");
    house.time.advance(Duration::from_secs(16 * 60));
    let asks = async |guest: &Guest| {
        let mut codes = Vec::new();
        for (method, path, body) in [
            ("POST", "/api/passkeys/begin".to_owned(), Some(json!({}))),
            ("DELETE", format!("/api/passkeys/{}", key.id()), None),
            ("DELETE", "/api/account/address".to_owned(), None),
            ("POST", "/api/password".to_owned(), Some(json!({"new": "another horse"}))),
            ("DELETE", "/api/me".to_owned(), None),
        ] {
            codes.push(guest.ask(method, &path, body.as_ref()).await.code());
        }
        codes
    };
    assert_eq!(asks(&ann).await, ["proof_needed"; 5]);
    // A device that came by a code is the person, and has shown nothing either.
    let code = ann.ask("POST", "/api/code", None).await.json()["code"].take();
    let device = house.guest("Device").await;
    let device = device.with_secret(&device.post("/api/code/use", &json!({"code": code})).await);
    assert_eq!(asks(&device).await, ["proof_needed"; 5]);
    let prove = async |proof: Value| device.post("/api/account/proof", &proof).await.status;
    assert_eq!(prove(json!({"password": "wrong horse"})).await, 401);
    assert_eq!(prove(json!({})).await, 422);
    let mut foreign = Authenticator::new(CLUB);
    let eve = house.guest("Eve").await;
    assert_eq!(make(&eve, json!({"account": "eve"}), &mut foreign, "x").await.status, 200);
    assert_eq!(prove(json!({"passkey": signed(&device, &mut foreign).await})).await, 401, "somebody else's passkey");
    let mut own = Authenticator::new(CLUB);
    std::mem::swap(&mut own, &mut foreign);
    assert_eq!(prove(json!({"password": "correct horse"})).await, 204);
    assert_eq!(device.post("/api/passkeys/begin", &json!({})).await.status, 200);
    assert_eq!(ann.post("/api/passkeys/begin", &json!({})).await.code(), "proof_needed", "each session for itself");
}

#[tokio::test]
async fn a_passkey_is_a_proof() {
    let house = House::with(club).await;
    let mut key = Authenticator::new(CLUB);
    let ann = ann(&house, &mut key).await;
    house.time.advance(Duration::from_secs(16 * 60));
    assert_eq!(ann.post("/api/passkeys/begin", &json!({})).await.code(), "proof_needed");
    let proof = json!({"passkey": signed(&ann, &mut key).await});
    assert_eq!(ann.post("/api/account/proof", &proof).await.status, 204);
    assert_eq!(ann.post("/api/account/proof", &proof).await.status, 401, "once");
    assert_eq!(ann.post("/api/passkeys/begin", &json!({})).await.status, 200);
}

#[tokio::test]
async fn a_code_brings_a_guest_to_another_device_with_all_tables() {
    let house = House::with(|config| config.rate = 20).await;
    let (first, guests, mut sockets) = seated(&house, "duel", 2, json!({})).await;
    let (second, others, mut more) = seated(&house, "duel", 2, json!({})).await;
    let (here, there) = (&guests[0], &others[0]);
    assert_eq!(here.get("/api/code").await.json()["state"], "none");
    let code = here.ask("POST", "/api/code", None).await.json()["code"].as_str().unwrap().to_owned();
    assert_eq!(here.get("/api/code").await.json()["state"], "waiting");
    // As people type it.
    let typed = code.to_lowercase().replace('-', " ");
    let answer = there.post("/api/code/use", &json!({"code": typed})).await;
    assert_eq!((answer.status, &answer.json()["user"]), (200, &json!(here.user)), "{}", answer.text);
    assert_eq!(here.get("/api/code").await.json()["state"], "used");
    assert_eq!(closed_with(&mut more[0]).await, 1008, "the other guest is nobody any more");
    assert_eq!(closed_with(&mut sockets[0]).await, 1013, "the first device comes back and holds the other seats too");
    let same = there.with_secret(&answer);
    for (guest, table) in [(here, &first), (here, &second), (&same, &first), (&same, &second)] {
        assert_eq!(guest.come(table).await.state["you"]["seats"], json!([0]));
    }
    let again = guests[1].post("/api/code/use", &json!({"code": code})).await;
    assert_eq!(again.status, 401, "it is good once");

    // It ends with its time, with another one, and with the sessions.
    let code = async || here.ask("POST", "/api/code", None).await.json()["code"].take();
    let tried = async |code: &Value| guests[1].post("/api/code/use", &json!({"code": code})).await.status;
    let late = code().await;
    house.time.advance(Duration::from_secs(301));
    assert_eq!(tried(&late).await, 401);
    let (old, _new) = (code().await, code().await);
    assert_eq!(tried(&old).await, 401);
    let taken_back = code().await;
    assert_eq!(here.ask("DELETE", "/api/code", None).await.status, 204);
    assert_eq!(tried(&taken_back).await, 401);
    let ended = code().await;
    assert_eq!(here.ask("POST", "/api/logout/everywhere", None).await.status, 204);
    assert_eq!(tried(&ended).await, 401);
}

#[tokio::test]
async fn codes_are_not_found_by_trying() {
    let house = House::with(|config| config.behind_proxy = true).await;
    let ann = house.guest("Ann").await;
    let code = ann.ask("POST", "/api/code", None).await.json()["code"].take();
    let tried = async |from: &str, code: &str| {
        let wish = json!({"code": code});
        http(house.address(), "POST", "/api/code/use", &[("X-Forwarded-For", from)], Some(&wish)).await.status
    };
    // A hundred wrong ones from one address: most are not even looked at, and then the right one is not either.
    let mut answers = Vec::new();
    for number in 0..100 {
        answers.push(tried("192.0.2.1", &format!("AAAA-{:04}", 2000 + number)).await);
    }
    assert_eq!(answers.iter().filter(|status| **status == 401).count(), 10, "{answers:?}");
    assert_eq!(tried("192.0.2.1", code.as_str().unwrap()).await, 429);
    // The same from many addresses.
    let mut answers = Vec::new();
    for number in 0..150 {
        answers.push(tried(&format!("198.51.100.{number}"), &format!("BBBB-{:04}", 2000 + number)).await);
    }
    assert_eq!(answers.last(), Some(&429), "{answers:?}");
    assert_eq!(ann.get("/api/code").await.json()["state"], "waiting");
    house.time.advance(Duration::from_secs(120));
    assert_eq!(tried("192.0.2.1", code.as_str().unwrap()).await, 200, "the person is not locked out for long");
}

#[tokio::test]
async fn a_challenge_and_a_code_of_one_node_are_good_on_another() {
    let [here, there] = House::nodes(club).await;
    let mut key = Authenticator::new(CLUB);
    let ann = ann(&here, &mut key).await;
    let answer = signed(&ann, &mut key).await;
    let guest = there.guest("Device").await;
    assert_eq!(guest.post("/api/passkeys/sign-in", &answer).await.status, 200);
    assert_eq!(ann.post("/api/passkeys/sign-in", &answer).await.status, 401, "once in the whole house");
    let code = ann.ask("POST", "/api/code", None).await.json()["code"].take();
    let other = there.guest("Device").await;
    let same = other.post("/api/code/use", &json!({"code": code})).await;
    assert_eq!((same.status, &same.json()["account"]), (200, &json!("ann")));
    assert_eq!(here.guest("Eve").await.post("/api/code/use", &json!({"code": code})).await.status, 401);
    assert_eq!(ann.get("/api/code").await.json()["state"], "used");
}
