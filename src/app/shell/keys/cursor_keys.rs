//! Keys that move the cursor on the board besides the arrow keys.

use egui::Key;
use strum::{EnumIter, IntoEnumIterator, IntoStaticStr};

/// Keys that move the cursor on the board besides the arrow keys. On the board they do nothing else.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumIter, IntoStaticStr)]
pub enum CursorKeys {
    /// Only the arrow keys.
    #[default]
    Arrows,
    /// W, A, S and D.
    Wasd,
    /// H, J, K and L.
    Hjkl,
    /// 8, 4, 6 and 2, as on the number pad.
    NumberPad,
}

impl CursorKeys {
    /// Returns the group with this name in the settings.
    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::iter().find(|keys| keys.settings_name() == name)
    }

    pub(crate) fn settings_name(self) -> &'static str {
        self.into()
    }

    /// Returns the arrow key that a key of the group stands for.
    pub fn arrow(self, key: Key) -> Option<Key> {
        const ARROWS: [Key; 4] = [Key::ArrowUp, Key::ArrowLeft, Key::ArrowDown, Key::ArrowRight];
        let keys = match self {
            Self::Arrows => return None,
            Self::Wasd => [Key::W, Key::A, Key::S, Key::D],
            Self::Hjkl => [Key::K, Key::H, Key::J, Key::L],
            Self::NumberPad => [Key::Num8, Key::Num4, Key::Num2, Key::Num6],
        };
        let place = keys.iter().position(|&one| one == key)?;
        Some(ARROWS[place])
    }

    /// Message key of the group's name.
    pub const fn text_key(self) -> &'static str {
        match self {
            Self::Arrows => "keys-cursor-arrows",
            Self::Wasd => "keys-cursor-wasd",
            Self::Hjkl => "keys-cursor-hjkl",
            Self::NumberPad => "keys-cursor-number-pad",
        }
    }

    /// Message key of what the group's keys no longer do on the board; `None` for the arrow keys.
    pub const fn about_key(self) -> Option<&'static str> {
        match self {
            Self::Arrows => None,
            Self::Wasd => Some("keys-cursor-wasd-about"),
            Self::Hjkl => Some("keys-cursor-hjkl-about"),
            Self::NumberPad => Some("keys-cursor-number-pad-about"),
        }
    }
}
