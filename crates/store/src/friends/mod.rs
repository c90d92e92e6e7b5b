//! Games with somebody elsewhere. Each seat tells the others, in a letter or in a file that only it writes, the
//! moves that it knows, and what it asks and answers (`letter`). A game is what these texts agree on
//! (`agreement`). `friend_game` is what one's own seat knows, `shared_folder` a table in a folder.

mod agreement;
mod friend_game;
mod letter;
mod shared_folder;

pub use self::agreement::{Agreement, Disagreement, HeardGame};
pub use self::friend_game::{FriendGame, SharedTable};
pub use self::letter::{Ask, AskId, AskReply, LONGEST_NOTE, Letter, Note};
pub use self::shared_folder::{
    FolderState, FolderWatch, OddFile, SeatFile, seat_file_name, table_name, tables_in, take_seat,
};
