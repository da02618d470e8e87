//! Changes to a set, one field or entry at a time.

use hustings_core::Files;
use serde::{Deserialize, Serialize};
use toml_edit::{DocumentMut, Item, Table, Value};
use ts_rs::TS;
use utoipa::ToSchema;

use super::place::WrongField;

/// A change to one file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export, export_to = "lab.ts")]
pub enum Edit {
    /// Another value for a field. Null removes it.
    Set {
        file: String,
        /// The list and the number of the entry in it, from 0; missing for a field of the file itself.
        #[serde(default)]
        #[ts(optional)]
        entry: Option<EntryAt>,
        key: String,
        value: Option<String>,
    },
    /// A copy of an entry, behind it. It gets an id of its own.
    Copy {
        file: String,
        entry: EntryAt,
    },
    Remove {
        file: String,
        entry: EntryAt,
    },
}

/// Which entry of a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "lab.ts")]
pub struct EntryAt {
    pub list: String,
    /// From 0.
    pub number: usize,
}

impl Edit {
    fn file(&self) -> &str {
        match self {
            Edit::Set { file, .. } | Edit::Copy { file, .. } | Edit::Remove { file, .. } => file,
        }
    }
}

/// Makes the change. A field keeps its kind: where a number stood, a number has to be typed.
pub fn edit(files: &mut Files, edit: &Edit) -> Result<(), WrongField> {
    let wrong = |expected: &str| WrongField {
        file: edit.file().to_owned(),
        expected: expected.to_owned(),
        ..WrongField::default()
    };
    let text = files.get(edit.file()).ok_or_else(|| wrong("this file is missing"))?;
    let mut document: DocumentMut = text.parse().map_err(|_| wrong("expected TOML"))?;
    match edit {
        Edit::Set { entry, key, value, .. } => {
            let at = |expected: &str| WrongField {
                list: entry.as_ref().map(|entry| entry.list.clone()),
                entry: entry.as_ref().map(|entry| entry.number),
                key: Some(key.clone()),
                ..wrong(expected)
            };
            let table = match entry {
                Some(entry) => entry_of(&mut document, entry).ok_or_else(|| at("there is no such entry"))?,
                None => document.as_table_mut(),
            };
            set(table, key, value.as_deref()).map_err(at)?;
        }
        Edit::Copy { entry, .. } => {
            let list = list_of(&mut document, entry).ok_or_else(|| wrong("there is no such list"))?;
            let mut tables: Vec<Table> = list.iter().cloned().collect();
            let mut copy = tables.get(entry.number).cloned().ok_or_else(|| wrong("there is no such entry"))?;
            for key in ["id", "code"] {
                let taken: Vec<&str> = tables.iter().filter_map(|table| table.get(key)?.as_str()).collect();
                let fresh = copy.get(key).and_then(Item::as_str).map(|own| fresh(own, &taken));
                if let (Some(fresh), Some(value)) = (fresh, copy.get_mut(key).and_then(Item::as_value_mut)) {
                    put(value, fresh.into());
                }
            }
            tables.insert(entry.number + 1, copy);
            replace(list, tables);
        }
        Edit::Remove { entry, .. } => {
            let list = list_of(&mut document, entry).ok_or_else(|| wrong("there is no such list"))?;
            if entry.number >= list.len() {
                return Err(wrong("there is no such entry"));
            }
            list.remove(entry.number);
        }
    }
    files.insert(edit.file().to_owned(), document.to_string());
    Ok(())
}

fn list_of<'a>(document: &'a mut DocumentMut, at: &EntryAt) -> Option<&'a mut toml_edit::ArrayOfTables> {
    document.get_mut(&at.list)?.as_array_of_tables_mut()
}

fn entry_of<'a>(document: &'a mut DocumentMut, at: &EntryAt) -> Option<&'a mut Table> {
    list_of(document, at)?.get_mut(at.number)
}

/// Entries are written where they stood in the file, so after a change of their order they stand one behind the other.
fn replace(list: &mut toml_edit::ArrayOfTables, tables: Vec<Table>) {
    let first = tables.iter().filter_map(Table::position).min().unwrap_or(0);
    list.clear();
    for mut table in tables {
        table.set_position(Some(first));
        list.push(table);
    }
}

