//! Which game a command is about, and how it begins.

use clap::Args;
use clap::builder::PossibleValuesParser;

use super::{Failure, TEXTS};
use crate::app::catalogue::GameEntry;
use crate::phrase::{Phrase, excerpt};
use crate::rules::Game;
use crate::rules::kuba::GameState as Kuba;
use crate::store::reading::game_id;
use crate::tool::{Begin, Tool};

/// The games of the program: at least one.
#[derive(Clone, Copy)]
pub(super) struct Games(&'static [GameEntry]);

impl Games {
    pub(super) fn new(catalogue: &'static [GameEntry]) -> Self {
        Self(catalogue)
    }

    /// Their names, the usual one first.
    pub(super) fn ids(self) -> Vec<&'static str> {
        self.0.iter().map(|entry| entry.id).collect()
    }

    /// All of them, or only the one that was asked for.
    pub(super) fn all_or(self, asked: &GameArgument) -> Result<Vec<&'static GameEntry>, Failure> {
        match &asked.game {
            Some(id) => Ok(vec![self.by_id(id)?]),
            None => Ok(self.0.iter().collect()),
        }
    }

    /// The game with this name.
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

    /// The game that was asked for, or the usual one.
    pub(super) fn find(self, asked: &GameArgument) -> Result<&'static GameEntry, Failure> {
        let usual = self.0.first().map_or("", |entry| entry.id);
        self.by_id(asked.game.as_deref().unwrap_or(usual))
    }

    /// The game that a saved text is of. One that names none, or none of these, is left to the
    /// usual game, which says what is wrong with it.
    pub(super) fn of_record(self, text: &str) -> &'static dyn Tool {
        let named = game_id(text);
        let of_name = |entry: &&GameEntry| named.as_deref() == Some(entry.id);
        let usual = &self.0[0];
        self.0.iter().find(of_name).unwrap_or(usual).tool
    }
}

/// Which game a command is about.
#[derive(Clone, Debug, Args)]
pub(super) struct GameArgument {
    #[arg(long, value_name = "cli-value-game", help = "cli-help-game")]
    game: Option<String>,
}

/// Which game a command is about, and how it begins.
#[derive(Clone, Debug, Args)]
pub(super) struct GameArguments {
    #[command(flatten)]
    id: GameArgument,
    #[arg(long = "option", value_name = "cli-value-named", value_parser = option, help = "cli-help-option")]
    options: Vec<(String, String)>,
    #[arg(long, value_name = "cli-value-value", value_parser = values("Ko"), help = "cli-help-ko")]
    ko: Option<String>,
    #[arg(long, value_name = "cli-value-value", value_parser = values("Extra"), help = "cli-help-extra")]
    extra: Option<String>,
    #[arg(long, value_name = "cli-value-position", help = "cli-help-position")]
    position: Option<String>,
}

impl GameArguments {
    /// The game.
    pub(super) fn entry(&self, games: Games) -> Result<&'static GameEntry, Failure> {
        games.find(&self.id)
    }

    /// How it begins.
    pub(super) fn begin(&self) -> Begin {
        let short = [("Ko", &self.ko), ("Extra", &self.extra)];
        let short = short
            .into_iter()
            .filter_map(|(name, value)| Some((name.to_owned(), value.clone()?)));
        Begin {
            options: self.options.iter().cloned().chain(short).collect(),
            position: self.position.clone(),
        }
    }
}

/// The values of a rule of Kuba that has a short form.
fn values(name: &str) -> PossibleValuesParser {
    let option = Kuba::options().iter().find(|option| option.name == name);
    PossibleValuesParser::new(option.map_or(&[][..], |option| option.values))
}

/// Reads `NAME=VALUE`.
pub(super) fn option(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() => Ok((name.to_owned(), value.to_owned())),
        _ => Err(TEXTS.text("cli-no-option")),
    }
}
