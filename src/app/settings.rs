//! What the program remembers about its user.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::opponent::{ANY_GAME, Opponent, SeatColour};
use super::table::{Allowance, KeptRules};
use super::theme::ThemeChoice;
use crate::board::{Look, MarbleStyle, Palette, Speed};
use crate::bot::Level;
use crate::rules::Player;
use crate::session::{Seat, TimeControl};

/// The smallest and the largest zoom.
pub const ZOOM: std::ops::RangeInclusive<f32> = 0.6..=3.0;
/// The shortest and the longest time that the computer may be given for a move, in seconds.
pub const SECONDS: std::ops::RangeInclusive<f32> = 0.5..=60.0;
/// The time that it usually has, in seconds.
const USUAL_SECONDS: f32 = 3.0;
/// How loud everything is at first.
const USUAL_VOLUME: f32 = 0.7;

/// Where the window was, in points.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct WindowPlace {
    /// The size of its inside.
    pub size: (f32, f32),
    /// Its position on the screen, where the system tells it.
    pub position: Option<(f32, f32)>,
    /// Whether it filled the screen's work area.
    pub maximized: bool,
}

/// A position that is being set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptPosition {
    /// Name of its game in files.
    pub game: String,
    /// The position as text, right or wrong.
    pub text: String,
    /// Rules chosen for it.
    pub rules: KeptRules,
}

/// Everything that is stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, remote = "Self")]
#[expect(clippy::struct_excessive_bools, reason = "independent switches")]
pub struct Settings {
    /// The tag of the language; `None` for the system's.
    pub language: Option<String>,
    /// Light or dark.
    pub theme: ThemeChoice,
    /// How marbles are told apart.
    pub marbles: MarbleStyle,
    /// Whether files and ranks are named around the field.
    pub coordinates: bool,
    /// Whether the board is turned round.
    pub turned: bool,
    /// How long motion takes.
    pub animation: Speed,
    /// Outlines instead of motion.
    pub reduce_motion: bool,
    /// Nothing is heard.
    pub muted: bool,
    /// How loud everything is, from 0 to 1.
    #[serde(deserialize_with = "volume")]
    pub volume: f32,
    /// How much larger than normal everything is.
    #[serde(deserialize_with = "zoom")]
    pub zoom: f32,
    /// The name of the last game played.
    pub game: String,
    /// The rules for the next game, by name of the game.
    pub rules: BTreeMap<String, KeptRules>,
    /// The step of the lesson to go on with, from 0, by name of the game; past the last one if it
    /// has been finished.
    pub lessons: BTreeMap<String, usize>,
    /// The steps of the lesson that have been done, from 0, by name of the game; where there is
    /// nothing, all before the one to go on with.
    pub learnt: BTreeMap<String, BTreeSet<usize>>,
    /// The puzzle that was on the board last, by name of the game.
    pub puzzles: BTreeMap<String, String>,
    /// Who plays in the next game, seat by seat, by name of the game; those of [`ANY_GAME`] where
    /// there is nobody for a game.
    pub players: BTreeMap<String, Vec<Seat>>,
    /// The clock of the next game; `None` for none.
    pub clock: Option<TimeControl>,
    /// Whether people and computers change seats from game to game; `None` until it is chosen.
    pub take_turns: Option<bool>,
    /// The number of the computer's level.
    #[serde(deserialize_with = "level_number")]
    pub level: u8,
    /// The longest time that the computer thinks about a move, in seconds.
    #[serde(deserialize_with = "seconds")]
    pub seconds: f32,
    /// The strongest computer thinks while a person is to move, too.
    pub ponder: bool,
    /// Weak computers wait for a person who has thrown much away.
    pub warn: bool,
    /// Show what the computer thinks.
    pub show_thinking: bool,
    /// Show what somebody could do next.
    pub show_threats: bool,
    /// Ask before giving a game up.
    pub confirm_resigning: bool,
    /// Use the system's dialogs for files.
    pub system_dialogs: bool,
    /// Where the window was.
    pub window: Option<WindowPlace>,
    /// The position that was set up last, until a game begins there.
    pub set_up: Option<KeptPosition>,
    /// Who plays, as the first versions kept it: nothing once it is read and has become `players`.
    #[serde(skip_serializing, deserialize_with = "some")]
    opponent: Option<Opponent>,
    /// The same of the second computer's level.
    #[serde(skip_serializing, deserialize_with = "some")]
    other_level: Option<u8>,
    /// The same of the seat that the user takes.
    #[serde(skip_serializing, deserialize_with = "some")]
    colour: Option<SeatColour>,
}

