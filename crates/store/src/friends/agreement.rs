//! The game that the letters of all seats agree on.
//!
//! Only a seat itself tells its moves (in letters, which have only one other end, any of them tells the moves of
//! the others). A move counts if it follows the moves that are known, and nothing takes it back but a request
//! that every other seat has agreed to. So it does not matter in which order letters arrive, or how often.

use super::friend_game::FriendGame;
use super::letter::{Ask, AskId, Letter};
use kuba_rules::{Concession, Game, Player};

/// A letter with the game in it.
#[derive(Clone, Debug)]
pub struct HeardGame<G: Game> {
    /// What the seat tells.
    pub letter: Letter,
    /// The moves that it knows.
    pub moves: Vec<G::Move>,
    /// The concession with which the game ended, for this seat.
    pub end: Option<Concession>,
}

/// The game that all agree on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Agreement<M> {
    /// All moves.
    pub moves: Vec<M>,
    /// The concession that ended the game.
    pub end: Option<Concession>,
    /// What does not fit; it changes nothing.
    pub disagreements: Vec<Disagreement>,
}

/// A letter that does not fit the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Disagreement {
    /// Place of the letter among those that were heard.
    pub place: usize,
    /// Number of moves before the first that differs.
    pub ply: usize,
    /// The player of that move.
    pub mover: Player,
}

impl FriendGame {
    /// Brings what is known together with letters. `start` is the first position, `moves` and `end` the game as it
    /// is known here.
    pub fn agree<G: Game>(
        &mut self,
        start: &G,
        (moves, end): (&[G::Move], Option<Concession>),
        heard: &[HeardGame<G>],
    ) -> Agreement<G::Move> {
        let own = self.letter.seat;
        let (mut moves, mut end) = (moves.to_vec(), end);
        for other in heard {
            let letter = &other.letter;
            if letter.seat != own {
                self.hear(letter);
            } else if letter.writer == self.letter.writer && letter.edition > self.letter.edition {
                // This seat told more before the program was stopped than it has saved.
                self.letter.clone_from(letter);
                moves.clone_from(&other.moves);
                end = other.end;
            }
        }
        while let Some((id, ply)) = self.next_undo() {
            self.letter.undone.push(id);
            self.touch();
            if ply < moves.len() {
                moves.truncate(ply);
                end = None;
            }
        }
        let mut game = start.clone();
        for &mv in &moves {
            game.play(mv);
        }
        while game.outcome().is_none() {
            let mover = game.turn().index();
            let next = heard.iter().find_map(|other| {
                let theirs = self
                    .in_force(other)
                    .filter(|_| self.may_tell(mover, other))?;
                let next = theirs.strip_prefix(moves.as_slice())?.first().copied()?;
                game.check(next).is_ok().then_some(next)
            });
            let Some(mv) = next else { break };
            game.play(mv);
            moves.push(mv);
        }
        let end = match game.outcome() {
            Some(_) => None,
            None => self.end(end, heard),
        };
        let disagreements = heard.iter().enumerate().filter_map(|(place, other)| {
            let theirs = self.in_force(other).filter(|_| other.letter.seat != own)?;
            let ply = moves
                .iter()
                .zip(theirs)
                .position(|(mine, theirs)| mine != theirs)?;
            let mut game = start.clone();
            for &mv in &moves[..ply] {
                game.play(mv);
            }
            let mover = game.turn();
            Some(Disagreement { place, ply, mover })
        });
        let disagreements = disagreements.collect();
        Agreement {
            moves,
            end,
            disagreements,
        }
    }

    fn may_tell<G: Game>(&self, mover: usize, other: &HeardGame<G>) -> bool {
        let own = self.letter.seat;
        let is_open = self.shared.is_none() && mover != own;
        other.letter.seat != own && (other.letter.seat == mover || is_open)
    }

    /// A request to take back moves that is agreed and not carried out yet, with the number of moves that stay.
    fn next_undo(&self) -> Option<(AskId, usize)> {
        let own = self.letter.seat;
        self.asks().find_map(|(id, ask)| {
            let Ask::Undo(ply) = ask else { return None };
            let agrees = id.seat == own || self.answer_of(own, id) == Some(true);
            let is_done_elsewhere =
                || agrees && self.others.iter().any(|other| other.undone.contains(&id));
            let is_due = !self.letter.undone.contains(&id)
                && (self.decision(id) == Some(true) || is_done_elsewhere());
            is_due.then_some((id, ply))
        })
    }

    /// The moves of a letter without those that were taken back since; `None` if it knows of a request that is not
    /// known here yet.
    fn in_force<'a, G: Game>(&self, other: &'a HeardGame<G>) -> Option<&'a [G::Move]> {
        let undone = &self.letter.undone;
        if other.letter.undone.iter().any(|id| !undone.contains(id)) {
            return None;
        }
        let missing = undone.iter().filter(|id| !other.letter.undone.contains(id));
        let kept = missing.filter_map(|missing| {
            let (_, ask) = self.asks().find(|(id, _)| id == missing)?;
            match ask {
                Ask::Undo(ply) => Some(ply),
                Ask::Draw => None,
            }
        });
        let kept = kept.min().unwrap_or(usize::MAX).min(other.moves.len());
        Some(&other.moves[..kept])
    }

    /// The concession that ends the game for everybody. If several have crossed, a resignation counts before a draw,
    /// and that of the first seat before the others.
    fn end<G: Game>(
        &self,
        known: Option<Concession>,
        heard: &[HeardGame<G>],
    ) -> Option<Concession> {
        let told = heard.iter().filter_map(|other| {
            let seat = Player::seat(other.letter.seat);
            other.end.filter(|end| *end == Concession::Resign(seat))
        });
        let is_agreed =
            |(id, ask): (AskId, Ask)| ask == Ask::Draw && self.decision(id) == Some(true);
        let draw = self.asks().any(is_agreed).then_some(Concession::AgreeDraw);
        told.chain(known).chain(draw).min_by_key(|end| match end {
            Concession::Resign(player) => player.index(),
            Concession::AgreeDraw | Concession::TimeOut(_) => usize::MAX,
        })
    }
}
