//! PU-16, 13 to 42: the corners, one by one. PU-16.43 is checked at every position of `promises.rs`.

use hustings_core::Seat;
use hustings_politics_as_usual::{PhaseView, PoliticsAsUsual};
use hustings_testkit::Table;
use serde_json::json;

use crate::scene::{
    Scene, all, all_pass, discarded, frozen, hand, may, oks, plays, polling, refused, sizes, tokens, votes, won,
};

#[test]
fn pu_16_13_nobody_polls() {
    let mut table = Scene::seats(3).issue("taxes").table();
    all_pass(&mut table);
    assert_eq!(votes(&table, 0), 3);

    let mut table = Scene::seats(3).issue("taxes").runs(2, "bush").table();
    all_pass(&mut table);
    assert_eq!(votes(&table, 2), 3);
}

#[test]
fn pu_16_14_the_expense_account() {
    let mut table = Scene::seats(4).issue("expenses").table();
    assert_eq!(polling(&table), [-2, 0, 0, 0]);
    all_pass(&mut table);
    assert_eq!(votes(&table, 1), -3);

    let mut table = Scene::seats(4).issue("expenses").runs(2, "bush").table();
    all_pass(&mut table);
    assert_eq!(votes(&table, 2), -3);
}

#[test]
fn pu_16_15_slandering_oneself_out_of_a_bad_issue() {
    let mut table = Scene::seats(3).issue("microphone").hand(0, &[49, 53]).table();
    assert_eq!(refused(&mut table, 0, "play 53 0"), "PU-5");
    plays(&mut table, 0, "play 49 0");
    assert_eq!(polling(&table), [-2, 0, 0]);
    all_pass(&mut table);
    assert_eq!(votes(&table, 1), -2);
}

#[test]
fn pu_16_16_when_all_have_passed() {
    let mut table = Scene::seats(3).hand(0, &[48]).table();
    plays(&mut table, 0, "poll 48 0");
    table.play(1, "pass").play(2, "pass").play(0, "pass");
    assert_eq!(won(&table, 0), ["farms"]);

    let mut table = Scene::seats(3).hand(2, &[48]).table();
    table.play(0, "pass").play(1, "pass");
    plays(&mut table, 2, "poll 48 2");
    table.play(0, "pass").play(1, "pass");
    assert_eq!(table.pending(), [2]);
    table.play(2, "pass");
    assert_eq!(won(&table, 2), ["farms"]);
}

#[test]
fn pu_16_17_sidestepping_again_and_again() {
    let scene = || Scene::seats(3).hand(0, &[1, 2, 3, 4, 5, 6, 7, 8]);
    let pay = |table: &mut Table<PoliticsAsUsual>, picks: [&str; 2]| {
        table.play(0, "sidestep");
        for pick in picks {
            table.play(0, pick);
        }
        table.play(0, "done");
    };
    let mut table = scene().raised("education").deck(&["taxes"]).table();
    pay(&mut table, ["pick 1", "pick 2"]);
    assert_eq!(all(&table).issue.as_deref(), Some("taxes"));
    pay(&mut table, ["pick 3", "pick 4"]);
    assert_eq!(all(&table).issue.as_deref(), Some("education"));
    assert!(may(&table, 0, "sidestep"));

    let mut table = scene().runs(0, "governor").raised("war_on_terror").deck(&["taxes"]).table();
    table.play(0, "sidestep").play(0, "sidestep").play(0, "pick 1").play(0, "done");
    assert_eq!(all(&table).issue.as_deref(), Some("war_on_terror"));
    assert_eq!(refused(&mut table, 0, "sidestep"), "PU-6.8");

    let mut table = scene().raised("education").deck(&[]).table();
    assert_eq!(refused(&mut table, 0, "sidestep"), "PU-6.8");
    let mut table = scene().hand(0, &[1]).raised("education").table();
    assert_eq!(refused(&mut table, 0, "sidestep"), "PU-6.8");

    let mut table = Scene::seats(3).hand(0, &[10, 11, 12, 13, 14]).raised("war_on_terror").table();
    table.play(0, "sidestep").play(0, "pick 12").play(0, "done");
    assert_eq!(hand(&table, 0), [10, 11, 13, 14]);
}

