//! The hashing trick (Weinberger and others, 2009): every fact of a serialisable value is added to one component of a
//! vector of fixed length, chosen by a hash of the fact's path and value. It is a serde serializer, so no text is ever
//! written.

use std::fmt::{self, Display};

use serde::ser::{self, Serialize, Serializer};

use crate::Seat;

/// A number adds a fact for its exact value, and also a fact weighted by the number times this scale.
const NUMBER_SCALE: f32 = 1.0 / 16.0;
/// Facts that collide in one component are clamped to this.
const MOST: f32 = 4.0;

/// Adds the facts of `value` to `out`, as seen by `seat`; top-level fields named in `without` are left out.
pub fn hashed_features(value: &impl Serialize, seat: Seat, without: &[&str], out: &mut [f32]) {
    let mut facts = Facts { out, without, path: mix(0, u64::from(seat.0) + 1), depth: 0 };
    facts.mark(u64::MAX);
    facts.path = 0;
    value.serialize(&mut facts).expect("facts are only added up");
    out.iter_mut().for_each(|place| *place = place.clamp(-MOST, MOST));
}

/// One round of a multiplicative hash; the same on every machine.
fn mix(hash: u64, word: u64) -> u64 {
    let mixed = (hash.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed ^ (mixed >> 32)
}

fn text_hash(text: &str) -> u64 {
    text.bytes().fold(text.len() as u64, |hash, byte| mix(hash, byte.into()))
}

struct Facts<'a> {
    out: &'a mut [f32],
    without: &'a [&'a str],
    /// The hash of the path to the current value.
    path: u64,
    depth: u32,
}

impl Facts<'_> {
    /// Adds a fact with weight 1.
    fn mark(&mut self, what: u64) {
        self.add(mix(self.path, what), 1.0);
    }

    fn number(&mut self, value: i64) {
        self.mark(mix(1, value as u64));
        self.add(mix(self.path, 2), value as f32 * NUMBER_SCALE);
    }

    /// The sign is hashed too, so that colliding facts do not always push the same way.
    fn add(&mut self, hash: u64, value: f32) {
        let place = (hash >> 8) as usize % self.out.len();
        self.out[place] += if hash & 1 == 0 { value } else { -value };
    }

    fn within(&mut self, step: u64, value: &(impl Serialize + ?Sized)) -> Result<(), Never> {
        let (path, depth) = (self.path, self.depth);
        self.path = mix(path, step);
        self.depth += 1;
        value.serialize(&mut *self)?;
        (self.path, self.depth) = (path, depth);
        Ok(())
    }
}

/// The error type serde asks for; adding up facts never fails.
#[derive(Debug)]
pub(super) struct Never;

impl Display for Never {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value refused to be read")
    }
}

impl std::error::Error for Never {}

impl ser::Error for Never {
    fn custom<T: Display>(_: T) -> Never {
        Never
    }
}

macro_rules! numbers {
    ($($method:ident: $type:ty),*) => {
        $(fn $method(self, value: $type) -> Result<(), Never> {
            self.number(value as i64);
            Ok(())
        })*
    };
}

impl<'f, 'a> Serializer for &'f mut Facts<'a> {
    type Ok = ();
    type Error = Never;
    type SerializeSeq = Parts<'f, 'a>;
    type SerializeTuple = Parts<'f, 'a>;
    type SerializeTupleStruct = Parts<'f, 'a>;
    type SerializeTupleVariant = Parts<'f, 'a>;
    type SerializeMap = Parts<'f, 'a>;
    type SerializeStruct = Parts<'f, 'a>;
    type SerializeStructVariant = Parts<'f, 'a>;

    fn is_human_readable(&self) -> bool {
        false
    }

    numbers! {
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64, serialize_u8: u8, serialize_u16: u16,
        serialize_u32: u32, serialize_u64: u64, serialize_f32: f32, serialize_f64: f64
    }

    fn serialize_bool(self, value: bool) -> Result<(), Never> {
        self.mark(3 + u64::from(value));
        Ok(())
    }

    fn serialize_char(self, value: char) -> Result<(), Never> {
        self.mark(mix(5, value.into()));
        Ok(())
    }

    fn serialize_str(self, value: &str) -> Result<(), Never> {
        self.mark(text_hash(value));
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), Never> {
        value.serialize(self)
    }

    fn serialize_none(self) -> Result<(), Never> {
        self.mark(6);
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Never> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Never> {
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Never> {
        Ok(())
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), Never> {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<(), Never> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Never> {
        self.within(text_hash(variant), value)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Parts<'f, 'a>, Never> {
        Ok(Parts { facts: self, count: 0, variant: None })
    }

    fn serialize_tuple(self, len: usize) -> Result<Parts<'f, 'a>, Never> {
        self.serialize_seq(Some(len))
    }

    fn serialize_tuple_struct(self, _: &'static str, len: usize) -> Result<Parts<'f, 'a>, Never> {
        self.serialize_seq(Some(len))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Parts<'f, 'a>, Never> {
        Ok(Parts { facts: self, count: 0, variant: Some(variant) })
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Parts<'f, 'a>, Never> {
        Ok(Parts { facts: self, count: 0, variant: None })
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Parts<'f, 'a>, Never> {
        Ok(Parts { facts: self, count: 0, variant: None })
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Parts<'f, 'a>, Never> {
        Ok(Parts { facts: self, count: 0, variant: Some(variant) })
    }
}

/// The parts of a list, a struct or a map.
pub(super) struct Parts<'f, 'a> {
    facts: &'f mut Facts<'a>,
    count: u64,
    variant: Option<&'static str>,
}

impl Parts<'_, '_> {
    fn named<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> Result<(), Never> {
        if self.facts.depth == 0 && self.facts.without.contains(&name) {
            return Ok(());
        }
        self.facts.within(mix(self.variant.map_or(0, text_hash), text_hash(name)), value)
    }

    /// An item counts twice: by its position and as a member of the list, because hands and discards have no order.
    fn item<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
        self.count += 1;
        let variant = self.variant.map_or(0, text_hash);
        self.facts.within(mix(variant, self.count), value)?;
        self.facts.within(variant, value)
    }

    fn end_list(self) -> Result<(), Never> {
        self.facts.mark(mix(7, self.count));
        Ok(())
    }
}

macro_rules! lists {
    ($($kind:ident $method:ident),*) => {
        $(impl ser::$kind for Parts<'_, '_> {
            type Ok = ();
            type Error = Never;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
                self.item(value)
            }

            fn end(self) -> Result<(), Never> {
                self.end_list()
            }
        })*
    };
}

lists!(
    SerializeSeq serialize_element, SerializeTuple serialize_element, SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field
);

macro_rules! structs {
    ($($kind:ident),*) => {
        $(impl ser::$kind for Parts<'_, '_> {
            type Ok = ();
            type Error = Never;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Never> {
                self.named(name, value)
            }

            fn end(self) -> Result<(), Never> {
                Ok(())
            }
        })*
    };
}

structs!(SerializeStruct, SerializeStructVariant);

/// A map is read as a list of keys and values; no view of ours has one.
impl ser::SerializeMap for Parts<'_, '_> {
    type Ok = ();
    type Error = Never;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Never> {
        self.item(key)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
        self.item(value)
    }

    fn end(self) -> Result<(), Never> {
        self.end_list()
    }
}
