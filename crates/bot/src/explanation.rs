//! Explanation of why a move is worse than another: the part that all games share.

use std::ops::ControlFlow;

use super::Evaluate;
use super::search::Node;
use super::study::{Chance, Verdict};
use kuba_rules::phrase::Phrase;
use kuba_rules::{Game, GameResult, Player};

/// A move and the best play after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Continuation<M> {
    /// Moves of the line, all legal.
    pub moves: Vec<M>,
    /// Certain win, if there is one: the line may break off before the end.
    pub win: Option<CertainWin>,
}

/// Win that can no longer be prevented.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CertainWin {
    /// Winner.
    pub player: Player,
    /// Number of moves until the win, counting those of all players; the first of the line is 1.
    pub plies: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LineEnd {
    Won(CertainWin),
    Drawn { plies: usize },
    Open,
}

/// Fact that makes a move worse than another, in words; what users read as its reason.
#[derive(Clone, Debug, PartialEq)]
pub struct Shortcoming {
    /// Sentence that names the fact.
    pub phrase: Phrase,
    /// Worth of the fact in hundredths of the game's unit: the difference between the evaluations of the
    /// positions in which it can be counted. `None` if it decides the game.
    pub worth: Option<i32>,
}

impl Shortcoming {
    pub(super) fn decisive(phrase: Phrase) -> Self {
        let worth = None;
        Self { phrase, worth }
    }

    /// Shortcoming that can be counted in these positions of the two lines.
    pub(super) fn counted<N: Node>(phrase: Phrase, [played, better]: [N; 2], me: Player) -> Self {
        let goes_on = played.verdict().is_none() && better.verdict().is_none();
        let worth = goes_on.then(|| better.evaluate(me) - played.evaluate(me));
        Self { phrase, worth }
    }
}

/// Explains why a move was worse than the best one, by the verdicts on the positions before and after it. It
/// names the first fact that is worth at least half of the loss; without one, it tells the loss itself.
/// `None` if the move was the best or loses less than a percent.
pub fn explain<G: Evaluate>(
    before: &G,
    played: G::Move,
    best: &Verdict<G::Move>,
    after: &Verdict<G::Move>,
) -> Option<Phrase> {
    let mut then = before.clone();
    then.play(played);
    let moves = [&[played], after.line.as_slice()].concat();
    let played = Continuation { moves, win: certain_win(&then, after, 1) };
    let better = Continuation { moves: best.line.clone(), win: certain_win(before, best, 0) };
    let loss = (before.seats() == 2).then(|| {
        let is_same_turn = then.turn() == before.turn();
        best.score.centi() - after.score_before(is_same_turn).centi()
    });
    let explains = |reason: &Shortcoming| match (reason.worth, loss) {
        (Some(worth), Some(loss)) => 2 * worth >= loss,
        _ => true,
    };
    let reasons = before.reasons(&played, &better);
    let enough = reasons.into_iter().find(explains);
    enough.map(|reason| reason.phrase).or_else(|| kept_chances(before, best, after, played.first()))
}

/// The loss itself, in whole percent.
fn kept_chances<G: Evaluate>(
    game: &G,
    best: &Verdict<G::Move>,
    after: &Verdict<G::Move>,
    played: Option<G::Move>,
) -> Option<Phrase> {
    let better = best.line.first().copied();
    let better = better.filter(|_| better != played)?;
    let [kept, left] = [best, after].map(|verdict| verdict.chance(game.turn()).tenths());
    let percent = (kept.saturating_sub(left) + 5) / 10;
    (percent > 0).then(|| {
        Phrase::new("why-keeps-chances")
            .with("better", game.written_in_sentence(better))
            .with("percent", i64::from(percent))
    })
}

/// `before` is the number of moves played before the position.
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
    Some(CertainWin { player, plies: before + plies.unsigned_abs() as usize })
}

impl<M: Copy> Continuation<M> {
    pub(super) fn first(&self) -> Option<M> {
        self.moves.first().copied()
    }

    /// Game after each move, up to the first illegal one.
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

