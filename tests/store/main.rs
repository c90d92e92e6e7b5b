//! Games being played, and what is kept of them.

mod files;
mod history;
mod records;
