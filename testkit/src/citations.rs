//! Which rules does no test cite? A RULES page has sections `## KZ-4 A turn`, items `1.` (KZ-4.1) and, indented under an
//! item, `a.` (KZ-4.1a). A section without items is a rule itself.

use std::collections::BTreeSet;
use std::path::Path;

/// The rules that no source file below `tests` cites, neither as `KZ-4.3c` nor in the name of a test such as
/// `kz_4_3c_a_tie_shows_no_flag`. Sections listed in `exempt` are left out.
///
/// A rule with parts counts as cited when it is itself, or when all its parts are.
pub fn uncited(page: &str, tests: impl AsRef<Path>, exempt: &[&str]) -> Vec<String> {
    let mut cited = BTreeSet::new();
    read_sources(tests.as_ref(), &mut |source| cite(source, &mut cited));
    missing(page, &cited, exempt)
}

fn missing(page: &str, cited: &BTreeSet<String>, exempt: &[&str]) -> Vec<String> {
    let rules = rule_numbers(page);
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

/// Every number a page defines, in order: sections, items and their parts.
pub fn rule_numbers(page: &str) -> Vec<String> {
    let mut numbers: Vec<String> = Vec::new();
    let (mut section, mut item, mut part) = (None, 0, None);
    let mut fenced = false;
    for line in page.lines() {
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        }
        if fenced {
            continue;
        }
        if let Some(heading) = line.strip_prefix("## ") {
            section = heading.split_whitespace().next().filter(|word| is_section(word)).map(str::to_owned);
            (item, part) = (0, None);
            numbers.extend(section.clone());
            continue;
        }
        let Some(section) = &section else { continue };
        let indented = line.starts_with([' ', '\t']);
        let Some((label, _)) = line.trim_start().split_once(". ") else { continue };
        // Labels come in order; a wrapped line that happens to begin with a number or a letter does not.
        if !indented && label.parse().is_ok_and(|number: u32| number > item) {
            item = label.parse().expect("this was just a number");
            part = None;
            numbers.push(format!("{section}.{item}"));
        } else if indented && item > 0 && label.len() == 1 {
            let letter = label.as_bytes()[0];
            if letter == part.map_or(b'a', |last: u8| last + 1) && letter.is_ascii_lowercase() {
                part = Some(letter);
                numbers.push(format!("{section}.{item}{label}"));
            }
        }
    }
    numbers
}

/// `KZ-4`.
fn is_section(word: &str) -> bool {
    word.split_once('-').is_some_and(|(prefix, number)| {
        prefix.len() == 2
            && prefix.bytes().all(|letter| letter.is_ascii_uppercase())
            && number.parse::<u32>().is_ok_and(|number| number > 0)
    })
}

fn read_sources(folder: &Path, visit: &mut impl FnMut(&str)) {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("a folder can be listed").path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            read_sources(&path, visit);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            visit(&std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display())));
        }
    }
}

/// Adds every rule number that stands in `source`.
fn cite(source: &str, cited: &mut BTreeSet<String>) {
    let is_word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '.' | '_');
    for word in source.split(|c| !is_word(c)) {
        cited.extend(number_in_prose(word.trim_end_matches(['.', '-', '_'])));
        cited.extend(number_in_name(word));
    }
}

/// `KZ-4.3c`, or `KZ-7`.
fn number_in_prose(word: &str) -> Option<String> {
    let (section, rest) = word.split_once('.').unwrap_or((word, ""));
    let digits = rest.trim_end_matches(|c: char| c.is_ascii_lowercase());
    let sound = rest.is_empty() || (digits.parse::<u32>().is_ok() && rest.len() - digits.len() <= 1);
    (is_section(section) && sound).then(|| word.to_owned())
}

/// `kz_4_3c_a_tie`, or `kz_7_notation`.
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

    #[test]
    fn a_page_defines_sections_items_and_parts() {
        let numbers = rule_numbers(PAGE);
        assert_eq!(numbers, ["AB-1", "AB-1.1", "AB-1.2", "AB-1.2a", "AB-1.2b", "AB-1.10", "AB-2", "AB-3", "AB-3.1"]);
    }

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
