//! Catalogue of the program's games. Nothing else above the boards names a game.

use std::collections::BTreeMap;
use std::marker::PhantomData;

use egui::{Context, Key};

use crate::app::exercise::puzzles::ListedPuzzles;
use crate::app::game::info::{GameInfo, InfoOf};
use crate::app::game::table::{GameSummary, KeptRules, LoadedTable};
use crate::board::Playable;
use crate::board::rules_page::RulesSection;
use crate::i18n::Texts;
use crate::phrase::{Phrase, ToPhrase, excerpt};
use crate::rules::Game;
use crate::rules::cubulus::GameState as Cubulus;
use crate::rules::kuba::GameState as Kuba;
use crate::rules::qubism::GameState as Qubism;
use crate::session::Seat;
use crate::store::{CodeFault, RecordError, RecordFault, coded_game, game_id};
use crate::tool::{Tool, tool};

/// Entry of a game in the catalogue.
pub struct GameEntry {
    /// Id in files and settings.
    pub id: &'static str,
    /// Interface for commands without a window.
    pub tool: &'static dyn Tool,
    /// Interface for the window.
    pub info: &'static dyn GameInfo,
    /// Sections of the short rules.
    pub rules_page: &'static [RulesSection],
    /// Questions that are often asked.
    pub often_asked: &'static [RulesSection],
    /// Number of steps of the lesson.
    pub lesson_steps: usize,
    /// Message keys that describe the keyboard controls of the board.
    pub board_keys: &'static [&'static str],
    /// Key that shows threats while it is held.
    pub threats_key: Key,
}

/// Defaults for pasted text that does not name them.
pub struct PasteDefaults<'a> {
    /// Id of the game on the table.
    pub game: &'a str,
    /// Seats of the game on the table.
    pub seats: &'a [Seat],
    /// Rules of the next game, by game id.
    pub rules: &'a BTreeMap<String, KeptRules>,
}

/// Every game of the program; the first is the default.
pub static CATALOGUE: &[GameEntry] =
    &[GameEntry::of::<Kuba>(), GameEntry::of::<Cubulus>(), GameEntry::of::<Qubism>()];

