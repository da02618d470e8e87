//! The state of the screen: the game, the move under the cursor, and what bots are thinking about.

use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, TryRecvError};

use hustings_bots::{Advice, Candidate, Roster};
use hustings_catalog::{Catalog, Preview};
use hustings_core::{Seat, Sketch, Viewer, say};

use super::focus::Focus;
use super::{LocalGame, Setup};
use crate::paint::Palette;
use crate::says::says;

pub struct App<'a> {
    catalog: &'a Catalog,
    roster: Arc<Roster>,
    setup: Setup,
    pub(super) local: LocalGame,
    pub(super) mode: Mode,
    pub(super) focus: Focus,
    /// The board now, and after the move under the cursor.
    pub(super) now: Sketch,
    pub(super) after: Option<Preview>,
    /// Whether the board is drawn as it would be after that move.
    pub(super) peek: bool,
    thinking: Option<Thinking>,
    hint: Option<Hint>,
    pub(super) note: Option<String>,
    /// Who last looked at the screen, where people have secrets from each other.
    pub(super) looked: Option<Seat>,
    pub(super) palette: Palette,
    /// The window is too small to show the game, so keys do nothing.
    pub(super) too_small: bool,
    ticks: usize,
    pub(super) done: bool,
}

/// What keys do at the moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Mode {
    Choose,
    /// A move is being typed in notation.
    Write(String),
    /// The rules are shown, scrolled down by this many lines.
    Help(usize),
    /// Asks whether to leave.
    Leave,
}

struct Thinking {
    seat: Seat,
    answer: Receiver<Result<String, String>>,
}

/// What a strong player would do here: being searched, or found.
enum Hint {
    Searching(Receiver<Result<Advice<String>, String>>),
    Found(Vec<Candidate<String>>),
}

