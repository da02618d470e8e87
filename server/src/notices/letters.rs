//! Letters about an account: they go to its owner alone, at once, and whatever else they chose to be told.

use hustings_core::{Message, say};
use hustings_post::Letter;
use hustings_words::{self as words, Names};

use super::{Line, Worded, letter};
use crate::ids;
use crate::store::User;

/// Asks the owner of an address whether it may be used for recovery. The token is behind a `#`, which browsers send to nobody.
pub fn address_letter(user: &User, to: &str, origin: &str, token: &str) -> Letter {
    let text = say!("letter-address", account = user.account().unwrap_or_default().to_owned());
    written(user, (say!("letter-address-title"), text), format!("/mail/address#{token}"), to, origin)
}

/// The link to a new password.
pub fn recovery_letter(user: &User, to: &str, origin: &str, token: &str) -> Letter {
    let text = say!("letter-recovery", account = user.account().unwrap_or_default().to_owned());
    written(user, (say!("letter-recovery-title"), text), format!("/recover#{token}"), to, origin)
}

fn written(user: &User, (title, text): (Message, Message), path: String, to: &str, origin: &str) -> Letter {
    let wording = words::shared_in(words::wanted(user.language(), ""));
    let say = |message: &Message| wording.say(message, &Names::default());
    let line = Line { text: say(&text), path, occasion: "account", game: String::new() };
    let id = format!("{}.account", ids::random_text(20));
    letter(to, origin, &Worded { id, title: say(&title), lines: vec![line], foot: None, topic: String::new() })
}
