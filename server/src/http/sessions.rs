//! Sessions and accounts.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::Site;
use super::accounts;
use super::answer::{Body, HttpAnswer, HttpRefused};
use super::guard::{self, From, Maybe, Person};
use super::pages;
use super::socket::Ended;
use crate::ids;
use crate::protocol::{ChangeMe, ChangePassword, Credentials, Me, NewSession, Refused};
use crate::store::Word;
use crate::users::{self, User};

pub(super) fn me_of(user: &User) -> Me {
    Me {
        user: user.id().to_owned(),
        name: user.name().to_owned(),
        account: user.account().map(str::to_owned),
        language: user.language().map(str::to_owned),
        secret: None,
    }
}

/// Scripts cannot read this cookie, and browsers do not send it with requests from other sites.
pub(super) fn cookie(site: &Site, secret: &str, seconds: u32) -> String {
    let secure = if site.context.config().secure() { "; Secure" } else { "" };
    format!("{}={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}", guard::cookie_name(site))
}

/// The user and a new secret: in the cookie, or for programs in the body.
pub(super) fn with_secret(site: &Site, user: &User, secret: String, bearer: bool) -> Response {
    let me = me_of(user);
    if bearer {
        return Json(Me { secret: Some(secret), ..me }).into_response();
    }
    ([(header::SET_COOKIE, cookie(site, &secret, A_YEAR))], Json(me)).into_response()
}

pub(super) fn is_program(headers: &HeaderMap) -> bool {
    headers.contains_key(header::AUTHORIZATION)
}

const A_YEAR: u32 = 365 * 24 * 3600;

/// Begin a session as a guest
///
/// Without a session this makes a guest with a name and a secret. With one it only says who you are.
#[utoipa::path(
    post, path = "/api/session", tag = "people",
    request_body = NewSession,
    responses((status = 200, description = "Who you are; a cookie is set unless `bearer` was asked for", body = Me), HttpRefused),
    security((), ("bearer" = [])),
)]
pub async fn begin(
    State(site): State<Arc<Site>>,
    From(address): From,
    Maybe(user): Maybe,
    headers: HeaderMap,
    Body(wish): Body<NewSession>,
) -> Result<Response, HttpRefused> {
    if let Some(user) = user {
        return Ok(Json(me_of(&user)).into_response());
    }
    let now = site.context.now();
    site.sessions.take(address, now)?;
    let (read, chose) = (pages::language(None, &headers), guard::cookie(&headers, pages::LANGUAGE));
    let (user, secret) = users::new_guest(&**site.context.store(), wish.name, read, chose, now).await?;
    Ok(with_secret(&site, &user, secret, wish.bearer))
}

/// Who you are
#[utoipa::path(
    get, path = "/api/me", tag = "people",
    responses((status = 200, description = "Who you are", body = Me), HttpRefused),
)]
pub async fn me(Person(user): Person) -> Json<Me> {
    Json(me_of(&user))
}

/// Change your name or your language
#[utoipa::path(
    patch, path = "/api/me", tag = "people",
    request_body = ChangeMe,
    responses((status = 200, description = "Who you are now", body = Me), HttpRefused),
)]
pub async fn change(State(site): State<Arc<Site>>, Person(user): Person, Body(wish): Body<ChangeMe>) -> HttpAnswer<Me> {
    let user = users::change(&**site.context.store(), &user, wish).await?;
    site.context.recent().clear();
    site.context.store().tell(Word::UserChanged);
    Ok(Json(me_of(&user)))
}

/// Turn the guest into an account
///
/// It gets a new secret, in a cookie or, for programs, in the answer. The guest's secret stops working.
#[utoipa::path(
    post, path = "/api/account", tag = "people",
    request_body = Credentials,
    responses((status = 200, description = "Who you are now", body = Me), HttpRefused),
)]
pub async fn claim(
    State(site): State<Arc<Site>>,
    From(address): From,
    Person(user): Person,
    headers: HeaderMap,
    Body(wish): Body<Credentials>,
) -> Result<Response, HttpRefused> {
    let now = site.context.now();
    site.logins.take(address, now)?;
    let (user, secret) = users::claim(&**site.context.store(), &user, wish, now).await?;
    site.end(Ended::AllOf(user.id().to_owned()));
    accounts::has_proved(&site, &secret).await?;
    Ok(with_secret(&site, &user, secret, is_program(&headers)))
}

