//! The game in the terminal: keys in, characters out. Colours are not checked, since the characters alone must tell everything.

use std::sync::Arc;

use hustings::paint::Palette;
use hustings::play::app::Mode;
use hustings::play::{App, Setup, players, screen};
use hustings::replay::{self, stepper::Stepper};
use hustings_bots::Roster;
use hustings_catalog::Catalog;
use hustings_core::{Viewer, columns};
use hustings_testkit::Duel;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

fn catalog() -> Catalog {
    Catalog::standard().with::<Duel>()
}

fn sit_down<'a>(catalog: &'a Catalog, game: &str, seats: &str, options: &str) -> App<'a> {
    let setup = Setup {
        game: game.to_owned(),
        players: players::read_players(game, seats).unwrap(),
        options: serde_json::from_str(options).unwrap(),
        seed: Some("x".to_owned()),
    };
    let local = setup.start(catalog).unwrap();
    App::new(catalog, Arc::new(Roster::standard().with::<Duel>()), setup, local, Palette::Plain)
}

fn press(app: &mut App<'_>, keys: impl IntoIterator<Item = KeyCode>) {
    for key in keys {
        app.key(KeyEvent::new(key, KeyModifiers::NONE));
    }
}

fn write(app: &mut App<'_>, text: &str) {
    press(app, text.chars().map(KeyCode::Char));
}

fn look(app: &mut App<'_>, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| screen::draw(app, frame)).unwrap();
    text(&terminal)
}

