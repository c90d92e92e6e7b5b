//! The listed moves: those of the game, or its whole tree if there is more in it.

use egui::{Painter, Rect};

use crate::app::game::table::{Listed, Written};
use crate::app::shell::command::{Command, GameCommand, StudyCommand};
use crate::app::shell::panels::PanelContext;
use crate::bot::study::Mark;
use crate::phrase::Phrase;
use crate::session::NodeId;

/// Listed moves, addressed by index.
#[derive(Clone, Copy)]
pub(super) struct Entries<'a> {
    moves: Moves<'a>,
    /// Index of the move that leads to the shown position.
    pub(super) shown: Option<usize>,
}

#[derive(Clone, Copy)]
enum Moves<'a> {
    Plain(&'a [Written]),
    Tree(&'a [Listed]),
}

impl<'a> Entries<'a> {
    pub(super) fn of(context: &'a PanelContext) -> Self {
        match context.table.list() {
            [] => Self {
                moves: Moves::Plain(context.table.history()),
                shown: context.commands.shown.checked_sub(1),
            },
            list => Self {
                moves: Moves::Tree(list),
                shown: list.iter().position(|listed| listed.is_shown),
            },
        }
    }

    pub(super) fn len(self) -> usize {
        match self.moves {
            Moves::Plain(moves) => moves.len(),
            Moves::Tree(list) => list.len(),
        }
    }

    /// `None` if the list has only the moves of the game.
    pub(super) fn tree(self) -> Option<&'a [Listed]> {
        match self.moves {
            Moves::Plain(_) => None,
            Moves::Tree(list) => Some(list),
        }
    }

    pub(super) fn written(self, place: usize) -> &'a Written {
        match self.moves {
            Moves::Plain(moves) => &moves[place],
            Moves::Tree(list) => &list[place].written,
        }
    }

    /// `None` if the list has only the moves of the game.
    pub(super) fn listed(self, place: usize) -> Option<&'a Listed> {
        self.tree()?.get(place)
    }

    pub(super) fn mark(self, place: usize) -> Option<Mark> {
        self.listed(place)?.mark
    }

    pub(super) fn node(self, place: usize, context: &PanelContext) -> Option<NodeId> {
        match self.moves {
            Moves::Plain(moves) => context.table.node_after(moves[place].ply),
            Moves::Tree(list) => Some(list[place].node),
        }
    }

    /// Command that shows the position after a move.
    pub(super) fn command(self, place: usize) -> Command {
        match self.moves {
            Moves::Plain(moves) => Command::Game(GameCommand::Show(moves[place].ply)),
            Moves::Tree(list) => Command::Study(StudyCommand::Go(list[place].node)),
        }
    }

    /// Text of a move for screen readers.
    pub(super) fn words(self, place: usize, context: &PanelContext) -> String {
        let look = &context.presentation.look;
        let written = self.written(place);
        let words = match self.moves {
            Moves::Plain(_) => context.table.move_words(place, look),
            Moves::Tree(_) => context.table.listed_words(place, look),
        };
        let name = Phrase::new("move-name")
            .with("seat", context.state.seat_name(written.player))
            .with("move", words.unwrap_or_else(|| written.short.clone()));
        let mut name = context.texts().say(&name);
        let Some(listed) = self.listed(place) else {
            return name;
        };
        if let Some(mark) = listed.mark {
            let marked =
                Phrase::new("study-told-mark").with("name", name).with("mark", mark.sign());
            name = context.texts().say(&marked);
        }
        if listed.depth > 0 {
            let told = Phrase::new("study-told-variation").with("name", name);
            name = context.texts().say(&told);
        }
        name
    }

    /// Draws a tiny picture of the effect of a move.
    pub(super) fn paint_mark(
        self,
        place: usize,
        painter: &Painter,
        rect: Rect,
        context: &PanelContext,
    ) {
        let look = &context.presentation.look;
        match self.moves {
            Moves::Plain(_) => context.table.move_mark(place, painter, rect, look),
            Moves::Tree(_) => context.table.listed_mark(place, painter, rect, look),
        }
    }
}
