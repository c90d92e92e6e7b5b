//! Earlier games, which left the table and can be opened again: archived files in one folder, and
//! unfinished autosaves of closed windows. This module archives games, lists them, and limits the size of
//! the archive.

use std::cmp::Reverse;
use std::fs;
use std::path::{Path, PathBuf};

use super::dates::{is_time, now, then};
use super::disk::{Call, Disk};
use super::emergency_save;
use super::files::{FileError, read_text, write_own};
use super::places::Places;
use super::read_record::{as_earlier, is_over, move_count};
use super::text_hash::TextHash;
use super::window_lock;
use crate::phrase::{Phrase, ToPhrase};

/// Maximum number of archived games in menus.
pub const MOST: usize = 40;

/// Maximum size of the archive in bytes, not counting the newest game.
pub const MOST_BYTES: u64 = 64 * 1024 * 1024;

/// A game that left the table and can be opened again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EarlierGame {
    /// File of the game.
    pub path: PathBuf,
    /// Origin of the game.
    pub kind: EarlierKind,
    /// Local date and time when the game was left, such as "2026-11-22 13:05:20".
    pub when: String,
    /// Number of moves.
    pub moves: usize,
}

/// Origin of an earlier game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EarlierKind {
    /// Archived when it left the table.
    Archived,
    /// Last played in another window, now closed; the value is the number of that window.
    Window(usize),
}

impl ToPhrase for EarlierGame {
    fn phrase(&self) -> Phrase {
        let phrase = match &self.kind {
            EarlierKind::Archived => Phrase::new("earlier-kept").with("when", self.when.as_str()),
            EarlierKind::Window(number) => Phrase::new("earlier-window").with("number", *number),
        };
        phrase.with("moves", self.moves)
    }
}

/// Archives a game and removes the oldest games while the others take more than `most` bytes. A game that
/// is already in the archive is not written twice. `before` marks an earlier state of the
/// same game, which is then replaced if it is unfinished or has the same moves; it only ever matches files in
/// `folder`.
pub(super) fn archive(
    disk: &dyn Disk,
    folder: &Path,
    (text, before): (&str, Option<TextHash>),
    most: u64,
) -> Result<(), FileError> {
    let files = newest_first(folder);
    let is_as_long = |file: &&PathBuf| size(file) == text.len() as u64;
    let mut alike = files.iter().filter(is_as_long);
    if alike.any(|file| read_text(file).is_ok_and(|known| known == text)) {
        return Ok(());
    }
    // If the clock was set back, the newest game must not sort as the oldest.
    let newest = files.first().and_then(|file| second(file));
    let now = newest.into_iter().chain([now()]).max().unwrap_or_default();
    let number = files.iter().filter_map(|file| number(file, &now)).max();
    let path = match number {
        None => folder.join(format!("{now}.kuba")),
        Some(last) => folder.join(format!("{now}_{:03}.kuba", last + 1)),
    };
    write_own(disk, &path, text.as_bytes())?;
    let is_before = |file: &&PathBuf| {
        let known = read_text(file).ok();
        known.is_some_and(|known| {
            Some(TextHash::of(&known)) == before
                && (!is_over(&known) || moves_of(&known) == moves_of(text))
        })
    };
    let gone_on = before.and_then(|_| files.iter().find(is_before));
    let mut bytes = 0;
    let is_too_much = |file: &&PathBuf| {
        bytes += size(file);
        bytes > most
    };
    let others = files.iter().filter(|file| Some(*file) != gone_on);
    for old in others.filter(is_too_much).chain(gone_on) {
        if disk.permit(Call::Remove, old).is_ok() {
            // The next call tries again.
            let _ = fs::remove_file(old);
        }
    }
    Ok(())
}

/// The moves of a record in the program's own format, as text.
fn moves_of(text: &str) -> Option<&str> {
    let (_, from_moves) = text.split_once("\n    moves: [\n")?;
    Some(from_moves.split_once("\n    ],\n")?.0)
}

fn size(file: &Path) -> u64 {
    fs::metadata(file).map_or(0, |metadata| metadata.len())
}

