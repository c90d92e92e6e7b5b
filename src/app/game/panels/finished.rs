//! A finished game with what is known about it, for the result card. What arrives later has its place from the first
//! frame on.

use super::strength::Strength;
use crate::app::game::table::Ended;
use crate::app::shell::panels::PanelContext;
use crate::bot::Level;
use crate::bot::study::{Idea, Praise};

/// A finished game on the result card.
pub struct FinishedGame<'a> {
    pub(crate) ended: &'a Ended,
    /// Findings about the only person at the table; `None` for other games.
    pub(crate) findings: Option<Findings<'a>>,
}

/// Findings about the only person at the table.
pub(crate) struct Findings<'a> {
    pub(crate) praise: Option<&'a Praise>,
    pub(crate) idea: Option<&'a Idea>,
    pub(crate) practice: PracticeOffer,
    /// Level of an easier or harder rematch.
    pub(crate) offered_level: Option<Level>,
    pub(crate) strength: Strength,
    /// `true` once praise and idea are known.
    pub(crate) is_judged: bool,
}

/// Positions to practise from the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PracticeOffer {
    /// They are being looked for.
    Sought,
    /// Their number; 0 if there are none.
    Found(usize),
}

impl<'a> FinishedGame<'a> {
    /// The game on the table once it is over and the board is at rest.
    pub fn of(context: &PanelContext<'a>) -> Option<Self> {
        let ended = context.state.result()?;
        Some(Self { ended, findings: Findings::of(context) })
    }
}

impl<'a> Findings<'a> {
    fn of(context: &PanelContext<'a>) -> Option<Self> {
        let after = context.table.after_game();
        if after.is_none() && !context.table.awaits_findings() {
            return None;
        }
        let commands = &context.commands;
        Some(Self {
            praise: context.table.praise(),
            idea: after.and_then(|after| after.idea.as_ref()),
            practice: if commands.seeks_positions {
                PracticeOffer::Sought
            } else {
                PracticeOffer::Found(commands.practisable)
            },
            offered_level: commands.offered_level,
            strength: Strength::of(context),
            is_judged: after.is_some(),
        })
    }
}
