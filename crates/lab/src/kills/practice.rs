//! Answers to practice tasks, written by a process that is killed.

use std::error::Error;
use std::io::Write as _;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use kuba_store::{
    Places, Practice, PracticeChange, SavedTask, SystemDisk, TaskAnswer, WindowLock, WriterThread,
};

use super::process::killed;

/// Argument with which this tool writes answers.
pub(crate) const WRITE: &str = "--write-practice";

const DAY: &str = "2026-11-25";
/// Fewer tasks than are kept, so that none makes room for another.
const MOST: usize = 1_000;

/// Answers one new task after another, and prints its number once it is written.
pub(crate) fn write(home: &Path) {
    let places = Places::at(home);
    let lock = WindowLock::acquire(&places);
    let writer = WriterThread::start(&places, lock, Arc::new(SystemDisk), || {});
    let mut out = std::io::stdout();
    for number in answered(&known(home)) + 1..=MOST {
        let task = task(number);
        let id = task.id.clone();
        let file = format!("{number}.kuba");
        let tasks = vec![task];
        writer.keep_practice(PracticeChange::Looked { file, tasks });
        let (day, answer) = (DAY.to_owned(), TaskAnswer::First);
        writer.keep_practice(PracticeChange::Answered { id, day, answer });
        writer.flush();
        // The reader may be gone.
        let _ = writeln!(out, "{number}");
    }
}

/// Lets a process write, kills it after `time`, and checks what it has left.
pub(crate) fn kill(home: &Path, time: Duration) -> Result<(), Box<dyn Error>> {
    if known(home).tasks().count() >= MOST {
        std::fs::remove_file(Places::at(home).practice().ok_or("no folder")?)?;
    }
    let before = answered(&known(home));
    let reported = killed(WRITE, home, time)?.unwrap_or(before);
    let left = known(home);
    let count = left.tasks().count();
    if !(reported..=reported + 1).contains(&count) {
        return Err(format!("{count} tasks, {reported} were reported").into());
    }
    let answered = answered(&left);
    if answered < reported {
        let number = answered + 1;
        return Err(format!("the answer to task {number} is not what was written").into());
    }
    Ok(())
}

/// Number of tasks up to the first one without exactly one answer: a kill may come between the two.
fn answered(known: &Practice) -> usize {
    let is_answered = |number: &usize| {
        let state = known.state(&task(*number).id);
        state.is_some_and(|state| state.in_a_row == 1)
    };
    (1..=MOST).take_while(is_answered).count()
}

fn known(home: &Path) -> Practice {
    let path = Places::at(home).practice();
    path.and_then(|path| Practice::read(&path).ok()).unwrap_or_default()
}

fn task(number: usize) -> SavedTask {
    let text = format!(
        "(id: \"{number:016x}\", game: \"kuba\", rules: \"\", position: \"7/7/7/7/7/6B/5WR w 6-6\", \
         played: \"f1f2\", goal: \"better\", accepted: [\"f1g1\"], line: [\"f1g1\"], \
         before: \"#1,100.0/0.0,10,-,f1g1\", after: \"#1,0.0/100.0,10,-,g2g1\", \
         source: (file: \"{number}.kuba\", ply: 0, date: None, seats: []))"
    );
    ron::from_str(&text).expect("a task")
}
