//! The languages there are (`words/languages.json`), and which of them somebody wants.

use std::sync::LazyLock;

use fluent_langneg::{NegotiationStrategy, accepted_languages, negotiate_languages};
use serde::Deserialize;
use unic_langid::LanguageIdentifier;

/// A language in which Hustings speaks.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Language {
    /// `en`, as in the names of its files.
    pub tag: LanguageIdentifier,
    /// With its region, for numbers and dates: `en-GB`.
    pub locale: LanguageIdentifier,
    /// What its speakers call it.
    pub name: String,
}

/// All of them, English first.
pub fn languages() -> &'static [Language] {
    static ALL: LazyLock<Vec<Language>> =
        LazyLock::new(|| serde_json::from_str(include_str!("../languages.json")).expect("a test reads it"));
    &ALL
}

/// The tag of the language for a reader: the `chosen` one if there is such a language, or the first that suits what a browser accepts
/// (the value of its `Accept-Language`), or English.
pub fn wanted(chosen: Option<&str>, accepted: &str) -> &'static str {
    static TAGS: LazyLock<Vec<(LanguageIdentifier, String)>> =
        LazyLock::new(|| languages().iter().map(|one| (one.tag.clone(), one.tag.to_string())).collect());
    let wishes = chosen.and_then(|tag| tag.parse().ok()).into_iter().chain(accepted_languages::parse(accepted));
    let wishes: Vec<LanguageIdentifier> = wishes.collect();
    let known: Vec<&LanguageIdentifier> = TAGS.iter().map(|(tag, _)| tag).collect();
    let english = &TAGS[0].0;
    let found = negotiate_languages(&wishes, &known, Some(&english), NegotiationStrategy::Lookup);
    let found = found.first().map_or(english, |found| **found);
    TAGS.iter().find(|(tag, _)| tag == found).map_or("en", |(_, text)| text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_read_and_english_is_first() {
        assert_eq!(languages()[0].tag.to_string(), "en");
        assert!(languages().iter().all(|one| !one.name.is_empty() && one.locale.language == one.tag.language));
    }

    #[test]
    fn what_was_chosen_comes_before_what_a_browser_accepts() {
        assert_eq!(wanted(None, "hi-IN,hi;q=0.9,en;q=0.8"), "hi");
        assert_eq!(wanted(Some("ja"), "hi-IN,hi;q=0.9"), "ja");
        assert_eq!(wanted(Some("en"), "sw"), "en");
        assert_eq!(wanted(None, "fr-FR,sw;q=0.5"), "sw", "the first that there is");
        assert_eq!(wanted(None, ""), "en");
        assert_eq!(wanted(Some("<script>"), "xx;;,,,\u{7f}"), "en", "nonsense is English");
    }
}
