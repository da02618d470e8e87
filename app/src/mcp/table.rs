//! What a seat knows of its game, as text for a model. Consequences are worked out in a world imagined from the view,
//! so nothing hidden can show.

use std::fmt::Write as _;
use std::sync::Arc;

use hustings_catalog::{AnyPosition, AnyStart, Catalog, Refused};
use hustings_core::{Seat, SeatSet, Viewer};
use hustings_words::{Names, Wording};
use serde_json::Value;

use crate::result;

/// A seat at some table. Calls may block, so they are made off the async threads.
pub trait Seated: Send {
    /// What the seat sees now.
    fn look(&mut self) -> Result<Look, String>;
    /// Makes a move and waits a moment until the seat is asked again or the game is over.
    fn play(&mut self, text: &str) -> Result<(), String>;
    fn say(&mut self, text: &str) -> Result<(), String>;
}

/// A seat's knowledge at one moment.
pub struct Look {
    pub seat: Seat,
    /// By seat.
    pub names: Vec<String>,
    /// `None` before the game has begun.
    pub position: Option<Seen>,
    /// Sentences since the last look: everybody's moves, and chat.
    pub news: Vec<String>,
    pub result: Option<String>,
}

pub struct Seen {
    pub view: Value,
    pub moves: Vec<String>,
    pub pending: SeatSet,
}

/// The rules of a table: enough to draw a view and to try moves in imagined worlds.
pub struct Rules {
    pub start: Arc<dyn AnyStart>,
    pub wording: &'static Wording,
}

impl Rules {
    pub fn new(game: &str, seats: u8, options: &Value) -> Result<Rules, Refused> {
        let catalog = Catalog::standard();
        let game = catalog.game(game)?;
        Ok(Rules { start: game.numbered(seats, options)?, wording: game.wording() })
    }

    /// A determinization: a world that the seat cannot tell from the real one.
    fn world(&self, seen: &Seen) -> Result<Box<dyn AnyPosition>, Refused> {
        self.start.imagine(&seen.view, 0)
    }

    /// The position as text: whose turn, the board in characters, the view in full.
    pub fn describe(&self, look: &Look) -> String {
        let mut text = String::new();
        for line in &look.news {
            let _ = writeln!(text, "- {line}");
        }
        let title = self.start.info().title;
        let _ = writeln!(text, "{title}: you are {}.", result::called(look.seat, &look.names));
        let Some(seen) = &look.position else {
            text += "The game has not begun: other seats are still open. Look again in a while.\n";
            return text;
        };
        match &look.result {
            Some(result) => text += &format!("The game is over. {result}\n"),
            None if seen.pending.contains(look.seat) => text += "It is your turn.\n",
            None => text += &format!("{}\n", result::waiting_for(seen.pending, &look.names)),
        }
        if let Ok(world) = self.world(seen) {
            let _ = writeln!(text, "\n{}\n", world.sketch(Viewer::Seat(look.seat)).plain());
        }
        let _ = writeln!(text, "Your view in full (JSON): {}", seen.view);
        let _ = writeln!(text, "You have {} legal moves now.", seen.moves.len());
        text
    }

    /// Legal moves from number `from` on, each with its consequences.
    pub fn moves(&self, look: &Look, from: usize, most: usize) -> Result<String, String> {
        let Some(seen) = &look.position else { return Err("The game has not begun.".to_owned()) };
        if seen.moves.is_empty() {
            return Ok("You have no legal moves now.".to_owned());
        }
        let world = self.world(seen).map_err(|error| error.to_string())?;
        let mut text = String::new();
        for mv in seen.moves.iter().skip(from).take(most) {
            let _ = writeln!(text, "{mv}");
            match self.consequences(&*world, look, mv) {
                Some(lines) => lines.iter().for_each(|line| text += &format!("    {line}\n")),
                None => text += "    Chance or a secret decides what follows.\n",
            }
        }
        let rest = seen.moves.len().saturating_sub(from + most);
        if rest > 0 {
            let _ = writeln!(text, "{rest} more: ask again with `from` {}.", from + most);
        }
        Ok(text)
    }

    /// What a move would do, as sentences; `None` if the seat cannot foresee it.
    fn consequences(&self, world: &dyn AnyPosition, look: &Look, mv: &str) -> Option<Vec<String>> {
        let events = world.duplicate().play(look.seat, mv).ok()?;
        if !events.can_be_taken_back() {
            return None;
        }
        let names = Names { seats: look.names.clone(), you: Some(look.seat) };
        let told = events.sentences(Viewer::Seat(look.seat), self.wording, &names);
        Some(told.into_iter().map(|(says, rule)| format!("{says} ({rule})")).collect())
    }

    /// Why a move is refused now, with the text of the rule; or that it is legal.
    pub fn explain(&self, look: &Look, mv: &str) -> Result<String, String> {
        let Some(seen) = &look.position else { return Err("The game has not begun.".to_owned()) };
        let mut world = self.world(seen).map_err(|error| error.to_string())?;
        let Err(refused) = world.play(look.seat, mv) else { return Ok(format!("`{mv}` is legal now.")) };
        let mut text = refused.to_string();
        if let Some(rule) = refused.rule
            && let Ok(page) =
                crate::rules::print(&Catalog::standard(), self.start.info().name, Some(&rule.to_string()), 100, false)
        {
            let _ = write!(text, "\n\n{page}");
        }
        Ok(text)
    }
}
