//! A toy game for three seats: players take one to three stones from a heap. Taking a single stone that is
//! the last of its heap gives another turn, and the very last stone wins. A player who resigns is out, and
//! the others continue.

use std::fmt;
use std::str::FromStr;

use kuba_bot::kuba::{LEVELS, TUNING};
use kuba_bot::search::{Node, RepetitionRule, Tuning};
use kuba_bot::{Evaluate, Level, LevelStyle, Score};
use kuba_rules::phrase::{Phrase, ToPhrase, said_error};
use kuba_rules::{Concession, Game, GameResult, Outcome, Player};

/// Number of heaps.
pub(crate) const HEAPS: usize = 4;
/// Largest number of stones taken at once.
pub(crate) const MOST: u8 = 3;
const SEATS: usize = 3;

/// A game of Nim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Nim {
    pub(crate) heaps: [u8; HEAPS],
    pub(crate) turn: Player,
    pub(crate) winner: Option<Player>,
    pub(crate) conceded: bool,
    /// `true` for each seat that has resigned.
    pub(crate) out: [bool; SEATS],
}

/// A move: takes `stones` from a heap. As text `2:3`, with heaps counted from 1; no stones is `leave`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Take {
    pub(crate) heap: u8,
    pub(crate) stones: u8,
}

/// Reason why a move is illegal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NimIllegal {
    TooMany,
    NotAMove,
    GameOver,
}

/// Way a game of Nim ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NimEnding {
    LastStone,
    Conceded,
}

impl Nim {
    pub(crate) fn new(heaps: [u8; HEAPS]) -> Self {
        Self { heaps, turn: Player::FIRST, winner: None, conceded: false, out: [false; SEATS] }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.winner.is_some() || self.conceded
    }

    fn takes(&self) -> impl Iterator<Item = Take> + '_ {
        let over = self.is_over();
        (0..HEAPS).filter(move |_| !over).flat_map(|heap| {
            (1..=self.heaps[heap].min(MOST)).map(move |stones| Take { heap: heap as u8, stones })
        })
    }

    fn pass_on(&mut self) {
        let mut turn = self.turn.next(SEATS);
        while self.out[turn.index()] {
            turn = turn.next(SEATS);
        }
        self.turn = turn;
    }

    fn leave_table(&mut self) {
        self.out[self.turn.index()] = true;
        self.pass_on();
        if self.out.iter().filter(|&&out| !out).count() == 1 {
            self.winner = Some(self.turn);
        }
    }

    fn take(&mut self, mv: Take) {
        if mv == Take::LEAVE {
            return self.leave_table();
        }
        let heap = &mut self.heaps[usize::from(mv.heap)];
        *heap -= mv.stones;
        let again = *heap == 0 && mv.stones == 1;
        if self.heaps == [0; HEAPS] {
            self.winner = Some(self.turn);
        } else if !again {
            self.pass_on();
        }
    }
}

impl Take {
    /// The move that resigns.
    pub(crate) const LEAVE: Self = Self { heap: 0, stones: 0 };
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::LEAVE => write!(f, "leave"),
            Self { heap, stones } => write!(f, "{}:{stones}", heap + 1),
        }
    }
}

impl FromStr for Take {
    type Err = NimIllegal;

    fn from_str(text: &str) -> Result<Self, NimIllegal> {
        if text == "leave" {
            return Ok(Self::LEAVE);
        }
        let (heap, stones) = text.split_once(':').ok_or(NimIllegal::NotAMove)?;
        let number = |text: &str| text.parse::<u8>().map_err(|_| NimIllegal::NotAMove);
        let heap = number(heap)?.checked_sub(1).ok_or(NimIllegal::NotAMove)?;
        if usize::from(heap) >= HEAPS {
            return Err(NimIllegal::NotAMove);
        }
        Ok(Self { heap, stones: number(stones)? })
    }
}

said_error!(NimIllegal);

impl ToPhrase for NimIllegal {
    fn phrase(&self) -> Phrase {
        Phrase::new("illegal-game-over")
    }
}

impl ToPhrase for NimEnding {
    fn phrase(&self) -> Phrase {
        Phrase::new("ending-agreement")
    }
}

impl Game for Nim {
    const ID: &'static str = "nim";

    type Move = Take;
    type Illegal = NimIllegal;
    type Ending = NimEnding;
    type Rules = [u8; HEAPS];
    type PositionError = NimIllegal;

    fn start(rules: &[u8; HEAPS]) -> Self {
        Self::new(if *rules == [0; HEAPS] { [3, 2, 2, 1] } else { *rules })
    }

    fn seats(&self) -> usize {
        SEATS
    }

