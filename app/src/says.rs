//! Messages of the program itself, in its language.

use hustings_core::{Message, say};
use hustings_words::{self as words, Names};

pub fn says(message: &Message) -> String {
    words::shared().say(message, &Names::default())
}

/// A share of the chances, as a figure.
pub fn percent(share: f32) -> String {
    says(&say!("terminal-chance", percent = (share * 100.0).round() as i32))
}
