//! What Kuba positions are worth.

mod hint;
pub mod lines;
pub mod net;

use self::net::Net;
use super::search::{Node, Recurrence, Verdict};
use super::{Evaluate, Score};
use crate::phrase::Phrase;
use crate::rules::Player;
use crate::rules::kuba::{Direction, GameState, KoRule, Marble, Move, Position, Push, RuleSet};

/// A position of Kuba and the rules in force.
#[derive(Clone, Copy, Debug)]
pub struct KubaNode {
    position: Position,
    rules: RuleSet,
}

impl KubaNode {
    /// A position under these rules.
    pub fn new(position: Position, rules: RuleSet) -> Self {
        Self { position, rules }
    }

    /// The position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// What the key has to tell apart beside the board.
    fn circumstances(&self) -> u64 {
        let position = &self.position;
        let ban = position
            .pending_ko()
            .map_or(0, |push| 1 + Self::slot(Move::Push(push)) as u64);
        let ko = self.rules.ko as u64;
        let extra = self.rules.extra as u64;
        [
            u64::from(position.reds(Player::FIRST)),
            u64::from(position.reds(Player::SECOND)),
            position.turn().index() as u64,
            u64::from(position.is_extra_turn()),
            ko,
            extra,
        ]
        .into_iter()
        .fold(ban, |packed, part| packed << 4 | part)
    }
}

/// Multiplies two numbers and folds the halves of the product: every bit of the result depends
/// on every bit of both.
#[inline]
fn fold(one: u64, other: u64) -> u64 {
    let product = u128::from(one) * u128::from(other);
    (product >> 64) as u64 ^ product as u64
}

impl Node for KubaNode {
    type Move = Move;

    const SLOTS: usize = 49 * 4 + 1;

    fn slot(mv: Move) -> usize {
        match mv {
            Move::Push(push) => push.from.index() * 4 + push.direction as usize,
            Move::Pass => Self::SLOTS - 1,
        }
    }

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Player {
        self.position.turn()
    }

    #[inline]
    fn verdict(&self) -> Option<Verdict> {
        if let Some(winner) = self.position.winner() {
            return Some(Verdict::Won(winner));
        }
        self.position.is_stuck().then(|| self.verdict_when_stuck())
    }

    fn verdict_when_stuck(&self) -> Verdict {
        Verdict::Won(self.position.turn().next(2))
    }

    fn captures(&self, moves: &mut Vec<Move>) {
        let opponent = Marble::of(self.position.turn().next(2));
        for prey in [Marble::Red, opponent] {
            for direction in Direction::ALL {
                let from = self.position.capturing(prey, direction);
                moves.extend(from.map(|from| Move::Push(Push::new(from, direction))));
            }
        }
    }

    fn quiets(&self, moves: &mut Vec<Move>) {
        for direction in Direction::ALL {
            let from = self.position.quiet(direction);
            moves.extend(from.map(|from| Move::Push(Push::new(from, direction))));
        }
        if self.position.may_pass(self.rules) {
            moves.push(Move::Pass);
        }
    }

    fn play(&mut self, mv: Move) -> bool {
        match mv {
            Move::Push(push) => self.position.push(push, self.rules).is_some(),
            Move::Pass => {
                self.position.pass();
                false
            }
        }
    }

    fn skip(&self) -> Option<Self> {
        if self.position.is_extra_turn() {
            return None;
        }
        let mut position = self.position;
        position.pass();
        Some(Self { position, ..*self })
    }

    /// Three multiplications over the sets of cells cost less than keeping a hash up to date,
    /// marble by marble, with every push.
    #[inline]
    fn key(&self) -> u64 {
        fold(
            self.arrangement() ^ 0xa076_1d64_78bd_642f,
            self.circumstances() ^ 0xe703_7ed1_a0b4_28db,
        )
    }

    #[inline]
    fn arrangement(&self) -> u64 {
        let [white, black, red] = Marble::ALL.map(|marble| self.position.cells(marble).to_bits());
        // The constants have bits where sets of cells have none, so no factor is ever zero.
        let players = fold(white ^ 0x8ebc_6af0_9c88_c6e3, black ^ 0xd899_75a8_4f3f_f3ad);
        fold(players ^ 0x2d35_8dcc_aa6c_78a5, red ^ 0x9b1b_3ff8_55d1_2c1f)
    }

    #[inline]
    fn evaluate(&self, player: Player) -> i32 {
        let worth = Net::own(self.rules.extra).evaluate(&self.position);
        if player == self.position.turn() {
            worth
        } else {
            -worth
        }
    }
}

impl Evaluate for GameState {
    type Node = KubaNode;

    fn node(&self) -> KubaNode {
        KubaNode::new(*self.position(), self.rules())
    }

    fn recurrence(&self) -> Recurrence {
        let nodes = || {
            self.past()
                .iter()
                .map(|&past| KubaNode::new(past, self.rules()))
        };
        if self.rules().ko == KoRule::Superko {
            Recurrence::Forbidden {
                past: nodes().map(|node| node.arrangement()).collect(),
            }
        } else if self.rules().repetition {
            Recurrence::DrawAtThird {
                past: nodes().map(|node| node.key()).collect(),
            }
        } else {
            Recurrence::Ignored
        }
    }

    fn hint_reason(&self, line: &[Move], score: Score) -> Option<Phrase> {
        hint::reason(self, line, score)
    }
}
