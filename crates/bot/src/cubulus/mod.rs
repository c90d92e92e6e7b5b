//! Search and evaluation of Cubulus.

mod beginner_style;
mod explanation;
mod hint;
pub mod planes;
mod praise;
mod scale;
mod squares;
mod symmetry;
pub mod weights;

use self::scale::{SCALE, SCALE_OF_THREE};
use self::weights::Weights;
use super::hashing::fold;
use super::hint::HintQuestion;
use super::rating::Scale;
use super::search::{Node, RepetitionRule, Tuning, Urgency};
use super::study::{ChanceCurve, Experience, Motive, Praise};
use super::{Continuation, Evaluate, Level, LevelStyle, Score, Shortcoming};
use kuba_rules::cubulus::{Ball, Cells, GameState, Move, Position, Square};
use kuba_rules::phrase::Phrase;
use kuba_rules::random::Random;
use kuba_rules::{GameResult, Player};

/// Search parameters of Cubulus. One unit is the third ball of a square.
pub const TUNING: Tuning = Tuning {
    aspiration_margin: 60,
    late_move_depth: 6,
    late_move_base: 5,
    late_move_factor: 1,
    reduction_base: 0.7,
    reduction_divisor: 1.3,
    unknown_move_depth: 0,
    null_move_depth: 3,
    null_move_reduction: 2,
    null_move_lead: 150,
    answers_threats: false,
    far_ahead_depth: 6,
    far_ahead_margin: 35,
    gain_priority: 0,
    futile_depth: 0,
    futile_margin: 0,
    win_worth: 1500,
    odds_worth: 160,
    draw_accepted_at: -100,
    clear_lead: 250,
};

/// Levels of the game for two.
pub const LEVELS: [LevelStyle; Level::COUNT as usize] = [
    LevelStyle::mistaken(1, 0, 650, 5).overlooking(82).blind().with_beginner_weight(200),
    LevelStyle::mistaken(1, 0, 600, 5).overlooking(65).with_beginner_weight(100),
    LevelStyle::mistaken(1, 0, 250, 18),
    LevelStyle::mistaken(1, 1, 225, 16),
    LevelStyle::mistaken(2, 1, 250, 55),
    LevelStyle::mistaken(2, 1, 100, 80),
    LevelStyle::mistaken(3, 1, 120, 90),
    LevelStyle::mistaken(3, 1, 50, 100),
    LevelStyle::careful(Some(8_000)),
    LevelStyle::careful(Some(18_000)),
    LevelStyle::careful(Some(50_000)),
    LevelStyle::careful(None),
];

/// Levels of the game for three. Levels 4 to 7 look two plies ahead and differ in the number of moves they
/// overlook, because only large evaluation errors make them miss anything. From level 8 on they search by
/// playouts.
pub const LEVELS_OF_THREE: [LevelStyle; Level::COUNT as usize] = [
    LevelStyle::mistaken(1, 0, 650, 5).overlooking(60).blind(),
    LevelStyle::mistaken(1, 0, 380, 12).overlooking(28),
    LevelStyle::mistaken(1, 0, 260, 18),
    LevelStyle::mistaken(2, 1, 1, 50).overlooking(85),
    LevelStyle::mistaken(2, 1, 1, 50).overlooking(71),
    LevelStyle::mistaken(2, 1, 1, 50).overlooking(40),
    LevelStyle::mistaken(2, 1, 1, 50),
    LevelStyle::careful(Some(3_000)),
    LevelStyle::careful(Some(10_000)),
    LevelStyle::careful(Some(35_000)),
    LevelStyle::careful(Some(120_000)),
    LevelStyle::careful(None),
];

/// Value, among three, of a square with this many own balls and no others.
const OPEN: [i32; 5] = [0, 3, 20, 100, 100];
/// Value of a square with three own balls and one other, which a push can put right.
const SPOILT: i32 = 50;
const TO_MOVE: i32 = 15;

/// Cell sets of the balls from a player's point of view: the player's own, the next player's, and those of
/// the third colour.
#[inline]
pub fn seen_by(position: &Position, player: Player) -> [u32; 3] {
    let [own, other] = [player, player.next(position.seats())].map(Player::index);
    [own, other, 3 - own - other].map(|ball| position.cells(Ball::ALL[ball]).to_bits())
}

