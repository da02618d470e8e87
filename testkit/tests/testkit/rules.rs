//! The rules of Duel, one test each, played on a [`Table`]; and the table itself.

use hustings_core::{BadOption, Event as _, Files, Game, Luck, Nature, Seat, Start, Viewer};
use hustings_testkit::duel::{Card, Choice, Event, Kind, Options, Phase, State};
use hustings_testkit::{Duel, Table};
use serde_json::json;

/// The first table, over the seeds `0`, `1`, ..., on which random choices lead to what is looked for.
fn find(seats: u8, options: serde_json::Value, mut found: impl FnMut(&Table<Duel>) -> bool) -> Table<Duel> {
    for seed in 0..2000 {
        let mut driver = Luck::from_number(seed);
        let mut table = Table::<Duel>::with(seats, options.clone(), &seed.to_string());
        loop {
            if found(&table) {
                return table;
            }
            let Some(seat) = table.pending().first().copied() else { break };
            let moves = table.moves(seat);
            let moves: Vec<_> = moves.iter().filter(|mv| !mv.starts_with("taunt")).collect();
            let mv = driver.pick(&moves).to_string();
            table.play(seat, &mv);
        }
    }
    panic!("2000 games, and it never happened");
}

fn everything(table: &Table<Duel>) -> hustings_testkit::duel::View {
    table.view_of(Viewer::Everything)
}

fn asked(table: &Table<Duel>) -> Option<Seat> {
    match everything(table).phase {
        Phase::Blocking { asked, .. } => Some(asked),
        _ => None,
    }
}

fn can_block(table: &Table<Duel>) -> bool {
    asked(table).is_some_and(|seat| table.moves(seat.0).contains(&"block".to_owned()))
}

#[test]
fn du_1_1_two_to_four_seats() {
    for seats in [0, 1, 5, 6] {
        let refused = Start::<Duel>::new(seats, Options::default()).map(drop);
        assert_eq!(refused, Err(BadOption::seats("DU-1.1", "Duel", &[2, 3, 4], seats)));
    }
}

#[test]
fn du_1_2_options_have_bounds() {
    let refused = |options| Start::<Duel>::new(2, options).map(drop).expect_err("out of bounds");
    assert_eq!(refused(Options { rounds: 0, ..Options::default() }).rule.0, "DU-1.2");
    assert_eq!(refused(Options { hand: 6, ..Options::default() }), BadOption::range("DU-1.2", "hand", 2..=5, 6));
    assert_eq!(refused(Options { taunts: 4, ..Options::default() }).rule.0, "DU-1.2");
}

#[test]
#[should_panic(expected = "unknown field `round`")]
fn du_1_2_a_misspelt_option_is_an_error() {
    let _ = Table::<Duel>::seats(2).options(json!({"round": 2}));
}

fn load(edit: impl Fn(&str) -> String) -> Result<hustings_testkit::duel::Set, String> {
    let text = edit(include_str!("../../src/duel/data/cards.toml"));
    Duel::load(&Files::from([("cards.toml".to_owned(), text)])).map_err(|bad| bad.to_string())
}

/// DU-1.1: a mistake in the components is reported with file, line and what was expected.
#[test]
fn du_1_1_a_wrong_component_file_names_its_line() {
    assert_eq!(load(str::to_owned).as_ref(), Ok(&Duel::standard_set().data));
    let wrong = |from, to| load(|text| text.replacen(from, to, 1)).expect_err("a wrong file");
    assert_eq!(wrong("sides = 6", "sides = 1"), "cards.toml:4: expected a number from 2 to 20, not `1`");
    assert_eq!(wrong("double = 5", "double = 0"), "cards.toml:6: expected a number from 1 to 255, not `0`");
    assert_eq!(wrong("\"paper\"", "\"rock\""), "cards.toml:13: expected each kind once, not `rock` again");
    assert_eq!(wrong("copies = 4", "copies = 10"), "cards.toml:22: expected a number from 1 to 9, not `10`");
    assert_eq!(wrong("copies = 4", "copies = 1"), "cards.toml:23: expected 20 cards or more, not 19");
    let sword = "cards.toml:21: expected a word (rock, paper, scissors or shield), not `sword`";
    assert_eq!(wrong("\"shield\"", "\"sword\""), sword);
    let fewer = load(|text| text[..text.rfind("[[card]]").expect("cards")].to_owned()).expect_err("three kinds");
    assert_eq!(fewer, "cards.toml:20: expected 4 kinds of cards, and there are 3");
    assert_eq!(wrong("sides", "faces"), "cards.toml:4: expected a key (sides or double), not `faces`");
    assert!(wrong("[die]", "[die").starts_with("cards.toml:3: "));
    assert_eq!(Duel::load(&Files::new()).expect_err("no file").to_string(), "cards.toml: this file is missing");
}

