//! The program as a user runs it: replay, verify, rules, a game over a pipe, and its error messages.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use hustings::play::{LocalGame, lines, players};
use hustings::{engine::Session, replay, verify};
use hustings_bots::Roster;
use hustings_catalog::Catalog;
use hustings_core::{Record, Seat, Seed, Viewer};
use hustings_testkit::Duel;
use serde_json::{Value, json};

pub fn hustings(arguments: &[&str], input: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_hustings"))
        .args(arguments)
        .env_remove("NO_COLOR")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // It may exit before it has read everything; the caller judges by its output.
    let _ = program.stdin.take().unwrap().write_all(input.as_bytes());
    program.wait_with_output().unwrap()
}

pub fn said(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn complained(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// A whole game in which every seat makes its first legal move, with a published hash and players' words.
fn finished(catalog: &Catalog, game: &str, options: &Value) -> Record {
    let seed = Seed::new("a secret", vec!["one".to_owned(), "two".to_owned()]).unwrap();
    let mut game = catalog.game(game).unwrap().start(2, options, seed).unwrap().game;
    game.name_seats(vec!["Ann".to_owned(), "Bob".to_owned()]);
    game.commit();
    while let Some(seat) = game.pending().first() {
        let mv = game.moves(seat).unwrap().remove(0);
        game.play(seat, &mv).unwrap();
    }
    game.record()
}

fn small() -> Record {
    finished(&Catalog::standard(), "kuzushi", &json!({"grid":3}))
}

#[test]
fn a_valid_record_is_verified_with_a_list_of_checks() {
    let record = small();
    let output = hustings(&["verify", "-"], &record.to_string());
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let said = said(&output);
    for checked in [
        "valid: Kuzushi",
        "hash that was published",
        "the words of 2 players",
        "moves    all",
        "recorded hash",
        "as recorded",
    ] {
        assert!(said.contains(checked), "{checked} in {said}");
    }

    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), record.to_string()).unwrap();
    assert_eq!(hustings(&["verify", file.path().to_str().unwrap()], "").status.code(), Some(0));
}

#[test]
fn every_change_of_a_record_is_found() {
    let record = small();
    type Change = Box<dyn Fn(&mut Record)>;
    let changes: Vec<(&str, Change)> = vec![
        ("does not have the hash", Box::new(|record| record.seed = Some("another".to_owned()))),
        ("still secret", Box::new(|record| record.seed = None)),
        ("Move 2,", Box::new(|record| record.moves[1].1 = "base 9,9".to_owned())),
        ("Move 1,", Box::new(|record| record.moves[0].0 = Seat(0))),
        ("Move 4,", Box::new(|record| record.moves.insert(3, (Seat(1), "sing".to_owned())))),
        ("result", Box::new(|record| drop(record.moves.pop()))),
        ("result", Box::new(|record| record.result.as_mut().unwrap().reason = "shared".into())),
        ("events", Box::new(|record| record.events = Some("0".repeat(64)))),
        ("hash", Box::new(|record| record.commitment = Some("0".repeat(64)))),
        ("version 7", Box::new(|record| record.rules = 7)),
        ("no game `chess`", Box::new(|record| record.game = "chess".to_owned())),
        ("options", Box::new(|record| record.options = json!({"grid":"x"}))),
    ];
    for (reason, change) in changes {
        let mut changed = record.clone();
        change(&mut changed);
        let output = hustings(&["verify", "-"], &changed.to_string());
        assert_eq!(output.status.code(), Some(1), "{reason}: {output:?}");
        assert!(said(&output).contains(reason), "{reason}: {output:?}");
        assert!(said(&output).matches("(KZ-").count() <= 1, "a rule is cited once: {output:?}");
    }
}

#[test]
fn luck_and_words_cannot_be_changed_afterwards() {
    let catalog = Catalog::standard().with::<Duel>();
    let record = finished(&catalog, "duel", &json!({}));
    verify::report(&catalog, &record.to_string()).unwrap();
    let mut changed = record;
    changed.words[1] = "three".to_owned();
    let reason = verify::report(&catalog, &changed.to_string()).unwrap_err().to_string();
    assert!(!reason.is_empty());
    changed.words = Vec::new();
    assert!(verify::report(&catalog, &changed.to_string()).is_err());
}

