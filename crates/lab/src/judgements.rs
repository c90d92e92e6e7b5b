//! Counts the judgements of whole games by level: marks that name a fact, marks that tell only the lost chance, and
//! losses that stay without a mark; whether practice agrees with them, and how long the judgement takes.
//!
//! ```text
//! cargo run -p kuba-lab -- judgements kuba --games 10
//! cargo run -p kuba-lab -- judgements cubulus --option Players=3 --show
//! cargo run -p kuba-lab -- judgements kuba --novice taker --strongest 1 --games 20
//! ```
//!
//! Each level plays itself from a fixed seed, the levels from 1 to 6 by turns. With `--novice`, a simulated beginner
//! plays the levels, in each seat by turns, and only the beginner's moves count. Games are judged as after a game in
//! the window.

use std::time::{Duration, Instant};

use clap::Args;
use kuba_bot::level_style::Conditions;
use kuba_bot::match_player::MatchPlayer;
use kuba_bot::practice::TaskFinder;
use kuba_bot::search::{NoControl, TranspositionTable};
use kuba_bot::study::{
    Experience, Judgement, Mark, MoveLine, PositionJudge, QUICK_NODES, THOROUGH_NODES,
};
use kuba_bot::{Evaluate, Level, Limits, Novice, StopSignal};
use kuba_i18n::Texts;
use kuba_rules::Player;
use kuba_rules::random::Random;

use crate::games::{GameChoice, for_game};

#[derive(Args)]
pub(crate) struct Trial {
    #[command(flatten)]
    game: GameChoice,
    /// Games of each level.
    #[arg(long, default_value_t = 10)]
    games: u64,
    #[arg(long, default_value_t = 1)]
    weakest: u8,
    #[arg(long, default_value_t = 6)]
    strongest: u8,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Beginner who plays the levels: `random`, `taker` or `careful`.
    #[arg(long, value_parser = read_novice)]
    novice: Option<Novice>,
    /// Prints the reasons of marked moves, with the better line and the line that follows.
    #[arg(long)]
    show: bool,
}

fn read_novice(name: &str) -> Result<Novice, &'static str> {
    match name.parse() {
        Ok(MatchPlayer::Novice(novice)) => Ok(novice),
        _ => Err("not a beginner"),
    }
}

/// A game is given up after this many moves.
const LONGEST: usize = 300;
/// Moves of a line that are printed.
const SHOWN: usize = 8;
/// Loss that is worth a look although it has no mark, in tenths of a percent.
const NOTABLE: u16 = 200;

#[derive(Default)]
struct Tally {
    moves: usize,
    marks: [usize; 3],
    facts: usize,
    chances_only: usize,
    silent: usize,
    tasks: usize,
    /// Tasks that are no mistake or blunder, or have another loss than the move.
    strange_tasks: usize,
    blunders_without_task: usize,
    /// Time of the first judgement of all games, and of the one that took longest.
    passes: Duration,
    longest_pass: Duration,
}

impl Tally {
    fn count(&mut self, judgement: &Judgement) {
        self.moves += usize::from(judgement.unjudged.is_none());
        let Some(mark) = judgement.mark.filter(|mark| mark.blames()) else {
            self.silent += usize::from(judgement.loss() >= NOTABLE && judgement.unjudged.is_none());
            return;
        };
        let kind = match mark {
            Mark::Doubtful => 0,
            Mark::Mistake => 1,
            _ => 2,
        };
        self.marks[kind] += 1;
        let names_fact = judgement.why.as_ref().is_some_and(|why| why.key != "why-keeps-chances");
        self.facts += usize::from(names_fact);
        self.chances_only += usize::from(!names_fact);
    }

    fn practise<G: Evaluate>(
        &mut self,
        mut line: MoveLine<G>,
        rules: &G::Rules,
        (experience, players): (Experience, &[Player]),
    ) {
        let finder = TaskFinder { rules, players, excused: &[], experience, nodes: THOROUGH_NODES };
        let found = finder.find(&mut line, &StopSignal::default(), &mut |_| ());
        let tasks = found.expect("nothing stops it");
        self.tasks += tasks.len();
        for task in &tasks {
            let judgement = line.judgement(task.ply, experience);
            let is_right = judgement.is_some_and(|judgement| {
                let is_bad = matches!(judgement.mark, Some(Mark::Mistake | Mark::Blunder));
                is_bad && judgement.loss() == task.lost() && judgement.why == task.why()
            });
            self.strange_tasks += usize::from(!is_right);
        }
        for ply in 0..line.moves.len() {
            let is_blunder = line.judgement(ply, experience).is_some_and(|judgement| {
                judgement.mark == Some(Mark::Blunder) && players.contains(&judgement.player)
            });
            let has_task = tasks.iter().any(|task| task.ply == ply);
            self.blunders_without_task += usize::from(is_blunder && !has_task);
        }
    }
}

