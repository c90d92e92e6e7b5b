//! Arguments that choose the game of a command and its start.

use std::path::Path;

use clap::Args;
use clap::builder::PossibleValuesParser;

use super::{Failure, TEXTS};
use crate::app::catalogue::{GameEntry, sheet_of_code};
use crate::phrase::{Phrase, ToPhrase, excerpt};
use crate::rules::Game;
use crate::rules::kuba::GameState as Kuba;
use crate::store::OpenError;
use crate::store::files::read_text;
use crate::store::picture::{code_in_file, picture_file};
use crate::store::read_record::game_id;
use crate::tool::{GameStart, Tool};

/// Games of the program; never empty.
#[derive(Clone, Copy)]
pub(super) struct Games(&'static [GameEntry]);

impl Games {
    pub(super) fn new(catalogue: &'static [GameEntry]) -> Self {
        Self(catalogue)
    }

    /// The default game comes first.
    pub(super) fn ids(self) -> Vec<&'static str> {
        self.0.iter().map(|entry| entry.id).collect()
    }

    pub(super) fn all_or(self, asked: &GameArgument) -> Result<Vec<&'static GameEntry>, Failure> {
        match &asked.game {
            Some(id) => Ok(vec![self.by_id(id)?]),
            None => Ok(self.0.iter().collect()),
        }
    }

    pub(super) fn by_id(self, id: &str) -> Result<&'static GameEntry, Failure> {
        let found = self.0.iter().find(|entry| entry.id == id);
        found.ok_or_else(|| {
            Failure::Usage(
                Phrase::new("cli-no-game")
                    .with("game", excerpt(id))
                    .with("known", self.ids().join(", ")),
            )
        })
    }

    /// Falls back to the default game.
    pub(super) fn find(self, asked: &GameArgument) -> Result<&'static GameEntry, Failure> {
        let usual = self.0.first().map_or("", |entry| entry.id);
        self.by_id(asked.game.as_deref().unwrap_or(usual))
    }

    /// Reads a saved game: a text, or a picture with the code of a game, whose score sheet is returned.
    pub(super) fn read(self, path: &Path) -> Result<String, OpenError> {
        let Some(picture) = picture_file(path) else {
            return Ok(read_text(path)?);
        };
        let fault = |fault: Phrase| OpenError::Picture { path: path.to_owned(), fault };
        let code = code_in_file(&picture?).map_err(|why| fault(why.phrase()))?;
        sheet_of_code(self.0, &code).map_err(|why| fault(why.phrase()))
    }

    /// Returns the game of a saved text. If the text names no known game, the default game reports the
    /// fault.
    pub(super) fn of_record(self, text: &str) -> &'static dyn Tool {
        let named = game_id(text);
        let of_name = |entry: &&GameEntry| named.as_deref() == Some(entry.id);
        let usual = &self.0[0];
        self.0.iter().find(of_name).unwrap_or(usual).tool
    }
}

#[derive(Clone, Debug, Args)]
pub(super) struct GameArgument {
    /// The game.
    #[arg(long)]
    game: Option<String>,
}

#[derive(Clone, Debug, Args)]
pub(super) struct GameArguments {
    #[command(flatten)]
    id: GameArgument,
    /// A rule of the game, as in “Setup=mirrored”.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option)]
    options: Vec<(String, String)>,
    /// The ko rule of Kuba: the same as “--option Ko=…”.
    #[arg(long, value_name = "VALUE", value_parser = values("Ko"))]
    ko: Option<String>,
    /// What a capture gives in Kuba, another push or none: the same as “--option Extra=…”.
    #[arg(long, value_name = "VALUE", value_parser = values("Extra"))]
    extra: Option<String>,
    /// A position instead of the start, as in “7/7/7/3W3/7/7/3B3 w”.
    #[arg(long)]
    position: Option<String>,
}

impl GameArguments {
    pub(super) fn entry(&self, games: Games) -> Result<&'static GameEntry, Failure> {
        games.find(&self.id)
    }

    pub(super) fn begin(&self) -> GameStart {
        let short = [("Ko", &self.ko), ("Extra", &self.extra)];
        let short =
            short.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value.clone()?)));
        GameStart {
            options: self.options.iter().cloned().chain(short).collect(),
            position: self.position.clone(),
        }
    }
}

fn values(name: &str) -> PossibleValuesParser {
    let option = Kuba::OPTIONS.iter().find(|option| option.name == name);
    PossibleValuesParser::new(option.map_or(&[][..], |option| option.values))
}

/// Parses `NAME=VALUE`.
pub(super) fn option(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() => Ok((name.to_owned(), value.to_owned())),
        _ => Err(TEXTS.text("cli-no-option")),
    }
}
