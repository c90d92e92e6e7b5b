//! Games between two engines, in pairs from the same opening with the seats exchanged.

use std::sync::atomic::AtomicBool;

use super::LONGEST;
use super::engine::{Budget, Engine, EngineFault, Recipe};
use crate::phrase::Phrase;
use crate::rules::Player;
use crate::tool::Referee;

/// An engine that fails in this number of games in a row ends the match.
const MOST_FAULTS: u32 = 5;

/// The engine is restarted after a failure.
pub(super) struct Side<'a> {
    recipe: &'a Recipe,
    engine: Option<Engine<'a>>,
    /// Number of games in a row that were lost by a fault.
    faults: u32,
    over: &'a AtomicBool,
}

/// Fault by which a side loses a game.
pub struct Forfeit {
    /// 0 or 1.
    pub(super) side: usize,
    pub(super) fault: EngineFault,
}

/// A finished game of a match.
pub struct RefereedGame {
    /// Points of the first side, doubled: 2, 1 or 0.
    pub points: u8,
    /// Points of the player who begins, doubled.
    pub first_player_points: u8,
    /// Stopped as a draw.
    pub too_long: bool,
    /// Set if a side lost by a fault.
    pub forfeit: Option<Forfeit>,
    /// Text of the saved game.
    pub text: String,
}

impl<'a> Side<'a> {
    pub(super) fn start(recipe: &'a Recipe, over: &'a AtomicBool) -> Result<Self, Phrase> {
        let mut side = Self { recipe, engine: None, faults: 0, over };
        side.engine().map(drop).map_err(|fault| fault.phrase(recipe.name()))?;
        Ok(side)
    }

    fn engine(&mut self) -> Result<&mut Engine<'a>, EngineFault> {
        let engine = match self.engine.take() {
            Some(engine) => engine,
            None => Engine::start(self.recipe, self.over)?,
        };
        Ok(self.engine.insert(engine))
    }

    /// Fails if the engine has failed in too many games in a row.
    fn note(&mut self, fault: Option<&EngineFault>) -> Result<(), Phrase> {
        let Some(fault) = fault else {
            self.faults = 0;
            return Ok(());
        };
        if !matches!(fault, EngineFault::Illegal(_)) {
            self.engine = None;
        }
        self.faults += 1;
        if matches!(fault, EngineFault::Over) || self.faults >= MOST_FAULTS {
            return Err(fault.phrase(self.recipe.name()));
        }
        Ok(())
    }
}

pub(super) fn play_pair(
    opened: &dyn Referee,
    sides: &mut [Side<'_>; 2],
    budget: Budget,
) -> Result<[RefereedGame; 2], Phrase> {
    Ok([play(opened.again(), sides, false, budget)?, play(opened.again(), sides, true, budget)?])
}

/// If `exchanged`, the second side begins.
fn play(
    mut umpire: Box<dyn Referee>,
    sides: &mut [Side<'_>; 2],
    exchanged: bool,
    budget: Budget,
) -> Result<RefereedGame, Phrase> {
    let side_of = |player: Player| player.index() ^ usize::from(exchanged);
    let forfeit = go_on(umpire.as_mut(), sides, side_of, budget).err();
    for (number, side) in sides.iter_mut().enumerate() {
        let fault = forfeit.as_ref().filter(|forfeit| forfeit.side == number);
        side.note(fault.map(|forfeit| &forfeit.fault))?;
    }
    let winner = match &forfeit {
        Some(forfeit) => Some(1 - forfeit.side),
        None => umpire.winner().map(side_of),
    };
    let points = |side: usize| match winner {
        None => 1,
        Some(winner) if winner == side => 2,
        Some(_) => 0,
    };
    let names = [0, 1].map(|seat| {
        let side = side_of(Player::seat(seat));
        sides[side].recipe.name().to_owned()
    });
    Ok(RefereedGame {
        text: umpire.text(&names)?,
        points: points(0),
        first_player_points: points(side_of(Player::FIRST)),
        too_long: forfeit.is_none() && !umpire.is_over(),
        forfeit,
    })
}

fn go_on(
    umpire: &mut dyn Referee,
    sides: &mut [Side<'_>; 2],
    side_of: impl Fn(Player) -> usize,
    budget: Budget,
) -> Result<(), Forfeit> {
    for (side, waiting) in sides.iter_mut().enumerate() {
        let ready = waiting.engine().and_then(Engine::new_game);
        ready.map_err(|fault| Forfeit { side, fault })?;
    }
    while !umpire.is_over() && umpire.plies() < LONGEST {
        let side = side_of(umpire.turn());
        let chosen = sides[side].engine().and_then(|engine| engine.choose(umpire.place(), budget));
        let moved = chosen.and_then(|text| {
            let played = umpire.play(&text);
            played.map_err(|_| EngineFault::Illegal(text))
        });
        moved.map_err(|fault| Forfeit { side, fault })?;
    }
    Ok(())
}
