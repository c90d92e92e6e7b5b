//! Answers of the argument parser: help, version, and errors in the arguments, in English.

use std::ffi::OsString;
use std::io::{self, Write};

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Error, Parser};

use super::{Command, Failure, USAGE_ERROR, printable};
use crate::phrase::excerpt;

/// Longer arguments are cut in messages; in characters.
const LONGEST: usize = 60;

#[derive(Debug, Parser)]
#[command(name = "kuba", bin_name = "kuba")]
struct OnlyCommand {
    #[command(subcommand)]
    _command: Command,
}

pub(super) fn answer(answer: Error, arguments: &[OsString]) -> Result<u8, Failure> {
    let answer = match answer.kind() {
        // The parser took a mistyped command for a file.
        ErrorKind::ArgumentConflict if !is_about_options(&answer) => {
            OnlyCommand::try_parse_from(arguments).err().unwrap_or(answer)
        }
        _ => answer,
    };
    let code = u8::try_from(answer.exit_code()).unwrap_or(USAGE_ERROR);
    let printed = shortened(answer).print();
    match printed.and_then(|()| io::stdout().flush()) {
        Ok(()) => Ok(code),
        Err(_) if code != 0 => Ok(code),
        Err(error) => match Failure::from(error) {
            Failure::OutputClosed => Ok(code),
            failure => Err(failure),
        },
    }
}

fn is_about_options(answer: &Error) -> bool {
    let is_option = |text: &String| text.starts_with("--");
    answer.context().any(|(_, value)| match value {
        ContextValue::String(text) => is_option(text),
        ContextValue::Strings(texts) => texts.iter().any(is_option),
        _ => false,
    })
}

/// Cuts long arguments and escapes control characters. Suggestions that repeat such an argument are dropped.
fn shortened(mut answer: Error) -> Error {
    let long: Vec<(ContextKind, String)> = answer
        .context()
        .filter_map(|(kind, value)| match value {
            ContextValue::String(text) if text.chars().nth(LONGEST).is_some() => {
                Some((kind, excerpt(text)))
            }
            ContextValue::String(text) if text.contains(char::is_control) => {
                Some((kind, printable(text)))
            }
            _ => None,
        })
        .collect();
    if !long.is_empty() {
        answer.remove(ContextKind::Suggested);
    }
    for (kind, text) in long {
        answer.insert(kind, ContextValue::String(text));
    }
    answer
}
