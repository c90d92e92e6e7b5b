//! Search and evaluation of Kuba.

mod captures;
mod explanation;
mod hint;
pub mod lines;
mod praise;
mod scale;
mod symmetry;
pub mod weights;

use self::scale::SCALE;
use self::weights::Weights;
use super::hashing::fold;
use super::hint::HintQuestion;
use super::rating::Scale;
use super::search::{Node, RepetitionRule, Tuning};
use super::study::{ChanceCurve, Experience, Motive, Praise};
use super::{Continuation, Evaluate, Level, LevelStyle, Score, Shortcoming};
use kuba_rules::kuba::{
    Cell, Direction, ExtraTurn, GameState, KoRule, Marble, Move, Position, Push, REDS_TO_WIN,
    RuleSet, SIDE,
};
use kuba_rules::phrase::Phrase;
use kuba_rules::{GameResult, Player};

/// Maximum number of marbles that a quiet push can leave without a push.
const FEW_MARBLES: u32 = 2;

/// Search parameters of Kuba, tuned by matches (see `docs/strength.md`).
pub const TUNING: Tuning = Tuning {
    aspiration_margin: 40,
    late_move_depth: 5,
    late_move_base: 5,
    late_move_factor: 2,
    reduction_base: 0.7,
    reduction_divisor: 1.8,
    unknown_move_depth: 4,
    null_move_depth: 3,
    null_move_reduction: 2,
    null_move_lead: 100,
    answers_threats: false,
    far_ahead_depth: 6,
    far_ahead_margin: 60,
    gain_priority: 0,
    futile_depth: 0,
    futile_margin: 0,
    win_worth: 1500,
    odds_worth: 160,
    draw_accepted_at: -50,
    clear_lead: 200,
};

/// Levels of Kuba, spaced by matches (see `docs/strength.md`).
pub const LEVELS: [LevelStyle; Level::COUNT as usize] = [
    LevelStyle::mistaken(1, 0, 650, 0).overlooking(65).blind(),
    LevelStyle::mistaken(1, 0, 480, 6).overlooking(47),
    LevelStyle::mistaken(1, 0, 360, 10).overlooking(30),
    LevelStyle::mistaken(1, 0, 250, 22).overlooking(10),
    LevelStyle::mistaken(1, 0, 170, 28),
    LevelStyle::mistaken(1, 1, 90, 60),
    LevelStyle::mistaken(2, 1, 140, 62),
    LevelStyle::mistaken(3, 2, 120, 90),
    LevelStyle::mistaken(4, 4, 105, 100),
    LevelStyle::careful(Some(3_500)),
    LevelStyle::careful(Some(18_000)),
    LevelStyle::careful(None),
];

/// Search node of Kuba: a position and the rules in force.
#[derive(Clone, Copy, Debug)]
pub struct KubaNode {
    position: Position,
    rules: RuleSet,
}

impl KubaNode {
    /// Creates the node of a position under these rules.
    pub fn new(position: Position, rules: RuleSet) -> Self {
        Self { position, rules }
    }

    /// Returns the position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// `true` if one push might leave the opponent without any. A push changes one line only, so pushes along
    /// the other lines of its direction remain possible.
    fn may_hem_in(&self) -> bool {
        let mut other = self.position;
        other.pass();
        let from = |directions: [Direction; 2]| {
            let [one, opposite] = directions.map(|direction| other.pushable(direction));
            one | opposite
        };
        let [east, west] = [Direction::East, Direction::West];
        let [north, south] = [Direction::North, Direction::South];
        let ranks = from([east, west]).fold(0_u8, |ranks, cell| ranks | 1 << cell.rank());
        let files = from([north, south]).fold(0_u8, |files, cell| files | 1 << cell.file());
        ranks.count_ones() < 2 || files.count_ones() < 2
    }

    /// Part of the key beside the board.
    fn circumstances(&self) -> u64 {
        let position = &self.position;
        let ban =
            position.pending_ko().map_or(0, |push| 1 + Self::move_index(Move::Push(push)) as u64);
        let ko = self.rules.ko as u64;
        let extra = self.rules.extra as u64;
        let endless = u64::from(!self.rules.repetition);
        [
            u64::from(position.reds(Player::FIRST)),
            u64::from(position.reds(Player::SECOND)),
            position.turn().index() as u64,
            u64::from(position.is_extra_turn()),
            endless << 2 | ko,
            extra,
        ]
        .into_iter()
        .fold(ban, |packed, part| packed << 4 | part)
    }
}

