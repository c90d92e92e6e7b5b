//! Which display the window opens on.

#[cfg(not(all(unix, not(target_os = "macos"))))]
mod only;
#[cfg(all(unix, not(target_os = "macos")))]
mod unix;

#[cfg(not(all(unix, not(target_os = "macos"))))]
pub(super) use self::only::Display;
#[cfg(all(unix, not(target_os = "macos")))]
pub(super) use self::unix::Display;
