//! What the notations of several games have in common.

/// A whole number up to 255, written in the one usual way: no sign, no leading nought.
pub fn whole_number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|number: &u8| number.to_string() == text)
}