/// Games available to the window; the first is the default.
#[derive(Clone, Copy)]
pub struct Catalogue(&'static [GameEntry]);

/// Texts and games that the window is built with.
pub struct Dependencies {
    /// Texts in the language in use.
    pub texts: Texts,
    /// Games available in the window.
    pub games: Catalogue,
}

impl From<Texts> for Dependencies {
    fn from(texts: Texts) -> Self {
        Self { texts, games: Catalogue::PROGRAM }
    }
}

/// Score sheet of the game in a code, if it is one of these games.
///
/// # Errors
/// The fault of the code.
pub fn sheet_of_code(games: &[GameEntry], code: &str) -> Result<String, CodeFault> {
    let number = coded_game(code)?;
    let known = games.iter().find(|entry| entry.tool.code() == number);
    known.ok_or(CodeFault::OtherGame)?.tool.sheet_of_code(code)
}

impl GameEntry {
    /// Creates the entry of a game.
    pub const fn of<G: Playable>() -> Self {
        Self {
            id: G::ID,
            tool: tool::<G>(),
            info: &InfoOf::<G>(PhantomData),
            rules_page: G::RULES_PAGE,
            often_asked: G::OFTEN_ASKED,
            lesson_steps: G::LESSON.len(),
            board_keys: G::BOARD_KEYS,
            threats_key: G::THREATS_KEY,
        }
    }
}

impl Catalogue {
    /// Catalogue of every game of the program.
    pub const PROGRAM: Self = Self::new(CATALOGUE);

    /// Creates a catalogue.
    ///
    /// # Panics
    /// If `games` is empty.
    pub const fn new(games: &'static [GameEntry]) -> Self {
        assert!(!games.is_empty(), "a catalogue has a game");
        Self(games)
    }

    /// Entries in order; the first is the default.
    pub fn games(self) -> &'static [GameEntry] {
        self.0
    }

    /// Puzzles of every game that has any.
    pub fn puzzle_lists(self) -> Vec<ListedPuzzles> {
        let all = self.0.iter();
        let lists = all.map(|entry| entry.info.puzzle_list());
        lists.filter(|list| !list.puzzles.is_empty()).collect()
    }

    /// File extensions of saved games: every game's own and Kuba's, which older files use for all games.
    pub fn extensions(self) -> Vec<&'static str> {
        let mut all: Vec<_> = self.0.iter().map(|entry| entry.id).collect();
        if !all.contains(&Kuba::ID) {
            all.push(Kuba::ID);
        }
        all
    }

    /// Entry with this id.
    pub fn game(self, id: &str) -> Option<&'static GameEntry> {
        self.0.iter().find(|entry| entry.id == id)
    }

    /// Entry with this id, or the first.
    pub fn game_or_first(self, id: &str) -> &'static GameEntry {
        self.game(id).unwrap_or(&self.0[0])
    }

    /// Reads a game from a record, whose header names the game.
    ///
    /// # Errors
    /// The fault and its line.
    pub fn read(self, ctx: &Context, text: &str) -> Result<LoadedTable, RecordError> {
        self.named_in(text)?.info.read(ctx, text)
    }

    /// Interface of a record's game for commands without a window; `None` if it is not in this catalogue.
    pub fn tool_of(self, text: &str) -> Option<&'static dyn Tool> {
        Some(self.named_in(text).ok()?.tool)
    }

    /// Summary of a record; `None` if it is not a game of this catalogue.
    pub fn summary(self, text: &str) -> Option<GameSummary> {
        self.named_in(text).ok()?.info.summary(text)
    }

    /// Parts of a score sheet that the program does not understand; empty for other texts.
    pub fn left_out(self, text: &str) -> Vec<String> {
        let named = self.named_in(text);
        named.map_or_else(|_| Vec::new(), |entry| entry.info.left_out(text))
    }

    /// Reads the playable part of a damaged record; `None` if there is none.
    pub fn salvage(self, ctx: &Context, text: &str) -> Option<LoadedTable> {
        self.named_in(text).ok()?.info.salvage(ctx, text)
    }

    /// Reads a pasted game or position. Text that names no game is tried with the game on the table first,
    /// then with the others.
    ///
    /// # Errors
    /// The fault in the text; if no game can read it, the one reported by the game whose boards have as many
    /// ranks, or else by the game on the table.
    pub fn paste(
        self,
        ctx: &Context,
        text: &str,
        place: &PasteDefaults,
    ) -> Result<LoadedTable, Phrase> {
        let attempt = |entry: &GameEntry| {
            let rules = place.rules.get(entry.id);
            entry.info.paste(ctx, text, (rules, place.seats))
        };
        if game_id(text).is_some() {
            let named = self.named_in(text).and_then(attempt);
            return named.map_err(|error| error.phrase());
        }
        let present = self.game_or_first(place.game);
        let others = || self.0.iter().filter(|entry| entry.id != present.id);
        attempt(present).or_else(|error| {
            let read = others().find_map(|entry| attempt(entry).ok());
            read.ok_or_else(|| {
                let fault = self.game_of_shape(text).and_then(|entry| attempt(entry).err());
                fault.unwrap_or(error).phrase()
            })
        })
    }

    /// The game whose boards have as many ranks as a position.
    pub fn game_of_shape(self, text: &str) -> Option<&'static GameEntry> {
        self.0.iter().find(|entry| entry.info.has_shape(text))
    }

    /// Score sheet of the game in a code.
    ///
    /// # Errors
    /// The fault of the code.
    pub fn sheet_of_code(self, code: &str) -> Result<String, CodeFault> {
        sheet_of_code(self.0, code)
    }

    /// Falls back to the first game if the header names none; that game then reports the fault.
    fn named_in(self, text: &str) -> Result<&'static GameEntry, RecordError> {
        let Some(id) = game_id(text) else {
            return Ok(&self.0[0]);
        };
        let unknown = || RecordError::whole(RecordFault::OtherGame(excerpt(&id)));
        self.game(&id).ok_or_else(unknown)
    }
}
