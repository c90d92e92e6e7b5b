//! The plainest search possible, as a reference for the real one.

use std::cmp::Reverse;

use kuba_bot::search::{Node, RepetitionRule, Score, SearchOptions};
use kuba_rules::{GameResult, Player};

/// Minimax for two seats with the whole path and its repetition rule. It never discards a position.
pub(crate) struct Plain {
    pub(crate) root: Player,
    pub(crate) recurrence: RepetitionRule,
    /// Number of positions in the history before the root.
    before: usize,
    /// Maximum number of tactical moves in a row beyond the depth.
    pub(crate) quiescence: u32,
    /// Value of a draw for the root player.
    draw: Score,
}

impl Plain {
    pub(crate) fn new(root: Player, recurrence: RepetitionRule, style: SearchOptions) -> Self {
        let before = match &recurrence {
            RepetitionRule::DrawAtThird { past } | RepetitionRule::Forbidden { past } => {
                past.len() - 1
            }
            RepetitionRule::Ignored => 0,
        };
        Self {
            root,
            recurrence,
            before,
            quiescence: style.quiescence,
            draw: Score::estimate(if root == Player::FIRST { style.draw } else { -style.draw }),
        }
    }

    /// Score for the root player, who maximises it while all others minimise it.
    pub(crate) fn value<N: Node>(&mut self, node: &N, depth: u32, ply: usize) -> Score {
        let (root, draw) = (self.root, self.draw);
        let judged = |verdict| match verdict {
            GameResult::Drawn => draw,
            GameResult::Won(player) if player == root => Score::win_in(ply),
            GameResult::Won(_) => Score::loss_in(ply),
        };
        if let Some(verdict) = node.verdict() {
            return judged(verdict);
        }
        if depth == 0 {
            return self.settled(node, self.quiescence, ply);
        }
        let stuck = judged(node.verdict_when_stuck());
        let mut moves = Vec::new();
        node.tactical_moves(&mut moves);
        node.quiet_moves(&mut moves);
        let mut values = Vec::new();
        for mv in moves {
            let mut child = node.clone();
            child.play(mv);
            let (here, past, drawn) = match &mut self.recurrence {
                RepetitionRule::Ignored => {
                    values.push(self.value(&child, depth - 1, ply + 1));
                    continue;
                }
                RepetitionRule::DrawAtThird { past } => (child.key(), past, true),
                RepetitionRule::Forbidden { past } => (child.arrangement(), past, false),
            };
            let stays = !drawn && here == node.arrangement();
            let is_here = |&&seen: &&u64| seen == here;
            let (long_ago, searched) = past.split_at(if drawn { self.before } else { 0 });
            let comes_back =
                searched.contains(&here) || long_ago.iter().filter(is_here).count() >= 2;
            if !stays && comes_back {
                if drawn {
                    values.push(draw);
                }
                continue;
            }
            past.push(here);
            let value = self.value(&child, depth - 1, ply + 1);
            values.push(value);
            if let RepetitionRule::DrawAtThird { past } | RepetitionRule::Forbidden { past } =
                &mut self.recurrence
            {
                past.pop();
            }
        }
        self.best(node.turn(), values).unwrap_or(stuck)
    }

    /// Quiescence search: tactical moves only, with the option to stop.
    fn settled<N: Node>(&self, node: &N, left: u32, ply: usize) -> Score {
        match node.verdict() {
            None => {}
            Some(GameResult::Drawn) => return self.draw,
            Some(GameResult::Won(player)) if player == self.root => return Score::win_in(ply),
            Some(GameResult::Won(_)) => return Score::loss_in(ply),
        }
        let mut values = vec![Score::estimate(node.evaluate(self.root))];
        if left > 0 {
            let mut moves = Vec::new();
            node.tactical_moves(&mut moves);
            for mv in moves {
                let mut child = node.clone();
                child.play(mv);
                values.push(self.settled(&child, left - 1, ply + 1));
            }
        }
        self.best(node.turn(), values).expect("the estimate")
    }

