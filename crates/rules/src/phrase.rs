//! Messages for the user, before they are put into a language.
//!
//! The lower floors know the message (a key of the message catalogue and the values in it); only
//! the crate `kuba-i18n` knows the words. A phrase may contain another: "game.kuba, line 14: {reason}".

use std::fmt;

/// A key of the message catalogue with the values its text needs.
#[derive(Clone, PartialEq, Eq)]
pub struct Phrase {
    /// The message's key in `assets/locales/*.ftl`.
    pub key: &'static str,
    /// The named values in the message.
    pub values: Vec<(&'static str, Value)>,
}

/// A value inside a message.
#[derive(Clone, PartialEq, Eq)]
pub enum Value {
    /// Text that is the same in every language: a cell, a path, a name that the user typed.
    Text(String),
    /// A number; languages choose their plural form by it.
    Number(i64),
    /// A phrase that is translated first.
    Phrase(Phrase),
}

impl Phrase {
    /// A message without values.
    pub fn new(key: &'static str) -> Self {
        Self { key, values: Vec::new() }
    }

    /// The same message with one more value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.values.push((name, value.into()));
        self
    }

    /// Returns `true` if this phrase or one inside it has that key.
    pub fn mentions(&self, key: &str) -> bool {
        let inside = |value: &Value| match value {
            Value::Phrase(inner) => inner.mentions(key),
            Value::Text(_) | Value::Number(_) => false,
        };
        self.key == key || self.values.iter().any(|(_, value)| inside(value))
    }
}

/// The key, and the values in brackets. There is no `Display`, so that this is not mistaken for a text for
/// users.
impl fmt::Debug for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)?;
        for (number, (name, value)) in self.values.iter().enumerate() {
            let before = if number == 0 { " (" } else { ", " };
            write!(f, "{before}{name}: {value:?}")?;
        }
        f.write_str(if self.values.is_empty() { "" } else { ")" })
    }
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => text.fmt(f),
            Self::Number(number) => number.fmt(f),
            Self::Phrase(phrase) => phrase.fmt(f),
        }
    }
}

/// A thing that has a message for the user.
pub trait ToPhrase {
    /// The message.
    fn phrase(&self) -> Phrase;
}

/// Implements `Error` for a type that implements `ToPhrase`: `said_error!(Illegal, from Written(MoveError))`,
/// where `from` names the variant that wraps another error. The words are only in the catalogue; `Display`
/// shows the key and the values of the phrase, for developers.
#[macro_export]
macro_rules! said_error {
    ($error:ty $(, from $variant:ident($inner:ty))*) => {
        impl ::std::fmt::Display for $error {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Debug::fmt(&$crate::phrase::ToPhrase::phrase(self), f)
            }
        }

        impl ::std::error::Error for $error {}

        $(impl ::std::convert::From<$inner> for $error {
            fn from(error: $inner) -> Self {
                Self::$variant(error)
            }
        })*
    };
}

pub use said_error;

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u8> for Value {
    fn from(number: u8) -> Self {
        Self::Number(i64::from(number))
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<Phrase> for Value {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(phrase)
    }
}

/// The start of a text, for a quotation in an error: at most 40 characters, with a dot, which the window's
/// fonts have, for each character that has no glyph.
pub fn excerpt(text: &str) -> String {
    const LONGEST: usize = 40;
    const DOT: char = '·';
    let mut short: String =
        text.chars().take(LONGEST).map(|c| if has_picture(c) { c } else { DOT }).collect();
    if text.chars().nth(LONGEST).is_some() {
        short.push('…');
    }
    short
}

/// `true` for visible characters and the space; `false` for those that only affect the layout of others
/// (direction, line breaks) and for the replacement character.
pub fn has_picture(c: char) -> bool {
    let steers = matches!(
        c,
        '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{fff0}'..='\u{ffff}'
    );
    !c.is_control() && !steers
}

/// The text without the invisible characters that turn the direction of writing, for the title strip, whose
/// other words they would turn as well.
pub fn without_direction(text: &str) -> String {
    let turns = |c: char| matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    text.replace(turns, "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug)]
    struct Wrong;

    #[derive(Debug)]
    enum Refused {
        Before(Wrong),
        Late,
    }

    said_error!(Wrong);
    said_error!(Refused, from Before(Wrong));

    impl ToPhrase for Wrong {
        fn phrase(&self) -> Phrase {
            Phrase::new("close")
        }
    }

    impl ToPhrase for Refused {
        fn phrase(&self) -> Phrase {
            match self {
                Self::Before(wrong) => Phrase::new("record-move")
                    .with("number", 3_usize)
                    .with("reason", wrong.phrase()),
                Self::Late => Phrase::new("kuba-illegal-empty").with("cell", "a\"1"),
            }
        }
    }

    #[test]
    fn an_error_shows_itself_by_its_key_and_values() {
        for (error, shown) in [
            (Wrong.into(), "record-move (number: 3, reason: close)"),
            (Refused::Late, r#"kuba-illegal-empty (cell: "a\"1")"#),
        ] {
            assert_eq!(error.to_string(), shown);
        }
    }
}
