//! Kuba, the game of pushing rows of marbles: rules, computer player, and window.
//!
//! Six floors. A file imports only from its own floor's folder and from the floors below it;
//! `tests/house/layers.rs` reads the sources and fails otherwise.
//!
//! | floor | module | what lives there |
//! |---|---|---|
//! | 6 | `app` | the window: commands, menus, panels, dialogs, settings, theme, sound |
//! | 5 | `board` | drawing a board and turning gestures into moves: one player of boards, a description a game, shared painters |
//! | 4 | `store` | what is kept: records and their reading, files, autosave, settings, recent |
//! | 3 | `session` | a game being played: positions, players, match score |
//! | 2 | `bot` | opinion and search: what is a *good* move; the thinking thread; levels |
//! | 1 | `rules` | what is a *legal* move; one folder a game, and the `Game` trait |
//!
//! Beside them stand [`phrase`] (a thing to say, without a language) and [`random`] (numbers by
//! chance), which every floor may use; [`i18n`] (the message catalogue, for floors 5 and 6, the
//! engine protocol and the commands); [`ugi`] (the engine protocol; it uses floors 1 and 2), [`tool`]
//! (what can be done with any game without a window; it uses floors 1 to 5) and [`cli`] (commands
//! without a window).

pub mod app;
pub mod board;
pub mod bot;
pub mod cli;
pub mod i18n;
pub mod phrase;
pub mod random;
pub mod rules;
pub mod session;
pub mod store;
pub mod tool;
pub mod ugi;
