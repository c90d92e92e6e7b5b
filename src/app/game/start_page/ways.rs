//! The ways to begin that the start page offers, and their words.

use egui::{TextStyle, Ui};

use crate::app::exercise::puzzles::ListedPuzzles;
use crate::app::shell::command::{
    Command, FileCommand, FriendCommand, LessonCommand, PracticeCommand, PuzzleCommand,
    StartCommand,
};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::widgets;
use crate::bot::rating::Wish;
use crate::phrase::Phrase;
use crate::session::Seat;
use crate::store::{EarlierGame, EarlierKind};

pub(super) const EVEN: Command = Command::Start(StartCommand::PlayEven);
pub(super) const LEARN: Command = Command::Lesson(LessonCommand::Begin);
pub(super) const FRIENDS: Command = Command::Start(StartCommand::TwoPlayers);
pub(super) const PUZZLES: Command = Command::Puzzle(PuzzleCommand::Begin);
pub(super) const ELSEWHERE: Command = Command::Friend(FriendCommand::List);
pub(super) const PRACTICE: Command = Command::Practice(PracticeCommand::Begin);
/// Weakest first.
pub(super) const STRENGTHS: [Command; 3] = [
    Command::Start(StartCommand::PlayEasy),
    Command::Start(StartCommand::PlayMedium),
    Command::Start(StartCommand::PlayHard),
];

/// Returns `true` if the user has played the game before; while the games are being read, if it seems so.
pub(super) fn has_played(context: &PanelContext) -> bool {
    let is_of_game =
        |game: &EarlierGame| game.kind == EarlierKind::Archived && game.game == context.state.game;
    let is_expected = || !context.ratings.is_read() && context.earlier.iter().any(is_of_game);
    context.ratings.is_played(context.scale_id()) || is_expected()
}

pub(super) fn main_way(context: &PanelContext) -> Command {
    let (step, steps) = context.lesson_at;
    if has_played(context) {
        EVEN
    } else if step < steps || steps == 0 {
        LEARN
    } else {
        STRENGTHS[0]
    }
}

/// Ways besides the main one and those at the foot.
pub(super) fn ways(context: &PanelContext) -> Vec<Command> {
    let back = Command::Start(StartCommand::BackToGame);
    let has_puzzles = |list: &ListedPuzzles| list.game == context.state.game;
    let has_puzzles = context.puzzle_lists.iter().any(has_puzzles);
    let is_new = !has_played(context);
    let ways = [
        (back, context.is_enabled(back)),
        (ELSEWHERE, context.waiting().next().is_some()),
        (PRACTICE, has_practice(context)),
        (FRIENDS, is_new),
        (LEARN, is_new && main_way(context) != LEARN),
        (PUZZLES, has_puzzles),
    ];
    let offered = ways.into_iter().filter(|(_, is_offered)| *is_offered);
    offered.map(|(way, _)| way).collect()
}

/// Ways for which there is a quiet place at the foot.
pub(super) fn others(context: &PanelContext) -> Vec<Command> {
    let open = Command::File(FileCommand::Open);
    let mut others = if has_played(context) { vec![FRIENDS, LEARN] } else { Vec::new() };
    others.push(open);
    others.retain(|&command| context.is_enabled(command));
    others
}

/// Number of positions of the next session.
pub(super) fn due(context: &PanelContext) -> usize {
    context.practice.due(&context.today).len()
}

/// Returns `true` if there is something to practise, or a game in which there may be something.
pub(super) fn has_practice(context: &PanelContext) -> bool {
    let is_new = |game: &EarlierGame| {
        let name = game.path.file_name().and_then(|name| name.to_str());
        game.kind == EarlierKind::Archived
            && name.is_some_and(|name| !context.practice.is_looked_at(name))
    };
    due(context) > 0 || context.earlier.iter().any(is_new)
}

pub(super) fn puzzles(key: &'static str, context: &PanelContext) -> Phrase {
    let list = context.puzzle_lists.iter();
    let list = list.filter(|list| list.game == context.state.game);
    let counts = list.map(|list| (list.solved(context.progress), list.puzzles.len()));
    let (solved, count) = counts.fold((0, 0), |all, one| (all.0 + one.0, all.1 + one.1));
    Phrase::new(key).with("solved", solved).with("count", count)
}

/// Name of a button, with what its description would count if it has none.
pub(super) fn low_name(command: Command, is_described: bool, context: &PanelContext) -> String {
    match command {
        Command::Puzzle(PuzzleCommand::Begin) if !is_described => {
            context.texts().say(&puzzles("welcome-puzzles-low", context))
        }
        Command::Practice(PracticeCommand::Begin) if !is_described && due(context) > 0 => {
            let low = Phrase::new("welcome-practice-low").with("count", due(context));
            context.texts().say(&low)
        }
        ELSEWHERE => {
            let waiting = Phrase::new("welcome-friends").with("count", context.waiting().count());
            context.texts().say(&waiting)
        }
        EVEN if !is_described => even_in_short(context),
        _ => context.name(command),
    }
}

