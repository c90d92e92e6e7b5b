//! A search that panics or chooses an illegal move is reported, and the thinker keeps working.

use std::panic::catch_unwind;
use std::time::{Duration, Instant};

use crate::common::nim::{HEAPS, Nim, NimEnding, NimIllegal, Take};
use kuba_bot::kuba::{LEVELS, TUNING};
use kuba_bot::search::{
    NoControl, Node, RepetitionRule, SearchOptions, SearchTask, TranspositionTable, Tuning,
};
use kuba_bot::{Evaluate, Level, LevelStyle, Limits, Report, Score, Thinker};
use kuba_rules::phrase::Phrase;
use kuba_rules::{Concession, Game, GameResult, Outcome, Player};

/// Nim that panics in the evaluation of a heap of 13, or of 30 on a helper thread, and that chooses an
/// illegal move with a heap of 15.
#[derive(Clone)]
struct Unlucky(Nim);

impl Game for Unlucky {
    const ID: &'static str = "unlucky";

    type Move = Take;
    type Illegal = NimIllegal;
    type Ending = NimEnding;
    type Rules = [u8; HEAPS];
    type PositionError = NimIllegal;

    fn start(rules: &[u8; HEAPS]) -> Self {
        Self(Nim::start(rules))
    }
    fn seats(&self) -> usize {
        Game::seats(&self.0)
    }
    fn turn(&self) -> Player {
        Game::turn(&self.0)
    }
    fn check(&self, mv: Take) -> Result<(), NimIllegal> {
        self.0.check(mv)
    }
    fn legal_moves(&self, moves: &mut Vec<Take>) {
        self.0.legal_moves(moves);
    }
    fn play(&mut self, mv: Take) {
        Game::play(&mut self.0, mv);
    }
    fn outcome(&self) -> Option<Outcome<NimEnding>> {
        self.0.outcome()
    }
    fn concede(&mut self, concession: Concession) {
        self.0.concede(concession);
    }
    fn write_move(&self, mv: Take) -> String {
        self.0.write_move(mv)
    }
    fn read_move(&self, text: &str) -> Result<Take, NimIllegal> {
        self.0.read_move(text)
    }
    fn position_text(&self) -> String {
        self.0.position_text()
    }
    fn from_text(text: &str, rules: &[u8; HEAPS]) -> Result<Self, NimIllegal> {
        Nim::from_text(text, rules).map(Self)
    }
}

impl Node for Unlucky {
    type Move = Take;
    const MOVE_INDICES: usize = Nim::MOVE_INDICES;
    const TUNING: Tuning = TUNING;

    fn move_index(mv: Take) -> usize {
        Nim::move_index(mv)
    }
    fn seats(&self) -> usize {
        Node::seats(&self.0)
    }
    fn turn(&self) -> Player {
        Node::turn(&self.0)
    }
    fn verdict(&self) -> Option<GameResult> {
        self.0.verdict()
    }
    fn verdict_when_stuck(&self) -> GameResult {
        self.0.verdict_when_stuck()
    }
    fn tactical_moves(&self, moves: &mut Vec<Take>) {
        self.0.tactical_moves(moves);
    }
    fn quiet_moves(&self, moves: &mut Vec<Take>) {
        self.0.quiet_moves(moves);
    }
    fn play(&mut self, mv: Take) -> bool {
        Node::play(&mut self.0, mv)
    }
    fn key(&self) -> u64 {
        self.0.key()
    }
    fn arrangement(&self) -> u64 {
        self.0.arrangement()
    }
    fn evaluate(&self, player: Player) -> i32 {
        assert!(!self.0.heaps.contains(&13), "thirteen stones");
        let thread = std::thread::current();
        let helps = thread.name().is_some_and(|name| name.starts_with("kuba-bot-"));
        assert!(!helps || !self.0.heaps.contains(&30), "thirty stones");
        self.0.evaluate(player)
    }
}

/// The same for two seats: the second and third player form one side.
#[derive(Clone)]
struct UnluckyPair(Unlucky);

impl Node for UnluckyPair {
    type Move = Take;
    const MOVE_INDICES: usize = Nim::MOVE_INDICES;
    const TUNING: Tuning = TUNING;

