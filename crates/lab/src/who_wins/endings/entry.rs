//! An entry of an endgame table.

/// Result of best play for the player to move. `n > 0` is a win within `n` pushes, `-1 - n` a loss within
/// `n`, and 0 neither.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Verdict(i16);

/// Entry of a board, independent of the push that ko forbids.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// Result of the best push.
    pub(super) best: Verdict,
    /// Number of that push.
    pub(super) push: u8,
    /// Result of the best push other than that.
    pub(super) second: Verdict,
}

impl Verdict {
    /// Neither player can force a win, or none is known yet.
    pub(crate) const NEITHER: Self = Self(0);
    /// Marks a board that is no valid position.
    const NOTHING: Self = Self(i16::MIN);

    /// The player to move wins within this many pushes of both sides, at least one.
    pub(crate) const fn win_in(plies: u16) -> Self {
        Self(plies as i16)
    }

    /// The opponent wins within this many pushes of both sides.
    pub(crate) const fn loss_in(plies: u16) -> Self {
        Self(-1 - plies as i16)
    }

    pub(crate) const fn is_win(self) -> bool {
        self.0 > 0
    }

    pub(crate) const fn is_loss(self) -> bool {
        self.0 < 0
    }

    /// Number of pushes of both sides until the end, if there is one.
    pub(crate) const fn plies(self) -> Option<u16> {
        match self.0 {
            0 => None,
            win @ 1.. => Some(win as u16),
            loss => Some((-1 - loss) as u16),
        }
    }

    /// The same result one push earlier, from the view of the player who makes that push.
    pub(super) fn a_push_earlier(self, same_player: bool) -> Self {
        match self.plies() {
            None => self,
            Some(plies) if self.is_win() == same_player => Self::win_in(plies + 1),
            Some(plies) => Self::loss_in(plies + 1),
        }
    }

    /// The result if it takes at most this many pushes; otherwise it is still undecided.
    pub(super) fn within(self, most: u16) -> Self {
        match self.plies() {
            Some(plies) if plies > most => Self::NEITHER,
            _ => self,
        }
    }

    /// Ordering of results: early wins first, late losses before early ones.
    fn worth(self) -> i32 {
        match self.plies() {
            None => 0,
            Some(plies) if self.is_win() => i32::from(i16::MAX) - i32::from(plies),
            Some(plies) => i32::from(plies) - i32::from(i16::MAX),
        }
    }
}

impl Entry {
    /// For a board that is no valid position.
    pub(super) const NOTHING: Self = Self::of_all(Verdict::NOTHING);
    /// For a board without a legal push.
    pub(super) const STUCK: Self = Self::of_all(Verdict::loss_in(0));

    const fn of_all(verdict: Verdict) -> Self {
        Self { best: verdict, push: u8::MAX, second: verdict }
    }

    /// `true` for a valid position.
    pub(super) fn is_something(self) -> bool {
        self.best != Verdict::NOTHING
    }

    pub(super) fn known(self) -> [Verdict; 2] {
        if self.is_something() { [self.best, self.second] } else { [Verdict::NEITHER; 2] }
    }

    /// Adds one more push.
    pub(super) fn and(self, push: u8, verdict: Verdict) -> Self {
        if self.push == u8::MAX {
            Self { best: verdict, push, second: Verdict::loss_in(0) }
        } else if verdict.worth() > self.best.worth() {
            Self { best: verdict, push, second: self.best }
        } else if verdict.worth() > self.second.worth() {
            Self { second: verdict, ..self }
        } else {
            self
        }
    }

    /// The result if ko forbids a push.
    pub(super) fn without(self, forbidden: Option<u8>) -> Verdict {
        if forbidden == Some(self.push) { self.second } else { self.best }
    }
}