fn text(terminal: &Terminal<TestBackend>) -> String {
    let buffer = terminal.backend().buffer();
    let rows = (0..buffer.area.height).map(|y| {
        let row: String = (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect();
        row.trim_end().to_owned()
    });
    rows.collect::<Vec<_>>().join("\n")
}

#[test]
fn at_80_by_24_everything_needed_is_in_sight() {
    let catalog = catalog();
    let mut app = sit_down(&catalog, "kuzushi", "random,me", "{}");
    let seen = look(&mut app, 80, 24);
    for needed in [
        "Kuzushi",
        "0: random",
        "1: you",
        "It is your turn: choose one of 4 moves.",
        "move 1 of 4",
        "if you play base 0,-1",
        "q quit",
    ] {
        assert!(seen.contains(needed), "{needed} in\n{seen}");
    }
    assert!(seen.contains("You place a base at 0,-1."), "the preview tells\n{seen}");
    assert!(seen.contains(">B<"), "the preview shows\n{seen}");
    assert!(seen.contains("(KZ-2.1)"), "the log cites\n{seen}");

    press(&mut app, [KeyCode::Char(' ')]);
    let now = look(&mut app, 80, 24);
    assert!(now.contains("as it is") && now.contains(">·<") && !now.contains(">B<"), "{now}");
}

#[test]
fn other_sizes_are_drawn_too_and_a_tiny_one_says_so() {
    let catalog = catalog();
    for options in ["{}", r#"{"grid":12,"tiles":99}"#] {
        let mut app = sit_down(&catalog, "kuzushi", "me,random,me,random", options);
        app.wait();
        for (width, height) in [(60, 18), (80, 24), (100, 30), (200, 60), (61, 200)] {
            let seen = look(&mut app, width, height);
            assert!(seen.contains("your turn") && seen.contains("[@]"), "{width}x{height}\n{seen}");
        }
        let tiny = look(&mut app, 40, 12);
        assert!(tiny.contains("40 by 12") && tiny.contains("larger"), "{tiny}");
        for (width, height) in [(1, 1), (3, 2), (0, 0)] {
            look(&mut app, width, height);
        }
    }
}

#[test]
fn arrows_choose_enter_plays_and_the_bot_answers() {
    let catalog = catalog();
    let mut app = sit_down(&catalog, "kuzushi", "random,me", "{}");
    assert_eq!(app.focus().current(), Some("base 0,-1"));
    press(&mut app, [KeyCode::Up]);
    assert_eq!(app.focus().current(), Some("base 0,1"));
    press(&mut app, [KeyCode::Left]);
    assert_eq!(app.focus().current(), Some("base -1,0"));
    press(&mut app, [KeyCode::Tab]);
    assert_eq!(app.focus().current(), Some("base 1,0"));
    press(&mut app, [KeyCode::Enter]);
    assert!(app.thinker().is_some());
    assert!(look(&mut app, 80, 24).contains("random is thinking"));
    press(&mut app, [KeyCode::Enter, KeyCode::Up]); // too early: nothing happens
    app.wait();
    assert_eq!((app.local().moves_made(), app.thinker()), (2, None));
    assert!(look(&mut app, 80, 24).contains("your turn"));
}

#[test]
fn a_move_can_be_written_and_a_wrong_one_is_explained() {
    let catalog = catalog();
    let mut app = sit_down(&catalog, "kuzushi", "me,me", "{}");
    write(&mut app, ":base 9,9");
    press(&mut app, [KeyCode::Enter]);
    assert!(look(&mut app, 80, 24).contains("A base at 9,9 would stretch the board past 6 spaces. (KZ-3.1)"));
    assert_eq!(app.local().moves_made(), 0);
    write(&mut app, ":base -");
    assert!(look(&mut app, 80, 24).contains("base -1,0"), "what it could become");
    press(&mut app, [KeyCode::Tab, KeyCode::Enter]);
    assert_eq!(app.local().moves_made(), 1);
    write(&mut app, "/ba");
    press(&mut app, [KeyCode::Backspace, KeyCode::Esc]);
    assert_eq!((app.mode(), app.local().moves_made()), (&Mode::Choose, 1));
}

#[test]
fn the_last_decision_is_taken_back_with_the_answer_to_it() {
    let catalog = catalog();
    let mut app = sit_down(&catalog, "kuzushi", "random,me", "{}");
    press(&mut app, [KeyCode::Char('u')]);
    assert!(look(&mut app, 80, 24).contains("no move of yours to take back"));
    press(&mut app, [KeyCode::Enter]);
    app.wait();
    let record = app.local().game().record();
    press(&mut app, [KeyCode::Enter]); // and while the bot thinks about this one
    press(&mut app, [KeyCode::Char('u')]);
    assert_eq!(app.local().game().record(), record);
    press(&mut app, [KeyCode::Char('u')]);
    assert_eq!((app.local().moves_made(), app.thinker()), (0, None));
}

#[test]
fn a_move_that_used_luck_cannot_be_taken_back() {
    let catalog = catalog();
    let mut app = sit_down(&catalog, "duel", "me,random", "{}");
    press(&mut app, [KeyCode::Enter]);
    while app.thinker().is_some() {
        app.wait(); // until both have chosen: then the cards are shown and the die is rolled
    }
    let made = app.local().moves_made();
    press(&mut app, [KeyCode::Char('u')]);
    assert_eq!(app.local().moves_made(), made);
    assert!(look(&mut app, 80, 24).contains("luck was used or a secret"), "{}", look(&mut app, 80, 24));
}

#[test]
fn people_with_secrets_sit_behind_a_curtain() {
    let catalog = catalog();
    let mut app = sit_down(&catalog, "duel", "me,me", "{}");
    let card = |text: &str| ["rock-", "paper-", "scissors-", "shield-"].iter().any(|kind| text.contains(kind));
    let closed = |app: &mut App<'_>| {
        let seen = look(app, 80, 24);
        assert!(!card(&seen), "{seen}");
        seen
    };
    assert!(closed(&mut app).contains("Seat 0, please sit down."));
    press(&mut app, [KeyCode::Char('u'), KeyCode::Tab, KeyCode::Char(':'), KeyCode::Char('x'), KeyCode::Left]);
    closed(&mut app);
    press(&mut app, [KeyCode::Char('?')]);
    assert!(look(&mut app, 80, 24).contains("Keys"));
    press(&mut app, [KeyCode::Char('x')]);
    closed(&mut app);
    press(&mut app, [KeyCode::Char('q')]);
    assert_eq!(app.mode(), &Mode::Leave);
    closed(&mut app);
    press(&mut app, [KeyCode::Char('n')]);
    closed(&mut app);
    press(&mut app, [KeyCode::Enter]);
    let first = look(&mut app, 80, 24);
    assert!(card(&first), "{first}");
    press(&mut app, [KeyCode::Enter]);
    assert!(closed(&mut app).contains("Seat 1, please sit down."));
}