    fn move_index(mv: Take) -> usize {
        Nim::move_index(mv)
    }
    fn seats(&self) -> usize {
        2
    }
    fn turn(&self) -> Player {
        Player::seat(Node::turn(&self.0).index().min(1))
    }
    fn verdict(&self) -> Option<GameResult> {
        self.0.verdict()
    }
    fn verdict_when_stuck(&self) -> GameResult {
        self.0.verdict_when_stuck()
    }
    fn tactical_moves(&self, moves: &mut Vec<Take>) {
        self.0.tactical_moves(moves);
    }
    fn quiet_moves(&self, moves: &mut Vec<Take>) {
        self.0.quiet_moves(moves);
    }
    fn play(&mut self, mv: Take) -> bool {
        Node::play(&mut self.0, mv)
    }
    fn key(&self) -> u64 {
        self.0.key()
    }
    fn arrangement(&self) -> u64 {
        self.0.arrangement()
    }
    fn evaluate(&self, player: Player) -> i32 {
        self.0.evaluate(player)
    }
}

impl Evaluate for Unlucky {
    type Node = Self;
    const LEVELS: [LevelStyle; Level::COUNT as usize] = LEVELS;

    fn node(&self) -> Self {
        self.clone()
    }
    fn recurrence(&self) -> RepetitionRule {
        RepetitionRule::Ignored
    }
    fn instant_move(&self, _: u64) -> Option<Take> {
        let too_many = Take { heap: 0, stones: 99 };
        self.0.heaps.contains(&15).then_some(too_many)
    }
    fn hint_reason(&self, _: &[Take], _: Score) -> Option<Phrase> {
        None
    }
}

fn answer(thinker: &mut Thinker<Unlucky>) -> Report<Take> {
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(30) {
        match thinker.poll() {
            Some(Report::Thinking(_)) => {}
            Some(report) => return report,
            None => std::thread::sleep(Duration::from_millis(1)),
        }
    }
    panic!("no answer");
}

#[test]
fn a_panic_is_reported_and_the_next_job_works() {
    let mut thinker = Thinker::new(|| {});
    let limits = Limits { depth: Some(2), ..Limits::default() };
    thinker.analyse(&Unlucky(Nim::new([13, 1, 1, 1])), limits);
    assert_eq!(
        answer(&mut thinker),
        Report::Failed(Phrase::new("bot-fault-panic").with("message", "thirteen stones"))
    );
    assert!(!thinker.is_thinking());
    thinker.analyse(&Unlucky(Nim::new([12, 1, 1, 1])), limits);
    assert!(matches!(answer(&mut thinker), Report::Done(Some(_))));
}

#[test]
fn a_move_that_is_not_legal_is_a_failure() {
    let mut thinker = Thinker::new(|| {});
    let choose = |thinker: &mut Thinker<Unlucky>, heap| {
        let game = Unlucky(Nim::new([heap, 1, 1, 1]));
        thinker.choose(&game, Level::default(), 1, Duration::from_secs(3));
    };
    choose(&mut thinker, 15);
    let failure = Phrase::new("bot-fault-illegal").with("reason", Phrase::new("illegal-game-over"));
    assert_eq!(answer(&mut thinker), Report::Failed(failure));
    choose(&mut thinker, 12);
    assert!(matches!(answer(&mut thinker), Report::Done(Some(_))));
}

#[test]
fn a_helping_thread_that_panics_is_told_of_with_its_own_words() {
    let game = UnluckyPair(Unlucky(Nim::new([30, 1, 1, 1])));
    let mut moves = Vec::new();
    game.0.legal_moves(&mut moves);
    let task = SearchTask {
        node: game,
        moves,
        recurrence: RepetitionRule::Ignored,
        limits: Limits { depth: Some(3), ..Limits::default() },
        style: SearchOptions::default(),
        threads: 3,
    };
    let panic = catch_unwind(|| task.run(&TranspositionTable::new(1), &mut NoControl));
    let words = panic.expect_err("a panic");
    assert_eq!(words.downcast_ref(), Some(&"thirty stones"));
}
