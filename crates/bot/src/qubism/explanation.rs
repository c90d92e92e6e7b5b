//! Explanation of why a Qubism move is worse than another.

use std::mem;
use std::ops::ControlFlow;

use super::moves::locked;
use crate::explanation::of_wins;
use crate::{Continuation, Evaluate, Shortcoming};
use kuba_rules::phrase::{Phrase, ToPhrase};
use kuba_rules::qubism::{Colour, GameState, Move, Position};
use kuba_rules::{Game, Player};

/// Last turn that a reason may be about, counted from the move itself.
const LAST_TURN: usize = 4;

pub(super) fn reasons(
    game: &GameState,
    played: &Continuation<Move>,
    better: &Continuation<Move>,
) -> Vec<Shortcoming> {
    let name = |player| Colour::of(player).phrase();
    if let ControlFlow::Break(said) = of_wins(game, played, better, name) {
        return said.map(Shortcoming::decisive).into_iter().collect();
    }
    let Some(first) = better.first() else {
        return Vec::new();
    };
    let lines = Lines {
        game,
        moves: [&played.moves, &better.moves],
        walked: [played.walk(game), better.walk(game)],
        instead: game.written_in_sentence(first),
    };
    let mut reasons = lines.ways();
    reasons.extend(lines.lock());
    reasons
}

/// The two lines, that of the played move first.
struct Lines<'a> {
    game: &'a GameState,
    moves: [&'a [Move]; 2],
    walked: [Vec<GameState>; 2],
    /// The better move.
    instead: Phrase,
}

#[derive(Clone, Copy)]
struct Ways {
    mine: u32,
    theirs: u32,
}

impl Ways {
    fn of(position: &Position, me: Player) -> Self {
        let steps = |player| position.steps_to_goal(player).unwrap_or_default();
        Self { mine: steps(me), theirs: steps(me.next(2)) }
    }

    fn lead(self) -> i64 {
        i64::from(self.theirs) - i64::from(self.mine)
    }
}

