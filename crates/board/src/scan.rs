//! Stops of a board for playing with one key: what can be chosen now, for a highlight that walks over it.

use egui::{Context, Id};

use super::face::Shape;

/// Something on a board that can be chosen now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardItem {
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
pub struct BoardItems {
    /// The items in reading order, those of the hint first.
    pub items: Vec<BoardItem>,
    /// Ids of all buttons over the board, also of those that cannot be chosen.
    pub buttons: Vec<Id>,
    /// A piece is chosen, and the items are what can be done with it. The last item puts it down.
    pub has_picks: bool,
}

fn request() -> Id {
    Id::unique("the board tells its stops")
}

/// Asks boards for their items from the next frame on, or no longer.
pub fn ask(ctx: &Context, wanted: bool) {
    ctx.data_mut(|data| {
        if wanted {
            data.insert_temp(request(), true);
        } else {
            data.remove::<bool>(request());
        }
    });
}

/// Returns `true` if boards are asked for their items.
pub fn is_asked(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp::<bool>(request())).is_some()
}

/// Offers the items of the board in this frame.
pub fn offer(ctx: &Context, items: BoardItems) {
    ctx.data_mut(|data| data.insert_temp(request(), items));
}

/// Takes the items that were offered in this frame.
pub fn take(ctx: &Context) -> BoardItems {
    ctx.data_mut(|data| data.remove_temp(request())).unwrap_or_default()
}
