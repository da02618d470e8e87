//! A file as one end of a move.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use rusqlite::types::Value as Sql;
use rusqlite::{Connection, params_from_iter};
use serde_json::Value;
use tokio::runtime::Handle;
use tokio::sync::mpsc;

use super::{Column, KINDS, Kind, Part, Sender, Sent, TOGETHER, Tally, compare};
use crate::store::StoreError;
use crate::store::sqlite::{Writing, beside, rename, whole_journal};

/// Sends everything in the file. No server may have it open.
pub async fn send(path: PathBuf, to: mpsc::Sender<Sent>) -> Result<Tally, StoreError> {
    let runtime = Handle::current();
    let sending = tokio::task::spawn_blocking(move || {
        if !path.exists() {
            let missing = std::io::Error::from(std::io::ErrorKind::NotFound);
            return Err(StoreError::NoData { path, source: Arc::new(missing) });
        }
        let mut writing = Writing::hold(&path)?;
        let mut sender = Sender::new(to);
        each_part(writing.connection(), &path, |part| runtime.block_on(sender.part(part.kind, part.rows)))?;
        Ok(runtime.block_on(sender.finish()))
    });
    sending.await.map_err(|_| StoreError::Closed)?
}

/// Writes what arrives into a file that must not exist yet. It has its name only when everything is there.
pub async fn receive(path: PathBuf, mut from: mpsc::Receiver<Sent>) -> Result<Tally, StoreError> {
    let receiving = tokio::task::spawn_blocking(move || {
        if path.exists() {
            return Err(StoreError::CopyExists(path));
        }
        let part = beside(&path, ".part");
        let remove = || ["", "-wal", "-shm", "-lock"].map(|ending| std::fs::remove_file(beside(&part, ending)));
        // Left by a move that was interrupted.
        let _ = remove();
        let received = fill(&part, &mut from).and_then(|tally| rename(&part, &path).map(|()| tally));
        let _ = remove();
        received
    });
    receiving.await.map_err(|_| StoreError::Closed)?
}

fn fill(path: &Path, from: &mut mpsc::Receiver<Sent>) -> Result<Tally, StoreError> {
    let mut writing = Writing::hold(path)?;
    let connection = writing.connection();
    let filling = connection.transaction()?;
    let sent = loop {
        match from.blocking_recv() {
            Some(Sent::Part(part)) => insert(&filling, &part)?,
            Some(Sent::All(sent)) => break sent,
            None => return Err(StoreError::Closed),
        }
    };
    filling.execute_batch(
        "INSERT INTO lagging SELECT no FROM tables WHERE seq < (SELECT max(seq) FROM journal WHERE table_no = no)",
    )?;
    filling.commit()?;
    let mut arrived = Tally::default();
    each_part(writing.connection(), path, |part| {
        arrived.count(&part);
        Ok(())
    })?;
    compare(&sent, &arrived)?;
    writing.connection().query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
    Ok(arrived)
}

fn insert(connection: &Connection, part: &Part) -> Result<(), StoreError> {
    let kind = &KINDS[part.kind];
    let marks = vec!["?"; kind.columns.len()].join(", ");
    let sql = format!("INSERT INTO {} ({}) VALUES ({marks})", kind.table, kind.names());
    let mut insert = connection.prepare_cached(&sql)?;
    for row in &part.rows {
        let cells = row.as_array().map(Vec::as_slice).unwrap_or_default();
        insert.execute(params_from_iter(cells.iter().zip(kind.columns).map(|(cell, (name, column))| {
            match (cell, column) {
                (Value::Null, _) => Sql::Null,
                // As a server writes it.
                (Value::String(text), _) if *name == "entry" => Sql::Blob(text.clone().into_bytes()),
                (Value::String(text), Column::Bytes) => Sql::Blob(from_hex(text)),
                (Value::Bool(truth), _) => Sql::Integer(i64::from(*truth)),
                (Value::Number(number), _) => Sql::Integer(number.as_i64().unwrap_or_default()),
                (Value::String(text), _) => Sql::Text(text.clone()),
                (other, _) => Sql::Text(other.to_string()),
            }
        })))?;
    }
    Ok(())
}

/// Everything in the file, some rows at a time.
fn each_part(
    connection: &Connection,
    path: &Path,
    mut take: impl FnMut(Part) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    for (number, kind) in KINDS.iter().enumerate() {
        if kind.table == "journal" {
            let mut tables = connection.prepare("SELECT no FROM tables ORDER BY no")?;
            let tables: Vec<i64> = tables.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
            for no in tables {
                let entries = whole_journal(connection, path, no)?;
                let rows = entries.into_iter().map(|(seq, at, entry)| serde_json::json!([no, seq, at, entry]));
                take(Part { kind: number, rows: rows.collect() })?;
            }
            continue;
        }
        let mut select = connection.prepare(&format!("SELECT {} FROM {}", kind.names(), kind.table))?;
        let mut found = select.query([])?;
        let mut rows = Vec::new();
        while let Some(row) = found.next()? {
            rows.push(row_of(kind, row)?);
            if rows.len() == TOGETHER {
                take(Part { kind: number, rows: std::mem::take(&mut rows) })?;
            }
        }
        take(Part { kind: number, rows })?;
    }
    Ok(())
}

fn row_of(kind: &Kind, row: &rusqlite::Row<'_>) -> rusqlite::Result<Value> {
    let cells = kind.columns.iter().enumerate().map(|(number, (_, column))| {
        Ok(match (row.get::<_, Sql>(number)?, column) {
            (Sql::Null, _) => Value::Null,
            (Sql::Integer(number), Column::Truth) => Value::Bool(number != 0),
            (Sql::Integer(number), _) => number.into(),
            (Sql::Real(number), _) => number.into(),
            (Sql::Text(text), _) => text.into(),
            (Sql::Blob(bytes), _) => hex(&bytes).into(),
        })
    });
    cells.collect::<rusqlite::Result<Vec<Value>>>().map(Value::Array)
}

/// As PostgreSQL writes bytes.
fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold("\\x".to_owned(), |text, byte| text + &format!("{byte:02x}"))
}

fn from_hex(text: &str) -> Vec<u8> {
    let digits = text.trim_start_matches("\\x").as_bytes();
    let byte = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).unwrap_or_default(), 16).unwrap_or_default();
    digits.chunks(2).map(byte).collect()
}
