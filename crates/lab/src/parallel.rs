//! Parallel work with results in order.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::thread;

/// Processes the numbers in parallel and passes on each result, in order, as soon as all earlier ones are
/// ready.
pub(crate) fn each<T: Send>(
    numbers: std::ops::Range<u64>,
    threads: u64,
    work: impl Fn(u64) -> T + Sync,
    tell: impl FnMut(T) + Send,
) {
    let next = AtomicU64::new(numbers.start);
    let told = Mutex::new((numbers.start, Vec::new(), tell));
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Relaxed);
                    if number >= numbers.end {
                        break;
                    }
                    let done = work(number);
                    let mut told = told.lock().expect("no thread has panicked");
                    let (due, waiting, tell) = &mut *told;
                    waiting.push((number, done));
                    while let Some(place) = waiting.iter().position(|(number, _)| number == due) {
                        tell(waiting.swap_remove(place).1);
                        *due += 1;
                    }
                }
            });
        }
    });
}
