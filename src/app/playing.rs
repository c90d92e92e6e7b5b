//! The seat at the table: the game that is played, and the one that waits while the start page is
//! shown.

use egui::{Context, Ui};

use super::action::GameId;
use super::catalogue::Catalogue;
use super::command::Facts;
use super::frame_clock::Moment;
use super::seating::{MatchSeats, Strength};
use super::shared::Shared;
use super::table::{
    BoardReply, Draft, News, Presentation, StudyState, Table, TableCommand, TableState, Tick,
};
use super::theme;
use crate::phrase::Phrase;
use crate::rules::Player;
use crate::session::{NodeId, Seat, TimeControl};

/// The game on the table, and the one that is suspended.
pub(super) struct Playing {
    /// What tells the game on the table from others.
    id: GameId,
    table: Box<dyn Table>,
    /// How things stood at the table when it was last looked at.
    state: TableState,
    /// No game has been begun: the start page offers some.
    welcome: bool,
    /// The game that was left for the start page.
    suspended: Option<SuspendedGame>,
}

/// A game that was left for the start page.
struct SuspendedGame {
    id: GameId,
    /// Its name in files.
    name: &'static str,
    table: Box<dyn Table>,
}

/// The game on the table, as those see it who keep and save it.
#[derive(Clone, Copy)]
pub(super) struct OnTable<'a> {
    pub(super) table: &'a dyn Table,
    pub(super) state: &'a TableState,
    /// Whether a game has been begun at all.
    pub(super) begun: bool,
}

/// The table of the start page: whoever moves there has begun an easy game against the computer.
pub(super) fn deal(ctx: &Context, draft: &dyn Draft) -> Box<dyn Table> {
    let state = draft.state();
    let seats = Strength::Easy.around(state.first, &state);
    draft.deal(ctx, seats)
}

