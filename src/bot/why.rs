//! Why a move was worse than another: what the games have in common.

use std::ops::ControlFlow;

use super::Evaluate;
use super::study::{Chance, Verdict};
use crate::phrase::Phrase;
use crate::rules::{Game, GameResult, Player};

/// A move and the best play after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Continuation<M> {
    /// The moves, legal one after the other.
    pub moves: Vec<M>,
    /// Who is certain to win, if anybody: the line may break off before the end.
    pub win: Option<CertainWin>,
}

/// A win that nobody can prevent any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CertainWin {
    /// Who wins.
    pub player: Player,
    /// After how many moves; everybody's count, the first of the line is one.
    pub plies: usize,
}

/// How a line ends, as far as it is certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    Won(CertainWin),
    Drawn { plies: usize },
    Open,
}

/// What the sentences need to know of a game, beside its rules.
pub(super) struct Names<G: Game> {
    /// What a player is called.
    pub player: fn(Player) -> Phrase,
    /// How a move is written in a sentence.
    pub written: fn(&G, G::Move) -> Phrase,
}

/// Why a move was worse than the best, by what was found out about the position before it and the
/// one after it; `None` if it was the best, or if nothing that counts tells them apart.
pub fn why<G: Evaluate>(
    before: &G,
    played: G::Move,
    best: &Verdict<G::Move>,
    after: &Verdict<G::Move>,
) -> Option<Phrase> {
    let mut then = before.clone();
    then.play(played);
    let moves = [&[played], after.line.as_slice()].concat();
    let played = Continuation {
        moves,
        win: certain_win(&then, after, 1),
    };
    let better = Continuation {
        moves: best.line.clone(),
        win: certain_win(before, best, 0),
    };
    before.why(&played, &better)
}

/// Who is certain to win from a position, with so many moves played before it.
fn certain_win<G: Game>(game: &G, verdict: &Verdict<G::Move>, before: usize) -> Option<CertainWin> {
    let plies = verdict.score.plies_to_end()?;
    let is_won = |chance: &&Chance| **chance == Chance::WON;
    let won = verdict.chances.iter().position(|chance| is_won(&chance));
    let player = match won {
        Some(seat) => Player::seat(seat),
        None if plies > 0 => game.turn(),
        None if game.seats() == 2 => game.turn().next(2),
        None => return None,
    };
    Some(CertainWin {
        player,
        plies: before + plies.unsigned_abs() as usize,
    })
}

impl<M: Copy> Continuation<M> {
    /// The first move.
    pub(super) fn first(&self) -> Option<M> {
        self.moves.first().copied()
    }

    /// The game after each move, as far as they are legal.
    pub(super) fn walk<G: Game<Move = M>>(&self, from: &G) -> Vec<G> {
        let mut game = from.clone();
        let mut after = Vec::with_capacity(self.moves.len());
        for &mv in &self.moves {
            if game.check(mv).is_err() {
                break;
            }
            game.play(mv);
            after.push(game.clone());
        }
        after
    }

    /// How the line ends. Among more than two, who moves in between may choose otherwise: what
    /// stands at the end of a line is certain there only if nobody does.
    pub(super) fn end<G: Game<Move = M>>(&self, from: &G) -> End {
        if let Some(win) = self.win {
            return End::Won(win);
        }
        let walked = self.walk(from);
        let plies = walked.len();
        match walked.last().and_then(Game::outcome) {
            Some(outcome) if from.seats() == 2 || plies <= 2 => match outcome.result {
                GameResult::Won(player) => End::Won(CertainWin { player, plies }),
                GameResult::Drawn => End::Drawn { plies },
            },
            _ => End::Open,
        }
    }
}

/// What is said of wins missed and wins allowed: breaks off with nothing where the game is decided
/// in both lines alike, and goes on where it is in neither.
pub(super) fn of_wins<G: Game>(
    game: &G,
    played: &Continuation<G::Move>,
    better: &Continuation<G::Move>,
    names: &Names<G>,
) -> ControlFlow<Option<Phrase>> {
    let me = game.turn();
    let is_other = |mv: &G::Move| played.first().is_some_and(|played| played != *mv);
    let other = better.first().filter(is_other);
    let Some(instead) = other.map(|mv| (names.written)(game, mv)) else {
        return ControlFlow::Break(None);
    };
    let length = length::<G>;
    let missed = |key: &'static str, plies: usize| {
        Phrase::new(key)
            .with("better", instead.clone())
            .with("length", length(plies))
    };
    let said = match (played.end(game), better.end(game)) {
        (End::Won(now), End::Won(then)) if now.player == me && then.player == me => {
            let is_slower = now.plies > then.plies;
            is_slower.then(|| missed("why-slower", then.plies).with("other", length(now.plies)))
        }
        (End::Won(now), End::Won(then)) if then.player == me && now.plies > 1 => Some(
            missed("why-misses-and-allows", then.plies)
                .with("colour", (names.player)(now.player))
                .with("other", length(now.plies - 1)),
        ),
        (_, End::Won(then)) if then.player == me && then.plies == 1 => {
            Some(Phrase::new("why-misses-at-once").with("better", instead))
        }
        (_, End::Won(then)) if then.player == me => Some(missed("why-misses", then.plies)),
        (End::Won(now), _) if now.player == me => None,
        (End::Won(now), End::Won(then)) if now.player == then.player => {
            let is_sooner = 1 < now.plies && now.plies < then.plies;
            is_sooner.then(|| {
                missed("why-sooner", now.plies - 1)
                    .with("colour", (names.player)(now.player))
                    .with("other", length(then.plies - 1))
            })
        }
        (End::Won(_), End::Won(_)) => None,
        (End::Won(now), _) if now.plies > 1 => Some(allowed(game, played, now, names)),
        (End::Drawn { plies }, End::Open) => {
            Some(Phrase::new("why-draws").with("length", length(plies)))
        }
        _ => return ControlFlow::Continue(()),
    };
    ControlFlow::Break(said)
}

/// So many moves, as the game calls them.
pub(super) fn length<G: Game>(plies: usize) -> Phrase {
    Phrase::new("why-length")
        .with("plies", plies)
        .with("of", G::ID)
}

/// That somebody else wins now, and how that begins.
fn allowed<G: Game>(
    game: &G,
    played: &Continuation<G::Move>,
    win: CertainWin,
    names: &Names<G>,
) -> Phrase {
    let plies = win.plies - 1;
    let length = length::<G>(plies);
    let walked = played.walk(game);
    let reply = walked.first().zip(played.moves.get(1)).map(|(after, &mv)| {
        let is_theirs = after.turn() == win.player;
        is_theirs.then(|| (names.written)(after, mv))
    });
    let said = |key| Phrase::new(key).with("colour", (names.player)(win.player));
    match reply.flatten() {
        Some(reply) if plies == 1 => said("why-allows-at-once").with("reply", reply),
        Some(reply) => said("why-allows-with")
            .with("length", length)
            .with("reply", reply),
        None => said("why-allows").with("length", length),
    }
}
