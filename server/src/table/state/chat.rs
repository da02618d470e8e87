//! The table's chat.

use std::collections::VecDeque;

use crate::protocol::{ChatLine, ChatPolicy};

/// How many lines a newcomer is shown.
const KEPT: usize = 200;

#[derive(Default)]
pub struct Chat {
    lines: VecDeque<ChatLine>,
    policy: ChatPolicy,
}

impl Chat {
    pub fn policy(&self) -> ChatPolicy {
        self.policy
    }

    pub fn newest(&self) -> Option<&ChatLine> {
        self.lines.back()
    }

    pub fn lines(&self) -> impl DoubleEndedIterator<Item = &ChatLine> {
        self.lines.iter()
    }

    pub(super) fn add(&mut self, line: ChatLine) {
        if self.lines.len() == KEPT {
            self.lines.pop_front();
        }
        self.lines.push_back(line);
    }

    /// Lines of these people get another name, and are nobody's.
    pub(super) fn rename(&mut self, users: &[String], name: &str) {
        for line in self.lines.iter_mut().filter(|line| users.contains(&line.user)) {
            name.clone_into(&mut line.name);
            line.user.clear();
        }
    }

    pub(super) fn set_policy(&mut self, policy: ChatPolicy) {
        self.policy = policy;
    }
}
