//! Games with people elsewhere: the table in a shared folder (`folder_flow`, `folder_worker`, `sit_down`), tables that
//! are not on the board (`table_watches`), games that get no help in other windows either (`help_guard`), and messages:
//! their picture (`preview`) and their copying (`clipboard`).

pub mod bar;
mod clipboard;
pub(crate) mod command;
pub(crate) mod flow;
pub(crate) mod folder_flow;
mod folder_worker;
pub(crate) mod help_guard;
pub(crate) mod message_panel;
pub mod note_dialog;
mod preview;
pub mod remote_choice;
pub(crate) mod remote_rows;
pub(crate) mod sit_down;
pub(crate) mod table_watches;
pub(crate) mod waiting;

pub use self::clipboard::MessageClipboard;
pub(crate) use self::folder_worker::{FolderNews, FolderWorker};
pub use self::preview::MessagePreview;