/// Change the password
///
/// All sessions of the account end, and the answer begins a new one, as for a new account.
#[utoipa::path(
    post, path = "/api/password", tag = "people",
    request_body = ChangePassword,
    responses((status = 200, description = "Who you are", body = Me), HttpRefused),
)]
pub async fn change_password(
    State(site): State<Arc<Site>>,
    From(address): From,
    Person(user): Person,
    headers: HeaderMap,
    Body(wish): Body<ChangePassword>,
) -> Result<Response, HttpRefused> {
    let now = site.context.now();
    site.logins.take(address, now)?;
    site.guesses.take(user.account().unwrap_or_default().to_ascii_lowercase(), now)?;
    if wish.password.is_none() {
        // Right for an account without a password; with one, the password is still asked for.
        accounts::needs_proof(&site, &user, &headers).await?;
    }
    let secret = users::change_password(&**site.context.store(), &user, wish, now).await?;
    site.end(Ended::AllOf(user.id().to_owned()));
    accounts::has_proved(&site, &secret).await?;
    Ok(with_secret(&site, &user, secret, is_program(&headers)))
}

/// Log in to an account
///
/// The guest's seats become the account's.
#[utoipa::path(
    post, path = "/api/login", tag = "people",
    request_body = Credentials,
    responses((status = 200, description = "Who you are now", body = Me), HttpRefused),
    security((), ("bearer" = [])),
)]
pub async fn log_in(
    State(site): State<Arc<Site>>,
    From(address): From,
    Maybe(guest): Maybe,
    headers: HeaderMap,
    Body(wish): Body<Credentials>,
) -> Result<Response, HttpRefused> {
    let now = site.context.now();
    site.logins.take(address, now)?;
    site.guesses.take(wish.account.to_ascii_lowercase(), now)?;
    let entered = users::log_in(&**site.context.store(), guest.as_deref(), wish, now).await?;
    accounts::has_proved(&site, &entered.1).await?;
    begun(&site, &headers, guest.as_deref(), entered).await
}

/// Somebody came in: the session they had before ends, and what they were before is theirs.
pub(super) async fn begun(
    site: &Site,
    headers: &HeaderMap,
    before: Option<&User>,
    (user, secret): (User, String),
) -> Result<Response, HttpRefused> {
    if let Some(old) = guard::secret(site, headers) {
        end_session(site, old).await?;
    }
    if let Some(guest) = before.filter(|before| before.account().is_none() && before.id() != user.id()) {
        site.end(Ended::AllOf(guest.id().to_owned()));
        // On other devices they hold the guest's seats too, from now on.
        site.end(Ended::Joined(user.id().to_owned()));
    }
    Ok(with_secret(site, &user, secret, is_program(headers)))
}

async fn end_session(site: &Site, secret: &str) -> Result<(), Refused> {
    users::log_out(&**site.context.store(), secret).await?;
    site.end(Ended::One(ids::hash(secret)));
    Ok(())
}

/// End the session: its secret stops working, and its sockets are closed
#[utoipa::path(
    post, path = "/api/logout", tag = "people",
    responses((status = 204, description = "Done"), HttpRefused),
)]
pub async fn log_out(
    State(site): State<Arc<Site>>,
    session: Result<Person, HttpRefused>,
    headers: HeaderMap,
) -> Response {
    // Even without a session: an invalid cookie is of no use to the browser either.
    let no_cookie = [(header::SET_COOKIE, cookie(&site, "", 0))];
    let ended = async {
        session?;
        end_session(&site, guard::secret(&site, &headers).unwrap_or_default()).await?;
        Ok::<_, HttpRefused>(StatusCode::NO_CONTENT)
    };
    (no_cookie, ended.await).into_response()
}

/// End all your sessions, this one included
#[utoipa::path(
    post, path = "/api/logout/everywhere", tag = "people",
    responses((status = 204, description = "Done"), HttpRefused),
)]
pub async fn log_out_everywhere(State(site): State<Arc<Site>>, Person(user): Person) -> Result<Response, HttpRefused> {
    users::log_out_everywhere(&**site.context.store(), &user).await?;
    site.end(Ended::AllOf(user.id().to_owned()));
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie(&site, "", 0))]).into_response())
}
