//! Content of the result card of a finished game. It stays as it is while the user is about to press something
//! on the card.

use egui::{Context, Id, Memory, Rect};

use super::rating;
use crate::app::game::table::Ended;
use crate::app::shell::panels::PanelContext;
use crate::bot::Level;
use crate::bot::study::{Idea, Praise};

/// A finished game on the result card.
pub struct FinishedGame<'a> {
    pub(crate) ended: &'a Ended,
    pub(crate) findings: Findings,
}

/// Findings that arrive while the card is shown, and change its layout.
#[derive(Clone, Default, PartialEq)]
pub(crate) struct Findings {
    pub(crate) praise: Option<Praise>,
    pub(crate) idea: Option<Idea>,
    /// Number of positions to practise from the game.
    pub(crate) practisable: usize,
    pub(crate) offered_level: Option<Level>,
    /// `true` if the strength of the user is known.
    pub(crate) is_rated: bool,
}

/// The card of the last frame.
#[derive(Clone)]
struct Drawn {
    pass: u64,
    rect: Rect,
    findings: Findings,
}

impl<'a> FinishedGame<'a> {
    /// The game on the table once it is over and the board is at rest.
    pub fn of(context: &PanelContext<'a>) -> Option<Self> {
        let ended = context.state.result()?;
        let ctx = context.ctx;
        let drawn = ctx.data(|data| data.get_temp::<Drawn>(id()));
        let drawn = drawn.filter(|drawn| drawn.pass + 1 >= ctx.cumulative_pass_nr());
        let findings = match drawn.filter(|drawn| is_in_use(ctx, drawn.rect)) {
            Some(drawn) => drawn.findings,
            None => Findings::new(context),
        };
        Some(Self { ended, findings })
    }

    /// Remembers where the card was drawn, and with what.
    pub(crate) fn remember(&self, ctx: &Context, rect: Rect) {
        let drawn = Drawn { pass: ctx.cumulative_pass_nr(), rect, findings: self.findings.clone() };
        ctx.data_mut(|data| data.insert_temp(id(), drawn));
    }
}

impl Findings {
    fn new(context: &PanelContext) -> Self {
        let after = context.table.after_game();
        Self {
            praise: after.and_then(|after| after.praise.clone()),
            idea: after.and_then(|after| after.idea.clone()),
            practisable: context.commands.practisable,
            offered_level: context.commands.offered_level,
            is_rated: rating::known(context).is_some(),
        }
    }

    /// Returns `true` if there are positions to practise from the game.
    pub(crate) const fn practises(&self) -> bool {
        self.practisable > 0
    }
}

fn id() -> Id {
    Id::unique("the result card")
}

/// Returns `true` if the pointer or the focus is on the card, or a button or finger is down anywhere.
fn is_in_use(ctx: &Context, card: Rect) -> bool {
    let is_pointed_at = ctx.input(|input| {
        let pointer = &input.pointer;
        let is_over = pointer.hover_pos().is_some_and(|at| card.contains(at));
        is_over || pointer.any_down()
    });
    let focused = ctx.memory(Memory::focused);
    let focused = focused.and_then(|id| ctx.read_response(id));
    is_pointed_at || focused.is_some_and(|focused| card.contains(focused.rect.center()))
}
