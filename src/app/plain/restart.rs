//! Another start of the program, which draws its window another way.

use std::io;
use std::process::Command;

use super::graphics::Drawing;

/// Starts the program again as it was started, to draw in this way: no process can look for a
/// display twice. Returns whether it has run to a good end in another process; where a program can
/// take the place of another in its process, that happens instead.
pub(in crate::app) fn start_again(drawing: Drawing) -> bool {
    let Ok(program) = std::env::current_exe() else {
        return false;
    };
    let (variable, value) = drawing.variable();
    let mut command = Command::new(program);
    command
        .args(std::env::args_os().skip(1))
        .env(variable, value);
    if drawing == Drawing::OpenGl {
        // Mesa would tell the terminal of each way that it tries in vain.
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
