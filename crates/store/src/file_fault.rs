//! Errors on files, and their messages for the user.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::fault::RecordError;
use super::paths::shown;
use kuba_rules::phrase::{Phrase, ToPhrase, said_error};

/// Error on a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileError {
    /// Path of the file.
    pub path: PathBuf,
    /// Cause of the error.
    pub fault: FileFault,
}

/// Cause of a file error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileFault {
    /// The file does not exist.
    NotFound,
    /// The folder for the file does not exist.
    NoFolder,
    /// The user lacks the permission.
    Denied,
    /// The file or the whole disk is write-protected.
    WriteProtected,
    /// The disk is full, or the user's quota is exhausted.
    Full,
    /// The file would be larger than the system allows the program.
    SizeLimit,
    /// The path is a folder.
    Folder,
    /// A parent of the path is a file instead of a folder.
    NotAFolder,
    /// The system has no folder for the program's own files.
    Homeless,
    /// The path is a device, a pipe or another special file.
    NotAFile,
    /// The file is larger than [`LARGEST`](super::files::LARGEST).
    TooLarge,
    /// The file is a picture larger than that.
    PictureTooLarge,
    /// The file is not text.
    NotText,
    /// The file is text, but not UTF-8; the value is the first such line, from 1.
    NotUtf8(usize),
    /// The path is not a valid file name.
    BadName,
    /// The writer thread has stopped.
    Stopped,
    /// The file is the game of an open window, whose number is the value.
    OpenElsewhere(usize),
    /// Any other error, in the system's words.
    Other(String),
}

/// Error on opening a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenError {
    /// The file could not be read.
    File(FileError),
    /// The content is not a valid game.
    Record {
        /// Path of the file.
        path: PathBuf,
        /// Cause of the error.
        error: RecordError,
    },
    /// A picture has no game that can be read.
    Picture {
        /// Path of the file.
        path: PathBuf,
        /// Cause of the error.
        fault: Phrase,
    },
}

impl FileFault {
    pub(super) fn of(error: &io::Error) -> Self {
        match error.kind() {
            ErrorKind::NotFound => Self::NotFound,
            ErrorKind::NotADirectory => Self::NotAFolder,
            ErrorKind::PermissionDenied => Self::Denied,
            ErrorKind::ReadOnlyFilesystem => Self::WriteProtected,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::Full,
            ErrorKind::IsADirectory => Self::Folder,
            ErrorKind::FileTooLarge => Self::SizeLimit,
            ErrorKind::InvalidInput | ErrorKind::InvalidFilename => Self::BadName,
            _ => Self::Other(error.to_string()),
        }
    }

    /// Returns `true` if the file itself is damaged, and `false` if it could only not be reached.
    pub(super) fn is_damage(&self) -> bool {
        matches!(
            self,
            Self::Folder | Self::NotAFile | Self::TooLarge | Self::NotText | Self::NotUtf8(_)
        )
    }

    pub(super) fn at(self, path: &Path) -> FileError {
        FileError { path: path.to_owned(), fault: self }
    }
}

pub(super) fn homeless() -> FileError {
    FileFault::Homeless.at(Path::new("current.kuba"))
}

said_error!(FileFault);

impl ToPhrase for FileFault {
    fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Self::NotFound => "file-not-found",
            Self::NoFolder => "file-no-folder",
            Self::Denied => "file-denied",
            Self::WriteProtected => "file-write-protected",
            Self::Full => "file-disk-full",
            Self::SizeLimit => "file-size-limit",
            Self::Folder => "file-is-folder",
            Self::NotAFolder => "file-not-a-folder",
            Self::Homeless => "file-homeless",
            Self::NotAFile => "file-not-ordinary",
            Self::TooLarge => "file-too-large",
            Self::PictureTooLarge => "file-picture-too-large",
            Self::NotText => "file-not-text",
            Self::NotUtf8(line) => return Phrase::new("file-not-utf-8").with("line", *line),
            Self::BadName => "file-bad-name",
            Self::Stopped => "file-stopped",
            Self::OpenElsewhere(number) => {
                return Phrase::new("file-open-elsewhere").with("number", *number);
            }
            Self::Other(words) => {
                return Phrase::new("file-other").with("reason", words.as_str());
            }
        })
    }
}

said_error!(FileError);

impl ToPhrase for FileError {
    fn phrase(&self) -> Phrase {
        Phrase::new("file-fault")
            .with("file", shown(&self.path))
            .with("reason", self.fault.phrase())
    }
}

said_error!(OpenError, from File(FileError));

impl ToPhrase for OpenError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::File(error) => error.phrase(),
            Self::Picture { path, fault } => Phrase::new("file-fault")
                .with("file", shown(path.file_name().unwrap_or(path.as_os_str())))
                .with("reason", fault.clone()),
            Self::Record { path, error } => {
                let name = path.file_name().unwrap_or(path.as_os_str());
                let file = shown(name);
                match error.line {
                    Some(line) => Phrase::new("file-line-fault")
                        .with("file", file)
                        .with("line", line)
                        .with("reason", error.reason()),
                    None => {
                        Phrase::new("file-fault").with("file", file).with("reason", error.reason())
                    }
                }
            }
        }
    }
}
