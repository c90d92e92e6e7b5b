//! The game activity: the game on the table, and the one suspended while the start page is shown.

use std::time::Duration;

use egui::{Context, Rect, Ui};

use crate::app::action::GameId;
use crate::app::activity::id::ActivityId;
use crate::app::activity::{
    Activity, ActivityEvent, BoardCommand, LeaveResult, Overlay, PanelPlace, PasteResult,
};
use crate::app::friends::bar as friend_bar;
use crate::app::game::conditions::own_time;
use crate::app::game::panels::warning;
use crate::app::game::seats::{MatchSeats, Strength};
use crate::app::game::table::{
    BoardReply, Draft, FriendStep, Presentation, StudyState, Table, TableCommand, TableState, Tick,
};
use crate::app::shared::Shared;
use crate::app::shell::command::{Command, CommandState, FileCommand, GameCommand, ViewCommand};
use crate::app::shell::panels::{PanelContext, bar, side_panel, stacked};
use crate::app::shell::theme;
use crate::i18n::Texts;
use crate::phrase::Phrase;
use crate::rules::Player;
use crate::session::{NodeId, Seat, TimeControl};

pub(crate) struct GameActivity {
    id: GameId,
    table: Box<dyn Table>,
    /// State at the last refresh.
    state: TableState,
    /// `true` on the start page, before a game has started.
    welcome: bool,
    /// Game to return to from the start page.
    suspended: Option<SuspendedGame>,
    /// The end of the game, if it comes, is news: the game was not over when it came to the table.
    is_news: bool,
}

struct SuspendedGame {
    id: GameId,
    /// State when it was suspended.
    state: TableState,
    table: Box<dyn Table>,
}

/// Game on the table, as the saved files see it.
#[derive(Clone, Copy)]
pub(crate) struct OnTable<'a> {
    pub(crate) table: &'a dyn Table,
    pub(crate) state: &'a TableState,
    /// `false` on the start page.
    pub(crate) begun: bool,
}

/// Game for the start page: against an easy computer. A move on its board starts it.
pub(crate) fn deal_start_page(ctx: &Context, draft: &dyn Draft) -> Box<dyn Table> {
    let state = draft.state();
    let seats = Strength::Easy.around(state.first, &state);
    draft.deal(ctx, seats)
}

impl GameActivity {
    pub(crate) fn new(
        ctx: &Context,
        shared: &Shared,
        table: Box<dyn Table>,
        welcome: bool,
    ) -> Self {
        let look =
            shared.settings.look((theme::palette(ctx), (shared.wishes)()), Player::FIRST, true);
        let presentation = Presentation {
            look,
            thinking: false,
            threats: false,
            aim: false,
            texts: &shared.texts,
        };
        Self {
            id: GameId::new(),
            state: table.state(ctx, &presentation),
            table,
            welcome,
            suspended: None,
            is_news: false,
        }
    }

    pub(crate) fn id(&self) -> GameId {
        self.id
    }

    pub(crate) fn table(&self) -> &dyn Table {
        self.table.as_ref()
    }

    pub(crate) fn table_mut(&mut self) -> &mut dyn Table {
        self.table.as_mut()
    }

    pub(crate) fn state(&self) -> &TableState {
        &self.state
    }

    pub(crate) fn is_welcome(&self) -> bool {
        self.welcome
    }