impl Node for KubaNode {
    type Move = Move;

    const MOVE_INDICES: usize = 49 * 4 + 1;

    const TUNING: Tuning = TUNING;

    fn move_index(mv: Move) -> usize {
        match mv {
            Move::Push(push) => push.from.index() * 4 + push.direction as usize,
            Move::Pass => Self::MOVE_INDICES - 1,
        }
    }

    /// Captures are among the tactical moves, where the search finds them without this.
    fn move_with_index(&self, move_index: usize) -> Option<Move> {
        if move_index == Self::MOVE_INDICES - 1 {
            return self.position.may_pass(self.rules).then_some(Move::Pass);
        }
        let (place, side) = (move_index / 4, usize::from(SIDE));
        let from = Cell::new((place % side) as u8, (place / side) as u8)?;
        let push = Push::new(from, Direction::ALL[move_index % 4]);
        let is_quiet = self.position.quiet(push.direction).has(from);
        is_quiet.then_some(Move::Push(push))
    }

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Player {
        self.position.turn()
    }

    #[inline]
    fn verdict(&self) -> Option<GameResult> {
        if let Some(winner) = self.position.winner() {
            return Some(GameResult::Won(winner));
        }
        self.position.is_stuck().then(|| self.verdict_when_stuck())
    }

    fn verdict_when_stuck(&self) -> GameResult {
        GameResult::Won(self.position.turn().next(2))
    }

    fn tactical_moves(&self, moves: &mut Vec<Move>) {
        let opponent = Marble::of(self.position.turn().next(2));
        for prey in [Marble::Red, opponent] {
            for direction in Direction::ALL {
                let from = self.position.capturing(prey, direction);
                moves.extend(from.map(|from| Move::Push(Push::new(from, direction))));
            }
        }
    }

    fn quiet_moves(&self, moves: &mut Vec<Move>) {
        for direction in Direction::ALL {
            let from = self.position.quiet(direction);
            moves.extend(from.map(|from| Move::Push(Push::new(from, direction))));
        }
        if self.position.may_pass(self.rules) {
            moves.push(Move::Pass);
        }
    }

    /// A player without a push has lost. A quiet push can cause that while few marbles are left to be hemmed
    /// in.
    fn quiet_may_win(&self) -> bool {
        let opponent = Marble::of(self.position.turn().next(2));
        self.position.cells(opponent).len() <= FEW_MARBLES
    }

    fn may_win_immediately(&self) -> bool {
        let me = self.position.turn();
        let other = me.next(2);
        let last_red = self.position.reds(me) + 1 >= REDS_TO_WIN;
        let last_marble = self.position.cells(Marble::of(other)).len() <= 1;
        last_red || last_marble || self.may_hem_in()
    }

    fn taken(&self, player: Player) -> u32 {
        self.position.reds(player).into()
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

    fn null_move(&self) -> Option<Self> {
        if self.position.is_extra_turn() {
            return None;
        }
        let mut position = self.position;
        position.pass();
        Some(Self { position, ..*self })
    }

    /// Three multiplications over the cell sets are cheaper than updating a hash for every marble of a push.
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
        // The constants set bits that cell sets do not use, so no factor is ever zero.
        let players = fold(white ^ 0x8ebc_6af0_9c88_c6e3, black ^ 0xd899_75a8_4f3f_f3ad);
        fold(players ^ 0x2d35_8dcc_aa6c_78a5, red ^ 0x9b1b_3ff8_55d1_2c1f)
    }

    #[inline]
    fn evaluate(&self, player: Player) -> i32 {
        let worth = Weights::own(self.rules.extra).evaluate(&self.position);
        if player == self.position.turn() { worth } else { -worth }
    }
}

impl Evaluate for GameState {
    type Node = KubaNode;

    const LEVELS: [LevelStyle; Level::COUNT as usize] = LEVELS;

    const SCALE: Scale = SCALE;

