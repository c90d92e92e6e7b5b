//! Mistakes of low levels that play against themselves.

use kuba_bot::level_style::Conditions;
use kuba_bot::search::{NoControl, TranspositionTable};
use kuba_bot::study::{Experience, JudgedMove, Mark, MoveLine, PositionJudge};
use kuba_bot::{Evaluate, Level, Limits};
use kuba_rules::Game;
use kuba_rules::phrase::Phrase;
use kuba_rules::random::Random;

/// Levels of the players, in turn.
const LEVELS: [u8; 4] = [2, 3, 4, 5];
const LONGEST: usize = 120;

/// A move that loses at least 20 points of chance.
pub(super) struct Mistake<G: Game> {
    /// Game before the move.
    pub(super) game: G,
    pub(super) why: Option<Phrase>,
    /// The move with what follows, and the better one with what follows.
    pub(super) lines: [Vec<G::Move>; 2],
}

/// Mistakes of one game after another.
pub(super) fn mistakes<G: Evaluate>(seed: u64, nodes: u64) -> impl Iterator<Item = Mistake<G>> {
    (seed..).flat_map(move |seed| {
        let (positions, moves) = play::<G>(seed);
        of_game(positions, moves, nodes)
    })
}

fn play<G: Evaluate>(seed: u64) -> (Vec<G>, Vec<G::Move>) {
    let mut dice = Random::new(seed);
    let level = Level::new(LEVELS[seed as usize % LEVELS.len()]).expect("a level");
    let table = TranspositionTable::new(0);
    let mut game = G::start(&G::Rules::default());
    let (mut positions, mut moves) = (vec![game.clone()], Vec::new());
    while game.outcome().is_none() && moves.len() < LONGEST {
        let mut conditions =
            Conditions { table: &table, seed: dice.number(), nodes: None, threads: 1 };
        let Some(opinion) = level.choose(&game, &mut conditions, &mut NoControl) else {
            break;
        };
        game.play(opinion.line[0]);
        moves.push(opinion.line[0]);
        positions.push(game.clone());
    }
    (positions, moves)
}

fn of_game<G: Evaluate>(positions: Vec<G>, moves: Vec<G::Move>, nodes: u64) -> Vec<Mistake<G>> {
    let table = TranspositionTable::new(16);
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let judge = PositionJudge { table: &table, limits, threads: 1 };
    let mut line = MoveLine::new(positions, moves);
    line.judge(&judge, &mut || false, &mut |_, _| ());
    let mistake = |ply| {
        let judgement = line.judgement(ply, Experience::Advanced)?;
        let is_bad = matches!(judgement.mark, Some(Mark::Mistake | Mark::Blunder));
        let JudgedMove { game, mv, before, after, .. } =
            line.judged_move(ply).filter(|_| is_bad)?;
        Some(Mistake {
            game: game.clone(),
            why: judgement.why,
            lines: [[&[mv], after.line.as_slice()].concat(), before.line.clone()]
                .map(|line| without_end(game, line)),
        })
    };
    (0..line.moves.len()).filter_map(mistake).collect()
}

/// Facts are counted in lines that do not reach the end of the game.
fn without_end<G: Evaluate>(game: &G, mut line: Vec<G::Move>) -> Vec<G::Move> {
    let mut game = game.clone();
    for &mv in &line {
        game.play(mv);
    }
    if game.outcome().is_some() && line.len() > 1 {
        line.pop();
    }
    line
}