/// Earlier games, newest first: the last [`MOST`] archived games, and the unfinished games of closed
/// windows. No other files are read.
pub(super) fn find(places: &Places, own: Option<usize>) -> Vec<EarlierGame> {
    let kept = places.finished().map(|folder| newest_first(&folder));
    let kept: Vec<(String, EarlierGame)> = kept
        .into_iter()
        .flatten()
        .take(MOST)
        .filter_map(|path| {
            let when = left(&path)?;
            glance(path, EarlierKind::Archived, &when)
        })
        .collect();
    let is_kept = |text: &str| kept.iter().any(|(known, _)| known == text);
    let elsewhere = emergency_save::emergency_files(places);
    let of_windows = (1..=window_lock::MAX_WINDOWS).filter(|number| Some(*number) != own);
    let of_windows = of_windows.filter_map(|number| {
        let at_home = places.current_game(number).filter(|path| path.is_file());
        let elsewhere = elsewhere
            .iter()
            .filter(|lying| lying.slot == number && lying.over.is_none());
        let elsewhere = elsewhere.map(|lying| lying.path.clone());
        let path = at_home.into_iter().chain(elsewhere);
        let path = path.max_by_key(|path| emergency_save::modified(path))?;
        if window_lock::is_held(places, number) {
            return None;
        }
        let when = emergency_save::modified(&path)
            .and_then(then)
            .unwrap_or_default();
        let (text, game) = glance(path, EarlierKind::Window(number), &when)?;
        (game.moves > 0 && !is_kept(&as_earlier(&text))).then_some(game)
    });
    let mut earlier: Vec<EarlierGame> = of_windows.collect();
    earlier.extend(kept.into_iter().map(|(_, game)| game));
    earlier.sort_by(|one, other| other.when.cmp(&one.when));
    earlier
}

fn left(path: &Path) -> Option<String> {
    let name = path.file_stem()?.to_string_lossy();
    Some(name.split('_').next()?.to_owned())
}

fn glance(path: PathBuf, kind: EarlierKind, when: &str) -> Option<(String, EarlierGame)> {
    let text = read_text(&path).ok()?;
    let game = EarlierGame {
        moves: move_count(&text)?,
        when: as_read(when),
        path,
        kind,
    };
    Some((text, game))
}

/// Turns the `13.05.20` of a file name into `13:05:20`.
fn as_read(when: &str) -> String {
    when.replace('.', ":")
}

fn second(file: &Path) -> Option<String> {
    let name = file.file_stem()?.to_str()?;
    let second = name.split('_').next()?;
    is_time(second).then(|| second.to_owned())
}

/// Number of a file within one second, from 1: `<time>.kuba` is 1, `<time>_002.kuba` is 2. `None` if the
/// file belongs to another second.
fn number(file: &Path, second: &str) -> Option<usize> {
    let name = file.file_stem()?.to_str()?;
    match name.strip_prefix(second)? {
        "" => Some(1),
        rest => rest.strip_prefix('_')?.parse().ok(),
    }
}

pub(super) fn archived_games(folder: &Path) -> Vec<(PathBuf, String)> {
    let files = newest_first(folder).into_iter();
    let dated = files.filter_map(|file| Some((left(&file).map(|when| as_read(&when))?, file)));
    dated.map(|(when, file)| (file, when)).collect()
}

/// File names begin with the date and time, so they sort by age.
fn newest_first(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|end| end == "kuba"))
        .collect();
    files.sort_by_key(|path| Reverse(path.clone()));
    files
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::disk::SystemDisk;

    #[test]
    fn the_oldest_games_make_room_and_the_newest_is_always_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let keep = |text: &str, before: Option<TextHash>| {
            archive(&SystemDisk, folder.path(), (text, before), 25).expect("it is kept");
        };
        let kept = || -> Vec<String> {
            let files = newest_first(folder.path());
            let texts = files.iter().map(|file| read_text(file).expect("a text"));
            texts.collect()
        };
        for text in ["one.......", "two.......", "three.....", "two......."] {
            keep(text, None);
        }
        assert_eq!(
            kept(),
            ["three.....", "two.......", "one......."],
            "30 bytes with the last"
        );
        keep("four......", None);
        assert_eq!(kept(), ["four......", "three.....", "two......."]);
        let long = "five".repeat(20);
        keep(&long, Some(TextHash::of("three.....")));
        assert_eq!(kept(), [long.as_str(), "four......", "two......."]);
        keep("six", None);
        assert_eq!(kept(), ["six"], "what is too long makes room first");
    }
}
