//! Settings as a file, value by value: one that cannot be read never costs the others.

use std::fmt::{self, Write as _};
use std::path::PathBuf;

use ron::value::RawValue;
use serde::de::{DeserializeOwned, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::files::{FileError, FileFault, read_text, set_aside, write_own};
use super::places::Places;
use crate::phrase::{Phrase, Say};

/// Where settings are saved, and what stood there that this version does not know.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SettingsStore {
    path: Option<PathBuf>,
    /// Names and values (as RON) that a newer version of the program has written.
    unknown: Vec<(String, String)>,
}

/// Something in the settings that has its default value because the file lacks a sound one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingsWarning {
    /// The whole file cannot be read: why, and where it is kept now if it could be moved.
    Unreadable(Phrase, Option<PathBuf>),
    /// The value with this name is none that can stand there.
    Wrong(String),
    /// There is no value with this name.
    Missing(String),
}

impl Say for SettingsWarning {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Unreadable(reason, Some(kept)) => Phrase::new("settings-kept-aside")
                .with("reason", reason.clone())
                .with("file", kept.display().to_string()),
            Self::Unreadable(reason, None) => {
                Phrase::new("settings-unreadable").with("reason", reason.clone())
            }
            Self::Wrong(name) => Phrase::new("settings-wrong").with("name", name.as_str()),
            Self::Missing(name) => Phrase::new("settings-missing").with("name", name.as_str()),
        }
    }
}

impl SettingsStore {
    /// Reads the settings. Each value that is missing or wrong has its default and a warning; no
    /// file at all is no reason for one.
    pub fn load<T>(places: &Places) -> (Self, T, Vec<SettingsWarning>)
    where
        T: Default + Serialize + DeserializeOwned,
    {
        let mut store = Self {
            path: places.settings(),
            unknown: Vec::new(),
        };
        let text = match store.path.as_deref().map(read_text) {
            None => return (store, T::default(), Vec::new()),
            Some(Ok(text)) => text,
            Some(Err(error)) if error.fault == FileFault::NotFound => {
                return (store, T::default(), Vec::new());
            }
            Some(Err(error)) => return store.unreadable(error.phrase()),
        };
        let text = text.trim_start_matches('\u{feff}');
        let file = match ron::from_str::<Fields>(text) {
            Ok(fields) => fields,
            Err(error) => {
                let line = error.span.start.line;
                return store.unreadable(Phrase::new("settings-line").with("line", line));
            }
        };
        let mut tree = Tree::of(&ron_text(&T::default()));
        let accepts = |tree: &Tree| ron::from_str::<T>(&tree.ron()).is_ok();
        let mut warnings = Vec::new();
        let known = tree.names();
        for (index, name) in known.iter().enumerate() {
            match file.value(name) {
                Some(value) => {
                    let mut taking = Taking {
                        tree: &mut tree,
                        accepts: &accepts,
                        warnings: &mut warnings,
                    };
                    taking.take(&mut vec![index], name, value);
                }
                None => warnings.push(SettingsWarning::Missing(name.clone())),
            }
        }
        store.unknown = file
            .0
            .into_iter()
            .filter(|(name, _)| !known.contains(name) && is_plain(name))
            .map(|(name, value)| (name, value.to_owned()))
            .collect();
        let values = ron::from_str(&tree.ron()).unwrap_or_default();
        (store, values, warnings)
    }

    /// Saves the settings, with what a newer version had put there.
    ///
    /// # Errors
    /// The file and why it could not be written; the old one is untouched.
    pub fn save<T: Serialize>(&self, values: &T) -> Result<(), FileError> {
        let Some(path) = &self.path else {
            return Ok(());
        };
        let config = ron::ser::PrettyConfig::new().new_line("\n");
        let mut text = ron::ser::to_string_pretty(values, config).map_err(|error| FileError {
            path: path.clone(),
            fault: FileFault::Other(error.to_string()),
        })?;
        if let Some(end) = text.rfind(')') {
            let mut rest = String::new();
            for (name, value) in &self.unknown {
                // Writing to a string cannot fail.
                let _ = writeln!(rest, "    {name}: {value},");
            }
            text.insert_str(end, &rest);
        }
        text.push('\n');
        write_own(path, text.as_bytes())
    }

