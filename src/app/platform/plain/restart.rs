//! Restart of the program with the other backend.

use std::io;
use std::process::Command;

use super::graphics::Backend;

/// Restarts the program with this backend and the same arguments, because winit cannot create a second event
/// loop in one process. On Unix the new program replaces this one; on other systems this call waits for it and
/// returns `true` if it ended without an error.
pub(crate) fn restart_with(backend: Backend) -> bool {
    let Ok(program) = std::env::current_exe() else {
        return false;
    };
    let (variable, value) = backend.variable();
    let mut command = Command::new(program);
    command.args(std::env::args_os().skip(1)).env(variable, value);
    if backend == Backend::OpenGl {
        // Mesa would print a message for every driver that fails.
        command.env("EGL_LOG_LEVEL", "fatal");
    }
    run(&mut command).is_ok_and(|ended_well| ended_well)
}

#[cfg(unix)]
fn run(command: &mut Command) -> io::Result<bool> {
    use std::os::unix::process::CommandExt;
    Err(command.exec())
}

#[cfg(not(unix))]
fn run(command: &mut Command) -> io::Result<bool> {
    Ok(command.status()?.success())
}
