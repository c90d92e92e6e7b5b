//! Entry point of the program `kuba`.

// On Windows no terminal opens beside the program. The package contains a second program for terminals.
#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    kuba::cli::run(std::env::args_os())
}
