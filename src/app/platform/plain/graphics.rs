//! Choice of the backend that draws the window: OpenGL if there is a usable graphics processor, else the CPU.

use std::ffi::OsString;
use std::path::Path;

/// Variable that makes Mesa's drivers draw on the CPU.
pub const SOFTWARE_GL: &str = "LIBGL_ALWAYS_SOFTWARE";
/// Variable by which a start whose backend failed makes the next start use the other one.
const REQUESTED_BACKEND: &str = "KUBA_DRAWS_WITH";

/// Folder of the graphics processors: files named `renderD` and a number.
const RENDER_NODES: &str = "dev/dri";
/// Device files of drivers without a render node: NVIDIA, WSL, Mali and Adreno.
const VENDOR_DEVICES: [&str; 4] = ["dev/nvidiactl", "dev/dxg", "dev/mali0", "dev/kgsl-3d0"];

/// Backend that draws the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Backend {
    /// OpenGL, on the graphics processor.
    OpenGl,
    /// The program's own rasteriser, on the CPU.
    Software,
}

impl Backend {
    /// Chooses the backend. `root` is the root of the file system; `is_remote` means that the display belongs to
    /// another machine.
    pub fn choose(
        root: &Path,
        is_remote: bool,
        variable: impl Fn(&str) -> Option<OsString>,
    ) -> Self {
        Self::requested(&variable).unwrap_or_else(|| {
            if has_usable_gpu(root, is_remote, variable) { Self::OpenGl } else { Self::Software }
        })
    }

    /// Backend that an earlier start requested after the other one failed.
    pub fn requested(variable: impl Fn(&str) -> Option<OsString>) -> Option<Self> {
        let value = variable(REQUESTED_BACKEND)?;
        let backends = [Self::OpenGl, Self::Software];
        backends.into_iter().find(|backend| value == backend.name())
    }

    /// Name and value of the variable that makes the next start use this backend.
    pub const fn variable(self) -> (&'static str, &'static str) {
        (REQUESTED_BACKEND, self.name())
    }

    /// The other backend.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::OpenGl => Self::Software,
            Self::Software => Self::OpenGl,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::OpenGl => "opengl",
            Self::Software => "nothing",
        }
    }
}

/// Returns `true` if OpenGL can use a graphics processor. The user's setting for the drivers comes first.
/// Windows and macOS always have one. For a remote display the answer is no: the drivers would send every frame
/// in full, but the program's own backend sends only what has changed.
pub fn has_usable_gpu(
    root: &Path,
    is_remote: bool,
    variable: impl Fn(&str) -> Option<OsString>,
) -> bool {
    if let Some(software) = variable(SOFTWARE_GL).filter(|value| !value.is_empty()) {
        return matches!(software.to_str(), Some("0" | "false" | "n" | "no"));
    }
    if !cfg!(all(unix, not(target_os = "macos"))) {
        return true;
    }
    if is_remote {
        return false;
    }
    let renderer = root.join(RENDER_NODES).read_dir().is_ok_and(|devices| {
        let mut names = devices.filter_map(Result::ok);
        names.any(|device| device.file_name().to_string_lossy().starts_with("renderD"))
    });
    renderer || VENDOR_DEVICES.iter().any(|device| root.join(device).exists())
}
