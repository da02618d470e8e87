//! `hustings engine`: JSON lines on standard input and output, so that any program can drive any game.
//!
//! [`Session`] answers requests; [`serve`] reads and writes the lines. docs/engine-protocol.md describes the protocol with an example of
//! every command, and a test runs all examples.

mod answer;
mod request;
mod session;

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::ExitCode;

use hustings_catalog::Catalog;

pub use session::{Session, Then};

/// The longest request, in bytes without its line feed.
pub const LONGEST_LINE: usize = 1 << 20;

/// Speak JSON lines, so that other programs can play and study the games
#[derive(Debug, clap::Args)]
#[command(after_help = "Try it: echo '{\"cmd\":\"games\"}' | hustings engine\nEvery command: docs/engine-protocol.md")]
pub struct Args {}

pub fn run(_args: Args) -> anyhow::Result<ExitCode> {
    let input = BufReader::with_capacity(1 << 16, io::stdin().lock());
    serve(&Catalog::standard(), input, io::stdout().lock())?;
    Ok(ExitCode::SUCCESS)
}

/// Answers every line of `input` until it ends or asks to quit.
pub fn serve<R: Read>(catalog: &Catalog, mut input: BufReader<R>, mut output: impl Write) -> io::Result<()> {
    let mut session = Session::new(catalog);
    let (mut line, mut answers) = (Vec::new(), Vec::new());
    loop {
        line.clear();
        let then = match read_line(&mut input, &mut line)? {
            Next::End => Then::Quit,
            Next::TooLong => session.refuse_long_line(&mut answers),
            Next::Line => session.answer(&line, &mut answers),
        };
        // Answers are collected while more requests are at hand, and flushed before waiting for input.
        if then == Then::Quit || !input.buffer().contains(&b'\n') || answers.len() > LONGEST_LINE {
            output.write_all(&answers)?;
            output.flush()?;
            answers.clear();
        }
        if then == Then::Quit {
            return Ok(());
        }
    }
}

enum Next {
    Line,
    TooLong,
    End,
}

/// Reads one line, never keeping more of it than the longest allowed.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Next> {
    let most = LONGEST_LINE as u64 + 1; // one more for the line feed
    if input.take(most).read_until(b'\n', line)? == 0 {
        return Ok(Next::End);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    } else if line.len() > LONGEST_LINE {
        input.skip_until(b'\n')?;
        return Ok(Next::TooLong);
    }
    Ok(Next::Line)
}
