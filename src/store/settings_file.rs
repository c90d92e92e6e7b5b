//! Settings as a file, read value by value: an invalid value never affects the others.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Write as _};
use std::path::{Path, PathBuf};

use ron::error::SpannedError;
use ron::value::RawValue;
use serde::de::{DeserializeOwned, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::disk::Disk;
use super::files::{FileError, FileFault, read_text, set_aside, write_own};
use super::paths::shown;
use super::places::Places;
use crate::phrase::{Phrase, ToPhrase};

/// Reason for a default value in the settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingsWarning {
    /// The whole file is unreadable: the reason, and the new path of the file if it could be set aside.
    Unreadable(Phrase, Option<PathBuf>),
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
            Self::Wrong(name) => Phrase::new("settings-wrong").with("name", name.as_str()),
            Self::Missing(name) => Phrase::new("settings-missing").with("name", name.as_str()),
        }
    }
}

/// Reads the settings. Each missing or invalid value gets its default and a warning; a missing file
/// causes no warning.
pub fn read_settings<T>(disk: &dyn Disk, places: &Places) -> (T, Vec<SettingsWarning>)
where
    T: Default + Serialize + DeserializeOwned,
{
    let Some(path) = places.settings() else {
        return (T::default(), Vec::new());
    };
    let unreadable = |reason: Phrase| {
        let kept = set_aside(disk, &path);
        let warning = SettingsWarning::Unreadable(reason, kept);
        (T::default(), vec![warning])
    };
    match read_text(&path) {
        Ok(text) => settings_from(&text).unwrap_or_else(|line| {
            let reason = Phrase::new("settings-line").with("line", line);
            unreadable(reason)
        }),
        Err(error) if error.fault == FileFault::NotFound => (T::default(), Vec::new()),
        Err(error) => unreadable(error.phrase()),
    }
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
    for (name, value) in &file.0 {
        tree.add_former((name, value), &accepts);
    }
    Ok((ron::from_str(&tree.ron()).unwrap_or_default(), warnings))
}

/// Changes of one window to the settings. Writing them leaves all other values alone, because they may
/// come from another window or a newer version. In a map, each entry counts as a value of its own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SettingsChange {
    /// All values by name, as RON.
    values: Vec<(String, String)>,
    /// Names of the values that changed as a whole.
    changed: BTreeSet<String>,
    /// Changed entries of maps: name of the map, name of the entry.
    entries: BTreeSet<(String, String)>,
}

impl SettingsChange {
    /// Returns the changes from `old` to `new`.
    pub fn between<T: Serialize>(old: &T, new: &T) -> Self {
        let before = RonTree::of(&ron_text(old)).values();
        let mut change = Self {
            values: RonTree::of(&ron_text(new)).values(),
            ..Self::default()
        };
        for (name, value) in &change.values {
            let known = before.iter().find(|(known, _)| known == name);
            let known = known.map_or("", |(_, value)| value);
            if known == value {
                continue;
            }
            match (Entries::of(known), Entries::of(value)) {
                (Some(old), Some(new)) => {
                    let changed = old.difference(&new).into_iter();
                    let changed = changed.map(|entry| (name.clone(), entry));
                    change.entries.extend(changed);
                }
                _ => {
                    change.changed.insert(name.clone());
                }
            }
        }
        change
    }

    /// Returns the changes that replace all invalid values in the file, so that they cause no further
    /// warning.
    pub fn repair<T: Serialize>(values: &T, warnings: &[SettingsWarning]) -> Self {
        let wrong = warnings.iter().filter_map(|warning| match warning {
            SettingsWarning::Wrong(name) => Some(name.split('.').next().unwrap_or(name).to_owned()),
            SettingsWarning::Unreadable(..) | SettingsWarning::Missing(_) => None,
        });
        Self {
            values: RonTree::of(&ron_text(values)).values(),
            changed: wrong.collect(),
            entries: BTreeSet::new(),
        }
    }

    /// Returns `true` if nothing has changed.
    pub fn is_empty(&self) -> bool {
        self.changed.is_empty() && self.entries.is_empty()
    }

    pub(super) fn follow(&mut self, later: Self) {
        self.values = later.values;
        self.changed.extend(later.changed);
        self.entries.extend(later.entries);
    }

