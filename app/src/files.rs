//! Files read and written whole, with the path in every error.

use std::path::Path;

use anyhow::Context as _;

pub fn read(path: &Path) -> anyhow::Result<String> {
    std::fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))
}

pub fn write(path: &Path, data: impl AsRef<[u8]>) -> anyhow::Result<()> {
    std::fs::write(path, data).with_context(|| format!("{} cannot be written", path.display()))
}

pub fn create_folder(path: &Path) -> anyhow::Result<()> {
    std::fs::create_dir_all(path).with_context(|| format!("{} cannot be created", path.display()))
}
