//! A table in a folder that several people share: one file a seat, which only that seat writes.
//!
//! The folder is looked at again and again, by the sizes and times of its files first, because network drives tell
//! nothing of changes. Nothing else in it is read, and no link is followed.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::SystemTime;

use unicode_normalization::UnicodeNormalization as _;

use super::friend_game::SharedGame;
use super::message::FriendMessage;
use crate::files::{FileError, FileFault, read_text, write_atomic};

const EXTENSION: &str = "kuba";
/// Maximum length of the name of a table, in characters.
const LONGEST_NAME: usize = 40;
/// Most files of tables that are looked at, in a folder that may have many others.
const MOST_FILES: usize = 500;
/// Maximum size of a file, in bytes.
const LARGEST: u64 = 1024 * 1024;
/// Looks after which a file that cannot be read is no longer waited for.
const PATIENCE: u32 = 3;

/// The file of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatFile {
    /// Name of the file.
    pub name: String,
    /// What the seat tells.
    pub message: FriendMessage,
    /// The whole text.
    pub text: String,
}

/// A file that does not count.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum OddFile {
    /// A copy that a synchronising service has made.
    Copy(String),
    /// A damaged file, or one that is only half there for too long.
    Damaged(String),
    /// A link, or something else that is no file.
    NotAFile(String),
}

/// The files of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FolderState {
    /// One for each seat that has written.
    pub seats: Vec<SeatFile>,
    /// Files that do not count.
    pub odd: Vec<OddFile>,
}

type Mark = (u64, Option<SystemTime>);

/// Looks at the folder of a table.
#[derive(Debug)]
pub struct FolderWatch {
    table: SharedGame,
    id: String,
    marks: BTreeMap<String, Mark>,
    /// Files of other tables.
    others: BTreeMap<String, Mark>,
    /// Number of looks at which a file could not be read.
    unread: BTreeMap<String, u32>,
    has_looked: bool,
}

/// Name for a table, of signs that every file system takes; `None` if nothing is left.
pub fn table_name(typed: &str) -> Option<String> {
    let is_sign = |c: char| c.is_alphanumeric() || " -_".contains(c);
    let name: String = typed.chars().filter(|&c| is_sign(c)).take(LONGEST_NAME).collect();
    let name = name.trim();
    (!name.is_empty()).then(|| name.to_owned())
}

/// Name of the file of a seat, such as "Sunday.White.kuba".
pub fn seat_file_name(table: &str, seat: &str) -> String {
    format!("{table}.{seat}.{EXTENSION}")
}

/// Name of the table in the name of a seat's file, without signs that names of tables do not have; `None` for other
/// files.
pub fn table_in(name: &str) -> Option<String> {
    let name: String = name.nfc().collect();
    let (table, seat) = name.strip_suffix(&format!(".{EXTENSION}"))?.rsplit_once('.')?;
    table_name(table).filter(|_| seat.chars().all(char::is_alphabetic))
}

/// Returns `true` for names that people read alike, and that some systems take for one.
pub fn is_same_name(one: &str, other: &str) -> bool {
    plain_name(one) == plain_name(other)
}

/// The name as people read it, without regard to capitals.
pub fn plain_name(name: &str) -> String {
    name.nfc().flat_map(char::to_lowercase).collect()
}

/// Returns `true` for a name that begins with another, as people read it.
fn begins_alike(name: &str, begin: &str) -> bool {
    let length = begin.nfc().count();
    is_same_name(&name.nfc().take(length).collect::<String>(), begin)
}

/// Names of the tables in a folder, with the messages of the seats that are taken. Which table and which seat a file
/// is of stands in the file; its name may have changed on the way.
///
/// # Errors
/// The folder cannot be read.
pub fn list_games(folder: &Path) -> Result<BTreeMap<String, Vec<SeatFile>>, FileError> {
    let mut tables: BTreeMap<String, (String, Vec<SeatFile>)> = BTreeMap::new();
    for (name, mark) in names(folder, |name| table_in(name).is_some())? {
        if let Some(file) = mark.and_then(|_| read(folder, &name))
            && let Some(table) = table_in(&name)
        {
            let id = file.message.table.clone();
            let (shown, files) = tables.entry(id).or_insert_with(|| (table.clone(), Vec::new()));
            // Names grow when copies are made.
            if table.len() < shown.len() {
                *shown = table;
            }
            files.push(file);
        }
    }
    Ok(tables.into_values().collect())
}

/// The files of the seats at the table with this id, whatever their names are.
///
/// # Errors
/// The folder cannot be read.
pub fn seat_files(folder: &Path, id: &str) -> Result<Vec<SeatFile>, FileError> {
    let tables = list_games(folder)?.into_values().flatten();
    Ok(tables.filter(|file| file.message.table == id).collect())
}

