//! From a line of a file to its field, so that an error stands where it can be mended.

use hustings_core::{BadData, Files};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// What is wrong with a set, and where.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(export, export_to = "lab.ts")]
pub struct WrongField {
    pub file: String,
    /// Counted from 1; 0 means the whole file.
    pub line: usize,
    /// The list; null where it is about the file itself.
    #[schema(required)]
    pub list: Option<String>,
    /// The entry in that list, from 0.
    #[schema(required)]
    pub entry: Option<usize>,
    /// Null where it is about the whole entry.
    #[schema(required)]
    pub key: Option<String>,
    /// In the words of the game's loader.
    pub expected: String,
}

/// Finds the field that a loader's error is about.
pub fn wrong_field(files: &Files, bad: &BadData) -> WrongField {
    let mut wrong =
        WrongField { file: bad.file.clone(), line: bad.line, expected: bad.expected.clone(), ..WrongField::default() };
    let text = files.get(&bad.file).map_or("", String::as_str);
    for line in text.lines().take(bad.line) {
        let line = line.trim();
        if let Some(list) = line.strip_prefix("[[").and_then(|line| line.split("]]").next()) {
            let list = list.trim().to_owned();
            wrong.entry =
                Some(if wrong.list.as_ref() == Some(&list) { wrong.entry.map_or(0, |number| number + 1) } else { 0 });
            (wrong.list, wrong.key) = (Some(list), None);
        } else if let Some((key, _)) = line.split_once('=').filter(|(key, _)| is_key(key.trim())) {
            wrong.key = Some(key.trim().to_owned());
        }
    }
    // The end of the file stands for what is missing in it, not for its last field.
    if bad.line >= text.lines().count().max(1) && bad.expected.contains("there are ") {
        (wrong.entry, wrong.key) = (None, None);
    }
    wrong
}

fn is_key(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_' || letter == '-')
}

#[cfg(test)]
mod tests {
    use super::super::tests::files;
    use super::*;

    #[test]
    fn a_line_leads_to_its_field() {
        let at = |line| {
            let wrong = wrong_field(&files(), &BadData::new("cards.toml", line, "expected something else"));
            (wrong.list, wrong.entry, wrong.key)
        };
        let card = || Some("card".to_owned());
        assert_eq!(at(2), (None, None, Some("hand".to_owned())));
        assert_eq!(at(7), (card(), Some(0), Some("cost".to_owned())));
        assert_eq!(at(9), (card(), Some(1), None));
        assert_eq!(at(12), (card(), Some(1), Some("bolster".to_owned())));
    }

    #[test]
    fn what_is_missing_belongs_to_the_file() {
        let wrong = wrong_field(&files(), &BadData::new("cards.toml", 14, "expected 3 cards, and there are 2"));
        assert_eq!((wrong.list.as_deref(), wrong.entry, wrong.key), (Some("card"), None, None));
    }
}
