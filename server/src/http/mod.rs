//! HTTP: one file per subject. `docs/protocol.md` tells it from the outside.

mod analysis;
mod answer;
mod guard;
mod pages;
mod records;
mod sessions;
mod socket;
mod tables;

use std::net::IpAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderMap, StatusCode};
use axum::middleware;
use axum::routing::{get, post};
use tower_http::compression::CompressionLayer;

use crate::assets::Assets;
use crate::limits::{self, Limiter};
use crate::table::Context;

/// What requests share.
pub struct Site {
    context: Arc<Context>,
    assets: Box<dyn Assets>,
    sessions: Limiter<IpAddr>,
    logins: Limiter<IpAddr>,
    calls: Limiter<IpAddr>,
    wrong_links: Limiter<IpAddr>,
    new_tables: Limiter<String>,
    records: Limiter<String>,
    analyses: Limiter<String>,
    /// Replays at a time: they must not crowd out the tables.
    replaying: Arc<tokio::sync::Semaphore>,
    /// Analyses that wait for the bots' threads or run there: the others wait for their turn in front of them.
    analysing: Arc<tokio::sync::Semaphore>,
    sockets: socket::Sockets,
}

pub fn router(context: Arc<Context>, assets: Box<dyn Assets>) -> Router {
    let rate = context.config.rate;
    let site = Arc::new(Site {
        assets,
        sessions: Limiter::new(limits::SESSIONS, rate),
        logins: Limiter::new(limits::LOGINS, rate),
        calls: Limiter::new(limits::CALLS, rate),
        wrong_links: Limiter::new(limits::WRONG_LINKS, rate),
        new_tables: Limiter::new(limits::NEW_TABLES, rate),
        records: Limiter::new(limits::RECORDS, rate),
        analyses: Limiter::new(limits::ANALYSES, rate),
        replaying: Arc::new(tokio::sync::Semaphore::new(2)),
        analysing: Arc::new(tokio::sync::Semaphore::new(2)),
        sockets: socket::Sockets::default(),
        context,
    });
    let records = Router::new()
        .route("/api/replay", post(records::replay))
        .route("/api/position", post(records::position))
        .route("/api/verify", post(records::verify))
        .route("/api/analysis", post(analysis::analyse))
        .route("/api/analysis/move", post(analysis::analyse_move))
        .layer(DefaultBodyLimit::max(limits::LARGEST_RECORD));
    let answers = Router::new()
        .route("/api/session", post(sessions::begin))
        .route("/api/me", get(sessions::me).patch(sessions::rename))
        .route("/api/account", post(sessions::claim))
        .route("/api/login", post(sessions::log_in))
        .route("/api/logout", post(sessions::log_out))
        .route("/api/games", get(tables::games))
        .route("/api/games/{game}/rules", get(tables::rules))
        .route("/api/games/{game}/settle", post(tables::settle))
        .route("/api/games/{game}/daily", get(tables::daily_scores))
        .route("/api/lobby", get(tables::lobby))
        .route("/api/tables", get(tables::mine).post(tables::create))
        .route("/api/tables/{table}", get(tables::summary))
        .route("/api/tables/{table}/record", get(tables::record))
        .route("/api/tables/{table}/verify", get(tables::verify))
        .route("/api/openapi.json", get(pages::openapi))
        .layer(DefaultBodyLimit::max(limits::LARGEST_BODY))
        .merge(records)
        .route("/api/{*rest}", get(answer::not_found).post(answer::not_found))
        .fallback(get(pages::page))
        .layer(CompressionLayer::new());
    Router::new()
        .route("/api/tables/{table}/socket", get(socket::open))
        .route("/healthz", get(healthz))
        .route("/metrics", get(metrics))
        .merge(answers)
        .layer(middleware::from_fn_with_state(Arc::clone(&site), guard::guard))
        .with_state(site)
}

async fn healthz(axum::extract::State(site): axum::extract::State<Arc<Site>>) -> (StatusCode, &'static str) {
    if site.context.store.is_writable() {
        (StatusCode::OK, "ok\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "the journal cannot be written\n")
    }
}

async fn metrics(
    axum::extract::State(site): axum::extract::State<Arc<Site>>,
    axum::extract::ConnectInfo(peer): axum::extract::ConnectInfo<std::net::SocketAddr>,
    headers: HeaderMap,
) -> Result<([(&'static str, &'static str); 1], String), answer::Failure> {
    let forwarded = headers.contains_key("x-forwarded-for") || headers.contains_key("forwarded");
    if !site.context.config.metrics_public && (!peer.ip().is_loopback() || forwarded) {
        return Err(answer::missing());
    }
    let text = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    Ok(([("content-type", text)], site.context.metrics.text()))
}
