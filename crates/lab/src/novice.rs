//! Plays a level of Qubism against a beginner who knows only the rules, and prints the results.
//!
//! ```text
//! cargo run --release -p kuba-lab -- novice random 1 --games 200 --seed 9
//! cargo run --release -p kuba-lab -- novice walker 1
//! ```
//!
//! `random` plays any legal move. `walker` plays a step that brings its pawn closer to the goal, or any
//! move if there is none. The two alternate in moving first.

use clap::{Args, ValueEnum};
use kuba_bot::Level;
use kuba_bot::level_style::Conditions;
use kuba_bot::search::{NoControl, TranspositionTable};
use kuba_rules::qubism::{GameState, Move, QubismRules};
use kuba_rules::random::Random;
use kuba_rules::{Game, Player};

/// A game is a draw after this many moves.
const LONGEST: usize = 400;

#[derive(Args)]
pub(crate) struct Trial {
    /// Opponent of the level.
    novice: Novice,
    /// The level, 1 to 12.
    level: u8,
    #[arg(long, default_value_t = 200)]
    games: u32,
    #[arg(long, default_value_t = 9)]
    seed: u64,
    /// Node limit of the level per move.
    #[arg(long, default_value_t = 100_000)]
    nodes: u64,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Novice {
    Random,
    Walker,
}

impl Novice {
    fn choose(self, game: &GameState, dice: &mut Random) -> Move {
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        if matches!(self, Self::Walker) {
            let nearer: Vec<Move> =
                moves.iter().copied().filter(|&mv| is_nearer(game, mv)).collect();
            if !nearer.is_empty() {
                moves = nearer;
            }
        }
        moves[dice.below(moves.len())]
    }
}

/// `true` for a move of the pawn that shortens its way.
fn is_nearer(game: &GameState, mv: Move) -> bool {
    let before = game.position();
    let me = before.turn();
    let mut after = *before;
    after.play(mv);
    let is_of_pawn = after.pawn(me) != before.pawn(me);
    is_of_pawn && after.steps_to_goal(me) < before.steps_to_goal(me)
}

#[derive(Default)]
struct Habits {
    turns: u32,
    /// Turns in which it moved its pawn.
    steps: u32,
}

/// Returns the winner. `novice` is the beginner's seat.
fn play(
    trial: &Trial,
    level: Level,
    novice: Player,
    dice: &mut Random,
    habits: &mut Habits,
) -> Option<Player> {
    let table = TranspositionTable::new(4);
    let mut game = GameState::start(&QubismRules::default());
    for _ in 0..LONGEST {
        if game.outcome().is_some() {
            break;
        }
        let mv = if game.turn() == novice {
            trial.novice.choose(&game, dice)
        } else {
            let mut conditions = Conditions {
                table: &table,
                seed: dice.number(),
                nodes: Some(trial.nodes),
                threads: 1,
            };
            let opinion = level.choose(&game, &mut conditions, &mut NoControl);
            let mv = opinion.expect("a pawn can always move").line[0];
            let pawn = game.position().pawn(game.turn());
            let is_step = matches!(mv, Move::Go { from, .. } if from == pawn);
            habits.turns += 1;
            habits.steps += u32::from(is_step);
            mv
        };
        game.play(mv);
    }
    game.outcome()?.winner()
}

pub(crate) fn run(trial: &Trial) {
    let level = Level::new(trial.level).expect("a level from 1 to 12");
    let mut dice = Random::new(trial.seed);
    let (mut won, mut lost) = (0, 0);
    let mut habits = Habits::default();
    for number in 0..trial.games {
        let novice = Player::seat(number as usize % 2);
        match play(trial, level, novice, &mut dice, &mut habits) {
            Some(winner) if winner == novice => won += 1,
            Some(_) => lost += 1,
            None => {}
        }
    }
    println!(
        "{:?} against level {}: won {won} and lost {lost} of {} games, seed {}; \
         the level moved its pawn in {} of {} turns",
        trial.novice, trial.level, trial.games, trial.seed, habits.steps, habits.turns
    );
}
