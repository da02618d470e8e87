//! Notices: what is due follows the lists, is claimed by one at a time, and is sent once.

use super::{Fixture, eventually, make, projection};
use crate::protocol::{NoticeChoice, NoticeWish, Phase, Seq, UnixMs, WayKind};
use crate::store::{Delivery, Due, Occasion, Outgoing, Projection, Store, User, Way};

fn way(id: &str, user: &str) -> Way {
    Way {
        id: id.to_owned(),
        user: user.to_owned(),
        kind: WayKind::Webhook,
        target: format!("https://example.org/{id}"),
        name: "example.org".to_owned(),
        table: None,
        token: format!("token of {id}"),
        confirmed: true,
        wish: NoticeWish { turn: true, reminder: false, game: false, everywhere: true, daily: false },
        failing: false,
        origin: "https://club.example".to_owned(),
        created_at: 10,
    }
}

fn due(user: &str, occasion: Occasion, since: Seq) -> Due {
    Due { user: user.to_owned(), occasion, since, at: 100, due_at: 200 }
}

/// A table of ann and ben, at entry `seq`.
fn listed(seq: Seq, due: Vec<Due>) -> Projection {
    Projection { due, ..projection("table", seq, Phase::Playing, 100, &["ann", "ben"]) }
}

async fn add(store: &dyn Store, way: Way) {
    assert!(store.add_way(way, 9).await.expect("a way"));
}

/// Claims until something is there.
async fn claimed(store: &dyn Store, now: UnixMs) -> Vec<Outgoing> {
    let mut found = Vec::new();
    eventually(async || {
        found = store.claim_notices(now, now + 1000, 10).await.expect("a claim");
        !found.is_empty()
    })
    .await;
    found
}

/// The lists have this entry, and with it what is due.
async fn followed(store: &dyn Store, table: i64, mut projection: Projection) {
    let seq = projection.seq;
    projection.summary.played = seq;
    store.project(table, projection);
    eventually(async || {
        let summary = store.summary(table, Vec::new()).await.expect("a summary");
        summary.is_some_and(|summary| summary.played >= seq)
    })
    .await;
}

async fn nothing_due(store: &dyn Store, now: UnixMs) {
    assert_eq!(store.claim_notices(now, now + 1000, 10).await.expect("a claim"), Vec::new());
}

const DONE: Delivery = Delivery::Done { at: 300, next_at: 0, failing: false };

pub async fn a_turn_is_told_once_by_each_way_that_wants_it(fixture: &impl Fixture) {
    let store = fixture.open().await;
    let table = make(&*store, projection("table", 1, Phase::Open, 0, &["ann", "ben"])).await;
    add(&*store, way("one", "ann")).await;
    let games = NoticeWish { turn: false, game: true, ..way("two", "ann").wish };
    add(&*store, Way { wish: games, ..way("two", "ann") }).await;
    add(&*store, Way { confirmed: false, ..way("three", "ann") }).await;
    add(&*store, Way { created_at: 150, ..way("late", "ann") }).await;
    add(&*store, way("other", "ben")).await;
    let turn = || listed(5, vec![due("ann", Occasion::Turn, 5), due("ann", Occasion::Half, 5)]);
    followed(&*store, table, turn()).await;
    nothing_due(&*store, 199).await;
    let found = claimed(&*store, 250).await;
    let told: Vec<&str> = found.iter().map(|outgoing| outgoing.way.id.as_str()).collect();
    assert_eq!(told, ["one"]);
    let notice = &found[0].notices[0];
    assert_eq!((notice.table, notice.occasion, notice.since, notice.tries), (table, Occasion::Turn, 5, 0));
    nothing_due(&*store, 260).await;
    store.delivered("one".to_owned(), found[0].notices.clone(), DONE).await.expect("a mark");
    // The same is written again after a restart, or with every later entry of the same turn.
    for seq in [5, 6] {
        followed(&*store, table, Projection { seq, ..turn() }).await;
    }
    nothing_due(&*store, 90_000).await;
    followed(&*store, table, listed(9, vec![due("ann", Occasion::Turn, 9)])).await;
    assert_eq!(claimed(&*store, 90_000).await[0].notices[0].since, 9);
}

