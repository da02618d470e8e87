//! Clocks, with a time source that the test moves by hand.

use std::sync::Arc;
use std::time::Duration;

use hustings_core::Seat;
use hustings_server::protocol::Stead;
use hustings_server::{Entry, Journal as _, Metrics, Sqlite, Store as _};
use serde_json::{Value, json};

use crate::house::{House, Socket, seated_with};

fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn left(socket: &Socket, seat: u64) -> (i64, bool) {
    let clock = &socket.state["position"]["clocks"][seat as usize];
    (clock["left_ms"].as_i64().unwrap(), clock["running"].as_bool().unwrap())
}

fn wish(clock: Value, timeout: &str, game: &str) -> Value {
    json!({"game": game, "clock": clock, "timeout": timeout})
}

#[tokio::test]
async fn a_default_move_is_made_when_a_decision_takes_too_long() {
    let house = House::open().await;
    let wish = wish(json!({"type": "decision", "seconds": 30}), "default_move", "kuzushi");
    let (_, _, mut sockets) = seated_with(&house, wish, 2).await;
    let seat = sockets[0].pending()[0];
    assert_eq!(left(&sockets[0], seat), (30_000, true));
    assert_eq!(left(&sockets[0], 1 - seat), (30_000, false));
    let stale = sockets[seat as usize].seq();
    let first = sockets[seat as usize].moves(seat)[0].clone();

    house.time.advance(seconds(30));
    let out = sockets[0].until_what("timed_out").await;
    assert_eq!(out["entry"]["seat"], seat);
    let moved = sockets[0].until_what("moved").await;
    assert_eq!((&moved["entry"]["seat"], &moved["entry"]["by"]), (&json!(seat), &json!("table")));
    assert_eq!(left(&sockets[0], 1 - seat), (30_000, true));

    let late = json!({"type": "play", "seat": seat, "seq": stale, "move": first});
    assert_eq!(sockets[seat as usize].refused(late).await, "stale");
}

#[tokio::test]
async fn a_bot_makes_the_one_decision_that_took_too_long() {
    let house = House::open().await;
    let wish = wish(json!({"type": "decision", "seconds": 10}), "bot_plays", "kuzushi");
    let (_, _, mut sockets) = seated_with(&house, wish, 2).await;
    let seat = sockets[0].pending()[0];
    house.time.advance(seconds(11));
    let moved = sockets[0].until_what("moved").await;
    assert_eq!((&moved["entry"]["seat"], &moved["entry"]["by"]), (&json!(seat), &json!("bot")));
    let other = 1 - seat;
    let socket = &mut sockets[other as usize];
    socket.until_state(|state| state["position"]["played"] == 1).await;
    let mv = socket.moves(other)[0].clone();
    socket.play(other, &mv).await;
    let socket = &mut sockets[seat as usize];
    socket.until_state(|state| state["position"]["played"] == 2).await;
    let mv = socket.moves(seat)[0].clone();
    assert_eq!(socket.play(seat, &mv).await["type"], "done", "the next decision is one's own again");
}

/// Each of two seats makes its first move, one after the other.
async fn first_moves(sockets: &mut [Socket]) {
    for played in 1..=2 {
        let seat = sockets[0].pending()[0];
        let socket = &mut sockets[seat as usize];
        let mv = socket.moves(seat)[0].clone();
        assert_eq!(socket.play(seat, &mv).await["type"], "done");
        for socket in sockets.iter_mut() {
            socket.until_state(|state| state["position"]["played"] == played).await;
        }
    }
}

#[tokio::test]
async fn time_for_the_whole_game_runs_only_for_seats_that_are_asked_and_ends_in_forfeit() {
    let house = House::open().await;
    let wish = wish(json!({"type": "game", "minutes": 1, "increment": 5}), "forfeit", "kuzushi");
    let (_, _, mut sockets) = seated_with(&house, wish, 2).await;
    let seat = sockets[0].pending()[0];
    house.time.advance(seconds(20));
    first_moves(&mut sockets).await;
    assert_eq!(left(&sockets[seat as usize], seat), (60_000, true), "nobody's first move costs time");
    house.time.advance(seconds(20));
    let socket = &mut sockets[seat as usize];
    let mv = socket.moves(seat)[0].clone();
    assert_eq!(socket.play(seat, &mv).await["type"], "done");
    assert_eq!(left(socket, seat), (45_000, false), "a minute, less 20 seconds, and 5 back");
    assert_eq!(left(socket, 1 - seat), (60_000, true));
    house.time.advance(seconds(60));
    socket.until_phase("over").await;
    assert_eq!(socket.state["ending"]["how"], "timeout");
    assert_eq!(socket.state["ending"]["ranks"][seat as usize], 1);
}

