//! Memory of the machine.

/// Upper limit for any machine, in MiB.
const MOST: usize = 1 << 16;

/// Maximum size of a table in MiB: half of the machine's memory, if it is known.
pub(super) fn most() -> usize {
    installed().map_or(MOST, |installed| (installed / 2).clamp(1, MOST))
}

/// In MiB.
#[cfg(target_os = "linux")]
fn installed() -> Option<usize> {
    let system = rustix::system::sysinfo();
    let bytes = (system.totalram as u64).checked_mul(u64::from(system.mem_unit))?;
    usize::try_from(bytes >> 20).ok()
}

#[cfg(not(target_os = "linux"))]
fn installed() -> Option<usize> {
    None
}
