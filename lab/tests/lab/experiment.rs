//! Experiments: figures depend on the plan alone, a change that matters is found, one that does not is not.

use hustings_catalog::Catalog;
use hustings_core::{Luck, Match, Seed, Start};
use hustings_kilonzo::Kilonzo;
use hustings_lab::experiment::{
    Axis, Experiment, Figures, LabError, OwnSet, Parameter, Samples, compare, mine, run, sweep,
};
use hustings_lab::report;
use serde_json::json;

fn plan(game: &str, games: u32) -> Experiment {
    Experiment {
        game: game.to_owned(),
        seats: 2,
        games,
        bot: "greedy".to_owned(),
        weak: "random".to_owned(),
        nodes: 20,
        seed: "test".to_owned(),
        options: json!({}),
        set: None,
    }
}

fn played(plan: &Experiment) -> Samples {
    run(plan, &()).expect("a good plan")
}

/// Kilonzo with one word of its cards replaced.
fn kilonzo_with(name: &str, old: &str, new: &str) -> Experiment {
    let mut files = Experiment::files("kilonzo", "standard").expect("its own set");
    let cards = files.get_mut("cards.toml").expect("its cards");
    assert!(cards.contains(old), "{old}");
    *cards = cards.replacen(old, new, 1);
    Experiment { set: Some(OwnSet { name: name.to_owned(), files }), ..plan("kilonzo", 300) }
}

#[test]
fn every_game_can_be_measured_and_the_figures_depend_on_the_plan_alone() {
    for game in Catalog::standard().games() {
        let plan = plan(game.info().name, 6);
        let again = Experiment::read(&plan.write()).expect("what was written can be read");
        assert_eq!(again, plan);
        let one = Figures::of(&plan, &played(&plan));
        assert_eq!(one, Figures::of(&again, &played(&again)), "{}", plan.game);
        assert_eq!(one.games, 6);
        let seats = &one.splits[0];
        assert_eq!((seats.kind.as_str(), seats.bars.len()), ("seat", 2));
        let wins: f64 = seats.bars.iter().map(|bar| bar.wins).sum();
        assert!((wins - 6.0).abs() < 1e-9, "{wins}");
        assert!(report::figures(&one).contains("<svg"));
    }
}

#[test]
fn cards_are_told_by_name_drawn_and_played() {
    for (game, kinds) in [("sarkaar", 2), ("kursi", 2), ("politics-as-usual", 2), ("kilonzo", 1)] {
        let plan = plan(game, 4);
        let figures = Figures::of(&plan, &played(&plan));
        let cards: Vec<_> = figures.splits.iter().filter(|split| split.kind.starts_with("card ")).collect();
        assert_eq!(cards.len(), kinds, "{game}");
        for split in cards {
            assert!(split.bars.iter().all(|bar| bar.seats > 0 && !bar.name.is_empty()), "{game} {split:?}");
        }
    }
}

#[test]
fn a_set_against_itself_moves_nothing() {
    let same = plan("kilonzo", 60);
    let (one, two) = (played(&same), played(&same));
    let found = compare((Figures::of(&same, &one), &one), (Figures::of(&same, &two), &two));
    assert!(found.differences.iter().all(|one| one.change == 0.0 && !one.moved));
    assert!(found.verdict[0].starts_with("Nothing moved"), "{:?}", found.verdict);
}

/// c01 gives 3 shillings in the box; here it takes 3.
#[test]
fn a_card_that_was_turned_round_is_named_in_the_verdict() {
    let (before, after) =
        (plan("kilonzo", 300), kilonzo_with("turned", "effect = \"money 3\"", "effect = \"money -3\""));
    let (one, two) = (played(&before), played(&after));
    let found = compare((Figures::of(&before, &one), &one), (Figures::of(&after, &two), &two));
    let card = found.differences.iter().find(|one| one.kind == "card drawn" && one.name == "Harambee Night");
    assert!(card.is_some_and(|card| card.change < 0.0), "{card:?}");
    assert!(report::comparison(&found).contains("Harambee Night"));
}

#[test]
fn a_sweep_changes_one_number_step_by_step() {
    let axis = Axis::read("cards.c01.effect.1", "1..4").expect("a number");
    let found = sweep(&plan("kilonzo", 60), &[axis], &()).expect("a good plan");
    assert_eq!(found.card.as_deref(), Some("Harambee Night"));
    assert_eq!(found.points.iter().map(|point| point.values[0]).collect::<Vec<_>>(), (1..=4).collect::<Vec<_>>());
    let share = |at: usize| found.points[at].card.as_ref().expect("somebody drew it").of_fair;
    assert!(share(3) > share(0), "{} against {}", share(3), share(0));
    assert!(report::sweep(&found).contains("<svg"));
}

