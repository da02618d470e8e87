//! The user's component sets: `DIR/GAME/SET/*.toml`, read and checked before the subcommand runs.

use std::path::{Path, PathBuf};

use anyhow::Context as _;
use hustings_catalog::Catalog;
use hustings_core::Files;

/// Adds every set in the folder to the catalog; the first mistake is reported with its file and line.
pub fn load(catalog: &Catalog, folder: &Path) -> anyhow::Result<()> {
    for game in folders(folder)? {
        let name = name_of(&game);
        let known = catalog.game(&name).with_context(|| game.display().to_string())?;
        for set in folders(&game)? {
            let files = read(&set)?;
            let added = known.add_set(&name_of(&set), &files);
            added.map_err(|bad| {
                let file = if files.contains_key(&bad.file) { set.join(&bad.file) } else { set.clone() };
                let line = if bad.line == 0 { String::new() } else { format!(":{}", bad.line) };
                anyhow::anyhow!("{}{line}: {}", file.display(), bad.expected)
            })?;
        }
    }
    Ok(())
}

fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// The visible entries of a folder, sorted by name so that lists are the same everywhere.
fn entries(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let read = std::fs::read_dir(folder).and_then(|entries| entries.map(|entry| Ok(entry?.path())).collect());
    let mut paths: Vec<PathBuf> = read.with_context(|| format!("{} cannot be read", folder.display()))?;
    paths.retain(|path| !name_of(path).starts_with('.'));
    paths.sort();
    Ok(paths)
}

fn folders(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    Ok(entries(folder)?.into_iter().filter(|path| path.is_dir()).collect())
}

fn read(set: &Path) -> anyhow::Result<Files> {
    let mut files = Files::new();
    for path in entries(set)?.into_iter().filter(|path| path.extension().is_some_and(|end| end == "toml")) {
        files.insert(name_of(&path), crate::files::read(&path)?);
    }
    anyhow::ensure!(!files.is_empty(), "{}: there is no .toml file in this set", set.display());
    Ok(files)
}