#[test]
fn an_unreadable_record_differs_from_an_invalid_one() {
    assert_eq!(hustings(&["verify", "no-such-file.txt"], "").status.code(), Some(2));
    assert_eq!(hustings(&["verify"], "").status.code(), Some(2));
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(hustings(&["verify", folder.path().to_str().unwrap()], "").status.code(), Some(2));
    for garbage in ["", "garbage\n", "hustings record 1\n"] {
        let output = hustings(&["verify", "-"], garbage);
        assert_eq!(output.status.code(), Some(1), "{garbage}");
        assert!(said(&output).contains("not a record"), "{output:?}");
    }
}

#[test]
fn replay_prints_the_game_or_a_position_of_it() {
    let record = small();
    let text = record.to_string();
    let whole = hustings(&["replay", "-"], &text);
    assert!(whole.status.success(), "{whole:?}");
    assert!(said(&whole).contains(&format!("{}. Seat", record.moves.len())), "{whole:?}");
    assert!(said(&whole).contains("Ann") && said(&whole).contains("Scores by seat"));
    assert!(!said(&whole).contains('\x1b'), "no escape sequences in a pipe");

    let position = hustings(&["replay", "-", "--to", "1"], &text);
    assert!(said(&position).contains("1. Seat 1 (Bob): ") && said(&position).contains("Waiting for Seat 0 (Ann)"));
    assert!(!said(&position).contains("2. Seat"));
    assert!(said(&hustings(&["replay", "-", "--to", "0"], &text)).contains("the table is set"));

    let far = hustings(&["replay", "-", "--to", "999"], &text);
    assert_eq!(far.status.code(), Some(1));
    assert!(complained(&far).contains("there is no position after 999"), "{far:?}");
    let nobody = hustings(&["replay", "-", "--seat", "7"], &text);
    assert!(complained(&nobody).contains("no seat 7") && nobody.stdout.is_empty(), "{nobody:?}");
}

#[test]
fn replay_as_json_has_a_line_for_every_step_and_agrees_with_the_engine() {
    let record = small();
    let output = said(&hustings(&["replay", "-", "--json"], &record.to_string()));
    let steps: Vec<Value> = output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(steps.len(), record.moves.len() + 1);
    let catalog = Catalog::standard();
    let mut session = Session::new(&catalog);
    let mut ask = |request: Value| -> Value {
        let mut out = Vec::new();
        session.answer(request.to_string().as_bytes(), &mut out);
        serde_json::from_slice(&out).unwrap()
    };
    for (number, step) in steps.iter().enumerate() {
        assert_eq!(step["number"], number);
        let mut part = record.clone();
        (part.result, part.events) = (None, None);
        part.moves.truncate(number);
        assert_eq!(ask(json!({"cmd":"load","record":part.to_string()}))["view"], step["view"]);
        if let Some((seat, mv)) = part.moves.last() {
            assert_eq!((&step["seat"], &step["move"]), (&json!(seat.0), &json!(mv)));
            assert!(!step["events"].as_array().unwrap().is_empty());
        }
    }
    let first = said(&hustings(&["replay", "-", "--json", "--to", "0"], &record.to_string()));
    assert_eq!(first.lines().count(), 1);
}

#[test]
fn a_record_is_replayed_up_to_its_first_illegal_move() {
    let mut record = small();
    record.moves[2].1 = "base 9,9".to_owned();
    let output = hustings(&["replay", "-"], &record.to_string());
    assert_eq!(output.status.code(), Some(1));
    assert!(said(&output).contains("2. Seat 0 (Ann)"), "{output:?}");
    assert!(complained(&output).contains("Move 3, `base 9,9` by Seat 1") && complained(&output).contains("KZ-"));
}

