//! The Qubism board.
//!
//! `face` describes the board: hit targets (`place`, `spots`), animations (`course`, `pieces`), `marks`,
//! the `backdrop` and words (`speech`). `grammar` turns input into moves. Below these, with imports going
//! down only, are the layout (`geometry`), what the user may do (`hand`), the look of `cubes` and `pawns`,
//! and the `marking` of a real cube. Beside the board stand `words`, `cards`, `rules_form`, `teaching` and
//! `editing`.

mod animation;
mod backdrop;
mod cards;
mod cubes;
mod editing;
mod editor_piece;
mod face;
mod geometry;
mod grammar;
mod hand;
mod lesson;
mod marking;
mod marks;
mod often_asked;
mod pawns;
mod pieces;
mod rules_form;
mod rules_page;
mod speech;
mod target;
mod targets;
mod teaching;
mod words;

use egui::Key;

use super::GameBoard;
use super::editing::{Editor, PositionEditor};
use super::face::BoardMemo as _;
use kuba_rules::qubism::{GameState, QubismRules};

pub use self::grammar::View;

impl GameBoard for GameState {
    type View = View;

    fn aspect_ratio(view: &View) -> f32 {
        view.memo().aspect_ratio()
    }

    const THREATS_NAME: &'static str = "qubism-command-ways";

    const THREATS_KEY: Key = Key::W;

    fn editor(position: &str, rules: &QubismRules) -> Option<Box<dyn PositionEditor>> {
        Some(Box::new(Editor::<Self>::open(position, rules)))
    }
}