#[tokio::test]
async fn who_decides_at_once_has_a_clock_each_and_a_reaction_starts_a_new_one() {
    let house = House::open().await;
    let mut wish = wish(json!({"type": "decision", "seconds": 20}), "default_move", "duel");
    wish["options"] = json!({"rounds": 1});
    let (_, _, mut sockets) = seated_with(&house, wish, 2).await;
    house.time.advance(seconds(15));
    let mv = sockets[0].moves(0)[0].clone();
    sockets[0].play(0, &mv).await;
    assert!(!left(&sockets[0], 0).1);
    assert_eq!(left(&sockets[0], 1), (5_000, true), "the other's clock ran on");
    house.time.advance(seconds(5));
    let moved = sockets[1].until(|frame| frame["entry"]["what"] == "moved" && frame["entry"]["seat"] == 1).await;
    assert_eq!(moved["entry"]["by"], "table");
    // Either somebody may now block, with a whole decision's time, or the only round is over.
    match sockets[1].pending()[..] {
        [seat] => assert_eq!(left(&sockets[1], seat), (20_000, true)),
        _ => sockets[1].until_phase("over").await,
    }
}

#[tokio::test]
async fn a_pause_stops_the_clock() {
    let house = House::open().await;
    let wish = json!({"game": "kuzushi", "clock": {"type": "decision", "seconds": 30}, "timeout": "forfeit",
        "seats": [{"type": "me"}, {"type": "hot_seat", "name": "Other"}]});
    let host = house.guest("Host").await;
    let table = host.table(wish).await;
    let mut socket = host.come_and_give_words(&table).await;
    socket.until_phase("playing").await;
    let seat = socket.pending()[0];
    house.time.advance(seconds(10));
    socket.request(json!({"type": "pause", "seat": 0})).await;
    assert_eq!(socket.state["phase"], "paused");
    house.time.advance(seconds(1000));
    socket.request(json!({"type": "resume", "seat": 0})).await;
    assert_eq!(socket.state["phase"], "playing");
    assert_eq!(left(&socket, seat), (20_000, true));
}

#[tokio::test]
async fn clocks_stand_still_while_the_server_is_away() {
    let mut house = House::open().await;
    let wish = wish(json!({"type": "game", "minutes": 2}), "forfeit", "kuzushi");
    let (table, guests, mut sockets) = seated_with(&house, wish, 2).await;
    let seat = sockets[0].pending()[0];
    first_moves(&mut sockets).await;
    house.time.advance(seconds(30));
    let socket = &mut sockets[seat as usize];
    let mv = socket.moves(seat)[0].clone();
    socket.play(seat, &mv).await;
    house.stop().await;
    drop(sockets);
    house.time.advance(seconds(100_000));
    house.start().await;
    let socket = guests[0].come(&table).await;
    assert_eq!(socket.state["phase"], "playing");
    assert_eq!(left(&socket, seat), (90_000, false));
    assert_eq!(left(&socket, 1 - seat), (120_000, true));
}

/// Windows in which several are asked at once: an answer touches nobody else's time, and in the next window everybody has the whole time again.
#[tokio::test]
async fn each_of_those_asked_has_a_clock_and_each_question_its_time() {
    let house = House::open().await;
    let wish = wish(json!({"type": "decision", "seconds": 30}), "bot_plays", "ballot");
    let (_, _, mut sockets) = seated_with(&house, wish, 3).await;
    for (seat, socket) in sockets.iter_mut().enumerate() {
        socket.play(seat as u64, "done").await;
    }
    house.time.advance(seconds(10));
    sockets[2].until_state(|state| state["position"]["view"]["vote"] == 1).await;
    sockets[2].play(2, "ok").await;
    sockets[1].until_state(|state| state["position"]["pending"] == json!([1])).await;
    assert_eq!((left(&sockets[1], 1), left(&sockets[1], 2).1), ((20_000, true), false));
    sockets[1].play(1, "no").await;
    assert_eq!((left(&sockets[1], 0), left(&sockets[1], 2)), ((30_000, true), (30_000, true)));
    house.time.advance(seconds(10));
    sockets[0].until_state(|state| state["position"]["view"]["vote"] == 2).await;
    // Seat 0 speaks next; seat 2 was asked before and is asked something new now.
    sockets[0].play(0, "no").await;
    assert_eq!((left(&sockets[0], 1), left(&sockets[0], 2)), ((30_000, true), (30_000, true)));
}

