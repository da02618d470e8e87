//! Helpers that the notations of several games share.

/// A whole number up to 255 in its canonical spelling: no sign, no leading zero.
pub fn whole_number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|number: &u8| number.to_string() == text)
}

/// The most accents on one letter.
const MOST_MARKS: usize = 3;

/// Free text that people wrote, as one line that looks the same to everybody: whitespace becomes single spaces, and characters that are invisible,
/// change the direction of the text or pile up over other lines are left out.
pub fn one_line(words: &str) -> String {
    let unseen = |letter: char| {
        letter.is_control()
            || matches!(
                letter,
                '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
            )
            || matches!(letter, '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
    };
    let piles = |letter: char| matches!(letter, '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}');
    let mut line = String::with_capacity(words.len());
    let mut marks = 0;
    for letter in words.split_whitespace().collect::<Vec<_>>().join(" ").chars().filter(|letter| !unseen(*letter)) {
        marks = if piles(letter) { marks + 1 } else { 0 };
        if marks <= MOST_MARKS && !(letter == ' ' && line.ends_with(' ')) {
            line.push(letter);
        }
    }
    line.trim().to_owned()
}

/// The free text of a move, tidied by [`one_line`]; `None` if it has several lines, since a record has one line per
/// move.
pub fn free_text(text: &str) -> Option<String> {
    (!text.contains(['\n', '\r'])).then(|| one_line(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_one_line_that_looks_the_same_to_everybody() {
        assert_eq!(one_line(" I\tvote\r\nyes\u{2028} now "), "I vote yes now");
        assert_eq!(one_line("a\u{202e}b\u{200b}c\u{e0041}\u{7}"), "abc");
        assert_eq!(one_line("x \u{200b} y"), "x y");
        assert_eq!(one_line(&format!("e{}h", "\u{301}".repeat(40))), "e\u{301}\u{301}\u{301}h");
        assert_eq!(one_line("नमस्ते 👩‍🌾 <b>&amp;</b>"), "नमस्ते 👩‍🌾 <b>&amp;</b>", "letters and signs stay");
    }
}
