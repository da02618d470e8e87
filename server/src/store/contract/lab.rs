//! Component sets of people's own, and experiments.

use super::Fixture;
use crate::protocol::ExperimentPhase;
use crate::store::{ExperimentEnd, OwnedSet, StoredExperiment};

fn set(id: &str, version: &str, changed_at: i64) -> OwnedSet {
    OwnedSet {
        id: id.to_owned(),
        owner: "ann".to_owned(),
        game: "duel".to_owned(),
        name: "mine".to_owned(),
        version: version.to_owned(),
        changed_at,
    }
}

fn experiment(id: &str, owner: &str, created_at: i64) -> StoredExperiment {
    StoredExperiment {
        id: id.to_owned(),
        owner: owner.to_owned(),
        plan: "{}".to_owned(),
        phase: ExperimentPhase::Waiting,
        played: 0,
        games: 10,
        why: None,
        created_at,
    }
}

pub async fn a_version_that_was_played_stays_when_its_set_changes_or_goes(fixture: &impl Fixture) {
    let store = fixture.open().await;
    let files = |version: &str| store.set_files("duel".to_owned(), version.to_owned());
    assert!(store.add_set(set("a", "mine@1", 1), "one".to_owned(), 9).await.unwrap());
    assert!(store.keep_set("duel".to_owned(), "mine@1".to_owned()).await.unwrap());
    assert!(!store.keep_set("other".to_owned(), "mine@1".to_owned()).await.unwrap(), "of another game");
    for (version, before) in [("mine@2", "mine@1"), ("mine@3", "mine@2")] {
        assert!(store.change_set(set("a", version, 2), version.to_owned(), before.to_owned()).await.unwrap());
    }
    assert_eq!(files("mine@1").await.unwrap().as_deref(), Some("one"));
    assert_eq!(files("mine@2").await.unwrap(), None, "nobody played it");
    // Somebody else has the same.
    assert!(store.add_set(set("b", "mine@3", 3), "mine@3".to_owned(), 9).await.unwrap());
    store.remove_set("a".to_owned()).await.unwrap();
    assert_eq!(store.set("a".to_owned()).await.unwrap(), None);
    assert_eq!(files("mine@3").await.unwrap().as_deref(), Some("mine@3"));
    store.remove_set("b".to_owned()).await.unwrap();
    assert_eq!(files("mine@3").await.unwrap(), None);
    assert_eq!(files("mine@1").await.unwrap().as_deref(), Some("one"));
}

pub async fn a_set_changes_only_from_the_version_one_has_seen(fixture: &impl Fixture) {
    let store = fixture.open().await;
    assert!(store.add_set(set("a", "mine@1", 1), "one".to_owned(), 9).await.unwrap());
    let change = |version: &str| store.change_set(set("a", version, 2), version.to_owned(), "mine@1".to_owned());
    let (one, other) = tokio::join!(change("mine@2"), change("mine@3"));
    assert!(one.unwrap() != other.unwrap(), "one of two at once");
    let same = store.set("a".to_owned()).await.unwrap().expect("a set");
    let again = same.version.clone();
    assert!(store.change_set(same.clone(), "files".to_owned(), again).await.unwrap(), "saved without a change");
    assert!(store.set_files("duel".to_owned(), same.version).await.unwrap().is_some());
}

pub async fn each_person_has_so_many_sets_and_experiments(fixture: &impl Fixture) {
    let store = fixture.open().await;
    for (id, fits) in [("a", true), ("b", true), ("c", false)] {
        assert_eq!(store.add_set(set(id, "mine@1", 1), "one".to_owned(), 2).await.unwrap(), fits);
        assert_eq!(store.add_experiment(experiment(id, "ann", 1), "{}".to_owned(), 2).await.unwrap(), fits);
    }
    assert!(store.add_experiment(experiment("d", "ben", 2), "study".to_owned(), 2).await.unwrap());
    let owners = || vec!["nobody".to_owned(), "ann".to_owned()];
    assert_eq!(store.sets_of(owners()).await.unwrap().len(), 2);
    let ids: Vec<String> = store.experiments_of(owners()).await.unwrap().into_iter().map(|one| one.id).collect();
    assert_eq!(ids, ["a", "b"]);
    assert_eq!(store.study("d".to_owned()).await.unwrap(), Some(("study".to_owned(), None)));
}

pub async fn an_experiment_is_played_by_one_at_a_time(fixture: &impl Fixture) {
    let stores = [fixture.open().await, fixture.open().await];
    for (id, at) in [("a", 1), ("b", 2)] {
        assert!(stores[0].add_experiment(experiment(id, "ann", at), "{}".to_owned(), 9).await.unwrap());
    }
    let (one, other) = tokio::join!(stores[0].claim_experiment(100, 200), stores[1].claim_experiment(100, 200));
    let mut claimed: Vec<String> = [one, other].map(|one| one.unwrap().expect("one each").id).to_vec();
    claimed.sort();
    assert_eq!(claimed, ["a", "b"]);
    assert_eq!(stores[0].claim_experiment(150, 250).await.unwrap(), None);
    // Whoever had them is gone, or lets go.
    assert!(stores[1].claim_experiment(201, 300).await.unwrap().is_some());
    let other = stores[1].claim_experiment(201, 300).await.unwrap().expect("the other one");
    assert_eq!((other.phase, stores[1].claim_experiment(201, 300).await.unwrap()), (ExperimentPhase::Running, None));
    stores[0].release_experiment(other.id.clone()).await.unwrap();
    assert_eq!(stores[0].claim_experiment(202, 300).await.unwrap().expect("it is free").id, other.id);
}

pub async fn an_experiment_keeps_its_games_until_it_is_over(fixture: &impl Fixture) {
    use ExperimentPhase::{Done, Paused, Running, Waiting};
    let store = fixture.open().await;
    let id = || "a".to_owned();
    assert!(store.add_experiment(experiment("a", "ann", 1), "{}".to_owned(), 9).await.unwrap());
    store.claim_experiment(5, 10).await.unwrap().expect("it waits");
    assert_eq!(store.add_games(id(), vec![1, 2], 3, 20).await.unwrap(), Some(Running));
    assert!(store.steer_experiment(id(), vec![Waiting, Running], Paused).await.unwrap());
    assert!(!store.steer_experiment(id(), vec![Waiting, Running], Paused).await.unwrap());
    assert_eq!(store.add_games(id(), vec![3], 4, 30).await.unwrap(), Some(Paused));
    assert_eq!(store.claim_experiment(99, 200).await.unwrap(), None, "it is paused");
    assert_eq!(store.games(id()).await.unwrap(), [vec![1, 2], vec![3]]);
    let end = ExperimentEnd { phase: Done, findings: Some("found".to_owned()), why: None };
    store.end_experiment(id(), end.clone()).await.unwrap();
    assert_eq!(store.games(id()).await.unwrap().len(), 2, "it was paused meanwhile");
    assert!(store.steer_experiment(id(), vec![Paused], Running).await.unwrap());
    store.end_experiment(id(), end).await.unwrap();
    assert!(store.games(id()).await.unwrap().is_empty());
    assert_eq!(store.study(id()).await.unwrap(), Some(("{}".to_owned(), Some("found".to_owned()))));
    let row = store.experiment(id()).await.unwrap().expect("a row");
    assert_eq!((row.phase, row.played), (Done, 4));
    store.remove_experiment(id()).await.unwrap();
    assert_eq!(store.add_games(id(), vec![5], 5, 40).await.unwrap(), None);
    assert_eq!(store.experiment(id()).await.unwrap(), None);
}
