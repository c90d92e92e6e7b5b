//! A fresh start of a person: what practice and runs have come to is put beside, under another name.

use std::path::{Path, PathBuf};

use super::disk::Disk;
use super::files::{FileError, rename, write_own};
use super::line_file::LineFile as _;
use super::places::Places;
use super::progress::PuzzleProgress;
use super::runs::PuzzleRuns;

/// Begins practice and runs anew. The files as they were stay beside the new ones, with `stamp` in their names; solved
/// puzzles and games are not touched. No window may have the home open.
///
/// # Errors
/// A file cannot be read, moved or written.
pub fn start_afresh(disk: &dyn Disk, places: &Places, stamp: &str) -> Result<(), FileError> {
    if let Some(path) = places.practice().filter(|path| path.exists()) {
        rename(disk, &path, &beside(&path, stamp))?;
    }
    if let Some(path) = places.puzzles().filter(|path| path.exists()) {
        let mut progress = PuzzleProgress::read(&path)?;
        progress.runs = PuzzleRuns::default();
        rename(disk, &path, &beside(&path, stamp))?;
        write_own(disk, &path, progress.to_text().as_bytes())?;
    }
    Ok(())
}

/// `practice.txt` becomes `practice.until-STAMP.txt`.
fn beside(path: &Path, stamp: &str) -> PathBuf {
    path.with_extension(format!("until-{}.txt", stamp.replace(' ', "-")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::disk::SystemDisk;
    use std::fs;

    #[test]
    fn practice_and_runs_are_put_beside_and_solved_puzzles_stay() {
        let home = tempfile::tempdir().expect("a folder");
        let places = Places::at(home.path());
        let [practice, puzzles] = [places.practice(), places.puzzles()].map(Option::unwrap);
        fs::create_dir_all(practice.parent().expect("a folder")).expect("a folder");
        fs::write(&practice, "whatever\n").expect("a file");
        let known = "kuba-014 first 2026-11-23\nrun kuba storm 2026-11-24 1 kuba-014+\n";
        fs::write(&puzzles, known).expect("a file");
        start_afresh(&SystemDisk, &places, "2026-11-28 22.00.00").expect("moved");
        assert!(!practice.exists());
        let progress = PuzzleProgress::read(&puzzles).expect("progress");
        assert!(progress.runs.is_empty() && progress.solved("kuba-014").is_some());
        let before = puzzles.with_extension("until-2026-11-28-22.00.00.txt");
        assert_eq!(fs::read_to_string(before).expect("a file"), known);
        start_afresh(&SystemDisk, &places, "2026-11-28 22.00.01").expect("nothing to move");
    }
}
