//! Results of practice tasks.

/// Result of a task on a day, the worst first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TaskAnswer {
    /// The solution was shown.
    Shown,
    /// Right with a hint, or not at first try.
    Helped,
    /// Right at first try and without help.
    First,
}

impl TaskAnswer {
    const ALL: [Self; 3] = [Self::Shown, Self::Helped, Self::First];

    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Shown => "shown",
            Self::Helped => "helped",
            Self::First => "first",
        }
    }

    pub(super) fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|answer| answer.word() == word)
    }
}
