//! A game in pictures, for others: what is chosen of it (`choice`), what is drawn (`subject`), both as
//! they are asked for (`request`), and the
//! thread that draws and writes it while the window goes on (`job`).

mod choice;
mod job;
mod request;
mod subject;

pub use self::choice::{Choice, Extent, Side};
pub use self::job::{Developed, Job, Order};
pub use self::request::Request;
pub use self::subject::Subject;