#[test]
fn du_2_1_hands_are_dealt_face_down() {
    let table = Table::<Duel>::seats(3).options(json!({"hand": 5}));
    assert_eq!(everything(&table).hand_sizes.values(), [5, 5, 5]);
    assert_eq!(everything(&table).deck_size, 22 - 15);
    for event in table.events_seen_by(Viewer::Seat(Seat(1))) {
        let Event::Dealt { seat, count, cards } = event else { panic!("only hands are dealt: {event:?}") };
        assert_eq!((count, cards.is_some()), (5, seat == Seat(1)));
    }
    assert_ne!(table.state(), Table::<Duel>::seats(3).options(json!({"hand": 5})).seed("other").state());
}

#[test]
fn du_3_1_all_choose_at_once_and_in_secret() {
    let mut table = Table::<Duel>::seats(3);
    assert_eq!(table.pending(), [0, 1, 2]);
    let mv = table.moves(1)[0].clone();
    table.play(1, &mv);
    assert_eq!(table.pending(), [0, 2]);
    assert_eq!(table.view(0).choices[Seat(1)], Choice::FaceDown);
    assert_eq!(table.view(1).choices[Seat(1)], Choice::Known(mv["choose ".len()..].parse().expect("a card")));
    assert_eq!(table.events_seen_by(Viewer::Spectator), [Event::Chose { seat: Seat(1), card: None }]);
    assert_eq!(table.events()[0].nature(), Nature::Plain, "a choice nobody saw can be taken back");

    let of_another = table.moves(2)[0].clone();
    assert_eq!(table.refuse(0, &of_another).rule, "DU-3.1");
    assert_eq!(table.refuse(0, "block").rule, "DU-5.1");
}

#[test]
fn du_3_2_a_choice_stands() {
    let mut table = Table::<Duel>::seats(2);
    let moves = table.moves(0);
    table.play(0, &moves[0]);
    assert_eq!(table.refuse(0, &moves[1]).message, "Your choice stands.");
    assert_eq!(table.refuse(0, &moves[0]).rule, "DU-3.2");
}

#[test]
fn du_4_1_the_last_choice_shows_all() {
    let mut table = Table::<Duel>::seats(2);
    let cards = [0, 1].map(|seat| table.moves(seat)[0].clone());
    table.play(1, &cards[1]).play(0, &cards[0]);
    let shown: Vec<String> = everything(&table).discard.iter().take(2).map(|card| format!("choose {card}")).collect();
    assert_eq!(shown, cards);
    let natures: Vec<Nature> = table.events().iter().take(4).map(|event| event.nature()).collect();
    assert_eq!(natures, [Nature::Plain, Nature::Reveal, Nature::Reveal, Nature::Chance]);
}

/// DU-4.2, DU-4.3, DU-6.1: each pair for itself, worth what the die says.
#[test]
fn du_4_2_rock_beats_scissors_beats_paper_beats_rock() {
    for wanted_worth in [1, 2] {
        let mut victories = Vec::new();
        let table = find(3, json!({"rounds": 1}), |table| {
            let shown: Vec<(Seat, Kind)> = table.events().iter().filter_map(shown).collect();
            let Some(roll) = table.events().iter().find_map(rolled) else { return false };
            let kinds: Vec<Kind> = shown.iter().map(|(_, kind)| *kind).collect();
            victories = table.events().iter().filter(|event| matches!(event, Event::Beaten { .. })).cloned().collect();
            kinds == [Kind::Rock, Kind::Paper, Kind::Shield] && (roll >= 5) == (wanted_worth == 2)
        });
        assert_eq!(victories, [Event::Beaten { winner: Seat(1), loser: Seat(0) }]);
        let mut table = table;
        while asked(&table).is_some() {
            table.play(0, "pass");
        }
        assert_eq!(everything(&table).points.values(), [0, wanted_worth, 0]);
    }
}