    /// Writes the changed values to a settings file, and the other values if the file lacks them.
    ///
    /// # Errors
    /// Fails if the file cannot be written; the old one is then untouched.
    pub fn write(&self, disk: &dyn Disk, path: &Path) -> Result<(), FileError> {
        let text = match read_text(path) {
            Ok(text) => text,
            Err(error) if error.fault == FileFault::NotFound => String::new(),
            Err(_) => {
                set_aside(disk, path);
                String::new()
            }
        };
        let file = Fields::of(&text).unwrap_or_else(|_| {
            if !text.is_empty() {
                set_aside(disk, path);
            }
            Fields(Vec::new())
        });
        write_own(disk, path, self.applied(&file).as_bytes())
    }

    fn applied(&self, file: &Fields) -> String {
        let mut text = "(\n".to_owned();
        let mut field = |name: &str, value: &str| {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "    {name}: {value},");
        };
        for (name, value) in &self.values {
            match file.value(name) {
                Some(known) if !self.changed.contains(name) => {
                    let merged = self.merged(name, known, value);
                    field(name, merged.as_deref().unwrap_or(known));
                }
                _ => field(name, value),
            }
        }
        let is_ours = |name: &str| self.values.iter().any(|(known, _)| known == name);
        for (name, value) in &file.0 {
            if !is_ours(name) && is_plain(name) {
                field(name, value);
            }
        }
        text.push_str(")\n");
        text
    }

    /// `None` if the map in the file stays as it is.
    fn merged(&self, name: &str, known: &str, own: &str) -> Option<String> {
        let changed = self.entries.iter().filter(|(map, _)| map == name);
        let mut changed = changed.map(|(_, entry)| entry).peekable();
        changed.peek()?;
        // If the file has no map there, the value is unreadable anyway.
        let Some(mut entries) = Entries::of(known) else {
            return Some(own.to_owned());
        };
        let own = Entries::of(own)?;
        for entry in changed {
            match own.0.get(entry) {
                Some(value) => entries.0.insert(entry.clone(), value),
                None => entries.0.remove(entry),
            };
        }
        Some(entries.ron())
    }
}

struct Entries<'a>(BTreeMap<String, &'a str>);

impl<'a> Entries<'a> {
    fn of(ron: &'a str) -> Option<Self> {
        let fields = ron.starts_with('{').then(|| Fields::of(ron).ok())?;
        Some(Self(fields?.0.into_iter().collect()))
    }

    fn difference(&self, other: &Self) -> BTreeSet<String> {
        let names = self.0.keys().chain(other.0.keys());
        let differs = |name: &&String| self.0.get(*name) != other.0.get(*name);
        names.filter(differs).cloned().collect()
    }

    fn ron(&self) -> String {
        let entry = |(name, value): (&String, &&str)| format!("{}:{value}", ron_text(name));
        let entries: Vec<String> = self.0.iter().map(entry).collect();
        format!("{{{}}}", entries.join(","))
    }
}

/// Other names cannot be written as field names in RON.
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

struct Fields<'a>(Vec<(String, &'a str)>);

impl<'a> Fields<'a> {
    fn of(text: &'a str) -> Result<Self, SpannedError> {
        ron::from_str(text.trim_start_matches('\u{feff}'))
    }

    /// If the name occurs twice, the last value counts.
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

/// Settings as RON, split at nested structs.
#[derive(Clone)]
enum RonTree {
    Value(String),
    Struct(Vec<(String, RonTree)>),
}

impl RonTree {
    fn of(ron: &str) -> Self {
        // With a name in front it would be an enum variant, which is only valid as a whole.
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

    fn names(&self) -> Vec<String> {
        match self {
            Self::Value(_) => Vec::new(),
            Self::Struct(fields) => fields.iter().map(|(name, _)| name.clone()).collect(),
        }
    }

    fn values(&self) -> Vec<(String, String)> {
        match self {
            Self::Value(_) => Vec::new(),
            Self::Struct(fields) => fields
                .iter()
                .map(|(name, value)| (name.clone(), value.ron()))
                .collect(),
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

    /// Adds an unknown value of the file if `accepts` allows it: fields that are no longer written may
    /// still be read.
    fn add_former(&mut self, (name, value): (&str, &str), accepts: &dyn Fn(&Self) -> bool) {
        let known = self.names();
        if let Self::Struct(fields) = self
            && is_plain(name)
            && !known.iter().any(|known| known == name)
        {
            fields.push((name.to_owned(), Self::Value(value.to_owned())));
            if !accepts(self)
                && let Self::Struct(fields) = self
            {
                fields.pop();
            }
        }
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