    /// From the opening to the endgame, quiet and tactical.
    const BENCH: &'static [&'static str] = &[
        "WW3BB/WW1R1BB/2RRR2/1RRRRR1/2RRR2/BB1R1WW/BB3WW w",
        "2W2B1/2WR1B1/1WRRR1B/RWRRB2/1RBRRR1/1B1RWRW/BB3WW b 0-0",
        "WW3BB/1WWR1B1/2RRRB1/1RRRRR1/1BRRR2/B1BR1W1/B2WW1W w",
        "W4BB/1W1R1B1/1WRRR1B/R1RRRR1/2RRR1B/1BB1RWW/B5W w 0-0",
        "1W3B1/W2RB2/1RRR2B/2RRRR1/W1RR3/1B2R1W/B5W b 1-1",
        "3W1B1/1W1R3/2R1RB1/W1R1R2/1BRR3/4R1W/B4W1 w 2-1",
        "2W4/3RB2/1W1R1R1/3R2B/2B1R2/1W5/5W1 b 3-3",
        "W6/2R1B2/4R2/1R3W1/2B4/3R3/5BW w 4-4",
        "7/W1B4/3R3/2R1W2/5B1/1R5/4W1B b 5-4",
        "7/1W3B1/7/2R1R2/7/3B1W1/W6 w 5-5",
    ];

    const PUZZLES: &'static str = include_str!("../../puzzles/kuba.txt");

    fn canonical_text(&self) -> String {
        symmetry::canonical_text(self.position())
    }

    fn prepare(&self) {
        Weights::own(self.rules().extra);
    }

    fn node(&self) -> KubaNode {
        KubaNode::new(*self.position(), self.rules())
    }

    fn recurrence(&self) -> RepetitionRule {
        let nodes = || self.past().into_iter().map(|past| KubaNode::new(past, self.rules()));
        if self.rules().ko == KoRule::Superko {
            RepetitionRule::Forbidden { past: nodes().map(|node| node.arrangement()).collect() }
        } else {
            RepetitionRule::by_repetition(self.rules().repetition, nodes())
        }
    }

    fn chance_curve(&self, experience: Experience) -> ChanceCurve {
        let rules = self.rules();
        // Rules under which only a red grants an extra turn were not measured on their own.
        let must = matches!(rules.extra, ExtraTurn::Must | ExtraTurn::RedMust);
        let (scale, bend) = match (experience, rules.extra, rules.ko) {
            (Experience::Advanced, ExtraTurn::None, _) => (111, 24),
            (Experience::Advanced, _, _) if must => (168, 13),
            (Experience::Advanced, _, KoRule::Superko) => (200, 10),
            (Experience::Advanced, _, _) => (200, 14),
            (Experience::Beginner, ExtraTurn::None, _) => (308, 60),
            (Experience::Beginner, _, _) if must => (634, 234),
            (Experience::Beginner, _, KoRule::Superko) => (915, 135),
            (Experience::Beginner, _, _) => (1500, 143),
        };
        let weight = match experience {
            Experience::Advanced => 49,
            Experience::Beginner => 104,
        };
        ChanceCurve::new(scale, bend).with_progress(weight)
    }

    /// Square of the number of captured reds, 0 to 49: the last reds count most.
    fn progress(&self, player: Player) -> i32 {
        i32::from(self.position().reds(player)).pow(2)
    }

    fn hint_reason(&self, line: &[Move], score: Score) -> Option<Phrase> {
        hint::reason(self, line, score)
    }

    fn reasons(
        &self,
        played: &Continuation<Move>,
        better: &Continuation<Move>,
    ) -> Vec<Shortcoming> {
        explanation::reasons(self, played, better)
    }

    const LOSS_WORTH: u8 = 76;

    const HINT_QUESTIONS: &'static [HintQuestion] = &hint::QUESTIONS;

    const MOTIVES: &'static [Motive] = &praise::MOTIVES;

    fn unique_effect(&self, mv: Move) -> Option<Phrase> {
        praise::unique_effect(self, mv)
    }

    fn deed(positions: &[Self], moves: &[Move], player: Player) -> Option<Praise> {
        praise::deed(positions, moves, player)
    }

    fn written_in_sentence(&self, mv: Move) -> Phrase {
        explanation::written(mv)
    }
}
