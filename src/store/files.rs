//! Reading and writing whole files, safely and with errors in words.

use std::fs::{self, File, Metadata};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use serde::{Deserialize, Serialize};

use super::fault::RecordError;
use super::reading::read_game;
use super::record::{Record, Recordable};
use crate::phrase::{Phrase, Say};
use crate::session::Session;

/// The largest file that is read, in bytes.
pub const LARGEST: u64 = 4 * 1024 * 1024;

/// Something went wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: {fault}", path.display())]
pub struct FileError {
    /// Which file.
    pub path: PathBuf,
    /// What went wrong.
    pub fault: FileFault,
}

/// What can go wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FileFault {
    /// There is no such file.
    #[error("not found")]
    NotFound,
    /// There is no such folder to put it in.
    #[error("the folder is not found")]
    NoFolder,
    /// The user may not do this here.
    #[error("permission denied")]
    Denied,
    /// The file or the whole disk is write-protected.
    #[error("write-protected")]
    WriteProtected,
    /// The disk is full, or the user's share of it.
    #[error("disk full")]
    Full,
    /// It is a folder.
    #[error("is a folder")]
    Folder,
    /// It is a device, a pipe or the like.
    #[error("not an ordinary file")]
    NotAFile,
    /// It is larger than [`LARGEST`].
    #[error("too large")]
    TooLarge,
    /// It is not text.
    #[error("not text")]
    NotText,
    /// The name cannot be that of a file.
    #[error("not a name for a file")]
    BadName,
    /// Anything else, in the system's words.
    #[error("{0}")]
    Other(String),
}

/// What a file looked like, to notice that somebody else changed it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fingerprint {
    /// When it was last changed, in nanoseconds since 1970; 0 if the system does not know.
    modified: u64,
    /// Its length in bytes.
    len: u64,
}

/// A game read from a file.
#[derive(Clone, Debug)]
pub struct Opened<G: Recordable> {
    /// The game, at its newest position.
    pub session: Session<G>,
    /// Everything else in the file.
    pub record: Record<G::Rules>,
    /// What the file looked like.
    pub fingerprint: Option<Fingerprint>,
}

/// Why a game could not be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    /// The file could not be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// What is in it is not a game.
    #[error("{}: {error}", path.display())]
    Record {
        /// Which file.
        path: PathBuf,
        /// What is wrong with it.
        error: RecordError,
    },
}

impl FileFault {
    /// What an error of the system means.
    fn of(error: &io::Error) -> Self {
        match error.kind() {
            ErrorKind::NotFound | ErrorKind::NotADirectory => Self::NotFound,
            ErrorKind::PermissionDenied => Self::Denied,
            ErrorKind::ReadOnlyFilesystem => Self::WriteProtected,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::Full,
            ErrorKind::IsADirectory => Self::Folder,
            ErrorKind::FileTooLarge => Self::TooLarge,
            ErrorKind::InvalidInput | ErrorKind::InvalidFilename => Self::BadName,
            _ => Self::Other(error.to_string()),
        }
    }

    fn at(self, path: &Path) -> FileError {
        FileError {
            path: path.to_owned(),
            fault: self,
        }
    }
}

impl Say for FileFault {
    fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Self::NotFound => "file-not-found",
            Self::NoFolder => "file-no-folder",
            Self::Denied => "file-denied",
            Self::WriteProtected => "file-write-protected",
            Self::Full => "file-disk-full",
            Self::Folder => "file-is-folder",
            Self::NotAFile => "file-not-ordinary",
            Self::TooLarge => "file-too-large",
            Self::NotText => "file-not-text",
            Self::BadName => "file-bad-name",
            Self::Other(words) => {
                return Phrase::new("file-other").with("reason", words.as_str());
            }
        })
    }
}

impl Say for FileError {
    fn phrase(&self) -> Phrase {
        Phrase::new("file-fault")
            .with("file", self.path.display().to_string())
            .with("reason", self.fault.phrase())
    }
}

