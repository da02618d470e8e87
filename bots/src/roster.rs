//! Bots for games known only by name: views are JSON, moves are text.

use std::marker::PhantomData;

use hustings_catalog::{EachGame, Refused, each_game, read_start};
use hustings_core::{CompleteGame, Luck, Seat, Start};
use serde_json::Value;

use crate::advice::{self, Advice, Chances};
use crate::{Budget, ChoiceError, Decision, Spec};

/// The bots of every game, found by the game's name. A program needs only one; threads may share it.
pub struct Roster {
    games: Vec<Box<dyn AnyBots>>,
}

/// A game as one viewer sees it, and how long to think about it. Every answer is made from this alone.
#[derive(Debug, Clone, Copy)]
pub struct ViewedPosition<'a> {
    pub game: &'a str,
    pub seats: u8,
    pub options: &'a Value,
    /// A view as JSON: a seat's, a spectator's or, once a game is over, everything.
    pub view: &'a str,
    pub budget: Budget,
    /// Seeds the bot's own luck: with a budget in nodes, the same position and seed give the same answer.
    pub seed: u64,
}

/// Everything a bot is told when it is to move. It holds nothing that the seat may not know.
#[derive(Debug, Clone, Copy)]
pub struct Question<'a> {
    /// The position as the seat sees it; its budget is used if `spec` names none.
    pub position: ViewedPosition<'a>,
    pub seat: Seat,
    pub spec: &'a Spec,
}

/// Why a bot gives no answer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BotError {
    #[error("no bot knows the game `{0}`")]
    UnknownGame(String),
    #[error(transparent)]
    BadOptions(#[from] Refused),
    #[error("the view cannot be read: {0}")]
    UnreadableView(String),
    #[error("the move cannot be read: {0}")]
    UnreadableMove(String),
    #[error(transparent)]
    Choice(#[from] ChoiceError),
}

impl Roster {
    /// The bots of all games in the catalog.
    pub fn standard() -> Roster {
        let mut roster = Roster { games: Vec::new() };
        each_game(&mut roster);
        roster
    }

    /// Adds the bots of one more game; tests add their own.
    #[must_use]
    pub fn with<G: CompleteGame>(mut self) -> Roster {
        self.each::<G>();
        self
    }

    /// What the bot does on its turn, in the game's notation.
    pub fn choose(&self, question: &Question<'_>) -> Result<Decision<String>, BotError> {
        self.bots(question.position.game)?.choose(question)
    }

    /// See [`crate::Player::out_of_turn`].
    pub fn out_of_turn(&self, question: &Question<'_>) -> Result<Option<String>, BotError> {
        self.bots(question.position.game)?.out_of_turn(question)
    }

    /// See [`crate::estimate_chances`].
    pub fn estimate_chances(&self, position: &ViewedPosition<'_>) -> Result<Chances, BotError> {
        self.bots(position.game)?.estimate_chances(position)
    }

    /// See [`crate::search_chances`].
    pub fn search_chances(&self, position: &ViewedPosition<'_>) -> Result<Chances, BotError> {
        self.bots(position.game)?.search_chances(position)
    }

    /// See [`crate::advise`].
    pub fn advise(
        &self,
        position: &ViewedPosition<'_>,
        seat: Seat,
        played: Option<&str>,
    ) -> Result<Advice<String>, BotError> {
        self.bots(position.game)?.advise(position, seat, played)
    }

    fn bots(&self, name: &str) -> Result<&dyn AnyBots, BotError> {
        let bots = self.games.iter().find(|game| game.name() == name);
        bots.map(AsRef::as_ref).ok_or_else(|| BotError::UnknownGame(name.to_owned()))
    }
}

impl EachGame for Roster {
    fn each<G: CompleteGame>(&mut self) {
        self.games.push(Box::new(Typed::<G>(PhantomData)));
    }
}

/// The bots of one game, with its types erased.
trait AnyBots: Send + Sync {
    fn name(&self) -> &'static str;
    fn choose(&self, question: &Question<'_>) -> Result<Decision<String>, BotError>;
    fn out_of_turn(&self, question: &Question<'_>) -> Result<Option<String>, BotError>;
    fn estimate_chances(&self, position: &ViewedPosition<'_>) -> Result<Chances, BotError>;
    fn search_chances(&self, position: &ViewedPosition<'_>) -> Result<Chances, BotError>;
    fn advise(
        &self,
        position: &ViewedPosition<'_>,
        seat: Seat,
        played: Option<&str>,
    ) -> Result<Advice<String>, BotError>;
}

struct Typed<G>(PhantomData<G>);

impl<G: CompleteGame> AnyBots for Typed<G> {
    fn name(&self) -> &'static str {
        G::INFO.name
    }

    fn choose(&self, question: &Question<'_>) -> Result<Decision<String>, BotError> {
        let Question { position, seat, spec } = question;
        let (start, view, mut luck) = read::<G>(position)?;
        let decision = spec.player::<G>(position.budget).choose(&start, &view, *seat, &mut luck)?;
        Ok(decision.map(|mv| G::write_move(&start, &mv)))
    }

    fn out_of_turn(&self, question: &Question<'_>) -> Result<Option<String>, BotError> {
        let Question { position, seat, spec } = question;
        let (start, view, mut luck) = read::<G>(position)?;
        let mv = spec.player::<G>(position.budget).out_of_turn(&start, &view, *seat, &mut luck);
        Ok(mv.map(|mv| G::write_move(&start, &mv)))
    }

    fn estimate_chances(&self, position: &ViewedPosition<'_>) -> Result<Chances, BotError> {
        let (start, view, mut luck) = read::<G>(position)?;
        Ok(advice::estimate_chances(&start, &view, &mut luck, position.budget)?)
    }

    fn search_chances(&self, position: &ViewedPosition<'_>) -> Result<Chances, BotError> {
        let (start, view, mut luck) = read::<G>(position)?;
        Ok(advice::search_chances(&start, &view, &mut luck, position.budget)?)
    }

    fn advise(
        &self,
        position: &ViewedPosition<'_>,
        seat: Seat,
        played: Option<&str>,
    ) -> Result<Advice<String>, BotError> {
        let (start, view, mut luck) = read::<G>(position)?;
        let unreadable = |why: G::Illegal| BotError::UnreadableMove(Refused::illegal(&start, seat, &why).message);
        let played = played.map(|text| G::read_move(&start, text)).transpose().map_err(unreadable)?;
        let advice = advice::advise(&start, &view, seat, played.as_ref(), &mut luck, position.budget)?;
        Ok(advice.map(|mv| G::write_move(&start, &mv)))
    }
}

fn read<G: CompleteGame>(position: &ViewedPosition<'_>) -> Result<(Start<G>, G::View, Luck), BotError> {
    let start = read_start::<G>(position.seats, position.options)?;
    let view = serde_json::from_str(position.view).map_err(|error| BotError::UnreadableView(error.to_string()))?;
    Ok((start, view, Luck::from_number(position.seed)))
}
