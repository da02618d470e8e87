//! Long work in the terminal: a progress bar, and Ctrl-C to stop.

use std::io;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::Context as _;
use hustings_lab::arena::{self, Arena, ArenaError, Results, Watcher};
use indicatif::{ProgressBar, ProgressStyle};

/// A progress bar on standard error, drawn only if that is a terminal. The template is indicatif's.
pub fn bar(length: u64, template: &str) -> anyhow::Result<ProgressBar> {
    Ok(ProgressBar::new(length).with_style(ProgressStyle::with_template(template)?))
}

/// Plays an arena with a progress bar.
pub fn play_arena(game: &str, arena: &Arena) -> anyhow::Result<Result<Results, ArenaError>> {
    watch(|watcher| arena::run(game, arena, watcher))
}

/// Plays many games with a progress bar. Ctrl-C stops after the games that are running; a second Ctrl-C stops at once.
pub fn watch<T>(games: impl FnOnce(&Progress<'_>) -> T) -> anyhow::Result<T> {
    let bar = bar(0, "{bar:32} {pos} of {len} games, {eta} to go")?;
    bar.enable_steady_tick(Duration::from_millis(250));
    listen_for_ctrl_c()?;
    let results = games(&Progress(&bar));
    bar.finish_and_clear();
    Ok(results)
}

/// The results of a finished arena; `None`, with a message to the user, if it was stopped before the end.
pub fn unless_stopped(
    results: Result<Results, ArenaError>,
    arena: &Arena,
    name: &str,
) -> anyhow::Result<Option<Results>> {
    match results {
        Ok(results) if results.games >= arena.rounded() => Ok(Some(results)),
        Ok(_) | Err(ArenaError::Stopped) => {
            eprintln!("Stopped. Run the same command again to continue.");
            Ok(None)
        }
        Err(error) => Err(error).with_context(|| name.to_owned()),
    }
}

/// Moves the bar, and reports Ctrl-C.
pub struct Progress<'a>(&'a ProgressBar);

impl Watcher for Progress<'_> {
    fn begin(&self, games: u32, known: u32) {
        self.0.set_length(games.into());
        self.0.set_position(known.into());
        self.0.reset_eta();
    }

    fn tick(&self) {
        self.0.inc(1);
    }

    fn enough(&self) -> bool {
        STOPPED.load(Ordering::Relaxed)
    }
}

static STOPPED: AtomicBool = AtomicBool::new(false);

fn listen_for_ctrl_c() -> io::Result<()> {
    static LISTENING: Once = Once::new();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
    LISTENING.call_once(|| {
        std::thread::spawn(move || {
            runtime.block_on(async {
                if tokio::signal::ctrl_c().await.is_ok() {
                    STOPPED.store(true, Ordering::Relaxed);
                    eprintln!("Stopping after the games that are running. Press Ctrl-C again to stop at once.");
                }
                if tokio::signal::ctrl_c().await.is_ok() {
                    std::process::exit(130);
                }
            });
        });
    });
    Ok(())
}
