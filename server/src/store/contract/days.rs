//! The deal of the day.

use super::{Fixture, create, eventually, make, projection, try_of};
use crate::protocol::Phase;
use crate::store::{Creation, StandingScore};

pub async fn the_first_seed_of_a_day_is_everybodys(fixture: &impl Fixture) {
    let stores = [fixture.open().await, fixture.open().await];
    let seed =
        |who: usize, game: &str, day, fresh: &str| stores[who].daily_seed(game.to_owned(), day, fresh.to_owned());
    let (one, other) = tokio::join!(seed(0, "duel", 5, "a"), seed(1, "duel", 5, "b"));
    let (one, other) = (one.unwrap(), other.unwrap());
    assert!(one == other && (one == "a" || one == "b"));
    assert_eq!(seed(1, "duel", 5, "c").await.unwrap(), one);
    assert_eq!(seed(0, "duel", 6, "d").await.unwrap(), "d");
    assert_eq!(seed(0, "other", 5, "e").await.unwrap(), "e");
}

pub async fn each_person_has_one_try(fixture: &impl Fixture) {
    let stores = [fixture.open().await, fixture.open().await];
    let own = |id: &str, day| try_of(projection(id, 1, Phase::Playing, 10, &["ann"]), day, "ann", None);
    let (one, other) =
        tokio::join!(create(&*stores[0], own("one", 5), None), create(&*stores[1], own("other", 5), None));
    let made = |creation| usize::from(matches!(creation, Creation::Table(_)));
    let entered = |creation| usize::from(creation == Creation::AlreadyEntered);
    assert_eq!((made(one) + made(other), entered(one) + entered(other)), (1, 1));
    let winner = if made(one) == 1 { "one" } else { "other" };
    let me = || vec!["nobody".to_owned(), "ann".to_owned()];
    assert_eq!(stores[1].daily_try("duel".to_owned(), 5, me()).await.unwrap().as_deref(), Some(winner));
    assert_eq!(stores[0].daily_try("duel".to_owned(), 6, me()).await.unwrap(), None);
    make(&*stores[0], own("tomorrow", 6)).await;
}

pub async fn the_best_of_a_day_come_first(fixture: &impl Fixture) {
    let store = fixture.open().await;
    let mut tables = Vec::new();
    for who in ["ann", "ben", "cat", "dan", "eve"] {
        let own = try_of(projection(who, 1, Phase::Playing, 10, &[who]), 5, who, None);
        tables.push((who, make(&*store, own).await));
    }
    let results = [Some(3), Some(7), Some(3), None];
    for ((who, no), score) in tables.iter().zip(results) {
        store.project(*no, try_of(projection(who, 2, Phase::Over, 11, &[who]), 5, who, score));
    }
    eventually(async || store.standing("duel".to_owned(), 5, 9).await.unwrap().playing == 1).await;
    let line = |who: &str, score| StandingScore { user: who.to_owned(), name: who.to_owned(), score };
    let standing = store.standing("duel".to_owned(), 5, 9).await.unwrap();
    assert_eq!(standing.scores, [line("ben", 7), line("ann", 3), line("cat", 3)]);
    let best = store.standing("duel".to_owned(), 5, 1).await.unwrap();
    assert_eq!((best.scores, best.playing), (vec![line("ben", 7)], 1));
    assert_eq!(store.standing("duel".to_owned(), 6, 9).await.unwrap(), Default::default());
}