impl Serialize for Settings {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, to)
    }
}

impl<'de> Deserialize<'de> for Settings {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Self::deserialize(from).map(Self::of_today)
    }
}

fn some<'de, T: Deserialize<'de>, D: Deserializer<'de>>(from: D) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

fn level_number<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    let number = u8::deserialize(from)?;
    match Level::new(number) {
        Some(level) => Ok(level.number()),
        None => Err(D::Error::custom("there is no such level")),
    }
}

fn zoom<'de, D: Deserializer<'de>>(from: D) -> Result<f32, D::Error> {
    let zoom = f32::deserialize(from)?;
    if ZOOM.contains(&zoom) {
        return Ok(zoom);
    }
    Err(D::Error::custom("nobody could use a window of that size"))
}

fn volume<'de, D: Deserializer<'de>>(from: D) -> Result<f32, D::Error> {
    let volume = f32::deserialize(from)?;
    if (0.0..=1.0).contains(&volume) {
        return Ok(volume);
    }
    Err(D::Error::custom("a volume goes from 0 to 1"))
}

fn seconds<'de, D: Deserializer<'de>>(from: D) -> Result<f32, D::Error> {
    let seconds = f32::deserialize(from)?;
    if SECONDS.contains(&seconds) {
        return Ok(seconds);
    }
    Err(D::Error::custom("nobody would wait for so long"))
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            theme: ThemeChoice::default(),
            marbles: MarbleStyle::default(),
            coordinates: true,
            turned: false,
            animation: Speed::default(),
            reduce_motion: false,
            muted: false,
            volume: USUAL_VOLUME,
            zoom: 1.0,
            game: String::new(),
            rules: BTreeMap::new(),
            lessons: BTreeMap::new(),
            learnt: BTreeMap::new(),
            puzzles: BTreeMap::new(),
            players: BTreeMap::new(),
            clock: None,
            take_turns: None,
            level: Level::default().number(),
            seconds: USUAL_SECONDS,
            ponder: false,
            warn: false,
            show_thinking: false,
            show_threats: false,
            confirm_resigning: true,
            system_dialogs: true,
            window: None,
            set_up: None,
            opponent: None,
            other_level: None,
            colour: None,
        }
    }
}

impl Settings {
    /// The same settings, in which what the first versions kept has become what is kept today.
    fn of_today(mut self) -> Self {
        let opponent = self.opponent.take().unwrap_or_default();
        let colour = self.colour.take().unwrap_or_default();
        let other = self.other_level.take().and_then(Level::new);
        let levels = [self.level(), other.unwrap_or_default()];
        if let Some(seats) = opponent.seats(colour, levels) {
            self.players.entry(ANY_GAME.to_owned()).or_insert(seats);
        }
        if colour == SeatColour::ByTheMatch {
            self.take_turns.get_or_insert(true);
        }
        self
    }

    /// The computer's level.
    pub fn level(&self) -> Level {
        Level::new(self.level).unwrap_or_default()
    }

    /// The longest time that the computer thinks about a move, put right if the number is
    /// impossible.
    pub fn thinking_time(&self) -> Duration {
        let seconds = if self.seconds.is_finite() {
            self.seconds.clamp(*SECONDS.start(), *SECONDS.end())
        } else {
            USUAL_SECONDS
        };
        Duration::from_secs_f32(seconds)
    }

    /// What the computer may do to find its moves.
    pub fn allowance(&self) -> Allowance {
        Allowance {
            time: self.thinking_time(),
            ponder: self.ponder,
            warn: self.warn,
        }
    }

