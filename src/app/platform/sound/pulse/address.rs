//! Socket and cookie of the user's sound server. Only local sockets count; servers on other machines are
//! never contacted, even if the environment names them.

use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;

use super::message::COOKIE;

/// Path of the server's socket from the environment; `None` if the user chose a server on another machine, or
/// there is no runtime folder.
pub(super) fn find(env: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    if let Some(server) = env("PULSE_SERVER").filter(|server| !server.is_empty()) {
        let server = server.into_string().ok()?;
        return server.split_whitespace().find_map(on_this_machine);
    }
    if let Some(folder) = env("PULSE_RUNTIME_PATH") {
        return Some(PathBuf::from(folder).join("native"));
    }
    let folder = env("XDG_RUNTIME_DIR")?;
    Some(PathBuf::from(folder).join("pulse/native"))
}

/// Path in a server address, which may start with a machine id in braces.
fn on_this_machine(address: &str) -> Option<PathBuf> {
    let address = match address.strip_prefix('{') {
        Some(rest) => rest.split_once('}')?.1,
        None => address,
    };
    let path = address.strip_prefix("unix:").unwrap_or(address);
    path.starts_with('/').then(|| PathBuf::from(path))
}

/// Cookie from its usual file; `None` if it is missing or has another length.
pub(super) fn cookie(env: impl Fn(&str) -> Option<OsString>) -> Option<[u8; COOKIE]> {
    let config = env("XDG_CONFIG_HOME")
        .map(PathBuf::from)
        .or_else(|| Some(PathBuf::from(env("HOME")?).join(".config")));
    let named = env("PULSE_COOKIE").map(PathBuf::from);
    let path = named.or_else(|| Some(config?.join("pulse/cookie")))?;
    fs::read(path).ok()?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
