//! Choice of the backend that draws the window: OpenGL if there is a usable graphics processor, else the CPU.

use std::ffi::OsString;
use std::path::Path;

/// Variable that makes Mesa's drivers draw on the CPU.
const SOFTWARE_GL: &str = "LIBGL_ALWAYS_SOFTWARE";
/// Variable by which a start whose backend failed makes the next start use the other one.
const REQUESTED_BACKEND: &str = "KUBA_DRAWS_WITH";

/// Folder of the graphics processors: files named `renderD` and a number.
const RENDER_NODES: &str = "dev/dri";
/// Device files of drivers without a render node: NVIDIA, WSL, Mali and Adreno.
const VENDOR_DEVICES: [&str; 4] = ["dev/nvidiactl", "dev/dxg", "dev/mali0", "dev/kgsl-3d0"];

/// Backend that draws the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Backend {
    /// OpenGL, on the graphics processor.
    OpenGl,
    /// The program's own rasteriser, on the CPU.
    Software,
}

impl Backend {
    /// Chooses the backend. `root` is the root of the file system; `is_remote` means that the display belongs to
    /// another machine.
    pub(crate) fn choose(
        root: &Path,
        is_remote: bool,
        variable: impl Fn(&str) -> Option<OsString>,
    ) -> Self {
        Self::requested(&variable).unwrap_or_else(|| {
            if has_usable_gpu(root, is_remote, variable) {
                Self::OpenGl
            } else {
                Self::Software
            }
        })
    }

    /// Backend that an earlier start requested after the other one failed.
    pub(crate) fn requested(variable: impl Fn(&str) -> Option<OsString>) -> Option<Self> {
        let value = variable(REQUESTED_BACKEND)?;
        let backends = [Self::OpenGl, Self::Software];
        backends.into_iter().find(|backend| value == backend.name())
    }

    /// Name and value of the variable that makes the next start use this backend.
    pub(super) const fn variable(self) -> (&'static str, &'static str) {
        (REQUESTED_BACKEND, self.name())
    }

    /// The other backend.
    pub(crate) const fn other(self) -> Self {
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
fn has_usable_gpu(
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
    renderer
        || VENDOR_DEVICES
            .iter()
            .any(|device| root.join(device).exists())
}

#[cfg(all(test, unix, not(target_os = "macos")))]
mod tests {
    use std::fs;

    use super::*;

    fn setting(value: &'static str) -> impl Fn(&str) -> Option<OsString> {
        move |name| (name == SOFTWARE_GL).then(|| OsString::from(value))
    }

    #[test]
    fn a_system_has_a_graphics_processor_if_it_has_a_device_for_it() {
        let root = tempfile::tempdir().expect("a folder");
        assert!(!has_usable_gpu(root.path(), false, |_| None));
        let devices = root.path().join("dev/dri");
        fs::create_dir_all(&devices).expect("a folder");
        fs::write(devices.join("card0"), "").expect("a file");
        assert!(
            !has_usable_gpu(root.path(), false, |_| None),
            "a display output is not a processor"
        );
        fs::write(devices.join("renderD128"), "").expect("a file");
        assert!(has_usable_gpu(root.path(), false, |_| None));
        assert!(has_usable_gpu(root.path(), false, setting("")));
    }

    #[test]
    fn a_driver_may_have_its_own_device_file() {
        let root = tempfile::tempdir().expect("a folder");
        fs::create_dir_all(root.path().join("dev")).expect("a folder");
        fs::write(root.path().join("dev/nvidiactl"), "").expect("a file");
        assert!(has_usable_gpu(root.path(), false, |_| None));
    }

    #[test]
    fn a_backend_that_failed_is_not_tried_again() {
        let root = tempfile::tempdir().expect("a folder");
        assert_eq!(
            Backend::choose(root.path(), false, |_| None),
            Backend::Software
        );
        assert_eq!(
            Backend::choose(root.path(), false, setting("0")),
            Backend::OpenGl
        );
        for backend in [Backend::OpenGl, Backend::Software] {
            let next = backend.other();
            let environment = |name: &str| {
                let (variable, value) = next.variable();
                match name {
                    SOFTWARE_GL => {
                        setting(if backend == Backend::OpenGl { "0" } else { "1" })(name)
                    }
                    _ => (name == variable).then(|| OsString::from(value)),
                }
            };
            assert_eq!(Backend::requested(environment), Some(next));
            assert_eq!(Backend::choose(root.path(), false, environment), next);
        }
        assert_eq!(Backend::requested(|_| Some(OsString::from("?"))), None);
    }

    #[test]
    fn the_users_setting_for_the_drivers_comes_first() {
        let root = tempfile::tempdir().expect("a folder");
        assert!(has_usable_gpu(root.path(), false, setting("0")));
        fs::create_dir_all(root.path().join("dev")).expect("a folder");
        fs::write(root.path().join("dev/nvidiactl"), "").expect("a file");
        assert!(!has_usable_gpu(root.path(), false, setting("1")));
        assert!(!has_usable_gpu(root.path(), false, setting("true")));
    }

    #[test]
    fn a_graphics_processor_draws_nothing_for_another_machine() {
        let root = tempfile::tempdir().expect("a folder");
        fs::create_dir_all(root.path().join("dev")).expect("a folder");
        fs::write(root.path().join("dev/nvidiactl"), "").expect("a file");
        assert!(!has_usable_gpu(root.path(), true, |_| None));
        assert!(has_usable_gpu(root.path(), true, setting("0")));
    }
}
