//! How people come in beside a password, and how they leave.

use super::{Fixture, make, projection};
use crate::protocol::{Phase, UnixMs};
use crate::store::{Passkey, Purpose, RecoveryAddress, Store, Ticket, User, Which};

async fn guest(store: &dyn Store, id: &str, session: u8) {
    let ids = vec![id.to_owned()];
    let user = User { id: id.to_owned(), name: id.to_owned(), account: None, language: None, ids };
    store.add_guest(user, [session; 32], 10).await.unwrap();
}

fn ticket(user: &str, expires_at: UnixMs) -> Ticket {
    Ticket { user: user.to_owned(), data: format!("of {user}"), expires_at, used_at: None }
}

fn passkey(id: &str, user: &str, created_at: UnixMs) -> Passkey {
    Passkey {
        id: id.to_owned(),
        user: user.to_owned(),
        name: format!("{id} of {user}"),
        place: "club.example".to_owned(),
        key: "{}".to_owned(),
        counter: 0,
        created_at,
        used_at: None,
    }
}

pub async fn a_ticket_is_used_once_in_time_and_for_its_purpose(fixture: &impl Fixture) {
    let store = fixture.open().await;
    let used = |hash, purpose, now| store.use_ticket([hash; 32], purpose, now);
    store.add_ticket([1; 32], Purpose::Device, ticket("ann", 100), 10).await.unwrap();
    store.add_ticket([2; 32], Purpose::Recovery, ticket("ann", 100), 10).await.unwrap();
    store.add_ticket([3; 32], Purpose::Device, ticket("ben", 100), 10).await.unwrap();
    assert_eq!(used(1, Purpose::Recovery, 20).await.unwrap(), None);
    assert_eq!(used(9, Purpose::Device, 20).await.unwrap(), None);
    let once = used(1, Purpose::Device, 20).await.unwrap().unwrap();
    assert_eq!((once.user.as_str(), once.data.as_str(), once.used_at), ("ann", "of ann", Some(20)));
    assert_eq!(used(1, Purpose::Device, 20).await.unwrap(), None);
    assert_eq!(store.ticket_of("ann".to_owned(), Purpose::Device).await.unwrap(), Some(once));
    assert_eq!(used(3, Purpose::Device, 100).await.unwrap(), None, "it has expired");
    // A newer one replaces the person's for the same purpose; nobody's stand side by side.
    store.add_ticket([4; 32], Purpose::Recovery, ticket("ann", 300), 110).await.unwrap();
    assert_eq!(used(2, Purpose::Recovery, 50).await.unwrap(), None);
    assert!(used(4, Purpose::Recovery, 120).await.unwrap().is_some());
    for hash in [5, 6] {
        store.add_ticket([hash; 32], Purpose::Passkey, ticket("", 300), 110).await.unwrap();
    }
    for hash in [5, 6] {
        assert!(used(hash, Purpose::Passkey, 120).await.unwrap().is_some());
    }
    store.add_ticket([7; 32], Purpose::Device, ticket("ben", 300), 110).await.unwrap();
    store.void_ticket("ben".to_owned(), Purpose::Device).await.unwrap();
    assert_eq!(used(7, Purpose::Device, 120).await.unwrap(), None);
    // What could begin a session ends with the sessions.
    guest(&*store, "cat", 21).await;
    store.add_ticket([8; 32], Purpose::Device, ticket("cat", 300), 110).await.unwrap();
    store.end_sessions("cat".to_owned()).await.unwrap();
    assert_eq!(used(8, Purpose::Device, 120).await.unwrap(), None);
}

pub async fn of_many_who_use_a_ticket_one_gets_it(fixture: &impl Fixture) {
    let store = fixture.open().await;
    store.add_ticket([1; 32], Purpose::Device, ticket("ann", 100), 10).await.unwrap();
    let tries = (0..20).map(|_| store.use_ticket([1; 32], Purpose::Device, 20));
    let got = futures_util::future::join_all(tries).await;
    assert_eq!(got.into_iter().filter(|one| one.as_ref().unwrap().is_some()).count(), 1);
}

pub async fn a_passkey_is_one_persons_and_not_the_last_way_in(fixture: &impl Fixture) {
    let store = fixture.open().await;
    guest(&*store, "ann", 1).await;
    guest(&*store, "ben", 2).await;
    let claim = |account: &str, key, session: u8| store.claim_with_passkey(account.to_owned(), key, [session; 32]);
    assert!(claim("Club", passkey("one", "ann", 11), 3).await.unwrap());
    assert!(!claim("club", passkey("two", "ben", 11), 4).await.unwrap(), "the name is taken");
    assert!(!claim("other", passkey("one", "ben", 11), 4).await.unwrap(), "the passkey is taken");
    assert_eq!(store.by_session([1; 32]).await.unwrap(), None, "somebody else may know the guest's secret");
    assert_eq!(store.by_session([3; 32]).await.unwrap().unwrap().1.account(), Some("Club"));
    assert_eq!(store.by_session([2; 32]).await.unwrap().unwrap().1.account(), None, "nothing half done");
    assert_eq!(store.account("club".to_owned()).await.unwrap(), Some(("ann".to_owned(), None)));

    let remove = |id: &str| store.remove_passkey("ann".to_owned(), id.to_owned());
    assert!(!remove("one").await.unwrap());
    assert!(store.add_passkey(passkey("two", "ann", 12), 2).await.unwrap());
    assert!(!store.add_passkey(passkey("two", "ann", 13), 9).await.unwrap());
    assert!(!store.add_passkey(passkey("three", "ann", 13), 2).await.unwrap());
    let names: Vec<String> = store.passkeys_of("ann".to_owned()).await.unwrap().into_iter().map(|key| key.id).collect();
    assert_eq!(names, ["one", "two"]);
    assert!(!store.remove_passkey("ben".to_owned(), "one".to_owned()).await.unwrap());
    assert!(remove("one").await.unwrap() && !remove("two").await.unwrap());
    store.set_password("ann".to_owned(), "hash".to_owned(), [5; 32], 14).await.unwrap();
    assert!(remove("two").await.unwrap());
    assert_eq!(store.passkey("two".to_owned()).await.unwrap(), None);
}

