//! Raw fields of a record. Each keeps its place in the text, so that an error in it has a line number.

use std::fmt;

use ron::error::SpannedError;
use ron::value::RawValue;
use serde::de::{Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};

/// Fields of the current format version.
const NAMES: [&str; 18] = [
    "game", "version", "date", "rules", "start", "seats", "moves", "result", "helped", "strict",
    "clock", "lines", "comments", "marks", "hinted", "verdicts", "cursor", "desk",
];

/// Fields by name, not parsed yet. Other format versions may have other fields.
#[derive(Debug, Default)]
pub(super) struct Fields<'a>(Vec<(String, &'a RawValue)>);

impl<'a> Fields<'a> {
    pub(super) fn of(text: &'a str) -> Result<Self, SpannedError> {
        ron::from_str(text)
    }

    pub(super) fn get(&self, name: &str) -> Option<&'a RawValue> {
        let found = self.0.iter().find(|(known, _)| known == name);
        found.map(|(_, part)| *part)
    }

    pub(super) fn unknown(&self) -> Option<(&str, &'a RawValue)> {
        let found = self.0.iter().find(|(name, _)| !NAMES.contains(&name.as_str()));
        found.map(|(name, part)| (name.as_str(), *part))
    }
}

impl<'de> Deserialize<'de> for Fields<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct PartsVisitor;

        impl<'de> Visitor<'de> for PartsVisitor {
            type Value = Fields<'de>;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("the parts of a record")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields<'de>, A::Error> {
                let mut parts = Fields::default();
                while let Some(name) = map.next_key::<String>()? {
                    if let Some(known) = NAMES.iter().find(|known| **known == name)
                        && parts.get(known).is_some()
                    {
                        return Err(A::Error::duplicate_field(known));
                    }
                    parts.0.push((name, map.next_value()?));
                }
                Ok(parts)
            }
        }

        deserializer.deserialize_struct("GameRecord", &NAMES, PartsVisitor)
    }
}
