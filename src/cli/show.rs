//! `kuba show`: the window's own board in a picture, without a display.

use std::io::Write;
use std::path::PathBuf;
use std::str::FromStr;

use clap::builder::PossibleValue;
use clap::{Args, ValueEnum};
use egui::{Context, Vec2};
use image::{ImageFormat, RgbaImage};

use super::game::{GameArguments, Games};
use super::{Failure, TEXTS, read, words};
use crate::app::theme::{self, ThemeChoice};
use crate::board::{Look, MarbleStyle, Speed};
use crate::phrase::{Phrase, Say};
use crate::rules::Player;
use crate::store::OpenError;
use crate::store::files::{read_text, write_atomic};
use crate::tool::Canvas;

/// The smallest and the largest side of a picture, in pixels. Drawing the largest takes less than
/// 400 MB.
const SIDES: std::ops::RangeInclusive<u16> = 64..=4096;

/// The file name that stands for standard output.
const STANDARD_OUTPUT: &str = "-";

/// The arguments of `kuba show`.
#[derive(Debug, Args)]
pub(super) struct Show {
    #[arg(conflicts_with_all = ["game", "options", "ko", "extra", "position"], help = words("cli-help-show-file"))]
    file: Option<PathBuf>,
    #[command(flatten)]
    game: GameArguments,
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
    pub(super) fn run(self, games: Games, out: &mut impl Write) -> Result<(), Failure> {
        let ctx = Context::default();
        theme::install(&ctx);
        let theme = match self.theme {
            Theme::Light => ThemeChoice::Light,
            Theme::Dark => ThemeChoice::Dark,
        };
        theme::choose(&ctx, theme);
        let canvas = Canvas {
            ctx: &ctx,
            size: Vec2::new(f32::from(self.size.width), f32::from(self.size.height)),
            look: Look {
                palette: theme::palette(&ctx),
                marbles: self.marbles,
                coordinates: true,
                viewer: Player::FIRST,
                speed: Speed::Off,
                reduce_motion: false,
                stores: true,
            },
            texts: &TEXTS,
        };
        let mut png = std::io::Cursor::new(Vec::new());
        self.picture(games, &canvas)?
            .write_to(&mut png, ImageFormat::Png)
            .map_err(|error| {
                Failure::Told(Phrase::new("cli-no-picture").with("reason", error.to_string()))
            })?;
        if self.png.as_os_str() == STANDARD_OUTPUT {
            return Ok(out.write_all(png.get_ref())?);
        }
        write_atomic(&self.png, png.get_ref()).map_err(|error| Failure::Told(error.phrase()))
    }

    fn picture(&self, games: Games, canvas: &Canvas) -> Result<RgbaImage, Failure> {
        let Some(file) = &self.file else {
            let tool = self.game.entry(games)?.tool;
            return tool
                .picture(&self.game.begin(), canvas)
                .map_err(Failure::Usage);
        };
        let text = read_text(file).map_err(|error| Failure::Told(error.phrase()))?;
        let drawn = games.of_record(&text).picture_of_record(&text, canvas);
        drawn.map_err(|error| {
            let path = file.clone();
            Failure::Told(OpenError::Record { path, error }.phrase())
        })
    }
}
