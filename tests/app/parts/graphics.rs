//! Choice of the backend that draws the window: OpenGL if there is a usable graphics processor, else the CPU.

use std::ffi::OsString;
use std::fs;

use kuba::app::platform::plain::graphics::Backend;
use kuba::app::platform::plain::graphics::SOFTWARE_GL;
use kuba::app::platform::plain::graphics::has_usable_gpu;

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
    assert!(!has_usable_gpu(root.path(), false, |_| None), "a display output is not a processor");
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
    assert_eq!(Backend::choose(root.path(), false, |_| None), Backend::Software);
    assert_eq!(Backend::choose(root.path(), false, setting("0")), Backend::OpenGl);
    for backend in [Backend::OpenGl, Backend::Software] {
        let next = backend.other();
        let environment = |name: &str| {
            let (variable, value) = next.variable();
            match name {
                SOFTWARE_GL => setting(if backend == Backend::OpenGl { "0" } else { "1" })(name),
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
