//! Translation of RON syntax errors into record faults with line numbers.

use ron::error::{Error as RonError, Position, SpannedError};

use super::fault::{RecordError, RecordFault};
use kuba_rules::phrase::excerpt;

/// Counts the unfinished last line as well.
pub(super) fn line_count(text: &[u8]) -> usize {
    text.split(|&byte| byte == b'\n').count()
}

pub(super) fn form_error(text: &str, error: SpannedError) -> RecordError {
    let lines = line_count(text.as_bytes());
    let column = text.rsplit('\n').next().unwrap_or("").chars().count() + 1;
    let end = error.span.end;
    if end.line >= lines && end.col >= column {
        return RecordError::at(lines, RecordFault::CutShort);
    }
    if matches!(error.code, RonError::ExpectedDifferentStructName { .. }) {
        return RecordError::whole(RecordFault::NotARecord);
    }
    let line = match error.code {
        // The parser notices the error at the next word, but the comma is missing after the one before.
        RonError::ExpectedComma => last_word_line(text, error.span.start),
        _ => error.span.start.line,
    };
    RecordError::at(line, ron_fault(error.code))
}

fn last_word_line(text: &str, place: Position) -> usize {
    line_count(text[..offset(text, place)].trim_end().as_bytes())
}

/// In bytes.
pub(super) fn offset(text: &str, place: Position) -> usize {
    let before_line: usize =
        text.split_inclusive('\n').take(place.line.saturating_sub(1)).map(str::len).sum();
    let in_line = text[before_line..]
        .chars()
        .take(place.col.saturating_sub(1))
        .map(char::len_utf8)
        .sum::<usize>();
    before_line + in_line
}

pub(super) fn ron_fault(error: RonError) -> RecordFault {
    match error {
        RonError::Eof | RonError::ExpectedStringEnd | RonError::UnclosedBlockComment => {
            RecordFault::CutShort
        }
        RonError::ExceededRecursionLimit => RecordFault::TooDeep,
        RonError::NoSuchStructField { found, .. } => RecordFault::UnknownPart(excerpt(&found)),
        RonError::MissingStructField { field, .. } => RecordFault::MissingPart(field.to_owned()),
        RonError::DuplicateStructField { field, .. } => RecordFault::TwicePart(field.to_owned()),
        RonError::NoSuchEnumVariant { expected, found, .. } => {
            RecordFault::WrongValue { found: excerpt(&found), expected: expected.join(", ") }
        }
        RonError::InvalidValueForType { found, .. } => {
            RecordFault::WrongValue { found: excerpt(&found), expected: String::new() }
        }
        other => RecordFault::Form(excerpt(&other.to_string())),
    }
}
