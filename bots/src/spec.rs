//! A bot and its settings as text: `mcts:nodes=2000:cut=20`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use hustings_core::{Message, Search, say};
use hustings_words::{self as words, Names};

use crate::{Greedy, Mcts, Minimax, Player, Random, Temper};

/// Which bot, with which settings.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Spec {
    Random,
    Greedy,
    Mcts(SearchSettings),
    Minimax(SearchSettings),
}

/// How long a bot may search for one move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Budget {
    /// This many nodes (simulations, for tree search) exactly: the choice can be reproduced.
    Nodes(u32),
    Time(Duration),
    /// This many nodes, but no longer than this time.
    NodesWithin(u32, Duration),
}

/// The settings of a tree search.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SearchSettings {
    /// If there is none, the caller's budget is used.
    pub budget: Option<Budget>,
    /// Playout depth: after this many moves a playout stops and the game's evaluation counts. See
    /// [`SearchSettings::TO_THE_END`].
    pub cut: u32,
    /// The exploration constant of UCB1, in units of the spread of rewards.
    pub explore: f32,
    pub playouts: Playouts,
    pub worlds: Determinizations,
    /// Root parallelisation: this many threads grow a tree each, and a budget in nodes is split among them.
    pub threads: u32,
    /// What it plays for.
    pub temper: Temper,
    /// The temperature of the final choice: a move is made with a probability proportional to visits^(1/slip). At 0 it is always
    /// the most visited one; at 1 a move with half the visits is made half as often.
    pub slip: f32,
}

/// How moves are drawn in a playout.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Playouts {
    /// In proportion to their priors.
    Steered,
    /// Each equally likely.
    Uniform,
}

/// How hidden information is handled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Determinizations {
    /// A new determinization every few simulations (ISMCTS).
    Fresh,
    /// One determinization that is taken for the truth. A weak player, but the baseline for measuring what handling
    /// secrets costs.
    One,
}

impl SearchSettings {
    /// For `cut`: playouts go on until the game is over.
    pub const TO_THE_END: u32 = u32::MAX;
}

impl Default for SearchSettings {
    fn default() -> SearchSettings {
        SearchSettings {
            budget: None,
            cut: 8,
            explore: 0.5,
            playouts: Playouts::Steered,
            worlds: Determinizations::Fresh,
            threads: 1,
            temper: Temper::Even,
            slip: 0.0,
        }
    }
}

impl Spec {
    /// The bot for one game; `budget` is used if the spec names none.
    pub fn player<G: Search>(&self, budget: Budget) -> Box<dyn Player<G>> {
        match self {
            Spec::Random => Box::new(Random),
            Spec::Greedy => Box::new(Greedy),
            Spec::Mcts(search) => Box::new(Mcts::new(search.budget.unwrap_or(budget), *search)),
            Spec::Minimax(search) => Box::new(Minimax::new(search.budget.unwrap_or(budget), *search)),
        }
    }

    /// The settings of a bot that searches.
    pub fn search(&self) -> Option<&SearchSettings> {
        let (Spec::Mcts(search) | Spec::Minimax(search)) = self else { return None };
        Some(search)
    }

    pub fn search_mut(&mut self) -> Option<&mut SearchSettings> {
        let (Spec::Mcts(search) | Spec::Minimax(search)) = self else { return None };
        Some(search)
    }

    /// The time limit of this bot's moves, if it has one.
    pub fn time(&self, budget: Budget) -> Option<Duration> {
        match self.search()?.budget.unwrap_or(budget) {
            Budget::Time(time) | Budget::NodesWithin(_, time) => Some(time),
            Budget::Nodes(_) => None,
        }
    }
}

