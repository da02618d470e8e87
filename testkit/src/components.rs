//! Component files with a change in them, for tests of what a loader accepts and refuses.

use std::ops::RangeInclusive;

use hustings_core::Files;

/// The component files of the crate whose manifest is in this folder: `components(env!("CARGO_MANIFEST_DIR"))`.
///
/// # Panics
/// If its folder `data` cannot be read.
pub fn components(manifest: &str) -> Files {
    let entries = std::fs::read_dir(format!("{manifest}/data")).expect("the folder of components");
    let file = |entry: std::io::Result<std::fs::DirEntry>| {
        let path = entry.expect("a file").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (name, std::fs::read_to_string(&path).expect("a text"))
    };
    entries.map(file).collect()
}

/// Replaces the first `from` in a file by `to`, and returns the lines that `to` is on.
///
/// # Panics
/// If there is no such file, or no `from` in it: a test that changes nothing proves nothing.
pub fn edit(files: &mut Files, file: &str, from: &str, to: &str) -> RangeInclusive<usize> {
    let text = files.get_mut(file).unwrap_or_else(|| panic!("there is no {file}"));
    let at = text.find(from).unwrap_or_else(|| panic!("{file} has no `{from}`"));
    text.replace_range(at..at + from.len(), to);
    let first = 1 + text[..at].matches('\n').count();
    first..=first + to.matches('\n').count()
}
