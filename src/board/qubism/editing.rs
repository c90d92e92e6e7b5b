//! Qubism's part of the position editor.

use egui::{Key, Painter, Rect, vec2};

use super::cubes::{self, Block};
use super::geometry::{BREADTH, CUBE, Geometry, LIFT, PAWN};
use super::grammar::NextCube;
use super::place::Place;
use super::{pawns, pieces, speech};
use crate::board::Look;
use crate::board::editing::{Editable, EditorField, FieldValue};
use crate::board::face::{BoardFace as _, Setting, Spot};
use crate::board::grammar::Twist;
use crate::board::paint::Circle;
use crate::phrase::{Phrase, Say};
use crate::rules::Player;
use crate::rules::qubism::{
    CUBES, Colour, Cube, Fin, GameState, Position, PositionError, QubismRules, Square,
};

/// A piece that the editor can place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QubismThing {
    /// A cube.
    Cube(Cube),
    /// A pawn.
    Pawn(Colour),
}

impl Editable for GameState {
    type Cell = Square;
    type Thing = QubismThing;

    fn drawn(position: Position, rules: &QubismRules) -> Self {
        Self::laid_out(position, *rules)
    }

    fn cells(at: &Setting<Self>) -> Vec<Spot<Square>> {
        let spots = Self::spots(at, &[]).into_iter();
        let squares = spots.filter_map(|spot| match spot.place {
            Place::Square(square) => Some(Spot::part(square, spot.outline)),
            Place::Chip(..) | Place::Rail(_) => None,
        });
        squares.collect()
    }

    fn cell_name(square: Square) -> String {
        square.to_string()
    }

    fn things() -> Vec<QubismThing> {
        let pawns = Colour::ALL.map(QubismThing::Pawn);
        let cube = QubismThing::Cube(NextCube::default().0);
        std::iter::once(cube).chain(pawns).collect()
    }

    fn thing_key(thing: QubismThing) -> Key {
        match thing {
            QubismThing::Cube(_) => Key::C,
            QubismThing::Pawn(Colour::Black) => Key::B,
            QubismThing::Pawn(Colour::White) => Key::W,
        }
    }

    fn thing_name(thing: QubismThing, viewer: Player) -> Phrase {
        match thing {
            QubismThing::Cube(cube) => {
                Phrase::new("qubism-thing-cube").with("lies", speech::lies(viewer, cube))
            }
            QubismThing::Pawn(Colour::Black) => Phrase::new("qubism-thing-black"),
            QubismThing::Pawn(Colour::White) => Phrase::new("qubism-thing-white"),
        }
    }

    fn paint_thing(thing: QubismThing, painter: &Painter, rect: Rect, look: &Look) {
        let side = rect.size().min_elem();
        match thing {
            QubismThing::Cube(cube) => {
                let block = Block {
                    center: rect.center() - vec2(0.0, LIFT * side),
                    side: CUBE * side,
                    marking: pieces::marked(&Geometry::new(rect, look.viewer), cube),
                };
                cubes::block(painter, &block, look.palette);
            }
            QubismThing::Pawn(colour) => {
                let circle = Circle::new(rect.center(), PAWN * side);
                pawns::pawn(painter, colour, circle, look);
            }
        }
    }

    fn turned(thing: QubismThing, twist: Twist) -> Option<QubismThing> {
        let QubismThing::Cube(Cube { arrow, fin }) = thing else {
            return None;
        };
        let cube = match twist {
            Twist::Quarter { back: true } => Cube {
                arrow: arrow.left(),
                fin,
            },
            Twist::Quarter { back: false } => Cube {
                arrow: arrow.right(),
                fin,
            },
            Twist::Flip => Cube {
                arrow,
                fin: match fin {
                    Fin::Left => Fin::Right,
                    Fin::Right => Fin::Left,
                },
            },
            Twist::Layers => return None,
        };
        Some(QubismThing::Cube(cube))
    }

    fn lying(position: &Position, square: Square) -> Option<QubismThing> {
        let pawn = position.pawn_on(square).map(Colour::of);
        let cube = || position.cube(square).map(QubismThing::Cube);
        pawn.map(QubismThing::Pawn).or_else(cube)
    }

    /// Squares where a pawn hides a cube.
    fn hidden(position: &Position) -> Vec<Square> {
        let pawns = Colour::ALL.map(|colour| position.pawn(colour.player()));
        let hidden = pawns.into_iter();
        hidden
            .filter(|&square| position.cube(square).is_some())
            .collect()
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

    fn editor_help() -> &'static str {
        "qubism-editor-help"
    }

    fn editor_breadth(_: NextCube) -> f32 {
        BREADTH
    }
}
