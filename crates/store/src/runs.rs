//! Runs: puzzles one after the other, against the clock or until the first mistake.
//!
//! A run is one line in the file of the puzzle progress: `run 2026-11-27 3 kuba minutes kuba-014+ kuba-033-`, with
//! the number of the run on its day and a sign for each puzzle, solved or not. A run is saved after each puzzle:
//! its longer line replaces the shorter one.

use std::collections::BTreeSet;
use std::fmt;

use super::dates::{Day, day, is_date, not_after};

/// Maximum number of runs that are kept besides the best ones.
const MOST_RUNS: usize = 60;
/// Maximum number of puzzles in a run that is kept.
pub const MOST_TRIES: usize = 300;

/// Kind of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum RunKind {
    /// As many puzzles as possible in three minutes; three mistakes end it.
    Minutes,
    /// Until the first mistake, without a clock.
    Streak,
}

impl RunKind {
    /// All kinds.
    pub const ALL: [Self; 2] = [Self::Minutes, Self::Streak];

    const fn word(self) -> &'static str {
        match self {
            Self::Minutes => "minutes",
            Self::Streak => "streak",
        }
    }
}

/// Puzzle of a run.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RunTry {
    /// Id of the puzzle.
    pub id: String,
    /// `true` if it was solved.
    pub is_solved: bool,
}

/// A run, over or not. Runs are in the order of their days and numbers.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PuzzleRun {
    /// Day as `YYYY-MM-DD`.
    pub day: String,
    /// Number on that day, from 1.
    pub number: u32,
    /// Id of the game.
    pub game: String,
    /// Kind of the run.
    pub kind: RunKind,
    /// Puzzles in order, at most [`MOST_TRIES`].
    pub tries: Vec<RunTry>,
}

impl PuzzleRun {
    /// Returns the number of solved puzzles.
    pub fn score(&self) -> usize {
        self.tries.iter().filter(|one| one.is_solved).count()
    }

    /// Returns `true` if `earlier` is this run after fewer puzzles or the same ones.
    fn continues(&self, earlier: &Self) -> bool {
        let key = |run: &Self| (run.number, run.kind);
        key(self) == key(earlier)
            && self.day == earlier.day
            && self.game == earlier.game
            && self.tries.starts_with(&earlier.tries)
    }

    /// Reads what follows the word `run`.
    pub(super) fn read(words: &[&str]) -> Option<Self> {
        let [day, number, game, kind, tries @ ..] = words else {
            return None;
        };
        let run = Self {
            day: (*day).to_owned(),
            number: number.parse().ok()?,
            game: (*game).to_owned(),
            kind: RunKind::ALL.into_iter().find(|known| known.word() == *kind)?,
            tries: tries.iter().map(|word| read_try(word)).collect::<Option<_>>()?,
        };
        run.is_sound().then_some(run)
    }

    fn is_sound(&self) -> bool {
        is_date(&self.day)
            && is_name(&self.game)
            && (1..=MOST_TRIES).contains(&self.tries.len())
            && self.tries.iter().all(|one| is_name(&one.id))
    }
}

/// The line in the file.
impl fmt::Display for PuzzleRun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = self.kind.word();
        write!(f, "run {} {} {} {kind}", self.day, self.number, self.game)?;
        for one in &self.tries {
            let sign = if one.is_solved { '+' } else { '-' };
            write!(f, " {}{sign}", one.id)?;
        }
        Ok(())
    }
}

/// Runs of the user.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleRuns(BTreeSet<PuzzleRun>);

