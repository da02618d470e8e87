//! The difference between two JSON texts, and how to apply it. A server sends each viewer only what changed since the
//! last position it sent. The difference is computed from the two texts alone, so it gives away no more than they do.
//!
//! A change is JSON too:
//!
//! | change | what it makes of the old value |
//! |---|---|
//! | a number, a text, `true`, `false`, `null` | this value |
//! | `[value]` | this value, of any kind |
//! | `{"key": change, …}` | the same object with these members changed |
//! | `{"0-3,7": change, …}` | the same list with the items at these places changed, each in the same way |
//! | `[]` | nothing: the member is gone (only as a member's change) |
//! | `[[from, count, …], [values…]]` | a list: `count` items of the old one, beginning at `from`; with `from` -1, of the new values |

use std::collections::HashMap;
use std::ops::Range;

use serde_json::{Map, Value};

/// The change from `old` to `new`, both compact JSON as `serde_json` writes it. `{}` where they are equal.
pub fn difference(old: &str, new: &str) -> String {
    change_between(Piece::unread(old), Piece::unread(new))
}

pub(crate) fn change_between(old: Piece<'_>, new: Piece<'_>) -> String {
    let mut change = Vec::with_capacity(256);
    if old.text() == new.text() {
        change.extend_from_slice(b"{}");
    } else {
        write_change(old, new, &mut change);
    }
    // Only whole tokens of the two texts have been copied.
    String::from_utf8(change).unwrap_or_else(|_| format!("[{}]", String::from_utf8_lossy(new.text())))
}

/// The change from one list to another, given as the texts of their items.
pub fn list_difference(old: &[&str], new: &[&str]) -> String {
    let [old, new] = [old, new].map(|items| items.iter().map(|item| Piece::unread(item)).collect::<Vec<_>>());
    let mut change = Vec::with_capacity(256);
    write_items(&old, &new, &mut change);
    let whole: usize = new.iter().map(|item| item.text().len() + 1).sum();
    let change = String::from_utf8(change).ok().filter(|change| change.len() <= whole + 3);
    let whole = || format!("[[{}]]", new.iter().map(Piece::as_str).collect::<Vec<_>>().join(","));
    change.unwrap_or_else(whole)
}

/// Applies a change to `old`; `None` if it does not fit.
pub fn apply(old: Value, change: &Value) -> Option<Value> {
    match change {
        Value::Object(members) => apply_members(old, members),
        Value::Array(parts) => match parts.as_slice() {
            [value] => Some(value.clone()),
            [recipe, fresh] => rebuilt(old.as_array()?, recipe.as_array()?, fresh.as_array()?),
            _ => None,
        },
        scalar => Some(scalar.clone()),
    }
}

fn apply_members(mut value: Value, members: &Map<String, Value>) -> Option<Value> {
    for (key, change) in members {
        match &mut value {
            Value::Object(object) if change.as_array().is_some_and(Vec::is_empty) => {
                object.shift_remove(key)?;
            }
            Value::Object(object) => {
                let member = object.entry(key.as_str()).or_insert(Value::Null);
                *member = apply(member.take(), change)?;
            }
            Value::Array(list) => {
                for places in key.split(',') {
                    let (first, last) = places.split_once('-').unwrap_or((places, places));
                    for place in first.parse::<usize>().ok()?..=last.parse().ok()? {
                        let item = list.get_mut(place)?;
                        *item = apply(item.take(), change)?;
                    }
                }
            }
            _ => return None,
        }
    }
    Some(value)
}

fn rebuilt(old: &[Value], recipe: &[Value], fresh: &[Value]) -> Option<Value> {
    let (mut new, mut fresh) = (Vec::new(), fresh.iter());
    for part in recipe.chunks(2) {
        let [from, count] = part else { return None };
        let count = usize::try_from(count.as_u64()?).ok()?;
        match usize::try_from(from.as_i64()?) {
            Ok(from) => new.extend_from_slice(old.get(from..from.checked_add(count)?)?),
            Err(_) => {
                for _ in 0..count {
                    new.push(fresh.next()?.clone());
                }
            }
        }
    }
    Some(Value::Array(new))
}

