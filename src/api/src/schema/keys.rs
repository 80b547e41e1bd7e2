//! The keys of a request type, as `serde` knows them.

use std::fmt;

use serde::de::{self, Deserialize, Deserializer, Visitor};
use serde::forward_to_deserialize_any;

/// Returns the keys of a type, in the order of its fields. [`crate::value::JsonValue::object`] reads objects with
/// them; no value of the type is created.
pub fn keys<T: Deserialize<'static>>() -> &'static [&'static str] {
    match T::deserialize(KeyFinder) {
        Ok(_) => &[],
        Err(Keys(keys)) => keys,
    }
}

/// A deserializer that fails with the keys of the expected object.
struct KeyFinder;

/// The keys of an object.
#[derive(Debug)]
struct Keys(&'static [&'static str]);

impl fmt::Display for Keys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("keys")
    }
}

impl std::error::Error for Keys {}

impl de::Error for Keys {
    fn custom<M: fmt::Display>(_: M) -> Self {
        Self(&[])
    }
}

impl<'de> Deserializer<'de> for KeyFinder {
    type Error = Keys;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Keys> {
        Err(Keys(&[]))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Keys> {
        Err(Keys(fields))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map enum identifier ignored_any
    }
}
