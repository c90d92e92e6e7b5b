//! The parts of the window. A panel draws, and returns what the user wants as commands.

pub mod banner;
pub mod card;
mod clock;
pub mod context_menu;
pub mod editor;
pub mod help;
pub mod layout;
pub mod menu;
mod menu_items;
mod menu_keys;
pub mod moves;
mod podium;
pub mod puzzle;
pub mod result;
mod result_aside;
pub mod side;
mod signs;
pub mod stacked;
pub mod status;
pub mod study;
pub mod thinking;
pub mod warning;
pub mod welcome;

use std::collections::BTreeSet;
use std::path::PathBuf;

use egui::Context;

use super::catalogue::{Catalogue, GameEntry};
use super::command::{Command, CommandState, StartCommand, ViewCommand};
use super::earlier::Glances;
use super::keys;
use super::puzzle::ListedPuzzles;
use super::table::{Presentation, StudyState, Table, TableState};
use crate::i18n::{self, Texts};
use crate::phrase::Phrase;
use crate::store::{EarlierGame, PuzzleProgress};

/// What every panel may look at.
pub struct Front<'a> {
    /// The games.
    pub games: Catalogue,
    /// The game on the table.
    pub table: &'a dyn Table,
    /// How things stand there.
    pub state: &'a TableState,
    /// What can be asked for now.
    pub facts: CommandState,
    /// What the status line says while the board says nothing.
    pub status: Phrase,
    /// The step at which the lesson would go on, from 0, and how many it has.
    pub lesson_at: (usize, usize),
    /// The steps of the lesson that have been done, from 0.
    pub learnt: BTreeSet<usize>,
    /// The puzzles of every game that has some.
    pub puzzle_lists: &'a [ListedPuzzles],
    /// The puzzles that were solved.
    pub progress: &'a PuzzleProgress,
    /// Today's date, `YYYY-MM-DD`.
    pub today: String,
    /// The files opened or saved last, the newest first.
    pub recent: &'a [PathBuf],
    /// The games that have left the table and can be opened again.
    pub earlier: &'a [EarlierGame],
    /// What is known of those.
    pub glances: &'a Glances,
    /// What is known of the game on the table, while it is studied.
    pub study: Option<&'a StudyState>,
    /// How loud everything is, in percent; `None` if nothing is heard.
    pub volume: Option<u8>,
    /// The words and how boards look.
    pub presentation: Presentation<'a>,
    /// The window.
    pub ctx: &'a Context,
}

impl Front<'_> {
    /// The words.
    pub fn texts(&self) -> &Texts {
        self.presentation.texts
    }

    /// The game on the table in the list of games.
    pub fn entry(&self) -> &'static GameEntry {
        self.games.game_or_first(self.state.game)
    }

    /// Whether another position than the newest is looked at.
    pub fn looks_back(&self) -> bool {
        self.facts.shown < self.facts.moves && !self.facts.welcome
    }

    /// Whether the game is over and another position than its end is looked at.
    pub fn reviews(&self) -> bool {
        self.state.ended.is_some() && self.looks_back()
    }

    /// A message without values.
    pub fn text(&self, key: &'static str) -> String {
        self.presentation.texts.text(key)
    }

    /// Returns `true` if a command is enabled.
    pub fn is_enabled(&self, command: Command) -> bool {
        command.is_enabled(&self.facts)
    }

    /// Returns whether a command is ticked; `None` if it switches nothing.
    pub fn is_ticked(&self, command: Command) -> Option<bool> {
        command.is_ticked(&self.facts)
    }

    /// What a button for a command says of it while the pointer rests there: "Hint (H)".
    pub fn tip(&self, command: Command) -> String {
        self.tip_of(&self.name(command), command)
    }

    /// The same for a button with words of its own.
    pub fn tip_of(&self, words: &str, command: Command) -> String {
        let words = words.trim_end_matches('…');
        let Some(shortcut) = command.shortcuts().first() else {
            return words.to_owned();
        };
        let tip = Phrase::new("tip")
            .with("command", words)
            .with("key", keys::name(self.ctx, self.texts(), shortcut));
        self.texts().say(&tip)
    }

    /// The name of a command.
    pub fn name(&self, command: Command) -> String {
        match command {
            Command::View(ViewCommand::Threats) => self.text(self.entry().info.threats_name()),
            Command::View(ViewCommand::TurnBoard) => self.text(self.entry().info.turn_board_name()),
            Command::View(ViewCommand::MoveDrawer) => {
                let list = Phrase::new(command.text_key()).with("of", self.state.game);
                self.texts().say(&list)
            }
            Command::View(ViewCommand::Language(Some(tag))) => {
                i18n::language(tag).map_or_else(String::new, |language| language.name.to_owned())
            }
            Command::Start(StartCommand::TwoPlayers) if self.state.seats.len() > 2 => {
                self.text("command-friends")
            }
            _ => self.text(command.text_in(&self.facts)),
        }
    }
}
