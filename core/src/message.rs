//! Messages to people: the id of a sentence and the facts in it. The sentences themselves are in Fluent files, one per
//! game and language, and are filled in at the edge, where the reader's language and the players' names are known.

use std::borrow::Cow;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use ts_rs::TS;

use crate::Seat;

/// A sentence by its id, with its facts. Made with [`say!`](crate::say).
#[derive(Debug, Clone, PartialEq, Eq, TS)]
// Each type needs a file of its own: a crate that exports a type containing a message writes the message's file again,
// and would leave `Arg` out of it.
#[ts(
    export,
    export_to = "words.ts",
    rename = "Say",
    type = "{ id: string; args?: Record<string, import('./Arg').Arg> }"
)]
pub struct Message {
    pub id: Cow<'static, str>,
    pub args: Vec<(&'static str, Arg)>,
}

/// One fact in a sentence.
#[derive(Debug, Clone, PartialEq, Eq, TS)]
#[ts(export, type = "number | string | { seat: number } | { name: string } | import('./words').Say | Array<Arg>")]
pub enum Arg {
    Number(i64),
    Text(Cow<'static, str>),
    /// Shown as its player's name; in addition `$seat-is` says whether that is `you` or `other`.
    Seat(Seat),
    /// A component by its id (a card, a state); its name comes from the component set.
    Name(Cow<'static, str>),
    Message(Message),
    /// Shown as "a, b and c".
    List(Vec<Arg>),
}

/// The text that stands for a missing fact, for Fluent to select on: `{ $card -> [none] a card *[other] { $card } }`.
pub const NONE: &str = "none";

impl Message {
    pub fn new(id: &'static str, args: Vec<(&'static str, Arg)>) -> Message {
        Message { id: Cow::Borrowed(id), args }
    }

    /// One of a family of short messages, such as the names of regions: `Message::one_of("region", "NE")` is `region-NE`.
    pub fn one_of(family: &str, member: &str) -> Message {
        Message { id: Cow::Owned(format!("{family}-{member}")), args: Vec::new() }
    }
}

impl Arg {
    /// A component by its id.
    pub fn name(id: impl Into<Cow<'static, str>>) -> Arg {
        Arg::Name(id.into())
    }

    /// What a component says, by its id (see [`Terminal::component_texts`](crate::Terminal::component_texts)).
    pub fn text_of(id: &str) -> Arg {
        Arg::Name(Cow::Owned(format!("{id}.text")))
    }

    /// Several components by their ids.
    pub fn names<T: Into<Cow<'static, str>>>(ids: impl IntoIterator<Item = T>) -> Arg {
        Arg::List(ids.into_iter().map(Arg::name).collect())
    }
}

/// Makes a [`Message`]: the id of a sentence, then its facts, each `name` or `name = expression`.
///
/// ```
/// # use hustings_core::{Message, Seat, say};
/// let (seat, count) = (Seat(1), 2_u8);
/// let message: Message = say!("drew", seat, count, deck = "strategy");
/// ```
#[macro_export]
macro_rules! say {
    ($id:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::Message::new($id, vec![$((stringify!($name), $crate::say!(@arg $name $(= $value)?))),*])
    };
    (@arg $name:ident) => { $crate::Arg::from($name.clone()) };
    (@arg $name:ident = $value:expr) => { $crate::Arg::from($value) };
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(number.into())
            }
        })*
    };
}

numbers!(u8, i8, u16, i16, u32, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(number as i64)
    }
}

impl From<bool> for Arg {
    fn from(yes: bool) -> Arg {
        Arg::Text(Cow::Borrowed(if yes { "true" } else { "false" }))
    }
}

impl From<&'static str> for Arg {
    fn from(text: &'static str) -> Arg {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(Cow::Owned(text))
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(message)
    }
}

impl<T: Into<Arg>> From<Vec<T>> for Arg {
    fn from(list: Vec<T>) -> Arg {
        Arg::List(list.into_iter().map(Into::into).collect())
    }
}

impl<T: Into<Arg>> From<Option<T>> for Arg {
    fn from(fact: Option<T>) -> Arg {
        fact.map_or(Arg::Text(Cow::Borrowed(NONE)), Into::into)
    }
}

impl Serialize for Message {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        struct Args<'a>(&'a [(&'static str, Arg)]);
        impl Serialize for Args<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_map(self.0.iter().map(|(name, arg)| (name, arg)))
            }
        }
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("id", &self.id)?;
        if !self.args.is_empty() {
            map.serialize_entry("args", &Args(&self.args))?;
        }
        map.end()
    }
}

impl Serialize for Arg {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Arg::Number(number) => serializer.serialize_i64(*number),
            Arg::Text(text) => serializer.serialize_str(text),
            Arg::Seat(seat) => serializer.collect_map([("seat", seat.0)]),
            Arg::Name(id) => serializer.collect_map([("name", id)]),
            Arg::Message(message) => message.serialize(serializer),
            Arg::List(list) => serializer.collect_seq(list),
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_message_is_an_id_with_facts() {
        let (seat, count) = (Seat(1), 2_u8);
        let nobody: Option<Seat> = None;
        let message = say!(
            "drew",
            seat,
            count,
            cards = Arg::names(["k05", "k06"]),
            by = nobody,
            cause = Message::one_of("cause", "ad")
        );
        assert_eq!(
            serde_json::to_value(&message).expect("plain data"),
            json!({"id": "drew", "args": {
                "seat": {"seat": 1}, "count": 2, "cards": [{"name": "k05"}, {"name": "k06"}], "by": "none",
                "cause": {"id": "cause-ad"},
            }})
        );
    }
}
