//! The state of the screen: what is asked, what the cursor is on, and what a key does.

use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, TryRecvError};

use hustings_bots::{Advice, Judged, Roster};
use hustings_catalog::{Catalog, Preview};
use hustings_core::{Seat, Sketch, Viewer};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::focus::{Direction, Focus};
use super::{Setup, Table};
use crate::paint::Palette;

pub struct App<'a> {
    catalog: &'a Catalog,
    roster: Arc<Roster>,
    setup: Setup,
    table: Table,
    mode: Mode,
    focus: Focus,
    /// What is on the board now, and what would be after the move in focus.
    pub(super) now: Sketch,
    pub(super) after: Option<Preview>,
    /// Whether the board shows what would be.
    pub(super) peek: bool,
    thinking: Option<Thinking>,
    hint: Option<Hint>,
    pub(super) note: Option<String>,
    /// Who last looked at the screen, where people have secrets from each other.
    looked: Option<Seat>,
    pub(super) palette: Palette,
    /// The window is too small to show anything, and keys must not act unseen.
    pub(super) unseen: bool,
    ticks: usize,
    done: bool,
}

/// What keys mean at the moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Mode {
    Choose,
    /// A move being written in notation.
    Write(String),
    /// The rules, scrolled down so far.
    Help(usize),
    /// Whether to leave.
    Leave,
}

struct Thinking {
    seat: Seat,
    answer: Receiver<Result<String, String>>,
}

/// What a strong player would do here; on its way, or there.
enum Hint {
    Coming(Receiver<Result<Advice<String>, String>>),
    There(Vec<Judged<String>>),
}

