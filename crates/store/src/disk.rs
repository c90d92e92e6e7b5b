//! File system calls that change the disk, with a hook by which tests make any of them fail.

use std::fmt::Debug;
use std::io;
use std::path::Path;

/// A file system call that changes the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Call {
    /// Create the folder around a file.
    MakeFolder,
    /// Create the temporary file beside the target.
    Create,
    /// Write to the temporary file.
    Write,
    /// Copy the permissions of the replaced file to the temporary file.
    Permissions,
    /// Sync the temporary file to the disk.
    Sync,
    /// Rename the temporary file to the target.
    Rename,
    /// Set an unreadable file aside under another name.
    PutAside,
    /// Remove a file.
    Remove,
}

/// Hook that is called before each change to the disk.
pub trait Disk: Debug + Send + Sync {
    /// Allows a call, or makes it fail.
    ///
    /// # Errors
    /// The error that the call returns instead of being made.
    fn permit(&self, call: Call, path: &Path) -> io::Result<()>;
}

/// The real disk, which allows every call.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemDisk;

impl Disk for SystemDisk {
    fn permit(&self, _call: Call, _path: &Path) -> io::Result<()> {
        Ok(())
    }
}
