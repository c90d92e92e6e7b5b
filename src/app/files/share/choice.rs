//! Options of an export.

/// Part of a game to export.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Extent {
    /// Shown position, as a picture.
    #[default]
    Position,
    /// Turn that led to the shown position, as a film.
    Turn,
    /// Whole game, as a film.
    Game,
}

impl Extent {
    /// All extents with the message keys of their names.
    pub const ALL: [(Self, &'static str); 3] = [
        (Self::Position, "share-position"),
        (Self::Turn, "share-turn"),
        (Self::Game, "share-game"),
    ];

    /// Returns `true` for films.
    pub const fn is_film(self) -> bool {
        !matches!(self, Self::Position)
    }

    /// File extension without a dot: `gif` for films, `png` for pictures.
    pub const fn extension(self) -> &'static str {
        if self.is_film() { "gif" } else { "png" }
    }
}

/// Height of a picture without the code of its game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Side {
    /// 480 pixels.
    Small,
    /// 720 pixels.
    #[default]
    Middle,
    /// 1080 pixels.
    Large,
}

impl Side {
    /// All heights, smallest first.
    pub const ALL: [Self; 3] = [Self::Small, Self::Middle, Self::Large];

    /// Height in pixels.
    pub const fn pixels(self) -> u16 {
        match self {
            Self::Small => 480,
            Self::Middle => 720,
            Self::Large => 1080,
        }
    }
}

/// Options of an export.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "independent switches")]
pub struct Choice {
    /// Part of the game.
    pub extent: Extent,
    /// Height of the picture.
    pub side: Side,
    /// `true` if coordinates are shown.
    pub coordinates: bool,
    /// `true` if the players are named.
    pub names: bool,
    /// `true` if the score is shown.
    pub score: bool,
    /// `true` if the game stands below the board as a code.
    pub code: bool,
}

impl Default for Choice {
    fn default() -> Self {
        Self {
            extent: Extent::default(),
            side: Side::default(),
            coordinates: true,
            names: true,
            score: true,
            code: true,
        }
    }
}