    pub(crate) fn on_table(&self) -> OnTable<'_> {
        OnTable { table: self.table.as_ref(), state: &self.state, begun: !self.welcome }
    }

    /// Players of the game on the table; empty before a game has started.
    pub(crate) fn seated(&self) -> &[Seat] {
        if self.welcome { &[] } else { &self.state.seats }
    }

    pub(crate) fn match_seats(&self) -> MatchSeats {
        MatchSeats { game: self.state.game, seats: self.seated().to_vec() }
    }

    /// Message about the clock of a game that has just started.
    pub(crate) fn clock_in_words(
        &self,
        control: Option<TimeControl>,
        texts: &Texts,
    ) -> Option<Phrase> {
        let words = match control.filter(|_| self.state.clock.is_some())? {
            TimeControl::Game { minutes, more } => Phrase::new("clock-begins-game")
                .with("minutes", minutes as usize)
                .with("more", more as usize),
            TimeControl::Move { seconds } => {
                Phrase::new("clock-begins-move").with("seconds", seconds as usize)
            }
            TimeControl::Each(times) => {
                let titles = self.state.players_by_seat(texts);
                let each = times.as_slice().iter().zip(titles);
                let each = each.map(|(time, title)| texts.say(&own_time(title, *time)));
                Phrase::new("clock-begins-each").with("times", texts.list(each))
            }
        };
        Some(words.with("of", self.state.game))
    }

    pub(crate) fn refresh(&mut self, ctx: &Context, shared: &Shared) {
        let presentation = shared.presentation(ctx, &self.state);
        self.state = self.table.state(ctx, &presentation);
        self.is_news |= self.state.ended.is_none();
    }

    /// Returns `true` once after a game has ended here.
    pub(crate) fn take_news(&mut self) -> bool {
        let has_ended = self.state.ended.is_some();
        has_ended && std::mem::take(&mut self.is_news)
    }

    pub(crate) fn perform_command(
        &mut self,
        ctx: &Context,
        shared: &Shared,
        command: TableCommand,
    ) {
        self.table.perform(command);
        self.refresh(ctx, shared);
    }

    pub(crate) fn comment(
        &mut self,
        ctx: &Context,
        shared: &Shared,
        node: NodeId,
        text: &str,
    ) -> Result<(), Phrase> {
        let written = self.table.set_comment(node, text);
        self.refresh(ctx, shared);
        written
    }

    pub(crate) fn is_suspended(&self, id: GameId) -> bool {
        self.suspended.as_ref().is_some_and(|game| game.id == id)
    }

    pub(crate) fn is_at_table(&self, id: GameId) -> bool {
        self.id == id && !self.welcome
    }

    /// The game on the table and the suspended one, with their game ids.
    pub(crate) fn games(&self) -> impl Iterator<Item = (GameId, &'static str, &dyn Table)> {
        let here = (self.id, self.state.game, self.table.as_ref());
        let suspended = self.suspended.as_ref();
        let suspended = suspended.map(|game| (game.id, game.state.game, game.table.as_ref()));
        std::iter::once(here).chain(suspended)
    }

    pub(crate) fn suspended(&self) -> Option<OnTable<'_>> {
        let game = self.suspended.as_ref()?;
        Some(OnTable { table: game.table.as_ref(), state: &game.state, begun: true })
    }

    pub(crate) fn suspended_id(&self) -> Option<GameId> {
        self.suspended.as_ref().map(|game| game.id)
    }

    pub(crate) fn has_suspended(&self) -> bool {
        self.suspended.is_some()
    }

    /// Returns `true` if the game on the table has started and not ended.
    pub(crate) fn goes_on(&self) -> bool {
        self.state.is_worth_keeping() && self.state.ended.is_none()
    }

    /// Returns `true` if the game on the table is over and nobody elsewhere is still to be told.
    pub(crate) fn is_done(&self) -> bool {
        let friend = self.state.friend.as_ref();
        self.state.ended.is_some() && friend.is_none_or(|friend| friend.step == FriendStep::Over)
    }

    /// Replaces the game on the table and drops the suspended one.
    pub(crate) fn put(&mut self, ctx: &Context, shared: &Shared, table: Box<dyn Table>) {
        self.id = GameId::new();
        self.table = table;
        self.is_news = false;
        self.welcome = false;
        self.suspended = None;
        self.refresh(ctx, shared);
    }

    /// Shows the start page with this game; suspends the game on the table if it is in progress.
    pub(crate) fn welcome(&mut self, ctx: &Context, shared: &Shared, table: Box<dyn Table>) {
        let left = SuspendedGame {
            id: std::mem::replace(&mut self.id, GameId::new()),
            state: self.state.clone(),
            table: std::mem::replace(&mut self.table, table),
        };
        self.suspended = self.goes_on().then_some(left);
        self.welcome = true;
        self.refresh(ctx, shared);
    }

    /// Shows another game on the start page. Returns the previous one.
    pub(crate) fn offer(
        &mut self,
        ctx: &Context,
        shared: &Shared,
        table: Box<dyn Table>,
    ) -> Box<dyn Table> {
        let before = std::mem::replace(&mut self.table, table);
        self.refresh(ctx, shared);
        before
    }

    /// Starts the game on the start page.
    pub(crate) fn begin(&mut self) {
        self.welcome = false;
    }

    /// Returns to the suspended game. Returns `false` if there is none.
    pub(crate) fn back(&mut self, ctx: &Context, shared: &Shared) -> bool {
        let Some(suspended) = self.suspended.take() else {
            return false;
        };
        self.id = suspended.id;
        self.table = suspended.table;
        self.welcome = false;
        self.refresh(ctx, shared);
        true
    }
}

impl Activity for GameActivity {
    fn title(&self, shared: &Shared) -> Phrase {
        let (state, texts) = (&self.state, &shared.texts);
        let players = || state.players(texts);
        let title = match &state.ended {
            _ if self.welcome => Phrase::new("title-welcome"),
            Some(_) => Phrase::new("title-over").with("players", players()),
            None => Phrase::new("title-turn")
                .with("players", players())
                .with("seat", state.seat_name(state.turn)),
        };
        title.with("game", state.title.clone())
    }