/// A value in a text, with the places of its parts if they were noted when it was written.
#[derive(Clone, Copy)]
pub(crate) struct Piece<'a> {
    base: &'a [u8],
    start: usize,
    end: usize,
    noted: &'a [Noted],
}

/// The place of a part inside a text. Those inside it follow it.
pub(crate) struct Noted {
    /// Where its key begins; in a list, where it begins itself.
    pub key: u32,
    pub start: u32,
    pub end: u32,
    /// How many of those that follow are inside it.
    pub inside: u32,
}

impl<'a> Piece<'a> {
    fn unread(text: &'a str) -> Piece<'a> {
        Piece { base: text.as_bytes(), start: 0, end: text.len(), noted: &[] }
    }

    pub fn noted(text: &'a str, noted: &'a [Noted]) -> Piece<'a> {
        Piece { noted, ..Piece::unread(text) }
    }

    fn text(&self) -> &'a [u8] {
        &self.base[self.start..self.end]
    }

    fn as_str(&self) -> &'a str {
        std::str::from_utf8(self.text()).unwrap_or_default()
    }
}

/// Writes the change between two different values, in the shortest of the possible forms.
fn write_change(old: Piece<'_>, new: Piece<'_>, out: &mut Vec<u8>) {
    let start = out.len();
    let longest = new.text().len() + 2;
    match (old.text().first(), new.text().first()) {
        (Some(b'{'), Some(b'{')) => write_members(old, new, out),
        (Some(b'['), Some(b'[')) => write_list(old, new, out),
        _ => {}
    }
    let by_part = out.len() > start;
    if !by_part || out.len() - start > longest {
        out.truncate(start);
        write_whole(new.text(), out);
    }
}

fn write_whole(new: &[u8], out: &mut Vec<u8>) {
    if matches!(new.first(), Some(b'{' | b'[')) {
        out.push(b'[');
        out.extend_from_slice(new);
        out.push(b']');
    } else {
        out.extend_from_slice(new);
    }
}

fn write_members(old: Piece<'_>, new: Piece<'_>, out: &mut Vec<u8>) {
    let (mut before, mut after) = (Parts::members(old), Parts::members(new));
    let mut change = Members::begin(out);
    // A struct always writes its fields in the same order, so usually the two texts can be read side by side.
    loop {
        let (at, then) = (before.at, after.at);
        let one = before.next();
        match (one, after.next_like(one)) {
            (None, None) => return change.end(),
            (Some(one), Some(two)) if one.key == two.key => {
                if one.value.text() != two.value.text() {
                    change.member(two.key, |out| write_change(one.value, two.value, out));
                }
            }
            _ => {
                // From here on, match members by name.
                (before.at, after.at) = (at, then);
                break;
            }
        }
    }
    let kept: HashMap<&[u8], Piece<'_>> = before.map(|part| (part.key, part.value)).collect();
    let mut gone = kept.clone();
    let mut seen = Vec::new();
    for part in after {
        gone.remove(part.key);
        seen.push(part);
    }
    for part in seen {
        match kept.get(part.key) {
            Some(value) if value.text() == part.value.text() => {}
            Some(value) => change.member(part.key, |out| write_change(*value, part.value, out)),
            None => change.member(part.key, |out| write_whole(part.value.text(), out)),
        }
    }
    let mut gone: Vec<&[u8]> = gone.into_keys().collect();
    gone.sort_unstable();
    for key in gone {
        change.member(key, |out| out.extend_from_slice(b"[]"));
    }
    change.end();
}

fn write_list(old: Piece<'_>, new: Piece<'_>, out: &mut Vec<u8>) {
    let before: Vec<Piece<'_>> = Parts::items(old).map(|part| part.value).collect();
    let after: Vec<Piece<'_>> = Parts::items(new).map(|part| part.value).collect();
    write_items(&before, &after, out);
}

fn write_items(before: &[Piece<'_>], after: &[Piece<'_>], out: &mut Vec<u8>) {
    let start = out.len();
    if before.len() == after.len() {
        write_by_place(before, after, out);
        if out.len() - start <= SHORT {
            return;
        }
    }
    let by_item = out.split_off(start);
    write_recipe(before, after, out);
    if !by_item.is_empty() && by_item.len() <= out.len() - start {
        out.truncate(start);
        out.extend_from_slice(&by_item);
    }
}

