//! Splits a line into words, groups in parentheses and parts between bars.

use super::Mistake;

/// A piece of a line.
pub(super) enum Item<'a> {
    Word(&'a str),
    /// In parentheses.
    Group(Vec<Item<'a>>),
    /// The items before, between or after bars.
    Part(Vec<Item<'a>>),
}

/// The items of a line. Spacing and meaning are checked later.
pub(super) fn parse(line: &str) -> Result<Vec<Item<'_>>, Mistake> {
    let mut open: Vec<Level<'_>> = vec![Level::default()];
    for token in tokens(line) {
        let level = open.last_mut().expect("the line itself is never closed");
        match token {
            "(" => open.push(Level::default()),
            ")" => {
                let closed = open.pop().expect("a level is open").finished();
                let outer =
                    open.last_mut().ok_or_else(|| Mistake::Other(format!("expected `(` before `)` in `{line}`")))?;
                outer.items.push(Item::Group(closed));
            }
            "|" => level.end_part(),
            word => level.items.push(Item::Word(word)),
        }
    }
    match open.len() {
        1 => Ok(open.remove(0).finished()),
        _ => Err(Mistake::Other(format!("expected `)` at the end of `{line}`"))),
    }
}

/// Words, parentheses and bars.
fn tokens(line: &str) -> impl Iterator<Item = &str> {
    let sign = |letter: char| matches!(letter, '(' | ')' | '|');
    let mut rest = line;
    std::iter::from_fn(move || {
        rest = rest.trim_start_matches(' ');
        let end = match rest.find(|letter| letter == ' ' || sign(letter)) {
            Some(0) => 1,
            Some(end) => end,
            None => rest.len(),
        };
        let (token, after) = rest.split_at(end);
        rest = after;
        (!token.is_empty()).then_some(token)
    })
}

/// A line or a group that is still being read.
#[derive(Default)]
struct Level<'a> {
    items: Vec<Item<'a>>,
    /// Where the part after the last bar begins; `None` before the first bar.
    part: Option<usize>,
}

impl<'a> Level<'a> {
    /// The first word is the name; the parts come after it.
    fn end_part(&mut self) {
        let start = self.part.unwrap_or(1).min(self.items.len());
        let part = self.items.split_off(start);
        self.items.push(Item::Part(part));
        self.part = Some(self.items.len());
    }

    fn finished(mut self) -> Vec<Item<'a>> {
        if self.part.is_some() {
            self.end_part();
        }
        self.items
    }
}

/// The items in their canonical spelling.
pub(super) fn spelled(items: &[Item<'_>]) -> String {
    let mut text = String::new();
    for (index, item) in items.iter().enumerate() {
        let bar = matches!(item, Item::Part(_)) && index > 0 && matches!(items[index - 1], Item::Part(_));
        text += if bar {
            " | "
        } else if index > 0 {
            " "
        } else {
            ""
        };
        match item {
            Item::Word(word) => text += word,
            Item::Group(items) => text = format!("{text}({})", spelled(items)),
            Item::Part(items) => text += &spelled(items),
        }
    }
    text
}
