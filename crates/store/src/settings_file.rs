//! Settings as a file, read value by value: an invalid value never affects the others.

use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;

use ron::error::SpannedError;
use ron::value::RawValue;
use serde::de::{DeserializeOwned, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::disk::Disk;
use super::files::{FileFault, read_own, set_aside};
use super::paths::shown;
use super::places::Places;
use kuba_rules::phrase::{Phrase, ToPhrase};

/// Reason for a default value in the settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingsWarning {
    /// The whole file is unreadable: the reason, and the new path of the file if it could be set aside.
    Unreadable(Phrase, Option<PathBuf>),
    /// Parts of the file are unreadable: the reason, and the path of the damaged file.
    Damaged(Phrase, PathBuf),
    /// The value with this name is invalid.
    Wrong(String),
    /// The value with this name is missing.
    Missing(String),
}

impl ToPhrase for SettingsWarning {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Unreadable(reason, Some(kept)) => Phrase::new("settings-kept-aside")
                .with("reason", reason.clone())
                .with("file", shown(kept)),
            Self::Unreadable(reason, None) => {
                Phrase::new("settings-unreadable").with("reason", reason.clone())
            }
            Self::Damaged(reason, kept) => Phrase::new("settings-damaged")
                .with("reason", reason.clone())
                .with("file", shown(kept)),
            Self::Wrong(name) => Phrase::new("settings-wrong").with("name", name.as_str()),
            Self::Missing(name) => Phrase::new("settings-missing").with("name", name.as_str()),
        }
    }
}

/// Reads the settings. Each missing or invalid value gets its default and a warning; a missing file
/// causes no warning. A damaged file is set aside, except for the lines that can be read.
pub fn read_settings<T>(disk: &dyn Disk, places: &Places) -> (T, Vec<SettingsWarning>)
where
    T: Default + Serialize + DeserializeOwned,
{
    let Some(path) = places.settings() else {
        return (T::default(), Vec::new());
    };
    let text = match read_own(&path) {
        Ok(text) => text,
        Err(error) if error.fault == FileFault::NotFound => return (T::default(), Vec::new()),
        Err(error) => {
            let kept = error.fault.is_damage().then(|| set_aside(disk, &path));
            let warning = SettingsWarning::Unreadable(error.phrase(), kept.flatten());
            return (T::default(), vec![warning]);
        }
    };
    settings_from(&text).unwrap_or_else(|line| {
        let reason = Phrase::new("settings-line").with("line", line);
        let kept = set_aside(disk, &path);
        let lines = valid_lines(&text);
        if lines.is_empty() {
            let warning = SettingsWarning::Unreadable(reason, kept);
            return (T::default(), vec![warning]);
        }
        let warning = SettingsWarning::Damaged(reason, kept.unwrap_or_else(|| path.clone()));
        let (settings, _) = settings_from(&format!("({lines})")).unwrap_or_default();
        (settings, vec![warning])
    })
}

/// The lines of a damaged file that are values with names: [`SettingsChange::write`] writes each into a line.
fn valid_lines(text: &str) -> String {
    let is_valid = |line: &&str| {
        let fields = format!("({line})");
        Fields::of(&fields).is_ok_and(|fields| !fields.0.is_empty())
    };
    let lines = text.lines().map(|line| line.trim().trim_end_matches(','));
    let valid: Vec<&str> = lines.filter(is_valid).collect();
    valid.join(",\n")
}

/// Parses settings value by value, with a warning for each that is missing or invalid.
///
/// # Errors
/// The line of the first syntax error, from 1.
pub fn settings_from<T>(text: &str) -> Result<(T, Vec<SettingsWarning>), usize>
where
    T: Default + Serialize + DeserializeOwned,
{
    let file = Fields::of(text).map_err(|error| error.span.start.line)?;
    let defaults = RonTree::of(&ron_text(&T::default()));
    let accepts = |tree: &RonTree| ron::from_str::<T>(&tree.ron()).is_ok();
    let mut tree = defaults.clone();
    let mut warnings = tree.take_all(&file);
    if !accepts(&tree) {
        tree = defaults;
        warnings.clear();
        for (index, name) in tree.names().iter().enumerate() {
            match file.value(name) {
                Some(value) => {
                    let mut taking = SettingsReader {
                        tree: &mut tree,
                        accepts: &accepts,
                        warnings: &mut warnings,
                    };
                    taking.take(&mut vec![index], name, value);
                }
                None => warnings.push(SettingsWarning::Missing(name.clone())),
            }
        }
    }
    Ok((ron::from_str(&tree.ron()).unwrap_or_default(), warnings))
}

