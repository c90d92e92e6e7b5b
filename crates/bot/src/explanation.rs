//! Explanation of why a move is worse than another: the part that all games share.

use std::iter;
use std::ops::ControlFlow;

use super::Evaluate;
use super::search::Score;
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
    Won(LineWin),
    Drawn,
    Open,
}

/// Certain win at the end of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineWin {
    /// Winner.
    pub player: Player,
    /// Number of moves of all players until the win.
    pub plies: usize,
    /// Number of moves of the winner, at most.
    pub moves: usize,
}

/// Fact that makes a move worse than another, in words; what users read as its reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shortcoming {
    /// Sentence that names the fact.
    pub phrase: Phrase,
    /// Size of the fact in the game's unit: in Kuba reds and marbles (one less if they are only threatened), in Cubulus
    /// threats, in Qubism steps. What decides the game is worth [`DECISIVE`]. 0 is too small for a mark of beginners: a
    /// threat to one marble or on one face, which one move meets, a cube that could be locked, and a marble or step
    /// later than the next two turns.
    pub units: usize,
}

/// Size of a fact that decides the game, in units.
pub const DECISIVE: usize = 3;

/// Turns after a move in which beginners see a fact of one unit.
const SOON: usize = 2;

impl Shortcoming {
    /// Fact of this size so many turns after the move.
    pub(super) fn after(turns: usize, phrase: Phrase, units: usize) -> Self {
        let is_seen = units > 1 || turns <= SOON;
        Self { phrase, units: if is_seen { units } else { 0 } }
    }

    /// Returns the largest of these, and of equal ones the first.
    pub fn largest(reasons: impl IntoIterator<Item = Self>) -> Option<Self> {
        let larger =
            |most: Self, reason: Self| if reason.units > most.units { reason } else { most };
        reasons.into_iter().reduce(larger)
    }

    pub(super) fn decisive(phrase: Phrase) -> Self {
        Self { phrase, units: DECISIVE }
    }
}

/// Returns the largest fact that makes a move worse than the best one, the soonest of equal ones, by the
/// verdicts on the positions before and after it. `None` if the move was the best, or if nothing can be
/// counted. Only wins within `horizon` moves of the winner count as such.
pub fn explain<G: Evaluate>(
    before: &G,
    played: G::Move,
    best: &Verdict<G::Move>,
    after: &Verdict<G::Move>,
    horizon: usize,
) -> Option<Shortcoming> {
    let mut then = before.clone();
    then.play(played);
    let moves = [&[played], after.line.as_slice()].concat();
    let played = Continuation { moves, win: certain_win(&then, after.standing(), 1) };
    let better =
        Continuation { moves: best.line.clone(), win: certain_win(before, best.standing(), 0) };
    let [played, better] = [played, better].map(|line| line.within(before, horizon));
    Shortcoming::largest(before.reasons(&played, &better))
}

/// Returns the lost chance as a reason, in whole percent; for a loss that nothing countable explains.
pub fn lost_chances<G: Evaluate>(game: &G, better: G::Move, tenths: u16) -> Phrase {
    Phrase::new("why-keeps-chances")
        .with("better", game.written_in_sentence(better))
        .with("percent", i64::from((tenths + 5) / 10))
}

/// `before` is the number of moves played before the position.
fn certain_win<G: Game>(
    game: &G,
    (score, chances): (Score, &[Chance]),
    before: usize,
) -> Option<CertainWin> {
    let plies = score.plies_to_end()?;
    let won = chances.iter().position(|&chance| chance == Chance::WON);
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
        let walked = self.walk(from);
        if let Some(CertainWin { player, plies }) = self.win {
            return LineEnd::Won(LineWin::of(from, &walked, player, plies));
        }
        let plies = walked.len();
        match walked.last().and_then(Game::outcome) {
            Some(outcome) if from.seats() == 2 || plies <= 2 => match outcome.result {
                GameResult::Won(player) => LineEnd::Won(LineWin::of(from, &walked, player, plies)),
                GameResult::Drawn => LineEnd::Drawn,
            },
            _ => LineEnd::Open,
        }
    }

    /// The same line, without a win that takes more than `horizon` moves of the winner, and without its end.
    fn within<G: Game<Move = M>>(mut self, from: &G, horizon: usize) -> Self {
        if let LineEnd::Won(win) = self.end(from)
            && win.moves > horizon
        {
            self.win = None;
            let walked = self.walk(from).len();
            self.moves.truncate(win.plies.min(walked).saturating_sub(1));
        }
        self
    }
}

