//! Cubes and pawns in the palette of the position editor.

use egui::{Key, Painter, Rect, vec2};

use super::cubes::{self, Block};
use super::geometry::{CUBE, Geometry, LIFT, PAWN};
use super::grammar::NextCube;
use super::{pawns, pieces, speech};
use crate::Look;
use crate::editing::EditorPiece;
use crate::grammar::Rotate;
use crate::paint::Circle;
use kuba_rules::Player;
use kuba_rules::phrase::Phrase;
use kuba_rules::qubism::{Colour, Cube, Fin};

/// A piece that the editor can place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QubismThing {
    /// A cube.
    Cube(Cube),
    /// A pawn.
    Pawn(Colour),
}

impl EditorPiece for QubismThing {
    fn all() -> Vec<Self> {
        let pawns = Colour::ALL.map(Self::Pawn);
        let cube = Self::Cube(NextCube::default().0);
        std::iter::once(cube).chain(pawns).collect()
    }

    fn key(self) -> Key {
        match self {
            Self::Cube(_) => Key::C,
            Self::Pawn(Colour::Black) => Key::B,
            Self::Pawn(Colour::White) => Key::W,
        }
    }

    fn name(self, viewer: Player) -> Phrase {
        match self {
            Self::Cube(cube) => {
                Phrase::new("qubism-thing-cube").with("lies", speech::lies(viewer, cube))
            }
            Self::Pawn(Colour::Black) => Phrase::new("qubism-thing-black"),
            Self::Pawn(Colour::White) => Phrase::new("qubism-thing-white"),
        }
    }

    fn paint(self, painter: &Painter, rect: Rect, look: &Look) {
        let side = rect.size().min_elem();
        match self {
            Self::Cube(cube) => {
                let block = Block {
                    center: rect.center() - vec2(0.0, LIFT * side),
                    side: CUBE * side,
                    marking: pieces::marked(&Geometry::new(rect, look.viewer), cube),
                };
                cubes::block(painter, &block, look.palette);
            }
            Self::Pawn(colour) => {
                let circle = Circle::new(rect.center(), PAWN * side);
                pawns::pawn(painter, colour, circle, look);
            }
        }
    }

    fn rotated(self, twist: Rotate) -> Option<Self> {
        let Self::Cube(Cube { arrow, fin }) = self else {
            return None;
        };
        let cube = match twist {
            Rotate::Quarter { back: true } => Cube { arrow: arrow.left(), fin },
            Rotate::Quarter { back: false } => Cube { arrow: arrow.right(), fin },
            Rotate::Flip => Cube {
                arrow,
                fin: match fin {
                    Fin::Left => Fin::Right,
                    Fin::Right => Fin::Left,
                },
            },
            Rotate::Layers => return None,
        };
        Some(Self::Cube(cube))
    }
}
