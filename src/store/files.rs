//! Reading and writing whole files, safely and with errors in words.

use std::fs::{self, File, Metadata};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::disk::{Call, Disk, SystemDisk};
use super::fault::RecordError;
use super::fingerprint::Fingerprint;
use super::paths::{names_folder, shown};
use crate::phrase::{Phrase, Say, said_error};
use crate::session::{MOST_CHANGES, MOST_MOVES, MOST_NODES, MOST_TEXT};

/// The largest file that is read, in bytes.
pub const LARGEST: u64 = 8 * 1024 * 1024;

// Whatever can be played can be written and read again.
const _: () = assert!(MOST_MOVES as u64 * 200 < LARGEST);
// So can a game with all of its variations, each a line of less than 48 bytes, and all of its comments:
// no letter becomes more than four times as long. The rest is left out where it does not fit.
const _: () = assert!(MOST_NODES as u64 * 48 + MOST_TEXT as u64 * 4 < LARGEST);
// So can a game with all of its changes: less than 40 bytes for a move, and 80 for a change.
const _: () = assert!(MOST_MOVES as u64 * 40 + MOST_CHANGES as u64 * 80 < LARGEST);

/// What the names of temporary files begin and end with.
const TEMPORARY: (&str, &str) = (".kuba-", ".tmp");

/// The age from which a temporary file is not being written any more.
const SWEEP_AFTER: Duration = Duration::from_hours(1);

/// The most files of one name that are put aside.
const MOST_ASIDE: usize = 20;

/// The most symbolic links that are followed, as most systems have it.
const MOST_LINKS: usize = 40;

/// Something went wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileError {
    /// Which file.
    pub path: PathBuf,
    /// What went wrong.
    pub fault: FileFault,
}

/// What can go wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileFault {
    /// There is no such file.
    NotFound,
    /// There is no such folder to put it in.
    NoFolder,
    /// The user may not do this here.
    Denied,
    /// The file or the whole disk is write-protected.
    WriteProtected,
    /// The disk is full, or the user's share of it.
    Full,
    /// It is a folder.
    Folder,
    /// A file is where one of the folders around it should be.
    NotAFolder,
    /// The system names no folder in which programs may keep anything.
    Homeless,
    /// It is a device, a pipe or the like.
    NotAFile,
    /// It is larger than [`LARGEST`].
    TooLarge,
    /// It is not text.
    NotText,
    /// The name cannot be that of a file.
    BadName,
    /// What writes has failed altogether.
    Stopped,
    /// Anything else, in the system's words.
    Other(String),
}

/// Why a game could not be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenError {
    /// The file could not be read.
    File(FileError),
    /// What is in it is not a game.
    Record {
        /// Which file.
        path: PathBuf,
        /// What is wrong with it.
        error: RecordError,
    },
}

impl FileFault {
    /// What an error of the system means.
    pub(super) fn of(error: &io::Error) -> Self {
        match error.kind() {
            ErrorKind::NotFound => Self::NotFound,
            ErrorKind::NotADirectory => Self::NotAFolder,
            ErrorKind::PermissionDenied => Self::Denied,
            ErrorKind::ReadOnlyFilesystem => Self::WriteProtected,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::Full,
            ErrorKind::IsADirectory => Self::Folder,
            ErrorKind::FileTooLarge => Self::TooLarge,
            ErrorKind::InvalidInput | ErrorKind::InvalidFilename => Self::BadName,
            _ => Self::Other(error.to_string()),
        }
    }

    pub(super) fn at(self, path: &Path) -> FileError {
        FileError {
            path: path.to_owned(),
            fault: self,
        }
    }
}

/// The system names no place for the game in progress.
pub(super) fn homeless() -> FileError {
    FileFault::Homeless.at(Path::new("current.kuba"))
}

said_error!(FileFault);

impl Say for FileFault {
    fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Self::NotFound => "file-not-found",
            Self::NoFolder => "file-no-folder",
            Self::Denied => "file-denied",
            Self::WriteProtected => "file-write-protected",
            Self::Full => "file-disk-full",
            Self::Folder => "file-is-folder",
            Self::NotAFolder => "file-not-a-folder",
            Self::Homeless => "file-homeless",
            Self::NotAFile => "file-not-ordinary",
            Self::TooLarge => "file-too-large",
            Self::NotText => "file-not-text",
            Self::BadName => "file-bad-name",
            Self::Stopped => "file-stopped",
            Self::Other(words) => {
                return Phrase::new("file-other").with("reason", words.as_str());
            }
        })
    }
}

