//! User settings.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

use crate::app::game::conditions::OwnTime;
use crate::app::game::table::{Allowance, KeptRules};
use crate::app::input::system_preferences::SystemPreferences;
use crate::app::shell::command::{Command, ViewCommand, WarningLevels};
use crate::app::shell::keys::key_map::KeyMap;
use crate::app::shell::theme::{ContrastChoice, ThemeChoice};
use crate::board::{Look, MarbleStyle, Palette, Speed};
use crate::bot::Level;
use crate::bot::rating::Wish;
use crate::i18n;
use crate::rules::Player;
use crate::session::{Seat, TimeControl};

/// Zoom range.
pub const ZOOM: std::ops::RangeInclusive<f32> = 0.6..=3.0;
/// Range of the computer's thinking time per move, in seconds.
pub const SECONDS: std::ops::RangeInclusive<f32> = 0.5..=60.0;
/// Range of the time for each stop of playing with one key, in seconds.
pub const PACE: std::ops::RangeInclusive<f32> = 0.5..=4.0;
/// Default thinking time, in seconds.
const USUAL_SECONDS: f32 = 3.0;
/// Default volume, from 0 to 1.
pub const USUAL_VOLUME: f32 = 0.7;

/// Motion of the boards, as the user chooses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MotionChoice {
    /// Normal, or reduced if the system asks for it.
    System,
    /// Outlines replace animations.
    Reduced,
    /// Slow animations.
    Slow,
    /// Animations.
    Normal,
    /// Fast animations.
    Fast,
}

impl MotionChoice {
    /// All choices in the order of the settings.
    pub const ALL: [Self; 5] = [Self::System, Self::Reduced, Self::Slow, Self::Normal, Self::Fast];

    /// Message key of the name.
    pub const fn text_key(self) -> &'static str {
        match self {
            Self::System => "motion-system",
            Self::Reduced => "motion-reduced",
            Self::Slow => "motion-slow",
            Self::Normal => "motion-normal",
            Self::Fast => "motion-fast",
        }
    }
}

/// Share of motion, as it is kept beside the speed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum KeptMotion {
    /// Follows the system.
    #[default]
    System,
    /// Outlines replace animations.
    Reduced,
    /// Animations.
    Full,
}

/// Geometry of the window, in points.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct WindowPlace {
    /// Inner size.
    pub size: (f32, f32),
    /// Position on the screen; `None` if the system does not report it.
    pub position: Option<(f32, f32)>,
    /// `true` if the window was maximized.
    pub maximized: bool,
}

/// Position saved from the editor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptPosition {
    /// Game id.
    pub game: String,
    /// Position as text; it may be illegal.
    pub text: String,
    /// Rules chosen for it.
    pub rules: KeptRules,
}

/// Playing with one key.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct OneKeyChoice {
    /// `true` while it is on.
    pub on: bool,
    /// Time for each stop, in seconds.
    pub pace: f32,
    /// `true` if a second key moves on instead of time.
    pub second_key: bool,
}

impl Default for OneKeyChoice {
    fn default() -> Self {
        Self { on: false, pace: 1.5, second_key: false }
    }
}

impl OneKeyChoice {
    /// Time for each stop, clamped to [`PACE`], in seconds.
    pub fn seconds(&self) -> f32 {
        if self.pace.is_finite() {
            self.pace.clamp(*PACE.start(), *PACE.end())
        } else {
            Self::default().pace
        }
    }

    /// Time for each stop, in seconds; `None` if it is off or a second key moves on.
    pub fn walking_pace(&self) -> Option<f32> {
        (self.on && !self.second_key).then(|| self.seconds())
    }

    /// Makes the walk slower by a quarter.
    pub fn slow_down(&mut self) {
        self.pace = (self.seconds() * 1.25).min(*PACE.end());
    }

    /// Makes the walk faster by a fifth.
    pub fn speed_up(&mut self) {
        self.pace = (self.seconds() / 1.25).max(*PACE.start());
    }
}

