//! PU-5: what the Campaign cards do, each effect and each card.

use hustings_core::{Game, Seat, Viewer};
use hustings_politics_as_usual::{Attack, Cancelable, CardId, Effect, Event, PhaseView, PoliticsAsUsual};

use crate::scene::{Scene, all, discarded, front, frozen, hand, may, oks, plays, polling, refused, sizes};

#[test]
fn pu_5_1_draw() {
    for (card, count) in [(5, 1), (45, 1), (76, 3)] {
        let mut table = Scene::seats(3).hand(0, &[card]).table();
        plays(&mut table, 0, &format!("play {card}"));
        assert_eq!((sizes(&table)[0], discarded(&table, card)), (count, true));
    }
    let mut table = Scene::seats(3).hand(0, &[76]).pile(&[]).table();
    plays(&mut table, 0, "play 76"); // legal with an empty pile, too
    assert_eq!(sizes(&table)[0], 0);
    let mut table = Scene::seats(3).hand(0, &[76]).table();
    assert_eq!(refused(&mut table, 0, "play 76 1"), "PU-7.2");
}

#[test]
fn pu_5_2_draw_both() {
    let mut table = Scene::seats(3).hand(0, &[13]).hand(2, &[]).pile(&[33, 34, 35]).table();
    assert_eq!(refused(&mut table, 0, "play 13 0"), "PU-5");
    assert_eq!(refused(&mut table, 0, "play 13"), "PU-7.2");
    plays(&mut table, 0, "play 13 2");
    assert_eq!((hand(&table, 0), hand(&table, 2)), (vec![33], vec![34]));
}

#[test]
fn pu_5_3_peek() {
    let mut table = Scene::seats(3).hand(0, &[25]).hand(1, &[33, 34]).frozen(1, &[35]).hand(2, &[]).table();
    assert_eq!(refused(&mut table, 0, "play 25 2"), "PU-5.6"); // nothing to see
    table.play(0, "play 25 1").play(1, "ok");
    let seen = |viewer| {
        let event = table.events_seen_by(viewer).into_iter().find(|event| matches!(event, Event::Peeked { .. }));
        let Some(Event::Peeked { cards, .. }) = event else { panic!("all see that it happened") };
        cards.map(|cards| cards.iter().map(|card| card.0).collect::<Vec<_>>())
    };
    assert_eq!(seen(Viewer::Seat(Seat(0))), Some(vec![33, 34]));
    assert_eq!((seen(Viewer::Seat(Seat(2))), seen(Viewer::Spectator)), (None, None));
    assert_eq!(hand(&table, 1), [33, 34]);
}

#[test]
fn pu_5_4_discard_at_random() {
    let mut table = Scene::seats(3).hand(0, &[29]).hand(1, &[33, 34, 35]).table();
    plays(&mut table, 0, "play 29 1");
    assert_eq!(sizes(&table)[1], 2);
    assert_eq!([33, 34, 35].into_iter().filter(|card| discarded(&table, *card)).count(), 1);
    // A Tabloid Cover on oneself needs another card, and takes what there is.
    let mut table = Scene::seats(3).hand(0, &[63]).table();
    assert_eq!(refused(&mut table, 0, "play 63 0"), "PU-5.6");
    let mut table = Scene::seats(3).hand(0, &[63, 33]).table();
    plays(&mut table, 0, "play 63 0");
    assert_eq!(sizes(&table)[0], 0);
}

#[test]
fn pu_5_5_steal() {
    let mut table = Scene::seats(3).hand(0, &[59]).hand(1, &[33]).table();
    assert_eq!(refused(&mut table, 0, "play 59 0"), "PU-5");
    table.play(0, "play 59 1");
    oks(&mut table);
    assert_eq!((hand(&table, 0), hand(&table, 1)), (vec![33], vec![]));
    let knows = |viewer| {
        let mut told = table.events_seen_by(viewer).into_iter();
        told.any(|event| matches!(event, Event::Stole { cards: Some(_), .. }))
    };
    assert!(knows(Viewer::Seat(Seat(0))) && knows(Viewer::Seat(Seat(1))));
    assert!(!knows(Viewer::Seat(Seat(2))) && !knows(Viewer::Spectator));
}

