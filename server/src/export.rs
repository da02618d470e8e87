//! Everything about a person as one JSON file, written part by part: somebody may have thousands of tables. It holds what the person may know
//! and nothing else: their own view of games that go on, and whole records of those that are over.

use std::sync::Arc;

use axum::body::Bytes;
use hustings_core::Viewer;
use serde_json::{Value, json};
use tokio::sync::mpsc;

use crate::daily;
use crate::lab;
use crate::protocol::TableSummary;
use crate::store::{Cursor, Entry, Passkey, StoreError, Stored, User, Way, Which, record};
use crate::table::{Context, Table};

/// How many tables are looked up at once.
const TOGETHER: u32 = 50;

/// The file up to its tables.
pub async fn person(context: &Context, user: &User) -> Result<Bytes, StoreError> {
    let (store, id, ids) = (context.store(), user.id().to_owned(), user.ids().to_vec());
    let ways: Vec<Value> = store.ways_of(ids.clone()).await?.iter().map(way).collect();
    let passkeys: Vec<Value> = store.passkeys_of(id.clone()).await?.iter().map(passkey).collect();
    let mut sets = Vec::new();
    for set in store.sets_of(ids.clone()).await? {
        let files = store.set_files(set.game.clone(), set.version.clone()).await?;
        let files: Value = files.and_then(|files| serde_json::from_str(&files).ok()).unwrap_or_default();
        sets.push(json!({
            "id": set.id, "game": set.game, "name": set.name, "version": set.version, "changed_at": set.changed_at,
            "files": files,
        }));
    }
    let mut experiments = Vec::new();
    for one in store.experiments_of(ids.clone()).await? {
        let found = store.study(one.id.clone()).await?.and_then(|(_, findings)| findings);
        experiments.push(json!({
            "id": one.id, "plan": plain(&one.plan), "phase": one.phase, "played": one.played, "games": one.games,
            "created_at": one.created_at, "findings": found.as_deref().map(plain),
        }));
    }
    let whole = json!({
        "exported_at": context.now(),
        "user": {
            "id": user.id(), "name": user.name(), "account": user.account(), "language": user.language(),
            "other_ids": user.ids().iter().filter(|other| *other != user.id()).collect::<Vec<_>>(),
        },
        "sessions_since": store.sessions_of(id.clone()).await?,
        "passkeys": passkeys,
        "recovery_address": store.recovery_address(id.clone()).await?.map(|address| address.address),
        "ways_to_be_told": ways,
        "calendar": store.calendar_of(id).await?.map(|secret| format!("/api/calendar/{secret}")),
        "sets": sets,
        "experiments": experiments,
    });
    let mut text = whole.to_string();
    // The list of tables goes on where this ends.
    text.pop();
    text.push_str(",\"tables\":[");
    Ok(text.into())
}

/// JSON that is kept or sent as text.
fn plain(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_default()
}

fn way(way: &Way) -> Value {
    json!({
        "kind": way.kind, "name": way.name, "target": way.target, "confirmed": way.confirmed, "wish": way.wish,
        "created_at": way.created_at,
    })
}

fn passkey(passkey: &Passkey) -> Value {
    let Passkey { id, name, place, created_at, used_at, .. } = passkey;
    json!({"id": id, "name": name, "place": place, "created_at": created_at, "used_at": used_at})
}

/// The tables and the end of the file. Where the store fails, the file ends in the middle: nobody takes it for a whole one.
pub async fn tables(context: &Arc<Context>, user: &User, parts: mpsc::Sender<Bytes>) {
    let mut after: Option<Cursor> = None;
    let mut comma = "";
    loop {
        let Ok(page) = context.store().mine(user.ids().to_vec(), Which::All, after, TOGETHER).await else { return };
        for summary in page.tables {
            let Ok(table) = table(context, user, &summary).await else { return };
            if parts.send(format!("{comma}\n{table}").into()).await.is_err() {
                return;
            }
            comma = ",";
        }
        after = page.next;
        if after.is_none() {
            break;
        }
    }
    let _ = parts.send("\n]}\n".into()).await;
}

async fn table(context: &Arc<Context>, user: &User, summary: &TableSummary) -> Result<Value, StoreError> {
    let store = context.store();
    let mut whole = json!({"summary": summary});
    let Some(no) = store.table_no(summary.table.clone()).await? else { return Ok(whole) };
    whole["notices"] = json!(store.notice_choice(user.id().to_owned(), no).await?);
    let entries = store.read(no, 1).await?;
    whole["chat"] = entries.iter().filter_map(|stored| own_line(user, stored)).collect();
    let Some(Entry::Created(created)) = entries.first().map(|stored| &stored.entry) else { return Ok(whole) };
    let over = entries.iter().any(|stored| matches!(stored.entry, Entry::Ended { .. }));
    if over && !daily::is_secret(created.daily, context.now()) {
        whole["record"] = json!(record(&entries).map(|record| record.to_string()));
    } else if entries.iter().any(|stored| matches!(stored.entry, Entry::Started)) {
        // Lists may lag behind; the journal does not.
        lab::learn_set(context, &created.game, &created.options).await?;
        let ids = user.ids().to_vec();
        let views = context.aside(move |catalog| {
            let table = Table::load(no, entries, catalog).ok()?;
            let seats = table.held_by(&ids);
            let view =
                |seat| table.view(Viewer::Seat(seat)).map(|view| json!({"seat": seat, "view": plain(&view.text())}));
            Some(seats.iter().filter_map(view).collect::<Vec<Value>>())
        });
        whole["views"] = json!(views.await.ok().flatten().unwrap_or_default());
    }
    Ok(whole)
}

fn own_line(user: &User, stored: &Stored) -> Option<Value> {
    match &stored.entry {
        Entry::Chat { user: by, text, .. } if user.ids().contains(by) => Some(json!({"at": stored.at, "text": text})),
        _ => None,
    }
}
