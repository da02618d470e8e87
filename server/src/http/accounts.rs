//! How a person comes in: an overview, proofs that they are there, and the code that brings them to another device.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use hustings_core::say;
use serde_json::Value;

use super::Site;
use super::answer::{Body, HttpAnswer, HttpRefused};
use super::guard::{self, From, Maybe, Person};
use super::passkeys;
use super::sessions::begun;
use crate::ids;
use crate::protocol::{
    AccountInfo, Code, CodePhase, CodeState, DeviceCode, Me, PasskeyInfo, Proof, Refused, UseCode, refuse,
};
use crate::store::{Passkey, Purpose, Ticket};
use crate::time::MINUTE;
use crate::users::{self, User};

/// How long somebody who has shown a password or passkey counts as being there.
const PROVED_FOR: i64 = 15 * MINUTE;
/// How long a code for another device lives.
const CODE_FOR: i64 = 5 * MINUTE;

/// How I come in
#[utoipa::path(
    get, path = "/api/account", tag = "people",
    responses((status = 200, description = "Password, passkeys, address for recovery", body = AccountInfo), HttpRefused),
)]
pub async fn account(
    State(site): State<Arc<Site>>,
    Person(user): Person,
    headers: HeaderMap,
) -> HttpAnswer<AccountInfo> {
    Ok(Json(info(&site, &user, &headers).await?))
}

pub(super) async fn info(site: &Site, user: &User, headers: &HeaderMap) -> Result<AccountInfo, HttpRefused> {
    let (store, id) = (site.context.store(), user.id().to_owned());
    let password = match user.account() {
        Some(account) => store.account(account.to_owned()).await?.is_some_and(|(_, password)| password.is_some()),
        None => false,
    };
    let pending = store.ticket_of(id.clone(), Purpose::Address).await?;
    let pending = pending.filter(|ticket| ticket.used_at.is_none() && ticket.expires_at > site.context.now());
    let unconfirmed = pending.and_then(|ticket| {
        let data: Value = serde_json::from_str(&ticket.data).ok()?;
        data["address"].as_str().map(str::to_owned)
    });
    Ok(AccountInfo {
        account: user.account().map(str::to_owned),
        password,
        passkeys: store.passkeys_of(id.clone()).await?.into_iter().map(shown).collect(),
        can_have_passkeys: passkeys::place(site, headers).is_some(),
        mail: site.context.sender().post().mails(),
        address: store.recovery_address(id.clone()).await?.map(|address| address.address),
        unconfirmed,
        sessions: store.sessions_of(id).await?.len() as u32,
    })
}

fn shown(passkey: Passkey) -> PasskeyInfo {
    let Passkey { id, name, place, created_at, used_at, .. } = passkey;
    PasskeyInfo { id, name, place, created_at, used_at }
}

/// The person of the session with this secret has just shown a password or passkey.
pub(super) async fn has_proved(site: &Site, secret: &str) -> Result<(), HttpRefused> {
    let now = site.context.now();
    Ok(site.context.store().prove(ids::hash(secret), now, now - PROVED_FOR).await?)
}

/// What a session's secret alone is not enough for. A guest has nothing else to show.
pub(super) async fn needs_proof(site: &Site, user: &User, headers: &HeaderMap) -> Result<(), HttpRefused> {
    if user.account().is_none() {
        return Ok(());
    }
    let hash = ids::hash(guard::secret(site, headers).unwrap_or_default());
    match site.context.store().proved_at(hash).await? {
        Some(at) if at > site.context.now() - PROVED_FOR => Ok(()),
        _ => Ok(refuse(Code::ProofNeeded, say!("table-proof-needed"))?),
    }
}

