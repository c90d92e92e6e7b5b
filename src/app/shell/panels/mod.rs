//! The parts of the main window. A panel draws itself and returns the commands that the user chose; it
//! changes nothing.

pub mod banner;
pub mod bar;
pub(crate) mod button_row;
pub mod card;
pub mod context_menu;
pub mod help;
pub mod layout;
pub mod menu;
pub(crate) mod menu_items;
mod menu_keys;
pub(crate) mod menus;
pub mod side_panel;
pub mod stacked;
pub mod status_bar;

use std::collections::BTreeSet;
use std::path::PathBuf;

use egui::{Context, TextureHandle, Ui};

use super::command::{Command, CommandState, FileCommand, GameCommand, StartCommand, ViewCommand};
use super::keys;
use super::widgets::{self, Glyph};
use crate::app::archive::index::{KeptGame, KeptGames};
use crate::app::archive::ratings::Ratings;
use crate::app::catalogue::{Catalogue, GameEntry};
use crate::app::exercise::puzzles::ListedPuzzles;
use crate::app::exercise::train::today::{Today, TodayFacts};
use crate::app::game::table::{Presentation, ScaleId, StudyState, Table, TableState};
use crate::app::people::home::Home;
use crate::app::settings::Settings;
use crate::i18n::{self, Texts};
use crate::phrase::Phrase;
use crate::store::paths::shown;
use crate::store::practice::Practice;
use crate::store::{EarlierGame, PuzzleProgress};

/// Everything that panels may read.
pub struct PanelContext<'a> {
    /// Catalogue of all games.
    pub games: Catalogue,
    /// Game on the table.
    pub table: &'a dyn Table,
    /// State of the game on the table.
    pub state: &'a TableState,
    /// State that decides which commands are enabled and ticked.
    pub commands: CommandState,
    /// Settings.
    pub settings: &'a Settings,
    /// Text of the status line while the board has no message.
    pub status: Phrase,
    /// Step at which the lesson would continue, from 0, and the number of its steps.
    pub lesson_at: (usize, usize),
    /// Completed steps of the lesson, from 0.
    pub learnt: BTreeSet<usize>,
    /// Puzzles of every game that has some.
    pub puzzle_lists: &'a [ListedPuzzles],
    /// The user's own puzzles, of every game that has some.
    pub own_lists: &'a [ListedPuzzles],
    /// Puzzles that have been solved.
    pub progress: &'a PuzzleProgress,
    /// Positions from the user's games, and the answers to them.
    pub practice: &'a Practice,
    /// The home that is open, and everybody who plays here.
    pub home: &'a Home,
    /// Today's date, `YYYY-MM-DD`.
    pub today: String,
    /// The day of training, `YYYY-MM-DD`, which ends at four in the morning.
    pub training_day: String,
    /// Files opened or saved last, newest first.
    pub recent: &'a [PathBuf],
    /// Earlier games that can be opened again.
    pub earlier: &'a [EarlierGame],
    /// `true` unless the earlier games are still being read, or one is about to be archived.
    pub is_listed: bool,
    /// Days on which games were left, `YYYY-MM-DD`.
    pub played: &'a BTreeSet<String>,
    /// Kept games that have been read.
    pub kept: &'a KeptGames,
    /// Ids of the games in which a friend has moved while they were not on the board.
    pub calls: &'a [String],
    /// Strength of the user in every game.
    pub ratings: &'a Ratings,
    /// Picture of the message to somebody elsewhere, once it is drawn.
    pub message: Option<&'a TextureHandle>,
    /// Study of the game on the table, while it is studied.
    pub study: Option<&'a StudyState>,
    /// Texts and the appearance of boards.
    pub presentation: Presentation<'a>,
    /// Context of the window.
    pub ctx: &'a Context,
}