said_error!(FileError);

impl Say for FileError {
    fn phrase(&self) -> Phrase {
        Phrase::new("file-fault")
            .with("file", shown(&self.path))
            .with("reason", self.fault.phrase())
    }
}

said_error!(OpenError, from File(FileError));

impl Say for OpenError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::File(error) => error.phrase(),
            Self::Record { path, error } => {
                let name = path.file_name().unwrap_or(path.as_os_str());
                let file = shown(name);
                match error.line {
                    Some(line) => Phrase::new("file-line-fault")
                        .with("file", file)
                        .with("line", line)
                        .with("reason", error.reason()),
                    None => Phrase::new("file-fault")
                        .with("file", file)
                        .with("reason", error.reason()),
                }
            }
        }
    }
}

/// Reads a text file of at most [`LARGEST`] bytes.
///
/// # Errors
/// The file and why it could not be read: also if it is a folder, a pipe, a device, or no text.
pub fn read_text(path: &Path) -> Result<String, FileError> {
    let fault = |error: io::Error| FileFault::of(&error).at(path);
    // Asked before opening: opening a pipe waits for somebody to write into it.
    let metadata = fs::metadata(path).map_err(fault)?;
    ordinary(&metadata).map_err(|fault| fault.at(path))?;
    if metadata.len() > LARGEST {
        return Err(FileFault::TooLarge.at(path));
    }
    if metadata.len() == 0 {
        // Some of what the system calls a file has no length and no end, and lets readers wait.
        return Ok(String::new());
    }
    let file = File::open(path).map_err(fault)?;
    read_bounded(file).map_err(|fault| fault.at(path))
}

/// Reads text to its end, but never more than [`LARGEST`] bytes.
///
/// # Errors
/// Why it could not be read.
pub fn read_bounded(source: impl Read) -> Result<String, FileFault> {
    let mut bytes = Vec::new();
    source
        .take(LARGEST + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| FileFault::of(&error))?;
    if bytes.len() as u64 > LARGEST {
        return Err(FileFault::TooLarge);
    }
    String::from_utf8(bytes).map_err(|_| FileFault::NotText)
}

fn ordinary(metadata: &Metadata) -> Result<(), FileFault> {
    if metadata.is_dir() {
        return Err(FileFault::Folder);
    }
    if !metadata.is_file() {
        return Err(FileFault::NotAFile);
    }
    Ok(())
}

/// Writes a file so that at every moment either the old content or the new is there.
///
/// Behind a symbolic link its target is written; an existing file keeps its permissions, and its
/// owner where the system allows it.
///
/// # Errors
/// The file and why it could not be written; what was there before is untouched.
pub fn write_atomic(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    write_on(&SystemDisk, path, bytes)
}

/// As [`write_atomic`], on a disk that may refuse.
///
/// # Errors
/// The file and why it could not be written; what was there before is untouched.
pub fn write_on(disk: &dyn Disk, path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    let fault = |error: io::Error| match FileFault::of(&error) {
        FileFault::NotFound => FileFault::NoFolder.at(path),
        fault => fault.at(path),
    };
    if names_folder(path) {
        return Err(FileFault::Folder.at(path));
    }
    let target = link_target(path);
    let old = fs::metadata(&target).ok();
    if let Some(old) = &old {
        ordinary(old).map_err(|fault| fault.at(path))?;
        if old.permissions().readonly() {
            return Err(FileFault::WriteProtected.at(path));
        }
    }
    if target.file_name().is_none() {
        return Err(FileFault::BadName.at(path));
    }
    let folder = match target.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let mut temporary = tempfile::Builder::new();
    temporary.prefix(TEMPORARY.0).suffix(TEMPORARY.1);
    #[cfg(unix)]
    let ordinary_permissions = std::os::unix::fs::PermissionsExt::from_mode(0o666);
    #[cfg(unix)]
    temporary.permissions(ordinary_permissions);
    disk.permit(Call::Create, folder).map_err(fault)?;
    let mut file = temporary.tempfile_in(folder).map_err(fault)?;
    disk.permit(Call::Write, file.path()).map_err(fault)?;
    file.write_all(bytes).map_err(fault)?;
    if let Some(old) = old {
        disk.permit(Call::Permissions, file.path()).map_err(fault)?;
        keep_owner(file.as_file(), &old);
        file.as_file()
            .set_permissions(old.permissions())
            .map_err(fault)?;
    }
    disk.permit(Call::Sync, file.path()).map_err(fault)?;
    file.as_file().sync_all().map_err(fault)?;
    disk.permit(Call::Rename, &target).map_err(fault)?;
    file.persist(&target).map_err(|error| fault(error.error))?;
    // Makes the renaming last, too; some systems cannot do this to a folder, which is no fault.
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
    Ok(())
}

