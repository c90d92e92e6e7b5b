//! Earlier games, which left the table and can be opened again: archived files in one folder, and
//! unfinished autosaves of closed windows. This module archives games, lists them, and limits the size of
//! the archive.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::dates::{a_day_ahead, is_date, is_time, now, then};
use super::disk::{Call, Disk};
use super::emergency_save;
use super::files::{FileError, read_own, write_own};
use super::fingerprint::Fingerprint;
use super::places::Places;
use super::read_record::{as_earlier, game_id, is_over, move_count, record_date};
use super::text_hash::{TextHash, verdicts_in};
use super::window_lock;
use kuba_rules::phrase::{Phrase, ToPhrase};

/// Maximum number of archived games in menus.
pub const MOST: usize = 40;

/// Maximum size of the archive in bytes, not counting the newest game.
pub const MOST_BYTES: u64 = 64 * 1024 * 1024;

/// No game was archived before, so a clock that is earlier has been reset.
const FIRST_GAME: &str = "2026";

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
    /// Id of the game, as in files; empty if the file names none.
    pub game: String,
    /// Tells whether the file has changed.
    pub fingerprint: Option<Fingerprint>,
}

/// Origin of an earlier game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EarlierKind {
    /// Archived when it left the table.
    Archived,
    /// Last played in another window, now closed; the value is the number of that window.
    Window(usize),
}

