//! The ways to begin a game that the start page offers, and their words.

use egui::{TextStyle, Ui};

use super::buttons::LinkRow;
use crate::app::shell::command::{
    Command, FriendCommand, LessonCommand, PeopleCommand, StartCommand,
};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::widgets;
use crate::bot::rating::Wish;
use crate::phrase::Phrase;
use crate::session::Seat;
use crate::store::{EarlierGame, EarlierKind};

pub(super) const EVEN: Command = Command::Start(StartCommand::PlayEven);
pub(super) const LEARN: Command = Command::Lesson(LessonCommand::Begin);
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

/// Ways besides the computer: the game that waits, people here, and people elsewhere.
pub(super) fn rows(context: &PanelContext) -> Vec<LinkRow> {
    let back = Command::Start(StartCommand::BackToGame);
    let friends = Command::Start(StartCommand::TwoPlayers);
    let waits = context.is_enabled(back).then(|| LinkRow {
        command: back,
        name: context.name(back),
        about: Some(context.text("welcome-back")),
        news: None,
        tail: None,
        aside: None,
    });
    let score = score(context);
    let is_alone = !context.home.is_shared();
    let about = if is_alone { "welcome-somebody-else" } else { "welcome-people" };
    let here = LinkRow {
        command: friends,
        name: context.name(friends),
        about: score.is_none().then(|| context.text(about)),
        news: None,
        tail: score,
        aside: is_alone.then_some(Command::People(PeopleCommand::Open)),
    };
    let is_known = !context.kept.ongoing().is_empty() || context.waiting().next().is_some();
    let elsewhere = LinkRow {
        command: if is_known {
            Command::Friend(FriendCommand::List)
        } else {
            Command::Start(StartCommand::Elsewhere)
        },
        name: context.text("welcome-elsewhere"),
        about: None,
        news: news_of_friends(context),
        tail: None,
        aside: None,
    };
    waits.into_iter().chain([here, elsewhere]).collect()
}

/// The score against somebody else who plays here: "Ana 3 : 2 Ben".
fn score(context: &PanelContext) -> Option<String> {
    let name = context.home.name()?;
    let (rival, [own, others]) = context.home.rival(context.state.game, context.kept.duels())?;
    let score = Phrase::new("welcome-score")
        .with("one", name)
        .with("own", own)
        .with("others", others)
        .with("other", rival.name.as_str());
    let is_known = context.state.seats.len() == 2 && own + others > 0;
    is_known.then(|| context.texts().say(&score))
}

/// Who waits for the user, the longest wording first.
fn news_of_friends(context: &PanelContext) -> Option<Vec<String>> {
    let texts = context.texts();
    let names = context.waiting().filter_map(|game| {
        let friend = game.summary.friend.as_ref()?;
        let seat = friend.awaited.index();
        let name = game.summary.seats.get(seat).and_then(Seat::name).map(str::to_owned);
        Some(name.unwrap_or_else(|| texts.say(&game.summary.seat_names[seat])))
    });
    let names: Vec<String> = names.collect();
    let count = Phrase::new("welcome-elsewhere-count").with("count", names.len());
    let count = texts.say(&count);
    match &names[..] {
        [] => None,
        [name] => {
            let moved =
                Phrase::new("with-friends-moved").with("named", 1_i64).with("name", &**name);
            Some(vec![texts.say(&moved), count])
        }
        _ => Some(vec![count]),
    }
}

pub(super) fn about(command: Command, context: &PanelContext) -> String {
    let phrase = match (command, context.lesson_at) {
        (EVEN, _) => return about_even(context),
        (_, (_, 0)) => Phrase::new("welcome-rules"),
        (_, (step, steps)) if (1..steps).contains(&step) => {
            Phrase::new("welcome-learn-on").with("step", step + 1).with("steps", steps)
        }
        (_, (_, steps)) => Phrase::new("welcome-learn").with("steps", steps),
    };
    context.texts().say(&phrase)
}

fn about_even(context: &PanelContext) -> String {
    let Some(level) = even_level(context) else {
        return context.text(if context.ratings.is_complete() {
            "welcome-even-new"
        } else {
            "you-reading"
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
        let short = Phrase::new("you-level").with("level", level);
        context.texts().say(&short)
    }));
    widgets::fitting_text(ui, width, words, &TextStyle::Small)
}

/// Level of an opponent as strong as the user; `None` with fewer than three games, and until all are counted.
fn even_level(context: &PanelContext) -> Option<String> {
    let scale_id = context.scale_id();
    context.ratings.standing(scale_id)?.latest()?;
    let level = context.ratings.opponent(scale_id, context.settings.even)?;
    Some(level.in_halves())
}
