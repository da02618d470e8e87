//! The games that people have finished in a house, as records, for its host.

use std::sync::Arc;

use hustings_catalog::Catalog;
use hustings_core::Record;

use super::{Entry, Postgres, Sqlite, Store, StoreAt, StoreError, record};
use crate::metrics::Metrics;

/// How many tables are looked for at once.
const TOGETHER: u32 = 500;

/// All finished games of this kind at which at least one person sat, each with the number of its table. The catalog gets to know the sets
/// they were played with. A server may use the data meanwhile.
pub async fn finished(at: &StoreAt, game: &str, catalog: &Catalog) -> Result<Vec<(String, Record)>, StoreError> {
    let metrics = Arc::new(Metrics::new());
    let store: Box<dyn Store> = match at {
        StoreAt::File(path) => Box::new(Sqlite::open(path, metrics)?),
        StoreAt::Database(address) => Box::new(Postgres::open(address, metrics).await?),
    };
    let mut records = Vec::new();
    let mut last = 0;
    loop {
        let tables = store.over_after(last, TOGETHER).await?;
        let Some(newest) = tables.last() else { break };
        last = *newest;
        for no in tables {
            let entries = store.read(no, 1).await?;
            let people = entries.iter().any(|stored| matches!(stored.entry, Entry::Seated { user: Some(_), .. }));
            let played = record(&entries).filter(|record| people && record.game == game);
            let Some(played) = played else { continue };
            learn(&*store, catalog, &played).await?;
            records.push((format!("table {no}"), played));
        }
    }
    tokio::task::spawn_blocking(move || store.close()).await.map_err(|_| StoreError::Closed)?;
    Ok(records)
}

/// A set that can no longer be loaded is refused when the record is replayed.
async fn learn(store: &dyn Store, catalog: &Catalog, record: &Record) -> Result<(), StoreError> {
    let (Some(version), Ok(game)) = (&record.set, catalog.game(&record.game)) else { return Ok(()) };
    let Some((name, _)) = version.split_once('@') else { return Ok(()) };
    let files = store.set_files(record.game.clone(), version.clone()).await?;
    if let Some(files) = files.and_then(|files| serde_json::from_str(&files).ok()) {
        let _ = game.keep_set(name, &files);
    }
    Ok(())
}
