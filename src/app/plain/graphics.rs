//! Whether the system has a graphics processor that OpenGL can use.

use std::ffi::OsString;
use std::path::Path;

/// The variable by which the drivers of Mesa are told to draw on the processor.
pub(super) const SOFTWARE: &str = "LIBGL_ALWAYS_SOFTWARE";
/// Where the graphics processors of a system are, each as `renderD` and a number.
const RENDERERS: &str = "dev/dri";
/// What some drivers have instead: NVIDIA's, those of Windows' own Linux, and of small boards.
const OTHERS: [&str; 4] = ["dev/nvidiactl", "dev/dxg", "dev/mali0", "dev/kgsl-3d0"];

/// Whether there is one, on a system whose files begin at `root`. What the user has said to the
/// drivers counts before what is there. Other systems than those of free desktops always have one.
pub(in crate::app) fn is_there(root: &Path, variable: impl Fn(&str) -> Option<OsString>) -> bool {
    if let Some(software) = variable(SOFTWARE).filter(|value| !value.is_empty()) {
        return matches!(software.to_str(), Some("0" | "false" | "n" | "no"));
    }
    if !cfg!(all(unix, not(target_os = "macos"))) {
        return true;
    }
    let renderer = root.join(RENDERERS).read_dir().is_ok_and(|devices| {
        let mut names = devices.filter_map(Result::ok);
        names.any(|device| device.file_name().to_string_lossy().starts_with("renderD"))
    });
    renderer || OTHERS.iter().any(|device| root.join(device).exists())
}

#[cfg(all(test, unix, not(target_os = "macos")))]
mod tests {
    use std::fs;

    use super::*;

    fn told(value: &'static str) -> impl Fn(&str) -> Option<OsString> {
        move |name| (name == SOFTWARE).then(|| OsString::from(value))
    }

    #[test]
    fn a_system_has_a_graphics_processor_if_it_has_a_device_for_it() {
        let root = tempfile::tempdir().expect("a folder");
        assert!(!is_there(root.path(), |_| None));
        let devices = root.path().join("dev/dri");
        fs::create_dir_all(&devices).expect("a folder");
        fs::write(devices.join("card0"), "").expect("a file");
        assert!(!is_there(root.path(), |_| None), "a screen alone is none");
        fs::write(devices.join("renderD128"), "").expect("a file");
        assert!(is_there(root.path(), |_| None));
        assert!(is_there(root.path(), told("")));
    }

    #[test]
    fn a_driver_may_have_a_device_of_its_own() {
        let root = tempfile::tempdir().expect("a folder");
        fs::create_dir_all(root.path().join("dev")).expect("a folder");
        fs::write(root.path().join("dev/nvidiactl"), "").expect("a file");
        assert!(is_there(root.path(), |_| None));
    }

    #[test]
    fn what_the_user_says_to_the_drivers_counts_first() {
        let root = tempfile::tempdir().expect("a folder");
        assert!(is_there(root.path(), told("0")));
        fs::create_dir_all(root.path().join("dev")).expect("a folder");
        fs::write(root.path().join("dev/nvidiactl"), "").expect("a file");
        assert!(!is_there(root.path(), told("1")));
        assert!(!is_there(root.path(), told("true")));
    }
}
