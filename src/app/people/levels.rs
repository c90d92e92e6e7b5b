//! Strength of the players of a game that begins, as far as it is known.

use crate::app::game::table::ScaleId;
use crate::app::shell::dialogs::DialogContext;
use crate::session::Seat;

/// Level of a player among these seats: a computer's, the user's, or that of somebody else who plays here; `None` if it is
/// not known, and for an opponent as strong as the person.
pub(crate) fn level(
    context: &DialogContext,
    scale_id: ScaleId,
    seats: &[Seat],
    seat: &Seat,
) -> Option<f64> {
    let name = match seat {
        Seat::Computer(level) => return Some(f64::from(level.number())),
        Seat::Even(_) => return None,
        Seat::Human(name) => name.as_deref(),
    };
    let is_alone = seats.iter().filter(|seat| seat.is_human()).count() == 1;
    let is_user = match (name, context.home.name()) {
        (Some(name), Some(user)) => name == user,
        _ => is_alone,
    };
    if is_user {
        return Some(f64::from(context.ratings.tenths(scale_id)?) / 10.0);
    }
    context.home.people().named(name?)?.level(&key(scale_id))
}

/// Name of a scale in the list of people.
pub(crate) fn key((game, players): ScaleId) -> String {
    match players {
        2 => game.to_owned(),
        _ => format!("{game}/{players}"),
    }
}
