//! Formats of results: lines for people, or JSON objects for programs.

use std::io::Write;

use clap::ValueEnum;
use serde::Serialize;

use super::Failure;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    #[default]
    Text,
    Json,
}

pub(super) fn percent(tenths: u16) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// On one line.
pub(super) fn write_object(object: &impl Serialize, out: &mut impl Write) -> Result<(), Failure> {
    let line = serde_json::to_string(object).map_err(std::io::Error::from)?;
    Ok(writeln!(out, "{line}")?)
}
