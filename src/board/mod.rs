//! Floor 5: drawing a board and turning gestures into moves. A board receives positions and what the user
//! may do, and returns what the user wants; it holds no rules and changes no game.
//!
//! [`Playable`] is the sum of what a game provides: words, cards, the board, the form for rules and
//! teaching. The game describes its board (`face`) and what can be done there (`grammar`); one `player`
//! plays on any such description, `editing` sets positions up on it, and `film` exports pictures and films
//! of games. Beside the folder of each game stand the shared parts: painting (`paint`, `raster`), the
//! widget of a board (`ground`), pointer and keyboard (`gesture`, `controls`, `axis`, `swing_control`, `focus`,
//! `later`), sounds (`sound`), screen readers (`reader`), playing with one key (`scan`) and forms (`form`).

mod axis;
pub mod board_response;
mod controls;
pub mod cubulus;
mod cursor_navigation;
pub mod editing;
pub mod face;
pub mod fading;
pub mod film;
pub mod focus;
pub mod form;
pub mod frames;
mod game_board;
mod game_cards;
mod game_words;
pub mod gesture;
pub mod grammar;
pub mod grid;
pub mod key_queue;
pub mod kuba;
pub mod lesson;
mod look;
pub mod paint;
pub mod palette;
mod playable;
pub mod player;
pub mod qubism;
pub mod raster;
pub mod reader;
mod reply;
mod rules_form;
pub mod rules_page;
pub mod scan;
mod scene;
pub mod sound;
mod swing_control;
mod teaching;
pub mod view;

pub use self::game_board::GameBoard;
pub use self::game_cards::{GameCards, SCORE_HEIGHT};
pub use self::game_words::{GameWords, earlier_status};
pub use self::look::{Look, MarbleStyle, Speed};
pub use self::palette::Palette;
pub use self::playable::Playable;
pub use self::reply::{Reply, Says};
pub use self::rules_form::RulesForm;
pub use self::scene::{Hand, HintPart, Scene};
pub use self::teaching::Teaching;
pub use self::view::BoardWidget;
