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

use serde::Serialize;
use serde_json::{Map, Value};

/// The change from `old` to `new`, both compact JSON as `serde_json` writes it. `{}` where they are equal.
pub fn difference(old: &str, new: &str) -> String {
    let mut change = Vec::with_capacity(256);
    if old == new {
        change.extend_from_slice(b"{}");
    } else {
        write_difference(old.as_bytes(), new.as_bytes(), &mut change);
    }
    // Only whole tokens of the two texts have been copied.
    String::from_utf8(change).unwrap_or_else(|_| format!("[{new}]"))
}

/// Appends the change between two different texts.
pub(crate) fn write_difference(old: &[u8], new: &[u8], out: &mut Vec<u8>) {
    write_change(Piece::whole(old), Piece::whole(new), out);
}

/// The change from one list to another, given as the texts of their items.
pub fn list_difference(old: &[&str], new: &[&str]) -> String {
    let [before, after] =
        [old, new].map(|items| items.iter().map(|item| Piece::whole(item.as_bytes())).collect::<Vec<_>>());
    let mut change = Vec::with_capacity(256);
    write_items(&before, &after, &mut change);
    let whole: usize = new.iter().map(|item| item.len() + 1).sum();
    let change = String::from_utf8(change).ok().filter(|change| change.len() <= whole + 3);
    change.unwrap_or_else(|| format!("[[{}]]", new.join(",")))
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

/// A value in a text.
#[derive(Clone, Copy)]
struct Piece<'a> {
    base: &'a [u8],
    start: usize,
    end: usize,
}

impl<'a> Piece<'a> {
    fn whole(text: &'a [u8]) -> Piece<'a> {
        Piece { base: text, start: 0, end: text.len() }
    }

    fn text(&self) -> &'a [u8] {
        &self.base[self.start..self.end]
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

fn write_by_place(before: &[Piece<'_>], after: &[Piece<'_>], out: &mut Vec<u8>) {
    let mut items = Places::default();
    for (place, (one, two)) in before.iter().zip(after).enumerate() {
        if one.text() != two.text() {
            items.add(place, |out| write_change(*one, *two, out));
        }
    }
    items.write(out);
}

/// The changed items of a list. Those that change in the same way are written together.
#[derive(Default)]
pub(crate) struct Places {
    texts: Vec<u8>,
    items: Vec<(usize, Range<usize>)>,
}

impl Places {
    pub fn add(&mut self, place: usize, change: impl FnOnce(&mut Vec<u8>)) {
        let start = self.texts.len();
        change(&mut self.texts);
        self.items.push((place, start..self.texts.len()));
    }

    pub fn write(mut self, out: &mut Vec<u8>) {
        let texts = &self.texts;
        let mut change = Members::begin(out);
        while let Some((_, first)) = self.items.first() {
            let text = &texts[first.clone()];
            let mut key = Vec::from(b"\"");
            let mut same = self
                .items
                .extract_if(.., |(_, other)| texts[other.clone()] == *text)
                .map(|(place, _)| place)
                .peekable();
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
}

/// A list change of at most this many bytes is taken without trying other ways to write it.
const SHORT: usize = 40;

fn write_recipe(before: &[Piece<'_>], after: &[Piece<'_>], out: &mut Vec<u8>) {
    let [before, after] = [before, after].map(|items| items.iter().map(Piece::text).collect::<Vec<_>>());
    let mut places: HashMap<&[u8], usize> = HashMap::with_capacity(before.len());
    for (place, item) in before.iter().enumerate().rev() {
        places.insert(item, place);
    }
    let mut recipe = Recipe::default();
    for item in &after {
        let next = recipe.next().filter(|next| before.get(*next) == Some(item));
        match next.or_else(|| places.get(*item).copied()) {
            Some(place) => recipe.copy(place),
            None => recipe.fresh(|out| out.extend_from_slice(item)),
        }
    }
    recipe.write(out);
}

/// How a list is made of an old one and of new values.
#[derive(Default)]
pub(crate) struct Recipe {
    /// From this place of the old list or, with `None`, from the new values: so many items.
    runs: Vec<(Option<usize>, usize)>,
    fresh: Vec<u8>,
}

impl Recipe {
    /// The place behind the newest run from the old list.
    fn next(&self) -> Option<usize> {
        self.runs.last().and_then(|(from, count)| from.map(|from| from + count))
    }

    fn copy(&mut self, place: usize) {
        match self.next() {
            Some(next) if next == place => self.goes_on(),
            _ => self.runs.push((Some(place), 1)),
        }
    }

    fn fresh(&mut self, write: impl FnOnce(&mut Vec<u8>)) {
        if !self.fresh.is_empty() {
            self.fresh.push(b',');
        }
        write(&mut self.fresh);
        match self.runs.last() {
            Some((None, _)) => self.goes_on(),
            _ => self.runs.push((None, 1)),
        }
    }

    fn goes_on(&mut self) {
        if let Some((_, count)) = self.runs.last_mut() {
            *count += 1;
        }
    }

    /// The next item of the new list, which may be somewhere in the old one.
    pub fn add<T: Serialize>(&mut self, item: &T, old: &[T], is_alike: impl Fn(&T, &T) -> bool) {
        // At first, what comes next is what came first.
        let next = if self.runs.is_empty() { Some(0) } else { self.next() };
        let next = next.filter(|next| old.get(*next).is_some_and(|old| is_alike(old, item)));
        match next.or_else(|| old.iter().position(|old| is_alike(old, item))) {
            Some(place) => self.copy(place),
            None => self.fresh(|out| serde_json::to_writer(out, item).expect("a view is plain data")),
        }
    }

    pub fn write(self, out: &mut Vec<u8>) {
        out.extend_from_slice(b"[[");
        for (index, (from, count)) in self.runs.iter().enumerate() {
            let comma = if index == 0 { "" } else { "," };
            let from = from.map_or(-1, |from| from as i64);
            out.extend_from_slice(format!("{comma}{from},{count}").as_bytes());
        }
        out.extend_from_slice(b"],[");
        out.extend_from_slice(&self.fresh);
        out.extend_from_slice(b"]]");
    }
}

/// An object of changes while it is being written.
pub struct Members<'a> {
    out: &'a mut Vec<u8>,
    any: bool,
}

impl<'a> Members<'a> {
    pub fn begin(out: &'a mut Vec<u8>) -> Members<'a> {
        out.push(b'{');
        Members { out, any: false }
    }

    /// `key` includes its quotation marks.
    pub fn member(&mut self, key: &[u8], change: impl FnOnce(&mut Vec<u8>)) {
        if std::mem::replace(&mut self.any, true) {
            self.out.push(b',');
        }
        self.out.extend_from_slice(key);
        self.out.push(b':');
        change(self.out);
    }

    pub fn end(self) {
        self.out.push(b'}');
    }
}

/// The members of an object or the items of a list.
struct Parts<'a> {
    of: Piece<'a>,
    /// The next one's place in the text.
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
        Parts { of, at: of.start + 1, keys: true }
    }

    fn items(of: Piece<'a>) -> Parts<'a> {
        Parts { keys: false, ..Parts::members(of) }
    }

    /// The next part. If it has the same text as `guess`, there is no need to search for its end.
    fn next_like(&mut self, guess: Option<Part<'a>>) -> Option<Part<'a>> {
        let Some(guess) = guess else { return self.next() };
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
}

impl<'a> Iterator for Parts<'a> {
    type Item = Part<'a>;

    fn next(&mut self) -> Option<Part<'a>> {
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
