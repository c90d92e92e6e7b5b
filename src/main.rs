//! The program `kuba`.

use std::process::ExitCode;

fn main() -> ExitCode {
    kuba::cli::run(std::env::args_os())
}
