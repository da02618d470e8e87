//! `hustings play`: a game in the terminal, against bots or with friends at the same keyboard.
//!
//! [`LocalGame`] is the match and its players. [`App`] is the state of the screen: it takes keys (`keys`), and [`screen`] draws it.
//! Where there is no terminal, [`lines`] plays the game line by line.

pub mod app;
mod bot_task;
pub mod focus;
mod keys;
pub mod lines;
mod local_game;
pub mod players;
pub mod screen;

use std::io::{self, IsTerminal};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use hustings_bots::Roster;
use hustings_catalog::Catalog;
use hustings_core::say;
use ratatui::crossterm::event;
use serde_json::Value;

use crate::paint::Palette;
use crate::says::says;
pub use app::App;
pub use local_game::{LocalGame, LogLine};
pub use players::Player;

/// Play a game here in the terminal
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  hustings play kuzushi                             you against a bot
  hustings play kuzushi --seats mcts:ms=3000,me     the bot has seat 0 and three seconds a move
  hustings play kuzushi --seats me,me,me            three people, one keyboard
Without a terminal (over a pipe) it prints the board and reads one move per line.")]
pub struct Args {
    /// The game, such as `kuzushi`
    game: String,
    /// The players, seat by seat: me, the short name of one of the game's characters, or random, greedy, mcts, mcts:ms=500, mcts:nodes=2000
    #[arg(long, value_name = "WHO,WHO")]
    seats: Option<String>,
    /// The game's options as JSON: {"grid":5}
    #[arg(long, value_name = "JSON", default_value = "{}")]
    options: String,
    /// Any text; the same seed gives the same luck
    #[arg(long)]
    seed: Option<String>,
}

/// How to start the game, and a rematch.
pub struct Setup {
    pub game: String,
    pub players: Vec<Player>,
    pub options: Value,
    pub seed: Option<String>,
}

impl Setup {
    pub fn start(&self, catalog: &Catalog) -> anyhow::Result<LocalGame> {
        Ok(LocalGame::new(catalog.game(&self.game)?, self.players.clone(), &self.options, self.seed.as_deref())?)
    }
}

pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    let catalog = Catalog::standard();
    let info = catalog.game(&args.game)?.info();
    let players = match &args.seats {
        Some(text) => players::read_players(&args.game, text).context("--seats")?,
        None => players::default_players(info.seats),
    };
    let options = crate::game_options::read(&args.options, &[])?;
    let setup = Setup { game: args.game, players, options, seed: args.seed };
    let local = setup.start(&catalog)?;
    let roster = Arc::new(Roster::standard());
    if io::stdin().is_terminal() && io::stdout().is_terminal() {
        on_screen(App::new(&catalog, roster, setup, local, Palette::from_env()))?;
    } else {
        lines::play(local, &roster, io::stdin().lock(), io::stdout().lock())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// How often the screen is drawn: often enough for a spinner.
const TICK: Duration = Duration::from_millis(100);

fn on_screen(mut app: App<'_>) -> anyhow::Result<()> {
    let mut terminal = ratatui::try_init().with_context(|| says(&say!("terminal-unusable")))?;
    let result = (|| -> anyhow::Result<()> {
        while !app.is_done() {
            terminal.draw(|frame| screen::draw(&mut app, frame))?;
            if event::poll(TICK)?
                && let event::Event::Key(key) = event::read()?
                && key.kind != event::KeyEventKind::Release
            {
                app.key(key);
            }
            app.tick();
        }
        Ok(())
    })();
    ratatui::restore();
    if result.is_ok() {
        println!("{}", app.farewell());
    }
    result
}
