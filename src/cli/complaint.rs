//! What is wrong with the arguments, in the words of a language: the fault, what may be meant, how the
//! command is called, and where to read on.

use std::error::Error as _;
use std::fmt::Write;

use clap::Command;
use clap::builder::{StyledStr, Styles};
use clap::error::{ContextKind, ContextValue, Error, ErrorFormatter, ErrorKind};

use super::{printable, spoken};
use crate::i18n::Texts;
use crate::phrase::Phrase;

/// The option that says more.
const HELP: &str = "--help";

/// The format of an error that brings its own words.
pub(super) struct OwnWords;

impl ErrorFormatter for OwnWords {
    fn format_error(error: &Error<Self>) -> StyledStr {
        match error.get(ContextKind::Custom) {
            Some(ContextValue::StyledStr(words)) => words.clone(),
            _ => StyledStr::new(),
        }
    }
}

/// The parser's answer in the words of a language.
pub(super) fn complaint(answer: &Error, command: &Command, texts: &Texts) -> Error<OwnWords> {
    let complaint = Complaint {
        answer,
        styles: command.get_styles(),
        texts,
    };
    let mut said = Error::new(answer.kind()).with_cmd(command);
    let words = ContextValue::StyledStr(complaint.words().into());
    said.insert(ContextKind::Custom, words);
    said
}

/// An answer of the parser that complains.
struct Complaint<'a> {
    answer: &'a Error,
    styles: &'a Styles,
    texts: &'a Texts,
}

