//! Stored sets, as the catalog comes to know them: when a table, a record or an experiment needs one.

use hustings_core::{Files, say};
use serde_json::Value;

use crate::protocol::{Code, Refused, by_catalog, internal, refuse};
use crate::store::StoreError;
use crate::table::Context;

/// The version that these options choose, if it is one of a stored set.
fn version_in(options: &Value) -> Option<&str> {
    options.get("set")?.as_str().filter(|set| set.contains('@'))
}

/// Teaches the catalog the set that these options choose. Where there is none of this version, the catalog refuses it later.
pub async fn learn_set(context: &Context, game: &str, options: &Value) -> Result<(), StoreError> {
    learn_version(context, game, version_in(options)).await
}

/// The same for the set that a record names.
pub async fn learn_record(context: &Context, record: &str) -> Result<(), StoreError> {
    let (mut game, mut set) = (None, None);
    for line in record.lines().take_while(|line| line.trim() != "moves:") {
        match line.split_once(':') {
            Some(("game", name)) => game = Some(name.trim()),
            Some(("set", version)) => set = serde_json::from_str::<String>(version.trim()).ok(),
            _ => {}
        }
    }
    learn_version(context, game.unwrap_or_default(), set.as_deref()).await
}

/// The same for a version.
pub async fn learn_version(context: &Context, game: &str, version: Option<&str>) -> Result<(), StoreError> {
    let (Some(version), Ok(known)) = (version, context.catalog().game(game)) else { return Ok(()) };
    let Some((name, _)) = version.split_once('@') else { return Ok(()) };
    if known.set_files(version).is_ok() {
        return Ok(());
    }
    let Some(files) = files_of(context, game, version).await? else { return Ok(()) };
    if let Err(why) = known.keep_set(name, &files) {
        // It was checked when it was saved; the rules have changed since.
        tracing::warn!(game, version, %why, "a stored set can no longer be loaded");
    }
    Ok(())
}

/// The files of a stored version.
pub async fn files_of(context: &Context, game: &str, version: &str) -> Result<Option<Files>, StoreError> {
    let files = context.store().set_files(game.to_owned(), version.to_owned()).await?;
    Ok(files.and_then(|files| serde_json::from_str(&files).ok()))
}

/// A table is about to be made: its set stays for ever, and the catalog knows it.
pub async fn keep_set(context: &Context, game: &str, options: &Value) -> Result<(), Refused> {
    let Some(version) = version_in(options) else { return Ok(()) };
    let info = context.catalog().game(game).map_err(by_catalog)?;
    let stored = |error: StoreError| {
        tracing::error!(%error, "a set could not be kept");
        internal()
    };
    if !context.store().keep_set(game.to_owned(), version.to_owned()).await.map_err(stored)? {
        let (title, name) = (info.info().title, version.to_owned());
        return refuse(Code::BadOptions, say!("unknown-set", title, name, known = info.sets()));
    }
    learn_version(context, game, Some(version)).await.map_err(stored)
}