/// Show that you are there
///
/// By the password or a passkey. For a quarter of an hour this session can then change how the account is entered, or delete it.
#[utoipa::path(
    post, path = "/api/account/proof", tag = "people",
    request_body = Proof,
    responses((status = 204, description = "It is you"), HttpRefused),
)]
pub async fn prove(
    State(site): State<Arc<Site>>,
    From(address): From,
    Person(user): Person,
    headers: HeaderMap,
    Body(proof): Body<Proof>,
) -> Result<StatusCode, HttpRefused> {
    let now = site.context.now();
    site.logins.take(address, now)?;
    let Some(account) = user.account() else {
        return Ok(refuse(Code::Forbidden, say!("table-no-account"))?);
    };
    let known = match proof {
        Proof { passkey: Some(wish), password: None } => {
            let passkey = passkeys::verify(&site, &headers, wish).await?;
            passkey.user == user.id()
        }
        Proof { password: Some(password), passkey: None } => {
            site.guesses.take(account.to_ascii_lowercase(), now)?;
            users::knows_password(&**site.context.store(), account, password).await?
        }
        _ => return Ok(refuse(Code::BadRequest, say!("table-one-proof"))?),
    };
    if !known {
        return Ok(refuse(Code::WrongPassword, say!("table-wrong-password"))?);
    }
    has_proved(&site, guard::secret(&site, &headers).unwrap_or_default()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A code for another device
///
/// Whoever types it there within five minutes is this person there: a guest too, with all their tables. An earlier code ends.
#[utoipa::path(
    post, path = "/api/code", tag = "people",
    responses((status = 200, description = "The code", body = DeviceCode), HttpRefused),
)]
pub async fn new_code(State(site): State<Arc<Site>>, Person(user): Person) -> HttpAnswer<DeviceCode> {
    let now = site.context.now();
    site.new_codes.take(user.id().to_owned(), now)?;
    let (code, expires_at) = (ids::code(), now + CODE_FOR);
    let ticket = Ticket { user: user.id().to_owned(), data: String::new(), expires_at, used_at: None };
    site.context.store().add_ticket(ids::hash(&code), Purpose::Device, ticket, now).await?;
    let (first, second) = code.split_at(4);
    Ok(Json(DeviceCode { code: format!("{first}-{second}"), expires_at }))
}

/// What became of my code
#[utoipa::path(
    get, path = "/api/code", tag = "people",
    responses((status = 200, description = "Whether another device has come in by it", body = CodeState), HttpRefused),
)]
pub async fn code(State(site): State<Arc<Site>>, Person(user): Person) -> HttpAnswer<CodeState> {
    let ticket = site.context.store().ticket_of(user.id().to_owned(), Purpose::Device).await?;
    let state = match ticket {
        Some(Ticket { used_at: Some(_), .. }) => CodePhase::Used,
        Some(Ticket { expires_at, .. }) if expires_at > site.context.now() => CodePhase::Waiting,
        _ => CodePhase::None,
    };
    Ok(Json(CodeState { state }))
}

/// My code is worth nothing any more
#[utoipa::path(
    delete, path = "/api/code", tag = "people",
    responses((status = 204, description = "Done"), HttpRefused),
)]
pub async fn end_code(State(site): State<Arc<Site>>, Person(user): Person) -> Result<StatusCode, HttpRefused> {
    site.context.store().void_ticket(user.id().to_owned(), Purpose::Device).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Come in by the code of another device
///
/// If this device had a guest, the guest's seats come along.
#[utoipa::path(
    post, path = "/api/code/use", tag = "people",
    request_body = UseCode,
    responses((status = 200, description = "Who you are now", body = Me), HttpRefused),
    security((), ("bearer" = [])),
)]
pub async fn use_code(
    State(site): State<Arc<Site>>,
    From(address): From,
    Maybe(before): Maybe,
    headers: HeaderMap,
    Body(wish): Body<UseCode>,
) -> Result<Response, HttpRefused> {
    let now = site.context.now();
    site.codes.take(address, now)?;
    site.all_codes.take(String::new(), now)?;
    let code: String =
        wish.code.chars().filter(char::is_ascii_alphanumeric).map(|letter| letter.to_ascii_uppercase()).collect();
    let (store, wrong) = (site.context.store(), || Refused::new(Code::WrongPassword, say!("table-wrong-code")));
    let ticket = store.use_ticket(ids::hash(&code), Purpose::Device, now).await?.ok_or_else(wrong)?;
    let entered = users::enter(&**store, before.as_deref(), ticket.user, now).await?.ok_or_else(wrong)?;
    begun(&site, &headers, before.as_deref(), entered).await
}
