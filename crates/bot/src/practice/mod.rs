//! Practice tasks: positions before the mistakes of a person, with the first moves that are as good as the
//! best.
//!
//! A mistake is judged twice, the second time with more positions and without the past of the game, because
//! a task shows only its position.

mod exercise;
mod finder;
mod first_moves;
mod judging;
mod task;

pub use self::finder::{MOST_TASKS, TaskFinder};
pub use self::task::{LONGEST_WIN, MOST_ACCEPTED, Task, TaskGoal};
