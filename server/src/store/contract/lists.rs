//! Lobby, one's own tables, and what wakes at the start.

use super::{Fixture, chat, close, create, eventually, make, private, projection};
use crate::protocol::Phase;
use crate::store::{Creation, Cursor, Page, Room, Store, Which};

fn names(page: &Page) -> Vec<String> {
    page.tables.iter().map(|table| table.table.clone()).collect()
}

/// All pages of a list, which must not be larger than `most`.
async fn all(most: u32, mut read: impl AsyncFnMut(Option<Cursor>) -> Page) -> Vec<String> {
    let (mut found, mut after) = (Vec::new(), None);
    loop {
        let page = read(after).await;
        assert!(page.tables.len() <= most as usize);
        found.extend(names(&page));
        after = page.next;
        if after.is_none() {
            return found;
        }
    }
}

async fn mine(store: &dyn Store, me: &[&str], which: Which) -> Vec<String> {
    let me: Vec<String> = me.iter().map(|id| (*id).to_owned()).collect();
    let read = async |after| store.mine(me.clone(), which, after, 2).await.unwrap();
    all(2, read).await
}

pub async fn the_lobby_comes_in_pages_in_its_order(fixture: &impl Fixture) {
    let store = fixture.open().await;
    // Two were changed at the same moment, so the number decides.
    for (id, phase, at) in [
        ("played", Phase::Playing, 50),
        ("open", Phase::Open, 20),
        ("same moment", Phase::Open, 20),
        ("newest", Phase::Open, 30),
        ("paused", Phase::Paused, 60),
        ("over", Phase::Over, 70),
        ("frozen", Phase::Frozen, 80),
    ] {
        make(&*store, projection(id, 1, phase, at, &["ann"])).await;
    }
    make(&*store, private(projection("hidden", 1, Phase::Open, 90, &["ann"]))).await;
    let order = ["newest", "same moment", "open", "paused", "played"];
    for most in [1, 2, 3, 5, 100] {
        let read = async |after| store.lobby(vec!["ann".to_owned()], 0, after, most).await.unwrap();
        assert_eq!(all(most, read).await, order, "in pages of {most}");
    }
    let page = store.lobby(vec!["ann".to_owned()], 0, None, 1).await.unwrap();
    assert_eq!((page.tables[0].mine.len(), page.tables[0].my_turn), (1, false), "open, so nobody is asked");
    let page = store.lobby(vec!["ben".to_owned()], 0, None, 100).await.unwrap();
    assert!(page.tables.iter().all(|table| table.mine.is_empty() && !table.my_turn));
}

pub async fn old_open_tables_leave_the_lobby_and_old_games_stay(fixture: &impl Fixture) {
    let store = fixture.open().await;
    for (id, phase, at) in [("old", Phase::Open, 10), ("new", Phase::Open, 20), ("played", Phase::Playing, 10)] {
        make(&*store, projection(id, 1, phase, at, &["ann"])).await;
    }
    let page = store.lobby(Vec::new(), 20, None, 100).await.unwrap();
    assert_eq!(names(&page), ["new", "played"]);
    assert!(store.table_no("old".to_owned()).await.unwrap().is_some(), "its link still leads there");
    assert!(store.table_no("nothing".to_owned()).await.unwrap().is_none());
}

pub async fn ones_own_tables_come_in_pages_by_all_of_ones_ids(fixture: &impl Fixture) {
    let store = fixture.open().await;
    for (id, phase, at, people) in [
        ("a", Phase::Open, 10, &["ann"][..]),
        ("b", Phase::Over, 20, &["guest", "ben"]),
        ("c", Phase::Playing, 30, &["ann", "guest"]),
        ("d", Phase::Over, 40, &["ann"]),
        ("e", Phase::Playing, 50, &["ben"]),
        ("f", Phase::Frozen, 60, &["guest"]),
        ("g", Phase::Over, 70, &["guest"]),
    ] {
        make(&*store, projection(id, 1, phase, at, people)).await;
    }
    let me = ["ann", "guest"];
    assert_eq!(mine(&*store, &me, Which::All).await, ["g", "f", "d", "c", "b", "a"]);
    assert_eq!(mine(&*store, &me, Which::Unfinished).await, ["f", "c", "a"]);
    assert_eq!(mine(&*store, &me, Which::Over).await, ["g", "d", "b"]);
    assert_eq!(mine(&*store, &["ann"], Which::All).await, ["d", "c", "a"]);
    assert!(mine(&*store, &["nobody"], Which::All).await.is_empty());
    let no = store.table_no("c".to_owned()).await.unwrap().unwrap();
    let summary = store.summary(no, vec!["guest".to_owned()]).await.unwrap().unwrap();
    assert_eq!((summary.mine, summary.my_turn), (vec![hustings_core::Seat(1)], true));
}

