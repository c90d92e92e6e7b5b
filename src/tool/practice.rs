//! Practice tasks of a saved game, and their words.

use super::analysis::listed;
use super::judged_text::judged_text;
use crate::board::Playable;
use crate::bot::practice::{Task, TaskFinder, TaskGoal};
use crate::bot::rating::{BEGINNING, EARLY_MOVES};
use crate::bot::study::{Chance, Experience, Motive, THOROUGH_NODES};
use crate::bot::{LineWin, StopSignal};
use crate::phrase::Phrase;
use crate::rules::Player;
use crate::session::Seat;
use crate::store::practice::{SavedTask, TaskSource};
use crate::store::{RecordError, read_game};

/// Players whose mistakes become tasks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum PlayerChoice {
    /// All people; every player, if the record does not name them.
    #[default]
    People,
    /// The player of the seat with this number, from 0.
    Seat(usize),
    /// The person with this name.
    Named(String),
}

/// Choice of the tasks of a game.
#[derive(Clone, Debug)]
pub struct TaskSearch {
    /// Players whose mistakes become tasks.
    pub who: PlayerChoice,
    /// Number of positions for the second judgement of a mistake.
    pub nodes: u64,
    /// Name of the game's file; see [`TaskSource`].
    pub file: String,
}

impl TaskSearch {
    /// Search for the tasks of all people in the game of this file.
    pub fn of_people(file: &str) -> Self {
        Self { who: PlayerChoice::People, nodes: THOROUGH_NODES, file: file.to_owned() }
    }
}

/// A practice task with its words.
#[derive(Clone, Debug, PartialEq)]
pub struct PracticeTask {
    /// The task.
    pub saved: SavedTask,
    /// Player who made the mistake.
    pub player: Player,
    /// Name of the player's seat.
    pub seat: Phrase,
    /// Chance that the mistake lost, in tenths of a percent.
    pub lost: u16,
    /// The player's chances after the mistake and with the best move, in percent.
    pub chances: [usize; 2],
    /// Moves that the player needs for the win that the task asks for, if it does.
    pub moves_to_win: Option<usize>,
    /// The mistake as the window lists it.
    pub listed_played: Phrase,
    /// The best play as the window lists it.
    pub listed_line: Vec<Phrase>,
    /// Reason why the best move is better.
    pub why: Option<Phrase>,
    /// Keys of the names of the skills that were missing.
    pub skills: Vec<&'static str>,
}

impl PracticeTask {
    fn of<G: Playable>(task: &Task<G>, saved: SavedTask) -> Self {
        let why = task.why();
        let win = LineWin::after(&task.game, &task.line, task.before.standing());
        let win = win.filter(|_| matches!(task.goal, TaskGoal::Win(_)));
        Self {
            saved,
            moves_to_win: win.map(|win| win.moves),
            player: task.player(),
            seat: G::seat_name(task.player()),
            lost: task.lost(),
            chances: task.chances().map(Chance::percent),
            listed_played: task.game.list_text(task.played),
            listed_line: listed(&task.game, &task.line),
            skills: skills(task, why.as_ref()),
            why,
        }
    }
}

fn skills<G: Playable>(task: &Task<G>, why: Option<&Phrase>) -> Vec<&'static str> {
    let motive = why.and_then(Motive::of::<G>);
    let is_early = task.ply < EARLY_MOVES * task.game.seats();
    let skill = motive.map(|motive| motive.skill);
    skill.into_iter().chain(is_early.then_some(BEGINNING)).collect()
}

/// Tasks of a game.
#[derive(Clone, Debug, Default)]
pub struct FoundTasks {
    /// The tasks, the largest loss first.
    pub tasks: Vec<PracticeTask>,
    /// Text of the game with the verdicts, if there are new ones.
    pub judged: Option<String>,
}

/// `Ok(None)` if it was stopped.
pub(super) fn tasks<G: Playable>(
    text: &str,
    search: &TaskSearch,
    stop: &StopSignal,
    tell: &mut dyn FnMut(usize),
) -> Result<Option<FoundTasks>, RecordError> {
    let (session, record) = read_game::<G>(text)?;
    let rules = session.start().effective_rules(record.rules.clone());
    let nodes = session.main_line().iter().enumerate().skip(1);
    let hinted = nodes.filter(|&(_, &node)| session.is_hinted(node));
    let excused: Vec<usize> = hinted.map(|(place, _)| place - 1).collect();
    let finder = TaskFinder {
        rules: &rules,
        players: &players(&search.who, &record.seats, session.start().seats()),
        excused: &excused,
        experience: Experience::at_table(record.seats.iter().filter_map(Seat::level)),
        nodes: search.nodes,
    };
    let mut line = session.judged_line();
    let Some(found) = finder.find(&mut line, stop, tell) else {
        return Ok(None);
    };
    let source = |ply| TaskSource {
        file: search.file.clone(),
        ply,
        date: record.date.clone(),
        seats: record.seats.clone(),
    };
    let task = |task: &Task<G>| {
        let saved = SavedTask::of(task, &rules, source(task.ply));
        PracticeTask::of(task, saved)
    };
    let tasks = found.iter().map(task).collect();
    Ok(Some(FoundTasks { tasks, judged: judged_text(session, record, line) }))
}

pub(super) fn task<G: Playable>(saved: &SavedTask) -> Option<PracticeTask> {
    let task = saved.task::<G>()?;
    Some(PracticeTask::of(&task, saved.clone()))
}

pub(super) fn has_player<G: Playable>(text: &str, name: &str) -> bool {
    let record = read_game::<G>(text).map(|(_, record)| record);
    record.is_ok_and(|record| record.seats.iter().any(|seat| seat.name() == Some(name)))
}

fn players(who: &PlayerChoice, seats: &[Seat], count: usize) -> Vec<Player> {
    let is_wanted = |&place: &usize| match (who, seats.get(place)) {
        (PlayerChoice::Seat(wanted), _) => place == *wanted,
        (PlayerChoice::People, seat) => seat.is_none_or(Seat::is_human),
        (PlayerChoice::Named(name), seat) => seat.and_then(Seat::name) == Some(name),
    };
    (0..count).filter(is_wanted).map(Player::seat).collect()
}
