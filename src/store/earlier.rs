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

/// The most games that are kept: so many that were over, and so many that were not.
pub const MOST: usize = 20;

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

/// Puts a game that has left the table among the earlier ones, and drops the oldest beyond [`MOST`]
/// of those that were over, or that were not, as it is. One that is there already is not kept
/// twice; nor is what was kept `before` of a game that has gone on since. Only files of the folder
/// are looked at, whatever `before` says.
pub(super) fn shelve(
    disk: &dyn Disk,
    folder: &Path,
    (text, before): (&str, Option<TextMark>),
) -> Result<(), FileError> {
    let files = newest_first(folder);
    let known: Vec<Option<String>> = files.iter().map(|file| read_text(file).ok()).collect();
    if known.iter().flatten().any(|known| known == text) {
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
    let over = is_over(text);
    let is_alike = |known: &Option<String>| known.as_deref().map(is_over) == Some(over);
    let files = || files.iter().zip(&known);
    let has_gone_on = |known: &Option<String>| {
        let known = known.as_deref();
        known.is_some_and(|text| Some(TextMark::of(text)) == before && !is_over(text))
    };
    let stays = |known: &Option<String>| is_alike(known) && !has_gone_on(known);
    let oldest = files().filter(|(_, known)| stays(known)).skip(MOST - 1);
    let gone_on = files().filter(|(_, known)| has_gone_on(known));
    for (old, _) in oldest.chain(gone_on) {
        if disk.permit(Call::Remove, old).is_ok() {
            // It goes when the next game comes.
            let _ = fs::remove_file(old);
        }
    }
    Ok(())
}

/// The games that can be opened again, the latest first: those that were put away, and the
/// unfinished ones of other slots that no window holds.
pub(super) fn find(places: &Places, own: Option<usize>) -> Vec<EarlierGame> {
    let kept = places.finished().map(|folder| newest_first(&folder));
    let kept: Vec<(String, EarlierGame)> = kept
        .into_iter()
        .flatten()
        .filter_map(|path| {
            let name = path.file_stem()?.to_string_lossy();
            let when = name.split('_').next()?.to_owned();
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

/// The text of a saved game, and what the menu says of it.
fn glance(path: PathBuf, kind: EarlierKind, when: &str) -> Option<(String, EarlierGame)> {
    let text = read_text(&path).ok()?;
    let game = EarlierGame {
        moves: move_count(&text)?,
        when: when.replace('.', ":"),
        path,
        kind,
    };
    Some((text, game))
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
