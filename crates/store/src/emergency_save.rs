//! Emergency saves: games that cannot be written to their place when the program ends and cannot ask the
//! user. They go to a private folder elsewhere on the computer, where the next start finds them.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::disk::{Call, Disk};
use super::files::{read_own, write_on};
use super::places::Places;
use super::private_folder;
use super::read_record::move_count;

/// A game from an emergency save.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EmergencySave {
    /// Text of the game.
    pub text: String,
    /// File of the emergency save.
    pub path: PathBuf,
}

/// Emergency saves found at the start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EmergencySaves {
    /// Game in progress, if its emergency save is newer than its autosave.
    pub game: Option<EmergencySave>,
    /// Games to be archived.
    pub others: Vec<EmergencySave>,
}

impl EmergencySaves {
    pub(super) fn look(places: &Places, slot: usize) -> Self {
        let autosaved =
            places.current_game(slot).filter(|game| game.exists()).and_then(|game| modified(&game));
        let (mut of_slot, over): (Vec<EmergencyFile>, Vec<EmergencyFile>) = emergency_files(places)
            .into_iter()
            .filter(|file| file.slot == slot || file.over.is_some())
            .partition(|file| file.over.is_none());
        of_slot.sort_by_key(|file| modified(&file.path));
        let game = of_slot.pop_if(|file| modified(&file.path) > autosaved).and_then(read);
        let others = of_slot.into_iter().chain(over).filter_map(read).collect();
        Self { game, others }
    }
}

pub(super) struct EmergencyFile {
    pub(super) slot: usize,
    /// Number among the games to be archived; `None` for the game in progress.
    pub(super) over: Option<usize>,
    pub(super) path: PathBuf,
}

pub(super) fn emergency_files(places: &Places) -> Vec<EmergencyFile> {
    let Some(short) = places.short_name() else {
        return Vec::new();
    };
    let one = |path: PathBuf| {
        let name = path.file_name()?.to_str()?;
        let rest = name.strip_prefix(&short)?.strip_prefix('-')?;
        let numbers = rest.strip_suffix(".kuba")?;
        let (slot, over) = match numbers.split_once('-') {
            None => (numbers, None),
            Some((slot, over)) => (slot, Some(over.parse().ok()?)),
        };
        let slot = slot.parse().ok()?;
        Some(EmergencyFile { slot, over, path })
    };
    let shared = places.elsewhere.iter();
    let folders = shared.filter_map(|shared| private_folder::find_in(shared));
    let entries = folders.filter_map(|folder| fs::read_dir(folder).ok());
    let paths = entries.flatten().flatten().map(|entry| entry.path());
    paths.filter_map(one).collect()
}

pub(super) fn save_current(
    disk: &dyn Disk,
    places: &Places,
    slot: usize,
    text: &str,
) -> Option<PathBuf> {
    let name = format!("{}-{slot}.kuba", places.short_name()?);
    write_to_fallback(disk, places, text, |folder| folder.join(&name))
}

/// Adds a game to archive later, without replacing another one. Returns the new path; `None` if no fallback
/// folder can be written.
pub(super) fn save_archived(
    disk: &dyn Disk,
    places: &Places,
    slot: usize,
    text: &str,
) -> Option<PathBuf> {
    let short = places.short_name()?;
    write_to_fallback(disk, places, text, |folder| {
        let mut number = 1;
        loop {
            let path = folder.join(format!("{short}-{slot}-{number}.kuba"));
            if !path.exists() {
                return path;
            }
            number += 1;
        }
    })
}

/// Only the names of games to be archived have two hyphens.
pub(super) fn is_over(path: &Path) -> bool {
    let name = path.file_name().and_then(|name| name.to_str());
    name.is_some_and(|name| name.matches('-').count() == 2)
}

fn write_to_fallback(
    disk: &dyn Disk,
    places: &Places,
    text: &str,
    place: impl Fn(&Path) -> PathBuf,
) -> Option<PathBuf> {
    places.elsewhere.iter().find_map(|shared| {
        disk.permit(Call::MakeFolder, shared).ok()?;
        let path = place(&private_folder::make_in(shared).ok()?);
        write_on(disk, &path, text.as_bytes()).ok()?;
        Some(path)
    })
}

pub(super) fn remove(disk: &dyn Disk, path: &Path) {
    if disk.permit(Call::Remove, path).is_ok() {
        // If this fails, the file is older than the saved game from now on.
        let _ = fs::remove_file(path);
    }
    if let Some(folder) = path.parent() {
        // Succeeds only if the folder is empty.
        let _ = fs::remove_dir(folder);
    }
}

fn read(file: EmergencyFile) -> Option<EmergencySave> {
    let path = file.path;
    let text = read_own(&path).ok()?;
    move_count(&text)?;
    Some(EmergencySave { text, path })
}

pub(super) fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|found| found.modified()).ok()
}
