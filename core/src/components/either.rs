//! Two or three enums that share one list of names in a file, such as the effects that ask for a choice and those that do not.

use std::fmt;

use serde::Deserialize;
use serde::de::value::{self, EnumAccessDeserializer};
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error, IntoDeserializer, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;

use super::effect::one_of;

/// Reads a variant of `A` or of `B`, whichever has its name. `kind` is the noun in the error: `effect`.
pub fn either<'de, D, A, B, T>(deserializer: D, kind: &'static str, a: fn(A) -> T, b: fn(B) -> T) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    A: DeserializeOwned,
    B: DeserializeOwned,
{
    one_of_three(deserializer, kind, a, b, |never: Never| match never {})
}

/// The same with a third enum.
pub fn one_of_three<'de, D, A, B, C, T>(
    deserializer: D,
    kind: &'static str,
    a: fn(A) -> T,
    b: fn(B) -> T,
    c: fn(C) -> T,
) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    A: DeserializeOwned,
    B: DeserializeOwned,
    C: DeserializeOwned,
{
    deserializer.deserialize_enum(kind, &[], OneOfThree { kind, a, b, c })
}

#[derive(Deserialize)]
enum Never {}

struct OneOfThree<A, B, C, T> {
    kind: &'static str,
    a: fn(A) -> T,
    b: fn(B) -> T,
    c: fn(C) -> T,
}

impl<A: DeserializeOwned, B: DeserializeOwned, C: DeserializeOwned, T> OneOfThree<A, B, C, T> {
    fn expected(&self) -> String {
        one_of(self.kind, &[names::<A>(), names::<B>(), names::<C>()].concat())
    }
}

impl<'de, A, B, C, T> Visitor<'de> for OneOfThree<A, B, C, T>
where
    A: DeserializeOwned,
    B: DeserializeOwned,
    C: DeserializeOwned,
{
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.expected())
    }

    fn visit_enum<E: EnumAccess<'de>>(self, data: E) -> Result<T, E::Error> {
        let (name, fields): (String, E::Variant) = data.variant()?;
        let is_in = |names: &[&str]| names.contains(&name.as_str());
        let (in_a, in_b, in_c) = (is_in(names::<A>()), is_in(names::<B>()), is_in(names::<C>()));
        if !(in_a || in_b || in_c) {
            return Err(E::Error::custom(format!("expected {}, not `{name}`", self.expected())));
        }
        let variant = EnumAccessDeserializer::new(Named { name, fields });
        if in_a {
            A::deserialize(variant).map(self.a)
        } else if in_b {
            B::deserialize(variant).map(self.b)
        } else {
            C::deserialize(variant).map(self.c)
        }
    }
}

/// A variant whose name has been read already.
struct Named<F> {
    name: String,
    fields: F,
}

impl<'de, F: VariantAccess<'de>> EnumAccess<'de> for Named<F> {
    type Error = F::Error;
    type Variant = F;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, F), F::Error> {
        Ok((seed.deserialize(self.name.into_deserializer())?, self.fields))
    }
}

/// The names of an enum's variants, as its `Deserialize` asks for them.
fn names<T: DeserializeOwned>() -> &'static [&'static str] {
    let mut names: &'static [&'static str] = &[];
    // `Ask` notes the names and then always fails.
    let _ = T::deserialize(Ask(&mut names));
    names
}

struct Ask<'a>(&'a mut &'static [&'static str]);

impl<'de> Deserializer<'de> for Ask<'_> {
    type Error = value::Error;

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, value::Error> {
        *self.0 = names;
        Err(Error::custom("only the names were asked for"))
    }

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, value::Error> {
        Err(Error::custom("this is no enum"))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct newtype_struct
        seq tuple tuple_struct map struct identifier ignored_any
    }
}
