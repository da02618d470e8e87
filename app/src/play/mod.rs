//! `hustings play`: a game in the terminal, against bots or with friends at the same keyboard.
//!
//! [`Table`] is the game and who plays it. [`App`] is the screen's state: keys go in, [`screen`] draws what comes out.
//! Where there is no terminal, [`lines`] plays the same table line by line.

pub mod app;
pub mod focus;
pub mod lines;
pub mod screen;
pub mod table;

use std::io::{self, IsTerminal};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use hustings_bots::Roster;
use hustings_catalog::Catalog;
use ratatui::crossterm::event;
use serde_json::Value;

use crate::paint::Palette;
pub use app::App;
pub use table::{Player, Table};

/// Play a game here in the terminal
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  hustings play kuzushi                             you against a bot
  hustings play kuzushi --seats mcts:ms=3000,me     the bot has seat 0 and three seconds a move
  hustings play kuzushi --seats me,me,me            three people, one keyboard
Without a terminal (over a pipe) it prints the board and reads a move a line.")]
pub struct Args {
    /// The game, such as `kuzushi`
    game: String,
    /// Who plays, seat by seat: me, one of the game's characters by its slug, or random, greedy, mcts, mcts:ms=500, mcts:nodes=2000
    #[arg(long, value_name = "WHO,WHO")]
    seats: Option<String>,
    /// What the table chooses before play, as JSON: {"grid":5}
    #[arg(long, value_name = "JSON", default_value = "{}")]
    options: String,
    /// Any text; the same seed gives the same luck
    #[arg(long)]
    seed: Option<String>,
}

/// Everything needed to sit down, and to sit down again.
pub struct Setup {
    pub game: String,
    pub players: Vec<Player>,
    pub options: Value,
    pub seed: Option<String>,
}

impl Setup {
    pub fn table(&self, catalog: &Catalog) -> anyhow::Result<Table> {
        Ok(Table::new(catalog.game(&self.game)?, self.players.clone(), &self.options, self.seed.as_deref())?)
    }
}

pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    let catalog = Catalog::standard();
    let info = catalog.game(&args.game)?.info();
    let players = match &args.seats {
        Some(text) => table::read_players(&args.game, text).context("--seats")?,
        None => table::usual_players(info.seats),
    };
    let options = crate::bench::read_options(&args.options, &[])?;
    let setup = Setup { game: args.game, players, options, seed: args.seed };
    let table = setup.table(&catalog)?;
    let roster = Arc::new(Roster::standard());
    if io::stdin().is_terminal() && io::stdout().is_terminal() {
        on_screen(App::new(&catalog, roster, setup, table, Palette::from_env()))?;
    } else {
        lines::play(table, &roster, io::stdin().lock(), io::stdout().lock())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Long enough to sleep, short enough for a spinner to turn.
const TICK: Duration = Duration::from_millis(100);

fn on_screen(mut app: App<'_>) -> anyhow::Result<()> {
    let mut terminal = ratatui::try_init().context("the terminal cannot be used; try through a pipe")?;
    let ended = (|| -> anyhow::Result<()> {
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
    if ended.is_ok() {
        println!("{}", app.farewell());
    }
    ended
}
