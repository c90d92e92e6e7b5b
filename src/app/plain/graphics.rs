//! Whether the window is drawn with OpenGL: where the system has a graphics processor, as a rule.

use std::ffi::OsString;
use std::path::Path;

/// The variable by which the drivers of Mesa are told to draw on the processor.
const SOFTWARE: &str = "LIBGL_ALWAYS_SOFTWARE";
/// The variable by which a start of the program that could draw one way only in vain tells the next
/// one to draw the other way.
const OTHER_WAY: &str = "KUBA_DRAWS_WITH";

/// Where the graphics processors of a system are, each as `renderD` and a number.
const RENDERERS: &str = "dev/dri";
/// What some drivers have instead: NVIDIA's, those of Windows' own Linux, and of small boards.
const OTHERS: [&str; 4] = ["dev/nvidiactl", "dev/dxg", "dev/mali0", "dev/kgsl-3d0"];

/// How a window is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) enum Drawing {
    /// With OpenGL.
    OpenGl,
    /// By the program itself.
    Itself,
}

impl Drawing {
    /// How the window is to be drawn on a system whose files begin at `root`, for a display that
    /// may be another machine's.
    pub(in crate::app) fn choose(
        root: &Path,
        is_far: bool,
        variable: impl Fn(&str) -> Option<OsString>,
    ) -> Self {
        let told = Self::told(&variable);
        told.unwrap_or_else(|| {
            if is_there(root, is_far, variable) {
                Self::OpenGl
            } else {
                Self::Itself
            }
        })
    }

    /// What a start before this one has said, which could not draw the other way.
    pub(in crate::app) fn told(variable: impl Fn(&str) -> Option<OsString>) -> Option<Self> {
        let value = variable(OTHER_WAY)?;
        let ways = [Self::OpenGl, Self::Itself];
        ways.into_iter().find(|way| value == way.name())
    }

    /// What is said of it to the next start of the program, as a variable and its value.
    pub(super) const fn variable(self) -> (&'static str, &'static str) {
        (OTHER_WAY, self.name())
    }

    /// The other way.
    pub(in crate::app) const fn other(self) -> Self {
        match self {
            Self::OpenGl => Self::Itself,
            Self::Itself => Self::OpenGl,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::OpenGl => "opengl",
            Self::Itself => "nothing",
        }
    }
}

/// Whether there is a graphics processor that OpenGL can use, on a system whose files begin at
/// `root`. What the user has said to the drivers counts before what is there. Other systems than
/// those of free desktops always have one. For a display that is far away it is on the wrong
/// machine: the drivers would send every frame, where the program itself sends those that have changed.
fn is_there(root: &Path, is_far: bool, variable: impl Fn(&str) -> Option<OsString>) -> bool {
    if let Some(software) = variable(SOFTWARE).filter(|value| !value.is_empty()) {
        return matches!(software.to_str(), Some("0" | "false" | "n" | "no"));
    }
    if !cfg!(all(unix, not(target_os = "macos"))) {
        return true;
    }
    if is_far {
        return false;
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
        assert!(!is_there(root.path(), false, |_| None));
        let devices = root.path().join("dev/dri");
        fs::create_dir_all(&devices).expect("a folder");
        fs::write(devices.join("card0"), "").expect("a file");
        assert!(
            !is_there(root.path(), false, |_| None),
            "a screen alone is none"
        );
        fs::write(devices.join("renderD128"), "").expect("a file");
        assert!(is_there(root.path(), false, |_| None));
        assert!(is_there(root.path(), false, told("")));
    }

    #[test]
    fn a_driver_may_have_a_device_of_its_own() {
        let root = tempfile::tempdir().expect("a folder");
        fs::create_dir_all(root.path().join("dev")).expect("a folder");
        fs::write(root.path().join("dev/nvidiactl"), "").expect("a file");
        assert!(is_there(root.path(), false, |_| None));
    }

    #[test]
    fn what_was_tried_in_vain_is_not_tried_again() {
        let root = tempfile::tempdir().expect("a folder");
        assert_eq!(
            Drawing::choose(root.path(), false, |_| None),
            Drawing::Itself
        );
        assert_eq!(
            Drawing::choose(root.path(), false, told("0")),
            Drawing::OpenGl
        );
        for drawing in [Drawing::OpenGl, Drawing::Itself] {
            let next = drawing.other();
            let said = |name: &str| {
                let (variable, value) = next.variable();
                match name {
                    SOFTWARE => told(if drawing == Drawing::OpenGl { "0" } else { "1" })(name),
                    _ => (name == variable).then(|| OsString::from(value)),
                }
            };
            assert_eq!(Drawing::told(said), Some(next));
            assert_eq!(Drawing::choose(root.path(), false, said), next);
        }
        assert_eq!(Drawing::told(|_| Some(OsString::from("?"))), None);
    }

    #[test]
    fn what_the_user_says_to_the_drivers_counts_first() {
        let root = tempfile::tempdir().expect("a folder");
        assert!(is_there(root.path(), false, told("0")));
        fs::create_dir_all(root.path().join("dev")).expect("a folder");
        fs::write(root.path().join("dev/nvidiactl"), "").expect("a file");
        assert!(!is_there(root.path(), false, told("1")));
        assert!(!is_there(root.path(), false, told("true")));
    }

    #[test]
    fn a_graphics_processor_draws_nothing_for_another_machine() {
        let root = tempfile::tempdir().expect("a folder");
        fs::create_dir_all(root.path().join("dev")).expect("a folder");
        fs::write(root.path().join("dev/nvidiactl"), "").expect("a file");
        assert!(!is_there(root.path(), true, |_| None));
        assert!(is_there(root.path(), true, told("0")));
    }
}
