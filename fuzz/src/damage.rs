//! Good samples, and the edits that damage them.

use std::path::Path;
use std::time::{Duration, Instant};

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

/// The files of `corpus/NAME`, in the order of their names.
pub fn corpus(name: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(name);
    let entries = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<_> = entries.map(|entry| entry.expect("a readable folder").path()).collect();
    files.sort();
    files.iter().map(|file| std::fs::read(file).expect("a readable file")).collect()
}

/// Pieces of text that parsers often trip over.
const PIECES: [&str; 20] = [
    "",
    "\0",
    "\n",
    "\r\n",
    "\"",
    "\\",
    "{",
    "}",
    "[",
    "]",
    ",",
    "-",
    "0",
    "-1",
    "255",
    "4294967296",
    "1e999",
    "null",
    "\u{202e}",
    "ß",
];

/// One edit: where (in 65536ths of the length), how, and with what.
type Edit = (u16, u8, u8);

fn edit(bytes: &mut Vec<u8>, (place, how, what): Edit) {
    let at = usize::from(place) * bytes.len() / 65_536;
    let until = (at + usize::from(what) % 40).min(bytes.len());
    match how % 7 {
        0 => {
            if let Some(byte) = bytes.get_mut(at) {
                *byte ^= 1 << (what % 8);
            }
        }
        1 => drop(bytes.drain(at..until)),
        2 => {
            let again = bytes[at..until].to_vec();
            drop(bytes.splice(at..at, again));
        }
        3 => drop(bytes.splice(at..at, PIECES[usize::from(what) % PIECES.len()].bytes())),
        4 => drop(bytes.splice(at..until, PIECES[usize::from(what) % PIECES.len()].bytes())),
        5 => bytes.truncate(at),
        _ => {
            if let Some(byte) = bytes.get_mut(at) {
                *byte = what;
            }
        }
    }
}

/// A sample after some edits, or any bytes at all.
pub fn damaged(samples: Vec<Vec<u8>>) -> impl Strategy<Value = Vec<u8>> {
    let edits = prop::collection::vec(any::<Edit>(), 0..6);
    let edited = (prop::sample::select(samples), edits).prop_map(|(mut bytes, edits)| {
        edits.into_iter().for_each(|one| edit(&mut bytes, one));
        bytes
    });
    prop_oneof![19 => edited, 1 => prop::collection::vec(any::<u8>(), 0..200)]
}

/// A runner with the same cases every time, or with new ones if `FUZZ_SECONDS` is set.
pub fn runner(cases: u32) -> TestRunner {
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    match std::env::var_os("FUZZ_SECONDS") {
        Some(_) => TestRunner::new(config),
        None => {
            let seed = proptest::test_runner::TestRng::deterministic_rng(config.rng_algorithm);
            TestRunner::new_with_rng(config, seed)
        }
    }
}

/// Whether there is time for more cases.
pub fn goes_on(since: Instant) -> bool {
    let seconds = std::env::var("FUZZ_SECONDS").ok().and_then(|seconds| seconds.parse().ok());
    seconds.is_some_and(|seconds| since.elapsed() < Duration::from_secs(seconds))
}
