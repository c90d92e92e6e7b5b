//! A game in pictures, for others: what is chosen of it (`choice`), what is drawn (`subject`), and the
//! thread that draws and writes it while the window goes on (`job`).

mod choice;
mod job;
mod subject;

pub use self::choice::{Choice, Extent, Side};
pub use self::job::{Job, Made, Order};
pub use self::subject::Subject;
