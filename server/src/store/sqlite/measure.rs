//! For the examples that measure: a house with many tables, and what a statement costs.

use std::path::Path;
use std::time::{Duration, Instant};

use rusqlite::config::DbConfig;
use rusqlite::params;

use super::file::Writing;
use super::writer::append;
use crate::protocol::Seq;
use crate::store::{StoreError, TableNo};

/// Adds copies of a table, with its entries and lists, each changed a moment before the next; their names are the table's with a number.
pub fn multiply(data: &Path, id: &str, copies: u32) -> Result<(), StoreError> {
    let mut writing = Writing::visit(data)?;
    let transaction = writing.connection().transaction()?;
    let no: TableNo = transaction.query_row("SELECT no FROM tables WHERE id = ?1", [id], |row| row.get(0))?;
    let last: TableNo = transaction.query_row("SELECT max(no) FROM tables", [], |row| row.get(0))?;
    for sql in [
        "INSERT INTO tables (no, id, seq, public, phase, waiting, changed_at, summary, host, place)
         SELECT ?2 + i, printf('%s%06d', id, i), seq, public, phase, waiting, changed_at - i, summary, host, place
         FROM tables, copies WHERE no = ?1",
        "INSERT INTO sitters (user, table_no, seen, over, changed_at)
         SELECT user, ?2 + i, seen, over, changed_at - i FROM sitters, copies WHERE table_no = ?1",
        "INSERT INTO journal (table_no, seq, at, entry)
         SELECT ?2 + i, seq, at, entry FROM copies, journal WHERE table_no = ?1",
    ] {
        let copies_of =
            "WITH RECURSIVE copies (i) AS (SELECT 1 WHERE ?3 > 0 UNION ALL SELECT i + 1 FROM copies WHERE i < ?3)";
        transaction.execute(&format!("{copies_of} {sql}"), params![no, last, copies])?;
    }
    transaction.commit()?;
    Ok(())
}

/// The time that `entries` entries take in one transaction, with statements that are planned once, and planned again for each entry as
/// SQLite does by itself when other values are bound.
pub fn planning(data: &Path, table: TableNo, entries: u32) -> Result<[Duration; 2], StoreError> {
    let mut writing = Writing::visit(data)?;
    let connection = writing.connection();
    let entry = vec![br#"{"moved":{"seat":0,"mv":"base 1,0"}}"#.to_vec()];
    let mut took = [Duration::ZERO; 2];
    for (place, once) in [true, false].into_iter().enumerate() {
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, once)?;
        connection.flush_prepared_statement_cache();
        let started = Instant::now();
        let transaction = connection.transaction()?;
        for seq in 0..entries as Seq {
            append(&transaction, table + place as TableNo, seq, 0, &entry)?;
        }
        transaction.commit()?;
        took[place] = started.elapsed();
    }
    Ok(took)
}