#[test]
fn a_game_is_played_to_its_end_and_again() {
    let catalog = catalog();
    for (game, seats, options) in [("kuzushi", "me,random,greedy", r#"{"grid":3}"#), ("duel", "me,random,me", "{}")] {
        let mut app = sit_down(&catalog, game, seats, options);
        for _ in 0..500 {
            app.wait();
            press(&mut app, [KeyCode::Enter]);
            look(&mut app, 80, 24);
        }
        let seen = look(&mut app, 80, 24);
        assert!(seen.contains("The game is over. ") && seen.contains("r rematch") && seen.contains("1. "), "{seen}");
        press(&mut app, [KeyCode::Char('r')]);
        assert_eq!(app.local().moves_made(), 0);
        assert!(app.local().result().is_none());
    }
}

#[test]
fn leaving_asks_first_and_help_shows_keys_and_rules() {
    let catalog = catalog();
    let mut app = sit_down(&catalog, "kuzushi", "me,me", "{}");
    press(&mut app, [KeyCode::Char('?')]);
    let top = look(&mut app, 80, 24);
    assert!(top.contains("Keys") && top.contains("KZ-1"), "{top}");
    press(&mut app, [KeyCode::End]);
    let end = look(&mut app, 80, 24);
    assert_ne!(top, end);
    press(&mut app, [KeyCode::Up]);
    assert_ne!(look(&mut app, 80, 24), end, "scrolling back begins where the page ends");
    press(&mut app, [KeyCode::Esc, KeyCode::Char('q')]);
    assert!(look(&mut app, 80, 24).contains("Leave this game?"));
    for no in [KeyCode::Char('n'), KeyCode::Enter, KeyCode::Char('q')] {
        press(&mut app, [no]);
        assert!(!app.is_done(), "only a yes leaves, not {no}");
        press(&mut app, [KeyCode::Char('q')]);
    }
    press(&mut app, [KeyCode::Char('y')]);
    assert!(app.is_done());
}

#[test]
fn a_replay_steps_both_ways() {
    let catalog = catalog();
    let mut app = sit_down(&catalog, "kuzushi", "me,me", r#"{"grid":3}"#);
    for _ in 0..5 {
        press(&mut app, [KeyCode::Enter]);
    }
    let record = app.local().game().record();
    let frames = replay::collect(&catalog, &record, Viewer::Everything).unwrap();
    assert_eq!(frames.len(), record.moves.len() + 1);
    let mut stepper = Stepper::new(&frames);
    let mut places = Vec::new();
    for key in
        [KeyCode::Left, KeyCode::Right, KeyCode::Char(' '), KeyCode::End, KeyCode::Right, KeyCode::Left, KeyCode::Home]
    {
        assert!(stepper.key(key));
        places.push(stepper.at());
    }
    let last = record.moves.len();
    assert_eq!(places, [0, 1, 2, last, last, last - 1, 0]);
    stepper.key(KeyCode::Right);
    for (width, height) in [(80, 24), (40, 12), (1, 1)] {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| stepper.draw(frame, Palette::Plain)).unwrap();
        if width == 80 {
            let seen = text(&terminal);
            assert!(seen.contains(&format!("1. Seat 1 (Player 1): {}", record.moves[0].1)), "{seen}");
            assert!(seen.contains(&format!(" 1/{last} [=")) && seen.contains("(KZ-4.1a)"), "{seen}");
        }
    }
    assert!(!stepper.key(KeyCode::Char('q')));
}

#[test]
fn keys_do_nothing_behind_a_window_that_is_too_small() {
    let catalog = catalog();
    let mut app = sit_down(&catalog, "kuzushi", "me,me", "{}");
    let made = app.local().moves_made();
    assert!(look(&mut app, 40, 10).contains("larger"));
    press(&mut app, [KeyCode::Enter, KeyCode::Char('q'), KeyCode::Char('y')]);
    assert_eq!((app.local().moves_made(), app.is_done()), (made, false));
    look(&mut app, 80, 24);
    press(&mut app, [KeyCode::Enter]);
    assert_eq!(app.local().moves_made(), made + 1);
}

/// With the order a person is still asked to choose, but no longer whether to block.
#[test]
fn standing_orders_work_in_the_terminal() {
    let catalog = catalog();
    let mut app = sit_down(&catalog, "duel", "me,greedy", r#"{"rounds":5,"hand":5,"taunts":0}"#);
    press(&mut app, [KeyCode::Char('o')]);
    let seen = look(&mut app, 80, 24);
    assert!(seen.contains("Pass for me whenever I am asked to block."), "{seen}");
    while app.local().game().outcome().is_none() {
        if app.local().human_to_move().is_some() {
            assert!(app.focus().current().is_some_and(|mv| mv.starts_with("choose")), "{}", look(&mut app, 80, 24));
            press(&mut app, [KeyCode::Enter]);
        } else {
            app.wait();
        }
    }
    let passed = app.local().game().record().moves.iter().filter(|(seat, mv)| seat.0 == 0 && mv == "pass").count();
    assert!(passed > 0, "it was never asked to block");
}

#[test]
fn a_hint_shows_what_a_strong_player_would_consider_and_ends_with_the_position() {
    let catalog = catalog();
    let mut app = sit_down(&catalog, "duel", "me,random", "{}");
    assert!(!look(&mut app, 80, 24).contains("strong player"));
    press(&mut app, [KeyCode::Char('h')]);
    assert!(app.awaits_hint().is_some() && look(&mut app, 80, 24).contains("what a strong player would do …"));
    app.wait();
    let best = app.hint()[0].mv.clone();
    assert_eq!(app.focus().current(), Some(best.as_str()), "the best of them is in focus");
    let screen = look(&mut app, 100, 40);
    assert!(screen.contains("A strong player would consider:") && screen.contains(&best), "{screen}");
    press(&mut app, [KeyCode::Enter]);
    assert!(app.hint().is_empty(), "another position, another question");
}

#[test]
fn cards_are_named_and_explained_where_they_are_offered() {
    let catalog = catalog();
    let mut app = sit_down(&catalog, "kursi", "me,random", "{}");
    let mv = app.focus().current().unwrap().to_owned();
    assert!(mv.starts_with("pick k"), "a code: {mv}");
    let seen = look(&mut app, 80, 24);
    assert!(seen.contains("It has "), "the icons of {mv} in words\n{seen}");
    let says = app.explain(&mv);
    assert!(says[0].starts_with("Pick ") && !says[0].contains(&mv[5..]), "its name instead of its code: {says:?}");
    let named = format!("{} {}", &mv[5..], says[0].trim_start_matches("Pick "));
    assert!(seen.contains(&named), "{named} on the table\n{seen}");

    let seen = look(&mut sit_down(&catalog, "duel", "me,random", "{}"), 80, 24);
    assert!(
        seen.contains(": Taunt the others"),
        "a move that is not on the board stands in the list with a word\n{seen}"
    );
}

#[test]
fn the_issue_stays_in_sight_under_dozens_of_offers() {
    let catalog = catalog();
    let mut app = sit_down(&catalog, "politics-as-usual", "me,random,random", r#"{"trade":true,"swaps":true}"#);
    let is_turn = |app: &App<'_>| {
        let moves = app.focus().moves();
        moves.iter().any(|mv| mv == "pass") && moves.iter().filter(|mv| mv.starts_with("offer")).count() > 12
    };
    for _ in 0..400 {
        if is_turn(&app) {
            break;
        }
        if app.local().human_to_move().is_some() {
            press(&mut app, [KeyCode::Enter]);
        } else {
            app.wait();
        }
    }
    assert!(is_turn(&app), "{}", look(&mut app, 80, 24));
    for _ in 0..app.focus().moves().len() {
        let seen = look(&mut app, 80, 24);
        assert!(seen.contains(", cards to sidestep"), "{seen}");
        press(&mut app, [KeyCode::Tab]);
    }
}

/// A program speaks one language, so this test runs itself again for each of the others.
#[test]
fn a_game_in_another_language_has_no_english_left() {
    for tag in ["hi", "ja", "sw"] {
        let again = std::process::Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "screen::a_game_in_one_language", "--nocapture"])
            .env("SPOKEN", tag)
            .output()
            .unwrap();
        let (said, wrong) = (String::from_utf8_lossy(&again.stdout), String::from_utf8_lossy(&again.stderr));
        assert!(again.status.success() && said.contains("1 passed"), "{tag}: {said}{wrong}");
    }
}

