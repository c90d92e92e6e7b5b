//! The Cubulus board.
//!
//! `face` describes the board: hit targets (`place`, `spots`), animations (`course`, `pieces`), `marks`,
//! the `backdrop` and words (`speech`, `whereabouts`). `grammar` turns input into moves, and `outlook`
//! previews a move. Below these, with imports going down only, are the layout (`geometry` with `cube_view`,
//! `trays`, `way_round`, `cube_point`, `names` and `free`), what the user may do (`hand`) and the look of balls (`balls`).
//! Beside the board stand `words`, `cards`, `rules_form`, `teaching` and `editing`.

mod animation;
mod backdrop;
mod balls;
mod cards;
mod cube_point;
mod cube_view;
mod editing;
mod editor_piece;
mod face;
mod geometry;
mod grammar;
mod hand;
mod lesson;
mod marks;
mod memo;
mod move_preview;
mod names;
mod often_asked;
mod pieces;
mod rules_form;
mod rules_page;
mod speech;
mod target;
mod targets;
mod teaching;
mod tile;
mod trays;
mod way_round;
mod whereabouts;
mod words;

use super::GameBoard;
use super::editing::{Editor, PositionEditor};
use super::face::BoardMemo as _;
use kuba_rules::cubulus::{CubulusRules, GameState};

pub use self::balls::hole;
pub use self::grammar::View;

impl GameBoard for GameState {
    type View = View;

    fn aspect_ratio(view: &View) -> f32 {
        view.memo().aspect_ratio()
    }

    fn large_layers(view: &View) -> Option<bool> {
        view.memo().large_layers()
    }

    fn switch_layers(view: &mut View) {
        view.remember(view.memo().with_layers_switched());
    }

    const THREATS_NAME: &'static str = "cubulus-command-threats";

    const TURN_BOARD_NAME: &'static str = "cubulus-swap-cards";

    fn editor(position: &str, rules: &CubulusRules) -> Option<Box<dyn PositionEditor>> {
        Some(Box::new(Editor::<Self>::open(position, rules)))
    }
}
