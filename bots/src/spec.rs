//! A bot as one word of text: its name, then settings after colons, such as `mcts:nodes=2000:cut=20`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use hustings_core::Game;

use crate::{Greedy, Mcts, Minimax, Player, Random, Temper};

/// Which bot, with which settings.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Spec {
    Random,
    Greedy,
    Mcts(Search),
    Minimax(Search),
}

/// How long a bot may think about one move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Budget {
    /// So many simulations, exactly: the choice can be reproduced.
    Nodes(u32),
    Time(Duration),
    /// So many simulations, but no longer than this: for whoever must have an answer in time.
    NodesWithin(u32, Duration),
}

/// The settings of a tree search.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Search {
    /// Without one, whoever asks decides.
    pub budget: Option<Budget>,
    /// Playouts stop after so many moves and trust the game's evaluation; see [`Search::TO_THE_END`].
    pub cut: u32,
    /// How much a rarely tried move is favoured, in units of the spread of results.
    pub explore: f32,
    pub playouts: Playouts,
    pub worlds: Worlds,
    /// How many trees are grown side by side; a budget in nodes is shared out among them.
    pub threads: u32,
    /// What it plays for.
    pub temper: Temper,
    /// How readily it takes a lesser move: 0 never does, at 1 a move looked at half as often is taken half as often, and beyond
    /// that it hardly matters any more.
    pub slip: f32,
}

/// How moves are drawn where the tree ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Playouts {
    /// The more often the more promising the game finds them.
    Steered,
    /// Each equally likely.
    Uniform,
}

/// What is made of things hidden.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Worlds {
    /// Imagined anew all the time.
    Fresh,
    /// Imagined once and taken for the truth: not a good player, but the yardstick of what caring for secrets costs.
    One,
}

impl Search {
    /// For `cut`: playouts go on until the game is over.
    pub const TO_THE_END: u32 = u32::MAX;
}

impl Default for Search {
    fn default() -> Search {
        Search {
            budget: None,
            cut: 8,
            explore: 0.5,
            playouts: Playouts::Steered,
            worlds: Worlds::Fresh,
            threads: 1,
            temper: Temper::Even,
            slip: 0.0,
        }
    }
}

impl Spec {
    /// A bot for one game; `budget` holds where the spec does not name its own.
    pub fn player<G: Game>(&self, budget: Budget) -> Box<dyn Player<G>> {
        match self {
            Spec::Random => Box::new(Random),
            Spec::Greedy => Box::new(Greedy),
            Spec::Mcts(search) => Box::new(Mcts::new(search.budget.unwrap_or(budget), *search)),
            Spec::Minimax(search) => Box::new(Minimax::new(search.budget.unwrap_or(budget), *search)),
        }
    }

    /// The settings of its search, where it searches.
    pub fn search(&self) -> Option<&Search> {
        let (Spec::Mcts(search) | Spec::Minimax(search)) = self else { return None };
        Some(search)
    }

    pub fn search_mut(&mut self) -> Option<&mut Search> {
        let (Spec::Mcts(search) | Spec::Minimax(search)) = self else { return None };
        Some(search)
    }

    /// The time this bot takes for a move, where its budget is a time.
    pub fn time(&self, budget: Budget) -> Option<Duration> {
        match self.search()?.budget.unwrap_or(budget) {
            Budget::Time(time) | Budget::NodesWithin(_, time) => Some(time),
            Budget::Nodes(_) => None,
        }
    }
}

/// Why a text names no bot.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadSpec {
    #[error(
        "there is no bot `{0}`; there is random, greedy, mcts and minimax (also as mcts:ms=200 or mcts:nodes=2000)"
    )]
    UnknownBot(String),
    #[error(
        "nobody called `{text}` plays {game}; there is {slugs}, and random, greedy, mcts and minimax (also as mcts:ms=200)"
    )]
    UnknownCharacter { text: String, game: String, slugs: String },
    #[error("`{bot}` takes no settings, so leave out `{setting}`")]
    NoSettings { bot: &'static str, setting: String },
    #[error(
        "a search has no setting `{0}`; it has ms, nodes, cut, explore, playouts, worlds, threads, temper and slip, each as \
         name=value"
    )]
    UnknownSetting(String),
    #[error("`{name}` is {expected}, not `{found}`")]
    BadValue { name: &'static str, expected: &'static str, found: String },
    #[error("`{0}` is said twice; nodes and ms count as one, a budget")]
    Twice(&'static str),
}

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

