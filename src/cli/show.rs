//! `kuba show`: draws the board of the window into a picture or film, without a display.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use clap::{Args, ValueEnum};
use egui::{Context, Vec2};
use image::ImageFormat;

use super::game::{GameArguments, Games};
use super::number::whole;
use super::{Failure, TEXTS, read, shown};
use crate::app::shell::theme;
use crate::board::film::{CodeStrip, ExportStyle, Exporter, MoveRange, NoFilm, Replay};
use crate::board::palette::{CONTRAST_DARK, CONTRAST_LIGHT, MAPLE, WALNUT};
use crate::board::{Look, MarbleStyle, Palette, Speed};
use crate::phrase::{Phrase, ToPhrase};
use crate::rules::Player;
use crate::store::OpenError;
use crate::store::files::{check_writable, is_same, write_atomic};

/// Range of the sides of a picture, in pixels. Drawing the largest picture takes less than 400 MB.
const SIDES: std::ops::RangeInclusive<u16> = 64..=4096;

/// Maximum height of the strip with a code, as a share of the picture.
const MOST_STRIP: f32 = 0.6;

const STANDARD_OUTPUT: &str = "-";

#[derive(Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "independent switches")]
pub(super) struct Show {
    /// The game to show; without one, the start position.
    #[arg(conflicts_with_all = ["game", "options", "ko", "extra", "position"])]
    file: Option<PathBuf>,
    #[command(flatten)]
    game: GameArguments,
    /// The picture to write; “-” for standard output.
    #[arg(long, value_name = "FILE", required_unless_present = "gif")]
    png: Option<PathBuf>,
    /// The film of the game to write; “-” for standard output.
    #[arg(long, value_name = "FILE")]
    gif: Option<PathBuf>,
    /// The number of moves before the film begins.
    #[arg(long, value_name = "N", requires = "gif", value_parser = whole(0_usize..))]
    from: Option<usize>,
    /// The number of moves after which the position is shown, or the film ends.
    #[arg(long, value_name = "N", value_parser = whole(0_usize..))]
    to: Option<usize>,
    /// How fast the moves of a film are played; “off” shows one position after the other.
    #[arg(long, value_name = "VALUE", value_enum, default_value_t)]
    pace: Pace,
    /// Width and height in pixels.
    #[arg(long, default_value = "800x800", value_parser = read::<Size>)]
    size: Size,
    /// The colours.
    #[arg(long, value_name = "VALUE", value_enum, default_value_t)]
    theme: Theme,
    /// How marbles are told apart.
    #[arg(long, value_name = "VALUE", value_enum, default_value_t)]
    marbles: Marbles,
    /// Shows who plays.
    #[arg(long)]
    names: bool,
    /// Shows the score beside the board.
    #[arg(long)]
    score: bool,
    /// Adds the game as a code below the board.
    #[arg(long)]
    qr: bool,
    /// Leaves out the coordinates.
    #[arg(long)]
    no_coordinates: bool,
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum Pace {
    Off,
    Slow,
    #[default]
    Normal,
    Fast,
}

impl From<Pace> for Speed {
    fn from(pace: Pace) -> Self {
        match pace {
            Pace::Off => Self::Off,
            Pace::Slow => Self::Slow,
            Pace::Normal => Self::Normal,
            Pace::Fast => Self::Fast,
        }
    }
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum Theme {
    #[default]
    Light,
    Dark,
    ContrastLight,
    ContrastDark,
}

impl Theme {
    const fn palette(self) -> &'static Palette {
        match self {
            Self::Light => &MAPLE,
            Self::Dark => &WALNUT,
            Self::ContrastLight => &CONTRAST_LIGHT,
            Self::ContrastDark => &CONTRAST_DARK,
        }
    }
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum Marbles {
    #[default]
    Glass,
    Symbols,
}

impl From<Marbles> for MarbleStyle {
    fn from(marbles: Marbles) -> Self {
        match marbles {
            Marbles::Glass => Self::Glass,
            Marbles::Symbols => Self::Symbols,
        }
    }
}

/// In pixels.
#[derive(Clone, Copy, Debug)]
struct Size {
    width: u16,
    height: u16,
}

#[derive(Clone, Debug)]
struct InvalidSize;

impl ToPhrase for InvalidSize {
    fn phrase(&self) -> Phrase {
        Phrase::new("cli-no-size")
            .with("least", i64::from(*SIDES.start()))
            .with("most", i64::from(*SIDES.end()))
    }
}

impl FromStr for Size {
    type Err = InvalidSize;