#[test]
fn pu_5_6_freeze() {
    // By chance.
    let mut table = Scene::seats(3).hand(0, &[33]).hand(1, &[1, 2, 3]).table();
    plays(&mut table, 0, "play 33 1");
    assert_eq!((frozen(&table, 1).len(), sizes(&table)[1]), (1, 2));
    let mut table = Scene::seats(3).hand(0, &[61, 1]).table();
    plays(&mut table, 0, "play 61 0"); // as many as possible
    assert_eq!(frozen(&table, 0), [1]);
    // By the owner: the card waits in the chain.
    let mut table = Scene::seats(3).hand(0, &[37]).hand(1, &[1, 2]).hand(2, &[]).table();
    table.play(0, "play 37 1").play(1, "ok");
    assert_eq!((table.pending(), table.state().phase()), (vec![1], PhaseView::Pick));
    assert_eq!((all(&table).chain.len(), discarded(&table, 37)), (1, false));
    assert_eq!(refused(&mut table, 1, "done"), "PU-6.7");
    table.play(1, "pick 2");
    assert_eq!(refused(&mut table, 1, "pick 1"), "PU-6.7");
    table.play(1, "done");
    assert_eq!((frozen(&table, 1), discarded(&table, 37), table.pending()), (vec![2], true, vec![1]));
    // With no choice nobody is asked.
    let mut table = Scene::seats(3).hand(0, &[37]).hand(1, &[1]).hand(2, &[]).table();
    table.play(0, "play 37 1").play(1, "ok");
    assert_eq!((frozen(&table, 1), table.state().phase()), (vec![1], PhaseView::Turn));
    // The one card may be gone by then: a reaction spent it.
    let mut table = Scene::seats(3).hand(0, &[33, 69]).hand(1, &[70]).hand(2, &[]).table();
    table.play(0, "play 33 1").play(1, "react 70").play(0, "react 69");
    assert_eq!((frozen(&table, 1), discarded(&table, 33)), (vec![], true));
}

#[test]
fn pu_5_7_modify() {
    let mut table = Scene::seats(3).hand(0, &[49, 53, 78]).front(1, &[50, 79]).table();
    assert_eq!(polling(&table), [0, 1, 0]);
    plays(&mut table, 0, "play 53 1");
    assert_eq!((polling(&table), front(&table, 1)), (vec![0, -3, 0], vec![50, 53, 79]));
}

#[test]
fn pu_5_8_skip() {
    let mut table = Scene::seats(3).hand(0, &[65, 66]).front(2, &[]).table();
    assert_eq!(refused(&mut table, 0, "play 65 0"), "PU-5");
    plays(&mut table, 0, "play 65 2");
    assert_eq!(front(&table, 2), [65]);
    table.play(1, "pass"); // seat 2 is skipped
    assert_eq!((table.pending(), all(&table).passes), (vec![0], 2));
    let mut table = Scene::seats(3).hand(0, &[66]).front(2, &[65]).table();
    assert_eq!(refused(&mut table, 0, "play 66 2"), "PU-5.8");
    assert!(may(&table, 0, "play 66 1"));
}

#[test]
fn pu_5_9_guard_slander() {
    let mut table = Scene::seats(3).hand(0, &[72, 74]).front(1, &[73, 49]).table();
    assert_eq!(refused(&mut table, 0, "play 72 1"), "PU-5.10"); // the same kind lies there
    assert_eq!(polling(&table), [0, -2, 0], "Slander already there stays");
    plays(&mut table, 0, "play 72 0");
    assert_eq!(front(&table, 0), [72]);
    // No Slander reaches what lies there: a Gotcha Question is one.
    let mut table = Scene::seats(3).hand(0, &[56, 22]).front(1, &[72, 48]).table();
    assert_eq!(refused(&mut table, 0, "play 56 48"), "PU-5.9");
    assert!(may(&table, 0, "play 22 48"));
    // Nor can a Slander be redirected there, or Momentum be taken away by Guilt by Association.
    let mut table = Scene::seats(3).hand(0, &[49, 48]).hand(2, &[17, 67]).hand(1, &[]).front(1, &[72]).table();
    table.play(0, "play 49 2");
    assert_eq!(refused(&mut table, 2, "react 17 1"), "PU-5.9");
    table.play(2, "ok").play(1, "pass").play(2, "pass").play(0, "poll 48 1");
    assert_eq!(refused(&mut table, 2, "react 67 2"), "PU-5.9");
}

#[test]
fn pu_5_10_guard_momentum() {
    let mut table = Scene::seats(3).hand(0, &[84, 69, 70]).front(1, &[48, 49]).table();
    plays(&mut table, 0, "play 84 1");
    table.play(1, "pass").play(2, "pass");
    assert_eq!(refused(&mut table, 0, "play 69 48"), "PU-5.10");
    assert!(may(&table, 0, "play 69 49") && may(&table, 0, "play 69 84"), "it guards Momentum only");
    plays(&mut table, 0, "play 69 84");
    table.play(1, "pass").play(2, "pass");
    assert!(may(&table, 0, "play 70 48"));
}

#[test]
fn pu_5_11_clear_slander() {
    let mut table = Scene::seats(3).hand(0, &[74]).front(1, &[49, 53, 65, 48]).table();
    assert_eq!(refused(&mut table, 0, "play 74 2"), "PU-5.11");
    plays(&mut table, 0, "play 74 1");
    assert_eq!(front(&table, 1), [48]);
}

#[test]
fn pu_5_12_tiebreak() {
    let table = Scene::seats(3).front(1, &[80]).table();
    let leading = all(&table).leading.expect("a contest");
    assert_eq!((leading.seat, leading.tied.len()), (Seat(1), 3));
    let mut table = Scene::seats(3).hand(0, &[80]).table();
    plays(&mut table, 0, "play 80 2");
    assert_eq!(front(&table, 2), [80]);
}

