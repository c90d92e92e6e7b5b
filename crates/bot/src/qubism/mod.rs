//! Search and evaluation of Qubism.

mod explanation;
pub mod features;
mod hint;
mod moves;
mod praise;
mod scale;
mod symmetry;
pub mod weights;

use std::cmp::Reverse;

use self::scale::SCALE;
use self::weights::Weights;
use super::hashing::fold;
use super::hint::HintQuestion;
use super::rating::Scale;
use super::search::{Node, RepetitionRule, Tuning, Urgency};
use super::study::{ChanceCurve, Experience, Motive, Praise};
use super::{Continuation, Evaluate, Level, LevelStyle, Score, Shortcoming};
use kuba_rules::phrase::Phrase;
use kuba_rules::qubism::{Cube, GameState, Move, Position, Square};
use kuba_rules::{GameResult, Player};

/// Search parameters of Qubism. One unit is a step.
pub const TUNING: Tuning = Tuning {
    aspiration_margin: 60,
    late_move_depth: 5,
    late_move_base: 4,
    late_move_factor: 1,
    reduction_base: 0.7,
    reduction_divisor: 1.8,
    unknown_move_depth: 0,
    null_move_depth: 3,
    null_move_reduction: 2,
    null_move_lead: 150,
    answers_threats: true,
    far_ahead_depth: 6,
    far_ahead_margin: 40,
    gain_priority: 4,
    futile_depth: 6,
    futile_margin: 40,
    win_worth: 1500,
    odds_worth: 160,
    draw_accepted_at: -100,
    clear_lead: 250,
};

/// Levels of Qubism, spaced by matches (see `docs/strength.md`).
pub const LEVELS: [LevelStyle; Level::COUNT as usize] = [
    LevelStyle::mistaken(1, 0, 500, 10).overlooking(40).blind().eager(55).with_beginner_weight(100),
    LevelStyle::mistaken(1, 0, 350, 15).overlooking(20).eager(55).with_beginner_weight(100),
    LevelStyle::mistaken(1, 0, 260, 25).overlooking(10).eager(50).with_beginner_weight(100),
    LevelStyle::mistaken(1, 1, 190, 52),
    LevelStyle::mistaken(1, 1, 80, 90),
    LevelStyle::mistaken(2, 1, 80, 100),
    LevelStyle::mistaken(2, 1, 40, 100),
    LevelStyle::mistaken(3, 1, 40, 100),
    LevelStyle::careful(Some(2_000)),
    LevelStyle::careful(Some(10_000)),
    LevelStyle::careful(Some(60_000)),
    LevelStyle::careful(None),
];

/// In hundredths.
const STEP: i32 = 100;
/// Worth of a move that lets the other pawn jump ahead, in the eyes of a beginner; in hundredths.
const BEFORE_PAWN: i32 = -10 * STEP;
/// Usual maximum number of moves of a position.
const MANY: usize = 160;
/// Number of cubes on the board from which on having to move may be bad.
const ZUGZWANG: u32 = 8;

/// Search node of Qubism: a position.
#[derive(Clone, Copy, Debug)]
pub struct QubismNode {
    position: Position,
}

impl QubismNode {
    /// Creates the node of a position.
    pub fn new(position: Position) -> Self {
        Self { position }
    }

    /// Returns the position.
    pub fn position(&self) -> &Position {
        &self.position
    }
}

impl Node for QubismNode {
    type Move = Move;

    const MOVE_INDICES: usize = 25 * 25 + 25 * 8;

    const TUNING: Tuning = TUNING;

    fn move_index(mv: Move) -> usize {
        match mv {
            Move::Go { from, to } => from.index() * 25 + to.index(),
            Move::Place { square, cube } => 625 + square.index() * 8 + cube.index(),
        }
    }

    fn move_with_index(&self, move_index: usize) -> Option<Move> {
        let square = |index: usize| Square::new((index % 5) as u8, (index / 5) as u8);
        let mv = match move_index.checked_sub(625) {
            None => Move::Go { from: square(move_index / 25)?, to: square(move_index % 25)? },
            Some(place) => {
                Move::Place { square: square(place / 8)?, cube: Cube::all().nth(place % 8)? }
            }
        };
        self.position.check(mv).is_ok().then_some(mv)
    }

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Player {
        self.position.turn()
    }

    #[inline]
    fn verdict(&self) -> Option<GameResult> {
        self.position.winner().map(GameResult::Won)
    }

    /// Unreachable: a pawn can always move.
    fn verdict_when_stuck(&self) -> GameResult {
        GameResult::Drawn
    }

    /// Moves of the pawn to the far side.
    fn tactical_moves(&self, moves: &mut Vec<Move>) {
        moves::winning(&self.position, moves);
    }

