//! Another start of the program, which draws its window without OpenGL.

use std::io;
use std::process::Command;

use super::graphics::SOFTWARE;

/// Starts the program again as it was started, to draw without OpenGL: no process can look for a
/// display twice. Returns whether it has run to a good end in another process; where a program can
/// take the place of another in its process, that happens instead.
pub(in crate::app) fn start_again() -> bool {
    let Ok(program) = std::env::current_exe() else {
        return false;
    };
    let mut command = Command::new(program);
    command.args(std::env::args_os().skip(1)).env(SOFTWARE, "1");
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
