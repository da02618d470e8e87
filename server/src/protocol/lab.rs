//! The laboratory: component sets of one's own, and experiments with them.

use std::collections::BTreeMap;

use hustings_core::Files;
use hustings_lab::experiment::AxisPlan;
use hustings_lab::sheet::{Edit, FieldDifference, SheetFile, WrongField};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use ts_rs::TS;
use utoipa::ToSchema;

use super::UnixMs;

/// `POST /api/games/{game}/sheet`: a set as tables, after some changes. Nothing is saved.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[schema(example = json!({"edits": []}))]
#[ts(export, export_to = "protocol.ts")]
pub struct AskSheet {
    /// From file name to TOML; the set that comes with the game where they are missing.
    #[ts(optional)]
    pub files: Option<Files>,
    /// Made one after the other; the first that cannot be made is told, and those behind it are left out.
    #[ts(optional, as = "Option<Vec<Edit>>")]
    #[schema(max_items = 200)]
    pub edits: Vec<Edit>,
    /// What to compare with; the set that comes with the game where it is missing.
    #[ts(optional)]
    pub against: Option<Files>,
}

/// A set as tables of fields.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct SetSheet {
    /// The files with the changes.
    pub files: Files,
    pub sheet: Vec<SheetFile>,
    /// What the game's loader refuses, at its field; null where the set can be played.
    #[schema(required)]
    pub wrong: Option<WrongField>,
    /// How it differs from the set it is compared with.
    pub differences: Vec<FieldDifference>,
    /// What is printed on its components, in the game's own types; null where something is wrong, or the game has none.
    #[schema(required, value_type = Option<Object>)]
    #[ts(type = "unknown")]
    pub faces: Option<Value>,
    /// The names of its components, by id; empty where something is wrong.
    pub components: BTreeMap<String, String>,
}

/// `POST /api/sets`: saves a set under a name. It must be one that the game's loader accepts.
#[derive(Debug, Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"game": "kuzushi", "name": "longer-roads", "files": {}}))]
#[ts(export, export_to = "protocol.ts")]
pub struct NewSet {
    pub game: String,
    /// 1 to 32 lower-case letters, digits, `-` or `_`.
    pub name: String,
    pub files: Files,
}

/// `PUT /api/sets/{set}`: another version of a set. Only its owner can do this.
#[derive(Debug, Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"name": "longer-roads", "files": {}, "before": "longer-roads@0123456789abcdef"}))]
#[ts(export, export_to = "protocol.ts")]
pub struct ChangeSet {
    pub name: String,
    pub files: Files,
    /// The version that was changed. If the set has another one meanwhile, the change is refused as `stale`.
    pub before: String,
}

/// A saved set, as lists show it.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct SetSummary {
    /// Its address is `/lab/{game}/{set}`; whoever knows it can look at the set and copy it.
    pub set: String,
    pub game: String,
    pub name: String,
    /// `NAME@HASH`: what a table's option `set` takes. Tables and records keep this version for ever.
    pub version: String,
    #[ts(type = "number")]
    pub changed_at: UnixMs,
    /// Whether the reader owns it.
    pub mine: bool,
}

/// `GET /api/sets/{set}`.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct SavedSet {
    pub summary: SetSummary,
    pub files: Files,
}

/// `POST /api/experiments`, and `POST /api/experiments/estimate` to learn how long it would take.
#[derive(Debug, Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"game": "kuzushi", "seats": 2, "games": 40, "bot": "greedy", "question": {"type": "measure"}}))]
#[ts(export, export_to = "protocol.ts")]
pub struct NewExperiment {
    pub game: String,
    /// The version of a saved set; the set that comes with the game where it is missing.
    #[serde(default)]
    #[ts(optional)]
    pub set: Option<String>,
    #[schema(maximum = 255)]
    pub seats: u8,
    #[schema(minimum = 2, maximum = 20000)]
    pub games: u32,
    /// The bot on every seat.
    #[serde(default = "usual_bot")]
    #[ts(optional, as = "Option<String>")]
    pub bot: String,
    /// The weaker bot against which skill is measured.
    #[serde(default = "usual_weak")]
    #[ts(optional, as = "Option<String>")]
    pub weak: String,
    /// Simulations for each decision of a searching bot.
    #[serde(default = "usual_nodes")]
    #[ts(optional, as = "Option<u32>")]
    #[schema(minimum = 1, maximum = 2000)]
    pub nodes: u32,
    /// The same seed gives the same figures.
    #[serde(default)]
    #[ts(optional)]
    #[schema(max_length = 64)]
    pub seed: Option<String>,
    #[serde(default)]
    #[schema(value_type = Object)]
    #[ts(optional, type = "Record<string, unknown>")]
    pub options: Map<String, Value>,
    pub question: AskedOf,
}

fn usual_bot() -> String {
    "mcts".to_owned()
}

fn usual_weak() -> String {
    "random".to_owned()
}

fn usual_nodes() -> u32 {
    60
}

/// What is asked about a set.
#[derive(Debug, Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export, export_to = "protocol.ts")]
pub enum AskedOf {
    /// Its figures.
    Measure {},
    /// What it changes against another version; against the set that comes with the game where that is missing.
    Compare {
        #[serde(default)]
        #[ts(optional)]
        before: Option<String>,
    },
    /// What one number or two do, over a range.
    Sweep {
        #[schema(min_items = 1, max_items = 2)]
        axes: Vec<AxisPlan>,
    },
}

/// How long an experiment would take, if nothing else were to be done.
#[derive(Debug, Clone, Copy, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Estimate {
    pub seconds: u32,
    /// Games in all, those for skill and luck included.
    pub games: u32,
}

/// Where an experiment is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "protocol.ts")]
pub enum ExperimentPhase {
    /// Others come first.
    Waiting,
    Running,
    Paused,
    Done,
    Cancelled,
    /// It cannot be played; `why` says why.
    Failed,
}

/// An experiment, as lists show it.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct ExperimentSummary {
    pub experiment: String,
    pub plan: NewExperiment,
    pub phase: ExperimentPhase,
    /// Games played, of all.
    pub played: u32,
    pub games: u32,
    /// How long it still takes, where that can be told.
    #[schema(required)]
    pub seconds_left: Option<u32>,
    #[schema(required)]
    pub why: Option<String>,
    #[ts(type = "number")]
    pub created_at: UnixMs,
}

/// `GET /api/experiments/{experiment}`: with what has been found so far.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct ExperimentReport {
    pub summary: ExperimentSummary,
    /// `Findings` of the generated types; null until the first games are played.
    #[schema(required, value_type = Object)]
    #[ts(as = "Option<hustings_lab::experiment::Findings>")]
    pub findings: Option<Box<RawValue>>,
}

/// `POST /api/experiments/{experiment}`: go on, wait, or end it.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "protocol.ts")]
pub struct SteerExperiment {
    pub to: Steering,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "protocol.ts")]
pub enum Steering {
    Pause,
    Resume,
    Cancel,
}

/// `POST /api/games/{game}/print`: a print-and-play PDF.
#[derive(Debug, Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"paper": "a4"}))]
#[ts(export, export_to = "protocol.ts")]
pub struct AskPrint {
    /// The version of a saved set; the set that comes with the game where it is missing.
    #[serde(default)]
    #[ts(optional)]
    pub set: Option<String>,
    pub paper: Paper,
    /// For printers without colours.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub black_and_white: bool,
    /// Such as `hi`; English where it is missing.
    #[serde(default)]
    #[ts(optional)]
    pub language: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "protocol.ts")]
pub enum Paper {
    A4,
    Letter,
}
