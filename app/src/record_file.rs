//! Reads records from files, or from standard input if the file is `-`.

use std::io::{self, Read};
use std::path::Path;

use anyhow::Context;
use hustings_core::Record;

/// The longest text accepted as a record, in bytes.
const LONGEST: u64 = 16 << 20;

/// Reads the text without parsing it.
pub fn read(path: &Path) -> anyhow::Result<String> {
    if path.as_os_str() == "-" {
        return limited(io::stdin().lock()).context("standard input cannot be read");
    }
    let file = std::fs::File::open(path).with_context(|| format!("{} cannot be opened", path.display()))?;
    limited(file).with_context(|| format!("{} cannot be read", path.display()))
}

pub fn parse(text: &str) -> anyhow::Result<Record> {
    text.parse::<Record>().context("this is not a record of a Hustings game")
}

fn limited(source: impl Read) -> io::Result<String> {
    let mut text = String::new();
    source.take(LONGEST + 1).read_to_string(&mut text)?;
    if text.len() as u64 > LONGEST {
        return Err(io::Error::new(io::ErrorKind::InvalidData, format!("longer than {LONGEST} bytes")));
    }
    Ok(text)
}
