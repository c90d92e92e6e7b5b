//! Winning chances.

use std::cmp::Reverse;

use kuba_rules::Player;

/// Winning probability of a player in tenths of a percent; a draw is half a win.
///
/// A whole number, so that it is the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Chance(u16);

impl Chance {
    /// Proved loss.
    pub const LOST: Self = Self(0);
    /// One half.
    pub const EVEN: Self = Self(500);
    /// Proved win.
    pub const WON: Self = Self(1000);

    /// Creates a chance of this many tenths of a percent, 1000 at most.
    pub fn permille(tenths: u16) -> Self {
        Self(tenths.min(Self::WON.0))
    }

    /// Returns the chance in tenths of a percent, 0 to 1000.
    pub fn tenths(self) -> u16 {
        self.0
    }

    /// Returns the chance in whole percent, rounded.
    pub fn percent(self) -> usize {
        usize::from((self.0 + 5) / 10)
    }

    /// Returns the chance that is left to all others.
    #[must_use]
    pub fn complement(self) -> Self {
        Self(Self::WON.0 - self.0)
    }

    /// Returns the chances of all seats in whole percent, which add up to 100. The percent that rounding
    /// down leaves over go to the seats that lost most by it.
    pub fn percents(chances: &[Self]) -> Vec<usize> {
        let mut percents: Vec<usize> =
            chances.iter().map(|chance| chance.0 as usize / 10).collect();
        let mut order: Vec<usize> = (0..chances.len()).collect();
        order.sort_by_key(|&seat| Reverse(chances[seat].0 % 10));
        let left = 100_usize.saturating_sub(percents.iter().sum());
        for &seat in order.iter().take(left) {
            percents[seat] += 1;
        }
        percents
    }

    pub(super) const fn less(self, tenths: u16) -> Self {
        Self(self.0 - tenths)
    }

    /// Returns the chances of both seats if the player to move has this one.
    pub(super) fn of_two(own: Self, turn: Player) -> Vec<Self> {
        let mut chances = vec![own, own.complement()];
        chances.rotate_right(turn.index());
        chances
    }

    /// Returns shares in proportion to the square roots of these. Certain results stay certain.
    pub(super) fn flattened(shares: &[Self]) -> Vec<Self> {
        let roots: Vec<u32> =
            (shares.iter()).map(|share| (u64::from(share.0) << 40).isqrt() as u32).collect();
        Self::shares(&roots)
    }

    /// Returns equal shares of one win for this many seats.
    pub fn even(seats: usize) -> Vec<Self> {
        Self::shares(&vec![1; seats])
    }

    /// Splits one win in proportion to these weights. The tenths that rounding down leaves over go to the
    /// seats that lost most by it.
    pub fn shares(weights: &[u32]) -> Vec<Self> {
        let whole = u64::from(Self::WON.0);
        let all: u64 = weights.iter().copied().map(u64::from).sum();
        if all == 0 {
            return Self::even(weights.len());
        }
        let part = |&weight: &u32| u64::from(weight) * whole;
        let mut shares: Vec<u64> = weights.iter().map(|weight| part(weight) / all).collect();
        let mut order: Vec<usize> = (0..weights.len()).collect();
        order.sort_by_key(|&seat| Reverse(part(&weights[seat]) % all));
        let left = whole - shares.iter().sum::<u64>();
        for &seat in order.iter().take(left as usize) {
            shares[seat] += 1;
        }
        shares.into_iter().map(|share| Self(share as u16)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tenths(weights: &[u32]) -> Vec<u16> {
        let shares = Chance::shares(weights);
        shares.into_iter().map(Chance::tenths).collect()
    }

    #[test]
    fn the_percents_of_all_seats_add_up_to_a_hundred() {
        let percents = |tenths: &[u16]| {
            let chances: Vec<_> = tenths.iter().map(|&part| Chance::permille(part)).collect();
            Chance::percents(&chances)
        };
        assert_eq!(percents(&[755, 245]), [76, 24]);
        assert_eq!(percents(&[245, 755]), [25, 75]);
        assert_eq!(percents(&[754, 246]), [75, 25]);
        assert_eq!(percents(&[1000, 0]), [100, 0]);
        assert_eq!(percents(&[335, 335, 330]), [34, 33, 33]);
        assert_eq!(percents(&[334, 333, 333]), [34, 33, 33]);
        assert_eq!(percents(&[]), [0; 0]);
    }

    #[test]
    fn shares_add_up_to_one_win() {
        assert_eq!(tenths(&[1, 1, 1]), [334, 333, 333]);
        assert_eq!(tenths(&[0, 5, 0]), [0, 1000, 0]);
        assert_eq!(tenths(&[0, 0, 0]), [334, 333, 333]);
        assert_eq!(tenths(&[1, 2]), [333, 667]);
        assert_eq!(tenths(&[u32::MAX, u32::MAX, 1]), [500, 500, 0]);
    }
}
