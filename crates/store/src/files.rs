//! Reading and writing of whole files: size limits and atomic replacement.

use std::fs::{self, File, Metadata};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::decode::{decode, decode_own};
use super::disk::{Call, Disk, SystemDisk};
pub use super::file_fault::{FileError, FileFault, OpenError};
use super::fingerprint::Fingerprint;
use super::paths::names_folder;
pub use super::text::LARGEST;

/// Prefix and suffix of the names of temporary files.
const TEMPORARY: (&str, &str) = (".kuba-", ".tmp");

/// Age after which a temporary file can no longer be in use.
const SWEEP_AFTER: Duration = Duration::from_hours(1);

const MOST_ASIDE: usize = 20;

/// Maximum number of symbolic links to follow, the limit of most systems.
const MOST_LINKS: usize = 40;

/// Reads a text file of at most [`LARGEST`] bytes: UTF-8, UTF-16 with its mark, or Latin-1.
///
/// # Errors
/// Fails if the file cannot be read, is too large or is not such text, and for folders, pipes and devices.
pub fn read_text(path: &Path) -> Result<String, FileError> {
    let bytes = read_bytes(path)?;
    decode(bytes).map_err(|fault| fault.at(path))
}

/// Reads one of the program's own files. Bytes that are not UTF-8 become dots, so that they spoil nothing
/// else.
///
/// # Errors
/// Fails if the file cannot be read or is too large, and for folders, pipes and devices.
pub fn read_own(path: &Path) -> Result<String, FileError> {
    read_bytes(path).map(decode_own)
}

/// Reads the lines among the first [`LARGEST`] bytes of one of the program's own files that is larger.
///
/// # Errors
/// Fails if the file cannot be read, and for folders, pipes and devices.
pub(super) fn read_first_lines(path: &Path) -> Result<String, FileError> {
    let fault = |error: io::Error| FileFault::of(&error).at(path);
    ordinary(&fs::metadata(path).map_err(fault)?).map_err(|fault| fault.at(path))?;
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(fault)?;
    file.take(LARGEST).read_to_end(&mut bytes).map_err(fault)?;
    let whole = bytes.iter().rposition(|byte| *byte == b'\n').unwrap_or(0);
    bytes.truncate(whole);
    Ok(decode_own(bytes))
}

/// Reads a file of at most [`LARGEST`] bytes.
///
/// # Errors
/// Fails if the file cannot be read or is too large, and for folders, pipes and devices.
pub fn read_bytes(path: &Path) -> Result<Vec<u8>, FileError> {
    match open_file(path)? {
        (_, length) if length > LARGEST => Err(FileFault::TooLarge.at(path)),
        (None, _) => Ok(Vec::new()),
        (Some(file), _) => bounded(file).map_err(|fault| fault.at(path)),
    }
}

/// Reads the first bytes of a file, or all of a shorter one.
///
/// # Errors
/// Fails if the file cannot be read, and for folders, pipes and devices.
pub fn read_first<const N: usize>(path: &Path) -> Result<Vec<u8>, FileError> {
    let (file, _) = open_file(path)?;
    let mut first = Vec::with_capacity(N);
    if let Some(file) = file {
        let read = file.take(N as u64).read_to_end(&mut first);
        read.map_err(|error| FileFault::of(&error).at(path))?;
    }
    Ok(first)
}

/// Opens a file whose name comes from outside, and returns its length. Everything is opened here: what a name stands
/// for is asked before, because opening a pipe blocks until another process writes to it. Some special files report a
/// length of zero, have no end, and block their readers; an empty file is not opened.
fn open_file(path: &Path) -> Result<(Option<File>, u64), FileError> {
    let fault = |error: io::Error| FileFault::of(&error).at(path);
    let metadata = fs::metadata(path).map_err(fault)?;
    ordinary(&metadata).map_err(|fault| fault.at(path))?;
    let length = metadata.len();
    let file = (length > 0).then(|| File::open(path)).transpose().map_err(fault)?;
    Ok((file, length))
}

/// Reads text to its end, up to [`LARGEST`] bytes.
///
/// # Errors
/// Fails if reading fails, or if the text is too long or not such text as [`read_text`] reads.
pub fn read_bounded(source: impl Read) -> Result<String, FileFault> {
    bounded(source).and_then(decode)
}

fn bounded(source: impl Read) -> Result<Vec<u8>, FileFault> {
    let mut bytes = Vec::new();
    source.take(LARGEST + 1).read_to_end(&mut bytes).map_err(|error| FileFault::of(&error))?;
    if bytes.len() as u64 > LARGEST {
        return Err(FileFault::TooLarge);
    }
    Ok(bytes)
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

/// Writes a file atomically: at any moment, the path has either the old or the new content.
///
/// A symbolic link stays, and its target is written. An existing file keeps its permissions and, where
/// the system allows it, its owner.
///
/// # Errors
/// Fails if the file cannot be written; the old content is then untouched.
pub fn write_atomic(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    write_on(&SystemDisk, path, bytes)
}

/// Like [`write_atomic`], with a [`Disk`] that may refuse calls.
///
/// # Errors
/// Fails if the file cannot be written; the old content is then untouched.
pub fn write_on(disk: &dyn Disk, path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    let fault = |error: io::Error| match FileFault::of(&error) {
        FileFault::NotFound => FileFault::NoFolder.at(path),
        fault => fault.at(path),
    };
    let (target, old) = writable(path)?;
    let folder = folder_of(&target);
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
        file.as_file().set_permissions(old.permissions()).map_err(fault)?;
    }
    disk.permit(Call::Sync, file.path()).map_err(fault)?;
    file.as_file().sync_all().map_err(fault)?;
    disk.permit(Call::Rename, &target).map_err(fault)?;
    file.persist(&target).map_err(|error| fault(error.error))?;
    // Makes the rename durable. Some systems cannot sync a folder, which is no error.
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
    Ok(())
}

