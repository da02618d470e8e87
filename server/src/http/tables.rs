//! Games, tables and lists of them.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use hustings_catalog::Catalog;
use hustings_core::{RulesPage, say};
use serde::Deserialize;
use utoipa::IntoParams;

use super::Site;
use super::answer::{Body, HttpAnswer, HttpRefused, Path, Query, missing};
use super::guard::{From, Maybe, Person};
use super::records::{aside, read_instead, verified};
use crate::bots;
use crate::daily;
use crate::lab::{learn_record, learn_set, learn_version};
use crate::limits;
use crate::protocol::{
    Code, Complete, Completed, CreateTable, Daily, EndedHow, GameInfo, Refused, TableCreated, TablePage, TableSummary,
    Verified, internal, refuse,
};
use crate::store::{Cursor, Entry, Page, Stored, TableNo, Which, record as record_of};
use crate::table::{Beginning, Made, Plan};

/// List the games
#[utoipa::path(
    get, path = "/api/games", tag = "games",
    responses((status = 200, description = "All games, in the order of the shelf", body = Vec<GameInfo>), HttpRefused),
    security(()),
)]
pub async fn games(State(site): State<Arc<Site>>) -> Json<Vec<GameInfo>> {
    let games = site.context.catalog().games().map(|game| {
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

/// A game's rules page
#[utoipa::path(
    get, path = "/api/games/{game}/rules", tag = "games",
    params(("game" = String, Path, description = "The game's `name`", example = "kuzushi"), RulesQuery),
    responses((status = 200, description = "Its `sections`, each with numbered `lines` and a `table`", body = Object), HttpRefused),
    security(()),
)]
pub async fn rules(
    State(site): State<Arc<Site>>,
    Path(game): Path,
    Query(wanted): Query<RulesQuery>,
) -> HttpAnswer<RulesPage> {
    let language = hustings_words::wanted(wanted.language.as_deref(), "");
    let info = site.context.catalog().game(&game)?.info();
    Ok(Json(RulesPage::parse(&hustings_words::rules_in(language, info))))
}

/// In which language rules are read.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct RulesQuery {
    /// Such as `hi`. In English, which decides, where it is left out or the page is not written in it.
    #[param(example = "en")]
    language: Option<String>,
}

/// Check options and complete them
#[utoipa::path(
    post, path = "/api/games/{game}/complete", tag = "games",
    params(("game" = String, Path, description = "The game's `name`", example = "kuzushi")),
    request_body = Complete,
    responses((status = 200, description = "All options", body = Completed), HttpRefused),
    security(()),
)]
pub async fn complete(
    State(site): State<Arc<Site>>,
    Path(game): Path,
    Body(wish): Body<Complete>,
) -> HttpAnswer<Completed> {
    let options = wish.options.into();
    learn_set(&site.context, &game, &options).await?;
    let options = site.context.catalog().game(&game)?.complete_options(wish.seats, &options)?;
    Ok(Json(Completed { options }))
}

/// Make a table
///
/// Its page is `/t/{table}`, its socket `/api/tables/{table}/socket`.
#[utoipa::path(
    post, path = "/api/tables", tag = "tables",
    request_body = CreateTable,
    responses((status = 201, description = "The table's name in links", body = TableCreated), HttpRefused),
)]
pub async fn create(
    State(site): State<Arc<Site>>,
    from: From,
    Person(user): Person,
    Body(mut wish): Body<CreateTable>,
) -> Result<(StatusCode, Json<TableCreated>), HttpRefused> {
    let (now, address) = (site.context.now(), from.0);
    site.new_tables.take(user.id().to_owned(), now)?;
    site.tables_of_address.take(address, now)?;
    if wish.public {
        site.public_tables.take(address, now)?;
    }
    let daily = wish.daily.then(|| (wish.game.clone(), daily::day_of(now)));
    let own_try = async || match &daily {
        Some((game, day)) => site.context.store().daily_try(game.clone(), *day, user.ids().to_vec()).await,
        None => Ok(None),
    };
    if let Some(table) = own_try().await? {
        return Ok((StatusCode::CREATED, Json(TableCreated { table })));
    }
    let beginning = match wish.record.take() {
        Some(record) => {
            let instead = wish.instead.take();
            learn_record(&site.context, &record).await?;
            let read = move |catalog: &Catalog| Ok(Beginning::of(catalog, read_instead(&record, instead.as_ref())?)?);
            Some(aside(&site, from.payer(Some(&user)), read).await?)
        }
        None => None,
    };
    let table = match Plan::new(wish, beginning, &user)?.carry_out(&site.context).await? {
        Made::Table(table) => table,
        Made::AlreadyEntered => own_try().await?.ok_or_else(internal)?,
    };
    Ok((StatusCode::CREATED, Json(TableCreated { table })))
}

