//! Places as the user sees them: "right face, bottom back corner". They save the user from learning the
//! coordinates of cells.

use super::animation::opening_of;
use kuba_rules::cubulus::{Cell, Face, Opening, SIDE};
use kuba_rules::phrase::{Phrase, ToPhrase};

/// Faces that a cell touches, in the order bottom or top, front or back, left or right.
fn sides(cell: Cell) -> impl Iterator<Item = Face> {
    let last = SIDE - 1;
    [
        (cell.layer(), Face::Bottom, Face::Top),
        (cell.rank(), Face::Front, Face::Back),
        (cell.file(), Face::Left, Face::Right),
    ]
    .into_iter()
    .filter_map(move |(along, first, other)| match along {
        0 => Some(first),
        along if along == last => Some(other),
        _ => None,
    })
}

/// Place of an opening on its face: "bottom back corner".
pub(super) fn spot(opening: Opening) -> Phrase {
    let sides: Vec<Face> = sides(opening.cell()).filter(|&side| side != opening.face()).collect();
    match sides[..] {
        [] => Phrase::new("cubulus-spot-middle"),
        [side] => Phrase::new("cubulus-spot-edge").with("side", side.phrase()),
        [one, other, ..] => Phrase::new("cubulus-spot-corner")
            .with("one", one.phrase())
            .with("other", other.phrase()),
    }
}

pub(super) fn face(face: Face) -> Phrase {
    Phrase::new(match face {
        Face::Top => "cubulus-at-top",
        Face::Front => "cubulus-at-front",
        Face::Right => "cubulus-at-right",
        Face::Left => "cubulus-at-left",
        Face::Back => "cubulus-at-back",
        Face::Bottom => "cubulus-at-bottom",
    })
}

/// Place of an opening: "right face, bottom back corner".
pub(super) fn place(opening: Opening) -> Phrase {
    Phrase::new("cubulus-place").with("face", face(opening.face())).with("spot", spot(opening))
}

pub(super) fn of_cell(cell: Cell) -> Option<Phrase> {
    opening_of(cell).map(place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kuba_i18n::Texts;

    #[test]
    fn every_opening_has_a_name_of_its_own() {
        let texts = Texts::new(&[]);
        let mut names: Vec<String> =
            Opening::all().map(|opening| texts.say(&place(opening))).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), 54);
    }

    #[test]
    fn places_are_named_as_they_are_seen() {
        let texts = Texts::new(&[]);
        let named = |cell: &str, face: Face| {
            let cell = cell.parse().expect("a cell");
            let opening = Opening::new(cell, face.inwards()).expect("an opening");
            texts.say(&place(opening))
        };
        assert_eq!(named("c31", Face::Right), "right face, bottom back corner");
        assert_eq!(named("c13", Face::Top), "top, front right corner");
        assert_eq!(named("b13", Face::Front), "front, top edge");
        assert_eq!(named("a22", Face::Left), "left face, middle");
    }
}
