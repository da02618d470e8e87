//! The lists of uncited rules. Tests cite the rules they test, and code the rules it enforces.

use std::collections::BTreeSet;
use std::path::Path;

use hustings_core::{RulesPage, is_section_number};

/// The rules that no source file below `folder` cites, neither as `KZ-4.3c` nor in the name of a test such as
/// `kz_4_3c_a_tie_shows_no_flag`. Sections listed in `exempt` are left out.
///
/// A rule with parts counts as cited if it is cited itself, or if all its parts are. `error.rs` and `sentences.rs` do
/// not count: they name rules but enforce nothing.
pub fn uncited(page: &str, folder: impl AsRef<Path>, exempt: &[&str]) -> Vec<String> {
    let mut cited = BTreeSet::new();
    read_sources(folder.as_ref(), &mut |path, source| {
        if !path.ends_with("error.rs") && !path.ends_with("sentences.rs") {
            cite(source, &mut cited);
        }
    });
    missing(page, &cited, exempt)
}

fn missing(page: &str, cited: &BTreeSet<String>, exempt: &[&str]) -> Vec<String> {
    let page = RulesPage::parse(page);
    let rules: Vec<String> = page.numbers().map(str::to_owned).collect();
    let is_cited = |rule: &String| cited.contains(rule);
    let of_section = |rule: &str, section: &str| rule == section || rule.starts_with(&format!("{section}."));
    rules
        .iter()
        .filter(|rule| !exempt.iter().any(|section| of_section(rule, section)))
        .filter(|rule| !is_cited(rule))
        .filter(|rule| {
            let mut parts = rules.iter().filter(|other| is_part(rule, other)).peekable();
            parts.peek().is_none() || !parts.all(is_cited)
        })
        // A section with items is a heading: its items are the rules.
        .filter(|rule| rule.contains('.') || !rules.iter().any(|other| of_section(other, rule) && other != *rule))
        .cloned()
        .collect()
}

/// KZ-4.3c is a part of KZ-4.3, KZ-4.31 is not.
fn is_part(rule: &str, other: &str) -> bool {
    let letter = other.strip_prefix(rule).filter(|_| rule.contains('.'));
    letter.is_some_and(|letter| letter.len() == 1 && letter.starts_with(|c: char| c.is_ascii_lowercase()))
}

/// Visits every Rust source below a folder: its path and its text.
pub(crate) fn read_sources(folder: &Path, visit: &mut impl FnMut(&Path, &str)) {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("a folder can be listed").path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            read_sources(&path, visit);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            visit(&path, &std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display())));
        }
    }
}

/// Adds every rule number found in `source`.
fn cite(source: &str, cited: &mut BTreeSet<String>) {
    let is_word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '.' | '_');
    for word in source.split(|c| !is_word(c)) {
        cited.extend(number_in_prose(word.trim_end_matches(['.', '-', '_'])));
        cited.extend(number_in_name(word));
    }
}

/// A rule number in text: `KZ-4.3c` or `KZ-7`.
fn number_in_prose(word: &str) -> Option<String> {
    let (section, rest) = word.split_once('.').unwrap_or((word, ""));
    let digits = rest.trim_end_matches(|c: char| c.is_ascii_lowercase());
    let sound = rest.is_empty() || (digits.parse::<u32>().is_ok() && rest.len() - digits.len() <= 1);
    (is_section_number(section) && sound).then(|| word.to_owned())
}

/// A rule number in the name of a test: `kz_4_3c_a_tie` or `kz_7_notation`.
fn number_in_name(word: &str) -> Option<String> {
    let mut parts = word.split('_');
    let (prefix, number) = (parts.next()?.to_ascii_uppercase(), parts.next()?);
    let item = parts.next().unwrap_or_default();
    let with_item = number_in_prose(&format!("{prefix}-{number}.{item}")).filter(|_| !item.is_empty());
    with_item.or_else(|| number_in_prose(&format!("{prefix}-{number}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "\
# A game

## AB-1 Parts
1. One line
   that goes on. 2. not an item
2. Two of them:
   a. the first,
      b. wrapped, yet a part by its letter
   d. not in order, so no part
10. Ten.

## AB-2 Without items
Prose.
```text
1. code
```

## Not a section
1. nothing

## AB-3 Later
1. Last.
";

    fn left_over(source: &str, exempt: &[&str]) -> Vec<String> {
        let mut cited = BTreeSet::new();
        cite(source, &mut cited);
        missing(PAGE, &cited, exempt)
    }

    #[test]
    fn without_tests_everything_is_missing_but_headings() {
        assert_eq!(left_over("", &[]), ["AB-1.1", "AB-1.2", "AB-1.2a", "AB-1.2b", "AB-1.10", "AB-2", "AB-3.1"]);
        assert_eq!(left_over("", &["AB-1", "AB-3"]), ["AB-2"]);
    }

    #[test]
    fn prose_and_names_of_tests_cite() {
        let source = "/// AB-1.1, AB-2: why.\nfn ab_1_2a_the_first() {} fn ab_1_10() {} fn ab_3_1_last() {}";
        assert_eq!(left_over(source, &[]), ["AB-1.2", "AB-1.2b"]);
        assert_eq!(left_over(&format!("{source} // (AB-1.2b)."), &[]), [""; 0], "all parts cited cite the whole");
        assert_eq!(left_over("AB-1.2", &["AB-2", "AB-3"]), ["AB-1.1", "AB-1.2a", "AB-1.2b", "AB-1.10"]);
    }

    #[test]
    fn longer_numbers_do_not_cite_shorter_ones() {
        assert!(left_over("AB-1.10", &[]).contains(&"AB-1.1".to_owned()));
        assert!(left_over("ab_1_10_ten", &[]).contains(&"AB-1.1".to_owned()));
        assert!(left_over("AB-12", &[]).contains(&"AB-1.1".to_owned()));
        assert!(left_over("CAB-2 xAB-2", &[]).contains(&"AB-2".to_owned()));
    }
}
