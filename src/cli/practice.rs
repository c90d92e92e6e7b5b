//! `kuba practice`: practice tasks from the mistakes in saved games, and those that are due.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use serde::Serialize;

use super::check::{all_sound, fault, words};
use super::format::{Format, percent, write_object};
use super::game::Games;
use super::number::whole;
use super::{Console, Failure, TEXTS, printable, shown};
use crate::bot::StopSignal;
use crate::bot::study::THOROUGH_NODES;
use crate::phrase::{Phrase, ToPhrase, excerpt};
use crate::store::files::read_text;
use crate::store::{OpenError, Places, Practice, SavedTask, is_date, today};
use crate::tool::{PlayerChoice, PracticeTask, TaskSearch};

#[derive(Debug, Subcommand)]
pub(super) enum PracticeCommand {
    /// Lists practice positions from the mistakes in saved games, at most three per game.
    List(TaskList),
    /// Lists the practice positions that are due in this program’s own data.
    Due(DueTasks),
}

#[derive(Debug, Args)]
pub(super) struct TaskList {
    /// The games in which to look for mistakes.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The name of the person who made the mistakes; without it, everyone who is not the computer.
    #[arg(long, value_name = "NAME", conflicts_with = "seat")]
    player: Option<String>,
    /// The seat that made the mistakes; 1 moves first.
    #[arg(long, value_name = "N", value_parser = whole(1..=4_usize))]
    seat: Option<usize>,
    /// Positions to look at for each mistake (200000 by default); the same number gives the same result on every
    /// computer.
    #[arg(long, value_name = "N", value_parser = whole(1_u64..))]
    nodes: Option<u64>,
    /// A line or a JSON object for each practice position.
    #[arg(long, value_name = "VALUE", value_enum, default_value_t)]
    format: Format,
}

#[derive(Debug, Args)]
pub(super) struct DueTasks {
    /// The day, as in 2026-11-25; today by default.
    #[arg(long, value_parser = date)]
    date: Option<String>,
    /// A line or a JSON object for each practice position.
    #[arg(long, value_name = "VALUE", value_enum, default_value_t)]
    format: Format,
}

impl PracticeCommand {
    pub(super) fn run(self, games: Games, console: &mut Console) -> Result<(), Failure> {
        match self {
            Self::List(list) => list.run(games, console),
            Self::Due(due) => due.run(games, console),
        }
    }
}

impl TaskList {
    /// Fails if one of the files is not a game, or if nobody has the name.
    fn run(&self, games: Games, console: &mut Console) -> Result<(), Failure> {
        let mut bad = 0_usize;
        let mut is_known = self.player.is_none();
        let mut read = BTreeSet::new();
        for file in &self.files {
            match self.tasks(games, file, &mut read) {
                // The same game counts once.
                Ok(None) => {}
                Ok(Some((tasks, has_player))) => {
                    is_known |= has_player;
                    self.write(file, &tasks, &mut console.out)?;
                }
                Err(error) => {
                    bad += 1;
                    let fault = printable(&TEXTS.say(&fault(file, &error)));
                    // Readers of JSON expect nothing but objects.
                    match self.format {
                        Format::Text => writeln!(console.out, "{fault}")?,
                        Format::Json => writeln!(console.errors, "{fault}")?,
                    }
                }
            }
            console.out.flush()?;
        }
        all_sound(bad, self.files.len())?;
        match &self.player {
            Some(name) if !is_known => Err(Failure::Failed(
                Phrase::new("cli-practice-no-player").with("name", excerpt(name)),
            )),
            _ => Ok(()),
        }
    }

    /// The second value is `true` if the wanted person plays in the game; `None` if the game is in `read`.
    fn tasks(
        &self,
        games: Games,
        file: &Path,
        read: &mut BTreeSet<String>,
    ) -> Result<Option<(Vec<PracticeTask>, bool)>, OpenError> {
        let text = read_text(file)?;
        if !read.insert(words(&text)) {
            return Ok(None);
        }
        let tool = games.of_record(&text);
        let search = TaskSearch {
            who: match (&self.player, self.seat) {
                (Some(name), _) => PlayerChoice::Named(name.clone()),
                (None, Some(number)) => PlayerChoice::Seat(number - 1),
                (None, None) => PlayerChoice::People,
            },
            nodes: self.nodes.unwrap_or(THOROUGH_NODES),
            file: file.display().to_string(),
        };
        let found = tool.practice_tasks(&text, &search, &StopSignal::default(), &mut |_| ());
        let found = found.map_err(|error| OpenError::Record { path: file.to_owned(), error })?;
        let player = self.player.as_deref();
        let has_player = player.is_some_and(|name| tool.has_player(&text, name));
        // Nothing stops the search.
        Ok(Some((found.unwrap_or_default().tasks, has_player)))
    }

