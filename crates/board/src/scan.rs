//! Stops of a board for playing with one key: what can be chosen now, for a highlight that walks over it.

use egui::{Context, Id};

use super::face::Shape;

/// Something on a board that can be chosen now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardStop {
    /// Id of its node for screen readers, by which it is chosen.
    pub node: Id,
    /// Its shape on the screen.
    pub outline: Shape,
    /// Group of parts that it belongs to, such as a face of a cube.
    pub group: Option<u8>,
    /// It leads to the move of the hint.
    pub is_hint: bool,
}

/// What can be chosen on a board now.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BoardStops {
    /// The stops in reading order, those of the hint first.
    pub stops: Vec<BoardStop>,
    /// Ids of all buttons over the board, also of those that cannot be chosen.
    pub buttons: Vec<Id>,
    /// A piece is chosen, and the stops are what can be done with it. The last stop puts it down.
    pub has_picks: bool,
}

fn wish() -> Id {
    Id::unique("the board tells its stops")
}

/// Asks boards for their stops from the next frame on, or no longer.
pub fn ask(ctx: &Context, wanted: bool) {
    ctx.data_mut(|data| {
        if wanted {
            data.insert_temp(wish(), true);
        } else {
            data.remove::<bool>(wish());
        }
    });
}

/// Returns `true` if boards are asked for their stops.
pub fn is_asked(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp::<bool>(wish())).is_some()
}

/// Tells the stops of the board in this frame.
pub fn tell(ctx: &Context, stops: BoardStops) {
    ctx.data_mut(|data| data.insert_temp(wish(), stops));
}

/// Takes the stops that were told in this frame.
pub fn take(ctx: &Context) -> BoardStops {
    ctx.data_mut(|data| data.remove_temp(wish()))
        .unwrap_or_default()
}
