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
use super::command::{Command, Facts};
use super::earlier::Glances;
use super::keys;
use super::puzzle::{ListedPuzzles, PuzzleBoard};
use super::settings::Settings;
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
    pub facts: Facts,
    /// What is switched on in the settings.
    pub settings: &'a Settings,
    /// Nothing but the board is shown.
    pub board_only: bool,
    /// What the status line says while the board says nothing.
    pub status: Phrase,
    /// The step at which the lesson would go on, from 0, and how many it has.
    pub lesson_at: (usize, usize),
    /// The steps of the lesson that have been done, from 0.
    pub learnt: BTreeSet<usize>,
    /// The puzzle on the board, if there is one.
    pub puzzle: Option<&'a dyn PuzzleBoard>,
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

    /// Whether what a command switches is on; `None` for a command that switches nothing.
    pub fn is_on(&self, command: Command) -> Option<bool> {
        Some(match command {
            Command::TurnBoard => self.settings.turned,
            Command::Coordinates => self.settings.coordinates,
            Command::Threats => self.settings.show_threats,
            Command::Layers => self.facts.large_layers?,
            Command::Language(tag) => self.settings.language.as_deref() == tag,
            Command::Theme(theme) => self.settings.theme == theme,
            Command::Pieces(marbles) => self.settings.marbles == marbles,
            Command::BoardOnly => self.board_only,
            Command::FullScreen => {
                self.ctx.input(|input| input.viewport().fullscreen) == Some(true)
            }
            Command::Guide => self.facts.guided,
            Command::Warn => self.settings.warn,
            Command::Lines => self.facts.shows_lines,
            Command::Sound => self.volume.is_some(),
            _ => return None,
        })
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
            Command::Pause if self.facts.paused || self.facts.clock_stands => {
                self.text("command-go-on")
            }
            Command::Pause if self.facts.can_stop_clock && !self.facts.can_pause => {
                self.text("command-stop-clock")
            }
            Command::Threats => self.text((self.entry().threats_name)()),
            Command::Study if self.facts.studied => self.text("command-leave-study"),
            Command::TurnBoard => self.text((self.entry().turn_board_name)()),
            Command::MoveDrawer => {
                let list = Phrase::new(command.text_key()).with("of", self.state.game);
                self.texts().say(&list)
            }
            Command::Language(Some(tag)) => {
                i18n::language(tag).map_or_else(String::new, |language| language.name.to_owned())
            }
            Command::TwoPlayers if self.state.seats.len() > 2 => self.text("command-friends"),
            _ => self.text(command.text_key()),
        }
    }
}
