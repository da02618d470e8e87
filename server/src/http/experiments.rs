//! Experiments: begun, watched, steered.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use hustings_bots::{Budget, Spec, characters};
use hustings_core::say;
use hustings_lab::experiment::{Experiment, LabError, OwnSet, Question, Study};

use super::Site;
use super::answer::{Body, HttpAnswer, HttpRefused, Path, missing};
use super::guard::{From, Person};
use super::records::aside;
use crate::ids;
use crate::lab::{files_of, findings, unpacked};
use crate::limits;
use crate::protocol::{
    AskedOf, Code, Estimate, ExperimentPhase, ExperimentReport, ExperimentSummary, NewExperiment, Refused,
    SteerExperiment, Steering, internal, refuse,
};
use crate::store::StoredExperiment;
use crate::users::User;

/// How long an experiment would take
///
/// A few of its games are played.
#[utoipa::path(
    post, path = "/api/experiments/estimate", tag = "laboratory",
    request_body = NewExperiment,
    responses((status = 200, description = "About so long, if nothing else is to be done", body = Estimate), HttpRefused),
)]
pub async fn estimate(
    State(site): State<Arc<Site>>,
    from: From,
    Person(user): Person,
    Body(wish): Body<NewExperiment>,
) -> HttpAnswer<Estimate> {
    site.experiments.take(user.id().to_owned(), site.context.now())?;
    let study = study_of(&site, &wish).await?;
    let lab = Arc::clone(site.context.laboratory());
    let estimated = move |_: &_| {
        let games = pieces(&study)?;
        let time = lab.estimate(&study).map_err(|why| refused(&why))?;
        Ok(Estimate { seconds: time.as_secs_f64().ceil() as u32, games })
    };
    Ok(Json(aside(&site, from.payer(Some(&user)), estimated).await?))
}

/// Begin an experiment
///
/// It is played in the background, with what players leave of the machine, and goes on after a restart.
#[utoipa::path(
    post, path = "/api/experiments", tag = "laboratory",
    request_body = NewExperiment,
    responses((status = 201, description = "The experiment", body = ExperimentSummary), HttpRefused),
)]
pub async fn begin(
    State(site): State<Arc<Site>>,
    from: From,
    Person(user): Person,
    Body(mut wish): Body<NewExperiment>,
) -> Result<(StatusCode, Json<ExperimentSummary>), HttpRefused> {
    site.experiments.take(user.id().to_owned(), site.context.now())?;
    // The plan says everything, so that the same figures can be had again.
    wish.seed.get_or_insert_with(|| ids::random_text(12));
    let study = study_of(&site, &wish).await?;
    let check = move |_: &_| {
        let games = pieces(&study)?;
        study.check().map_err(|why| refused(&why))?;
        Ok((games, serde_json::to_string(&study).expect("a study is plain data")))
    };
    let (games, study) = aside(&site, from.payer(Some(&user)), check).await?;
    let row = StoredExperiment {
        id: ids::table(),
        owner: user.id().to_owned(),
        plan: serde_json::to_string(&wish).expect("a plan is plain data"),
        phase: ExperimentPhase::Waiting,
        played: 0,
        games,
        why: None,
        created_at: site.context.now(),
    };
    let most = limits::EXPERIMENTS_PER_USER;
    if !site.context.store().add_experiment(row.clone(), study, most).await? {
        return Ok(refuse(Code::TooMany, say!("table-too-many-experiments", most))?);
    }
    site.context.laboratory().look();
    Ok((StatusCode::CREATED, Json(summary(&site, row)?)))
}

fn refused(why: &impl ToString) -> HttpRefused {
    HttpRefused(Refused::new(Code::BadRequest, say!("table-bad-experiment", why = why.to_string())))
}

/// The number of its games, if they are not too many.
fn pieces(study: &Study) -> Result<u32, HttpRefused> {
    let sides = study.count_sides().map_err(|why: LabError| refused(&why))?;
    if sides > limits::MOST_SIDES {
        let why = format!("it has {sides} values, and here at most {} are compared", limits::MOST_SIDES);
        return Err(refused(&why));
    }
    let games = study.pieces().map_err(|why: LabError| refused(&why))?;
    let most = limits::MOST_GAMES;
    if games > most { Ok(refuse(Code::BadRequest, say!("table-too-many-games", games, most))?) } else { Ok(games) }
}

