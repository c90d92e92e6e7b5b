//! Names of the openings on the cube's board.
//!
//! It uses no other test module, so that other test crates can include it alone.

/// The side of the cube that a coordinate lies on, in words. The middle has none.
fn side(along: char, sides: [&'static str; 2]) -> Option<&'static str> {
    match along {
        'a' | '1' => Some(sides[0]),
        'c' | '3' => Some(sides[1]),
        _ => None,
    }
}

/// Beginning of the label of an opening that tests call "Right, c31": "Right, bottom back corner, ".
pub(crate) fn spoken(opening: &str) -> String {
    let Some((face, cell)) = opening.split_once(", ") else {
        return format!("{opening}, ");
    };
    let letters: Vec<char> = cell.chars().collect();
    let sides = [
        side(letters[2], ["bottom", "top"]),
        side(letters[1], ["front", "back"]),
        side(letters[0], ["left", "right"]),
    ];
    let own = face.to_lowercase();
    let sides: Vec<&str> = sides.into_iter().flatten().filter(|&side| side != own).collect();
    match sides[..] {
        [] => format!("{face}, middle, "),
        [one] => format!("{face}, {one} edge, "),
        _ => format!("{face}, {} {} corner, ", sides[0], sides[1]),
    }
}
