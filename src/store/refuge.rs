//! Where games go that cannot be written at their place when the program ends and nobody can be
//! asked: into a private folder elsewhere on the computer, where the next start finds them.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::disk::{Call, Disk};
use super::files::{read_text, write_on};
use super::places::Places;
use super::private;
use super::reading::move_count;

/// A game that was found elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rescued {
    /// Its text.
    pub text: String,
    /// Its file.
    pub path: PathBuf,
}

/// What was found elsewhere at the start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Refuge {
    /// The game in progress, if it is newer than the one at its place.
    pub game: Option<Rescued>,
    /// Games that are to be put among the earlier ones.
    pub others: Vec<Rescued>,
}

impl Refuge {
    /// Looks for the game in progress in a slot, and for games that had left the table in any.
    pub(super) fn look(places: &Places, slot: usize) -> Self {
        let at_home = places
            .current_game(slot)
            .filter(|game| game.exists())
            .and_then(|game| changed(&game));
        let (mut of_slot, over): (Vec<Lying>, Vec<Lying>) = lying(places)
            .into_iter()
            .filter(|lying| lying.slot == slot || lying.over.is_some())
            .partition(|lying| lying.over.is_none());
        of_slot.sort_by_key(|lying| changed(&lying.path));
        let game = of_slot
            .pop_if(|lying| changed(&lying.path) > at_home)
            .and_then(read);
        let others = of_slot.into_iter().chain(over).filter_map(read).collect();
        Self { game, others }
    }
}

/// A file that lies elsewhere.
pub(super) struct Lying {
    /// The slot that it comes from.
    pub(super) slot: usize,
    /// Its number among the games that had left the table; `None` for the game in progress.
    pub(super) over: Option<usize>,
    pub(super) path: PathBuf,
}

/// Everything that lies elsewhere and belongs to these places.
pub(super) fn lying(places: &Places) -> Vec<Lying> {
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
        Some(Lying { slot, over, path })
    };
    let shared = places.elsewhere.iter();
    let folders = shared.filter_map(|shared| private::find_in(shared));
    let entries = folders.filter_map(|folder| fs::read_dir(folder).ok());
    let paths = entries.flatten().flatten().map(|entry| entry.path());
    paths.filter_map(one).collect()
}

/// Puts the game in progress in a slot elsewhere. Returns where it is now; `None` if there is no
/// room anywhere.
pub(super) fn keep(disk: &dyn Disk, places: &Places, slot: usize, text: &str) -> Option<PathBuf> {
    let name = format!("{}-{slot}.kuba", places.short_name()?);
    put(disk, places, text, |folder| folder.join(&name))
}

/// Puts a game that was over elsewhere, beside those that are there. Returns where it is now;
/// `None` if there is no room anywhere.
pub(super) fn keep_over(
    disk: &dyn Disk,
    places: &Places,
    slot: usize,
    text: &str,
) -> Option<PathBuf> {
    let short = places.short_name()?;
    put(disk, places, text, |folder| {
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

/// Whether the name of a file is that of a game that was over.
pub(super) fn is_over(path: &Path) -> bool {
    let name = path.file_name().and_then(|name| name.to_str());
    name.is_some_and(|name| name.matches('-').count() == 2)
}

fn put(
    disk: &dyn Disk,
    places: &Places,
    text: &str,
    place: impl Fn(&Path) -> PathBuf,
) -> Option<PathBuf> {
    places.elsewhere.iter().find_map(|shared| {
        disk.permit(Call::MakeFolder, shared).ok()?;
        let path = place(&private::make_in(shared).ok()?);
        write_on(disk, &path, text.as_bytes()).ok()?;
        Some(path)
    })
}

/// Removes what is safe at its place by now.
pub(super) fn leave(disk: &dyn Disk, path: &Path) {
    if disk.permit(Call::Remove, path).is_ok() {
        // It is older than the game at its place from now on.
        let _ = fs::remove_file(path);
    }
    if let Some(folder) = path.parent() {
        // Only if nothing else is in it.
        let _ = fs::remove_dir(folder);
    }
}

fn read(lying: Lying) -> Option<Rescued> {
    let path = lying.path;
    let text = read_text(&path).ok()?;
    move_count(&text)?;
    Some(Rescued { text, path })
}

/// When a file was changed last.
pub(super) fn changed(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|found| found.modified()).ok()
}
