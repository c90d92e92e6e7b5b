//! Accuracy and marks of whole games of levels against themselves.

use kuba_bot::search::TranspositionTable;
use kuba_bot::study::{Chance, Experience, Mark, MoveLine, PositionJudge, Review, accuracies};
use kuba_bot::{Evaluate, Level, Limits};

use super::played::{self, Effort};

/// Worths of a lost point, in percent, for which the accuracy is printed.
const WORTHS: [u8; 8] = [100, 80, 60, 50, 40, 30, 20, 10];

const MARKS: [Mark; 4] = [Mark::Good, Mark::Doubtful, Mark::Mistake, Mark::Blunder];

/// Prints a line for each level, and the mean accuracy if a lost point counts more or less.
pub(crate) fn print<G: Evaluate>(start: &G, effort: &Effort) {
    println!("| level | games | moves | accuracy | ! | ?! | ? | ?? |");
    println!("|---|---|---|---|---|---|---|---|");
    for level in effort.weakest..=effort.strongest {
        let effort = Effort { weakest: level, strongest: level, ..*effort };
        let experience = Experience::at_table(Level::new(level));
        let (mut moves, mut marks) = (0, [0_usize; MARKS.len()]);
        let worths = [[G::LOSS_WORTH].as_slice(), &WORTHS].concat();
        let mut accurate = vec![Vec::new(); worths.len()];
        for number in 0..effort.games {
            let game = played::play(start, number, &effort);
            let line = judged(MoveLine::new(game.positions, game.moves), effort.look);
            let found = review(&line, experience).judgements.into_iter().flatten();
            let found: Vec<_> = found.map(|judgement| judgement.mark).collect();
            moves += found.len();
            for (count, mark) in marks.iter_mut().zip(MARKS) {
                *count += found.iter().filter(|&&found| found == Some(mark)).count();
            }
            for (accurate, worth) in accurate.iter_mut().zip(&worths) {
                accurate.extend(accuracy(&line, *worth));
            }
        }
        let means = accurate.iter().map(|accurate: &Vec<f64>| {
            let sum: f64 = accurate.iter().sum();
            sum / accurate.len().max(1) as f64
        });
        let means: Vec<f64> = means.collect();
        let [good, doubtful, mistake, blunder] =
            marks.map(|count| 100.0 * count as f64 / effort.games as f64);
        println!(
            "| {level} | {} | {moves} | {:.1} | {good:.0} | {doubtful:.0} | {mistake:.0} | {blunder:.0} |",
            effort.games, means[0]
        );
        for (worth, mean) in worths.iter().zip(means).skip(1) {
            println!("worth {worth}: {mean:.1}");
        }
    }
}

/// Accuracy of each seat, in percent.
fn accuracy<G: Evaluate>(line: &MoveLine<G>, worth: u8) -> impl Iterator<Item = f64> {
    let judgements = review(line, Experience::Advanced).judgements;
    let movers = judgements.iter().map(|judgement| {
        let judgement = judgement.as_ref().filter(|judgement| judgement.unjudged.is_none())?;
        Some(judgement.player)
    });
    let chances = line.known.iter().flatten();
    let chances: Vec<&[Chance]> = chances.map(|verdict| &verdict.chances[..]).collect();
    let found = accuracies(&chances, &movers.collect::<Vec<_>>(), worth);
    found.into_iter().flatten().map(|tenths| f64::from(tenths) / 10.0)
}

fn judged<G: Evaluate>(mut line: MoveLine<G>, nodes: u64) -> MoveLine<G> {
    let table = TranspositionTable::new(8);
    let judge = PositionJudge {
        table: &table,
        limits: Limits { nodes: Some(nodes), ..Limits::default() },
        threads: 1,
    };
    line.judge(&judge, &mut || false, &mut |_, _| ());
    line
}

fn review<G: Evaluate>(line: &MoveLine<G>, experience: Experience) -> Review {
    let winner = line.positions.last().and_then(G::outcome);
    Review::of(line, winner.and_then(|outcome| outcome.winner()), experience)
}
