//! A server to be killed: the standard games, no web client, any free port, whose address is the first line it prints.

use std::net::SocketAddr;

use hustings_bots::Roster;
use hustings_catalog::Catalog;
use hustings_server::assets::NoAssets;
use hustings_server::{Chance, Config, Parts, Server, StoreAt, Time};

#[tokio::main]
async fn main() {
    if std::env::var_os("BARE_LOG").is_some() {
        tracing::subscriber::set_global_default(Log).expect("the only log");
    }
    let store = std::env::args().nth(1).expect("the data file, or a database");
    let mut config = Config::new(store.parse::<StoreAt>().expect("a store"));
    config.listen = SocketAddr::from(([127, 0, 0, 1], 0));
    config.rate = 1000;
    config.pace = 0..=0;
    let (catalog, roster) = (Catalog::standard(), Roster::standard());
    let (time, chance) = (Time::system(), Chance::system());
    let parts = Parts { config, catalog, roster, assets: Box::new(NoAssets), time, chance };
    let server = Server::start(parts).await.expect("it starts");
    println!("{}", server.address());
    until_terminated().await;
    server.stop().await;
}

#[cfg(unix)]
async fn until_terminated() {
    use tokio::signal::unix::{SignalKind, signal};
    signal(SignalKind::terminate()).expect("a signal").recv().await;
}

#[cfg(not(unix))]
async fn until_terminated() {
    std::future::pending().await
}

/// What goes wrong, on standard error: for whoever looks for the reason of a failed test.
struct Log;

impl tracing::Subscriber for Log {
    fn enabled(&self, metadata: &tracing::Metadata<'_>) -> bool {
        metadata.target().starts_with("hustings")
    }

    fn event(&self, event: &tracing::Event<'_>) {
        let mut line = String::new();
        event.record(&mut |field: &tracing::field::Field, value: &dyn std::fmt::Debug| {
            line += &format!(" {}={value:?}", field.name());
        });
        eprintln!("node {}:{line}", std::process::id());
    }

    fn new_span(&self, _: &tracing::span::Attributes<'_>) -> tracing::span::Id {
        tracing::span::Id::from_u64(1)
    }

    fn record(&self, _: &tracing::span::Id, _: &tracing::span::Record<'_>) {}

    fn record_follows_from(&self, _: &tracing::span::Id, _: &tracing::span::Id) {}

    fn enter(&self, _: &tracing::span::Id) {}

    fn exit(&self, _: &tracing::span::Id) {}
}
