//! Accuracy and marks of whole games of levels against themselves.

use kuba::bot::search::TranspositionTable;
use kuba::bot::study::{Experience, Mark, MoveLine, PositionJudge, Review};
use kuba::bot::{Evaluate, Level, Limits};

use crate::played::{self, Effort};

const MARKS: [Mark; 4] = [Mark::Good, Mark::Doubtful, Mark::Mistake, Mark::Blunder];

/// Prints a line for each level.
pub(crate) fn print<G: Evaluate>(start: &G, effort: &Effort) {
    println!("| level | games | moves | accuracy | ! | ?! | ? | ?? |");
    println!("|---|---|---|---|---|---|---|---|");
    for level in effort.weakest..=effort.strongest {
        let effort = Effort {
            weakest: level,
            strongest: level,
            ..*effort
        };
        let experience = Experience::at_table(Level::new(level));
        let (mut moves, mut marks) = (0, [0_usize; MARKS.len()]);
        let mut accurate: Vec<u16> = Vec::new();
        for number in 0..effort.games {
            let game = played::play(start, number, &effort);
            let line = MoveLine::new(game.positions, game.moves);
            let review = reviewed(line, effort.look, experience);
            moves += review.judgements.len();
            accurate.extend(review.accuracy.iter().flatten());
            for (count, mark) in marks.iter_mut().zip(MARKS) {
                let found = review.judgements.iter().flatten();
                *count += found.filter(|found| found.mark == Some(mark)).count();
            }
        }
        let sum: f64 = accurate
            .iter()
            .map(|&tenths| f64::from(tenths) / 10.0)
            .sum();
        let mean = sum / accurate.len() as f64;
        let [good, doubtful, mistake, blunder] =
            marks.map(|count| 100.0 * count as f64 / effort.games as f64);
        println!(
            "| {level} | {} | {moves} | {mean:.1} | {good:.0} | {doubtful:.0} | {mistake:.0} | {blunder:.0} |",
            effort.games
        );
    }
}

fn reviewed<G: Evaluate>(mut line: MoveLine<G>, nodes: u64, experience: Experience) -> Review {
    let table = TranspositionTable::new(8);
    let judge = PositionJudge {
        table: &table,
        limits: Limits {
            nodes: Some(nodes),
            ..Limits::default()
        },
        threads: 1,
    };
    line.judge(&judge, &mut || false, &mut |_, _| ());
    let winner = line.positions.last().and_then(G::outcome);
    let winner = winner.and_then(|outcome| outcome.winner());
    Review::of(
        &line.positions,
        &line.moves,
        &line.known,
        winner,
        experience,
    )
}
