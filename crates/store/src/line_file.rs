//! Own files with one fact per line: a damaged line spoils no other line, and the facts of two windows merge
//! line by line.

use std::path::{Path, PathBuf};

use super::dates::credible_today;
use super::disk::Disk;
use super::files::{FileError, FileFault, read_first_lines, read_own, set_aside, write_own};
use super::places::Places;
use super::window_lock;

/// Content of a file with one fact per line.
pub(super) trait LineFile: Default {
    fn is_empty(&self) -> bool;

    /// Serializes the facts; `read_line` is the inverse.
    fn to_text(&self) -> String;

    /// `None` if the line is damaged.
    fn read_line(&mut self, line: &str) -> Option<()>;

    /// Takes days in the future, which a wrong clock wrote, back to `today`. Returns `true` if there were any.
    fn correct_days(&mut self, _today: &str) -> bool {
        false
    }

    /// The second value is `true` if some lines are damaged.
    fn of_text(text: &str) -> (Self, bool) {
        let mut facts = Self::default();
        let mut is_damaged = false;
        let lines = text.trim_start_matches('\u{feff}').lines();
        for line in lines.filter(|line| !line.trim().is_empty()) {
            is_damaged |= facts.read_line(line).is_none();
        }
        (facts, is_damaged)
    }
}

/// If the file is damaged, it is set aside, and its readable lines are written to a new one. The second
/// value is the path of the damaged file. A file that is missing or cannot be reached has no facts.
pub(super) fn load<F: LineFile>(
    disk: &dyn Disk,
    places: &Places,
    path: Option<PathBuf>,
) -> (F, Option<PathBuf>) {
    let Some(path) = path else {
        return (F::default(), None);
    };
    let (mut facts, is_damaged) = read_raw::<F>(&path).unwrap_or_default();
    let is_ahead = correct(&mut facts);
    if !is_damaged && !is_ahead {
        return (facts, None);
    }
    let _turn = window_lock::lock_shared(places);
    // Another window may have repaired the file in the meantime.
    let (mut facts, is_damaged) = read_raw::<F>(&path).unwrap_or_default();
    let is_ahead = correct(&mut facts);
    let kept = is_damaged.then(|| set_aside(disk, &path)).flatten();
    if !facts.is_empty() && (kept.is_some() || is_ahead && !is_damaged) {
        // If this fails, the old file still has the facts.
        let _ = write_own(disk, &path, facts.to_text().as_bytes());
    }
    (facts, kept)
}

/// Reads the file again before adding to it, because another window may have changed it. Returns the
/// total. Writes nothing if the file cannot be reached.
pub(super) fn write<F: LineFile>(
    disk: &dyn Disk,
    path: &Path,
    add: impl FnOnce(&mut F),
) -> Result<F, FileError> {
    let (mut facts, is_damaged) = read::<F>(path)?;
    if is_damaged {
        set_aside(disk, path);
    }
    add(&mut facts);
    write_own(disk, path, facts.to_text().as_bytes())?;
    Ok(facts)
}

/// The second value is `true` if the file, or a line of it, is damaged.
pub(super) fn read<F: LineFile>(path: &Path) -> Result<(F, bool), FileError> {
    let (mut facts, is_damaged) = read_raw::<F>(path)?;
    correct(&mut facts);
    Ok((facts, is_damaged))
}

fn correct<F: LineFile>(facts: &mut F) -> bool {
    credible_today().is_some_and(|today| facts.correct_days(&today))
}

fn read_raw<F: LineFile>(path: &Path) -> Result<(F, bool), FileError> {
    match read_own(path) {
        Ok(text) => Ok(F::of_text(&text)),
        Err(error) if error.fault == FileFault::TooLarge => {
            Ok((F::of_text(&read_first_lines(path)?).0, true))
        }
        Err(error) if error.fault == FileFault::NotFound || error.fault.is_damage() => {
            Ok((F::default(), error.fault.is_damage()))
        }
        Err(error) => Err(error),
    }
}
