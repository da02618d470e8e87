//! The engine protocol: every example of its page, every kind of error, and whole games.

use std::io::{BufReader, Read, Write};
use std::process::{Command, Stdio};

use hustings::engine::{LONGEST_LINE, Session, Then, serve};
use hustings_catalog::Catalog;
use hustings_core::Luck;
use hustings_testkit::Duel;
use serde_json::{Value, json};

fn catalog() -> Catalog {
    Catalog::standard().with::<Duel>()
}

fn ask(session: &mut Session<'_>, request: impl AsRef<[u8]>) -> Value {
    let mut out = Vec::new();
    session.answer(request.as_ref(), &mut out);
    let text = String::from_utf8(out).expect("answers are UTF-8");
    assert_eq!(text.matches('\n').count(), 1, "one line: {text}");
    assert!(text.starts_with("{\"ok\":") && text.ends_with('\n'), "{text}");
    serde_json::from_str(&text).expect("answers are JSON")
}

fn code(answer: &Value) -> &str {
    assert_eq!(answer["ok"], false, "{answer}");
    let error = answer["error"].as_object().expect("an error");
    assert_eq!(error.keys().collect::<Vec<_>>(), ["code", "rule", "message", "say"]);
    assert!(!error["message"].as_str().unwrap().is_empty());
    answer["error"]["code"].as_str().unwrap()
}