#[test]
fn pu_16_18_a_cancel_that_is_canceled() {
    let mut table = Scene::seats(4).hand(0, &[53, 69]).hand(2, &[9, 1]).table();
    table.play(0, "play 53 2");
    assert_eq!(table.pending(), [1]);
    table.play(1, "ok").play(2, "react 9");
    assert_eq!(table.pending(), [3]);
    table.play(3, "ok").play(0, "react 69");
    for seat in [1, 2, 3] {
        assert_eq!(table.pending(), [seat]);
        table.play(seat, "ok");
    }
    // Card 9 is gone; of those asked about 53, only seat 3 is left.
    assert_eq!(table.pending(), [3]);
    assert_eq!(all(&table).chain.len(), 1);
    table.play(3, "ok");
    assert_eq!(polling(&table), [0, 0, -4, 0]);
    assert!(discarded(&table, 9) && discarded(&table, 69) && !discarded(&table, 53));
}

#[test]
fn pu_16_19_a_redirected_momentum() {
    let scene = || Scene::seats(4).hand(0, &[48, 21, 68]).hand(1, &[67, 1]).table();
    let mut table = scene();
    table.play(0, "poll 48 0");
    assert!(may(&table, 1, "react 67 0"));
    table.play(1, "react 67 1").play(2, "ok").play(3, "ok").play(0, "ok");
    // Redirected: seat 1 plays it now, and is not asked.
    let link = all(&table).chain[0].clone();
    assert_eq!((link.seat, link.target), (Seat(1), Some(Seat(1))));
    for seat in [2, 3, 0] {
        assert_eq!(table.pending(), [seat]);
        if seat == 0 {
            assert!(may(&table, 0, "react 21") && may(&table, 0, "react 68 0"));
        }
        table.play(seat, "ok");
    }
    assert_eq!(polling(&table), [0, 6, 0, 0]);
    assert_eq!((table.pending(), table.state().phase()), (vec![1], PhaseView::Turn));

    let mut table = scene();
    table.play(0, "poll 48 0").play(1, "react 67 1").play(2, "ok").play(3, "ok").play(0, "ok");
    table.play(2, "ok").play(3, "ok").play(0, "react 21");
    oks(&mut table);
    assert!([48, 67, 21].into_iter().all(|card| discarded(&table, card)));
    assert_eq!(polling(&table), [0, 0, 0, 0]);
}

#[test]
fn pu_16_20_a_redirected_slander() {
    let mut table = Scene::seats(3).hand(0, &[55]).hand(1, &[17]).hand(2, &[18]).table();
    table.play(0, "play 55 1");
    assert_eq!(refused(&mut table, 1, "react 17 1"), "PU-5");
    assert!(may(&table, 1, "react 17 0"));
    table.play(1, "ok");
    assert_eq!(refused(&mut table, 2, "react 18 2"), "PU-5");
    assert!(may(&table, 2, "react 18 1"));

    let mut table = Scene::seats(3).hand(0, &[59]).hand(1, &[33]).hand(2, &[18]).table();
    table.play(0, "play 59 1").play(1, "ok").play(2, "react 18 1");
    oks(&mut table);
    assert_eq!((hand(&table, 1), hand(&table, 2)), (vec![], vec![33]));

    let mut table = Scene::seats(3).hand(0, &[56]).front(1, &[48]).hand(1, &[17, 67]).table();
    table.play(0, "play 56 48");
    assert_eq!(refused(&mut table, 1, "react 17 0"), "PU-8.6");
    assert_eq!(refused(&mut table, 1, "react 67 0"), "PU-8.6");
}

