//! Texts that are almost right: typos and bad input, made from good text.

use hustings_core::Luck;

/// Characters that parsers often forget.
const ODD: [char; 16] =
    ['0', '9', '-', '+', ' ', ',', '.', ':', '"', '\\', '\n', '\0', 'é', '\u{202e}', '\u{1f3b2}', '\u{feff}'];

/// The text with one random change; by chance the result may be valid.
pub fn garble(text: &str, luck: &mut Luck) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    let at = luck.below(chars.len() as u32 + 1) as usize;
    let odd = *luck.pick(&ODD);
    match luck.below(10) {
        0 if at < chars.len() => drop(chars.remove(at)),
        1 if at < chars.len() => chars[at] = odd,
        2 if at < chars.len() => chars.truncate(at),
        3 if at + 1 < chars.len() => chars.swap(at, at + 1),
        4 => return text.to_uppercase(),
        5 => return format!("{text} {text}"),
        6 => chars.splice(at..at, "99999999999999999999".chars()).for_each(drop),
        7 => return text.split_whitespace().next().unwrap_or_default().to_owned(),
        8 => chars.splice(at..at, std::iter::repeat_n(odd, 3000)).for_each(drop),
        _ => chars.insert(at, odd),
    }
    chars.into_iter().collect()
}
