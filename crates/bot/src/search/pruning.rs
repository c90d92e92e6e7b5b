//! Pruning and reductions: moves that are searched less deeply, or not at all.

use libm::logf;

use super::{Node, Score, Tuning};

/// Number of depths, and of move numbers, that are distinguished.
const MOST: usize = 64;

/// Late-move reductions in plies, by the depth left and by the number of moves tried before.
pub(super) struct Reductions(Box<[[u8; MOST]; MOST]>);

impl Reductions {
    pub(super) fn new(tuning: &Tuning) -> Self {
        let logarithms: [f32; MOST] = std::array::from_fn(|number| logf(number.max(1) as f32));
        Self(Box::new(logarithms.map(|depth| {
            logarithms.map(|number| {
                (tuning.reduction_base + depth * number / tuning.reduction_divisor) as u8
            })
        })))
    }

    /// In plies; `number` moves were tried before.
    pub(super) fn of(&self, depth: u32, number: u32) -> u32 {
        if depth < 3 || number < 2 {
            return 0;
        }
        let index = |count: u32| (count as usize).min(MOST - 1);
        u32::from(self.0[index(depth)][index(number)])
    }
}

/// Internal iterative reduction, in plies, of a position without a hash move: its move is found sooner, and
/// the next search of the position knows it.
pub(super) fn internal_iterative_reduction<N: Node>(depth: u32) -> u32 {
    let from = N::TUNING.unknown_move_depth;
    u32::from(from > 0 && depth >= from)
}

/// Late-move pruning: `true` if enough moves were tried to skip the remaining quiet ones.
pub(super) fn prunes_quiet<N: Node>(depth: u32, number: u32, low: Score) -> bool {
    let tuning = &N::TUNING;
    number > 0
        && !low.is_decisive()
        && depth <= tuning.late_move_depth
        && number >= tuning.late_move_base + tuning.late_move_factor * depth * depth
}

/// Futility pruning: smallest immediate gain, in hundredths, with which a quiet move can reach the window at
/// this depth; `None` if any move may.
pub(super) fn least_gain<N: Node>(depth: u32, estimate: Score, low: Score) -> Option<i32> {
    let tuning = &N::TUNING;
    let is_near = depth <= tuning.futile_depth && !low.is_decisive();
    is_near.then(|| low.centi() - estimate.centi() - tuning.futile_margin * depth as i32 + 1)
}

/// Reverse futility pruning: `true` if a position this far above the window is not worth a search at this
/// depth.
pub(super) fn is_far_ahead<N: Node>(depth: u32, lead: i32) -> bool {
    let tuning = &N::TUNING;
    depth <= tuning.far_ahead_depth && lead >= tuning.far_ahead_margin * depth as i32
}

/// Depth of the null-move search for a position this far above the window; `None` if it is not tried.
pub(super) fn null_move_depth<N: Node>(depth: u32, lead: i32) -> Option<u32> {
    let tuning = &N::TUNING;
    if lead < 0 || depth < tuning.null_move_depth {
        return None;
    }
    let more = (lead / tuning.null_move_lead).min(2) as u32;
    let reduction = tuning.null_move_reduction + depth / 4 + more;
    Some((depth - 1).saturating_sub(reduction))
}
