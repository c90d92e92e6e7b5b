//! `kuba analyse`: judges the moves of saved games.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use serde::Serialize;

use super::check::{all_sound, fault};
use super::format::{Format, percent, write_object};
use super::game::Games;
use super::number::whole;
use super::{Console, Failure, TEXTS, printable, shown};
use crate::bot::study::{Chance, Mark, THOROUGH_NODES};
use crate::bot::{Limits, Score};
use crate::phrase::Phrase;
use crate::store::OpenError;
use crate::store::files::read_text;
use crate::tool::{AnalysedMove, Analysis};

#[derive(Debug, Args)]
pub(super) struct Analyse {
    /// The games to analyse.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Positions to look at for each move (400000 by default); the same number gives the same result on every
    /// computer.
    #[arg(long, value_name = "N", conflicts_with = "movetime", value_parser = whole(1_u64..))]
    nodes: Option<u64>,
    /// Milliseconds for each move.
    #[arg(long, value_name = "MS", value_parser = whole(1..=3_600_000_u64))]
    movetime: Option<u64>,
    /// A line for each move, or a JSON object for each game.
    #[arg(long, value_name = "VALUE", value_enum, default_value_t)]
    format: Format,
}

impl Analyse {
    /// Fails if one of the files is not a game.
    pub(super) fn run(self, games: Games, console: &mut Console) -> Result<(), Failure> {
        let limits = Limits {
            depth: None,
            nodes: match self.movetime {
                Some(_) => None,
                None => Some(self.nodes.unwrap_or(THOROUGH_NODES)),
            },
            time: self.movetime.map(Duration::from_millis),
        };
        let mut bad = 0_usize;
        for file in &self.files {
            match (analyse(games, file, limits), self.format) {
                (Ok(analysis), Format::Text) => {
                    self.write_text(file, &analysis, &mut console.out)?;
                }
                (Ok(analysis), Format::Json) => write_json(&analysis, &mut console.out)?,
                (Err(error), format) => {
                    bad += 1;
                    let fault = printable(&TEXTS.say(&fault(file, &error)));
                    // Readers of JSON expect nothing but objects.
                    match format {
                        Format::Text => writeln!(console.out, "{fault}")?,
                        Format::Json => writeln!(console.errors, "{fault}")?,
                    }
                }
            }
            console.out.flush()?;
        }
        all_sound(bad, self.files.len())
    }

    fn write_text(
        &self,
        file: &Path,
        analysis: &Analysis,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        if self.files.len() > 1 {
            writeln!(out, "{}:", shown(file))?;
        }
        for analysed in &analysis.moves {
            writeln!(out, "{}", line_of(analysed, analysis))?;
        }
        let turning = match analysis.turning_point {
            Some(ply) => Phrase::new("cli-turning-point")
                .with("number", analysis.moves[ply].number)
                .with("move", analysis.moves[ply].listed.clone()),
            None => Phrase::new("cli-no-turning-point"),
        };
        writeln!(out, "{}", TEXTS.say(&turning))?;
        for (seat, accuracy) in analysis.seats.iter().zip(&analysis.accuracy) {
            let accuracy = match accuracy {
                Some(tenths) => Phrase::new("cli-accuracy").with("percent", percent(*tenths)),
                None => Phrase::new("cli-no-accuracy"),
            };
            writeln!(out, "{}", TEXTS.say(&accuracy.with("seat", seat.clone())))?;
        }
        Ok(())
    }
}

fn analyse(games: Games, file: &Path, limits: Limits) -> Result<Analysis, OpenError> {
    let text = read_text(file)?;
    games
        .of_record(&text)
        .analyse(&text, limits)
        .map_err(|error| OpenError::Record { path: file.to_owned(), error })
}

