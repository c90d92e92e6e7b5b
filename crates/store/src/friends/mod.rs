//! Games with somebody elsewhere. Each seat tells the others, in a message or in a file that only it writes, the
//! moves that it knows, and what it asks and answers (`message`). A game is what these texts agree on
//! (`agreement`). `friend_game` is what one's own seat knows, `shared_folder` a table in a folder.

mod agreement;
mod friend_game;
mod message;
mod shared_folder;

pub use self::agreement::{Agreement, Disagreement, ReceivedGame, common_moves};
pub use self::friend_game::{FriendGame, SharedGame};
pub use self::message::{Ask, AskId, AskReply, FriendMessage, LONGEST_NOTE, Note};
pub use self::shared_folder::{
    FolderState, FolderWatch, OddFile, SeatFile, is_same_name, list_games, plain_name,
    seat_file_name, seat_files, table_in, table_name, write_seat_file,
};
