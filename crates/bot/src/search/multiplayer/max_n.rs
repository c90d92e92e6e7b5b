//! Search for more than two seats that searches every move to a fixed depth: max-n (Luckhardt and Irani,
//! 1986).
//!
//! The value of a position for a seat is its own evaluation less the mean of the others', and the mover
//! chooses the move with the highest value; of equal moves the one that hurts the leader most. Only an
//! immediate win cuts off, because nothing can be better, and the transposition table only supplies the move
//! to search first.
//!
//! A result that depends on the choice of a player who has lost counts as an ordinary value, though a large
//! one ([`Tuning::win_worth`]).
//!
//! [`Tuning::win_worth`]: super::super::Tuning::win_worth

use std::cmp::Reverse;

use super::super::limits::{NodeCounter, Stopped};
use super::super::path::{Path, PathStep};
use super::super::root::{DepthSearch, Root};
use super::super::tt::{Bound, TtEntry};
use super::super::{
    Child, DEEPEST, MOST_SEATS, Node, Score, SearchControl, SearchOptions, SearchTask,
    TranspositionTable,
};
use kuba_rules::{GameResult, Player};

pub(in super::super) struct MaxN<'a, W> {
    seats: usize,
    style: SearchOptions,
    table: &'a TranspositionTable,
    visits: NodeCounter<'a, W>,
    path: Path,
}

struct Outlook<M> {
    /// By seat; 0 for seats that the game does not have.
    worths: [Score; MOST_SEATS],
    line: Vec<M>,
}

#[derive(Clone, Copy)]
struct Horizon {
    ply: usize,
    depth: u32,
    quiescence: u32,
}

struct Choosing<M> {
    mover: Player,
    /// The other seat that is ahead.
    leader: usize,
    /// Index of the best move so far (`None` for standing pat), and its result.
    best: Option<(Option<usize>, Outlook<M>)>,
    /// Lowest and highest value of each seat over all moves.
    ranges: [(Score, Score); MOST_SEATS],
}

impl<'a, N: Node, W: SearchControl<N::Move>> DepthSearch<'a, N, W> for MaxN<'a, W> {
    fn search_root(&mut self, root: &mut Root<N>, depth: u32) -> Result<(), Stopped> {
        let mut choosing = Choosing::new(&root.node, self.seats);
        let horizon = Horizon { ply: 0, depth, quiescence: self.style.quiescence };
        let mover = root.node.turn().index();
        let mut hurts = vec![Score::HIGHEST; root.moves.len()];
        let mut stopped = None;
        for (index, hurt) in hurts.iter_mut().enumerate() {
            let mv = root.moves[index].line[0];
            match self.search_move(&root.node, mv, horizon) {
                Err(reason) => {
                    stopped = Some(reason);
                    break;
                }
                // Unreachable: root moves are legal.
                Ok(None) => {}
                Ok(Some(outlook)) => {
                    let root_move = &mut root.moves[index];
                    root_move.score = outlook.worths[mover];
                    root_move.line.clone_from(&outlook.line);
                    *hurt = outlook.worths[choosing.leader];
                    choosing.weigh(Some(index), outlook);
                }
            }
        }
        if let Some(reason) = stopped {
            let best = choosing.best.and_then(|(index, _)| index).unwrap_or(0);
            root.moves[..=best].rotate_right(1);
            return Err(reason);
        }
        let mut ranked: Vec<_> = std::mem::take(&mut root.moves).into_iter().zip(hurts).collect();
        ranked.sort_by_key(|(root_move, hurts)| (Reverse(root_move.score), *hurts));
        root.moves = ranked.into_iter().map(|(root_move, _)| root_move).collect();
        Ok(())
    }

    fn visits(&mut self) -> &mut NodeCounter<'a, W> {
        &mut self.visits
    }
}

impl<'a, W> MaxN<'a, W> {
    pub(in super::super) fn new<N: Node>(
        task: &SearchTask<N>,
        table: &'a TranspositionTable,
        control: &'a mut W,
    ) -> Self {
        Self {
            seats: task.node.seats(),
            style: task.style,
            table,
            visits: NodeCounter::up_to(task.limits.nodes.unwrap_or(u64::MAX), control),
            path: Path::new(task.recurrence.clone()),
        }
    }