impl PanelContext<'_> {
    /// Returns the texts in the user's language.
    pub fn texts(&self) -> &Texts {
        self.presentation.texts
    }

    /// Returns the catalogue entry of the game on the table.
    pub fn entry(&self) -> &'static GameEntry {
        self.games.game_or_first(self.state.game)
    }

    /// Returns the scale on which the game on the table counts.
    pub fn scale_id(&self) -> ScaleId {
        (self.state.game, self.state.seats.len())
    }

    /// Returns `true` if another position than the newest is shown, except on the start page.
    pub fn looks_back(&self) -> bool {
        self.commands.shown < self.commands.moves && !self.commands.welcome
    }

    /// Returns `true` if the result of a finished game is shown.
    pub fn shows_result(&self) -> bool {
        self.state.result().is_some() && self.study.is_none() && !self.commands.welcome
    }

    /// Returns `true` if the game is over and another position than its end is shown.
    pub fn reviews(&self) -> bool {
        self.state.ended.is_some() && self.looks_back()
    }

    /// Returns a text without placeholders.
    pub fn text(&self, key: &'static str) -> String {
        self.presentation.texts.text(key)
    }

    /// Games with people elsewhere in which the user is to act.
    pub fn waiting(&self) -> impl Iterator<Item = &KeptGame> {
        self.kept.waiting(self.calls)
    }

    /// Today's tasks for training.
    pub(crate) fn training(&self) -> Today {
        let game = self.state.game;
        Today::of(&TodayFacts {
            game,
            day: &self.training_day,
            practice: self.practice,
            lists: self.puzzle_lists,
            progress: self.progress,
            last: self.settings.puzzles.get(game).map(String::as_str),
        })
    }

    /// Returns `true` if a command is enabled.
    pub fn is_enabled(&self, command: Command) -> bool {
        command.is_enabled(&self.commands)
    }

    /// Returns whether a command is ticked; `None` if it switches nothing.
    pub fn is_ticked(&self, command: Command) -> Option<bool> {
        let switch = match command {
            Command::Game(GameCommand::Warn) => Some(self.settings.warns(self.commands.warning)),
            command => self.settings.switch(command),
        };
        switch.or_else(|| command.is_ticked(&self.commands))
    }

    /// Returns the tooltip of a command's button, such as "Hint (H)".
    pub fn tip(&self, command: Command) -> String {
        self.tip_of(&self.name(command), command)
    }

    /// Returns the tooltip of a command's button that has its own words.
    pub fn tip_of(&self, words: &str, command: Command) -> String {
        let words = words.trim_end_matches('…');
        let Some(key) = self.key_of(command) else {
            return words.to_owned();
        };
        let tip = Phrase::new("tip").with("command", words).with("key", key);
        self.texts().say(&tip)
    }

    /// Returns the name of a command's first shortcut; `None` without one.
    pub fn key_of(&self, command: Command) -> Option<String> {
        keys::name_of(self.ctx, self.texts(), &self.settings.keys, command)
    }

    /// Draws the small cross of a panel that leaves what it shows.
    pub(crate) fn close_button(&self, ui: &mut Ui, command: Command) -> Option<Command> {
        let button = widgets::glyph_button(ui, Glyph::Cross, &self.name(command));
        let button = widgets::tip(button, &self.tip(command));
        button.clicked().then_some(command)
    }

    /// Returns the displayed name of a command.
    pub fn name(&self, command: Command) -> String {
        self.name_in(command, self.texts())
    }

    /// Returns the displayed name of a command in the language of `texts`.
    pub fn name_in(&self, command: Command, texts: &Texts) -> String {
        let info = self.entry().info;
        match command {
            Command::View(ViewCommand::Threats) => texts.text(info.threats_name()),
            Command::View(ViewCommand::TurnBoard) => texts.text(info.turn_board_name()),
            Command::File(FileCommand::Recent(index)) => {
                let path = self.recent.get(index);
                path.map_or_else(String::new, |path| {
                    shown(path.file_name().unwrap_or(path.as_os_str()))
                })
            }
            Command::View(ViewCommand::MoveDrawer) => {
                let list = Phrase::new(command.text_key()).with("of", self.state.game);
                texts.say(&list)
            }
            Command::View(ViewCommand::Language(Some(tag))) => {
                i18n::language(tag).map_or_else(String::new, |language| language.name.to_owned())
            }
            Command::Start(StartCommand::TwoPlayers) if self.state.seats.len() > 2 => {
                texts.text("command-friends")
            }
            _ => texts.text(command.text_in(&self.commands)),
        }
    }
}
