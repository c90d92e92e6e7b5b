//! All games that were played here: read on a thread of their own (`reader`), and what has been
//! reached in them (`reached`).

mod reached;
mod reader;

pub use self::reached::{Reached, computer_level};
pub use self::reader::{Reader, SeenGame};
