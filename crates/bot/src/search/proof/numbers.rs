//! Proof numbers: lower bounds on the work until a position is settled.

/// Infinite work: the result is ruled out.
const NEVER: u32 = u32::MAX;
const LARGEST: u32 = NEVER - 1;

/// Minimum number of positions that still have to be settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ProofNumbers {
    /// To prove a win of the attacker; 0 once it is proved.
    pub(super) proof: u32,
    /// To prove that there is none; 0 once that is proved.
    pub(super) disproof: u32,
}

impl ProofNumbers {
    pub(super) const PROVED: Self = Self { proof: 0, disproof: NEVER };
    pub(super) const DISPROVED: Self = Self { proof: NEVER, disproof: 0 };
    pub(super) const UNKNOWN: Self = Self { proof: 1, disproof: 1 };
    /// Bound that only a settled position reaches.
    pub(super) const SETTLED: Self = Self { proof: NEVER, disproof: NEVER };

    /// The more moves there are, the harder it is to close all of them.
    pub(super) fn untried(moves: usize, attacks: bool) -> Self {
        Self { proof: 1, disproof: (moves as u32).max(1) }.seen(attacks)
    }

    pub(super) fn is_proved(self) -> bool {
        self.proof == 0
    }

    pub(super) fn is_disproved(self) -> bool {
        self.disproof == 0
    }

    pub(super) fn are_settled(self) -> bool {
        self.is_proved() || self.is_disproved()
    }

    /// `true` if either number has reached its bound.
    pub(super) fn reach(self, bound: Self) -> bool {
        self.proof >= bound.proof || self.disproof >= bound.disproof
    }

    /// Numbers from the point of view of a side: the defenders win by disproving. It is its own inverse.
    fn seen(self, attacks: bool) -> Self {
        if attacks {
            return self;
        }
        Self { proof: self.disproof, disproof: self.proof }
    }
}

pub(super) struct Expansion {
    pub(super) numbers: ProofNumbers,
    pub(super) index: usize,
    /// Smallest proof number of the other branches, from the mover's point of view.
    second: u32,
    /// Number of other open branches.
    others: u32,
    attacks: bool,
}

impl Expansion {
    /// `attacks` is `true` if the attacker is to move. The mover needs one good branch, while the other side
    /// has to close all. That work counts as the hardest branch plus one for each other instead of the sum
    /// (weak proof numbers), because a sum counts transpositions again and again.
    pub(super) fn new(branches: impl Iterator<Item = ProofNumbers>, attacks: bool) -> Self {
        let mut least = NEVER;
        let mut hardest = 0;
        let mut open: u32 = 0;
        let mut choice =
            Self { numbers: ProofNumbers::UNKNOWN, index: 0, second: NEVER, others: 0, attacks };
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
        choice.numbers = ProofNumbers { proof: least, disproof }.seen(attacks);
        choice
    }

    /// Bound for the branch while the position is searched up to `bound`: the branch is followed until it is
    /// a quarter worse than the second, so that the search does not jump to and fro.
    pub(super) fn bound_below(&self, bound: ProofNumbers) -> ProofNumbers {
        let bound = bound.seen(self.attacks);
        let enough = self.second.saturating_add(self.second / 4 + 1);
        ProofNumbers {
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

    fn numbers(proof: u32, disproof: u32) -> ProofNumbers {
        ProofNumbers { proof, disproof }
    }

    #[test]
    fn the_mover_follows_the_easiest_branch_and_the_others_count() {
        let branches = [numbers(5, 2), numbers(3, 4), ProofNumbers::DISPROVED];
        let choice = Expansion::new(branches.into_iter(), true);
        assert_eq!((choice.index, choice.numbers), (1, numbers(3, 5)));
        let bound = choice.bound_below(numbers(100, 100));
        assert_eq!(bound, numbers(7, 99));
        let choice = Expansion::new(branches.into_iter(), false);
        assert_eq!((choice.index, choice.numbers), (2, ProofNumbers::DISPROVED));
    }

    #[test]
    fn one_good_branch_is_enough_and_one_hole_too() {
        let branches = [ProofNumbers::UNKNOWN, ProofNumbers::PROVED];
        let attacker = Expansion::new(branches.into_iter(), true);
        assert_eq!(attacker.numbers, ProofNumbers::PROVED);
        let defender = Expansion::new(branches.into_iter(), false);
        assert_eq!(defender.numbers, ProofNumbers::UNKNOWN);
        let closed = Expansion::new([ProofNumbers::PROVED; 2].into_iter(), false);
        assert_eq!(closed.numbers, ProofNumbers::PROVED);
    }
}
