//! The Kuba board.
//!
//! `face` describes the board: hit targets (`place`, `spots`), animations (`course`, `pieces`), `marks`,
//! the `backdrop` with the `glow` of captures, and words (`speech`). `grammar` turns input into moves. Below these, with imports going
//! down only, are the layout (`geometry`, `laid`), the `captures`, what the user may do (`hand`) and the
//! look of marbles (`balls`). Beside the board stand `words`, `cards`, `rules_form`, `teaching` and
//! `editing`.

mod animation;
mod backdrop;
mod balls;
mod captures;
mod cards;
mod editing;
mod editor_piece;
mod face;
mod geometry;
mod glow;
mod grammar;
mod hand;
mod laid;
mod lesson;
mod marks;
mod often_asked;
mod pieces;
mod rules_form;
mod rules_page;
mod speech;
mod target;
mod targets;
mod teaching;
mod words;

use super::GameBoard;
use super::editing::{Editor, PositionEditor};
use kuba_rules::kuba::{GameState, KubaRules};

pub use self::grammar::View;

impl GameBoard for GameState {
    type View = View;

    fn editor(position: &str, rules: &KubaRules) -> Option<Box<dyn PositionEditor>> {
        Some(Box::new(Editor::<Self>::open(position, rules)))
    }
}
