//! The program `kuba`.

// A program of the windows: no terminal opens beside it. The package brings a second one for terminals.
#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    kuba::cli::run(std::env::args_os())
}
