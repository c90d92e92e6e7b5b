//! Handoff of requests from the listening thread to the window's thread.

use kuba::app::platform::launch_action::LaunchAction;
use kuba::app::platform::single_instance::handoff::parse;

#[test]
fn invalid_messages_are_rejected() {
    for message in [
        &b""[..],
        b"kuba 1",
        b"kuba 1\n:7",
        b"kuba 1\n:7\n",
        b"kuba 2\n:7\nshow",
        b"kuba 1\n:7\nopen\nnear.kuba",
        b"kuba 1\n:7\nshow\xff",
    ] {
        assert_eq!(parse(message, ":7"), None, "{message:?}");
    }
    assert_eq!(parse(b"kuba 1\n:7\nshow", ":7"), Some(LaunchAction::Show));
}
