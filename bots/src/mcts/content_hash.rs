//! A 64-bit hash of any serialisable value: a serde serializer that feeds a hasher, so that no text is ever written.

use std::fmt::{self, Display, Write as _};
use std::hash::Hasher;

use rustc_hash::FxHasher;
use serde::ser::{self, Serialize, Serializer};

/// Equal for values with equal content; different content collides only by accident.
pub(super) fn content_hash(value: &impl Serialize) -> u64 {
    let mut serializer = HashSerializer(FxHasher::default());
    // Plain data cannot fail to serialise; a value that does is marked, so that it differs from its readable part.
    if value.serialize(&mut serializer).is_err() {
        serializer.0.write_u64(u64::MAX);
    }
    serializer.0.finish()
}

struct HashSerializer(FxHasher);

impl HashSerializer {
    fn parts(&mut self) -> Result<Parts<'_>, fmt::Error> {
        Ok(Parts { serializer: self, count: 0 })
    }
}

/// Integers of all widths are hashed alike: an event means the same whatever the width of its fields.
macro_rules! hashed_as {
    ($($method:ident: $from:ty => $feed:ident as $to:ty),* $(,)?) => {
        $(fn $method(self, value: $from) -> Result<(), fmt::Error> {
            self.0.$feed(value as $to);
            Ok(())
        })*
    };
}

impl<'a> Serializer for &'a mut HashSerializer {
    type Ok = ();
    type Error = fmt::Error;
    type SerializeSeq = Parts<'a>;
    type SerializeTuple = Parts<'a>;
    type SerializeTupleStruct = Parts<'a>;
    type SerializeTupleVariant = Parts<'a>;
    type SerializeMap = Parts<'a>;
    type SerializeStruct = Parts<'a>;
    type SerializeStructVariant = Parts<'a>;

    fn is_human_readable(&self) -> bool {
        false
    }

    hashed_as! {
        serialize_bool: bool => write_u8 as u8,
        serialize_i8: i8 => write_u64 as u64,
        serialize_i16: i16 => write_u64 as u64,
        serialize_i32: i32 => write_u64 as u64,
        serialize_i64: i64 => write_u64 as u64,
        serialize_u8: u8 => write_u64 as u64,
        serialize_u16: u16 => write_u64 as u64,
        serialize_u32: u32 => write_u64 as u64,
        serialize_u64: u64 => write_u64 as u64,
        serialize_char: char => write_u32 as u32,
    }

    fn serialize_f32(self, value: f32) -> Result<(), fmt::Error> {
        self.0.write_u32(value.to_bits());
        Ok(())
    }

    fn serialize_f64(self, value: f64) -> Result<(), fmt::Error> {
        self.0.write_u64(value.to_bits());
        Ok(())
    }

    fn serialize_str(self, value: &str) -> Result<(), fmt::Error> {
        self.serialize_bytes(value.as_bytes())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), fmt::Error> {
        self.0.write(value);
        self.0.write_u8(0xff);
        Ok(())
    }

    fn serialize_none(self) -> Result<(), fmt::Error> {
        self.0.write_u8(0);
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), fmt::Error> {
        self.0.write_u8(1);
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), fmt::Error> {
        self.serialize_none()
    }

    fn serialize_unit_struct(self, _name: &'static str) -> Result<(), fmt::Error> {
        self.serialize_none()
    }

    fn serialize_unit_variant(self, _name: &'static str, index: u32, _variant: &'static str) -> Result<(), fmt::Error> {
        self.0.write_u32(index);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _name: &'static str, value: &T) -> Result<(), fmt::Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        index: u32,
        _variant: &'static str,
        value: &T,
    ) -> Result<(), fmt::Error> {
        self.0.write_u32(index);
        value.serialize(self)
    }

