//! The parser of RULES pages, shared by the terminal, the page, and the tests that look for uncited rules.
//!
//! Sections are headings `## KZ-4 A turn`, rules are items `1.` (KZ-4.1), parts are indented items `a.` (KZ-4.1a). A section
//! without items is a rule itself. `<!-- for builders -->` at the end of a heading or of an item marks what players do not need.

use serde::Serialize;
use ts_rs::TS;

/// The sections of a page, in order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "rules.ts")]
pub struct RulesPage {
    pub sections: Vec<RuleSection>,
}

/// For whom a section or a rule is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "rules.ts")]
pub enum Audience {
    #[default]
    Players,
    /// Those who write component files, records or bots.
    Builders,
}

#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, TS)]
#[ts(export, export_to = "rules.ts")]
pub struct RuleSection {
    /// As it is cited, such as `KZ-4`; empty for a heading without a number.
    pub id: String,
    pub title: String,
    pub audience: Audience,
    pub blocks: Vec<RuleBlock>,
}

/// The content under a heading, in the order of the page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[ts(export, export_to = "rules.ts")]
pub enum RuleBlock {
    Line(RuleLine),
    /// Rows of cells, the head first.
    Table {
        rows: Vec<Vec<String>>,
    },
    /// Lines to be shown unchanged.
    Code {
        text: String,
    },
}

/// A rule, a part of one, or text without a number.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, TS)]
#[ts(export, export_to = "rules.ts")]
pub struct RuleLine {
    /// As it is cited, such as `KZ-4.3b`; empty for text without a number.
    pub id: String,
    /// 0 text, 1 an item, 2 a part of one.
    pub depth: u8,
    /// `3.` or `b.` as printed.
    pub mark: String,
    pub text: String,
    pub audience: Audience,
}

impl RuleBlock {
    fn line(&self) -> Option<&RuleLine> {
        match self {
            RuleBlock::Line(line) => Some(line),
            RuleBlock::Table { .. } | RuleBlock::Code { .. } => None,
        }
    }
}

impl RuleSection {
    /// The same heading with nothing under it.
    fn heading(&self) -> RuleSection {
        let (id, title) = (self.id.clone(), self.title.clone());
        RuleSection { id, title, audience: self.audience, blocks: Vec::new() }
    }

    /// A section of plain text.
    pub fn text(title: &str, text: &str) -> RuleSection {
        let line = RuleLine { text: text.to_owned(), ..RuleLine::default() };
        RuleSection { title: title.to_owned(), blocks: vec![RuleBlock::Line(line)], ..RuleSection::default() }
    }
}

impl RulesPage {
    pub fn parse(markdown: &str) -> RulesPage {
        let mut reader = Reader::default();
        markdown.lines().for_each(|line| reader.read(line));
        RulesPage { sections: reader.sections }
    }

    /// Every number the page defines, in order: sections, items and their parts.
    pub fn numbers(&self) -> impl Iterator<Item = &str> {
        self.sections.iter().filter(|section| !section.id.is_empty()).flat_map(|section| {
            let lines = section.blocks.iter().filter_map(RuleBlock::line).map(|line| line.id.as_str());
            std::iter::once(section.id.as_str()).chain(lines.filter(|id| !id.is_empty()))
        })
    }

    /// The rule with this number, its parts and its tables, under the heading of its section.
    pub fn rule(&self, number: &str) -> Option<RuleSection> {
        let same = |id: &str| !id.is_empty() && id.eq_ignore_ascii_case(number);
        if let Some(section) = self.sections.iter().find(|section| same(&section.id)) {
            return Some(section.clone());
        }
        self.sections.iter().find_map(|section| {
            let from = section.blocks.iter().position(|block| block.line().is_some_and(|line| same(&line.id)))?;
            let depth = section.blocks[from].line()?.depth;
            let belongs = |block: &&RuleBlock| block.line().is_none_or(|line| line.depth > depth);
            let parts = section.blocks[from + 1..].iter().take_while(belongs);
            let blocks = section.blocks[from..=from].iter().chain(parts).cloned().collect();
            Some(RuleSection { blocks, ..section.heading() })
        })
    }
}

