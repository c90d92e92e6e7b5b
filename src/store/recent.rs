//! The files that were opened or saved last.

use std::path::{Path, PathBuf};

use super::files::{FileError, FileFault, read_text, set_aside, write_own};
use super::places::Places;

/// The files that were opened or saved last, the latest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecentFiles {
    paths: Vec<PathBuf>,
    store: Option<PathBuf>,
}

impl RecentFiles {
    /// The most files that are remembered.
    pub const MOST: usize = 10;

    /// The list as it was saved; empty if there is none. One that cannot be read is put aside.
    pub fn load(places: &Places) -> Self {
        let store = places.recent();
        let paths = store.as_deref().map(read_list).unwrap_or_default();
        Self { paths, store }
    }

    /// The files, the latest first.
    pub fn paths(&self) -> &[PathBuf] {
        &self.paths
    }

    /// Puts a file at the top and saves the list.
    ///
    /// # Errors
    /// Why the list could not be saved; it holds for this run of the program.
    pub fn add(&mut self, path: &Path) -> Result<(), FileError> {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        self.paths.retain(|known| *known != path);
        self.paths.insert(0, path);
        self.paths.truncate(Self::MOST);
        self.save()
    }

    /// Forgets a file and saves the list.
    ///
    /// # Errors
    /// Why the list could not be saved; it holds for this run of the program.
    pub fn remove(&mut self, path: &Path) -> Result<(), FileError> {
        self.paths.retain(|known| known != path);
        self.save()
    }

    /// Forgets all files and saves the list.
    ///
    /// # Errors
    /// Why the list could not be saved; it holds for this run of the program.
    pub fn clear(&mut self) -> Result<(), FileError> {
        self.paths.clear();
        self.save()
    }

    fn save(&self) -> Result<(), FileError> {
        let Some(store) = &self.store else {
            return Ok(());
        };
        // A name that is not Unicode cannot be written in a text file.
        let names: Vec<&str> = self.paths.iter().filter_map(|path| path.to_str()).collect();
        let text = ron::ser::to_string_pretty(&names, ron::ser::PrettyConfig::new())
            .expect("a list of strings can always be written");
        write_own(store, text.as_bytes())
    }
}

fn read_list(store: &Path) -> Vec<PathBuf> {
    let text = match read_text(store) {
        Ok(text) => text,
        Err(error) => {
            if error.fault != FileFault::NotFound {
                set_aside(store);
            }
            return Vec::new();
        }
    };
    let Ok(mut paths) = ron::from_str::<Vec<PathBuf>>(&text) else {
        set_aside(store);
        return Vec::new();
    };
    paths.truncate(RecentFiles::MOST);
    paths
}