/// Why a text is not a bot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BadSpec {
    UnknownBot(String),
    UnknownCharacter { text: String, game: String, slugs: Vec<&'static str> },
    NoSettings { bot: &'static str, setting: String },
    UnknownSetting(String),
    BadValue { name: &'static str, expected: Message, found: String },
    Twice(&'static str),
}

impl BadSpec {
    pub fn message(&self) -> Message {
        match self {
            BadSpec::UnknownBot(text) => say!("bot-unknown", text),
            BadSpec::UnknownCharacter { text, game, slugs } => say!("bot-unknown-character", text, game, slugs),
            BadSpec::NoSettings { bot, setting } => say!("bot-no-settings", bot = *bot, setting),
            BadSpec::UnknownSetting(setting) => say!("bot-unknown-setting", setting),
            BadSpec::BadValue { name, expected, found } => say!("bot-bad-value", name = *name, expected, found),
            BadSpec::Twice(name) => say!("bot-setting-twice", name = *name),
        }
    }
}

impl fmt::Display for BadSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&words::shared().say(&self.message(), &Names::default()))
    }
}

impl std::error::Error for BadSpec {}

impl FromStr for Spec {
    type Err = BadSpec;

    fn from_str(text: &str) -> Result<Spec, BadSpec> {
        let mut parts = text.split(':');
        let plain = |bot: &'static str, spec, setting: Option<&str>| match setting {
            Some(setting) => Err(BadSpec::NoSettings { bot, setting: setting.to_owned() }),
            None => Ok(spec),
        };
        match parts.next().unwrap_or_default() {
            "random" => plain("random", Spec::Random, parts.next()),
            "greedy" => plain("greedy", Spec::Greedy, parts.next()),
            "mcts" => parse_search(parts).map(Spec::Mcts),
            "minimax" => parse_search(parts).map(Spec::Minimax),
            other => Err(BadSpec::UnknownBot(other.to_owned())),
        }
    }
}

fn parse_search<'a>(settings: impl Iterator<Item = &'a str>) -> Result<SearchSettings, BadSpec> {
    let (mut budget, mut cut, mut explore, mut playouts) = (None, None, None, None);
    let (mut worlds, mut threads, mut temper, mut slip) = (None, None, None, None);
    for setting in settings {
        let (name, value) = setting.split_once('=').unwrap_or((setting, ""));
        match name {
            "nodes" => once("nodes", &mut budget, Budget::Nodes(count("nodes", value)?))?,
            "ms" => once("ms", &mut budget, Budget::Time(Duration::from_millis(count("ms", value)?.into())))?,
            "cut" if value == "end" => once("cut", &mut cut, SearchSettings::TO_THE_END)?,
            "cut" => once("cut", &mut cut, length(value)?)?,
            "explore" => once("explore", &mut explore, weight("explore", value)?)?,
            "playouts" => once("playouts", &mut playouts, Playouts::WORDS.read("playouts", value)?)?,
            "worlds" => once("worlds", &mut worlds, Determinizations::WORDS.read("worlds", value)?)?,
            "threads" => once("threads", &mut threads, count("threads", value)?.min(MOST_THREADS))?,
            "temper" => once("temper", &mut temper, Temper::WORDS.read("temper", value)?)?,
            "slip" => once("slip", &mut slip, weight("slip", value)?)?,
            _ => return Err(BadSpec::UnknownSetting(setting.to_owned())),
        }
    }
    let usual = SearchSettings::default();
    Ok(SearchSettings {
        budget,
        cut: cut.unwrap_or(usual.cut),
        explore: explore.unwrap_or(usual.explore),
        playouts: playouts.unwrap_or(usual.playouts),
        worlds: worlds.unwrap_or(usual.worlds),
        threads: threads.unwrap_or(usual.threads),
        temper: temper.unwrap_or(usual.temper),
        slip: slip.unwrap_or(usual.slip),
    })
}

/// No machine has a use for more trees than this.
const MOST_THREADS: u32 = 64;

