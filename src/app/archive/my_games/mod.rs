//! The list of archived games: reading them on a thread of its own (`reader`) and the results against each
//! level (`reached`).

pub mod level_results;
mod reader;

pub use self::level_results::{LevelResults, Tally, computer_level};
pub use self::reader::{Reader, SeenGame};