#[test]
fn rules_are_printed_whole_or_one_by_one() {
    let page = said(&hustings(&["rules", "kuzushi"], ""));
    assert!(page.contains("KZ-4") && !page.contains("**") && !page.contains('\x1b'));
    assert!(page.lines().all(|line| line.chars().count() <= 100), "wrapped");
    let rule = said(&hustings(&["rules", "kuzushi", "KZ-4.3"], ""));
    assert!(rule.contains("3. ") && !rule.contains("KZ-5"), "{rule}");
    let unknown = hustings(&["rules", "chess"], "");
    assert_eq!(unknown.status.code(), Some(1));
    assert!(complained(&unknown).contains("kuzushi"), "{unknown:?}");
    assert!(complained(&hustings(&["rules", "kuzushi", "KZ-99"], "")).contains("no rule `KZ-99`"));
}

#[test]
fn rules_and_moves_are_told_in_another_language() {
    let hindi = said(&hustings(&["rules", "kursi", "KU-5", "--language", "hi"], ""));
    assert!(hindi.contains("KU-5") && hindi.contains("रैली"), "{hindi}");
    let english = said(&hustings(&["rules", "kursi", "KU-5"], ""));
    assert!(english.contains("KU-5") && !english.contains("रैली"));
    let seats = ["play", "kuzushi", "--seats", "me,random", "--seed", "one", "--language", "ja"];
    let game = said(&hustings(&seats, "quit\n"));
    assert!(game.contains('陣') || game.contains('旗'), "{game}");
    let unknown = hustings(&["rules", "kursi", "--language", "tlh"], "");
    assert!(complained(&unknown).contains("en, hi, sw, ja"), "{unknown:?}");
}

#[test]
fn records_are_checked_and_reviewed_in_another_language() {
    const ENGLISH: [&str; 14] = [
        "the", "valid", "hash", "seed", "words", "moves", "move", "events", "result", "seat", "wins", "better",
        "before", "after",
    ];
    let (record, mut broken) = (small(), small());
    broken.moves[2].1 = "base 9,9".to_owned();
    for language in &hustings_words::languages()[1..] {
        let tag = language.tag.to_string();
        let read = |record: &Record, arguments: &[&str]| {
            let output = hustings(&[arguments, &["--language", &tag]].concat(), &record.to_string());
            let all = said(&output) + &complained(&output);
            let words = all.split(|letter: char| !letter.is_alphanumeric()).map(str::to_lowercase);
            let left: Vec<String> = words.filter(|word| ENGLISH.contains(&word.as_str())).collect();
            assert!(left.is_empty() && !all.contains("verify-") && !all.contains("analyse-"), "{left:?} in {all}");
        };
        for record in [&record, &broken] {
            read(record, &["verify", "-"]);
            read(record, &["replay", "-"]);
        }
        read(&record, &["replay", "-", "--to", "999"]);
        read(&record, &["analyse", "-", "--ms", "2", "--move-ms", "20"]);
    }
}

#[test]
fn a_game_is_played_over_a_pipe() {
    let moves = "moves\nhelp\n\nbase 9,9\nrubbish\nundo\nbase 0,1\nundo\nbase 0,1\nrecord\nquit\n";
    let output = hustings(&["play", "kuzushi", "--seats", "random,me", "--seed", "x"], moves);
    assert!(output.status.success(), "{output:?}");
    let said = said(&output);
    for expected in [
        "A base at 9,9 would stretch the board past 6 spaces. (KZ-3.1)",
        "Not taken back: there is no move of yours",
        "you, seat 1> ",
        "random, seat 0: ",
        "(KZ-4.1a)",
        "hustings record 1\ngame: kuzushi",
        "1 base 0,1",
    ] {
        assert!(said.contains(expected), "{expected} in {said}");
    }
    assert_eq!(said.matches("random, seat 0: ").count(), 2, "the bot answered, was taken back, and answered again");

    let ended = hustings(&["play", "kuzushi", "--seats", "me,random"], "");
    assert!(ended.status.success() && self::said(&ended).contains("left unfinished"));
}

