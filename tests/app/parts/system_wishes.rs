//! Wishes of the system about contrast, motion and colours, which change while the program runs.

use kuba::app::input::system_wishes::Wishes;
use mundy::{ColorScheme, Contrast, Preferences, ReducedMotion};

#[test]
fn a_system_that_says_nothing_wishes_nothing() {
    assert_eq!(Wishes::from(Preferences::default()), Wishes::default());
}

#[test]
fn what_the_system_prefers_becomes_a_wish() {
    let mut preferences = Preferences::default();
    preferences.contrast = Contrast::More;
    preferences.reduced_motion = ReducedMotion::Reduce;
    preferences.color_scheme = ColorScheme::Dark;
    let wishes = Wishes {
        more_contrast: true,
        less_motion: true,
        dark: Some(true),
    };
    assert_eq!(Wishes::from(preferences), wishes);
    preferences.contrast = Contrast::Less;
    assert!(!Wishes::from(preferences).more_contrast);
}