const FOR_BUILDERS: &str = "<!-- for builders -->";

/// The text without its mark, and for whom it is.
fn audience(text: &str) -> (&str, Audience) {
    match text.trim_end().strip_suffix(FOR_BUILDERS) {
        Some(rest) => (rest.trim_end(), Audience::Builders),
        None => (text.trim_end(), Audience::Players),
    }
}

/// `KZ-4`.
pub fn is_section_number(word: &str) -> bool {
    word.split_once('-').is_some_and(|(prefix, number)| {
        prefix.len() == 2
            && prefix.bytes().all(|letter| letter.is_ascii_uppercase())
            && number.parse::<u32>().is_ok_and(|number| number > 0)
    })
}

#[derive(Default)]
struct Reader {
    sections: Vec<RuleSection>,
    /// The last item's number and the last part's letter. Labels come in order, so a wrapped line that happens to begin
    /// with a number or a letter is not mistaken for one.
    item: u32,
    part: Option<u8>,
    /// Inside a block of code.
    fenced: bool,
    /// Whether the next plain line, or row of a table, continues the last block.
    goes_on: bool,
}

impl Reader {
    fn read(&mut self, raw: &str) {
        let text = raw.trim();
        if text.starts_with("```") {
            self.fenced = !self.fenced;
            if self.fenced {
                self.push(RuleBlock::Code { text: String::new() });
            }
        } else if self.fenced {
            self.code(raw);
        } else if let Some(heading) = raw.strip_prefix('#') {
            self.heading(heading.trim_start_matches('#').trim());
        } else if text.is_empty() {
            let last = self.section().blocks.last().and_then(RuleBlock::line);
            self.goes_on &= last.is_some_and(|line| line.depth > 0);
        } else if text.starts_with('|') {
            self.row(text);
        } else {
            self.line(raw, text);
        }
    }

    fn section(&mut self) -> &mut RuleSection {
        if self.sections.is_empty() {
            self.sections.push(RuleSection::default());
        }
        self.sections.last_mut().expect("there is one")
    }

    fn heading(&mut self, heading: &str) {
        let (heading, audience) = audience(heading);
        let numbered = heading.split_once(' ').filter(|(word, _)| is_section_number(word));
        let (id, title) = numbered.unwrap_or(("", heading));
        let (id, title) = (id.to_owned(), title.trim().to_owned());
        self.sections.push(RuleSection { id, title, audience, blocks: Vec::new() });
        (self.item, self.part, self.goes_on) = (0, None, false);
    }

    fn row(&mut self, text: &str) {
        let goes_on = self.goes_on;
        let cells: Vec<String> = text.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
        let is_rule = |cell: &String| !cell.is_empty() && cell.chars().all(|sign| sign == '-' || sign == ':');
        if cells.iter().all(is_rule) {
            return;
        }
        match self.section().blocks.last_mut() {
            // A blank line ends a table.
            Some(RuleBlock::Table { rows }) if goes_on => rows.push(cells),
            _ => self.push(RuleBlock::Table { rows: vec![cells] }),
        }
    }

    fn code(&mut self, raw: &str) {
        if let Some(RuleBlock::Code { text }) = self.section().blocks.last_mut() {
            text.push_str(raw);
            text.push('\n');
        }
    }

