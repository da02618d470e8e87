//! One number of a game: an option, or a number in a component file.

use std::ops::RangeInclusive;
use std::str::FromStr;

use hustings_core::Files;
use serde_json::Value;
use toml_edit::{DocumentMut, Item};

use super::{Experiment, LabError, OwnSet};

/// A path to a number: `grid` is an option; `cards.LAN.cost` is a field of the entry `LAN` (its id, code or name) of
/// `cards.toml`; `rules.income` is a field of the file itself. If the last part is a number, it picks from a list or
/// from the numbers in a line of words, counted from 1: `strokes.m01.effect.1` is the 4 of `draw 4`.
#[derive(Debug, Clone, PartialEq)]
pub struct Parameter {
    path: Vec<String>,
    pub name: String,
}

impl FromStr for Parameter {
    type Err = LabError;

    fn from_str(text: &str) -> Result<Parameter, LabError> {
        let path: Vec<String> = text.split('.').map(str::to_owned).collect();
        if path.iter().any(String::is_empty) {
            return Err(LabError::BadParameter(format!(
                "`{text}` is no parameter; name an option, or FILE.ID.FIELD such as cards.LAN.cost"
            )));
        }
        Ok(Parameter { path, name: text.to_owned() })
    }
}

/// Reads a range such as `1..5`, both ends included.
pub fn values(text: &str) -> Result<RangeInclusive<i64>, LabError> {
    let ends = text.split_once("..").and_then(|(from, to)| Some((from.parse::<i64>().ok()?, to.parse::<i64>().ok()?)));
    match ends {
        Some((from, to)) if from <= to && to.checked_sub(from).is_some_and(|steps| steps < 100) => Ok(from..=to),
        _ => Err(LabError::BadParameter(format!(
            "`{text}` is no range; write FROM..TO, such as 1..5, with at most 100 steps"
        ))),
    }
}

impl Parameter {
    /// The experiment with this number changed.
    pub fn set(&self, experiment: &Experiment, to: i64) -> Result<Experiment, LabError> {
        let mut changed = experiment.clone();
        if let [option] = self.path.as_slice() {
            if let Some(options) = changed.options.as_object_mut() {
                options.insert(option.clone(), Value::from(to));
            }
            return Ok(changed);
        }
        let mut files = experiment.own_files()?;
        self.write(&mut files, to)?;
        changed.set = Some(OwnSet { name: "sweep".to_owned(), files });
        Ok(changed)
    }

    /// The name of the entry it belongs to, for figures about that card.
    pub fn component(&self, experiment: &Experiment) -> Option<String> {
        let [file, entry, _, ..] = self.path.as_slice() else { return None };
        let files = experiment.own_files().ok()?;
        let mut document: DocumentMut = files.get(&format!("{file}.toml"))?.parse().ok()?;
        let entry = find(&mut document, entry)?;
        entry.get("name").and_then(Item::as_str).map(str::to_owned)
    }

    fn write(&self, files: &mut Files, to: i64) -> Result<(), LabError> {
        let wrong = |why: String| LabError::BadParameter(format!("{}: {why}", self.name));
        let file = format!("{}.toml", self.path[0]);
        let known: Vec<&str> = files.keys().map(String::as_str).collect();
        let text =
            files.get(&file).ok_or_else(|| wrong(format!("there is no {file}; there are {}", known.join(", "))))?;
        let mut document: DocumentMut = text.parse().map_err(|bad: toml_edit::TomlError| wrong(bad.to_string()))?;
        let mut rest = &self.path[1..];
        let mut item: &mut Item = if document.contains_key(&rest[0]) && !document[&rest[0]].is_array_of_tables() {
            document.as_item_mut()
        } else {
            let entry = &rest[0];
            rest = &rest[1..];
            find(&mut document, entry)
                .ok_or_else(|| wrong(format!("{file} has no entry with the id, code or name `{entry}`")))?
        };
        while let Some((part, more)) = rest.split_first() {
            if let Ok(place) = part.parse::<usize>()
                && more.is_empty()
                && !item.is_table_like()
            {
                return write_nth(item, place, to).ok_or_else(|| wrong(format!("there is no number {place}"))).map(
                    |()| {
                        files.insert(file, document.to_string());
                    },
                );
            }
            // For a missing field an inline table returns an empty item.
            item = item
                .get_mut(part)
                .filter(|item| !item.is_none())
                .ok_or_else(|| wrong(format!("there is no `{part}`")))?;
            rest = more;
        }
        if !item.is_integer() {
            return Err(wrong(format!("`{}` is no whole number", item.to_string().trim())));
        }
        *item = toml_edit::value(to);
        files.insert(file, document.to_string());
        Ok(())
    }
}

/// The entry of a list with this id, code or name.
fn find<'a>(document: &'a mut DocumentMut, entry: &str) -> Option<&'a mut Item> {
    let lists: Vec<String> =
        document.iter().filter(|(_, item)| item.is_array_of_tables()).map(|(key, _)| key.to_owned()).collect();
    for list in lists {
        let tables = document[&list].as_array_of_tables()?;
        let named = |table: &toml_edit::Table| {
            ["id", "code", "name"].iter().any(|key| table.get(key).and_then(Item::as_str) == Some(entry))
        };
        let place = tables.iter().position(named);
        if let Some(place) = place {
            return document[&list].get_mut(place);
        }
    }
    None
}

/// Changes the number at a position, counted from 1, of a list or of a line of words.
fn write_nth(item: &mut Item, place: usize, to: i64) -> Option<()> {
    if let Some(list) = item.as_array_mut() {
        let cell = list.get_mut(place.checked_sub(1)?)?;
        cell.as_integer()?;
        *cell = to.into();
        return Some(());
    }
    let line = item.as_str()?.to_owned();
    let mut seen = 0;
    let words: Vec<String> = line
        .split(' ')
        .map(|word| {
            if word.parse::<i64>().is_ok() {
                seen += 1;
                if seen == place {
                    return to.to_string();
                }
            }
            word.to_owned()
        })
        .collect();
    (seen >= place && place > 0).then(|| *item = toml_edit::value(words.join(" ")))
}
