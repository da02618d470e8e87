//! How boardgame.io is talked to.

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::wire::{connect, post};
use crate::{Client, Load, Seen};

pub async fn seats(load: &Load) -> Vec<Client> {
    let (host, port) = load.address.rsplit_once(':').expect("host:port");
    let lobby = format!("{host}:{}", port.parse::<u16>().expect("a port") + 1);
    let created = post(&lobby, "/games/kuzushi/create", None, &json!({"numPlayers": 2})).await;
    let table = created["matchID"].as_str().expect("a match").to_owned();
    let mut clients = Vec::new();
    for seat in 0..2 {
        let wish = json!({"playerID": seat.to_string(), "playerName": "Somebody"});
        let joined = post(&lobby, &format!("/games/kuzushi/{table}/join"), None, &wish).await;
        let secret = joined["playerCredentials"].as_str().expect("credentials").to_owned();
        let mut stream = connect(&load.address, "/socket.io/?EIO=4&transport=websocket", None).await;
        stream.send(Message::text("40/kuzushi,")).await.expect("a socket");
        // The namespace is open when the server says so; then the state is asked for.
        while let Some(Ok(message)) = stream.next().await {
            if message.to_text().is_ok_and(|text| text.starts_with("40/kuzushi")) {
                break;
            }
        }
        let sync = json!(["sync", table, seat.to_string(), secret, 2]);
        stream.send(Message::text(format!("42/kuzushi,{sync}"))).await.expect("a socket");
        clients.push(Client { stream, table: table.clone(), secret });
    }
    clients
}

#[derive(Deserialize)]
struct State {
    #[serde(rename = "_stateID")]
    number: u64,
    #[serde(rename = "G")]
    game: Game,
}

#[derive(Deserialize)]
struct Game {
    played: usize,
}

#[derive(Deserialize)]
struct Sync {
    state: State,
}

pub async fn seen(client: &mut Client, text: &str) -> Option<Seen> {
    if text == "2" {
        let _ = client.stream.send(Message::text("3")).await;
        return None;
    }
    let body = text.strip_prefix("42/kuzushi,")?;
    let state = if body.starts_with("[\"update\"") {
        let (_, _, state, _): (String, String, State, Value) = serde_json::from_str(body).ok()?;
        state
    } else if body.starts_with("[\"sync\"") {
        let (_, _, sync): (String, String, Sync) = serde_json::from_str(body).ok()?;
        sync.state
    } else {
        return None;
    };
    Some(Seen { played: state.game.played, number: state.number })
}

pub fn play(client: &Client, seat: usize, number: u64, mv: &str) -> String {
    let (kind, space) = mv.split_once(' ').expect("kind and space");
    let (x, y) = space.split_once(',').expect("x,y");
    let args = json!([kind, x.parse::<i32>().expect("x"), y.parse::<i32>().expect("y")]);
    let payload = json!({"type": "turn", "args": args, "playerID": seat.to_string(), "credentials": client.secret});
    let action = json!({"type": "MAKE_MOVE", "payload": payload});
    format!("42/kuzushi,{}", json!(["update", action, number, client.table, seat.to_string()]))
}
