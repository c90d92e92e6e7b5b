//! The plainest search that can be written: what the real one has to agree with.

use kuba::bot::search::{Node, Recurrence, Score, Style, Verdict};
use kuba::rules::Player;

/// Every position on the path, and what a recurrence means. Nothing is ever dropped from it.
pub struct Plain {
    pub root: Player,
    pub recurrence: Recurrence,
    /// How many captures in a row are followed at the end.
    pub chain: u32,
}

impl Plain {
    pub fn new(root: Player, recurrence: Recurrence, style: Style) -> Self {
        Self {
            root,
            recurrence,
            chain: style.chain,
        }
    }

    /// The score of a position for the root player: the root player seeks the highest one,
    /// everybody else the lowest.
    pub fn value<N: Node>(&mut self, node: &N, depth: u32, ply: usize) -> Score {
        let judged = |verdict| match verdict {
            Verdict::Drawn => Score::DRAW,
            Verdict::Won(player) if player == self.root => Score::win_in(ply),
            Verdict::Won(_) => Score::loss_in(ply),
        };
        if let Some(verdict) = node.verdict() {
            return judged(verdict);
        }
        if depth == 0 {
            return self.settled(node, self.chain, ply);
        }
        let stuck = judged(node.verdict_when_stuck());
        let mut moves = Vec::new();
        node.captures(&mut moves);
        node.quiets(&mut moves);
        let mut values = Vec::new();
        for mv in moves {
            let mut child = node.clone();
            child.play(mv);
            let (here, past, drawn) = match &mut self.recurrence {
                Recurrence::Ignored => {
                    values.push(self.value(&child, depth - 1, ply + 1));
                    continue;
                }
                Recurrence::DrawAtThird { past } => (child.key(), past, true),
                Recurrence::Forbidden { past } => (child.arrangement(), past, false),
            };
            let stays = !drawn && here == node.arrangement();
            if !stays && past.contains(&here) {
                if drawn {
                    values.push(Score::DRAW);
                }
                continue;
            }
            past.push(here);
            let value = self.value(&child, depth - 1, ply + 1);
            values.push(value);
            if let Recurrence::DrawAtThird { past } | Recurrence::Forbidden { past } =
                &mut self.recurrence
            {
                past.pop();
            }
        }
        self.best(node.turn(), values).unwrap_or(stuck)
    }

    /// Captures only, and leaving it at that.
    fn settled<N: Node>(&self, node: &N, chain: u32, ply: usize) -> Score {
        match node.verdict() {
            None => {}
            Some(Verdict::Drawn) => return Score::DRAW,
            Some(Verdict::Won(player)) if player == self.root => return Score::win_in(ply),
            Some(Verdict::Won(_)) => return Score::loss_in(ply),
        }
        let mut values = vec![Score::estimate(node.evaluate(self.root))];
        if chain > 0 {
            let mut moves = Vec::new();
            node.captures(&mut moves);
            for mv in moves {
                let mut child = node.clone();
                child.play(mv);
                values.push(self.settled(&child, chain - 1, ply + 1));
            }
        }
        self.best(node.turn(), values).expect("the estimate")
    }

    fn best(&self, turn: Player, values: Vec<Score>) -> Option<Score> {
        if turn == self.root {
            values.into_iter().max()
        } else {
            values.into_iter().min()
        }
    }
}

/// A small generator for random games (xorshift).
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % end
    }
}
