//! A window in which somebody does everything at random, and the memory that it takes.
//!
//! Everything here measures the memory of the whole program, so only one test runs at a time.

#[path = "../common/mod.rs"]
mod common;

mod computers;
mod events;
mod memory;

use std::sync::{Mutex, MutexGuard, PoisonError};

use peak_alloc::PeakAlloc;

#[global_allocator]
static ALLOCATOR: PeakAlloc = PeakAlloc;

static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());

/// Waits until no other test runs.
fn alone() -> MutexGuard<'static, ()> {
    // A test that failed has no effect on the next.
    ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What is allocated now, in bytes.
fn bytes() -> usize {
    ALLOCATOR.current_usage()
}

/// What is allocated now, in MB.
fn megabytes() -> f32 {
    bytes() as f32 / 1e6
}

/// A number from the environment, for longer trials.
fn number(name: &str, usual: u64) -> u64 {
    let text = std::env::var(name).unwrap_or_default();
    text.parse().unwrap_or(usual)
}