pub async fn a_passkey_counts_upwards(fixture: &impl Fixture) {
    let store = fixture.open().await;
    guest(&*store, "ann", 1).await;
    assert!(store.add_passkey(passkey("key", "ann", 11), 9).await.unwrap());
    let used = |counter, now| store.passkey_used("key".to_owned(), format!("{{\"at\":{now}}}"), counter, now);
    assert!(used(0, 20).await.unwrap() && used(0, 21).await.unwrap(), "one that does not count");
    assert!(used(5, 22).await.unwrap());
    assert!(!used(5, 23).await.unwrap() && !used(4, 23).await.unwrap() && !used(0, 23).await.unwrap());
    let key = store.passkey("key".to_owned()).await.unwrap().unwrap();
    assert_eq!((key.counter, key.used_at, key.key.as_str()), (5, Some(22), "{\"at\":22}"));
}

pub async fn an_address_leads_to_its_accounts(fixture: &impl Fixture) {
    let store = fixture.open().await;
    let address = |user: &str, address: &str, confirmed_at| RecoveryAddress {
        user: user.to_owned(),
        address: address.to_owned(),
        origin: "https://club.example".to_owned(),
        confirmed_at,
    };
    for (user, text, at) in [("ann", "Us@example.org", 1), ("ben", "us@Example.org", 2), ("cat", "cat@example.org", 3)]
    {
        store.set_recovery_address(address(user, text, at)).await.unwrap();
    }
    let found = |text: &str, most| store.with_recovery_address(text.to_owned(), most);
    let both = found("us@example.ORG", 9).await.unwrap();
    assert_eq!(both, [address("ann", "Us@example.org", 1), address("ben", "us@Example.org", 2)]);
    assert_eq!(found("us@example.org", 1).await.unwrap().len(), 1);
    store.set_recovery_address(address("ben", "ben@example.org", 4)).await.unwrap();
    assert_eq!(found("us@example.org", 9).await.unwrap().len(), 1);
    store.remove_recovery_address("ann".to_owned()).await.unwrap();
    assert!(found("us@example.org", 9).await.unwrap().is_empty());
    assert_eq!(store.recovery_address("ann".to_owned()).await.unwrap(), None);
    assert_eq!(store.recovery_address("cat".to_owned()).await.unwrap().unwrap().address, "cat@example.org");
}

pub async fn a_proof_is_a_sessions_own_and_is_forgotten(fixture: &impl Fixture) {
    let store = fixture.open().await;
    store.prove([1; 32], 100, 0).await.unwrap();
    assert_eq!(store.proved_at([1; 32]).await.unwrap(), Some(100));
    assert_eq!(store.proved_at([2; 32]).await.unwrap(), None);
    store.prove([1; 32], 200, 150).await.unwrap();
    assert_eq!(store.proved_at([1; 32]).await.unwrap(), Some(200));
    store.prove([2; 32], 300, 250).await.unwrap();
    assert_eq!(store.proved_at([1; 32]).await.unwrap(), None);
}

pub async fn a_person_leaves_no_row_behind(fixture: &impl Fixture) {
    let store = fixture.open().await;
    for (id, session) in [("ann", 1), ("alias", 2), ("ben", 3)] {
        guest(&*store, id, session).await;
    }
    store.claim("ann".to_owned(), "club".to_owned(), "hash".to_owned(), [4; 32], 11).await.unwrap();
    store.log_in("ann".to_owned(), vec!["alias".to_owned()], [5; 32], 12).await.unwrap();
    assert_eq!(store.by_session([2; 32]).await.unwrap(), None, "the guest's own session has ended");
    assert_eq!(store.sessions_of("ann".to_owned()).await.unwrap(), [12, 11]);
    store.add_passkey(passkey("key", "ann", 12), 9).await.unwrap();
    store.set_calendar("ann".to_owned(), Some("secret".to_owned())).await.unwrap();
    let sat = make(&*store, projection("sat", 1, Phase::Open, 10, &["alias"])).await;
    let said = make(&*store, projection("said", 1, Phase::Open, 10, &["ben"])).await;
    make(&*store, projection("other", 1, Phase::Open, 10, &["ben"])).await;
    let line = crate::store::Entry::Chat {
        user: "ann".to_owned(),
        name: "Ann".to_owned(),
        seat: None,
        text: "hello".to_owned(),
    };
    store.append(said, 1, 11, &[line]).await.unwrap();
    let ids = vec!["ann".to_owned(), "alias".to_owned()];
    assert_eq!(store.traces_of(ids.clone()).await.unwrap(), [sat, said]);
    store.remove_person(ids.clone()).await.unwrap();
    assert!(store.mine(ids, Which::All, None, 10).await.unwrap().tables.is_empty());
    for session in [4, 5] {
        assert_eq!(store.by_session([session; 32]).await.unwrap(), None);
    }
    assert_eq!(store.user("ann".to_owned()).await.unwrap(), None);
    assert_eq!(store.user("alias".to_owned()).await.unwrap(), None);
    assert_eq!(store.passkey("key".to_owned()).await.unwrap(), None);
    assert_eq!(store.owner_of_calendar("secret".to_owned()).await.unwrap(), None);
    assert!(store.user("ben".to_owned()).await.unwrap().is_some());
}
