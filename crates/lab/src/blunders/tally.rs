//! Results of analysing games with a planted blunder.

use kuba_bot::search::TranspositionTable;
use kuba_bot::study::{Experience, Mark, MoveLine, PositionJudge, Review};
use kuba_bot::{Evaluate, Limits};

use crate::planted_game::{Effort, PlantedGame};

/// Totals of all games, for the quick pass and the deep one.
#[derive(Default)]
pub(crate) struct Tally {
    pub(crate) games: u32,
    moves: usize,
    passes: [Found; 2],
    /// Blunders of the quick pass, and those of them that the deep pass does not mark or marks less severely.
    quick_blunders: u32,
    taken_back: u32,
    not_bad: u32,
}

/// Totals of one pass.
#[derive(Default)]
struct Found {
    /// Planted blunders marked `?!`, `?` or `??`.
    marked: u32,
    /// Planted blunders marked `??`.
    as_blunders: u32,
    /// Planted blunders named as the turning point.
    turning: u32,
    /// Moves marked `!` and moves marked `??`, planted or not.
    only_moves: u32,
    blunders: u32,
    nodes: u64,
}

impl Tally {
    pub(crate) fn count<G: Evaluate>(&mut self, planted: &PlantedGame<G>, effort: &Effort) {
        self.games += 1;
        self.moves += planted.moves.len();
        let reviews = [effort.quick, effort.deep].map(|nodes| review(planted, nodes));
        for (found, (review, nodes)) in self.passes.iter_mut().zip(&reviews) {
            found.count(review, planted.place);
            found.nodes += nodes;
        }
        let [quick, deep] = reviews.map(|(review, _)| review.judgements);
        for (quick, deep) in quick.iter().flatten().zip(deep.iter().flatten()) {
            if quick.mark == Some(Mark::Blunder) {
                self.quick_blunders += 1;
                self.taken_back += u32::from(deep.mark != Some(Mark::Blunder));
                self.not_bad += u32::from(!deep.mark.is_some_and(Mark::blames));
            }
        }
    }

    pub(crate) fn print(&self) {
        println!("{} games, {} moves", self.games, self.moves);
        for (name, found) in ["quick", "deep"].iter().zip(&self.passes) {
            println!(
                "{name}: {} marked, {} of them ??, {} named as the turning point; \
                 in all {} moves ??, {} moves !; {} positions a game",
                found.marked,
                found.as_blunders,
                found.turning,
                found.blunders,
                found.only_moves,
                found.nodes / u64::from(self.games.max(1)),
            );
        }
        println!(
            "of {} moves that the quick pass marks ?? the deep pass marks {} otherwise, {} as not bad",
            self.quick_blunders, self.taken_back, self.not_bad
        );
    }
}

impl Found {
    fn count(&mut self, review: &Review, place: usize) {
        let marks: Vec<_> = (review.judgements.iter())
            .map(|judgement| judgement.as_ref().and_then(|judgement| judgement.mark))
            .collect();
        let number = |sought: Mark| marks.iter().filter(|&&mark| mark == Some(sought)).count();
        self.marked += u32::from(marks[place].is_some_and(Mark::blames));
        self.as_blunders += u32::from(marks[place] == Some(Mark::Blunder));
        self.turning += u32::from(review.turning_point == Some(place));
        self.only_moves += number(Mark::Good) as u32;
        self.blunders += number(Mark::Blunder) as u32;
    }
}

/// Returns the total number of nodes too. `nodes` is the limit per position.
fn review<G: Evaluate>(planted: &PlantedGame<G>, nodes: u64) -> (Review, u64) {
    let table = TranspositionTable::new(32);
    let judge = PositionJudge {
        table: &table,
        limits: Limits { nodes: Some(nodes), ..Limits::default() },
        threads: 1,
    };
    let mut course = MoveLine::new(planted.positions.clone(), planted.moves.clone());
    course.judge(&judge, &mut || false, &mut |_, _| ());
    let verdicts = course.known.iter().flatten();
    let all = verdicts.map(|verdict| verdict.nodes).sum();
    (Review::of(&course, planted.winner, Experience::Advanced), all)
}
