//! Writing to a failing disk: afterwards the file has its complete old content or the complete new one.

use std::fs;
use std::io::{Error, ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, SystemTime};

use kuba_i18n::Texts;
use kuba_rules::phrase::ToPhrase;
use kuba_store::disk::{Call, Disk};
use kuba_store::files::{FileFault, set_aside, write_on, write_own};

/// Number of random scenarios.
const SCENARIOS: u64 = 10_000;

/// Effect of the failing call.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Failure {
    Full,
    HalfWritten,
    ReadOnly,
    Denied,
    /// The folder is renamed while the program uses it.
    FolderGone,
    /// A folder is created where the file should be.
    FolderInTheWay,
    Interrupted,
}

const FAILURES: [Failure; 7] = [
    Failure::Full,
    Failure::HalfWritten,
    Failure::ReadOnly,
    Failure::Denied,
    Failure::FolderGone,
    Failure::FolderInTheWay,
    Failure::Interrupted,
];

/// A disk on which the call with this number fails.
#[derive(Debug)]
struct Faulty {
    failure: Failure,
    at: usize,
    calls: AtomicUsize,
    /// The file being written.
    file: PathBuf,
}

impl Disk for Faulty {
    fn permit(&self, call: Call, path: &Path) -> Result<(), Error> {
        if self.calls.fetch_add(1, Ordering::Relaxed) != self.at {
            return Ok(());
        }
        match self.failure {
            Failure::Full => Err(ErrorKind::StorageFull.into()),
            Failure::HalfWritten => {
                if call == Call::Write {
                    let mut file = fs::OpenOptions::new().append(true).open(path)?;
                    file.write_all(b"half of i")?;
                }
                Err(ErrorKind::StorageFull.into())
            }
            Failure::ReadOnly => Err(ErrorKind::ReadOnlyFilesystem.into()),
            Failure::Denied => Err(ErrorKind::PermissionDenied.into()),
            Failure::FolderGone => {
                let folder = self.file.parent().expect("a folder");
                let _ = fs::rename(folder, folder.with_extension("gone"));
                Ok(())
            }
            Failure::FolderInTheWay => {
                if !self.file.exists() {
                    fs::create_dir_all(&self.file)?;
                }
                Ok(())
            }
            Failure::Interrupted => Err(Error::other("the cable was pulled")),
        }
    }
}

/// State of the path before the write.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Before {
    Nothing,
    File,
    /// Last modified in the future, because the clock was set back.
    FutureFile,
    Folder,
    #[cfg(unix)]
    Link,
    #[cfg(unix)]
    DanglingLink,
    #[cfg(unix)]
    Socket,
    NoFolder,
    FileForFolder,
}

const BEFORE: &[Before] = &[
    Before::Nothing,
    Before::File,
    Before::FutureFile,
    Before::Folder,
    #[cfg(unix)]
    Before::Link,
    #[cfg(unix)]
    Before::DanglingLink,
    #[cfg(unix)]
    Before::Socket,
    Before::NoFolder,
    Before::FileForFolder,
];

/// Prepares a folder and returns the file to write.
fn lay_out(home: &Path, before: Before) -> PathBuf {
    let folder = home.join("data");
    let file = folder.join("game.kuba");
    match before {
        Before::NoFolder => return file,
        Before::FileForFolder => {
            fs::write(&folder, "in the way").expect("a file");
            return file;
        }
        _ => fs::create_dir(&folder).expect("a folder"),
    }
    #[cfg(unix)]
    let elsewhere = home.join("elsewhere.kuba");
    match before {
        Before::File | Before::FutureFile => fs::write(&file, "old").expect("a file"),
        Before::Folder => fs::create_dir(&file).expect("a folder"),
        #[cfg(unix)]
        Before::Link => {
            fs::write(&elsewhere, "old").expect("a file");
            std::os::unix::fs::symlink(&elsewhere, &file).expect("a link");
        }
        #[cfg(unix)]
        Before::DanglingLink => {
            std::os::unix::fs::symlink(&elsewhere, &file).expect("a link");
        }
        #[cfg(unix)]
        Before::Socket => {
            let socket = std::os::unix::net::UnixListener::bind(&file);
            drop(socket.expect("something that is no ordinary file"));
        }
        _ => {}
    }
    if before == Before::FutureFile {
        let opened = fs::File::options().write(true).open(&file).expect("a file");
        let tomorrow = SystemTime::now() + Duration::from_hours(24);
        opened.set_modified(tomorrow).expect("a time");
    }
    file
}

