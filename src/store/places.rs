//! Where the program keeps its own files.

use std::env;
use std::path::{Path, PathBuf};

use directories::ProjectDirs;

use super::paths::absolute;

/// The folders of the program's own files. A missing one (nobody is at home) only means that
/// nothing is remembered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Places {
    /// The folder of the settings.
    pub config: Option<PathBuf>,
    /// The folder of the game in progress and the list of recent files.
    pub data: Option<PathBuf>,
    /// Folders in which everybody may put something for a while, the one that keeps it longest
    /// first: where to go when there is no room at home.
    pub elsewhere: Vec<PathBuf>,
}

impl Places {
    /// The folders that the system has for this; or, if the environment variable `KUBA_HOME`
    /// names a folder, those inside it.
    pub fn system() -> Self {
        let places = match env::var_os("KUBA_HOME") {
            Some(home) if !home.is_empty() => Self::at(Path::new(&home)),
            _ => {
                let dirs = ProjectDirs::from("org", "kubagame", "Kuba");
                Self {
                    config: dirs.as_ref().map(|dirs| dirs.config_dir().to_owned()),
                    data: dirs.as_ref().map(|dirs| dirs.data_dir().to_owned()),
                    ..Self::default()
                }
            }
        };
        Self {
            elsewhere: elsewhere(),
            ..places
        }
    }

    /// Both folders inside this one, and nothing elsewhere.
    pub fn at(home: &Path) -> Self {
        Self {
            config: Some(home.join("config")),
            data: Some(home.join("data")),
            ..Self::default()
        }
    }

    /// Nowhere: nothing is remembered.
    pub fn nowhere() -> Self {
        Self::default()
    }

    /// The file of the settings.
    pub fn settings(&self) -> Option<PathBuf> {
        self.config.as_ref().map(|dir| dir.join("settings.ron"))
    }

    /// The file of the game in progress in the slot with this number, from 1.
    pub fn current_game(&self, slot: usize) -> Option<PathBuf> {
        self.of_slot(slot, "kuba")
    }

    /// The file whose lock says that a window holds the slot with this number, from 1.
    pub fn lock(&self, slot: usize) -> Option<PathBuf> {
        self.of_slot(slot, "lock")
    }

    /// The local socket at which other starts find the window that holds the slot with this
    /// number, from 1.
    pub fn socket(&self, slot: usize) -> Option<PathBuf> {
        // As all versions have called it: a window of an older one is found, too.
        self.of_slot(slot, "bell")
    }

    /// The file whose lock says that a window is writing what all of them share.
    pub fn turn(&self) -> Option<PathBuf> {
        self.data.as_ref().map(|dir| dir.join("shared.lock"))
    }

    /// The folder of the games that left the table last.
    pub fn finished(&self) -> Option<PathBuf> {
        self.data.as_ref().map(|dir| dir.join("finished"))
    }

    /// The file of the recent files.
    pub fn recent(&self) -> Option<PathBuf> {
        self.data.as_ref().map(|dir| dir.join("recent.ron"))
    }

    /// The file of the puzzles that were solved.
    pub fn puzzles(&self) -> Option<PathBuf> {
        self.data.as_ref().map(|dir| dir.join("puzzles.txt"))
    }

    /// A short name for these places among those of others: the same at every start.
    pub fn short_name(&self) -> Option<String> {
        // Of the hash FNV-1a, which does not change from version to version as that of the
        // standard library may.
        const BASIS: u64 = 0xcbf2_9ce4_8422_2325;
        const PRIME: u64 = 0x0100_0000_01b3;
        let data = absolute(self.data.as_ref()?);
        let bytes = data.as_os_str().as_encoded_bytes().iter();
        let hash = bytes.fold(BASIS, |hash, &byte| {
            (hash ^ u64::from(byte)).wrapping_mul(PRIME)
        });
        Some(format!("{hash:016x}"))
    }

    fn of_slot(&self, slot: usize, extension: &str) -> Option<PathBuf> {
        let name = match slot {
            0 | 1 => format!("current.{extension}"),
            other => format!("current-{other}.{extension}"),
        };
        self.data.as_ref().map(|dir| dir.join(name))
    }
}

/// The system's folders for what lies there for a while. What is in `/var/tmp` is still there
/// after the computer was off; the folder of the session goes with the log-out.
fn elsewhere() -> Vec<PathBuf> {
    let lasting = cfg!(unix).then(|| PathBuf::from("/var/tmp"));
    let session = env::var_os("XDG_RUNTIME_DIR").map(PathBuf::from);
    let mut folders: Vec<PathBuf> = Vec::new();
    for folder in [lasting, Some(env::temp_dir()), session] {
        let folder = folder.filter(|folder| folder.is_absolute());
        folders.extend(folder.filter(|folder| !folders.contains(folder)));
    }
    folders
}