/// Items that change in the same way are written together.
fn write_by_place(before: &[Piece<'_>], after: &[Piece<'_>], out: &mut Vec<u8>) {
    let mut texts = Vec::new();
    let mut items: Vec<(usize, Range<usize>)> = Vec::new();
    for (place, (one, two)) in before.iter().zip(after).enumerate() {
        if one.text() != two.text() {
            let start = texts.len();
            write_change(*one, *two, &mut texts);
            items.push((place, start..texts.len()));
        }
    }
    let mut change = Members::begin(out);
    while let Some((_, first)) = items.first() {
        let text = &texts[first.clone()];
        let mut key = Vec::from(b"\"");
        let mut same =
            items.extract_if(.., |(_, other)| texts[other.clone()] == *text).map(|(place, _)| place).peekable();
        while let Some(first) = same.next() {
            let mut last = first;
            while let Some(next) = same.next_if_eq(&(last + 1)) {
                last = next;
            }
            let comma = if key.len() > 1 { "," } else { "" };
            let places = if first == last { format!("{comma}{first}") } else { format!("{comma}{first}-{last}") };
            key.extend_from_slice(places.as_bytes());
        }
        key.push(b'"');
        change.member(&key, |out| out.extend_from_slice(text));
    }
    change.end();
}

/// A list change of at most this many bytes is taken without trying other ways to write it.
const SHORT: usize = 40;

fn write_recipe(before: &[Piece<'_>], after: &[Piece<'_>], out: &mut Vec<u8>) {
    let [before, after] = [before, after].map(|items| items.iter().map(Piece::text).collect::<Vec<_>>());
    let mut places: HashMap<&[u8], usize> = HashMap::with_capacity(before.len());
    for (place, item) in before.iter().enumerate().rev() {
        places.insert(item, place);
    }
    // Each run copies from the old list (from this index) or from the new values (`None`).
    let mut runs: Vec<(Option<usize>, usize)> = Vec::new();
    let mut fresh: Vec<&[u8]> = Vec::new();
    for item in &after {
        let next = runs.last().and_then(|(from, count)| from.map(|from| from + count));
        let goes_on = next.filter(|next| before.get(*next) == Some(item));
        match (goes_on.or_else(|| places.get(*item).copied()), runs.last_mut()) {
            (Some(_), Some((Some(_), count))) if goes_on.is_some() => *count += 1,
            (Some(place), _) => runs.push((Some(place), 1)),
            (None, Some((None, count))) => *count += 1,
            (None, _) => runs.push((None, 1)),
        }
        if runs.last().is_some_and(|(from, _)| from.is_none()) {
            fresh.push(item);
        }
    }
    out.extend_from_slice(b"[[");
    for (index, (from, count)) in runs.iter().enumerate() {
        let comma = if index == 0 { "" } else { "," };
        let from = from.map_or(-1, |from| from as i64);
        out.extend_from_slice(format!("{comma}{from},{count}").as_bytes());
    }
    out.extend_from_slice(b"],[");
    out.extend_from_slice(&fresh.join(&b','));
    out.extend_from_slice(b"]]");
}

/// An object of changes while it is being written.
struct Members<'a> {
    out: &'a mut Vec<u8>,
    any: bool,
}

impl<'a> Members<'a> {
    fn begin(out: &'a mut Vec<u8>) -> Members<'a> {
        out.push(b'{');
        Members { out, any: false }
    }

    /// `key` includes its quotation marks.
    fn member(&mut self, key: &[u8], change: impl FnOnce(&mut Vec<u8>)) {
        if std::mem::replace(&mut self.any, true) {
            self.out.push(b',');
        }
        self.out.extend_from_slice(key);
        self.out.push(b':');
        change(self.out);
    }

    fn end(self) {
        self.out.push(b'}');
    }
}

/// The members of an object or the items of a list.
struct Parts<'a> {
    of: Piece<'a>,
    /// The next one's place in the text, or in what was noted.
    at: usize,
    keys: bool,
}

#[derive(Clone, Copy)]
struct Part<'a> {
    /// Includes its quotation marks; empty in a list.
    key: &'a [u8],
    value: Piece<'a>,
}

