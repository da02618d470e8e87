//! Component sets: looked at and edited as tables, and saved.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use hustings_catalog::Catalog;
use hustings_core::components::STANDARD;
use hustings_core::{BadData, Files, say};
use hustings_lab::sheet;
use serde::Deserialize;
use utoipa::IntoParams;

use super::Site;
use super::answer::{Body, HttpAnswer, HttpRefused, Path, Query, missing};
use super::guard::{From, Maybe, Person};
use super::records::aside;
use crate::ids;
use crate::lab::files_of;
use crate::limits;
use crate::protocol::{AskSheet, ChangeSet, Code, NewSet, Refused, SavedSet, SetSheet, SetSummary, refuse};
use crate::store::OwnedSet;
use crate::users::User;

/// A component set as tables
///
/// With some changes, if any, and what the game's loader says to them. Nothing is saved.
#[utoipa::path(
    post, path = "/api/games/{game}/sheet", tag = "laboratory",
    params(("game" = String, Path, description = "The game's `name`", example = "kuzushi")),
    request_body = AskSheet,
    responses((status = 200, description = "Its files as tables of fields", body = SetSheet), HttpRefused),
)]
pub async fn sheet(
    State(site): State<Arc<Site>>,
    from: From,
    Person(user): Person,
    Path(game): Path,
    Body(wish): Body<AskSheet>,
) -> HttpAnswer<SetSheet> {
    site.records.take(user.id().to_owned(), site.context.now())?;
    if wish.edits.len() > limits::MOST_EDITS {
        return Ok(refuse(Code::TooLarge, say!("table-body-too-large"))?);
    }
    let sizes = [wish.files.as_ref(), wish.against.as_ref()];
    sizes.into_iter().flatten().try_for_each(|files| check_size(files).map_err(|bad| set_refused(&bad)))?;
    Ok(Json(aside(&site, from.payer(Some(&user)), move |catalog| sheet_of(catalog, &game, wish)).await?))
}

fn sheet_of(catalog: &Catalog, game: &str, wish: AskSheet) -> Result<SetSheet, HttpRefused> {
    let game = catalog.game(game)?;
    let standard = || if game.set_version().is_some() { game.set_files(STANDARD) } else { Ok(Files::new()) };
    let mut files = wish.files.map_or_else(standard, Ok)?;
    let against = wish.against.map_or_else(standard, Ok)?;
    let mut wrong = None;
    for edit in &wish.edits {
        wrong = sheet::edit(&mut files, edit).err();
        if wrong.is_some() {
            break;
        }
        check_size(&files).map_err(|bad| set_refused(&bad))?;
    }
    let differences = sheet::differences(&against, &files);
    let mut checked = None;
    if wrong.is_none() && !files.is_empty() {
        match game.check_set("set", &files) {
            Ok(set) => checked = Some(set),
            Err(bad) => wrong = Some(sheet::wrong_field(&files, &bad)),
        }
    }
    let (faces, components) = checked.map_or_else(Default::default, |set| (Some(set.faces), set.names));
    Ok(SetSheet { sheet: sheet::sheet(&files).unwrap_or_default(), files, wrong, differences, faces, components })
}

/// Limits what a set may be before anything else looks at it.
fn check_size(files: &Files) -> Result<(), BadData> {
    let size: usize = files.iter().map(|(name, text)| name.len() + text.len()).sum();
    if files.len() > limits::MOST_FILES {
        let expected = format!("expected at most {} files", limits::MOST_FILES);
        return Err(BadData::new("", 0, expected));
    }
    if size > limits::LARGEST_SET {
        let expected = format!("expected at most {} kB in all files together", limits::LARGEST_SET / 1024);
        return Err(BadData::new(files.keys().next().map_or("", String::as_str), 0, expected));
    }
    Ok(())
}

fn set_refused(bad: &BadData) -> Refused {
    Refused::new(Code::BadRequest, say!("table-bad-set", why = bad.to_string()))
}

/// Which sets are wanted.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct SetsQuery {
    /// Only those of this game.
    #[param(example = "kuzushi")]
    game: Option<String>,
}

/// My component sets
#[utoipa::path(
    get, path = "/api/sets", tag = "laboratory",
    params(SetsQuery),
    responses((status = 200, description = "The last changed first", body = Vec<SetSummary>), HttpRefused),
)]
pub async fn sets(
    State(site): State<Arc<Site>>,
    Person(user): Person,
    Query(wanted): Query<SetsQuery>,
) -> HttpAnswer<Vec<SetSummary>> {
    let sets = site.context.store().sets_of(user.ids().to_vec()).await?;
    let wanted = sets.into_iter().filter(|set| wanted.game.as_ref().is_none_or(|game| *game == set.game));
    Ok(Json(wanted.map(|set| summary(set, Some(&user))).collect()))
}

fn summary(set: OwnedSet, reader: Option<&User>) -> SetSummary {
    let mine = reader.is_some_and(|user| user.ids().contains(&set.owner));
    let OwnedSet { id, game, name, version, changed_at, .. } = set;
    SetSummary { set: id, game, name, version, changed_at, mine }
}