impl Complaint<'_> {
    fn words(&self) -> String {
        let texts = self.texts;
        let (error, valid) = (self.styles.get_error(), self.styles.get_valid());
        let label = texts.text("cli-error");
        let mut words = format!("{error}{label}{error:#} {}", self.fault());
        for (number, tip) in self.tips().iter().enumerate() {
            let before = if number == 0 { "\n\n" } else { "\n" };
            let (label, tip) = (texts.text("cli-tip"), texts.say(tip));
            // Writing to a string cannot fail.
            let _ = write!(words, "{before}  {valid}{label}{valid:#} {tip}");
        }
        if let Some(ContextValue::StyledStr(usage)) = self.answer.get(ContextKind::Usage) {
            let _ = write!(words, "\n\n{}", spoken::usage(usage, texts));
        }
        let literal = self.styles.get_literal();
        let more =
            Phrase::new("cli-error-more").with("help", format!("{literal}{HELP}{literal:#}"));
        let _ = writeln!(words, "\n\n{}", texts.say(&more));
        words
    }

    /// What is wrong, and below it what it is about if that is a list.
    fn fault(&self) -> String {
        let argument = self.marked(ContextKind::InvalidArg);
        let value = self.marked(ContextKind::InvalidValue);
        let command = self.marked(ContextKind::InvalidSubcommand);
        let fault = match self.answer.kind() {
            ErrorKind::ArgumentConflict => return self.conflict(),
            ErrorKind::MissingRequiredArgument => return self.missing(),
            ErrorKind::UnknownArgument => {
                Phrase::new("cli-error-unknown").with("argument", argument)
            }
            ErrorKind::InvalidSubcommand => {
                Phrase::new("cli-error-command").with("command", command)
            }
            ErrorKind::InvalidValue if self.one(ContextKind::InvalidValue).is_none() => {
                Phrase::new("cli-error-empty").with("argument", argument)
            }
            ErrorKind::InvalidValue => Phrase::new("cli-error-value")
                .with("value", value)
                .with("argument", argument),
            ErrorKind::ValueValidation => Phrase::new("cli-error-value-why")
                .with("value", value)
                .with("argument", argument)
                .with("reason", self.reason()),
            ErrorKind::TooManyValues => Phrase::new("cli-error-too-many")
                .with("value", value)
                .with("argument", argument),
            ErrorKind::WrongNumberOfValues => Phrase::new("cli-error-count")
                .with("argument", argument)
                .with("wanted", self.number(ContextKind::ExpectedNumValues))
                .with("given", self.number(ContextKind::ActualNumValues)),
            ErrorKind::InvalidUtf8 => Phrase::new("cli-error-encoding"),
            _ => Phrase::new("cli-error-other"),
        };
        self.texts.say(&fault) + &self.choice()
    }

    /// The values that there are instead.
    fn choice(&self) -> String {
        let values = self.several(ContextKind::ValidValue);
        if values.is_empty() {
            return String::new();
        }
        let note = spoken::possible(&values.join(", "));
        format!("\n  {}", self.texts.say(&note))
    }

    fn conflict(&self) -> String {
        let is_argument = self.one(ContextKind::InvalidArg).is_some();
        let first = if is_argument {
            ContextKind::InvalidArg
        } else {
            ContextKind::InvalidSubcommand
        };
        let others = self.several(ContextKind::PriorArg);
        let (fault, list) = match (self.one(ContextKind::PriorArg), others) {
            (Some(other), _) if Some(other) == self.one(first) => {
                (Phrase::new("cli-error-twice"), others)
            }
            (Some(_), _) => {
                let other = self.marked(ContextKind::PriorArg);
                let fault = Phrase::new("cli-error-conflict").with("other", other);
                (fault, others)
            }
            (None, []) => return self.texts.text("cli-error-other"),
            (None, _) => (Phrase::new("cli-error-conflicts"), others),
        };
        let fault = fault.with("argument", self.marked(first));
        self.texts.say(&fault) + &self.listed(list)
    }

    fn missing(&self) -> String {
        let missing = self.several(ContextKind::InvalidArg);
        let fault = Phrase::new("cli-error-missing").with("count", missing.len());
        self.texts.say(&fault) + &self.listed(missing)
    }

    /// What may be meant.
    fn tips(&self) -> Vec<Phrase> {
        let similar = [
            ContextKind::SuggestedSubcommand,
            ContextKind::SuggestedArg,
            ContextKind::SuggestedValue,
        ];
        let similar = similar.into_iter().filter_map(|kind| {
            let one = self.one(kind).into_iter();
            let names = one.chain(self.several(kind).iter().map(String::as_str));
            let names: Vec<String> = names.map(|name| self.quoted(name)).collect();
            let tip = Phrase::new("cli-tip-similar").with("names", names.join(", "));
            (!names.is_empty()).then_some(tip)
        });
        let hints = match self.answer.get(ContextKind::Suggested) {
            Some(ContextValue::StyledStrs(hints)) => &hints[..],
            _ => &[],
        };
        similar
            .chain(hints.iter().map(|hint| self.tip(&hint.to_string())))
            .collect()
    }

    /// A hint that the parser has put into English words.
    fn tip(&self, hint: &str) -> Phrase {
        let elsewhere = hint.strip_prefix('\'');
        if let Some((written, _)) = elsewhere.and_then(|hint| hint.rsplit_once('\'')) {
            return Phrase::new("cli-tip-elsewhere").with("written", self.valid(written));
        }
        let argument = self.one(ContextKind::InvalidArg).unwrap_or_default();
        if argument.starts_with('-') {
            return Phrase::new("cli-tip-value")
                .with("argument", self.marked(ContextKind::InvalidArg))
                .with("written", self.valid(&format!("-- {argument}")));
        }
        Phrase::new("cli-tip-dashes").with("command", self.valid(argument))
    }

    /// Why a value is none.
    fn reason(&self) -> String {
        let reason = self.answer.source().map(ToString::to_string);
        printable(&reason.unwrap_or_default())
    }

    fn one(&self, kind: ContextKind) -> Option<&str> {
        match self.answer.get(kind) {
            Some(ContextValue::String(text)) if !text.is_empty() => Some(text),
            _ => None,
        }
    }

    fn several(&self, kind: ContextKind) -> &[String] {
        match self.answer.get(kind) {
            Some(ContextValue::Strings(texts)) => texts,
            _ => &[],
        }
    }

    fn number(&self, kind: ContextKind) -> usize {
        match self.answer.get(kind) {
            Some(ContextValue::Number(number)) => usize::try_from(*number).unwrap_or_default(),
            _ => 0,
        }
    }

    /// What is wrong, in the colour of what is wrong.
    fn marked(&self, kind: ContextKind) -> String {
        let invalid = self.styles.get_invalid();
        let text = self.one(kind).unwrap_or_default();
        format!("{invalid}{text}{invalid:#}")
    }

    /// What would be right, in the colour of that.
    fn valid(&self, text: &str) -> String {
        let valid = self.styles.get_valid();
        format!("{valid}{text}{valid:#}")
    }

    fn quoted(&self, name: &str) -> String {
        let quoted = Phrase::new("cli-quoted").with("text", self.valid(name));
        self.texts.say(&quoted)
    }

    fn listed(&self, things: &[String]) -> String {
        let things = things.iter();
        let lines = things.map(|thing| format!("\n  {}", self.valid(thing)));
        lines.collect::<Vec<_>>().concat()
    }
}
