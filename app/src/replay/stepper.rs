//! Steps through a record in the terminal, forwards and backwards.

use hustings_core::say;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEventKind};
use ratatui::layout::{Constraint, Layout};
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};

use super::Frame;
use crate::paint::{self, Origin, Palette};

/// The current step of a record.
pub struct Stepper<'a> {
    frames: &'a [Frame],
    at: usize,
}

impl<'a> Stepper<'a> {
    pub fn new(frames: &'a [Frame]) -> Stepper<'a> {
        Stepper { frames, at: 0 }
    }

    pub fn at(&self) -> usize {
        self.at
    }

    /// Handles a key; `false` to quit.
    pub fn key(&mut self, key: KeyCode) -> bool {
        let last = self.frames.len().saturating_sub(1);
        self.at = match key {
            KeyCode::Right | KeyCode::Down | KeyCode::Char(' ') | KeyCode::Enter => (self.at + 1).min(last),
            KeyCode::Left | KeyCode::Up | KeyCode::Backspace => self.at.saturating_sub(1),
            KeyCode::PageDown => (self.at + 10).min(last),
            KeyCode::PageUp => self.at.saturating_sub(10),
            KeyCode::Home => 0,
            KeyCode::End => last,
            KeyCode::Char('q') | KeyCode::Esc => return false,
            _ => self.at,
        };
        true
    }

    pub fn draw(&self, frame: &mut ratatui::Frame<'_>, palette: Palette) {
        let Some(step) = self.frames.get(self.at) else { return };
        let rows = [
            Constraint::Length(1),
            Constraint::Min(0),
            Constraint::Length(6),
            Constraint::Length(1),
            Constraint::Length(1),
        ];
        let [title, board, says, scrubber, keys] = Layout::vertical(rows).areas(frame.area());
        let strong = Style::new().add_modifier(Modifier::BOLD);
        frame.render_widget(Line::styled(format!(" {}", step.title), strong), title);
        paint::draw(&step.sketch, None, Origin::place(&step.sketch, None, board), board, palette, frame.buffer_mut());
        let lines: Vec<_> = step.says.iter().map(|says| Line::from(format!(" {says}"))).collect();
        frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: false }), says);
        frame.render_widget(Line::from(self.scrubber(usize::from(scrubber.width))), scrubber);
        let dim = Style::new().add_modifier(Modifier::DIM);
        let known = crate::says::says(&say!("terminal-keys-replay"));
        frame.render_widget(Line::styled(format!(" {known}"), dim), keys);
        paint::one_cell_each(frame.buffer_mut());
    }

    /// ` 12/35 [=====>------]`.
    fn scrubber(&self, width: usize) -> String {
        let last = self.frames.len().saturating_sub(1);
        let label = format!(" {}/{last} ", self.at);
        let room = width.saturating_sub(label.len() + 3);
        let filled = (self.at * room).checked_div(last).unwrap_or(room);
        format!("{label}[{}>{}]", "=".repeat(filled), "-".repeat(room - filled))
    }
}

pub fn show(frames: &[Frame], palette: Palette) -> anyhow::Result<()> {
    let mut terminal = ratatui::try_init()?;
    let mut stepper = Stepper::new(frames);
    let result = (|| -> anyhow::Result<()> {
        loop {
            terminal.draw(|frame| stepper.draw(frame, palette))?;
            if let Event::Key(key) = event::read()?
                && key.kind != KeyEventKind::Release
            {
                let interrupted =
                    key.code == KeyCode::Char('c') && key.modifiers.contains(event::KeyModifiers::CONTROL);
                if interrupted || !stepper.key(key.code) {
                    return Ok(());
                }
            }
        }
    })();
    ratatui::restore();
    result
}