    /// Sorted by the lead they bring to the player to move, the largest first.
    fn quiet_moves(&self, moves: &mut Vec<Move>) {
        let mut rated = Vec::with_capacity(MANY);
        moves::quiet(&self.position, |mv, gain| rated.push((gain, mv)));
        rated.sort_by_key(|&(gain, _)| Reverse(gain));
        moves.extend(rated.into_iter().map(|(_, mv)| mv));
    }

    #[inline]
    fn rated_quiet_moves(&self, moves: &mut Vec<Move>, gains: &mut Vec<i32>) {
        moves::quiet(&self.position, |mv, gain| {
            moves.push(mv);
            gains.push(STEP * gain);
        });
    }

    #[inline]
    fn urgency(&self) -> Option<Urgency> {
        let wins = self.position.pawn_targets() & Position::goal(self.turn());
        if wins.is_empty() {
            let threatened = !moves::threats(&self.position).is_empty();
            threatened.then_some(Urgency::Threatened)
        } else {
            Some(Urgency::Wins)
        }
    }

    fn answers(&self, moves: &mut Vec<Move>) {
        moves::defending(&self.position, moves);
    }

    fn count_moves(&self, _: &mut Vec<Move>) -> usize {
        self.position.move_count() as usize
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

    /// Key of the same board with the first player to move.
    #[inline]
    fn arrangement(&self) -> u64 {
        let mut first = self.position;
        if first.turn() != Player::FIRST {
            first.skip();
        }
        Self::new(first).key()
    }

    fn answer_key(&self, mv: Move) -> u64 {
        match mv {
            Move::Place { square, .. } => square.index() as u64,
            Move::Go { .. } => {
                let mut child = *self;
                child.play(mv);
                child.arrangement()
            }
        }
    }

    #[inline]
    fn evaluate(&self, player: Player) -> i32 {
        let turn = self.turn();
        let to_move = Weights::own().evaluate(&self.position);
        if player == turn { to_move } else { -to_move }
    }
}

impl Evaluate for GameState {
    type Node = QubismNode;

    const LEVELS: [LevelStyle; Level::COUNT as usize] = LEVELS;

    const SCALE: Scale = SCALE;

    const SUGGESTED_LEVELS: [u8; 3] = [1, 2, 4];

    const PUZZLES: &'static str = include_str!("../../puzzles/qubism.txt");

    fn canonical_text(&self) -> String {
        symmetry::canonical_text(self.position())
    }

    fn prepare(&self) {
        Weights::own();
    }

    fn node(&self) -> QubismNode {
        QubismNode::new(*self.position())
    }

    fn recurrence(&self) -> RepetitionRule {
        let past = self.past().into_iter().map(QubismNode::new);
        RepetitionRule::by_repetition(self.rules().repetition, past)
    }

    /// Moves of the pawn that shorten its way and cannot be jumped. The first move is never one: otherwise
    /// most games of the lowest levels would begin alike.
    fn is_greedy(&self, mv: Move) -> bool {
        let before = self.position();
        let me = before.turn();
        let mut after = *before;
        after.play(mv);
        let is_nearer = after.steps_to_goal(me) < before.steps_to_goal(me);
        let is_of_pawn = after.pawn(me) != before.pawn(me);
        is_of_pawn && is_nearer && !before.cubes().is_empty() && !moves::can_jump_ahead(&after)
    }

    /// Beginners soon learn not to step before the other pawn.
    fn beginner_appeal(&self, mv: Move) -> i32 {
        let mut after = *self.position();
        after.play(mv);
        if moves::can_jump_ahead(&after) { BEFORE_PAWN } else { 0 }
    }

    fn chance_curve(&self, experience: Experience) -> ChanceCurve {
        match experience {
            Experience::Advanced => ChanceCurve::new(80, 21),
            Experience::Beginner => ChanceCurve::new(127, 161).with_progress(42),
        }
    }

    /// A hundred divided by the steps of the pawn to the far side, 0 to 100: the last steps count most.
    fn progress(&self, player: Player) -> i32 {
        let steps = self.position().steps_to_goal(player);
        steps.map_or(0, |steps| 100 / steps.max(1) as i32)
    }

    fn hint_reason(&self, line: &[Move], score: Score) -> Option<Phrase> {
        hint::reason(self.position(), line, score)
    }

    const LOSS_WORTH: u8 = 40;

    const HINT_QUESTIONS: &'static [HintQuestion] = &hint::QUESTIONS;

    const MOTIVES: &'static [Motive] = &praise::MOTIVES;

    fn unique_effect(&self, mv: Move) -> Option<Phrase> {
        praise::unique_effect(self.position(), mv)
    }

    fn deed(positions: &[Self], moves: &[Move], player: Player) -> Option<Praise> {
        let positions: Vec<_> = positions.iter().map(|game| *game.position()).collect();
        praise::deed(&positions, moves, player)
    }

    fn reasons(
        &self,
        played: &Continuation<Move>,
        better: &Continuation<Move>,
    ) -> Vec<Shortcoming> {
        explanation::reasons(self, played, better)
    }
}
