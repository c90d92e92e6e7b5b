//! The whole window, without a window system.

#[path = "../common"]
mod common {
    pub(crate) mod any_face;
    #[path = "../../crates/store/tests/common/changed.rs"]
    pub(crate) mod changed;
    pub(crate) mod heap;
    pub(crate) mod heap_window;
    pub(crate) mod kept_settings;
    pub(crate) mod lessons;
    #[path = "../../crates/rules/tests/common/mixes.rs"]
    pub(crate) mod mixes;
    #[path = "../../crates/rules/tests/common/nightly.rs"]
    pub(crate) mod nightly;
    #[path = "../../crates/bot/tests/common/nim.rs"]
    pub(crate) mod nim;
    pub(crate) mod nim_board;
    #[path = "../../crates/board/tests/common/pictures.rs"]
    pub(crate) mod pictures;
    #[path = "../../crates/board/tests/common/places.rs"]
    pub(crate) mod places;
    #[path = "../../crates/store/tests/common/shuffle.rs"]
    pub(crate) mod shuffle;
    pub(crate) mod suite;
    #[path = "../../crates/board/tests/common/vision.rs"]
    pub(crate) mod vision;
    pub(crate) mod window;
}

mod activities;
mod after_game;
mod clipboard;
mod clock;
mod colours;
mod compare;
mod contrast;
mod cubulus;
mod damage;
mod dialogs;
mod editor;
mod ending;
mod even;
mod every_state;
mod files;
mod find;
mod first_things;
mod foreign;
mod friends;
mod games;
mod head_start;
mod hidden;
mod hinted;
mod hints;
mod jobs;
mod keys;
mod languages;
mod launching;
mod lesson;
mod levels;
mod messenger;
mod nim;
mod often_asked;
mod one_key;
mod own_puzzles;
mod parts;
mod people;
mod pictures;
mod pointing;
mod ponder;
mod practice;
mod puzzles;
mod qubism;
mod reader;
mod replay;
mod review;
mod runs;
mod saving;
mod screenshots;
mod settings;
mod share;
mod sizes;
mod small;
mod sound;
mod start;
mod strict;
mod study;
mod swing;
mod tables;
mod textures;
mod touch;
mod train;
mod typing;
mod undone;
mod warn;
mod window;
mod windows;
mod you;