    fn unreadable<T: Default>(self, reason: Phrase) -> (Self, T, Vec<SettingsWarning>) {
        let kept = self.path.as_deref().and_then(set_aside);
        let warning = SettingsWarning::Unreadable(reason, kept);
        (self, T::default(), vec![warning])
    }
}

/// Whether a name can be written as it is.
fn is_plain(name: &str) -> bool {
    let mut chars = name.chars();
    chars
        .next()
        .is_some_and(|c| c.is_ascii_alphabetic() || c == '_')
        && chars.all(|c| c.is_ascii_alphanumeric() || c == '_')
}

fn ron_text<T: Serialize>(value: &T) -> String {
    ron::to_string(value).expect("settings are plain values, which can always be written")
}

/// The named values of a struct, each as RON.
struct Fields<'a>(Vec<(String, &'a str)>);

impl<'a> Fields<'a> {
    /// The value with this name.
    fn value(&self, name: &str) -> Option<&'a str> {
        let found = self.0.iter().rev().find(|(known, _)| known == name);
        found.map(|(_, value)| *value)
    }
}

impl<'de> Deserialize<'de> for Fields<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct FieldsVisitor;

        impl<'de> Visitor<'de> for FieldsVisitor {
            type Value = Fields<'de>;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("named values")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields<'de>, A::Error> {
                let mut fields = Vec::new();
                while let Some(name) = map.next_key::<String>()? {
                    let value: &RawValue = map.next_value()?;
                    fields.push((name, value.trim().get_ron()));
                }
                Ok(Fields(fields))
            }
        }

        deserializer.deserialize_any(FieldsVisitor)
    }
}

/// Settings as RON, with the structs inside them taken apart.
enum Tree {
    Value(String),
    Struct(Vec<(String, Tree)>),
}

impl Tree {
    fn of(ron: &str) -> Self {
        // With a name in front it would be a variant of an enum, which only fits as a whole.
        let fields = ron
            .starts_with('(')
            .then(|| ron::from_str::<Fields>(ron).ok())
            .flatten()
            .filter(|fields| !fields.0.is_empty());
        match fields {
            Some(fields) => Self::Struct(
                fields
                    .0
                    .into_iter()
                    .map(|(name, value)| (name, Self::of(value)))
                    .collect(),
            ),
            None => Self::Value(ron.to_owned()),
        }
    }

    fn ron(&self) -> String {
        match self {
            Self::Value(ron) => ron.clone(),
            Self::Struct(fields) => {
                let fields: Vec<String> = fields
                    .iter()
                    .map(|(name, value)| format!("{name}:{}", value.ron()))
                    .collect();
                format!("({})", fields.join(","))
            }
        }
    }

    /// The names of the values in it.
    fn names(&self) -> Vec<String> {
        match self {
            Self::Value(_) => Vec::new(),
            Self::Struct(fields) => fields.iter().map(|(name, _)| name.clone()).collect(),
        }
    }

    /// The part that is reached by going to the value with each of these indices.
    fn at(&mut self, path: &[usize]) -> &mut Self {
        path.iter().fold(self, |tree, &index| match tree {
            Self::Struct(fields) => &mut fields[index].1,
            Self::Value(_) => tree,
        })
    }
}

/// Settings into which the values of a file are taken, one by one.
struct Taking<'a> {
    tree: &'a mut Tree,
    accepts: &'a dyn Fn(&Tree) -> bool,
    warnings: &'a mut Vec<SettingsWarning>,
}

impl Taking<'_> {
    /// Takes a value if it can stand there; or else, of a struct, the values in it that can.
    fn take(&mut self, path: &mut Vec<usize>, name: &str, value: &str) {
        let default = std::mem::replace(self.tree.at(path), Tree::Value(value.to_owned()));
        if (self.accepts)(self.tree) {
            return;
        }
        let names = default.names();
        *self.tree.at(path) = default;
        let inner = value
            .starts_with('(')
            .then(|| ron::from_str::<Fields>(value).ok())
            .flatten();
        let Some(inner) = inner.filter(|_| !names.is_empty()) else {
            self.warnings.push(SettingsWarning::Wrong(name.to_owned()));
            return;
        };
        for (index, inner_name) in names.iter().enumerate() {
            let full_name = format!("{name}.{inner_name}");
            let Some(value) = inner.value(inner_name) else {
                self.warnings.push(SettingsWarning::Missing(full_name));
                continue;
            };
            path.push(index);
            self.take(path, &full_name, value);
            path.pop();
        }
    }
}
