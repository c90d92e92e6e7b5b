//! The three games on the command line.

use clap::{Args, ValueEnum};
use kuba_rules::{Game, set_option};

#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum GameName {
    Kuba,
    Cubulus,
    Qubism,
}

/// A game and its rules.
#[derive(Args)]
pub(crate) struct GameChoice {
    pub(crate) game: GameName,
    /// A rule that differs from the usual ones, such as `Players=3`.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
}

impl GameChoice {
    pub(crate) fn rules<G: Game>(&self) -> G::Rules {
        let mut rules = G::Rules::default();
        for option in &self.options {
            let (name, value) = option.split_once('=').expect("NAME=VALUE");
            set_option::<G>(&mut rules, name, value).expect("a rule");
        }
        rules
    }
}

/// Runs the same generic code for the game with this name.
macro_rules! for_game {
    ($name:expr, $game:ident => $does:expr) => {
        match $name {
            $crate::games::GameName::Kuba => {
                type $game = kuba_rules::kuba::GameState;
                $does
            }
            $crate::games::GameName::Cubulus => {
                type $game = kuba_rules::cubulus::GameState;
                $does
            }
            $crate::games::GameName::Qubism => {
                type $game = kuba_rules::qubism::GameState;
                $does
            }
        }
    };
}

pub(crate) use for_game;
