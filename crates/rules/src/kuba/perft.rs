//! Perft, the benchmark and checksum of the rules.

use super::GameState;
use super::bits::Cells;
use super::cell::Direction;
use super::position::Position;
use super::push::Push;
use super::ruleset::{KoRule, RuleSet};

impl GameState {
    /// Counts the positions after exactly `depth` moves from here. Ignores draws by repetition and
    /// concessions; counts the last ply without playing it.
    pub fn perft(&self, depth: u32) -> u64 {
        self.count_while(depth, &|| true).unwrap_or(0)
    }

    /// Calls `go_on` every few milliseconds; `None` once it returns `false`.
    pub(super) fn count_while(&self, depth: u32, go_on: &dyn Fn() -> bool) -> Option<u64> {
        let nodes = if depth == 0 {
            1
        } else if self.rules.ko == KoRule::Superko {
            let mut seen: Vec<[Cells; 3]> = self.past().iter().map(|past| past.marbles).collect();
            superko(&self.position, self.rules, &mut seen, 0, depth, go_on)
        } else {
            count(&self.position, self.rules, depth, go_on)
        };
        go_on().then_some(nodes)
    }
}

/// Subtrees up to this depth are counted without calling `go_on`.
const UNASKED: u32 = 4;

/// The result is meaningless once `go_on` returns `false`.
fn count(position: &Position, rules: RuleSet, depth: u32, go_on: &dyn Fn() -> bool) -> u64 {
    if depth == 1 {
        return u64::from(position.move_count(rules));
    }
    if position.captured_all().is_some() || depth > UNASKED && !go_on() {
        return 0;
    }
    let mut nodes = 0;
    for direction in Direction::ALL {
        for from in position.pushable(direction) {
            let mut child = *position;
            child.push(Push { from, direction }, rules);
            nodes += count(&child, rules, depth - 1, go_on);
        }
    }
    if position.may_pass(rules) {
        let mut child = *position;
        child.pass();
        nodes += count(&child, rules, depth - 1, go_on);
    }
    nodes
}

/// `seen[since..]` are the boards since the last capture, the present one included.
fn superko(
    position: &Position,
    rules: RuleSet,
    seen: &mut Vec<[Cells; 3]>,
    since: usize,
    depth: u32,
    go_on: &dyn Fn() -> bool,
) -> u64 {
    if depth == 0 {
        return 1;
    }
    if position.captured_all().is_some() || depth > UNASKED && !go_on() {
        return 0;
    }
    if depth == 1 && seen.len() - since <= 2 {
        // Only the previous board could recur, and the position itself bans that push.
        return u64::from(position.move_count(rules));
    }
    let mut nodes = 0;
    for direction in Direction::ALL {
        for from in position.pushable(direction) {
            let mut child = *position;
            let captured = child.push(Push { from, direction }, rules).is_some();
            if !captured && seen[since..].contains(&child.marbles) {
                continue;
            }
            let since = if captured { seen.len() } else { since };
            seen.push(child.marbles);
            nodes += superko(&child, rules, seen, since, depth - 1, go_on);
            seen.pop();
        }
    }
    if position.may_pass(rules) {
        let mut child = *position;
        child.pass();
        nodes += superko(&child, rules, seen, since, depth - 1, go_on);
    }
    nodes
}