    fn best(&self, turn: Player, values: Vec<Score>) -> Option<Score> {
        if turn == self.root { values.into_iter().max() } else { values.into_iter().min() }
    }
}

/// Small random number generator (xorshift).
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % end
    }
}

/// The plainest max-n: it searches every move and remembers nothing.
pub(crate) struct PlainMany {
    pub(crate) seats: usize,
    /// Value of a win that is not certain, in hundredths.
    pub(crate) win_worth: i32,
    /// Maximum number of tactical moves in a row beyond the depth.
    pub(crate) quiescence: u32,
}

impl PlainMany {
    /// Value of the position for each seat.
    pub(crate) fn values<N: Node>(&self, node: &N, depth: u32, ply: usize) -> Vec<Score> {
        self.look(node, depth, self.quiescence, ply)
    }

    fn look<N: Node>(&self, node: &N, depth: u32, quiescence: u32, ply: usize) -> Vec<Score> {
        if let Some(verdict) = node.verdict() {
            return self.judged(verdict, ply);
        }
        let mut moves = Vec::new();
        let mut options = Vec::new();
        node.tactical_moves(&mut moves);
        if depth > 0 {
            node.quiet_moves(&mut moves);
        } else {
            options.push((None, self.estimates(node)));
            moves.truncate(if quiescence > 0 { moves.len() } else { 0 });
        }
        for mv in moves {
            let mut child = node.clone();
            child.play(mv);
            let values = match depth {
                0 => self.look(&child, 0, quiescence - 1, ply + 1),
                _ => self.look(&child, depth - 1, quiescence, ply + 1),
            };
            options.push((Some(N::move_index(mv)), values));
        }
        self.chosen(node, &options).unwrap_or_else(|| self.judged(node.verdict_when_stuck(), ply))
    }

    fn chosen<N: Node>(
        &self,
        node: &N,
        options: &[(Option<usize>, Vec<Score>)],
    ) -> Option<Vec<Score>> {
        let mover = node.turn().index();
        let others = (0..self.seats).filter(|&seat| seat != mover);
        let leader = others.rev().max_by_key(|&seat| node.evaluate(Player::seat(seat)))?;
        let (_, best) = options.iter().min_by_key(|(move_index, values)| {
            (Reverse(values[mover]), values[leader], *move_index)
        })?;
        if is_win(best[mover]) {
            return Some(best.clone());
        }
        let seat = |seat: usize| {
            let all = || options.iter().map(|(_, values)| values[seat]);
            if is_win(best[seat]) {
                let longest = all().min().expect("an option");
                return if all().all(is_win) { longest } else { Score::estimate(self.win_worth) };
            }
            if is_loss(best[seat]) && !all().all(is_loss) {
                return Score::estimate(-self.win_worth);
            }
            best[seat]
        };
        Some((0..self.seats).map(seat).collect())
    }

    fn estimates<N: Node>(&self, node: &N) -> Vec<Score> {
        let own = |seat| node.evaluate(Player::seat(seat));
        let all: i32 = (0..self.seats).map(own).sum();
        let others = self.seats as i32 - 1;
        let worth = |seat| Score::estimate(own(seat) - (all - own(seat)) / others);
        (0..self.seats).map(worth).collect()
    }

    fn judged(&self, verdict: GameResult, ply: usize) -> Vec<Score> {
        let worth = |seat| match verdict {
            GameResult::Drawn => Score::DRAW,
            GameResult::Won(player) if player.index() == seat => Score::win_in(ply),
            GameResult::Won(_) => Score::loss_in(ply),
        };
        (0..self.seats).map(worth).collect()
    }
}

fn is_win(score: Score) -> bool {
    score.plies_to_end().is_some() && score > Score::DRAW
}

fn is_loss(score: Score) -> bool {
    score.plies_to_end().is_some() && score < Score::DRAW
}