impl Lines<'_> {
    fn me(&self) -> Player {
        self.game.turn()
    }

    fn said(&self, key: &'static str) -> Phrase {
        let [me, other] = [self.me(), self.me().next(2)].map(|player| Colour::of(player).phrase());
        Phrase::new(key).with("better", self.instead.clone()).with("me", me).with("colour", other)
    }

    fn ways_after(&self, plies: usize) -> [Ways; 2] {
        let before = Ways::of(self.game.position(), self.me());
        [0, 1].map(|line| match plies.checked_sub(1) {
            Some(last) => Ways::of(self.walked[line][last].position(), self.me()),
            None => before,
        })
    }

    /// Lead that is lost, in steps, as far as it stays lost.
    fn ways(&self) -> Vec<Shortcoming> {
        let common = self.walked[0].len().min(self.walked[1].len()).min(LAST_TURN + 1);
        let mut lasting = i64::MAX;
        let mut reasons = Vec::new();
        for plies in (1..=common).rev() {
            let [now, then] = self.ways_after(plies);
            lasting = lasting.min(then.lead() - now.lead());
            let phrase = match (plies, usize::try_from(lasting)) {
                (_, Err(_) | Ok(0)) => break,
                (1, _) => Some(self.by_the_move()),
                (2, _) => self.by_the_answer(),
                _ => None,
            };
            let phrase = phrase.unwrap_or_else(|| self.later(plies));
            reasons.push(Shortcoming::after(plies - 1, phrase, lasting as usize));
        }
        reasons.reverse();
        // What the answer does says more than the move itself.
        if reasons.len() == common
            && let [first, second, ..] = &mut reasons[..]
            && first.units == second.units
        {
            mem::swap(first, second);
        }
        reasons
    }

    /// Effect of the move itself on the ways, or the missed effect of the better one.
    fn by_the_move(&self) -> Phrase {
        let [before, _] = self.ways_after(0);
        let [now, then] = self.ways_after(1);
        let cube = match self.moves[0][0] {
            Move::Go { from, .. } if from != self.game.position().pawn(self.me()) => Some(from),
            _ => None,
        };
        let opened = less(now.theirs, before.theirs, then.theirs);
        let longer = less(before.mine.max(then.mine), now.mine, now.mine);
        let closed = less(before.theirs.max(now.theirs), then.theirs, then.theirs);
        let nearer = less(then.mine, before.mine, now.mine);
        let most = opened.max(longer).max(closed).max(nearer);
        let steps = |said: Phrase, more: u32, less: u32| said.with("steps", i64::from(more - less));
        if opened == most
            && let Some(cube) = cube
        {
            let said = self.said("qubism-why-unblocks");
            return said
                .with("cube", cube.to_string())
                .with("now", steps_phrase(now.theirs))
                .with("then", steps_phrase(then.theirs));
        }
        if longer == most {
            let said = steps(self.said("qubism-why-lengthens-own"), now.mine, before.mine);
            return said.with("then", steps_phrase(then.mine));
        }
        if closed == most {
            return steps(self.said("qubism-why-lengthens"), then.theirs, before.theirs);
        }
        let goes = match self.moves[1][0] {
            Move::Go { from, to } if from == self.game.position().pawn(self.me()) => {
                Some(from.direction_to(to).is_none())
            }
            _ => None,
        };
        match goes {
            Some(true) => steps(self.said("qubism-why-jumps"), before.mine, then.mine),
            Some(false) => self.said("qubism-why-nearer"),
            None => steps(self.said("qubism-why-opens"), before.mine, then.mine),
        }
    }

    /// Effect of the opponent's reply that the better move would have prevented.
    fn by_the_answer(&self) -> Option<Phrase> {
        let [after, _] = self.ways_after(1);
        let [now, then] = self.ways_after(2);
        let [game, _] = [0, 1].map(|line| &self.walked[line][0]);
        let answer = self.moves[0][1];
        let blocks = now.mine > after.mine && now.mine > then.mine;
        let comes = now.theirs < after.theirs && now.theirs < then.theirs;
        let said = |key| self.said(key).with("reply", game.written_in_sentence(answer));
        let lengths = |said: Phrase, now: u32, then: u32| {
            said.with("now", steps_phrase(now)).with("then", steps_phrase(then))
        };
        if blocks && now.mine - then.mine >= then.theirs.saturating_sub(now.theirs) {
            return Some(lengths(said("qubism-why-blocks"), now.mine, then.mine));
        }
        if !comes {
            return None;
        }
        let Move::Go { from, to } = answer else {
            return None;
        };
        let is_pawn = game.position().pawn(game.turn()) == from;
        let key = match (is_pawn, from.direction_to(to)) {
            (true, None) => "qubism-why-allows-jump",
            (true, Some(_)) => return None,
            (false, _) => {
                let was_locked = self.walked[1][0].position().slide(from).is_empty();
                if was_locked && locked(game.position(), self.walked[1][0].position()) == Some(from)
                {
                    let locks = said("qubism-why-locks").with("cube", from.to_string());
                    return Some(locks);
                }
                "qubism-why-allows-opening"
            }
        };
        Some(lengths(said(key), now.theirs, then.theirs))
    }

    /// Difference of the ways after so many moves.
    fn later(&self, plies: usize) -> Phrase {
        let [now, then] = self.ways_after(plies);
        let longer = now.mine.saturating_sub(then.mine);
        let shorter = then.theirs.saturating_sub(now.theirs);
        let said = match (longer, shorter) {
            (longer, 0) => self.said("qubism-why-longer").with("steps", steps_phrase(longer)),
            (0, shorter) => self.said("qubism-why-shorter").with("steps", steps_phrase(shorter)),
            (longer, shorter) => {
                let said = self.said("qubism-why-longer-and-shorter");
                said.with("steps", steps_phrase(longer)).with("fewer", steps_phrase(shorter))
            }
        };
        said.with("moves", plies - 1)
    }

    fn lock(&self) -> Option<Shortcoming> {
        let [now, then] = [self.walked[0].first()?, self.walked[1].first()?];
        let cube = locked(self.game.position(), then.position())?;
        let moves_on = !now.position().slide(cube).is_empty();
        let phrase = self.said("qubism-why-would-lock").with("cube", cube.to_string());
        moves_on.then_some(Shortcoming { phrase, units: 0 })
    }
}

fn less(short: u32, one: u32, other: u32) -> u32 {
    one.min(other).saturating_sub(short)
}

fn steps_phrase(steps: u32) -> Phrase {
    Phrase::new("qubism-steps").with("steps", i64::from(steps))
}
