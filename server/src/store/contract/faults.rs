//! Storage that fails for a while.

use super::{Fixture, chat, close, eventually, make, projection};
use crate::protocol::Phase;
use crate::store::{NewTable, StoreError, Which};

pub async fn what_was_not_written_is_not_there(fixture: &impl Fixture) {
    let store = fixture.open().await;
    let no = make(&*store, projection("t", 1, Phase::Playing, 10, &["ann"])).await;
    fixture.break_writing().await;
    for round in 0..3 {
        let tries: Vec<_> = (1..=5).map(|table| store.append(no + table, 0, 0, &[chat("a"), chat("b")])).collect();
        for attempt in tries {
            let error = attempt.await.expect_err("nothing can be written");
            assert!(!matches!(error, StoreError::Conflict(_)), "round {round}: {error}");
        }
    }
    let listed = projection("new", 1, Phase::Open, 10, &["ann"]);
    let new = NewTable { listed, host: "ann".to_owned(), at: 10, entries: vec![chat("created")], room: None };
    assert!(store.create(new).await.is_err());
    assert_eq!(store.read(no, 1).await.unwrap().len(), 1, "what is there can be read");

    fixture.mend().await;
    store.check().await.expect("the trouble has passed, although nobody has written since");
    for table in 1..=5 {
        assert!(store.read(no + table, 1).await.unwrap().is_empty());
        store.append(no + table, 0, 0, &[chat("a"), chat("b")]).await.expect("it can be written again");
    }
    assert!(store.table_no("new".to_owned()).await.unwrap().is_none());
    close(store).await;
    let store = fixture.open().await;
    for table in 1..=5 {
        assert_eq!(store.read(no + table, 1).await.unwrap().len(), 2);
    }
}

pub async fn lists_are_brought_up_to_date_when_the_trouble_has_passed(fixture: &impl Fixture) {
    let store = fixture.open().await;
    let no = make(&*store, projection("t", 1, Phase::Playing, 10, &["ann"])).await;
    fixture.break_writing().await;
    store.project(no, projection("t", 9, Phase::Over, 19, &["ann"]));
    // Long enough for some attempts to fail.
    tokio::time::sleep(std::time::Duration::from_millis(400)).await;
    let over = async || store.mine(vec!["ann".to_owned()], Which::Over, None, 9).await.unwrap().tables.len();
    assert_eq!(over().await, 0);
    fixture.mend().await;
    eventually(async || over().await == 1).await;
}
