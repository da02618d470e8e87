//! Who may ask at all, and what every answer carries.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts, MatchedPath, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::Site;
use super::answer::Failure;
use crate::protocol::{Code, Refusal};
use crate::users::User;

pub const COOKIE: &str = "hustings";

/// No script but our own files, nothing from elsewhere, in no frame. Boards set styles on single elements.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
    media-src 'self' data: blob:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

pub async fn guard(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    // The pattern of the route, never the path: a table's link is its invitation.
    let route = request.extensions().get::<MatchedPath>().cloned();
    let (method, started) = (request.method().clone(), std::time::Instant::now());
    let mut response = match check(&site, &request) {
        Ok(()) => next.run(request).await,
        Err(refusal) => Failure(refusal).into_response(),
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
    if site.context.config.secure() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

fn check(site: &Site, request: &Request) -> Result<(), Refusal> {
    let socket = request.headers().contains_key(header::UPGRADE);
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    if (socket || changes) && !same_origin(site, request.headers()) {
        return Err(Refusal::new(Code::Forbidden, "this is taken only from the server's own pages"));
    }
    if request.uri().path().starts_with("/api/") {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
        if let Some(ConnectInfo(peer)) = peer {
            site.calls.take(client(site, request.headers(), *peer), site.context.time.now())?;
        }
    }
    Ok(())
}

/// Browsers always say where a page came from when it matters; programs say nothing.
fn same_origin(site: &Site, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        let from = headers.get("sec-fetch-site").and_then(|value| value.to_str().ok());
        return matches!(from, None | Some("same-origin" | "none"));
    };
    let Ok(origin) = origin.to_str() else { return false };
    if site.context.config.origins.iter().any(|known| known == origin) {
        return true;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let own = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    site.context.config.origins.is_empty() && !host.is_empty() && own == Some(host)
}

fn client(site: &Site, headers: &HeaderMap, peer: SocketAddr) -> IpAddr {
    // The last one is the proxy's own; what stands before it, in this line or another, anybody can write.
    let forwarded = headers.get_all("x-forwarded-for").iter().next_back().and_then(|value| value.to_str().ok());
    let last = forwarded.and_then(|list| list.rsplit(',').next()).and_then(|address| address.trim().parse().ok());
    last.filter(|_| site.context.config.behind_proxy).unwrap_or(peer.ip())
}

/// Where a request comes from, for limits.
pub struct From(pub IpAddr);

impl FromRequestParts<Arc<Site>> for From {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<From, Failure> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().ok_or_else(|| Failure(Refusal::internal()))?;
        Ok(From(client(site, &parts.headers, peer.0)))
    }
}

/// The secret a request carries, if any: in a header (programs) or in the cookie (pages).
pub fn secret(headers: &HeaderMap) -> Option<&str> {
    let bearer = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(secret) = bearer.and_then(|value| value.strip_prefix("Bearer ")) {
        return Some(secret.trim());
    }
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies
        .flat_map(|value| value.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='))
        .find(|(name, _)| *name == COOKIE)
        .map(|(_, value)| value)
}

/// Somebody with a session.
pub struct Person(pub Arc<User>);

impl FromRequestParts<Arc<Site>> for Person {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Person, Failure> {
        let Maybe(user) = Maybe::from_request_parts(parts, site).await?;
        let none = || Failure(Refusal::new(Code::NoSession, "begin with POST /api/session"));
        user.map(Person).ok_or_else(none)
    }
}

/// Somebody with or without a session.
pub struct Maybe(pub Option<Arc<User>>);

impl FromRequestParts<Arc<Site>> for Maybe {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Maybe, Failure> {
        let Some(secret) = secret(&parts.headers).map(str::to_owned) else { return Ok(Maybe(None)) };
        Ok(Maybe(site.context.recent.by_secret(&site.context.store, &secret).await?))
    }
}
