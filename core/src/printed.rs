//! Parts of a view that are the same all game, such as what is printed on the cards. All views share them, and their JSON is written once.

use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

/// A value that many views show.
pub struct Printed<T>(Arc<Inner<T>>);

struct Inner<T> {
    value: T,
    json: OnceLock<Box<RawValue>>,
}

impl<T> Printed<T> {
    pub fn new(value: T) -> Printed<T> {
        Printed(Arc::new(Inner { value, json: OnceLock::new() }))
    }
}

impl<T> Deref for Printed<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0.value
    }
}

impl<T> Clone for Printed<T> {
    fn clone(&self) -> Printed<T> {
        Printed(Arc::clone(&self.0))
    }
}

impl<T: PartialEq> PartialEq for Printed<T> {
    fn eq(&self, other: &Printed<T>) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.value == other.0.value
    }
}

impl<T: Eq> Eq for Printed<T> {}

impl<T: std::fmt::Debug> std::fmt::Debug for Printed<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.value.fmt(f)
    }
}

/// Our own serializers, which hash what they are given, say that nobody reads the result; all others write JSON.
impl<T: Serialize> Serialize for Printed<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if !to.is_human_readable() {
            return self.0.value.serialize(to);
        }
        let json = self.0.json.get_or_init(|| to_raw_value(&self.0.value).expect("what is printed is plain data"));
        json.serialize(to)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Printed<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Printed<T>, D::Error> {
        T::deserialize(from).map(Printed::new)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn it_reads_and_writes_like_the_value_in_it() {
        let cards = vec!["one".to_owned(), "two \"quoted\"".to_owned()];
        let printed = Printed::new(cards.clone());
        for _ in 0..2 {
            assert_eq!(serde_json::to_string(&printed).ok(), serde_json::to_string(&cards).ok());
            assert_eq!(serde_json::to_value(&printed).ok(), Some(json!(cards)));
        }
        let read: Printed<Vec<String>> = serde_json::from_value(json!(cards)).expect("a list");
        assert!(read == printed && *read == cards);
    }
}
