//! Messages over a local socket. The permissions of its file admit only the same user; peer credentials are not
//! checked in addition, because they do not work between two sandboxes (Flatpak).

use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::UnixStream;
use std::{fs, thread};

use kuba::app::platform::single_instance::MAX_MESSAGE;
use kuba::app::platform::single_instance::socket::ACKNOWLEDGED;
use kuba::app::platform::single_instance::socket::Channel;
use kuba::app::platform::single_instance::socket::SEND_TIMEOUT;
use kuba::app::platform::single_instance::socket::is_answered;
use kuba::app::platform::single_instance::socket::is_answered_late;
use kuba::app::platform::single_instance::socket::send;

#[test]
fn a_leftover_socket_is_replaced() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("window.bell");
    drop(Channel::bind(&path).expect("a socket"));
    assert!(path.exists(), "this is what a killed program leaves");
    assert!(!send(&path, b"hello", SEND_TIMEOUT));
    let channel = Channel::bind(&path).expect("a socket");
    thread::spawn(move || {
        channel.serve(|message, answer| {
            if message == b"hello" {
                answer();
            }
        });
    });
    assert!(send(&path, b"hello", SEND_TIMEOUT));
    assert!(!send(&path, b"good-bye", SEND_TIMEOUT));
    let mode = fs::metadata(&path).expect("the socket").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

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

#[test]
fn a_silent_sender_and_a_long_message_do_not_block_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("window.bell");
    let channel = Channel::bind(&path).expect("a socket");
    thread::spawn(move || {
        channel.serve(|_, answer| {
            answer();
        });
    });
    let silent = UnixStream::connect(&path).expect("a connection");
    assert!(!send(&path, &vec![b'x'; MAX_MESSAGE + 1], 4 * SEND_TIMEOUT));
    assert!(send(&path, &vec![b'x'; MAX_MESSAGE], 4 * SEND_TIMEOUT));
    drop(silent);
}