#[test]
fn pu_16_21_a_teflon_suit() {
    let mut table = Scene::seats(3).front(1, &[72]).hand(0, &[49]).hand(1, &[48, 1]).hand(2, &[56, 21]).table();
    assert_eq!(refused(&mut table, 0, "play 49 1"), "PU-5.9");
    table.play(0, "pass").play(1, "poll 48 1");
    assert_eq!(refused(&mut table, 2, "react 56"), "PU-5.9");
    assert!(may(&table, 2, "react 21"));
}

#[test]
fn pu_16_22_a_solid_base() {
    let mut table = Scene::seats(3).front(1, &[84, 21]).hand(0, &[22, 1, 48]).hand(1, &[24]).table();
    assert_eq!(refused(&mut table, 0, "play 22 21"), "PU-5.10");
    assert_eq!(refused(&mut table, 0, "play 1 21 2"), "PU-5.10");
    table.play(0, "poll 48 1");
    assert!(may(&table, 1, "react 24"), "a Momentum still being played is not protected");
}

#[test]
fn pu_16_23_energy_party_and_parade_add_up() {
    let options = json!({"parties": true});
    let scene = Scene::options(3, options).issue("energy").runs(1, "general").runs(2, "mayor");
    let mut table = scene.front(1, &[7]).hand(0, &[1]).table();
    assert_eq!(polling(&table), [0, 7, 0]);
    plays(&mut table, 0, "play 1 7 2");
    assert_eq!(polling(&table), [0, 0, 4]);
}

#[test]
fn pu_16_24_swapping_favors_helps_both() {
    let scene = |options| Scene::options(3, options).tokens(0, 3, 0).tokens(1, 3, 0).table();
    let mut table = scene(json!({}));
    table.play(0, "offer 1 3 3").play(1, "accept 0");
    assert_eq!((tokens(&table, 0), tokens(&table, 1)), ((0, 3), (0, 3)));
    assert_eq!((votes(&table, 0), votes(&table, 1)), (3, 3));

    let mut table = scene(json!({"swaps": false}));
    assert_eq!(refused(&mut table, 0, "offer 1 3 3"), "PU-10.1");
    assert!(may(&table, 0, "offer 1 3 0") && may(&table, 0, "offer 1 0 3"));
}

#[test]
fn pu_16_25_favors_that_come_back_count() {
    let mut table = Scene::seats(3).tokens(0, 3, 0).tokens(1, 2, 0).table();
    table.play(0, "offer 1 1 0").play(1, "accept 0");
    table.play(1, "offer 0 1 0").play(0, "accept 1");
    table.play(1, "offer 0 1 0").play(0, "accept 1");
    assert_eq!((tokens(&table, 0), tokens(&table, 1)), ((2, 2), (0, 1)));
}

#[test]
fn pu_16_26_nothing_is_reserved_for_an_offer() {
    let mut table = Scene::seats(3).tokens(0, 2, 0).tokens(1, 3, 0).tokens(2, 1, 0).table();
    table.play(0, "offer 1 2 0");
    assert_eq!(refused(&mut table, 0, "offer 2 1 0"), "PU-10.1"); // a second open one
    table.play(2, "offer 0 0 1").play(0, "accept 2");
    assert_eq!(refused(&mut table, 1, "accept 0"), "PU-10.2");
    let offer = all(&table).offers[0].clone();
    assert!(offer.from == Seat(0) && !offer.payable);

    table.play(0, "withdraw").play(0, "offer 1 1 0").play(0, "withdraw").play(0, "offer 1 0 1").play(1, "decline 0");
    assert_eq!(refused(&mut table, 0, "offer 1 1 0"), "PU-10.1"); // a fourth
    all_pass(&mut table);
    assert!(may(&table, 0, "offer 1 1 0"));
}

