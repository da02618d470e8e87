//! Recovery by e-mail, where somebody gave an address for it. Whether there is such an account or address, nobody learns.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use hustings_core::say;
use serde::{Deserialize, Serialize};

use super::Site;
use super::accounts::{has_proved, info, needs_proof};
use super::answer::{Body, HttpAnswer, HttpRefused, missing};
use super::guard::{From, Maybe, Person};
use super::notices::{mail_address, not_delivered};
use super::sessions::begun;
use super::socket::Ended;
use crate::ids;
use crate::limits;
use crate::notices;
use crate::protocol::{AccountInfo, Code, ConfirmAddress, Me, NewAddress, Recover, RecoverPassword, internal, refuse};
use crate::store::{Purpose, RecoveryAddress, StoreError, Ticket};
use crate::table::Context;
use crate::time::{DAY, HOUR};
use crate::users;

/// What is kept until the owner of an address has confirmed it.
#[derive(Serialize, Deserialize)]
struct Unconfirmed {
    address: String,
    origin: String,
}

/// An address for recovery
///
/// A message with a link is sent there first. Somebody has to have shown that they are there.
#[utoipa::path(
    put, path = "/api/account/address", tag = "people",
    request_body = NewAddress,
    responses((status = 200, description = "How you come in", body = AccountInfo), HttpRefused),
)]
pub async fn set_address(
    State(site): State<Arc<Site>>,
    from: From,
    Person(user): Person,
    headers: HeaderMap,
    Body(wish): Body<NewAddress>,
) -> HttpAnswer<AccountInfo> {
    if user.account().is_none() {
        return Ok(refuse(Code::Forbidden, say!("table-no-account"))?);
    }
    if !site.context.sender().post().mails() {
        return Ok(refuse(Code::BadRequest, say!("table-no-mail"))?);
    }
    let address = mail_address(&wish.address)?;
    needs_proof(&site, &user, &headers).await?;
    let (store, now) = (site.context.store(), site.context.now());
    site.notice_ways.take(user.id().to_owned(), now)?;
    site.ways_of_address.take(from.0, now)?;
    if !store.may_ask(address.clone(), now, now - DAY, limits::CONFIRMATIONS_A_DAY).await? {
        return Ok(refuse(Code::TooMany, say!("table-too-many-mails"))?);
    }
    let (token, origin) = (ids::random_text(24), site.address(&headers));
    let kept = Unconfirmed { address: address.clone(), origin: origin.clone() };
    let data = serde_json::to_string(&kept).map_err(|_| internal())?;
    let ticket = Ticket { user: user.id().to_owned(), data, expires_at: now + DAY, used_at: None };
    store.add_ticket(ids::hash(&token), Purpose::Address, ticket, now).await?;
    let letter = notices::address_letter(&user, &address, &origin, &token);
    if let Err(failed) = site.context.sender().post().mail(&letter).await {
        store.void_ticket(user.id().to_owned(), Purpose::Address).await?;
        return Err(not_delivered(&failed));
    }
    Ok(Json(info(&site, &user, &headers).await?))
}

/// No address for recovery any more
#[utoipa::path(
    delete, path = "/api/account/address", tag = "people",
    responses((status = 200, description = "How you come in", body = AccountInfo), HttpRefused),
)]
pub async fn remove_address(
    State(site): State<Arc<Site>>,
    Person(user): Person,
    headers: HeaderMap,
) -> HttpAnswer<AccountInfo> {
    needs_proof(&site, &user, &headers).await?;
    let store = site.context.store();
    store.void_ticket(user.id().to_owned(), Purpose::Address).await?;
    store.void_ticket(user.id().to_owned(), Purpose::Recovery).await?;
    store.remove_recovery_address(user.id().to_owned()).await?;
    Ok(Json(info(&site, &user, &headers).await?))
}