    /// `None` if the move is not legal.
    fn search_move<N: Node>(
        &mut self,
        node: &N,
        mv: N::Move,
        horizon: Horizon,
    ) -> Result<Option<Outlook<N::Move>>, Stopped>
    where
        W: SearchControl<N::Move>,
    {
        let child = Child::after(node, mv);
        let further = Horizon { ply: horizon.ply + 1, depth: horizon.depth - 1, ..horizon };
        let mut outlook = match self.path.enter(node, &child) {
            PathStep::Forbidden => return Ok(None),
            PathStep::Drawn => self.ended(GameResult::Drawn, further.ply),
            PathStep::New(mark) => {
                let outlook = self.search(&child.node, further)?;
                self.path.leave(mark);
                outlook
            }
        };
        outlook.line.insert(0, mv);
        Ok(Some(outlook))
    }

    fn search<N: Node>(&mut self, node: &N, horizon: Horizon) -> Result<Outlook<N::Move>, Stopped>
    where
        W: SearchControl<N::Move>,
    {
        self.visits.count::<N::Move>()?;
        if let Some(verdict) = node.verdict() {
            return Ok(self.ended(verdict, horizon.ply));
        }
        if horizon.ply >= DEEPEST {
            return Ok(Outlook::estimated(node, self.seats));
        }
        if horizon.depth == 0 {
            return self.quiescence(node, horizon);
        }
        let key = node.key();
        let moves = self.ordered_moves(node, key);
        let mut choosing = Choosing::new(node, self.seats);
        for mv in moves {
            let Some(outlook) = self.search_move(node, mv, horizon)? else {
                continue;
            };
            choosing.weigh(Some(N::move_index(mv)), outlook);
            if choosing.wins_in(horizon.ply + 1) {
                break;
            }
        }
        let Some((best, outlook)) = choosing.decided(N::TUNING.win_worth) else {
            return Ok(self.ended(node.verdict_when_stuck(), horizon.ply));
        };
        let entry = TtEntry {
            move_index: best.map(|move_index| move_index as u16),
            score: Score::DRAW,
            depth: horizon.depth,
            bound: Bound::Exact,
        };
        self.table.store(key, entry.move_only());
        Ok(outlook)
    }

    /// Hash move, tactical moves, quiet moves.
    fn ordered_moves<N: Node>(&self, node: &N, key: u64) -> Vec<N::Move> {
        let mut moves = Vec::new();
        node.tactical_moves(&mut moves);
        node.quiet_moves(&mut moves);
        let known = self.table.probe(key).and_then(|entry| entry.move_index);
        let is_known = |&mv: &N::Move| Some(N::move_index(mv) as u16) == known;
        if let Some(index) = moves.iter().position(is_known) {
            moves[..=index].rotate_right(1);
        }
        moves
    }

    /// Value once the tactical moves are over: the mover may make one or stand pat.
    fn quiescence<N: Node>(
        &mut self,
        node: &N,
        horizon: Horizon,
    ) -> Result<Outlook<N::Move>, Stopped>
    where
        W: SearchControl<N::Move>,
    {
        let resting = Outlook::estimated(node, self.seats);
        if horizon.quiescence == 0 {
            return Ok(resting);
        }
        let mut moves = Vec::new();
        node.tactical_moves(&mut moves);
        let mut choosing = Choosing::new(node, self.seats);
        choosing.weigh(None, resting);
        for mv in moves {
            let mut child = node.clone();
            child.play(mv);
            let further =
                Horizon { ply: horizon.ply + 1, depth: 0, quiescence: horizon.quiescence - 1 };
            let mut outlook = self.search(&child, further)?;
            outlook.line.insert(0, mv);
            choosing.weigh(Some(N::move_index(mv)), outlook);
            if choosing.wins_in(horizon.ply + 1) {
                break;
            }
        }
        let decided = choosing.decided(N::TUNING.win_worth);
        Ok(decided.map_or_else(|| Outlook::estimated(node, self.seats), |(_, outlook)| outlook))
    }