/// The values of a setting and their words.
struct Words<T: 'static>(&'static [(&'static str, T)]);

impl<T: Copy + PartialEq> Words<T> {
    fn read(&self, name: &'static str, value: &str) -> Result<T, BadSpec> {
        let known = self.0.iter().find(|(word, _)| *word == value);
        let words = || self.0.iter().map(|(word, _)| *word).collect::<Vec<_>>();
        let wrong = || BadSpec::BadValue {
            name,
            expected: say!("bot-expected-word", words = words()),
            found: value.to_owned(),
        };
        known.map(|(_, meaning)| *meaning).ok_or_else(wrong)
    }

    fn word(&self, meaning: T) -> &'static str {
        self.0.iter().find(|(_, known)| *known == meaning).map_or("", |(word, _)| word)
    }
}

impl Playouts {
    const WORDS: Words<Playouts> = Words(&[("steered", Playouts::Steered), ("uniform", Playouts::Uniform)]);
}

impl Determinizations {
    const WORDS: Words<Determinizations> = Words(&[("fresh", Determinizations::Fresh), ("one", Determinizations::One)]);
}

impl Temper {
    const WORDS: Words<Temper> = Words(&[
        ("even", Temper::Even),
        ("cautious", Temper::Cautious),
        ("grudging", Temper::Grudging),
        ("greedy", Temper::Greedy),
        ("gambler", Temper::Gambler),
    ]);
}

fn length(value: &str) -> Result<u32, BadSpec> {
    let wrong = || BadSpec::BadValue { name: "cut", expected: say!("bot-expected-cut"), found: value.to_owned() };
    value.parse().map_err(|_| wrong())
}

fn once<T>(name: &'static str, slot: &mut Option<T>, value: T) -> Result<(), BadSpec> {
    if slot.replace(value).is_some() { Err(BadSpec::Twice(name)) } else { Ok(()) }
}

fn count(name: &'static str, value: &str) -> Result<u32, BadSpec> {
    let wrong = || BadSpec::BadValue { name, expected: say!("bot-expected-count"), found: value.to_owned() };
    value.parse().ok().filter(|number| *number > 0).ok_or_else(wrong)
}

fn weight(name: &'static str, value: &str) -> Result<f32, BadSpec> {
    let wrong = || BadSpec::BadValue { name, expected: say!("bot-expected-weight"), found: value.to_owned() };
    value.parse().ok().filter(|number| (0.0..=10.0).contains(number)).ok_or_else(wrong)
}

/// The text that reads back as the same bot.
impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, search) = match self {
            Spec::Random => return f.write_str("random"),
            Spec::Greedy => return f.write_str("greedy"),
            Spec::Mcts(search) => ("mcts", search),
            Spec::Minimax(search) => ("minimax", search),
        };
        f.write_str(name)?;
        match search.budget {
            Some(Budget::Nodes(nodes) | Budget::NodesWithin(nodes, _)) => write!(f, ":nodes={nodes}")?,
            Some(Budget::Time(time)) => write!(f, ":ms={}", time.as_millis())?,
            None => {}
        }
        let usual = SearchSettings::default();
        if search.cut == SearchSettings::TO_THE_END {
            f.write_str(":cut=end")?;
        } else if search.cut != usual.cut {
            write!(f, ":cut={}", search.cut)?;
        }
        if search.explore != usual.explore {
            write!(f, ":explore={}", search.explore)?;
        }
        if search.playouts != usual.playouts {
            write!(f, ":playouts={}", Playouts::WORDS.word(search.playouts))?;
        }
        if search.worlds != usual.worlds {
            write!(f, ":worlds={}", Determinizations::WORDS.word(search.worlds))?;
        }
        if search.threads != usual.threads {
            write!(f, ":threads={}", search.threads)?;
        }
        if search.temper != usual.temper {
            write!(f, ":temper={}", search.temper.word())?;
        }
        if search.slip != usual.slip {
            write!(f, ":slip={}", search.slip)?;
        }
        Ok(())
    }
}
