//! Within how many moves somebody can force a win from the start, or cannot.
//!
//! Nothing is judged and nothing is left out here: the attacker tries every move, the defender looks
//! for one against which nothing helps. What comes out is certain.

use std::collections::HashMap;

use kuba::bot::search::{Node, Urgency};
use kuba::rules::Player;

use crate::figures::{grouped, head, row};
use crate::subject::{Asked, Subject};

/// What is found out this many plies before the end is sooner found out again than remembered.
const WORTH_KEEPING: u32 = 3;

/// Prints, depth by depth, whether a win can be forced, until too many positions would have to be
/// looked at.
pub(crate) fn print<G: Subject>(asked: &Asked<G>, nodes: u64) {
    // A shortest win passes through no position twice, and games that forget are faster.
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

/// What is known of a position.
#[derive(Clone, Copy, Default)]
struct Known {
    /// Within so many plies there is no win.
    not_within: u32,
    /// Within so many there is one.
    within: Option<u32>,
}

struct Attack {
    attacker: Player,
    known: HashMap<u64, Known>,
    /// How often each move was the defence that held, by its number.
    refutations: Vec<u64>,
    /// Positions that may still be looked at.
    left: u64,
}

impl Attack {
    /// Whether the attacker wins within so many plies; `None` if that is too much to ask.
    fn wins<G: Subject>(&mut self, game: &G, node: &G::Node, plies: u32) -> Option<bool> {
        if let Some(result) = node.verdict() {
            return Some(result.winner() == Some(self.attacker));
        }
        let attacks = node.turn() == self.attacker;
        let turns = if attacks {
            plies.div_ceil(2)
        } else {
            plies / 2
        };
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
