//! The items of a line as a serde `Deserializer`.

use std::slice;

use serde::de::value::StrDeserializer;
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Expected, IntoDeserializer, MapAccess, SeqAccess, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;

use super::line::Item;
use super::{Mistake, one_of};

fn nothing_more(after: &str, items: &[Item<'_>]) -> Result<(), Mistake> {
    match items.first() {
        Some(item) => Err(Mistake::expected(&"nothing more", after, Some(item))),
        None => Ok(()),
    }
}

/// Several items: a line or a group that begins with a name (`named`), or everything after a name.
pub(super) struct Phrase<'a> {
    after: &'a str,
    items: &'a [Item<'a>],
    named: bool,
}

impl<'a> Phrase<'a> {
    pub(super) fn line(items: &'a [Item<'a>]) -> Phrase<'a> {
        Phrase { after: "", items, named: true }
    }

    /// The next item, if there is one.
    fn next(&mut self) -> Argument<'a> {
        let item = self.items.first();
        self.items = self.items.get(1..).unwrap_or_default();
        Argument { after: self.after, item }
    }

    /// A value made of exactly one item.
    fn single<T>(mut self, read: impl FnOnce(Argument<'a>) -> Result<T, Mistake>) -> Result<T, Mistake> {
        let value = read(self.next())?;
        nothing_more(self.after, self.items)?;
        Ok(value)
    }
}

/// One of the fields after a name; `item` is `None` if the line ends before it.
#[derive(Clone, Copy)]
struct Argument<'a> {
    after: &'a str,
    item: Option<&'a Item<'a>>,
}

impl<'a> Argument<'a> {
    fn word(self, expected: &dyn Expected) -> Result<&'a str, Mistake> {
        match self.item {
            Some(Item::Word(word)) => Ok(word),
            Some(Item::Part(part)) if part.len() == 1 => Argument { item: part.first(), ..self }.word(expected),
            other => Err(Mistake::expected(&format_args!("{expected}"), self.after, other)),
        }
    }

    /// The items of a group; a single word counts as a group of one.
    fn phrase(self, expected: &dyn Expected) -> Result<Phrase<'a>, Mistake> {
        let items = match self.item {
            Some(Item::Group(items) | Item::Part(items)) => items,
            Some(item) => slice::from_ref(item),
            None => return Err(Mistake::expected(&format_args!("{expected}"), self.after, None)),
        };
        Ok(Phrase { after: self.after, items, named: false })
    }
}

/// A whole number in its canonical spelling.
fn number(word: &str) -> Option<i64> {
    word.parse().ok().filter(|number: &i64| number.to_string() == word)
}

macro_rules! numbers {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Mistake> {
            let word = self.word(&visitor)?;
            match number(word) {
                Some(number) => visitor.visit_i64(number).map_err(|mistake: Mistake| mistake.placed(self.after, word)),
                None => Err(Mistake::expected(&format_args!("{}", &visitor as &dyn Expected), self.after, self.item)),
            }
        }
    )*};
}

macro_rules! words {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Mistake> {
            let word = self.word(&visitor)?;
            visitor.visit_str(word).map_err(|mistake: Mistake| mistake.placed(self.after, word))
        }
    )*};
}

macro_rules! single {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Mistake> {
            self.single(|argument| argument.$method(visitor))
        }
    )*};
}

/// Methods that phrases and arguments share: a struct is read as a tuple or a map, whatever its name.
macro_rules! structs {
    () => {
        fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Mistake> {
            visitor.visit_newtype_struct(self)
        }

        fn deserialize_tuple_struct<V: Visitor<'de>>(
            self,
            _: &'static str,
            fields: usize,
            visitor: V,
        ) -> Result<V::Value, Mistake> {
            self.deserialize_tuple(fields, visitor)
        }

        fn deserialize_struct<V: Visitor<'de>>(
            self,
            _: &'static str,
            _: &'static [&'static str],
            visitor: V,
        ) -> Result<V::Value, Mistake> {
            self.deserialize_map(visitor)
        }

        forward_to_deserialize_any! { bool i128 u128 f32 f64 bytes byte_buf unit unit_struct ignored_any }
    };
}