impl<'a> Parts<'a> {
    fn members(of: Piece<'a>) -> Parts<'a> {
        let at = if of.noted.is_empty() { of.start + 1 } else { 0 };
        Parts { of, at, keys: true }
    }

    fn items(of: Piece<'a>) -> Parts<'a> {
        Parts { keys: false, ..Parts::members(of) }
    }

    /// The next part. If it has the same text as `guess`, there is no need to search for its end.
    fn next_like(&mut self, guess: Option<Part<'a>>) -> Option<Part<'a>> {
        let Some(guess) = guess.filter(|_| self.of.noted.is_empty()) else { return self.next() };
        let colon = usize::from(self.keys);
        let text = &guess.value.base[guess.value.start - guess.key.len() - colon..guess.value.end];
        let rest = self.of.base.get(self.at..self.of.end)?;
        if !rest.starts_with(text) || !matches!(rest.get(text.len()), Some(b',' | b'}' | b']')) {
            return self.next();
        }
        let (start, end) = (self.at + guess.key.len() + colon, self.at + text.len());
        self.at = end + 1;
        Some(Part { key: guess.key, value: Piece { start, end, ..self.of } })
    }

    fn next_noted(&mut self) -> Option<Part<'a>> {
        let Piece { base, noted, .. } = self.of;
        let next = noted.get(self.at)?;
        let (start, end, inside) = (next.start as usize, next.end as usize, next.inside as usize);
        let noted = &noted[self.at + 1..][..inside];
        self.at += 1 + inside;
        let key = &base[next.key as usize..start - usize::from(self.keys)];
        Some(Part { key, value: Piece { base, start, end, noted } })
    }
}

impl<'a> Iterator for Parts<'a> {
    type Item = Part<'a>;

    fn next(&mut self) -> Option<Part<'a>> {
        if !self.of.noted.is_empty() {
            return self.next_noted();
        }
        let text = &self.of.base[..self.of.end];
        if matches!(text.get(self.at), None | Some(b'}' | b']')) {
            return None;
        }
        let start = self.at;
        let colon = if self.keys { end_of_value(text, start) } else { start };
        let value = colon + usize::from(self.keys);
        let end = end_of_value(text, value);
        // Past the comma or the bracket.
        self.at = end + 1;
        Some(Part { key: text.get(start..colon)?, value: Piece { start: value, end, ..self.of } })
    }
}

/// Where the value that begins at `at` ends.
fn end_of_value(text: &[u8], at: usize) -> usize {
    match text.get(at) {
        Some(b'"') => end_of_string(text, at),
        Some(b'{' | b'[') => end_of_container(text, at),
        _ => find(text, at, |byte| matches!(byte, b',' | b'}' | b']')),
    }
}

fn end_of_container(text: &[u8], at: usize) -> usize {
    let (mut at, mut depth) = (at, 0_usize);
    loop {
        at = find(text, at, |byte| STRUCTURAL[usize::from(byte)]);
        match text.get(at) {
            Some(b'"') => at = end_of_string(text, at),
            Some(b'{' | b'[') => (at, depth) = (at + 1, depth + 1),
            Some(_) => {
                (at, depth) = (at + 1, depth.saturating_sub(1));
                if depth == 0 {
                    return at;
                }
            }
            None => return text.len(),
        }
    }
}

fn end_of_string(text: &[u8], at: usize) -> usize {
    let mut at = at + 1;
    loop {
        at = find(text, at, |byte| byte == b'"' || byte == b'\\');
        match text.get(at) {
            Some(b'"') => return at + 1,
            Some(_) => at += 2,
            None => return text.len(),
        }
    }
}

/// The position of the next such byte at or after `at`, or the end of the text.
#[inline]
fn find(text: &[u8], at: usize, is_it: impl Fn(u8) -> bool) -> usize {
    let rest = text.get(at..).unwrap_or_default();
    rest.iter().position(|byte| is_it(*byte)).map_or(text.len(), |found| at + found)
}

/// Bytes that matter when a container is skipped.
const STRUCTURAL: [bool; 256] = {
    let mut table = [false; 256];
    table[b'"' as usize] = true;
    table[b'{' as usize] = true;
    table[b'}' as usize] = true;
    table[b'[' as usize] = true;
    table[b']' as usize] = true;
    table
};