/// Settings that are saved between runs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
#[expect(clippy::struct_excessive_bools, reason = "independent switches")]
pub struct Settings {
    /// Language tag; `None` for the system's language.
    pub language: Option<String>,
    /// Light or dark theme.
    pub theme: ThemeChoice,
    /// High or normal contrast.
    pub contrast: ContrastChoice,
    /// Style in which marbles are told apart.
    pub marbles: MarbleStyle,
    /// `true` if coordinates are shown around the board.
    pub coordinates: bool,
    /// `true` if the board is turned around.
    pub turned: bool,
    /// Speed of animations; see [`Settings::motion`].
    pub animation: Speed,
    /// Animations, or outlines instead; see [`Settings::motion`].
    pub motion: KeptMotion,
    /// Playing with one key.
    pub one_key: OneKeyChoice,
    /// `true` while sound is off.
    pub muted: bool,
    /// Volume, from 0 to 1.
    #[serde(deserialize_with = "volume")]
    pub volume: f32,
    /// Zoom factor.
    #[serde(deserialize_with = "zoom")]
    pub zoom: f32,
    /// Time of a fresh start, as in the names of archived games: earlier ones count neither for strength nor for
    /// practice.
    pub afresh: Option<String>,
    /// Id of the last game played.
    pub game: String,
    /// Rules of the next game, by game id.
    pub rules: BTreeMap<String, KeptRules>,
    /// Next step of the lesson, from 0, by game id; past the last step once the lesson is finished.
    pub lessons: BTreeMap<String, usize>,
    /// Completed steps of the lesson, from 0, by game id; without an entry, all steps before the next one.
    pub learnt: BTreeMap<String, BTreeSet<usize>>,
    /// Id of the last puzzle shown, by game id.
    pub puzzles: BTreeMap<String, String>,
    /// Ids of unsolved puzzles in which the user went wrong or asked for help.
    pub helped: BTreeSet<String>,
    /// Seats of the next game, by game id; [`ANY_GAME`](crate::app::game::opponent::ANY_GAME) holds those of games without an entry.
    pub players: BTreeMap<String, Vec<Seat>>,
    /// Clock of the next game, the same for all seats; `None` for no clock.
    #[serde(deserialize_with = "common_clock")]
    pub clock: Option<TimeControl>,
    /// Players with times of their own, by game id; they apply if the same players sit down again and the clock is for
    /// the whole game.
    pub own_times: BTreeMap<String, Vec<OwnTime>>,
    /// `true` if the next game is strict.
    pub strict: bool,
    /// `true` if humans and computers change seats from game to game; `None` until the user chooses.
    pub take_turns: Option<bool>,
    /// Number of the computer's level.
    #[serde(deserialize_with = "level_number")]
    pub level: u8,
    /// Chances that the user wants to have in even games.
    pub even: Wish,
    /// Longest thinking time of the computer per move, in seconds.
    #[serde(deserialize_with = "seconds")]
    pub seconds: f32,
    /// `true` if the strongest computer also thinks on the human's turn.
    pub ponder: bool,
    /// `true` if computers of the first levels wait after a human mistake; see [`WarningLevels`].
    pub warn_learners: bool,
    /// The same of the levels above them.
    pub warn: bool,
    /// `true` if the computer's thinking is shown.
    pub show_thinking: bool,
    /// `true` if threats are shown.
    pub show_threats: bool,
    /// `true` if resigning needs a confirmation.
    pub confirm_resigning: bool,
    /// `true` if the system's file dialogs are used.
    pub system_dialogs: bool,
    /// Geometry of the window when it was last closed.
    pub window: Option<WindowPlace>,
    /// Shortcuts that the user has changed.
    pub keys: KeyMap,
    /// Position left in the editor of the first window, until a game starts from it.
    pub set_up: Option<KeptPosition>,
    /// The same of other windows, by the number of the window.
    pub set_up_in: BTreeMap<String, KeptPosition>,
}

fn level_number<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    let number = u8::deserialize(from)?;
    match Level::new(number) {
        Some(level) => Ok(level.number()),
        None => Err(D::Error::custom("there is no such level")),
    }
}

fn common_clock<'de, D: Deserializer<'de>>(from: D) -> Result<Option<TimeControl>, D::Error> {
    let clock = Option::<TimeControl>::deserialize(from)?;
    match clock.and_then(TimeControl::seats) {
        Some(_) => Err(D::Error::custom("own times stand with their players")),
        None => Ok(clock),
    }
}