impl EarlierGame {
    /// Returns `true` unless it is the game of a closed window.
    pub fn is_archived(&self) -> bool {
        self.kind == EarlierKind::Archived
    }
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
/// is already in the archive is not written twice. `before` marks an earlier state of the same game, which only ever
/// matches files in `folder`: a game to which only words or verdicts came keeps its file, and an unfinished state makes
/// way for the game as it went on.
pub(super) fn archive(
    disk: &dyn Disk,
    folder: &Path,
    (text, before): (&str, Option<TextHash>),
    most: u64,
) -> Result<(), FileError> {
    let files = newest_first(folder);
    let files: Vec<PathBuf> = files.into_iter().map(|(path, _)| path).collect();
    let is_as_long = |file: &&PathBuf| size(file) == text.len() as u64;
    let mut alike = files.iter().filter(is_as_long);
    if alike.any(|file| read_own(file).is_ok_and(|known| known == text)) {
        return Ok(());
    }
    let state_before = |file: &PathBuf| {
        let known = read_own(file).ok();
        known.filter(|known| Some(TextHash::of(known)) == before)
    };
    let before = before.and_then(|_| {
        let mut found = files.iter().filter_map(|file| Some((file, state_before(file)?)));
        found.next()
    });
    if let Some((file, known)) = &before
        && moves_of(known).is_some()
        && moves_of(known) == moves_of(text)
        && is_over(known) == is_over(text)
    {
        // The file may have been judged in the meantime.
        let is_same = TextHash::of(known) == TextHash::of(text);
        if is_same && verdicts_in(known) > verdicts_in(text) {
            return Ok(());
        }
        return write_own(disk, file, text.as_bytes());
    }
    // If the clock was set back, the newest game must not sort as the oldest. One that was ahead is not
    // followed.
    let latest = latest_believed();
    let stamps = files.iter().filter_map(|file| second(file));
    let followed = stamps.filter(|stamp| *stamp <= latest);
    let now = followed.chain([now()]).max().unwrap_or_default();
    let number = files.iter().filter_map(|file| number(file, &now)).max();
    let path = match number {
        None => folder.join(format!("{now}.kuba")),
        Some(last) => folder.join(format!("{now}_{:03}.kuba", last + 1)),
    };
    write_own(disk, &path, text.as_bytes())?;
    let gone_on = before.filter(|(_, known)| !is_over(known));
    let gone_on = gone_on.map(|(file, _)| file);
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
        .filter_map(|(path, when)| glance(path, EarlierKind::Archived, &when))
        .collect();
    let is_kept = |text: &str| kept.iter().any(|(known, _)| known == text);
    let elsewhere = emergency_save::emergency_files(places);
    let of_windows = (1..=window_lock::MAX_WINDOWS).filter(|number| Some(*number) != own);
    let of_windows = of_windows.filter_map(|number| {
        let at_home = places.current_game(number).filter(|path| path.is_file());
        let elsewhere =
            elsewhere.iter().filter(|lying| lying.slot == number && lying.over.is_none());
        let elsewhere = elsewhere.map(|lying| lying.path.clone());
        let path = at_home.into_iter().chain(elsewhere);
        let path = path.max_by_key(|path| emergency_save::modified(path))?;
        if window_lock::is_held(places, number) {
            return None;
        }
        let when = emergency_save::modified(&path).and_then(then).unwrap_or_default();
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
    let text = read_own(&path).ok()?;
    let game = EarlierGame {
        fingerprint: Fingerprint::of(&path),
        moves: move_count(&text)?,
        game: game_id(&text).unwrap_or_default(),
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

/// Days (`YYYY-MM-DD`) on which the games in the archive were left. No file is read.
pub(super) fn days(folder: &Path) -> BTreeSet<String> {
    let stamps = newest_first(folder).into_iter().map(|(_, when)| when);
    let days = stamps.filter_map(|when| Some(when.split(' ').next()?.to_owned()));
    days.filter(|day| is_date(day)).collect()
}

pub(super) fn archived_games(folder: &Path) -> Vec<(PathBuf, String)> {
    let files = newest_first(folder).into_iter();
    files.map(|(file, when)| (file, as_read(&when))).collect()
}

/// Files with the times at which their games were left. File names begin with the time, and a number follows
/// if there are several.
fn newest_first(folder: &Path) -> Vec<(PathBuf, String)> {
    let latest = latest_believed();
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let paths = entries.map(|entry| entry.path());
    let games = paths.filter(|path| path.extension().is_some_and(|end| end == "kuba"));
    let mut files: Vec<(PathBuf, String)> = games
        .filter_map(|path| {
            let stamp = left(&path)?;
            let is_ahead = second(&path).is_some_and(|stamp| stamp > latest);
            let when = if is_ahead { believed(&path, &latest) } else { stamp };
            Some((path, when))
        })
        .collect();
    files.sort_by_cached_key(|(path, when)| {
        let number = left(path).and_then(|stamp| number(path, &stamp));
        Reverse((when.clone(), number, path.clone()))
    });
    files
}

/// Later stamps come from a clock that was ahead. A clock that has been reset says nothing about them.
fn latest_believed() -> String {
    if now().as_str() < FIRST_GAME {
        return "9999".to_owned();
    }
    a_day_ahead()
}

/// Day of a game whose file is stamped by a clock that was ahead: the record's own date, or else the day on
/// which the file was written. Empty if these are ahead as well.
fn believed(path: &Path, latest: &str) -> String {
    let own = read_own(path).ok().and_then(|text| record_date(&text));
    let written = || {
        let time = then(emergency_save::modified(path)?)?;
        time.split(' ').next().map(str::to_owned)
    };
    let is_past = |day: &String| day.as_str() <= latest;
    let own = own.filter(is_past);
    own.or_else(|| written().filter(is_past)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::disk::SystemDisk;

    #[test]
    fn the_oldest_games_make_room_and_the_newest_is_always_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let keep = |text: &str, before: Option<TextHash>| {
            archive(&SystemDisk, folder.path(), (text, before), 25).expect("it is kept");
        };
        let kept = || -> Vec<String> {
            let files = newest_first(folder.path());
            let texts = files.iter().map(|(file, _)| read_own(file).expect("a text"));
            texts.collect()
        };
        for text in ["one.......", "two.......", "three.....", "two......."] {
            keep(text, None);
        }
        assert_eq!(kept(), ["three.....", "two.......", "one......."], "30 bytes with the last");
        keep("four......", None);
        assert_eq!(kept(), ["four......", "three.....", "two......."]);
        let long = "five".repeat(20);
        keep(&long, Some(TextHash::of("three.....")));
        assert_eq!(kept(), [long.as_str(), "four......", "two......."]);
        keep("six", None);
        assert_eq!(kept(), ["six"], "what is too long makes room first");
    }
}
