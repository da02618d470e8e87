//! HTTP: one file per subject. `docs/protocol.md` describes it for clients.

mod accounts;
mod address;
mod analysis;
mod answer;
mod document;
mod encoding;
mod experiments;
mod guard;
mod health;
mod lab;
mod leaving;
mod listen;
mod nodes;
mod notices;
mod pages;
mod passkeys;
mod previews;
mod print;
mod records;
mod recovery;
mod sessions;
mod socket;
mod tables;

pub use listen::listen;

use std::net::IpAddr;
use std::sync::Arc;

use axum::Router;
use axum::body::Bytes;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::get;
use tokio::sync::mpsc;
use tower_http::compression::CompressionLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::assets::Assets;
use crate::daily::Standings;
use crate::errands::Errands;
use crate::limits::{self, Limiter};
use crate::table::Context;
use crate::turns::Most;

/// What all requests share.
pub struct Site {
    context: Arc<Context>,
    assets: Box<dyn Assets>,
    /// The OpenAPI description, ready to send.
    openapi: Bytes,
    sessions: Limiter<IpAddr>,
    logins: Limiter<IpAddr>,
    /// Password attempts, by account.
    guesses: Limiter<String>,
    calls: Limiter<IpAddr>,
    wrong_links: Limiter<IpAddr>,
    new_tables: Limiter<String>,
    tables_of_address: Limiter<IpAddr>,
    public_tables: Limiter<IpAddr>,
    records: Limiter<String>,
    analyses: Limiter<String>,
    saved_sets: Limiter<String>,
    experiments: Limiter<String>,
    prints: Limiter<String>,
    notice_ways: Limiter<String>,
    ways_of_address: Limiter<IpAddr>,
    codes: Limiter<IpAddr>,
    /// One bucket for everybody.
    all_codes: Limiter<String>,
    new_codes: Limiter<String>,
    recoveries: Limiter<IpAddr>,
    exports: Limiter<String>,
    frames: Limiter<Arc<str>>,
    changes: Limiter<Arc<str>>,
    /// Admits analyses to the bots' threads; the others wait in fair turns.
    analysing: Arc<Errands>,
    sockets: socket::Sockets,
    standings: Standings,
}

/// All calls, each declared once: the router and the description are made from the same list.
fn calls() -> OpenApiRouter<Arc<Site>> {
    let records = OpenApiRouter::default()
        .routes(routes!(tables::create))
        .routes(routes!(records::replay))
        .routes(routes!(records::position))
        .routes(routes!(records::verify))
        .routes(routes!(analysis::analyse))
        .routes(routes!(analysis::analyse_move))
        .layer(DefaultBodyLimit::max(limits::LARGEST_RECORD));
    let laboratory = OpenApiRouter::default()
        .routes(routes!(lab::sheet))
        .routes(routes!(lab::sets, lab::add))
        .routes(routes!(lab::saved, lab::change, lab::remove))
        .routes(routes!(experiments::estimate))
        .routes(routes!(experiments::list, experiments::begin))
        .routes(routes!(experiments::report, experiments::steer, experiments::remove))
        .routes(routes!(experiments::file))
        .routes(routes!(print::print))
        .layer(DefaultBodyLimit::max(limits::LARGEST_RECORD));
    let others = OpenApiRouter::default()
        .routes(routes!(sessions::begin))
        .routes(routes!(sessions::me, sessions::change, leaving::leave))
        .routes(routes!(sessions::claim))
        .routes(routes!(sessions::log_in))
        .routes(routes!(sessions::log_out))
        .routes(routes!(sessions::log_out_everywhere))
        .routes(routes!(sessions::change_password))
        .routes(routes!(accounts::account))
        .routes(routes!(accounts::prove))
        .routes(routes!(accounts::code, accounts::new_code, accounts::end_code))
        .routes(routes!(accounts::use_code))
        .routes(routes!(passkeys::begin))
        .routes(routes!(passkeys::add))
        .routes(routes!(passkeys::remove))
        .routes(routes!(passkeys::begin_sign_in))
        .routes(routes!(passkeys::sign_in))
        .routes(routes!(recovery::set_address, recovery::remove_address))
        .routes(routes!(recovery::confirm_address))
        .routes(routes!(recovery::ask))
        .routes(routes!(recovery::set_password))
        .routes(routes!(leaving::export))
        .routes(routes!(tables::games))
        .routes(routes!(tables::rules))
        .routes(routes!(tables::complete))
        .routes(routes!(tables::daily_scores))
        .routes(routes!(tables::lobby))
        .routes(routes!(tables::mine))
        .routes(routes!(tables::summary))
        .routes(routes!(tables::record))
        .routes(routes!(tables::verify))
        .routes(routes!(notices::list))
        .routes(routes!(notices::add_push))
        .routes(routes!(notices::add_mail))
        .routes(routes!(notices::add_webhook))
        .routes(routes!(notices::change, notices::remove))
        .routes(routes!(notices::try_out))
        .routes(routes!(notices::new_calendar, notices::end_calendar))
        .routes(routes!(notices::calendar))
        .routes(routes!(notices::choice, notices::choose))
        .routes(routes!(notices::confirm))
        .routes(routes!(notices::stop))
        .routes(routes!(notices::go))
        .routes(routes!(address::address))
        .routes(routes!(document::openapi))
        .layer(DefaultBodyLimit::max(limits::LARGEST_BODY));
    OpenApiRouter::with_openapi(document::Frame::openapi())
        .merge(others.layer(CompressionLayer::new()))
        .merge(laboratory.layer(CompressionLayer::new()))
        // Records compress their own answers, away from the async threads.
        .merge(records)
        // OpenAPI cannot describe a WebSocket; docs/protocol.md does.
        .route("/api/tables/{table}/socket", get(socket::open))
        .routes(routes!(health::healthz))
        .routes(routes!(health::readyz))
        .routes(routes!(health::metrics))
}