fn zoom<'de, D: Deserializer<'de>>(from: D) -> Result<f32, D::Error> {
    let zoom = f32::deserialize(from)?;
    if ZOOM.contains(&zoom) {
        return Ok(zoom);
    }
    Err(D::Error::custom(format!("zoom must be {} to {}", ZOOM.start(), ZOOM.end())))
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
            contrast: ContrastChoice::default(),
            marbles: MarbleStyle::default(),
            coordinates: true,
            turned: false,
            animation: Speed::default(),
            motion: KeptMotion::default(),
            one_key: OneKeyChoice::default(),
            muted: false,
            volume: USUAL_VOLUME,
            zoom: 1.0,
            afresh: None,
            game: String::new(),
            rules: BTreeMap::new(),
            lessons: BTreeMap::new(),
            learnt: BTreeMap::new(),
            puzzles: BTreeMap::new(),
            helped: BTreeSet::new(),
            players: BTreeMap::new(),
            clock: None,
            own_times: BTreeMap::new(),
            strict: false,
            take_turns: None,
            level: Level::default().number(),
            even: Wish::default(),
            seconds: USUAL_SECONDS,
            ponder: false,
            warn_learners: true,
            warn: false,
            show_thinking: false,
            show_threats: false,
            confirm_resigning: true,
            system_dialogs: true,
            window: None,
            keys: KeyMap::default(),
            set_up: None,
            set_up_in: BTreeMap::new(),
        }
    }
}

impl Settings {
    /// The position left in the editor of a window.
    pub fn set_up(&self, window: usize) -> Option<&KeptPosition> {
        if window == 1 { self.set_up.as_ref() } else { self.set_up_in.get(&window.to_string()) }
    }

    /// Another window, not open now, in whose editor a position was left, if this one has none.
    pub fn left_elsewhere(&self, window: usize, is_open: impl Fn(usize) -> bool) -> Option<usize> {
        let numbers = self.set_up_in.keys().filter_map(|number| number.parse().ok());
        let mut left = numbers.filter(|number| *number != window && !is_open(*number));
        left.next().filter(|_| self.set_up(window).is_none())
    }

    /// Takes over the position of another window.
    pub fn take_over_set_up(&mut self, window: usize, left: usize) {
        let position = self.set_up_in.remove(&left.to_string());
        self.keep_set_up(window, position);
    }

    /// Keeps the position in the editor of a window, or forgets it.
    pub fn keep_set_up(&mut self, window: usize, position: Option<KeptPosition>) {
        match position {
            position if window == 1 => self.set_up = position,
            Some(position) => {
                self.set_up_in.insert(window.to_string(), position);
            }
            None => {
                self.set_up_in.remove(&window.to_string());
            }
        }
    }

    /// `true` if computers of these levels warn.
    pub fn warns(&self, levels: Option<WarningLevels>) -> bool {
        if levels == Some(WarningLevels::Higher) { self.warn } else { self.warn_learners }
    }

    /// The setting that [`Settings::warns`] reads, to be changed.
    pub fn warns_mut(&mut self, levels: Option<WarningLevels>) -> &mut bool {
        if levels == Some(WarningLevels::Higher) { &mut self.warn } else { &mut self.warn_learners }
    }