/// The deal of the day and its best scores
#[utoipa::path(
    get, path = "/api/games/{game}/daily", tag = "games",
    params(("game" = String, Path, description = "The game's `name`", example = "kuzushi")),
    responses((status = 200, description = "Today", body = Daily), HttpRefused),
    security((), ("bearer" = [])),
)]
pub async fn daily_scores(State(site): State<Arc<Site>>, Maybe(user): Maybe, Path(game): Path) -> HttpAnswer<Daily> {
    site.context.catalog().game(&game)?;
    let me = user.map(|user| user.ids().to_vec()).unwrap_or_default();
    let day = daily::day_of(site.context.now());
    Ok(Json(site.standings.show(&**site.context.store(), &game, day, &me).await?))
}

/// Which part of a list
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Part {
    /// `next` of the previous page; the first page if left out
    #[param(nullable = false)]
    after: Option<String>,
    /// How many tables, at most; 100 if left out
    #[param(nullable = false, minimum = 1, maximum = 100)]
    limit: Option<u32>,
}

impl Part {
    fn after(&self) -> Result<Option<Cursor>, Refused> {
        let read = |text: &String| text.parse().map_err(|()| bad_part("`after` is not the `next` of a page"));
        self.after.as_ref().map(read).transpose()
    }

    fn limit(&self) -> Result<u32, Refused> {
        let limit = self.limit.unwrap_or(limits::MOST_TABLES);
        if (1..=limits::MOST_TABLES).contains(&limit) { Ok(limit) } else { Err(bad_part("`limit` is 1 to 100")) }
    }
}

fn bad_part(why: &str) -> Refused {
    Refused::new(Code::BadRequest, say!("table-bad-query", why = why.to_owned()))
}

fn page(page: Page) -> Json<TablePage> {
    Json(TablePage { tables: page.tables, next: page.next.map(|cursor| cursor.to_string()) })
}

/// Public tables, open ones first
#[utoipa::path(
    get, path = "/api/lobby", tag = "tables",
    params(Part),
    responses((status = 200, description = "A page of them", body = TablePage), HttpRefused),
    security((), ("bearer" = [])),
)]
pub async fn lobby(
    State(site): State<Arc<Site>>,
    Maybe(user): Maybe,
    Query(part): Query<Part>,
) -> HttpAnswer<TablePage> {
    let me = user.map(|user| user.ids().to_vec()).unwrap_or_default();
    let since = limits::listed_since(site.context.now());
    Ok(page(site.context.store().lobby(me, since, part.after()?, part.limit()?).await?))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct WhichOnes {
    /// Only finished tables, or only unfinished ones; all if left out
    #[param(nullable = false)]
    over: Option<bool>,
}

/// Your tables, newest change first
#[utoipa::path(
    get, path = "/api/tables", tag = "tables",
    params(WhichOnes, Part),
    responses((status = 200, description = "A page of them", body = TablePage), HttpRefused),
)]
pub async fn mine(
    State(site): State<Arc<Site>>,
    Person(user): Person,
    Query(which): Query<WhichOnes>,
    Query(part): Query<Part>,
) -> HttpAnswer<TablePage> {
    let which = match which.over {
        None => Which::All,
        Some(false) => Which::Unfinished,
        Some(true) => Which::Over,
    };
    Ok(page(site.context.store().mine(user.ids().to_vec(), which, part.after()?, part.limit()?).await?))
}

