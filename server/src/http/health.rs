//! For the host: whether the server works, and its metrics.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode, header};

use super::Site;
use super::answer::{HttpRefused, missing};

/// Whether the journal can be read and written
#[utoipa::path(
    get, path = "/healthz", tag = "operation",
    responses(
        (status = 200, description = "It can", body = String, content_type = "text/plain", example = "ok\n"),
        (status = 503, description = "It cannot: nothing can be played", body = String, content_type = "text/plain"),
    ),
    security(()),
)]
pub async fn healthz(State(site): State<Arc<Site>>) -> (StatusCode, &'static str) {
    match tokio::time::timeout(PATIENCE, site.context.store().check()).await {
        Ok(Ok(())) => (StatusCode::OK, "ok\n"),
        Ok(Err(_)) | Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the journal cannot be read and written\n"),
    }
}

/// Whether people should be sent here
#[utoipa::path(
    get, path = "/readyz", tag = "operation",
    responses(
        (status = 200, description = "They should", body = String, content_type = "text/plain", example = "ready\n"),
        (status = 503, description = "Not now: the journal cannot be written, or the server is stopping", body = String, content_type = "text/plain"),
    ),
    security(()),
)]
pub async fn readyz(State(site): State<Arc<Site>>) -> (StatusCode, &'static str) {
    if site.context.tables().are_closed() {
        return (StatusCode::SERVICE_UNAVAILABLE, "the server is stopping\n");
    }
    match healthz(State(site)).await {
        (StatusCode::OK, _) => (StatusCode::OK, "ready\n"),
        failing => failing,
    }
}

/// How long the store may take to answer before it counts as failing.
const PATIENCE: std::time::Duration = std::time::Duration::from_secs(2);

const OPENMETRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// What the server counts, for Prometheus
///
/// Only for this machine, unless the host allows others.
#[utoipa::path(
    get, path = "/metrics", tag = "operation",
    responses((status = 200, description = "OpenMetrics", body = String, content_type = "application/openmetrics-text"), HttpRefused),
    security(()),
)]
pub async fn metrics(
    State(site): State<Arc<Site>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<([(header::HeaderName, &'static str); 1], String), HttpRefused> {
    let forwarded = headers.contains_key("x-forwarded-for") || headers.contains_key("forwarded");
    if !site.context.config().metrics_public && (!peer.ip().is_loopback() || forwarded) {
        return Err(missing());
    }
    Ok(([(header::CONTENT_TYPE, OPENMETRICS)], site.context.metrics().text()))
}
