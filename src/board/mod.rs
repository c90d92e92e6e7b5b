//! Floor 5: drawing a board and turning gestures into moves. A board receives positions and what the user
//! may do, and returns what the user wants; it holds no rules and changes no game.
//!
//! A game describes its board (`face`) and what can be done there (`grammar`); one `player` plays on any
//! such description, `editing` sets positions up on it, and `film` exports pictures and films of games.
//! Beside the folder of each game stand the shared parts: painting (`paint`, `raster`), the widget of a
//! board (`ground`), pointer and keyboard (`gesture`, `focus`, `later`), sounds (`sound`), screen readers
//! (`reader`) and forms (`form`).

pub mod cubulus;
pub mod editing;
pub mod face;
pub mod fading;
pub mod film;
pub mod focus;
pub mod form;
pub mod frames;
pub mod gesture;
pub mod grammar;
pub mod grid;
pub mod ground;
pub mod kuba;
pub mod later;
pub mod lesson;
pub mod paint;
pub mod palette;
pub mod player;
pub mod qubism;
pub mod raster;
pub mod reader;
pub mod rules_page;
pub mod sound;
pub mod view;
mod walk;

use egui::{Color32, Key, Painter, Rect, Ui, Vec2, vec2};
use serde::{Deserialize, Serialize};

use crate::bot::Evaluate;
use crate::i18n::Texts;
use crate::phrase::{Phrase, Say};
use crate::rules::{Game, Outcome, Player};
use crate::store::Recordable;

use self::editing::PositionEditor;
use self::lesson::LessonStep;
pub use self::palette::Palette;
use self::rules_page::RulesSection;
use self::sound::Cues;
pub use self::view::BoardView;

/// The style of marbles, which tells them apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum MarbleStyle {
    /// Glass, with a cat's-eye in red and a ring in white.
    #[default]
    Glass,
    /// Ring, plus and diamond on top.
    Symbols,
}

/// The speed of animations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Speed {
    /// No motion.
    Off,
    /// Twice the normal time.
    Slow,
    /// Normal time.
    #[default]
    Normal,
    /// Half the normal time.
    Fast,
}

impl Speed {
    /// Returns the factor for all durations; 0 without motion.
    pub const fn pace(self) -> f64 {
        match self {
            Self::Off => 0.0,
            Self::Slow => 2.0,
            Self::Normal => 1.0,
            Self::Fast => 0.5,
        }
    }
}

/// The look of a board: the settings that drawing needs.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// The colours.
    pub palette: &'static Palette,
    /// The style of marbles.
    pub marbles: MarbleStyle,
    /// `true` if files and ranks are labelled around the field.
    pub coordinates: bool,
    /// The seat at the bottom of the board.
    pub viewer: Player,
    /// The speed of animations.
    pub speed: Speed,
    /// `true` if outlines replace motion.
    pub reduce_motion: bool,
    /// `true` if the board has room for the pieces beside it; otherwise they are only on the cards.
    pub stores: bool,
}

impl Look {
    /// Returns the factor for all durations; 0 without motion.
    pub const fn pace(&self) -> f64 {
        if self.reduce_motion {
            0.0
        } else {
            self.speed.pace()
        }
    }
}

/// Permission for the user to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hand {
    /// The user may move for the player to move.
    Free,
    /// The user may not move, for this reason.
    Tied(Phrase),
    /// The board is only a picture.
    Away,
}