#[test]
fn two_numbers_make_a_heat_map() {
    let axes =
        [Axis::read("rules.income", "2..3"), Axis::read("cards.FRE.cost", "1..2")].map(|axis| axis.expect("numbers"));
    let found = sweep(&plan("sarkaar", 2), &axes, &()).expect("a good plan");
    let values: Vec<_> = found.points.iter().map(|point| point.values.clone()).collect();
    assert_eq!(values, [[2, 1], [2, 2], [3, 1], [3, 2]]);
    assert!(report::sweep(&found).contains("<rect"));
}

#[test]
fn a_number_is_found_by_its_path() {
    let changed = |parameter: &str, to| {
        let parameter: Parameter = parameter.parse()?;
        let changed = parameter.set(&plan("sarkaar", 2), to)?;
        Ok::<_, LabError>(changed.set.map_or(changed.options.to_string(), |set| {
            let standard = Experiment::files("sarkaar", "standard").expect("its own set");
            let line = |(file, text): (&String, &String)| {
                let old: Vec<&str> = standard[file].lines().collect();
                text.lines().zip(old).find(|(new, old)| new != old).map(|(new, _)| format!("{file}: {new}"))
            };
            set.files.iter().filter_map(line).collect()
        }))
    };
    assert_eq!(changed("grid", 8).unwrap(), "{\"grid\":8}");
    assert_eq!(changed("rules.income", 4).unwrap(), "rules.toml: income = 4");
    assert_eq!(changed("rules.targets.2", 25).unwrap(), "rules.toml: targets = [30, 25, 21]");
    assert_eq!(changed("rules.national.vp", 5).unwrap(), "rules.toml: national = { at = 5, vp = 5 }");
    assert_eq!(changed("cards.Freebies.cost", 3).unwrap(), "cards.toml: cost = 3");
    assert_eq!(changed("cards.FRE.effect.1", 1).unwrap(), "cards.toml: effect = \"seat_rebate 1\"");
    let refused = |parameter: &str| changed(parameter, 1).unwrap_err().to_string();
    assert!(refused("box.FRE.cost").contains("there is no box.toml; there are cards.toml, "));
    assert!(refused("cards.XYZ.cost").contains("no entry with the id, code or name `XYZ`"));
    assert!(refused("cards.FRE.price").contains("there is no `price`"));
    assert!(refused("cards.FRE.name").contains("is no whole number"));
    assert!(refused("cards.FRE.effect.2").contains("there is no number 2"));
    assert!(refused("cards..cost").contains("is no parameter"));
    assert!(Axis::read("grid", "5..1").is_err() && Axis::read("grid", "1-5").is_err());
}

#[test]
fn bad_plans_are_refused_with_a_reason() {
    let bad = |plan: Experiment| run(&plan, &()).unwrap_err().to_string();
    assert!(bad(plan("chess", 2)).contains("chess"));
    assert!(bad(Experiment { bot: "genius".to_owned(), ..plan("kilonzo", 2) }).contains("genius"));
    assert!(bad(Experiment { seats: 40, ..plan("kilonzo", 2) }).contains("40"));
    let broken = kilonzo_with("broken", "effect = \"money 3\"", "effect = \"monney 3\"");
    assert!(bad(broken).contains("cards.toml:8: expected an effect"));
    assert!(Experiment::read("game = 3").is_err());
}

/// A record of a game made of random moves.
fn record(seed: u64, moves: usize) -> (String, hustings_core::Record) {
    let start = Start::<Kilonzo>::new(2, Default::default()).expect("plain options");
    let (mut game, _) = Match::new(start, Seed::new(format!("seed {seed}"), Vec::new()).expect("plain text"));
    let mut luck = Luck::from_number(seed);
    let mut legal = Vec::new();
    while let Some(seat) = <Kilonzo as hustings_core::Game>::pending(game.state()).first() {
        if game.moves().len() == moves {
            break;
        }
        legal.clear();
        <Kilonzo as hustings_core::Game>::legal_moves(game.state(), seat, &mut legal);
        let mv = *luck.pick(&legal);
        game.play(seat, &mv).expect("a listed move");
    }
    (format!("game {seed}"), game.record())
}

#[test]
fn recorded_games_have_the_same_figures() {
    let mut records: Vec<_> = (0..8).map(|seed| record(seed, usize::MAX)).collect();
    records.push(record(8, 5));
    let (samples, others) = mine(&records).expect("records of games");
    assert_eq!((samples.games.len(), others), (8, 1));
    for (sample, (_, record)) in samples.games.iter().zip(&records) {
        assert_eq!(sample.played.moves as usize, record.moves.len());
    }
    let mut wrong = records;
    wrong[0].1.moves[0].1 = "nonsense".to_owned();
    assert!(mine(&wrong).unwrap_err().to_string().starts_with("game 0: "));
    assert!(matches!(mine(&[record(8, 5)]), Err(LabError::NoGames)));
}