fn parse_search<'a>(settings: impl Iterator<Item = &'a str>) -> Result<Search, BadSpec> {
    let (mut budget, mut cut, mut explore, mut playouts) = (None, None, None, None);
    let (mut worlds, mut threads, mut temper, mut slip) = (None, None, None, None);
    for setting in settings {
        let (name, value) = setting.split_once('=').unwrap_or((setting, ""));
        match name {
            "nodes" => once("nodes", &mut budget, Budget::Nodes(count("nodes", value)?))?,
            "ms" => once("ms", &mut budget, Budget::Time(Duration::from_millis(count("ms", value)?.into())))?,
            "cut" if value == "end" => once("cut", &mut cut, Search::TO_THE_END)?,
            "cut" => once("cut", &mut cut, length(value)?)?,
            "explore" => once("explore", &mut explore, weight("explore", value)?)?,
            "playouts" => once("playouts", &mut playouts, Playouts::WORDS.read("playouts", value)?)?,
            "worlds" => once("worlds", &mut worlds, Worlds::WORDS.read("worlds", value)?)?,
            "threads" => once("threads", &mut threads, count("threads", value)?.min(MOST_THREADS))?,
            "temper" => once("temper", &mut temper, Temper::WORDS.read("temper", value)?)?,
            "slip" => once("slip", &mut slip, weight("slip", value)?)?,
            _ => return Err(BadSpec::UnknownSetting(setting.to_owned())),
        }
    }
    let usual = Search::default();
    Ok(Search {
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

/// More trees than this help nobody.
const MOST_THREADS: u32 = 64;

/// A choice between a few, and the words for them.
struct Words<T: 'static> {
    expected: &'static str,
    words: &'static [(&'static str, T)],
}

impl<T: Copy + PartialEq> Words<T> {
    fn read(&self, name: &'static str, value: &str) -> Result<T, BadSpec> {
        let known = self.words.iter().find(|(word, _)| *word == value);
        let wrong = || BadSpec::BadValue { name, expected: self.expected, found: value.to_owned() };
        known.map(|(_, meaning)| *meaning).ok_or_else(wrong)
    }

    fn word(&self, meaning: T) -> &'static str {
        self.words.iter().find(|(_, known)| *known == meaning).map_or("", |(word, _)| word)
    }
}

impl Playouts {
    const WORDS: Words<Playouts> = Words {
        expected: "steered or uniform",
        words: &[("steered", Playouts::Steered), ("uniform", Playouts::Uniform)],
    };
}

impl Worlds {
    const WORDS: Words<Worlds> =
        Words { expected: "fresh or one", words: &[("fresh", Worlds::Fresh), ("one", Worlds::One)] };
}

impl Temper {
    const WORDS: Words<Temper> = Words {
        expected: "even, cautious, grudging, greedy or gambler",
        words: &[
            ("even", Temper::Even),
            ("cautious", Temper::Cautious),
            ("grudging", Temper::Grudging),
            ("greedy", Temper::Greedy),
            ("gambler", Temper::Gambler),
        ],
    };
}

fn length(value: &str) -> Result<u32, BadSpec> {
    let wrong =
        || BadSpec::BadValue { name: "cut", expected: "a number of moves or the word end", found: value.to_owned() };
    value.parse().map_err(|_| wrong())
}

fn once<T>(name: &'static str, slot: &mut Option<T>, value: T) -> Result<(), BadSpec> {
    if slot.replace(value).is_some() { Err(BadSpec::Twice(name)) } else { Ok(()) }
}

fn count(name: &'static str, value: &str) -> Result<u32, BadSpec> {
    let wrong = || BadSpec::BadValue { name, expected: "a whole number of at least 1", found: value.to_owned() };
    value.parse().ok().filter(|number| *number > 0).ok_or_else(wrong)
}

fn weight(name: &'static str, value: &str) -> Result<f32, BadSpec> {
    let wrong = || BadSpec::BadValue { name, expected: "a number from 0 to 10", found: value.to_owned() };
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
        let usual = Search::default();
        if search.cut == Search::TO_THE_END {
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
            write!(f, ":worlds={}", Worlds::WORDS.word(search.worlds))?;
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
