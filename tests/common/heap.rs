//! A game for three seats without marbles. It records the work of searches.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use egui::{Painter, Rect, Ui};
use kuba::board::rules_page::RulesSection;
use kuba::board::{
    BoardWidget, GameBoard, GameCards, GameWords, Hand, Look, Reply, RulesForm, SCORE_HEIGHT,
    Scene, Teaching,
};
use kuba::bot::kuba::{LEVELS, TUNING};
use kuba::bot::search::{Node, RepetitionRule, Tuning};
use kuba::bot::{Evaluate, Level, LevelStyle, Score};
use kuba::i18n::Texts;
use kuba::phrase::{Phrase, ToPhrase, said_error};
use kuba::rules::{Concession, Game, GameResult, Outcome, Player};
use kuba::store::Recordable;

/// Record of searches, shared by all positions of a game.
#[derive(Debug, Default)]
pub(crate) struct Notes {
    /// Heap sizes at which searches started, in order.
    pub(crate) searches: Mutex<Vec<u8>>,
    /// Number of positions whose moves were generated.
    pub(crate) visited: AtomicU64,
    /// `true` makes the judging fail.
    pub(crate) broken: AtomicBool,
    /// `true` makes the computer choose an illegal move.
    pub(crate) deluded: AtomicBool,
}

/// Three players (or two) take one to three matches from a heap, and the last match wins. Each way of
/// reaching a heap is a position of its own, so that the search of a large heap does not end.
#[derive(Clone, Debug)]
pub(crate) struct Heap {
    pub(crate) seats: usize,
    left: u8,
    turn: Player,
    conceded: bool,
    /// Hash of the moves so far.
    way: u64,
    pub(crate) notes: Arc<Notes>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Take(u8);

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct CannotTake;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct TookLast;

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take{}", self.0)
    }
}

impl FromStr for Take {
    type Err = CannotTake;

    fn from_str(text: &str) -> Result<Self, CannotTake> {
        let number = text.strip_prefix("take").and_then(|n| n.parse().ok());
        number.map(Self).ok_or(CannotTake)
    }
}

said_error!(CannotTake);

impl ToPhrase for CannotTake {
    fn phrase(&self) -> Phrase {
        Phrase::new("cancel")
    }
}

impl ToPhrase for TookLast {
    fn phrase(&self) -> Phrase {
        Phrase::new("close")
    }
}

impl Heap {
    fn last_mover(&self) -> Player {
        (1..self.seats).fold(self.turn, |player, _| player.next(self.seats))
    }
}

impl Game for Heap {
    const ID: &'static str = "heap";

    type Move = Take;
    type Illegal = CannotTake;
    type Ending = TookLast;
    type Rules = u8;
    type PositionError = CannotTake;

    fn start(rules: &u8) -> Self {
        Self {
            seats: 3,
            left: if *rules == 0 { 7 } else { *rules },
            turn: Player::FIRST,
            conceded: false,
            way: 0,
            notes: Arc::default(),
        }
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn turn(&self) -> Player {
        self.turn
    }

    fn check(&self, mv: Take) -> Result<(), CannotTake> {
        let possible = (1..=3).contains(&mv.0) && mv.0 <= self.left && !self.conceded;
        possible.then_some(()).ok_or(CannotTake)
    }

    fn legal_moves(&self, moves: &mut Vec<Take>) {
        moves.extend((1..=3).map(Take).filter(|&mv| self.check(mv).is_ok()));
    }

    fn play(&mut self, mv: Take) {
        self.left -= mv.0;
        self.turn = self.turn.next(self.seats);
        self.way = (self.way ^ u64::from(mv.0)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }

    fn outcome(&self) -> Option<Outcome<TookLast>> {
        if self.conceded {
            return Some(Outcome { result: GameResult::Drawn, ending: TookLast });
        }
        (self.left == 0)
            .then(|| Outcome { result: GameResult::Won(self.last_mover()), ending: TookLast })
    }

    fn concede(&mut self, _: Concession) {
        self.conceded = true;
    }

    fn write_move(&self, mv: Take) -> String {
        mv.to_string()
    }

    fn read_move(&self, text: &str) -> Result<Take, CannotTake> {
        let mv = text.parse()?;
        self.check(mv)?;
        Ok(mv)
    }

    fn position_text(&self) -> String {
        format!("{} {}", self.left, self.turn.index())
    }

    fn from_text(text: &str, _: &u8) -> Result<Self, CannotTake> {
        let (left, turn) = text.split_once(' ').ok_or(CannotTake)?;
        Ok(Self {
            seats: 3,
            left: left.parse().map_err(|_| CannotTake)?,
            turn: Player::seat(turn.parse().map_err(|_| CannotTake)?),
            conceded: false,
            way: 0,
            notes: Arc::default(),
        })
    }
}

impl Recordable for Heap {
    const CODE: u8 = 254;
    const SEATS: &'static [&'static str] = &["First", "Second", "Third"];

    fn ending_name(_: TookLast) -> &'static str {
        "took-last"
    }
}

