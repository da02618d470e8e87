//! What is told, is told in whole sentences, with names instead of codes and "you" for the reader.

use hustings_core::{PerSeat, Refusal, Seat};
use hustings_kursi::{DiscardReason, Event, Illegal, Kursi, Letter, PawnReason, Pile, Supply, VotesReason};
use hustings_words::Names;

/// An event as player `you` reads it.
fn told(event: Event, you: u8) -> String {
    say(&hustings_core::Event::message(&event), you)
}

fn say(message: &hustings_core::Message, you: u8) -> String {
    let names = Names { seats: vec!["Asha".to_owned(), "Ben".to_owned()], you: Some(Seat(you)) };
    hustings_words::standard::<Kursi>().say(message, &names)
}

#[test]
fn events_are_told_as_sentences() {
    let votes = |sum, wanted| Event::Votes {
        seat: Seat(0),
        at: Letter(1),
        wanted,
        sum,
        cards: Supply { threes: 2, ..Supply::default() },
        why: VotesReason::Rally,
    };
    assert_eq!(told(votes(6, 6), 1), "Asha places 6 votes (3+3) under Seat B.");
    let short = "You place 6 votes (3+3) under Seat B, because the vote cards left cannot make 7.";
    assert_eq!(told(votes(6, 7), 0), short);
    let paid = Event::Discarded { seat: Seat(0), cards: vec!["RE", "RE", "AC"], why: DiscardReason::Cost };
    assert_eq!(told(paid.clone(), 0), "You pay with 2× Arithmetic at the Bus Stop and Collection Tin.");
    assert_eq!(told(paid, 1), "Asha pays with 2× Arithmetic at the Bus Stop and Collection Tin.");
    let minus = |of| Event::Minus { by: Seat(0), of: Seat(of), at: Letter(0) };
    assert_eq!(told(minus(1), 1), "Asha puts a −2 of yours under Seat A.");
    assert_eq!(told(minus(0), 1), "Asha puts a −2 of their own under Seat A.");
    let dealt = |cards| Event::Dealt { seat: Seat(1), pile: Pile::Rallies, count: 1, cards };
    assert_eq!(told(dealt(None), 0), "Ben draws 1 Rally card.");
    assert_eq!(told(dealt(Some(vec!["RW"])), 1), "You draw 1 Rally card: Free Clinic Morning.");
}

#[test]
fn the_reader_is_you_with_the_verb_that_fits() {
    let pawn = || Event::Pawn { from: Some(Seat(0)), to: Seat(1), why: PawnReason::Given };
    assert_eq!(told(pawn(), 1), "Several are equally popular, and you are given the microphone.");
    assert_eq!(told(pawn(), 0), "Several are equally popular, and Ben is given the microphone.");
    let bonus =
        || Event::Bonus { at: Letter(0), counts: PerSeat::new(2, |_| 3), leaders: vec![Seat(0), Seat(1)], each: 2 };
    let figures = "Matching icons at Seat A: 3 for you and 3 for Ben.";
    assert_eq!(told(bonus(), 0), format!("{figures} Tied for the most, you and Ben get 2 votes each."));
}

#[test]
fn refusals_speak_of_you_too() {
    let refused = |illegal: Illegal| say(&illegal.message(), 0);
    assert_eq!(refused(Illegal::NoMinus(Seat(0))), "You have no −2 left.");
    assert_eq!(refused(Illegal::NoMinus(Seat(1))), "Ben has no −2 left.");
    let rule = "The microphone goes to another player who is tied for the most Popularity";
    assert_eq!(refused(Illegal::NotTied(Seat(0))), format!("{rule}: you cannot keep it."));
    assert_eq!(refused(Illegal::NotTied(Seat(1))), format!("{rule}, and Ben is not."));
}
