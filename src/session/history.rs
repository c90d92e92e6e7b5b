//! The line of positions, and the cursor in it.

use crate::phrase::{Phrase, Say};
use crate::rules::{Concession, Game, Outcome, Player};

/// The most moves that a game can have, so that every game can be kept and read again. Nobody
/// has ever played as many.
pub const MOST_MOVES: usize = 20_000;

/// Why a move was not played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal<I> {
    /// It is not legal.
    #[error("{0}")]
    Illegal(I),
    /// The game has [`MOST_MOVES`] moves.
    #[error("a game has at most {MOST_MOVES} moves")]
    TooLong,
}

impl<I: Say> Say for Refusal<I> {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Illegal(why) => why.phrase(),
            Self::TooLong => Phrase::new("game-too-long").with("most", MOST_MOVES),
        }
    }
}

/// A game being played: every position from the start, and the one that is looked at.
///
/// Everything that belongs to a position (ko, extra turn, the count of repetitions) is inside
/// the position itself, so that looking back and going on from there needs no bookkeeping.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    /// The start, and the position after each move.
    positions: Vec<G>,
    /// The moves between the positions: one fewer.
    moves: Vec<G::Move>,
    /// How the game was ended without a move, and the newest position before that.
    conceded: Option<(Concession, G)>,
    /// How many moves before the position looked at.
    shown: usize,
    /// What left the line because another move was played in its place, the latest last.
    replaced: Vec<Tail<G>>,
    /// What was taken back, the next one to be redone last.
    undone: Vec<Undone>,
    /// The moves among `undone`, in the same order.
    undone_moves: Vec<G::Move>,
}

/// The end of a line that was left for another move.
#[derive(Clone, Debug)]
struct Tail<G: Game> {
    /// The number of moves before it.
    ply: usize,
    positions: Vec<G>,
    moves: Vec<G::Move>,
    conceded: Option<(Concession, G)>,
}

/// Something taken back.
#[derive(Clone, Copy, Debug)]
struct Undone {
    what: UndoneStep,
    /// Whether [`Session::redo_batch`] stops after it.
    ends_batch: bool,
}

/// A change of the game that can be taken back.
#[derive(Clone, Copy, Debug)]
enum UndoneStep {
    /// A move, played after this many others.
    Move(usize),
    /// The end of the game without a move.
    Concession(Concession),
}

impl<G: Game> Session<G> {
    /// A game from this position on.
    pub fn new(start: G) -> Self {
        Self {
            positions: vec![start],
            moves: Vec::new(),
            conceded: None,
            shown: 0,
            replaced: Vec::new(),
            undone: Vec::new(),
            undone_moves: Vec::new(),
        }
    }

    /// The position looked at.
    pub fn shown(&self) -> &G {
        &self.positions[self.shown]
    }

    /// The newest position, where the game goes on.
    pub fn live(&self) -> &G {
        &self.positions[self.moves.len()]
    }

    /// The position the game began with.
    pub fn start(&self) -> &G {
        &self.positions[0]
    }

    /// Whether the position looked at is the newest.
    pub fn is_live(&self) -> bool {
        self.shown == self.moves.len()
    }

    /// Whether there are [`MOST_MOVES`] moves before the position looked at: from there the game
    /// cannot go on.
    pub fn is_full(&self) -> bool {
        self.shown >= MOST_MOVES
    }

    /// The number of moves before the position looked at.
    pub fn shown_ply(&self) -> usize {
        self.shown
    }

    /// All moves of the game.
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// All positions: the start, and the one after each move.
    pub fn positions(&self) -> &[G] {
        &self.positions
    }