/// Writes a new file into a folder, which is created if there is none. Returns `false` if the file exists.
///
/// # Errors
/// Fails if the folder cannot be created or the file cannot be written.
pub fn write_new(path: &Path, bytes: &[u8]) -> Result<bool, FileError> {
    let fault = |error: io::Error| FileFault::of(&error).at(path);
    fs::create_dir_all(folder_of(path)).map_err(fault)?;
    match File::create_new(path) {
        Ok(mut file) => file.write_all(bytes).map(|()| true).map_err(fault),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(false),
        Err(error) => Err(fault(error)),
    }
}

/// Checks whether a file may be written there, as far as that is known without writing.
///
/// # Errors
/// Fails with the error of [`write_atomic`].
pub fn check_writable(path: &Path) -> Result<(), FileError> {
    let (target, _) = writable(path)?;
    match fs::metadata(folder_of(&target)) {
        Ok(folder) if folder.is_dir() => Ok(()),
        Ok(_) => Err(FileFault::NotAFolder.at(path)),
        Err(error) if error.kind() == ErrorKind::NotFound => Err(FileFault::NoFolder.at(path)),
        Err(error) => Err(FileFault::of(&error).at(path)),
    }
}

/// Returns the file that is written, and what it is now.
fn writable(path: &Path) -> Result<(PathBuf, Option<Metadata>), FileError> {
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
    Ok((target, old))
}

fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// Returns `true` if two paths name the same file, which need not exist.
pub fn is_same(one: &Path, other: &Path) -> bool {
    let in_folder = |path: &Path| {
        let folder = fs::canonicalize(folder_of(path)).ok()?;
        Some(folder.join(path.file_name()?))
    };
    let real = |path: &Path| fs::canonicalize(path).ok().or_else(|| in_folder(path));
    one == other || real(one).is_some_and(|one| Some(one) == real(other))
}

/// The target may not exist yet.
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

/// Best effort: failures are ignored.
#[cfg(unix)]
fn keep_owner(file: &File, old: &Metadata) {
    use std::os::unix::fs::{MetadataExt, fchown};

    let Ok(new) = file.metadata() else { return };
    if new.gid() != old.gid() {
        // Only members of that group are allowed to do this.
        let _ = fchown(file, None, Some(old.gid()));
    }
    if new.uid() != old.uid() {
        // Only the administrator is allowed to do this.
        let _ = fchown(file, Some(old.uid()), None);
    }
}

#[cfg(not(unix))]
fn keep_owner(_file: &File, _old: &Metadata) {}

/// Writes one of the program's own files, creating its folder if necessary.
///
/// # Errors
/// As for [`write_atomic`].
pub fn write_own(disk: &dyn Disk, path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    if let Some(folder) = path.parent() {
        make_folder(disk, folder)?;
    }
    write_on(disk, path, bytes)
}

pub(super) fn make_folder(disk: &dyn Disk, folder: &Path) -> Result<(), FileError> {
    disk.permit(Call::MakeFolder, folder).and_then(|()| fs::create_dir_all(folder)).map_err(
        |error| match error.kind() {
            ErrorKind::AlreadyExists => FileFault::NotAFolder.at(folder),
            _ => FileFault::of(&error).at(folder),
        },
    )
}

/// Renames a file or folder of the program.
///
/// # Errors
/// It cannot be renamed.
pub(crate) fn rename(disk: &dyn Disk, from: &Path, to: &Path) -> Result<(), FileError> {
    let allowed = disk.permit(Call::Rename, from);
    let renamed = allowed.and_then(|()| fs::rename(from, to));
    renamed.map_err(|error| FileFault::of(&error).at(from))
}

/// Sets an unreadable file of the program aside under the name `<name>.bad.<extension>`, with a number if
/// that exists. If all numbers are taken, the oldest of these files is replaced. Returns the new path, or
/// `None` if the file could not be moved.
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

/// Removes temporary files that a killed program left in a folder, if they are too old to be in use.
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
            // The next start tries again.
            let _ = fs::remove_file(entry.path());
        }
    }
}

fn is_temporary(name: &str) -> bool {
    let middle = name.strip_prefix(TEMPORARY.0).and_then(|rest| rest.strip_suffix(TEMPORARY.1));
    middle.is_some_and(|random| random.len() == 6 && random.chars().all(char::is_alphanumeric))
}

/// Saves the text of a game. Returns the fingerprint of the file, or `None` if the system does not report
/// one.
///
/// # Errors
/// As for [`write_atomic`].
pub fn save_text(path: &Path, text: &str) -> Result<Option<Fingerprint>, FileError> {
    write_atomic(path, text.as_bytes())?;
    Ok(Fingerprint::of(path))
}