/// The input of a board in one frame.
#[expect(
    clippy::struct_excessive_bools,
    reason = "independent facts, each asked by name"
)]
pub struct Scene<'a, G: Game> {
    /// The positions from the start to the one shown, which is the last.
    pub positions: &'a [G],
    /// The moves between them: one fewer.
    pub moves: &'a [G::Move],
    /// Number of human players.
    pub people: usize,
    /// Permission for the user to move.
    pub hand: Hand,
    /// `true` if the position is an excerpt: missing pieces have not been captured.
    pub excerpt: bool,
    /// A move to point at.
    pub hint: Option<G::Move>,
    /// `true` if the hint shows only the piece with which its move begins.
    pub begins_only: bool,
    /// The hint in words with the reason for it, if it is advice.
    pub advice: Option<Phrase>,
    /// The line that the engine considers; empty if it is not shown.
    pub line: &'a [G::Move],
    /// `true` if the pieces are shown as they would be after the first moves of that line.
    pub plays_line: bool,
    /// `true` if that line is a threat rather than advice.
    pub warns: bool,
    /// A move better than the last one, shown beside it.
    pub better: Option<G::Move>,
    /// The best moves for the engine, best first; empty if they are not shown.
    pub best: &'a [G::Move],
    /// `true` while threats are shown.
    pub threats: bool,
    /// `true` on the start page, where the board shows the aim of the game before play begins.
    pub aim: bool,
    /// `true` in a lesson, where the hint pulses for a while.
    pub teaches: bool,
    /// The look of the board.
    pub look: Look,
    /// The message catalogue.
    pub texts: &'a Texts,
}

impl<'a, G: Game> Scene<'a, G> {
    /// Creates a picture of a game, without interaction.
    pub const fn picture(
        positions: &'a [G],
        moves: &'a [G::Move],
        look: Look,
        texts: &'a Texts,
    ) -> Self {
        Self {
            positions,
            moves,
            people: 0,
            hand: Hand::Away,
            excerpt: false,
            hint: None,
            begins_only: false,
            advice: None,
            line: &[],
            plays_line: false,
            warns: false,
            better: None,
            best: &[],
            threats: false,
            aim: false,
            teaches: false,
            look,
            texts,
        }
    }

    /// Returns the number beside a move of the line, or `None` for no number; `nth` counts from 0. The
    /// first move has one only if the line is played out on the board.
    pub fn number_in_line(&self, nth: usize) -> Option<usize> {
        (self.plays_line || nth > 0).then_some(nth + 1)
    }

    /// Returns the position shown.
    ///
    /// # Panics
    /// If the scene has no position, which a session always has.
    pub fn game(&self) -> &G {
        self.positions.last().expect("a session has a position")
    }

    /// Returns the reason why the user may not move at all, if there is one.
    pub const fn tied(&self) -> Option<&Phrase> {
        match &self.hand {
            Hand::Tied(reason) => Some(reason),
            Hand::Free | Hand::Away => None,
        }
    }
}

/// The actions of the user on the board in one frame; usually none.
#[derive(Clone, Debug)]
pub struct Reply<M> {
    /// A legal move the user made.
    pub mv: Option<M>,
    /// A message for the status line: the reason of a rejection, or the effect of a chip.
    pub says: Option<Says>,
    /// A request to show the position after this many moves.
    pub show_ply: Option<usize>,
    /// Sounds to play.
    pub cues: Cues,
}

impl<M> Default for Reply<M> {
    fn default() -> Self {
        Self {
            mv: None,
            says: None,
            show_ply: None,
            cues: Cues::default(),
        }
    }
}

/// A message for the status line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Says {
    /// The words.
    pub phrase: Phrase,
    /// `true` if the message rejects something.
    pub refusal: bool,
}

/// A game that has a board.
pub trait Playable: Evaluate + Recordable {
    /// State of the board between frames: selection, drag, motion. Never saved.
    type View: BoardView<Self>;

    /// Returns the name of the game.
    fn title() -> Phrase;

    /// Returns a one-sentence description of the game for newcomers.
    fn pitch() -> Phrase;

    /// Returns the rules in short, section by section.
    fn rules_page() -> &'static [RulesSection];

