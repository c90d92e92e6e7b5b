//! `kuba show`: the window's own board in a picture, without a display.

use std::path::PathBuf;
use std::str::FromStr;

use clap::builder::PossibleValue;
use clap::{Args, ValueEnum};
use egui::{CentralPanel, Context, Frame, Vec2};
use image::{ImageFormat, RgbaImage};

use super::{Failure, TEXTS, read, words};
use crate::app::theme::{self, ThemeChoice};
use crate::board::{Hand, Look, MarbleStyle, Playable, Scene, Speed, raster};
use crate::phrase::{Phrase, Say};
use crate::rules::Player;
use crate::rules::kuba::{GameState, Position, RuleSet, Setup};
use crate::session::Session;
use crate::store::files::write_atomic;
use crate::store::open_game;

/// The smallest and the largest side of a picture, in pixels.
const SIDES: std::ops::RangeInclusive<u16> = 64..=8192;

/// The arguments of `kuba show`.
#[derive(Debug, Args)]
pub(super) struct Show {
    #[arg(help = words("cli-help-show-file"))]
    file: Option<PathBuf>,
    #[arg(long, value_name = "TEXT", conflicts_with = "file", value_parser = read::<Position>, help = words("cli-help-position"))]
    position: Option<Position>,
    #[arg(long, value_name = "OUT", help = words("cli-help-png"))]
    png: PathBuf,
    #[arg(long, default_value = "800x800", value_parser = read::<Size>, help = words("cli-help-size"))]
    size: Size,
    #[arg(long, value_enum, default_value_t, help = words("cli-help-theme"))]
    theme: Theme,
    #[arg(long, value_enum, default_value_t, help = words("cli-help-marbles"))]
    marbles: MarbleStyle,
}

/// A theme's name on the command line.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum Theme {
    #[default]
    Light,
    Dark,
}

impl ValueEnum for MarbleStyle {
    fn value_variants<'a>() -> &'a [Self] {
        &[Self::Glass, Self::Symbols]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(match self {
            Self::Glass => "glass",
            Self::Symbols => "symbols",
        }))
    }
}

/// A picture's width and height in pixels.
#[derive(Clone, Copy, Debug)]
struct Size {
    width: u16,
    height: u16,
}

/// A text that is no size of a picture.
#[derive(Clone, Debug)]
struct NoSize;

impl Say for NoSize {
    fn phrase(&self) -> Phrase {
        Phrase::new("cli-no-size")
            .with("least", i64::from(*SIDES.start()))
            .with("most", i64::from(*SIDES.end()))
    }
}

impl FromStr for Size {
    type Err = NoSize;

    fn from_str(text: &str) -> Result<Self, NoSize> {
        let (width, height) = text.split_once('x').ok_or(NoSize)?;
        let side = |text: &str| {
            let side: u16 = text.parse().map_err(|_| NoSize)?;
            SIDES.contains(&side).then_some(side).ok_or(NoSize)
        };
        Ok(Self {
            width: side(width)?,
            height: side(height)?,
        })
    }
}

impl Show {
    /// Draws the newest position of the game, or the start, and writes the picture.
    pub(super) fn run(self) -> Result<(), Failure> {
        let session = match (&self.file, self.position) {
            (Some(file), _) => {
                open_game::<GameState>(file)
                    .map_err(|error| Failure::Told(error.phrase()))?
                    .session
            }
            (None, Some(position)) => {
                Session::new(GameState::from_position(position, RuleSet::LEAFLET))
            }
            (None, None) => Session::new(GameState::new(RuleSet::LEAFLET, Setup::Standard)),
        };
        let mut png = std::io::Cursor::new(Vec::new());
        self.picture(&session)
            .write_to(&mut png, ImageFormat::Png)
            .map_err(|error| {
                Failure::Told(Phrase::new("cli-no-picture").with("reason", error.to_string()))
            })?;
        write_atomic(&self.png, png.get_ref()).map_err(|error| Failure::Told(error.phrase()))
    }

    fn picture(&self, session: &Session<GameState>) -> RgbaImage {
        let ctx = Context::default();
        theme::install(&ctx);
        let theme = match self.theme {
            Theme::Light => ThemeChoice::Light,
            Theme::Dark => ThemeChoice::Dark,
        };
        theme::choose(&ctx, theme);
        let palette = theme::palette(&ctx);
        let scene = Scene {
            positions: session.positions(),
            moves: session.moves(),
            hand: Hand::Away,
            hint: None,
            line: &[],
            look: Look {
                palette,
                marbles: self.marbles,
                coordinates: true,
                viewer: Player::FIRST,
                speed: Speed::Off,
                reduce_motion: false,
                stores: true,
            },
            texts: &TEXTS,
        };
        let mut view = <GameState as Playable>::View::default();
        let size = Vec2::new(f32::from(self.size.width), f32::from(self.size.height));
        raster::draw(&ctx, size, 1.0, |ui| {
            CentralPanel::default()
                .frame(Frame::new().fill(palette.window).inner_margin(4))
                .show(ui, |ui| {
                    GameState::board_ui(&mut view, ui, &scene);
                });
        })
    }
}
