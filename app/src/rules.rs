//! `hustings rules`: prints a game's rules, or a single rule.

use std::fmt::Write as _;
use std::io::{self, IsTerminal, Write as _};
use std::process::ExitCode;

use anyhow::Context;
use hustings_catalog::Catalog;
use hustings_core::{RulesPage, say};
use ratatui::crossterm;

use crate::page;
use crate::says::says;

/// Read a game's rules
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The game, such as `kuzushi`
    game: String,
    /// Only this rule, such as `KZ-4.3`
    rule: Option<String>,
}

/// The longest comfortable line, in characters.
const COMFORTABLE: usize = 100;

pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    let terminal = io::stdout().is_terminal();
    let width = match crossterm::terminal::size() {
        Ok((columns, _)) if terminal => usize::from(columns).clamp(20, COMFORTABLE),
        _ => COMFORTABLE,
    };
    let text = print(&Catalog::standard(), &args.game, args.rule.as_deref(), width, terminal)?;
    io::stdout().write_all(text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

/// The text to print, with escape sequences for bold text if `bold`.
pub fn print(catalog: &Catalog, game: &str, rule: Option<&str>, width: usize, bold: bool) -> anyhow::Result<String> {
    let info = catalog.game(game)?.info();
    let page = RulesPage::parse(&hustings_words::rules(info));
    let sections = match rule {
        None => page.sections,
        Some(rule) => vec![page.rule(rule).with_context(|| {
            let title = hustings_words::title(info);
            says(&say!("rules-no-such", title, rule = rule.to_owned(), game = game.to_owned()))
        })?],
    };
    let mut printed = String::new();
    for line in page::lay_out(&sections, width) {
        for piece in &line {
            match bold && piece.bold {
                true => write!(printed, "\x1b[1m{}\x1b[0m", piece.text)?,
                false => printed.push_str(&piece.text),
            }
        }
        printed.push('\n');
    }
    Ok(printed)
}
