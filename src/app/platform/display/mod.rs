//! Display that the window opens on.

#[cfg(not(all(unix, not(target_os = "macos"))))]
mod native;
#[cfg(all(unix, not(target_os = "macos")))]
pub mod unix;

#[cfg(not(all(unix, not(target_os = "macos"))))]
pub(crate) use self::native::Display;
#[cfg(all(unix, not(target_os = "macos")))]
pub(crate) use self::unix::Display;