/// Index of the circumstances that count beside the balls: the number of turns until the player moves, and
/// whether the player after the mover could win at once.
#[inline]
pub fn circumstance(position: &Position, player: Player) -> usize {
    let next = position.turn().next(position.seats());
    circumstance_where(position, player, position.could_win(next))
}

#[inline]
fn circumstance_where(position: &Position, player: Player, could_win: bool) -> usize {
    let seats = position.seats();
    let soon = (player.index() + seats - position.turn().index()) % seats;
    soon * 2 + usize::from(could_win)
}

#[inline]
fn urgency(position: &Position) -> Urgency {
    let turn = position.turn();
    if position.could_win(turn) {
        Urgency::Wins
    } else if position.could_win(turn.next(position.seats())) {
        Urgency::Threatened
    } else {
        Urgency::Calm
    }
}

/// Search node of Cubulus: a position and its urgency.
#[derive(Clone, Copy, Debug)]
pub struct CubulusNode {
    position: Position,
    /// Cached, because every node is asked for it several times.
    urgency: Urgency,
}

impl CubulusNode {
    /// Creates the node of a position.
    pub fn new(position: Position) -> Self {
        Self { urgency: urgency(&position), position }
    }

    /// Returns the position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    fn cells(&self, player: Player) -> (Cells, Cells) {
        let own = self.position.cells(Ball::of(player));
        (own, self.position.occupied() - own)
    }

    #[inline]
    fn squares(&self, player: Player) -> i32 {
        if !self.position.is_in(player) {
            return 0;
        }
        let (own, others) = self.cells(player);
        let worth = |square: &Square| {
            let count = (own & square.cells).len() as usize;
            match (others & square.cells).len() {
                0 => OPEN[count],
                1 if count == 3 => SPOILT,
                _ => 0,
            }
        };
        Square::ALL.iter().map(worth).sum()
    }
}

impl Node for CubulusNode {
    type Move = Move;

    const MOVE_INDICES: usize = 27 + 54 + 1;

    const TUNING: Tuning = TUNING;

    /// Leaving the game is never generated, so it shares the index of passing.
    fn move_index(mv: Move) -> usize {
        match mv {
            Move::Put(cell) => cell.index(),
            Move::Push(opening) => 27 + opening.index(),
            Move::Pass | Move::Resign | Move::TimeOut => Self::MOVE_INDICES - 1,
        }
    }

    fn seats(&self) -> usize {
        self.position.seats()
    }

    fn turn(&self) -> Player {
        self.position.turn()
    }

    #[inline]
    fn verdict(&self) -> Option<GameResult> {
        self.position.winner().map(GameResult::Won)
    }

    /// Unreachable: a player without another move passes.
    fn verdict_when_stuck(&self) -> GameResult {
        GameResult::Drawn
    }

    fn is_in(&self, player: Player) -> bool {
        self.position.is_in(player)
    }

    /// Moves that win at once.
    fn tactical_moves(&self, moves: &mut Vec<Move>) {
        let before = moves.len();
        if self.urgency == Urgency::Wins {
            self.position.legal_moves(moves);
            let wins = moves.split_off(before).into_iter().filter(|&mv| self.position.wins(mv));
            moves.extend(wins);
        }
    }

    fn quiet_moves(&self, moves: &mut Vec<Move>) {
        let before = moves.len();
        self.position.legal_moves(moves);
        if self.urgency != Urgency::Wins {
            return;
        }
        let quiet = moves.split_off(before).into_iter().filter(|&mv| !self.position.wins(mv));
        moves.extend(quiet);
    }

    #[inline]
    fn urgency(&self) -> Option<Urgency> {
        Some(self.urgency)
    }

    fn answers(&self, moves: &mut Vec<Move>) {
        self.position.legal_moves(moves);
    }

    #[inline]
    fn play(&mut self, mv: Move) -> bool {
        self.position.play(mv);
        self.urgency = urgency(&self.position);
        // Only a shift, which leaves a ban, and a pass can be undone.
        self.position.banned().is_none() && mv != Move::Pass
    }

    fn null_move(&self) -> Option<Self> {
        if self.position.is_laying() {
            return None;
        }
        let mut position = self.position;
        position.skip();
        Some(Self::new(position))
    }

