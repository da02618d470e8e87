//! What each key does.

use hustings_core::{Seat, say};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::app::{App, Mode};
use super::focus::Direction;
use crate::says::says;

impl App<'_> {
    /// Handles a key press.
    pub fn key(&mut self, key: KeyEvent) {
        if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) {
            self.done = true;
            return;
        }
        if self.too_small {
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
                KeyCode::Char('y' | 'Y') => self.done = true,
                KeyCode::Char('s') => {
                    self.save();
                    self.mode = Mode::Leave;
                }
                _ => {}
            },
        }
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
        let over = self.local.game().outcome().is_some();
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
            KeyCode::Char(':' | '/') if self.local.human_who_can_act().is_some() => {
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
        self.preview();
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
                return self.preview();
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
        // The cursor follows the text, so that the preview shows the move being typed.
        if let Some(known) = self.suggestion(&text) {
            self.focus.choose(&known);
            self.preview();
        }
        self.mode = Mode::Write(text);
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

    /// Gives the person at the keyboard the next of the game's standing orders.
    fn order(&mut self) {
        let seat = self.local.human_to_move().or_else(|| self.local.humans().first().copied());
        if let Some(about) = seat.and_then(|seat| self.local.next_order(seat)) {
            self.note = Some(about);
            self.go_on();
        }
    }

    fn take_back(&mut self) {
        match self.local.take_back() {
            Ok(()) => {
                self.note = Some(says(&say!("terminal-taken-back")));
                self.go_on();
            }
            Err(why) => self.note = Some(why),
        }
    }

    fn save(&mut self) {
        self.note = Some(match self.local.save() {
            Ok(path) => says(&say!("terminal-saved", path)),
            Err(error) => says(&say!("terminal-not-saved", why = error.to_string())),
        });
    }
}