async fn study_of(site: &Site, wish: &NewExperiment) -> Result<Study, HttpRefused> {
    let set = async |version: &Option<String>| match version {
        None => Ok(None),
        Some(version) => {
            let files = files_of(&site.context, &wish.game, version).await?.ok_or_else(missing)?;
            let name = version.split('@').next().unwrap_or_default().to_owned();
            Ok::<_, HttpRefused>(Some(OwnSet { name, files }))
        }
    };
    for spec in [&wish.bot, &wish.weak] {
        let spec = characters::read(&wish.game, spec).map_err(|why| refused(&why))?;
        if let Spec::Mcts(search) | Spec::Minimax(search) = spec {
            let counted = match search.budget {
                None => true,
                Some(Budget::Nodes(nodes)) => nodes <= limits::MOST_NODES,
                Some(Budget::Time(_) | Budget::NodesWithin(..)) => false,
            };
            if !counted || search.threads > 1 {
                return Err(refused(
                    &"its bots think on one thread, for at most 2,000 simulations and not by the clock, so that the figures can be had again",
                ));
            }
        }
    }
    if wish.options.contains_key("set") {
        return Err(refused(&"the set is a field of its own, not an option"));
    }
    let (least, most) = (2, limits::MOST_GAMES);
    if !(least..=most).contains(&wish.games) || !(1..=limits::MOST_NODES).contains(&wish.nodes) {
        return Ok(refuse(Code::BadRequest, say!("table-too-many-games", games = wish.games, most))?);
    }
    if wish.seed.as_ref().is_some_and(|seed| seed.len() > limits::LONGEST_WORD) {
        return Ok(refuse(Code::BadRequest, say!("table-bad-experiment", why = "the seed is too long"))?);
    }
    let question = match &wish.question {
        AskedOf::Measure {} => Question::Measure,
        AskedOf::Compare { before } => Question::Compare { before: set(before).await? },
        AskedOf::Sweep { axes } => Question::Sweep { axes: axes.clone() },
    };
    let experiment = Experiment {
        game: site.context.catalog().game(&wish.game)?.info().name.to_owned(),
        seats: wish.seats,
        games: wish.games,
        bot: wish.bot.clone(),
        weak: wish.weak.clone(),
        nodes: wish.nodes,
        seed: wish.seed.clone().unwrap_or_default(),
        // A file has no nulls; they mean the usual value.
        options: wish
            .options
            .iter()
            .filter(|(_, value)| !value.is_null())
            .map(|(name, value)| (name.clone(), value.clone()))
            .collect(),
        set: set(&wish.set).await?,
    };
    Ok(Study { experiment, question })
}

fn summary(site: &Site, row: StoredExperiment) -> Result<ExperimentSummary, Refused> {
    let running = site.context.laboratory().running(&row.id).filter(|_| row.phase == ExperimentPhase::Running);
    let plan = serde_json::from_str(&row.plan).map_err(|_| internal())?;
    Ok(ExperimentSummary {
        plan,
        phase: row.phase,
        played: running.as_ref().map_or(row.played, |running| running.played()),
        games: row.games,
        seconds_left: running.as_ref().and_then(|running| running.seconds_left(row.games)),
        why: row.why,
        created_at: row.created_at,
        experiment: row.id,
    })
}

/// My experiments
#[utoipa::path(
    get, path = "/api/experiments", tag = "laboratory",
    responses((status = 200, description = "The newest first", body = Vec<ExperimentSummary>), HttpRefused),
)]
pub async fn list(State(site): State<Arc<Site>>, Person(user): Person) -> HttpAnswer<Vec<ExperimentSummary>> {
    let rows = site.context.store().experiments_of(user.ids().to_vec()).await?;
    // One that an older program wrote is left out.
    Ok(Json(rows.into_iter().filter_map(|row| summary(&site, row).ok()).collect()))
}

async fn own(site: &Site, from: &From, user: &User, id: String) -> Result<StoredExperiment, HttpRefused> {
    let found = site.context.store().experiment(id).await?;
    if let Some(row) = found.filter(|row| user.ids().contains(&row.owner)) {
        return Ok(row);
    }
    site.wrong_links.take(from.0, site.context.now())?;
    Err(missing())
}

