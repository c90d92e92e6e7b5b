//! The calls of the file layer, where a test can let any of them fail.

use std::fmt::Debug;
use std::io;
use std::path::Path;

/// A call by which something on the disk changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Call {
    /// Making the folder around a file.
    MakeFolder,
    /// Making the temporary file beside the one that is written.
    Create,
    /// Writing into the temporary file.
    Write,
    /// Giving it the permissions of the file that it replaces.
    Permissions,
    /// Making sure that its content has reached the disk.
    Sync,
    /// Giving it its name.
    Rename,
    /// Putting a file aside.
    PutAside,
    /// Removing a file.
    Remove,
}

/// Asked before each call that changes the disk.
pub trait Disk: Debug + Send + Sync {
    /// Lets the call happen.
    ///
    /// # Errors
    /// The error that the call is to end with instead.
    fn permit(&self, call: Call, path: &Path) -> io::Result<()>;
}

/// The disk as it is: only the system refuses.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemDisk;

impl Disk for SystemDisk {
    fn permit(&self, _call: Call, _path: &Path) -> io::Result<()> {
        Ok(())
    }
}
