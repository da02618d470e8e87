//! Passkeys (WebAuthn). What a challenge needs to be checked again stays in the store, so that any node can do it, once; what the browser
//! gets is a ticket to it.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use base64ct::{Base64UrlUnpadded, Encoding};
use hustings_core::say;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use webauthn_rs::prelude::{
    CredentialID, DiscoverableAuthentication, Passkey as Key, PasskeyRegistration, PublicKeyCredential,
    RegisterPublicKeyCredential, Url, Uuid, WebauthnError,
};
use webauthn_rs::{Webauthn, WebauthnBuilder};

use super::Site;
use super::accounts::{has_proved, needs_proof};
use super::answer::{Body, HttpAnswer, HttpRefused, Path, missing};
use super::guard::{From, Maybe, Person};
use super::sessions::{begun, is_program, me_of, with_secret};
use super::socket::Ended;
use crate::ids;
use crate::limits;
use crate::protocol::{BeginPasskey, Code, Me, NewPasskey, PasskeyChallenge, Refused, UsePasskey, internal, refuse};
use crate::store::{Passkey, Purpose, Ticket};
use crate::time::MINUTE;
use crate::users;

/// How long somebody may take to unlock their telephone.
const CHALLENGE_FOR: i64 = 5 * MINUTE;

/// The server as browsers know it: passkeys belong to its name.
pub struct Place {
    name: String,
    webauthn: Webauthn,
}

/// The address of the page that asks; `guard` has checked that it is one of ours. None where passkeys cannot work: browsers want a name.
pub fn place(site: &Site, headers: &HeaderMap) -> Option<Place> {
    let origin = headers.get(header::ORIGIN).and_then(|origin| origin.to_str().ok()).map(str::to_owned);
    let origin = Url::parse(&origin.unwrap_or_else(|| site.address(headers))).ok()?;
    let name = origin.domain()?.to_owned();
    // Elsewhere browsers have no passkeys at all.
    let safe = origin.scheme() == "https" || name == "localhost" || name.ends_with(".localhost");
    let webauthn = WebauthnBuilder::new(&name, &origin).ok()?.rp_name("Hustings").build().ok()?;
    safe.then_some(Place { name, webauthn })
}

fn here(site: &Site, headers: &HeaderMap) -> Result<Place, Refused> {
    place(site, headers).ok_or_else(|| Refused::new(Code::BadRequest, say!("table-no-passkeys-here")))
}

/// What is kept until the browser answers.
#[derive(Serialize, Deserialize)]
struct Kept<T> {
    place: String,
    state: T,
    /// The name of the account that a guest becomes.
    #[serde(default)]
    account: Option<String>,
}

async fn keep<T: Serialize>(site: &Site, purpose: Purpose, user: &str, kept: &Kept<T>) -> Result<String, HttpRefused> {
    let (secret, now) = (ids::secret(), site.context.now());
    let data = serde_json::to_string(kept).map_err(|_| internal())?;
    let ticket = Ticket { user: user.to_owned(), data, expires_at: now + CHALLENGE_FOR, used_at: None };
    site.context.store().add_ticket(ids::hash(&secret), purpose, ticket, now).await?;
    Ok(secret)
}

/// What was kept, once. A challenge of another address of this server is not one of this.
async fn take<T: DeserializeOwned>(
    site: &Site,
    purpose: Purpose,
    user: &str,
    ticket: &str,
    place: &Place,
) -> Result<Kept<T>, HttpRefused> {
    let found = site.context.store().use_ticket(ids::hash(ticket), purpose, site.context.now()).await?;
    let kept = found.filter(|ticket| ticket.user == user).and_then(|ticket| serde_json::from_str(&ticket.data).ok());
    let kept = kept.filter(|kept: &Kept<T>| kept.place == place.name);
    Ok(kept.ok_or_else(|| Refused::new(Code::WrongPassword, say!("table-passkey-late")))?)
}

fn read<T: DeserializeOwned>(credential: Value) -> Result<T, Refused> {
    let bad =
        |error: serde_json::Error| Refused::new(Code::BadMessage, say!("table-bad-body", why = error.to_string()));
    serde_json::from_value(credential).map_err(bad)
}

/// What went wrong is for the log: whoever tries to get in by a false key learns nothing from it.
fn refused(error: &WebauthnError) -> Refused {
    tracing::warn!(why = %error, "a passkey was refused");
    match error {
        WebauthnError::CredentialPossibleCompromise => copied(),
        _ => Refused::new(Code::WrongPassword, say!("table-passkey-refused")),
    }
}

fn copied() -> Refused {
    Refused::new(Code::WrongPassword, say!("table-passkey-copied"))
}