impl Say for OpenError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::File(error) => error.phrase(),
            Self::Record { path, error } => {
                let name = path.file_name().unwrap_or(path.as_os_str());
                let file = name.to_string_lossy().into_owned();
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

impl Fingerprint {
    /// What the file at this path looks like; `None` if there is none.
    pub fn of(path: &Path) -> Option<Self> {
        fs::metadata(path)
            .ok()
            .map(|metadata| Self::from_metadata(&metadata))
    }

    fn from_metadata(metadata: &Metadata) -> Self {
        let modified = metadata
            .modified()
            .ok()
            .and_then(|time| time.duration_since(UNIX_EPOCH).ok())
            .and_then(|age| u64::try_from(age.as_nanos()).ok());
        Self {
            modified: modified.unwrap_or(0),
            len: metadata.len(),
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
    let mut bytes = Vec::new();
    File::open(path)
        .map_err(fault)?
        .take(LARGEST + 1)
        .read_to_end(&mut bytes)
        .map_err(fault)?;
    if bytes.len() as u64 > LARGEST {
        return Err(FileFault::TooLarge.at(path));
    }
    String::from_utf8(bytes).map_err(|_| FileFault::NotText.at(path))
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
/// Behind a symbolic link its target is replaced; an existing file keeps its permissions.
///
/// # Errors
/// The file and why it could not be written; what was there before is untouched.
pub fn write_atomic(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    let fault = |error: io::Error| match FileFault::of(&error) {
        FileFault::NotFound => FileFault::NoFolder.at(path),
        fault => fault.at(path),
    };
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
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
    temporary.prefix(".kuba-").suffix(".tmp");
    #[cfg(unix)]
    let ordinary_permissions = std::os::unix::fs::PermissionsExt::from_mode(0o666);
    #[cfg(unix)]
    temporary.permissions(ordinary_permissions);
    let mut file = temporary.tempfile_in(folder).map_err(fault)?;
    file.write_all(bytes).map_err(fault)?;
    if let Some(old) = old {
        file.as_file()
            .set_permissions(old.permissions())
            .map_err(fault)?;
    }
    file.as_file().sync_all().map_err(fault)?;
    file.persist(&target).map_err(|error| fault(error.error))?;
    // Makes the renaming last, too; some systems cannot do this to a folder, which is no fault.
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
    Ok(())
}

/// Writes one of the program's own files, with the folder around it if that is missing.
///
/// # Errors
/// As [`write_atomic`].
pub fn write_own(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|error| FileFault::of(&error).at(folder))?;
    }
    write_atomic(path, bytes)
}

/// Puts one of the program's own files that cannot be read out of the way, with `.bad` in its
/// name, in place of what was put there before. Returns where it is now, or `None` if it could
/// not be moved.
pub fn set_aside(path: &Path) -> Option<PathBuf> {
    let mut name = path.file_stem()?.to_owned();
    name.push(".bad");
    if let Some(extension) = path.extension() {
        name.push(".");
        name.push(extension);
    }
    let aside = path.with_file_name(name);
    fs::rename(path, &aside).ok()?;
    Some(aside)
}

/// Saves a game. Returns what the file looks like now.
///
/// # Errors
/// As [`write_atomic`].
pub fn save_game<R: Serialize>(
    path: &Path,
    record: &Record<R>,
) -> Result<Option<Fingerprint>, FileError> {
    write_atomic(path, record.to_ron().as_bytes())?;
    Ok(Fingerprint::of(path))
}

/// Opens a saved game.
///
/// # Errors
/// Why it could not be read, with the file's name and, where one is at fault, the line.
pub fn open_game<G: Recordable>(path: &Path) -> Result<Opened<G>, OpenError> {
    let text = read_text(path)?;
    let fingerprint = Fingerprint::of(path);
    let (session, record) = read_game(&text).map_err(|error| OpenError::Record {
        path: path.to_owned(),
        error,
    })?;
    Ok(Opened {
        session,
        record,
        fingerprint,
    })
}