pub async fn who_stood_up_has_no_part_in_the_table(fixture: &impl Fixture) {
    let store = fixture.open().await;
    let no = make(&*store, projection("t", 1, Phase::Open, 10, &["ann", "ben"])).await;
    assert_eq!(mine(&*store, &["ben"], Which::All).await, ["t"]);
    store.project(no, projection("t", 2, Phase::Open, 11, &["ann"]));
    eventually(async || mine(&*store, &["ben"], Which::All).await.is_empty()).await;
    assert_eq!(mine(&*store, &["ann"], Which::All).await, ["t"]);
    store.project(no, projection("t", 3, Phase::Open, 12, &["ann", "ben"]));
    eventually(async || mine(&*store, &["ben"], Which::Unfinished).await == ["t"]).await;
}

/// An owner that was slow does not undo what a newer one has written.
pub async fn rows_never_go_back(fixture: &impl Fixture) {
    let store = fixture.open().await;
    let no = make(&*store, projection("t", 1, Phase::Playing, 10, &["ann"])).await;
    let mut newer = projection("t", 9, Phase::Over, 19, &["ann"]);
    newer.seen = vec![("ann".to_owned(), 8)];
    store.project(no, newer);
    eventually(async || mine(&*store, &["ann"], Which::Over).await == ["t"]).await;
    let mut older = projection("t", 5, Phase::Playing, 15, &["ann", "ben"]);
    older.seen = vec![("ann".to_owned(), 4)];
    store.project(no, older);
    let mark = make(&*store, projection("mark", 1, Phase::Open, 1, &["ann"])).await;
    store.project(mark, projection("mark", 2, Phase::Over, 2, &["ann"]));
    eventually(async || mine(&*store, &["ann"], Which::Over).await == ["t", "mark"]).await;
    assert_eq!(store.summary(no, Vec::new()).await.unwrap().unwrap().played, 9);
    assert_eq!(store.seen(no).await.unwrap(), [("ann".to_owned(), 8)]);
    assert!(mine(&*store, &["ben"], Which::All).await.is_empty());
    assert!(store.lobby(Vec::new(), 0, None, 9).await.unwrap().tables.is_empty());
}

pub async fn tables_that_go_on_or_lag_behind_are_woken(fixture: &impl Fixture) {
    let store = fixture.open().await;
    let resting = make(&*store, projection("resting", 1, Phase::Playing, 10, &["ann"])).await;
    let mut waiting = projection("waiting", 1, Phase::Playing, 10, &["ann"]);
    waiting.waiting = true;
    let waiting = make(&*store, waiting).await;
    let mut paused = projection("paused", 1, Phase::Paused, 10, &["ann"]);
    paused.waiting = true;
    make(&*store, paused).await;
    let lagging = make(&*store, projection("lagging", 1, Phase::Open, 10, &["ann"])).await;
    let listed = make(&*store, projection("listed", 1, Phase::Open, 10, &["ann"])).await;
    store.append(lagging, 1, 11, &[chat("more")]).await.unwrap();
    store.append(listed, 1, 11, &[chat("more")]).await.unwrap();
    store.project(listed, projection("listed", 2, Phase::Over, 11, &["ann"]));
    eventually(async || mine(&*store, &["ann"], Which::Over).await == ["listed"]).await;
    assert_eq!(store.to_wake().await.unwrap(), [waiting, lagging]);
    close(store).await;

    let store = fixture.open().await;
    assert_eq!(store.to_wake().await.unwrap(), [waiting, lagging], "a restart knows it too");
    store.project(lagging, projection("lagging", 2, Phase::Playing, 11, &["ann"]));
    eventually(async || store.to_wake().await.unwrap() == [waiting]).await;
    store.append(resting, 1, 12, &[chat("more")]).await.unwrap();
    assert_eq!(store.to_wake().await.unwrap(), [resting, waiting]);
}

pub async fn a_host_has_so_much_room_in_the_lobby(fixture: &impl Fixture) {
    let store = fixture.open().await;
    let room = Some(Room { most: 2, since: 20 });
    let open = |id: &str, at| projection(id, 1, Phase::Open, at, &["ann"]);
    make(&*store, open("too old to count", 10)).await;
    make(&*store, open("first", 20)).await;
    make(&*store, private(open("private", 21))).await;
    make(&*store, projection("played", 1, Phase::Playing, 22, &["ann"])).await;
    assert!(matches!(create(&*store, open("second", 22), room).await, Creation::Table(_)));
    assert_eq!(create(&*store, open("third", 23), room).await, Creation::TooManyWaiting);
    assert!(store.table_no("third".to_owned()).await.unwrap().is_none());
    let bens = projection("ben's", 1, Phase::Open, 23, &["ben"]);
    assert!(matches!(create(&*store, bens, room).await, Creation::Table(_)));
}
