//! The command line: opens the window, or runs a command without one.

use kuba::cli::printable;

#[test]
fn what_steers_a_terminal_is_written_out() {
    assert_eq!(printable("a\u{1b}[31mb\nc é"), "a\\u{1b}[31mb\\nc é");
}
