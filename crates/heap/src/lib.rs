#![doc = include_str!("../README.md")]

/// Blocks of this size and more go back to the system when they are freed, and no heap keeps more free memory at its
/// end, in bytes.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const LIMIT: libc::c_int = 256 * 1024;

/// Keeps the limits of glibc as they are at the start. To be called before other threads begin. Does nothing on other
/// systems.
pub fn give_back_freed_memory() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    for limit in [libc::M_MMAP_THRESHOLD, libc::M_TRIM_THRESHOLD] {
        // SAFETY: `mallopt` takes two numbers and changes only how later calls of the allocator behave. A number that it
        // does not know changes nothing.
        #[allow(unsafe_code)]
        unsafe {
            libc::mallopt(limit, LIMIT);
        }
    }
}