fn shown(event: &Event) -> Option<(Seat, Kind)> {
    match event {
        Event::Shown { seat, card } => Some((*seat, card.kind)),
        _ => None,
    }
}

fn rolled(event: &Event) -> Option<u8> {
    match event {
        Event::Rolled { roll } => Some(*roll),
        _ => None,
    }
}

#[test]
fn du_5_1_a_block_undoes_the_victory() {
    let mut table = find(2, json!({}), can_block);
    let seat = asked(&table).expect("somebody is asked");
    let rival = seat.next(2);
    let before = everything(&table);
    assert_eq!(table.refuse(rival.0, "pass").rule, "DU-5.1");
    assert_eq!(table.refuse(rival.0, "choose rock-1").rule, "DU-3.1");
    table.play(seat.0, "block");
    assert_eq!(everything(&table).points, before.points);
    let blocked = everything(&table).discard[before.discard.len()];
    assert_eq!(blocked.kind, Kind::Shield);
}

/// DU-5.2: a seat that could hold a shield is asked, and its rivals cannot tell whether it does.
#[test]
fn du_5_2_being_asked_tells_nothing() {
    let with = find(2, json!({}), can_block);
    let without = find(2, json!({}), |table| asked(table).is_some() && !can_block(table));
    assert_eq!(with.pending().len(), 1);
    assert_eq!(without.pending().len(), 1);
    let all_shown = find(4, json!({"rounds": 5, "hand": 5}), |table| {
        let shields = everything(table).discard.iter().filter(|card| card.kind == Kind::Shield).count();
        let beaten = table.events().iter().any(|event| matches!(event, Event::Beaten { .. }));
        shields == 4 && beaten && asked(table).is_none()
    });
    assert!(all_shown.events().iter().all(|event| !matches!(event, Event::Asked { .. })));
}

#[test]
fn du_5_3_without_a_shield_no_block() {
    let mut table = find(2, json!({}), |table| asked(table).is_some() && !can_block(table));
    let seat = asked(&table).expect("somebody is asked").0;
    assert_eq!(table.refuse(seat, "block").rule, "DU-5.3");
    table.play(seat, "pass");
}

/// DU-6.2, DU-6.3: who looked at the top card draws it first.
#[test]
fn du_6_3_a_look_at_the_deck_is_for_one_seat_alone() {
    let mut table = find(3, json!({"rounds": 5}), |table| everything(table).looked == Some(Seat(1)));
    let top = table.view(1).top.expect("seat 1 looked");
    assert_eq!(everything(&table).deck.expect("all eyes").last(), Some(&top));
    assert_eq!(table.view(0).top, None);
    let looked = Event::Looked { seat: Seat(1), card: None };
    assert!(table.events_seen_by(Viewer::Seat(Seat(2))).contains(&looked));

    // du_6_2: the next draw begins with seat 1.
    let drew = |table: &Table<Duel>| {
        let draws = table.events().iter().filter_map(|event| match event {
            Event::Drew { seat, card } => Some((*seat, *card)),
            _ => None,
        });
        draws.collect::<Vec<(Seat, Option<Card>)>>()
    };
    while drew(&table).is_empty() || everything(&table).looked == Some(Seat(1)) {
        let seat = table.pending()[0];
        let moves = table.moves(seat);
        let mv = if moves.contains(&"pass".to_owned()) { "pass" } else { &moves[0] };
        table.play(seat, mv);
    }
    assert_eq!(drew(&table)[0], (Seat(1), Some(top)));
    assert_eq!(drew(&table).iter().map(|(seat, _)| seat.0).collect::<Vec<_>>(), [1, 2, 0]);
}

fn to_the_end(mut table: Table<Duel>) -> Table<Duel> {
    while let Some(seat) = table.pending().first().copied() {
        let mv = table.moves(seat)[0].clone();
        table.play(seat, &mv);
    }
    table
}

