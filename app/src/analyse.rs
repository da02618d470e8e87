//! `hustings analyse`: a game thought over again: how the chances stood, where they turned, and what would have been better.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use hustings_bots::{Budget, Judged, Point, Review, Reviewed, Roster, Unreviewed};
use hustings_catalog::Catalog;
use hustings_core::{Record, Seat};
use indicatif::{ProgressBar, ProgressStyle};

use crate::{harmless, record_file};

/// Think a recorded game over again: the chances from move to move, the turning points, better moves
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Chances are seen with everything laid open; what would have been better is judged by what the player could know."
)]
pub struct Args {
    /// The record; `-` reads standard input
    file: PathBuf,
    /// How long to think about each position, in milliseconds
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=10_000))]
    ms: u64,
    /// How long to think about each turning point, in milliseconds
    #[arg(long, value_name = "N", default_value_t = 700, value_parser = clap::value_parser!(u64).range(1..=60_000))]
    move_ms: u64,
    /// How many turning points to show
    #[arg(long, value_name = "N", default_value_t = 5)]
    turns: usize,
}

/// How long to think about what.
pub struct Care {
    pub position: Budget,
    pub decision: Budget,
    pub turns: usize,
}

pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    let record = record_file::parse(&record_file::read(&args.file)?)?;
    let time = |ms| Budget::Time(Duration::from_millis(ms));
    let care = Care { position: time(args.ms), decision: time(args.move_ms), turns: args.turns };
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg}, {eta} to go")?;
    let bar = ProgressBar::new(record.moves.len() as u64 + 1 + care.turns as u64).with_style(style);
    let report = report(&Catalog::standard(), &Roster::standard(), &record, &care, |about| {
        bar.set_message(about);
        bar.inc(1);
    });
    bar.finish_and_clear();
    io::stdout().write_all(harmless(&report?).as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

/// A loss of less than this is no turning point.
const NOTICED: f32 = 0.03;

pub fn report(
    catalog: &Catalog,
    roster: &Roster,
    record: &Record,
    care: &Care,
    mut step: impl FnMut(&'static str),
) -> anyhow::Result<String> {
    let mut review = Review::new(catalog, roster, record)?;
    let mut points = Vec::with_capacity(record.moves.len() + 1);
    for number in 0..=record.moves.len() {
        points.push(review.point(number, care.position)?);
        step("positions");
    }
    let mut turns = Vec::new();
    let mut review = Review::new(catalog, roster, record)?;
    for number in turning_points(&points, care.turns) {
        match review.decision(number, care.decision) {
            Ok(reviewed) => turns.push((number, reviewed)),
            Err(Unreviewed::Unasked(_)) => {}
            Err(error) => return Err(error.into()),
        }
        step("turning points");
    }
    let names = names(record);
    let title = catalog.game(&record.game)?.info().title;
    let mut text = format!("{title}, {} moves\n\n", record.moves.len());
    text += &plot(&points, &names);
    text.push('\n');
    if turns.is_empty() {
        text += "No move lost much of what its player had.\n";
    }
    for (number, reviewed) in &turns {
        text += &turn(*number, reviewed, &points, &names);
    }
    Ok(text)
}

fn names(record: &Record) -> Vec<String> {
    let name = |seat: Seat| match record.names.get(seat.index()) {
        Some(name) if !name.is_empty() => format!("{} {name}", seat.letter()),
        _ => format!("{} seat {seat}", seat.letter()),
    };
    Seat::all(record.seats).map(name).collect()
}

/// Where movers lost most of their chance, in the order of the game.
pub fn turning_points(points: &[Point], most: usize) -> Vec<usize> {
    let mut lost: Vec<(f32, usize)> = Vec::new();
    for two in points.windows(2) {
        if let Some((seat, _)) = &two[0].next {
            lost.push((two[0].assessed.shares[*seat] - two[1].assessed.shares[*seat], two[0].number));
        }
    }
    lost.retain(|(loss, _)| *loss >= NOTICED);
    lost.sort_by(|one, other| other.0.total_cmp(&one.0));
    let mut numbers: Vec<usize> = lost.into_iter().take(most).map(|(_, number)| number).collect();
    numbers.sort_unstable();
    numbers
}

fn turn(number: usize, reviewed: &Reviewed, points: &[Point], names: &[String]) -> String {
    let share = |number: usize| percent(points[number].assessed.shares[reviewed.seat]);
    let mut text = format!(
        "move {}, {}: {} ({} before, {} after)\n",
        number + 1,
        names[reviewed.seat.index()],
        reviewed.played.mv,
        share(number),
        share(number + 1)
    );
    let better = reviewed.best.iter().filter(|option| option.mv != reviewed.played.mv);
    let better: Vec<_> = better.take_while(|option| option.share > reviewed.played.share).take(3).collect();
    if better.is_empty() {
        text += "    nothing better was in sight\n";
    }
    for option in better {
        let _ = writeln!(text, "    better: {} ({}; as played {})", option.mv, worth(option), worth(&reviewed.played));
    }
    text
}

/// What a move promises its mover: the result where that is certain, else the chance of winning.
pub fn worth(judged: &Judged<String>) -> String {
    match judged.solved {
        Some(margin @ 1..) => format!("wins by {margin}"),
        Some(0) if judged.share == 0.5 => "ends level".to_owned(),
        Some(margin) if margin < 0 => format!("loses by {}", -margin),
        _ => percent(judged.share),
    }
}

fn percent(share: f32) -> String {
    format!("{:.0} %", share * 100.0)
}

const ROWS: usize = 11;
const COLUMNS: usize = 66;

/// Each seat's letter at its chance, position by position; where several meet, `*`.
pub fn plot(points: &[Point], names: &[String]) -> String {
    let columns = points.len().min(COLUMNS);
    let mut rows = vec![vec![' '; columns]; ROWS];
    for column in 0..columns {
        let point = &points[if columns == 1 { 0 } else { column * (points.len() - 1) / (columns - 1) }];
        for (seat, share) in point.assessed.shares.iter() {
            let row = ((1.0 - share.clamp(0.0, 1.0)) * (ROWS - 1) as f32).round() as usize;
            let cell = &mut rows[row][column];
            *cell = if *cell == ' ' { seat.letter() } else { '*' };
        }
    }
    let mut text = String::new();
    for (number, row) in rows.iter().enumerate() {
        let label = match number {
            0 => "100 %",
            _ if number == ROWS / 2 => " 50 %",
            _ if number == ROWS - 1 => "  0 %",
            _ => "",
        };
        let _ = writeln!(text, "{label:>5} |{}", row.iter().collect::<String>().trim_end());
    }
    let _ = writeln!(text, "      +{}", "-".repeat(columns));
    let _ = writeln!(text, "       {}", names.join("  "));
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use hustings_bots::Assessed;
    use hustings_core::PerSeat;

    fn points(shares: &[f32]) -> Vec<Point> {
        let point = |(number, share): (usize, &f32)| Point {
            number,
            next: (number + 1 < shares.len()).then(|| (Seat(0), "x".to_owned())),
            assessed: Assessed {
                shares: PerSeat::new(2, |seat| if seat == Seat(0) { *share } else { 1.0 - *share }),
                exact: false,
            },
        };
        shares.iter().enumerate().map(point).collect()
    }

    #[test]
    fn the_largest_losses_are_the_turning_points() {
        let points = points(&[0.5, 0.6, 0.3, 0.29, 0.1, 0.05]);
        assert_eq!(turning_points(&points, 2), [1, 3]);
        assert_eq!(turning_points(&points, 9), [1, 3, 4], "a loss of a hundredth is none");
    }

    #[test]
    fn the_plot_has_each_seat_where_it_stood() {
        let text = plot(&points(&[0.5, 0.6, 1.0]), &["A Ann".to_owned(), "B Bob".to_owned()]);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "100 % |  A");
        assert_eq!(lines[4], "      | A");
        assert_eq!(lines[5], " 50 % |*");
        assert_eq!(lines[10], "  0 % |  B");
        assert_eq!(lines[12], "       A Ann  B Bob");
    }

    #[test]
    fn what_is_certain_is_said_as_a_result() {
        let judged = |share, solved| Judged { mv: String::new(), share, visits: 1, solved };
        assert_eq!(worth(&judged(1.0, Some(3))), "wins by 3");
        assert_eq!(worth(&judged(0.0, Some(-2))), "loses by 2");
        assert_eq!(worth(&judged(0.5, Some(0))), "ends level");
        assert_eq!(worth(&judged(1.0, Some(0))), "100 %");
        assert_eq!(worth(&judged(0.344, None)), "34 %");
    }
}