    fn line(&mut self, raw: &str, text: &str) {
        let indented = raw.starts_with([' ', '\t']);
        let id = self.section().id.clone();
        if let Some((label, rest)) = text.split_once(". ") {
            if let Some(number) = label.parse().ok().filter(|number: &u32| !indented && *number > self.item) {
                (self.item, self.part) = (number, None);
                let number = if id.is_empty() { String::new() } else { format!("{id}.{number}") };
                return self.push_line(number, 1, format!("{label}."), rest);
            }
            let next = self.part.map_or(b'a', |last| last + 1);
            if indented && self.item > 0 && label.as_bytes() == [next] && next.is_ascii_lowercase() {
                self.part = Some(next);
                let number = if id.is_empty() { String::new() } else { format!("{id}.{}{label}", self.item) };
                return self.push_line(number, 2, format!("{label}."), rest);
            }
        }
        if let Some(rest) = text.strip_prefix("- ").or_else(|| text.strip_prefix("* ")) {
            return self.push_line(String::new(), if indented { 2 } else { 1 }, "–".to_owned(), rest);
        }
        if self.goes_on
            && let Some(RuleBlock::Line(last)) = self.section().blocks.last_mut()
        {
            let (text, audience) = audience(text);
            last.text.push(' ');
            last.text.push_str(text);
            last.audience = audience;
            return;
        }
        self.push_line(String::new(), 0, String::new(), text);
    }

    fn push_line(&mut self, id: String, depth: u8, mark: String, text: &str) {
        let (text, audience) = audience(text);
        self.push(RuleBlock::Line(RuleLine { id, depth, mark, text: text.to_owned(), audience }));
    }

    fn push(&mut self, block: RuleBlock) {
        self.section().blocks.push(block);
        self.goes_on = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "\
# A game

Words before the law.

## AB-1 Parts
1. One line
   that goes on. 2. not an item
2. Two of them:
   a. the first,
   b. the second,
      with more.
10. Ten:

| one | two |
|---|---|
| 1 | 2 |

| three |
|---|

```text
as  it stands
```
11. Eleven.

## AB-2 A section that is a rule
Plain text.

## AB-3 Files <!-- for builders -->
Their names.

## AB-4 Cards
1. A card is played.
2. A card without a name
   is refused. <!-- for builders -->
";

    #[test]
    fn a_page_has_sections_items_and_parts() {
        let page = RulesPage::parse(PAGE);
        let texts = |number: &str| {
            let blocks = page.rule(number).expect("it is there").blocks;
            blocks.iter().filter_map(RuleBlock::line).map(|line| line.text.clone()).collect::<Vec<_>>()
        };
        assert_eq!(
            page.numbers().collect::<Vec<_>>(),
            [
                "AB-1", "AB-1.1", "AB-1.2", "AB-1.2a", "AB-1.2b", "AB-1.10", "AB-1.11", "AB-2", "AB-3", "AB-4",
                "AB-4.1", "AB-4.2"
            ]
        );
        assert_eq!(texts("AB-1.2"), ["Two of them:", "the first,", "the second, with more."]);
        assert_eq!(texts("ab-2"), ["Plain text."]);
        assert_eq!(texts("AB-1.1"), ["One line that goes on. 2. not an item"]);
        assert_eq!(page.rule("AB-5"), None);
    }

    #[test]
    fn a_mark_says_what_players_do_not_need() {
        let page = RulesPage::parse(PAGE);
        let files = page.rule("AB-3").expect("it is there");
        assert_eq!((files.title.as_str(), files.audience), ("Files", Audience::Builders));
        let cards = page.rule("AB-4").expect("it is there");
        assert_eq!(cards.audience, Audience::Players);
        let lines: Vec<_> = cards.blocks.iter().filter_map(RuleBlock::line).collect();
        assert_eq!(lines[0].audience, Audience::Players);
        assert_eq!(
            (lines[1].text.as_str(), lines[1].audience),
            ("A card without a name is refused.", Audience::Builders)
        );
    }

    #[test]
    fn tables_and_code_stand_where_the_page_has_them() {
        let ten = RulesPage::parse(PAGE).rule("AB-1.10").expect("it is there");
        let cells = |row: &[&str]| row.iter().map(|cell| (*cell).to_owned()).collect::<Vec<_>>();
        assert_eq!(
            ten.blocks[1..],
            [
                RuleBlock::Table { rows: vec![cells(&["one", "two"]), cells(&["1", "2"])] },
                RuleBlock::Table { rows: vec![cells(&["three"])] },
                RuleBlock::Code { text: "as  it stands\n".to_owned() },
            ]
        );
    }
}