/// Confirm an address for recovery
///
/// With what the link in a message holds. Nobody has to be signed in: whoever reads the message owns the address.
#[utoipa::path(
    post, path = "/api/account/address/confirm", tag = "people",
    request_body = ConfirmAddress,
    responses((status = 204, description = "From now on a link to a new password can be sent there"), HttpRefused),
    security(()),
)]
pub async fn confirm_address(
    State(site): State<Arc<Site>>,
    from: From,
    Body(wish): Body<ConfirmAddress>,
) -> Result<StatusCode, HttpRefused> {
    let now = site.context.now();
    site.wrong_links.take(from.0, now)?;
    let ticket = site.context.store().use_ticket(ids::hash(&wish.token), Purpose::Address, now).await?;
    let ticket = ticket.ok_or_else(missing)?;
    let Unconfirmed { address, origin } = serde_json::from_str(&ticket.data).map_err(|_| internal())?;
    let confirmed = RecoveryAddress { user: ticket.user, address, origin, confirmed_at: now };
    site.context.store().set_recovery_address(confirmed).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// I cannot come in
///
/// If the account or address is known and an address was given for this, a link to a new password is sent there. The answer is the same, and
/// comes as fast, in any case.
#[utoipa::path(
    post, path = "/api/recover", tag = "people",
    request_body = Recover,
    responses((status = 204, description = "If there is such an account, a message is under way"), HttpRefused),
    security(()),
)]
pub async fn ask(
    State(site): State<Arc<Site>>,
    From(address): From,
    Body(wish): Body<Recover>,
) -> Result<StatusCode, HttpRefused> {
    site.recoveries.take(address, site.context.now())?;
    if !site.context.sender().post().mails() {
        return Ok(refuse(Code::BadRequest, say!("table-no-mail"))?);
    }
    let context = Arc::clone(&site.context);
    // Nothing is looked up before the answer, which could show by its time what was found.
    tokio::spawn(async move {
        if let Err(error) = send_links(&context, wish.who.trim()).await {
            tracing::error!(%error, "a link to a new password could not be made");
        }
    });
    Ok(StatusCode::NO_CONTENT)
}

async fn send_links(context: &Arc<Context>, who: &str) -> Result<(), StoreError> {
    let (store, now) = (context.store(), context.now());
    let found = if who.contains('@') {
        store.with_recovery_address(who.to_owned(), limits::ACCOUNTS_PER_ADDRESS).await?
    } else {
        match store.account(who.to_owned()).await? {
            Some((id, _)) => store.recovery_address(id).await?.into_iter().collect(),
            None => Vec::new(),
        }
    };
    let Some(first) = found.first() else { return Ok(()) };
    // Counted apart from letters that ask whether an address is somebody's: those must not use up these.
    let counted = format!("recovery of {}", first.address.to_lowercase());
    if !store.may_ask(counted, now, now - DAY, limits::RECOVERIES_A_DAY).await? {
        return Ok(());
    }
    for RecoveryAddress { user, address, origin, .. } in found {
        let Some(user) = store.user(user).await? else { continue };
        let token = ids::random_text(32);
        let ticket = Ticket { user: user.id().to_owned(), data: String::new(), expires_at: now + HOUR, used_at: None };
        store.add_ticket(ids::hash(&token), Purpose::Recovery, ticket, now).await?;
        let letter = notices::recovery_letter(&user, &address, &origin, &token);
        if let Err(failed) = context.sender().post().mail(&letter).await {
            tracing::warn!(why = %failed, "a link to a new password was not delivered");
        }
    }
    Ok(())
}

/// Another password, by a link
///
/// All sessions of the account end, and the answer begins a new one. If this device had a guest, the guest's seats come along.
#[utoipa::path(
    post, path = "/api/recover/password", tag = "people",
    request_body = RecoverPassword,
    responses((status = 200, description = "Who you are now", body = Me), HttpRefused),
    security((), ("bearer" = [])),
)]
pub async fn set_password(
    State(site): State<Arc<Site>>,
    From(address): From,
    Maybe(guest): Maybe,
    headers: HeaderMap,
    Body(wish): Body<RecoverPassword>,
) -> Result<Response, HttpRefused> {
    let now = site.context.now();
    site.logins.take(address, now)?;
    // Before the link is used up.
    users::check_password(&wish.new)?;
    let store = site.context.store();
    let ticket = store.use_ticket(ids::hash(&wish.token), Purpose::Recovery, now).await?.ok_or_else(missing)?;
    let id = ticket.user;
    let entered = users::reset_password(&**store, guest.as_deref(), id.clone(), wish.new, now).await?;
    let entered = entered.ok_or_else(missing)?;
    site.end(Ended::AllOf(id));
    has_proved(&site, &entered.1).await?;
    begun(&site, &headers, guest.as_deref(), entered).await
}