#[test]
fn bots_play_a_whole_game_over_a_pipe_and_with_a_seed_the_same_again() {
    let bots = &["play", "kuzushi", "--seats", "mcts:nodes=20,random", "--seed", "s", "--options", r#"{"grid":4}"#];
    assert_eq!(said(&hustings(bots, "")), said(&hustings(bots, "")));
    let output = hustings(&["play", "kuzushi", "--seats", "greedy,random", "--options", r#"{"grid":3}"#], "");
    assert!(said(&output).contains("The game is over. "), "{output:?}");
}

#[test]
fn wrong_arguments_are_explained() {
    for (arguments, expected) in [
        (&["play", "chess"][..], "The games: kuzushi"),
        (&["play", "kuzushi", "--seats", "me,hal"], "No bot called `hal`"),
        (&["play", "kuzushi", "--seats", "me"], "KZ-1.1"),
        (&["play", "kuzushi", "--options", "{"], "--options"),
        (&["play", "kuzushi", "--options", r#"{"grid":99}"#], "KZ-1.2"),
        (&["replay", "no-such-file.txt"], "cannot be opened"),
        (&["move-store", "no-such-file.db", "other.db"], "`hustings backup` is the way"),
        (&["move-store", "no-such-file.db", "postgres://127.0.0.1:1/house"], "no-such-file.db cannot be opened"),
        (&["move-store", "postgres://127.0.0.1:1/house", "other.db"], "cannot be reached"),
    ] {
        let output = hustings(arguments, "");
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        assert!(complained(&output).contains(expected), "{expected}: {output:?}");
        assert!(!complained(&output).contains("panicked"));
    }
    assert_eq!(hustings(&["sing"], "").status.code(), Some(2));
    let overview = hustings(&[], "");
    assert!(overview.status.success() && said(&overview).contains("hustings play kuzushi"));
}

#[test]
fn a_configuration_is_checked_before_a_server_runs_on_it() {
    let folder = tempfile::tempdir().unwrap();
    let store = folder.path().join("hustings.db").display().to_string();
    let free = ["doctor", "--store", &store, "--listen", "127.0.0.1:0"];
    let output = hustings(&free, "");
    assert!(output.status.success() && said(&output).contains("the server will make it"), "{output:?}");
    assert!(!folder.path().join("hustings.db").exists());
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let output = hustings(&["doctor", "--store", "postgres://127.0.0.1:1/house", "--listen", &address], "");
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    for wrong in ["cannot be reached", "cannot listen on"] {
        assert!(said(&output).contains(wrong), "{wrong}: {output:?}");
    }
    let proxied = [&free[..], &["--origin", "https://club.example"]].concat();
    assert!(said(&hustings(&proxied, "")).contains("--behind-proxy"));
    let nonsense = [&free[..], &["--origin", "club.example"]].concat();
    assert_eq!(hustings(&nonsense, "").status.code(), Some(1));
}

#[test]
fn a_closed_pipe_is_no_error() {
    for arguments in [
        &["arena", "kuzushi", "--bots", "random,random", "--games", "2"][..],
        &["arena", "kuzushi", "--bots", "random,random", "--games", "2", "--json"],
        &["bench", "kuzushi", "--seconds", "0.1"],
    ] {
        let mut program = Command::new(env!("CARGO_BIN_EXE_hustings"))
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(program.stdout.take());
        let output = program.wait_with_output().unwrap();
        assert!(output.status.success() && output.stderr.is_empty(), "{arguments:?}: {output:?}");
    }
}

/// Records come from strangers and must not control the reader's terminal.
#[test]
fn no_escape_sequence_gets_out_of_a_record() {
    let mut record = small();
    record.names = vec!["\x1b[2JAnn".to_owned(), "Bob\u{9b}31m".to_owned()];
    let mut broken = record.clone();
    broken.moves[0].1 = "base \x1b[31m".to_owned();
    let mut other = record.clone();
    other.game = "\x1b[31mchess".to_owned();
    for record in [record, broken, other] {
        for command in [&["verify", "-"][..], &["replay", "-"], &["replay", "-", "--to", "1"]] {
            let output = hustings(command, &record.to_string());
            let all = said(&output) + &complained(&output);
            assert!(!all.contains(['\x1b', '\u{9b}']), "{command:?}: {all:?}");
        }
    }
}

/// A card played face down is not in the replay as another seat saw it, and a bot's is not in a game over a pipe.
#[test]
fn a_secret_move_is_shown_to_its_own_seat_only() {
    let catalog = Catalog::standard().with::<Duel>();
    let record = finished(&catalog, "duel", &json!({}));
    let (number, (seat, mv)) = record.moves.iter().enumerate().find(|(_, (_, mv))| mv.starts_with("choose")).unwrap();
    let shown = |viewer: Viewer| {
        let (mut lines, mut text) = (Vec::new(), Vec::new());
        replay::print_json(&catalog, &record, viewer, Some(number + 1), &mut lines).unwrap();
        replay::print_position(&catalog, &record, viewer, number + 1, &mut text).unwrap();
        let last: Value =
            serde_json::from_slice(lines.trim_ascii().rsplit(|byte| *byte == b'\n').next().unwrap()).unwrap();
        let title = format!("{}. Seat {seat} ({}): {mv}\n", number + 1, record.names[seat.index()]);
        (last["move"].clone(), String::from_utf8(text).unwrap().contains(&title))
    };
    assert_eq!(shown(Viewer::Everything), (json!(mv), true));
    assert_eq!(shown(Viewer::Seat(*seat)), (json!(mv), true));
    assert_eq!(shown(Viewer::Seat(seat.next(2))), (Value::Null, false));

    let players = players::read_players("duel", "random,random").unwrap();
    let bots = LocalGame::new(catalog.game("duel").unwrap(), players, &json!({}), Some("s")).unwrap();
    let mut output = Vec::new();
    lines::play(bots, &Roster::standard().with::<Duel>(), &b""[..], &mut output).unwrap();
    let output = String::from_utf8(output).unwrap();
    assert!(output.contains("random, seat 0 has decided") && !output.contains(": choose "), "{output}");
}

/// KU-12.2: neither the numbers in the log nor the count of "has decided" lines show how many cards a plan has.
#[test]
fn a_plan_of_two_cards_looks_like_a_plan_of_one() {
    let catalog = Catalog::standard();
    let known = |plan: &[&str]| {
        let players = players::read_players("kursi", "me,me").unwrap();
        let mut local = LocalGame::new(catalog.game("kursi").unwrap(), players, &json!({}), Some("s")).unwrap();
        while !local.game().moves(Seat(0)).unwrap().contains(&"done".to_owned()) {
            let seat = local.to_move().unwrap();
            let mv = local.game().moves(seat).unwrap()[0].clone();
            local.play(seat, &mv).unwrap();
        }
        plan.iter().for_each(|mv| local.play(Seat(0), mv).unwrap());
        local.moves_known(Viewer::Seat(Seat(1)))
    };
    assert_eq!(known(&["done"]), known(&["play RE A", "play RW A", "done"]));

    let players = players::read_players("kursi", "random,random").unwrap();
    let bots = LocalGame::new(catalog.game("kursi").unwrap(), players, &json!({}), Some("s")).unwrap();
    let mut output = Vec::new();
    lines::play(bots, &Roster::standard(), &b""[..], &mut output).unwrap();
    let output = String::from_utf8(output).unwrap();
    let lines: Vec<&str> = output.lines().collect();
    let twice = lines.windows(2).find(|pair| pair[0] == pair[1] && pair[0].ends_with(": has decided"));
    assert_eq!(twice, None);
}

/// A designer edits a copy of the cards and plays it by its name; mistakes are reported with file and line.
#[test]
fn component_sets_are_read_from_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let set = folder.path().join("kilonzo").join("lab");
    std::fs::create_dir_all(&set).unwrap();
    let cards = include_str!("../../../games/kilonzo/data/cards.toml");
    std::fs::write(set.join("cards.toml"), cards.replacen("Harambee Night", "Quiet Night", 1)).unwrap();
    let sets = folder.path().to_str().unwrap();
    let begin = r#"{"cmd":"games"}
{"cmd":"new","game":"kilonzo","seats":2,"options":{"set":"lab"},"seed":"x"}
{"cmd":"record"}
{"cmd":"new","game":"kilonzo","seats":2,"options":{"set":"elsewhere"}}
"#;
    let answered = said(&hustings(&["engine", "--sets", sets], begin));
    let lines: Vec<Value> = answered.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let games = lines[0]["games"].as_array().unwrap();
    let kilonzo = games.iter().find(|game| game["name"] == "kilonzo").unwrap();
    assert_eq!(kilonzo["sets"].as_array().map(Vec::len), Some(2), "{kilonzo}");
    assert_eq!(games.iter().find(|game| game["name"] == "kuzushi").unwrap().get("sets"), None);
    assert_eq!(lines[1]["ok"], true, "{}", lines[1]);
    let record = lines[2]["record"].as_str().unwrap().to_owned();
    assert!(record.contains("set: \"lab@"), "{record}");
    assert!(lines[3]["error"]["message"].as_str().unwrap().contains("lab"), "{}", lines[3]);

    let file = folder.path().join("game.txt");
    std::fs::write(&file, &record).unwrap();
    let file = file.to_str().unwrap();
    let without = hustings(&["verify", file], "");
    assert_eq!(without.status.code(), Some(1));
    assert!(said(&without).contains("lab@"), "{}", said(&without));
    assert!(hustings(&["verify", file, "--sets", sets], "").status.success());

    std::fs::write(set.join("cards.toml"), cards.replacen("effect = \"money 3\"", "effect = \"monkey 3\"", 1)).unwrap();
    let broken = hustings(&["engine", "--sets", sets], "");
    assert!(!broken.status.success());
    assert!(complained(&broken).contains("lab/cards.toml:8:"), "{}", complained(&broken));
    let nowhere = hustings(&["engine", "--sets", "/nowhere/at/all"], "");
    assert!(complained(&nowhere).contains("/nowhere/at/all cannot be read"), "{}", complained(&nowhere));
}

#[test]
fn a_game_is_analysed_with_its_curve_and_its_turning_points() {
    let output = hustings(&["analyse", "-", "--ms", "2", "--move-ms", "20"], &small().to_string());
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let said = said(&output);
    assert!(said.starts_with("Kuzushi, ") && said.contains("100 % |") && said.contains("A Ann  B Bob"), "{said}");
    assert!(said.contains("better: ") || said.contains("no better move") || said.contains("No move cost"), "{said}");
    let output = hustings(&["analyse", "-"], "nonsense");
    assert_eq!(output.status.code(), Some(1));
    assert!(complained(&output).contains("not a record of a Hustings game"), "{output:?}");
}

#[test]
fn hints_work_over_a_pipe() {
    let catalog = Catalog::standard();
    let players = players::read_players("kuzushi", "me,me").unwrap();
    let game = LocalGame::new(catalog.game("kuzushi").unwrap(), players, &json!({"grid": 3}), Some("s")).unwrap();
    let mut output = Vec::new();
    lines::play(game, &Roster::standard(), &b"hint\nquit\n"[..], &mut output).unwrap();
    let output = String::from_utf8(output).unwrap();
    assert!(output.contains("base ") && (output.contains(" %)") || output.contains("by ")), "{output}");
}

/// A box to print is a PDF, its pictures are PNG files with a list of them, and a set that does not exist is named.
#[test]
fn a_game_is_printed() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (pdf, sheets) = (path("kuzushi.pdf"), path("sheets"));
    let printed =
        hustings(&["print", "kuzushi", "--paper", "letter", "--ink", "black", "--out", &pdf, "--sheets", &sheets], "");
    assert!(printed.status.success(), "{}", complained(&printed));
    assert!(std::fs::read(&pdf).unwrap().starts_with(b"%PDF-"));
    assert!(said(&printed).contains("rulers.png") && said(&printed).contains("kuzushi.pdf: "));
    let list: Value = serde_json::from_slice(&std::fs::read(path("sheets/sheets.json")).unwrap()).unwrap();
    assert_eq!(list[0]["deck"], "tiles");

    let refused = hustings(&["print", "kursi", "--set", "nonsense", "--out", &path("kursi.pdf")], "");
    assert!(!refused.status.success() && complained(&refused).contains("`nonsense`"), "{}", complained(&refused));
    assert!(!std::path::Path::new(&path("kursi.pdf")).exists());
}