#[test]
fn pu_16_27_a_frozen_card() {
    let scene = Scene::seats(3).issue("space").hand(0, &[61, 29, 30]).hand(1, &[33]).hand(2, &[34]);
    let mut table = scene.table();
    table.play(0, "play 61 1").play(1, "ok").play(2, "ok");
    assert_eq!(frozen(&table, 1), [33]);
    assert_eq!(table.pending(), [1], "it still gets its turns");
    assert_eq!(refused(&mut table, 1, "poll 33 1"), "PU-7.6");
    assert_eq!(table.moves(1).iter().filter(|mv| !mv.starts_with("offer") && *mv != "power").count(), 1); // `pass`
    table.play(1, "pass").play(2, "pass");
    assert_eq!(refused(&mut table, 0, "play 29 1"), "PU-5.6");
    table.play(0, "poll 30 0");
    assert_eq!(table.pending(), [2], "seat 1 is not asked");
    table.play(2, "ok");
    all_pass(&mut table);
    assert_eq!((frozen(&table, 1), hand(&table, 1).len()), (vec![], 3));
    assert!(hand(&table, 1).contains(&33));
}

#[test]
fn pu_16_28_a_pile_of_one() {
    let mut table = Scene::seats(3).hand(0, &[76, 5]).hand(1, &[]).hand(2, &[]).pile(&[33]).table();
    let before = all(&table).discard.len();
    plays(&mut table, 0, "play 76");
    assert_eq!(hand(&table, 0), [5, 33]);
    table.play(1, "pass").play(2, "pass");
    plays(&mut table, 0, "play 5");
    assert_eq!(hand(&table, 0), [33]);
    assert_eq!((all(&table).pile_size, all(&table).discard.len()), (0, before + 2));
    all_pass(&mut table);
    assert!(all(&table).pile_size > 0, "at the award the discard pile comes back");
}

#[test]
fn pu_16_29_laryngitis() {
    let mut table = Scene::seats(3).front(1, &[65]).table();
    table.play(0, "pass");
    assert_eq!((table.pending(), all(&table).passes), (vec![2], 2));
    assert!(discarded(&table, 65));
    table.play(2, "pass");
    assert_eq!(won(&table, 0), ["farms"]);
}

#[test]
fn pu_16_30_a_double_shift() {
    let scene = || Scene::seats(3).hand(0, &[81, 48, 47]).hand(1, &[69]).passes(2).table();
    let mut table = scene();
    plays(&mut table, 0, "play 81");
    assert_eq!((table.pending(), all(&table).plays), (vec![0], 2));
    plays(&mut table, 0, "poll 48 0");
    assert_eq!((table.pending(), all(&table).plays), (vec![0], 1));
    table.play(0, "pass");
    assert_eq!((table.pending(), all(&table).passes), (vec![1], 0));

    let mut table = scene();
    table.play(0, "play 81").play(1, "react 69");
    oks(&mut table);
    assert_eq!((table.pending(), table.state().phase()), (vec![1], PhaseView::Turn));
}

#[test]
fn pu_16_31_pensions() {
    let mut table = Scene::seats(2).issue("pensions").hand(0, &[45, 46, 47, 48, 21]).hand(1, &[41, 42]).table();
    for card in [45, 46, 47] {
        plays(&mut table, 0, &format!("poll {card} 0"));
        if card < 47 {
            table.play(1, "pass");
        }
    }
    plays(&mut table, 1, "poll 41 1");
    assert_eq!(table.moves(0), ["pass"]);
    assert_eq!(refused(&mut table, 0, "poll 48 0"), "PU-4.2");
    table.play(0, "pass").play(1, "poll 42 1");
    assert!(may(&table, 0, "react 21"));
}

#[test]
fn pu_16_32_immigration() {
    let scene = Scene::seats(3).raised("immigration").hand(0, &[1, 2]).hand(1, &[]).hand(2, &[3, 4, 5]);
    let mut table = scene.table();
    table.play(0, "contest");
    assert_eq!(table.pending(), [0, 2]);
    table.play(2, "pick 3").play(0, "pick 1").play(0, "done");
    assert_eq!(sizes(&table), [2, 0, 3], "nothing moves before all are done");
    table.play(2, "done");
    assert_eq!((hand(&table, 0), hand(&table, 1), hand(&table, 2)), (vec![2, 3], vec![1], vec![4, 5]));
}

