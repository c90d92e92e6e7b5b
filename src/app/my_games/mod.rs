//! The list of archived games: reading them on a thread of its own (`reader`) and the results against each
//! level (`reached`).

mod reached;
mod reader;

pub use self::reached::{Reached, computer_level};
pub use self::reader::{Reader, SeenGame};