impl<'de> Deserializer<'de> for Argument<'_> {
    type Error = Mistake;

    numbers!(deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
             deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64);
    words!(deserialize_str deserialize_string deserialize_char deserialize_identifier deserialize_any);
    structs!();

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Mistake> {
        if self.item.is_none() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        kind: &'static str,
        choices: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Mistake> {
        let bare = matches!(self.item, Some(Item::Word(_)));
        let Phrase { after, items, .. } = self.phrase(&one_of(kind, choices).as_str())?;
        visitor.visit_enum(Named { after, items, bare, kind, choices })
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Mistake> {
        self.phrase(&visitor)?.deserialize_seq(visitor)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, fields: usize, visitor: V) -> Result<V::Value, Mistake> {
        self.phrase(&visitor)?.deserialize_tuple(fields, visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Mistake> {
        self.phrase(&visitor)?.deserialize_map(visitor)
    }
}

impl<'de> Deserializer<'de> for Phrase<'_> {
    type Error = Mistake;

    single!(deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
            deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
            deserialize_str deserialize_string deserialize_char deserialize_identifier deserialize_any deserialize_option);
    structs!();

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        kind: &'static str,
        choices: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Mistake> {
        if self.named {
            return visitor.visit_enum(Named { after: self.after, items: self.items, bare: false, kind, choices });
        }
        self.single(|argument| argument.deserialize_enum(kind, choices, visitor))
    }

    fn deserialize_seq<V: Visitor<'de>>(mut self, visitor: V) -> Result<V::Value, Mistake> {
        visitor.visit_seq(List(&mut self))
    }

    fn deserialize_tuple<V: Visitor<'de>>(mut self, fields: usize, visitor: V) -> Result<V::Value, Mistake> {
        let value = visitor.visit_seq(Fields { phrase: &mut self, left: fields })?;
        nothing_more(self.after, self.items)?;
        Ok(value)
    }

    fn deserialize_map<V: Visitor<'de>>(mut self, visitor: V) -> Result<V::Value, Mistake> {
        visitor.visit_map(Pairs { phrase: &mut self, keys: Vec::new() })
    }
}

/// As many values as there are items.
struct List<'p, 'a>(&'p mut Phrase<'a>);

impl<'de> SeqAccess<'de> for List<'_, '_> {
    type Error = Mistake;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Mistake> {
        match self.0.next() {
            Argument { item: None, .. } => Ok(None),
            argument => seed.deserialize(argument).map(Some),
        }
    }
}

/// A fixed number of values. If the line ends early, each value's own type says what was expected, or that it is
/// optional.
struct Fields<'p, 'a> {
    phrase: &'p mut Phrase<'a>,
    left: usize,
}

impl<'de> SeqAccess<'de> for Fields<'_, '_> {
    type Error = Mistake;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Mistake> {
        if self.left == 0 {
            return Ok(None);
        }
        self.left -= 1;
        seed.deserialize(self.phrase.next()).map(Some)
    }
}

/// `voter 2 power 1`: each key once.
struct Pairs<'p, 'a> {
    phrase: &'p mut Phrase<'a>,
    keys: Vec<&'a str>,
}

impl<'de> MapAccess<'de> for Pairs<'_, '_> {
    type Error = Mistake;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Mistake> {
        let argument = self.phrase.next();
        match argument.item {
            None => return Ok(None),
            Some(Item::Word(key)) if self.keys.contains(key) => {
                let after = argument.after;
                return Err(Mistake::Other(format!("expected each word once after `{after}`, not `{key}` again")));
            }
            Some(Item::Word(key)) => self.keys.push(key),
            Some(_) => {} // keys never have parentheses: the seed's error says what it expects
        }
        seed.deserialize(argument).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Mistake> {
        let value = self.phrase.next();
        let after = self.keys.last().copied().unwrap_or(value.after);
        if value.item.is_none() {
            // required even for an optional value, because its key is there
            return Err(Mistake::expected(&"a value", after, None));
        }
        seed.deserialize(Argument { after, ..value })
    }
}

/// Items that begin with the name of a variant.
struct Named<'a> {
    after: &'a str,
    items: &'a [Item<'a>],
    /// A single word where a group is allowed.
    bare: bool,
    kind: &'static str,
    /// Empty if the caller knows the names and refuses every other one, the empty name included.
    choices: &'static [&'static str],
}

impl<'de, 'a> EnumAccess<'de> for Named<'a> {
    type Error = Mistake;
    type Variant = Variant<'a>;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Variant<'a>), Mistake> {
        let Named { after, items, bare, kind, choices } = self;
        let name = match items.first() {
            Some(Item::Word(name)) if choices.is_empty() || choices.contains(name) => *name,
            _ if choices.is_empty() => "",
            other => return Err(Mistake::expected(&one_of(kind, choices), after, other)),
        };
        let word: StrDeserializer<'_, Mistake> = name.into_deserializer();
        let fields = items.get(1..).unwrap_or_default();
        Ok((seed.deserialize(word)?, Variant { name, fields, bare }))
    }
}

/// What follows a name.
struct Variant<'a> {
    name: &'a str,
    fields: &'a [Item<'a>],
    bare: bool,
}

impl<'a> Variant<'a> {
    fn phrase(self) -> Result<Phrase<'a>, Mistake> {
        if self.bare {
            let name = self.name;
            return Err(Mistake::Other(format!("expected `({name} ...)` in parentheses, not `{name}` alone")));
        }
        Ok(Phrase { after: self.name, items: self.fields, named: false })
    }
}

impl<'de> VariantAccess<'de> for Variant<'_> {
    type Error = Mistake;

    fn unit_variant(self) -> Result<(), Mistake> {
        nothing_more(self.name, self.fields)
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Mistake> {
        seed.deserialize(self.phrase()?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, fields: usize, visitor: V) -> Result<V::Value, Mistake> {
        self.phrase()?.deserialize_tuple(fields, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(self, fields: &'static [&'static str], visitor: V) -> Result<V::Value, Mistake> {
        self.phrase()?.deserialize_tuple(fields.len(), visitor)
    }
}