#[test]
fn pu_16_33_roads_and_potholes() {
    let mut table = Scene::seats(3).issue("roads").hand(0, &[49, 48]).hand(1, &[56, 67, 21]).table();
    assert_eq!(refused(&mut table, 0, "play 49 1"), "PU-4.5");
    table.play(0, "poll 48 0");
    assert_eq!(refused(&mut table, 1, "react 56"), "PU-4.5");
    assert_eq!(refused(&mut table, 1, "react 67 1"), "PU-4.5");
    assert!(may(&table, 1, "react 21"));
}

#[test]
fn pu_16_34_the_space_program() {
    let mut table = Scene::seats(3).issue("space").hand(0, &[48]).hand(1, &[67]).table();
    assert_eq!(refused(&mut table, 0, "poll 48 1"), "PU-4.4");
    table.play(0, "poll 48 0");
    assert_eq!(refused(&mut table, 1, "react 67 2"), "PU-4.4");
    assert!(may(&table, 1, "react 67 1"));
}

#[test]
fn pu_16_35_campaign_finance() {
    let scene = Scene::seats(3).issue("finance").front(0, &[48]).tokens(0, 2, 0).tokens(1, 1, 0).tokens(2, 1, 2);
    let mut table = scene.table();
    all_pass(&mut table);
    assert_eq!((table.pending(), table.state().phase()), (vec![0], PhaseView::Award));
    assert_eq!(table.moves(0), ["take 1", "take 2"]);
    table.play(0, "take 2");
    assert_eq!((tokens(&table, 2), tokens(&table, 0)), ((0, 2), (2, 1)));
}

#[test]
fn pu_16_36_recount_lawyers() {
    let mut table = Scene::seats(4).front(0, &[45]).front(3, &[46, 80]).table();
    all_pass(&mut table);
    assert_eq!(won(&table, 3), ["farms"]);

    let mut table = Scene::seats(4).runs(1, "bush").front(0, &[45]).front(1, &[47]).front(3, &[46, 80]).table();
    all_pass(&mut table);
    assert_eq!(won(&table, 1), ["farms"]);
}

#[test]
fn pu_16_37_the_senator_stonewalls() {
    let scene = Scene::seats(3).runs(2, "senator").hand(0, &[53, 54, 29]).hand(1, &[45]).hand(2, &[30, 31, 32]);
    let mut table = scene.table();
    table.play(0, "play 53 2");
    assert_eq!(refused(&mut table, 2, "power 30"), "PU-3.7"); // seat 1 is asked
    table.play(1, "ok").play(2, "power 30");
    assert!(discarded(&table, 30) && discarded(&table, 53));
    assert_eq!((polling(&table), table.pending()), (vec![0, 0, 0], vec![1]));

    table.play(1, "pass").play(2, "pass").play(0, "play 54 2").play(1, "ok");
    assert_eq!(refused(&mut table, 2, "power 31"), "PU-3.7"); // a second one in this round

    let scene = Scene::seats(3).runs(2, "senator").hand(0, &[29]).hand(1, &[45]).hand(2, &[30, 31]);
    let mut table = scene.table();
    table.play(0, "play 29 2").play(1, "ok");
    assert_eq!(refused(&mut table, 2, "power 30"), "PU-3.7"); // a Phone Bank is no Slander
}

#[test]
fn pu_16_38_ties_at_the_end() {
    // Seat 2 wins the last Issue.
    let last = |one: &[&str], other: &[&str], rest: &[&str]| {
        let mut scene = Scene::seats(3).deck(&[]).front(2, &[48]).won(0, one).won(1, other).won(2, rest);
        for seat in 0..3 {
            scene = scene.tokens(seat, 0, 0);
        }
        let mut table = scene.table();
        all_pass(&mut table);
        let outcome = table.outcome().expect("the last Issue is decided");
        assert_eq!(outcome.scores.values(), [9, 9, 7]);
        outcome.ranks.values().to_vec()
    };
    let by_four = ["economy", "education", "debates", "immigration"];
    let by_three = ["war_on_terror", "taxes", "roads"];
    assert_eq!(last(&by_four, &by_three, &["health", "energy", "parking", "microphone"]), [1, 2, 3]);
    let by_four_too = ["war_on_terror", "pensions", "roads", "parking"];
    assert_eq!(last(&by_four, &by_four_too, &["health", "energy", "expenses"]), [1, 1, 3]);
}

