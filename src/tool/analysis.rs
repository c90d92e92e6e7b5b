//! What a saved game was worth, move by move.

use crate::board::Playable;
use crate::bot::search::TranspositionTable;
use crate::bot::study::{Chance, Course, Judge, Judgement, Mark, Review, Verdict};
use crate::bot::why::why;
use crate::bot::{Limits, Score};
use crate::phrase::Phrase;
use crate::rules::{Game, GameResult};
use crate::session::Session;
use crate::store::{RecordError, read_game};

/// What an analysis remembers of positions, in MiB at most. What comes out depends on it.
const TABLE_MIB: usize = 32;

/// A game as it was judged.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// The game's name in commands.
    pub game: &'static str,
    /// Every rule that can be chosen, with its value: what commands take after `--option`.
    pub rules: Vec<(&'static str, &'static str)>,
    /// What the seats are called.
    pub seats: Vec<Phrase>,
    /// The moves of the game.
    pub moves: Vec<AnalysedMove>,
    /// The place of the move with which the game was lost, counted from 0.
    pub turning_point: Option<usize>,
    /// How accurately each seat played, in tenths of a percent; `None` if it made no move.
    pub accuracy: Vec<Option<u16>>,
}

/// A move as it was judged.
#[derive(Clone, Debug)]
pub struct AnalysedMove {
    /// The move in plain notation.
    pub written: String,
    /// What is thought of it.
    pub judgement: Judgement,
    /// What it led to in the eyes of who made it; `None` among more than two.
    pub score: Option<Score>,
    /// Each seat's share of the win after it.
    pub chances: Vec<Chance>,
    /// The best line instead of it, or with it, in plain notation.
    pub line: Vec<String>,
    /// Why it was bad, if it was.
    pub why: Option<Phrase>,
}

/// Judges the game in a saved text. With limits that are no time the same comes out on every machine.
pub(super) fn of<G: Playable>(text: &str, limits: Limits) -> Result<Analysis, RecordError> {
    let (session, record) = read_game::<G>(text)?;
    let winner = session.outcome().map(|outcome| outcome.result);
    let mut course = course(&session);
    let table = TranspositionTable::new(TABLE_MIB);
    let judge = Judge {
        table: &table,
        limits,
        threads: 1,
    };
    course.judge(&judge, &mut || false, &mut |_, _| ());
    let Course {
        positions,
        moves,
        known,
    } = &course;
    let review = Review::of(positions, moves, known, winner.and_then(GameResult::winner));
    let rules = positions[0].rules_in_force(record.rules);
    let named = |option: &crate::rules::RuleOption<G::Rules>| {
        let value = option.values.get((option.get)(&rules));
        (option.name, value.copied().unwrap_or_default())
    };
    let verdicts: Vec<&Verdict<G::Move>> = known.iter().flatten().collect();
    let judged = |(ply, judgement): (usize, Option<Judgement>)| {
        let (game, mv) = (&positions[ply], moves[ply]);
        let [before, after] = [ply, ply + 1].map(|place| verdicts[place]);
        let judgement = judgement?;
        let is_bad = matches!(
            judgement.mark,
            Some(Mark::Doubtful | Mark::Mistake | Mark::Blunder)
        );
        let is_same_turn = positions[ply + 1].turn() == game.turn();
        Some(AnalysedMove {
            written: mv.to_string(),
            judgement,
            score: (game.seats() == 2).then(|| after.score_before(is_same_turn)),
            chances: after.chances.clone(),
            line: before.line.iter().map(G::Move::to_string).collect(),
            why: why(game, mv, before, after).filter(|_| is_bad),
        })
    };
    Ok(Analysis {
        game: G::ID,
        rules: G::options().iter().map(named).collect(),
        seats: (0..positions[0].seats())
            .map(|seat| G::seat_name(crate::rules::Player::seat(seat)))
            .collect(),
        moves: review
            .judgements
            .into_iter()
            .enumerate()
            .filter_map(judged)
            .collect(),
        turning_point: review.turning_point,
        accuracy: review.accuracy,
    })
}

/// The moves of a game and the positions between them; who gave up or ran out of time is not
/// judged for that, but for the board they left.
fn course<G: Game + crate::bot::Evaluate>(session: &Session<G>) -> Course<G> {
    let mut game = session.start().clone();
    let mut positions = vec![game.clone()];
    for &mv in session.moves() {
        game.play(mv);
        positions.push(game.clone());
    }
    Course::new(positions, session.moves().to_vec())
}