#[test]
fn du_7_1_after_the_last_round_it_is_over() {
    let mut table = to_the_end(Table::<Duel>::seats(2).options(json!({"rounds": 1})));
    assert_eq!(everything(&table).round, 1);
    assert_eq!(table.refuse(0, "taunt again").rule, "DU-7.1");
    assert_eq!(table.refuse(1, "pass").message, "The game is over.");
}

#[test]
fn du_7_2_most_points_win_and_equals_share() {
    let alone = find(2, json!({}), |table| table.outcome().is_some_and(|outcome| outcome.reason == "points"));
    let outcome = alone.outcome().expect("the game is over");
    assert_eq!(outcome.winners().len(), 1);
    let best = outcome.winners().first().expect("a winner");
    assert!(outcome.scores.values().iter().all(|score| *score <= outcome.scores[best]));
    let shared = find(2, json!({}), |table| table.outcome().is_some_and(|outcome| outcome.reason == "shared"));
    assert_eq!(shared.outcome().expect("the game is over").ranks.values(), [1, 1]);
}

#[test]
fn du_8_1_anybody_may_taunt_a_few_times() {
    let mut table = Table::<Duel>::seats(2);
    let mv = table.moves(0)[0].clone();
    table.play(0, &mv);
    assert_eq!(table.pending(), [1]);
    assert_eq!(table.moves(0), ["taunt"]);
    table.play(0, "taunt Too slow, “friend”!");
    assert_eq!(table.sentences()[0], "Seat 0: “Too slow, “friend”!”");
    assert_eq!(table.refuse(0, "taunt").rule, "DU-8.1");
    assert_eq!(table.moves(0), [""; 0]);
}

#[test]
fn du_9_1_what_is_no_move_is_refused() {
    let mut table = Table::<Duel>::seats(2);
    for text in ["", "rock-1", "choose", "choose rock", "choose rock-01", "choose rock-1 now", "pass it", "TAUNT"] {
        assert_eq!(table.refuse(0, text).rule, "DU-9.1", "{text}");
    }
    let long = format!("taunt {}", "x".repeat(61));
    assert!(table.refuse(0, &long).message.starts_with("A taunt has at most 60"));
    assert_eq!(table.refuse(0, "taunt two\nlines").rule, "DU-9.1");
    assert_eq!(table.refuse(0, "choose rock-0").rule, "DU-3.1");
}

/// DU-10.1: a view says nothing about the other hands but how many cards they hold.
#[test]
fn du_10_1_hands_are_private() {
    let table = Table::<Duel>::seats(2);
    let view = table.view(0);
    assert_eq!((view.hands[Seat(0)].as_ref().map(Vec::len), &view.hands[Seat(1)]), (Some(4), &None));
    assert_eq!((view.deck, view.top), (None, None));
    assert_eq!(table.view_of(Viewer::Spectator).hands.values(), [None, None]);
}

/// The table's own promise: a move that should be refused and is not fails the test, and the other way round.
#[test]
#[should_panic(expected = "should not be allowed to `taunt`")]
fn a_table_notices_what_is_not_refused() {
    Table::<Duel>::seats(2).refuse(0, "taunt");
}

#[test]
#[should_panic(expected = "seat 0 may not `block`: Nobody asks you to block now. (DU-5.1) It may: choose")]
fn a_table_says_why_a_move_is_refused() {
    Table::<Duel>::seats(2).play(0, "block");
}

#[test]
fn a_table_goes_on_from_a_state_or_a_record() {
    let mut table = Table::<Duel>::seats(2).seed("a seed");
    let mv = table.moves(0)[0].clone();
    table.play(0, &mv);
    let state: State = table.state().clone();
    assert_eq!(Table::<Duel>::seats(2).from_state(state.clone()).pending(), [1]);

    let record = format!("hustings record 1\ngame: duel\nrules: 1\nseats: 2\nseed: \"a seed\"\nmoves:\n0 {mv}\n");
    assert_eq!(*Table::<Duel>::after(&record).state(), state);
}

hustings_testkit::tests_of_every_game!(Duel, src: "duel", own_rooms: [], untested: [], unenforced: []);