impl LineWin {
    /// Returns the win by force in a position, if there is one. `line` is the best play from there, as far as it is
    /// known; `standing` has its score, and each seat's share of the win, which only names a winner among three.
    pub fn after<G: Game>(
        game: &G,
        line: &[G::Move],
        standing: (Score, &[Chance]),
    ) -> Option<Self> {
        let CertainWin { player, plies } = certain_win(game, standing, 0)?;
        let line = Continuation { moves: line.to_vec(), win: None };
        Some(Self::of(game, &line.walk(game), player, plies))
    }

    /// Win after this many moves, of which `walked` are known. The winner may make all of the others.
    fn of<G: Game>(from: &G, walked: &[G], player: Player, plies: usize) -> Self {
        let known = plies.min(walked.len());
        let movers = iter::once(from).chain(walked).take(known).map(G::turn);
        let moves = movers.filter(|&mover| mover == player).count();
        Self { player, plies, moves: moves + plies - known }
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
    let deadline = deadline::<G>;
    let missed = |key: &'static str, win: LineWin| {
        Phrase::new(key).with("better", instead.clone()).with("deadline", deadline(win.moves))
    };
    let said = match (played.end(game), better.end(game)) {
        (LineEnd::Won(now), LineEnd::Won(then)) if now.player == then.player => None,
        (LineEnd::Won(now), LineEnd::Won(then)) if then.player == me && now.plies > 1 => Some(
            missed("why-misses-and-allows", then)
                .with("colour", name(now.player))
                .with("other", deadline(now.moves)),
        ),
        (_, LineEnd::Won(then)) if then.player == me && then.plies == 1 => {
            Some(Phrase::new("why-misses-at-once").with("better", instead))
        }
        (_, LineEnd::Won(then)) if then.player == me => Some(missed("why-misses", then)),
        (LineEnd::Won(now), _) if now.player == me => None,
        (LineEnd::Won(_), LineEnd::Won(_)) => None,
        (LineEnd::Won(now), _) if now.plies > 1 => Some(allowed(game, played, now, name)),
        (LineEnd::Drawn, LineEnd::Open) => Some(Phrase::new("why-draws")),
        _ => return ControlFlow::Continue(()),
    };
    ControlFlow::Break(said)
}

/// Last of the winner's own moves that wins, such as "with the 3rd push at the latest".
pub(super) fn deadline<G: Game>(moves: usize) -> Phrase {
    Phrase::new("why-deadline").with("moves", moves).with("of", G::ID)
}

fn allowed<G: Evaluate>(
    game: &G,
    played: &Continuation<G::Move>,
    win: LineWin,
    name: fn(Player) -> Phrase,
) -> Phrase {
    let walked = played.walk(game);
    let reply = walked.first().zip(played.moves.get(1)).map(|(after, &mv)| {
        let is_theirs = after.turn() == win.player;
        is_theirs.then(|| after.written_in_sentence(mv))
    });
    let said = |key| Phrase::new(key).with("colour", name(win.player));
    let late = |key| said(key).with("deadline", deadline::<G>(win.moves));
    match reply.flatten() {
        Some(reply) if win.plies == 2 => said("why-allows-at-once").with("reply", reply),
        Some(reply) => late("why-allows-with").with("reply", reply),
        None => late("why-allows"),
    }
}
