//! Games that have left the table and can be opened again.

use std::cmp::Reverse;
use std::fs;
use std::path::{Path, PathBuf};

use super::dates::{is_time, now};
use super::disk::{Call, Disk};
use super::files::{FileError, read_text, write_own};
use super::places::Places;
use super::reading::move_count;
use super::refuge;
use super::slot;
use crate::phrase::{Phrase, Say};

/// The most finished games that are kept.
pub const MOST: usize = 20;

/// A game that has left the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EarlierGame {
    /// Its file.
    pub path: PathBuf,
    /// How it left.
    pub kind: EarlierKind,
    /// How many moves it has.
    pub moves: usize,
}

/// How a game left the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EarlierKind {
    /// It was finished: the date and the time.
    Finished(String),
    /// Another window, which is closed by now, was the last to play it: its slot's number.
    Window(usize),
}

impl Say for EarlierGame {
    fn phrase(&self) -> Phrase {
        let phrase = match &self.kind {
            EarlierKind::Finished(when) => {
                Phrase::new("earlier-finished").with("when", when.as_str())
            }
            EarlierKind::Window(number) => Phrase::new("earlier-window").with("number", *number),
        };
        phrase.with("moves", self.moves)
    }
}

/// Puts a game that is over among the finished ones, and drops the oldest beyond [`MOST`]. One
/// that is there already is not kept twice.
pub(super) fn shelve(disk: &dyn Disk, folder: &Path, text: &str) -> Result<(), FileError> {
    let files = newest_first(folder);
    let is_there = |path: &PathBuf| read_text(path).is_ok_and(|known| known == text);
    if files.iter().any(is_there) {
        return Ok(());
    }
    // A clock that was set back does not make the newest game the oldest.
    let newest = files.first().and_then(|file| second(file));
    let now = newest.into_iter().chain([now()]).max().unwrap_or_default();
    let number = files.iter().filter_map(|file| number(file, &now)).max();
    let path = match number {
        None => folder.join(format!("{now}.kuba")),
        Some(last) => folder.join(format!("{now}_{:03}.kuba", last + 1)),
    };
    write_own(disk, &path, text.as_bytes())?;
    for old in files.iter().skip(MOST - 1) {
        if disk.permit(Call::Remove, old).is_ok() {
            // It goes when the next game comes.
            let _ = fs::remove_file(old);
        }
    }
    Ok(())
}

/// The games that can be opened again: the unfinished ones of other slots that no window holds,
/// then the finished ones, the latest first.
pub(super) fn find(places: &Places, own: Option<usize>) -> Vec<EarlierGame> {
    let finished = places.finished().map(|folder| newest_first(&folder));
    let finished: Vec<(String, EarlierGame)> = finished
        .into_iter()
        .flatten()
        .filter_map(|path| {
            let name = path.file_stem()?.to_string_lossy();
            let when = name.split('_').next()?.replace('.', ":");
            glance(path, EarlierKind::Finished(when))
        })
        .collect();
    let is_finished = |text: &str| finished.iter().any(|(known, _)| known == text);
    let elsewhere = refuge::lying(places);
    let of_windows = (1..=slot::MOST).filter(|number| Some(*number) != own);
    let of_windows = of_windows.filter_map(|number| {
        let at_home = places.current_game(number).filter(|path| path.is_file());
        let elsewhere = elsewhere
            .iter()
            .filter(|lying| lying.slot == number && lying.over.is_none());
        let elsewhere = elsewhere.map(|lying| lying.path.clone());
        let path = at_home.into_iter().chain(elsewhere);
        let path = path.max_by_key(|path| refuge::changed(path))?;
        if slot::is_held(places, number) {
            return None;
        }
        let (text, game) = glance(path, EarlierKind::Window(number))?;
        (game.moves > 0 && !is_finished(&text)).then_some(game)
    });
    let mut earlier: Vec<EarlierGame> = of_windows.collect();
    earlier.extend(finished.into_iter().map(|(_, game)| game));
    earlier
}

/// The text of a saved game, and what the menu says of it.
fn glance(path: PathBuf, kind: EarlierKind) -> Option<(String, EarlierGame)> {
    let text = read_text(&path).ok()?;
    let moves = move_count(&text)?;
    Some((text, EarlierGame { path, kind, moves }))
}

/// The date and the time in a file's name.
fn second(file: &Path) -> Option<String> {
    let name = file.file_stem()?.to_str()?;
    let second = name.split('_').next()?;
    is_time(second).then(|| second.to_owned())
}

/// The number of a file among those of one second, from 1; `None` if it is of another.
fn number(file: &Path, second: &str) -> Option<usize> {
    let name = file.file_stem()?.to_str()?;
    match name.strip_prefix(second)? {
        "" => Some(1),
        rest => rest.strip_prefix('_')?.parse().ok(),
    }
}

/// The saved games in a folder by their names, which begin with the date and the time.
fn newest_first(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|end| end == "kuba"))
        .collect();
    files.sort_by_key(|path| Reverse(path.clone()));
    files
}
