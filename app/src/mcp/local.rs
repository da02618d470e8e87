//! A table in this process: the model against bots.

use std::sync::Arc;

use hustings_bots::Roster;
use hustings_catalog::AnyGame;
use hustings_core::{Seat, Viewer};
use serde_json::Value;

use super::table::{Look, Seated, Seen};
use crate::play::{LocalGame, Player};

pub struct LocalTable {
    game: LocalGame,
    roster: Arc<Roster>,
    seat: Seat,
    /// How many moves have been reported to the model; `None` before its first look.
    heard: Option<usize>,
    /// Chat: bots receive it, but never answer.
    said: Vec<String>,
}

impl LocalTable {
    pub fn new(
        game: &dyn AnyGame,
        players: Vec<Player>,
        seat: Seat,
        options: &Value,
        seed: Option<&str>,
        roster: Arc<Roster>,
    ) -> Result<LocalTable, String> {
        let game = LocalGame::new(game, players, options, seed).map_err(|error| error.to_string())?;
        let mut table = LocalTable { game, roster, seat, heard: None, said: Vec::new() };
        table.let_bots_play()?;
        Ok(table)
    }

    /// Lets the bots play until the model is asked or the game is over.
    fn let_bots_play(&mut self) -> Result<(), String> {
        loop {
            self.game.play_out_of_turn(&self.roster);
            let Some(seat) = self.game.to_move().filter(|seat| *seat != self.seat) else { return Ok(()) };
            let Some(task) = self.game.bot_task(seat) else { return Ok(()) };
            let mv = task.choose(&self.roster)?;
            self.game.play(seat, &mv).map_err(|error| error.to_string())?;
        }
    }
}

impl Seated for LocalTable {
    fn look(&mut self) -> Result<Look, String> {
        let (game, viewer) = (self.game.game(), Viewer::Seat(self.seat));
        let view = game.view(viewer).map_err(|error| error.to_string())?;
        let moves = game.moves(self.seat).map_err(|error| error.to_string())?;
        let mut log = match self.heard {
            None => self.game.setup_log(viewer),
            Some(_) => Vec::new(),
        };
        log.extend(self.game.log_since(self.heard.unwrap_or(0), viewer));
        self.heard = Some(self.game.moves_made());
        let mut news: Vec<String> = log.into_iter().map(|line| format!("{} ({})", line.says, line.rule)).collect();
        news.append(&mut self.said);
        Ok(Look {
            seat: self.seat,
            names: game.names().to_vec(),
            position: Some(Seen {
                view: serde_json::from_str(view.get()).map_err(|error| error.to_string())?,
                moves,
                pending: game.pending(),
            }),
            news,
            result: self.game.result(),
        })
    }

    fn play(&mut self, text: &str) -> Result<(), String> {
        self.game.play(self.seat, text).map_err(|error| error.to_string())?;
        self.let_bots_play()
    }

    fn say(&mut self, text: &str) -> Result<(), String> {
        self.said.push(format!("You said: {text}. The bots at this table do not answer."));
        Ok(())
    }
}
