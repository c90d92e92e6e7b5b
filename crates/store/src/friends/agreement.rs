//! The game that the messages of all seats agree on.
//!
//! A seat's moves come only from that seat, except in messages between two, where either tells the moves of both.
//! A move counts if it follows the moves that are known, and nothing takes it back but a request
//! that every other seat has agreed to. So it does not matter in which order messages arrive, or how often.

use super::friend_game::FriendGame;
use super::message::{Ask, AskId, FriendMessage};
use kuba_rules::{Concession, Game, Player};

/// A message with the game in it.
#[derive(Clone, Debug)]
pub struct ReceivedGame<G: Game> {
    /// What the seat tells.
    pub message: FriendMessage,
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

/// A message that does not fit the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Disagreement {
    /// Place of the message among those that were received.
    pub place: usize,
    /// Number of moves before the first that differs.
    pub ply: usize,
    /// The player of that move.
    pub mover: Player,
}

/// Number of moves with which both lists begin.
pub fn common_moves<M: PartialEq>(one: &[M], other: &[M]) -> usize {
    one.iter().zip(other).take_while(|(one, other)| one == other).count()
}

impl FriendGame {
    /// Brings what is known together with messages. `start` is the first position, `moves` and `end` the game as it
    /// is known here.
    pub fn agree<G: Game>(
        &mut self,
        start: &G,
        (moves, end): (&[G::Move], Option<Concession>),
        received: &[ReceivedGame<G>],
    ) -> Agreement<G::Move> {
        let mut agreed = self.agree_once(start, (moves.to_vec(), end), received);
        // A message may only fit after a later one; each of them is taken over once at most.
        for _ in received {
            let before = self.clone();
            let again = self.agree_once(start, (agreed.moves.clone(), agreed.end), received);
            let is_same = again == agreed && *self == before;
            agreed = again;
            if is_same {
                break;
            }
        }
        agreed
    }

    fn agree_once<G: Game>(
        &mut self,
        start: &G,
        (mut moves, mut end): (Vec<G::Move>, Option<Concession>),
        received: &[ReceivedGame<G>],
    ) -> Agreement<G::Move> {
        let own = self.message.seat;
        for other in received {
            let message = &other.message;
            if message.seat != own {
                self.receive(message);
            } else if self.goes_on(&moves, other) {
                // This seat told more before the program was stopped than it has saved, or at the user's other computer.
                self.message.clone_from(message);
                moves.clone_from(&other.moves);
                end = other.end;
                self.is_sent = true;
            }
        }
        while let Some((id, ply)) = self.next_undo() {
            self.message.undone.push(id);
            self.touch();
            if ply < moves.len() {
                moves.truncate(ply);
                end = None;
            }
        }
        if let Some(typed) = self.contradicted(start, &moves, received) {
            moves.truncate(typed);
            end = None;
            self.touch();
        }
        self.typed = self.typed.filter(|typed| *typed < moves.len());
        self.seen = self.seen.min(moves.len());
        let mut game = start.clone();
        for &mv in &moves {
            game.play(mv);
        }
        while game.outcome().is_none() {
            let mover = game.turn().index();
            let next = received.iter().find_map(|other| {
                let theirs = self.in_force(other).filter(|_| self.may_tell(mover, other))?;
                let next = theirs.strip_prefix(moves.as_slice())?.first().copied()?;
                game.check(next).is_ok().then_some(next)
            });
            let Some(mv) = next else { break };
            game.play(mv);
            moves.push(mv);
        }
        let end = match game.outcome() {
            Some(_) => None,
            None => self.end(end, received),
        };
        let others = received.iter().filter(|other| other.message.seat != own);
        let same = others.map(|other| common_moves(&moves, &other.moves)).max().unwrap_or(0);
        self.seen = self.seen.max(same);
        self.typed = self.typed.filter(|typed| *typed >= same);
        let disagreements = received.iter().enumerate().filter_map(|(place, other)| {
            let theirs = self.in_force(other).filter(|_| other.message.seat != own)?;
            let ply = common_moves(&moves, theirs);
            if ply == moves.len().min(theirs.len()) {
                return None;
            }
            let mut game = start.clone();
            for &mv in &moves[..ply] {
                game.play(mv);
            }
            let mover = game.turn();
            Some(Disagreement { place, ply, mover })
        });
        let disagreements = disagreements.collect();
        Agreement { moves, end, disagreements }
    }

    /// Returns `true` for a later message of this seat, by this program or, between two, by another of the same user.
    fn goes_on<G: Game>(&self, moves: &[G::Move], other: &ReceivedGame<G>) -> bool {
        let (own, message) = (&self.message, &other.message);
        let is_own = message.writer == own.writer;
        let has_more = other.moves.starts_with(moves)
            && (is_own || other.moves.len() > moves.len() && self.shared.is_none());
        let has_undone = is_own && message.undone.len() > own.undone.len();
        message.edition > own.edition && (has_more || has_undone)
    }

    /// Number of moves before those that were typed for a friend whose own message has others.
    fn contradicted<G: Game>(
        &self,
        start: &G,
        moves: &[G::Move],
        received: &[ReceivedGame<G>],
    ) -> Option<usize> {
        let typed = self.typed.filter(|typed| *typed < moves.len())?;
        let mut game = start.clone();
        for &mv in &moves[..typed] {
            game.play(mv);
        }
        let mover = game.turn().index();
        let theirs = received.iter().filter(|other| other.message.seat == mover);
        let mut theirs = theirs.filter_map(|other| self.in_force(other));
        let differs = |theirs: &[G::Move]| {
            let same = common_moves(theirs, moves);
            (typed..theirs.len().min(moves.len())).contains(&same)
        };
        theirs.any(differs).then_some(typed)
    }

    fn may_tell<G: Game>(&self, mover: usize, other: &ReceivedGame<G>) -> bool {
        let own = self.message.seat;
        let is_open = self.shared.is_none() && mover != own;
        other.message.seat != own && (other.message.seat == mover || is_open)
    }

    /// A request to take back moves that is agreed and not carried out yet, with the number of moves that stay.
    fn next_undo(&self) -> Option<(AskId, usize)> {
        let own = self.message.seat;
        self.asks().find_map(|(id, ask)| {
            let Ask::Undo(ply) = ask else { return None };
            let agrees = id.seat == own || self.answer_of(own, id) == Some(true);
            let is_done_elsewhere =
                || agrees && self.others.iter().any(|other| other.undone.contains(&id));
            let is_due = !self.message.undone.contains(&id)
                && (self.decision(id) == Some(true) || is_done_elsewhere());
            is_due.then_some((id, ply))
        })
    }

    /// The moves of a message without those that were taken back since; `None` if it knows of a request that is not
    /// known here yet.
    fn in_force<'a, G: Game>(&self, other: &'a ReceivedGame<G>) -> Option<&'a [G::Move]> {
        let undone = &self.message.undone;
        if other.message.undone.iter().any(|id| !undone.contains(id)) {
            return None;
        }
        let missing = undone.iter().filter(|id| !other.message.undone.contains(id));
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
        received: &[ReceivedGame<G>],
    ) -> Option<Concession> {
        let told = received.iter().filter_map(|other| {
            let seat = Player::seat(other.message.seat);
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
