//! Proof numbers: how far a position is from being settled.

/// More work than there can be: what is asked for has been ruled out.
const NEVER: u32 = u32::MAX;
/// The most work that still counts as possible.
const LARGEST: u32 = NEVER - 1;

/// How many positions have to be settled yet, at least.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numbers {
    /// To prove a win of the attacker; zero once it is proved.
    pub(super) proof: u32,
    /// To prove that there is none; zero once that is proved.
    pub(super) disproof: u32,
}

impl Numbers {
    /// The attacker wins.
    pub(super) const PROVED: Self = Self {
        proof: 0,
        disproof: NEVER,
    };
    /// The attacker does not.
    pub(super) const DISPROVED: Self = Self {
        proof: NEVER,
        disproof: 0,
    };
    /// Nothing is known.
    pub(super) const UNKNOWN: Self = Self {
        proof: 1,
        disproof: 1,
    };
    /// A bound that only a settled position reaches.
    pub(super) const SETTLED: Self = Self {
        proof: NEVER,
        disproof: NEVER,
    };

    /// A position that was not looked at yet: the more moves there are, the harder it is to close
    /// all of them.
    pub(super) fn untried(moves: usize, attacks: bool) -> Self {
        Self {
            proof: 1,
            disproof: (moves as u32).max(1),
        }
        .seen(attacks)
    }

    /// Whether the attacker's win is proved.
    pub(super) fn is_proved(self) -> bool {
        self.proof == 0
    }

    /// Whether it is proved that the attacker has none.
    pub(super) fn is_disproved(self) -> bool {
        self.disproof == 0
    }

    /// Whether there is nothing left to do.
    pub(super) fn are_settled(self) -> bool {
        self.is_proved() || self.is_disproved()
    }

    /// Whether either number has come up to its bound.
    pub(super) fn reach(self, bound: Self) -> bool {
        self.proof >= bound.proof || self.disproof >= bound.disproof
    }

    /// The same numbers in the eyes of a side: for the defenders, to disprove is to win. The way
    /// there is the way back.
    fn seen(self, attacks: bool) -> Self {
        if attacks {
            return self;
        }
        Self {
            proof: self.disproof,
            disproof: self.proof,
        }
    }
}

/// The branches of a position as its mover sees them: the one to follow, and what it may cost.
pub(super) struct Expansion {
    /// The numbers of the position itself.
    pub(super) numbers: Numbers,
    /// The branch to follow.
    pub(super) index: usize,
    /// The least proof number of the others, in the mover's eyes.
    second: u32,
    /// How many other branches are open.
    others: u32,
    attacks: bool,
}

impl Expansion {
    /// Weighs the branches of a position; `attacks` says whose move it is. The mover needs one
    /// good branch, the other side has to close all of them. The work for that is counted as the
    /// hardest branch and one for each other, not as the sum (weak proof numbers): a sum counts
    /// what can be reached on several paths again and again.
    pub(super) fn new(branches: impl Iterator<Item = Numbers>, attacks: bool) -> Self {
        let mut least = NEVER;
        let mut hardest = 0;
        let mut open: u32 = 0;
        let mut choice = Self {
            numbers: Numbers::UNKNOWN,
            index: 0,
            second: NEVER,
            others: 0,
            attacks,
        };
        for (index, numbers) in branches.enumerate() {
            let numbers = numbers.seen(attacks);
            if numbers.proof < least {
                (choice.index, choice.second, least) = (index, least, numbers.proof);
            } else {
                choice.second = choice.second.min(numbers.proof);
            }
            hardest = hardest.max(numbers.disproof);
            open += u32::from(numbers.disproof > 0);
        }
        choice.others = open.saturating_sub(1);
        let disproof = match hardest {
            0 | NEVER => hardest,
            _ => hardest.saturating_add(choice.others).min(LARGEST),
        };
        choice.numbers = Numbers {
            proof: least,
            disproof,
        }
        .seen(attacks);
        choice
    }

    /// How far to follow the branch while the position is worked on up to `bound`: until it looks
    /// worse than the second by a quarter, so that the search does not hop to and fro.
    pub(super) fn bound_below(&self, bound: Numbers) -> Numbers {
        let bound = bound.seen(self.attacks);
        let enough = self.second.saturating_add(self.second / 4 + 1);
        Numbers {
            proof: bound.proof.min(enough),
            disproof: match bound.disproof {
                NEVER => NEVER,
                disproof => disproof.saturating_sub(self.others),
            },
        }
        .seen(self.attacks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(proof: u32, disproof: u32) -> Numbers {
        Numbers { proof, disproof }
    }

    #[test]
    fn the_mover_follows_the_easiest_branch_and_the_others_count() {
        let branches = [numbers(5, 2), numbers(3, 4), Numbers::DISPROVED];
        let choice = Expansion::new(branches.into_iter(), true);
        assert_eq!((choice.index, choice.numbers), (1, numbers(3, 5)));
        let bound = choice.bound_below(numbers(100, 100));
        assert_eq!(bound, numbers(7, 99));
        let choice = Expansion::new(branches.into_iter(), false);
        assert_eq!((choice.index, choice.numbers), (2, Numbers::DISPROVED));
    }

    #[test]
    fn one_good_branch_is_enough_and_one_hole_too() {
        let branches = [Numbers::UNKNOWN, Numbers::PROVED];
        let attacker = Expansion::new(branches.into_iter(), true);
        assert_eq!(attacker.numbers, Numbers::PROVED);
        let defender = Expansion::new(branches.into_iter(), false);
        assert_eq!(defender.numbers, Numbers::UNKNOWN);
        let closed = Expansion::new([Numbers::PROVED; 2].into_iter(), false);
        assert_eq!(closed.numbers, Numbers::PROVED);
    }
}
