//! Contents of the menus. The menu bar draws them, and the list of all commands takes names and places from
//! them.

use super::PanelContext;
use crate::app::shell::command::{
    AppCommand, Command, EditorCommand, FileCommand, GameCommand, LessonCommand, PeopleCommand,
    PuzzleCommand, RunCommand, StartCommand, StudyCommand, TrainCommand, ViewCommand, YouCommand,
};
use crate::app::shell::dialogs::find::ListedCommand;
use crate::app::shell::dialogs::keys_page;
use crate::app::shell::keys;
use crate::app::shell::theme::{ContrastChoice, ThemeChoice};
use crate::board::MarbleStyle;
use crate::i18n::{self, Texts};

/// A row of a menu; texts are message keys.
pub(super) enum MenuRow {
    Command(Command),
    Separator,
    Caption(&'static str),
    Menu(&'static str, Vec<Self>),
    /// Slider for the volume.
    Volume,
}

use MenuRow::{Caption, Menu, Separator, Volume};

fn rows<const COUNT: usize>(commands: [Command; COUNT]) -> impl Iterator<Item = MenuRow> {
    commands.into_iter().map(MenuRow::Command)
}

/// The menus of the bar from left to right, with the message keys of their titles.
pub(super) fn menus(context: &PanelContext) -> [(&'static str, Vec<MenuRow>); 5] {
    [
        ("menu-game", game(context)),
        ("menu-move", moves()),
        ("menu-view", view(context)),
        ("menu-train", train()),
        ("menu-help", help()),
    ]
}

fn game(context: &PanelContext) -> Vec<MenuRow> {
    let new = [StartCommand::NewGame, StartCommand::StartPage].map(Command::Start);
    let files = [FileCommand::Open, FileCommand::SaveAs, FileCommand::Share].map(Command::File);
    let copies = [
        FileCommand::CopyGame,
        FileCommand::CopyAnalysis,
        FileCommand::CopyPosition,
        FileCommand::CopyPicture,
    ];
    let more = [
        Command::Start(StartCommand::SameAgain),
        Command::File(FileCommand::Save),
        Command::You(YouCommand::Open),
        Command::People(PeopleCommand::Open),
    ];
    let mut more: Vec<MenuRow> = rows(more).collect();
    if !context.recent.is_empty() {
        let recent = (0..context.recent.len()).map(FileCommand::Recent).map(Command::File);
        more.extend([Separator, Caption("menu-recent")]);
        more.extend(recent.map(MenuRow::Command));
    }
    let program = [AppCommand::Settings, AppCommand::Quit].map(Command::App);
    let mut menu: Vec<MenuRow> = rows(new).chain([Separator]).chain(rows(files)).collect();
    menu.push(Menu("menu-copy", rows(copies.map(Command::File)).collect()));
    menu.extend(rows([Command::File(FileCommand::Paste)]));
    menu.extend([Menu("menu-more", more), Separator]);
    menu.extend(rows(program));
    menu
}

fn moves() -> Vec<MenuRow> {
    let changes = [GameCommand::Undo, GameCommand::Redo].map(Command::Game);
    let help = [GameCommand::Hint, GameCommand::Warn].map(Command::Game);
    let turn = [
        Command::Game(GameCommand::Replay),
        Command::Game(GameCommand::OfferDraw),
        Command::Game(GameCommand::EndTurn),
        Command::Game(GameCommand::Guide),
        Command::Study(StudyCommand::ToggleLines),
        Command::Game(GameCommand::MoveNow),
        Command::Game(GameCommand::Pause),
        Command::Study(StudyCommand::PlayFromHere),
    ];
    let history = [GameCommand::First, GameCommand::Previous, GameCommand::Next, GameCommand::Last];
    let more = rows(turn).chain([Separator]).chain(rows(history.map(Command::Game)));
    let mut menu: Vec<MenuRow> = rows(changes).chain([Separator]).chain(rows(help)).collect();
    menu.push(Menu("menu-more", more.collect()));
    menu.push(Separator);
    menu.extend(rows([Command::Game(GameCommand::Resign)]));
    menu
}

fn view(context: &PanelContext) -> Vec<MenuRow> {
    let board = [ViewCommand::TurnBoard, ViewCommand::Threats].map(Command::View);
    let window = [ViewCommand::BoardOnly, ViewCommand::FullScreen].map(Command::View);
    let mut menu: Vec<MenuRow> = rows(board).collect();
    menu.push(Menu("settings-look", look(context)));
    menu.push(Separator);
    menu.extend(rows(window));
    menu.extend([Separator, Menu("menu-language", languages())]);
    menu
}

fn look(context: &PanelContext) -> Vec<MenuRow> {
    let themes = ThemeChoice::ALL.map(|theme| Command::View(ViewCommand::Theme(theme)));
    let contrasts = ContrastChoice::ALL.map(|one| Command::View(ViewCommand::Contrast(one)));
    let pieces = [MarbleStyle::Glass, MarbleStyle::Symbols];
    let pieces = pieces.map(|style| Command::View(ViewCommand::Pieces(style)));
    let sizes = [ViewCommand::ZoomIn, ViewCommand::ZoomOut, ViewCommand::ZoomReset];
    let mut menu: Vec<MenuRow> = rows([Command::View(ViewCommand::Coordinates)]).collect();
    if context.commands.large_layers.is_some() {
        menu.extend(rows([Command::View(ViewCommand::Layers)]));
    }
    menu.extend([Separator, Caption("settings-theme")]);
    menu.extend(rows(themes));
    menu.extend([Separator, Caption("settings-contrast")]);
    menu.extend(rows(contrasts));
    menu.extend([Separator, Caption("settings-marbles")]);
    menu.extend(rows(pieces));
    menu.push(Separator);
    menu.extend(rows([Command::View(ViewCommand::Sound)]));
    menu.extend([Volume, Separator]);
    menu.extend(rows(sizes.map(Command::View)));
    menu
}

/// Each language under its own name.
fn languages() -> Vec<MenuRow> {
    let language = |tag| Command::View(ViewCommand::Language(tag));
    let tags = i18n::catalogue().iter().map(|language| Some(language.tag));
    let mut menu: Vec<MenuRow> = rows([language(None)]).chain([Separator]).collect();
    menu.extend(tags.map(|tag| MenuRow::Command(language(tag))));
    menu
}

fn train() -> Vec<MenuRow> {
    let exercises = [
        Command::Train(TrainCommand::Open),
        Command::Puzzle(PuzzleCommand::Begin),
        Command::Run(RunCommand::Open),
    ];
    let positions = [Command::Editor(EditorCommand::Begin), Command::Study(StudyCommand::Toggle)];
    rows(exercises).chain([Separator]).chain(rows(positions)).collect()
}

fn help() -> Vec<MenuRow> {
    let pages = [
        Command::Lesson(LessonCommand::Begin),
        Command::App(AppCommand::Rules),
        Command::App(AppCommand::Keys),
        Command::App(AppCommand::Find),
    ];
    rows(pages).chain([Separator]).chain(rows([Command::App(AppCommand::About)])).collect()
}

/// The commands of the menus in their order, then those that are only on buttons and keys.
pub(crate) fn listed_commands(context: &PanelContext, english: &Texts) -> Vec<ListedCommand> {
    let mut list = List { context, english, listed: Vec::new() };
    for (title, rows) in menus(context) {
        list.add_menu(&context.text(title), rows);
    }
    for command in Command::all() {
        if list.listed.iter().all(|one| one.command != command) {
            list.add(command, None, list.place_beside_menus(command));
        }
    }
    one_for_each_name(list.listed)
}

/// Of several commands with one name, those that can be carried out now, or else the first.
fn one_for_each_name(all: Vec<ListedCommand>) -> Vec<ListedCommand> {
    let mut listed: Vec<ListedCommand> = Vec::new();
    for one in all {
        match listed.iter_mut().find(|other| other.name == one.name) {
            Some(_) if one.disabled.is_some() => {}
            Some(other) if other.disabled.is_some() => *other = one,
            _ => listed.push(one),
        }
    }
    listed
}

struct List<'a, 'b> {
    context: &'a PanelContext<'b>,
    english: &'a Texts,
    listed: Vec<ListedCommand>,
}

impl List<'_, '_> {
    fn add_menu(&mut self, place: &str, rows: Vec<MenuRow>) {
        let mut caption = None;
        for row in rows {
            match row {
                MenuRow::Command(command) => self.add(command, caption, place.to_owned()),
                Caption(key) => caption = Some(key),
                Separator => caption = None,
                Menu(title, rows) => {
                    let place = format!("{place} › {}", self.context.text(title));
                    self.add_menu(&place, rows);
                }
                Volume => {}
            }
        }
    }

    /// Place of a command that is in no menu.
    fn place_beside_menus(&self, command: Command) -> String {
        let text = |key| self.context.text(key);
        match command {
            Command::View(ViewCommand::MoveDrawer) => text("keys-game"),
            Command::View(_) | Command::App(AppCommand::Accessibility) => {
                format!("{} › {}", text("settings-title"), text("accessibility-title"))
            }
            Command::App(AppCommand::OftenAsked) => text("rules-title"),
            _ => text(keys_page::group_key(command)),
        }
    }

    /// Adds a command; the choices under a caption have it before their names.
    fn add(&mut self, command: Command, caption: Option<&'static str>, place: String) {
        let context = self.context;
        let name_in = |texts: &Texts| {
            let name = context.name_in(command, texts);
            let caption = caption.map(|key| format!("{}: ", texts.text(key)));
            caption.unwrap_or_default() + &name
        };
        let shortcut = context.settings.keys.shortcuts(command).first();
        let keys = shortcut.map(|shortcut| keys::parts(context.ctx, context.texts(), shortcut));
        let disabled = command.disabled_reason(&context.commands);
        let (name, english) = (name_in(context.texts()), name_in(self.english));
        self.listed.push(ListedCommand {
            command,
            english: Some(english).filter(|english| *english != name),
            name,
            place,
            keys: keys.unwrap_or_default(),
            disabled: disabled.map(|reason| context.text(reason)),
        });
    }
}