/// The same for each person, so that a device does not keep two for one account; it says nothing about them.
fn handle(user: &str) -> Uuid {
    let hash = ids::hash(&format!("passkeys of {user}"));
    Uuid::from_slice(&hash[..16]).unwrap_or_default()
}

/// Begin to make a passkey
///
/// A guest names the account that they become by it. Somebody with an account has to have shown that they are there.
#[utoipa::path(
    post, path = "/api/passkeys/begin", tag = "people",
    request_body = BeginPasskey,
    responses((status = 200, description = "What the browser needs", body = PasskeyChallenge), HttpRefused),
)]
pub async fn begin(
    State(site): State<Arc<Site>>,
    From(address): From,
    Person(user): Person,
    headers: HeaderMap,
    Body(wish): Body<BeginPasskey>,
) -> HttpAnswer<PasskeyChallenge> {
    site.logins.take(address, site.context.now())?;
    let (place, store) = (here(&site, &headers)?, site.context.store());
    let account = match (user.account(), wish.account) {
        (Some(account), None) => {
            needs_proof(&site, &user, &headers).await?;
            account.to_owned()
        }
        (None, Some(account)) => {
            users::check_account_name(&account)?;
            if store.account(account.clone()).await?.is_some() {
                return Ok(refuse(Code::NameTaken, say!("table-account-taken"))?);
            }
            account
        }
        (Some(_), Some(_)) => return Ok(refuse(Code::Forbidden, say!("table-account-exists"))?),
        (None, None) => return Ok(refuse(Code::BadRequest, say!("table-account-shape"))?),
    };
    let known = store.passkeys_of(user.id().to_owned()).await?;
    let known: Vec<CredentialID> = known.iter().filter_map(|one| Base64UrlUnpadded::decode_vec(&one.id).ok()).collect();
    let started = place.webauthn.start_passkey_registration(handle(user.id()), &account, user.name(), Some(known));
    let (options, state) = started.map_err(|error| refused(&error))?;
    let mut options = serde_json::to_value(options).map_err(|_| internal())?["publicKey"].take();
    // People sign in without typing a name, so the device has to remember whose it is.
    options["authenticatorSelection"]["residentKey"] = json!("required");
    options["authenticatorSelection"]["requireResidentKey"] = json!(true);
    let account = user.account().is_none().then_some(account);
    let kept = Kept { place: place.name, state, account };
    let ticket = keep(&site, Purpose::NewPasskey, user.id(), &kept).await?;
    Ok(Json(PasskeyChallenge { ticket, options }))
}

/// Add a passkey
///
/// A guest becomes an account by it: they get a new secret, as for one with a password.
#[utoipa::path(
    post, path = "/api/passkeys", tag = "people",
    request_body = NewPasskey,
    responses((status = 200, description = "Who you are now", body = Me), HttpRefused),
)]
pub async fn add(
    State(site): State<Arc<Site>>,
    From(address): From,
    Person(user): Person,
    headers: HeaderMap,
    Body(wish): Body<NewPasskey>,
) -> Result<Response, HttpRefused> {
    let now = site.context.now();
    site.logins.take(address, now)?;
    let (place, store) = (here(&site, &headers)?, site.context.store());
    let NewPasskey { ticket, credential, name } = wish;
    let (name, credential) = (limits::name(&name)?, read::<RegisterPublicKeyCredential>(credential)?);
    let kept = take::<PasskeyRegistration>(&site, Purpose::NewPasskey, user.id(), &ticket, &place).await?;
    let made = place.webauthn.finish_passkey_registration(&credential, &kept.state);
    let key = made.map_err(|error| refused(&error))?;
    let passkey = Passkey {
        id: Base64UrlUnpadded::encode_string(key.cred_id()),
        user: user.id().to_owned(),
        name,
        place: place.name,
        key: serde_json::to_string(&key).map_err(|_| internal())?,
        counter: counter_of(&key),
        created_at: now,
        used_at: None,
    };
    if let Some(account) = kept.account {
        let secret = ids::secret();
        if !store.claim_with_passkey(account.clone(), passkey, ids::hash(&secret)).await? {
            return Ok(refuse(Code::NameTaken, say!("table-account-taken"))?);
        }
        site.end(Ended::AllOf(user.id().to_owned()));
        has_proved(&site, &secret).await?;
        let claimed = store.user(user.id().to_owned()).await?.ok_or_else(internal)?;
        return Ok(with_secret(&site, &claimed, secret, is_program(&headers)));
    }
    let most = limits::PASSKEYS_PER_USER;
    if !store.add_passkey(passkey, most).await? {
        return Ok(refuse(Code::TooMany, say!("table-too-many-passkeys", most))?);
    }
    Ok(Json(me_of(&user)).into_response())
}

