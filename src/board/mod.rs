//! Floor 5: drawing a board and turning gestures into moves.
//!
//! A game describes its board (`face`) and what can be done there (`grammar`); one `player` plays
//! on any such description, and positions are set up on it (`editing`). One folder a game; beside them what all boards paint with (`paint`),
//! what they stand on (`ground`, `grid`), how the pointer is understood (`gesture`), what is heard of
//! a move (`sound`), how a board is told in words (`reader`), the parts of forms (`form`), and how a game
//! is shown to others in pictures (`film`). A board is handed positions and what the user may do; it
//! returns what the user wants. It holds no rules and changes no game.

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

/// How marbles are told apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum MarbleStyle {
    /// Glass, with a cat's-eye in red and a ring in white.
    #[default]
    Glass,
    /// Ring, plus and diamond on top.
    Symbols,
}

/// How long motion takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Speed {
    /// No motion.
    Off,
    /// Twice the normal time.
    Slow,
    /// As designed.
    #[default]
    Normal,
    /// Half the normal time.
    Fast,
}

impl Speed {
    /// What every time is multiplied with: 0 when nothing is to move.
    pub const fn pace(self) -> f64 {
        match self {
            Self::Off => 0.0,
            Self::Slow => 2.0,
            Self::Normal => 1.0,
            Self::Fast => 0.5,
        }
    }
}

/// How the board looks: the part of the settings that drawing needs.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// The colours.
    pub palette: &'static Palette,
    /// How marbles are told apart.
    pub marbles: MarbleStyle,
    /// Whether files and ranks are named around the field.
    pub coordinates: bool,
    /// The seat at the bottom of the board.
    pub viewer: Player,
    /// How long motion takes.
    pub speed: Speed,
    /// Outlines instead of motion.
    pub reduce_motion: bool,
    /// Whether the board has room for the pieces beside it (else they are only on the cards).
    pub stores: bool,
}

impl Look {
    /// What every time is multiplied with: 0 when nothing is to move.
    pub const fn pace(&self) -> f64 {
        if self.reduce_motion {
            0.0
        } else {
            self.speed.pace()
        }
    }
}

/// Whether the user may move a piece now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hand {
    /// Yes, for the player to move.
    Free,
    /// No, and why.
    Tied(Phrase),
    /// Nobody plays here: the board is a picture.
    Away,
}

/// What a board shows.
#[expect(
    clippy::struct_excessive_bools,
    reason = "independent facts, each asked by name"
)]
pub struct Scene<'a, G: Game> {
    /// The positions from the start to the one shown, which is the last.
    pub positions: &'a [G],
    /// The moves between them: one fewer.
    pub moves: &'a [G::Move],
    /// How many people play.
    pub people: usize,
    /// Whether the user may move.
    pub hand: Hand,
    /// An excerpt that shows something: pieces that are missing have not been captured.
    pub excerpt: bool,
    /// A move to point at.
    pub hint: Option<G::Move>,
    /// Whether of that move only the piece is pointed at with which it begins.
    pub begins_only: bool,
    /// That move in words, if it is advice, and what speaks for it.
    pub advice: Option<Phrase>,
    /// What the computer thinks of playing, one move after the other; empty if that is not shown.
    pub line: &'a [G::Move],
    /// Whether the pieces are shown where they would lie after the first moves of that line.
    pub plays_line: bool,
    /// Whether that line is what threatens now, and no advice.
    pub warns: bool,
    /// A move that would have been better than the last one, which is shown beside it.
    pub better: Option<G::Move>,
    /// What the computer would play here, the best first; empty if that is not shown.
    pub best: &'a [G::Move],
    /// Whether what somebody could do next is shown.
    pub threats: bool,
    /// Whether it shows what the game is about: it is the start page's, and nobody plays yet.
    pub aim: bool,
    /// Whether it is a lesson's: what it points at pulses for a while.
    pub teaches: bool,
    /// How it looks.
    pub look: Look,
    /// The words.
    pub texts: &'a Texts,
}

impl<'a, G: Game> Scene<'a, G> {
    /// A picture of a game, on which nobody plays.
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

    /// The number beside a move of the line, the first being 0, if it has one: where the line is played
    /// all have.
    pub fn number_in_line(&self, nth: usize) -> Option<usize> {
        (self.plays_line || nth > 0).then_some(nth + 1)
    }

    /// The position shown.
    ///
    /// # Panics
    /// If the scene has no position, which a session always has.
    pub fn game(&self) -> &G {
        self.positions.last().expect("a session has a position")
    }

    /// Why the user may not move at all now, if that is so.
    pub const fn tied(&self) -> Option<&Phrase> {
        match &self.hand {
            Hand::Tied(reason) => Some(reason),
            Hand::Free | Hand::Away => None,
        }
    }
}