    #[inline]
    fn key(&self) -> u64 {
        let [one, other] = self.position.to_bits();
        fold(one ^ 0xa076_1d64_78bd_642f, other ^ 0xe703_7ed1_a0b4_28db)
    }

    #[inline]
    fn arrangement(&self) -> u64 {
        let [white, black, red] = Ball::ALL.map(|ball| self.position.cells(ball).to_bits());
        let players = u64::from(white) << 32 | u64::from(black);
        fold(players ^ 0x8ebc_6af0_9c88_c6e3, u64::from(red) ^ 0xd899_75a8_4f3f_f3ad)
    }

    #[inline]
    fn evaluate(&self, player: Player) -> i32 {
        if self.seats() > 2 {
            let to_move = i32::from(player == self.turn()) * TO_MOVE;
            return self.squares(player) + to_move;
        }
        let turn = self.turn();
        let cells = seen_by(&self.position, turn);
        let circumstance = match self.urgency {
            Urgency::Wins => circumstance(&self.position, turn),
            known => circumstance_where(&self.position, turn, known == Urgency::Threatened),
        };
        let worth = Weights::of_two().evaluate(cells, circumstance);
        if player == turn { worth } else { -worth }
    }
}

impl Evaluate for GameState {
    type Node = CubulusNode;

    const LEVELS: [LevelStyle; Level::COUNT as usize] = LEVELS;

    const SCALE: Scale = SCALE;

    const MULTIPLAYER_SCALE: Scale = SCALE_OF_THREE;

    const MULTIPLAYER_LEVELS: [LevelStyle; Level::COUNT as usize] = LEVELS_OF_THREE;

    const SUGGESTED_LEVELS: [u8; 3] = [1, 3, 4];

    const PUZZLES: &'static str = include_str!("../../puzzles/cubulus.txt");

    fn canonical_text(&self) -> String {
        symmetry::canonical_text(self.position())
    }

    fn prepare(&self) {
        Weights::of_two();
    }

    fn node(&self) -> CubulusNode {
        CubulusNode::new(*self.position())
    }

    fn recurrence(&self) -> RepetitionRule {
        let past = self.past().into_iter().map(CubulusNode::new);
        RepetitionRule::by_repetition(self.rules().repetition, past)
    }

    fn chance_curve(&self, experience: Experience) -> ChanceCurve {
        match experience {
            Experience::Advanced => ChanceCurve::new(67, 13),
            Experience::Beginner => ChanceCurve::new(121, 72).with_progress(509),
        }
    }

    /// Largest number of own balls in a square with at most one other ball, 0 to 3.
    fn progress(&self, player: Player) -> i32 {
        let node = self.node();
        let (own, others) = node.cells(player);
        let open = Square::ALL.iter().filter(|square| (others & square.cells).len() <= 1);
        let most = open.map(|square| (own & square.cells).len()).max();
        most.unwrap_or(0) as i32
    }

    fn hint_reason(&self, line: &[Move], score: Score) -> Option<Phrase> {
        hint::reason(self.position(), line, score)
    }

    fn reasons(
        &self,
        played: &Continuation<Move>,
        better: &Continuation<Move>,
    ) -> Vec<Shortcoming> {
        explanation::reasons(self, played, better)
    }

    const LOSS_WORTH: u8 = 45;

    const HINT_QUESTIONS: &'static [HintQuestion] = &hint::QUESTIONS;

    const MOTIVES: &'static [Motive] = &praise::MOTIVES;

    fn unique_effect(&self, mv: Move) -> Option<Phrase> {
        praise::unique_effect(self.position(), mv)
    }

    fn deed(positions: &[Self], moves: &[Move], player: Player) -> Option<Praise> {
        let positions: Vec<_> = positions.iter().map(|game| *game.position()).collect();
        praise::deed(&positions, moves, player)
    }

    /// Squares on the visible faces, so that new players learn to look for them.
    fn beginner_appeal(&self, mv: Move) -> i32 {
        beginner_style::builds_visibly(self.position(), mv)
    }

    /// Neutral balls are laid at random: choosing among layouts did not help the player who lays them.
    fn instant_move(&self, seed: u64) -> Option<Move> {
        let position = self.position();
        if !position.is_laying() {
            return None;
        }
        let free = position.puttable();
        let chosen = Random::new(seed).below(free.len() as usize);
        free.into_iter().nth(chosen).map(Move::Put)
    }
}
