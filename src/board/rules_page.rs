//! The rules of a game as a page to read: sections with small boards that show what they say.

/// A section of the rules.
#[derive(Clone, Copy, Debug)]
pub struct RulesSection {
    /// The key of its title.
    pub title: &'static str,
    /// The key of its text.
    pub text: &'static str,
    /// The boards that show it.
    pub pictures: &'static [RulesPicture],
}

/// A small board on the page.
#[derive(Clone, Copy, Debug)]
pub struct RulesPicture {
    /// The position, as text, with the usual rules.
    pub position: &'static str,
    /// What has been played from there.
    pub moves: &'static [&'static str],
    /// A move to point at, legal or not.
    pub arrow: Option<&'static str>,
    /// The key of what is seen there.
    pub caption: &'static str,
}