impl PuzzleRuns {
    /// Returns `true` if there are no runs.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns all runs, the oldest first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &PuzzleRun> {
        self.0.iter()
    }

    /// Returns the runs of a kind in a game, the oldest first.
    pub fn of<'a>(
        &'a self,
        game: &'a str,
        kind: RunKind,
    ) -> impl DoubleEndedIterator<Item = &'a PuzzleRun> {
        let is_it = move |run: &&PuzzleRun| run.game == game && run.kind == kind;
        self.0.iter().filter(is_it)
    }

    /// Returns the highest score of a kind in a game, on a day (`YYYY-MM-DD`) or at all.
    pub fn best(&self, (game, kind): (&str, RunKind), day: Option<&str>) -> Option<usize> {
        let runs = self.of(game, kind);
        let on_day = runs.filter(|run| day.is_none_or(|day| run.day == day));
        on_day.map(PuzzleRun::score).max()
    }

    /// Returns the highest score of the other runs of the same kind and game.
    pub fn best_besides(&self, run: &PuzzleRun) -> Option<usize> {
        let others = self.of(&run.game, run.kind).filter(|known| !run.continues(known));
        others.map(PuzzleRun::score).max()
    }

    /// Returns the latest streak in a game if it goes on at `today` (`YYYY-MM-DD`): it has no mistake yet, and is of
    /// that day or the day before.
    pub fn waiting<'a>(&'a self, game: &'a str, today: &str) -> Option<&'a PuzzleRun> {
        let latest = self.of(game, RunKind::Streak).next_back()?;
        let is_fresh = day(&latest.day, today) != Day::Other;
        (is_fresh && latest.score() == latest.tries.len()).then_some(latest)
    }

    /// Returns the number of the next run on a day.
    pub fn next_number(&self, day: &str) -> u32 {
        let on_day = self.0.iter().filter(|run| run.day == day);
        on_day.map(|run| run.number).max().unwrap_or(0).saturating_add(1)
    }

    /// Takes runs of days in the future back to `today`. Returns `true` if there were any.
    pub(super) fn correct_days(&mut self, today: &str) -> bool {
        let is_ahead = |run: &PuzzleRun| not_after(&run.day, today) != run.day;
        let (ahead, others): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.0).into_iter().partition(is_ahead);
        self.0 = others.into_iter().collect();
        let has_some = !ahead.is_empty();
        for run in ahead {
            self.add(PuzzleRun { day: today.to_owned(), ..run });
        }
        has_some
    }

    /// Adds a run, which replaces what was saved of it before; one that is unsound is left out. The oldest runs
    /// make room, except the best of their kind.
    pub fn add(&mut self, run: PuzzleRun) {
        if !run.is_sound() || self.0.iter().any(|known| known.continues(&run)) {
            return;
        }
        self.0.retain(|known| !run.continues(known));
        self.0.insert(run);
        while self.0.len() > MOST_RUNS {
            let is_best =
                |run: &&PuzzleRun| self.best((&run.game, run.kind), None) == Some(run.score());
            let Some(oldest) = self.0.iter().find(|run| !is_best(run)).cloned() else {
                // All are equally good: the oldest goes.
                self.0.pop_first();
                continue;
            };
            self.0.remove(&oldest);
        }
    }
}

fn read_try(word: &str) -> Option<RunTry> {
    let (id, is_solved) = match word.strip_suffix('+') {
        Some(id) => (id, true),
        None => (word.strip_suffix('-')?, false),
    };
    let id = id.to_owned();
    Some(RunTry { id, is_solved })
}

/// Accepts unknown names as well: they may come from a newer version.
pub(super) fn is_name(id: &str) -> bool {
    let known = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    (1..=40).contains(&id.len()) && id.chars().all(known)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(day: &str, number: u32, solved: usize) -> PuzzleRun {
        let tries = (0..=solved)
            .map(|place| RunTry { id: format!("kuba-{place:03}"), is_solved: place < solved });
        PuzzleRun {
            day: day.to_owned(),
            number,
            game: "kuba".to_owned(),
            kind: RunKind::Streak,
            tries: tries.collect(),
        }
    }

    #[test]
    fn the_record_stays_although_old_runs_make_room() {
        let mut runs = PuzzleRuns::default();
        runs.add(run("2026-01-01", 1, 9));
        for number in 1..200 {
            runs.add(run("2026-02-01", number, number as usize % 5));
        }
        assert_eq!(runs.iter().count(), MOST_RUNS);
        let kind = ("kuba", RunKind::Streak);
        assert_eq!(runs.best(kind, None), Some(9));
        assert_eq!(runs.best(kind, Some("2026-02-01")), Some(4));
        assert_eq!(runs.best(("kuba", RunKind::Minutes), None), None);
        assert_eq!(runs.next_number("2026-02-01"), 200);
        assert_eq!(runs.next_number("2026-02-02"), 1);
    }

    #[test]
    fn a_streak_without_a_mistake_waits_until_tomorrow() {
        let mut runs = PuzzleRuns::default();
        let mut streak = run("2026-11-27", 1, 3);
        streak.tries.pop();
        runs.add(streak.clone());
        assert_eq!(runs.waiting("kuba", "2026-11-27"), Some(&streak));
        assert_eq!(runs.waiting("kuba", "2026-11-28"), Some(&streak));
        assert_eq!(runs.waiting("kuba", "2026-11-29"), None);
        assert_eq!(runs.waiting("qubism", "2026-11-27"), None);
        runs.add(run("2026-11-27", 1, 3));
        assert_eq!(runs.waiting("kuba", "2026-11-27"), None);
    }

    #[test]
    fn a_run_is_read_as_it_was_written_and_an_unsound_one_is_not() {
        let known = run("2026-11-27", 2, 3);
        let text = known.to_string();
        let words: Vec<&str> = text.split(' ').collect();
        assert_eq!(PuzzleRun::read(&words[1..]), Some(known));
        for wrong in [
            "2026-11-27 1 kuba minutes",
            "2026-11-37 1 kuba minutes kuba-001+",
            "2026-11-27 x kuba minutes kuba-001+",
            "2026-11-27 1 kuba hours kuba-001+",
            "2026-11-27 1 kuba minutes kuba-001",
            "2026-11-27 1 kuba minutes ../x+",
            "2026-11-27 1",
        ] {
            let words: Vec<&str> = wrong.split(' ').collect();
            assert_eq!(PuzzleRun::read(&words), None, "{wrong}");
        }
        let long = format!("2026-11-27 1 kuba minutes{}", " kuba-001+".repeat(MOST_TRIES + 1));
        assert_eq!(PuzzleRun::read(&long.split(' ').collect::<Vec<_>>()), None);
    }
}
