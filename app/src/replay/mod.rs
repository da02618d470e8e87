//! `hustings replay`: shows a record step by step: in a terminal with the arrow keys ([`stepper`]), otherwise as text or JSON.

pub mod stepper;

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use hustings_catalog::{AnyMatch, Catalog, Events, Opened};
use hustings_core::{Record, Seat, Sketch, Viewer, say};
use hustings_words::Names;
use serde::Serialize;
use serde_json::value::RawValue;

use crate::paint::Palette;
use crate::says::says as says_it;
use crate::{record_file, result};

/// Show a recorded game move by move
#[derive(Debug, clap::Args)]
#[command(
    after_help = "In a terminal: arrows or Space step, Home and End jump, q quits. Without a terminal the whole game is printed."
)]
pub struct Args {
    /// The record; `-` reads standard input
    file: PathBuf,
    /// Print the position after N moves
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// Print one JSON line per step: its number, seat, move (null where --seat may not know it), events and view
    #[arg(long)]
    json: bool,
    /// Show it as this seat saw it
    #[arg(long, value_name = "SEAT")]
    seat: Option<u8>,
}

pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    let record = record_file::parse(&record_file::read(&args.file)?)?;
    let catalog = Catalog::standard();
    let viewer = args.seat.map_or(Viewer::Everything, |seat| Viewer::Seat(Seat(seat)));
    if let Some(seat) = args.seat.filter(|seat| *seat >= record.seats) {
        let no_seat = says_it(&say!("bad-seat", number = seat, last = record.seats - 1));
        anyhow::bail!(no_seat);
    }
    let text = !io::stdout().is_terminal();
    let mut out = io::BufWriter::new(io::stdout().lock());
    match (args.json, args.to) {
        (true, to) => print_json(&catalog, &record, viewer, to, &mut out)?,
        (false, Some(to)) => print_position(&catalog, &record, viewer, to, &mut out)?,
        (false, None) if text => print_game(&catalog, &record, viewer, &mut out)?,
        (false, None) => stepper::show(&collect(&catalog, &record, viewer)?, Palette::from_env())?,
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// One step of a record: the setup is step 0.
pub struct ReplayStep<'a> {
    pub number: usize,
    pub mv: Option<&'a (Seat, String)>,
    pub told: Events,
}

/// Calls `show` with every step up to `to` and the game after it.
pub fn walk(
    catalog: &Catalog,
    record: &Record,
    to: Option<usize>,
    mut show: impl FnMut(ReplayStep<'_>, &dyn AnyMatch) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let total = record.moves.len();
    let to = to.unwrap_or(total);
    if to > total {
        let too_far = says_it(&say!("replay-too-far", total, to));
        anyhow::bail!(too_far);
    }
    let Opened { mut game, told } = catalog.open(record)?;
    show(ReplayStep { number: 0, mv: None, told }, &*game)?;
    for (number, mv) in record.moves[..to].iter().enumerate() {
        let number = number + 1;
        let told = game.play(mv.0, &mv.1).map_err(|refused| refused.in_record(number, mv.0, &mv.1))?;
        show(ReplayStep { number, mv: Some(mv), told }, &*game)?;
    }
    Ok(())
}

/// One step as the stepper shows it.
pub struct Frame {
    pub title: String,
    pub says: Vec<String>,
    pub sketch: Sketch,
}

/// Draws every step in advance, so that stepping back is as fast as stepping forward.
pub fn collect(catalog: &Catalog, record: &Record, viewer: Viewer) -> anyhow::Result<Vec<Frame>> {
    let mut frames = Vec::new();
    walk(catalog, record, None, |step, game| {
        frames.push(Frame {
            title: title(&step, record, shown_move(&step, game, viewer)),
            says: says(game, &step.told, viewer),
            sketch: game.sketch(viewer)?,
        });
        if let Some(outcome) = game.outcome()
            && let Some(last) = frames.last_mut()
        {
            last.says.push(result::sentence(&outcome, game.wording(), &record.names));
        }
        Ok(())
    })?;
    Ok(frames)
}

fn title(step: &ReplayStep<'_>, record: &Record, shown: Option<&str>) -> String {
    match step.mv {
        None => says_it(&say!("terminal-set")),
        Some((seat, _)) => {
            let (number, player) = (step.number, result::called(*seat, &record.names));
            says_it(&match shown {
                Some(text) => say!("terminal-step", number, player, text = text.to_owned()),
                None => say!("terminal-step-secret", number, player),
            })
        }
    }
}

/// The step's move, if the viewer may know it: in a game with secrets, other seats only learn its events.
fn shown_move<'a>(step: &ReplayStep<'a>, game: &dyn AnyMatch, viewer: Viewer) -> Option<&'a str> {
    let (seat, mv) = step.mv?;
    (!game.info().secrets || viewer.is(*seat)).then_some(mv.as_str())
}

fn says(game: &dyn AnyMatch, told: &Events, viewer: Viewer) -> Vec<String> {
    game.sentences(told, viewer).into_iter().map(|(says, rule)| format!("{says} ({rule})")).collect()
}

fn print_game(catalog: &Catalog, record: &Record, viewer: Viewer, mut out: impl Write) -> anyhow::Result<()> {
    let last = record.moves.len();
    walk(catalog, record, None, |step, game| {
        writeln!(out, "{}", title(&step, record, shown_move(&step, game, viewer)))?;
        for line in says(game, &step.told, viewer) {
            writeln!(out, "   {line}")?;
        }
        if step.number == last {
            write_position(game, record, viewer, &mut out)?;
        }
        Ok(())
    })
}

/// The position after `to` moves and what the last of them did.
pub fn print_position(
    catalog: &Catalog,
    record: &Record,
    viewer: Viewer,
    to: usize,
    mut out: impl Write,
) -> anyhow::Result<()> {
    walk(catalog, record, Some(to), |step, game| {
        writeln!(out, "{}", title(&step, record, shown_move(&step, game, viewer)))?;
        if step.number == to {
            for line in says(game, &step.told, viewer) {
                writeln!(out, "   {line}")?;
            }
            write_position(game, record, viewer, &mut out)?;
        }
        Ok(())
    })
}

fn write_position(game: &dyn AnyMatch, record: &Record, viewer: Viewer, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out, "\n{}\n", game.sketch(viewer)?.plain())?;
    match game.outcome() {
        Some(outcome) => writeln!(out, "{}", result::sentence(&outcome, game.wording(), &record.names))?,
        None => writeln!(out, "{}", result::waiting_for(game.pending(), &record.names))?,
    }
    Ok(())
}

/// One line of `--json`.
#[derive(Serialize)]
struct StepLine<'a> {
    number: usize,
    seat: Option<Seat>,
    #[serde(rename = "move")]
    mv: Option<&'a str>,
    events: Vec<Box<RawValue>>,
    view: Box<RawValue>,
}

pub fn print_json(
    catalog: &Catalog,
    record: &Record,
    viewer: Viewer,
    to: Option<usize>,
    mut out: impl Write,
) -> anyhow::Result<()> {
    walk(catalog, record, to, |step, game| {
        let line = StepLine {
            number: step.number,
            seat: step.mv.map(|(seat, _)| *seat),
            mv: shown_move(&step, game, viewer),
            view: game.view(viewer)?, // first: a seat that does not exist is refused here
            events: step.told.seen_in_words(viewer, game.wording(), &Names { seats: game.names().to_vec(), you: None }),
        };
        serde_json::to_writer(&mut out, &line).map_err(io::Error::from)?;
        writeln!(out)?;
        Ok(())
    })
}