/// What the user did on the board: nothing, as a rule.
#[derive(Clone, Debug)]
pub struct Reply<M> {
    /// A legal move the user made.
    pub mv: Option<M>,
    /// Something for the status line: the reason of a refusal, what a chip would do.
    pub says: Option<Says>,
    /// The user asks to look at the position after this many moves.
    pub show_ply: Option<usize>,
    /// What is to be heard.
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

/// A word for the status line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Says {
    /// The words.
    pub phrase: Phrase,
    /// Whether it refuses something.
    pub refusal: bool,
}

/// A game that has a board.
pub trait Playable: Evaluate + Recordable {
    /// What the board remembers between frames: selection, drag, motion. Never saved.
    type View: BoardView<Self>;

    /// The name of the game.
    fn title() -> Phrase;

    /// What the game is, in a sentence for who has never heard of it.
    fn pitch() -> Phrase;

    /// The rules in short, section by section.
    fn rules_page() -> &'static [RulesSection];

    /// What is learnt on the board, step by step; nothing if there is no lesson.
    fn lesson() -> &'static [LessonStep<Self>] {
        &[]
    }

    /// An editor of positions that begins with this one; `None` if none can be set up.
    fn editor(position: &str, rules: &Self::Rules) -> Option<Box<dyn PositionEditor>> {
        let _ = (position, rules);
        None
    }

    /// The keys of the texts that tell which keys the board hears.
    fn board_keys() -> &'static [&'static str];

    /// Draws the small picture that stands for the game.
    fn tile(painter: &Painter, rect: Rect, look: &Look) {
        let side = rect.height().min(rect.width() / 2.0);
        for (seat, turn) in [(Player::FIRST, -0.5), (Player::SECOND, 0.5)] {
            let centre = rect.center() + vec2(side * turn, 0.0);
            let place = Rect::from_center_size(centre, Vec2::splat(side));
            Self::seat_icon(seat, painter, place, look);
        }
    }

    /// What a seat is called: "White".
    fn seat_name(player: Player) -> Phrase;

    /// Draws the marble (piece) that stands for a seat.
    fn seat_icon(player: Player, painter: &Painter, rect: Rect, look: &Look);

    /// The colour of a seat's pieces, for graphs.
    fn seat_tone(player: Player, palette: &Palette) -> Color32 {
        match player.index() {
            0 => palette.white.body,
            1 => palette.black.body,
            _ => palette.red.body,
        }
    }

    /// The key of what showing threats is called, what somebody could do next.
    fn threats_name() -> &'static str {
        "command-threats"
    }

    /// The key of the keyboard that shows threats for a moment.
    fn threats_key() -> Key {
        Key::T
    }

    /// What a player could win by next, in words for the lamp on that one's card; `None` if there is
    /// nothing, or no such lamp.
    fn lamp(&self, player: Player) -> Option<Phrase> {
        let _ = player;
        None
    }

    /// The key of what turning the board round is called.
    fn turn_board_name() -> &'static str {
        "command-turn-board"
    }

    /// What the status line says where a move on the board begins an easy game.
    fn welcome() -> Phrase {
        Phrase::new("welcome-status")
    }

    /// The width of the board, in its heights.
    fn breadth(view: &Self::View) -> f32 {
        let _ = view;
        1.0
    }

    /// Whether the layers of the board are large; `None` for a board without layers.
    fn large_layers(view: &Self::View) -> Option<bool> {
        let _ = view;
        None
    }

    /// Where in the place of the board there is room for the result of a game, which needs
    /// `height` points at its foot; `None` if it may lie at the foot.
    fn room_for_result(
        view: &Self::View,
        scene: &Scene<Self>,
        place: Rect,
        height: f32,
    ) -> Option<Rect> {
        let _ = (view, scene, place, height);
        None
    }

    /// Makes the layers of the board large, or small again.
    fn switch_layers(view: &mut Self::View) {
        let _ = view;
    }

    /// A seat's captures: pips and numbers on one line, [`SCORE_HEIGHT`] high. What is still on its
    /// way on the board does not count yet.
    fn score_ui(view: &Self::View, player: Player, ui: &mut Ui, scene: &Scene<Self>);

    /// What a player has won so far, where the game counts that.
    fn tally(&self, player: Player) -> Option<u32> {
        let _ = player;
        None
    }

    /// A move in words, as advice to somebody who sees the board as it looks: "Push f1 up".
    fn advice(&self, mv: Self::Move, look: &Look) -> Phrase {
        let _ = look;
        Phrase::new("advice-move").with("move", self.write_move(mv))
    }

    /// A move as the list of moves shows it, beside its mark.
    fn list_text(&self, mv: Self::Move) -> Phrase {
        Phrase::new("list-move").with("move", self.write_move(mv))
    }

    /// The piece or the place with which a move begins, in words, for whoever looks for the move.
    fn beginning(&self, mv: Self::Move) -> Phrase {
        let _ = mv;
        Phrase::new("puzzle-begin")
    }

    /// A move in a sentence about whoever makes it: "Black takes e4".
    fn sentence(&self, mv: Self::Move, look: &Look) -> Phrase {
        let _ = look;
        Phrase::new("puzzle-plays")
            .with("seat", Self::seat_name(self.turn()))
            .with("move", self.write_move(mv))
    }

    /// A move in words, as a screen reader says it in the list of moves to somebody who sees the
    /// board as it looks: "e5 left, takes a white marble".
    fn move_words(&self, mv: Self::Move, look: &Look) -> Phrase {
        self.advice(mv, look)
    }

    /// Draws what a move did, tiny, for the move list: what it captured.
    fn move_mark(&self, _mv: Self::Move, _painter: &Painter, _rect: Rect, _look: &Look) {}

    /// The state of play in a sentence: whose turn, what was captured, push again.
    fn status(scene: &Scene<Self>) -> Phrase;

    /// What ended a game, in a word or two, with what the board says about it: where, by whom.
    /// `positions` are those of the game from the start to the end.
    fn ending_words(positions: &[Self], outcome: Outcome<Self::Ending>) -> Phrase {
        let _ = positions;
        outcome.ending.phrase()
    }

    /// How long a game was that went through these positions, from the start on: "62 moves".
    fn length(positions: &[Self]) -> Phrase {
        Phrase::new("move-count").with("moves", positions.len().saturating_sub(1))
    }

    /// Which position of the game is looked at, where it is not the newest: the one after `ply` of
    /// `plies` moves. `free`: the user may move there.
    fn earlier_status(ply: usize, plies: usize, free: bool) -> Phrase {
        earlier_status(
            ["status-earlier", "status-earlier-move"],
            (ply, plies),
            free,
        )
    }

    /// Whether a player has left the game, while the others play on.
    fn is_out(&self, player: Player) -> bool {
        let _ = player;
        false
    }

    /// Whether the cards of a narrow window stand in one row, because the board needs the height.
    fn cards_in_a_row() -> bool {
        false
    }

    /// The move that ends the turn, if that is legal now.
    fn end_turn(&self) -> Option<Self::Move> {
        None
    }

    /// The move by which the player to move gives up while two or more others play on; `None` where
    /// giving up ends the game, which then knows who gave up and why.
    fn leave(&self) -> Option<Self::Move> {
        None
    }

    /// Whether the player to move has an extra turn.
    fn is_extra_turn(&self) -> bool {
        false
    }

    /// What a player with an extra turn is told to do: "Push again".
    fn extra_turn_word() -> Phrase {
        Phrase::new("pill-move-again")
    }

    /// The form for choosing rules. Returns whether something changed.
    fn rules_ui(rules: &mut Self::Rules, ui: &mut Ui, texts: &Texts, look: &Look) -> bool;

    /// What rules are called that are not the usual ones, for as many players as they are for.
    fn rules_word(rules: &Self::Rules) -> Option<Phrase> {
        let usual = Self::usual_rules();
        let sizes = Self::sizes(&usual).into_iter().map(|(_, rules)| rules);
        let mut usual = sizes.chain([usual]);
        (!usual.any(|usual| usual == *rules)).then(|| Phrase::new("rules-changed"))
    }

    /// The rules of a game for which nobody has chosen any.
    fn usual_rules() -> Self::Rules {
        Self::Rules::default()
    }

    /// The rules with what is left to lot drawn anew, by this number.
    fn with_lots_drawn(rules: &Self::Rules, lot: u64) -> Self::Rules {
        let _ = lot;
        rules.clone()
    }

    /// Whether the first game of a match has its seats by lot, where the players take turns.
    fn begins_by_lot() -> bool {
        false
    }

    /// The set-ups that the game can begin with, with their names; one if there is no choice. The
    /// first is the usual one.
    fn setups(rules: &Self::Rules) -> Vec<(Phrase, Self::Rules)> {
        vec![(Self::title(), rules.clone())]
    }

    /// How many may play, where the rules leave that open: the words for each number, and the rules
    /// for so many. Empty where there is no choice.
    fn sizes(rules: &Self::Rules) -> Vec<(Phrase, Self::Rules)> {
        let _ = rules;
        Vec::new()
    }

    /// Who chooses among [`Playable::setups`].
    fn setup_chooser() -> Player {
        Player::SECOND
    }
}

/// The height of [`Playable::score_ui`] in points.
pub const SCORE_HEIGHT: f32 = 22.0;

/// What [`Playable::earlier_status`] says by these keys: of the whole, and of what may be done.
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
