//! The files that were opened or saved last.

use std::path::{Path, PathBuf};

use super::disk::Disk;
use super::files::{FileError, FileFault, read_text, set_aside, write_own};
use super::paths::{absolute, path_of, text_of};
use super::places::Places;

/// The files that were opened or saved last, the latest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecentFiles(Vec<PathBuf>);

impl RecentFiles {
    /// The most files that are remembered.
    pub const MOST: usize = 10;

    /// The list as it was saved; empty if there is none. One that cannot be read is put aside.
    pub fn load(disk: &dyn Disk, places: &Places) -> Self {
        places
            .recent()
            .map(|path| read(disk, &path))
            .unwrap_or_default()
    }

    /// The files, the latest first.
    pub fn paths(&self) -> &[PathBuf] {
        &self.0
    }

    /// Puts a file at the top.
    pub fn add(&mut self, path: &Path) {
        let path = absolute(path);
        self.0.retain(|known| *known != path);
        self.0.insert(0, path);
        self.0.truncate(Self::MOST);
    }

    /// The list as it was written.
    ///
    /// # Errors
    /// The text is not such a list.
    pub fn from_text(text: &str) -> Result<Self, ron::error::SpannedError> {
        let texts: Vec<String> = ron::from_str(text)?;
        let paths = texts.iter().filter_map(|text| path_of(text));
        Ok(Self(paths.take(Self::MOST).collect()))
    }

    /// The list as text.
    ///
    /// # Panics
    /// Never: a list of strings can always be written.
    pub fn to_text(&self) -> String {
        let texts: Vec<String> = self.0.iter().map(|path| text_of(path)).collect();
        ron::ser::to_string_pretty(&texts, ron::ser::PrettyConfig::new().new_line("\n"))
            .expect("a list of strings can always be written")
    }
}

/// Puts files, each above the one before, at the top of the list as it stands in its file by now:
/// another window may have put others there.
pub(super) fn write(disk: &dyn Disk, list: &Path, files: &[PathBuf]) -> Result<(), FileError> {
    let mut recent = read(disk, list);
    for file in files {
        recent.add(file);
    }
    write_own(disk, list, recent.to_text().as_bytes())
}

fn read(disk: &dyn Disk, list: &Path) -> RecentFiles {
    match read_text(list) {
        Ok(text) => RecentFiles::from_text(&text).unwrap_or_else(|_| {
            set_aside(disk, list);
            RecentFiles::default()
        }),
        Err(error) => {
            if error.fault != FileFault::NotFound {
                set_aside(disk, list);
            }
            RecentFiles::default()
        }
    }
}