    /// How the game ended, or `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome<G::Ending>> {
        self.live().outcome()
    }

    /// How the game was ended without a move, if it was.
    pub fn concession(&self) -> Option<Concession> {
        self.conceded.as_ref().map(|(concession, _)| *concession)
    }

    /// Looks at the position after `ply` moves (at most the newest).
    pub fn show(&mut self, ply: usize) {
        self.shown = ply.min(self.moves.len());
    }

    /// Plays a move from the position looked at, and looks at what comes of it. Moves that stood
    /// after that position leave the line; undoing this move brings them back. Nothing can be
    /// redone afterwards, unless this is the move that would have been redone.
    ///
    /// # Errors
    /// Why the move is not legal, or that the game is too long already; it is as before.
    pub fn play(&mut self, mv: G::Move) -> Result<(), Refusal<G::Illegal>> {
        self.shown().check(mv).map_err(Refusal::Illegal)?;
        if self.is_full() {
            return Err(Refusal::TooLong);
        }
        let is_redo = matches!(
            self.undone.last(),
            Some(Undone { what: UndoneStep::Move(ply), .. }) if *ply == self.shown
        ) && self.undone_moves.last() == Some(&mv);
        if is_redo {
            self.redo();
            return Ok(());
        }
        self.undone.clear();
        self.undone_moves.clear();
        self.append(mv);
        Ok(())
    }

    /// Takes the last move (or the concession) back. Returns whether there was one.
    ///
    /// Afterwards the newest position is looked at; or, if the move had been played from an
    /// earlier position and brings back what stood after it, that earlier position.
    pub fn undo(&mut self) -> bool {
        self.step_back(true).is_some()
    }

    /// Takes moves back until `human` has a decision to make again, and returns how many:
    /// everything since then and that decision itself. Without a person at the table it is one
    /// move; where no person has decided anything yet, none.
    pub fn undo_to_decision(&mut self, human: impl Fn(Player) -> bool) -> usize {
        let somebody = (0..self.start().seats()).any(|seat| human(Player::seat(seat)));
        if !somebody {
            return usize::from(self.undo());
        }
        let decides = |concession: Concession| match concession {
            Concession::Resign(player) | Concession::TimeOut(player) => human(player),
            Concession::AgreeDraw => true,
        };
        let decided = self.concession().is_some_and(decides)
            || self.positions[..self.moves.len()]
                .iter()
                .any(|position| human(position.turn()));
        if !decided {
            return 0;
        }
        let mut count = 0;
        while let Some(step) = self.step_back(count == 0) {
            count += 1;
            let is_decision = match step {
                UndoneStep::Move(ply) => human(self.positions[ply].turn()),
                UndoneStep::Concession(concession) => decides(concession),
            };
            if is_decision {
                break;
            }
        }
        count
    }

    /// Plays the move (or the concession) that was taken back last. Returns whether there was
    /// one.
    pub fn redo(&mut self) -> bool {
        self.step_forward().is_some()
    }

    /// Restores what one [`Session::undo`] or [`Session::undo_to_decision`] took back, and
    /// returns how many moves that was.
    pub fn redo_batch(&mut self) -> usize {
        let mut count = 0;
        while let Some(step) = self.step_forward() {
            count += 1;
            if step.ends_batch {
                break;
            }
        }
        count
    }

    /// Whether there is something to take back.
    pub fn can_undo(&self) -> bool {
        self.conceded.is_some() || !self.moves.is_empty()
    }

    /// Whether there is something to redo.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Ends the game without a move and looks at the newest position. Does nothing once the game
    /// is over, or where it would go on: there, leaving is a move.
    pub fn concede(&mut self, concession: Concession) {
        let mut ended = self.live().clone();
        ended.concede(concession);
        if self.outcome().is_some() || ended.outcome().is_none() {
            return;
        }
        self.undone.clear();
        self.undone_moves.clear();
        self.end(concession);
    }

    fn end(&mut self, concession: Concession) {
        let last = self.moves.len();
        self.conceded = Some((concession, self.positions[last].clone()));
        self.positions[last].concede(concession);
        self.shown = last;
    }

    /// Plays a legal move from the position looked at.
    fn append(&mut self, mv: G::Move) {
        if !self.is_live() {
            self.replaced.push(Tail {
                ply: self.shown,
                positions: self.positions.split_off(self.shown + 1),
                moves: self.moves.split_off(self.shown),
                conceded: self.conceded.take(),
            });
            // A concession changes the newest position, which is not the one that stays here.
        }
        let mut next = self.shown().clone();
        next.play(mv);
        self.positions.push(next);
        self.moves.push(mv);
        self.shown = self.moves.len();
    }

    fn step_back(&mut self, ends_batch: bool) -> Option<UndoneStep> {
        let step = match self.conceded.take() {
            Some((concession, before)) => {
                let last = self.moves.len();
                self.positions[last] = before;
                self.shown = last;
                UndoneStep::Concession(concession)
            }
            None => UndoneStep::Move(self.take_back_move()?),
        };
        self.undone.push(Undone {
            what: step,
            ends_batch,
        });
        Some(step)
    }

    /// Takes the last move back and brings back what it had replaced. Returns the number of moves
    /// before it.
    fn take_back_move(&mut self) -> Option<usize> {
        let mv = self.moves.pop()?;
        self.positions.pop();
        self.undone_moves.push(mv);
        self.shown = self.moves.len();
        let ply = self.shown;
        if let Some(tail) = self.replaced.pop_if(|tail| tail.ply == ply) {
            self.positions.extend(tail.positions);
            self.moves.extend(tail.moves);
            self.conceded = tail.conceded;
        }
        Some(ply)
    }

    fn step_forward(&mut self) -> Option<Undone> {
        let undone = self.undone.pop()?;
        match undone.what {
            UndoneStep::Concession(concession) => self.end(concession),
            UndoneStep::Move(ply) => {
                let mv = self.undone_moves.pop()?;
                self.shown = ply;
                self.append(mv);
            }
        }
        Some(undone)
    }
}