/// Returns the values of a settings file by name, as RON.
///
/// # Errors
/// The line of the first syntax error, from 1.
pub fn settings_values(text: &str) -> Result<BTreeMap<String, String>, usize> {
    let fields = Fields::of(text).map_err(|error| error.span.start.line)?;
    let values = fields.0.into_iter();
    Ok(values.map(|(name, value)| (name, value.to_owned())).collect())
}

/// Other names cannot be written as field names in RON.
pub(super) fn is_plain(name: &str) -> bool {
    let mut chars = name.chars();
    chars.next().is_some_and(|c| c.is_ascii_alphabetic() || c == '_')
        && chars.all(|c| c.is_ascii_alphanumeric() || c == '_')
}

pub(super) fn ron_text<T: Serialize>(value: &T) -> String {
    ron::to_string(value).expect("settings are plain values, which can always be written")
}

pub(super) struct Fields<'a>(pub(super) Vec<(String, &'a str)>);

impl<'a> Fields<'a> {
    pub(super) fn of(text: &'a str) -> Result<Self, SpannedError> {
        ron::from_str(text.trim_start_matches('\u{feff}'))
    }

    /// If the name occurs twice, the last value counts.
    pub(super) fn value(&self, name: &str) -> Option<&'a str> {
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

/// Settings as RON, split at nested structs.
#[derive(Clone)]
pub(super) enum RonTree {
    Value(String),
    Struct(Vec<(String, RonTree)>),
}

impl RonTree {
    pub(super) fn of(ron: &str) -> Self {
        // With a name in front it would be an enum variant, which is only valid as a whole.
        let fields = ron
            .starts_with('(')
            .then(|| ron::from_str::<Fields>(ron).ok())
            .flatten()
            .filter(|fields| !fields.0.is_empty());
        match fields {
            Some(fields) => Self::Struct(
                fields.0.into_iter().map(|(name, value)| (name, Self::of(value))).collect(),
            ),
            None => Self::Value(ron.to_owned()),
        }
    }

    fn ron(&self) -> String {
        match self {
            Self::Value(ron) => ron.clone(),
            Self::Struct(fields) => {
                let fields: Vec<String> =
                    fields.iter().map(|(name, value)| format!("{name}:{}", value.ron())).collect();
                format!("({})", fields.join(","))
            }
        }
    }

    fn names(&self) -> Vec<String> {
        match self {
            Self::Value(_) => Vec::new(),
            Self::Struct(fields) => fields.iter().map(|(name, _)| name.clone()).collect(),
        }
    }

    pub(super) fn values(&self) -> Vec<(String, String)> {
        match self {
            Self::Value(_) => Vec::new(),
            Self::Struct(fields) => {
                fields.iter().map(|(name, value)| (name.clone(), value.ron())).collect()
            }
        }
    }

    /// Takes all values of the file unchecked, because in most files all are valid. Returns a warning for
    /// each missing value.
    fn take_all(&mut self, file: &Fields) -> Vec<SettingsWarning> {
        let mut missing = Vec::new();
        if let Self::Struct(fields) = self {
            for (name, tree) in fields {
                match file.value(name) {
                    Some(value) => *tree = Self::Value(value.to_owned()),
                    None => missing.push(SettingsWarning::Missing(name.clone())),
                }
            }
        }
        missing
    }

    /// `path` has one field index per level.
    fn at(&mut self, path: &[usize]) -> &mut Self {
        path.iter().fold(self, |tree, &index| match tree {
            Self::Struct(fields) => &mut fields[index].1,
            Self::Value(_) => tree,
        })
    }
}

struct SettingsReader<'a> {
    tree: &'a mut RonTree,
    accepts: &'a dyn Fn(&RonTree) -> bool,
    warnings: &'a mut Vec<SettingsWarning>,
}

impl SettingsReader<'_> {
    /// Takes a value if it is accepted; otherwise takes the accepted values inside it.
    fn take(&mut self, path: &mut Vec<usize>, name: &str, value: &str) {
        let default = std::mem::replace(self.tree.at(path), RonTree::Value(value.to_owned()));
        if (self.accepts)(self.tree) {
            return;
        }
        let names = default.names();
        *self.tree.at(path) = default;
        let inner = value.starts_with('(').then(|| ron::from_str::<Fields>(value).ok()).flatten();
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
