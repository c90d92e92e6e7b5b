//! List of recently opened or saved files.

use std::path::{Path, PathBuf};

use super::disk::Disk;
use super::files::{FileError, FileFault, read_own, set_aside, write_own};
use super::paths::{absolute, path_of, text_of};
use super::places::Places;

/// Recently opened or saved files, latest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecentFiles(Vec<PathBuf>);

impl RecentFiles {
    /// Maximum length of the list.
    pub const MOST: usize = 10;

    /// Loads the saved list; empty if there is none. A damaged list is set aside, except for the lines that
    /// can be read.
    pub fn load(disk: &dyn Disk, places: &Places) -> Self {
        places.recent().and_then(|path| read(disk, &path).ok()).unwrap_or_default()
    }

    /// Paths of the files, latest first.
    pub fn paths(&self) -> &[PathBuf] {
        &self.0
    }

    /// Moves a file to the top of the list, or adds it there.
    pub fn add(&mut self, path: &Path) {
        let path = absolute(path);
        self.0.retain(|known| *known != path);
        self.0.insert(0, path);
        self.0.truncate(Self::MOST);
    }

    /// Parses the text of a saved list.
    ///
    /// # Errors
    /// Fails if the text is not a list of strings in RON.
    pub fn from_text(text: &str) -> Result<Self, ron::error::SpannedError> {
        let texts: Vec<String> = ron::from_str(text)?;
        let paths = texts.iter().filter_map(|text| path_of(text));
        Ok(Self(paths.take(Self::MOST).collect()))
    }

    /// Reads the lines that are valid by themselves.
    fn salvage(text: &str) -> Self {
        let paths = text.lines().filter_map(|line| {
            let text: String = ron::from_str(line.trim().trim_end_matches(',')).ok()?;
            path_of(&text)
        });
        Self(paths.take(Self::MOST).collect())
    }

    /// Serializes the list.
    ///
    /// # Panics
    /// Never: a list of strings can always be written.
    pub fn to_text(&self) -> String {
        let texts: Vec<String> = self.0.iter().map(|path| text_of(path)).collect();
        ron::ser::to_string_pretty(&texts, ron::ser::PrettyConfig::new().new_line("\n"))
            .expect("a list of strings can always be written")
    }
}

/// Adds files to the top of the list, the last one on top. Reads the list again first, because another
/// window may have changed it. Writes nothing if the list cannot be reached.
pub(super) fn write(disk: &dyn Disk, list: &Path, files: &[PathBuf]) -> Result<(), FileError> {
    let mut recent = read(disk, list)?;
    for file in files {
        recent.add(file);
    }
    write_own(disk, list, recent.to_text().as_bytes())
}

fn read(disk: &dyn Disk, list: &Path) -> Result<RecentFiles, FileError> {
    let text = match read_own(list) {
        Ok(text) => text,
        Err(error) if error.fault == FileFault::NotFound => return Ok(RecentFiles::default()),
        Err(error) if error.fault.is_damage() => {
            set_aside(disk, list);
            return Ok(RecentFiles::default());
        }
        Err(error) => return Err(error),
    };
    Ok(RecentFiles::from_text(&text).unwrap_or_else(|_| {
        set_aside(disk, list);
        RecentFiles::salvage(&text)
    }))
}
