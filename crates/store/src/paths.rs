//! Paths in all their text forms: as the user types them, on the screen, and in files.

use std::ffi::OsString;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use directories::BaseDirs;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Prefix of paths that are not Unicode, where only text is allowed. No absolute path begins with it.
const BYTES: &str = "percent:";

/// Returns the absolute path, which stays valid when the program starts in another folder.
pub fn absolute(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}

/// Parses a path that the user typed: `~` is the home folder, and a relative path begins in the folder in
/// which the program was started.
pub fn typed(text: &str) -> PathBuf {
    let rest = text.strip_prefix('~');
    let rest = rest.filter(|rest| rest.is_empty() || rest.starts_with(std::path::is_separator));
    match (rest, BaseDirs::new()) {
        (Some(rest), Some(base)) => {
            absolute(&base.home_dir().join(rest.trim_start_matches(std::path::is_separator)))
        }
        _ => absolute(Path::new(text)),
    }
}

/// Paths of files in the text that a file manager copies: in each line the path or the address of a file, and
/// at most the word *copy* or *cut* before them. `None` for any other text.
pub fn copied_files(text: &str) -> Option<Vec<PathBuf>> {
    let mut lines = text.trim().lines().map(str::trim).peekable();
    let _order = lines.next_if(|line| matches!(*line, "copy" | "cut"));
    let files: Option<Vec<PathBuf>> = lines.map(copied_file).collect();
    files.filter(|files| !files.is_empty())
}

fn copied_file(line: &str) -> Option<PathBuf> {
    match line.strip_prefix("file://") {
        // A host may stand before the path.
        Some(address) => from_bytes(decoded(&address[address.find('/')?..])?),
        None => Some(PathBuf::from(line)).filter(|path| path.is_absolute() && path.exists()),
    }
}

/// Appends `extension`, unless the path ends in one of `known` or names a folder. Text after a dot inside
/// a name does not count as an extension.
pub fn with_extension(path: &Path, extension: &str, known: &[&str]) -> PathBuf {
    let is_known = path.extension().is_some_and(|end| {
        let same = |known: &&str| end.eq_ignore_ascii_case(known);
        known.iter().any(same)
    });
    if is_known || path.file_name().is_none() || names_folder(path) {
        return path.to_owned();
    }
    let mut name = OsString::from(path);
    name.push(".");
    name.push(extension);
    PathBuf::from(name)
}

/// Returns `true` if the path ends with a separator, as only that of a folder does.
pub fn names_folder(path: &Path) -> bool {
    let last = path.as_os_str().as_encoded_bytes().last();
    last.is_some_and(|&byte| std::path::is_separator(char::from(byte)))
}

/// Path for display, with a question mark for anything that is not Unicode.
pub fn shown(path: impl AsRef<Path>) -> String {
    let text = path.as_ref().to_string_lossy();
    text.replace(char::REPLACEMENT_CHARACTER, "?")
}

/// Encodes a path as text; [`path_of`] is the inverse.
pub fn text_of(path: &Path) -> String {
    match path.to_str() {
        Some(text) if !text.starts_with(BYTES) => text.to_owned(),
        _ => {
            let mut text = BYTES.to_owned();
            for &byte in path.as_os_str().as_encoded_bytes() {
                if byte.is_ascii_graphic() && byte != b'%' {
                    text.push(char::from(byte));
                } else {
                    // Writing to a string cannot fail.
                    let _ = write!(text, "%{byte:02X}");
                }
            }
            text
        }
    }
}

/// Decodes the text of [`text_of`]; `None` if this system has no such path.
pub fn path_of(text: &str) -> Option<PathBuf> {
    match text.strip_prefix(BYTES) {
        None => Some(PathBuf::from(text)),
        Some(coded) => from_bytes(decoded(coded)?),
    }
}

fn decoded(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let mut digit = || char::from(rest.next()?).to_digit(16);
        let (high, low) = (digit()?, digit()?);
        bytes.push(u8::try_from(high * 16 + low).ok()?);
    }
    Some(bytes)
}

#[cfg(unix)]
#[expect(clippy::unnecessary_wraps, reason = "other systems have no such paths")]
fn from_bytes(bytes: Vec<u8>) -> Option<PathBuf> {
    use std::os::unix::ffi::OsStringExt;

    Some(PathBuf::from(OsString::from_vec(bytes)))
}

#[cfg(not(unix))]
fn from_bytes(bytes: Vec<u8>) -> Option<PathBuf> {
    String::from_utf8(bytes).ok().map(PathBuf::from)
}

/// With [`deserialize`], makes this module usable as `#[serde(with)]`.
#[expect(clippy::ref_option, reason = "so serde calls it")]
pub(super) fn serialize<S: Serializer>(
    path: &Option<PathBuf>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    path.as_deref().map(text_of).serialize(serializer)
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<PathBuf>, D::Error> {
    let text = Option::<String>::deserialize(deserializer)?;
    Ok(text.as_deref().and_then(path_of))
}

/// The same form for a path that cannot be missing.
pub mod required {
    use std::path::{Path, PathBuf};

    use serde::de::Error as _;
    use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};

    use super::{path_of, text_of};

    /// Writes a path as text.
    ///
    /// # Errors
    /// The format cannot write text.
    pub fn serialize<S: Serializer>(path: &Path, serializer: S) -> Result<S::Ok, S::Error> {
        text_of(path).serialize(serializer)
    }

    /// Reads a path from its text.
    ///
    /// # Errors
    /// It is no text, or not that of a path.
    pub fn deserialize<'a, D: Deserializer<'a>>(reader: D) -> Result<PathBuf, D::Error> {
        let text = String::deserialize(reader)?;
        path_of(&text).ok_or_else(|| D::Error::custom("not a path"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dot_in_a_name_is_no_extension() {
        let full = |name: &str| with_extension(Path::new(name), "kuba", &["kuba"]);
        assert_eq!(full("v1.2 final"), Path::new("v1.2 final.kuba"));
        assert_eq!(full("evening"), Path::new("evening.kuba"));
        assert_eq!(full("evening.KUBA"), Path::new("evening.KUBA"));
        assert_eq!(full(".hidden"), Path::new(".hidden.kuba"));
        assert!(names_folder(&full("folder/")), "a folder is no name");
    }

    #[test]
    fn the_home_is_written_with_a_tilde() {
        let home = BaseDirs::new().expect("a home").home_dir().to_owned();
        assert_eq!(typed("~"), home);
        assert_eq!(typed("~/games/a.kuba"), home.join("games/a.kuba"));
        assert_eq!(typed("~ann"), absolute(Path::new("~ann")));
        assert!(typed("a.kuba").is_absolute());
    }

    #[test]
    fn every_name_comes_back_from_its_text() {
        for name in ["/a/b.kuba", "/ä ö.kuba", "percent:odd", "/100%.kuba", ""] {
            let path = Path::new(name);
            assert_eq!(path_of(&text_of(path)).as_deref(), Some(path), "{name}");
        }
        assert_eq!(path_of("percent:%G0"), None);
        assert_eq!(path_of("percent:%4"), None);
    }

    #[cfg(unix)]
    #[test]
    fn a_name_that_is_not_unicode_keeps_its_bytes() {
        let path = from_bytes(b"/home/x/caf\xe9 100%.kuba".to_vec()).expect("a path");
        let text = text_of(&path);
        assert_eq!(text, "percent:/home/x/caf%E9%20100%25.kuba");
        assert_eq!(path_of(&text), Some(path));
    }
}