pub(super) fn about(command: Command, context: &PanelContext) -> String {
    let phrase = match (command, context.lesson_at) {
        (Command::Puzzle(PuzzleCommand::Begin), _) => puzzles("welcome-puzzles", context),
        (Command::Practice(PracticeCommand::Begin), _) => match due(context) {
            0 => Phrase::new("welcome-practice-new"),
            count => Phrase::new("welcome-practice").with("count", count),
        },
        (Command::Lesson(LessonCommand::Begin), (_, 0)) => Phrase::new("welcome-rules"),
        (Command::Lesson(LessonCommand::Begin), (step, steps)) if (1..steps).contains(&step) => {
            Phrase::new("welcome-learn-on").with("step", step + 1).with("steps", steps)
        }
        (Command::Lesson(LessonCommand::Begin), (_, steps)) => {
            Phrase::new("welcome-learn").with("steps", steps)
        }
        (ELSEWHERE, _) => return waiting_friends(context),
        (EVEN, _) => return about_even(context),
        (Command::Start(StartCommand::BackToGame), _) => Phrase::new("welcome-back"),
        _ => Phrase::new("welcome-people"),
    };
    context.texts().say(&phrase)
}

/// Names of the people who wait for the user.
fn waiting_friends(context: &PanelContext) -> String {
    let texts = context.texts();
    let names = context.waiting().filter_map(|game| {
        let friend = game.summary.friend.as_ref()?;
        let seat = game.summary.seats.get(friend.awaited.index());
        let name = seat.and_then(Seat::name).map(str::to_owned);
        let title = context.games.game(game.summary.game)?.info.title();
        let named = Phrase::new("welcome-friend")
            .with(
                "name",
                name.unwrap_or_else(|| texts.say(&game.summary.seat_names[friend.awaited.index()])),
            )
            .with("game", title);
        Some(texts.say(&named))
    });
    names.collect::<Vec<_>>().join(", ")
}

pub(super) fn short_about(command: Command, context: &PanelContext) -> String {
    let phrase = match (command, context.lesson_at) {
        (Command::Start(StartCommand::TwoPlayers), _) => Phrase::new("welcome-people-short"),
        (Command::Lesson(LessonCommand::Begin), (step, steps)) if (1..steps).contains(&step) => {
            Phrase::new("lesson-step").with("step", step + 1).with("steps", steps)
        }
        (Command::Practice(PracticeCommand::Begin), _) if due(context) > 0 => {
            Phrase::new("welcome-practice-short").with("count", due(context))
        }
        (Command::Lesson(LessonCommand::Begin), (_, steps)) if steps > 0 => {
            Phrase::new("welcome-learn-short").with("steps", steps)
        }
        _ => return about(command, context),
    };
    context.texts().say(&phrase)
}

pub(super) fn about_even(context: &PanelContext) -> String {
    let Some(level) = even_level(context) else {
        return context.text(if context.ratings.is_complete() {
            "welcome-even-new"
        } else {
            "my-games-reading"
        });
    };
    let key = match context.settings.even {
        Wish::Easier => "welcome-even-easier",
        Wish::Even => "welcome-even",
        Wish::Harder => "welcome-even-harder",
    };
    context.texts().say(&Phrase::new(key).with("level", level))
}

/// The description of the main way, shortened if it does not fit in a line of this width, in points.
pub(super) fn fitting_about(ui: &Ui, width: f32, main: Command, context: &PanelContext) -> String {
    let mut words = vec![about(main, context)];
    let level = (main == EVEN).then(|| even_level(context)).flatten();
    words.extend(level.map(|level| {
        let short = Phrase::new("my-play-level").with("level", level);
        context.texts().say(&short)
    }));
    widgets::fitting_text(ui, width, words, &TextStyle::Small)
}

/// "Even game · 4½".
pub(super) fn even_in_short(context: &PanelContext) -> String {
    match even_level(context) {
        Some(level) => {
            let short = Phrase::new("welcome-even-low").with("level", level);
            context.texts().say(&short)
        }
        None => context.name(EVEN),
    }
}

/// Level of an opponent as strong as the user; `None` with fewer than three games, and until all are counted.
pub(super) fn even_level(context: &PanelContext) -> Option<String> {
    let scale_id = context.scale_id();
    context.ratings.standing(scale_id)?.latest()?;
    let level = context.ratings.opponent(scale_id, context.settings.even)?;
    Some(level.in_halves())
}
