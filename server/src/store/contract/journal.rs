//! The journal.

use super::{Fixture, chat, close};
use crate::store::StoreError;

pub async fn an_append_needs_the_number_it_expects_and_is_all_or_nothing(fixture: &impl Fixture) {
    let store = fixture.open().await;
    let mut newest = store.follow(7);
    store.append(7, 0, 10, &[chat("a"), chat("b")]).await.unwrap();
    newest.wait_for(|seq| *seq == 2).await.unwrap();
    let taken = store.append(7, 1, 11, &[chat("x"), chat("y")]).await;
    assert!(matches!(taken, Err(StoreError::Conflict(2))), "{taken:?}");
    let gap = store.append(7, 5, 11, &[chat("x")]).await;
    assert!(matches!(gap, Err(StoreError::Conflict(6))), "{gap:?}");
    store.append(8, 0, 12, &[chat("other table")]).await.unwrap();
    store.append(7, 2, 13, &[chat("c")]).await.unwrap();
    newest.wait_for(|seq| *seq == 3).await.unwrap();
    let read = store.read(7, 2).await.unwrap();
    assert_eq!(read.iter().map(|stored| (stored.seq, stored.at)).collect::<Vec<_>>(), [(2, 10), (3, 13)]);
    assert_eq!(read[1].entry, chat("c"));
    assert!(store.read(9, 1).await.unwrap().is_empty());
}

pub async fn of_many_writers_at_once_one_wins_each_number(fixture: &impl Fixture) {
    let stores = [fixture.open().await, fixture.open().await];
    let mut winners = Vec::new();
    for seq in 0..20 {
        let tries = (0..8).map(|who: usize| stores[who % 2].append(1, seq, 0, &[chat(&who.to_string())]));
        let mut won = Vec::new();
        for (attempt, who) in tries.collect::<Vec<_>>().into_iter().zip(0..) {
            match attempt.await {
                Ok(()) => won.push(who),
                Err(error) => assert!(matches!(error, StoreError::Conflict(_)), "{error}"),
            }
        }
        assert_eq!(won.len(), 1);
        winners.extend(won);
    }
    // Both tell the same story: that of those who were told that they won.
    for store in stores {
        let told: Vec<_> = store.read(1, 1).await.unwrap().into_iter().map(|stored| stored.entry).collect();
        assert_eq!(told, winners.iter().map(|who| chat(&who.to_string())).collect::<Vec<_>>());
    }
}

pub async fn what_was_acknowledged_is_there_when_it_is_opened_again(fixture: &impl Fixture) {
    let store = fixture.open().await;
    store.append(1, 0, 10, &[chat("a")]).await.unwrap();
    store.append(1, 1, 11, &[chat("b"), chat("c")]).await.unwrap();
    let before = store.read(1, 1).await.unwrap();
    close(store).await;
    let store = fixture.open().await;
    assert_eq!(store.read(1, 1).await.unwrap(), before);
    assert_eq!(before.len(), 3);
    store.check().await.unwrap();
}

pub async fn a_closed_store_takes_nothing(fixture: &impl Fixture) {
    let store = fixture.open().await;
    close(store.clone()).await;
    assert!(matches!(store.append(1, 0, 0, &[chat("late")]).await, Err(StoreError::Closed)));
    assert!(store.check().await.is_err());
    assert!(fixture.open().await.read(1, 1).await.unwrap().is_empty());
}
