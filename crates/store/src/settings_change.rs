//! Changes to the settings, written value by value: values of other windows and newer versions stay.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use serde::Serialize;

use super::disk::Disk;
use super::files::{FileError, FileFault, read_own, set_aside, write_own};
use super::settings_file::{Fields, RonTree, SettingsWarning, is_plain, ron_text};

/// Changes of one window to the settings. Writing them leaves all other values alone, because they may
/// come from another window or a newer version. In a map or a set of texts, each entry counts as a value of its own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SettingsChange {
    /// All values by name, as RON.
    values: Vec<(String, String)>,
    /// Names of the values that changed as a whole.
    changed: BTreeSet<String>,
    /// Changed entries of maps and sets: name of the map, name of the entry.
    entries: BTreeSet<(String, String)>,
}

impl SettingsChange {
    /// Returns the changes from `old` to `new`.
    pub fn between<T: Serialize>(old: &T, new: &T) -> Self {
        let before = RonTree::of(&ron_text(old)).values();
        let mut change = Self { values: RonTree::of(&ron_text(new)).values(), ..Self::default() };
        for (name, value) in &change.values {
            let known = before.iter().find(|(known, _)| known == name);
            let known = known.map_or("", |(_, value)| value);
            if known == value {
                continue;
            }
            match (Entries::of(known), Entries::of(value)) {
                (Some(old), Some(new)) if old.is_set == new.is_set => {
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
    /// warning; all values if the file was damaged.
    pub fn repair<T: Serialize>(values: &T, warnings: &[SettingsWarning]) -> Self {
        let wrong = warnings.iter().filter_map(|warning| match warning {
            SettingsWarning::Wrong(name) => Some(name.split('.').next().unwrap_or(name).to_owned()),
            SettingsWarning::Unreadable(..)
            | SettingsWarning::Damaged(..)
            | SettingsWarning::Missing(_) => None,
        });
        let values = RonTree::of(&ron_text(values)).values();
        let is_damaged =
            |warning: &SettingsWarning| matches!(warning, SettingsWarning::Damaged(..));
        let changed = if warnings.iter().any(is_damaged) {
            values.iter().map(|(name, _)| name.clone()).collect()
        } else {
            wrong.collect()
        };
        Self { values, changed, entries: BTreeSet::new() }
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
    /// Fails if the file cannot be reached or written; the old one is then untouched.
    pub fn write(&self, disk: &dyn Disk, path: &Path) -> Result<(), FileError> {
        let text = match read_own(path) {
            Ok(text) => text,
            Err(error) if error.fault == FileFault::NotFound => String::new(),
            Err(error) if error.fault.is_damage() => {
                set_aside(disk, path);
                String::new()
            }
            Err(error) => return Err(error),
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
        if own.is_set != entries.is_set {
            return None;
        }
        for entry in changed {
            match own.by_name.get(entry) {
                Some(value) => entries.by_name.insert(entry.clone(), value),
                None => entries.by_name.remove(entry),
            };
        }
        Some(entries.ron())
    }
}

/// Entries of a map, or of a set of texts, whose values are empty.
struct Entries<'a> {
    by_name: BTreeMap<String, &'a str>,
    is_set: bool,
}

impl<'a> Entries<'a> {
    fn of(ron: &'a str) -> Option<Self> {
        if ron.starts_with('[') {
            let names: Vec<String> = ron::from_str(ron).ok()?;
            // A list in another order is no set.
            if !names.is_sorted_by(|one, next| one < next) {
                return None;
            }
            let by_name = names.into_iter().map(|name| (name, "")).collect();
            return Some(Self { by_name, is_set: true });
        }
        let fields = ron.starts_with('{').then(|| Fields::of(ron).ok())?;
        Some(Self { by_name: fields?.0.into_iter().collect(), is_set: false })
    }

    fn difference(&self, other: &Self) -> BTreeSet<String> {
        let names = self.by_name.keys().chain(other.by_name.keys());
        let differs = |name: &&String| self.by_name.get(*name) != other.by_name.get(*name);
        names.filter(differs).cloned().collect()
    }

    fn ron(&self) -> String {
        if self.is_set {
            return ron_text(&self.by_name.keys().collect::<Vec<_>>());
        }
        let entry = |(name, value): (&String, &&str)| format!("{}:{value}", ron_text(name));
        let entries: Vec<String> = self.by_name.iter().map(entry).collect();
        format!("{{{}}}", entries.join(","))
    }
}
