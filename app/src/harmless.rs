//! Text from outside, made fit for a terminal: a record somebody sent must not be able to move the cursor, colour the
//! screen or turn the reading direction.

/// The text with every control character but the line break, and every mark that turns the direction, as `�`.
pub fn harmless(text: &str) -> String {
    let harms = |letter: char| {
        (letter.is_control() && letter != '\n') || matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    text.chars().map(|letter| if harms(letter) { char::REPLACEMENT_CHARACTER } else { letter }).collect()
}
