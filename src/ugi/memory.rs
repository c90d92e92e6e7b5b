//! How much memory the machine has.

/// The most memory that is ever offered, in MiB.
const MOST: usize = 1 << 16;

/// The most memory that a table may be given, in MiB: half of the machine's, where that is known.
pub(super) fn most() -> usize {
    installed().map_or(MOST, |installed| (installed / 2).clamp(1, MOST))
}

/// The machine's memory in MiB.
#[cfg(target_os = "linux")]
fn installed() -> Option<usize> {
    let system = rustix::system::sysinfo();
    let bytes = (system.totalram as u64).checked_mul(u64::from(system.mem_unit))?;
    usize::try_from(bytes >> 20).ok()
}

/// The machine's memory in MiB.
#[cfg(not(target_os = "linux"))]
fn installed() -> Option<usize> {
    None
}
