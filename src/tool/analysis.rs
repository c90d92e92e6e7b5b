//! Analysis of a saved game, move by move.

use crate::board::Playable;
use crate::bot::explanation::explain;
use crate::bot::search::TranspositionTable;
use crate::bot::study::{
    Chance, Experience, Judgement, Mark, MoveLine, PositionJudge, Review, Verdict,
};
use crate::bot::{Limits, Score};
use crate::phrase::Phrase;
use crate::rules::{Game, GameResult, option_values};
use crate::session::{Seat, Session};
use crate::store::{RecordError, read_game};

/// Maximum size of the table in MiB. The results depend on it.
const TABLE_MIB: usize = 32;

/// Analysis of a game.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// Name of the game in commands.
    pub game: &'static str,
    /// Every rule of the game with its value, as commands take them after `--option`.
    pub rules: Vec<(&'static str, &'static str)>,
    /// Names of the seats.
    pub seats: Vec<Phrase>,
    /// Analysis of each move.
    pub moves: Vec<AnalysedMove>,
    /// Index of the move that lost the game, from 0.
    pub turning_point: Option<usize>,
    /// Accuracy of each seat, in tenths of a percent; `None` if it made fewer than ten judged moves.
    pub accuracy: Vec<Option<u16>>,
}

/// Analysis of a move.
#[derive(Clone, Debug)]
pub struct AnalysedMove {
    /// Move in plain notation.
    pub written: String,
    /// Judgement of the move.
    pub judgement: Judgement,
    /// Score after the move for the player who made it; `None` with more than two players.
    pub score: Option<Score>,
    /// Share of the win of each seat after the move.
    pub chances: Vec<Chance>,
    /// The move as the window lists it.
    pub listed: Phrase,
    /// Best line from the position before the move, in plain notation.
    pub line: Vec<String>,
    /// The same line as the window lists it.
    pub listed_line: Vec<Phrase>,
    /// Reason why the move was bad, if it was.
    pub why: Option<Phrase>,
}

/// Without a time limit, the result is the same on every machine.
pub(super) fn of<G: Playable>(text: &str, limits: Limits) -> Result<Analysis, RecordError> {
    let (session, record) = read_game::<G>(text)?;
    let winner = session.outcome().map(|outcome| outcome.result);
    let mut course = course(&session);
    let table = TranspositionTable::new(TABLE_MIB);
    let judge = PositionJudge { table: &table, limits, threads: 1 };
    course.judge(&judge, &mut || false, &mut |_, _| ());
    let MoveLine { positions, moves, known } = &course;
    let experience = Experience::at_table(record.seats.iter().filter_map(Seat::level));
    let winner = winner.and_then(GameResult::winner);
    let review = Review::of(positions, moves, known, winner, experience);
    let rules = positions[0].effective_rules(record.rules);
    let verdicts: Vec<Verdict<G::Move>> = (known.iter().flatten().zip(positions))
        .map(|(verdict, game)| verdict.seen_by(game, experience))
        .collect();
    let judged = |(ply, judgement): (usize, Option<Judgement>)| {
        let (game, mv) = (&positions[ply], moves[ply]);
        let [before, after] = [ply, ply + 1].map(|place| &verdicts[place]);
        let judgement = judgement?;
        let is_bad = judgement.mark.is_some_and(Mark::blames);
        let is_same_turn = positions[ply + 1].turn() == game.turn();
        Some(AnalysedMove {
            written: mv.to_string(),
            judgement,
            score: (game.seats() == 2).then(|| after.score_before(is_same_turn)),
            chances: after.chances.clone(),
            listed: game.list_text(mv),
            line: before.line.iter().map(G::Move::to_string).collect(),
            listed_line: listed(game, &before.line),
            why: explain(game, mv, before, after).filter(|_| is_bad),
        })
    };
    Ok(Analysis {
        game: G::ID,
        rules: option_values::<G>(&rules),
        seats: (0..positions[0].seats())
            .map(|seat| G::seat_name(crate::rules::Player::seat(seat)))
            .collect(),
        moves: review.judgements.into_iter().enumerate().filter_map(judged).collect(),
        turning_point: review.turning_point,
        accuracy: review.accuracy,
    })
}

pub(super) fn listed<G: Playable>(game: &G, line: &[G::Move]) -> Vec<Phrase> {
    let mut game = game.clone();
    let mut listed = Vec::with_capacity(line.len());
    for &mv in line {
        listed.push(game.list_text(mv));
        game.play(mv);
    }
    listed
}

/// A player who resigned or lost on time is not judged for that, but for the board they left.
fn course<G: Game + crate::bot::Evaluate>(session: &Session<G>) -> MoveLine<G> {
    let mut game = session.start().clone();
    let mut positions = vec![game.clone()];
    for &mv in session.moves() {
        game.play(mv);
        positions.push(game.clone());
    }
    MoveLine::new(positions, session.moves().to_vec())
}