    /// Returns the steps of the lesson; empty if there is none.
    fn lesson() -> &'static [LessonStep<Self>] {
        &[]
    }

    /// Creates a position editor that starts with `position`; `None` if the game has no editor.
    fn editor(position: &str, rules: &Self::Rules) -> Option<Box<dyn PositionEditor>> {
        let _ = (position, rules);
        None
    }

    /// Returns the message keys of the help on the keys of the board.
    fn board_keys() -> &'static [&'static str];

    /// Draws the icon of the game.
    fn tile(painter: &Painter, rect: Rect, look: &Look) {
        let side = rect.height().min(rect.width() / 2.0);
        for (seat, turn) in [(Player::FIRST, -0.5), (Player::SECOND, 0.5)] {
            let centre = rect.center() + vec2(side * turn, 0.0);
            let place = Rect::from_center_size(centre, Vec2::splat(side));
            Self::seat_icon(seat, painter, place, look);
        }
    }

    /// Returns the name of a seat, such as "White".
    fn seat_name(player: Player) -> Phrase;

    /// Draws the marble or piece that stands for a seat.
    fn seat_icon(player: Player, painter: &Painter, rect: Rect, look: &Look);

    /// Returns the colour of a seat's pieces, for graphs.
    fn seat_tone(player: Player, palette: &Palette) -> Color32 {
        match player.index() {
            0 => palette.white.body,
            1 => palette.black.body,
            _ => palette.red.body,
        }
    }

    /// Returns the message key of the command that shows threats.
    fn threats_name() -> &'static str {
        "command-threats"
    }

    /// Returns the keyboard key that shows threats for a moment.
    fn threats_key() -> Key {
        Key::T
    }

    /// Returns what a player threatens to win by, for the lamp on the player's card; `None` if there is no
    /// threat or no such lamp.
    fn lamp(&self, player: Player) -> Option<Phrase> {
        let _ = player;
        None
    }

    /// Returns the message key of the command that turns the board.
    fn turn_board_name() -> &'static str {
        "command-turn-board"
    }

    /// Returns the status line for a board on which a move begins an easy game.
    fn welcome() -> Phrase {
        Phrase::new("welcome-status")
    }

    /// Returns the width of the board divided by its height.
    fn breadth(view: &Self::View) -> f32 {
        let _ = view;
        1.0
    }

    /// Returns whether the layers of the board are large; `None` for a board without layers.
    fn large_layers(view: &Self::View) -> Option<bool> {
        let _ = view;
        None
    }

    /// Returns the part of `place` that is free for the result of a game, which needs `height` points at
    /// its foot; `None` if the result may cover the foot of the board.
    fn room_for_result(
        view: &Self::View,
        scene: &Scene<Self>,
        place: Rect,
        height: f32,
    ) -> Option<Rect> {
        let _ = (view, scene, place, height);
        None
    }

    /// Switches the layers of the board between large and small.
    fn switch_layers(view: &mut Self::View) {
        let _ = view;
    }

    /// Draws the captures of a seat: pips and numbers on one line, [`SCORE_HEIGHT`] high. A piece that is
    /// still moving on the board does not count yet.
    fn score_ui(view: &Self::View, player: Player, ui: &mut Ui, scene: &Scene<Self>);

    /// Returns the score of a player, in games that keep one.
    fn tally(&self, player: Player) -> Option<u32> {
        let _ = player;
        None
    }

    /// Returns a move as advice, such as "Push f1 up", in the directions of the board as it looks.
    fn advice(&self, mv: Self::Move, look: &Look) -> Phrase {
        let _ = look;
        Phrase::new("advice-move").with("move", self.write_move(mv))
    }

    /// Returns a move as the move list shows it, beside its mark.
    fn list_text(&self, mv: Self::Move) -> Phrase {
        Phrase::new("list-move").with("move", self.write_move(mv))
    }

    /// Returns the piece or the place with which a move begins, as a hint.
    fn beginning(&self, mv: Self::Move) -> Phrase {
        let _ = mv;
        Phrase::new("puzzle-begin")
    }

    /// Returns a move as a sentence about the player who makes it, such as "Black takes e4".
    fn sentence(&self, mv: Self::Move, look: &Look) -> Phrase {
        let _ = look;
        Phrase::new("puzzle-plays")
            .with("seat", Self::seat_name(self.turn()))
            .with("move", self.write_move(mv))
    }

    /// Returns a move for a screen reader in the move list, in the directions of the board as it looks,
    /// such as "e5 left, takes a white marble".
    fn move_words(&self, mv: Self::Move, look: &Look) -> Phrase {
        self.advice(mv, look)
    }

    /// Draws the captures of a move as a small icon for the move list.
    fn move_mark(&self, _mv: Self::Move, _painter: &Painter, _rect: Rect, _look: &Look) {}

    /// Returns the state of play in a sentence: whose turn it is, what was captured, whether to push again.
    fn status(scene: &Scene<Self>) -> Phrase;

    /// Returns the reason for the end of a game in a word or two, with details from the board such as where
    /// and by whom. `positions` runs from the start to the end of the game.
    fn ending_words(positions: &[Self], outcome: Outcome<Self::Ending>) -> Phrase {
        let _ = positions;
        outcome.ending.phrase()
    }

    /// Returns the length of a game with these positions, such as "62 moves".
    fn length(positions: &[Self]) -> Phrase {
        Phrase::new("move-count").with("moves", positions.len().saturating_sub(1))
    }

    /// Returns the status line for an earlier position: the one after `ply` of `plies` moves. `free` is
    /// `true` if the user may move there.
    fn earlier_status(ply: usize, plies: usize, free: bool) -> Phrase {
        earlier_status(
            ["status-earlier", "status-earlier-move"],
            (ply, plies),
            free,
        )
    }

    /// Returns `true` if a player has left the game while the others play on.
    fn is_out(&self, player: Player) -> bool {
        let _ = player;
        false
    }

    /// Returns `true` if the cards of a narrow window stand in one row, because the board needs the height.
    fn cards_in_a_row() -> bool {
        false
    }

    /// Returns the move that ends the turn, if it is legal now.
    fn end_turn(&self) -> Option<Self::Move> {
        None
    }

    /// Returns the move by which the player to move gives up while two or more others play on; `None` where
    /// giving up ends the game, which then records the player and the reason.
    fn leave(&self) -> Option<Self::Move> {
        None
    }

    /// Returns `true` if the player to move has an extra turn.
    fn is_extra_turn(&self) -> bool {
        false
    }

    /// Returns the instruction for a player with an extra turn, such as "Push again".
    fn extra_turn_word() -> Phrase {
        Phrase::new("pill-move-again")
    }

    /// Draws the form for choosing rules. Returns whether something changed.
    fn rules_ui(rules: &mut Self::Rules, ui: &mut Ui, texts: &Texts, look: &Look) -> bool;

    /// Returns the name of unusual rules; `None` for the usual rules of any number of players.
    fn rules_word(rules: &Self::Rules) -> Option<Phrase> {
        let usual = Self::usual_rules();
        let sizes = Self::sizes(&usual).into_iter().map(|(_, rules)| rules);
        let mut usual = sizes.chain([usual]);
        (!usual.any(|usual| usual == *rules)).then(|| Phrase::new("rules-changed"))
    }

    /// Returns the rules of a game for which none were chosen.
    fn usual_rules() -> Self::Rules {
        Self::Rules::default()
    }

    /// Returns the rules with their random parts drawn from the seed `lot`.
    fn with_lots_drawn(rules: &Self::Rules, lot: u64) -> Self::Rules {
        let _ = lot;
        rules.clone()
    }

    /// Returns `true` if the seats of the first game of a match are drawn by lot, where the players
    /// alternate seats.
    fn begins_by_lot() -> bool {
        false
    }

    /// Returns the starting set-ups with their names, the usual one first; a single one if there is no
    /// choice.
    fn setups(rules: &Self::Rules) -> Vec<(Phrase, Self::Rules)> {
        vec![(Self::title(), rules.clone())]
    }

    /// Returns the possible numbers of players, each in words and with the rules for it; empty where there
    /// is no choice.
    fn sizes(rules: &Self::Rules) -> Vec<(Phrase, Self::Rules)> {
        let _ = rules;
        Vec::new()
    }

    /// Returns the seat that chooses among [`Playable::setups`].
    fn setup_chooser() -> Player {
        Player::SECOND
    }
}

/// The height of [`Playable::score_ui`] in points.
pub const SCORE_HEIGHT: f32 = 22.0;

/// Returns the words of [`Playable::earlier_status`] from two message keys: the whole sentence, and its
/// part for a position where the user may move.
pub fn earlier_status(keys: [&'static str; 2], (ply, plies): (usize, usize), free: bool) -> Phrase {
    let [whole, may_move] = keys;
    let more = if free {
        may_move
    } else {
        "status-earlier-look"
    };
    Phrase::new(whole)
        .with("ply", ply)
        .with("plies", plies)
        .with("more", Phrase::new(more))
}