/// Save a component set
#[utoipa::path(
    post, path = "/api/sets", tag = "laboratory",
    request_body = NewSet,
    responses((status = 201, description = "The set", body = SetSummary), HttpRefused),
)]
pub async fn add(
    State(site): State<Arc<Site>>,
    from: From,
    Person(user): Person,
    Body(wish): Body<NewSet>,
) -> Result<(StatusCode, Json<SetSummary>), HttpRefused> {
    let NewSet { game, name, files } = wish;
    let (version, written) = checked(&site, &from, &user, game.clone(), name.clone(), files).await?;
    let changed_at = site.context.now();
    let set = OwnedSet { id: ids::table(), owner: user.id().to_owned(), game, name, version, changed_at };
    let most = limits::SETS_PER_USER;
    if !site.context.store().add_set(set.clone(), written, most).await? {
        return Ok(refuse(Code::TooMany, say!("table-too-many-sets", most))?);
    }
    Ok((StatusCode::CREATED, Json(summary(set, Some(&user)))))
}

/// The version of a set that the game's loader accepts, and its files as they are stored.
async fn checked(
    site: &Arc<Site>,
    from: &From,
    user: &User,
    game: String,
    name: String,
    files: Files,
) -> Result<(String, String), HttpRefused> {
    site.saved_sets.take(user.id().to_owned(), site.context.now())?;
    check_size(&files).map_err(|bad| set_refused(&bad))?;
    let check = move |catalog: &Catalog| {
        let set = catalog.game(&game)?.check_set(&name, &files).map_err(|bad| set_refused(&bad))?;
        Ok((set.version, serde_json::to_string(&files).expect("files are plain data")))
    };
    aside(site, from.payer(Some(user)), check).await
}

async fn found(site: &Site, from: &From, id: String) -> Result<OwnedSet, HttpRefused> {
    if let Some(set) = site.context.store().set(id).await? {
        return Ok(set);
    }
    site.wrong_links.take(from.0, site.context.now())?;
    Err(missing())
}

/// Only its owner changes a set.
async fn own(site: &Site, from: &From, user: &User, id: String) -> Result<OwnedSet, HttpRefused> {
    let set = found(site, from, id).await?;
    if user.ids().contains(&set.owner) { Ok(set) } else { Ok(refuse(Code::Forbidden, say!("table-not-your-set"))?) }
}

/// Look at a component set
#[utoipa::path(
    get, path = "/api/sets/{set}", tag = "laboratory",
    params(("set" = String, Path, description = "The set's name in links", example = "aQ3xYz7kLmN2pR")),
    responses((status = 200, description = "With its files", body = SavedSet), HttpRefused),
    security((), ("cookie" = []), ("bearer" = [])),
)]
pub async fn saved(
    State(site): State<Arc<Site>>,
    from: From,
    Maybe(user): Maybe,
    Path(id): Path,
) -> HttpAnswer<SavedSet> {
    let set = found(&site, &from, id).await?;
    let files = files_of(&site.context, &set.game, &set.version).await?.ok_or_else(missing)?;
    Ok(Json(SavedSet { summary: summary(set, user.as_deref()), files }))
}

/// Change a component set
#[utoipa::path(
    put, path = "/api/sets/{set}", tag = "laboratory",
    params(("set" = String, Path, description = "The set's name in links", example = "aQ3xYz7kLmN2pR")),
    request_body = ChangeSet,
    responses((status = 200, description = "The set", body = SetSummary), HttpRefused),
)]
pub async fn change(
    State(site): State<Arc<Site>>,
    from: From,
    Person(user): Person,
    Path(id): Path,
    Body(wish): Body<ChangeSet>,
) -> HttpAnswer<SetSummary> {
    let set = own(&site, &from, &user, id).await?;
    let ChangeSet { name, files, before } = wish;
    let (version, written) = checked(&site, &from, &user, set.game.clone(), name.clone(), files).await?;
    let set = OwnedSet { name, version, changed_at: site.context.now(), ..set };
    if !site.context.store().change_set(set.clone(), written, before).await? {
        return Ok(refuse(Code::Stale, say!("table-stale-set"))?);
    }
    Ok(Json(summary(set, Some(&user))))
}

/// Delete a component set
///
/// Tables and records that were played with it keep it.
#[utoipa::path(
    delete, path = "/api/sets/{set}", tag = "laboratory",
    params(("set" = String, Path, description = "The set's name in links", example = "aQ3xYz7kLmN2pR")),
    responses((status = 204, description = "It is gone"), HttpRefused),
)]
pub async fn remove(
    State(site): State<Arc<Site>>,
    from: From,
    Person(user): Person,
    Path(id): Path,
) -> Result<StatusCode, HttpRefused> {
    let set = own(&site, &from, &user, id).await?;
    site.context.store().remove_set(set.id).await?;
    Ok(StatusCode::NO_CONTENT)
}
