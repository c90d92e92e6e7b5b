//! Where the program keeps its own files.

use std::env;
use std::path::{Path, PathBuf};

use directories::ProjectDirs;

/// The folders of the program's own files. A missing one (nobody is at home) only means that
/// nothing is remembered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Places {
    /// The folder of the settings.
    pub config: Option<PathBuf>,
    /// The folder of the game in progress and the list of recent files.
    pub data: Option<PathBuf>,
}

impl Places {
    /// The folders that the system has for this; or, if the environment variable `KUBA_HOME`
    /// names a folder, those inside it.
    pub fn system() -> Self {
        match env::var_os("KUBA_HOME") {
            Some(home) if !home.is_empty() => Self::at(Path::new(&home)),
            _ => {
                let dirs = ProjectDirs::from("org", "kubagame", "Kuba");
                Self {
                    config: dirs.as_ref().map(|dirs| dirs.config_dir().to_owned()),
                    data: dirs.as_ref().map(|dirs| dirs.data_dir().to_owned()),
                }
            }
        }
    }

    /// Both folders inside this one.
    pub fn at(home: &Path) -> Self {
        Self {
            config: Some(home.join("config")),
            data: Some(home.join("data")),
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
    pub fn bell(&self, slot: usize) -> Option<PathBuf> {
        self.of_slot(slot, "bell")
    }

    /// The file whose lock says that a window is writing what all of them share.
    pub fn turn(&self) -> Option<PathBuf> {
        self.data.as_ref().map(|dir| dir.join("shared.lock"))
    }

    /// The folder of the games that were finished last.
    pub fn finished(&self) -> Option<PathBuf> {
        self.data.as_ref().map(|dir| dir.join("finished"))
    }

    /// The file of the recent files.
    pub fn recent(&self) -> Option<PathBuf> {
        self.data.as_ref().map(|dir| dir.join("recent.ron"))
    }

    fn of_slot(&self, slot: usize, extension: &str) -> Option<PathBuf> {
        let name = match slot {
            0 | 1 => format!("current.{extension}"),
            other => format!("current-{other}.{extension}"),
        };
        self.data.as_ref().map(|dir| dir.join(name))
    }
}
