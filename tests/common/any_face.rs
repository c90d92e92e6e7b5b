//! Names of the openings on whichever faces of the cube they are drawn.

use super::places::spoken;

/// Beginnings of the labels for every face that a cell lies on. The core has a label of its own.
pub(crate) fn spoken_on_any_face(cell: &str) -> Vec<String> {
    if cell == "b22" {
        return vec!["Core, ".to_owned()];
    }
    let letters: Vec<char> = cell.chars().collect();
    let faces = [
        ("Top", letters[2] == '3'),
        ("Front", letters[1] == '1'),
        ("Right", letters[0] == 'c'),
        ("Left", letters[0] == 'a'),
        ("Back", letters[1] == '3'),
        ("Bottom", letters[2] == '1'),
    ];
    let lies = faces.into_iter().filter(|(_, lies)| *lies);
    lies.map(|(face, _)| spoken(&format!("{face}, {cell}"))).collect()
}
