//! The laboratory, as a store keeps it: component sets with all versions that were ever played, and experiments with the games played so
//! far. What files and games mean is not known here: they are texts and bytes.

use super::Eventually;
use crate::protocol::{ExperimentPhase, UnixMs};

/// A set of somebody's own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnedSet {
    /// Its name in links.
    pub id: String,
    pub owner: String,
    pub game: String,
    pub name: String,
    /// `NAME@HASH`; the files are kept by it.
    pub version: String,
    pub changed_at: UnixMs,
}

/// An experiment, without what was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredExperiment {
    pub id: String,
    pub owner: String,
    /// As it was asked for.
    pub plan: String,
    pub phase: ExperimentPhase,
    pub played: u32,
    pub games: u32,
    pub why: Option<String>,
    pub created_at: UnixMs,
}

impl ExperimentPhase {
    pub fn word(self) -> &'static str {
        match self {
            ExperimentPhase::Waiting => "waiting",
            ExperimentPhase::Running => "running",
            ExperimentPhase::Paused => "paused",
            ExperimentPhase::Done => "done",
            ExperimentPhase::Cancelled => "cancelled",
            ExperimentPhase::Failed => "failed",
        }
    }

    /// A word that nobody wrote counts as a failure.
    pub fn of_word(word: &str) -> ExperimentPhase {
        use ExperimentPhase::{Cancelled, Done, Failed, Paused, Running, Waiting};
        [Waiting, Running, Paused, Done, Cancelled].into_iter().find(|phase| phase.word() == word).unwrap_or(Failed)
    }
}

/// How an experiment ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExperimentEnd {
    pub phase: ExperimentPhase,
    /// As JSON.
    pub findings: Option<String>,
    pub why: Option<String>,
}

pub trait Lab: Send + Sync + 'static {
    /// A new set with its files, as JSON. False where its owner has `most` already.
    fn add_set(&self, set: OwnedSet, files: String, most: u32) -> Eventually<bool>;

    /// Another version of a set. False where it does not have the version `before` any more.
    fn change_set(&self, set: OwnedSet, files: String, before: String) -> Eventually<bool>;

    /// The set is gone from lists and links. Versions that were played at a table stay.
    fn remove_set(&self, id: String) -> Eventually<()>;

    fn set(&self, id: String) -> Eventually<Option<OwnedSet>>;

    /// A person's sets by any of their ids, the last changed first.
    fn sets_of(&self, owners: Vec<String>) -> Eventually<Vec<OwnedSet>>;

    /// The files of a version, as JSON.
    fn set_files(&self, game: String, version: String) -> Eventually<Option<String>>;

    /// A table is about to be made with this version: it stays for ever. False where there is none.
    fn keep_set(&self, game: String, version: String) -> Eventually<bool>;

    /// A new experiment with its study, as JSON. False where its owner has `most` already.
    fn add_experiment(&self, experiment: StoredExperiment, study: String, most: u32) -> Eventually<bool>;

    fn experiment(&self, id: String) -> Eventually<Option<StoredExperiment>>;

    /// A person's experiments by any of their ids, the newest first.
    fn experiments_of(&self, owners: Vec<String>) -> Eventually<Vec<StoredExperiment>>;

    /// Its study, and what it found if it is over.
    fn study(&self, id: String) -> Eventually<Option<(String, Option<String>)>>;

    /// The oldest experiment that is to be played and that nobody plays: it is the caller's until `until`, or as long as they add to it.
    fn claim_experiment(&self, now: UnixMs, until: UnixMs) -> Eventually<Option<StoredExperiment>>;

    /// Games of a claimed experiment, with the number of games played in all. Its phase; none where it is gone.
    fn add_games(&self, id: String, games: Vec<u8>, played: u32, until: UnixMs) -> Eventually<Option<ExperimentPhase>>;

    /// All games added so far, in their order.
    fn games(&self, id: String) -> Eventually<Vec<Vec<u8>>>;

    /// The phase becomes `to` if it is one of `from`; whoever plays it notices when they add to it. Whether it did.
    fn steer_experiment(&self, id: String, from: Vec<ExperimentPhase>, to: ExperimentPhase) -> Eventually<bool>;

    /// It is over, unless somebody has paused or cancelled it meanwhile: what it found replaces its games.
    fn end_experiment(&self, id: String, end: ExperimentEnd) -> Eventually<()>;

    /// Nobody plays it any more.
    fn release_experiment(&self, id: String) -> Eventually<()>;

    fn remove_experiment(&self, id: String) -> Eventually<()>;
}
