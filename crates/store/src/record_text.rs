//! Text of a record with its raw fields. Values are parsed field by field, and errors carry line numbers.

use ron::value::RawValue;
use serde::de::Deserialize;

use super::fault::{RecordError, RecordFault};
use super::fields::Fields;
use super::ron_error::{line_count, ron_fault};

pub(super) struct RecordText<'a> {
    pub(super) text: &'a str,
    pub(super) parts: Fields<'a>,
}

impl<'a> RecordText<'a> {
    pub(super) fn optional<T: Deserialize<'a>>(
        &self,
        name: &str,
    ) -> Result<Option<T>, RecordError> {
        let part = self.parts.get(name);
        part.map(|raw| self.value(raw)).transpose()
    }

    pub(super) fn value<T: Deserialize<'a>>(&self, raw: &'a RawValue) -> Result<T, RecordError> {
        raw.into_rust().map_err(|error| {
            let inner = error.span.start.line.saturating_sub(1);
            let first = self.line(raw.get_ron());
            RecordError::at(first + inner, ron_fault(error.code))
        })
    }

    pub(super) fn at(&self, raw: &RawValue, fault: RecordFault) -> RecordError {
        RecordError::at(self.line(raw.trim().get_ron()), fault)
    }

    /// Number of the line, from 1, in which `part` begins; `part` must be a slice of the text.
    pub(super) fn line(&self, part: &str) -> usize {
        let offset = (part.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize);
        let before = &self.text.as_bytes()[..offset.min(self.text.len())];
        line_count(before)
    }
}
