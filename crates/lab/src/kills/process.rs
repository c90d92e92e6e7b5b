//! A process of this tool that writes until it is killed.

use std::error::Error;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

/// Starts this tool with an option and the home, kills it after `time`, and returns the highest number that it
/// has printed, if any.
pub(crate) fn killed(
    argument: &str,
    home: &Path,
    time: Duration,
) -> Result<Option<usize>, Box<dyn Error>> {
    let mut process = Command::new(std::env::current_exe()?)
        .args(["kills", argument])
        .arg(home)
        .stdout(Stdio::piped())
        .spawn()?;
    sleep(time);
    process.kill()?;
    process.wait()?;
    let out = process.stdout.take().ok_or("no output")?;
    let lines = BufReader::new(out).lines().map_while(Result::ok);
    Ok(lines.filter_map(|line| line.parse().ok()).max())
}
