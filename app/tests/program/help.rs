//! `--help` in other languages: all that players may ask about has its text there, and no text is left over.

use std::collections::BTreeSet;

use clap::CommandFactory as _;
use hustings::cli::Cli;
use hustings_words::{help, languages};

use crate::cli::{hustings, said};

/// The commands of players are explained with all their arguments. The others, for hosts, designers and researchers, have their line in the
/// list of commands.
const FOR_PLAYERS: [&str; 6] = ["play", "rules", "print", "replay", "verify", "analyse"];

/// The names of the texts that a language needs.
fn wanted() -> BTreeSet<String> {
    let mut program = Cli::command();
    program.build();
    let ids = |command: &clap::Command| -> BTreeSet<String> {
        command.get_arguments().map(|arg| arg.get_id().to_string()).collect()
    };
    let shared = ids(&program);
    let headings = ["usage", "commands", "arguments", "options", "default"];
    let mut wanted: BTreeSet<String> = headings.iter().map(|one| format!("heading.{one}")).collect();
    for command in [&program].into_iter().chain(program.get_subcommands()) {
        let name = command.get_name();
        wanted.insert(name.to_owned());
        let own: BTreeSet<String> = match name {
            "hustings" => shared.clone(),
            _ if FOR_PLAYERS.contains(&name) => ids(command).difference(&shared).cloned().collect(),
            _ => continue,
        };
        wanted.extend(own.iter().map(|id| format!("{name}.{id}")));
        wanted.extend(command.get_after_help().map(|_| format!("{name}.after")));
    }
    wanted
}

#[test]
fn every_language_explains_what_players_use_and_nothing_else() {
    let wanted = wanted();
    assert!(wanted.contains("play.seats") && wanted.contains("hustings.language"), "{wanted:?}");
    for language in &languages()[1..] {
        let texts = help(language);
        let written: BTreeSet<String> = texts.keys().cloned().collect();
        let missing: Vec<&String> = wanted.difference(&written).collect();
        let idle: Vec<&String> = written.difference(&wanted).collect();
        assert!(missing.is_empty() && idle.is_empty(), "{}: {missing:?} missing, {idle:?} idle", language.tag);
        assert!(texts["play.options"].contains(r#"{"grid":5}"#), "{}", texts["play.options"]);
    }
    assert!(help(&languages()[0]).is_empty(), "English is written where the arguments are defined");
}

#[test]
fn no_english_heading_is_left() {
    let english = ["Usage", "Commands", "Options", "Arguments", "Print ", "default", "Every command"];
    for language in &languages()[1..] {
        let (tag, texts) = (language.tag.to_string(), help(language));
        for command in FOR_PLAYERS {
            let page = said(&hustings(&[command, "--help", "--language", &tag], ""));
            for text in [&texts[command], &texts["heading.usage"], &texts["hustings.help"]] {
                assert!(page.contains(text), "{text} in {page}");
            }
            assert!(page.contains(&format!("hustings {command}")), "{page}");
            assert!(english.iter().all(|word| !page.contains(word)), "{page}");
            let chosen = format!("--language={tag}");
            assert_eq!(page, said(&hustings(&[chosen.as_str(), "help", command], "")), "the same in two ways");
        }
        let page = said(&hustings(&["--help", "--language", &tag], ""));
        assert!(page.contains(&texts["serve"]) && page.contains(&texts["help"]), "{page}");
        assert!(english.iter().all(|word| !page.contains(word)), "{page}");
    }
    assert!(said(&hustings(&["--help"], "")).contains("Usage: hustings [OPTIONS] [COMMAND]"));
}

/// Anyone who begins in their language goes on in it.
#[test]
fn the_overview_is_in_the_language_of_its_reader() {
    let english = said(&hustings(&[], ""));
    assert!(english.starts_with("Hustings: games of power and majority.\n\n  kuzushi            Stake out the land"));
    assert!(english.contains("  hustings play kuzushi    play against a bot, in this terminal\n"), "{english}");
    let japanese = said(&hustings(&["--language", "ja"], ""));
    assert!(japanese.contains("  kuzushi            都のまわりに陣を築き、釣り合いを崩す。\n"), "{japanese}");
    assert!(japanese.contains("  hustings play kuzushi --language ja    この端末でボットと遊ぶ\n"), "{japanese}");
}