    fn from_str(text: &str) -> Result<Self, InvalidSize> {
        let (width, height) = text.split_once('x').ok_or(InvalidSize)?;
        let side = |text: &str| {
            let side: u16 = text.parse().map_err(|_| InvalidSize)?;
            SIDES.contains(&side).then_some(side).ok_or(InvalidSize)
        };
        Ok(Self { width: side(width)?, height: side(height)? })
    }
}

impl Show {
    pub(super) fn run(self, games: Games, out: &mut impl Write) -> Result<(), Failure> {
        self.check_targets()?;
        let reel = self.reel(games)?;
        let moves = reel.moves();
        let cut = MoveRange { from: self.from.unwrap_or(0), to: self.to.unwrap_or(moves) };
        if cut.from > cut.to || cut.to > moves {
            let fault = Phrase::new("cli-no-cut").with("moves", moves);
            return Err(Failure::Usage(fault));
        }
        let strip = self.strip(reel.as_ref())?;
        if let Some(png) = &self.png {
            let mut bytes = std::io::Cursor::new(Vec::new());
            let drawn = self.with_studio(strip, |studio| reel.picture(studio, cut.to));
            drawn
                .write_to(&mut bytes, ImageFormat::Png)
                .map_err(|error| failed(&error.to_string()))?;
            write(png, bytes.get_ref(), out)?;
        }
        if let Some(gif) = &self.gif {
            let film = self.with_studio(strip, |studio| reel.film(studio, cut, &mut |_| true));
            let film = film.map_err(|why| match why {
                NoFilm::Stopped => Failure::OutputClosed,
                NoFilm::Failed(reason) => failed(&reason),
            })?;
            write(gif, &film, out)?;
        }
        Ok(())
    }

    /// Every product gets a context of its own: a context hands its fonts over only once.
    fn with_studio<T>(&self, strip: Option<CodeStrip>, draw: impl FnOnce(&Exporter) -> T) -> T {
        let ctx = Context::default();
        theme::install(&ctx);
        theme::set_palette(&ctx, self.theme.palette());
        draw(&Exporter { ctx: &ctx, texts: &TEXTS, print: self.print(&ctx, strip) })
    }

    /// Fails before anything is drawn that could not be written.
    fn check_targets(&self) -> Result<(), Failure> {
        if let (Some(png), Some(gif)) = (&self.png, &self.gif)
            && is_same(png, gif)
        {
            let twice = Phrase::new("cli-same-file").with("file", shown(png));
            return Err(Failure::Usage(twice));
        }
        let targets = self.png.iter().chain(&self.gif);
        for path in targets.filter(|path| path.as_os_str() != STANDARD_OUTPUT) {
            check_writable(path).map_err(|error| Failure::Failed(error.phrase()))?;
        }
        Ok(())
    }

    /// The strip with the code, if one is asked for.
    fn strip(&self, reel: &dyn Replay) -> Result<Option<CodeStrip>, Failure> {
        if !self.qr {
            return Ok(None);
        }
        let code = reel.code();
        let strip = code.and_then(|code| code.strip(f32::from(self.size.width), 1.0));
        let most = f32::from(self.size.height) * MOST_STRIP;
        let fitting = strip.filter(|strip| strip.height <= most);
        let too_small = || Failure::Failed(Phrase::new("cli-no-room-for-code"));
        fitting.ok_or_else(too_small).map(Some)
    }

    fn print(&self, ctx: &Context, strip: Option<CodeStrip>) -> ExportStyle {
        ExportStyle {
            size: Vec2::new(f32::from(self.size.width), f32::from(self.size.height)),
            scale: 1.0,
            look: Look {
                palette: theme::palette(ctx),
                marbles: self.marbles.into(),
                coordinates: !self.no_coordinates,
                viewer: Player::FIRST,
                speed: self.pace.into(),
                reduce_motion: false,
                // The score line beside the board tells the same and needs no room on it.
                stores: !self.score,
            },
            names: self.names,
            score: self.score,
            strip,
        }
    }

    fn reel(&self, games: Games) -> Result<Box<dyn Replay>, Failure> {
        let Some(file) = &self.file else {
            let tool = self.game.entry(games)?.tool;
            return tool.reel(&self.game.begin()).map_err(Failure::Usage);
        };
        let text = games.read(file);
        let text = text.map_err(|error| Failure::Failed(error.phrase()))?;
        let reel = games.of_record(&text).reel_of_record(&text);
        reel.map_err(|error| {
            let path = file.clone();
            Failure::Failed(OpenError::Record { path, error }.phrase())
        })
    }
}

fn failed(reason: &str) -> Failure {
    Failure::Failed(Phrase::new("cli-no-picture").with("reason", reason))
}

/// A path of `-` is standard output.
fn write(path: &Path, bytes: &[u8], out: &mut impl Write) -> Result<(), Failure> {
    if path.as_os_str() == STANDARD_OUTPUT {
        return Ok(out.write_all(bytes)?);
    }
    write_atomic(path, bytes).map_err(|error| Failure::Failed(error.phrase()))
}
