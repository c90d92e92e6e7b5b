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

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    type Rules = BTreeMap<String, KeptRules>;

    #[test]
    fn rules_are_one_value_and_not_text_inside_text() {
        let rules: Rules = [("pair".to_owned(), KeptRules::of(&(1, true)))].into();
        let text = ron::to_string(&rules).expect("plain data");
        assert_eq!(text, "{\"pair\":(1,true)}");
        let read: Rules = ron::from_str(&text).expect("just written");
        assert_eq!(read, rules);
        assert_eq!(read["pair"].read::<(u8, bool)>(), Some((1, true)));
        assert_eq!(read["pair"].read::<String>(), None);
    }

    #[test]
    fn rules_of_the_first_versions_are_read() {
        let read: Rules = ron::from_str("{\"pair\":\"(1,true)\"}").expect("the old form");
        assert_eq!(read["pair"], KeptRules::of(&(1, true)));
        assert!(ron::from_str::<Rules>("{\"pair\":\"(1,\"}").is_err());
    }

    #[test]
    fn what_is_written_around_rules_is_no_part_of_them() {
        for text in [
            "{\"pair\": \" (1,true) \"}",
            "{\"pair\":  (1,true) /* both */ }",
        ] {
            let read: Rules = ron::from_str(text).expect("rules");
            assert_eq!(read["pair"], KeptRules::of(&(1, true)), "{text}");
        }
    }
}
