//! What is known of a position.

/// What best play leads to, as whoever is to move sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Verdict(i16);

/// What is known of a board, whatever ko forbids.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// With any push.
    pub(super) best: Verdict,
    /// The number of the push that leads there.
    pub(super) push: u8,
    /// Without that push.
    pub(super) second: Verdict,
}

impl Verdict {
    /// Neither can force a win, or it is not known yet that one can.
    pub(crate) const NEITHER: Self = Self(0);
    /// No position at all.
    const NOTHING: Self = Self(i16::MIN);

    /// Whoever is to move wins with this many pushes of both at most; one at least.
    pub(crate) const fn win_in(plies: u16) -> Self {
        Self(plies as i16)
    }

    /// The other wins, with this many pushes of both at most.
    pub(crate) const fn loss_in(plies: u16) -> Self {
        Self(-1 - plies as i16)
    }

    /// Whether whoever is to move wins.
    pub(crate) const fn is_win(self) -> bool {
        self.0 > 0
    }

    /// Whether the other wins.
    pub(crate) const fn is_loss(self) -> bool {
        self.0 < 0
    }

    /// The pushes of both until the end, if there is one.
    pub(crate) const fn plies(self) -> Option<u16> {
        match self.0 {
            0 => None,
            win @ 1.. => Some(win as u16),
            loss => Some((-1 - loss) as u16),
        }
    }

    /// The same a push earlier, as whoever makes that push sees it.
    pub(super) fn a_push_earlier(self, same_player: bool) -> Self {
        match self.plies() {
            None => self,
            Some(plies) if self.is_win() == same_player => Self::win_in(plies + 1),
            Some(plies) => Self::loss_in(plies + 1),
        }
    }

    /// The same if it takes this many pushes at most; else it is not known yet.
    pub(super) fn within(self, most: u16) -> Self {
        match self.plies() {
            Some(plies) if plies > most => Self::NEITHER,
            _ => self,
        }
    }

    /// A number that is larger for what is better: soon to win, late to lose.
    fn worth(self) -> i32 {
        match self.plies() {
            None => 0,
            Some(plies) if self.is_win() => i32::from(i16::MAX) - i32::from(plies),
            Some(plies) => i32::from(plies) - i32::from(i16::MAX),
        }
    }
}

impl Entry {
    /// Of a board that is no position.
    pub(super) const NOTHING: Self = Self::of_all(Verdict::NOTHING);
    /// Of a board where nothing can be pushed.
    pub(super) const STUCK: Self = Self::of_all(Verdict::loss_in(0));

    const fn of_all(verdict: Verdict) -> Self {
        Self {
            best: verdict,
            push: u8::MAX,
            second: verdict,
        }
    }

    /// Whether it is that of a position.
    pub(super) fn is_something(self) -> bool {
        self.best != Verdict::NOTHING
    }

    /// What it tells of a position.
    pub(super) fn known(self) -> [Verdict; 2] {
        if self.is_something() {
            [self.best, self.second]
        } else {
            [Verdict::NEITHER; 2]
        }
    }

    /// The entry with one push more.
    pub(super) fn and(self, push: u8, verdict: Verdict) -> Self {
        if self.push == u8::MAX {
            Self {
                best: verdict,
                push,
                second: Verdict::loss_in(0),
            }
        } else if verdict.worth() > self.best.worth() {
            Self {
                best: verdict,
                push,
                second: self.best,
            }
        } else if verdict.worth() > self.second.worth() {
            Self {
                second: verdict,
                ..self
            }
        } else {
            self
        }
    }

    /// What is known if ko forbids a push.
    pub(super) fn without(self, forbidden: Option<u8>) -> Verdict {
        if forbidden == Some(self.push) {
            self.second
        } else {
            self.best
        }
    }
}