#[test]
fn pu_16_39_the_debate_schedule() {
    let mut table = Scene::seats(4).issue("debates").front(3, &[48]).table();
    all_pass(&mut table);
    assert_eq!((all(&table).speaker, table.pending()), (Seat(3), vec![3]));
    table.play(3, "contest");
    while table.state().phase() == PhaseView::Pick {
        let seat = table.pending()[0];
        let mv = table.moves(seat)[0].clone();
        table.play(seat, &mv);
    }
    all_pass(&mut table);
    assert_eq!(all(&table).speaker, Seat(0));
}

#[test]
fn pu_16_40_eighteen_tokens() {
    let mut table = Table::<PoliticsAsUsual>::seats(6).options(json!({"no_name": true, "first_speaker": 5}));
    table.play(0, "candidate governor").play(1, "candidate bush");
    table.play(2, "candidate no_name D").play(3, "candidate no_name D").play(4, "candidate no_name R");
    assert_eq!(refused(&mut table, 5, "candidate no_name D"), "PU-6.3");
    assert_eq!(refused(&mut table, 5, "candidate professor"), "PU-6.3");
    assert!(may(&table, 5, "candidate mayor"));
}

#[test]
fn pu_16_41_the_runner_up_is_consoled() {
    let scene = || Scene::seats(3).runs(2, "runner_up").issue("space").front(0, &[45, 46]);
    let mut table = scene().front(2, &[5, 48]).table();
    all_pass(&mut table);
    assert_eq!(sizes(&table), [8, 7, 8]);
    let mut table = scene().front(2, &[48]).table();
    all_pass(&mut table);
    assert_eq!(sizes(&table), [8, 7, 7]);
}

#[test]
fn pu_16_42_the_mayor_recycles() {
    let scene = || Scene::seats(4).runs(3, "mayor").hand(3, &[12, 13, 14]).hand(0, &[48]);
    let mut table = scene().hand(1, &[]).hand(2, &[]).table();
    table.play(0, "poll 48 0");
    assert_eq!(table.pending(), [3]);
    table.play(3, "power 12");
    assert!(discarded(&table, 12));
    assert_eq!((hand(&table, 3).len(), table.pending()), (3, vec![3]));
    assert_eq!(refused(&mut table, 3, "power 13"), "PU-3.7");

    for mut table in [scene().raised("farms").table(), scene().table()] {
        table.play(3, "power 12");
        assert_eq!(table.pending(), [0]);
    }
    let mut table = scene().hand(1, &[45]).table();
    table.play(0, "poll 48 0").play(3, "power 12");
    assert_eq!(table.pending(), [1]);

    // While cards are picked: before the first pick and after `done`, but not with a picked card.
    let mut table = scene().raised("taxes").table();
    table.play(0, "contest");
    assert!(may(&table, 3, "power 12"));
    table.play(3, "pick 13");
    assert_eq!(refused(&mut table, 3, "power 12"), "PU-3.8");
    table.play(3, "done");
    assert!(may(&table, 3, "power 12"));
    assert_eq!(refused(&mut table, 3, "power 13"), "PU-6.7");

    let mut table = scene().hand(3, &[12]).raised("taxes").table();
    table.play(0, "contest");
    assert!(!table.pending().contains(&3));
    assert_eq!(refused(&mut table, 3, "power 12"), "PU-6.7");

    let mut table = Scene::seats(3).runs(0, "professor").raised("taxes").deck(&["space", "roads"]).table();
    table.play(0, "power");
    assert_eq!(table.view(0).deck_top.as_deref(), Some("space"));
    assert!(may(&table, 0, "sidestep"));
}