/// What is decided in several secret steps is decided wholly when time is up, whether the table does it or a bot: nobody waits for ever,
/// and nobody hears of the steps.
#[tokio::test]
async fn a_decision_in_steps_is_made_to_its_end_when_time_is_up() {
    for (timeout, by) in [("default_move", "table"), ("bot_plays", "bot")] {
        let house = House::open().await;
        let wish = wish(json!({"type": "decision", "seconds": 30}), timeout, "ballot");
        let (_, _, mut sockets) = seated_with(&house, wish, 2).await;
        sockets[1].play(1, "done").await;
        sockets[0].play(0, "write 1").await;
        house.time.advance(seconds(30));
        let socket = &mut sockets[1];
        let moved = socket.until(|frame| frame["entry"]["what"] == "moved" && frame["entry"]["seat"] == 0).await;
        assert_eq!(moved["entry"]["by"], by, "{timeout}");
        socket.until_state(|state| state["position"]["view"]["vote"] == 1).await;
        let heard =
            |what: &str| socket.frames.iter().filter(|text| text.contains(&format!(r#""what":"{what}""#))).count();
        assert_eq!((heard("timed_out"), heard("moved")), (1, 2), "{timeout}: seat 1 was done, then seat 0");
    }
}

/// A server that was killed in the middle of that goes on with it when it is back.
#[tokio::test]
async fn nobody_waits_for_a_clock_that_a_kill_left_at_nothing() {
    let mut house = House::open().await;
    let wish = wish(json!({"type": "decision", "seconds": 30}), "default_move", "ballot");
    let (table, guests, mut sockets) = seated_with(&house, wish, 2).await;
    sockets[1].play(1, "done").await;
    let (no, at) = (1, house.time.now());
    house.stop().await;
    let journal = Sqlite::open(house.data(), Arc::new(Metrics::new())).unwrap();
    let newest = journal.read(no, 1).await.unwrap().last().unwrap().seq;
    let step = Entry::Moved { seat: Seat(0), mv: "write 1".to_owned(), by: Some(Stead::Table) };
    journal.append(no, newest, at, &[Entry::TimedOut { seat: Seat(0) }, step]).await.unwrap();
    journal.close();
    house.time.advance(seconds(1));
    house.start().await;
    let mut socket = guests[1].come(&table).await;
    socket.until_state(|state| state["position"]["view"]["vote"] == 1).await;
}

/// Taking back inside one's own turn, however often and after however long, wins no time for anybody.
#[tokio::test]
async fn no_time_is_won_by_taking_back() {
    for clock in [json!({"type": "game", "minutes": 1, "increment": 30}), json!({"type": "decision", "seconds": 60})] {
        let house = House::open().await;
        let (_, _, mut sockets) = seated_with(&house, wish(clock.clone(), "forfeit", "duel"), 2).await;
        for _ in 0..6 {
            assert_eq!(sockets[0].play(0, "taunt again").await["type"], "done");
            house.time.advance(seconds(5));
            assert_eq!(sockets[0].request(json!({"type": "undo", "seat": 0})).await["type"], "done");
        }
        assert_eq!(left(&sockets[0], 0), (30_000, true), "{clock}");
        // The other one, who is asked at the same time, has not won any by it; its first move of a whole game is free.
        let free = clock["type"] == "game";
        assert_eq!(left(&sockets[0], 1), (if free { 60_000 } else { 30_000 }, !free), "{clock}");
    }
}

/// Sarkaar's `take` has no event, and everybody sees it: the next decision has its own time.
#[tokio::test]
async fn a_move_without_events_counts_on_the_clock() {
    let house = House::with(|config| config.rate = 1000).await;
    let wish = wish(json!({"type": "decision", "seconds": 30}), "default_move", "sarkaar");
    let (_, _, mut sockets) = seated_with(&house, wish, 2).await;
    for step in 0..200 {
        let seat = sockets[0].pending()[0];
        let socket = &mut sockets[seat as usize];
        let moves = socket.moves(seat);
        let take = moves.iter().find(|mv| mv.starts_with("take "));
        if take.is_some() {
            house.time.advance(seconds(10));
        }
        let mv = take.unwrap_or(&moves[(step * 7 + 3) % moves.len()]).clone();
        let done = socket.play(seat, &mv).await;
        assert_eq!(done["type"], "done", "{done}");
        let newest = socket.seq();
        if mv.starts_with("take ") && socket.pending().contains(&seat) {
            assert_eq!(left(socket, seat), (30_000, true));
            return;
        }
        for socket in &mut sockets {
            socket.until_state(|state| state["seq"].as_u64() >= Some(newest)).await;
        }
    }
    panic!("nobody could take anything");
}