/// The table behind a link. Wrong links are counted, so that nobody can guess; right ones are never refused.
pub(super) async fn find(site: &Site, from: From, id: &str) -> Result<TableNo, HttpRefused> {
    let plausible = id.len() <= 32 && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let found = if plausible { site.context.store().table_no(id.to_owned()).await? } else { None };
    match found {
        Some(no) => Ok(no),
        None => {
            site.wrong_links.take(from.0, site.context.now())?;
            Err(missing())
        }
    }
}

/// What an invitation leads to
#[utoipa::path(
    get, path = "/api/tables/{table}", tag = "tables",
    params(("table" = String, Path, description = "The table's name in links")),
    responses((status = 200, description = "The table in short", body = TableSummary), HttpRefused),
    security((), ("bearer" = [])),
)]
pub async fn summary(
    State(site): State<Arc<Site>>,
    from: From,
    Maybe(user): Maybe,
    Path(id): Path,
) -> HttpAnswer<TableSummary> {
    let no = find(&site, from, &id).await?;
    let me = user.map(|user| user.ids().to_vec()).unwrap_or_default();
    Ok(Json(site.context.store().summary(no, me).await?.ok_or_else(missing)?))
}

/// The entries of a finished game; before the end they contain secrets.
async fn finished(site: &Site, no: TableNo) -> Result<Vec<Stored>, HttpRefused> {
    let entries = site.context.store().read(no, 1).await?;
    if let Some(Stored { entry: Entry::Created(created), .. }) = entries.first()
        && daily::is_secret(created.daily, site.context.now())
    {
        return Err(HttpRefused(daily::kept()));
    }
    if entries.iter().any(|stored| matches!(stored.entry, Entry::Ended { .. })) {
        return Ok(entries);
    }
    Ok(refuse(Code::WrongPhase, say!("table-record-kept"))?)
}

/// The record of a finished game
#[utoipa::path(
    get, path = "/api/tables/{table}/record", tag = "tables",
    params(("table" = String, Path, description = "The table's name in links")),
    responses(
        (status = 200, description = "A record that replays to the same state", body = String, content_type = "text/plain"),
        HttpRefused,
    ),
    security(()),
)]
pub async fn record(State(site): State<Arc<Site>>, from: From, Path(id): Path) -> Result<Response, HttpRefused> {
    let no = find(&site, from, &id).await?;
    let entries = finished(&site, no).await?;
    let record = record_of(&entries).ok_or_else(missing)?;
    let mut text = record.to_string();
    for stored in &entries {
        let line = match &stored.entry {
            Entry::Created(created) if created.begun.is_some() => {
                let moves = created.begun.as_ref().map_or(0, |begun| begun.moves);
                format!("# the first {moves} moves were made in another game, and the luck is that game's\n")
            }
            Entry::Resigned { seat } => format!("# seat {seat} resigned\n"),
            Entry::Ended { how: EndedHow::Timeout, .. } => "# ended because time was up\n".to_owned(),
            Entry::Ended { how: EndedHow::Agreement, .. } => "# ended in a draw by agreement\n".to_owned(),
            _ => continue,
        };
        text.push_str(&line);
    }
    let name = format!("attachment; filename=\"{}-{no}.txt\"", record.game);
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CONTENT_DISPOSITION, name.as_str())];
    Ok((headers, text).into_response())
}

/// Recompute seed, words, luck, moves and outcome of a finished game
#[utoipa::path(
    get, path = "/api/tables/{table}/verify", tag = "tables",
    params(("table" = String, Path, description = "The table's name in links")),
    responses((status = 200, description = "What was found to hold", body = Verified), HttpRefused),
    security(()),
)]
pub async fn verify(State(site): State<Arc<Site>>, from: From, Path(id): Path) -> HttpAnswer<Verified> {
    let payer = from.payer(None);
    let no = find(&site, from, &id).await?;
    let record = record_of(&finished(&site, no).await?).ok_or_else(missing)?;
    learn_version(&site.context, &record.game, record.set.as_deref()).await?;
    Ok(Json(aside(&site, payer, move |catalog| verified(catalog, &record)).await?))
}
