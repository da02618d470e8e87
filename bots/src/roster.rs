//! Bots for games whose types are no longer known: views are JSON, moves are text.

use std::marker::PhantomData;

use hustings_catalog::{EachGame, Refused, each_game, read_start};
use hustings_core::{Game, Luck, Seat, Start};
use serde_json::Value;

use crate::assess::{self, Advice, Assessed, Judged};
use crate::{Budget, NoChoice, Spec};

/// The bots of every game, asked by the game's name. One is enough for a whole program; threads may share it.
pub struct Roster {
    games: Vec<Box<dyn Thinker>>,
}

/// Where a game stands as somebody sees it, and how long to think about it. All that comes of it is made from this.
#[derive(Debug, Clone, Copy)]
pub struct Scene<'a> {
    pub game: &'a str,
    pub seats: u8,
    pub options: &'a Value,
    /// A view, in JSON: a seat's, a spectator's or, once a game is over, everything.
    pub view: &'a str,
    pub budget: Budget,
    /// The thinker's own luck: with a budget in nodes, the same scene with the same seed gets the same answer.
    pub seed: u64,
}

/// All a bot is told: nothing in it says what the seat may not know.
#[derive(Debug, Clone, Copy)]
pub struct Question<'a> {
    /// As the seat sees it; the budget holds where `spec` does not name its own.
    pub scene: Scene<'a>,
    pub seat: Seat,
    pub spec: &'a Spec,
}

/// A bot's answer, in the game's notation.
#[derive(Debug, Clone, PartialEq)]
pub struct Decision {
    pub mv: String,
    /// The best first; empty where nothing was compared.
    pub considered: Vec<Weighed>,
}

/// One move as the bot judged it, see [`crate::Considered`].
#[derive(Debug, Clone, PartialEq)]
pub struct Weighed {
    pub mv: String,
    pub share: f32,
    pub visits: u32,
}

