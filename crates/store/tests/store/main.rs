//! Games in progress and saved games.

#[path = "../common"]
mod common {
    pub(crate) mod arrived;
    pub(crate) mod changed;
    pub(crate) mod kept;
    pub(crate) mod longest_superko;
    pub(crate) mod mix;
    #[path = "../../../rules/tests/common/mixes.rs"]
    pub(crate) mod mixes;
    #[path = "../../../rules/tests/common/nightly.rs"]
    pub(crate) mod nightly;
    #[path = "../../../rules/tests/common/quiet.rs"]
    pub(crate) mod quiet;
    pub(crate) mod shuffle;
    pub(crate) mod tree;
}

mod codes;
mod damage;
mod faults;
mod files;
mod friends;
mod games;
mod history;
mod letters;
mod messages;
mod own_puzzles;
mod practice;
mod properties;
mod records;
mod refuge;
mod released;
mod runs;
mod settings;
mod sheets;
mod support;
mod trees;
mod variations;
mod windows;
mod writer;
