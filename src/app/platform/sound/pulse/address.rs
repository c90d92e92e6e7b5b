//! Socket and cookie of the user's sound server. Only local sockets count; servers on other machines are
//! never contacted, even if the environment names them.

use std::ffi::OsString;
use std::path::PathBuf;

use super::message::COOKIE;
use crate::store::files::read_bytes;

/// Path of the server's socket from the environment; `None` if the user chose a server on another machine, or
/// there is no runtime folder.
pub fn find(env: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
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
pub fn cookie(env: impl Fn(&str) -> Option<OsString>) -> Option<[u8; COOKIE]> {
    let config = env("XDG_CONFIG_HOME")
        .map(PathBuf::from)
        .or_else(|| Some(PathBuf::from(env("HOME")?).join(".config")));
    let named = env("PULSE_COOKIE").map(PathBuf::from);
    let path = named.or_else(|| Some(config?.join("pulse/cookie")))?;
    read_bytes(&path).ok()?.try_into().ok()
}
