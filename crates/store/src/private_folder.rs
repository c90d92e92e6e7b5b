//! Private folder of the program inside a folder that all users may write to. No other user can read or
//! replace its content, and content that another user prepared is never used.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// Returns the program's private folder inside a shared one, creating it if necessary.
///
/// # Errors
/// Fails if the folder cannot be created, or if an existing one does not belong to this user alone.
pub fn make_in(shared: &Path) -> io::Result<PathBuf> {
    let folder = path_in(shared);
    match create(&folder) {
        Err(error) if error.kind() != ErrorKind::AlreadyExists => return Err(error),
        _ => {}
    }
    find_in(shared).ok_or_else(|| ErrorKind::PermissionDenied.into())
}

/// Returns the program's private folder inside a shared one, if it exists and belongs to this user alone.
pub fn find_in(shared: &Path) -> Option<PathBuf> {
    let folder = path_in(shared);
    (is_ours(&folder) && is_guarded(shared)).then_some(folder)
}

#[cfg(unix)]
fn path_in(shared: &Path) -> PathBuf {
    shared.join(format!("kuba-{}", rustix::process::geteuid().as_raw()))
}

#[cfg(not(unix))]
fn path_in(shared: &Path) -> PathBuf {
    shared.join("kuba")
}

#[cfg(unix)]
fn create(folder: &Path) -> io::Result<()> {
    use std::os::unix::fs::DirBuilderExt;

    fs::DirBuilder::new().mode(0o700).create(folder)
}

#[cfg(not(unix))]
fn create(folder: &Path) -> io::Result<()> {
    fs::create_dir(folder)
}

/// Accepts a real folder, not a link, that belongs to this user and is closed to all others.
#[cfg(unix)]
fn is_ours(folder: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;

    const ALL: u32 = 0o777;
    const OWN: u32 = 0o700;
    let own = rustix::process::geteuid().as_raw();
    fs::symlink_metadata(folder)
        .is_ok_and(|found| found.is_dir() && found.uid() == own && found.mode() & ALL == OWN)
}

/// Temporary folders belong to a single user on other systems.
#[cfg(not(unix))]
fn is_ours(folder: &Path) -> bool {
    folder.is_dir()
}

/// Otherwise another user could replace the private folder.
#[cfg(unix)]
fn is_guarded(shared: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;

    const STICKY: u32 = 0o1000;
    let own = rustix::process::geteuid().as_raw();
    fs::metadata(shared).is_ok_and(|found| {
        let is_trusted = found.uid() == own || found.uid() == 0;
        is_trusted && (found.mode() & 0o022 == 0 || found.mode() & STICKY != 0)
    })
}

#[cfg(not(unix))]
fn is_guarded(_shared: &Path) -> bool {
    true
}

#[cfg(all(test, unix))]
mod tests {
    use std::fs::Permissions;
    use std::os::unix::fs::{PermissionsExt, symlink};

    use super::*;

    fn open_to(folder: &Path, mode: u32) {
        fs::set_permissions(folder, Permissions::from_mode(mode)).expect("permissions");
    }

    #[test]
    fn the_folder_is_created_once_and_found_again() {
        let shared = tempfile::tempdir().expect("a folder");
        open_to(shared.path(), 0o1777);
        assert_eq!(find_in(shared.path()), None);
        let folder = make_in(shared.path()).expect("a folder");
        assert_eq!(make_in(shared.path()).expect("the same"), folder);
        assert_eq!(find_in(shared.path()), Some(folder.clone()));
        let mode = fs::metadata(&folder).expect("it").permissions().mode();
        assert_eq!(mode & 0o777, 0o700);
    }

    #[test]
    fn a_folder_that_another_user_could_have_prepared_is_not_used() {
        let shared = tempfile::tempdir().expect("a folder");
        let elsewhere = tempfile::tempdir().expect("a folder");
        let folder = path_in(shared.path());
        // A link to another folder, even to one of the same user.
        symlink(elsewhere.path(), &folder).expect("a link");
        assert!(make_in(shared.path()).is_err());
        assert_eq!(find_in(shared.path()), None);
        fs::remove_file(&folder).expect("the link");
        fs::write(&folder, "").expect("a file");
        assert!(make_in(shared.path()).is_err());
        fs::remove_file(&folder).expect("the file");
        // A folder that is open to others.
        fs::create_dir(&folder).expect("a folder");
        open_to(&folder, 0o750);
        assert!(make_in(shared.path()).is_err());
        open_to(&folder, 0o700);
        assert!(make_in(shared.path()).is_ok());
        // A shared folder in which users may rename the files of others.
        open_to(shared.path(), 0o777);
        assert!(make_in(shared.path()).is_err());
        assert_eq!(find_in(shared.path()), None);
    }
}