#[test]
fn pu_5_13_extra() {
    let mut table = Scene::seats(3).hand(0, &[81, 82, 48]).hand(1, &[1]).hand(2, &[]).table();
    plays(&mut table, 0, "play 81");
    plays(&mut table, 0, "play 82");
    assert_eq!(all(&table).plays, 3, "added to those still left");
    table.play(0, "poll 48 0");
    assert_eq!(table.pending(), [1], "each play has its own window");
    table.play(1, "ok");
    assert_eq!((table.pending(), all(&table).plays, hand(&table, 0).len()), (vec![0], 2, 0));
    table.play(0, "pass");
    assert_eq!(all(&table).passes, 0);
}

#[test]
fn pu_5_14_retrieve() {
    let mut table = Scene::seats(3).hand(0, &[83]).discard(&[46, 49]).table();
    assert_eq!(refused(&mut table, 0, "play 83 49"), "PU-5.14");
    assert_eq!(refused(&mut table, 0, "play 83 45"), "PU-5.14");
    plays(&mut table, 0, "play 83 46");
    assert_eq!((hand(&table, 0), discarded(&table, 83)), (vec![46], true));
    let table = Scene::seats(3).hand(0, &[83]).table();
    assert!(table.moves(0).iter().all(|mv| !mv.starts_with("play")), "nothing there to take");
}

#[test]
fn pu_5_15_move() {
    let mut table = Scene::seats(3).hand(0, &[1]).front(1, &[13, 25, 49]).table();
    assert_eq!(refused(&mut table, 0, "play 1 25 2"), "PU-5.15"); // polls 4
    assert_eq!(refused(&mut table, 0, "play 1 13 1"), "PU-5.15"); // is there
    assert_eq!(refused(&mut table, 0, "play 1 49 2"), "PU-5.15"); // no Momentum
    assert_eq!(refused(&mut table, 0, "play 1 14 2"), "PU-5.15"); // not in play
    assert_eq!(refused(&mut table, 0, "play 1 13"), "PU-7.2");
    plays(&mut table, 0, "play 1 13 0");
    assert_eq!((front(&table, 0), front(&table, 1)), (vec![13], vec![25, 49]));
}

/// PU-5.16, PU-8: which Cancel answers or removes what.
#[test]
fn pu_5_16_cancels_and_redirects_by_band() {
    let effect = |card: u8| PoliticsAsUsual::standard_set().data.face(CardId(card)).effect;
    // A Momentum, a Slander and an Edge lie in front of seat 1.
    let reaches = |card: u8| {
        let table = Scene::seats(3).hand(0, &[card]).front(1, &[48, 49, 72]).table();
        [48, 49, 72].map(|on| may(&table, 0, &format!("play {card} {on}")))
    };
    let cancels = [
        (9, Effect::Cancel(Cancelable::Slander), [false, true, false]),
        (21, Effect::Cancel(Cancelable::Momentum), [true, false, false]),
        (41, Effect::Cancel(Cancelable::Edge), [false, false, true]),
        (69, Effect::Cancel(Cancelable::Any), [true, true, true]),
    ];
    for (card, printed, expected) in cancels {
        assert_eq!((effect(card), reaches(card)), (printed, expected));
    }
    // A Gotcha Question is a Slander itself, so the suit keeps it away.
    assert_eq!((effect(56), reaches(56)), (Effect::Cancel(Cancelable::Momentum), [false, false, false]));
    assert_eq!((effect(17), reaches(17)), (Effect::Redirect(Attack::Slander), [false, false, false]));
    assert_eq!((effect(67), reaches(67)), (Effect::Redirect(Attack::Momentum), [false, false, false]));
}

/// Every card can be played for its effect, if anything at all is there for it.
#[test]
fn every_card_has_its_moment() {
    let set = &PoliticsAsUsual::standard_set().data;
    for kind in &set.components.kinds {
        let card = kind.numbers[0].0;
        let mut table = if let Effect::Redirect(attack) = kind.effect {
            let (play, at) = if attack == Attack::Slander { (53, "play 53 0") } else { (46, "poll 46 1") };
            let mut table = Scene::seats(3).hand(1, &[play]).hand(2, &[card]).turn(1).table();
            table.play(1, at);
            table
        } else {
            let mut scene = Scene::seats(3).front(1, &[50, 73]).front(2, &[14]).discard(&[46]);
            scene = scene.hand(0, &[card, 35]).hand(2, &[36]);
            scene.table()
        };
        let verb = if matches!(kind.effect, Effect::Redirect(_)) { "react" } else { "play" };
        let seat = if verb == "react" { 2 } else { 0 };
        let moves = table.moves(seat);
        let wanted = moves.iter().find(|mv| mv.starts_with(&format!("{verb} {card}")));
        let wanted = wanted.unwrap_or_else(|| panic!("{} has no moment", kind.name)).clone();
        plays(&mut table, seat, &wanted);
        let in_front = (0..3).any(|seat| front(&table, seat).contains(&card));
        let waits = table.state().phase() == PhaseView::Pick;
        assert_eq!((in_front, discarded(&table, card) || waits), (kind.stays, !kind.stays), "{}", kind.name);
    }
}
