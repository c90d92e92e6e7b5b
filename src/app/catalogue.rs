//! The games of the program: the only place above the boards that names them.

use std::collections::BTreeMap;

use egui::{Context, Key, Painter, Rect, Ui};

use super::lesson::{GameLesson, Lesson};
use super::puzzle::{GamePuzzles, ListedPuzzles, PuzzleBoard};
use super::table::{
    Draft, Found, GameDraft, GameTable, Glance, KeptRules, Presentation, draw_picture, glance,
    strengths,
};
use crate::board::editing::PositionEditor;
use crate::board::rules_page::{RulesPicture, RulesSection};
use crate::board::{Look, Playable};
use crate::bot::Level;
use crate::i18n::Texts;
use crate::phrase::{Phrase, Say, excerpt};
use crate::rules::cubulus::GameState as Cubulus;
use crate::rules::kuba::GameState as Kuba;
use crate::rules::qubism::GameState as Qubism;
use crate::rules::{Game, Player};
use crate::session::Seat;
use crate::store::{RecordError, RecordFault, game_id, read_game, read_pasted, salvage_game};
use crate::tool::{Tool, tool};

/// Makes the draft of a game that begins at the position of an editor, or says why there is none.
type Lay = fn(&dyn PositionEditor) -> Result<Box<dyn Draft>, Phrase>;

/// A game of the program.
pub struct GameEntry {
    /// Its name in files and settings.
    pub id: &'static str,
    /// What can be done with it without a window.
    pub tool: &'static dyn Tool,
    /// Its name for people.
    pub title: fn() -> Phrase,
    /// What it is, in a sentence.
    pub pitch: fn() -> Phrase,
    /// Draws the small picture that stands for it.
    pub tile: fn(&Painter, Rect, &Look),
    /// Draws what stands for a seat.
    pub seat_icon: fn(Player, &Painter, Rect, &Look),
    /// Its rules in short.
    pub rules_page: fn() -> &'static [RulesSection],
    /// Draws a small board of that page into the space that is left.
    pub rules_picture: fn(&RulesPicture, &mut Ui, &Presentation),
    /// Its lesson at the first step; `None` if it has none.
    pub lesson: fn() -> Option<Box<dyn Lesson>>,
    /// Its puzzles, the first on the board; `None` if it has none.
    pub puzzles: fn(&Context) -> Option<Box<dyn PuzzleBoard>>,
    /// The number of steps of its lesson.
    pub lesson_steps: fn() -> usize,
    /// An editor of its positions that begins with this one; `None` if none can be set up.
    pub editor: fn(&str, &KeptRules) -> Option<Box<dyn PositionEditor>>,
    /// The rules chosen in such an editor.
    pub editor_rules: fn(&dyn PositionEditor) -> KeptRules,
    /// A draft of a game that begins at the position of such an editor.
    pub set_up: Lay,
    /// The keys of the texts about the keys of its board.
    pub board_keys: fn() -> &'static [&'static str],
    /// The levels for whoever does not know them yet: easy, medium, hard.
    pub strengths: fn() -> [Level; 3],
    /// The key of what showing threats is called.
    pub threats_name: fn() -> &'static str,
    /// The key of the keyboard that shows threats for a moment.
    pub threats_key: fn() -> Key,
    /// The key of what turning the board round is called.
    pub turn_board_name: fn() -> &'static str,
    /// What the status line says where a move on the board begins an easy game.
    pub welcome: fn() -> Phrase,
    /// A draft of a new game, with the rules that the settings keep.
    pub draft: fn(Option<&KeptRules>) -> Box<dyn Draft>,
    /// A game from the text of a record.
    read: fn(&Context, &str) -> Result<Found, RecordError>,
    /// What a saved text is.
    glance: fn(&str) -> Option<Glance>,
    /// What can be saved of a game from the text of a damaged record.
    salvage: fn(&Context, &str) -> Option<Found>,
    /// A game or a position from pasted text.
    paste: Pasting,
}

/// Reads pasted text; where it names neither rules nor players, these are taken.
type Pasting = fn(&Context, &str, Option<&KeptRules>, &[Seat]) -> Result<Found, RecordError>;

/// Where a text is pasted: what it does not name is taken from here.
pub struct Surroundings<'a> {
    /// The game at the table, by its name in files.
    pub game: &'a str,
    /// Who sits there.
    pub seats: &'a [Seat],
    /// The rules of the next game, by name of the game.
    pub rules: &'a BTreeMap<String, KeptRules>,
}

/// Every game of the program, the first one first.
pub const CATALOGUE: &[GameEntry] = &[
    GameEntry::of::<Kuba>(),
    GameEntry::of::<Cubulus>(),
    GameEntry::of::<Qubism>(),
];

