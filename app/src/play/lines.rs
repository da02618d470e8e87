//! The game line by line, for pipes, scripts and screen readers: print the board, read a move.

use std::io::{BufRead, Write};

use anyhow::bail;
use hustings_bots::Roster;
use hustings_core::Seat;

use super::Table;
use crate::analyse::worth;

const HELP: &str = "Write a move in notation. Also: moves, hint, undo, order, save, record, help, quit.";

/// Plays until the game is over, somebody quits, or the input ends.
pub fn play(mut table: Table, roster: &Roster, input: impl BufRead, mut output: impl Write) -> anyhow::Result<()> {
    if table.needs_curtain() {
        bail!("this game has secrets, so several people can only share a terminal, not a pipe");
    }
    writeln!(output, "{}. {HELP}", table.game().info().title)?;
    let mut input = input.lines();
    let mut news = table.setup(table.viewer());
    let mut decider = None;
    loop {
        for line in news {
            writeln!(output, "{} ({})", line.says, line.rule)?;
        }
        if let Some(result) = table.result() {
            writeln!(output, "\n{}\n\nThe game is over: {result}.", table.game().sketch(table.viewer())?.plain())?;
            return Ok(());
        }
        let Some(seat) = table.to_move() else { bail!("the game waits for nobody") };
        let made = table.made();
        if let Some(thought) = table.thought(seat) {
            let decided = thought.decide(roster).map_err(|why| anyhow::anyhow!("{}: {why}", table.call(seat)))?;
            // Where there are secrets, what may be known of the move comes with the news below, and of how many moves a plan is made
            // is nobody's to count.
            if !table.game().info().secrets {
                writeln!(output, "{}: {decided}", table.call(seat))?;
            } else if decider != Some(seat) {
                writeln!(output, "{}: has decided", table.call(seat))?;
            }
            decider = Some(seat);
            table.play(seat, &decided)?;
        } else if !ask(&mut table, seat, roster, &mut input, &mut output)? {
            return Ok(());
        }
        table.hear_volunteers(roster);
        table.obey_orders();
        news = table.told_since(made, table.viewer());
    }
}

/// Asks until a move is made or taken back; `false` when there is nobody left to ask.
fn ask(
    table: &mut Table,
    seat: Seat,
    roster: &Roster,
    input: &mut impl Iterator<Item = std::io::Result<String>>,
    output: &mut impl Write,
) -> anyhow::Result<bool> {
    writeln!(output, "\n{}\n", table.game().sketch(table.viewer())?.plain())?;
    loop {
        write!(output, "{}> ", table.call(seat))?;
        output.flush()?;
        let Some(line) = input.next().transpose()? else {
            writeln!(output, "\nThe input ended; the game was left unfinished.")?;
            return Ok(false);
        };
        match line.trim() {
            "" => {}
            "quit" | "q" => return Ok(false),
            "help" | "?" => writeln!(output, "{HELP}")?,
            "moves" => writeln!(output, "{}", table.game().moves(seat)?.join("\n"))?,
            "hint" | "h" => match table.dilemma(seat).map(|dilemma| dilemma.advise(roster)) {
                Some(Ok(advice)) => {
                    for judged in &advice.best {
                        writeln!(output, "{} ({})", judged.mv, worth(judged))?;
                    }
                }
                Some(Err(why)) => writeln!(output, "no hint: {why}")?,
                None => writeln!(output, "no hint")?,
            },
            "order" => writeln!(output, "{}", table.next_order(seat).unwrap_or("this game knows no standing orders"))?,
            "record" => write!(output, "{}", table.game().record())?,
            "save" => match table.save() {
                Ok(path) => writeln!(output, "saved as {path}")?,
                Err(error) => writeln!(output, "it could not be saved: {error}")?,
            },
            "undo" | "u" => match table.take_back() {
                Ok(()) => return Ok(true),
                Err(why) => writeln!(output, "not taken back: {why}")?,
            },
            mv => match table.play(seat, mv) {
                Ok(()) => return Ok(true),
                Err(refused) => writeln!(output, "no: {refused}")?,
            },
        }
    }
}
