#![doc = include_str!("../README.md")]

mod blunders;
mod chances;
mod composing;
mod games;
mod head_starts;
mod judgements;
#[cfg(unix)]
mod kills;
mod learn;
mod level_profile;
mod novice;
mod parallel;
mod picture_codes;
mod planted;
mod planted_game;
mod puzzles;
mod reasons;
mod textbook;
mod who_wins;

use std::process::ExitCode;

use clap::Parser;

/// Tools that measure Kuba, and that make its weights and puzzles.
#[derive(Parser)]
#[command(name = "kuba-lab")]
enum Tool {
    /// Measures how many planted blunders the analysis finds.
    Blunders(blunders::Trial),
    /// Fits the curve from scores to winning chances.
    Chances(chances::Trial),
    /// Measures how soon a position that is set up has its verdict as a puzzle.
    Composing(composing::Trial),
    /// Measures how many levels each head start is worth.
    HeadStarts(head_starts::Trial),
    /// Counts the judgements of whole games, and whether practice agrees with them.
    Judgements(judgements::Trial),
    /// Kills the program at random moments and checks its files.
    #[cfg(unix)]
    Kills(kills::Arguments),
    /// Trains the evaluation of a game on games that the program plays against itself.
    #[command(subcommand)]
    Learn(learn::Arguments),
    /// Measures how well the levels move, and how well the estimate of a strength works.
    #[command(subcommand)]
    LevelProfile(level_profile::Measurement),
    /// Plays a level of Qubism against a beginner who knows only the rules.
    Novice(novice::Trial),
    /// Measures how many codes are read from spoiled pictures of games.
    PictureCodes(picture_codes::Trial),
    /// Measures the practice tasks of games with planted blunders.
    Planted(planted::Trial),
    /// Makes the puzzles of the program from games that it plays against itself.
    #[command(subcommand)]
    Puzzles(puzzles::Arguments),
    /// Measures how many reasons of mistakes are true, and how many explain the loss.
    Reasons(reasons::Trial),
    /// Runs a textbook engine by the engine protocol.
    Textbook,
    /// Measures which player has the advantage in each game.
    WhoWins(who_wins::Arguments),
}

fn main() -> ExitCode {
    match Tool::parse() {
        Tool::Blunders(trial) => blunders::run(&trial),
        Tool::Chances(trial) => chances::run(&trial),
        Tool::Composing(trial) => composing::run(&trial),
        Tool::HeadStarts(trial) => head_starts::run(&trial),
        Tool::Judgements(trial) => judgements::run(&trial),
        #[cfg(unix)]
        Tool::Kills(arguments) => return kills::run(&arguments),
        Tool::Learn(arguments) => learn::run(arguments),
        Tool::LevelProfile(measurement) => level_profile::run(&measurement),
        Tool::Novice(trial) => novice::run(&trial),
        Tool::PictureCodes(trial) => picture_codes::run(&trial),
        Tool::Planted(trial) => planted::run(&trial),
        Tool::Puzzles(arguments) => puzzles::run(arguments),
        Tool::Reasons(trial) => reasons::run(&trial),
        Tool::Textbook => {
            if let Err(error) = textbook::run() {
                eprintln!("the conversation ended: {error}");
                return ExitCode::FAILURE;
            }
        }
        Tool::WhoWins(arguments) => who_wins::run(arguments),
    }
    ExitCode::SUCCESS
}
