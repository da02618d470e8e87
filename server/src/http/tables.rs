//! Games, tables and lists of them.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use super::Site;
use super::answer::{Answer, Body, Failure, missing};
use super::guard::{From, Maybe, Person};
use super::records::verified;
use crate::bots;
use crate::daily;
use crate::journal::{Entry, Journal, Stored, TableNo, Which, record as record_of};
use crate::protocol::{
    Code, CreateTable, Daily, EndedHow, GameInfo, Refusal, Settle, Settled, TableCreated, TableSummary, Verified,
};
use crate::table::Plan;

pub async fn games(State(site): State<Arc<Site>>) -> Json<Vec<GameInfo>> {
    let games = site.context.catalog.games().map(|game| {
        let info = game.info();
        GameInfo {
            name: info.name.to_owned(),
            title: info.title.to_owned(),
            tagline: info.tagline.to_owned(),
            prefix: info.prefix.to_owned(),
            seats: info.seats.to_vec(),
            options: info.options.to_vec(),
            orders: info.orders.to_vec(),
            rules_version: info.rules_version,
            set_version: game.set_version(),
            sets: Some(game.sets()).filter(|sets| sets.len() > 1).unwrap_or_default(),
            secrets: info.secrets,
            bots: bots::offered(info.name),
        }
    });
    Json(games.collect())
}

pub async fn rules(State(site): State<Arc<Site>>, Path(game): Path<String>) -> Result<Response, Failure> {
    let rules = site.context.catalog.game(&game)?.info().rules;
    Ok(([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], rules).into_response())
}

pub async fn settle(
    State(site): State<Arc<Site>>,
    Path(game): Path<String>,
    Body(wish): Body<Settle>,
) -> Answer<Settled> {
    let options = site.context.catalog.game(&game)?.settle(wish.seats, &wish.options)?;
    Ok(Json(Settled { options }))
}

pub async fn create(
    State(site): State<Arc<Site>>,
    Person(user): Person,
    Body(wish): Body<CreateTable>,
) -> Result<(StatusCode, Json<TableCreated>), Failure> {
    let now = site.context.time.now();
    site.new_tables.take(user.id.clone(), now)?;
    let daily = wish.daily.then(|| (wish.game.clone(), daily::day_of(now)));
    let own_try = async || match &daily {
        Some((game, day)) => site.context.store.daily_try(game, *day, user.ids.clone()).await,
        None => Ok(None),
    };
    if let Some(table) = own_try().await? {
        return Ok((StatusCode::CREATED, Json(TableCreated { table })));
    }
    let table = match Plan::new(wish, &user)?.carry_out(&site.context).await {
        Ok(table) => table,
        // Asked for twice at the same moment: the other one counts.
        Err(refusal) => own_try().await?.ok_or(refusal)?,
    };
    Ok((StatusCode::CREATED, Json(TableCreated { table })))
}

pub async fn daily_scores(
    State(site): State<Arc<Site>>,
    Maybe(user): Maybe,
    Path(game): Path<String>,
) -> Answer<Daily> {
    site.context.catalog.game(&game)?;
    let me = user.map(|user| user.ids.clone()).unwrap_or_default();
    Ok(Json(site.context.store.daily(&game, daily::day_of(site.context.time.now()), me).await?))
}

pub async fn lobby(State(site): State<Arc<Site>>, Maybe(user): Maybe) -> Answer<Vec<TableSummary>> {
    let me = user.map(|user| user.ids.clone()).unwrap_or_default();
    Ok(Json(site.context.store.lobby(me).await?))
}

#[derive(Deserialize)]
pub struct WhichOnes {
    over: Option<bool>,
}

pub async fn mine(
    State(site): State<Arc<Site>>,
    Person(user): Person,
    Query(which): Query<WhichOnes>,
) -> Answer<Vec<TableSummary>> {
    let which = match which.over {
        None => Which::All,
        Some(false) => Which::Unfinished,
        Some(true) => Which::Over,
    };
    Ok(Json(site.context.store.mine(user.ids.clone(), which).await?))
}

/// The table behind a link. Links that lead nowhere are counted, so that nobody gets to guess.
pub(super) async fn find(site: &Site, from: From, id: &str) -> Result<TableNo, Failure> {
    let now = site.context.time.now();
    site.wrong_links.check(&from.0, now)?;
    let plausible = id.len() <= 32 && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let found = if plausible { site.context.store.table_no(id).await? } else { None };
    match found {
        Some(no) => Ok(no),
        None => {
            site.wrong_links.take(from.0, now)?;
            Err(missing())
        }
    }
}

pub async fn summary(
    State(site): State<Arc<Site>>,
    from: From,
    Maybe(user): Maybe,
    Path(id): Path<String>,
) -> Answer<TableSummary> {
    let no = find(&site, from, &id).await?;
    let me = user.map(|user| user.ids.clone()).unwrap_or_default();
    Ok(Json(site.context.store.summary(no, me).await?.ok_or_else(missing)?))
}

/// The entries of a finished game: before the end they hold secrets.
async fn finished(site: &Site, no: TableNo) -> Result<Vec<Stored>, Failure> {
    let entries = site.context.store.read(no, 1).await?;
    if let Some(Stored { entry: Entry::Created(created), .. }) = entries.first()
        && daily::is_secret(created.daily, site.context.time.now())
    {
        return Err(Failure(Refusal::new(Code::WrongPhase, daily::KEPT)));
    }
    if entries.iter().any(|stored| matches!(stored.entry, Entry::Ended { .. })) {
        return Ok(entries);
    }
    Err(Failure(Refusal::new(Code::WrongPhase, "the record is given out when the game is over")))
}

pub async fn record(State(site): State<Arc<Site>>, from: From, Path(id): Path<String>) -> Result<Response, Failure> {
    let no = find(&site, from, &id).await?;
    let entries = finished(&site, no).await?;
    let record = record_of(&entries).ok_or_else(missing)?;
    let mut text = record.to_string();
    for stored in &entries {
        let line = match &stored.entry {
            Entry::Resigned { seat } => format!("# seat {seat} resigned\n"),
            Entry::Ended { how: EndedHow::Timeout, .. } => "# ended because time was up\n".to_owned(),
            _ => continue,
        };
        text.push_str(&line);
    }
    let name = format!("attachment; filename=\"{}-{no}.txt\"", record.game);
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CONTENT_DISPOSITION, name.as_str())];
    Ok((headers, text).into_response())
}

pub async fn verify(State(site): State<Arc<Site>>, from: From, Path(id): Path<String>) -> Answer<Verified> {
    let no = find(&site, from, &id).await?;
    let record = record_of(&finished(&site, no).await?).ok_or_else(missing)?;
    Ok(Json(verified(&site, record).await?))
}