/// The file behind symbolic links, also one that is not there yet.
fn link_target(path: &Path) -> PathBuf {
    if let Ok(target) = fs::canonicalize(path) {
        return target;
    }
    let mut target = path.to_owned();
    for _ in 0..MOST_LINKS {
        match fs::read_link(&target) {
            Ok(next) => target = target.parent().unwrap_or(Path::new("")).join(next),
            Err(_) => break,
        }
    }
    target
}

/// Gives a new file to the owner and the group of the old one, as far as the system allows it.
#[cfg(unix)]
fn keep_owner(file: &File, old: &Metadata) {
    use std::os::unix::fs::{MetadataExt, fchown};

    let Ok(new) = file.metadata() else { return };
    if new.gid() != old.gid() {
        // Only somebody in that group may do this; it is no fault.
        let _ = fchown(file, None, Some(old.gid()));
    }
    if new.uid() != old.uid() {
        // Only the administrator may do this; it is no fault.
        let _ = fchown(file, Some(old.uid()), None);
    }
}

#[cfg(not(unix))]
fn keep_owner(_file: &File, _old: &Metadata) {}

/// Writes one of the program's own files, with the folder around it if that is missing.
///
/// # Errors
/// As [`write_atomic`].
pub fn write_own(disk: &dyn Disk, path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    if let Some(folder) = path.parent() {
        make_folder(disk, folder)?;
    }
    write_on(disk, path, bytes)
}

/// Makes one of the program's own folders, with those around it, unless it is there.
pub(super) fn make_folder(disk: &dyn Disk, folder: &Path) -> Result<(), FileError> {
    disk.permit(Call::MakeFolder, folder)
        .and_then(|()| fs::create_dir_all(folder))
        .map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => FileFault::NotAFolder.at(folder),
            _ => FileFault::of(&error).at(folder),
        })
}

/// Puts one of the program's own files that cannot be read out of the way, with `.bad` and a
/// number in its name. Only when there are very many is the oldest of them replaced. Returns
/// where it is now, or `None` if it could not be moved.
pub fn set_aside(disk: &dyn Disk, path: &Path) -> Option<PathBuf> {
    let named = |number: usize| {
        let mut name = path.file_stem()?.to_owned();
        name.push(".bad");
        if number > 1 {
            name.push(format!("-{number}"));
        }
        if let Some(extension) = path.extension() {
            name.push(".");
            name.push(extension);
        }
        Some(path.with_file_name(name))
    };
    let places: Vec<PathBuf> = (1..=MOST_ASIDE).map_while(named).collect();
    let is_free = |place: &&PathBuf| fs::symlink_metadata(place).is_err();
    let changed = |place: &&PathBuf| {
        let metadata = fs::symlink_metadata(place);
        metadata.and_then(|metadata| metadata.modified()).ok()
    };
    let free = places.iter().find(is_free);
    let aside = free.or_else(|| places.iter().min_by_key(changed))?;
    disk.permit(Call::PutAside, path).ok()?;
    fs::rename(path, aside).ok()?;
    Some(aside.clone())
}

/// Removes what a killed program has left while it was writing: temporary files of ours that are
/// so old that nobody can be writing them any more.
pub fn sweep(disk: &dyn Disk, folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let is_ours = name.to_str().is_some_and(is_temporary);
        let is_old = || {
            let metadata = entry.metadata().ok()?;
            let age = metadata.modified().ok()?.elapsed().ok()?;
            Some(metadata.is_file() && age > SWEEP_AFTER)
        };
        if is_ours && is_old() == Some(true) && disk.permit(Call::Remove, &entry.path()).is_ok() {
            // It is there at the next start, too.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Whether a file's name is one that [`write_on`] gives to a temporary file.
fn is_temporary(name: &str) -> bool {
    let middle = name
        .strip_prefix(TEMPORARY.0)
        .and_then(|rest| rest.strip_suffix(TEMPORARY.1));
    middle.is_some_and(|random| random.len() == 6 && random.chars().all(char::is_alphanumeric))
}

/// Saves the text of a game. Returns what the file looks like now.
///
/// # Errors
/// As [`write_atomic`].
pub fn save_text(path: &Path, text: &str) -> Result<Option<Fingerprint>, FileError> {
    write_atomic(path, text.as_bytes())?;
    Ok(Fingerprint::of(path))
}
