//! Help texts of the command line in a language.

use kuba::cli::spoken::columns;

#[test]
fn east_asian_characters_take_two_columns() {
    assert_eq!(columns("Usage:"), 6);
    assert_eq!(columns("Größe"), 5);
    assert_eq!(columns("使い方:"), 7);
}