impl<'a> App<'a> {
    pub fn new(catalog: &'a Catalog, roster: Arc<Roster>, setup: Setup, local: LocalGame, palette: Palette) -> App<'a> {
        let mut app = App {
            catalog,
            roster,
            setup,
            local,
            mode: Mode::Choose,
            focus: Focus::default(),
            now: Sketch::default(),
            after: None,
            peek: true,
            thinking: None,
            hint: None,
            note: None,
            looked: None,
            palette,
            too_small: false,
            ticks: 0,
            done: false,
        };
        app.go_on();
        app
    }

    pub fn local(&self) -> &LocalGame {
        &self.local
    }

    pub fn mode(&self) -> &Mode {
        &self.mode
    }

    pub fn focus(&self) -> &Focus {
        &self.focus
    }

    pub fn is_done(&self) -> bool {
        self.done
    }

    /// The bot that is thinking, and the number of ticks for its spinner.
    pub fn thinker(&self) -> Option<(Seat, usize)> {
        self.thinking.as_ref().map(|thinking| (thinking.seat, self.ticks))
    }

    /// The moves of the hint, best first; empty while there is none.
    pub fn hint(&self) -> &[Candidate<String>] {
        match &self.hint {
            Some(Hint::Found(moves)) => moves,
            _ => &[],
        }
    }

    /// While a hint is being searched: the number of ticks for its spinner.
    pub fn awaits_hint(&self) -> Option<usize> {
        matches!(self.hint, Some(Hint::Searching(_))).then_some(self.ticks)
    }

    /// The last line, printed after the screen is closed.
    pub fn farewell(&self) -> String {
        self.local.result().unwrap_or_else(|| says(&say!("terminal-left")))
    }

    /// To call after every change of the game: starts the next bot, or lets the next person choose.
    pub(super) fn go_on(&mut self) {
        (self.thinking, self.hint) = (None, None);
        self.local.play_out_of_turn(&self.roster);
        self.local.follow_orders();
        if self.local.human_to_move().is_none()
            && let Some(seat) = self.local.to_move()
            && let Some(task) = self.local.bot_task(seat)
        {
            let (tell, answer) = mpsc::channel();
            let roster = Arc::clone(&self.roster);
            // If a move was taken back meanwhile, nobody receives the answer, and that is fine.
            std::thread::spawn(move || tell.send(task.choose(&roster)));
            self.thinking = Some(Thinking { seat, answer });
        }
        self.refresh();
    }

    /// Draws the board and lists the legal moves.
    fn refresh(&mut self) {
        let game = self.local.game();
        let moves = self.local.human_to_move().and_then(|seat| game.moves(seat).ok()).unwrap_or_default();
        self.now = game.sketch(self.local.viewer()).unwrap_or_default();
        self.focus.renew(moves, &self.now);
        self.preview();
    }

    /// Draws the board as it would be after the move under the cursor.
    pub(super) fn preview(&mut self) {
        let chosen = self.local.human_to_move().zip(self.focus.current());
        self.after = chosen.and_then(|(seat, mv)| self.local.game().preview(seat, mv).ok().flatten());
    }

    /// Called a few times a second.
    pub fn tick(&mut self) {
        self.ticks += 1;
        if let Some(Hint::Searching(answer)) = &self.hint {
            match answer.try_recv() {
                Ok(advice) => self.receive_hint(advice),
                Err(TryRecvError::Empty) => {}
                Err(TryRecvError::Disconnected) => self.receive_hint(Err(says(&say!("terminal-no-answer")))),
            }
        }
        let Some(thinking) = &self.thinking else { return };
        match thinking.answer.try_recv() {
            Ok(answer) => self.receive_move(thinking.seat, answer),
            Err(TryRecvError::Empty) => {}
            Err(TryRecvError::Disconnected) => self.receive_move(thinking.seat, Err(says(&say!("terminal-no-answer")))),
        }
    }

    /// Starts the search for a hint for the person whose turn it is.
    pub(super) fn ask_hint(&mut self) {
        let Some(task) = self.local.human_to_move().and_then(|seat| self.local.hint_task(seat)) else { return };
        let (tell, answer) = mpsc::channel();
        let roster = Arc::clone(&self.roster);
        std::thread::spawn(move || tell.send(task.advise(&roster)));
        (self.hint, self.note) = (Some(Hint::Searching(answer)), None);
    }

    fn receive_hint(&mut self, advice: Result<Advice<String>, String>) {
        self.hint = match advice {
            Ok(advice) => Some(Hint::Found(advice.best)),
            Err(why) => {
                self.note = Some(says(&say!("terminal-no-hint", why)));
                None
            }
        };
        if let Some(best) = self.hint().first().map(|best| best.mv.clone()) {
            self.focus.choose(&best);
            self.preview();
        }
    }

    /// Waits until no bot is thinking; for tests.
    pub fn wait(&mut self) {
        if let Some(Hint::Searching(answer)) = &self.hint {
            let advice = answer.recv().unwrap_or_else(|_| Err(says(&say!("terminal-no-answer"))));
            self.receive_hint(advice);
        }
        let Some(thinking) = self.thinking.take() else { return };
        let answer = thinking.answer.recv().unwrap_or_else(|_| Err(says(&say!("terminal-no-answer"))));
        self.receive_move(thinking.seat, answer);
    }

    fn receive_move(&mut self, seat: Seat, answer: Result<String, String>) {
        let played = answer.and_then(|mv| self.local.play(seat, &mv).map_err(|refused| refused.to_string()));
        if let Err(why) = played {
            let player = self.local.label(seat);
            self.local.hand_over(seat);
            self.note = Some(says(&say!("terminal-handed-over", player, why)));
        }
        self.go_on();
    }

    pub(super) fn play(&mut self, mv: &str) {
        let Some(seat) = self.local.human_who_can_act() else { return };
        match self.local.play(seat, mv) {
            Ok(()) => {
                self.note = None;
                self.looked = self.local.needs_curtain().then_some(seat);
                self.go_on();
            }
            Err(refused) => self.note = Some(refused.to_string()),
        }
    }

    /// The person for whom the curtain is still closed. While it is, the game is never drawn.
    pub fn curtain(&self) -> Option<Seat> {
        let closed = |seat: &Seat| self.local.needs_curtain() && self.looked != Some(*seat);
        self.local.human_to_move().filter(closed)
    }

    /// A legal move in words, where its notation does not say it all.
    pub fn explain(&self, mv: &str) -> Vec<String> {
        self.local.human_who_can_act().map(|seat| self.local.game().explain(seat, mv)).unwrap_or_default()
    }

    /// The legal moves that start with `text`.
    pub fn suggestions(&self, text: &str) -> Vec<String> {
        let moves = self.local.human_who_can_act().and_then(|seat| self.local.game().moves(seat).ok());
        moves.unwrap_or_default().into_iter().filter(|mv| mv.starts_with(text)).collect()
    }

    pub(super) fn suggestion(&self, text: &str) -> Option<String> {
        self.suggestions(text).into_iter().next().filter(|_| !text.is_empty())
    }

    /// Only the screen knows how long the rules are.
    pub(super) fn scroll_at_most(&mut self, most: usize) {
        if let Mode::Help(scroll) = &mut self.mode {
            *scroll = (*scroll).min(most);
        }
    }

    pub(super) fn rematch(&mut self) {
        self.setup.seed = None;
        match self.setup.start(self.catalog) {
            Ok(local) => {
                (self.local, self.looked, self.note) = (local, None, None);
                self.go_on();
            }
            Err(error) => self.note = Some(format!("{error:#}")),
        }
    }

    pub(super) fn viewer(&self) -> Viewer {
        self.local.viewer()
    }

    pub(super) fn title(&self) -> String {
        hustings_words::title(self.local.game().info())
    }
}