    fn turn(&self) -> Player {
        self.turn
    }

    fn check(&self, mv: Take) -> Result<(), NimIllegal> {
        if self.is_over() {
            Err(NimIllegal::GameOver)
        } else if mv == Take::LEAVE || self.takes().any(|take| take == mv) {
            Ok(())
        } else {
            Err(NimIllegal::TooMany)
        }
    }

    fn legal_moves(&self, moves: &mut Vec<Take>) {
        moves.extend(self.takes());
    }

    fn play(&mut self, mv: Take) {
        self.take(mv);
    }

    fn outcome(&self) -> Option<Outcome<NimEnding>> {
        if self.conceded {
            return Some(Outcome { result: GameResult::Drawn, ending: NimEnding::Conceded });
        }
        self.winner
            .map(|winner| Outcome { result: GameResult::Won(winner), ending: NimEnding::LastStone })
    }

    fn concede(&mut self, _: Concession) {
        self.conceded = !self.is_over();
    }

    fn write_move(&self, mv: Take) -> String {
        mv.to_string()
    }

    fn read_move(&self, text: &str) -> Result<Take, NimIllegal> {
        let mv = text.parse()?;
        self.check(mv)?;
        Ok(mv)
    }

    fn position_text(&self) -> String {
        let heaps: Vec<_> = self.heaps.iter().map(u8::to_string).collect();
        let out: String = self.out.iter().map(|&out| if out { 'x' } else { '.' }).collect();
        format!("{} {}{out}", heaps.join(","), self.turn.index())
    }

    fn from_text(text: &str, _: &[u8; HEAPS]) -> Result<Self, NimIllegal> {
        let (heaps, turn) = text.split_once(' ').ok_or(NimIllegal::NotAMove)?;
        let numbers: Result<Vec<u8>, _> = heaps.split(',').map(str::parse).collect();
        let heaps = numbers.ok().and_then(|heaps| heaps.try_into().ok());
        let (turn, out) = turn.split_at_checked(1).ok_or(NimIllegal::NotAMove)?;
        let turn = turn.parse().map_err(|_| NimIllegal::NotAMove)?;
        let out: Vec<bool> = out.chars().map(|c| c == 'x').collect();
        Ok(Self {
            turn: Player::seat(turn),
            out: out.try_into().map_err(|_| NimIllegal::NotAMove)?,
            ..Self::new(heaps.ok_or(NimIllegal::NotAMove)?)
        })
    }
}

impl Node for Nim {
    type Move = Take;

    const MOVE_INDICES: usize = HEAPS * MOST as usize;
    const TUNING: Tuning = TUNING;

    fn move_index(mv: Take) -> usize {
        usize::from(mv.heap) * usize::from(MOST) + usize::from(mv.stones) - 1
    }

    fn seats(&self) -> usize {
        SEATS
    }

    fn turn(&self) -> Player {
        self.turn
    }

    fn verdict(&self) -> Option<GameResult> {
        self.winner.map(GameResult::Won)
    }

    fn verdict_when_stuck(&self) -> GameResult {
        GameResult::Drawn
    }

    fn tactical_moves(&self, moves: &mut Vec<Take>) {
        let lone = |take: &Take| self.heaps[usize::from(take.heap)] == 1;
        moves.extend(self.takes().filter(lone));
    }

    fn quiet_moves(&self, moves: &mut Vec<Take>) {
        let lone = |take: &Take| self.heaps[usize::from(take.heap)] != 1;
        moves.extend(self.takes().filter(lone));
    }

    fn play(&mut self, mv: Take) -> bool {
        self.take(mv);
        true
    }

    fn key(&self) -> u64 {
        let out = self.out.iter().fold(0, |all, &out| all * 2 + u64::from(out));
        let packed = self.arrangement() << 8 | out << 4 | self.turn.index() as u64;
        (packed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    fn arrangement(&self) -> u64 {
        self.heaps.iter().fold(0, |packed, &heap| packed << 8 | u64::from(heap))
    }

    fn evaluate(&self, player: Player) -> i32 {
        let lone: i32 = self.heaps.iter().map(|&heap| i32::from(heap == 1)).sum();
        if self.turn == player { 10 * lone } else { -7 * lone }
    }
}

impl Evaluate for Nim {
    type Node = Self;
    const LEVELS: [LevelStyle; Level::COUNT as usize] = LEVELS;

    fn node(&self) -> Self {
        self.clone()
    }

    fn recurrence(&self) -> RepetitionRule {
        RepetitionRule::Ignored
    }

    fn hint_reason(&self, _: &[Take], _: Score) -> Option<Phrase> {
        None
    }
}