/// Content of the file, even if its folder was renamed.
fn content(file: &Path) -> Option<String> {
    let folder = file.parent()?;
    let gone = folder.with_extension("gone").join(file.file_name()?);
    let read = |path: &Path| path.is_file().then(|| fs::read_to_string(path).ok())?;
    read(file).or_else(|| read(&gone))
}

#[test]
fn whatever_fails_while_writing_the_old_content_or_the_new_is_there_whole() {
    let mut random = 0x9e37_79b9_7f4a_7c15_u64;
    println!("seed {random:#x}");
    let mut next = |below: usize| {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        usize::try_from(random % below as u64).expect("small")
    };
    // In memory if possible, because 10,000 disk syncs take long.
    let memory = Path::new("/dev/shm");
    let all = tempfile::tempdir_in(memory).or_else(|_| tempfile::tempdir());
    let all = all.expect("a folder");
    let texts = Texts::new(&[]);
    let (mut written, mut refused) = (0, 0);
    for number in 0..SCENARIOS {
        let home = all.path().join(number.to_string());
        fs::create_dir(&home).expect("a folder");
        let before = BEFORE[next(BEFORE.len())];
        let file = lay_out(&home, before);
        let disk = Faulty {
            failure: FAILURES[next(FAILURES.len())],
            at: next(8),
            calls: AtomicUsize::new(0),
            file: file.clone(),
        };
        let what = format!("{number}: {before:?}, {disk:?}");
        let had = content(&file);
        let result = if next(2) == 0 {
            write_own(&disk, &file, b"new")
        } else {
            write_on(&disk, &file, b"new")
        };
        let has = content(&file);
        match result {
            Ok(()) => {
                written += 1;
                assert_eq!(has.as_deref(), Some("new"), "{what}");
            }
            Err(error) => {
                refused += 1;
                assert_eq!(has, had, "{what}: {error}");
                let words = texts.say(&error.phrase());
                assert!(words.contains("data"), "{what}: {words}");
                let reason = texts.say(&error.fault.phrase());
                assert!(!reason.is_empty(), "{what}");
                assert_ne!(error.fault, FileFault::NotText, "{what}");
            }
        }
        for folder in ["data", "data.gone"] {
            for entry in fs::read_dir(home.join(folder)).into_iter().flatten() {
                let name = entry.expect("a name").file_name();
                let is_temporary = name.to_string_lossy().starts_with(".kuba-");
                // A temporary file in the renamed folder cannot be found again; a later sweep removes it.
                assert!(!is_temporary || folder == "data.gone", "{what}: {}", name.display());
            }
        }
        if number % 64 == 0 && file.is_file() {
            assert!(set_aside(&disk, &file).is_none_or(|aside| aside.exists()), "{what}");
        }
        fs::remove_dir_all(&home).expect("the folder");
    }
    println!("{written} written, {refused} refused");
    assert!(written > 1_000 && refused > 1_000, "{written} written, {refused} refused");
}

#[cfg(target_os = "linux")]
#[test]
fn a_pipe_is_neither_waited_for_nor_replaced() {
    use std::os::unix::fs::FileTypeExt;

    use kuba_store::files::{read_text, write_atomic};

    let folder = tempfile::tempdir().expect("a folder");
    let pipe = folder.path().join("pipe.kuba");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(made.expect("mkfifo").success());
    let written = write_atomic(&pipe, b"new").expect_err("no ordinary file");
    assert_eq!(written.fault, FileFault::NotAFile);
    assert_eq!(read_text(&pipe).expect_err("no file").fault, FileFault::NotAFile);
    let metadata = fs::metadata(&pipe).expect("the pipe");
    assert!(metadata.file_type().is_fifo());
}

#[cfg(unix)]
#[test]
fn behind_a_dangling_link_the_file_is_made_and_the_link_stays() {
    use kuba_store::files::write_atomic;

    let folder = tempfile::tempdir().expect("a folder");
    let (link, real) = (folder.path().join("link"), folder.path().join("real.kuba"));
    std::os::unix::fs::symlink("real.kuba", &link).expect("a link");
    write_atomic(&link, b"new").expect("written");
    assert!(fs::symlink_metadata(&link).expect("the link").is_symlink());
    assert_eq!(fs::read(&real).expect("the file"), b"new");
}
