//! A toy game of three holes in a row: a stone moves on to the next hole. The player who lights the lamp ends
//! the game and wins if the stone is in the last hole.

use std::fmt;
use std::str::FromStr;

use kuba_rules::phrase::{Phrase, ToPhrase, said_error};
use kuba_rules::{Concession, Ending, Game, GameResult, Outcome, Player};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    pub(crate) stone: u8,
    pub(crate) lit: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    Go(u8),
    Light,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TooFar;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lamp;

said_error!(TooFar);

impl ToPhrase for TooFar {
    fn phrase(&self) -> Phrase {
        Phrase::new("that is too far")
    }
}

impl ToPhrase for Lamp {
    fn phrase(&self) -> Phrase {
        Phrase::new("the lamp is lit")
    }
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Go(hole) => write!(f, "{hole}"),
            Self::Light => write!(f, "light"),
        }
    }
}

impl FromStr for Deed {
    type Err = TooFar;

    fn from_str(text: &str) -> Result<Self, TooFar> {
        match text {
            "light" => Ok(Self::Light),
            hole => hole.parse().map(Self::Go).map_err(|_| TooFar),
        }
    }
}

impl Game for Row {
    const ID: &'static str = "row";

    type Move = Deed;
    type Illegal = TooFar;
    type Ending = Ending<Lamp>;
    type Rules = ();
    type PositionError = TooFar;

    fn start((): &()) -> Self {
        Self { stone: 0, lit: false }
    }

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Player {
        Player::FIRST
    }

    fn check(&self, mv: Deed) -> Result<(), TooFar> {
        match mv {
            Deed::Go(hole) if hole > 2 || hole.abs_diff(self.stone) != 1 => Err(TooFar),
            Deed::Go(_) | Deed::Light => Ok(()),
        }
    }

    fn legal_moves(&self, moves: &mut Vec<Deed>) {
        let all = [Deed::Go(0), Deed::Go(1), Deed::Go(2), Deed::Light];
        moves.extend(all.iter().filter(|&&mv| self.check(mv).is_ok()));
    }

    fn play(&mut self, mv: Deed) {
        match mv {
            Deed::Go(hole) => self.stone = hole,
            Deed::Light => self.lit = true,
        }
    }

    fn outcome(&self) -> Option<Outcome<Self::Ending>> {
        let winner = (self.stone == 2).then_some(Player::FIRST);
        self.lit
            .then_some(Outcome { result: GameResult::from(winner), ending: Ending::OnBoard(Lamp) })
    }

    fn concede(&mut self, _: Concession) {}

    fn write_move(&self, mv: Deed) -> String {
        mv.to_string()
    }

    fn read_move(&self, text: &str) -> Result<Deed, TooFar> {
        text.parse()
    }

    fn position_text(&self) -> String {
        self.stone.to_string()
    }

    fn from_text(text: &str, (): &()) -> Result<Self, TooFar> {
        let stone = text.parse().map_err(|_| TooFar)?;
        Ok(Self { stone, lit: false })
    }
}
