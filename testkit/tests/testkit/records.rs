//! Records of a game with secrets and luck: one is kept whole, and each way in which one can be wrong has its own answer.

use hustings_core::{Match, Record, ReplayError, Seat, Seed, Start, Viewer, perft, playout};
use hustings_testkit::Duel;
use hustings_testkit::duel::Options;
use hustings_words::{self as words, Names};
use serde_json::json;

/// A whole game, kept since version 1 of the rules: its events still hash to the same.
const KEPT: &str = include_str!("../records/three_seats.txt");

fn kept() -> Record {
    KEPT.parse().expect("the kept record can be read")
}

fn error(change: impl FnOnce(&mut Record)) -> ReplayError {
    let mut record = kept();
    change(&mut record);
    Match::<Duel>::verify(&record).expect_err("a wrong record")
}

#[test]
fn the_kept_record_still_verifies() {
    let audit = Match::<Duel>::verify(&kept()).expect("the kept record holds");
    assert!(audit.committed && audit.witnessed);
    assert_eq!((audit.moves, audit.words), (kept().moves.len(), 3));
    assert_eq!(audit.outcome, kept().result);
    assert_eq!(kept().to_string(), KEPT);
}

fn worded(error: &ReplayError) -> String {
    words::standard::<Duel>().say(&error.message(), &Names::numbered(2))
}

#[test]
fn each_wrong_record_is_refused_for_its_reason() {
    use ReplayError as Why;
    let says = |change: fn(&mut Record)| worded(&error(change));
    assert!(matches!(error(|record| record.game = "chess".to_owned()), Why::OtherGame { .. }));
    assert_eq!(
        says(|record| record.rules = 2),
        "It was played under version 2 of the rules; this program has version 1."
    );
    assert!(matches!(error(|record| record.set = None), Why::OtherSet { .. }));
    assert!(matches!(error(|record| record.options = json!({"round": 1})), Why::UnreadableOptions(_)));
    let too_long = error(|record| record.options["rounds"] = json!(9));
    assert_eq!(worded(&too_long), "`rounds` is a whole number from 1 to 5, not 9.");
    assert_eq!(too_long.rule().expect("a rule").0, "DU-1.2");
    assert!(matches!(error(|record| record.seats = 5), Why::BadOption(_)));
    assert_eq!(error(|record| record.seed = None), Why::NoSeed);
    assert!(matches!(error(|record| record.seed = Some("two\nlines".to_owned())), Why::BadSeed(_)));
    assert_eq!(error(|record| record.commitment = Some("0".repeat(64))), Why::OtherCommitment);
    let result = says(|record| record.result.as_mut().expect("over").reason = "luck".into());
    let truth = KEPT.lines().find_map(|line| line.strip_prefix("result: ")).expect("it is over");
    assert_eq!(result, format!("The result is not the one the moves lead to; that is {truth}."));
    let early = says(|record| drop(record.moves.pop()));
    assert!(early.ends_with("there is none yet, since the game is not over."), "{early}");
    assert_eq!(error(|record| record.events = Some("0".repeat(64))), Why::OtherEvents);
    let illegal = error(|record| record.moves.push((Seat(0), "pass".to_owned())));
    assert!(worded(&illegal).ends_with("`pass` by Seat 0: The game is over."), "{illegal:?}");
    assert_eq!(illegal.rule().expect("a rule").0, "DU-7.1");
    let unreadable = error(|record| record.moves[0].1 = "chose rock".to_owned());
    assert!(matches!(unreadable, Why::Illegal { number: 1, .. }));
}

/// The words of the players are part of the luck: with others the same choices are not even possible.
#[test]
fn other_words_give_another_deal() {
    assert!(matches!(error(|record| record.words.swap(0, 1)), ReplayError::Illegal { number: 1, .. }));
}

#[test]
fn a_record_in_progress_verifies_without_result() {
    let mut record = kept();
    record.moves.truncate(4);
    (record.result, record.events) = (None, None);
    let audit = Match::<Duel>::verify(&record).expect("it holds as far as it goes");
    assert_eq!((audit.outcome, audit.witnessed), (None, false));
}

fn start() -> Start<Duel> {
    Start::new(2, Options { rounds: 1, hand: 2, taunts: 0 }).expect("sound options")
}

/// Two seats with two cards each choose in either order: 2 x 4 ways to the reveal.
#[test]
fn perft_counts_every_order_of_simultaneous_moves() {
    let (game, _) = Match::new(start(), Seed::new("perft", Vec::new()).expect("a sound seed"));
    assert_eq!([0, 1, 2].map(|depth| game.perft(depth)), [1, 4, 8]);
    assert!(game.perft(3) >= 8, "a reaction may follow");
    let luck = hustings_core::Luck::from_number(0);
    assert_eq!(perft::<Duel>(game.state(), &luck, 2), 8);
}

#[test]
fn a_playout_ends_the_game_and_counts_its_moves() {
    let (game, _) = Match::new(start(), Seed::new("playout", Vec::new()).expect("a sound seed"));
    let (mut state, mut luck, mut moves) = (game.state().clone(), hustings_core::Luck::from_number(3), Vec::new());
    assert_eq!(playout::<Duel>(&mut state.clone(), &mut luck.clone(), &mut moves, 1), 1);
    let played = playout::<Duel>(&mut state, &mut luck, &mut moves, 100);
    assert!((2..=4).contains(&played));
    assert!(<Duel as hustings_core::Game>::outcome(&state).is_some());
    assert!(game.outcome().is_none() && game.view(Viewer::Spectator).deck.is_none());
}
