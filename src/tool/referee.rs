//! Referee of a game between two engines.

use super::match_record::match_record;
use super::{GameStart, RandomOpening};
use crate::board::Playable;
use crate::phrase::{Phrase, ToPhrase};
use crate::rules::{Game, Player};

/// Game between two engines, refereed by the rules.
pub trait Referee: Send {
    /// Returns the player to move.
    fn turn(&self) -> Player;

    /// Returns `true` if the game has ended.
    fn is_over(&self) -> bool;

    /// Returns the winner, if there is one.
    fn winner(&self) -> Option<Player>;

    /// Returns the number of moves made, including those of the opening.
    fn plies(&self) -> usize;

    /// Returns the current state in the words of the engine protocol after `position`.
    fn place(&self) -> &str;

    /// Returns the text of the saved game, with players of these names.
    ///
    /// # Errors
    /// The start of the game is invalid.
    fn text(&self, names: &[String]) -> Result<String, Phrase>;

    /// Returns a copy of the game in its current state.
    fn again(&self) -> Box<dyn Referee>;

    /// Makes a move.
    ///
    /// # Errors
    /// The text is not a move, or the move is illegal.
    fn play(&mut self, text: &str) -> Result<(), Phrase>;
}

/// The only implementation of [`Referee`].
#[derive(Clone)]
struct UmpireOf<G: Game> {
    begin: GameStart,
    game: G,
    moves: Vec<G::Move>,
    place: String,
}

pub(super) fn of<G: Playable>(
    begin: &GameStart,
    opening: RandomOpening,
) -> Result<Box<dyn Referee>, Phrase> {
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
    let mut umpire = UmpireOf { begin: begin.clone(), game: start, moves: Vec::new(), place };
    for mv in moves {
        umpire.make(mv);
    }
    Ok(Box::new(umpire))
}

impl<G: Game> UmpireOf<G> {
    fn make(&mut self, mv: G::Move) {
        let word = if self.moves.is_empty() { " moves " } else { " " };
        self.place.push_str(word);
        self.place.push_str(&mv.to_string());
        self.game.play(mv);
        self.moves.push(mv);
    }
}

impl<G: Playable> Referee for UmpireOf<G> {
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
        self.moves.len()
    }

    fn place(&self) -> &str {
        &self.place
    }

    fn text(&self, names: &[String]) -> Result<String, Phrase> {
        match_record::<G>(&self.begin, &self.moves, names)
    }

    fn again(&self) -> Box<dyn Referee> {
        Box::new(self.clone())
    }

    fn play(&mut self, text: &str) -> Result<(), Phrase> {
        let mv = self.game.read_move(text).map_err(|error| error.phrase())?;
        self.make(mv);
        Ok(())
    }
}
