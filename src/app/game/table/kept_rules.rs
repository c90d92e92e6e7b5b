//! Rules of a game as the settings keep them.

use ron::value::RawValue;
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize};

/// Rules of a game of unknown type, as one RON value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct KeptRules(Box<RawValue>);

impl KeptRules {
    /// Rules to keep.
    ///
    /// # Panics
    /// If the rules cannot be written, which plain data always can.
    pub fn of<R: Serialize>(rules: &R) -> Self {
        Self(RawValue::from_rust(rules).expect("rules are plain data"))
    }

    /// The rules, or `None` if they are not of this type.
    pub fn read<R: DeserializeOwned>(&self) -> Option<R> {
        self.0.into_rust().ok()
    }
}

impl<'de> Deserialize<'de> for KeptRules {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let raw = Box::<RawValue>::deserialize(from)?;
        // The first versions kept rules as text inside the text.
        let raw = match raw.into_rust::<String>() {
            Ok(text) => {
                RawValue::from_boxed_ron(text.into_boxed_str()).map_err(D::Error::custom)?
            }
            Err(_) => raw,
        };
        // Spaces and comments around a value are not part of it.
        Ok(Self(raw.trim_boxed()))
    }
}
