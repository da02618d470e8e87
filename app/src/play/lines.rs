//! The game line by line, for pipes, scripts and screen readers: prints the board, reads a move.

use std::io::{BufRead, Write};

use anyhow::bail;
use hustings_bots::Roster;
use hustings_core::{Seat, say};

use super::LocalGame;
use crate::analyse::value;
use crate::says::says;

/// Plays until the game is over, a person quits, or the input ends.
pub fn play(mut local: LocalGame, roster: &Roster, input: impl BufRead, mut output: impl Write) -> anyhow::Result<()> {
    if local.needs_curtain() {
        let why = says(&say!("terminal-pipe-secrets"));
        bail!(why);
    }
    writeln!(output, "{}", commands(&local))?;
    let mut input = input.lines();
    let mut news = local.setup_log(local.viewer());
    let mut decider = None;
    loop {
        for line in news {
            writeln!(output, "{} ({})", line.says, line.rule)?;
        }
        if let Some(result) = local.result() {
            let over = says(&say!("terminal-over", result));
            writeln!(output, "\n{}\n\n{over}", local.game().sketch(local.viewer())?.plain())?;
            return Ok(());
        }
        let Some(seat) = local.to_move() else { bail!("the game is not over, but no seat can move") };
        let made = local.moves_made();
        if let Some(task) = local.bot_task(seat) {
            let decided = task.choose(roster).map_err(|why| anyhow::anyhow!("{}: {why}", local.label(seat)))?;
            // In a game with secrets the events below tell what may be known of the move, and nobody may count the moves of a secret
            // plan.
            if !local.game().info().secrets {
                writeln!(output, "{}: {decided}", local.label(seat))?;
            } else if decider != Some(seat) {
                let decided = says(&say!("terminal-decided", player = local.label(seat)));
                writeln!(output, "{decided}")?;
            }
            decider = Some(seat);
            local.play(seat, &decided)?;
        } else if !ask(&mut local, seat, roster, &mut input, &mut output)? {
            return Ok(());
        }
        local.play_out_of_turn(roster);
        local.follow_orders();
        news = local.log_since(made, local.viewer());
    }
}

fn commands(local: &LocalGame) -> String {
    says(&say!("terminal-commands", title = hustings_words::title(local.game().info())))
}

/// Reads lines until a move is made or taken back; `false` at `quit` or the end of the input.
fn ask(
    local: &mut LocalGame,
    seat: Seat,
    roster: &Roster,
    input: &mut impl Iterator<Item = std::io::Result<String>>,
    output: &mut impl Write,
) -> anyhow::Result<bool> {
    writeln!(output, "\n{}\n", local.game().sketch(local.viewer())?.plain())?;
    loop {
        write!(output, "{}> ", local.label(seat))?;
        output.flush()?;
        let Some(line) = input.next().transpose()? else {
            let ended = says(&say!("terminal-input-ended"));
            writeln!(output, "\n{ended}")?;
            return Ok(false);
        };
        match line.trim() {
            "" => {}
            "quit" | "q" => return Ok(false),
            "help" | "?" => writeln!(output, "{}", commands(local))?,
            "moves" => {
                for mv in local.game().moves(seat)? {
                    match local.game().explain(seat, &mv)[..] {
                        [] => writeln!(output, "{mv}")?,
                        ref says => writeln!(output, "{mv}: {}", says.join(". "))?,
                    }
                }
            }
            "hint" | "h" => match local.hint_task(seat).map(|task| task.advise(roster)) {
                Some(Ok(advice)) => {
                    for candidate in &advice.best {
                        writeln!(output, "{} ({})", candidate.mv, value(candidate))?;
                    }
                }
                Some(Err(why)) => writeln!(output, "{}", says(&say!("terminal-no-hint", why)))?,
                None => {
                    let why = says(&say!("terminal-no-answer"));
                    writeln!(output, "{}", says(&say!("terminal-no-hint", why)))?;
                }
            },
            "order" => {
                let none = || says(&say!("table-no-orders"));
                writeln!(output, "{}", local.next_order(seat).unwrap_or_else(none))?;
            }
            "record" => write!(output, "{}", local.game().record())?,
            "save" => match local.save() {
                Ok(path) => writeln!(output, "{}", says(&say!("terminal-saved", path)))?,
                Err(error) => writeln!(output, "{}", says(&say!("terminal-not-saved", why = error.to_string())))?,
            },
            "undo" | "u" => match local.take_back() {
                Ok(()) => return Ok(true),
                Err(why) => writeln!(output, "{why}")?,
            },
            mv => match local.play(seat, mv) {
                Ok(()) => return Ok(true),
                Err(refused) => writeln!(output, "{refused}")?,
            },
        }
    }
}