/// Writes the file of a seat, whole or not at all.
///
/// # Errors
/// The file cannot be written, or there is something else in its place.
pub fn write_seat_file(table: &SharedGame, seat: &str, text: &str) -> Result<(), FileError> {
    let path = table.folder.join(seat_file_name(&table.name, seat));
    match fs::symlink_metadata(&path) {
        Ok(about) if !about.is_file() => Err(FileFault::NotAFile.at(&path)),
        _ => write_atomic(&path, text.as_bytes()),
    }
}

/// Names of the wanted files in a folder, with their marks; `None` for what is no file.
fn names(
    folder: &Path,
    is_wanted: impl Fn(&str) -> bool,
) -> Result<Vec<(String, Option<Mark>)>, FileError> {
    let entries = fs::read_dir(folder).map_err(|error| FileFault::of(&error).at(folder))?;
    let named = entries.flatten().filter_map(|entry| {
        let name = entry.file_name().into_string().ok()?;
        is_wanted(&name).then_some((name, entry))
    });
    let marked = named.take(MOST_FILES).map(|(name, entry)| {
        // Of the link itself, not of what it names.
        let about = entry.metadata().ok().filter(fs::Metadata::is_file);
        let mark = about.map(|about| (about.len(), about.modified().ok()));
        (name, mark)
    });
    Ok(marked.collect())
}

fn read(folder: &Path, name: &str) -> Option<SeatFile> {
    let path = folder.join(name);
    let about = fs::symlink_metadata(&path).ok()?;
    if !about.is_file() || about.len() > LARGEST {
        return None;
    }
    let text = read_text(&path).ok()?;
    if !has_all_tags(&text) {
        return None;
    }
    let message = FriendMessage::of_sheet(&text)?;
    Some(SeatFile { name: name.to_owned(), message, text })
}

/// Returns `false` for a file that is only half there and ends before the empty line below its tags.
fn has_all_tags(sheet: &str) -> bool {
    sheet.lines().any(|line| line.trim().is_empty())
}

impl FolderWatch {
    /// Looks at the files of the table with this id.
    pub fn new(table: SharedGame, id: String) -> Self {
        let (marks, others, unread) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        Self { table, id, marks, others, unread, has_looked: false }
    }

    /// The files, if anything has changed since the last look. `seats` are the names of the seats in files.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn look(&mut self, seats: &[String]) -> Result<Option<FolderState>, FileError> {
        let is_seat = |name: &str| {
            let named = name.strip_suffix(&format!(".{EXTENSION}"));
            let seat = named.and_then(|name| name.rsplit_once('.')).map(|(_, seat)| seat);
            seat.is_some_and(|seat| seats.iter().any(|known| known == seat))
        };
        let (begin, end) = (format!("{}.", self.table.name), format!(".{EXTENSION}"));
        let is_near = |name: &str| begins_alike(name, &begin) && name.ends_with(&end);
        let found = names(&self.table.folder, |name| is_seat(name) || is_near(name))?;
        let marks: BTreeMap<String, Mark> =
            found.iter().filter_map(|(name, mark)| Some((name.clone(), (*mark)?))).collect();
        if marks == self.marks && self.unread.is_empty() && self.has_looked {
            return Ok(None);
        }
        let mut state = FolderState::default();
        let mut unread = BTreeMap::new();
        let mut others = BTreeMap::new();
        for (name, mark) in found {
            let Some(mark) = mark else {
                if is_near(&name) {
                    state.odd.push(OddFile::NotAFile(name));
                }
                continue;
            };
            if self.others.get(&name) == Some(&mark) {
                others.insert(name, mark);
                continue;
            }
            match read(&self.table.folder, &name) {
                Some(file) if file.message.table == self.id && file.message.seat < seats.len() => {
                    state.seats.push(file);
                }
                Some(_) if is_near(&name) => state.odd.push(OddFile::Copy(name)),
                None if is_near(&name) => {
                    let times = self.unread.get(&name).map_or(0, |times| times + 1);
                    if times >= PATIENCE {
                        state.odd.push(OddFile::Damaged(name));
                    } else {
                        unread.insert(name, times);
                    }
                }
                Some(_) | None => {
                    others.insert(name, mark);
                }
            }
        }
        self.has_looked = true;
        self.others = others;
        let copies = keep_one_a_seat(&mut state.seats, &self.table.name, seats);
        state.odd.extend(copies.into_iter().map(OddFile::Copy));
        self.marks = marks;
        self.unread = unread;
        Ok(Some(state))
    }
}

/// Keeps the file of each seat that has its name, or the latest of the others. Returns the names of the rest.
fn keep_one_a_seat(files: &mut Vec<SeatFile>, table: &str, seats: &[String]) -> Vec<String> {
    files.sort_by_key(|file| {
        let name = seat_file_name(table, &seats[file.message.seat]);
        let is_named = (file.name == name, is_same_name(&file.name, &name));
        (file.message.seat, std::cmp::Reverse((is_named, file.message.edition)))
    });
    let mut rest = Vec::new();
    let mut last = None;
    files.retain(|file| {
        let is_first = last.replace(file.message.seat) != Some(file.message.seat);
        if !is_first {
            rest.push(file.name.clone());
        }
        is_first
    });
    rest
}
