//! A database as one end of a move.

use serde_json::Value;
use tokio::sync::mpsc;
use tokio_postgres::{Client, Transaction};

use super::{Column, KINDS, Kind, Part, Sender, Sent, TOGETHER, Tally, compare};
use crate::store::StoreError;
use crate::store::postgres::{Address, hold_whole, let_go};

/// Sends everything in the database, which no server may have.
pub async fn send(address: &Address, to: mpsc::Sender<Sent>) -> Result<Tally, StoreError> {
    let mut client = hold_whole(address, false).await?;
    let sent = read(&mut client, to).await;
    let_go(&client).await;
    sent
}

async fn read(client: &mut Client, to: mpsc::Sender<Sent>) -> Result<Tally, StoreError> {
    let reading = client.build_transaction().isolation_level(tokio_postgres::IsolationLevel::RepeatableRead);
    let reading = reading.read_only(true).start().await?;
    let mut sender = Sender::new(to);
    for number in 0..KINDS.len() {
        let mut rows = Rows::of(&reading, number).await?;
        while let Some(part) = rows.next(&reading).await? {
            sender.part(part.kind, part.rows).await?;
        }
    }
    Ok(sender.finish().await)
}

/// Writes what arrives into an empty house: all of it, or nothing.
pub async fn receive(address: &Address, from: mpsc::Receiver<Sent>) -> Result<Tally, StoreError> {
    let mut client = hold_whole(address, true).await?;
    let received = fill(&mut client, address, from).await;
    let_go(&client).await;
    received
}

async fn fill(client: &mut Client, address: &Address, mut from: mpsc::Receiver<Sent>) -> Result<Tally, StoreError> {
    let filling = client.transaction().await?;
    for kind in &KINDS {
        let used = filling.query_opt(format!("SELECT 1 FROM {} LIMIT 1", kind.table).as_str(), &[]).await?;
        if used.is_some() {
            return Err(StoreError::NotEmpty(address.to_string()));
        }
    }
    let sent = loop {
        match from.recv().await {
            Some(Sent::Part(part)) => insert(&filling, &part).await?,
            Some(Sent::All(sent)) => break sent,
            None => return Err(StoreError::Closed),
        }
    };
    filling
        .batch_execute(
            "INSERT INTO lagging (table_no, marked_at) SELECT no, now() FROM tables
                WHERE seq < (SELECT max(seq) FROM journal WHERE table_no = no);
             SELECT setval(pg_get_serial_sequence('tables', 'no'), coalesce(max(no), 0) + 1, false) FROM tables;
             SELECT setval(pg_get_serial_sequence('users', 'no'), coalesce(max(no), 0) + 1, false) FROM users;
             SELECT setval(pg_get_serial_sequence('experiment_games', 'no'), coalesce(max(no), 0) + 1, false)
                FROM experiment_games",
        )
        .await?;
    let mut arrived = Tally::default();
    for number in 0..KINDS.len() {
        let mut rows = Rows::of(&filling, number).await?;
        while let Some(part) = rows.next(&filling).await? {
            arrived.count(&part);
        }
    }
    compare(&sent, &arrived)?;
    filling.commit().await?;
    Ok(arrived)
}

async fn insert(filling: &Transaction<'_>, part: &Part) -> Result<(), StoreError> {
    if part.rows.is_empty() {
        return Ok(());
    }
    let kind = &KINDS[part.kind];
    let object = |row: &Value| {
        let cells = row.as_array().cloned().unwrap_or_default();
        let named = kind.columns.iter().map(|(name, _)| name.trim_matches('"').to_owned());
        Value::Object(named.zip(cells).collect())
    };
    let rows = Value::Array(part.rows.iter().map(object).collect()).to_string();
    let (table, names) = (kind.table, kind.names());
    let sql = format!(
        "INSERT INTO {table} ({names}) SELECT {names} FROM json_populate_recordset(NULL::{table}, $1::text::json)"
    );
    filling.execute(sql.as_str(), &[&rows]).await?;
    Ok(())
}

/// All rows of a kind, some at a time.
struct Rows {
    kind: usize,
    portal: tokio_postgres::Portal,
}

impl Rows {
    async fn of(reading: &Transaction<'_>, kind: usize) -> Result<Rows, StoreError> {
        let Kind { table, columns } = &KINDS[kind];
        let cells: Vec<String> = columns.iter().map(|(name, column)| cell(name, *column)).collect();
        let sql = format!("SELECT json_build_array({})::text FROM {table}", cells.join(", "));
        Ok(Rows { kind, portal: reading.bind(sql.as_str(), &[]).await? })
    }

    async fn next(&mut self, reading: &Transaction<'_>) -> Result<Option<Part>, StoreError> {
        let found = reading.query_portal(&self.portal, TOGETHER as i32).await?;
        if found.is_empty() {
            return Ok(None);
        }
        let row = |row: &tokio_postgres::Row| serde_json::from_str(row.get(0)).expect("the database writes JSON");
        Ok(Some(Part { kind: self.kind, rows: found.iter().map(row).collect() }))
    }
}

fn cell(name: &str, column: Column) -> String {
    match column {
        Column::Bytes => format!("'\\x' || encode({name}, 'hex')"),
        Column::Number | Column::Text | Column::Truth => name.to_owned(),
    }
}
