//! Turning point of a game.

use super::{Chance, Judgement, Mark};
use kuba_rules::Player;

/// Lead over an even share at the end, in tenths of a percent, with which a player counts as the winner of an
/// unfinished game.
const AHEAD: u16 = 200;

/// Returns the index, from 0, of the move that lost a game; `None` without a winner, or if no such move is marked.
///
/// It is the marked move that lost most, among those of players who did not win and whose chance never came back to
/// an even share of the win afterwards; of two equal ones the first. If there is no winner (yet), a player
/// who is well ahead in the last position counts as the winner.
///
/// `chances` are those of every seat in every position, including the start and the last one; `judged` are the
/// judgements of all moves.
pub fn turning_point(
    chances: &[&[Chance]],
    judged: &[&Judgement],
    winner: Option<Player>,
) -> Option<usize> {
    let last = chances.last()?;
    let even = Chance::WON.tenths() / last.len() as u16;
    let ahead = |&seat: &usize| last[seat].tenths() >= even + AHEAD;
    let winner = winner.map(Player::index).or_else(|| (0..last.len()).find(ahead))?;
    let mut turning = None;
    let mut most = 0;
    // Backwards, to know for each seat whether its chance recovered later.
    let mut lost_for_good = vec![true; last.len()];
    for (ply, judged) in judged.iter().enumerate().rev() {
        for (lost, chance) in lost_for_good.iter_mut().zip(chances[ply + 1]) {
            *lost &= chance.tenths() < even;
        }
        let mover = judged.player.index();
        let is_blamed = judged.mark.is_some_and(Mark::blames);
        if mover != winner && lost_for_good[mover] && is_blamed && judged.loss() >= most {
            (turning, most) = (Some(ply), judged.loss());
        }
    }
    turning
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Turning point of a game of two in which White has these chances, in percent, and the players move in
    /// turn.
    fn turning(percent: &[u16], winner: Option<usize>) -> Option<usize> {
        let chances: Vec<[Chance; 2]> = (percent.iter())
            .map(|percent| Chance::permille(percent * 10))
            .map(|chance| [chance, chance.complement()])
            .collect();
        let slices: Vec<&[Chance]> = chances.iter().map(<[Chance; 2]>::as_slice).collect();
        turned(&slices, 2, winner)
    }

    /// Every loss of ten points or more is marked.
    fn turned(chances: &[&[Chance]], seats: usize, winner: Option<usize>) -> Option<usize> {
        let judged = |(ply, pair): (usize, &[&[Chance]])| {
            let seat = ply % seats;
            let (before, after) = (pair[0][seat], pair[1][seat]);
            let is_marked = before.tenths() >= after.tenths() + 100;
            let mark = is_marked.then_some(Mark::Doubtful);
            let player = Player::seat(seat);
            Judgement { player, before, after, mark, why: None, units: 0, unjudged: None }
        };
        let judged: Vec<Judgement> = chances.windows(2).enumerate().map(judged).collect();
        let judged: Vec<&Judgement> = judged.iter().collect();
        turning_point(chances, &judged, winner.map(Player::seat))
    }

    #[test]
    fn the_turning_point_is_the_largest_loss_that_was_not_made_good() {
        assert_eq!(turning(&[50, 50, 50, 15, 15, 2, 0], Some(1)), Some(2));
        // A loss that was recovered later does not count, however large it was.
        assert_eq!(turning(&[50, 5, 60, 30, 30, 10], Some(1)), Some(2));
        assert_eq!(turning(&[50, 50, 95, 95, 100], Some(0)), Some(1));
        // Of two equal ones the first.
        assert_eq!(turning(&[45, 30, 30, 15, 15], Some(1)), Some(0));
    }

    #[test]
    fn who_slid_slowly_has_no_turning_point() {
        assert_eq!(turning(&[50, 44, 44, 37, 37, 29, 29, 22], Some(1)), None);
        assert_eq!(turning(&[50, 10, 10], None), Some(0));
        assert_eq!(turning(&[50, 35, 35], None), None);
        // A player who is ahead can lose on time.
        assert_eq!(turning(&[90, 60, 60, 65], Some(1)), None);
    }

    #[test]
    fn among_three_an_even_share_is_a_third() {
        let chances = [[334, 333, 333], [100, 450, 450], [150, 100, 750], [0, 0, 1000]];
        let chances = chances.map(|shares| shares.map(Chance::permille));
        let slices: Vec<&[Chance]> = chances.iter().map(<[Chance; 3]>::as_slice).collect();
        assert_eq!(turned(&slices, 3, Some(2)), Some(1));
    }
}