    fn write(
        &self,
        file: &Path,
        tasks: &[PracticeTask],
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        if tasks.is_empty() && self.format == Format::Text {
            let none = Phrase::new("cli-practice-none").with("file", shown(file));
            writeln!(out, "{}", TEXTS.say(&none))?;
        }
        for task in tasks {
            write_task(task, self.format, out)?;
        }
        Ok(())
    }
}

impl DueTasks {
    fn run(&self, games: Games, console: &mut Console) -> Result<(), Failure> {
        let day = self.date.clone().unwrap_or_else(today);
        let kept = match Places::system().practice() {
            Some(path) => Practice::read(&path).map_err(|error| Failure::Failed(error.phrase()))?,
            None => Practice::default(),
        };
        let words = |saved: &&SavedTask| games.by_id(&saved.game).ok()?.tool.practice_task(saved);
        let out = &mut console.out;
        let mut is_empty = true;
        for task in kept.due(&day).iter().filter_map(words) {
            is_empty = false;
            write_task(&task, self.format, out)?;
        }
        if is_empty && self.format == Format::Text {
            let none = Phrase::new("cli-practice-none-due").with("date", day);
            writeln!(out, "{}", TEXTS.say(&none))?;
        }
        Ok(out.flush()?)
    }
}

fn date(text: &str) -> Result<String, String> {
    if is_date(text) {
        return Ok(text.to_owned());
    }
    Err(TEXTS.text("cli-no-date"))
}

fn write_task(task: &PracticeTask, format: Format, out: &mut impl Write) -> Result<(), Failure> {
    match format {
        Format::Text => Ok(writeln!(out, "{}", line_of(task))?),
        Format::Json => write_object(&TaskObject::of(task), out),
    }
}

/// File and player of the mistake with the loss, or the day of the run; the goal with the better line, and the reason.
fn line_of(task: &PracticeTask) -> String {
    let better = task.listed_line.iter().map(|mv| TEXTS.say(mv));
    let better = better.collect::<Vec<_>>().join(" ");
    let source = &task.saved.source;
    let phrase = match &source.date {
        Some(date) if source.is_run() => {
            Phrase::new("cli-practice-missed").with("date", date.as_str())
        }
        _ => Phrase::new("cli-practice-task")
            .with("file", shown(Path::new(&source.file)))
            .with("lost", percent(task.lost)),
    };
    let phrase = phrase.with("seat", task.seat.clone()).with("move", task.listed_played.clone());
    let better = Phrase::new("cli-better").with("line", better);
    let mut parts = vec![TEXTS.say(&phrase)];
    if let Some(moves) = task.moves_to_win {
        parts.push(TEXTS.say(&Phrase::new("cli-practice-win").with("number", moves)));
    }
    parts.push(TEXTS.say(&better));
    parts.extend(task.why.as_ref().map(|why| TEXTS.sentence(why)));
    printable(&parts.join("  "))
}

/// A task as JSON on one line. The names are the same in every version.
#[derive(Serialize)]
struct TaskObject<'a> {
    id: &'a str,
    game: &'a str,
    rules: &'a str,
    file: &'a str,
    ply: usize,
    player: usize,
    position: &'a str,
    /// In points of chance.
    lost: f64,
    goal: &'a str,
    accepted: &'a [String],
    best: Option<&'a String>,
    line: &'a [String],
    played: &'a str,
    why: String,
}

impl<'a> TaskObject<'a> {
    fn of(task: &'a PracticeTask) -> Self {
        let saved = &task.saved;
        Self {
            id: &saved.id,
            game: &saved.game,
            rules: &saved.rules,
            file: &saved.source.file,
            ply: saved.source.ply + 1,
            player: task.player.index(),
            position: &saved.position,
            lost: f64::from(task.lost) / 10.0,
            goal: &saved.goal,
            accepted: &saved.accepted,
            best: saved.accepted.first(),
            line: &saved.line,
            played: &saved.played,
            why: task.why.as_ref().map(|why| TEXTS.say(why)).unwrap_or_default(),
        }
    }
}
