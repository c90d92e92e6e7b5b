//! What is chosen of a picture.

/// How much of a game is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Extent {
    /// The position that is looked at.
    #[default]
    Position,
    /// The turn that led to it, as a film.
    Turn,
    /// The whole game, as a film.
    Game,
}

impl Extent {
    /// All of them, each with the key of its name.
    pub const ALL: [(Self, &'static str); 3] = [
        (Self::Position, "share-position"),
        (Self::Turn, "share-turn"),
        (Self::Game, "share-game"),
    ];

    /// Whether it is a film.
    pub const fn is_film(self) -> bool {
        !matches!(self, Self::Position)
    }

    /// What the names of its files end with.
    pub const fn extension(self) -> &'static str {
        if self.is_film() { "gif" } else { "png" }
    }
}

/// The height of a picture.
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
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Small, Self::Middle, Self::Large];

    /// In pixels.
    pub const fn pixels(self) -> u16 {
        match self {
            Self::Small => 480,
            Self::Middle => 720,
            Self::Large => 1080,
        }
    }
}

/// What is chosen of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// How much of the game it shows.
    pub extent: Extent,
    /// How large it is.
    pub side: Side,
    /// Whether files and ranks are named.
    pub coordinates: bool,
    /// Whether it is to be read who plays.
    pub names: bool,
    /// Whether what everybody has won is to be seen.
    pub score: bool,
}

impl Default for Choice {
    fn default() -> Self {
        Self {
            extent: Extent::default(),
            side: Side::default(),
            coordinates: true,
            names: true,
            score: true,
        }
    }
}
