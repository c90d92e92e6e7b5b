//! Errors before there is a window, with diagnoses that help a user: missing libraries, no display,
//! unsupported colour depth.

use std::any::Any;

use kuba::app::platform::start::gist;
use kuba::app::platform::start::missing;
use kuba::app::platform::start::words;
use kuba::app::platform::start_error::StartError;
use kuba::app::platform::start_error::SystemLibrary;

#[test]
fn a_missing_library_is_named_with_its_package() {
    let libraries = [
        SystemLibrary::new("libXi", "libXi.so.6", "libxi6"),
        SystemLibrary::new("libXcursor", "libXcursor.so.1", "libxcursor1"),
        SystemLibrary::new("libX11", "libX11.so.6", "libx11-6"),
    ];
    let known = b"libX11.so.6\0/usr/lib/libX11.so.6\0libXi.so\0libXi.so.60\0";
    assert_eq!(
        missing(&libraries, known),
        Some(StartError::Library {
            libraries: "libXi, libXcursor".to_owned(),
            packages: "libxi6 libxcursor1".to_owned(),
        })
    );
    assert_eq!(missing(&libraries[2..], known), None);
}

#[test]
fn other_words_are_cut_to_what_they_say() {
    for (words, said) in [
        ("os error at linux/mod.rs:7: something odd { a: 1 }\nat line 7", "something odd"),
        (
            "Found no glutin configs matching the template: ConfigTemplate { api: None }",
            "Found no glutin configs matching the template: ConfigTemplate",
        ),
    ] {
        assert_eq!(gist(words), said);
    }
}

#[test]
fn a_panic_says_its_words() {
    for panic in [Box::new("no library") as Box<dyn Any + Send>, Box::new("no library".to_owned())]
    {
        assert_eq!(words(panic.as_ref()), "no library");
    }
}
