//! Levels to choose from, and the level to offer after a game.

use super::seats::Seats;
use crate::board::Playable;
use crate::bot::Level;
use crate::rules::Player;
use crate::session::Session;
use crate::session::seats::common_level;

/// Games won or lost in a row after which another level is offered.
const STREAK: u32 = 2;
/// Mean chance below which a game was hopeless, in tenths of a percent.
const HOPELESS: usize = 150;
/// Mean chance above which a game was safe, in tenths of a percent.
const SAFE: usize = 850;
/// A tally below this is next to nothing.
const SMALL_TALLY: u32 = 2;

/// Levels for a player who does not know them yet: easy, medium, hard.
pub fn strengths<G: Playable>() -> [Level; 3] {
    G::SUGGESTED_LEVELS.map(|number| Level::new(number).unwrap_or_default())
}

/// Level to offer after a game of a person against a computer: an easier one after repeated losses, a
/// much easier one after a whitewash or a hopeless game, a harder one after repeated wins or a safe win.
/// `mean_chance` is the person's in this game, in tenths of a percent.
pub(super) fn offered_level<G: Playable>(
    seats: &Seats,
    session: &Session<G>,
    mean_chance: Option<usize>,
) -> Option<Level> {
    let outcome = session.outcome()?;
    if seats.has_next_level() {
        return None;
    }
    let (person, computer) = seats.person_and_computer()?;
    // An even opponent follows the person by itself.
    let level = common_level(seats.as_slice())?;
    let loses_again = seats.score().won_in_a_row(computer) >= STREAK;
    let wins_again = seats.score().won_in_a_row(person) >= STREAK;
    let winner = outcome.result.winner();
    let was_hopeless =
        winner == Some(computer) && mean_chance.is_some_and(|chance| chance < HOPELESS);
    let was_safe = winner == Some(person) && mean_chance.is_some_and(|chance| chance > SAFE);
    if was_hopeless || is_whitewash(session, person) {
        let steps = if loses_again { 3 } else { 2 };
        let easier = level.number().saturating_sub(steps).max(1);
        Level::new(easier).filter(|easier| *easier < level)
    } else if loses_again {
        level.easier()
    } else if was_safe || wins_again {
        level.harder()
    } else {
        None
    }
}

/// Size of the head start to offer after a game, 0 for none: a smaller one for a person who has won repeatedly with it.
pub(super) fn offered_head_start<G: Playable>(seats: &Seats, session: &Session<G>) -> Option<u8> {
    let head_start = session.start().head_start()?;
    let outcome = session.outcome()?;
    let has_won = outcome.result.winner() == Some(head_start.player);
    let wins_again = seats.score().won_in_a_row(head_start.player) >= STREAK;
    (has_won && wins_again && seats.is_person(head_start.player))
        .then(|| head_start.steps.saturating_sub(1))
}

/// Returns `true` if a player has lost on the board with next to nothing.
fn is_whitewash<G: Playable>(session: &Session<G>, player: Player) -> bool {
    let outcome = session.outcome();
    let winner = outcome.and_then(|outcome| outcome.result.winner());
    let has_lost = winner.is_some_and(|winner| winner != player);
    let tally = session.live().tally(player);
    has_lost && session.concession().is_none() && tally.is_some_and(|own| own < SMALL_TALLY)
}
