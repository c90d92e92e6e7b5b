//! Answers over a local socket.

use std::io::Write;
use std::os::unix::net::UnixStream;

use kuba::app::platform::single_instance::handoff::SEND_TIMEOUT;
use kuba::app::platform::single_instance::socket::ACKNOWLEDGED;
use kuba::app::platform::single_instance::socket::is_answered;
use kuba::app::platform::single_instance::socket::is_answered_late;

#[test]
fn sender_and_window_agree_whether_a_request_was_taken() {
    let (mut window, sender) = UnixStream::pair().expect("a pair");
    sender.set_read_timeout(Some(SEND_TIMEOUT / 50)).expect("a time");
    assert!(!is_answered(sender));
    assert!(window.write_all(ACKNOWLEDGED).is_err());
    // The answer arrives just as the sender gives up.
    let (mut window, sender) = UnixStream::pair().expect("a pair");
    window.write_all(ACKNOWLEDGED).expect("a receiver");
    assert!(is_answered_late(sender));
}
