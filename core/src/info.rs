//! What is known about a game before it is played; cheap to list.

use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::OrderInfo;

/// A game's description: name, seats, options, rules.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Info {
    /// The name in commands and records: `kuzushi`.
    pub name: &'static str,
    /// The name on the box: `Kuzushi`.
    pub title: &'static str,
    /// One line for the shelf.
    pub tagline: &'static str,
    /// What rule numbers begin with: `KZ`.
    pub prefix: &'static str,
    /// How many may sit down.
    pub seats: &'static [u8],
    pub options: &'static [OptionInfo],
    /// The standing orders a seat can leave for reaction windows (see [`Orders`](crate::Orders)).
    pub orders: &'static [OrderInfo],
    /// Raised by every change of behaviour; a record names the version it was played under.
    pub rules_version: u32,
    /// Whether a seat ever knows something another seat does not. Without secrets all seats and spectators share one view.
    pub secrets: bool,
    /// Whether anything is hidden at all, even if only the order of a deck. If nothing is, one determinization is
    /// enough.
    pub hidden: bool,
    /// The RULES page, in Markdown.
    #[serde(skip)]
    pub rules: &'static str,
    /// The game's sentences in English, as a Fluent file.
    #[serde(skip)]
    pub words: &'static str,
}

/// One thing a table can choose before play.
#[derive(Debug, Clone, Copy, Serialize, TS, ToSchema)]
pub struct OptionInfo {
    pub name: &'static str,
    #[serde(flatten)]
    pub kind: OptionKind,
    /// What it does, in one sentence, and its default.
    pub about: &'static str,
}

/// What an option may be set to.
#[derive(Debug, Clone, Copy, Serialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum OptionKind {
    /// A whole number; `default` is absent if it depends on the number of seats.
    Number { min: i32, max: i32, default: Option<i32> },
    /// Yes or no; `default` is absent if it depends on the number of seats.
    Switch { default: Option<bool> },
    /// One of a few words.
    Choice { values: &'static [&'static str], default: &'static str },
}

/// A text of the Fluent file with what is on the boxes (`words/en/games.ftl`), found while the program is compiled: `kuzushi`, or
/// `kuzushi.tagline` for an attribute of it. A text that is missing does not compile. Each stands on one line.
pub const fn box_text(boxes: &'static str, id: &str) -> &'static str {
    let (file, id) = (boxes.as_bytes(), id.as_bytes());
    let mut dot = 0;
    while dot < id.len() && id[dot] != b'.' {
        dot += 1;
    }
    let mut at = 0;
    let mut inside = false;
    while at < file.len() {
        let mut end = at;
        while end < file.len() && file[end] != b'\n' {
            end += 1;
        }
        let begins = file[at] != b' ';
        let (wanted, key) = if begins { (0, at) } else { (dot, at + 4) };
        let until = if begins { dot } else { id.len() };
        let searched = if begins { true } else { inside && dot < id.len() };
        if searched && is_key(file, key, id, wanted, until) {
            inside = true;
            if until == id.len() {
                let (_, rest) = boxes.split_at(key + until - wanted + 3);
                return rest.split_at(end - key - (until - wanted) - 3).0;
            }
        } else if begins {
            inside = false;
        }
        at = end + 1;
    }
    panic!("words/en/games.ftl lacks a text");
}

/// Whether `file` has `id[from..to] = ` at `at`.
const fn is_key(file: &[u8], at: usize, id: &[u8], from: usize, to: usize) -> bool {
    let width = to - from;
    if at + width + 3 > file.len() {
        return false;
    }
    let mut place = 0;
    while place < width {
        if file[at + place] != id[from + place] {
            return false;
        }
        place += 1;
    }
    file[at + width] == b' ' && file[at + width + 1] == b'=' && file[at + width + 2] == b' '
}

impl Info {
    /// The first option whose value does not fit its kind, as a sentence.
    pub fn wrong_value(&self, options: &Value) -> Option<String> {
        self.options.iter().find_map(|option| option.wrong_value(options.get(option.name)?))
    }
}

impl OptionInfo {
    fn wrong_value(&self, value: &Value) -> Option<String> {
        let (fits, expected) = match self.kind {
            OptionKind::Number { min, max, .. } => {
                let fits = value.as_i64().is_some_and(|number| (min.into()..=max.into()).contains(&number));
                (fits, format!("a whole number from {min} to {max}"))
            }
            OptionKind::Switch { .. } => (value.is_boolean(), "true or false".to_owned()),
            OptionKind::Choice { values, .. } => {
                let fits = value.as_str().is_some_and(|word| values.contains(&word));
                (fits, format!("one of {}", values.join(", ")))
            }
        };
        (!fits && !value.is_null()).then(|| format!("`{}` is {expected}, not {value}", self.name))
    }
}

#[cfg(test)]
mod tests {
    use super::box_text;

    const BOXES: &str = "\
# duel = in a comment
duel = Duel
    .tagline = Draft five.
ballot = Ballot
    .order-off_turn = Pass for me unless it is my turn
";

    #[test]
    fn titles_and_what_stands_below_them_are_found() {
        assert_eq!(box_text(BOXES, "duel"), "Duel");
        assert_eq!(box_text(BOXES, "duel.tagline"), "Draft five.");
        assert_eq!(box_text(BOXES, "ballot.order-off_turn"), "Pass for me unless it is my turn");
    }

    #[test]
    #[should_panic(expected = "lacks a text")]
    fn what_stands_on_another_box_is_missing() {
        box_text(BOXES, "duel.order-off_turn");
    }
}
