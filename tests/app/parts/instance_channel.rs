//! Messages over a local socket, on Windows over a named pipe.

use std::path::Path;
use std::{fs, thread};

use kuba::app::platform::single_instance::MAX_MESSAGE;
use kuba::app::platform::single_instance::channel::Channel;
use kuba::app::platform::single_instance::channel::send;
use kuba::app::platform::single_instance::handoff::SEND_TIMEOUT;

#[cfg(unix)]
fn connect(path: &Path) -> std::os::unix::net::UnixStream {
    std::os::unix::net::UnixStream::connect(path).expect("a connection")
}

/// Opens the pipe as another user could: without writing to it.
#[cfg(windows)]
fn connect(path: &Path) -> fs::File {
    let file = fs::read_to_string(path).expect("the name of the pipe");
    let (name, _) = file.split_once(' ').expect("a name and an answer");
    fs::File::open(format!(r"\\.\pipe\org.kubagame.Kuba-{name}")).expect("a connection")
}

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
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;

        let mode = fs::metadata(&path).expect("the socket").permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
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
    let silent = connect(&path);
    assert!(!send(&path, &vec![b'x'; MAX_MESSAGE + 1], 4 * SEND_TIMEOUT));
    assert!(send(&path, &vec![b'x'; MAX_MESSAGE], 4 * SEND_TIMEOUT));
    drop(silent);
}