/// Why a bot gives no answer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unanswered {
    #[error("no bot knows the game `{0}`")]
    UnknownGame(String),
    #[error(transparent)]
    BadOptions(#[from] Refused),
    #[error("the view cannot be read: {0}")]
    UnreadableView(String),
    #[error("the move cannot be read: {0}")]
    UnreadableMove(String),
    #[error(transparent)]
    NoChoice(#[from] NoChoice),
}

impl Roster {
    /// For all games of the house.
    pub fn standard() -> Roster {
        let mut roster = Roster { games: Vec::new() };
        each_game(&mut roster);
        roster
    }

    /// For one more game; tests seat their own.
    #[must_use]
    pub fn with<G: Game>(mut self) -> Roster {
        self.each::<G>();
        self
    }

    pub fn choose(&self, question: &Question<'_>) -> Result<Decision, Unanswered> {
        self.thinker(question.scene.game)?.choose(question)
    }

    /// A move out of turn, where one is worth making, see [`crate::Player::unasked`]. The seat need not be pending.
    pub fn unasked(&self, question: &Question<'_>) -> Result<Option<String>, Unanswered> {
        self.thinker(question.scene.game)?.unasked(question)
    }

    /// How the chances stand, see [`assess::assess`].
    pub fn assess(&self, scene: &Scene<'_>) -> Result<Assessed, Unanswered> {
        self.thinker(scene.game)?.assess(scene)
    }

    /// The same with more care, see [`assess::appraise`].
    pub fn appraise(&self, scene: &Scene<'_>) -> Result<Assessed, Unanswered> {
        self.thinker(scene.game)?.appraise(scene)
    }

    /// What a strong player would do for `seat`, and what it thinks of `played`, see [`assess::advise`].
    pub fn advise(&self, scene: &Scene<'_>, seat: Seat, played: Option<&str>) -> Result<Advice<String>, Unanswered> {
        self.thinker(scene.game)?.advise(scene, seat, played)
    }

    fn thinker(&self, name: &str) -> Result<&dyn Thinker, Unanswered> {
        let thinker = self.games.iter().find(|game| game.name() == name);
        thinker.map(AsRef::as_ref).ok_or_else(|| Unanswered::UnknownGame(name.to_owned()))
    }
}

impl EachGame for Roster {
    fn each<G: Game>(&mut self) {
        self.games.push(Box::new(Typed::<G>(PhantomData)));
    }
}

trait Thinker: Send + Sync {
    fn name(&self) -> &'static str;
    fn choose(&self, question: &Question<'_>) -> Result<Decision, Unanswered>;
    fn unasked(&self, question: &Question<'_>) -> Result<Option<String>, Unanswered>;
    fn assess(&self, scene: &Scene<'_>) -> Result<Assessed, Unanswered>;
    fn appraise(&self, scene: &Scene<'_>) -> Result<Assessed, Unanswered>;
    fn advise(&self, scene: &Scene<'_>, seat: Seat, played: Option<&str>) -> Result<Advice<String>, Unanswered>;
}

struct Typed<G>(PhantomData<G>);

impl<G: Game> Thinker for Typed<G> {
    fn name(&self) -> &'static str {
        G::INFO.name
    }

    fn choose(&self, question: &Question<'_>) -> Result<Decision, Unanswered> {
        let Question { scene, seat, spec } = question;
        let (start, view) = read::<G>(scene)?;
        let mut luck = Luck::from_number(scene.seed);
        let choice = spec.player::<G>(scene.budget).choose(&start, &view, *seat, &mut luck)?;
        let considered = choice.considered.iter().map(|option| Weighed {
            mv: G::write_move(&start, &option.mv),
            share: option.share,
            visits: option.visits,
        });
        Ok(Decision { mv: G::write_move(&start, &choice.mv), considered: considered.collect() })
    }

    fn unasked(&self, question: &Question<'_>) -> Result<Option<String>, Unanswered> {
        let Question { scene, seat, spec } = question;
        let (start, view) = read::<G>(scene)?;
        let mut luck = Luck::from_number(scene.seed);
        let mv = spec.player::<G>(scene.budget).unasked(&start, &view, *seat, &mut luck);
        Ok(mv.map(|mv| G::write_move(&start, &mv)))
    }

    fn assess(&self, scene: &Scene<'_>) -> Result<Assessed, Unanswered> {
        let (start, view) = read::<G>(scene)?;
        Ok(assess::assess(&start, &view, &mut Luck::from_number(scene.seed), scene.budget)?)
    }

    fn appraise(&self, scene: &Scene<'_>) -> Result<Assessed, Unanswered> {
        let (start, view) = read::<G>(scene)?;
        Ok(assess::appraise(&start, &view, &mut Luck::from_number(scene.seed), scene.budget)?)
    }

    fn advise(&self, scene: &Scene<'_>, seat: Seat, played: Option<&str>) -> Result<Advice<String>, Unanswered> {
        let (start, view) = read::<G>(scene)?;
        let unreadable = |why: G::Illegal| Unanswered::UnreadableMove(why.to_string());
        let played = played.map(|text| G::read_move(&start, text)).transpose().map_err(unreadable)?;
        let mut luck = Luck::from_number(scene.seed);
        let advice = assess::advise(&start, &view, seat, played.as_ref(), &mut luck, scene.budget)?;
        let written = |judged: Judged<G::Move>| Judged {
            mv: G::write_move(&start, &judged.mv),
            share: judged.share,
            visits: judged.visits,
            solved: judged.solved,
        };
        Ok(Advice {
            shares: advice.shares,
            best: advice.best.into_iter().map(written).collect(),
            played: advice.played.map(written),
        })
    }
}

fn read<G: Game>(scene: &Scene<'_>) -> Result<(Start<G>, G::View), Unanswered> {
    let start = read_start::<G>(scene.seats, scene.options)?;
    let view = serde_json::from_str(scene.view).map_err(|error| Unanswered::UnreadableView(error.to_string()))?;
    Ok((start, view))
}
