//! Serialization of single values in records.

use serde::Serialize;

/// RON on one line.
pub(super) fn ron_text<T: Serialize + ?Sized>(value: &T) -> String {
    ron::ser::to_string_pretty(value, ron::ser::PrettyConfig::new().depth_limit(0))
        .expect("what a record holds can always be written")
}
