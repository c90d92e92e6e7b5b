//! The rules of a game as a page: sections with small boards that illustrate them.

/// A section of the rules.
#[derive(Clone, Copy, Debug)]
pub struct RulesSection {
    /// The message key of the title.
    pub title: &'static str,
    /// The message key of the text.
    pub text: &'static str,
    /// The boards that illustrate it.
    pub pictures: &'static [RulesPicture],
}

/// A small board on the page.
#[derive(Clone, Copy, Debug)]
pub struct RulesPicture {
    /// The position as text, with the usual rules.
    pub position: &'static str,
    /// The moves played from there.
    pub moves: &'static [&'static str],
    /// A move to point at, legal or not.
    pub arrow: Option<&'static str>,
    /// The message key of the caption; empty if the text beside it says all.
    pub caption: &'static str,
}
