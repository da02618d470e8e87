//! Users and their sessions.

use super::{Fixture, make, projection};
use crate::protocol::Phase;
use crate::store::{SessionHash, Store, User};

fn guest(id: &str) -> User {
    User { id: id.to_owned(), name: id.to_owned(), account: None, language: None, ids: vec![id.to_owned()] }
}

async fn user(store: &dyn Store, session: SessionHash) -> Option<User> {
    let found = store.by_session(session).await.unwrap();
    found.map(|(hash, user)| {
        assert_eq!(hash, session);
        user
    })
}

pub async fn a_session_leads_to_its_user_until_it_ends(fixture: &impl Fixture) {
    let store = fixture.open().await;
    store.add_guest(guest("ann"), [1; 32], 10).await.unwrap();
    assert_eq!(user(&*store, [1; 32]).await, Some(guest("ann")));
    assert_eq!(user(&*store, [2; 32]).await, None);
    store.rename("ann".to_owned(), "Ann B.".to_owned()).await.unwrap();
    assert_eq!(user(&*store, [1; 32]).await.unwrap().name(), "Ann B.");
    assert!(store.add_guest(guest("ann"), [3; 32], 10).await.is_err(), "an id is one person's");
    assert_eq!(user(&*store, [3; 32]).await, None, "and nothing of it was written");
    store.end_session([1; 32]).await.unwrap();
    assert_eq!(user(&*store, [1; 32]).await, None);
}

pub async fn a_language_stays_with_its_user(fixture: &impl Fixture) {
    let store = fixture.open().await;
    store.add_guest(guest("ann"), [1; 32], 10).await.unwrap();
    store.add_guest(User { language: Some("sw".to_owned()), ..guest("ben") }, [2; 32], 10).await.unwrap();
    assert_eq!(user(&*store, [1; 32]).await.unwrap().language(), None);
    assert_eq!(user(&*store, [2; 32]).await.unwrap().language(), Some("sw"));
    store.set_language("ann".to_owned(), "hi".to_owned()).await.unwrap();
    store.claim("ann".to_owned(), "club".to_owned(), "hash".to_owned(), [3; 32], 11).await.unwrap();
    let elsewhere = store.log_in("ann".to_owned(), vec!["ben".to_owned()], [4; 32], 12).await.unwrap().unwrap();
    assert_eq!(elsewhere.language(), Some("hi"), "the account's own, not the guest's");
    assert_eq!(user(&*store, [4; 32]).await, Some(elsewhere));
}

pub async fn an_account_is_claimed_once_and_ends_the_guests_sessions(fixture: &impl Fixture) {
    let store = fixture.open().await;
    for (id, session) in [("ann", [1; 32]), ("ben", [2; 32])] {
        store.add_guest(guest(id), session, 10).await.unwrap();
    }
    let claim = |user: &str, account: &str, session| {
        store.claim(user.to_owned(), account.to_owned(), "hash".to_owned(), session, 11)
    };
    assert!(claim("ann", "Club", [3; 32]).await.unwrap());
    assert!(!claim("ben", "cLUB", [4; 32]).await.unwrap(), "upper and lower case are the same");
    assert!(!claim("ann", "other", [4; 32]).await.unwrap(), "a person has one account");
    assert_eq!(user(&*store, [1; 32]).await, None, "somebody else may know the guest's secret");
    assert_eq!(user(&*store, [3; 32]).await.unwrap().account(), Some("Club"));
    assert_eq!(user(&*store, [2; 32]).await.unwrap().account(), None);
    assert_eq!(store.account("club".to_owned()).await.unwrap(), Some(("ann".to_owned(), Some("hash".to_owned()))));
    assert_eq!(store.account("other".to_owned()).await.unwrap(), None);

    store.set_password("ann".to_owned(), "new".to_owned(), [5; 32], 12).await.unwrap();
    assert_eq!(store.account("CLUB".to_owned()).await.unwrap().unwrap().1.as_deref(), Some("new"));
    assert_eq!(user(&*store, [3; 32]).await, None);
    assert_eq!(user(&*store, [5; 32]).await.unwrap().id(), "ann");
    store.end_sessions("ann".to_owned()).await.unwrap();
    assert_eq!(user(&*store, [5; 32]).await, None);
    assert!(user(&*store, [2; 32]).await.is_some());
}

pub async fn a_guest_that_logs_in_becomes_the_account(fixture: &impl Fixture) {
    let store = fixture.open().await;
    for (id, session) in [("ann", [1; 32]), ("guest", [2; 32])] {
        store.add_guest(guest(id), session, 10).await.unwrap();
    }
    store.claim("ann".to_owned(), "club".to_owned(), "hash".to_owned(), [3; 32], 11).await.unwrap();
    for session in [[4; 32], [5; 32]] {
        let found = store.log_in("ann".to_owned(), vec!["guest".to_owned()], session, 12).await.unwrap().unwrap();
        assert_eq!(found.ids(), ["ann", "guest"]);
        assert_eq!(user(&*store, session).await, Some(found));
    }
    assert!(user(&*store, [3; 32]).await.is_some(), "other sessions go on");
    assert_eq!(store.log_in("nobody".to_owned(), Vec::new(), [6; 32], 12).await.unwrap(), None);
    assert_eq!(user(&*store, [6; 32]).await, None);
}

pub async fn guests_who_never_sat_down_are_forgotten(fixture: &impl Fixture) {
    let store = fixture.open().await;
    for (number, (id, at)) in [("sat", 10), ("old", 10), ("account", 10), ("alias", 10), ("new", 30)].iter().enumerate()
    {
        store.add_guest(guest(id), [number as u8; 32], *at).await.unwrap();
    }
    make(&*store, projection("t", 1, Phase::Open, 10, &["sat"])).await;
    store.claim("account".to_owned(), "club".to_owned(), "hash".to_owned(), [2; 32], 11).await.unwrap();
    store.log_in("account".to_owned(), vec!["alias".to_owned()], [9; 32], 12).await.unwrap();
    let mut found = Vec::new();
    let mut from = Some(0);
    while let Some(begin) = from {
        let part = store.strangers(20, begin).await.unwrap();
        found.extend(part.found);
        from = part.next;
    }
    assert_eq!(found.iter().map(|(_, id)| id.as_str()).collect::<Vec<_>>(), ["old"]);
    assert_eq!(store.forget(found.clone()).await.unwrap(), 1);
    assert_eq!(store.forget(found).await.unwrap(), 0);
    assert_eq!(user(&*store, [1; 32]).await, None);
    for session in [0, 2, 4, 9] {
        assert!(user(&*store, [session; 32]).await.is_some(), "{session}");
    }
    assert_eq!(user(&*store, [3; 32]).await, None, "the guest's session ended when they became the account");
    // Somebody who sits down between the search and the end of it stays.
    let found = store.strangers(40, 0).await.unwrap().found;
    assert_eq!(found.len(), 1);
    make(&*store, projection("t2", 1, Phase::Open, 10, &["new"])).await;
    assert_eq!(store.forget(found).await.unwrap(), 0);
}