impl<'a> App<'a> {
    pub fn new(catalog: &'a Catalog, roster: Arc<Roster>, setup: Setup, table: Table, palette: Palette) -> App<'a> {
        let mut app = App {
            catalog,
            roster,
            setup,
            table,
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
            unseen: false,
            ticks: 0,
            done: false,
        };
        app.go_on();
        app
    }

    pub fn table(&self) -> &Table {
        &self.table
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

    /// Who is thinking, and how often the spinner has turned.
    pub fn thinker(&self) -> Option<(Seat, usize)> {
        self.thinking.as_ref().map(|thinking| (thinking.seat, self.ticks))
    }

    /// What a strong player would do, the best first.
    pub fn hint(&self) -> &[Judged<String>] {
        match &self.hint {
            Some(Hint::There(moves)) => moves,
            _ => &[],
        }
    }

    /// Whether a hint is being thought about, and how often the spinner has turned.
    pub fn awaits_hint(&self) -> Option<usize> {
        matches!(self.hint, Some(Hint::Coming(_))).then_some(self.ticks)
    }

    /// What stays on the terminal afterwards.
    pub fn farewell(&self) -> String {
        self.table.result().unwrap_or_else(|| "The game was left unfinished.".to_owned())
    }

    /// After every change of the table: ask the next one, bot or person.
    fn go_on(&mut self) {
        (self.thinking, self.hint) = (None, None);
        self.table.hear_volunteers(&self.roster);
        self.table.obey_orders();
        if self.table.asked().is_none()
            && let Some(seat) = self.table.to_move()
            && let Some(thought) = self.table.thought(seat)
        {
            let (tell, answer) = mpsc::channel();
            let roster = Arc::clone(&self.roster);
            // If nobody waits any more (a move was taken back), the answer is simply lost.
            std::thread::spawn(move || tell.send(thought.decide(&roster)));
            self.thinking = Some(Thinking { seat, answer });
        }
        self.look();
    }

    /// Draws the board anew and finds what there is to choose.
    fn look(&mut self) {
        let game = self.table.game();
        let moves = self.table.asked().and_then(|seat| game.moves(seat).ok()).unwrap_or_default();
        self.now = game.sketch(self.table.viewer()).unwrap_or_default();
        self.focus.renew(moves, &self.now);
        self.foresee();
    }

    fn foresee(&mut self) {
        let asked = self.table.asked().zip(self.focus.current());
        self.after = asked.and_then(|(seat, mv)| self.table.game().preview(seat, mv).ok().flatten());
    }

    /// Called a few times a second.
    pub fn tick(&mut self) {
        self.ticks += 1;
        if let Some(Hint::Coming(answer)) = &self.hint {
            match answer.try_recv() {
                Ok(advice) => self.hear_hint(advice),
                Err(TryRecvError::Empty) => {}
                Err(TryRecvError::Disconnected) => self.hear_hint(Err("it gave no answer".to_owned())),
            }
        }
        let Some(thinking) = &self.thinking else { return };
        match thinking.answer.try_recv() {
            Ok(answer) => self.bot_answers(thinking.seat, answer),
            Err(TryRecvError::Empty) => {}
            Err(TryRecvError::Disconnected) => self.bot_answers(thinking.seat, Err("it gave no answer".to_owned())),
        }
    }

    /// Asks what a strong player would do in the place of whoever is asked.
    fn ask_hint(&mut self) {
        let Some(dilemma) = self.table.asked().and_then(|seat| self.table.dilemma(seat)) else { return };
        let (tell, answer) = mpsc::channel();
        let roster = Arc::clone(&self.roster);
        std::thread::spawn(move || tell.send(dilemma.advise(&roster)));
        (self.hint, self.note) = (Some(Hint::Coming(answer)), None);
    }

    fn hear_hint(&mut self, advice: Result<Advice<String>, String>) {
        self.hint = match advice {
            Ok(advice) => Some(Hint::There(advice.best)),
            Err(why) => {
                self.note = Some(format!("No hint: {why}."));
                None
            }
        };
        if let Some(best) = self.hint().first().map(|best| best.mv.clone()) {
            self.focus.choose(&best);
            self.foresee();
        }
    }

    /// Waits for whatever is being thought about.
    pub fn wait(&mut self) {
        if let Some(Hint::Coming(answer)) = &self.hint {
            let advice = answer.recv().unwrap_or_else(|_| Err("it gave no answer".to_owned()));
            self.hear_hint(advice);
        }
        let Some(thinking) = self.thinking.take() else { return };
        let answer = thinking.answer.recv().unwrap_or_else(|_| Err("it gave no answer".to_owned()));
        self.bot_answers(thinking.seat, answer);
    }

    fn bot_answers(&mut self, seat: Seat, answer: Result<String, String>) {
        let played = answer.and_then(|mv| self.table.play(seat, &mv).map_err(|refused| refused.to_string()));
        if let Err(why) = played {
            let name = self.table.call(seat);
            self.table.hand_over(seat);
            self.note = Some(format!("{name} cannot go on ({why}); you decide for it from here."));
        }
        self.go_on();
    }

    fn play(&mut self, mv: &str) {
        let Some(seat) = self.table.acting() else { return };
        match self.table.play(seat, mv) {
            Ok(()) => {
                self.note = None;
                self.looked = self.table.needs_curtain().then_some(seat);
                self.go_on();
            }
            Err(refused) => self.note = Some(format!("No: {refused}")),
        }
    }

    pub fn key(&mut self, key: KeyEvent) {
        if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) {
            self.done = true;
            return;
        }
        if self.unseen {
            return;
        }
        match std::mem::replace(&mut self.mode, Mode::Choose) {
            Mode::Choose => match self.curtain() {
                Some(seat) => self.key_behind_curtain(seat, key.code),
                None => self.key_choosing(key.code),
            },
            Mode::Write(text) => self.key_writing(text, key.code),
            Mode::Help(scroll) => self.key_helping(scroll, key.code),
            Mode::Leave => match key.code {
                KeyCode::Char('y' | 'Y' | 'q') | KeyCode::Enter => self.done = true,
                KeyCode::Char('s') => {
                    self.save();
                    self.mode = Mode::Leave;
                }
                _ => {}
            },
        }
    }

    /// Whom the curtain is closed for. While it is, the table is not drawn, whatever else happens.
    pub fn curtain(&self) -> Option<Seat> {
        let closed = |seat: &Seat| self.table.needs_curtain() && self.looked != Some(*seat);
        self.table.asked().filter(closed)
    }

    fn key_behind_curtain(&mut self, seat: Seat, key: KeyCode) {
        match key {
            KeyCode::Enter | KeyCode::Char(' ') => self.looked = Some(seat),
            KeyCode::Char('?') => self.mode = Mode::Help(0),
            KeyCode::Char('q') | KeyCode::Esc => (self.mode, self.note) = (Mode::Leave, None),
            _ => {}
        }
    }

    fn key_choosing(&mut self, key: KeyCode) {
        let over = self.table.game().outcome().is_some();
        match key {
            KeyCode::Up => self.focus.go(Direction::Up, &self.now),
            KeyCode::Down => self.focus.go(Direction::Down, &self.now),
            KeyCode::Left => self.focus.go(Direction::Left, &self.now),
            KeyCode::Right => self.focus.go(Direction::Right, &self.now),
            KeyCode::Tab => self.focus.step(1),
            KeyCode::BackTab => self.focus.step(-1),
            KeyCode::PageDown => self.focus.step(10.min(self.focus.moves().len() as isize)),
            KeyCode::PageUp => self.focus.step(-10.min(self.focus.moves().len() as isize)),
            KeyCode::Char(' ') => self.peek = !self.peek,
            KeyCode::Enter => {
                if let Some(mv) = self.focus.current().map(str::to_owned) {
                    self.play(&mv);
                }
            }
            KeyCode::Char(':' | '/') if self.table.acting().is_some() => {
                self.note = None;
                self.mode = Mode::Write(String::new());
            }
            KeyCode::Char('u') => self.take_back(),
            KeyCode::Char('o') => self.order(),
            KeyCode::Char('h' | 'H') => self.ask_hint(),
            KeyCode::Char('?') => self.mode = Mode::Help(0),
            KeyCode::Char('s') => self.save(),
            KeyCode::Char('r') if over => self.rematch(),
            KeyCode::Char('q') | KeyCode::Esc => match over {
                true => self.done = true,
                false => (self.mode, self.note) = (Mode::Leave, None),
            },
            _ => {}
        }
        self.foresee();
    }

    fn key_writing(&mut self, mut text: String, key: KeyCode) {
        match key {
            KeyCode::Esc => return,
            KeyCode::Enter => {
                let mv = text.trim();
                if !mv.is_empty() {
                    self.focus.choose(mv);
                    self.play(mv);
                }
                return self.foresee();
            }
            KeyCode::Tab => {
                text = self.suggestion(&text).unwrap_or(text);
            }
            KeyCode::Backspace => {
                text.pop();
            }
            KeyCode::Char(letter) => text.push(letter),
            _ => {}
        }
        // The cursor follows what is being written, so that its preview is in sight.
        if let Some(known) = self.suggestion(&text) {
            self.focus.choose(&known);
            self.foresee();
        }
        self.mode = Mode::Write(text);
    }

    /// The legal moves that begin like this.
    pub fn suggestions(&self, text: &str) -> Vec<String> {
        let moves = self.table.acting().and_then(|seat| self.table.game().moves(seat).ok());
        moves.unwrap_or_default().into_iter().filter(|mv| mv.starts_with(text)).collect()
    }

    fn suggestion(&self, text: &str) -> Option<String> {
        self.suggestions(text).into_iter().next().filter(|_| !text.is_empty())
    }

    fn key_helping(&mut self, scroll: usize, key: KeyCode) {
        let scroll = match key {
            KeyCode::Down | KeyCode::Char('j') => scroll + 1,
            KeyCode::Up | KeyCode::Char('k') => scroll.saturating_sub(1),
            KeyCode::PageDown | KeyCode::Char(' ') => scroll + 10,
            KeyCode::PageUp => scroll.saturating_sub(10),
            KeyCode::Home => 0,
            KeyCode::End => usize::MAX,
            _ => return,
        };
        self.mode = Mode::Help(scroll);
    }

    /// The screen knows how long the page is.
    pub(super) fn scroll_at_most(&mut self, most: usize) {
        if let Mode::Help(scroll) = &mut self.mode {
            *scroll = (*scroll).min(most);
        }
    }

    /// The next of the game's standing orders for whoever sits here.
    fn order(&mut self) {
        let one = self.table.asked().or_else(|| self.table.humans().first().copied());
        if let Some(about) = one.and_then(|seat| self.table.next_order(seat)) {
            self.note = Some(about.to_owned());
            self.go_on();
        }
    }

    fn take_back(&mut self) {
        match self.table.take_back() {
            Ok(()) => {
                self.note = Some("Taken back.".to_owned());
                self.go_on();
            }
            Err(why) => self.note = Some(format!("Not taken back: {why}.")),
        }
    }

    fn save(&mut self) {
        self.note = Some(match self.table.save() {
            Ok(path) => format!("Saved: see it again with `hustings replay {path}`."),
            Err(error) => format!("It could not be saved: {error}."),
        });
    }

    fn rematch(&mut self) {
        self.setup.seed = None;
        match self.setup.table(self.catalog) {
            Ok(table) => {
                (self.table, self.looked, self.note) = (table, None, None);
                self.go_on();
            }
            Err(error) => self.note = Some(format!("{error:#}")),
        }
    }

    pub(super) fn viewer(&self) -> Viewer {
        self.table.viewer()
    }

    pub(super) fn title(&self) -> &'static str {
        self.table.game().info().title
    }
}
