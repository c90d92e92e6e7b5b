//! Exhaustive search for the shortest forced win from the start.
//!
//! It evaluates and prunes nothing: the attacker tries every move, and the defender looks for a move
//! that stops every attack. The result is certain.

use std::collections::HashMap;

use kuba_bot::search::{Node, Urgency};
use kuba_rules::Player;

use super::figures::{grouped, head, row};
use super::subject::{Asked, Subject};

/// Results this many plies or fewer from the end are faster to recompute than to look up.
const WORTH_KEEPING: u32 = 3;

/// Prints for each depth whether a win can be forced, until the node limit of a depth is reached.
pub(crate) fn print<G: Subject>(asked: &Asked<G>, nodes: u64) {
    // A shortest win repeats no position, and games without a history are faster.
    let start = asked.without_repetition().start();
    head(&["who", "within moves of both", "forced win", "positions"]);
    for (seat, name) in ["first player", "second player"].into_iter().enumerate() {
        let attacker = Player::seat(seat);
        let soonest = 2 * start.fewest_turns(attacker) - 1 + seat as u32;
        for plies in (soonest..).step_by(2) {
            let mut attack = Attack {
                attacker,
                known: HashMap::new(),
                refutations: vec![0; G::Node::MOVE_INDICES],
                left: nodes,
            };
            let wins = attack.wins(&start, &start.node(), plies);
            let answer = match wins {
                Some(true) => "yes",
                Some(false) => "no",
                None => "not known",
            };
            row(&[
                name.to_owned(),
                plies.to_string(),
                answer.to_owned(),
                grouped(nodes - attack.left),
            ]);
            if wins != Some(false) {
                break;
            }
        }
    }
}

#[derive(Clone, Copy, Default)]
struct Known {
    /// There is no win within this many plies.
    not_within: u32,
    /// There is a win within this many plies.
    within: Option<u32>,
}

struct Attack {
    attacker: Player,
    known: HashMap<u64, Known>,
    /// Move ordering: how often each move, by its index, was the successful defence.
    refutations: Vec<u64>,
    /// Remaining nodes.
    left: u64,
}

impl Attack {
    /// `true` if the attacker wins within `plies`, `None` if the node limit is reached.
    fn wins<G: Subject>(&mut self, game: &G, node: &G::Node, plies: u32) -> Option<bool> {
        if let Some(result) = node.verdict() {
            return Some(result.winner() == Some(self.attacker));
        }
        let attacks = node.turn() == self.attacker;
        let turns = if attacks { plies.div_ceil(2) } else { plies / 2 };
        if turns < game.fewest_turns(self.attacker) {
            return Some(false);
        }
        match node.urgency() {
            Some(Urgency::Wins) => return Some(attacks),
            Some(_) if attacks && plies < 3 => return Some(false),
            _ => {}
        }
        let key = node.key();
        if plies >= WORTH_KEEPING {
            let known = self.known.get(&key).copied().unwrap_or_default();
            if known.within.is_some_and(|within| within <= plies) {
                return Some(true);
            }
            if known.not_within >= plies {
                return Some(false);
            }
        }
        self.left = self.left.checked_sub(1)?;
        let mut moves = Vec::new();
        if node.urgency().is_some() {
            node.answers(&mut moves);
        } else {
            node.tactical_moves(&mut moves);
            node.quiet_moves(&mut moves);
        }
        if !attacks {
            moves.sort_by_key(|&mv| std::cmp::Reverse(self.refutations[G::Node::move_index(mv)]));
        }
        let mut wins = !attacks;
        for mv in moves {
            let mut child = node.clone();
            child.play(mv);
            let mut after = game.clone();
            after.play(mv);
            let won = self.wins(&after, &child, plies - 1)?;
            if won == attacks {
                wins = attacks;
                if !attacks {
                    self.refutations[G::Node::move_index(mv)] += 1 << plies.min(20);
                }
                break;
            }
        }
        if plies >= WORTH_KEEPING {
            let known = self.known.entry(key).or_default();
            if wins {
                known.within = Some(plies);
            } else {
                known.not_within = plies;
            }
        }
        Some(wins)
    }
}
