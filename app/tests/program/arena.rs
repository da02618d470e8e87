//! The commands arena, strength and ratings, run as a user runs them.

use std::process::{Command, Output};

fn hustings(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_hustings")).args(arguments).output().expect("the program")
}

fn said(output: &Output) -> String {
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout.clone()).expect("text")
}

fn complained(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    String::from_utf8(output.stderr.clone()).expect("text")
}

#[test]
fn options_are_given_one_by_one_or_as_json() {
    let arena = ["arena", "kuzushi", "--bots", "random,greedy", "--games", "4", "--option", "grid=4"];
    let one = said(&hustings(&arena));
    assert!(one.starts_with("4 games of kuzushi at 2 seats") && one.contains(r#""grid":4"#), "{one}");
    let json = ["arena", "kuzushi", "--bots", "random,greedy", "--games", "4", "--options", r#"{"grid":4}"#];
    assert_eq!(said(&hustings(&json)), one);
    let unknown = ["arena", "kuzushi", "--bots", "random", "--option", "gird=4"];
    assert!(complained(&hustings(&unknown)).contains("gird"));
    let unread = ["arena", "kuzushi", "--bots", "random", "--option", "grid"];
    assert!(complained(&hustings(&unread)).contains("--option is name=value"));
}

#[test]
fn games_are_kept_in_a_file_and_drawn_on_a_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a plain path").to_owned();
    let (kept, page) = (path("games.jsonl"), path("page.html"));
    let call = ["arena", "kuzushi", "--bots", "greedy", "--option", "grid=3", "--file", &kept, "--html", &page];
    let first = said(&hustings(&[&call[..], &["--games", "3"]].concat()));
    assert!(first.contains("\nseat "), "{first}");
    assert_eq!(said(&hustings(&[&call[..], &["--games", "3"]].concat())), first);
    assert_eq!(std::fs::read_to_string(&kept).expect("games").lines().count(), 4);
    assert!(std::fs::read_to_string(&page).expect("a page").contains("<svg"));
    let other = hustings(&["arena", "kuzushi", "--bots", "random", "--option", "grid=3", "--file", &kept]);
    assert!(complained(&other).contains("with bots `greedy` instead of `random`"), "{other:?}");
}

#[test]
fn a_list_of_contests_becomes_a_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a plain path").to_owned();
    let (list, out, keep) = (path("list.toml"), path("table.md"), path("kept"));
    let contest = |game: &str| {
        format!("[[contest]]\ngame = \"{game}\"\nseats = 2\nbots = [\"greedy\", \"random\"]\nms = 1\nwants = 0.6\n")
    };
    std::fs::write(&list, contest("kuzushi") + "options = { grid = 3 }\n" + &contest("kilonzo")).expect("a list");
    let call = ["strength", &list, "--out", &out, "--keep", &keep, "--games", "4"];
    let printed = said(&hustings(&call));
    assert!(printed.contains("\n| kuzushi | 2 | greedy, random | 1 ms | 4 |"), "{printed}");
    let table = std::fs::read_to_string(&out).expect("a table");
    assert!(table.starts_with("# How strong") && table.ends_with(&printed));
    let kilonzo = said(&hustings(&[&call[..2], &["--keep", &keep, "--games", "4", "--only", "kilonzo"]].concat()));
    assert!(printed.ends_with(kilonzo.lines().last().map(|line| format!("{line}\n")).as_deref().unwrap_or("?")));
    std::fs::write(&list, contest("chess")).expect("a list");
    assert!(complained(&hustings(&call)).contains("There is no game `chess`"));
}

#[test]
fn characters_are_rated_and_the_table_is_written_to_the_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a plain path").to_owned();
    let (out, page, keep) = (path("ratings.toml"), path("page.md"), path("kept"));
    let call = ["ratings", "--only", "kilonzo", "--meetings", "1", "--out", &out, "--page", &page, "--keep", &keep];
    std::fs::write(&out, "").expect("a file");
    std::fs::write(&page, "no marks").expect("a page");
    assert!(complained(&hustings(&call)).contains("needs two lines to write between"));
    let marks = "<!-- ratings: `make ratings` writes what is between these two lines -->\nold\n<!-- end of ratings -->";
    std::fs::write(&page, format!("before\n{marks}\nafter\n")).expect("a page");
    let table = said(&hustings(&call));
    assert_eq!(table.lines().filter(|line| line.starts_with("| Kilonzo |")).count(), 6, "{table}");
    assert!(table.contains("| even | 800 |"), "{table}");
    let page = std::fs::read_to_string(&page).expect("a page");
    assert!(page.starts_with("before\n<!--") && page.ends_with("-->\nafter\n") && page.contains(&table), "{page}");
    assert!(!page.contains("old"), "{page}");
    let rated = std::fs::read_to_string(&out).expect("ratings");
    assert_eq!(rated.matches("[[rating]]").count(), 6, "{rated}");
}
