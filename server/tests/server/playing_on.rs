//! Tables that play on from a position of a game that is over.

use serde_json::{Value, json};

use crate::house::{House, play_out, seated};

/// A record cut off after some moves.
fn cut(record: &str, moves: usize) -> String {
    let (head, rest) = record.split_once("moves:\n").unwrap();
    let kept: Vec<&str> = rest.lines().take(moves).collect();
    format!("{head}moves:\n{}\n", kept.join("\n"))
}

fn moves(record: &str) -> Vec<&str> {
    record.split_once("moves:\n").unwrap().1.lines().filter(|line| line.starts_with(char::is_numeric)).collect()
}

#[tokio::test]
async fn a_finished_game_is_played_on_from_any_position_and_its_record_verifies() {
    for (game, from) in [("kuzushi", 7), ("duel", 3)] {
        let mut house = House::with(|config| config.rate = 1000).await;
        let (table, guests, mut sockets) = seated(&house, game, 2, json!({})).await;
        play_out(&mut sockets, 0).await;
        let record = guests[0].get(&format!("/api/tables/{table}/record")).await.text;

        let other = house.guest("Other").await;
        let plan = json!([{"type": "me"}, {"type": "bot", "bot": "random"}]);
        let table = other.table(json!({"game": game, "seats": plan, "record": cut(&record, from)})).await;
        let mut socket = other.come(&table).await;
        socket.until_phase("playing").await;
        assert_eq!(socket.state["table"]["played_on_from"], from);
        let own = &socket.state["position"]["moves"][0];
        assert_eq!(own["can_undo"], "no", "what was played before cannot be taken back");

        house.stop().await;
        house.start().await;
        let mut socket = other.come(&table).await;
        while socket.state["phase"] != "over" {
            match socket.moves(0).first().cloned().filter(|_| socket.pending().contains(&0)) {
                Some(mv) => assert_eq!(socket.play(0, &mv).await["type"], "done"),
                None => {
                    socket.next().await;
                }
            }
        }
        let again = other.get(&format!("/api/tables/{table}/record")).await.text;
        assert_eq!(moves(&again)[..from], moves(&record)[..from]);
        assert!(again.contains("# the first ") && !again.contains("commitment:"), "{again}");
        let verified = other.post("/api/verify", &json!({"record": again})).await.json();
        assert_eq!((&verified["witnessed"], &verified["committed"]), (&json!(true), &json!(false)), "{verified}");
        let verified = other.get(&format!("/api/tables/{table}/verify")).await;
        assert_eq!(verified.status, 200, "{}", verified.text);
    }
}

#[tokio::test]
async fn what_cannot_be_played_on_is_refused() {
    let house = House::with(|config| config.rate = 1000).await;
    let (table, guests, mut sockets) = seated(&house, "duel", 2, json!({"rounds": 1})).await;
    play_out(&mut sockets, 0).await;
    let record = guests[0].get(&format!("/api/tables/{table}/record")).await.text;
    let bot = json!({"type": "bot", "bot": "random"});
    let refused = async |game: &str, seats: Value, record: &str| {
        let answer = guests[0].post("/api/tables", &json!({"game": game, "seats": seats, "record": record})).await;
        (answer.status, answer.code())
    };
    let both = json!([{"type": "me"}, bot]);
    let bad = |code: &str| (422, code.to_owned());
    assert_eq!(refused("duel", both.clone(), "nonsense").await, bad("bad_record"));
    assert_eq!(refused("duel", both.clone(), &record).await, bad("bad_record"), "it is over there");
    let begun = cut(&record, 1);
    assert_eq!(refused("kuzushi", both.clone(), &begun).await, bad("bad_options"));
    assert_eq!(refused("duel", json!([{"type": "me"}, bot, bot]), &begun).await, bad("bad_options"));
    assert_eq!(refused("duel", json!([{"type": "me"}, {"type": "open"}]), &begun).await, bad("bad_options"));
    let secret: String =
        begun.lines().filter(|line| !line.starts_with("seed:")).map(|line| format!("{line}\n")).collect();
    assert_eq!(refused("duel", both, &secret).await.0, 422, "without its seed nobody can go on");
}
