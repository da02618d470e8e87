//! Makes text from outside safe for a terminal: a record from a stranger must not move the cursor, colour the screen or change the
//! reading direction.

/// The text with `�` for every control character except the line break, and for every mark that changes the reading direction.
pub fn harmless(text: &str) -> String {
    let is_harmful = |letter: char| {
        (letter.is_control() && letter != '\n') || matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    text.chars().map(|letter| if is_harmful(letter) { char::REPLACEMENT_CHARACTER } else { letter }).collect()
}