impl Playing {
    /// A game as the program starts; on `welcome` nobody has begun it.
    pub(super) fn new(
        ctx: &Context,
        shared: &Shared,
        table: Box<dyn Table>,
        welcome: bool,
    ) -> Self {
        let look = shared
            .settings
            .look(theme::palette(ctx), Player::FIRST, true);
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
        }
    }

    pub(super) fn id(&self) -> GameId {
        self.id
    }

    pub(super) fn table(&self) -> &dyn Table {
        self.table.as_ref()
    }

    pub(super) fn state(&self) -> &TableState {
        &self.state
    }

    /// Whether no game has been begun.
    pub(super) fn is_welcome(&self) -> bool {
        self.welcome
    }

    pub(super) fn on_table(&self) -> OnTable<'_> {
        OnTable {
            table: self.table.as_ref(),
            state: &self.state,
            begun: !self.welcome,
        }
    }

    /// What can be asked for at the table.
    pub(super) fn facts(&self) -> Facts {
        Facts {
            welcome: self.welcome,
            left_a_game: self.suspended.is_some(),
            ..self.state.facts
        }
    }

    /// What the status line says while the board says nothing.
    pub(super) fn status(&self, games: Catalogue) -> Phrase {
        if self.welcome {
            return (games.game_or_first(self.state.game).welcome)();
        }
        self.state.status.clone()
    }

    /// Who plays at the table; nobody before a game has been begun.
    pub(super) fn seated(&self) -> &[Seat] {
        if self.welcome { &[] } else { &self.state.seats }
    }

    pub(super) fn match_seats(&self) -> MatchSeats {
        MatchSeats {
            game: self.state.game,
            seats: self.seated().to_vec(),
        }
    }

    /// The clock of a game that has just begun, in words, if it is played by one.
    pub(super) fn clock_in_words(&self, control: Option<TimeControl>) -> Option<Phrase> {
        Some(match control.filter(|_| self.state.clock.is_some())? {
            TimeControl::Game { minutes, more } => Phrase::new("clock-begins-game")
                .with("minutes", minutes as usize)
                .with("more", more as usize),
            TimeControl::Move { seconds } => {
                Phrase::new("clock-begins-move").with("seconds", seconds as usize)
            }
        })
    }

    /// Reads how things stand at the table.
    pub(super) fn look(&mut self, ctx: &Context, shared: &Shared) {
        let presentation = shared.presentation(ctx, &self.state.seats);
        self.state = self.table.state(ctx, &presentation);
    }

    /// Lets the table do something.
    pub(super) fn perform(&mut self, ctx: &Context, shared: &Shared, command: TableCommand) {
        self.table.perform(command);
        self.look(ctx, shared);
    }

    /// Writes something about a move.
    pub(super) fn comment(
        &mut self,
        ctx: &Context,
        shared: &Shared,
        node: NodeId,
        text: &str,
    ) -> Result<(), Phrase> {
        let written = self.table.set_comment(node, text);
        self.look(ctx, shared);
        written
    }

    /// Plays what a text has more than the game on the table. Returns how many moves that are; `None`
    /// if the text does not continue it.
    pub(super) fn catch_up(&mut self, ctx: &Context, shared: &Shared, text: &str) -> Option<usize> {
        if self.welcome {
            return None;
        }
        let came = self.table.catch_up(text)?;
        self.look(ctx, shared);
        Some(came)
    }

    /// What is known of the game on the table, while it is studied.
    pub(super) fn study(&self) -> Option<&StudyState> {
        self.table.study().filter(|_| !self.welcome)
    }

    /// Lets the table rest while something else stands in its place.
    pub(super) fn rest(&mut self) {
        self.table.perform(TableCommand::Rest);
    }

    /// Listens to the computer and lets it think and play.
    pub(super) fn logic(&mut self, ctx: &Context, shared: &Shared, moment: Moment) -> Vec<News> {
        let tick = Tick {
            moment,
            look: shared.look(ctx, &self.state.seats),
            allowance: shared.settings.allowance(),
        };
        self.table.logic(ctx, &tick)
    }

    /// Draws the board, and does what is asked of the table there.
    pub(super) fn board_ui(&mut self, ui: &mut Ui, shared: &Shared) -> BoardReply {
        let presentation = Presentation {
            aim: self.welcome,
            ..shared.presentation(ui.ctx(), &self.state.seats)
        };
        self.table.board_ui(ui, &presentation)
    }

    /// Whether this game was left for the start page.
    pub(super) fn is_suspended(&self, id: GameId) -> bool {
        self.suspended.as_ref().is_some_and(|game| game.id == id)
    }

    /// Whether this game is the one on the table.
    pub(super) fn is_at_table(&self, id: GameId) -> bool {
        self.id == id && !self.welcome
    }

    /// The games that are there: the one on the table, and the one that waits; with their names in
    /// files.
    pub(super) fn games(&self) -> impl Iterator<Item = (GameId, &'static str, &dyn Table)> {
        let here = (self.id, self.state.game, self.table.as_ref());
        let suspended = self.suspended.as_ref();
        let suspended = suspended.map(|game| (game.id, game.name, game.table.as_ref()));
        std::iter::once(here).chain(suspended)
    }

    /// Whether the game on the table has begun and not ended.
    pub(super) fn goes_on(&self) -> bool {
        self.state.has_moves() && self.state.ended.is_none()
    }

    /// Puts a table in the place of all that is there.
    pub(super) fn put(&mut self, ctx: &Context, shared: &Shared, table: Box<dyn Table>) {
        self.id = GameId::new();
        self.table = table;
        self.welcome = false;
        self.suspended = None;
        self.look(ctx, shared);
    }

    /// Shows this table on the start page; the game on the table is suspended if it goes on.
    pub(super) fn welcome(&mut self, ctx: &Context, shared: &Shared, table: Box<dyn Table>) {
        let left = SuspendedGame {
            id: std::mem::replace(&mut self.id, GameId::new()),
            name: self.state.game,
            table: std::mem::replace(&mut self.table, table),
        };
        self.suspended = self.goes_on().then_some(left);
        self.welcome = true;
        self.look(ctx, shared);
    }

    /// Shows another table on the start page. Returns the one before.
    pub(super) fn offer(
        &mut self,
        ctx: &Context,
        shared: &Shared,
        table: Box<dyn Table>,
    ) -> Box<dyn Table> {
        let before = std::mem::replace(&mut self.table, table);
        self.look(ctx, shared);
        before
    }

    /// The game on the start page has been begun.
    pub(super) fn begin(&mut self) {
        self.welcome = false;
    }

    /// Shows the game again that was left for the start page. Says whether one was.
    pub(super) fn back(&mut self, ctx: &Context, shared: &Shared) -> bool {
        let Some(suspended) = self.suspended.take() else {
            return false;
        };
        self.id = suspended.id;
        self.table = suspended.table;
        self.welcome = false;
        self.look(ctx, shared);
        true
    }
}