pub async fn nobody_is_told_what_they_have_seen(fixture: &impl Fixture) {
    let store = fixture.open().await;
    let table = make(&*store, projection("table", 1, Phase::Open, 0, &["ann", "ben"])).await;
    add(&*store, way("one", "ann")).await;
    let turn = || listed(5, vec![due("ann", Occasion::Turn, 5)]);
    followed(&*store, table, turn()).await;
    // She comes, looks, and leaves without a move.
    followed(&*store, table, Projection { here: vec!["ann".to_owned()], ..listed(6, Vec::new()) }).await;
    nothing_due(&*store, 250).await;
    followed(&*store, table, Projection { seen: vec![("ann".to_owned(), 6)], seq: 7, ..turn() }).await;
    eventually(async || store.seen(table).await.expect("numbers") == [("ann".to_owned(), 6)]).await;
    followed(&*store, table, Projection { seq: 8, ..turn() }).await;
    nothing_due(&*store, 250).await;
    followed(&*store, table, listed(9, vec![due("ann", Occasion::Turn, 9)])).await;
    assert_eq!(claimed(&*store, 250).await.len(), 1);
}

pub async fn a_turn_that_is_over_is_not_told(fixture: &impl Fixture) {
    let store = fixture.open().await;
    let table = make(&*store, projection("table", 1, Phase::Open, 0, &["ann", "ben"])).await;
    let wish = NoticeWish { reminder: true, game: true, ..way("one", "ann").wish };
    add(&*store, Way { wish, ..way("one", "ann") }).await;
    let started = due("ann", Occasion::Started, 3);
    let turn = [Occasion::Turn, Occasion::Half, Occasion::Hour].map(|occasion| due("ann", occasion, 5));
    followed(&*store, table, listed(5, [vec![started.clone()], turn.to_vec()].concat())).await;
    followed(&*store, table, Projection { idle: vec!["ann".to_owned()], ..listed(6, vec![started]) }).await;
    let found = claimed(&*store, 250).await;
    let told: Vec<Occasion> = found[0].notices.iter().map(|notice| notice.occasion).collect();
    assert_eq!(told, [Occasion::Started]);
}

pub async fn what_was_not_delivered_is_tried_again_by_whoever_comes(fixture: &impl Fixture) {
    let (store, other) = (fixture.open().await, fixture.open().await);
    let table = make(&*store, projection("table", 1, Phase::Open, 0, &["ann", "ben"])).await;
    add(&*store, way("one", "ann")).await;
    followed(&*store, table, listed(5, vec![due("ann", Occasion::Turn, 5)])).await;
    let found = claimed(&*store, 250).await;
    let later = Delivery::Later { due_at: 700 };
    store.delivered("one".to_owned(), found[0].notices.clone(), later).await.expect("a mark");
    nothing_due(&*other, 699).await;
    let again = claimed(&*other, 700).await;
    assert!(again[0].way.failing && again[0].notices[0].tries == 1);
    // That one falls silent, and its claim ends.
    nothing_due(&*store, 1700).await;
    let again = claimed(&*store, 1701).await;
    assert_eq!(again[0].notices[0].tries, 2);
    let pause = Delivery::Done { at: 1702, next_at: 5000, failing: false };
    store.delivered("one".to_owned(), again[0].notices.clone(), pause).await.expect("a mark");
    followed(&*store, table, listed(9, vec![due("ann", Occasion::Turn, 9)])).await;
    nothing_due(&*store, 4999).await;
    let found = claimed(&*store, 5000).await;
    assert!(!found[0].way.failing);
    // A turn that ended meanwhile stays gone, whatever became of its message.
    followed(&*store, table, Projection { idle: vec!["ann".to_owned()], ..listed(10, Vec::new()) }).await;
    store.delivered("one".to_owned(), found[0].notices.clone(), later).await.expect("a mark");
    nothing_due(&*store, 90_000).await;
}

pub async fn a_table_can_be_chosen_or_left_out(fixture: &impl Fixture) {
    let store = fixture.open().await;
    let table = make(&*store, projection("table", 1, Phase::Open, 0, &["ann", "ben"])).await;
    add(&*store, way("one", "ann")).await;
    let wish = NoticeWish { everywhere: false, ..way("two", "ann").wish };
    add(&*store, Way { wish, ..way("two", "ann") }).await;
    add(&*store, Way { table: Some(table), ..way("room", "ben") }).await;
    let told = async |seq: Seq, choice: NoticeChoice| {
        store.choose_notices("ann".to_owned(), table, choice).await.expect("a choice");
        assert_eq!(store.notice_choice("ann".to_owned(), table).await.expect("a choice"), choice);
        followed(&*store, table, listed(seq, vec![due("ann", Occasion::Turn, seq)])).await;
        let found = claimed(&*store, i64::from(seq) * 10_000).await;
        let mut ways: Vec<String> = found.into_iter().map(|outgoing| outgoing.way.id).collect();
        ways.sort_unstable();
        ways
    };
    assert_eq!(told(5, NoticeChoice::Usual).await, ["one", "room"]);
    assert_eq!(told(6, NoticeChoice::Always).await, ["one", "room", "two"]);
    // What the whole table is told does not depend on one of them.
    assert_eq!(told(7, NoticeChoice::Never).await, ["room"]);
}

