//! What differs between two sets, field by field.

use hustings_core::Files;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{SheetEntry, SheetField, SheetFile, SheetList, sheet};

/// A field that two sets have different values for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(export, export_to = "lab.ts")]
pub struct FieldDifference {
    pub file: String,
    /// The entry's name, or else its id; null for a field of the file itself.
    #[schema(required)]
    pub entry: Option<String>,
    /// Null where a whole entry is new or gone.
    #[schema(required)]
    pub key: Option<String>,
    /// Null where it is new.
    #[schema(required)]
    pub before: Option<String>,
    /// Null where it is gone.
    #[schema(required)]
    pub after: Option<String>,
}

/// All differences, in the order of the files. Entries are the same if they have the same id. A file that is not TOML differs in nothing.
pub fn differences(before: &Files, after: &Files) -> Vec<FieldDifference> {
    let (Some(before), Some(after)) = (sheet(before), sheet(after)) else { return Vec::new() };
    let nothing = |name: &str| SheetFile { name: name.to_owned(), fields: Vec::new(), lists: Vec::new() };
    let mut names: Vec<&str> = before.iter().chain(&after).map(|file| file.name.as_str()).collect();
    names.sort_unstable();
    names.dedup();
    let mut found = Vec::new();
    for name in names {
        let of =
            |files: &[SheetFile]| files.iter().find(|file| file.name == name).cloned().unwrap_or_else(|| nothing(name));
        let (before, after) = (of(&before), of(&after));
        fields(name, None, &before.fields, &after.fields, &mut found);
        lists(name, &before.lists, &after.lists, &mut found);
    }
    found
}

fn lists(file: &str, before: &[SheetList], after: &[SheetList], found: &mut Vec<FieldDifference>) {
    let entries = |lists: &[SheetList]| -> Vec<(String, SheetEntry)> {
        let all = lists.iter().flat_map(|list| list.entries.iter().map(|entry| (list.name.clone(), entry.clone())));
        all.collect()
    };
    let (before, after) = (entries(before), entries(after));
    let same = |one: &(String, SheetEntry), other: &(String, SheetEntry)| one.0 == other.0 && one.1.id == other.1.id;
    let whole = |entry: &SheetEntry, before, after| FieldDifference {
        file: file.to_owned(),
        entry: Some(called(entry)),
        key: None,
        before,
        after,
    };
    for old in &before {
        match after.iter().find(|new| same(old, new)) {
            Some((_, new)) => fields(file, Some(called(&old.1)), &old.1.fields, &new.fields, found),
            None => found.push(whole(&old.1, Some(called(&old.1)), None)),
        }
    }
    for new in after.iter().filter(|new| !before.iter().any(|old| same(old, new))) {
        found.push(whole(&new.1, None, Some(called(&new.1))));
    }
}

fn fields(
    file: &str,
    entry: Option<String>,
    before: &[SheetField],
    after: &[SheetField],
    found: &mut Vec<FieldDifference>,
) {
    let value = |fields: &[SheetField], key: &str| {
        fields.iter().find(|field| field.key == key).map(|field| field.value.clone())
    };
    let mut keys: Vec<&str> = before.iter().map(|field| field.key.as_str()).collect();
    keys.extend(
        after.iter().map(|field| field.key.as_str()).filter(|key| !before.iter().any(|field| field.key == *key)),
    );
    for key in keys {
        let (old, new) = (value(before, key), value(after, key));
        if old != new {
            found.push(FieldDifference {
                file: file.to_owned(),
                entry: entry.clone(),
                key: Some(key.to_owned()),
                before: old,
                after: new,
            });
        }
    }
}

fn called(entry: &SheetEntry) -> String {
    let name = entry.fields.iter().find(|field| field.key == "name");
    name.map_or_else(|| entry.id.clone(), |name| name.value.clone())
}

#[cfg(test)]
mod tests {
    use super::super::tests::files;
    use super::*;

    #[test]
    fn what_differs_is_named_by_card_and_field() {
        let mut changed = files();
        let text = changed["cards.toml"]
            .replace("cost = 2", "cost = 3")
            .replace("hand = 5", "hand = 6")
            .replace("\"b\"", "\"c\"");
        changed.insert("cards.toml".to_owned(), text);
        let found: Vec<_> = differences(&files(), &changed)
            .into_iter()
            .map(|one| {
                (
                    one.entry.unwrap_or_default(),
                    one.key.unwrap_or_default(),
                    one.before.unwrap_or_default(),
                    one.after.unwrap_or_default(),
                )
            })
            .collect();
        let told = |entry: &str, key: &str, before: &str, after: &str| {
            (entry.to_owned(), key.to_owned(), before.to_owned(), after.to_owned())
        };
        assert_eq!(
            found,
            [
                told("", "hand", "5", "6"),
                told("Ann", "cost", "2", "3"),
                told("Ben", "", "Ben", ""),
                told("Ben", "", "", "Ben")
            ]
        );
        assert_eq!(differences(&files(), &files()), []);
    }
}