    /// How loud the user wants what is heard, from 0 to 1, put right if the number is impossible.
    pub fn loudness_wanted(&self) -> f32 {
        if self.volume.is_finite() {
            self.volume.clamp(0.0, 1.0)
        } else {
            USUAL_VOLUME
        }
    }

    /// How loud everything is now, from 0 to 1.
    pub fn loudness(&self) -> f32 {
        if self.muted {
            0.0
        } else {
            self.loudness_wanted()
        }
    }

    /// How loud everything is, in percent; `None` if nothing is heard.
    pub fn volume_in_percent(&self) -> Option<u8> {
        let percent = (self.loudness_wanted() * 100.0).round() as u8;
        (!self.muted).then_some(percent)
    }

    /// Makes everything this loud, in percent.
    pub fn set_volume(&mut self, percent: u8) {
        self.volume = f32::from(percent.min(100)) / 100.0;
        self.muted = false;
    }

    /// How boards look, from the seat of `viewer`.
    pub fn look(&self, palette: &'static Palette, viewer: Player, stores: bool) -> Look {
        Look {
            palette,
            marbles: self.marbles,
            coordinates: self.coordinates,
            viewer,
            speed: self.animation,
            reduce_motion: self.reduce_motion,
            stores,
        }
    }

    /// Makes everything larger (or smaller) by a factor.
    pub fn zoom_by(&mut self, factor: f32) {
        self.zoom = (self.zoom * factor).clamp(*ZOOM.start(), *ZOOM.end());
    }

    /// The zoom, put right if the file said something impossible.
    pub fn sound_zoom(&self) -> f32 {
        if self.zoom.is_finite() {
            self.zoom.clamp(*ZOOM.start(), *ZOOM.end())
        } else {
            1.0
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_says_nothing_gives_the_usual_settings() {
        let settings: Settings = ron::from_str("()").expect("an empty struct");
        assert_eq!(settings, Settings::default());
    }

    #[test]
    fn settings_survive_being_written_and_read() {
        let settings = Settings {
            theme: ThemeChoice::Dark,
            zoom: 1.25,
            seconds: 7.5,
            ponder: true,
            warn: true,
            show_thinking: true,
            show_threats: true,
            ..Settings::default()
        };
        let text = ron::to_string(&settings).expect("settings are plain data");
        assert_eq!(
            ron::from_str::<Settings>(&text).expect("just written"),
            settings
        );
    }

    #[test]
    fn what_lies_out_of_range_is_no_value() {
        for text in [
            "(level: 0)",
            "(level: 13)",
            "(zoom: 0.01)",
            "(zoom: inf)",
            "(seconds: 0.1)",
            "(seconds: 61.0)",
            "(seconds: NaN)",
            "(volume: -0.1)",
            "(volume: 1.5)",
            "(volume: NaN)",
            "(clock: Some(Move(seconds: 1)))",
        ] {
            assert!(ron::from_str::<Settings>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn an_impossible_zoom_is_put_right() {
        let settings = Settings {
            zoom: f32::NAN,
            ..Settings::default()
        };
        assert!((settings.sound_zoom() - 1.0).abs() < f32::EPSILON);
    }

    #[test]
    fn what_is_muted_keeps_its_volume() {
        let mut settings = Settings {
            volume: 0.4,
            ..Settings::default()
        };
        assert!((settings.loudness() - 0.4).abs() < f32::EPSILON);
        settings.muted = true;
        assert!(settings.loudness() <= 0.0);
        assert!((settings.loudness_wanted() - 0.4).abs() < f32::EPSILON);
        settings.volume = f32::INFINITY;
        assert!((settings.loudness_wanted() - USUAL_VOLUME).abs() < f32::EPSILON);
    }

    #[test]
    fn an_impossible_time_is_put_right() {
        for (seconds, right) in [(f32::NAN, 3.0), (0.0, 0.5), (1e9, 60.0), (2.0, 2.0)] {
            let settings = Settings {
                seconds,
                ..Settings::default()
            };
            let right = Duration::from_secs_f32(right);
            assert_eq!(settings.thinking_time(), right, "{seconds}");
        }
    }
}
