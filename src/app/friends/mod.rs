//! Games with people elsewhere: those that are known here (`known`), the folder of a shared table (`folder_worker`),
//! and letters: their picture (`preview`) and their copying (`clipboard`).

mod clipboard;
mod folder_worker;
mod known;
mod preview;

pub use self::clipboard::LetterClipboard;
pub(in crate::app) use self::folder_worker::{FolderNews, FolderWorker};
pub use self::known::{FriendGames, OngoingGame, is_lost_seat, is_users_turn};
pub use self::preview::LetterPreview;
