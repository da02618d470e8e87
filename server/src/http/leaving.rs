//! What a person can take along, and how they leave.

use std::sync::Arc;

use axum::body::Body as Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use hustings_core::say;
use hustings_words::{self as words, Names};
use tokio::sync::{mpsc, oneshot};

use super::Site;
use super::accounts::needs_proof;
use super::answer::HttpRefused;
use super::guard::Person;
use super::sessions::cookie;
use super::socket::Ended;
use crate::export;
use crate::protocol::{Refused, internal};
use crate::store::TableNo;
use crate::table::Message;

/// Everything about me
///
/// One JSON file: the person, sessions, ways to be told, passkeys, sets, experiments, and all tables with the records of finished games and
/// one's own view of those that go on. It is written table by table.
#[utoipa::path(
    get, path = "/api/me/export", tag = "people",
    responses((status = 200, description = "The file", body = Object), HttpRefused),
)]
pub async fn export(State(site): State<Arc<Site>>, Person(user): Person) -> Result<Response, HttpRefused> {
    site.exports.take(user.id().to_owned(), site.context.now())?;
    // The first part is made before the answer begins, so that a store that fails is said so.
    let first = export::person(&site.context, &user).await?;
    let (parts, mut file) = mpsc::channel(4);
    let context = Arc::clone(&site.context);
    tokio::spawn(async move {
        if parts.send(first).await.is_ok() {
            export::tables(&context, &user, parts).await;
        }
    });
    let stream = futures_util::stream::poll_fn(move |task| {
        file.poll_recv(task).map(|part| part.map(Ok::<_, std::convert::Infallible>))
    });
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"hustings.json\""),
    ];
    Ok((headers, Bytes::from_stream(stream)).into_response())
}

/// Leave for good
///
/// Sessions, ways, passkeys, addresses, sets and experiments are deleted. At tables a bot plays on for this person, finished games stay whole,
/// and everywhere another name is shown. Somebody with an account has to have shown that they are there.
#[utoipa::path(
    delete, path = "/api/me", tag = "people",
    responses((status = 204, description = "Nobody is left"), HttpRefused),
)]
pub async fn leave(
    State(site): State<Arc<Site>>,
    Person(user): Person,
    headers: HeaderMap,
) -> Result<Response, HttpRefused> {
    needs_proof(&site, &user, &headers).await?;
    let (store, users) = (site.context.store(), user.ids().to_vec());
    // First the tables: if that fails, the person is still there and can try again.
    for no in store.traces_of(users.clone()).await? {
        leave_table(&site, no, &users).await?;
    }
    for set in store.sets_of(users.clone()).await? {
        store.remove_set(set.id).await?;
    }
    for experiment in store.experiments_of(users.clone()).await? {
        store.remove_experiment(experiment.id).await?;
    }
    store.remove_person(users.clone()).await?;
    site.end(Ended::AllOf(user.id().to_owned()));
    // What another of their devices began meanwhile.
    for no in store.traces_of(users.clone()).await? {
        leave_table(&site, no, &users).await?;
    }
    tracing::info!("a person has left for good");
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie(&site, "", 0))]).into_response())
}

async fn leave_table(site: &Site, no: TableNo, users: &[String]) -> Result<(), Refused> {
    // In the language that everybody's page falls back to: others read it.
    let name = words::shared_in(words::wanted(None, "")).say(&say!("left-name"), &Names::default());
    for _ in 0..3 {
        let owner = site.context.tables().reach(&site.context, no).ok_or_else(internal)?;
        let (done, answer) = oneshot::channel();
        let leaves = Message::Leaves { users: users.to_vec(), name: name.clone(), done };
        // An owner that is just being unloaded does not answer.
        if owner.send(leaves).await.is_ok()
            && let Ok(left) = answer.await
        {
            return left;
        }
    }
    Err(internal())
}
