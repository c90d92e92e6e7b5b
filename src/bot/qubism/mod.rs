//! What Qubism positions are worth.

mod hint;

use std::cmp::Reverse;

use super::hashing::fold;
use super::search::{Node, Recurrence, Tuning, Verdict};
use super::{Evaluate, Level, LevelCharacter, Score};
use crate::phrase::Phrase;
use crate::rules::Player;
use crate::rules::qubism::{GameState, Move, Position, Square, Squares};

/// How Qubism is searched. A unit is a step.
pub const TUNING: Tuning = Tuning {
    aspiration_margin: 60,
    late_move_depth: 3,
    late_move_base: 16,
    late_move_factor: 6,
    reduction_base: 0.7,
    reduction_divisor: 1.8,
    null_move_depth: 3,
    null_move_reduction: 2,
    null_move_lead: 150,
    win_worth: 1500,
    draw_accepted_at: -100,
    clear_lead: 250,
};

/// The levels of Qubism.
pub const LEVELS: [LevelCharacter; Level::COUNT as usize] = [
    LevelCharacter::mistaken(1, 0, 250, 30).blind(),
    LevelCharacter::mistaken(1, 1, 150, 60),
    LevelCharacter::mistaken(1, 1, 80, 90),
    LevelCharacter::mistaken(2, 1, 100, 100),
    LevelCharacter::mistaken(2, 1, 60, 100),
    LevelCharacter::mistaken(3, 1, 100, 100),
    LevelCharacter::careful(Some(2_000)),
    LevelCharacter::careful(Some(10_000)),
    LevelCharacter::careful(Some(60_000)),
    LevelCharacter::careful(None),
];

/// What a step is worth.
const STEP: i32 = 100;
/// What the right to move is worth.
const TO_MOVE: i32 = 50;
/// With so many cubes on the board, having to move may be bad.
const ZUGZWANG: u32 = 8;

/// A position of Qubism.
#[derive(Clone, Copy, Debug)]
pub struct QubismNode {
    position: Position,
}

impl QubismNode {
    /// A position.
    pub fn new(position: Position) -> Self {
        Self { position }
    }

    /// The move of the pawn of the player to move to a square.
    fn pawn_move(&self, to: Square) -> Move {
        Move::Go {
            from: self.position.pawn(self.turn()),
            to,
        }
    }

    /// How many steps a player is ahead of the other.
    #[inline]
    fn lead(position: &Position, player: Player) -> i32 {
        let [own, other] = [player, player.next(2)]
            .map(|player| position.steps_to_goal(player).unwrap_or_default() as i32);
        other - own
    }

    /// By how much a move of the player to move changes the lead.
    fn gain(&self, mv: Move, lead: i32) -> i32 {
        let mut after = self.position;
        after.play(mv);
        Self::lead(&after, self.turn()) - lead
    }
}

impl Node for QubismNode {
    type Move = Move;

    const SLOTS: usize = 25 * 25 + 25 * 8;

    const TUNING: Tuning = TUNING;

    fn slot(mv: Move) -> usize {
        match mv {
            Move::Go { from, to } => from.index() * 25 + to.index(),
            Move::Place { square, cube } => 625 + square.index() * 8 + cube.index(),
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
        self.position.winner().map(Verdict::Won)
    }

    /// Never: a pawn can always move.
    fn verdict_when_stuck(&self) -> Verdict {
        Verdict::Drawn
    }

    /// The pawn's moves to the far side.
    fn loud(&self, moves: &mut Vec<Move>) {
        let winning = self.position.pawn_targets() & Position::goal(self.turn());
        moves.extend(winning.map(|to| self.pawn_move(to)));
    }

    /// The other moves, those first that bring the player to move furthest ahead. A new cube can
    /// change the lead only where it lies on the shortest ways that are known.
    fn quiet(&self, moves: &mut Vec<Move>) {
        let mut all = Vec::new();
        self.position.legal_moves(&mut all);
        let goal = Position::goal(self.turn());
        let pawn = self.position.pawn(self.turn());
        let lead = Self::lead(&self.position, self.turn());
        let ways = [Player::FIRST, Player::SECOND]
            .map(|player| self.position.way_to_goal(player).unwrap_or(Squares::BOARD));
        let crossings = ways[0] | ways[1];
        let mut ranked: Vec<(i32, Move)> = all
            .into_iter()
            .filter(|&mv| !matches!(mv, Move::Go { from, to } if from == pawn && goal.has(to)))
            .map(|mv| match mv {
                Move::Place { square, .. } if !crossings.has(square) => (0, mv),
                _ => (self.gain(mv, lead), mv),
            })
            .collect();
        ranked.sort_by_key(|&(gain, _)| Reverse(gain));
        moves.extend(ranked.into_iter().map(|(_, mv)| mv));
    }

    #[inline]
    fn play(&mut self, mv: Move) -> bool {
        self.position.play(mv);
        matches!(mv, Move::Place { .. })
    }

    fn null_move(&self) -> Option<Self> {
        if self.position.cubes().len() >= ZUGZWANG {
            return None;
        }
        let mut position = self.position;
        position.skip();
        Some(Self { position })
    }

    #[inline]
    fn key(&self) -> u64 {
        let [one, other, pawns] = self.position.to_bits();
        let cubes = fold(one ^ 0x8ebc_6af0_9c88_c6e3, other ^ 0xd899_75a8_4f3f_f3ad);
        fold(cubes ^ 0xa076_1d64_78bd_642f, pawns ^ 0xe703_7ed1_a0b4_28db)
    }

    /// The same as the key for whoever is to move.
    #[inline]
    fn arrangement(&self) -> u64 {
        let mut first = self.position;
        if first.turn() != Player::FIRST {
            first.skip();
        }
        Self::new(first).key()
    }

    #[inline]
    fn evaluate(&self, player: Player) -> i32 {
        let to_move = if player == self.turn() {
            TO_MOVE
        } else {
            -TO_MOVE
        };
        STEP * Self::lead(&self.position, player) + to_move
    }
}

impl Evaluate for GameState {
    type Node = QubismNode;

    const LEVELS: [LevelCharacter; Level::COUNT as usize] = LEVELS;

    fn node(&self) -> QubismNode {
        QubismNode::new(*self.position())
    }

    fn recurrence(&self) -> Recurrence {
        if !self.rules().repetition {
            return Recurrence::Ignored;
        }
        let past = self.past().into_iter();
        Recurrence::DrawAtThird {
            past: past
                .map(|position| QubismNode::new(position).key())
                .collect(),
        }
    }

    fn hint_reason(&self, line: &[Move], score: Score) -> Option<Phrase> {
        hint::reason(self.position(), line, score)
    }
}
