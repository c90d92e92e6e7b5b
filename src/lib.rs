//! Kuba, the game of pushing rows of marbles, with Cubulus and Qubism: rules, search and window.
//!
//! A workspace of crates, each of which knows only those below it. This one re-exports them under short names.
//!
//! | crate | module here | responsibility |
//! |---|---|---|
//! | `kuba` | [`app`] | the window: activities, commands, panels, dialogs, theme, sound |
//! | | [`cli`], [`tool`] | commands without a window, and what they do with any game |
//! | `kuba-board` | [`board`] | drawing boards and turning gestures into moves |
//! | `kuba-i18n` | [`i18n`] | the message catalogue |
//! | `kuba-store` | [`store`] | files: records, autosave, settings, kept games, progress |
//! | `kuba-session` | [`session`] | a game being played: tree of moves, seats, clocks, match score |
//! | `kuba-bot` | [`bot`] | what is a *good* move: search, proofs, levels, study, puzzles; [`ugi`], the engine protocol |
//! | `kuba-rules` | [`rules`] | what is a *legal* move; one folder a game, and the `Game` trait |
//! | | [`phrase`], [`random`] | a message without a language; random numbers |
//! | `kuba-lab` | | developers' tools: measurements, weights, puzzles; not part of the program |
//!
//! # Glossary
//!
//! Words that are not in the vocabulary of Rust, egui or chess programming.
//!
//! | word | meaning |
//! |---|---|
//! | activity | what occupies the board: game, lesson, puzzle, practice, editor; exactly one is active |
//! | archive | folder of the games that have left the table |
//! | ban | a move that the rules forbid for one turn (Kuba: ko; Cubulus: shifting back) |
//! | capture | Kuba: a marble pushed off the board; Cubulus: a ball pushed out |
//! | chance | share of the win that a seat can expect, in tenths of a percent |
//! | draft | a game about to be played: rules, set-up, first player |
//! | exercise | a position in which the user looks for a move: a puzzle or a practice task |
//! | experience | beginners or advanced players; chances and marks depend on it |
//! | extra turn | the same player moves again (Kuba: after a capture) |
//! | face | what a game describes of its board: layout, pieces, targets, marks, words |
//! | game on the table | the game being played; it stays alive below other activities |
//! | ghost | a piece drawn where it would be after a move |
//! | glance | summary of a saved game |
//! | grade | difficulty of a puzzle, 1 to 5 |
//! | grammar | which gestures mean which moves on a board |
//! | guide | a hint at every turn |
//! | lamp | sign on a player's card: this player threatens to win |
//! | laying | first phase of Cubulus: neutral balls are placed |
//! | level | strength of the computer, 1 to 12 |
//! | link | where a game in progress is saved besides the autosave |
//! | move drawer | the move list of a narrow window, folded out over it |
//! | opening | Cubulus: a place on a face where a ball enters; engine matches: the first random moves |
//! | phrase | message key with values, translated when it is shown |
//! | ply | one move of one player |
//! | progress | how near a player is to the goal, by what anyone can count on the board |
//! | prospect | what a player could win by next |
//! | push | a move of Kuba; Cubulus: a ball entering a full line |
//! | seat | place at the table, counted from 0 in the order of play |
//! | set-up | one of several ways the pieces stand at the start |
//! | table | a game with its players, clock and computer, as the window sees it |
//! | swing | Cubulus: the cube turned round to look at its hidden faces while it is held |
//! | tally | what a player has captured |
//! | task | practice: a position before a mistake of the user, with the moves that are right |
//! | tone | colour of a player's pieces in graphs |
//! | verdict | stored result of an analysis: chances, best line, depth |
//! | wall | Qubism: cubes that leave a pawn no path |

pub mod app;
pub mod cli;
pub mod tool;

pub use kuba_board as board;
pub use kuba_bot as bot;
pub use kuba_bot::ugi;
pub use kuba_i18n as i18n;
pub use kuba_rules as rules;
pub use kuba_rules::{phrase, random};
pub use kuba_session as session;
pub use kuba_store as store;