    /// Returns `Some(true)` if a command that switches a setting has it on; `None` for all other commands.
    pub fn switch(&self, command: Command) -> Option<bool> {
        match command {
            Command::View(command) => match command {
                ViewCommand::TurnBoard => Some(self.turned),
                ViewCommand::Coordinates => Some(self.coordinates),
                ViewCommand::Threats => Some(self.show_threats),
                ViewCommand::Sound => Some(!self.muted),
                ViewCommand::OneKey => Some(self.one_key.on),
                ViewCommand::Theme(theme) => Some(self.theme == theme),
                ViewCommand::Contrast(contrast) => Some(self.contrast == contrast),
                ViewCommand::Pieces(marbles) => Some(self.marbles == marbles),
                ViewCommand::Language(tag) => {
                    let chosen = self.language.as_deref().and_then(i18n::language);
                    Some(chosen.map(|language| language.tag) == tag)
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// Resets everything that changes how boards and window are drawn, except the theme and the language.
    pub fn reset_view(&mut self) {
        let usual = Self::default();
        self.marbles = usual.marbles;
        self.coordinates = usual.coordinates;
        self.turned = usual.turned;
        self.animation = usual.animation;
        self.motion = usual.motion;
        self.zoom = usual.zoom;
        self.show_thinking = usual.show_thinking;
        self.show_threats = usual.show_threats;
        self.window = usual.window;
    }

    /// Motion of the boards. Settings of other versions may hold a speed that follows the system; it counts as
    /// that speed.
    pub fn motion(&self) -> MotionChoice {
        match (self.motion, self.animation) {
            (KeptMotion::Reduced, _) | (_, Speed::Off) => MotionChoice::Reduced,
            (KeptMotion::System, Speed::Normal) => MotionChoice::System,
            (KeptMotion::Full, Speed::Normal) => MotionChoice::Normal,
            (_, Speed::Slow) => MotionChoice::Slow,
            (_, Speed::Fast) => MotionChoice::Fast,
        }
    }

    /// Chooses the motion of the boards.
    pub fn choose_motion(&mut self, choice: MotionChoice) {
        (self.motion, self.animation) = match choice {
            MotionChoice::System => (KeptMotion::System, Speed::Normal),
            MotionChoice::Reduced => (KeptMotion::Reduced, Speed::Normal),
            MotionChoice::Slow => (KeptMotion::Full, Speed::Slow),
            MotionChoice::Normal => (KeptMotion::Full, Speed::Normal),
            MotionChoice::Fast => (KeptMotion::Full, Speed::Fast),
        };
    }

    /// Returns `true` if outlines replace animations under these wishes of the system.
    const fn reduces_motion(&self, wishes: SystemPreferences) -> bool {
        match self.motion {
            KeptMotion::System => wishes.less_motion,
            KeptMotion::Reduced => true,
            KeptMotion::Full => false,
        }
    }

    /// Computer's level.
    pub fn level(&self) -> Level {
        Level::new(self.level).unwrap_or_default()
    }

    /// Longest thinking time of the computer per move, clamped to [`SECONDS`].
    pub fn thinking_time(&self) -> Duration {
        let seconds = if self.seconds.is_finite() {
            self.seconds.clamp(*SECONDS.start(), *SECONDS.end())
        } else {
            USUAL_SECONDS
        };
        Duration::from_secs_f32(seconds)
    }

    /// Limits and options of the computer's search.
    pub fn allowance(&self) -> Allowance {
        Allowance {
            time: self.thinking_time(),
            ponder: self.ponder,
            warn_learners: self.warn_learners,
            warn: self.warn,
        }
    }

    /// Chosen volume, from 0 to 1, even while muted; invalid values are corrected.
    pub fn loudness_wanted(&self) -> f32 {
        if self.volume.is_finite() { self.volume.clamp(0.0, 1.0) } else { USUAL_VOLUME }
    }

    /// Current volume, from 0 to 1; 0 while muted.
    pub fn loudness(&self) -> f32 {
        if self.muted { 0.0 } else { self.loudness_wanted() }
    }

    /// Volume in percent; `None` while muted.
    pub fn volume_in_percent(&self) -> Option<u8> {
        let percent = (self.loudness_wanted() * 100.0).round() as u8;
        (!self.muted).then_some(percent)
    }

    /// Sets the volume in percent and unmutes.
    pub fn set_volume(&mut self, percent: u8) {
        self.volume = f32::from(percent.min(100)) / 100.0;
        self.muted = false;
    }

    /// Appearance of boards under the wishes of the system, seen from the seat of `viewer`.
    pub fn look(
        &self,
        (palette, wishes): (&'static Palette, SystemPreferences),
        viewer: Player,
        stores: bool,
    ) -> Look {
        Look {
            palette,
            marbles: self.marbles,
            coordinates: self.coordinates,
            viewer,
            speed: self.animation,
            reduce_motion: self.reduces_motion(wishes),
            stores,
        }
    }

    /// Multiplies the zoom by a factor, within [`ZOOM`].
    pub fn zoom_by(&mut self, factor: f32) {
        self.zoom = (self.zoom * factor).clamp(*ZOOM.start(), *ZOOM.end());
    }

    /// Zoom that the user has chosen, clamped to [`ZOOM`].
    pub fn chosen_zoom(&self) -> Option<f32> {
        let zoom = self.sound_zoom();
        ((zoom - 1.0).abs() > 0.005).then_some(zoom)
    }

    /// Zoom, clamped to [`ZOOM`]; 1 if the user has not chosen one.
    pub fn sound_zoom(&self) -> f32 {
        if self.zoom.is_finite() { self.zoom.clamp(*ZOOM.start(), *ZOOM.end()) } else { 1.0 }
    }
}
