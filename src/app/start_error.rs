//! Why there is no window, for people.

use crate::phrase::{Phrase, Say, said_error};
use crate::store::FileError;

/// A library that the window opens at the start.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Library {
    pub(super) name: &'static str,
    pub(super) file: &'static str,
    /// The package of Debian that brings it.
    pub(super) package: &'static str,
}

impl Library {
    /// A library: its name, its file, and the package of Debian that brings it.
    #[cfg(any(test, all(unix, not(target_os = "macos"))))]
    pub(super) const fn new(name: &'static str, file: &'static str, package: &'static str) -> Self {
        Self {
            name,
            file,
            package,
        }
    }
}

/// Why the window could not be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartError {
    /// There is no display to open a window on.
    NoDisplay,
    /// The X server is too plain.
    NoRandr,
    /// Libraries of the system are missing.
    Library {
        /// The libraries' names.
        libraries: String,
        /// The packages that bring them.
        packages: String,
    },
    /// The system cannot draw.
    Graphics(String),
    /// The display does not take what the program draws by itself.
    Pictures,
    /// The display has another depth of colours than windows are drawn for.
    Colours(u8),
    /// The display ended, and the window with it.
    Lost,
    /// Something else.
    Other(String),
    /// There was one, but the game on its table could not be kept when it closed.
    GameLost(FileError),
}

said_error!(StartError);

impl Say for StartError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::NoDisplay => Phrase::new("start-no-display"),
            Self::NoRandr => Phrase::new("start-no-randr"),
            Self::Library {
                libraries,
                packages,
            } => Phrase::new("start-library")
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
    /// Whether a window that is drawn another way could still be opened.
    pub(super) const fn is_about_drawing(&self) -> bool {
        matches!(self, Self::Graphics(_) | Self::Pictures | Self::Colours(_))
    }
}