    fn serialize_seq(self, _len: Option<usize>) -> Result<Parts<'a>, fmt::Error> {
        self.parts()
    }

    fn serialize_tuple(self, _len: usize) -> Result<Parts<'a>, fmt::Error> {
        self.parts()
    }

    fn serialize_tuple_struct(self, _name: &'static str, _len: usize) -> Result<Parts<'a>, fmt::Error> {
        self.parts()
    }

    fn serialize_tuple_variant(
        self,
        _name: &'static str,
        index: u32,
        _variant: &'static str,
        _len: usize,
    ) -> Result<Parts<'a>, fmt::Error> {
        self.0.write_u32(index);
        self.parts()
    }

    fn serialize_map(self, _len: Option<usize>) -> Result<Parts<'a>, fmt::Error> {
        self.parts()
    }

    fn serialize_struct(self, _name: &'static str, _len: usize) -> Result<Parts<'a>, fmt::Error> {
        self.parts()
    }

    fn serialize_struct_variant(
        self,
        _name: &'static str,
        index: u32,
        _variant: &'static str,
        _len: usize,
    ) -> Result<Parts<'a>, fmt::Error> {
        self.0.write_u32(index);
        self.parts()
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Result<(), fmt::Error> {
        write!(Feed(&mut self.0), "{value}")?;
        self.0.write_u8(0xff);
        Ok(())
    }
}

/// Feeds text to the hasher as it is formatted.
struct Feed<'a>(&'a mut FxHasher);

impl fmt::Write for Feed<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.write(text.as_bytes());
        Ok(())
    }
}

/// A list or a struct, part by part, then its length, so that two adjacent lists differ from one. Field names are left out: within
/// one type fields come in one order.
struct Parts<'a> {
    serializer: &'a mut HashSerializer,
    count: u32,
}

impl Parts<'_> {
    fn part<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), fmt::Error> {
        self.count += 1;
        value.serialize(&mut *self.serializer)
    }

    fn close(self) -> Result<(), fmt::Error> {
        self.serializer.0.write_u32(self.count);
        Ok(())
    }
}

macro_rules! parts {
    ($($trait:ident :: $method:ident ($($name:ident: $type:ty)?)),* $(,)?) => {
        $(impl ser::$trait for Parts<'_> {
            type Ok = ();
            type Error = fmt::Error;

            fn $method<T: Serialize + ?Sized>(&mut self, $($name: $type,)? value: &T) -> Result<(), fmt::Error> {
                $(let _ = $name;)?
                self.part(value)
            }

            fn end(self) -> Result<(), fmt::Error> {
                self.close()
            }
        })*
    };
}

parts! {
    SerializeSeq::serialize_element(),
    SerializeTuple::serialize_element(),
    SerializeTupleStruct::serialize_field(),
    SerializeTupleVariant::serialize_field(),
    SerializeStruct::serialize_field(_key: &'static str),
    SerializeStructVariant::serialize_field(_key: &'static str),
}

impl ser::SerializeMap for Parts<'_> {
    type Ok = ();
    type Error = fmt::Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), fmt::Error> {
        self.part(key)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), fmt::Error> {
        self.part(value)
    }

    fn end(self) -> Result<(), fmt::Error> {
        self.close()
    }
}

#[cfg(test)]
mod tests {
    use super::content_hash;
    use serde::Serialize;

    #[derive(Serialize)]
    #[serde(tag = "event")]
    enum Event {
        Drew { card: Option<u8> },
        Said { text: String, to: Vec<u8> },
        Passed,
    }

    #[test]
    fn different_content_has_a_different_hash() {
        let said = |text: &str, to: &[u8]| content_hash(&Event::Said { text: text.into(), to: to.into() });
        let all = [
            content_hash(&Event::Drew { card: None }),
            content_hash(&Event::Drew { card: Some(0) }),
            content_hash(&Event::Drew { card: Some(1) }),
            content_hash(&Event::Passed),
            said("", &[]),
            said("a", &[]),
            said("", &[0]),
            said("", &[0, 0]),
            content_hash(&[vec![1], vec![2, 3]]),
            content_hash(&[vec![1, 2], vec![3]]),
        ];
        for (at, one) in all.iter().enumerate() {
            assert_eq!(all.iter().filter(|other| *other == one).count(), 1, "number {at}");
        }
        assert_eq!(said("a", &[1]), said("a", &[1]));
    }
}
