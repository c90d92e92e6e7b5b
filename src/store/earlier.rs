//! Games that have left the table and can be opened again.

use std::cmp::Reverse;
use std::fs;
use std::path::{Path, PathBuf};

use super::dates::{is_time, now, then};
use super::disk::{Call, Disk};
use super::files::{FileError, read_text, write_own};
use super::places::Places;
use super::reading::{as_earlier, is_over, move_count};
use super::refuge;
use super::slot;
use super::text_mark::TextMark;
use crate::phrase::{Phrase, Say};

/// The most games that menus list.
pub const MOST: usize = 40;

/// The most bytes of games that are kept, beside the one that came last.
pub const MOST_BYTES: u64 = 64 * 1024 * 1024;

/// A game that has left the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EarlierGame {
    /// Its file.
    pub path: PathBuf,
    /// Where it was left.
    pub kind: EarlierKind,
    /// When: "2026-11-22 13:05:20".
    pub when: String,
    /// How many moves it has.
    pub moves: usize,
}

/// Where a game was left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EarlierKind {
    /// It was put away when it left the table.
    Kept,
    /// Another window, which is closed by now, was the last to play it: its slot's number.
    Window(usize),
}

impl Say for EarlierGame {
    fn phrase(&self) -> Phrase {
        let phrase = match &self.kind {
            EarlierKind::Kept => Phrase::new("earlier-kept").with("when", self.when.as_str()),
            EarlierKind::Window(number) => Phrase::new("earlier-window").with("number", *number),
        };
        phrase.with("moves", self.moves)
    }
}

/// Puts a game that has left the table among the earlier ones, and drops the oldest where they have
/// more than `most` bytes together. One that is there already is not kept twice; nor is what was kept
/// `before` of a game that has gone on since. Only files of the folder are looked at, whatever
/// `before` says.
pub(super) fn shelve(
    disk: &dyn Disk,
    folder: &Path,
    (text, before): (&str, Option<TextMark>),
    most: u64,
) -> Result<(), FileError> {
    let files = newest_first(folder);
    let is_as_long = |file: &&PathBuf| size(file) == text.len() as u64;
    let mut alike = files.iter().filter(is_as_long);
    if alike.any(|file| read_text(file).is_ok_and(|known| known == text)) {
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
    let is_before = |file: &&PathBuf| {
        let known = read_text(file).ok();
        known.is_some_and(|text| Some(TextMark::of(&text)) == before && !is_over(&text))
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
            // It goes when the next game comes.
            let _ = fs::remove_file(old);
        }
    }
    Ok(())
}

/// The bytes of a file; none if it is not there.
fn size(file: &Path) -> u64 {
    fs::metadata(file).map_or(0, |metadata| metadata.len())
}

/// The games that can be opened again, the latest first: the last [`MOST`] that were put away, and the
/// unfinished ones of other slots that no window holds. No others are read.
pub(super) fn find(places: &Places, own: Option<usize>) -> Vec<EarlierGame> {
    let kept = places.finished().map(|folder| newest_first(&folder));
    let kept: Vec<(String, EarlierGame)> = kept
        .into_iter()
        .flatten()
        .take(MOST)
        .filter_map(|path| {
            let when = left(&path)?;
            glance(path, EarlierKind::Kept, &when)
        })
        .collect();
    let is_kept = |text: &str| kept.iter().any(|(known, _)| known == text);
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
        let when = refuge::changed(&path).and_then(then).unwrap_or_default();
        let (text, game) = glance(path, EarlierKind::Window(number), &when)?;
        (game.moves > 0 && !is_kept(&as_earlier(&text))).then_some(game)
    });
    let mut earlier: Vec<EarlierGame> = of_windows.collect();
    earlier.extend(kept.into_iter().map(|(_, game)| game));
    earlier.sort_by(|one, other| other.when.cmp(&one.when));
    earlier
}

/// When a game was put away: its file is called so.
fn left(path: &Path) -> Option<String> {
    let name = path.file_stem()?.to_string_lossy();
    Some(name.split('_').next()?.to_owned())
}

/// The text of a saved game, and what the menu says of it.
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

/// The date and the time of a file's name as people read it.
fn as_read(when: &str) -> String {
    when.replace('.', ":")
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

/// Every game that was put away into a folder, the latest first, with its file and when that was.
/// None is read.
pub(super) fn put_away(folder: &Path) -> Vec<(PathBuf, String)> {
    let files = newest_first(folder).into_iter();
    let dated = files.filter_map(|file| Some((left(&file).map(|when| as_read(&when))?, file)));
    dated.map(|(when, file)| (file, when)).collect()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::disk::SystemDisk;

    #[test]
    fn the_oldest_games_make_room_and_the_newest_is_always_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let keep = |text: &str, before: Option<TextMark>| {
            shelve(&SystemDisk, folder.path(), (text, before), 25).expect("it is kept");
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
        keep(&long, Some(TextMark::of("three.....")));
        assert_eq!(kept(), [long.as_str(), "four......", "two......."]);
        keep("six", None);
        assert_eq!(kept(), ["six"], "what is too long makes room first");
    }
}