#[test]
fn a_game_in_one_language() {
    let Ok(tag) = std::env::var("SPOKEN") else { return };
    let language = hustings_words::languages().iter().find(|one| one.tag.to_string() == tag).unwrap();
    hustings_words::speak(language);
    let catalog = Catalog::standard();
    for game in ["kuzushi", "kilonzo", "sarkaar", "kursi", "politics-as-usual"] {
        let mut app = sit_down(&catalog, game, "random,me", "{}");
        press(&mut app, [KeyCode::Char('?')]);
        let help = look(&mut app, 80, 24);
        // Below the keys stand the rules, which name the makers of the game.
        no_english(&tag, game, &help.lines().take(6).collect::<Vec<_>>().join("\n"), &app);
        press(&mut app, [KeyCode::Esc, KeyCode::Char('q')]);
        no_english(&tag, game, &look(&mut app, 80, 24), &app);
        press(&mut app, [KeyCode::Char('n'), KeyCode::Char('o')]);
        for step in 0..60 {
            app.wait();
            let drawn = app.local().game().sketch(app.local().viewer()).unwrap();
            for line in drawn.plain().lines() {
                assert!(columns(line) <= 78, "{game} in {tag}: {line}");
            }
            no_english(&tag, game, &look(&mut app, 80, 24), &app);
            press(&mut app, std::iter::repeat_n(KeyCode::Tab, step % 5));
            no_english(&tag, game, &look(&mut app, 100, 30), &app);
            press(&mut app, [KeyCode::Enter]);
        }
    }
}