fn set(table: &mut Table, key: &str, value: Option<&str>) -> Result<(), &'static str> {
    let Some(value) = value else {
        table.remove(key);
        return Ok(());
    };
    let Some(old) = table.get_mut(key).and_then(Item::as_value_mut) else {
        // A key that other entries have: what is typed says what it is.
        let new = plain(value);
        table.insert(key, Item::Value(new));
        return Ok(());
    };
    let new = match old {
        Value::String(_) => value.into(),
        Value::Integer(_) => value.trim().parse::<i64>().map_err(|_| "expected a whole number")?.into(),
        Value::Boolean(_) => value.trim().parse::<bool>().map_err(|_| "expected true or false")?.into(),
        _ => value.trim().parse::<Value>().map_err(|_| "expected a list or a group in TOML, such as [1, 2]")?,
    };
    put(old, new);
    Ok(())
}

/// The value that a text means where nothing says what it should be.
fn plain(text: &str) -> Value {
    let read = text.trim().parse::<Value>().ok();
    read.filter(|value| !value.is_str()).unwrap_or_else(|| text.into())
}

/// Changes a value and keeps the comment behind it.
fn put(old: &mut Value, new: Value) {
    let decor = old.decor().clone();
    *old = new;
    *old.decor_mut() = decor;
}

/// An id that is not taken: `c01b` beside `c01`.
fn fresh(own: &str, taken: &[&str]) -> String {
    let upper = !own.is_empty() && own.chars().all(|letter| letter.is_ascii_uppercase() || letter.is_ascii_digit());
    let letters = if upper { 'A'..='Z' } else { 'a'..='z' };
    // Codes have a fixed length, so the last letter gives way.
    let candidates = letters
        .clone()
        .skip(1)
        .map(|letter| if upper { format!("{}{letter}", &own[..own.len() - 1]) } else { format!("{own}{letter}") });
    let long = letters.map(|letter| format!("{own}{letter}{letter}"));
    candidates.chain(long).find(|id| !taken.contains(&id.as_str())).unwrap_or_else(|| format!("{own}_copy"))
}

#[cfg(test)]
mod tests {
    use super::super::tests::files;
    use super::*;

    fn card(number: usize) -> EntryAt {
        EntryAt { list: "card".to_owned(), number }
    }

    fn change(number: usize, key: &str, value: Option<&str>) -> Edit {
        Edit::Set {
            file: "cards.toml".to_owned(),
            entry: Some(card(number)),
            key: key.to_owned(),
            value: value.map(str::to_owned),
        }
    }

    #[test]
    fn a_field_changes_and_the_comments_stay() {
        let mut files = files();
        edit(&mut files, &change(0, "cost", Some("3"))).expect("a number");
        edit(&mut files, &change(1, "bolster", None)).expect("an optional field");
        let text = &files["cards.toml"];
        assert!(
            text.starts_with("# The deck.\n") && text.contains("cost = 3 # dear\n") && !text.contains("bolster"),
            "{text}"
        );
    }

    #[test]
    fn a_field_keeps_its_kind() {
        let mut files = files();
        let wrong = edit(&mut files, &change(0, "cost", Some("dear"))).expect_err("no number");
        assert_eq!(
            (wrong.entry, wrong.key.as_deref(), wrong.expected.as_str()),
            (Some(0), Some("cost"), "expected a whole number")
        );
        assert_eq!(files, super::super::tests::files(), "nothing is changed");
    }

    #[test]
    fn a_copy_stands_behind_its_model_with_an_id_of_its_own() {
        let mut files = files();
        edit(&mut files, &Edit::Copy { file: "cards.toml".to_owned(), entry: card(0) }).expect("an entry");
        let ids: Vec<String> = super::super::sheet(&files).expect("TOML")[0].lists[0]
            .entries
            .iter()
            .map(|entry| entry.id.clone())
            .collect();
        assert_eq!(ids, ["a", "ab", "b"], "{}", files["cards.toml"]);
        edit(&mut files, &Edit::Remove { file: "cards.toml".to_owned(), entry: card(2) }).expect("an entry");
        assert!(!files["cards.toml"].contains("Ben"));
    }
}