/// The beginner has the seat beside it.
fn play<G: Evaluate>(
    start: &G,
    level: Level,
    novice: Option<(Novice, Player)>,
    seed: u64,
) -> MoveLine<G> {
    let mut dice = Random::new(seed);
    let table = TranspositionTable::new(1);
    let mut game = start.clone();
    let (mut positions, mut moves) = (vec![game.clone()], Vec::new());
    while game.outcome().is_none() && moves.len() < LONGEST {
        let seed = dice.number();
        let novice = novice.filter(|&(_, seat)| seat == game.turn());
        let mv = if let Some((novice, _)) = novice {
            novice.choose(&game, &mut Random::new(seed))
        } else {
            let mut conditions = Conditions { table: &table, seed, nodes: Some(5_000), threads: 1 };
            let opinion = level.choose(&game, &mut conditions, &mut NoControl);
            opinion.map(|opinion| opinion.line[0])
        };
        let Some(mv) = mv else { break };
        game.play(mv);
        moves.push(mv);
        positions.push(game.clone());
    }
    MoveLine::new(positions, moves)
}

fn measure<G: Evaluate>(trial: &Trial) {
    let rules = trial.game.rules::<G>();
    let texts = Texts::new(&[]);
    println!(
        "| level | moves | ?! | ? | ?? | fact | chances only | silent | tasks | strange | ?? without task | pass | longest |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|---|---|---|");
    for number in trial.weakest..=trial.strongest {
        let level = Level::new(number).expect("a level");
        let experience = Experience::at_table([level]);
        let mut tally = Tally::default();
        for game in 0..trial.games {
            let seed = trial.seed * 1_000_003 + game * 100 + u64::from(number);
            let start = G::start(&rules);
            let seats: Vec<Player> = (0..start.seats()).map(Player::seat).collect();
            let novice = trial.novice.map(|novice| (novice, seats[game as usize % seats.len()]));
            let mut line = play(&start, level, novice, seed);
            let players = novice.map_or(seats, |(_, seat)| vec![seat]);
            let table = TranspositionTable::new(16);
            let limits = Limits { nodes: Some(QUICK_NODES), ..Limits::default() };
            let judge = PositionJudge { table: &table, limits, threads: 1 };
            let start = Instant::now();
            line.judge(&judge, &mut || false, &mut |_, _| ());
            tally.passes += start.elapsed();
            tally.longest_pass = tally.longest_pass.max(start.elapsed());
            for ply in 0..line.moves.len() {
                let judgement = line.judgement(ply, experience);
                let judgement = judgement.filter(|judgement| players.contains(&judgement.player));
                let Some(judgement) = judgement else { continue };
                tally.count(&judgement);
                if let (Some(mark), Some(why), true) = (judgement.mark, &judgement.why, trial.show)
                    && mark.blames()
                {
                    let mv = texts.say(&line.positions[ply].written_in_sentence(line.moves[ply]));
                    let [better, then] = [ply, ply + 1].map(|place| {
                        let verdict = line.known[place].iter();
                        let moves = verdict.flat_map(|verdict| &verdict.line).take(SHOWN);
                        moves.map(ToString::to_string).collect::<Vec<_>>().join(" ")
                    });
                    println!(
                        "{} | {} {mv}{} ({}) {} | better {better} | then {then}",
                        line.positions[ply].position_text(),
                        ply + 1,
                        mark.sign(),
                        judgement.loss() / 10,
                        texts.say(why)
                    );
                }
            }
            tally.practise(line, &rules, (experience, &players));
        }
        let Tally { moves, marks: [doubtful, mistakes, blunders], .. } = tally;
        println!(
            "| {number} | {moves} | {doubtful} | {mistakes} | {blunders} | {} | {} | {} | {} | {} | {} | {:.2} s | {:.2} s |",
            tally.facts,
            tally.chances_only,
            tally.silent,
            tally.tasks,
            tally.strange_tasks,
            tally.blunders_without_task,
            tally.passes.as_secs_f64() / trial.games as f64,
            tally.longest_pass.as_secs_f64()
        );
    }
}

pub(crate) fn run(trial: &Trial) {
    for_game!(trial.game.game, G => measure::<G>(trial));
}