pub async fn a_way_belongs_to_its_owner_also_after_logging_in(fixture: &impl Fixture) {
    let store = fixture.open().await;
    let person = |id: &str| User {
        id: id.to_owned(),
        name: id.to_owned(),
        account: None,
        language: None,
        ids: vec![id.to_owned()],
    };
    store.add_guest(person("guest"), [1; 32], 0).await.expect("a guest");
    store.add_guest(person("ann"), [2; 32], 0).await.expect("a guest");
    assert_eq!(store.user("ann".to_owned()).await.expect("a user"), Some(person("ann")));
    add(&*store, way("one", "guest")).await;
    store.set_calendar("ann".to_owned(), Some("secret".to_owned())).await.expect("a calendar");
    store.log_in("ann".to_owned(), vec!["guest".to_owned()], [3; 32], 0).await.expect("a session");
    let ways = store.ways_of(vec!["ann".to_owned()]).await.expect("ways");
    assert_eq!(ways, [way("one", "ann")]);
    let ids = store.owner_of_calendar("secret".to_owned()).await.expect("an owner");
    assert_eq!(ids, Some(vec!["ann".to_owned(), "guest".to_owned()]));
    store.set_calendar("ann".to_owned(), Some("new".to_owned())).await.expect("a calendar");
    assert_eq!(store.owner_of_calendar("secret".to_owned()).await.expect("an owner"), None);
    // She still sits at a table as the guest that she was.
    let table = make(&*store, projection("table", 1, Phase::Open, 0, &["guest", "ben"])).await;
    followed(&*store, table, listed(5, vec![due("guest", Occasion::Turn, 5)])).await;
    assert_eq!(claimed(&*store, 250).await[0].way.id, "one");
    store.remove_way("one".to_owned()).await.expect("it is removed");
    nothing_due(&*store, 90_000).await;
}

pub async fn each_person_has_so_many_ways(fixture: &impl Fixture) {
    let store = fixture.open().await;
    assert!(store.add_way(way("one", "ann"), 2).await.expect("a way"));
    assert!(store.add_way(way("two", "ann"), 2).await.expect("a way"));
    assert!(!store.add_way(way("three", "ann"), 2).await.expect("an answer"));
    assert!(store.add_way(way("one", "ben"), 2).await.is_err(), "ids are given once");
    // The same place again is the same way.
    let again = Way { id: "again".to_owned(), token: "another".to_owned(), ..way("one", "ann") };
    assert!(store.add_way(again, 2).await.expect("a way"));
    let ways = store.ways_of(vec!["ann".to_owned()]).await.expect("ways");
    let ids: Vec<&str> = ways.iter().map(|way| way.id.as_str()).collect();
    assert_eq!(ids, ["again", "two"]);
    assert!(store.way_by_token("token of one".to_owned()).await.expect("an answer").is_none());
    let wish = NoticeWish { daily: true, ..way("two", "ann").wish };
    store.change_way("two".to_owned(), wish, true).await.expect("a change");
    let found = store.way_by_token("token of two".to_owned()).await.expect("an answer").expect("a way");
    assert!(found.wish.daily && found == store.way("two".to_owned()).await.expect("an answer").expect("a way"));
}

pub async fn the_owner_of_an_address_is_asked_so_often_a_day(fixture: &impl Fixture) {
    let store = fixture.open().await;
    let ask = async |address: &str, now| store.may_ask(address.to_owned(), now, now - 100, 2).await.expect("an answer");
    assert!(ask("a@b.org", 1000).await && ask("a@b.org", 1050).await);
    // Also after the way was removed, and for another person: what counts is the address.
    assert!(!ask("a@b.org", 1060).await);
    assert!(ask("c@b.org", 1060).await);
    assert!(ask("a@b.org", 1101).await && !ask("a@b.org", 1102).await);
}

pub async fn the_first_secret_is_the_houses(fixture: &impl Fixture) {
    let store = fixture.open().await;
    let first = store.house_secret("key", vec![1, 2, 3]).await.expect("a secret");
    let second = fixture.open().await.house_secret("key", vec![4]).await.expect("a secret");
    assert_eq!((first.as_slice(), second.as_slice()), (&[1, 2, 3][..], &[1, 2, 3][..]));
    assert_eq!(store.house_secret("other", vec![5]).await.expect("a secret"), [5]);
}
