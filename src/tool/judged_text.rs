//! Text of a saved game with its verdicts.

use crate::board::Playable;
use crate::bot::study::MoveLine;
use crate::session::Session;
use crate::store::{Annotations, Record};

/// Text of a game with the verdicts of its main line; `None` if none of them is deeper than that of the file.
pub(super) fn judged_text<G: Playable>(
    mut session: Session<G>,
    mut record: Record<G::Rules>,
    line: MoveLine<G>,
) -> Option<String> {
    session.take_deeper(line.known).then(|| {
        record.study = Annotations::of(&session);
        record.to_ron()
    })
}
