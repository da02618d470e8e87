//! Reads records from files, or from standard input if the file is `-`.

use std::io::{self, Read};
use std::path::Path;

use anyhow::Context;
use hustings_core::{Record, say};

use crate::says::says;

/// The longest text accepted as a record, in bytes.
const LONGEST: u64 = 16 << 20;

/// Reads the text without parsing it.
pub fn read(path: &Path) -> anyhow::Result<String> {
    if path.as_os_str() == "-" {
        return limited(io::stdin().lock()).with_context(|| says(&say!("file-no-input")));
    }
    let name = || path.display().to_string();
    let file = std::fs::File::open(path).with_context(|| says(&say!("file-unopened", path = name())))?;
    limited(file).with_context(|| says(&say!("file-unreadable", path = name())))
}

pub fn parse(text: &str) -> anyhow::Result<Record> {
    text.parse::<Record>().with_context(|| says(&say!("file-not-a-record")))
}

fn limited(source: impl Read) -> io::Result<String> {
    let mut text = String::new();
    source.take(LONGEST + 1).read_to_string(&mut text)?;
    if text.len() as u64 > LONGEST {
        let why = says(&say!("file-too-long", most = LONGEST as i64));
        return Err(io::Error::new(io::ErrorKind::InvalidData, why));
    }
    Ok(text)
}