    fn ended<M>(&self, verdict: GameResult, ply: usize) -> Outlook<M> {
        let worth = |seat| match verdict {
            GameResult::Drawn => Score::DRAW,
            GameResult::Won(player) if player.index() == seat => Score::win_in(ply),
            GameResult::Won(_) => Score::loss_in(ply),
        };
        Outlook { worths: of_seats(self.seats, worth), line: Vec::new() }
    }
}

/// Static evaluation of each seat, less the mean of the others.
fn estimates<N: Node>(node: &N, seats: usize) -> [Score; MOST_SEATS] {
    let own = |seat| node.evaluate(Player::seat(seat));
    let all: i32 = (0..seats).map(own).sum();
    let others = seats as i32 - 1;
    let worth = |seat| Score::estimate(own(seat) - (all - own(seat)) / others);
    of_seats(seats, worth)
}

pub(in super::super) fn estimate_of_mover<N: Node>(node: &N) -> Score {
    estimates(node, node.seats())[node.turn().index()]
}

fn of_seats(seats: usize, worth: impl Fn(usize) -> Score) -> [Score; MOST_SEATS] {
    let mut worths = [Score::DRAW; MOST_SEATS];
    for (seat, own) in worths.iter_mut().enumerate().take(seats) {
        *own = worth(seat);
    }
    worths
}

impl<M> Outlook<M> {
    fn estimated<N: Node<Move = M>>(node: &N, seats: usize) -> Self {
        Self { worths: estimates(node, seats), line: Vec::new() }
    }
}

impl<M> Choosing<M> {
    fn new<N: Node<Move = M>>(node: &N, seats: usize) -> Self {
        let mover = node.turn();
        let others = (0..seats).filter(|&seat| seat != mover.index());
        let worth = |&seat: &usize| (node.evaluate(Player::seat(seat)), Reverse(seat));
        Self {
            mover,
            leader: others.max_by_key(worth).unwrap_or_default(),
            best: None,
            ranges: [(Score::HIGHEST, Score::LOWEST); MOST_SEATS],
        }
    }

    /// Adds the result of a move; `None` is standing pat. Ties are broken by the lowest index, so that the
    /// order of the moves does not matter.
    fn weigh(&mut self, number: Option<usize>, outlook: Outlook<M>) {
        for (range, &worth) in self.ranges.iter_mut().zip(&outlook.worths) {
            *range = (range.0.min(worth), range.1.max(worth));
        }
        let rank = |number: Option<usize>, outlook: &Outlook<M>| {
            let own = outlook.worths[self.mover.index()];
            (Reverse(own), outlook.worths[self.leader], number)
        };
        let better = (self.best.as_ref())
            .is_none_or(|(best, known)| rank(number, &outlook) < rank(*best, known));
        if better {
            self.best = Some((number, outlook));
        }
    }

    fn wins_in(&self, ply: usize) -> bool {
        let own = |(_, outlook): &(_, Outlook<M>)| outlook.worths[self.mover.index()];
        self.best.as_ref().map(own) == Some(Score::win_in(ply))
    }

    /// Choice and its value. Unless the mover wins, a result is certain for another seat only if every move
    /// leads to it.
    fn decided(self, win_worth: i32) -> Option<(Option<usize>, Outlook<M>)> {
        let (number, mut outlook) = self.best?;
        if outlook.worths[self.mover.index()].is_win() {
            return Some((number, outlook));
        }
        for (worth, (least, most)) in outlook.worths.iter_mut().zip(self.ranges) {
            if worth.is_win() && !least.is_win() {
                *worth = Score::estimate(win_worth);
            } else if worth.is_loss() && !most.is_loss() {
                *worth = Score::estimate(-win_worth);
            } else if worth.is_win() {
                // A player who cannot avoid it may delay it.
                *worth = least;
            }
        }
        Some((number, outlook))
    }
}
