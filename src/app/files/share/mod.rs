//! Export of a game as a picture or film: options (`choice`), content (`subject`), both in a request
//! (`request`), and the thread that renders and writes (`job`). `reading` finds the game in a picture that came in.

mod choice;
pub mod dialog;
pub(crate) mod flow;
mod job;
mod reading;
mod request;
mod subject;

pub use self::choice::{Choice, Extent, Side};
pub use self::job::{ExportJob, ExportResult, Order};
pub use self::reading::{Incoming, Reading};
pub use self::request::Request;
pub use self::subject::Subject;
