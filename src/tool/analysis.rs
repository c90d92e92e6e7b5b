//! Analysis of a saved game, move by move.

use crate::board::Playable;
use crate::bot::search::TranspositionTable;
use crate::bot::study::{Chance, Experience, Judgement, Mark, MoveLine, PositionJudge, Review};
use crate::bot::{Limits, LineWin, Score};
use crate::phrase::Phrase;
use crate::rules::{Rounds, option_values};
use crate::session::Seat;
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
    /// Number of its round in the list of moves, from 1.
    pub number: usize,
    /// Move in plain notation.
    pub written: String,
    /// Judgement of the move.
    pub judgement: Judgement,
    /// Score after the move for the player who made it; `None` with more than two players.
    pub score: Option<Score>,
    /// Moves of the winner to a win by force, from this move on; `None` without one.
    pub moves_to_win: Option<usize>,
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
    let winner = session.outcome().and_then(|outcome| outcome.result.winner());
    let mut line = session.judged_line();
    line.keep_from(limits.nodes.unwrap_or(u64::MAX));
    let table = TranspositionTable::new(TABLE_MIB);
    let judge = PositionJudge { table: &table, limits, threads: 1 };
    line.judge(&judge, &mut || false, &mut |_, _| ());
    let experience = Experience::at_table(record.seats.iter().filter_map(Seat::level));
    let review = Review::of(&line, winner, experience);
    let MoveLine { positions, moves, known } = &line;
    let rules = positions[0].effective_rules(record.rules);
    let mut rounds = Rounds::default();
    let analysed = |(ply, judgement): (usize, Option<Judgement>)| {
        let (game, mv) = (&positions[ply], moves[ply]);
        let number = rounds.add(game.turn());
        let (judgement, before, after) =
            (judgement?, known[ply].as_ref()?, known[ply + 1].as_ref()?);
        let is_bad = judgement.mark.is_some_and(Mark::blames);
        let is_same_turn = positions[ply + 1].turn() == game.turn();
        let win = LineWin::after(&positions[ply + 1], &after.line, after.standing());
        Some(AnalysedMove {
            number,
            written: mv.to_string(),
            score: (game.seats() == 2).then(|| after.score_before(is_same_turn)),
            moves_to_win: win.map(|win| win.moves + usize::from(win.player == game.turn())),
            chances: review.chances[ply + 1].clone(),
            listed: game.list_text(mv),
            line: before.line.iter().map(G::Move::to_string).collect(),
            listed_line: listed(game, &before.line),
            why: judgement.why.clone().filter(|_| is_bad),
            judgement,
        })
    };
    Ok(Analysis {
        game: G::ID,
        rules: option_values::<G>(&rules),
        seats: (0..positions[0].seats())
            .map(|seat| G::seat_name(crate::rules::Player::seat(seat)))
            .collect(),
        moves: review.judgements.iter().cloned().enumerate().filter_map(analysed).collect(),
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