/// Letters of our alphabet are left to keys, notation, names and numbers of rules. Swahili is written in the same letters, so there a few
/// English words are looked for.
fn no_english(tag: &str, game: &str, seen: &str, app: &App<'_>) {
    const ENGLISH: [&str; 14] = [
        "the", "you", "your", "move", "round", "cards", "deck", "hand", "turn", "play", "seat", "votes", "leave",
        "from",
    ];
    const KEYS: [&str; 10] =
        ["Enter", "Space", "Tab", "Esc", "PageDown", "PageUp", "Home", "End", "random", "Hustings"];
    let notation = app.focus().moves().join(" ") + " " + app.focus().current().unwrap_or_default();
    let known = |word: &str| KEYS.contains(&word) || notation.split([' ', ',']).any(|part| part == word);
    let words =
        seen.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').filter(|word| word.len() > 2);
    let english = |word: &&str| match tag {
        "sw" => ENGLISH.contains(&word.to_lowercase().as_str()),
        _ => {
            word.chars().all(|letter| letter.is_ascii_lowercase())
                || word.chars().filter(|one| one.is_ascii_lowercase()).count() > 2
        }
    };
    let left: Vec<&str> = words.filter(english).filter(|word| !known(word)).collect();
    assert!(left.is_empty(), "{game} in {tag} says {left:?}\n{seen}");
}

#[test]
fn the_log_words_only_its_latest_lines() {
    let catalog = catalog();
    let mut app = sit_down(&catalog, "kuzushi", "me,me", "{}");
    for _ in 0..6 {
        press(&mut app, [KeyCode::Enter]);
    }
    let local = app.local();
    let words = |lines: Vec<hustings::play::LogLine>| lines.into_iter().map(|line| line.says).collect::<Vec<_>>();
    let all = [words(local.setup_log(local.viewer())), words(local.log_since(0, local.viewer()))].concat();
    for least in [0, 1, 3, 500] {
        let latest = words(local.latest_log(local.viewer(), least));
        assert!(all.ends_with(&latest) && latest.len() >= least.min(all.len()), "{least} of {all:?}: {latest:?}");
    }
    assert!(words(local.latest_log(local.viewer(), 1)).len() < all.len());
}
