//! Socket and cookie of the user's sound server. Only local sockets count; servers on other machines are
//! never contacted, even if the environment names them.

use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;

use kuba::app::platform::sound::pulse::address::cookie;
use kuba::app::platform::sound::pulse::address::find;
use kuba::app::platform::sound::pulse::message::COOKIE;

fn found(variables: &[(&str, &str)]) -> Option<PathBuf> {
    find(|name| {
        let value = variables.iter().find(|(known, _)| *known == name);
        value.map(|(_, value)| OsString::from(value))
    })
}

#[test]
fn the_socket_is_found_in_the_runtime_folder() {
    let usual = found(&[("XDG_RUNTIME_DIR", "/run/user/1000")]);
    assert_eq!(usual, Some("/run/user/1000/pulse/native".into()));
    let own = found(&[("PULSE_RUNTIME_PATH", "/x"), ("XDG_RUNTIME_DIR", "/y")]);
    assert_eq!(own, Some("/x/native".into()));
    assert_eq!(found(&[]), None);
}

#[test]
fn a_server_that_the_user_chooses_is_used_if_it_is_local() {
    for (server, path) in [
        ("unix:/mnt/wslg/PulseServer", Some("/mnt/wslg/PulseServer")),
        ("/tmp/native", Some("/tmp/native")),
        ("{0123abcd}unix:/tmp/native", Some("/tmp/native")),
        ("tcp:example.org:4713 unix:/tmp/native", Some("/tmp/native")),
        ("tcp:127.0.0.1", None),
        ("tcp6:[::1]:4713", None),
        ("example.org", None),
        ("{0123abcd", None),
    ] {
        let found = found(&[("PULSE_SERVER", server), ("XDG_RUNTIME_DIR", "/run/user/1")]);
        assert_eq!(found, path.map(PathBuf::from), "{server}");
    }
}

#[test]
fn a_cookie_of_another_length_is_ignored() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("cookie");
    let env = |name: &str| (name == "PULSE_COOKIE").then(|| file.clone().into_os_string());
    assert_eq!(cookie(env), None);
    fs::write(&file, [7; COOKIE]).expect("a file");
    assert_eq!(cookie(env), Some([7; COOKIE]));
    fs::write(&file, [7; 16]).expect("a file");
    assert_eq!(cookie(env), None);
}
