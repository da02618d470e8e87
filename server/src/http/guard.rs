//! Guards for every request: who may ask at all, and the headers every answer carries.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts, MatchedPath, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hustings_core::say;

use super::Site;
use super::answer::HttpRefused;
use crate::limits::neighbourhood;
use crate::protocol::{Code, Refused, internal, refuse};
use crate::turns::Payer;
use crate::users::User;

/// Over HTTPS, the `__Host-` prefix makes browsers keep the cookie for this host alone, whatever other hosts of the
/// domain set.
pub fn cookie_name(site: &Site) -> &'static str {
    if site.context.config().secure() { "__Host-hustings" } else { "hustings" }
}

/// Only our own scripts, nothing from elsewhere, not inside a frame. Boards set styles on single elements.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
    media-src 'self' data: blob:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

pub async fn guard(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    // The pattern of the route, never the path: a table's link is its invitation.
    let route = request.extensions().get::<MatchedPath>().cloned();
    let (method, started) = (request.method().clone(), std::time::Instant::now());
    let mut response = match check(&site, &request) {
        Ok(()) => next.run(request).await,
        Err(refused) => HttpRefused(refused).into_response(),
    };
    let route = route.as_ref().map_or("page", MatchedPath::as_str);
    tracing::debug!(%method, route, status = response.status().as_u16(), took = ?started.elapsed(), "answered");
    let headers = response.headers_mut();
    let fixed = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (header::HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (header::HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if site.context.config().secure() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

fn check(site: &Site, request: &Request) -> Result<(), Refused> {
    let socket = request.headers().contains_key(header::UPGRADE);
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let host = request.headers().get(header::HOST);
    if host.is_some_and(|host| !host.to_str().is_ok_and(|host| knows_host(&site.context.config().origins, host))) {
        return refuse(Code::Forbidden, say!("table-unknown-host"));
    }
    if (socket || changes) && !same_origin(site, request.headers()) {
        return refuse(Code::Forbidden, say!("table-other-site"));
    }
    if request.uri().path().starts_with("/api/") {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
        if let Some(ConnectInfo(peer)) = peer {
            site.calls.take(client(site, request.headers(), *peer), site.context.now())?;
        }
    }
    Ok(())
}

/// Prevents DNS rebinding: a foreign page can let its own name point to this machine, and would then count as a page of
/// ours. IP addresses, and names that only mean something locally, cannot be taken over like that.
fn knows_host(origins: &[String], host: &str) -> bool {
    let name = |host: &str| host.split(':').next().unwrap_or_default().trim_end_matches('.').to_ascii_lowercase();
    let asked = name(host);
    let nearby = !asked.contains('.') || [".localhost", ".local"].iter().any(|ending| asked.ends_with(ending));
    let known = |origin: &String| origin.split_once("://").is_some_and(|(_, rest)| name(rest) == asked);
    host.starts_with('[') || nearby || asked.parse::<std::net::Ipv4Addr>().is_ok() || origins.iter().any(known)
}

/// Browsers always send the origin of a page when it matters; programs send none.
fn same_origin(site: &Site, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        let from = headers.get("sec-fetch-site").and_then(|value| value.to_str().ok());
        return matches!(from, None | Some("same-origin" | "none"));
    };
    let Ok(origin) = origin.to_str() else { return false };
    if site.context.config().origins.iter().any(|known| known == origin) {
        return true;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let own = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    site.context.config().origins.is_empty() && !host.is_empty() && own == Some(host)
}

/// The client's address, which limits count.
fn client(site: &Site, headers: &HeaderMap, peer: SocketAddr) -> IpAddr {
    // The last address was added by the proxy; anybody can write those before it, in this line or another.
    let forwarded = headers.get_all("x-forwarded-for").iter().next_back().and_then(|value| value.to_str().ok());
    let last = forwarded.and_then(|list| list.rsplit(',').next()).and_then(|address| address.trim().parse().ok());
    neighbourhood(last.filter(|_| site.context.config().behind_proxy).unwrap_or(peer.ip()))
}

/// The address a request comes from, for limits.
pub struct From(pub IpAddr);

impl From {
    /// Who pays for an answer's time.
    pub fn payer(&self, user: Option<&User>) -> Payer {
        Payer { address: Some(self.0), person: user.map_or("", User::id).into() }
    }
}

impl FromRequestParts<Arc<Site>> for From {
    type Rejection = HttpRefused;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<From, HttpRefused> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().ok_or_else(|| HttpRefused(internal()))?;
        Ok(From(client(site, &parts.headers, peer.0)))
    }
}

/// The secret a request carries, if any: in a header (programs) or in the cookie (pages).
pub fn secret<'a>(site: &Site, headers: &'a HeaderMap) -> Option<&'a str> {
    let bearer = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(secret) = bearer.and_then(|value| value.strip_prefix("Bearer ")) {
        return Some(secret.trim());
    }
    cookie(headers, cookie_name(site))
}

/// The value of a cookie.
pub fn cookie<'a>(headers: &'a HeaderMap, wanted: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies
        .flat_map(|value| value.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='))
        .find(|(name, _)| *name == wanted)
        .map(|(_, value)| value)
}

/// Somebody with a session.
pub struct Person(pub Arc<User>);

impl FromRequestParts<Arc<Site>> for Person {
    type Rejection = HttpRefused;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Person, HttpRefused> {
        person(site, &parts.headers).await.map(Person)
    }
}

pub async fn person(site: &Site, headers: &HeaderMap) -> Result<Arc<User>, HttpRefused> {
    let none = || HttpRefused(Refused::new(Code::NoSession, say!("table-no-session")));
    maybe(site, headers).await?.ok_or_else(none)
}

/// Whose session it is.
pub async fn maybe(site: &Site, headers: &HeaderMap) -> Result<Option<Arc<User>>, HttpRefused> {
    let Some(secret) = secret(site, headers) else { return Ok(None) };
    if !site.context.store().hears() {
        // A session may have ended on another node.
        site.context.recent().clear();
    }
    Ok(site.context.recent().by_secret(&**site.context.store(), secret).await?)
}

/// Somebody with or without a session.
pub struct Maybe(pub Option<Arc<User>>);

impl FromRequestParts<Arc<Site>> for Maybe {
    type Rejection = HttpRefused;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Maybe, HttpRefused> {
        maybe(site, &parts.headers).await.map(Maybe)
    }
}