/// The games that can be played, the first one first.
#[derive(Clone, Copy)]
pub struct Catalogue(&'static [GameEntry]);

/// What the window is given from outside: the words and the games.
pub struct Dependencies {
    /// The words.
    pub texts: Texts,
    /// The games.
    pub games: Catalogue,
}

impl From<Texts> for Dependencies {
    /// These words, and every game of the program.
    fn from(texts: Texts) -> Self {
        Self {
            texts,
            games: Catalogue::PROGRAM,
        }
    }
}

impl GameEntry {
    /// The entry of a game.
    pub const fn of<G: Playable>() -> Self {
        Self {
            id: G::ID,
            tool: tool::<G>(),
            title: G::title,
            pitch: G::pitch,
            tile: G::tile,
            seat_icon: G::seat_icon,
            rules_page: G::rules_page,
            rules_picture: draw_picture::<G>,
            lesson: || GameLesson::<G>::begin().map(|lesson| Box::new(lesson) as Box<dyn Lesson>),
            puzzles: |ctx| {
                GamePuzzles::<G>::begin(ctx)
                    .map(|puzzles| Box::new(puzzles) as Box<dyn PuzzleBoard>)
            },
            lesson_steps: || G::lesson().len(),
            editor: |text, rules| G::editor(text, &GameDraft::<G>::kept(Some(rules)).into_rules()),
            editor_rules: |editor| KeptRules::of(&rules_of::<G>(editor)),
            set_up: |editor| {
                let mut draft = GameDraft::<G>::new(rules_of::<G>(editor));
                draft.begin_at(&editor.text())?;
                Ok(Box::new(draft))
            },
            board_keys: G::board_keys,
            strengths: strengths::<G>,
            threats_name: G::threats_name,
            threats_key: G::threats_key,
            turn_board_name: G::turn_board_name,
            welcome: G::welcome,
            draft: |rules| Box::new(GameDraft::<G>::kept(rules)),
            read: |ctx, text| Ok(GameTable::read(ctx, read_game::<G>(text)?, &[])),
            glance: glance::<G>,
            salvage: |ctx, text| Some(GameTable::read(ctx, salvage_game::<G>(text)?, &[])),
            paste: |ctx, text, rules, seats| {
                let rules = GameDraft::<G>::kept(rules).into_rules();
                Ok(GameTable::read(ctx, read_pasted::<G>(text, &rules)?, seats))
            },
        }
    }
}

fn rules_of<G: Playable>(editor: &dyn PositionEditor) -> G::Rules {
    let rules = editor.rules().downcast_ref::<G::Rules>();
    rules.cloned().unwrap_or_else(G::usual_rules)
}

impl Catalogue {
    /// Every game of the program.
    pub const PROGRAM: Self = Self::new(CATALOGUE);

    /// A catalogue of these games, at least one.
    ///
    /// # Panics
    /// If there is none.
    pub const fn new(games: &'static [GameEntry]) -> Self {
        assert!(!games.is_empty(), "a catalogue has a game");
        Self(games)
    }

    /// The games.
    pub fn games(self) -> &'static [GameEntry] {
        self.0
    }

    /// The puzzles of every game that has some.
    pub fn puzzle_lists(self) -> Vec<ListedPuzzles> {
        let all = self.0.iter();
        let lists =
            all.map(|entry| ListedPuzzles::of(entry.id, (entry.title)(), entry.tool.puzzles()));
        lists.filter(|list| !list.puzzles.is_empty()).collect()
    }

    /// What the names of saved games end with: each game's own, and Kuba's, which was the first.
    pub fn extensions(self) -> Vec<&'static str> {
        let mut all: Vec<_> = self.0.iter().map(|entry| entry.id).collect();
        if !all.contains(&Kuba::ID) {
            all.push(Kuba::ID);
        }
        all
    }

    /// The game with this name in files, if it is there.
    pub fn game(self, id: &str) -> Option<&'static GameEntry> {
        self.0.iter().find(|entry| entry.id == id)
    }

    /// The game with this name in files, else the first.
    pub fn game_or_first(self, id: &str) -> &'static GameEntry {
        self.game(id).unwrap_or(&self.0[0])
    }

    /// A game from the text of a record: the header says which game reads it.
    ///
    /// # Errors
    /// What is wrong with the text, and in which line.
    pub fn read(self, ctx: &Context, text: &str) -> Result<Found, RecordError> {
        (self.named_in(text)?.read)(ctx, text)
    }

    /// What a saved text is; `None` if it is no game of these.
    pub fn glance(self, text: &str) -> Option<Glance> {
        (self.named_in(text).ok()?.glance)(text)
    }

    /// What can be saved of a game from the text of a damaged record; `None` if nothing can.
    pub fn salvage(self, ctx: &Context, text: &str) -> Option<Found> {
        (self.named_in(text).ok()?.salvage)(ctx, text)
    }

    /// A game or a position from text. The game at the table is asked first, then the others; if
    /// none understands the text, the first one asked says why.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn paste(self, ctx: &Context, text: &str, place: &Surroundings) -> Result<Found, Phrase> {
        let attempt = |entry: &GameEntry| {
            let rules = place.rules.get(entry.id);
            (entry.paste)(ctx, text, rules, place.seats)
        };
        if game_id(text).is_some() {
            let named = self.named_in(text).and_then(attempt);
            return named.map_err(|error| error.phrase());
        }
        let present = self.game_or_first(place.game);
        let others = || self.0.iter().filter(|entry| entry.id != present.id);
        attempt(present).or_else(|error| {
            others()
                .find_map(|entry| attempt(entry).ok())
                .ok_or_else(|| error.phrase())
        })
    }

    /// The game that a record is of; the first one if it does not say, which then says what is
    /// wrong.
    fn named_in(self, text: &str) -> Result<&'static GameEntry, RecordError> {
        let Some(id) = game_id(text) else {
            return Ok(&self.0[0]);
        };
        let unknown = || RecordError::whole(RecordFault::OtherGame(excerpt(&id)));
        self.game(&id).ok_or_else(unknown)
    }
}
