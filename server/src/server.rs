//! Puts a server together, starts it and stops it.

use std::net::SocketAddr;
use std::sync::Arc;

use hustings_bots::Roster;
use hustings_catalog::Catalog;
use hustings_post::{Patience, Post, PostConfig, PostError, VapidKey};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::assets::Assets;
use crate::bots::Bots;
use crate::chance::Chance;
use crate::config::Config;
use crate::http;
use crate::lab;
use crate::metrics::Metrics;
use crate::notices::{self, Sender};
use crate::store::{Store, StoreAt, StoreError};
use crate::table::{Context, Services};
use crate::time::{DAY, Time};
use crate::users;

/// What a server is made of.
pub struct Parts {
    pub config: Config,
    pub catalog: Catalog,
    pub roster: Roster,
    pub assets: Box<dyn Assets>,
    pub time: Time,
    pub chance: Chance,
}

#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error("cannot open the data in {store}; `--store FILE` says where else it is")]
    Data { store: StoreAt, source: StoreError },
    #[error("cannot listen on {address}; `--listen ADDRESS:PORT` chooses another")]
    Listen { address: SocketAddr, source: std::io::Error },
    #[error("messages cannot be sent: {0}")]
    Post(#[from] PostError),
}

/// A running server.
pub struct Server {
    address: SocketAddr,
    context: Arc<Context>,
    stop: watch::Sender<bool>,
    task: JoinHandle<()>,
    experiments: JoinHandle<()>,
    notices: JoinHandle<()>,
}

impl Server {
    pub async fn start(parts: Parts) -> Result<Server, StartError> {
        let Parts { config, catalog, roster, assets, time, chance } = parts;
        let metrics = Arc::new(Metrics::new());
        let data = |source| StartError::Data { store: config.store.clone(), source };
        let store = config.store.open(Arc::clone(&metrics)).await.map_err(data)?;
        let sender = sender(&config, &*store).await.map_err(|error| match error {
            NoSender::Store(error) => data(error),
            NoSender::Post(error) => error.into(),
        })?;
        let address = config.listen;
        let listen = |source| StartError::Listen { address, source };
        let listener = TcpListener::bind(address).await.map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;
        let bots = Bots::new(roster, config.bot_threads, Arc::clone(&metrics));
        let services = Services { store, bots, sender, metrics };
        let context = Arc::new(Context::new(config, catalog, services, time, chance));
        wake_tables(&context);
        forget_guests(&context);
        let experiments = lab::play_experiments(&context);
        let notices = notices::send_notices(&context);
        let (stop, stopped) = watch::channel(false);
        let router = http::router(Arc::clone(&context), assets);
        let config = context.config().clone();
        let task = tokio::spawn(async move { http::listen(listener, router, &config, stopped).await });
        Ok(Server { address, context, stop, task, experiments, notices })
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// How many tables are in memory.
    pub fn tables_in_memory(&self) -> usize {
        self.context.tables().in_memory()
    }

    /// Accepts nothing new, says goodbye to everybody and writes what is left.
    pub async fn stop(self) {
        let _ = self.stop.send(true);
        self.context.laboratory().close();
        self.context.sender().close();
        self.context.store().prepare_to_leave();
        self.context.tables().close().await;
        self.context.store().leave();
        let last = async { tokio::join!(self.task, self.experiments, self.notices) };
        let _ = tokio::time::timeout(std::time::Duration::from_secs(5), last).await;
        let store = Arc::clone(self.context.store());
        let _ = tokio::task::spawn_blocking(move || store.close()).await;
    }
}

enum NoSender {
    Store(StoreError),
    Post(PostError),
}

/// Devices only take messages that are signed with the key they were told of, so it stays with the data.
async fn sender(config: &Config, store: &dyn Store) -> Result<Sender, NoSender> {
    let proposed = VapidKey::generate().to_bytes().to_vec();
    let kept = store.house_secret("vapid", proposed).await.map_err(NoSender::Store)?;
    let key = VapidKey::from_bytes(&kept).map_err(|_| NoSender::Store(StoreError::Closed))?;
    let mail = config.notices.from.as_deref().and_then(|from| from.rsplit(['<', ' ']).next());
    let mail = mail.map(|address| format!("mailto:{}", address.trim_end_matches('>')));
    let page = config.origins.iter().find(|origin| origin.starts_with("https://")).cloned();
    let contact = mail.or(page).unwrap_or_else(|| "mailto:nobody@example.org".to_owned());
    let smtp = config.notices.smtp.clone();
    let (from, inner) = (config.notices.from.clone(), config.notices.inner);
    let push_key = key.public();
    let post = PostConfig { smtp, from, contact, inner, key, patience: Patience::default() };
    Ok(Sender::new(Post::new(post).map_err(NoSender::Post)?, push_key))
}

/// Wakes the tables at which a bot is to move or a clock runs, and rebuilds the lists that lag behind.
fn wake_tables(context: &Arc<Context>) {
    let context = Arc::clone(context);
    tokio::spawn(async move {
        match context.store().to_wake().await {
            Ok(tables) => {
                for no in tables {
                    context.tables().wake(&context, no).await;
                }
            }
            Err(error) => tracing::error!(%error, "cannot look for unfinished tables"),
        }
    });
}

/// Once a day, and at the start.
fn forget_guests(context: &Arc<Context>) {
    let Some(after) = context.config().forget_guests else { return };
    let context = Arc::downgrade(context);
    tokio::spawn(async move {
        while let Some(here) = context.upgrade() {
            let now = here.now();
            match users::forget_guests(&**here.store(), now - after.as_millis() as i64).await {
                Ok(0) => {}
                Ok(guests) => {
                    here.recent().clear();
                    tracing::info!(guests, "guests who never sat down were forgotten");
                }
                Err(error) => tracing::error!(%error, "guests could not be forgotten"),
            }
            let time = here.time().clone();
            drop(here);
            time.sleep_until(now + DAY).await;
        }
    });
}
