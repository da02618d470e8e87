//! An experiment as a file: everything its figures depend on, component files included, so that anybody can run it
//! again.

use hustings_bots::{Budget, Spec, characters};
use hustings_catalog::{Catalog, read_start};
use hustings_core::components::STANDARD;
use hustings_core::{CompleteGame, Files, Start};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::LabError;

/// What to play.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Experiment {
    pub game: String,
    pub seats: u8,
    pub games: u32,
    /// The bot on every seat.
    pub bot: String,
    /// A weaker bot, to see how much playing well matters.
    pub weak: String,
    /// Simulations per decision, for a bot whose spec has no budget.
    pub nodes: u32,
    pub seed: String,
    /// As JSON.
    pub options: Value,
    /// If absent, the set that comes with the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub set: Option<OwnSet>,
}

/// A component set with all its files.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnSet {
    pub name: String,
    pub files: Files,
}

impl Experiment {
    pub fn read(text: &str) -> Result<Experiment, LabError> {
        toml::from_str(text).map_err(|error| LabError::BadPlan(error.to_string()))
    }

    pub fn write(&self) -> String {
        toml::to_string(self).expect("plain data")
    }

    /// The name of the set.
    pub fn set_name(&self) -> &str {
        self.set.as_ref().map_or(STANDARD, |set| &set.name)
    }

    /// The files of the game's set with this name.
    pub fn files(game: &str, set: &str) -> Result<Files, LabError> {
        let catalog = Catalog::standard();
        catalog.game(game)?.set_files(set).map_err(LabError::Refused)
    }

    /// The files this experiment is played with.
    pub(super) fn own_files(&self) -> Result<Files, LabError> {
        self.set.as_ref().map_or_else(|| Experiment::files(&self.game, STANDARD), |set| Ok(set.files.clone()))
    }

    pub(super) fn start<G: CompleteGame>(&self) -> Result<Start<G>, LabError> {
        let mut options = self.options.clone();
        if let Some(set) = &self.set {
            let catalog = Catalog::standard();
            let kept = catalog.game(&self.game)?.keep_set(&set.name, &set.files);
            let version = kept.map_err(|why| LabError::BadSet { name: set.name.clone(), why })?;
            if let Some(options) = options.as_object_mut() {
                options.insert("set".to_owned(), Value::from(version));
            }
        }
        Ok(read_start::<G>(self.seats, &options)?)
    }

    pub(super) fn bots(&self) -> Result<[Spec; 2], LabError> {
        let read = |bot: &str| characters::read(&self.game, bot).map_err(|bad| LabError::BadPlan(bad.to_string()));
        Ok([read(&self.bot)?, read(&self.weak)?])
    }

    pub(super) fn budget(&self) -> Budget {
        Budget::Nodes(self.nodes)
    }
}
