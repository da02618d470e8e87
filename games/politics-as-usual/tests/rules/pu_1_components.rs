//! PU-1, PU-2: what is in the box, and what a table chooses.

use hustings_core::{Game, Seat, Start};
use hustings_politics_as_usual::{
    Band, CardId, Effect, Few, IssueEffect, Options, Party, PoliticsAsUsual, Power, Set, WinEffect,
};
use serde_json::json;

use crate::scene::{Scene, all};

fn set() -> &'static Set {
    &PoliticsAsUsual::standard_set().data
}

#[test]
fn pu_1_1_the_box() {
    assert_eq!((set().components.candidates.len(), set().components.issues.len()), (8, 16));
    assert_eq!(set().components.kinds.iter().map(|kind| kind.numbers.len()).sum::<usize>(), 84);
    assert_eq!(set().components.candidates.iter().map(|candidate| u32::from(candidate.favors)).sum::<u32>(), 18);
    assert_eq!(PoliticsAsUsual::INFO.seats, [2, 3, 4, 5, 6]);
    for seats in [0, 1, 7] {
        let refused = Start::<PoliticsAsUsual>::new(seats, Options::default()).map(|_| ()).expect_err("no such table");
        assert_eq!(refused.rule.0, "PU-1.1");
    }
}

#[test]
fn pu_1_2_the_bands() {
    let of = |band| {
        set().components.kinds.iter().filter(|kind| kind.band == band).map(|kind| kind.numbers.len()).sum::<usize>()
    };
    assert_eq!((of(Band::Momentum), of(Band::Slander), of(Band::Edge)), (48, 20, 16));
}

#[test]
fn pu_1_3_what_the_rulebook_fixes() {
    let candidate =
        |id: &str| set().components.candidates.iter().find(|candidate| candidate.id == id).expect("it is there");
    let issue = |id: &str| set().components.issues.iter().find(|issue| issue.id == id).expect("it is there");
    assert_eq!((candidate("bush").favors, candidate("bush").power), (3, Power::WinsTies));
    assert_eq!((issue("war_on_terror").votes, issue("war_on_terror").sidestep), (4, 1));
    assert_eq!(issue("immigration").votes, 1);
    assert_eq!(issue("education").effect, IssueEffect::Win(WinEffect::WinnerDraw(Few::new(2))));
    let votes = || set().components.issues.iter().map(|issue| issue.votes);
    assert_eq!((votes().min(), votes().max(), votes().sum::<i8>()), (Some(-3), Some(5), 31));
    let favors = || set().components.candidates.iter().map(|candidate| candidate.favors);
    assert_eq!((favors().min(), favors().max()), (Some(1), Some(4)));
    let party = |party| set().components.candidates.iter().filter(|candidate| candidate.party == party).count();
    assert_eq!([Party::R, Party::D, Party::I].map(party), [3, 3, 2]);
    let momentum = || set().components.kinds.iter().filter(|kind| kind.band == Band::Momentum);
    assert!(momentum().all(|kind| kind.polling > 0) && momentum().any(|kind| kind.polling == 2));
    assert_eq!(momentum().map(|kind| u32::from(kind.polling) * 4).sum::<u32>(), 168);
}

#[test]
fn pu_1_4_numbers_and_ids() {
    let first_of =
        |name: &str| set().components.kinds.iter().find(|kind| kind.name == name).expect("a card").numbers[0];
    assert_eq!(first_of("Kissing Babies"), CardId(1));
    assert_eq!(first_of("Prime-Time Convention"), CardId(45));
    assert_eq!(first_of("Whisper Campaign"), CardId(49));
    assert_eq!(first_of("Solid Base"), CardId(84));
    assert_eq!(set().face(CardId(83)).effect, Effect::Retrieve);
    let parties = [45, 46, 47, 48].map(|card| set().face(CardId(card)).party);
    assert_eq!(parties, [Some(Party::D), Some(Party::I), Some(Party::R), None]);
}

#[test]
fn pu_1_5_a_seats_side_of_the_table() {
    let scene = Scene::seats(3).front(1, &[48, 72]).frozen(1, &[5]).hand(1, &[1, 2]).tokens(1, 3, 1);
    let table = scene.won(1, &["roads"]).table();
    let camp = all(&table).camps[Seat(1)].clone();
    assert_eq!(camp.candidate.as_deref(), Some("professor"));
    assert_eq!((camp.card, camp.stack, camp.hand_size, camp.frozen_size), (3, 1, 2, 1));
    assert_eq!((camp.front, camp.won), (vec![CardId(48), CardId(72)], vec!["roads".to_owned()]));
}

/// PU-2: what is left out is filled in, what makes no sense is refused.
#[test]
fn pu_2_options_are_settled() {
    let settled = |seats, options| {
        let options: Options = serde_json::from_value(options).expect("options");
        PoliticsAsUsual::complete_options(seats, options)
            .map(|options| serde_json::to_value(options).expect("plain data"))
    };
    let usual = json!({
        "candidates": "choose", "first_speaker": "random", "parties": false, "no_name": false, "landslide": false,
        "trade": true, "swaps": true, "offers_per_issue": 3
    });
    assert_eq!(settled(4, json!({})), Ok(usual));
    assert_eq!(settled(2, json!({})).expect("settled")["trade"], json!(false));
    assert_eq!(settled(2, json!({"trade": true})).expect("settled")["trade"], json!(true));
    for seat in [json!(2), json!("2")] {
        assert_eq!(settled(3, json!({"first_speaker": seat})).expect("settled")["first_speaker"], json!(2));
    }
    assert_eq!(settled(3, json!({"first_speaker": 3})).expect_err("three seats").rule.0, "PU-2");
    assert_eq!(settled(3, json!({"offers_per_issue": 10})).expect_err("at most 9").rule.0, "PU-2");
    for bad in [json!({"first_speaker": 6}), json!({"first_speaker": "me"}), json!({"partys": true})] {
        assert!(serde_json::from_value::<Options>(bad).is_err());
    }
}