    fn status(&self, shared: &Shared) -> Phrase {
        if self.welcome {
            let is_even = shared.even_level(&self.state).is_some();
            let welcome = shared.entry(self.state.game).info.welcome();
            return welcome.with("even", i64::from(is_even));
        }
        self.state.status.clone()
    }

    fn command_state(&self) -> CommandState {
        CommandState { activity: ActivityId::Game, ..self.state.commands }
    }

    fn board_aspect(&self) -> f32 {
        self.state.aspect_ratio
    }

    fn board_ui(&mut self, ui: &mut Ui, presentation: &Presentation) -> BoardReply {
        let presentation = Presentation { aim: self.welcome, ..*presentation };
        self.table.board_ui(ui, &presentation)
    }

    fn panel(
        &self,
        ui: &mut Ui,
        place: PanelPlace,
        context: &PanelContext,
    ) -> (Rect, Vec<Command>) {
        let friend = friend_bar::shown(context);
        let aspect_ratio = self.state.aspect_ratio;
        let (board, command) = match (place, friend) {
            (PanelPlace::Beside { board, panel }, Some(friend)) => {
                let (board, bar) = bar::divide(board, bar::BAR, aspect_ratio);
                let command = friend_bar::show(ui, bar, friend, context);
                (board, side_panel::show(ui, panel, context).or(command))
            }
            (PanelPlace::Beside { board, panel }, None) => {
                (board, side_panel::show(ui, panel, context))
            }
            (PanelPlace::Stacked(area), _) => stacked::show(ui, area, context),
        };
        (board, command.into_iter().collect())
    }

    fn board_menu(&self) -> &'static [&'static [Command]] {
        &[
            &[
                Command::Game(GameCommand::Hint),
                Command::Game(GameCommand::EndTurn),
                Command::View(ViewCommand::Threats),
                Command::View(ViewCommand::TurnBoard),
                Command::View(ViewCommand::Coordinates),
            ],
            &[Command::Game(GameCommand::Undo), Command::Game(GameCommand::Redo)],
            &[
                Command::File(FileCommand::CopyGame),
                Command::File(FileCommand::CopyPosition),
                Command::File(FileCommand::Paste),
            ],
        ]
    }

    /// Board and study handle all keys of a game.
    fn keys(&self, _ctx: &Context) -> Option<Command> {
        None
    }

    fn poll(&mut self, ctx: &Context, shared: &mut Shared, tick: &Tick) -> Vec<ActivityEvent> {
        let news = self.table.poll(ctx, tick);
        self.refresh(ctx, shared);
        if self.state.thinking.is_some() {
            // The panel shows the thinking time in seconds.
            ctx.request_repaint_after(Duration::from_secs(1));
        }
        news.into_iter().map(ActivityEvent::Table).collect()
    }

    fn leave(&mut self) -> LeaveResult {
        self.table.perform(TableCommand::Rest);
        LeaveResult::Nothing
    }

    fn is_busy(&self) -> bool {
        self.table.is_busy()
    }

    fn perform(&mut self, _ctx: &Context, command: BoardCommand) {
        self.table.perform(match command {
            BoardCommand::Undo => TableCommand::Undo,
            BoardCommand::Redo => TableCommand::Redo,
            BoardCommand::Hint => TableCommand::Hint,
            BoardCommand::SwitchLayers => TableCommand::SwitchLayers,
            BoardCommand::Solution | BoardCommand::TryAgain | BoardCommand::ShowWhy => return,
        });
    }

    fn paste(&mut self, _shared: &Shared, text: &str) -> PasteResult {
        let came = if self.welcome { None } else { self.table.catch_up(text) };
        came.map_or(PasteResult::Refused, PasteResult::Continued)
    }

    fn game_text(&self) -> Option<String> {
        Some(self.table.score_sheet())
    }

    fn position_text(&self) -> Option<String> {
        Some(self.table.position_text())
    }

    fn study(&self) -> Option<&StudyState> {
        self.table.study().filter(|_| !self.welcome)
    }

    fn game(&self) -> Option<&TableState> {
        Some(&self.state)
    }

    fn is_start_page(&self) -> bool {
        self.welcome
    }

    fn overlay(
        &self,
        ui: &mut Ui,
        board: Rect,
        overlay: Overlay,
        context: &PanelContext,
    ) -> Vec<Command> {
        let command = match overlay {
            Overlay::BoardOnly => {
                let foot = board.with_min_y(board.bottom() - warning::LOW_HEIGHT);
                warning::show(ui, foot, context)
            }
            Overlay::Stacked { area, is_open: true } => stacked::drawer(ui, area, context),
            Overlay::Stacked { .. } => None,
        };
        command.into_iter().collect()
    }
}