pub fn router(context: Arc<Context>, assets: Box<dyn Assets>) -> Router {
    let rate = context.config().rate;
    let (told, spent) = mpsc::unbounded_channel();
    let told = context.store().is_shared().then_some(&told);
    let (calls, description) = calls().split_for_parts();
    let site = Arc::new(Site {
        assets,
        openapi: document::description(description).to_json().expect("a description is plain data").into(),
        sessions: Limiter::new(limits::SESSIONS, rate).shared("sessions", told),
        logins: Limiter::new(limits::LOGINS, rate).shared("logins", told),
        guesses: Limiter::new(limits::LOGINS, rate).shared("guesses", told),
        calls: Limiter::new(limits::CALLS, rate).shared("calls", told),
        wrong_links: Limiter::new(limits::WRONG_LINKS, rate).shared("wrong_links", told),
        new_tables: Limiter::new(limits::NEW_TABLES, rate).shared("new_tables", told),
        tables_of_address: Limiter::new(limits::TABLES_OF_ADDRESS, rate).shared("tables_of_address", told),
        public_tables: Limiter::new(limits::PUBLIC_TABLES, rate).shared("public_tables", told),
        records: Limiter::new(limits::RECORDS, rate).shared("records", told),
        analyses: Limiter::new(limits::ANALYSES, rate).shared("analyses", told),
        saved_sets: Limiter::new(limits::SAVED_SETS, rate).shared("saved_sets", told),
        experiments: Limiter::new(limits::EXPERIMENTS, rate).shared("experiments", told),
        prints: Limiter::new(limits::PRINTS, rate).shared("prints", told),
        notice_ways: Limiter::new(limits::NOTICE_WAYS, rate).shared("notice_ways", told),
        ways_of_address: Limiter::new(limits::NOTICE_WAYS, rate).shared("ways_of_address", told),
        codes: Limiter::new(limits::CODES, rate).shared("codes", told),
        all_codes: Limiter::new(limits::CODES_OF_ALL, rate).shared("all_codes", told),
        new_codes: Limiter::new(limits::NEW_CODES, rate).shared("new_codes", told),
        recoveries: Limiter::new(limits::RECOVERIES, rate).shared("recoveries", told),
        exports: Limiter::new(limits::EXPORTS, rate).shared("exports", told),
        frames: Limiter::new(limits::FRAMES, rate).shared("frames", told),
        changes: Limiter::new(limits::CHANGES, rate).shared("changes", told),
        analysing: Errands::new(Most { at_once: 32, of_address: 8, of_person: 2, dear: 32 }),
        sockets: socket::Sockets::default(),
        standings: Standings::default(),
        context,
    });
    nodes::listen(&site, spent);
    calls
        .method_not_allowed_fallback(answer::wrong_method)
        .fallback(pages::page)
        .layer(middleware::from_fn_with_state(Arc::clone(&site), guard::guard))
        .with_state(site)
}
