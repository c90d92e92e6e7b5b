//! Watches over a game between two engines.

use super::{Begin, RandomOpening};
use crate::board::Playable;
use crate::phrase::{Phrase, Say};
use crate::rules::{Game, Player};

/// A game between two engines, refereed by the rules.
pub trait Umpire: Send {
    /// The player to move.
    fn turn(&self) -> Player;

    /// Whether the game has ended.
    fn is_over(&self) -> bool;

    /// Who has won, if anybody.
    fn winner(&self) -> Option<Player>;

    /// The number of moves that were made, those of the opening included.
    fn plies(&self) -> usize;

    /// Where the game stands, as the engine protocol writes it after `position`.
    fn place(&self) -> &str;

    /// The same game once more, as it stands.
    fn again(&self) -> Box<dyn Umpire>;

    /// Makes a move.
    ///
    /// # Errors
    /// It is none, or it is not legal.
    fn play(&mut self, text: &str) -> Result<(), Phrase>;
}

/// The only implementation of [`Umpire`].
#[derive(Clone)]
struct UmpireOf<G> {
    game: G,
    plies: usize,
    place: String,
}

/// A game for two after an opening.
pub(super) fn of<G: Playable>(
    begin: &Begin,
    opening: RandomOpening,
) -> Result<Box<dyn Umpire>, Phrase> {
    let start: G = begin.game()?;
    if start.seats() != 2 {
        return Err(Phrase::new("cli-match-seats")
            .with("game", G::title())
            .with("seats", start.seats()));
    }
    let (_, moves) = opening.play(&start);
    let place = match &begin.position {
        Some(text) => format!("fen {text}"),
        None => "startpos".to_owned(),
    };
    let mut umpire = UmpireOf {
        game: start,
        plies: 0,
        place,
    };
    for mv in moves {
        umpire.make(mv);
    }
    Ok(Box::new(umpire))
}

impl<G: Game> UmpireOf<G> {
    fn make(&mut self, mv: G::Move) {
        let word = if self.plies == 0 { " moves " } else { " " };
        self.place.push_str(word);
        self.place.push_str(&mv.to_string());
        self.game.play(mv);
        self.plies += 1;
    }
}

impl<G: Game> Umpire for UmpireOf<G> {
    fn turn(&self) -> Player {
        self.game.turn()
    }

    fn is_over(&self) -> bool {
        self.game.outcome().is_some()
    }

    fn winner(&self) -> Option<Player> {
        self.game.outcome().and_then(|outcome| outcome.winner())
    }

    fn plies(&self) -> usize {
        self.plies
    }

    fn place(&self) -> &str {
        &self.place
    }

    fn again(&self) -> Box<dyn Umpire> {
        Box::new(self.clone())
    }

    fn play(&mut self, text: &str) -> Result<(), Phrase> {
        let mv = self.game.read_move(text).map_err(|error| error.phrase())?;
        self.make(mv);
        Ok(())
    }
}
