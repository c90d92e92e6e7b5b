//! Help texts of the command line in a language.
//!
//! The description of the command line holds keys of the message catalogue. This module replaces them, and
//! everything that clap writes in English in a help text: headings, placeholders, its own options, and the
//! notes in brackets. Error messages of clap stay as they are.

use std::fmt::Write;

use clap::builder::{PossibleValue, StyledStr};
use clap::{Arg, Command};

use crate::i18n::Texts;
use crate::phrase::Phrase;

/// Headings of a manual page: the names in the template, and their message keys.
pub const MANUAL_HEADINGS: [(&str, &str); 6] = [
    ("NAME", "cli-manual-name"),
    ("SYNOPSIS", "cli-manual-synopsis"),
    ("DESCRIPTION", "cli-manual-description"),
    ("OPTIONS", "cli-manual-options"),
    ("SUBCOMMANDS", "cli-manual-commands"),
    ("VERSION", "cli-manual-version"),
];

/// Message key of the section of the manual for games.
pub const MANUAL_SECTION: &str = "cli-manual-games";

/// Name that clap gives to an option and a command.
const HELP: &str = "help";
/// Name that clap gives to an option.
const VERSION: &str = "version";

/// Translates the command line, and lays out its help.
pub(super) fn spoken(command: Command, texts: &Texts) -> Command {
    each(worded(command, texts), &|command| laid_out(command, texts))
}

/// Replaces the message keys in the command line by their texts.
pub(super) fn worded(mut command: Command, texts: &Texts) -> Command {
    // Adds clap's own options and commands.
    command.build();
    each(command, &|command| {
        let about = match command.get_name() {
            HELP => texts.text("cli-about-help"),
            _ => said(command.get_about(), texts),
        };
        command
            .about(about)
            .subcommand_value_name(texts.text("cli-value-command"))
            .mut_args(|argument| argument_in_words(argument, texts))
    })
}

/// Applies a change to a command and its subcommands.
fn each(command: Command, change: &impl Fn(Command) -> Command) -> Command {
    change(command).mut_subcommands(|part| each(part, change))
}

fn said(key: Option<&StyledStr>, texts: &Texts) -> String {
    key.map(|key| texts.text(&key.to_string()))
        .unwrap_or_default()
}

fn argument_in_words(argument: Arg, texts: &Texts) -> Arg {
    let help = match argument.get_id().as_str() {
        HELP => texts.text("cli-help-help"),
        VERSION => texts.text("cli-help-version"),
        _ => said(argument.get_help(), texts),
    };
    let names = argument.get_value_names().unwrap_or_default();
    let names: Vec<String> = names.iter().map(|name| texts.text(name)).collect();
    let argument = argument.help(help);
    if names.is_empty() {
        return argument;
    }
    // clap counts one column per character, so its table would not align.
    let is_wide = names
        .iter()
        .any(|name| columns(name) > name.chars().count());
    argument.value_names(names).next_line_help(is_wide)
}

fn laid_out(mut command: Command, texts: &Texts) -> Command {
    let usage = usage(&command.render_usage(), texts);
    let sections = [
        (command.has_subcommands(), "cli-commands", "{subcommands}"),
        (
            command.get_positionals().next().is_some(),
            "cli-arguments",
            "{positionals}",
        ),
        (
            command
                .get_arguments()
                .any(|argument| !argument.is_positional()),
            "cli-options",
            "{options}",
        ),
    ];
    let mut template = format!("{{about-with-newline}}\n{usage}");
    let header = *command.get_styles().get_header();
    for (_, heading, list) in sections.into_iter().filter(|(is_there, ..)| *is_there) {
        let heading = texts.text(heading);
        // Writing to a string cannot fail.
        let _ = write!(template, "\n\n{header}{heading}{header:#}\n{list}");
    }
    command
        .help_template(template)
        .mut_args(|argument| noted(argument, texts))
}

/// Adds the default and the possible values to the help of an argument.
fn noted(argument: Arg, texts: &Texts) -> Arg {
    if !argument.get_action().takes_values() {
        return argument;
    }
    let defaults = argument.get_default_values().iter();
    let defaults: Vec<_> = defaults.map(|value| value.to_string_lossy()).collect();
    let values = argument.get_possible_values();
    let values: Vec<_> = values.iter().map(PossibleValue::get_name).collect();
    let mut notes = Vec::new();
    if defaults.iter().any(|value| !value.is_empty()) {
        let note = Phrase::new("cli-note-default");
        notes.push(note.with("value", defaults.join(" ")));
    }
    if !values.is_empty() {
        let note = Phrase::new("cli-note-values");
        notes.push(note.with("values", values.join(", ")));
    }
    let help = argument.get_help().cloned().unwrap_or_default().to_string();
    let help = notes.into_iter().fold(help, |help, note| {
        let both = Phrase::new("cli-noted")
            .with("help", help)
            .with("note", note);
        texts.say(&both)
    });
    argument
        .help(help)
        .hide_default_value(true)
        .hide_possible_values(true)
}

/// Translates clap's usage line.
fn usage(written: &StyledStr, texts: &Texts) -> String {
    let heading = texts.text("cli-usage");
    let options = format!("[{}]", texts.text("cli-value-options"));
    let below = format!("\n{:1$}", "", columns(&heading) + 1);
    written
        .ansi()
        .to_string()
        .replacen("Usage:", &heading, 1)
        .replace("[OPTIONS]", &options)
        .replace("\n       ", &below)
}

/// Terminal width in columns; East Asian characters take two.
pub fn columns(words: &str) -> usize {
    let wide = words.chars().filter(|letter| *letter >= '\u{2e80}').count();
    words.chars().count() + wide
}
