//! A component set as tables of fields: what a designer sees and edits without writing TOML. Files keep their comments and their order;
//! what the game's loader refuses is found again at its field.
//!
//! `edit` changes a field or an entry, `place` finds the field of a line, `difference` compares two sets.

mod difference;
mod edit;
mod place;

use hustings_core::Files;
use serde::{Deserialize, Serialize};
use toml_edit::{DocumentMut, Item, TableLike, Value};
use ts_rs::TS;
use utoipa::ToSchema;

pub use difference::{FieldDifference, differences};
pub use edit::{Edit, edit};
pub use place::{WrongField, wrong_field};

/// One file of a set.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(export, export_to = "lab.ts")]
pub struct SheetFile {
    /// Such as `cards.toml`.
    pub name: String,
    /// What the file says about itself, above all lists.
    pub fields: Vec<SheetField>,
    pub lists: Vec<SheetList>,
}

/// A list of entries of one kind, such as all cards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(export, export_to = "lab.ts")]
pub struct SheetList {
    /// As in `[[card]]`.
    pub name: String,
    /// The keys that any entry has, in the order of the file.
    pub keys: Vec<String>,
    pub entries: Vec<SheetEntry>,
}

/// One card, leader or tile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(export, export_to = "lab.ts")]
pub struct SheetEntry {
    /// What the file calls it: its id, code or name, or its number.
    pub id: String,
    pub fields: Vec<SheetField>,
}

/// One value.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(export, export_to = "lab.ts")]
pub struct SheetField {
    pub key: String,
    /// As one would type it: a text without quotation marks, a list as the file writes it.
    pub value: String,
    pub kind: FieldKind,
}

/// What can be typed into a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "lab.ts")]
pub enum FieldKind {
    Text,
    Number,
    /// `true` or `false`.
    Truth,
    /// A list or a group of values, as TOML.
    Toml,
}

/// The set's files as tables; `None` for a file that is not TOML.
pub fn sheet(files: &Files) -> Option<Vec<SheetFile>> {
    files.iter().map(|(name, text)| Some(sheet_file(name, &text.parse().ok()?))).collect()
}

fn sheet_file(name: &str, document: &DocumentMut) -> SheetFile {
    let (lists, fields): (Vec<_>, Vec<_>) = document.iter().partition(|(_, item)| item.is_array_of_tables());
    let lists = lists.into_iter().filter_map(|(name, item)| Some(list(name, item.as_array_of_tables()?)));
    SheetFile {
        name: name.to_owned(),
        fields: fields.into_iter().map(|(key, item)| field(key, item)).collect(),
        lists: lists.collect(),
    }
}

fn list(name: &str, tables: &toml_edit::ArrayOfTables) -> SheetList {
    let mut keys: Vec<String> = Vec::new();
    let entries = tables.iter().enumerate().map(|(number, table)| {
        let mut last = 0;
        for (key, _) in table {
            match keys.iter().position(|known| known == key) {
                Some(at) => last = at + 1,
                None => {
                    keys.insert(last, key.to_owned());
                    last += 1;
                }
            }
        }
        entry(number, table)
    });
    let entries = entries.collect();
    SheetList { name: name.to_owned(), keys, entries }
}

fn entry(number: usize, table: &dyn TableLike) -> SheetEntry {
    SheetEntry {
        id: id_of(table).unwrap_or_else(|| (number + 1).to_string()),
        fields: table.iter().map(|(key, item)| field(key, item)).collect(),
    }
}

/// What an entry is called in its file.
fn id_of(table: &dyn TableLike) -> Option<String> {
    ["id", "code", "name"].iter().find_map(|key| Some(table.get(key)?.as_str()?.to_owned()))
}

fn field(key: &str, item: &Item) -> SheetField {
    let (kind, value) = match item.as_value() {
        Some(Value::String(text)) => (FieldKind::Text, text.value().clone()),
        Some(Value::Integer(number)) => (FieldKind::Number, number.value().to_string()),
        Some(Value::Boolean(truth)) => (FieldKind::Truth, truth.value().to_string()),
        _ => (FieldKind::Toml, item.to_string().trim().to_owned()),
    };
    SheetField { key: key.to_owned(), value, kind }
}

#[cfg(test)]
mod tests {
    use super::*;

    pub(super) fn files() -> Files {
        let cards = "# The deck.\nhand = 5\n\n[[card]]\nid = \"a\"\nname = \"Ann\"\ncost = 2 # dear\n\n[[card]]\nid = \"b\"\nname = \"Ben\"\n\
            bolster = true\ncost = 1\nseats = [1, 2]\n";
        Files::from([("cards.toml".to_owned(), cards.to_owned())])
    }

    #[test]
    fn a_file_is_a_table_with_the_keys_of_all_its_entries() {
        let sheet = sheet(&files()).expect("TOML");
        let [SheetFile { name, fields, lists }] = sheet.as_slice() else { panic!("one file") };
        assert_eq!((name.as_str(), fields[0].key.as_str(), fields[0].value.as_str()), ("cards.toml", "hand", "5"));
        assert_eq!(lists[0].keys, ["id", "name", "bolster", "cost", "seats"]);
        let ben = &lists[0].entries[1];
        assert_eq!((ben.id.as_str(), ben.fields.len()), ("b", 5));
        assert_eq!((ben.fields[4].kind, ben.fields[4].value.as_str()), (FieldKind::Toml, "[1, 2]"));
    }

    #[test]
    fn what_is_not_toml_has_no_table() {
        assert_eq!(sheet(&Files::from([("cards.toml".to_owned(), "[[card".to_owned())])), None);
    }
}
