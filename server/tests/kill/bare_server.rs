//! A server to be killed: the standard games, no web client, any free port, whose address is the first line it prints.

use std::net::SocketAddr;

use hustings_bots::Roster;
use hustings_catalog::Catalog;
use hustings_server::assets::NoAssets;
use hustings_server::{Config, Parts, Server, Time};

#[tokio::main]
async fn main() {
    let data = std::env::args().nth(1).expect("the data file");
    let mut config = Config::new(data);
    config.listen = SocketAddr::from(([127, 0, 0, 1], 0));
    config.rate = 1000;
    config.pace = 0..=0;
    let (catalog, roster) = (Catalog::standard(), Roster::standard());
    let parts = Parts { config, catalog, roster, assets: Box::new(NoAssets), time: Time::system() };
    let server = Server::start(parts).await.expect("it starts");
    println!("{}", server.address());
    std::future::pending::<()>().await;
}