/// Number of the round, player, move, score, win probability, mark, the better line, and the reason.
fn line_of(analysed: &AnalysedMove, analysis: &Analysis) -> String {
    let AnalysedMove { written, judgement, .. } = analysed;
    let listed = TEXTS.say(&analysed.listed);
    let seat = TEXTS.say(&analysis.seats[judgement.player.index()]);
    let score = analysed.score.map(|shown| score(shown, analysed.moves_to_win)).unwrap_or_default();
    let chance = if analysis.seats.len() == 2 {
        percent(analysed.chances[judgement.player.index()].tenths())
    } else {
        let shares = analysed.chances.iter();
        let shares: Vec<String> = shares.map(|chance| percent(chance.tenths())).collect();
        shares.join(" / ")
    };
    let mark = judgement.mark.map_or("", Mark::sign);
    let line =
        format!("{:>3}. {seat} {listed:<8} {score:>7} {chance:>6} % {mark:<2}", analysed.number);
    let mut line = line.trim_end().to_owned();
    if analysed.line.first() != Some(written)
        && judgement.unjudged.is_none()
        && judgement.loss() > 0
    {
        let better = analysed.listed_line.iter().map(|mv| TEXTS.say(mv));
        let better = better.collect::<Vec<_>>().join(" ");
        let better = Phrase::new("cli-better").with("line", better);
        line = format!("{line}  {}", TEXTS.say(&better));
    }
    if let Some(why) = &analysed.why {
        line = format!("{line}  {}", TEXTS.sentence(why));
    }
    printable(&line)
}

/// Score in units of the game with its sign, or the winner's moves to the end of the game after a `#`.
fn score(score: Score, moves_to_win: Option<usize>) -> String {
    let centi = score.centi();
    let sign = if centi < 0 { '-' } else { '+' };
    if let Some(moves) = moves_to_win {
        return format!("{sign}#{moves}");
    }
    format!("{sign}{}.{:02}", centi.abs() / 100, centi.abs() % 100)
}

/// A game as JSON on one line. The names are the same in every version.
#[derive(Serialize)]
struct GameObject<'a> {
    game: &'a str,
    rules: String,
    moves: Vec<MoveObject<'a>>,
    turning_point: Option<usize>,
    accuracy: Vec<Option<f64>>,
}

#[derive(Serialize)]
struct MoveObject<'a> {
    ply: usize,
    player: usize,
    #[serde(rename = "move")]
    written: &'a str,
    chance_before: f64,
    chance_after: f64,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    chances: Vec<f64>,
    mark: &'static str,
    best: Option<&'a str>,
    line: &'a [String],
    why: String,
}

fn write_json(analysis: &Analysis, out: &mut impl Write) -> Result<(), Failure> {
    let share = |chance: Chance| f64::from(chance.tenths()) / 1000.0;
    let is_of_many = analysis.seats.len() > 2;
    let moves = analysis.moves.iter().enumerate().map(|(ply, analysed)| {
        let judgement = &analysed.judgement;
        let chances = analysed.chances.iter().filter(|_| is_of_many);
        MoveObject {
            ply: ply + 1,
            player: judgement.player.index(),
            written: &analysed.written,
            chance_before: share(judgement.before),
            chance_after: share(judgement.after),
            chances: chances.map(|&chance| share(chance)).collect(),
            mark: judgement.mark.map_or("", Mark::sign),
            best: analysed.line.first().map(String::as_str),
            line: &analysed.line,
            why: analysed.why.as_ref().map(|why| TEXTS.say(why)).unwrap_or_default(),
        }
    });
    let rules = analysis.rules.iter().map(|(name, value)| format!("{name}={value}"));
    let accuracy = analysis.accuracy.iter();
    let object = GameObject {
        game: analysis.game,
        rules: rules.collect::<Vec<_>>().join(" "),
        moves: moves.collect(),
        turning_point: analysis.turning_point.map(|ply| ply + 1),
        accuracy: accuracy.map(|tenths| tenths.map(|tenths| f64::from(tenths) / 10.0)).collect(),
    };
    write_object(&object, out)
}
