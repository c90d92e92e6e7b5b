//! Coordinates of square boards: files are letters from the left, ranks are numbers from below.

/// Returns the file and rank, counted from 0, after the last typed character on a board with `side` files
/// and ranks: a letter replaces the file, a digit the rank.
pub fn typed(so_far: &str, here: (u8, u8), side: u8) -> Option<(u8, u8)> {
    let letter = so_far.chars().next_back()?;
    let (number, is_file) = match letter {
        'a'..='z' => (letter as u8 - b'a', true),
        '1'..='9' => (letter as u8 - b'1', false),
        _ => return None,
    };
    let (file, rank) = here;
    let next = if is_file { (number, rank) } else { (file, number) };
    (number < side).then_some(next)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_leads_to_a_file_and_a_digit_to_a_rank() {
        assert_eq!(typed("c", (0, 3), 5), Some((2, 3)));
        assert_eq!(typed("5", (2, 3), 5), Some((2, 4)));
        for beyond in ["f", "6", "0", "?", ""] {
            assert_eq!(typed(beyond, (0, 0), 5), None, "{beyond}");
        }
    }
}
