//! `hustings analyse`: a review of a recorded game: the chances after every move, the turning points, and better moves.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use hustings_bots::{Budget, Candidate, DecisionReview, PositionReview, Review, ReviewError, Roster};
use hustings_catalog::Catalog;
use hustings_core::{Message, Record, Seat, say};

use crate::says::{percent, says};
use crate::{harmless, progress, record_file, result};

/// Review a recorded game: the chances after every move, the turning points, better moves
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Chances are computed with everything visible. Better moves are searched with only what the player could know."
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

/// How thorough the review is.
pub struct Effort {
    /// For each position.
    pub position: Budget,
    /// For each turning point.
    pub decision: Budget,
    /// The most turning points to show.
    pub turns: usize,
}

pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    let record = record_file::parse(&record_file::read(&args.file)?)?;
    let time = |ms| Budget::Time(Duration::from_millis(ms));
    let effort = Effort { position: time(args.ms), decision: time(args.move_ms), turns: args.turns };
    let steps = record.moves.len() + 1 + effort.turns;
    let bar = progress::bar(steps as u64, "{bar:30} {pos}/{len} {msg}, {eta}")?;
    let report = report(&Catalog::standard(), &Roster::standard(), &record, &effort, |about| {
        bar.set_message(about);
        bar.inc(1);
    });
    bar.finish_and_clear();
    io::stdout().write_all(harmless(&report?).as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

/// The least loss of a turning point.
const LEAST_LOSS: f32 = 0.03;

pub fn report(
    catalog: &Catalog,
    roster: &Roster,
    record: &Record,
    effort: &Effort,
    mut step: impl FnMut(String),
) -> anyhow::Result<String> {
    let mut review = Review::new(catalog, roster, record)?;
    let mut positions = Vec::with_capacity(record.moves.len() + 1);
    for number in 0..=record.moves.len() {
        positions.push(review.position(number, effort.position)?);
        step(says(&say!("analyse-positions")));
    }
    let mut turns = Vec::new();
    let mut review = Review::new(catalog, roster, record)?;
    for number in turning_points(&positions, effort.turns) {
        match review.decision(number, effort.decision) {
            Ok(decision) => turns.push((number, decision)),
            Err(ReviewError::OutOfTurn(_)) => {}
            Err(error) => return Err(error.into()),
        }
        step(says(&say!("analyse-turning-points")));
    }
    let names = names(record);
    let title = hustings_words::title(catalog.game(&record.game)?.info());
    let mut text = says(&say!("analyse-title", title, count = record.moves.len())) + "\n\n";
    text += &plot(&positions, &names);
    text.push('\n');
    if turns.is_empty() {
        text += &(says(&say!("analyse-no-turns")) + "\n");
    }
    for (number, decision) in &turns {
        text += &turn(*number, decision, &positions, &names);
    }
    Ok(text)
}

fn names(record: &Record) -> Vec<String> {
    let name = |seat: Seat| match record.names.get(seat.index()) {
        Some(name) if !name.is_empty() => format!("{} {name}", seat.letter()),
        _ => format!("{} {}", seat.letter(), result::called(seat, &[])),
    };
    Seat::all(record.seats).map(name).collect()
}

/// The moves that cost their player most, in the order of the game.
pub fn turning_points(positions: &[PositionReview], most: usize) -> Vec<usize> {
    let mut lost: Vec<(f32, usize)> = Vec::new();
    for two in positions.windows(2) {
        if let Some((seat, _)) = &two[0].next {
            lost.push((two[0].chances.shares[*seat] - two[1].chances.shares[*seat], two[0].number));
        }
    }
    lost.retain(|(loss, _)| *loss >= LEAST_LOSS);
    lost.sort_by(|one, other| other.0.total_cmp(&one.0));
    let mut numbers: Vec<usize> = lost.into_iter().take(most).map(|(_, number)| number).collect();
    numbers.sort_unstable();
    numbers
}

fn turn(number: usize, decision: &DecisionReview, positions: &[PositionReview], names: &[String]) -> String {
    let share = |number: usize| percent(positions[number].chances.shares[decision.seat]);
    let (player, played) = (names[decision.seat.index()].clone(), decision.played.mv.clone());
    let (before, after) = (share(number), share(number + 1));
    let mut text = says(&say!("analyse-turn", number = number + 1, player, text = played, before, after)) + "\n";
    let better = decision.best.iter().filter(|option| option.mv != decision.played.mv);
    let better: Vec<_> = better.take_while(|option| option.share > decision.played.share).take(3).collect();
    let mut found = |about: Message| {
        let _ = writeln!(text, "    {}", says(&about));
    };
    if better.is_empty() {
        found(say!("analyse-no-better"));
    }
    for option in better {
        let (value, played) = (value(option), value(&decision.played));
        found(say!("analyse-better", text = option.mv.clone(), value, played));
    }
    text
}

/// A move's value for its player: the result if it is certain, otherwise the chance of winning.
pub fn value(candidate: &Candidate<String>) -> String {
    match candidate.solved {
        Some(margin @ 1..) => says(&say!("terminal-wins", margin)),
        Some(0) if candidate.share == 0.5 => says(&say!("terminal-draws")),
        Some(margin) if margin < 0 => says(&say!("terminal-loses", margin = -margin)),
        _ => percent(candidate.share),
    }
}

const ROWS: usize = 11;
const COLUMNS: usize = 66;

/// A plot of the chances over the game: each seat's letter, or `*` where several meet.
pub fn plot(positions: &[PositionReview], names: &[String]) -> String {
    let columns = positions.len().min(COLUMNS);
    let mut rows = vec![vec![' '; columns]; ROWS];
    let shown =
        (0..columns).map(|column| if columns == 1 { 0 } else { column * (positions.len() - 1) / (columns - 1) });
    for (column, at) in shown.enumerate() {
        for (seat, share) in positions[at].chances.shares.iter() {
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
    use hustings_bots::Chances;
    use hustings_core::PerSeat;

    fn positions(shares: &[f32]) -> Vec<PositionReview> {
        let position = |(number, share): (usize, &f32)| PositionReview {
            number,
            next: (number + 1 < shares.len()).then(|| (Seat(0), "x".to_owned())),
            chances: Chances {
                shares: PerSeat::new(2, |seat| if seat == Seat(0) { *share } else { 1.0 - *share }),
                exact: false,
            },
        };
        shares.iter().enumerate().map(position).collect()
    }

    #[test]
    fn the_largest_losses_are_the_turning_points() {
        let positions = positions(&[0.5, 0.6, 0.3, 0.29, 0.1, 0.05]);
        assert_eq!(turning_points(&positions, 2), [1, 3]);
        assert_eq!(turning_points(&positions, 9), [1, 3, 4], "a loss of a hundredth is none");
    }

    #[test]
    fn the_plot_has_each_seat_where_it_stood() {
        let text = plot(&positions(&[0.5, 0.6, 1.0]), &["A Ann".to_owned(), "B Bob".to_owned()]);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "100 % |  A");
        assert_eq!(lines[4], "      | A");
        assert_eq!(lines[5], " 50 % |*");
        assert_eq!(lines[10], "  0 % |  B");
        assert_eq!(lines[12], "       A Ann  B Bob");
    }

    #[test]
    fn a_certain_result_is_reported_as_one() {
        let candidate = |share, solved| Candidate { mv: String::new(), share, visits: 1, solved };
        assert_eq!(value(&candidate(1.0, Some(3))), "wins by 3");
        assert_eq!(value(&candidate(0.0, Some(-2))), "loses by 2");
        assert_eq!(value(&candidate(0.5, Some(0))), "ends in a draw");
        assert_eq!(value(&candidate(1.0, Some(0))), "100 %");
        assert_eq!(value(&candidate(0.344, None)), "34 %");
    }
}