/// What an experiment has found so far
#[utoipa::path(
    get, path = "/api/experiments/{experiment}", tag = "laboratory",
    params(("experiment" = String, Path, description = "The experiment's name in links", example = "aQ3xYz7kLmN2pR")),
    responses((status = 200, description = "Its figures, with their intervals", body = ExperimentReport), HttpRefused),
)]
pub async fn report(
    State(site): State<Arc<Site>>,
    from: From,
    Person(user): Person,
    Path(id): Path,
) -> HttpAnswer<ExperimentReport> {
    let row = own(&site, &from, &user, id).await?;
    let payer = from.payer(Some(&user));
    let found = match site.context.laboratory().running(&row.id) {
        Some(running) => aside(&site, payer, move |_| running.findings_so_far().map_err(|why| refused(&why))).await?,
        None => {
            let stored = site.context.store().study(row.id.clone()).await?.ok_or_else(missing)?;
            let parts = site.context.store().games(row.id.clone()).await?;
            let read = move |_: &_| match stored {
                (_, Some(found)) => Ok(serde_json::value::RawValue::from_string(found).ok()),
                (study, None) => {
                    let study: Study = serde_json::from_str(&study).map_err(|why| refused(&why))?;
                    findings(&study, unpacked(&parts)).map_err(|why| refused(&why))
                }
            };
            aside(&site, payer, read).await?
        }
    };
    Ok(Json(ExperimentReport { summary: summary(&site, row)?, findings: found }))
}

/// Pause an experiment, go on, or cancel it
#[utoipa::path(
    post, path = "/api/experiments/{experiment}", tag = "laboratory",
    params(("experiment" = String, Path, description = "The experiment's name in links", example = "aQ3xYz7kLmN2pR")),
    request_body = SteerExperiment,
    responses((status = 200, description = "The experiment", body = ExperimentSummary), HttpRefused),
)]
pub async fn steer(
    State(site): State<Arc<Site>>,
    from: From,
    Person(user): Person,
    Path(id): Path,
    Body(wish): Body<SteerExperiment>,
) -> HttpAnswer<ExperimentSummary> {
    use ExperimentPhase::{Cancelled, Paused, Running, Waiting};
    let row = own(&site, &from, &user, id).await?;
    let (before, after) = match wish.to {
        Steering::Pause => (vec![Waiting, Running], Paused),
        Steering::Resume => (vec![Paused], Waiting),
        Steering::Cancel => (vec![Waiting, Running, Paused], Cancelled),
    };
    if !site.context.store().steer_experiment(row.id.clone(), before, after).await? {
        return Ok(refuse(Code::WrongPhase, say!("table-experiment-phase"))?);
    }
    match (after, site.context.laboratory().running(&row.id)) {
        (Waiting, _) => site.context.laboratory().look(),
        (_, Some(running)) => running.stop(),
        (_, None) => {}
    }
    let row = site.context.store().experiment(row.id).await?.ok_or_else(missing)?;
    Ok(Json(summary(&site, row)?))
}

/// Delete an experiment
#[utoipa::path(
    delete, path = "/api/experiments/{experiment}", tag = "laboratory",
    params(("experiment" = String, Path, description = "The experiment's name in links", example = "aQ3xYz7kLmN2pR")),
    responses((status = 204, description = "It is gone"), HttpRefused),
)]
pub async fn remove(
    State(site): State<Arc<Site>>,
    from: From,
    Person(user): Person,
    Path(id): Path,
) -> Result<StatusCode, HttpRefused> {
    let row = own(&site, &from, &user, id).await?;
    site.context.store().remove_experiment(row.id.clone()).await?;
    if let Some(running) = site.context.laboratory().running(&row.id) {
        running.stop();
    }
    Ok(StatusCode::NO_CONTENT)
}

/// An experiment as a file
///
/// `hustings lab run FILE` plays it to the same figures.
#[utoipa::path(
    get, path = "/api/experiments/{experiment}/file", tag = "laboratory",
    params(("experiment" = String, Path, description = "The experiment's name in links", example = "aQ3xYz7kLmN2pR")),
    responses((status = 200, description = "TOML", body = String, content_type = "text/plain"), HttpRefused),
)]
pub async fn file(
    State(site): State<Arc<Site>>,
    from: From,
    Person(user): Person,
    Path(id): Path,
) -> Result<Response, HttpRefused> {
    let row = own(&site, &from, &user, id).await?;
    let (study, _) = site.context.store().study(row.id).await?.ok_or_else(missing)?;
    let study: Study = serde_json::from_str(&study).map_err(|_| internal())?;
    let name = format!("attachment; filename=\"{}-experiment.toml\"", study.experiment.game);
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, study.experiment.write()).into_response())
}