/// All answers to an input.
fn transcript(input: &[u8]) -> Vec<Value> {
    let mut output = Vec::new();
    serve(&catalog(), BufReader::new(input), &mut output).unwrap();
    let text = String::from_utf8(output).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Whether `found` is `expected` with something in place of each `...`.
fn fits(expected: &str, found: &str) -> bool {
    let parts: Vec<_> = expected.split("...").collect();
    let [first, middle @ .., last] = &parts[..] else { return expected == found };
    let Some(mut rest) = found.strip_prefix(first) else { return false };
    for part in middle {
        let Some(at) = rest.find(part) else { return false };
        rest = &rest[at + part.len()..];
    }
    rest.ends_with(last)
}

#[test]
fn every_example_of_the_page_is_true() {
    let page = include_str!("../../../docs/engine-protocol.md");
    let catalog = Catalog::standard();
    let mut session = Session::new(&catalog);
    let (mut examples, mut answer, mut then) = (0, String::new(), Then::GoOn);
    for line in page.lines() {
        if let Some(request) = line.strip_prefix("> ") {
            assert!(answer.is_empty(), "an example without its answer before {request}");
            let mut out = Vec::new();
            then = session.answer(request.as_bytes(), &mut out);
            answer = String::from_utf8(out).unwrap();
        } else if let Some(expected) = line.strip_prefix("< ") {
            assert!(fits(expected, answer.trim_end()), "the page says\n{expected}\nthe engine says\n{answer}");
            examples += 1;
            answer.clear();
        }
    }
    assert!(examples >= 25, "only {examples} examples were found");
    assert_eq!(then, Then::Quit);
    for command in ["games", "new", "pending", "moves", "play", "view", "outcome", "record", "load", "perft", "quit"] {
        assert!(page.contains(&format!("> {{\"cmd\":\"{command}\"")), "the page has no example of `{command}`");
    }
}

#[test]
fn the_page_is_really_compared() {
    assert!(fits("a...c", "abc") && fits("abc", "abc") && fits("a...", "abc"));
    assert!(!fits("a...d", "abc") && !fits("ab", "abc") && !fits("b...", "abc") && !fits("a...b...d", "abcd+"));
}

#[test]
fn a_bad_line_gets_an_error_and_the_session_continues() {
    let catalog = catalog();
    let mut session = Session::new(&catalog);
    let new = r#"{"cmd":"new","game":"kuzushi","seats":2,"seed":"x"}"#;
    for cmd in ["pending", "outcome", "record"] {
        assert_eq!(code(&ask(&mut session, format!(r#"{{"cmd":"{cmd}"}}"#))), "no_game");
    }
    for request in [
        r#"{"cmd":"moves","seat":0}"#,
        r#"{"cmd":"play","seat":0,"move":"x"}"#,
        r#"{"cmd":"view","seat":0}"#,
        r#"{"cmd":"perft","depth":1}"#,
    ] {
        assert_eq!(code(&ask(&mut session, request)), "no_game", "{request}");
    }
    assert_eq!(ask(&mut session, new)["ok"], true);
    let before = ask(&mut session, r#"{"cmd":"record"}"#);

    let deep = "[".repeat(100_000);
    let wrong: &[(&str, &[&str])] = &[
        (
            "bad_json",
            &[
                "{",
                "nonsense",
                "{\"cmd\":\"games\"",
                "{'cmd':'games'}",
                "\u{0}",
                "{}{}",
                &deep,
                "{\"cmd\":\"games\"} x",
            ],
        ),
        (
            "bad_request",
            &[
                "{}",
                "[]",
                "null",
                "7",
                "\"games\"",
                r#"{"game":"kuzushi"}"#,
                r#"{"cmd":"games","cmd":"games"}"#,
                r#"{"cmd":"games","extra":1}"#,
                r#"{"cmd":"quit","extra":1}"#,
                r#"{"cmd":"new"}"#,
                r#"{"cmd":"new","game":"kuzushi"}"#,
                r#"{"cmd":"new","game":7,"seats":2}"#,
                r#"{"cmd":"new","game":"kuzushi","seats":"2"}"#,
                r#"{"cmd":"new","game":"kuzushi","seats":-2}"#,
                r#"{"cmd":"new","game":"kuzushi","seats":2.5}"#,
                r#"{"cmd":"new","game":"kuzushi","seats":99999999999999999999999}"#,
                r#"{"cmd":"new","game":"kuzushi","seats":2,"seed":7}"#,
                r#"{"cmd":"new","game":"kuzushi","seats":2,"viewer":"me"}"#,
                r#"{"cmd":"moves"}"#,
                r#"{"cmd":"moves","seat":null}"#,
                r#"{"cmd":"moves","seat":"all"}"#,
                r#"{"cmd":"play","seat":0}"#,
                r#"{"cmd":"play","move":"base 1,0"}"#,
                r#"{"cmd":"play","seat":0,"move":["base 1,0"]}"#,
                r#"{"cmd":"view"}"#,
                r#"{"cmd":"view","seat":"nobody"}"#,
                r#"{"cmd":"view","seat":-1}"#,
                r#"{"cmd":"view","seat":true}"#,
                r#"{"cmd":"load"}"#,
                r#"{"cmd":"load","record":{}}"#,
                r#"{"cmd":"perft"}"#,
                r#"{"cmd":"perft","depth":-1}"#,
                r#"{"cmd":"perft","depth":1e99}"#,
            ],
        ),
        (
            "unknown_command",
            &[r#"{"cmd":"sing"}"#, r#"{"cmd":7}"#, r#"{"cmd":null}"#, r#"{"cmd":"GAMES"}"#, r#"{"cmd":""}"#],
        ),
        ("unknown_game", &[r#"{"cmd":"new","game":"chess","seats":2}"#]),
        (
            "bad_options",
            &[
                r#"{"cmd":"new","game":"kuzushi","seats":0}"#,
                r#"{"cmd":"new","game":"kuzushi","seats":5}"#,
                r#"{"cmd":"new","game":"kuzushi","seats":1000}"#,
                r#"{"cmd":"new","game":"kuzushi","seats":2,"options":[]}"#,
                r#"{"cmd":"new","game":"kuzushi","seats":2,"options":{"grid":"x"}}"#,
                r#"{"cmd":"new","game":"kuzushi","seats":2,"options":{"grid":-1}}"#,
                r#"{"cmd":"new","game":"kuzushi","seats":2,"options":{"grid":1e300}}"#,
                r#"{"cmd":"new","game":"kuzushi","seats":2,"options":{"gird":6}}"#,
            ],
        ),
        ("bad_seed", &[r#"{"cmd":"new","game":"kuzushi","seats":2,"seed":"two\nlines"}"#]),
        (
            "bad_seat",
            &[
                r#"{"cmd":"moves","seat":2}"#,
                r#"{"cmd":"moves","seat":256}"#,
                r#"{"cmd":"moves","seat":18446744073709551615}"#,
                r#"{"cmd":"view","seat":2}"#,
                r#"{"cmd":"play","seat":9,"move":"base 1,0"}"#,
                r#"{"cmd":"play","seat":1,"move":"base 1,0","viewer":2}"#,
                r#"{"cmd":"new","game":"kuzushi","seats":2,"viewer":2}"#,
            ],
        ),
        (
            "illegal_move",
            &[
                r#"{"cmd":"play","seat":0,"move":"base 1,0"}"#,
                r#"{"cmd":"play","seat":1,"move":"base 9,9"}"#,
                r#"{"cmd":"play","seat":1,"move":"base 999999999999,0"}"#,
                r#"{"cmd":"play","seat":1,"move":""}"#,
                r#"{"cmd":"play","seat":1,"move":"\u0000"}"#,
            ],
        ),
        (
            "bad_record",
            &[
                r#"{"cmd":"load","record":""}"#,
                r#"{"cmd":"load","record":"hustings record 1\nmoves:\n"}"#,
                r#"{"cmd":"load","record":"hustings record 1\ngame: kuzushi\nrules: 1\nseats: 2\nmoves:\n"}"#,
                r#"{"cmd":"load","record":"hustings record 1\ngame: kuzushi\nrules: 9\nseats: 2\nseed: \"\"\nmoves:\n"}"#,
            ],
        ),
        ("too_deep", &[r#"{"cmd":"perft","depth":201}"#, r#"{"cmd":"perft","depth":18446744073709551615}"#]),
    ];
    for (expected, requests) in wrong {
        for request in *requests {
            let shown: String = request.chars().take(90).collect();
            assert_eq!(code(&ask(&mut session, request)), *expected, "{shown}");
        }
    }
    for garbage in [&b"\xff\xfe"[..], b"{\"cmd\":\"\xc3\x28\"}", b"\x80"] {
        assert_eq!(code(&ask(&mut session, garbage)), "bad_json");
    }
    assert_eq!(ask(&mut session, r#"{"cmd":"record"}"#), before, "nothing that was refused changed anything");
    let mut nothing = Vec::new();
    for blank in ["", " ", "\t\r"] {
        assert_eq!(session.answer(blank.as_bytes(), &mut nothing), Then::GoOn);
    }
    assert!(nothing.is_empty(), "a blank line is answered by nothing");
}

#[test]
fn a_wrong_move_names_its_rule() {
    let catalog = catalog();
    let mut session = Session::new(&catalog);
    ask(&mut session, r#"{"cmd":"new","game":"kuzushi","seats":2,"seed":"x"}"#);
    let answer = ask(&mut session, r#"{"cmd":"play","seat":1,"move":"base 5,5"}"#);
    assert_eq!((code(&answer), answer["error"]["rule"].as_str()), ("illegal_move", Some("KZ-3.1")));
}

/// Plays a game to its end with random legal moves, and checks all answers on the way.
fn play_out(game: &str, seats: u8, seed: &str) {
    let catalog = catalog();
    let mut session = Session::new(&catalog);
    let mut luck = Luck::from_text(seed);
    let begun = ask(&mut session, json!({"cmd":"new","game":game,"seats":seats,"options":{},"seed":seed}).to_string());
    assert_eq!(begun["ok"], true);
    let mut moves = 0;
    loop {
        let pending = ask(&mut session, r#"{"cmd":"pending"}"#)["pending"].as_array().unwrap().clone();
        let outcome = ask(&mut session, r#"{"cmd":"outcome"}"#)["outcome"].clone();
        assert_eq!(pending.is_empty(), !outcome.is_null());
        let Some(seat) = (!pending.is_empty()).then(|| luck.pick(&pending).clone()) else { break };
        let legal =
            ask(&mut session, json!({"cmd":"moves","seat":seat}).to_string())["moves"].as_array().unwrap().clone();
        let mv = luck.pick(&legal).clone();
        let played = ask(&mut session, json!({"cmd":"play","seat":seat,"move":mv,"viewer":seat}).to_string());
        for event in played["events"].as_array().expect("a listed move is accepted") {
            assert!(event["rule"].is_string() && event["says"].is_string(), "{event}");
        }
        moves += 1;
    }
    let record = ask(&mut session, r#"{"cmd":"record"}"#)["record"].as_str().unwrap().to_owned();
    let view = ask(&mut session, r#"{"cmd":"view","seat":"all"}"#)["view"].clone();
    let mut other = Session::new(&catalog);
    let loaded = ask(&mut other, json!({"cmd":"load","record":record}).to_string());
    assert_eq!((&loaded["moves"], &loaded["view"]), (&json!(moves), &view), "{loaded}");
    assert_eq!(loaded["pending"], json!([]));
    assert_eq!(ask(&mut other, r#"{"cmd":"record"}"#)["record"], record);
}

#[test]
fn whole_games_are_played_and_restored_from_their_records() {
    for seed in ["a", "b", "c"] {
        play_out("kuzushi", 2, seed);
        play_out("kuzushi", 4, seed);
        play_out("duel", 2, seed);
        play_out("duel", 4, seed);
    }
}

#[test]
fn a_viewer_gets_only_what_it_may_know() {
    let catalog = catalog();
    let new = |viewer: Value| {
        let mut session = Session::new(&catalog);
        let new = json!({"cmd":"new","game":"duel","seats":2,"seed":"s","viewer":viewer}).to_string();
        let events = ask(&mut session, new)["events"].to_string();
        (events, ask(&mut session, json!({"cmd":"view","seat":viewer}).to_string())["view"].to_string())
    };
    let (all, own, watching) = (new(json!("all")), new(json!(0)), new(Value::Null));
    let cards = |text: &str| {
        ["rock-", "paper-", "scissors-", "shield-"].iter().map(|kind| text.matches(kind).count()).sum::<usize>()
    };
    assert!(cards(&all.0) > cards(&own.0) && cards(&own.0) > 0, "{all:?} {own:?}");
    assert_eq!(cards(&watching.0), 0, "{watching:?}");
    assert!(cards(&all.1) > cards(&own.1) && cards(&own.1) > 0 && cards(&watching.1) == 0);
}

#[test]
fn without_a_seed_no_two_games_are_alike() {
    let new = br#"{"cmd":"new","game":"kuzushi","seats":2}"#;
    let input = [&new[..], b"\n{\"cmd\":\"record\"}\n", new, b"\n{\"cmd\":\"record\"}\n"].concat();
    let answers = transcript(&input);
    assert_eq!(answers.len(), 4);
    assert_ne!(answers[1], answers[3]);
}

#[test]
fn long_lines_are_skipped_and_those_that_just_fit_are_read() {
    let fitting = format!("{{\"cmd\":\"games\"}}{}", " ".repeat(LONGEST_LINE - 15));
    assert_eq!(fitting.len(), LONGEST_LINE);
    let mut input = Vec::new();
    input.extend(vec![b'x'; 2 << 20]);
    input.extend(b"\n{\"cmd\":\"pending\"}\n");
    input.extend(fitting.as_bytes());
    input.push(b'\n');
    input.extend(fitting.as_bytes());
    input.extend(b" \n");
    input.extend(vec![b'{'; 3 << 20]); // and the input ends in the middle of one
    let answers = transcript(&input);
    let seen: Vec<_> = answers.iter().map(|answer| if answer["ok"] == true { "ok" } else { code(answer) }).collect();
    assert_eq!(seen, ["line_too_long", "no_game", "ok", "line_too_long", "line_too_long"]);
}

#[test]
fn a_long_line_is_never_kept_in_memory() {
    /// Gives `left` bytes, then a line feed.
    struct Endless(usize);
    impl Read for Endless {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            let given = buffer.len().min(self.0);
            buffer[..given].fill(b'a');
            self.0 -= given;
            if given == 0 && !buffer.is_empty() && self.0 == 0 { Ok(0) } else { Ok(given) }
        }
    }
    let mut output = Vec::new();
    serve(&catalog(), BufReader::new(Endless(200 << 20)), &mut output).unwrap();
    assert_eq!(String::from_utf8(output).unwrap().lines().count(), 1);
}

#[test]
fn the_last_line_needs_no_line_feed_and_nothing_follows_quit() {
    assert_eq!(transcript(b"{\"cmd\":\"games\"}").len(), 1);
    assert_eq!(transcript(b"{\"cmd\":\"games\"}\r\n\r\n{\"cmd\":\"quit\"}\r\n{\"cmd\":\"games\"}\n").len(), 2);
    assert!(transcript(b"").is_empty());
}

#[test]
fn perft_counts_the_known_numbers() {
    let catalog = catalog();
    let mut session = Session::new(&catalog);
    for (seats, grid, counts) in [(2, 4, [4, 32, 320, 2528, 19968]), (2, 6, [4, 32, 448, 7064, 127_984])] {
        ask(
            &mut session,
            json!({"cmd":"new","game":"kuzushi","seats":seats,"options":{"grid":grid},"seed":""}).to_string(),
        );
        for (depth, nodes) in counts.iter().enumerate() {
            let answer = ask(&mut session, json!({"cmd":"perft","depth":depth + 1}).to_string());
            assert_eq!(answer, json!({"ok":true,"nodes":nodes}));
        }
    }
    assert_eq!(ask(&mut session, r#"{"cmd":"perft","depth":0}"#)["nodes"], 1);
}

/// The real program answers each request before the next is sent.
#[test]
fn the_program_answers_while_the_input_is_open() {
    let mut engine = Command::new(env!("CARGO_BIN_EXE_hustings"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = engine.stdin.take().unwrap();
    let mut output = BufReader::new(engine.stdout.take().unwrap());
    for request in ["{\"cmd\":\"games\"}\n", "rubbish\n", "{\"cmd\":\"new\",\"game\":\"kuzushi\",\"seats\":2}\n"] {
        input.write_all(request.as_bytes()).unwrap();
        let mut line = String::new();
        std::io::BufRead::read_line(&mut output, &mut line).unwrap();
        assert!(line.starts_with("{\"ok\":"), "{line}");
    }
    drop(input);
    assert!(engine.wait().unwrap().success());
}

#[test]
fn a_closed_pipe_ends_the_program_quietly() {
    let mut engine = Command::new(env!("CARGO_BIN_EXE_hustings"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(engine.stdout.take());
    let mut input = engine.stdin.take().unwrap();
    let _ = input.write_all(&b"{\"cmd\":\"games\"}\n".repeat(1000));
    drop(input);
    let ended = engine.wait_with_output().unwrap();
    assert!(ended.status.success(), "{ended:?}");
    assert!(ended.stderr.is_empty(), "{ended:?}");
}

/// The error names the number that was sent, not our types.
#[test]
fn a_wrong_option_is_explained() {
    let catalog = catalog();
    let mut session = Session::new(&catalog);
    for (request, expected) in [
        (r#"{"cmd":"new","game":"kuzushi","seats":258}"#, "No game has a table with 258 seats."),
        (
            r#"{"cmd":"new","game":"kuzushi","seats":2,"options":{"tiles":12,"grid":300}}"#,
            "The options cannot be read: `grid` is a whole number from 3 to 12, not 300.",
        ),
        (
            r#"{"cmd":"new","game":"kuzushi","seats":2,"options":{"teams":"two"}}"#,
            "The options cannot be read: `teams` is a whole number from 0 to 3, not \"two\".",
        ),
        (
            r#"{"cmd":"load","record":"hustings record 1\ngame: kuzushi\nrules: 1\nseats: 2\noptions: {\"grid\":300}\nseed: \"\"\nmoves:\n"}"#,
            "The options cannot be read: `grid` is a whole number from 3 to 12, not 300.",
        ),
    ] {
        assert_eq!(ask(&mut session, request)["error"]["message"], expected);
    }
}
