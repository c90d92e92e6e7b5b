//! File access: reading, atomic writing, setting aside, sweeping.

use std::fs;
use std::path::Path;
use std::time::{Duration, SystemTime};

use kuba_rules::kuba::GameState;
use kuba_store::files::{
    FileFault, LARGEST, read_bounded, read_text, set_aside, sweep, write_atomic,
};
use kuba_store::{Fingerprint, OpenError, SystemDisk, read_game, save_text};

use crate::support::{folder, names, record, say};

#[test]
fn a_file_is_replaced_as_a_whole_and_nothing_else_is_left_behind() {
    let folder = folder();
    let path = folder.path().join("game.kuba");
    write_atomic(&path, b"old").unwrap();
    write_atomic(&path, b"new").unwrap();
    assert_eq!(read_text(&path).unwrap(), "new");
    assert_eq!(names(folder.path()), ["game.kuba"]);
}

#[test]
fn a_failed_write_names_file_and_reason_and_leaves_the_old_file() {
    let folder = folder();
    let file = folder.path().join("file");
    fs::write(&file, "old").unwrap();
    let error = write_atomic(&file.join("game.kuba"), b"new").unwrap_err();
    assert_eq!(error.fault, FileFault::NotAFolder);
    assert!(
        say(&error).contains("game.kuba: A file is where one of its folders should be."),
        "{}",
        say(&error)
    );
    let nowhere = folder.path().join("nowhere/game.kuba");
    assert_eq!(write_atomic(&nowhere, b"new").unwrap_err().fault, FileFault::NoFolder);
    let error = write_atomic(folder.path(), b"new").unwrap_err();
    assert_eq!(error.fault, FileFault::Folder);
    let mut permissions = fs::metadata(&file).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&file, permissions).unwrap();
    let error = write_atomic(&file, b"new").unwrap_err();
    assert_eq!(error.fault, FileFault::WriteProtected);
    assert_eq!(fs::read(&file).unwrap(), b"old");
    assert_eq!(names(folder.path()), ["file"]);
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link_and_permissions_stay() {
    use std::os::unix::fs::{PermissionsExt, symlink};

    let folder = folder();
    let real = folder.path().join("real.kuba");
    let link = folder.path().join("link.kuba");
    fs::write(&real, "old").unwrap();
    fs::set_permissions(&real, fs::Permissions::from_mode(0o640)).unwrap();
    symlink(&real, &link).unwrap();
    write_atomic(&link, b"new").unwrap();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::read(&real).unwrap(), b"new");
    assert_eq!(fs::metadata(&real).unwrap().permissions().mode() & 0o777, 0o640);
}

#[test]
fn what_is_no_ordinary_text_file_is_refused() {
    let folder = folder();
    let fault = |path: &Path| read_text(path).unwrap_err().fault;
    assert_eq!(fault(folder.path()), FileFault::Folder);
    assert_eq!(fault(&folder.path().join("none")), FileFault::NotFound);
    let binary = folder.path().join("binary");
    fs::write(&binary, b"\x89PNG\0\xff").unwrap();
    assert_eq!(fault(&binary), FileFault::NotText);
    let large = folder.path().join("large");
    fs::File::create(&large).unwrap().set_len(LARGEST + 1).unwrap();
    assert_eq!(fault(&large), FileFault::TooLarge);
    #[cfg(target_os = "linux")]
    {
        assert_eq!(fault(Path::new("/dev/zero")), FileFault::NotAFile);
        assert!(write_atomic(Path::new("/dev/null"), b"x").is_err());
    }
}

#[test]
fn a_game_is_saved_and_opened_and_a_change_on_disk_is_noticed() {
    let folder = folder();
    let path = folder.path().join("game.kuba");
    let record = record("f1f2 f7f6");
    let saved = save_text(&path, &record.to_ron()).unwrap();
    let open = || read_game::<GameState>(&read_text(&path).unwrap());
    assert_eq!(open().unwrap().1, record);
    assert_eq!(Fingerprint::of(&path), saved);
    fs::write(&path, record.to_ron().replace("f7f6", "h8h7")).unwrap();
    assert_eq!(Fingerprint::of(&path).is_some(), saved.is_some());
    let error = open().unwrap_err();
    let error = OpenError::Record { path: path.clone(), error };
    assert_eq!(say(&error), "game.kuba, line 10: “h8” is not on the board.");
    fs::write(&path, record.to_ron() + "\n").unwrap();
    assert_ne!(Fingerprint::of(&path), saved);
}

#[test]
fn what_is_put_aside_is_numbered_and_never_takes_the_place_of_the_newest() {
    let home = folder();
    let path = home.path().join("current.kuba");
    let mut places = Vec::new();
    let begun = SystemTime::now();
    for number in 0..25 {
        fs::write(&path, number.to_string()).unwrap();
        let file = fs::File::options().write(true).open(&path).unwrap();
        // File systems may store times coarsely.
        file.set_modified(begun + Duration::from_secs(number as u64)).unwrap();
        places.push(set_aside(&SystemDisk, &path).unwrap());
        assert_eq!(fs::read_to_string(&places[number]).unwrap(), number.to_string());
        let before = number.checked_sub(1).map(|before| places[before].clone());
        if let Some(before) = before {
            assert_eq!(fs::read_to_string(before).unwrap(), (number - 1).to_string());
        }
    }
    assert_eq!(places[0], home.path().join("current.bad.kuba"));
    assert_eq!(places[1], home.path().join("current.bad-2.kuba"));
    assert_eq!(names(home.path()).len(), 20);
}

#[test]
fn old_temporary_files_of_ours_are_swept_and_no_others() {
    let folder = folder();
    let old = SystemTime::now() - Duration::from_hours(2);
    for (name, age) in [
        (".kuba-aB3xY9.tmp", Some(old)),
        (".kuba-aB3xY8.tmp", None),
        (".kuba-notes.tmp", Some(old)),
        (".other-aB3xY9.tmp", Some(old)),
    ] {
        let file = fs::File::create(folder.path().join(name)).unwrap();
        if let Some(age) = age {
            file.set_modified(age).unwrap();
        }
    }
    fs::create_dir(folder.path().join(".kuba-folder.tmp")).unwrap();
    sweep(&SystemDisk, folder.path());
    let left = [".kuba-aB3xY8.tmp", ".kuba-folder.tmp", ".kuba-notes.tmp", ".other-aB3xY9.tmp"];
    assert_eq!(names(folder.path()), left);
}

#[test]
fn a_huge_file_is_refused_and_never_read_whole() {
    let folder = folder();
    let path = folder.path().join("huge.kuba");
    // A sparse file of a terabyte, larger than any memory; not every system has sparse files.
    let length: u64 = if cfg!(unix) { 1 << 40 } else { 100 << 20 };
    fs::File::create(&path).unwrap().set_len(length).unwrap();
    assert_eq!(read_text(&path).unwrap_err().fault, FileFault::TooLarge);
    // A file that grows while it is read, or does not know its length.
    let mut read = 0_u64;
    let endless = Counted(&mut read);
    assert_eq!(read_bounded(endless), Err(FileFault::TooLarge));
    assert!(read <= LARGEST + 1, "{read}");
}

/// Endless text that counts the bytes read.
struct Counted<'a>(&'a mut u64);

impl std::io::Read for Counted<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        buffer.fill(b' ');
        *self.0 += buffer.len() as u64;
        Ok(buffer.len())
    }
}
