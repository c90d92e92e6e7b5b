//! Qubism's part of the position editor.

use super::editor_piece::QubismThing;
use super::target::Target;
use crate::editing::{Editable, EditorField, Fault, FieldValue};
use crate::face::{BoardContext, BoardFace as _, HitTarget};
use kuba_rules::phrase::{Phrase, ToPhrase};
use kuba_rules::qubism::{CUBES, Colour, GameState, Position, PositionError, QubismRules, Square};
use kuba_rules::{EditablePosition as _, Player};

impl Editable for GameState {
    type Cell = Square;
    type Thing = QubismThing;

    fn drawn(position: Position, rules: &QubismRules) -> Self {
        Self::laid_out(position, *rules)
    }

    fn cells(at: &BoardContext<Self>) -> Vec<HitTarget<Square>> {
        let spots = Self::targets(at, &[]).into_iter();
        let squares = spots.filter_map(|spot| match spot.place {
            Target::Square(square) => Some(HitTarget::part(square, spot.outline)),
            Target::Chip(..) | Target::Rail(_) => None,
        });
        squares.collect()
    }

    fn piece_at(position: &Position, square: Square) -> Option<QubismThing> {
        let pawn = position.pawn_on(square).map(Colour::of);
        let cube = || position.cube(square).map(QubismThing::Cube);
        pawn.map(QubismThing::Pawn).or_else(cube)
    }

    /// Squares where a pawn hides a cube.
    fn hidden(position: &Position) -> Vec<Square> {
        let pawns = Colour::ALL.map(|colour| position.pawn(colour.player()));
        let hidden = pawns.into_iter();
        hidden.filter(|&square| position.cube(square).is_some()).collect()
    }

    fn lay(position: &mut Position, square: Square, thing: QubismThing) {
        match thing {
            QubismThing::Cube(cube) => position.lay(square, Some(cube)),
            QubismThing::Pawn(colour) => position.stand(colour.player(), square),
        }
    }

    /// Removes a cube, even from under a pawn; a pawn always stands somewhere.
    fn take(position: &mut Position, square: Square) -> Result<(), Phrase> {
        if position.cube(square).is_none() && position.pawn_on(square).is_some() {
            return Err(Phrase::new("qubism-editor-pawn-stays"));
        }
        position.lay(square, None);
        Ok(())
    }

    fn lifted(position: &Position, square: Square) -> Position {
        let mut after = *position;
        if position.pawn_on(square).is_none() {
            after.lay(square, None);
        }
        after
    }

    fn faults(position: &Position) -> Vec<Fault<Square>> {
        let faults = position.faults().into_iter();
        let faults = faults.map(|fault| {
            let words = fault_words(position, &fault);
            match fault {
                PositionError::TooMany(_) => Fault::at(words, position.cubes()).of_count(0),
                PositionError::PawnOnCube(_, square) | PositionError::PawnOnPawn(square) => {
                    Fault::at(words, [square])
                }
                PositionError::PawnAtGoal(colour) | PositionError::NoWay(colour) => {
                    Fault::at(words, [position.pawn(colour.player())])
                }
                _ => Fault::whole(words),
            }
        });
        faults.collect()
    }

    fn counted(position: &Position) -> Vec<Phrase> {
        let cubes = Phrase::new("qubism-tally")
            .with("count", i64::from(position.cubes().len()))
            .with("left", i64::from(position.supply()))
            .with("most", i64::from(CUBES));
        vec![cubes]
    }

    fn fields(position: &Position, rules: &QubismRules) -> Vec<EditorField> {
        let turn = EditorField {
            name: Phrase::new("editor-turn"),
            value: FieldValue::Few(
                Colour::ALL.map(|colour| colour.phrase()).to_vec(),
                position.turn().index(),
            ),
        };
        vec![turn, EditorField::repetition(rules.repetition)]
    }

    fn set_field(position: &mut Position, rules: &mut QubismRules, field: usize, value: usize) {
        match field {
            0 => position.give_turn(Player::seat(value.min(1))),
            1 => rules.repetition = value == 0,
            _ => {}
        }
    }

    const EDITOR_HELP: &'static str = "qubism-editor-help";
}

fn fault_words(position: &Position, fault: &PositionError) -> Phrase {
    let of = |key, colour: &Colour| {
        Phrase::new(key)
            .with("colour", colour.phrase())
            .with("square", position.pawn(colour.player()).to_string())
    };
    match fault {
        PositionError::TooMany(count) => Phrase::new("qubism-fault-too-many")
            .with("count", i64::from(*count))
            .with("most", i64::from(CUBES)),
        PositionError::PawnOnCube(colour, _) => of("qubism-fault-pawn-on-cube", colour),
        PositionError::PawnAtGoal(colour) => of("qubism-fault-pawn-at-goal", colour),
        PositionError::PawnOnPawn(square) => {
            Phrase::new("qubism-fault-pawn-on-pawn").with("square", square.to_string())
        }
        PositionError::NoWay(colour) => of("qubism-fault-no-way", colour),
        other => other.phrase(),
    }
}
