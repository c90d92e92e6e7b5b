//! The whole window, without a window system.

#[path = "../common/mod.rs"]
mod common;

mod activities;
mod clipboard;
mod clock;
mod cubulus;
mod dialogs;
mod editor;
mod ending;
mod every_state;
mod files;
mod foreign;
mod games;
mod hidden;
mod hinted;
mod hints;
mod languages;
mod launching;
mod lesson;
mod levels;
mod messenger;
mod my_games;
mod nim;
mod pictures;
mod pointing;
mod ponder;
mod puzzles;
mod qubism;
mod reader;
mod review;
mod saving;
mod screenshots;
mod share;
mod sizes;
mod small;
mod sound;
mod start;
mod study;
mod swing;
mod textures;
mod typing;
mod undone;
mod warn;
mod window;
mod windows;
