//! Random input to a window, and the memory that it takes.
//!
//! The tests measure the memory of the whole process, so only one runs at a time.

#[path = "../common"]
mod common {
    #[path = "../../crates/store/tests/common/longest_superko.rs"]
    pub(crate) mod longest_superko;
    #[path = "../../crates/rules/tests/common/nightly.rs"]
    pub(crate) mod nightly;
    #[path = "../../crates/board/tests/common/pictures.rs"]
    pub(crate) mod pictures;
    #[path = "../../crates/rules/tests/common/quiet.rs"]
    pub(crate) mod quiet;
    #[path = "../../crates/store/tests/common/shuffle.rs"]
    pub(crate) mod shuffle;
    #[expect(dead_code, reason = "other tests of the window use the rest")]
    pub(crate) mod window;
}

mod computers;
mod events;
mod memory;

use std::sync::{Mutex, MutexGuard, PoisonError};

use peak_alloc::PeakAlloc;

#[global_allocator]
static ALLOCATOR: PeakAlloc = PeakAlloc;

static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());

fn alone() -> MutexGuard<'static, ()> {
    // A failed test must not affect the next.
    ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Memory allocated at present.
fn bytes() -> usize {
    ALLOCATOR.current_usage()
}

/// Memory allocated at present, in MB of 10⁶ bytes.
fn megabytes() -> f32 {
    bytes() as f32 / 1e6
}

/// A number from the environment, for longer runs.
fn number(name: &str, usual: u64) -> u64 {
    let text = std::env::var(name).unwrap_or_default();
    text.parse().unwrap_or(usual)
}