/// As it is written down; the library shows it only afterwards.
fn counter_of(key: &Key) -> u32 {
    let written = serde_json::to_value(key).unwrap_or_default();
    written["cred"]["counter"].as_u64().unwrap_or_default() as u32
}

/// Remove a passkey
///
/// Not the last way to come in. Somebody has to have shown that they are there.
#[utoipa::path(
    delete, path = "/api/passkeys/{id}", tag = "people",
    params(("id" = String, Path, description = "The passkey's `id`", example = "aQ3xYz7kLmN2pR")),
    responses((status = 204, description = "It is gone"), HttpRefused),
)]
pub async fn remove(
    State(site): State<Arc<Site>>,
    Person(user): Person,
    headers: HeaderMap,
    Path(id): Path,
) -> Result<StatusCode, HttpRefused> {
    let store = site.context.store();
    store.passkey(id.clone()).await?.filter(|passkey| passkey.user == user.id()).ok_or_else(missing)?;
    needs_proof(&site, &user, &headers).await?;
    if store.remove_passkey(user.id().to_owned(), id).await? {
        return Ok(StatusCode::NO_CONTENT);
    }
    Ok(refuse(Code::Forbidden, say!("table-last-passkey"))?)
}

/// Begin to use a passkey
///
/// To sign in, without a name: the device knows whose it is. Or to show that you are there.
#[utoipa::path(
    post, path = "/api/passkeys/sign-in/begin", tag = "people",
    responses((status = 200, description = "What the browser needs", body = PasskeyChallenge), HttpRefused),
    security((), ("bearer" = [])),
)]
pub async fn begin_sign_in(
    State(site): State<Arc<Site>>,
    From(address): From,
    headers: HeaderMap,
) -> HttpAnswer<PasskeyChallenge> {
    site.logins.take(address, site.context.now())?;
    let place = here(&site, &headers)?;
    let started = place.webauthn.start_discoverable_authentication();
    let (options, state) = started.map_err(|error| refused(&error))?;
    let options = serde_json::to_value(options).map_err(|_| internal())?["publicKey"].take();
    let kept = Kept { place: place.name, state, account: None };
    let ticket = keep(&site, Purpose::Passkey, "", &kept).await?;
    Ok(Json(PasskeyChallenge { ticket, options }))
}

/// Sign in with a passkey
///
/// The guest's seats become the account's.
#[utoipa::path(
    post, path = "/api/passkeys/sign-in", tag = "people",
    request_body = UsePasskey,
    responses((status = 200, description = "Who you are now", body = Me), HttpRefused),
    security((), ("bearer" = [])),
)]
pub async fn sign_in(
    State(site): State<Arc<Site>>,
    From(address): From,
    Maybe(guest): Maybe,
    headers: HeaderMap,
    Body(wish): Body<UsePasskey>,
) -> Result<Response, HttpRefused> {
    let now = site.context.now();
    site.logins.take(address, now)?;
    let passkey = verify(&site, &headers, wish).await?;
    let entered = users::enter(&**site.context.store(), guest.as_deref(), passkey.user, now).await?;
    let entered = entered.ok_or_else(missing)?;
    has_proved(&site, &entered.1).await?;
    begun(&site, &headers, guest.as_deref(), entered).await
}

/// The passkey that has signed the challenge. Its owner is there.
pub async fn verify(site: &Site, headers: &HeaderMap, wish: UsePasskey) -> Result<Passkey, HttpRefused> {
    let (place, store) = (here(site, headers)?, site.context.store());
    let credential = read::<PublicKeyCredential>(wish.credential)?;
    let kept = take::<DiscoverableAuthentication>(site, Purpose::Passkey, "", &wish.ticket, &place).await?;
    let unknown = || Refused::new(Code::WrongPassword, say!("table-passkey-refused"));
    let passkey = store.passkey(Base64UrlUnpadded::encode_string(&credential.raw_id)).await?.ok_or_else(unknown)?;
    let mut key: Key = serde_json::from_str(&passkey.key).map_err(|_| internal())?;
    if credential.get_user_unique_id() != Some(handle(&passkey.user).as_bytes().as_slice()) {
        return Err(unknown().into());
    }
    let signed = place.webauthn.finish_discoverable_authentication_v2(&credential, kept.state, &key);
    let signed = signed.map_err(|error| refused(&error))?;
    key.update_credential(&signed);
    let text = serde_json::to_string(&key).map_err(|_| internal())?;
    // Of two that sign at once with the same count, one is a copy.
    if !store.passkey_used(passkey.id.clone(), text, signed.counter(), site.context.now()).await? {
        return Err(copied().into());
    }
    Ok(passkey)
}