    /// With more than two players, those who move in between may choose otherwise: the end of a line is
    /// certain only if there are none.
    pub(super) fn end<G: Game<Move = M>>(&self, from: &G) -> LineEnd {
        if let Some(win) = self.win {
            return LineEnd::Won(win);
        }
        let walked = self.walk(from);
        let plies = walked.len();
        match walked.last().and_then(Game::outcome) {
            Some(outcome) if from.seats() == 2 || plies <= 2 => match outcome.result {
                GameResult::Won(player) => LineEnd::Won(CertainWin { player, plies }),
                GameResult::Drawn => LineEnd::Drawn { plies },
            },
            _ => LineEnd::Open,
        }
    }
}

/// Sentence on missed and allowed wins. Breaks with nothing if both lines are decided alike, and continues if
/// neither is.
pub(super) fn of_wins<G: Evaluate>(
    game: &G,
    played: &Continuation<G::Move>,
    better: &Continuation<G::Move>,
    name: fn(Player) -> Phrase,
) -> ControlFlow<Option<Phrase>> {
    let me = game.turn();
    let is_other = |mv: &G::Move| played.first().is_some_and(|played| played != *mv);
    let other = better.first().filter(is_other);
    let Some(instead) = other.map(|mv| game.written_in_sentence(mv)) else {
        return ControlFlow::Break(None);
    };
    let length = length::<G>;
    let missed = |key: &'static str, plies: usize| {
        Phrase::new(key).with("better", instead.clone()).with("length", length(plies))
    };
    let said = match (played.end(game), better.end(game)) {
        (LineEnd::Won(now), LineEnd::Won(then)) if now.player == me && then.player == me => {
            let is_slower = now.plies > then.plies;
            is_slower.then(|| missed("why-slower", then.plies).with("other", length(now.plies)))
        }
        (LineEnd::Won(now), LineEnd::Won(then)) if then.player == me && now.plies > 1 => Some(
            missed("why-misses-and-allows", then.plies)
                .with("colour", name(now.player))
                .with("other", length(now.plies - 1)),
        ),
        (_, LineEnd::Won(then)) if then.player == me && then.plies == 1 => {
            Some(Phrase::new("why-misses-at-once").with("better", instead))
        }
        (_, LineEnd::Won(then)) if then.player == me => Some(missed("why-misses", then.plies)),
        (LineEnd::Won(now), _) if now.player == me => None,
        (LineEnd::Won(now), LineEnd::Won(then)) if now.player == then.player => {
            let is_sooner = 1 < now.plies && now.plies < then.plies;
            is_sooner.then(|| {
                missed("why-sooner", now.plies - 1)
                    .with("colour", name(now.player))
                    .with("other", length(then.plies - 1))
            })
        }
        (LineEnd::Won(_), LineEnd::Won(_)) => None,
        (LineEnd::Won(now), _) if now.plies > 1 => Some(allowed(game, played, now, name)),
        (LineEnd::Drawn { plies }, LineEnd::Open) => {
            Some(Phrase::new("why-draws").with("length", length(plies)))
        }
        _ => return ControlFlow::Continue(()),
    };
    ControlFlow::Break(said)
}

pub(super) fn length<G: Game>(plies: usize) -> Phrase {
    Phrase::new("why-length").with("plies", plies).with("of", G::ID)
}

fn allowed<G: Evaluate>(
    game: &G,
    played: &Continuation<G::Move>,
    win: CertainWin,
    name: fn(Player) -> Phrase,
) -> Phrase {
    let plies = win.plies - 1;
    let length = length::<G>(plies);
    let walked = played.walk(game);
    let reply = walked.first().zip(played.moves.get(1)).map(|(after, &mv)| {
        let is_theirs = after.turn() == win.player;
        is_theirs.then(|| after.written_in_sentence(mv))
    });
    let said = |key| Phrase::new(key).with("colour", name(win.player));
    match reply.flatten() {
        Some(reply) if plies == 1 => said("why-allows-at-once").with("reply", reply),
        Some(reply) => said("why-allows-with").with("length", length).with("reply", reply),
        None => said("why-allows").with("length", length),
    }
}
