//! Paths of the program's own files.

use std::env;
use std::path::{Path, PathBuf};

use directories::ProjectDirs;

use super::paths::absolute;
use kuba_rules::random::stable_hash;

/// Folder with the homes of all but the first person.
pub(super) const PEOPLE: &str = "people";

/// Folders of the program's own files. If a folder is missing, nothing is saved there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Places {
    /// Folder of the settings.
    pub config: Option<PathBuf>,
    /// Folder of all other files: autosaved and archived games, recent files, puzzle progress, own puzzles,
    /// practice tasks, locks.
    pub data: Option<PathBuf>,
    /// Fallback folders for emergency saves, which every user may write to, the most durable first.
    pub elsewhere: Vec<PathBuf>,
}

impl Places {
    /// Standard folders of the system, or folders inside the one that the environment variable
    /// `KUBA_HOME` names.
    pub fn system() -> Self {
        let places = match env::var_os("KUBA_HOME") {
            Some(home) if !home.is_empty() => Self::at(&absolute(Path::new(&home))),
            _ => {
                let dirs = ProjectDirs::from("org", "kubagame", "Kuba");
                // A relative `HOME` would be another folder at each start.
                let dirs = dirs.filter(|dirs| dirs.data_dir().is_absolute());
                Self {
                    config: dirs.as_ref().map(|dirs| dirs.config_dir().to_owned()),
                    data: dirs.as_ref().map(|dirs| dirs.data_dir().to_owned()),
                    ..Self::default()
                }
            }
        };
        Self { elsewhere: elsewhere(), ..places }
    }

    /// Both folders inside this one, and no fallback folders.
    pub fn at(home: &Path) -> Self {
        Self { config: Some(home.join("config")), data: Some(home.join("data")), ..Self::default() }
    }

    /// No folders: nothing is saved.
    pub fn nowhere() -> Self {
        Self::default()
    }

    /// The folders of a person of this household; this is the home of the first person, who has number 0.
    #[must_use]
    pub fn of_person(&self, number: u32) -> Self {
        if number == 0 {
            return self.clone();
        }
        let below = |home: &Option<PathBuf>| {
            home.as_ref().map(|home| home.join(PEOPLE).join(number.to_string()))
        };
        Self {
            config: below(&self.config),
            data: below(&self.data),
            elsewhere: self.elsewhere.clone(),
        }
    }

    /// Path of the list of people; this is the home of the first person.
    pub fn people(&self) -> Option<PathBuf> {
        self.data.as_ref().map(|dir| dir.join("people.ron"))
    }

    /// Path of the settings file.
    pub fn settings(&self) -> Option<PathBuf> {
        self.config.as_ref().map(|dir| dir.join("settings.ron"))
    }

    /// Path of the autosaved game of a window, numbered from 1.
    pub fn current_game(&self, slot: usize) -> Option<PathBuf> {
        self.of_slot(slot, "kuba")
    }

    /// Path of the marker that a panic while drawing leaves in a window, numbered from 1.
    pub fn crash_marker(&self, slot: usize) -> Option<PathBuf> {
        self.of_slot(slot, "crash")
    }

    /// Path of the lock file of a window, numbered from 1.
    pub fn lock(&self, slot: usize) -> Option<PathBuf> {
        self.of_slot(slot, "lock")
    }

    /// Path of the local socket of a window, numbered from 1, at which later starts of the program reach
    /// it.
    pub fn socket(&self, slot: usize) -> Option<PathBuf> {
        // All versions use this name, so that windows of older versions are found as well.
        self.of_slot(slot, "bell")
    }

    /// Path of the lock file for writes to files that all windows share.
    pub fn turn(&self) -> Option<PathBuf> {
        self.data.as_ref().map(|dir| dir.join("shared.lock"))
    }

    /// Folder of the archived games.
    pub fn finished(&self) -> Option<PathBuf> {
        self.data.as_ref().map(|dir| dir.join("finished"))
    }

    /// Path of the list of recent files.
    pub fn recent(&self) -> Option<PathBuf> {
        self.data.as_ref().map(|dir| dir.join("recent.ron"))
    }

    /// Path of the file of solved puzzles.
    pub fn puzzles(&self) -> Option<PathBuf> {
        self.data.as_ref().map(|dir| dir.join("puzzles.txt"))
    }

    /// Path of the file of the user's own puzzles.
    pub fn own_puzzles(&self) -> Option<PathBuf> {
        self.data.as_ref().map(|dir| dir.join("own-puzzles.txt"))
    }

    /// Path of the file of practice tasks.
    pub fn practice(&self) -> Option<PathBuf> {
        self.data.as_ref().map(|dir| dir.join("practice.txt"))
    }

    /// Short name that tells these folders from those of other users or settings, the same at every
    /// start.
    pub fn short_name(&self) -> Option<String> {
        let data = absolute(self.data.as_ref()?);
        let hash = stable_hash(data.as_os_str().as_encoded_bytes());
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

/// Files in `/var/tmp` survive a reboot; `XDG_RUNTIME_DIR` is deleted at log-out.
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
