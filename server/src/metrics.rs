//! The server's counters, for `/metrics`.

use std::time::Duration;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

pub struct Metrics {
    registry: Registry,
    moves: Counter,
    refused: Counter,
    frames: Counter,
    entries: Counter,
    conflicts: Counter,
    connections: Gauge,
    tables_loaded: Gauge,
    bots_thinking: Gauge,
    bot_decisions: Counter,
    dropped: Counter,
    commits: Histogram,
    decisions: Histogram,
    nodes: Gauge,
    leases: Gauge,
    takeovers: Counter,
    lag: Histogram,
    unheard: Counter,
    notices: Counter,
    notices_failed: Counter,
}

impl Metrics {
    pub fn new() -> Metrics {
        let mut metrics = Metrics {
            registry: Registry::with_prefix("hustings"),
            moves: Counter::default(),
            refused: Counter::default(),
            frames: Counter::default(),
            entries: Counter::default(),
            conflicts: Counter::default(),
            connections: Gauge::default(),
            tables_loaded: Gauge::default(),
            bots_thinking: Gauge::default(),
            bot_decisions: Counter::default(),
            dropped: Counter::default(),
            commits: Histogram::new(exponential_buckets(0.000_1, 2.0, 14)),
            decisions: Histogram::new(exponential_buckets(0.000_1, 2.0, 18)),
            nodes: Gauge::default(),
            leases: Gauge::default(),
            takeovers: Counter::default(),
            lag: Histogram::new(exponential_buckets(0.000_5, 2.0, 14)),
            unheard: Counter::default(),
            notices: Counter::default(),
            notices_failed: Counter::default(),
        };
        let registry = &mut metrics.registry;
        registry.register("moves", "Moves acknowledged", metrics.moves.clone());
        registry.register("notices", "Notices sent to people outside the page", metrics.notices.clone());
        registry.register("notices_failed", "Notices that could not be delivered", metrics.notices_failed.clone());
        registry.register("refused", "Frames that changed nothing", metrics.refused.clone());
        registry.register("frames", "Frames received", metrics.frames.clone());
        registry.register("journal_writes", "Durable writes, several to a commit", metrics.entries.clone());
        registry.register(
            "journal_conflicts",
            "Writes refused because another writer was first",
            metrics.conflicts.clone(),
        );
        registry.register("connections", "Open table sockets", metrics.connections.clone());
        registry.register("tables_loaded", "Tables in memory", metrics.tables_loaded.clone());
        registry.register("bots_thinking", "Bot decisions asked for and not yet made", metrics.bots_thinking.clone());
        registry.register("bot_decisions", "Bot decisions made", metrics.bot_decisions.clone());
        registry.register("dropped_connections", "Sockets closed for not keeping up", metrics.dropped.clone());
        registry.register("commit_seconds", "Time a commit takes, flush included", metrics.commits.clone());
        registry.register("bot_seconds", "Time a bot decision takes", metrics.decisions.clone());
        registry.register("nodes", "Nodes of the house that are alive, this one included", metrics.nodes.clone());
        registry.register("leases", "Tables this node looks after", metrics.leases.clone());
        registry.register("lease_takeovers", "Leases taken from nodes that had gone", metrics.takeovers.clone());
        registry.register(
            "news_lag_seconds",
            "From another node's write to its showing here, by the nodes' clocks",
            metrics.lag.clone(),
        );
        registry.register("news_missed", "Times when notifications may have been lost", metrics.unheard.clone());
        metrics
    }

    pub fn notice_sent(&self) {
        self.notices.inc();
    }

    pub fn notice_failed(&self) {
        self.notices_failed.inc();
    }

    pub fn nodes_alive(&self, nodes: usize) {
        self.nodes.set(nodes as i64);
    }

    pub fn leases_held(&self, leases: usize) {
        self.leases.set(leases as i64);
    }

    pub fn leases_taken(&self, leases: usize) {
        self.takeovers.inc_by(leases as u64);
    }

    /// An entry of another node is shown so many milliseconds after it was written.
    pub fn news_shown(&self, after: i64) {
        self.lag.observe(after.max(0) as f64 / 1000.0);
    }

    pub fn news_missed(&self) {
        self.unheard.inc();
    }

    pub fn committed(&self, took: Duration, writes: usize) {
        self.commits.observe(took.as_secs_f64());
        self.entries.inc_by(writes as u64);
    }

    pub fn moved(&self) {
        self.moves.inc();
    }

    pub fn refused(&self) {
        self.refused.inc();
    }

    pub fn frame_received(&self) {
        self.frames.inc();
    }

    pub fn conflicted(&self) {
        self.conflicts.inc();
    }

    pub fn connected(&self) {
        self.connections.inc();
    }

    pub fn disconnected(&self) {
        self.connections.dec();
    }

    pub fn connection_dropped(&self) {
        self.dropped.inc();
    }

    pub fn table_loaded(&self) {
        self.tables_loaded.inc();
    }

    pub fn table_unloaded(&self) {
        self.tables_loaded.dec();
    }

    pub fn bot_asked(&self) {
        self.bots_thinking.inc();
    }

    /// A bot that was asked has decided, or has failed.
    pub fn decided(&self, took: Duration) {
        self.bots_thinking.dec();
        self.decisions.observe(took.as_secs_f64());
        self.bot_decisions.inc();
    }

    pub fn text(&self) -> String {
        let mut text = String::new();
        prometheus_client::encoding::text::encode(&mut text, &self.registry).expect("a string takes any text");
        text
    }
}

impl Default for Metrics {
    fn default() -> Metrics {
        Metrics::new()
    }
}
