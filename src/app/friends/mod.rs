//! Games with people elsewhere: the folder of a shared table (`folder_worker`),
//! and letters: their picture (`preview`) and their copying (`clipboard`).

pub mod bar;
mod clipboard;
pub(crate) mod command;
pub mod elsewhere_choice;
pub(crate) mod elsewhere_rows;
pub(crate) mod flow;
pub(crate) mod folder_flow;
mod folder_worker;
pub(crate) mod message_panel;
pub mod note_dialog;
mod preview;

pub use self::clipboard::LetterClipboard;
pub(crate) use self::folder_worker::{FolderNews, FolderWorker};
pub use self::preview::LetterPreview;
