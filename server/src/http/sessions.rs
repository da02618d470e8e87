//! Becoming somebody: sessions and accounts.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::Site;
use super::answer::{Answer, Body, Failure};
use super::guard::{self, From, Maybe, Person};
use crate::protocol::{Credentials, Me, NewSession, Rename};
use crate::users::{self, User};

fn me_of(user: &User) -> Me {
    Me { user: user.id.clone(), name: user.name.clone(), account: user.account.clone(), secret: None }
}

/// Scripts cannot read it, other sites cannot make the browser send it along with what they ask for.
fn cookie(site: &Site, secret: &str, seconds: u32) -> String {
    let secure = if site.context.config.secure() { "; Secure" } else { "" };
    format!("{}={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}", guard::COOKIE)
}

const A_YEAR: u32 = 365 * 24 * 3600;

pub async fn begin(
    State(site): State<Arc<Site>>,
    From(address): From,
    Maybe(user): Maybe,
    Body(wish): Body<NewSession>,
) -> Result<Response, Failure> {
    if let Some(user) = user {
        return Ok(Json(me_of(&user)).into_response());
    }
    let now = site.context.time.now();
    site.sessions.take(address, now)?;
    let (user, secret) = users::new_guest(&site.context.store, wish.name, now).await?;
    let me = me_of(&user);
    if wish.bearer {
        return Ok(Json(Me { secret: Some(secret), ..me }).into_response());
    }
    Ok(([(header::SET_COOKIE, cookie(&site, &secret, A_YEAR))], Json(me)).into_response())
}

pub async fn me(Person(user): Person) -> Json<Me> {
    Json(me_of(&user))
}

pub async fn rename(State(site): State<Arc<Site>>, Person(user): Person, Body(wish): Body<Rename>) -> Answer<Me> {
    let user = users::rename(&site.context.store, &user, &wish.name).await?;
    site.context.recent.clear();
    Ok(Json(me_of(&user)))
}

pub async fn claim(
    State(site): State<Arc<Site>>,
    From(address): From,
    Person(user): Person,
    Body(wish): Body<Credentials>,
) -> Answer<Me> {
    site.logins.take(address, site.context.time.now())?;
    let user = users::claim(&site.context.store, &user, wish).await?;
    site.context.recent.clear();
    Ok(Json(me_of(&user)))
}

pub async fn log_in(
    State(site): State<Arc<Site>>,
    From(address): From,
    Maybe(guest): Maybe,
    headers: HeaderMap,
    Body(wish): Body<Credentials>,
) -> Result<Response, Failure> {
    let now = site.context.time.now();
    site.logins.take(address, now)?;
    let (user, secret) = users::log_in(&site.context.store, guest.as_deref(), wish, now).await?;
    if let Some(old) = guard::secret(&headers) {
        users::log_out(&site.context.store, old).await?;
    }
    site.context.recent.clear();
    let me = me_of(&user);
    if headers.contains_key(header::AUTHORIZATION) {
        return Ok(Json(Me { secret: Some(secret), ..me }).into_response());
    }
    Ok(([(header::SET_COOKIE, cookie(&site, &secret, A_YEAR))], Json(me)).into_response())
}

pub async fn log_out(State(site): State<Arc<Site>>, headers: HeaderMap) -> Result<Response, Failure> {
    if let Some(secret) = guard::secret(&headers) {
        users::log_out(&site.context.store, secret).await?;
        site.context.recent.clear();
    }
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie(&site, "", 0))]).into_response())
}