impl Node for Heap {
    type Move = Take;
    const MOVE_INDICES: usize = 4;
    const TUNING: Tuning = TUNING;

    fn move_index(mv: Take) -> usize {
        usize::from(mv.0)
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn turn(&self) -> Player {
        self.turn
    }

    fn verdict(&self) -> Option<GameResult> {
        let outcome = self.outcome()?;
        Some(outcome.winner().map_or(GameResult::Drawn, GameResult::Won))
    }

    fn verdict_when_stuck(&self) -> GameResult {
        GameResult::Drawn
    }

    fn tactical_moves(&self, _: &mut Vec<Take>) {}

    fn quiet_moves(&self, moves: &mut Vec<Take>) {
        self.notes.visited.fetch_add(1, Ordering::Relaxed);
        self.legal_moves(moves);
    }

    fn play(&mut self, mv: Take) -> bool {
        Game::play(self, mv);
        true
    }

    fn key(&self) -> u64 {
        let stands = u64::from(self.left) * 3 + self.turn.index() as u64;
        (stands ^ self.way).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }

    fn arrangement(&self) -> u64 {
        u64::from(self.left)
    }

    fn evaluate(&self, _: Player) -> i32 {
        assert!(!self.notes.broken.load(Ordering::Relaxed), "it is broken");
        0
    }
}

impl Evaluate for Heap {
    type Node = Self;
    const LEVELS: [LevelStyle; Level::COUNT as usize] = LEVELS;

    fn node(&self) -> Self {
        let searches = &self.notes.searches;
        searches.lock().expect("an unpoisoned lock").push(self.left);
        self.clone()
    }

    fn recurrence(&self) -> RepetitionRule {
        RepetitionRule::Ignored
    }

    fn instant_move(&self, _: u64) -> Option<Take> {
        let deluded = self.notes.deluded.load(Ordering::Relaxed);
        deluded.then_some(Take(0))
    }

    fn hint_reason(&self, _: &[Take], _: Score) -> Option<Phrase> {
        None
    }
}

/// A board of buttons, without state.
#[derive(Default)]
pub(crate) struct HeapView;

impl BoardWidget<Heap> for HeapView {
    fn show(&mut self, ui: &mut Ui, scene: &Scene<Heap>) -> Reply<Take> {
        let mut reply = Reply::default();
        for number in 1..=3 {
            let free = scene.hand == Hand::Free && scene.game().check(Take(number)).is_ok();
            let button = egui::Button::new(format!("Take {number}"));
            if ui.add_enabled(free, button).clicked() {
                reply.mv = Some(Take(number));
            }
        }
        ui.label(format!("{} left", scene.game().left));
        ui.label(format!("{} foreseen", scene.line.len()));
        reply
    }
}

impl GameBoard for Heap {
    type View = HeapView;
}

impl GameWords for Heap {
    fn title() -> Phrase {
        Phrase::new("menu-game")
    }

    fn seat_name(player: Player) -> Phrase {
        Phrase::new(["kuba-colour-white", "kuba-colour-black", "cubulus-red"][player.index()])
    }

    fn status(_: &Scene<Self>) -> Phrase {
        Phrase::new("pill-to-move")
    }
}

impl GameCards for Heap {
    fn seat_icon(_: Player, painter: &Painter, rect: Rect, look: &Look) {
        painter.circle_filled(rect.center(), 8.0, look.palette.text);
    }

    fn score_ui(_: &HeapView, _: Player, ui: &mut Ui, _: &Scene<Self>) {
        ui.set_height(SCORE_HEIGHT);
    }
}

impl RulesForm for Heap {
    fn rules_ui(_: &mut u8, _: &mut Ui, _: &Texts, _: &Look) -> bool {
        false
    }
}

impl Teaching for Heap {
    fn pitch() -> Phrase {
        Phrase::new("menu-game")
    }

    const RULES_PAGE: &'static [RulesSection] = &[];

    const BOARD_KEYS: &'static [&'static str] = &[];
}
