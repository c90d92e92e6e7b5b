//! Errors of opening the window, as messages for users.

use crate::phrase::{Phrase, ToPhrase, said_error};
use crate::store::FileError;
use crate::store::people::People;

/// Library that the window loads at startup.
#[derive(Debug, PartialEq, Eq)]
pub struct SystemLibrary {
    /// Name for the user.
    pub name: &'static str,
    /// File name that the linker looks for.
    pub file: &'static str,
    /// Debian package that contains it.
    pub package: &'static str,
}

impl SystemLibrary {
    /// A library with its file and its package.
    pub const fn new(name: &'static str, file: &'static str, package: &'static str) -> Self {
        Self { name, file, package }
    }
}

/// Reason why the window could not be opened or was lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartError {
    /// Nobody with this name plays here.
    UnknownPerson {
        /// The name.
        name: String,
        /// Everybody's names.
        known: String,
    },
    /// No display to open a window on.
    NoDisplay,
    /// X server without the `RandR` extension.
    NoRandr,
    /// Missing system libraries.
    Library {
        /// Names of the libraries.
        libraries: String,
        /// Debian packages that contain them.
        packages: String,
    },
    /// OpenGL failure, with the library's message.
    Graphics(String),
    /// Display that does not accept software-rendered frames.
    Pictures,
    /// Unsupported colour depth of the display, in bits.
    Colours(u8),
    /// Connection to the display lost while the window was open.
    Lost,
    /// Any other failure, with the library's message.
    Other(String),
    /// Window closed, but the game on its table could not be saved.
    GameLost(FileError),
}

impl StartError {
    pub(crate) fn unknown_person(name: &str, people: &People) -> Self {
        let known: Vec<&str> = people.all().iter().map(|person| person.name.as_str()).collect();
        let known = known.into_iter().filter(|name| !name.is_empty());
        let known = known.collect::<Vec<_>>().join(", ");
        let known = if known.is_empty() { "none".to_owned() } else { known };
        Self::UnknownPerson { name: name.to_owned(), known }
    }
}

said_error!(StartError);

impl ToPhrase for StartError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::UnknownPerson { name, known } => Phrase::new("start-unknown-person")
                .with("name", name.as_str())
                .with("known", known.as_str()),
            Self::NoDisplay => Phrase::new("start-no-display"),
            Self::NoRandr => Phrase::new("start-no-randr"),
            Self::Library { libraries, packages } => Phrase::new("start-library")
                .with("libraries", libraries.as_str())
                .with("packages", packages.as_str()),
            Self::Graphics(reason) => Phrase::new("start-graphics").with("reason", reason.as_str()),
            Self::Pictures => Phrase::new("start-pictures"),
            Self::Colours(depth) => Phrase::new("start-colours").with("depth", *depth),
            Self::Lost => Phrase::new("start-lost"),
            Self::Other(reason) => Phrase::new("start-other").with("reason", reason.as_str()),
            Self::GameLost(fault) => Phrase::new("game-lost").with("fault", fault.phrase()),
        }
    }
}

impl StartError {
    /// Returns `true` if another way of rendering may still work.
    pub(crate) const fn is_about_drawing(&self) -> bool {
        matches!(self, Self::Graphics(_) | Self::Pictures | Self::Colours(_))
    }
}
